"""Puts boards and words on sheets of paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil

from kropki.board.board import Board
from kropki.board.grid import Point
from kropki.picture import svg
from kropki.worksheet.sheet import ENGLISH, POINT, Box, Drawing, Labels, Paper, Sheet, Words

GRIDS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3), 9: (3, 3), 12: (3, 4)}
"""How many columns and rows of boards an upright sheet has, by how many boards are on it."""

_MARGIN, _GAP = 15.0, 6.0
_TITLE, _TEXT, _SMALL = 16.0, 11.0, 8.5
"""Sizes of letters, in points."""
_SPACING = 1.3
"""The height of a line, in sizes of its letters."""
_LETTER = 0.55
"""The width of a letter that is reckoned with, in sizes."""
_HEAD = 14.0
_FOOT = 7.0
_PIXEL = 0.25
"""The length of a pixel of a picture, so that lines on paper are thin."""
_MIN_CELL, _MAX_CELL = 12, 60
"""The smallest and largest cell of a picture, in pixels."""
_MAX_CELL_WIDTH = 14.0
_MOVE_WIDTH = 36.0


@dataclass(frozen=True)
class Figure:
    """A board with words.

    Attributes:
        board: The position.
        caption: Is written above it.
        numbers: Numbers on dots, by point.
        last: The point of a dot to circle.
        answer: Is written below it.
        moves: A list to print after it.
    """

    board: Board
    caption: str = ""
    numbers: Mapping[Point, int] = field(default_factory=dict)
    last: Point | None = None
    answer: str = ""
    moves: Sequence[str] = ()


@dataclass(frozen=True)
class Part:
    """Sheets of one kind.

    Attributes:
        title: The heading of each sheet.
        figures: What is on the sheets, in order.
        per_sheet: How many boards are on a sheet, a key of `GRIDS`.
        is_for_names: Whether pupils write their names on the sheets.
    """

    title: str
    figures: Sequence[Figure]
    per_sheet: int
    is_for_names: bool = False


def lay_out(
    parts: Sequence[Part], paper: Paper, labels: Labels = ENGLISH, *, coordinates: bool = True
) -> list[Sheet]:
    """Return the sheets of all parts. Each part begins on a new sheet.

    Args:
        parts: What to lay out.
        paper: The paper, upright or turned.
        labels: The words of the sheets.
        coordinates: Whether boards have letters and numbers at their sides.
    """
    sheets: list[Sheet] = []
    for part in parts:
        columns, rows = GRIDS[part.per_sheet]
        if paper.width > paper.height:
            columns, rows = rows, columns
        for start in range(0, len(part.figures), part.per_sheet):
            figures = part.figures[start : start + part.per_sheet]
            sheet = _new_sheet(part, paper, labels, max(figure.board.players for figure in figures))
            sheets.append(sheet)
            for box, figure in zip(_grid(_room(paper), columns, rows), figures, strict=False):
                bottom = _put(sheet, figure, box, coordinates)
                if figure.moves:
                    sheets += _list_moves(sheet, part, figure, labels, bottom)
    for number, sheet in enumerate(sheets, 1):
        foot = Box(_MARGIN, paper.height - _MARGIN - _line(_SMALL), paper.width - 2 * _MARGIN, _line(_SMALL))
        page = foot._replace(left=foot.left + foot.width - 20, width=20)
        sheet.words.append(Words(f"{number} / {len(sheets)}", page, _SMALL, align="right"))
    return sheets


def smallest_grid(count: int, most: int) -> int:
    """Return how many boards there are on a sheet so that some fit on one sheet, but not more than `most`."""
    return next((size for size in GRIDS if min(count, most) <= size), most)


def _new_sheet(part: Part, paper: Paper, labels: Labels, players: int) -> Sheet:
    sheet = Sheet(paper)
    width = paper.width - 2 * _MARGIN
    name = width * 0.45 if part.is_for_names else 0
    sheet.words.append(
        Words(part.title, Box(_MARGIN, _MARGIN, width - name, _line(_TITLE)), _TITLE, is_heading=True)
    )
    if part.is_for_names:
        box = Box(_MARGIN + width - name, _MARGIN + 2, name, _line(_TEXT))
        sheet.words.append(Words(f"{labels.name}: {'_' * 28}", box, _TEXT, align="right"))
    boards = [figure.board for figure in part.figures]
    if any(board.dot_mask(player) for board in boards for player in range(board.players)):
        box = Box(_MARGIN, paper.height - _MARGIN - _line(_SMALL), width - 25, _line(_SMALL))
        sheet.words.append(Words(" · ".join(labels.shapes[:players]), box, _SMALL))
    return sheet


def _room(paper: Paper) -> Box:
    """Return the place for boards, between the head and the foot of a sheet."""
    height = paper.height - 2 * _MARGIN - _HEAD - _FOOT
    return Box(_MARGIN, _MARGIN + _HEAD, paper.width - 2 * _MARGIN, height)


def _grid(room: Box, columns: int, rows: int) -> Iterator[Box]:
    width = (room.width - _GAP * (columns - 1)) / columns
    height = (room.height - _GAP * (rows - 1)) / rows
    for row in range(rows):
        for column in range(columns):
            yield Box(room.left + column * (width + _GAP), room.top + row * (height + _GAP), width, height)


def _put(sheet: Sheet, figure: Figure, box: Box, coordinates: bool) -> float:
    """Put a figure into a box. Return where it ends."""
    captions = _wrapped(figure.caption, box.width, _TEXT)
    answers = _wrapped(figure.answer, box.width, _TEXT)
    top = _write_lines(sheet, captions, box, box.top)
    height = box.top + box.height - top - _line(_TEXT) * len(answers)
    if figure.moves:
        height = min(height, box.height * 0.75)
    grid = figure.board.grid
    margin = 2.3 if coordinates else 1.7  # of a picture, in cells
    across, down = grid.width - 1 + margin, grid.height - 1 + margin
    cell = min(box.width / across, height / down, _MAX_CELL_WIDTH)
    picture = svg(
        figure.board,
        numbers=figure.numbers,
        last=figure.last,
        coordinates=coordinates,
        cell=max(_MIN_CELL, min(_MAX_CELL, round(cell / _PIXEL))),
        title=figure.caption or "A blank board",
        printed=True,
    )
    width, tall = across * cell, down * cell
    sheet.drawings.append(Drawing(picture, Box(box.left + (box.width - width) / 2, top, width, tall)))
    return _write_lines(sheet, answers, box, top + tall)


def _write_lines(sheet: Sheet, lines: Sequence[str], box: Box, top: float) -> float:
    for line in lines:
        sheet.words.append(Words(line, Box(box.left, top, box.width, _line(_TEXT)), _TEXT))
        top += _line(_TEXT)
    return top


def _list_moves(sheet: Sheet, part: Part, figure: Figure, labels: Labels, top: float) -> list[Sheet]:
    """List the moves of a game below its board, and on further sheets. Return these."""
    room = _room(sheet.paper)
    columns = int(room.width // _MOVE_WIDTH)
    further: list[Sheet] = []
    moves = [*figure.moves]
    top += 2
    while moves:
        rows = min(int((room.top + room.height - top) // _line(_SMALL)), ceil(len(moves) / columns))
        for place, move in enumerate(moves[: columns * rows]):
            column, row = divmod(place, rows)
            width = room.width / columns
            box = Box(room.left + column * width, top + row * _line(_SMALL), width - 1, _line(_SMALL))
            sheet.words.append(Words(move, box, _SMALL))
        moves = moves[columns * rows :]
        if moves:
            sheet = _new_sheet(part, sheet.paper, labels, figure.board.players)
            further.append(sheet)
            top = room.top
    return further


def _wrapped(text: str, width: float, size: float) -> list[str]:
    """Return a text in lines that are not wider than `width`, if no word is."""
    most = int(width / (size * POINT * _LETTER))
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _line(size: float) -> float:
    """Return the height of a line of letters of some points."""
    return size * POINT * _SPACING
