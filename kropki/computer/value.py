"""The value: what a player will still gain, by the patterns on the board.

It is the sum of the weights of the patterns round all points near dots: what is good for one player is as bad
for the other, so a pattern and the one with the colours changed share a weight of opposite signs."""

from __future__ import annotations

from collections.abc import Mapping

from kropki.board import Board
from kropki.computer.patterns import NEAR, alike
from kropki.computer.threats import spread
from kropki.grid import Grid

_SWAPPED = (0, 2, 1, 3)


def _named(first: int, second: int, shut: int, grid: Grid) -> tuple[str, int]:
    """The name of the pattern in a 3×3 window, and 1, or -1 if it is told with the colours changed; 0 if
    it is the same with the colours changed."""
    marks = {}
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            bit = 1 << (dy + 1) * grid.stride + dx + 1
            marks[dx, dy] = 1 if first & bit else 2 if second & bit else 3 if shut & bit else 0
    swapped = {place: _SWAPPED[mark] for place, mark in marks.items()}
    a = marks[0, 0], alike(NEAR, marks)
    b = swapped[0, 0], alike(NEAR, swapped)
    if a == b:
        return "", 0
    sign = 1 if a < b else -1
    centre, ring = min(a, b)
    return f"{centre}{ring:x}", sign


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
            named = _names[key] = _named(*key[:3], board.grid)
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
                name, sign = _named(*key[:3], board.grid)
                weight = known[key] = sign * self.weights.get(name, 0.0)
            total += weight
        return (total if player == 0 else -total) + self.tempo
