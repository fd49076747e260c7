"""Tactical positions and what they claim, read from the text files in `positions/`, a file for each kind.

A position is a head and a drawing (`kropki.board.diagram`). An empty line separates it from the next one.
Lines that begin with # are comments.

    R +2 in 5 by cd ce      Red is to move and gains two dots by force, with five dots of its own but not with
                            four; cd and ce are right, and no other points are
    B -1 by ab              Blue loses a dot whatever it does, and more than one on all points but ab
    B +1 in 2 of 3 by ab    Proved for up to three dots of Blue, each with an answer; without `of`, up to the
                            last point of the board
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kropki.board.board import Board
from kropki.board.diagram import DOTS
from kropki.board.grid import Player
from lab.tactics.proof import Proof, Span

FOLDER = Path(__file__).parent / "positions"
_HEAD = re.compile(rf"([{DOTS[:2]}]) (0|[+-]\d+)(?: in (\d+))?(?: of (\d+))? by ((?:[a-zA-Z]{{2}} ?)+)")


class InvalidProblem(ValueError):
    """A file of positions is not valid."""


@dataclass(frozen=True)
class Problem:
    """A tactical position and what it claims.

    Attributes:
        kind: The kind of the position.
        number: The number among the positions of its kind, from 1.
        turn: The player to move.
        gain: By how much the lead of that player grows at least, whatever the opponent does; negative for a
            loss.
        dots: The fewest dots of the player that force the gain, if this is claimed.
        span: How far the claim is proved.
        right: The points that are right, in letters. All others gain less.
        drawing: The position.
    """

    kind: str
    number: int
    turn: Player
    gain: int
    dots: int | None
    span: Span
    right: tuple[str, ...]
    drawing: str

    def __str__(self) -> str:
        """Return the position as it is written in files."""
        dots = f" in {self.dots}" if self.dots else ""
        span = f" of {self.span}" if self.span else ""
        sign = "+" if self.gain > 0 else ""
        return f"{DOTS[self.turn]} {sign}{self.gain}{dots}{span} by {' '.join(self.right)}\n{self.drawing}"

    @property
    def row(self) -> str:
        """The row of the table where the position is counted."""
        return f"{self.kind} in {self.dots}" if self.kind == "captures" else self.kind

    def board(self) -> Board:
        """Return a new board with the position."""
        return Board.from_text(self.drawing, 2)

    def find_error(self) -> str:
        """Try to prove the claim.

        Returns:
            What is wrong with the claim, or an empty string if it is proved.
        """
        board = self.board()
        proof = Proof(board)
        found = proof.gain(self.turn, self.span)
        if found != self.gain:
            return f"the gain is {found}"
        letters = [board.grid.letters(point) for point in proof.right(self.turn, self.span, self.gain)]
        if letters != [*self.right]:
            return f"the right points are {' '.join(letters)}"
        if self.dots:
            proof = Proof(board)
            if proof.reaches(self.turn, self.dots - 1, self.gain):
                return f"it takes less than {self.dots} dots"
            if not proof.reaches(self.turn, self.dots, self.gain):
                return f"it takes more than {self.dots} dots"
        return ""


def load_problems() -> list[Problem]:
    """Return all positions, by kind.

    Raises:
        InvalidProblem: If a file is not valid.
    """
    return [problem for path in sorted(FOLDER.glob("*.txt")) for problem in read_problems(path)]


def read_problems(path: Path) -> Iterator[Problem]:
    """Yield the positions of a file.

    Raises:
        InvalidProblem: If the file is not valid.
    """
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    blocks = "\n".join(lines).strip().split("\n\n")
    for number, block in enumerate(blocks, 1):
        head, _, drawing = block.strip().partition("\n")
        match = _HEAD.fullmatch(head)
        if not match:
            raise InvalidProblem(f"{path.name}, position {number}: {head!r} is not a valid head")
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
