"""Tactical positions with what is right in them, read from the text files of this folder: a file a kind.

A position is a head and a drawing (`kropki.board.diagram`), and an empty line parts it from the next. Lines
that begin with # are remarks.

    R +2 in 5 by cd ce      red is to move and gains two dots; he forces that within five of his own dots, not
                            within four; cd and ce, and no other points, are right
    B -1 by ab              whatever blue does he loses a dot, and more on all points but ab
    B +1 in 2 of 3 by ab    tried to three dots of blue's own only, each answered; without `of` all is tried
                            to the board's last point
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kropki.board.board import Board
from kropki.board.diagram import DOTS
from lab.tactics.proof import Proof, Span

FOLDER = Path(__file__).parent
_HEAD = re.compile(rf"([{DOTS[:2]}]) (0|[+-]\d+)(?: in (\d+))?(?: of (\d+))? by ((?:[a-zA-Z]{{2}} ?)+)")


class BadProblem(ValueError):
    """A file of positions is not as it must be."""


@dataclass(frozen=True)
class Problem:
    """A position with what is claimed of it: `turn` is to move, and by playing on a point of `right`, and on
    no other, his lead grows by `gain` at least, whatever the other does."""

    kind: str
    number: int
    """The how many-th of its kind."""
    turn: int
    gain: int
    dots: int | None
    """Within how many of his dots the gain is forced at the soonest, where that is claimed."""
    span: Span
    """How far it is tried."""
    right: tuple[str, ...]
    """In letters."""
    drawing: str

    def __str__(self) -> str:
        dots = f" in {self.dots}" if self.dots else ""
        span = f" of {self.span}" if self.span else ""
        sign = "+" if self.gain > 0 else ""
        return f"{DOTS[self.turn]} {sign}{self.gain}{dots}{span} by {' '.join(self.right)}\n{self.drawing}"

    @property
    def row(self) -> str:
        """The row of the table in which it is counted."""
        return f"{self.kind} in {self.dots}" if self.kind == "captures" else self.kind

    def board(self) -> Board:
        return Board.from_text(self.drawing, 2)

    def refuted(self) -> str:
        """What the proof shows to be wrong with it; nothing if it is true."""
        board = self.board()
        proof = Proof(board)
        found = proof.gain(self.turn, self.span)
        if found != self.gain:
            return f"the gain is {found}"
        letters = [board.grid.letters(point) for point in proof.right(self.turn, self.span, self.gain)]
        if letters != [*self.right]:
            return f"right is {' '.join(letters)}"
        if self.dots:
            proof = Proof(board)
            if proof.reaches(self.turn, self.dots - 1, self.gain):
                return f"it takes less than {self.dots} dots"
            if not proof.reaches(self.turn, self.dots, self.gain):
                return f"it takes more than {self.dots} dots"
        return ""


def problems() -> list[Problem]:
    """All positions, by kind. Raises `BadProblem`."""
    return [problem for path in sorted(FOLDER.glob("*.txt")) for problem in read(path)]


def read(path: Path) -> Iterator[Problem]:
    """The positions of one file. Raises `BadProblem`."""
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    blocks = "\n".join(lines).strip().split("\n\n")
    for number, block in enumerate(blocks, 1):
        head, _, drawing = block.strip().partition("\n")
        match = _HEAD.fullmatch(head)
        if not match:
            raise BadProblem(f"{path.name}, position {number}: {head!r} is no head")
        turn, gain, dots, span, right = match.groups()
        yield Problem(
            path.stem,
            number,
            DOTS.index(turn),
            int(gain),
            int(dots) if dots else None,
            int(span) if span else None,
            tuple(right.split()),
            drawing,
        )
