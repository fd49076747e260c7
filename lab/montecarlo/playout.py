"""Random games to the end of the board."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from lab.montecarlo.board import COLUMN, OPEN, SHIFT, Ints, Points, Position, play_inline
from lab.montecarlo.compiling import compiled, inlined

Owners: TypeAlias = Any
"""A NumPy array of players, int8."""
Seed: TypeAlias = Any
"""A NumPy array of one random number, uint64, which is not 0."""


@inlined
def _shuffled(number: Any) -> Any:
    """Return the next random number, 64 bits (xorshift)."""
    number ^= number << np.uint64(13)
    number ^= number >> np.uint64(7)
    number ^= number << np.uint64(17)
    return number


@inlined
def _below(number: Any, limit: int) -> Any:
    """Return a number from 0 to `limit` - 1 for a random number of 64 bits."""
    return np.int64(number >> np.uint64(33)) * limit >> 31


@compiled
def list_points(cells: Ints, first: int, span: int, points: Points) -> int:
    """Write the points of the block of rows that begins at `first` to `points`; return how many there are."""
    count = 0
    for y in range(1, span - 1):
        rest = cells[first + y]
        x = 0
        while rest:
            if rest & 1:
                points[count] = y << SHIFT | x
                count += 1
            rest >>= 1
            x += 1
    return count


@compiled
def play_out(position: Position, points: Points, count: int, player: int, seed: Seed, owners: Owners) -> int:
    """Play dots at random, in turn, until the board is full.

    Args:
        position: The position. It changes to the end of the game.
        points: The open points. Their order changes.
        count: How many there are.
        player: Who begins.
        seed: The seed of the random numbers, one int that is not 0.
        owners: For each point, who has played there. Only points that are played are written.

    Returns:
        How many dots were played.
    """
    cells, links, room, span, full = position
    played = 0
    opened = OPEN * span
    number = seed[0]
    for i in range(count):
        number = _shuffled(number)
        j = i + _below(number, count - i)
        point: Any = np.int64(points[j])
        points[j] = points[i]
        points[i] = point
        if cells[opened + (point >> SHIFT)] >> (point & COLUMN) & 1:
            play_inline(cells, links, room, span, full, point, player)
            owners[point] = player
            player = 1 - player
            played += 1
    seed[0] = number
    return played
