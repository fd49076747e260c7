"""Larger rings that capture several enclosed regions at once, where captures are declared: joins.

A declared ring need not be the smallest one, and several regions may be inside ([rules], "Declared
captures"). So a house can be declared together with a pool next to it, which is not possible for the house
alone. After that nobody can play there any more. `Board.offers` returns the smallest pools; this module joins
them to their neighbours.

All rings here run clockwise, as sets of steps from dot to dot that have the inside on their right. Two rings
around different regions never cross. Either one is inside the other, or they are apart except for common dots
and steps. In the second case the smallest ring around both is the outline of what they enclose:

- Steps that occur in both, in opposite directions, lie between the two and are dropped. Dots that are not
  part of any other step are dead inside the joined ring.
- If the two rings have only a dot in common, the outline would visit it twice. Then other dots of the player
  must lead from one ring to the other, past the dot on one side, and the dot stays on the ring:

      . R . R .     the ring goes from the left region to the right one through the dot between them,
      R B R . R     and back through the dot below it
      . R R R .

- Steps of the outline around a hole are dropped: what is in the hole is captured as well.

Every ring around two such regions contains one of these outlines, unless there is another region between them
that is captured as well. So the smallest rings are found by adding one region at a time in all possible ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.enclosure import inside_of, outermost, regions, ring_round
from kropki.board.grid import CLOCKWISE, Grid, Mask, Player, Point
from kropki.board.ring import area_inside
from kropki.board.territory import Territory

MAX_JOINS = 64
"""The largest number of joins to find for a player, smallest first, besides the largest of each cluster."""

MAX_GROWN = 600
"""The largest number of rings to grow for a player."""

TURNS = len(CLOCKWISE)

Steps = set[tuple[Point, Point]]
"""Steps from one dot of a ring to the next."""


class Enclosed(NamedTuple):
    """A ring and what is inside it.

    The ring runs clockwise from its first dot, counted row by row, so that equal rings are equal tuples.

    Attributes:
        size: The number of points strictly inside the ring.
        ring: The ring.
        inside: Mask of the points strictly inside the ring.
    """

    size: int
    ring: tuple[Point, ...]
    inside: Mask


def find_joins(board: Board, player: Player) -> tuple[Territory, ...]:
    """Return the captures that a player can declare with one ring around two or more enclosed regions.

    The regions are the player's pools and houses. Territories that the player already has are not joined,
    though a ring may go around one. There is one join for each set of regions with these properties:

    - the smallest rings of the regions are connected by common dots;
    - not all of the regions are inside the smallest ring of one of them;
    - there is a ring around them with an alive enemy dot and no territory of the player inside.

    No ring around just these regions has fewer of the player's dots inside. Other sets of regions may be
    joined as well, by dots that lead from one to the next, or by wider rings.

    The result is incomplete if there are more than `MAX_GROWN` rings to examine or `MAX_JOINS` joins. Then it
    has the smallest joins, followed by the largest join of each pool, whose ring may be wider than necessary.

    Joins overlap each other and the player's pools. There are none if captures are automatic.

    Args:
        board: The position.
        player: The player who would capture.

    Returns:
        The territories that the joins would become, smallest first.

    Raises:
        NoSuchPlayer: If `player` does not take part.
    """
    pools = board.offers(player)
    if not pools or not board.declared:
        return ()
    closed = board.closed_mask(player)
    grower = _Grower(board.alive_mask(player), closed, board.grid)
    growing = [Enclosed(pool.inside.bit_count(), _normalise(pool.ring), pool.inside) for pool in pools]
    heapify(growing)
    starts = growing.copy()
    known = {one.ring for one in growing}
    seen = {one.inside & closed for one in grower.smallest}
    found: list[Enclosed] = []

    def add(one: Enclosed) -> None:
        if one.inside & closed not in seen:
            seen.add(one.inside & closed)
            found.append(one)

    while growing and len(found) < MAX_JOINS:
        one = heappop(growing)
        add(one)
        for grown in grower.grow(one) if len(known) < MAX_GROWN else ():
            if grown.ring not in known:
                known.add(grown.ring)
                heappush(growing, grown)
    if growing or len(known) >= MAX_GROWN:
        clusters = 0
        for start in starts:
            if start.inside & ~clusters:
                whole = grower.grow_fully(start)
                clusters |= whole.inside
                add(whole)
    return tuple(board.would_capture(inside, player, ring) for _, ring, inside in found)


class _Grower:
    """Finds the rings around one more enclosed region."""

    def __init__(self, dots: Mask, closed: Mask, grid: Grid) -> None:
        self.grid = grid
        self.dots = dots
        self.directions = {offset: direction for direction, offset in enumerate(grid.offsets)}
        self.smallest: list[Enclosed] = []
        """The smallest ring around each region."""
        self.through: dict[Point, list[int]] = {}
        """The indices of the smallest rings that go through a dot."""
        self.against: dict[tuple[Point, Point], list[int]] = {}
        """The indices of the smallest rings that make the opposite of a step."""
        for number, region in enumerate(regions(closed, grid.stride)):
            ring = _normalise(ring_round(region, dots, grid))
            inside = inside_of(region, dots, grid)
            self.smallest.append(Enclosed(inside.bit_count(), ring, inside))
            for here, there in _steps(ring):
                self.through.setdefault(here, []).append(number)
                self.against.setdefault((there, here), []).append(number)

    def grow(self, one: Enclosed) -> Iterator[Enclosed]:
        """Return the smallest rings around `one` and a neighbour."""
        steps = _steps(one.ring)
        beside = self._beside(one, steps)
        for other in beside:
            yield self._outline(steps | _steps(other.ring))
        for other in self._apart(one, {number for dot in one.ring for number in self.through.get(dot, ())}):
            if other not in beside:
                yield from self._past_a_dot(one, other)

    def grow_fully(self, one: Enclosed) -> Enclosed:
        """Return a ring around everything that can be joined to `one`."""
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
        """Return the neighbours that have steps in common with `one`."""
        return self._apart(one, {number for step in steps for number in self.against.get(step, ())})

    def _apart(self, one: Enclosed, numbers: set[int]) -> list[Enclosed]:
        """Return those of some smallest rings that are not inside `one`, nor `one` inside them."""
        others = [self.smallest[number] for number in sorted(numbers)]
        return [other for other in others if not other.inside & one.inside]

    def _past_a_dot(self, one: Enclosed, other: Enclosed) -> Iterator[Enclosed]:
        """Return the rings around two neighbours that have only dots in common."""
        steps = _steps(one.ring) | _steps(other.ring)
        before, after = _links(one.ring)
        other_before, other_after = _links(other.ring)
        for dot in before.keys() & other_before.keys():
            for first, last in ((before[dot], other_after[dot]), (other_before[dot], after[dot])):
                between = self._fan(dot, first, last)
                if between:
                    yield self._outline(steps | between)

    def _fan(self, dot: Point, first: Point, last: Point) -> Steps:
        """Return the steps of the triangles around a dot, clockwise from one neighbouring dot to another.

        There are none if one of the four neighbours in between has no dot.
        """
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
        """Return the outline of what several rings with common steps enclose."""
        ahead: dict[Point, list[int]] = {}
        for here, there in steps:
            if (there, here) not in steps:
                ahead.setdefault(here, []).append(self.directions[there - here])
        first = here = min(ahead)
        back = 0
        ring: list[Point] = []
        while not ring or here != first:
            ring.append(here)
            direction = min(ahead[here], key=lambda turn: (turn - back) % TURNS)
            here += self.grid.offsets[direction]
            back = (direction + TURNS // 2) % TURNS
        inside = area_inside(ring, self.grid)
        return Enclosed(inside.bit_count(), tuple(ring), inside)


def _normalise(ring: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return the same ring, starting from its first dot counted row by row."""
    start = ring.index(min(ring))
    return ring[start:] + ring[:start]


def _steps(ring: tuple[Point, ...]) -> Steps:
    return set(zip(ring, ring[1:] + ring[:1], strict=True))


def _links(ring: tuple[Point, ...]) -> tuple[dict[Point, Point], dict[Point, Point]]:
    """Return the dot before each dot of a ring, and the one after it."""
    after = dict(zip(ring, ring[1:] + ring[:1], strict=True))
    return {there: here for here, there in after.items()}, after
