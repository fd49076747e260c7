"""What lies around a point, independent of rotation and reflection."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from kropki.board.enclosure import union
from kropki.board.grid import Grid, Mask, Point

REACH = 2
"""How far the window around a point extends to each side."""
SPAN = 2 * REACH + 1
"""The width and height of the window."""

_OFFSETS = [(dx, dy) for dy in range(-REACH, REACH + 1) for dx in range(-REACH, REACH + 1)]
_SYMMETRIES: tuple[Callable[[int, int], tuple[int, int]], ...] = (
    lambda x, y: (x, y),
    lambda x, y: (-y, x),
    lambda x, y: (-x, -y),
    lambda x, y: (y, -x),
    lambda x, y: (-x, y),
    lambda x, y: (y, x),
    lambda x, y: (x, -y),
    lambda x, y: (-y, -x),
)
_NEIGHBOURS = [offset for offset in _OFFSETS if max(map(abs, offset)) == 1]
_DIAMOND = [offset for offset in _OFFSETS if 0 < abs(offset[0]) + abs(offset[1]) <= 2]
"""The neighbours of a point, and the four points two steps away in its row and column."""
_RIM = [offset for offset in _OFFSETS if max(map(abs, offset)) == 2]
"""The sixteen points around the neighbours."""


def _orders(offsets: list[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """Return, for each symmetry, the places in the window where it moves the offsets."""
    return tuple(tuple(_OFFSETS.index(turn(*offset)) for offset in offsets) for turn in _SYMMETRIES)


_NEIGHBOUR_ORDERS = _orders(_NEIGHBOURS)
_DIAMOND_ORDERS = _orders(_DIAMOND)
_RIM_PLACES = [_OFFSETS.index(offset) for offset in _RIM]
_JUMPS = [
    (
        _OFFSETS.index((x, y)),
        [_OFFSETS.index((dx, dy)) for dx, dy in _NEIGHBOURS if max(abs(x - dx), abs(y - dy)) == 1],
    )
    for x, y in _RIM
]
"""Each place of the rim, with the places between it and the middle."""


@lru_cache(maxsize=64)
def window_mask(grid: Grid) -> Mask:
    """Return the mask of a window whose first point has index 0.

    To cut the window around a point out of a mask, shift the mask left by at least `window_shift(grid)`, so
    that no part of the window has a negative index. Then shift it right to the first point of the window.
    """
    return union(1 << (dy + REACH) * grid.stride + dx + REACH for dx, dy in _OFFSETS)


def window_shift(grid: Grid) -> int:
    """Return how far the first point of a window lies before its middle."""
    return REACH * grid.stride + REACH


def edge_distance(point: Point, grid: Grid) -> int:
    """Return how many steps a point is away from the edge; 0 if it lies on the edge."""
    x, y = grid.xy(point)
    return min(x, y, grid.width - 1 - x, grid.height - 1 - y)


def window_marks(first: Mask, second: Mask, blocked: Mask, stride: int) -> bytes:
    """Return the marks of the points in a window, row by row.

    A mark is 1 for a dot of the first player, 2 for a dot of the second player, 3 for a blocked point, and 0
    for an open point.

    Args:
        first: The dots of the first player, cut out by the window.
        second: The dots of the second player.
        blocked: The points without alive dots where no dot can be played, on or off the board.
        stride: The stride of the grid.
    """
    marks = bytearray(SPAN * SPAN)
    for row in range(SPAN):
        for column in range(SPAN):
            bit = 1 << row * stride + column
            if blocked & bit:
                marks[row * SPAN + column] = 3
            elif second & bit:
                marks[row * SPAN + column] = 2
            elif first & bit:
                marks[row * SPAN + column] = 1
    return bytes(marks)


def pattern_features(marks: bytes) -> list[str]:
    """Return the names of the features of a window.

    They are the pattern of the neighbours (`n`), the pattern up to two steps away along rows and columns
    (`w`), the number of dots of both players on the rim (`f`), and to how many dots of each player a dot in
    the middle would be linked across an open point (`j`, `k`).

    Args:
        marks: The marks of the window, as `window_marks` returns them.
    """
    own = enemy = 0
    for place in _RIM_PLACES:
        if marks[place] == 1:
            own += 1
        elif marks[place] == 2:
            enemy += 1
    links = [0, 0, 0, 0]
    for place, between in _JUMPS:
        if marks[place] and not any(marks[i] for i in between):
            links[marks[place]] += 1
    return [
        f"n{_pattern_number(_NEIGHBOUR_ORDERS, marks):x}",
        f"w{_pattern_number(_DIAMOND_ORDERS, marks):x}",
        f"f{min(own, 4)}{min(enemy, 4)}",
        f"j{min(links[1], 4)}",
        f"k{min(links[2], 4)}",
    ]


def _pattern_number(orders: tuple[tuple[int, ...], ...], marks: bytes) -> int:
    """Return a number for the marks on some places, the same for all rotations and reflections."""
    number = 0
    for mark in min([bytes([marks[i] for i in places]) for places in orders]):
        number = number << 2 | mark
    return number
