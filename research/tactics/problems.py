"""The puzzles by which the computer player is measured."""

from __future__ import annotations

from pathlib import Path

from kropki.puzzle.collection import load_puzzles
from kropki.puzzle.puzzle import Puzzle

FOLDER = Path(__file__).parents[2] / "puzzles/tactics"


def load_problems() -> list[Puzzle]:
    """Return the puzzles, by theme."""
    return load_puzzles(FOLDER)
