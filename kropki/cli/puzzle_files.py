"""Finds and reads files of puzzles for the commands. `puzzles` stands for ours."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path

from kropki.cli.files import report
from kropki.puzzle.collection import OURS
from kropki.puzzle.puzzle import THEMES, InvalidPuzzle, Puzzle, looks_like_puzzles, read_puzzles
from kropki.sgf.charset import decode_text

NAME = "puzzles"
"""What the folder of our puzzles is called on the command line."""


def found_file(name: str) -> str:
    """Return the path of a file: ours for `puzzles` and what is in it, if there is no such folder."""
    path = Path(name)
    ours = OURS.joinpath(*path.parts[1:])
    return str(ours) if path.parts[:1] == (NAME,) and not Path(NAME).exists() and ours.exists() else name


def puzzles_of(name: str, data: bytes, charset: str | None = None) -> list[Puzzle] | None:
    """Return the puzzles of a file, None if it holds something else. A guess of the charset is reported.

    Args:
        name: The name of the file, which may be a theme.
        data: Its content.
        charset: Its charset; None to find it out.

    Raises:
        InvalidPuzzle: If they are not valid. The message has the name of the file.
        UnknownCharset: If there is no such charset.
    """
    decoded = decode_text(data, charset)
    if not looks_like_puzzles(decoded.text):
        return None
    report(name, decoded.diagnostics, sys.stderr)
    theme = Path(name).stem
    try:
        return [*read_puzzles(decoded.text, theme if theme in THEMES else "")]
    except InvalidPuzzle as error:
        raise InvalidPuzzle(f"{name}, {error}") from None


def of_grades(puzzles: Sequence[Puzzle], grades: tuple[int, int], seed: int | None) -> list[Puzzle]:
    """Return the puzzles of some grades, in the order of a seed if there is one."""
    low, high = grades
    chosen = [puzzle for puzzle in puzzles if low <= puzzle.grade <= high]
    if seed is not None:
        random.Random(seed).shuffle(chosen)
    return chosen
