"""Positions of small boards as bytes, the same for all symmetric ones.

A byte stands for a point, row by row, as the player to move sees it:

    0 open                      3 their territory, empty         6 my territory, empty
    1 my dot                    4 my dot in their territory      7 my dot in my territory
    2 their dot                 5 their dot in their territory   8 their dot in my territory
    9 open in my house         10 open in their house
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from operator import itemgetter

from kropki.board.board import Board
from kropki.board.grid import Mask, Player

Position = bytes
"""A position in one of its symmetric forms."""
CODES = 11
"""How many values a point has."""
OPEN = bytes((0, 9, 10))
"""The values of open points."""


def position_of(board: Board, mover: Player) -> Position:
    """Return a position of two players in its first form, of all symmetric ones.

    Args:
        board: The position.
        mover: Who is to move.
    """
    other = 1 - mover
    grid = board.grid
    spread = spread_of(grid.width, grid.height, grid.stride)
    open_points = board.open_mask
    mine, theirs = board.alive_mask(mover), board.alive_mask(other)
    codes = spread(mine) + 2 * spread(theirs)
    for factor, mask in (
        (9, board.house_mask(mover) & open_points),
        (10, board.house_mask(other) & open_points),
        (6, board.held_mask(mover)),
        (3, board.held_mask(other)),
        (1, board.dot_mask(mover) & ~mine),
        (2, board.dot_mask(other) & ~theirs),
    ):
        if mask:
            codes += factor * spread(mask)
    flat = codes.to_bytes(grid.width * grid.height, "little")
    return bytes(min([form(flat) for form in symmetries(grid.width, grid.height)]))


def open_points(position: Position) -> int:
    """Return how many points of a position are open."""
    return sum(map(position.count, OPEN))


@cache
def symmetries(width: int, height: int) -> tuple[Callable[[bytes], tuple[int, ...]], ...]:
    """Return what turns and mirrors the points of a board, in each way that keeps its shape."""
    forms = dict.fromkeys(_turned(width, height))
    return tuple(itemgetter(*form) if len(form) > 1 else tuple for form in forms)


def _turned(width: int, height: int) -> Iterator[tuple[int, ...]]:
    rows = [[y * width + x for x in range(width)] for y in range(height)]
    for _ in range(4):
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
        if len(rows) == height:
            yield tuple(point for row in rows for point in row)
            yield tuple(point for row in rows[::-1] for point in row)


@cache
def spread_of(width: int, height: int, stride: int) -> Callable[[Mask], int]:
    """Return what makes of a mask a number with a byte for each point of the board, row by row."""
    bits = (1 << width) - 1
    row = [
        int.from_bytes(bytes(number >> x & 1 for x in range(width)), "little") for number in range(bits + 1)
    ]
    shifts = [(8 * width * y, (y + 1) * stride + 1) for y in range(height)]

    def spread(mask: Mask) -> int:
        return sum([row[mask >> shift & bits] << place for place, shift in shifts])

    return spread
