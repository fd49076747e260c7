"""The puzzles by which the computer player is measured."""

from __future__ import annotations

from kropki.puzzle.collection import OURS, load_puzzles
from kropki.puzzle.puzzle import Puzzle

FOLDER = OURS / "tactics"


def load_problems() -> list[Puzzle]:
    """Return the puzzles, by theme."""
    return load_puzzles(FOLDER)
