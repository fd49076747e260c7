"""Closed regions of a bitboard and the ring of dots round one.

Regions hang together by the four neighbours, chains of dots by the eight, so a chain is never crossed. The
functions work on masks (`kropki.grid`) and know no game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kropki.grid import Grid


class Pool(NamedTuple):
    """What a closed chain of dots surrounds.

    `ring` is that chain in order, clockwise as seen on the board, no dot twice, its end not said again: a
    simple polygon. `inside` is the mask of all points strictly inside it.
    """

    ring: tuple[int, ...]
    inside: int


def flood(seed: int, passable: int, stride: int) -> int:
    """Mask of the points that can be reached from `seed` through `passable`, seed included."""
    while True:
        grown = (seed | seed << 1 | seed >> 1 | seed << stride | seed >> stride) & passable | seed
        if grown == seed:
            return seed
        seed = grown


def border(region: int, stride: int) -> int:
    """Mask of the neighbours of a region that are not in it (Wikikropki, 2: "Border of the pool")."""
    return (region << 1 | region >> 1 | region << stride | region >> stride) & ~region


def outermost(pools: list[Pool]) -> list[Pool]:
    """The pools that lie in none of the others."""
    return [
        pool for pool in pools if not any(pool.inside & other.inside == pool.inside for other in pools if other is not pool)
    ]


def regions(mask: int, stride: int) -> Iterable[int]:
    """The connected regions of a mask."""
    while mask:
        region = flood(mask & -mask, mask, stride)
        yield region
        mask ^= region


def closed_regions(point: int, gaps: tuple[int, ...], dots: int, grid: Grid) -> Sequence[int]:
    """The regions that a new dot on `point` has closed, given that it may have closed a ring of `dots`.

    `gaps` are offsets from the point to one neighbour in each gap between the dots beside it: a ring through
    the point has a gap on either side. Floods start from all of them and grow in turns. One that stops growing
    is a closed region; one that meets the edge, or is the last one left, lies outside. So the cost follows the
    size of what is closed, not that of the board.
    """
    bits = grid.bits
    passable = grid.board & ~dots
    if len(gaps) == 2:
        return _closed_of_two(bits[point + gaps[0]], bits[point + gaps[1]], passable, grid)
    stride = grid.stride
    outside = grid.edge | grid.rim
    closed: list[int] = []
    outside_seen = False
    growing = [bits[point + gap] for gap in gaps]
    while len(growing) > (not outside_seen):
        region = growing.pop(0)
        if region & outside:
            outside_seen = True
            continue
        grown = (region | region << 1 | region >> 1 | region << stride | region >> stride) & passable
        if grown == region:
            closed.append(region)
            continue
        for i, other in enumerate(growing):
            if other & grown:
                growing[i] = other | grown
                break
        else:
            growing.append(grown)
    return closed


def _closed_of_two(region: int, other: int, passable: int, grid: Grid) -> Sequence[int]:
    """`closed_regions` for two seeds, which is nearly always: at most one of the two can be closed."""
    stride = grid.stride
    outside = grid.edge | grid.rim
    while not region & outside:
        grown = (region | region << 1 | region >> 1 | region << stride | region >> stride) & passable
        if grown == region:
            return (region,)
        if grown & other:
            return ()
        region, other = other, grown
    while not other & outside:
        grown = (other | other << 1 | other >> 1 | other << stride | other >> stride) & passable
        if grown == other:
            return (other,)
        if grown & region:
            return ()
        other = grown
    return ()


def surround(region: int, dots: int, grid: Grid) -> Pool:
    """The smallest pool that holds a closed region: the simple chain of `dots` round it, and all inside.

    The wall is walked from the dot above the region's first point, the region always to the right. Where
    the walk comes back to a dot it has visited, what it made since is a loop: one of positive area is the
    ring, any other (a dangling tail, a loop hanging inside) is dropped from it and so lies inside.
    """
    stride = grid.stride
    if not region & region - 1:
        point = region.bit_length() - 1
        return Pool((point - stride, point + 1, point + stride, point - 1), region)
    turns = grid.turns[0]
    reach = grid.reach
    window = grid.window
    first = dot = (region & -region).bit_length() - 1 - stride
    area = 0
    walk = [first]
    area_at = {first: 0}
    while True:
        offset, turns, slope, extra = turns[dots >> dot - reach & window]
        area += slope * dot + extra
        dot += offset
        if dot not in area_at:
            area_at[dot] = area
            walk.append(dot)
            continue
        start = walk.index(dot)
        loop_area = area - area_at[dot]
        if loop_area > 0:
            break
        for dropped in walk[start + 1 :]:
            del area_at[dropped]
        del walk[start + 1 :]
        area = area_at[dot]
    ring = tuple(walk[start:])
    # Pick's theorem: twice the area = 2 · points inside + points on the border - 2
    if loop_area == 2 * region.bit_count() + len(ring) - 2:
        return Pool(ring, region)
    chain = 0
    for dot in ring:
        chain |= grid.bits[dot]
    return Pool(ring, flood(region, grid.board & ~chain, stride))
