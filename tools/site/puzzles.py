"""Writes our puzzles as one file for the page."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from kropki.puzzle.collection import load_puzzles


def collection(root: Path) -> str:
    """Return our puzzles as JSON, easier ones first.

    Args:
        root: The repository, with the folder `puzzles`.

    Raises:
        InvalidPuzzle: If a file is not valid.
    """
    puzzles = sorted(load_puzzles(root / "puzzles"), key=lambda puzzle: (puzzle.grade, puzzle.positions))
    entries = [
        {
            "id": puzzle.id,
            "theme": puzzle.theme,
            "grade": puzzle.grade,
            "text": str(replace(puzzle, drawing=_squeezed(puzzle.drawing))),
        }
        for puzzle in puzzles
    ]
    return json.dumps(entries, separators=(",", ":"))


def _squeezed(drawing: str) -> str:
    return "\n".join(" ".join(row.split()) for row in drawing.splitlines())
