"""The rules of declared captures, slow and simple: what the engine is compared with.

A dot captures nothing. A player names rings, and all of them are judged on the position before the first
capture. What is inside a ring is found by its winding number around each point, in integers. It shares no
code with `kropki`. The rules are those of [rules], "Declared captures", and of the sources cited there.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from tests.models.board import NEIGHBOURS, SIDES, Model, Point, Points, Taken, flood, pool

Ring = tuple[Point, ...]


class Offer(NamedTuple):
    """A smallest pool that can be declared: what is inside, and how many dots it captures and frees."""

    inside: Points
    captured: int
    freed: int


def steps(ring: Ring) -> list[tuple[Point, Point]]:
    """Return the steps of a closed chain, including the one from its last dot to the first."""
    return list(zip(ring, (*ring[1:], *ring[:1]), strict=True))


def winding(ring: Ring, point: Point) -> int:
    """Return how often the ring goes around a point that is not on it: rising steps to one side minus
    falling ones.
    """
    x, y = point
    turns = 0
    for (ax, ay), (bx, by) in steps(ring):
        side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
        if ay <= y < by and side > 0:
            turns += 1
        if by <= y < ay and side < 0:
            turns -= 1
    return turns


def strictly_inside(ring: Ring) -> Points:
    """Return the points inside a ring and not on it."""
    xs, ys = {x for x, _ in ring}, {y for _, y in ring}
    box = {(x, y) for x in range(min(xs), max(xs) + 1) for y in range(min(ys), max(ys) + 1)}
    return Points(point for point in box - set(ring) if winding(ring, point))


class DeclaredModel(Model):
    """A board on which any player can play a dot and declare rings at any time.

    `taken` are the territories in the order of capture, each with everything inside its ring. One that is
    entirely inside a later one is removed. If only a part of it is inside, that part belongs to both.
    """

    def __init__(self, width: int, height: int, players: int = 2) -> None:
        super().__init__(width, height, players)
        self.taken: list[Taken] = []
        self.taken_before: list[list[Taken]] = []

    def play(self, point: Point, player: int) -> list[Taken]:
        """Play a dot. Nothing is captured, no matter whose ring it is in."""
        assert self.refusal(point) is None
        self._remember()
        self.dots[point] = player
        return []

    def enclose(self, player: int, rings: Sequence[Ring]) -> list[Taken]:
        """Capture everything inside each of the rings."""
        assert not self.faults(player, rings)
        self._remember()
        taken = [Taken(player, strictly_inside(ring)) for ring in rings]
        for one in taken:
            self.owner |= dict.fromkeys(one.inside, player)
            self.taken = [old for old in self.taken if not old.inside <= one.inside]
            assert all(old.player == player for old in self.taken if old.inside & one.inside)
            self.taken.append(one)
        return taken

    def undo(self) -> None:
        """Restore the position before the last dot or the last rings."""
        super().undo()
        self.taken = self.taken_before.pop()

    def _remember(self) -> None:
        self.past.append((dict(self.dots), dict(self.owner)))
        self.taken_before.append(self.taken)

    def faults(self, player: int, rings: Sequence[Ring]) -> set[str]:
        """Return everything that is wrong with rings that a player wants to declare, as the engine's
        codes.
        """
        faults = {fault for ring in rings for fault in self._ring_faults(ring, player)}
        sound = [
            (strictly_inside(ring), set(ring)) for ring in rings if not set(self._ring_faults(ring, player))
        ]
        for (one, wall), (other, other_wall) in combinations(sound, 2):
            if one & (other | other_wall) or wall & other:
                faults.add("ring/overlap")
        return faults

    def _ring_faults(self, ring: Ring, player: int) -> Iterator[str]:
        shape = set(self._shape_faults(ring))
        yield from shape
        for place in ring:
            if not (0 <= place[0] < self.width and 0 <= place[1] < self.height):
                yield "move/off-board"
            elif place not in self.dots:
                yield "ring/no-dot"
            elif self.dots[place] != player:
                yield "ring/foreign-dot"
            elif self.owner.get(place) == player:
                yield "ring/dead-dot"
            if self.owner.get(place, player) != player:
                yield "ring/territory"
        if not shape and not strictly_inside(ring) & self.enemies(player):
            yield "ring/no-enemy"

    def _shape_faults(self, ring: Ring) -> Iterator[str]:
        if not ring or ring[0] not in NEIGHBOURS.get(ring[-1], ()):
            yield "ring/not-closed"
        if any(b not in NEIGHBOURS.get(a, ()) for a, b in steps(ring)[:-1]):
            yield "ring/step"
        diagonal = [(a, b) for a, b in steps(ring) if abs(a[0] - b[0]) == abs(a[1] - b[1]) == 1]
        squares = {(min(a[0], b[0]), min(a[1], b[1])) for a, b in diagonal}
        if len(set(ring)) < len(ring) or len(squares) < len(diagonal):
            yield "ring/crosses-itself"

    def offers(self, player: int) -> set[Offer]:
        """Return the smallest pools with an alive enemy dot around regions that are not the player's
        already.
        """
        walls = self.alive(player)
        own = {place for place, owner in self.owner.items() if owner == player}
        rest = set(self.points) - walls - own
        offers = set()
        while rest:
            region = flood([next(iter(rest))], rest, SIDES)
            rest -= region
            if not region <= self.inner:
                continue
            assert all(side in region or side in walls for place in region for side in SIDES[place])
            inside = pool(region)
            if inside & self.enemies(player):
                offers.add(self.offer(inside, player))
        return offers

    def offer(self, inside: Points, player: int) -> Offer:
        """Return what a player would win by capturing these points."""
        gained = {place for place in inside & self.dots.keys() if self.owner.get(place) != player}
        captured = sum(self.dots[place] != player for place in gained)
        freed = sum(self.dots[place] == player and place in self.owner for place in gained)
        return Offer(inside, captured, freed)

    def territories(self) -> set[Taken]:
        """Return each territory entirely, as its ring encloses it."""
        return set(self.taken)
