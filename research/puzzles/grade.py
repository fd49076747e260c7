"""Measures how difficult puzzles are: which level of the computer player solves them, and how fast."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from kropki.computer.levels import LEVELS
from kropki.computer.steps import run_to_end
from kropki.puzzle.proof import OutOfPositions
from kropki.puzzle.puzzle import MAX_GRADE, Puzzle
from kropki.puzzle.referee import Referee
from research.tactics.solver import SolverSettings, solve

TRIES = 16
"""How often each level tries to solve a puzzle, each time with another seed."""
NEEDED = 12
"""How many of these tries have to be right."""
STEPS = dict.fromkeys(LEVELS, 60) | {8: 150}
"""How many steps each level thinks."""
MAX_FAILS = 2
"""How many first ideas that fail are kept."""
MAX_POSITIONS = 150_000
"""How many positions the lines of play of a puzzle may take."""


def grade(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with its grade, its line of play, and the first ideas of levels that fail."""
    puzzle, ideas = measure(puzzle)
    referee = Referee(puzzle, MAX_POSITIONS)
    try:
        puzzle = replace(puzzle, line=run_to_end(referee.solution()))
        fails = [run_to_end(referee.refutation(idea)) for idea in ideas[:MAX_FAILS]]
    except OutOfPositions:
        return puzzle
    return replace(puzzle, fails=tuple(fails))


def measure(puzzle: Puzzle) -> tuple[Puzzle, list[str]]:
    """Return a puzzle with its grade, and wrong ideas of levels, the most frequent ones first.

    The grade is the lowest level that solves the puzzle in most tries. It comes with the number of positions
    that the level looks at for each right answer.
    """
    wrong: list[str] = []
    for level in LEVELS:
        answers = [
            solve(puzzle, level, SolverSettings(steps=STEPS[level], seed=seed)) for seed in range(TRIES)
        ]
        right = sum(answer.right for answer in answers)
        positions = sum(answer.positions for answer in answers)
        wrong += [answer.point for answer in answers if not answer.right]
        if right >= NEEDED:
            return replace(puzzle, grade=level, positions=round(positions / right)), _by_count(wrong)
    return replace(puzzle, grade=MAX_GRADE, positions=positions // TRIES), _by_count(wrong)


def _by_count(points: Iterable[str]) -> list[str]:
    """Return points without repetitions, the most frequent ones first."""
    points = [*points]
    return sorted(dict.fromkeys(points), key=lambda point: -points.count(point))
