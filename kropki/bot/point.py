"""Points as bots see them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from kropki.board.grid import LETTERS


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Point:
    """A point of the board. It never changes.

    It prints as its name, such as `d5`. It can be taken apart (`x, y = point`), and it equals the pair
    `(x, y)`.

    Attributes:
        x: The column, counted from 0 at the left.
        y: The row, counted from 0 at the top.
    """

    x: int
    y: int

    @property
    def name(self) -> str:
        """The name of the point: a letter for the column and a number for the row, such as `"d5"`."""
        if 0 <= self.x < len(LETTERS) and 0 <= self.y < len(LETTERS):
            return f"{LETTERS[self.x]}{self.y + 1}"
        return f"({self.x}, {self.y})"

    def distance(self, other: Point | tuple[int, int]) -> int:
        """Return the number of steps to another point. A step to a diagonal neighbour counts as one."""
        x, y = other
        return max(abs(self.x - x), abs(self.y - y))

    def __add__(self, step: tuple[int, int] | Point) -> Point:
        """Return the point that is a step away: `point + (1, 0)` is its neighbour to the right."""
        dx, dy = step
        return point_at(self.x + dx, self.y + dy)

    def __sub__(self, other: tuple[int, int] | Point) -> tuple[int, int]:
        """Return the step from another point to this one, as columns and rows."""
        x, y = other
        return self.x - x, self.y - y

    def __iter__(self) -> Iterator[int]:
        return iter((self.x, self.y))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Point):
            return self.x == other.x and self.y == other.y
        return (self.x, self.y) == other if isinstance(other, tuple) else NotImplemented

    def __lt__(self, other: object) -> bool:
        """Return whether this point comes before another one, row by row."""
        return (self.y, self.x) < (other.y, other.x) if isinstance(other, Point) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.x, self.y))

    def __repr__(self) -> str:
        return self.name


@cache
def point_at(x: int, y: int) -> Point:
    """Return the point in a column and a row, both counted from 0."""
    return Point(x, y)
