"""The value: what a player will still gain, by the patterns on the board.

It is the sum of the weights of the patterns round all points near dots: what is good for one player is as bad
for the other, so a pattern and the one with the colours changed share a weight of opposite signs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kropki.board import Board
from kropki.computer.threats import spread

SIDE = 3
"""The side of the window of a pattern."""

Key = tuple[int, int, int, int]
"""The first player's dots, the second's and the points that are shut in a window, and the grid's stride."""

_OTHER = bytes((0, 2, 1, 3)) + bytes(range(4, 256))
_DIGITS = b"0123" + bytes(range(4, 256))


def _turned() -> list[list[int]]:
    """Where the places of a window come to lie by turns and mirrors."""
    rows = [[y * SIDE + x for x in range(SIDE)] for y in range(SIDE)]
    orders = []
    for _ in range(4):
        rows = [[*row] for row in zip(*rows[::-1], strict=True)]
        orders.append([place for row in rows for place in row])
        orders.append([place for row in rows for place in reversed(row)])
    return orders


_TURNED = _turned()


def windows(board: Board) -> Iterator[Key]:
    """The windows round all points near dots but those that are shut."""
    grid = board.grid
    first, second = board.alive_mask(0), board.alive_mask(1)
    playable = board.open_mask | first | second
    shut = ((1 << grid.limit + grid.stride) - 1) ^ playable
    span = grid.window | 1 << grid.reach
    for point in grid.mask_points(spread(first | second, grid.stride) & playable):
        at = point - grid.reach
        yield first >> at & span, second >> at & span, shut >> at & span, grid.stride


def named(key: Key) -> tuple[str, int]:
    """The name of a window's pattern and 1, or -1 if it is told with the colours changed; 0 if it is the same
    with the colours changed."""
    first, second, shut, stride = key
    marks = bytearray(SIDE * SIDE)
    for i in range(SIDE * SIDE):
        bit = 1 << i // SIDE * stride + i % SIDE
        marks[i] = 3 if shut & bit else 2 if second & bit else 1 if first & bit else 0
    told, changed = _least(bytes(marks)), _least(bytes(marks).translate(_OTHER))
    if told == changed:
        return "", 0
    return min(told, changed), 1 if told < changed else -1


def _least(marks: bytes) -> str:
    return min([bytes([marks[i] for i in order]) for order in _TURNED]).translate(_DIGITS).decode()


class Value:
    """Tells what a player of two will still gain, by the weights of patterns and what it is worth to be to
    move."""

    def __init__(self, weights: Mapping[str, float], tempo: float) -> None:
        self._weights = weights
        self._tempo = tempo
        self._known: dict[Key, float] = {}

    def __call__(self, board: Board, player: int) -> float:
        """What the player to move will still gain, in dots."""
        known = self._known
        total = 0.0
        for key in windows(board):
            weight = known.get(key)
            if weight is None:
                name, sign = named(key)
                weight = known[key] = sign * self._weights.get(name, 0.0)
            total += weight
        return (total if player == 0 else -total) + self._tempo
