"""The files of a collection of puzzles. The name of a file is the theme of the puzzles in it."""

from __future__ import annotations

from pathlib import Path

from kropki.puzzle.puzzle import THEMES, InvalidPuzzle, Puzzle, read_puzzles
from kropki.sgf.charset import text_of


def load_puzzles(folder: Path) -> list[Puzzle]:
    """Return all puzzles in a folder and the folders in it, by file.

    Raises:
        InvalidPuzzle: If a file is not valid. The message has its name and the number of the puzzle.
    """
    return [puzzle for path in sorted(folder.rglob("*.txt")) for puzzle in load_file(path)]


def load_file(path: Path) -> list[Puzzle]:
    """Return the puzzles of a file.

    Raises:
        InvalidPuzzle: If the file is not valid. The message has its name and the number of the puzzle.
    """
    if path.stem not in THEMES:
        raise InvalidPuzzle(f"{path.name}: there is no theme {path.stem!r}; there are {', '.join(THEMES)}")
    try:
        return [*read_puzzles(text_of(path.read_bytes()), path.stem)]
    except InvalidPuzzle as error:
        raise InvalidPuzzle(f"{path.name}, {error}") from None
