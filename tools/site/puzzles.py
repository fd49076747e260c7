"""Writes our puzzles as one file for the page."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from kropki.puzzle.collection import ordered


def collection(root: Path) -> str:
    """Return our puzzles as JSON, in the order in which people solve them.

    Args:
        root: The repository, with our puzzles.

    Raises:
        InvalidPuzzle: If a file is not valid.
    """
    entries: list[dict[str, object]] = [
        {
            "id": puzzle.id,
            "theme": puzzle.theme,
            "grade": 1 if is_first else puzzle.grade,  # people find them easy, whatever the levels do
            "text": str(replace(puzzle, drawing=_squeezed(puzzle.drawing))),
            **({"first": True} if is_first else {}),
            **({"crowded": True} if puzzle.is_crowded else {}),
        }
        for puzzle, is_first in ordered(root / "kropki/puzzle/ours")
    ]
    return json.dumps(entries, separators=(",", ":"))


def _squeezed(drawing: str) -> str:
    return "\n".join(" ".join(row.split()) for row in drawing.splitlines())
