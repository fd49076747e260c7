"""Puzzles and their text form.

A puzzle is a head, lines with facts, and a drawing (`kropki.board.diagram`). An empty line separates it from
the next one. Lines that begin with # are comments. The head is what is claimed and proved:

    R +2 in 5 by cd ce      Red is to move and gains two dots by force, with five dots of its own but not with
                            four; cd and ce are right, and no other points are
    B -1 by ab              Blue loses a dot whatever it does, and more than one on all points but ab
    B +1 in 2 of 3 by ab    Proved for up to three dots of Blue, each with an answer; without `of`, up to the
                            last point of the board

The facts may be left out:

    grade: 4 with 350       Level 4 is the lowest one that finds a right point in three of four tries, and
                            looks at 350 positions for each; level 9 means that no level finds one
    aim: hidden             What is to be reached is not told
    line: cd dd ce          How play continues after the first right point; -- is a turn without a dot
    fails: ab dd, ba dd     First points that look good, each with its refutation
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from kropki.board import diagram
from kropki.board.board import Board
from kropki.board.diagram import DOTS
from kropki.board.grid import Player
from kropki.board.setup import check_setup
from kropki.errors import KropkiError, quoted
from kropki.puzzle.proof import Proof, Span
from kropki.text import joined, plain, rows_of, written_lines

THEMES = ("captures", "doubles", "ladders", "broken", "saves", "connect", "houses", "races", "last", "middle")
"""The themes, easier ones first."""
MAX_GRADE = 9
"""The grade of a puzzle that no level of the computer player solves."""
MAX_POINTS = 400
"""How many points the board of a puzzle may have."""
MAX_CHARS = 8000
"""How long the text of a puzzle may be."""
MAX_SHARE = 0.5
"""The share of a board that dots fill at most, unless it is crowded."""
NO_DOT = "--"
"""Stands in a line for a turn without a dot."""

_HEAD = re.compile(
    rf"([{DOTS[:2]}]) (0|[+-][1-9]\d{{0,2}})(?: in ([1-9]\d?))?(?: of ([1-9]\d?))? by ((?:[a-zA-Z]{{2}} ?)+)"
)
_GRADE = re.compile(r"([1-9]) with (\d{1,9})")
_LINE = re.compile(r"[a-zA-Z]{2}(?: (?:[a-zA-Z]{2}|--?))*")


class InvalidPuzzle(KropkiError):
    """A text is not a puzzle.

    Attributes:
        line: The line of the text where the puzzle begins, from 1.
    """

    code = "puzzle/invalid"
    line = 1


@dataclass(frozen=True)
class Puzzle:
    """A position and what it claims.

    Attributes:
        turn: The player to move.
        gain: By how much the lead of that player grows at least, whatever the opponent does; negative for a
            loss.
        dots: The fewest dots of the player that force the gain, if this is claimed.
        span: How far the claim is proved.
        right: The points that are right, in letters. All others gain less.
        drawing: The position.
        theme: What it is about, one of `THEMES`, or empty.
        grade: The lowest level of the computer player that solves it, up to `MAX_GRADE`; 0 if not measured.
        positions: How many positions that level looks at for each right answer.
        is_hidden: Whether the aim is not told.
        line: How the first right point continues, in letters.
        fails: First points that look good but fail, each with its refutation.
    """

    turn: Player
    gain: int
    dots: int | None
    span: Span
    right: tuple[str, ...]
    drawing: str
    theme: str = ""
    grade: int = 0
    positions: int = 0
    is_hidden: bool = False
    line: tuple[str, ...] = ()
    fails: tuple[tuple[str, ...], ...] = ()

    def __str__(self) -> str:
        """Return the puzzle as it is written in files."""
        dots = f" in {self.dots}" if self.dots else ""
        span = f" of {self.span}" if self.span else ""
        lines = [f"{DOTS[self.turn]} {self.gain:+d}" if self.gain else f"{DOTS[self.turn]} 0"]
        lines[0] += f"{dots}{span} by {' '.join(self.right)}"
        if self.grade:
            lines.append(f"grade: {self.grade} with {self.positions}")
        if self.is_hidden:
            lines.append("aim: hidden")
        if self.line:
            lines.append(f"line: {' '.join(self.line)}")
        if self.fails:
            lines.append(f"fails: {', '.join(' '.join(line) for line in self.fails)}")
        return "\n".join([*lines, self.drawing])

    @property
    def id(self) -> str:
        """A name for the puzzle that depends on its position and turn only: eight hexadecimal digits."""
        rows = [" ".join(row.split()) for row in self.drawing.splitlines()]
        text = "\n".join([str(self.turn), *rows])
        return f"{zlib.crc32(text.encode()):08x}"

    @property
    def is_crowded(self) -> bool:
        """Whether dots fill more of its board than of one in the middle of a game."""
        points = self.drawing.split()
        return sum(point[0] != "." for point in points) > MAX_SHARE * len(points)

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


def looks_like_puzzles(text: str) -> bool:
    """Return whether a text begins as a file of puzzles does."""
    lines = written_lines(plain(text))
    first = next((line for line in lines if line.strip() and not line.startswith("#")), "")
    return _HEAD.fullmatch(first.strip()) is not None


def read_puzzles(text: str, theme: str = "") -> Iterator[Puzzle]:
    """Yield the puzzles of a text.

    Args:
        text: The text.
        theme: The theme of them all.

    Raises:
        InvalidPuzzle: If one is not valid. The message has its number, and the error its line.
    """
    lines = enumerate(written_lines(plain(text)), 1)
    written = [(number, line) for number, line in lines if not line.startswith("#")]
    groups = groupby(written, lambda row: bool(row[1].strip()))
    for number, block in enumerate(([*rows] for has_words, rows in groups if has_words), 1):
        try:
            yield read_puzzle("\n".join(line for _, line in block), theme)
        except InvalidPuzzle as error:
            fault = InvalidPuzzle(f"puzzle {number}: {error}")
            fault.line = block[0][0]
            raise fault from None


def read_puzzle(text: str, theme: str = "") -> Puzzle:
    """Read a puzzle. Its claim is not proved.

    Raises:
        InvalidPuzzle: If the text is not a puzzle.
    """
    if len(text) > MAX_CHARS:
        raise InvalidPuzzle(f"it has {len(text)} characters; the maximum is {MAX_CHARS}")
    head, *rows = written_lines(plain(text).strip()) or [""]
    match = _HEAD.fullmatch(head.strip())
    if not match:
        raise InvalidPuzzle(f"{quoted(head)} is not a head such as 'R +1 in 2 of 3 by cd'")
    turn, gain, dots, span, right = match.groups()
    facts: dict[str, str] = {}
    while rows and ":" in rows[0]:
        name, _, value = rows.pop(0).partition(":")
        if name not in ("grade", "aim", "line", "fails") or name in facts:
            raise InvalidPuzzle(
                f"{quoted(name)} is repeated or unknown; there are grade, aim, line and fails"
            )
        facts[name] = " ".join(joined(value).split())
    drawing = "\n".join(row.strip() for row in rows_of("\n".join(rows)))
    grade, positions = _read_grade(facts.get("grade"))
    if facts.get("aim", "hidden") != "hidden":
        raise InvalidPuzzle(f"the aim is {quoted(facts['aim'])}; it can only be hidden")
    puzzle = Puzzle(
        DOTS.index(turn),
        int(gain),
        int(dots) if dots else None,
        int(span) if span else None,
        tuple(right.split()),
        drawing,
        theme,
        grade,
        positions,
        "aim" in facts,
        _read_line(facts["line"]) if "line" in facts else (),
        tuple(_read_line(line.strip()) for line in facts["fails"].split(",")) if "fails" in facts else (),
    )
    _check(puzzle)
    return puzzle


def _read_grade(text: str | None) -> tuple[int, int]:
    if text is None:
        return 0, 0
    match = _GRADE.fullmatch(text)
    if not match:
        raise InvalidPuzzle(f"{quoted(text)} is not a grade such as '4 with 350'")
    return int(match[1]), int(match[2])


def _read_line(text: str) -> tuple[str, ...]:
    if not _LINE.fullmatch(text):
        raise InvalidPuzzle(f"{quoted(text)} is not a line of play such as 'cd dd -- ce'")
    return tuple(NO_DOT if word == "-" else word for word in text.split())  # Word joins the two dashes


def _check(puzzle: Puzzle) -> None:
    """Check that the board is a position, and that all points of a puzzle can be played.

    Raises:
        InvalidPuzzle: If not.
    """
    columns = [len(row.split()) for row in puzzle.drawing.splitlines()]
    if sum(columns) > MAX_POINTS:
        raise InvalidPuzzle(f"the board has {sum(columns)} points; the maximum is {MAX_POINTS}")
    try:
        check_setup(diagram.parse(puzzle.drawing), 2, declared=False)
        board = puzzle.board()
        for first in puzzle.right:
            if board.grid.from_letters(first) not in board.legal_points:
                raise InvalidPuzzle(f"nobody can play on {first}")
        for line in (puzzle.line, *puzzle.fails):
            _replay(puzzle, line)
    except InvalidPuzzle:
        raise
    except KropkiError as error:
        raise InvalidPuzzle(str(error)) from None
    if len({*puzzle.right}) < len(puzzle.right):
        raise InvalidPuzzle("a right point is listed twice")
    if puzzle.line and puzzle.line[0] not in puzzle.right:
        raise InvalidPuzzle(f"the line begins with {puzzle.line[0]}, which is not right")
    if any(line[0] in puzzle.right for line in puzzle.fails):
        raise InvalidPuzzle("a first point that is right is said to fail")
    if puzzle.dots and puzzle.span and puzzle.dots > puzzle.span:
        raise InvalidPuzzle(f"it takes {puzzle.dots} dots but is proved for {puzzle.span} only")


def _replay(puzzle: Puzzle, line: tuple[str, ...]) -> None:
    board = puzzle.board()
    player = puzzle.turn
    for letters in line:
        if letters != NO_DOT:
            board.play(board.grid.from_letters(letters), player)
        player = 1 - player
