"""Plays the boards of lessons."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from kropki.computer.steps import Steps
from kropki.lesson.judge import DECLARES, Judge
from kropki.lesson.text import Step

FOLDER = Path(__file__).parents[2] / "lessons"

Result = TypeVar("Result")


def finish(steps: Steps[Result]) -> Result:
    """Return the result of a computation in steps."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result


def solve(step: Step) -> list[str]:
    """Return the reader's dots on the way to the aim, each the first one that is right.

    Raises:
        AssertionError: If no dot is right.
    """
    moves: list[str] = []
    own: list[str] = []
    while True:
        board = Judge(step, moves).game.board
        for point in [*board.legal_points]:
            verdict = finish(Judge(step, moves).judge(point, True))
            if verdict.right:
                break
        else:
            raise AssertionError(f"after {' '.join(moves)}, no dot is right")
        own.append(board.grid.letters(point))
        if verdict.done:
            return own
        moves += [board.grid.letters(put.point) + DECLARES for put in verdict.puts]
