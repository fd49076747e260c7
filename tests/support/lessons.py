"""Plays the boards of lessons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kropki.board.grid import Point
from kropki.computer.steps import run_to_end
from kropki.lesson.judge import DECLARES, Judge, Verdict
from kropki.lesson.text import Step

FOLDER = Path(__file__).parents[2] / "lessons"


def way_to_aim(step: Step) -> Iterator[tuple[Point, Verdict]]:
    """Yield the reader's dots on the way to the aim, each the first one that is right, with their verdicts.

    Raises:
        AssertionError: If no dot is right.
    """
    moves: list[str] = []
    while True:
        board = Judge(step, moves).game.board
        for point in [*board.legal_points]:
            verdict = run_to_end(Judge(step, moves).judge(point, True))
            if verdict.right:
                break
        else:
            raise AssertionError(f"after {' '.join(moves)}, no dot is right")
        yield point, verdict
        if verdict.done:
            return
        moves += [board.grid.letters(put.point) + DECLARES for put in verdict.puts]
