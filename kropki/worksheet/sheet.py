"""Sheets of paper with words and pictures. Lengths are in millimetres from the top left corner."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

POINT = 25.4 / 72
"""A typographic point in millimetres."""


class Paper(NamedTuple):
    """The size of a sheet."""

    width: float
    height: float

    def turned(self) -> Paper:
        """Return the same paper with its longer side down, or the other way round."""
        return Paper(self.height, self.width)


class Labels(NamedTuple):
    """The words of sheets, besides their titles and tasks.

    Attributes:
        name: Where pupils write their names.
        answer: Where they write an answer.
        solutions: The title of the solutions.
        either: Between the last two of some points.
        shapes: What the dots of each player look like.
    """

    name: str = "Name"
    answer: str = "Answer"
    solutions: str = "Solutions"
    either: str = "or"
    shapes: tuple[str, ...] = (
        "Red: filled dots",
        "Blue: rings",
        "Green: squares",
        "Yellow: triangles",
    )


ENGLISH = Labels()

PAPERS = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}
"""The papers by their names."""


class Box(NamedTuple):
    """A rectangle on a sheet."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True)
class Words:
    """A line of text at the top of its box.

    Attributes:
        text: The text.
        box: Its place. Words that are too long for it are written smaller.
        size: The size of the letters, in points.
        is_heading: Whether it is the heading of the sheet.
        align: "left", "center" or "right".
    """

    text: str
    box: Box
    size: float
    is_heading: bool = False
    align: str = "left"


@dataclass(frozen=True)
class Drawing:
    """A picture of a board (`kropki.picture.svg`) that fills its box."""

    svg: str
    box: Box


@dataclass(frozen=True)
class Sheet:
    """What is on a sheet of paper."""

    paper: Paper
    words: list[Words] = field(default_factory=list)
    drawings: list[Drawing] = field(default_factory=list)
