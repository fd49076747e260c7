"""Measures how difficult puzzles are: which level of the computer player solves them, and how fast."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from kropki.computer.levels import LEVELS
from kropki.computer.steps import run_to_end
from kropki.puzzle.proof import OutOfPositions
from kropki.puzzle.puzzle import MAX_GRADE, Puzzle
from kropki.puzzle.referee import Referee
from lab.tactics.solver import SolverSettings, solve

SEEDS = (0, 1, 2)
"""A level solves a puzzle if it does with most of these seeds."""
STEPS = dict.fromkeys(LEVELS, 60) | {8: 150}
"""How many steps each level thinks."""
MAX_FAILS = 2
"""How many first ideas that fail are kept."""
MAX_POSITIONS = 150_000
"""How many positions the lines of play of a puzzle may take."""


def grade(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with its grade, its line of play, and the first ideas of levels that fail."""
    level, positions, ideas = _measure(puzzle)
    puzzle = replace(puzzle, grade=level, positions=positions)
    referee = Referee(puzzle, MAX_POSITIONS)
    try:
        puzzle = replace(puzzle, line=run_to_end(referee.solution()))
        fails = [run_to_end(referee.refutation(idea)) for idea in ideas[:MAX_FAILS]]
    except OutOfPositions:
        return puzzle
    return replace(puzzle, fails=tuple(fails))


def _measure(puzzle: Puzzle) -> tuple[int, int, list[str]]:
    """Return the lowest level that solves a puzzle, its number of positions, and wrong ideas of levels."""
    wrong: list[str] = []
    for level in LEVELS:
        answers = [solve(puzzle, level, SolverSettings(steps=STEPS[level], seed=seed)) for seed in SEEDS]
        right = [answer for answer in answers if answer.right]
        wrong += [answer.point for answer in answers if not answer.right]
        if 2 * len(right) > len(SEEDS):
            return level, sum(answer.positions for answer in right) // len(right), _by_count(wrong)
    return MAX_GRADE, max(answer.positions for answer in answers), _by_count(wrong)


def _by_count(points: Iterable[str]) -> list[str]:
    """Return points without repetitions, the most frequent ones first."""
    points = [*points]
    return sorted(dict.fromkeys(points), key=lambda point: -points.count(point))
