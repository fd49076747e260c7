"""The value: what a player will still gain, by the patterns on the board.

It is the sum of the weights of the patterns round all points near dots: what is good for one player is as bad
for the other, so a pattern and the one with the colours changed share a weight of opposite signs."""

from __future__ import annotations

from collections.abc import Mapping

from kropki.board import Board
from kropki.computer.threats import spread

_SWAPPED = bytes((0, 2, 1, 3))


def _named(first: int, second: int, shut: int, stride: int) -> tuple[str, int]:
    """The name of the pattern in a 3×3 window, and 1, or -1 if it is told with the colours changed; 0 if
    it is the same with the colours changed."""
    marks = bytearray(9)
    for i in range(9):
        bit = 1 << i // 3 * stride + i % 3
        marks[i] = 3 if shut & bit else 2 if second & bit else 1 if first & bit else 0
    told = _least(bytes(marks))
    swapped = _least(bytes(marks).translate(_TRANSLATED))
    if told == swapped:
        return "", 0
    return min(told, swapped), 1 if told < swapped else -1


_TRANSLATED = _SWAPPED + bytes(range(4, 256))
_TURNED = [
    [(y * 3 + x) for y, x in order]
    for order in (
        [(y, x) for y in range(3) for x in range(3)],
        [(x, 2 - y) for y in range(3) for x in range(3)],
        [(2 - y, 2 - x) for y in range(3) for x in range(3)],
        [(2 - x, y) for y in range(3) for x in range(3)],
        [(y, 2 - x) for y in range(3) for x in range(3)],
        [(x, y) for y in range(3) for x in range(3)],
        [(2 - y, x) for y in range(3) for x in range(3)],
        [(2 - x, 2 - y) for y in range(3) for x in range(3)],
    )
]


def _least(marks: bytes) -> str:
    return min([bytes([marks[i] for i in order]) for order in _TURNED]).translate(_DIGITS).decode()


_DIGITS = b"0123" + bytes(range(4, 256))


_names: dict[tuple[int, int, int, int], tuple[str, int]] = {}


def windows(board: Board):
    grid = board.grid
    first, second = board.alive_mask(0), board.alive_mask(1)
    near = spread(first | second, grid.stride) & grid.board
    shut = ((1 << grid.limit + grid.stride) - 1) ^ (board.open_mask | first | second)
    span = grid.window | 1 << grid.reach
    for point in grid.mask_points(near & ~(shut & grid.board)):
        at = point - grid.reach
        yield (first >> at & span, second >> at & span, shut >> at & span, grid.stride)


def feature_counts(board: Board) -> dict[str, int]:
    """How often each pattern is on the board, for player 0 less for player 1."""
    counts: dict[str, int] = {}
    for key in windows(board):
        named = _names.get(key)
        if named is None:
            named = _names[key] = _named(*key)
        name, sign = named
        if sign:
            counts[name] = counts.get(name, 0) + sign
    return {name: count for name, count in counts.items() if count}


class Value:
    def __init__(self, weights: Mapping[str, float], tempo: float) -> None:
        self.weights = weights
        self.tempo = tempo
        self._by_key: dict[tuple[int, int, int, int], float] = {}

    def __call__(self, board: Board, player: int) -> float:
        """What the player to move will still gain."""
        total = 0.0
        known = self._by_key
        for key in windows(board):
            weight = known.get(key)
            if weight is None:
                name, sign = _named(*key)
                weight = known[key] = sign * self.weights.get(name, 0.0)
            total += weight
        return (total if player == 0 else -total) + self.tempo
