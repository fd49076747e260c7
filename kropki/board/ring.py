"""Rings that players choose: closed chains of dots, checked and measured.

A ring is the sequence of its dots, each the next one's neighbour among the eight, its end not said again. Its
direction and where it starts mean nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from kropki.board.grid import Grid
from kropki.errors import RingCrossesItself, RingNotClosed, RingStepTooLong


def check_shape(ring: Sequence[int], grid: Grid) -> None:
    """Whether a sequence of points is a ring at all.

    Raises `RingStepTooLong`, `RingNotClosed` or `RingCrossesItself` ([sgf-gm40]: "no self-intersection").
    """
    for here, there in pairwise(ring):
        if there - here not in grid.offsets:
            raise RingStepTooLong(f"{grid.letters(there)} is not beside {grid.letters(here)}")
    if not ring or ring[0] - ring[-1] not in grid.offsets:
        raise RingNotClosed("the ring's last dot is not beside its first one")
    if len(set(ring)) < len(ring):
        twice = next(point for i, point in enumerate(ring) if point in ring[:i])
        raise RingCrossesItself(f"the ring visits {grid.letters(twice)} twice")
    middles = set()
    for here, there in _steps(ring):
        if abs(there - here) not in (1, grid.stride):
            if here + there in middles:
                raise RingCrossesItself(f"the ring crosses itself at {grid.letters(here)}")
            middles.add(here + there)


def area_inside(ring: Sequence[int], grid: Grid) -> int:
    """Mask of the points strictly inside a ring.

    A point is inside if an odd number of the ring's steps cross the ray from it to the right: the step from a
    dot down to the next row crosses those of all points left of that dot.
    """
    inside = chain = 0
    for here, there in _steps(ring):
        chain |= grid.bits[here]
        upper, lower = min(here, there), max(here, there)
        if lower - upper > 1:
            row_start = upper // grid.stride * grid.stride + 1
            inside ^= grid.bits[upper] - grid.bits[row_start]
    return inside & ~chain


def _steps(ring: Sequence[int]) -> list[tuple[int, int]]:
    return list(zip(ring, (*ring[1:], ring[0]), strict=True))
