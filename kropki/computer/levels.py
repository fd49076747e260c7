"""The levels of the computer player, from a beginner to its full strength."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """The parameters of a level.

    Attributes:
        number: The number of the level; a higher level plays better.
        seconds: The time limit for a move.
        plies: How many plies the search looks ahead.
        miss_rate: The share of trajectories, its own and the opponent's, that the player does not see. Below
            a shape of 1, the player does not capture or block by accident either.
        noise: The standard deviation of a random term that is added to the quality of each point.
        shape: How much of the learned policy goes into the quality of a point, from 0 to 1. The rest is how
            near the point is to the last dots.
        width: How many points that threaten nothing the player looks at.
        ladders: Whether the player reads ladders.
        foreseen: For how many points the player asks the network what will be captured.
        solves: Whether the player solves the last points of a board.
        surveyed: After which share of the time the player stops comparing points by random games.
    """

    number: int
    seconds: float
    plies: int
    miss_rate: float = 0.0
    noise: float = 0.0
    shape: float = 1.0
    width: int = 8
    ladders: bool = True
    foreseen: int = 0
    solves: bool = False
    surveyed: float = 0.0


LEVELS = {
    level.number: level
    for level in (
        Level(1, 0.1, 2, miss_rate=0.76, noise=1.5, shape=0.0, width=2, ladders=False),
        Level(2, 0.1, 2, miss_rate=0.56, noise=1.65, shape=0.11, width=4, ladders=False),
        Level(3, 0.1, 2, miss_rate=0.39, noise=1.6, shape=0.28, width=4, ladders=False),
        Level(4, 0.1, 2, miss_rate=0.34, noise=1.0, shape=0.36, width=5, ladders=False),
        Level(5, 0.15, 2, miss_rate=0.5, noise=1.6, ladders=False),
        Level(6, 0.3, 4, miss_rate=0.3, noise=0.45),
        Level(7, 0.5, 5, miss_rate=0.05, noise=0.2, foreseen=12, solves=True),
        Level(8, 5.0, 15, noise=0.05, foreseen=24, solves=True, surveyed=0.5),
    )
}
"""All levels by number, from 1 to 8."""
