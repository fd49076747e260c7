"""Unusual captures, slow and plain, for checking the engine against: see `Kind`.

Shares no code with `kropki`. The rules are those of [rules], "Variants".
"""

from collections.abc import Set
from functools import lru_cache
from typing import NamedTuple

from tests.models.board import SIDES, Model, Point, Points, Refusal, Taken, flood, pool, ring_round


class Kind(NamedTuple):
    """How captures differ from the usual ones.

    Which closed areas are captured: those with an "enemy", "any", or only "full" ones. Whether the edge of
    the board closes areas too. Whether a dot can be played where it is captured at once.
    """

    areas: str = "enemy"
    edge: bool = False
    suicide: bool = True


USUAL = Kind()


class VariantModel(Model):
    """A board with automatic captures of an unusual kind.

    Where the edge closes areas, it remembers which areas have been closed.
    """

    def __init__(self, width: int, height: int, players: int = 2, kind: Kind = USUAL) -> None:
        super().__init__(width, height, players)
        self.kind = kind
        self.closed: list[Points] | None = None
        self.closed_before: list[list[Points] | None] = []

    def closed_areas(self) -> list[Points]:
        """Return what each player has closed with the help of the edge. At first, the position tells.

        Then areas with enemies are open, and if there are none, the largest one.
        """
        if self.closed is None:
            self.closed = [self._closed_at_first(player) for player in range(self.players)]
        return self.closed

    def _closed_at_first(self, player: int) -> Points:
        regions = self.regions(set(self.points), player)
        enemies = self.enemies(player)
        at_edge = [region for region in regions if not region <= self.inner]
        if all(not region & enemies for region in at_edge):
            open_ones = [max(at_edge, key=size)] if at_edge else []
        else:
            open_ones = [region for region in at_edge if region & enemies]
        houses = [region for region in regions if region not in open_ones and not region & enemies]
        return Points(point for region in houses for point in region if self.refusal(point) is None)

    def regions(self, seeds: Set[Point], player: int) -> list[Points]:
        """Return the regions without alive dots of a player that contain any of some points."""
        rest = set(self.points) - self.alive(player)
        found: list[Points] = []
        for seed in sorted(seeds & rest):
            if not any(seed in region for region in found):
                found.append(Points(flood([seed], rest, SIDES)))
        return found

    def is_full(self, region: Points) -> bool:
        """Return whether a region is closed and has no point to play on."""
        return (self.kind.edge or region <= self.inner) and all(self.refusal(point) for point in region)

    def houses(self) -> dict[Point, int]:
        """Return whose house each playable point is in."""
        if self.kind.areas == "full":
            return {}
        if not self.kind.edge:
            return super().houses()
        areas = self.closed_areas()
        return {
            point: player
            for player in range(self.players)
            for point in areas[player]
            if not self.refusal(point)
        }

    def refusal_of(self, point: Point, player: int) -> Refusal | None:
        """Return why a player cannot play a point, or None if they can."""
        refusal = self.refusal(point)
        if refusal or self.kind.suicide:
            return refusal
        taken = self._play(point, player)
        self.undo()
        return Refusal("move/suicide") if any(one.player != player for one in taken) else None

    def suicides(self, player: int) -> set[Point]:
        """Return the points that a player cannot play because the dot would be captured at once."""
        if self.kind.suicide:
            return set()
        houses = self.houses()
        traps = self.points if self.kind.areas == "full" else [p for p in houses if houses[p] != player]
        return {point for point in traps if self.refusal_of(point, player) == Refusal("move/suicide")}

    def play(self, point: Point, player: int) -> list[Taken]:
        """Put a dot and make the captures that follow from it."""
        assert self.refusal_of(point, player) is None
        return self._play(point, player)

    def undo(self) -> None:
        """Return to the position before the last dot."""
        super().undo()
        self.closed = self.closed_before.pop()

    def _play(self, point: Point, player: int) -> list[Taken]:
        houses = self.houses()
        areas = self.closed_areas() if self.kind.edge else []
        self.past.append((dict(self.dots), dict(self.owner)))
        self.closed_before.append(self.closed)
        host = houses.get(point)
        self.dots[point] = player
        taken, empty = self._taken(point, player)
        breaks_house = bool(taken) and host not in (None, player)
        if not taken and host not in (None, player):
            assert host is not None
            taken = [Taken(host, self._area(self.regions({point}, host)[0]))]
        if not taken and self.kind.areas == "full":
            taken = [
                Taken(other, region)
                for other in range(self.players)
                if other != player
                for region in self.regions({point}, other)
                if self.is_full(region)
            ]
        for owner, inside in taken:
            self.owner |= dict.fromkeys(inside, owner)
        if self.kind.edge:
            areas = [*areas]
            areas[player] |= empty
            if breaks_house and host is not None:
                areas[host] -= Points(flood([point], areas[host] | {point}, SIDES))
            self.closed = [Points(place for place in area if not self.refusal(place)) for area in areas]
        return taken

    def _area(self, region: Points) -> Points:
        """Return what is captured with a region."""
        return region if self.kind.areas == "full" else inside_of(region)

    def _taken(self, point: Point, player: int) -> tuple[list[Taken], Points]:
        """Return what a new dot captures for its owner, and what it closes that is empty."""
        enemies = self.enemies(player)
        regions = self.regions(set(SIDES[point]), player)
        if self.kind.areas == "full":
            return [Taken(player, r) for r in regions if self.is_full(r) and r & enemies], Points()
        closed = [region for region in regions if region <= self.inner]
        if self.kind.edge:
            at_edge = [region for region in regions if not region <= self.inner]
            closed += [region for region in at_edge if region != max(at_edge, key=size)]
        taken, empty = [], Points()
        for region in sorted(closed, key=lambda region: len(inside_of(region))):
            inside = inside_of(region)
            if point in inside:
                continue
            if inside & enemies or self.kind.areas == "any":
                taken.append(Taken(player, inside))
                enemies -= inside
            else:
                empty |= region
        return taken, empty


@lru_cache(maxsize=1000)
def inside_of(region: Points) -> Points:
    """Return the inside of the smallest ring around a closed region."""
    return pool(region)


def size(region: Points) -> tuple[int, int, int]:
    """Return how large a region at the edge is, by the polygon of the smallest ring around it.

    Places beside the board are on the ring as if there were dots. Of polygons of equal area, the one farther
    from the top left corner counts as larger: from the place beside it, and then from the left.
    """
    ring = ring_round(inside_of(region))
    steps = zip(ring, (*ring[1:], ring[0]), strict=True)
    area = abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in steps))
    return area, min((x + 1) ** 2 + (y + 1) ** 2 for x, y in ring), min(x for x, _ in ring)
