"""Finds the points of a small board that cannot change anything any more, and so bounds what it is worth.

A *ring-dot* of a player is a point that one of their chains may need to close. If all the neighbours of a
point where the player has or may get a dot are neighbours of each other, no chain needs the point: it closes
without it, around the same enemy dots. A dot is *safe* if a path leads from it to the edge, along
the sides of squares, over points where the other player will never have a ring-dot.

A point is *settled* when it is a ring-dot of nobody and no dot on it can be captured or freed. So the corners
are settled from the start. All open settled points are alike, and two of them are as good as none: who gets
something without them gets it with them, by answering on one when the other player plays on the other.

Points are bits here, `row << 3 | column`, both counted from 1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from research.montecarlo.board import DEAD, HELD, OPEN, Ints, count_bits
from research.montecarlo.compiling import compiled

MOST_COLUMNS, MOST_ROWS = 7, 6
"""The largest board whose points fit into an int."""
SETTLED, SAFE, UNDECIDED = 0, 1, 3
"""The places in `settle`'s findings: settled points; safe ones of both players; open points not settled."""
FINDINGS = 4


def _spread_out() -> Ints:
    """Return for each 3×3 window whether two of the points around its middle are not neighbours."""
    around = [(x, y) for y in range(3) for x in range(3)]
    found: Ints = np.zeros(512, np.bool_)
    for window in range(512):
        points = [(x, y) for x, y in around if window >> 3 * y + x & 1 and (x, y) != (1, 1)]
        found[window] = any(max(abs(a - c), abs(b - d)) > 1 for a, b in points for c, d in points)
    return found


_SPREAD_OUT = _spread_out()


@compiled
def plane(cells: Ints, span: int, block: int) -> Any:
    """Return a block of a board's cells as bits."""
    bits = 0
    for y in range(1, span - 1):
        bits |= cells[block * span + y] << (y << 3)
    return bits


@compiled
def _beside(bits: int) -> Any:
    """Return some points and their neighbours along the sides."""
    return bits | bits << 1 | bits >> 1 | bits << 8 | bits >> 8


@compiled
def _is_ring_dot(possible: int, place: int) -> Any:
    """Return whether a chain of a player may need a point, by where the player has or may get dots."""
    window = (possible >> place - 9 & 7) | (possible >> place - 1 & 7) << 3 | (possible >> place + 7 & 7) << 6
    return possible >> place & 1 and _SPREAD_OUT[window]


@compiled
def settle(cells: Ints, span: int, edge: int, findings: Ints) -> None:
    """Find the settled points of a position, and the safe ones.

    Args:
        cells: The position, as in `research.montecarlo.board`.
        span: The height of the board and two.
        edge: The points at the edge.
        findings: Where to put what is found: see `SETTLED`.
    """
    alive, enemies = plane(cells, span, 0), plane(cells, span, 1)
    held, lost = plane(cells, span, HELD), plane(cells, span, HELD + 1)
    free = plane(cells, span, OPEN)
    settled = 0
    while True:
        safe = _flood(edge, alive | held | settled)
        enemies_safe = _flood(edge, enemies | lost | settled)
        fixed = (
            (alive | held) & safe
            | (enemies | lost) & enemies_safe
            | free & (edge | _beside(safe)) & (edge | _beside(enemies_safe))
        ) & ~settled
        before = settled
        possible, enemies_possible = (alive | free) & ~settled, (enemies | free) & ~settled
        while fixed:
            bit = fixed & -fixed
            fixed ^= bit
            place = count_bits(bit - 1)
            if not _is_ring_dot(possible, place) and not _is_ring_dot(enemies_possible, place):
                settled |= bit
                possible &= ~bit
                enemies_possible &= ~bit
        if settled == before:
            break
    findings[SETTLED] = settled
    findings[SAFE] = safe
    findings[SAFE + 1] = enemies_safe
    findings[UNDECIDED] = free & ~settled


@compiled
def _flood(edge: int, passable: int) -> Any:
    """Return the points that can be reached from the edge over passable ones."""
    area = edge & passable
    while True:
        grown = _beside(area) & passable
        if grown == area:
            break
        area = grown
    return area


@compiled
def most_gain(cells: Ints, span: int, edge: int, findings: Ints, player: int, moves: int) -> int:
    """Return a bound of how much a player's lead can grow.

    Args:
        cells: The position.
        span: The height of the board and two.
        edge: The points at the edge.
        findings: What `settle` has found.
        player: The player.
        moves: How many dots the other player will put at most.
    """
    if not findings[UNDECIDED]:
        return 0
    other = 1 - player
    safe = findings[SAFE + other]
    dots = plane(cells, span, other) | plane(cells, span, DEAD + player) & plane(cells, span, HELD + other)
    places = findings[UNDECIDED] & ~(edge | _beside(safe))
    return int(count_bits(dots & ~safe) + min(moves, count_bits(places)))
