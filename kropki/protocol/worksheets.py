"""The requests for a worksheet of puzzles, and their answers (`docs/protocol.md`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from kropki.protocol.requests import BadRequest, Data, Request
from kropki.protocol.stepwise import Task
from kropki.protocol.wire import message
from kropki.puzzle.puzzle import read_puzzles
from kropki.worksheet.layout import GRIDS, lay_out
from kropki.worksheet.sheet import PAPERS, Box, Labels, Sheet
from kropki.worksheet.tasks import parts_of_puzzles
from kropki.worksheet.web import source_of, write_html

if TYPE_CHECKING:
    from kropki.protocol.values import PuzzleClaim, SheetData, SheetPart

MAX_PUZZLES = 100
"""Puzzles of a worksheet."""


@message
class AskClaims(Request):
    """Say what each puzzle of a text claims."""

    kind = "claims"
    text: Data


@message
class FoundClaims:
    """What each puzzle of a text claims.

    Attributes:
        done: Whether this is the final answer.
        claims: What they claim.
    """

    kind: ClassVar[str] = "claims"
    done: bool
    claims: list[PuzzleClaim]


@message
class AskWorksheet(Request):
    """Lay out the puzzles of a text on sheets of paper, with a task for each.

    `labels` has the words for: a name, an answer, the solutions, "or", and what the dots of each player look
    like.
    """

    kind = "worksheet"
    text: Data
    tasks: list[str]
    title: str
    labels: list[str]
    language: str
    paper: str = "a4"
    per_sheet: int = 0
    solutions: bool = True


@message
class LaidOutWorksheet:
    """A worksheet.

    Attributes:
        done: Whether this is the final answer.
        sheets: Its sheets.
        html: All of it as a file.
    """

    kind: ClassVar[str] = "worksheet"
    done: bool
    sheets: list[SheetData]
    html: str


def _claims(request: AskClaims) -> Task:
    """Return the task of reading puzzles.

    Raises:
        InvalidPuzzle: If the text is not one of puzzles.
    """
    claims: list[PuzzleClaim] = [
        {"turn": puzzle.turn, "gain": puzzle.gain, "dots": puzzle.dots, "hidden": puzzle.is_hidden}
        for puzzle in read_puzzles(request.text)
    ]
    return Task.finished(FoundClaims(done=True, claims=claims))


def _lay_out(request: AskWorksheet) -> Task:
    """Return the task of laying out a worksheet.

    Raises:
        InvalidPuzzle: If the text is not one of puzzles.
        BadRequest: If there are no puzzles or too many, or a field is out of range.
    """
    puzzles = [*read_puzzles(request.text)]
    if not 0 < len(puzzles) <= MAX_PUZZLES or len(request.tasks) != len(puzzles):
        raise BadRequest("field", f"tasks has {len(request.tasks)} texts for {len(puzzles)} puzzles")
    if request.paper not in PAPERS:
        raise BadRequest("field", f"paper is {request.paper!r}; it must be one of {', '.join(PAPERS)}")
    if request.per_sheet not in (0, *GRIDS):
        raise BadRequest("field", f"per_sheet is {request.per_sheet}; it must be one of {[*GRIDS]}, or 0")
    parts = parts_of_puzzles(
        puzzles,
        request.title,
        request.tasks,
        _labels(request.labels),
        per_sheet=request.per_sheet,
        solutions=request.solutions,
    )
    sheets = lay_out([*parts], PAPERS[request.paper], _labels(request.labels))
    html = write_html(request.title, sheets, request.language)
    return Task.finished(LaidOutWorksheet(done=True, sheets=[_sheet(each) for each in sheets], html=html))


def _labels(texts: Sequence[str]) -> Labels:
    """Return the words of the sheets.

    Raises:
        BadRequest: If some are missing.
    """
    if len(texts) < 6:
        raise BadRequest("field", f"labels has {len(texts)} texts; there must be at least 6")
    name, answer, solutions, either, *shapes = texts
    return Labels(name, answer, solutions, either, tuple(shapes))


def _sheet(sheet: Sheet) -> SheetData:
    parts = [_placed(words.box) for words in sheet.words]
    for part, words in zip(parts, sheet.words, strict=True):
        part |= {
            "text": words.text,
            "size": words.size,
            "heading": words.is_heading,
            "align": words.align,
        }
    pictures = [_placed(drawing.box) for drawing in sheet.drawings]
    for part, drawing in zip(pictures, sheet.drawings, strict=True):
        part["picture"] = source_of(drawing)
    return {"width": sheet.paper.width, "height": sheet.paper.height, "parts": [*parts, *pictures]}


def _placed(box: Box) -> SheetPart:
    left, top, width, height = (round(length, 2) for length in box)
    return {"left": left, "top": top, "width": width, "height": height}


TASKS: dict[type[Request], Callable[[Any], Task]] = {AskClaims: _claims, AskWorksheet: _lay_out}
