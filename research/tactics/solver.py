"""Lets levels of the computer player solve tactical positions."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.openings import Opening
from kropki.puzzle.puzzle import Puzzle


@dataclass(frozen=True)
class SolverSettings:
    """How long to think about each problem.

    Attributes:
        seconds: The processor time. By default, the time limit of the level.
        steps: The number of steps, instead of a time.
        seed: The seed of the level.
    """

    seconds: float | None = None
    steps: int | None = None
    seed: int = 0


@dataclass(frozen=True)
class Answer:
    """A level's answer to a problem.

    Attributes:
        problem: The problem.
        level: The number of the level.
        point: Where the level plays, in letters.
        seconds: The processor time that it took.
        positions: How many positions it looked at.
    """

    problem: Puzzle
    level: int
    point: str
    seconds: float
    positions: int

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.point in self.problem.right


def solve(problem: Puzzle, level: int, settings: SolverSettings) -> Answer:
    """Return a level's answer to a problem."""
    board = problem.board()
    opening = Opening("custom", position=problem.drawing)
    game = Game(board.grid.width, board.grid.height, rules="russian", opening=opening, first=problem.turn)
    thinking = Thinking(
        game,
        LEVELS[level],
        seed=settings.seed,
        seconds=settings.seconds,
        steps=settings.steps,
        resigns=False,
        clock=time.process_time,
    )
    begin = time.process_time()
    move = thinking.decide()
    assert isinstance(move, Dot)
    passed = time.process_time() - begin
    return Answer(problem, level, board.grid.letters(move.point), passed, thinking.info.positions)


def row_of(problem: Puzzle) -> str:
    """Return the row of the table where a problem is counted."""
    return f"captures in {problem.dots}" if problem.theme == "captures" else problem.theme


def format_table(answers: Sequence[Answer]) -> str:
    """Return a Markdown table of how many problems of each kind each level has solved.

    Args:
        answers: The answers of each level to the same problems.
    """
    levels = sorted({answer.level for answer in answers})
    rows = dict.fromkeys(row_of(answer.problem) for answer in answers)
    lines = [_line("kind", [f"level {level}" for level in levels]), "|---|" + "---|" * len(levels)]
    for row in rows:
        lines.append(_line(row, [_count(answers, level, row) for level in levels]))
    lines.append(_line("all", [_count(answers, level) for level in levels]))
    means = []
    for level in levels:
        seconds = [answer.seconds for answer in answers if answer.level == level]
        means.append(f"{sum(seconds) / len(seconds):.2f}")
    return "\n".join([*lines, _line("seconds each", means)])


def _count(answers: Sequence[Answer], level: int, row: str | None = None) -> str:
    """Return how many problems a level has solved and how many there are, in a row of the table or in all."""
    chosen = [answer for answer in answers if answer.level == level and row in (None, row_of(answer.problem))]
    return f"{sum(answer.right for answer in chosen)}/{len(chosen)}"


def _line(head: str, cells: Sequence[str]) -> str:
    return f"| {head} | {' | '.join(cells)} |"
