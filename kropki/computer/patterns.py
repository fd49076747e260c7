"""Patterns: what lies round a point, alike however it is turned or mirrored."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from kropki.grid import Grid

REACH = 2
"""How far the window round a point goes to each side."""
SPAN = 2 * REACH + 1

_PLACES = [(dx, dy) for dy in range(-REACH, REACH + 1) for dx in range(-REACH, REACH + 1)]
_TURNS = (
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
    that `lifted` has given room above."""
    return sum(1 << (dy + REACH) * grid.stride + dx + REACH for dx, dy in _PLACES)


def shift(grid: Grid) -> int:
    """How far the window's first point lies before its middle one."""
    return REACH * grid.stride + REACH


def cut(window_mask: int, grid: Grid) -> dict[tuple[int, int], int]:
    """By place from the middle: whether its bit is set."""
    return {(dx, dy): window_mask >> (dy + REACH) * grid.stride + dx + REACH & 1 for dx, dy in _PLACES}


def alike(places: list[tuple[int, int]], marks: dict[tuple[int, int], int]) -> int:
    """A number for what is marked (0 to 3 each) on some places: the same for all that a turn or a mirror
    makes of it."""
    best = -1
    for turn in _TURNS:
        number = 0
        for place in places:
            number = number << 2 | marks[turn(*place)]
        if best < 0 or number < best:
            best = number
    return best


def jumps(marks: dict[tuple[int, int], int], whose: int) -> int:
    """To how many dots two steps away the point would be linked by the points between: none of those holds
    a dot."""
    count = 0
    for x, y in FAR:
        if marks[x, y] == whose and not any(
            marks[dx, dy] for dx, dy in NEAR if max(abs(x - dx), abs(y - dy)) == 1
        ):
            count += 1
    return count


def edge_distance(point: int, grid: Grid) -> int:
    """How many steps a point is from the edge, 0 on it."""
    x, y = grid.xy(point)
    return min(x, y, grid.width - 1 - x, grid.height - 1 - y)


def features(marks: dict[tuple[int, int], int]) -> Iterator[str]:
    """What a window tells of its middle point. The marks: 0 open, 1 the player's dot, 2 an enemy's, 3 no
    point to play or alive dot on it."""
    yield f"n{alike(NEAR, marks):x}"
    yield f"w{alike(WIDE, marks):x}"
    mine = sum(marks[place] == 1 for place in FAR)
    theirs = sum(marks[place] == 2 for place in FAR)
    yield f"f{min(mine, 4)}{min(theirs, 4)}"
    yield f"j{min(jumps(marks, 1), 4)}"
    yield f"k{min(jumps(marks, 2), 4)}"
