"""Closed regions of a bitboard and the ring of dots round one.

Regions hang together by the four neighbours, chains of dots by the eight, so a chain is never crossed. The
functions work on masks (`kropki.board.grid`) and know no game.
"""

from __future__ import annotations

from collections.abc import Iterable

from kropki.board.grid import Grid

MIN_HOLDING = 5
"""Points of the smallest region that can hold a dot of its ring's owner: the five that a dot hanging inside
from one other dot has round it."""


def flood(seed: int, passable: int, stride: int) -> int:
    """Mask of the points that can be reached from `seed` through `passable`, seed included."""
    passable |= seed
    while True:
        wider = (seed | seed << 1 | seed >> 1) & passable
        grown = (wider | wider << stride | wider >> stride) & passable
        if grown == seed:
            return seed
        seed = grown


def spread(mask: int, stride: int) -> int:
    """The mask with all eight neighbours of its points, some of them off the board."""
    wider = mask | mask << 1 | mask >> 1
    return wider | wider << stride | wider >> stride


def chain(seed: int, dots: int, stride: int) -> int:
    """Mask of the dots that hang together with those of `seed`, by the eight neighbours."""
    while True:
        grown = spread(seed, stride) & dots
        if grown == seed:
            return seed
        seed = grown


def chains(dots: int, stride: int) -> Iterable[int]:
    """The chains that a player's dots make. A single dot is a chain."""
    while dots:
        found = chain(dots & -dots, dots, stride)
        yield found
        dots ^= found


def border(region: int, stride: int) -> int:
    """Mask of the neighbours of a region that are not in it ([wikikropki] 2, "Border of the pool")."""
    return (region << 1 | region >> 1 | region << stride | region >> stride) & ~region


def outermost(masks: list[int]) -> list[int]:
    """The masks that lie in none of the others."""
    return [mask for mask in masks if not any(mask & other == mask for other in masks if other is not mask)]


def regions(mask: int, stride: int) -> Iterable[int]:
    """The connected regions of a mask."""
    while mask:
        region = flood(mask & -mask, mask, stride)
        yield region
        mask ^= region


def closed_regions(point: int, gaps: tuple[int, ...], rings: int, dots: int, grid: Grid) -> list[int]:
    """The regions that a new dot on `point` has closed, given that it may have closed `rings` rings of
    `dots`.

    `gaps` are offsets from the point to one neighbour in each gap between the dots beside it: a ring through
    the point has a gap on either side. Floods start from all of them and grow in turns. One that stops
    growing is a closed region; one that meets the edge, or is the last one left, lies outside. So the cost
    follows the size of what is closed, not that of the board. Each turn of a flood takes a step along the
    rows and one along the columns; of floods that meet, one goes on.
    """
    stride = grid.stride
    passable = grid.board ^ dots
    outside = grid.outside
    crosses = grid.crosses
    outside_seen = False
    closed: list[int] = []
    growing: list[int] = []
    for gap in gaps:
        region = crosses[point + gap] & passable
        if region & outside or not region:
            outside_seen = True
        elif region & region - 1:
            growing.append(region)
        else:
            closed.append(region)
            if rings == 1:
                return closed
    while growing:
        region = growing.pop(0)
        if not growing and not outside_seen:
            break
        wider = (region | region << 1 | region >> 1) & passable
        grown = (wider | wider << stride | wider >> stride) & passable
        if grown == region:
            closed.append(region)
            if len(closed) == rings:
                break
        elif grown & outside:
            outside |= grown
            outside_seen = True
        else:
            for other in growing:
                if other & grown:
                    break
            else:
                growing.append(grown)
    return closed


def inside_of(region: int, dots: int, grid: Grid) -> int:
    """All that lies inside the smallest ring of `dots` round a closed region: the region, what it cuts off
    from the outside, and dots that hang inside the ring without being part of it."""
    if region.bit_count() < MIN_HOLDING or _is_filled(region, grid.stride):
        return region
    ring, area = _walk(region, dots, grid)
    # Pick's theorem: twice the area = 2 · points inside + points on the border - 2
    if area == 2 * region.bit_count() + len(ring) - 2:
        return region
    chain = 0
    for dot in ring:
        chain |= grid.bits[dot]
    return flood(region, grid.board & ~chain, grid.stride)


def _is_filled(region: int, stride: int) -> bool:
    """Whether a connected region has no holes and a walk along its wall passes each dot once, so that nothing
    else lies inside its ring.

    A region without holes has one more point and block of four points than pairs of neighbours (Euler). The
    walk takes a step for each side of the region's points that is on its border, but none in a corner where
    three of four points belong to the region."""
    right = region & region >> 1
    down = region & region >> stride
    lower = right >> stride
    size = region.bit_count()
    pairs = right.bit_count() + down.bit_count()
    if size + (right & lower).bit_count() != pairs + 1:
        return False
    corners = (right ^ lower) & (down ^ down >> 1)
    return 4 * size - 2 * pairs - corners.bit_count() == border(region, stride).bit_count()


def ring_round(region: int, dots: int, grid: Grid) -> tuple[int, ...]:
    """The smallest ring of `dots` round a closed region, in order, clockwise as seen on the board, its end
    not said again: a simple polygon."""
    if not region & region - 1:
        point, stride = region.bit_length() - 1, grid.stride
        return (point - stride, point + 1, point + stride, point - 1)
    return _walk(region, dots, grid)[0]


def _walk(region: int, dots: int, grid: Grid) -> tuple[tuple[int, ...], int]:
    """The ring round a closed region, and twice its area.

    The wall is walked from the dot above the region's first point, the region always to the right. Where
    the walk comes back to a dot that it has visited, what it made since is a loop: one of positive area is
    the ring, any other (a dangling tail, a loop hanging inside) is dropped and so lies inside."""
    turns = grid.turns[0]
    reach = grid.reach
    window = grid.window
    first = dot = (region & -region).bit_length() - 1 - grid.stride
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
        loop = area - area_at[dot]
        if loop > 0:
            return tuple(walk[start:]), loop
        for dropped in walk[start + 1 :]:
            del area_at[dropped]
        del walk[start + 1 :]
        area = area_at[dot]
