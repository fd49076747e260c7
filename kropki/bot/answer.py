"""Points that bots name, and why a dot cannot be played on one."""

from __future__ import annotations

from kropki.board.board import Board
from kropki.board.grid import LETTERS, Grid, player_name
from kropki.bot.point import Point, point_at
from kropki.errors import IllegalMove, InTerritory, Occupied, OffBoard, described, digits

EXPECTED = 'a point is a Point, a pair such as (3, 4), or a name such as "d5"'


def read_point(value: object, grid: Grid) -> Point:
    """Return the point that a bot means, which need not be on the board.

    Args:
        value: A `Point`, a pair of whole numbers (column and row, from 0) or a name such as "d5". As on
            the page, capital letters mean the columns after the 26th only where the board has them.
        grid: The points of the board.

    Raises:
        TypeError: If the value is of another type.
        OffBoard: If it is a text that is not a name of a point.
    """
    if isinstance(value, Point):
        return point_at(int.__index__(value.x), int.__index__(value.y))
    pair = grid.read(value) if isinstance(value, str | tuple | list) else None
    if pair is None:
        detail = "None: is a return missing?" if value is None else described(value)
        raise TypeError(f"{EXPECTED}; this is {detail}")
    return point_at(*pair)


def place_of(value: object, grid: Grid) -> int:
    """Return the index on the grid of the point that a bot means.

    Raises:
        TypeError: If the value is not a point.
        OffBoard: If the board has no such point.
    """
    point = read_point(value, grid)
    if 0 <= point.x < grid.width and 0 <= point.y < grid.height:
        return grid.point(point.x, point.y)
    last = f"{LETTERS[grid.width - 1]}{grid.height}"
    name = f"{value[:10]}" if isinstance(value, str) else f"({digits(point.x)}, {digits(point.y)})"
    raise OffBoard(
        f"{name} is not on the board, which goes from a1 to {last},"
        f" (0, 0) to ({grid.width - 1}, {grid.height - 1})"
    )


def refusal_of(index: int, board: Board) -> IllegalMove | None:
    """Return why no dot can be played on a point of the board, in the words of bots; None if one can."""
    refusal, name = board.refusal(index), point_at(*board.grid.xy(index)).name
    if isinstance(refusal, InTerritory):
        owner = player_name(refusal.owner).lower()
        return InTerritory(f"{name} is in a territory of {owner}, where nobody can play", refusal.owner)
    return Occupied(f"{name} already has a dot") if refusal else None
