"""Rings that take in several closed regions at once, where captures are declared.

The owner chooses the ring: it need not be the smallest, and may take in several regions ([rules], "Declared
captures"). So a house can be declared together with a pool beside it, which alone it cannot, and nobody may
play in it any more. `Board.offers` gives the smallest pools; here they are joined to their neighbours.

All rings here are clockwise, and so are a set of steps from dot to dot that have the inside on their right.
Two rings round different regions never cross; one lies in the other, or they are apart but for common dots
and steps. In the second case the smallest ring round both is the outline of what they enclose:

- Steps that both make, in opposite directions, lie between the two and are dropped. Dots that no other step
  leads through any more are dead inside the ring.
- Where two rings have only a dot in common the outline would visit it twice. Own dots beside it must lead
  from one ring to the other, past the dot on one side or on the other, and it stays on the ring:

      . R . R .     the ring goes from the left region to the right one by the dot between them,
      R B R . R     and back by the dot below that
      . R R R .

- Steps of the outline round a hole are dropped: what is in the hole is taken as well.

Any ring round two such regions encloses one of these outlines, unless another region lies between them and is
taken as well. So growing rings region by region in all ways finds the smallest ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from kropki.board.board import Board, Territory
from kropki.board.enclosure import inside_of, outermost, regions, ring_round
from kropki.board.grid import CLOCKWISE, Grid
from kropki.board.ring import area_inside

MOST_JOINS = 64
"""So many joins are given to a player, smallest first, besides the largest of each cluster."""

MOST_GROWN = 600
"""When so many rings have been grown, no more are."""

TURNS = len(CLOCKWISE)

Steps = set[tuple[int, int]]


class Enclosed(NamedTuple):
    """The points strictly inside a ring and how many these are; the ring goes clockwise from its first dot
    in reading order, so that the same ring is always the same tuple."""

    size: int
    ring: tuple[int, ...]
    inside: int


def joins(board: Board, player: int) -> tuple[Territory, ...]:
    """The pools that a player may declare by one ring round two or more of his closed regions, as the
    territories that they would become, smallest first.

    The regions are his pools and houses; his territories are not joined anew, though a ring may go round
    one. For each set of regions, not all of them in the smallest ring of one of them, whose smallest rings
    hang together by common dots, and round which there is a ring with an alive enemy dot and no territory
    of his inside, there is one join. No such ring round just these regions has fewer dots of his inside.
    Some other sets may be joined too, by dots that lead from one to the next, and by wider rings.

    When `MOST_GROWN` rings have been looked at there may be some missing, and of what there is only the
    smallest `MOST_JOINS` are given. Then the largest join of each pool follows, whose ring may be wider than
    it need be.

    They overlap each other and the smallest pools. There are none where captures happen by themselves.
    Raises `NoSuchPlayer`.
    """
    pools = board.offers(player)
    if not pools or not board.declared:
        return ()
    closed = board.closed_mask(player)
    grower = _Grower(board.alive_mask(player), closed, board.grid)
    growing = [Enclosed(pool.inside.bit_count(), _turned(pool.ring), pool.inside) for pool in pools]
    heapify(growing)
    starts = growing.copy()
    known = {one.ring for one in growing}
    seen = {one.inside & closed for one in grower.smallest}
    found: list[Enclosed] = []

    def add(one: Enclosed) -> None:
        if one.inside & closed not in seen:
            seen.add(one.inside & closed)
            found.append(one)

    while growing and len(found) < MOST_JOINS:
        one = heappop(growing)
        add(one)
        for grown in grower.grow(one) if len(known) < MOST_GROWN else ():
            if grown.ring not in known:
                known.add(grown.ring)
                heappush(growing, grown)
    if growing or len(known) >= MOST_GROWN:
        clusters = 0
        for start in starts:
            if start.inside & ~clusters:
                whole = grower.grow_fully(start)
                clusters |= whole.inside
                add(whole)
    return tuple(board.would_take(inside, player, ring) for _, ring, inside in found)


class _Grower:
    """Finds the rings round one closed region more. `smallest` are those round each region alone."""

    def __init__(self, dots: int, closed: int, grid: Grid) -> None:
        self.grid = grid
        self.dots = dots
        self.directions = {offset: direction for direction, offset in enumerate(grid.offsets)}
        self.smallest: list[Enclosed] = []
        self.through: dict[int, list[int]] = {}
        """Which of them run through a dot."""
        self.against: dict[tuple[int, int], list[int]] = {}
        """Which of them make the opposite of a step."""
        for number, region in enumerate(regions(closed, grid.stride)):
            ring = _turned(ring_round(region, dots, grid))
            inside = inside_of(region, dots, grid)
            self.smallest.append(Enclosed(inside.bit_count(), ring, inside))
            for here, there in _steps(ring):
                self.through.setdefault(here, []).append(number)
                self.against.setdefault((there, here), []).append(number)

    def grow(self, one: Enclosed) -> Iterator[Enclosed]:
        """The smallest rings round one and a neighbour."""
        steps = _steps(one.ring)
        beside = self._beside(one, steps)
        for other in beside:
            yield self._outline(steps | _steps(other.ring))
        for other in self._apart(one, {number for dot in one.ring for number in self.through.get(dot, ())}):
            if other not in beside:
                yield from self._past_a_dot(one, other)

    def grow_fully(self, one: Enclosed) -> Enclosed:
        """A ring round all that can be joined to one."""
        while True:
            steps = _steps(one.ring)
            beside = self._beside(one, steps)
            if beside:
                for inside in outermost([other.inside for other in beside]):
                    steps |= next(_steps(other.ring) for other in beside if other.inside == inside)
                one = self._outline(steps)
            else:
                grown = next(self.grow(one), None)
                if not grown:
                    return one
                one = grown

    def _beside(self, one: Enclosed, steps: Steps) -> list[Enclosed]:
        """The neighbours that have steps in common with one."""
        return self._apart(one, {number for step in steps for number in self.against.get(step, ())})

    def _apart(self, one: Enclosed, numbers: set[int]) -> list[Enclosed]:
        """Those of the smallest rings that do not lie in one, nor it in them."""
        others = [self.smallest[number] for number in sorted(numbers)]
        return [other for other in others if not other.inside & one.inside]

    def _past_a_dot(self, one: Enclosed, other: Enclosed) -> Iterator[Enclosed]:
        """The rings round both where they have no step in common."""
        steps = _steps(one.ring) | _steps(other.ring)
        before, after = _links(one.ring)
        other_before, other_after = _links(other.ring)
        for dot in before.keys() & other_before.keys():
            for first, last in ((before[dot], other_after[dot]), (other_before[dot], after[dot])):
                between = self._fan(dot, first, last)
                if between:
                    yield self._outline(steps | between)

    def _fan(self, dot: int, first: int, last: int) -> Steps:
        """The steps of the triangles round a dot, clockwise from one dot beside it to another one; none
        where one of its four neighbours in between is no dot."""
        direction, end = self.directions[first - dot], self.directions[last - dot]
        steps = set()
        here = first
        while here != last:
            direction = (direction + 1) % TURNS
            there = dot + self.grid.offsets[direction]
            if direction == end or direction % 2 == 0:
                if not self.dots >> there & 1:
                    return set()
                steps |= {(dot, here), (here, there), (there, dot)}
                here = there
        return steps

    def _outline(self, steps: Steps) -> Enclosed:
        """The outer ring of what some rings enclose that have steps in common."""
        ahead: dict[int, list[int]] = {}
        for here, there in steps:
            if (there, here) not in steps:
                ahead.setdefault(here, []).append(self.directions[there - here])
        first = here = min(ahead)
        back = 0
        ring: list[int] = []
        while not ring or here != first:
            ring.append(here)
            direction = min(ahead[here], key=lambda turn: (turn - back) % TURNS)
            here += self.grid.offsets[direction]
            back = (direction + TURNS // 2) % TURNS
        inside = area_inside(ring, self.grid)
        return Enclosed(inside.bit_count(), tuple(ring), inside)


def _turned(ring: tuple[int, ...]) -> tuple[int, ...]:
    """The same ring from its first dot in reading order on."""
    start = ring.index(min(ring))
    return ring[start:] + ring[:start]


def _steps(ring: tuple[int, ...]) -> Steps:
    return set(zip(ring, ring[1:] + ring[:1], strict=True))


def _links(ring: tuple[int, ...]) -> tuple[dict[int, int], dict[int, int]]:
    """The dot before each dot of a ring, and the one after it."""
    after = dict(zip(ring, ring[1:] + ring[:1], strict=True))
    return {there: here for here, there in after.items()}, after
