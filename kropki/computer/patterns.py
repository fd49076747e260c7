"""Patterns: what lies round a point, alike however it is turned or mirrored."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from kropki.board.grid import Grid

REACH = 2
"""How far the window round a point goes to each side."""
SPAN = 2 * REACH + 1

_PLACES = [(dx, dy) for dy in range(-REACH, REACH + 1) for dx in range(-REACH, REACH + 1)]
_TURNS: tuple[Callable[[int, int], tuple[int, int]], ...] = (
    lambda x, y: (x, y),
    lambda x, y: (-y, x),
    lambda x, y: (-x, -y),
    lambda x, y: (y, -x),
    lambda x, y: (-x, y),
    lambda x, y: (y, x),
    lambda x, y: (x, -y),
    lambda x, y: (-y, -x),
)

NEAR = [place for place in _PLACES if max(map(abs, place)) == 1]
"""The eight points round one."""
WIDE = [place for place in _PLACES if 0 < abs(place[0]) + abs(place[1]) <= 2]
"""Those and the four two steps away along the lines."""
FAR = [place for place in _PLACES if max(map(abs, place)) == 2]
"""The sixteen round those eight."""


@lru_cache(maxsize=64)
def window(grid: Grid) -> int:
    """The window as a mask; `mask >> point - shift(grid) & window(grid)` cuts it out round a point of a mask
    that was shifted up by `shift(grid)` to have room."""
    return sum(1 << (dy + REACH) * grid.stride + dx + REACH for dx, dy in _PLACES)


def shift(grid: Grid) -> int:
    """How far the window's first point lies before its middle one."""
    return REACH * grid.stride + REACH


def alike(order: tuple[tuple[int, ...], ...], marks: bytes) -> int:
    """A number for what is marked (0 to 3 each) on some places: the same for all that a turn or a mirror
    makes of it. `order` says where the places come to lie by each turn."""
    number = 0
    for mark in min([bytes([marks[i] for i in places]) for places in order]):
        number = number << 2 | mark
    return number


def _turned(places: list[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(_PLACES.index(turn(*place)) for place in places) for turn in _TURNS)


NEAR_TURNED = _turned(NEAR)
WIDE_TURNED = _turned(WIDE)
_FAR = [_PLACES.index(place) for place in FAR]
_JUMPS = [
    (
        _PLACES.index((x, y)),
        [_PLACES.index((dx, dy)) for dx, dy in NEAR if max(abs(x - dx), abs(y - dy)) == 1],
    )
    for x, y in FAR
]
"""Each place two steps away, and those that lie between."""


def edge_distance(point: int, grid: Grid) -> int:
    """How many steps a point is from the edge, 0 on it."""
    x, y = grid.xy(point)
    return min(x, y, grid.width - 1 - x, grid.height - 1 - y)


def marked(first: int, second: int, shut: int, stride: int) -> bytes:
    """The marks of a window, row by row: 0 open, 1 a dot of the first player, 2 one of the second, 3 no point
    to play and no alive dot."""
    marks = bytearray(SPAN * SPAN)
    for row in range(SPAN):
        for column in range(SPAN):
            bit = 1 << row * stride + column
            if shut & bit:
                marks[row * SPAN + column] = 3
            elif second & bit:
                marks[row * SPAN + column] = 2
            elif first & bit:
                marks[row * SPAN + column] = 1
    return bytes(marks)


def features(marks: bytes) -> list[str]:
    """What a window tells of its middle point: the pattern next to it, the pattern two steps wide, the dots
    farther off, and to how many dots it would be linked."""
    mine = theirs = 0
    for place in _FAR:
        if marks[place] == 1:
            mine += 1
        elif marks[place] == 2:
            theirs += 1
    links = [0, 0, 0, 0]
    for place, between in _JUMPS:
        if marks[place] and not any(marks[i] for i in between):
            links[marks[place]] += 1
    return [
        f"n{alike(NEAR_TURNED, marks):x}",
        f"w{alike(WIDE_TURNED, marks):x}",
        f"f{min(mine, 4)}{min(theirs, 4)}",
        f"j{min(links[1], 4)}",
        f"k{min(links[2], 4)}",
    ]
