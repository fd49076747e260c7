"""Measures the speed of random games: `python -m lab.montecarlo`."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from lab.montecarlo.board import OPEN, Points, Position, copied, new_position
from lab.montecarlo.compiling import compiled
from lab.montecarlo.playout import Owners, Seed, list_points, play_out

SIZES = ((15, 15), (20, 20), (30, 30), (39, 32))
GAMES = 500
"""How many games are measured at a time."""
TRIES = 20
"""How often the games are measured. The best time counts, because other programs may run meanwhile."""


@compiled
def _play_games(
    games: int, position: Position, points: Points, count: int, seed: Seed, owners: Owners
) -> int:
    """Play random games from a position, and return how many dots they had."""
    dots = 0
    for _ in range(games):
        now_points = points.copy()
        dots += play_out(copied(position), now_points, count, 0, seed, owners)
    return dots


def main() -> None:
    """Print a table."""
    print("board  games/s  dots/s  (random games from the empty board, one core, processor time)")
    for width, height in SIZES:
        position = new_position(width, height)
        points: Any = np.zeros(width * height, np.uint16)
        count = list_points(position.cells, OPEN * position.span, position.span, points)
        owners: Any = np.zeros(len(position.links), np.int8)
        arguments = (position, points, count, np.array([7], np.uint64), owners)
        _play_games(1, *arguments)
        best, dots = float("inf"), 0
        for _ in range(TRIES):
            begin = time.process_time()
            dots = _play_games(GAMES, *arguments)
            best = min(best, time.process_time() - begin)
        print(f"{width}×{height}  {GAMES / best:.0f}  {dots / best:.0f}")


if __name__ == "__main__":
    main()
