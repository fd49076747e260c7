"""The files of a collection of puzzles. The name of a file is the theme of the puzzles in it.

The folder `first` in a collection has the puzzles for beginners.
"""

from __future__ import annotations

from pathlib import Path

from kropki.puzzle.puzzle import THEMES, InvalidPuzzle, Puzzle, read_puzzles
from kropki.sgf.charset import text_of

OURS = Path(__file__).with_name("ours")
"""The folder of our puzzles."""
FIRST = "first"
"""The folder with the puzzles for beginners."""
IDEAS = ("captures", "saves", "doubles", "connect", "houses", "races", "ladders", "broken")
"""The themes of puzzles for beginners, in the order in which they are learned."""


def load_puzzles(folder: Path = OURS) -> list[Puzzle]:
    """Return all puzzles in a folder and the folders in it, by file.

    Args:
        folder: The folder.

    Raises:
        InvalidPuzzle: If a file is not valid. The message has its name and the number of the puzzle.
    """
    return [puzzle for path in sorted(folder.rglob("*.txt")) for puzzle in load_file(path)]


def ordered(folder: Path = OURS) -> list[tuple[Puzzle, bool]]:
    """Return all puzzles in a folder as people solve them, each with whether it is for beginners.

    Those for beginners come first, idea by idea, as they are in their files; then those with room on their
    boards, and last those whose boards look filled. Of these, easier ones come first.

    Raises:
        InvalidPuzzle: If a file is not valid. The message has its name and the number of the puzzle.
    """
    paths = [folder / FIRST / f"{idea}.txt" for idea in IDEAS]
    first = [puzzle for path in paths if path.exists() for puzzle in load_file(path)]
    known = {puzzle.id for puzzle in first}
    rest = [puzzle for puzzle in load_puzzles(folder) if puzzle.id not in known]
    rest.sort(key=lambda puzzle: (puzzle.is_crowded, puzzle.grade, puzzle.positions))
    return [*((puzzle, True) for puzzle in first), *((puzzle, False) for puzzle in rest)]


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
