"""The levels of the computer player, from a beginner's to the best it can."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How well a player of a level plays: `seconds` is the most time for a move and `plies` how far ahead it
    looks. `overlooks` is the share of the enemy's threats that it does not see, and of its own; `vague` says
    how much it wavers between points that look alike, in the policy's units; `ladders` whether it reads
    those; `far` by threats of how many dots it weighs what a quiet point promises, 0 if it does not, and
    `answers` after how many answers."""

    number: int
    seconds: float
    plies: int
    overlooks: float = 0.0
    vague: float = 0.0
    ladders: bool = True
    far: int = 0
    answers: int = 0


LEVELS = {
    level.number: level
    for level in (
        Level(1, 0.1, 1, overlooks=0.7, vague=3.2, ladders=False),
        Level(2, 0.1, 1, overlooks=0.52, vague=2.0, ladders=False),
        Level(3, 0.1, 1, overlooks=0.31, vague=1.05, ladders=False),
        Level(4, 0.15, 2, overlooks=0.1, vague=0.35, ladders=False),
        Level(5, 0.3, 3, overlooks=0.18, vague=0.25),
        Level(6, 0.5, 5, overlooks=0.06, vague=0.2),
        Level(7, 1.0, 6, vague=0.1, far=3),
        Level(8, 5.0, 15, vague=0.05, far=4, answers=5),
    )
}
"""By number, 1 to 8."""
