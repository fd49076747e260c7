"""Boards in a terminal: drawn like those on the page, or told in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.diagram import DOTS
from kropki.board.grid import CLOCKWISE, LETTERS, Grid, Point
from kropki.cli.wording import colour
from kropki.game.game import Game


class Signs(NamedTuple):
    """What boards are made of.

    Attributes:
        dots: The dots of players 0 to 3.
        hatching: The territories of players 0 to 3.
        corners: Three lines: where the grid's lines cross at the top, between, and at the bottom; each at the
            left, between, and at the right.
        row: The line between two points.
        single: A point of a board that has only one row or column.
    """

    dots: str
    hatching: str
    corners: tuple[str, str, str]
    row: str
    single: str


DRAWN = Signs("●○◆△", "╱╲═║", ("┌┬┐", "├┼┤", "└┴┘"), "─", "·")
"""Signs that look like the page's."""
ASCII = Signs(DOTS, "/\\=|", ("...", "...", "..."), " ", ".")
"""Signs that every terminal has. The dots are those of diagrams."""

_LARGE = 12
"""From this size on, coordinates are on both sides of a board."""
_COLOURS = tuple((38, 5, number) for number in (196, 63, 28, 136))
"""The colours of players 0 to 3, of the 256 that are the same in all terminals: they can be read on white and
on black."""
_BOLD, _FAINT, _REVERSE = 1, 2, 7
EMPTY = "empty"
"""What is told of a point with nothing on it."""


Stroke = tuple[str, tuple[int, ...]]
"""A text, and the codes of ANSI terminals that colour it."""


def inked(strokes: Iterable[Stroke], has_colours: bool) -> str:
    """Return strokes as a line, in colours if there are any."""
    if not has_colours:
        return "".join(text for text, _ in strokes).rstrip()
    runs = (
        (codes, "".join(text for text, _ in run)) for codes, run in groupby(strokes, lambda each: each[1])
    )
    return "".join(
        f"\x1b[{';'.join(map(str, codes))}m{text}\x1b[0m" if codes else text for codes, text in runs
    )


def draw_board(
    board: Board, signs: Signs, *, last: Point | None = None, has_colours: bool = False, columns: int = 80
) -> str:
    """Return a board as the page draws it: dots on squared paper, hatched territories, the last dot ringed.

    If a line has no room for brackets between the points, the last dot is in reverse video. If it has too
    little room even then, return how much the board needs.

    Args:
        board: The board.
        signs: What to draw it with.
        last: The point of the last dot.
        has_colours: Whether to use colours.
        columns: How many characters fit in a line.
    """
    rows = _Drawing(board, signs, last, columns).rows()
    return "\n".join([inked(row, has_colours) for row in rows])


