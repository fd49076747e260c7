"""The first steps in the page's help: what a dot captures on their boards is what the engine says."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from kropki.board.board import Board

MODULE = Path(__file__).parents[1] / "web/model/lessons.js"


def lessons() -> list[dict[str, Any]]:
    script = f"import('{MODULE.as_uri()}').then(({{ LESSONS }}) => console.log(JSON.stringify(LESSONS)))"
    found: list[dict[str, Any]] = json.loads(subprocess.check_output(["node", "-e", script]))
    return found


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson["name"])
def test_each_dot_captures_what_the_engine_says(lesson: dict[str, Any]) -> None:
    board = Board.from_text("\n".join(" ".join(row) for row in lesson["rows"]))
    letters = board.grid.letters
    captures = {}
    for point in [*board.legal_points]:
        for taken in board.play(point, lesson["player"]):
            dots = taken.inside & (board.dot_mask(0) | board.dot_mask(1))
            captures[letters(point)] = {
                "owner": taken.owner,
                "ring": "".join(map(letters, taken.ring)),
                "captured": "".join(map(letters, board.grid.mask_points(dots))),
            }
        board.undo()
    assert captures == lesson["captures"]
    assert len(captures) == 1
