"""The dots that stand before the first move (`dots-wikipedia.txt`, "Initial position")."""

from __future__ import annotations

from collections.abc import Callable

from kropki.errors import NoRoomForOpening, UnknownOpening
from kropki.grid import Grid

Dots = list[tuple[int, int]]
"""Points and their players, in the order in which they are put."""


def empty(grid: Grid) -> Dots:
    """No dots."""
    return []


def cross(grid: Grid) -> Dots:
    """Four dots crosswise in the middle, two of each of the first two players."""
    if min(grid.width, grid.height) < 4:
        raise NoRoomForOpening(f"a cross wants at least 4×4 points; the board has {grid.width}×{grid.height}")
    x, y = grid.width // 2 - 1, grid.height // 2 - 1
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    return [(grid.point(*corner), i % 2) for i, corner in enumerate(corners)]


OPENINGS: dict[str, Callable[[Grid], Dots]] = {opening.__name__: opening for opening in (empty, cross)}


def opening_dots(name: str, grid: Grid) -> Dots:
    """The dots of the opening of that name. Raises `UnknownOpening` or `NoRoomForOpening`."""
    if name not in OPENINGS:
        raise UnknownOpening(f"no opening is called {name[:40]!r}; there are {', '.join(OPENINGS)}")
    return OPENINGS[name](grid)
