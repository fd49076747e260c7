"""Rings that players choose, checked and measured.

A ring is the sequence of its points, without the first one repeated at the end. Consecutive points are
neighbours, one of the eight. Direction and starting point do not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from kropki.board.grid import Grid, Mask, Point
from kropki.errors import RingCrossesItself, RingNotClosed, RingsOverlap, RingStepTooLong


def check_shape(ring: Sequence[Point], grid: Grid) -> None:
    """Check that a sequence of points is a ring ([sgf-gm40]: "no self-intersection").

    Args:
        ring: The points, all of them on the board.
        grid: The grid of the board.

    Raises:
        RingStepTooLong: If two consecutive points are not neighbours.
        RingNotClosed: If there are no points, or the last one is not next to the first.
        RingCrossesItself: If a point occurs twice, or two diagonal steps cross.
    """
    for here, there in pairwise(ring):
        if there - here not in grid.offsets:
            raise RingStepTooLong(
                f"the ring goes from {grid.letters(here)} to {grid.letters(there)}, which are not neighbours"
            )
    if not ring or ring[0] - ring[-1] not in grid.offsets:
        raise RingNotClosed("the ring is not closed: its last dot is not next to its first")
    if len(set(ring)) < len(ring):
        twice = next(point for i, point in enumerate(ring) if point in ring[:i])
        raise RingCrossesItself(f"the ring goes through {grid.letters(twice)} twice")
    middles = set()
    for here, there in _steps(ring):
        if abs(there - here) not in (1, grid.stride):
            if here + there in middles:
                raise RingCrossesItself(f"the ring crosses itself next to {grid.letters(here)}")
            middles.add(here + there)


def check_apart(rings: Sequence[Sequence[Point]], insides: Sequence[Mask], grid: Grid) -> None:
    """Check that rings do not overlap: none has a point or a dot inside another one.

    Args:
        rings: The rings. They may share dots.
        insides: The mask of the points inside each ring.
        grid: The grid of the board.

    Raises:
        RingsOverlap: If two of them overlap.
    """
    taken = 0
    for inside in insides:
        if taken & inside:
            raise RingsOverlap("two of the rings overlap: some points are inside both")
        taken |= inside
    for point in (point for ring in rings for point in ring):
        if taken >> point & 1:
            raise RingsOverlap(f"two of the rings overlap: {grid.letters(point)} of one is inside the other")


def area_inside(ring: Sequence[Point], grid: Grid) -> Mask:
    """Return the mask of the points strictly inside a ring.

    A point is inside if an odd number of the ring's steps cross the ray from it to the right. A step from a
    dot to the next row crosses the rays of all points to the left of that dot.

    Args:
        ring: The ring, of a valid shape (`check_shape`).
        grid: The grid of the board.
    """
    inside = chain = 0
    for here, there in _steps(ring):
        chain |= grid.bits[here]
        upper, lower = min(here, there), max(here, there)
        if lower - upper > 1:
            row_start = upper // grid.stride * grid.stride + 1
            inside ^= grid.bits[upper] - grid.bits[row_start]
    return inside & ~chain


def _steps(ring: Sequence[Point]) -> list[tuple[Point, Point]]:
    """Return each point of a ring with the next one."""
    return list(zip(ring, (*ring[1:], ring[0]), strict=True))
