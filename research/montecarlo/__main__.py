"""Measures the speed of random games: `python -m research.montecarlo`."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from research.montecarlo.board import Ints, Points, Position, new_position
from research.montecarlo.compiling import compiled
from research.montecarlo.playout import Seed, new_game_room, play_out

SIZES = ((15, 15), (20, 20), (30, 30), (39, 32))
GAMES = 500
"""How many games are measured at a time."""
TRIES = 20
"""How often the games are measured. The best time counts, because other programs may run meanwhile."""


@compiled
def _play_games(games: int, position: Position, seed: Seed, room: Ints, points: Points) -> int:
    """Play random games from a position, and return the sum of their results."""
    total = 0
    for _ in range(games):
        total += play_out(position, 0, seed, room, points)
    return total


def main() -> None:
    """Print a table."""
    print("board  games/s  (random games from the empty board, one core, processor time)")
    for width, height in SIZES:
        position = new_position(width, height)
        points: Any = np.zeros(width * height, np.uint16)
        arguments = (position, np.array([7], np.uint64), new_game_room(position.span), points)
        _play_games(1, *arguments)
        best = float("inf")
        for _ in range(TRIES):
            begin = time.process_time()
            _play_games(GAMES, *arguments)
            best = min(best, time.process_time() - begin)
        print(f"{width}×{height}  {GAMES / best:.0f}")


if __name__ == "__main__":
    main()