class _Drawing:
    def __init__(self, board: Board, signs: Signs, last: Point | None, columns: int) -> None:
        self._board = board
        self._grid = board.grid
        self._signs = signs
        self._last = last
        self._columns = columns
        self._margin = len(str(board.grid.height))
        self._is_wide = 2 * (board.grid.width + self._margin) + 1 <= columns

    def rows(self) -> Iterator[list[Stroke]]:
        """Yield the lines of the drawing."""
        width, height, margin = self._grid.width, self._grid.height, self._margin
        is_both = max(width, height) > _LARGE
        needed = width + 2 + margin * (1 + is_both)
        if needed > self._columns:
            yield [(f"the terminal is too narrow for the board, which needs {needed} columns", ())]
            return
        letters = " " * (margin + 1) + (" " if self._is_wide else "").join(LETTERS[:width])
        yield [(letters, (_FAINT,))]
        for y in range(height):
            points = line_points(self._grid, row=y)
            row = [(str(y + 1).rjust(margin), (_FAINT,)), self._between(None, points[0])]
            for point, after in zip(points, [*points[1:], None], strict=True):
                sign, codes = self._point(point)
                is_reverse = point == self._last and not self._is_wide
                row.append((sign, (*codes, _REVERSE) if is_reverse else codes))
                if self._is_wide or after is None:
                    row.append(self._between(point, after))
            yield [*row, (str(y + 1), (_FAINT,))] if is_both else row
        if is_both:
            yield [(letters, (_FAINT,))]

    def _point(self, point: Point) -> Stroke:
        board, signs = self._board, self._signs
        player, owner = board.dot(point), board.owner(point)
        if player is not None:
            return signs.dots[player], (_BOLD if board.is_alive(point) else _FAINT, *_COLOURS[player])
        if owner is not None:
            return signs.hatching[owner], _COLOURS[owner]
        return self._crossing(*self._grid.xy(point)), (_FAINT,)

    def _crossing(self, x: int, y: int) -> str:
        """Return where two lines of the grid cross."""
        width, height = self._grid.width, self._grid.height
        if 1 in (width, height):
            return self._signs.single
        row = self._signs.corners[(y > 0) + (y == height - 1)]
        return row[(x > 0) + (x == width - 1)]

    def _between(self, left: Point | None, right: Point | None) -> Stroke:
        """Return what is between two neighbours, or beyond the edge."""
        for point, bracket in ((left, ")"), (right, "(")) if self._is_wide else ():
            if point is not None and point == self._last:
                player = self._board.dot(point)
                return bracket, (_BOLD, *(() if player is None else _COLOURS[player]))
        if left is None or right is None:
            return " ", ()
        for point in (left, right):
            if (owner := self._board.owner(point)) is not None:
                return self._signs.hatching[owner], _COLOURS[owner]
        return self._signs.row, (_FAINT,)


def legend(game: Game, signs: Signs, *, has_colours: bool = False) -> str:
    """Return which dots are whose, with the score, such as `● red 1   ○ blue 0`."""
    strokes: list[Stroke] = []
    for player, score in enumerate(game.scores):
        strokes += [(signs.dots[player], (_BOLD, *_COLOURS[player])), (f" {colour(player)} {score:g}   ", ())]
    return inked(strokes, has_colours).rstrip()


def line_points(grid: Grid, *, row: int | None = None, column: int = 0) -> list[Point]:
    """Return the points of a row or, without one, of a column, both counted from 0."""
    if row is None:
        return [grid.point(column, y) for y in range(grid.height)]
    return [grid.point(x, row) for x in range(grid.width)]


# in words


def tell_board(board: Board) -> str:
    """Return in words which dots and territories each row has."""
    rows = (tell_points(board, line_points(board.grid, row=y)) for y in range(board.grid.height))
    told = [f"row {y}: {row}" for y, row in enumerate(rows, 1) if row]
    return "\n".join(told) or "the board is empty"


def tell_points(board: Board, points: Iterable[Point]) -> str:
    """Return in words what is on some points that are not empty, such as `red at c4 and d4; blue at e4`."""
    told = [(tell_point(board, point), board.grid.name(point)) for point in points]
    groups = groupby([each for each in told if each[0] != EMPTY], key=lambda each: each[0])
    return "; ".join(f"{what} at {' '.join(name for _, name in group)}" for what, group in groups)


def tell_point(board: Board, point: Point) -> str:
    """Return in words what is on a point, such as `red, captured by blue`."""
    player, owner = board.dot(point), board.owner(point)
    if player is None:
        return EMPTY if owner is None else f"territory of {colour(owner)}"
    return colour(player) + ("" if owner in (None, player) else f", captured by {colour(owner)}")


def neighbours(board: Board, point: Point) -> Iterator[Point]:
    """Yield the eight neighbours of a point that are on the board, clockwise from the one above."""
    grid = board.grid
    x, y = grid.xy(point)
    for dx, dy in CLOCKWISE:
        if 0 <= x + dx < grid.width and 0 <= y + dy < grid.height:
            yield grid.point(x + dx, y + dy)
