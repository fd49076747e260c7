"""Our puzzles, which many tests read."""

from functools import cache

from kropki.puzzle.collection import load_puzzles
from kropki.puzzle.puzzle import Puzzle


@cache
def our_puzzles() -> list[Puzzle]:
    """All puzzles that we have. They are read once."""
    return load_puzzles()
