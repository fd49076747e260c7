"""Our puzzles, which many tests read."""

from functools import cache
from pathlib import Path

from kropki.puzzle.collection import load_puzzles
from kropki.puzzle.puzzle import Puzzle

FOLDER = Path(__file__).parents[2] / "puzzles"


@cache
def our_puzzles() -> list[Puzzle]:
    """All puzzles that we have. They are read once."""
    return load_puzzles(FOLDER)
