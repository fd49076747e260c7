"""Enclosed regions of a bitboard, and the ring of dots around one.

Regions are connected through the four neighbours, chains of dots through all eight. So no region crosses a
chain. These functions work on masks (`kropki.board.grid`) and know nothing about players or rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, reduce
from operator import or_

from kropki.board.grid import CLOCKWISE, Grid, Mask, Point

MIN_HOLDING = 7
"""The size of the smallest region whose ring can contain anything else, such as a dot that hangs inside.

`tests/test_enclosure.py` tries all smaller regions."""

REMEMBERED = 8192
"""For how many dots what they enclose is remembered."""


def union(masks: Iterable[Mask]) -> Mask:
    """Return the union of some masks."""
    return reduce(or_, masks, 0)


def flood(seed: Mask, passable: Mask, stride: int) -> Mask:
    """Return the mask of the points that can be reached from some points.

    Args:
        seed: Where to start. These points are part of the result.
        passable: The points that can be entered.
        stride: The grid's stride.
    """
    passable |= seed
    while True:
        wider = (seed | seed << 1 | seed >> 1) & passable
        grown = (wider | wider << stride | wider >> stride) & passable
        if grown == seed:
            return seed
        seed = grown


def spread(mask: Mask, stride: int) -> Mask:
    """Return the mask with all eight neighbours of its points. Some of them may be off the board."""
    wider = mask | mask << 1 | mask >> 1
    return wider | wider << stride | wider >> stride


def chain(seed: Mask, dots: Mask, stride: int) -> Mask:
    """Return the mask of the dots that are connected to those of `seed`."""
    while True:
        grown = spread(seed, stride) & dots
        if grown == seed:
            return seed
        seed = grown


def chains(dots: Mask, stride: int) -> Iterator[Mask]:
    """Return the chains of a player's dots. A single dot is a chain."""
    while dots:
        found = chain(dots & -dots, dots, stride)
        yield found
        dots ^= found


def border(region: Mask, stride: int) -> Mask:
    """Return the mask of the four neighbours of a region's points that are outside it.

    This is the "border of the pool" in [wikikropki] 2.
    """
    return (region << 1 | region >> 1 | region << stride | region >> stride) & ~region


def outermost(masks: list[Mask]) -> list[Mask]:
    """Return the masks that are not contained in another one."""
    return [mask for mask in masks if not any(mask & other == mask for other in masks if other is not mask)]


def regions(mask: Mask, stride: int) -> Iterator[Mask]:
    """Return the connected regions of a mask."""
    while mask:
        region = flood(mask & -mask, mask, stride)
        yield region
        mask ^= region


def closed_regions(
    point: Point, gaps: tuple[int, ...], rings: int, dots: Mask, grid: Grid
) -> tuple[Mask, ...]:
    """Return the regions that a new dot has enclosed.

    A ring through the dot has a gap between dots on either side of it. Floods start in all gaps and grow in
    turns. A flood that stops growing is an enclosed region; one that reaches the edge, or is the last one
    left, is outside. So the cost depends on the size of what is enclosed, not on that of the board. Each turn
    of a flood takes a step along the rows and one along the columns. When two floods meet, one goes on.

    Args:
        point: The point of the new dot.
        gaps: Offsets from the point to one of its four neighbours in each gap (`grid.Contact`).
        rings: The largest number of rings that the dot can have closed.
        dots: All alive dots of its owner, including the new one.
        grid: The grid of the board.
    """
    stride = grid.stride
    passable = grid.board ^ dots
    outside = grid.outside
    crosses = grid.crosses
    outside_seen = False
    closed: list[Mask] = []
    growing: list[Mask] = []
    for gap in gaps:
        region = crosses[point + gap] & passable
        if region & outside or not region:
            outside_seen = True
        elif region & region - 1:
            growing.append(region)
        else:
            closed.append(region)
            if rings == 1:
                return (region,)
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
    return tuple(closed)


def inside_of(region: Mask, dots: Mask, grid: Grid) -> Mask:
    """Return the mask of everything inside the smallest ring around an enclosed region.

    This is the region itself, everything that it cuts off from the outside, and dots that hang inside the
    ring without being part of it.

    Args:
        region: The region.
        dots: The dots that enclose it.
        grid: The grid of the board.
    """
    if region.bit_count() < MIN_HOLDING or _is_filled(region, grid.stride):
        return region
    ring, area = _walk(region, dots, grid)
    # Pick's theorem: twice the area = 2 * points inside + points on the ring - 2
    if area == 2 * region.bit_count() + len(ring) - 2:
        return region
    chain = 0
    for dot in ring:
        chain |= grid.bits[dot]
    return flood(region, grid.board & ~chain, grid.stride)


remembered_regions = lru_cache(REMEMBERED)(closed_regions)
"""The same as `closed_regions` for a search, which often asks again: in many positions a player has the same
dots, although the opponent's differ. A game that is only played never asks twice."""
remembered_inside = lru_cache(REMEMBERED)(inside_of)
"""The same as `inside_of` for a search."""


def _is_filled(region: Mask, stride: int) -> bool:
    """Return whether nothing but a connected region is inside the ring around it.

    That is so if the region has no holes and a walk along its wall passes each dot once. By Euler's
    formula, a region without holes has one more point and 2×2 block than pairs of neighbours. The walk takes
    one step for each side of a point on the region's border, but none at a corner where three of four points
    belong to the region.
    """
    right = region & region >> 1
    down = region & region >> stride
    lower = right >> stride
    size = region.bit_count()
    pairs = right.bit_count() + down.bit_count()
    if size + (right & lower).bit_count() != pairs + 1:
        return False
    corners = (right ^ lower) & (down ^ down >> 1)
    return 4 * size - 2 * pairs - corners.bit_count() == border(region, stride).bit_count()


def ring_round(region: Mask, dots: Mask, grid: Grid) -> tuple[Point, ...]:
    """Return the smallest ring around an enclosed region.

    The ring is a simple polygon, clockwise as seen on the board, without its first dot repeated at the end.

    Args:
        region: The region.
        dots: The dots that enclose it.
        grid: The grid of the board.
    """
    if not region & region - 1:
        point, stride = region.bit_length() - 1, grid.stride
        return (point - stride, point + 1, point + stride, point - 1)
    return _walk(region, dots, grid)[0]


def island_outline(dots: Mask, grid: Grid) -> tuple[Point, ...]:
    """Return a walk around connected dots, counter-clockwise on the outside. It may go through dots twice.

    Args:
        dots: The dots.
        grid: The grid of the board.
    """
    dot = (dots & -dots).bit_length() - 1
    turns = grid.turns[CLOCKWISE.index((-1, 0))]
    steps: list[tuple[Point, int]] = []
    while around := dots >> dot - grid.reach & grid.window:
        offset, turns, _, _ = turns[around]
        if steps and (dot, offset) == steps[0]:
            return tuple([here for here, _ in steps])
        steps.append((dot, offset))
        dot += offset
    return (dot,)


def _walk(region: Mask, dots: Mask, grid: Grid) -> tuple[tuple[Point, ...], int]:
    """Return the smallest ring around an enclosed region, and twice its area.

    It walks along the wall with the region on its right, starting from the dot above the region's first
    point. When it returns to a dot that it has visited, it has made a loop. The first loop with a positive
    area is the ring. Others, such as a dangling tail or a loop inside, are dropped.
    """
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
