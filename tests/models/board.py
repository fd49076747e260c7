"""The rules of automatic captures, slow and simple: what the engine is compared with.

After each dot the whole board is flooded, with sets of (x, y). Nothing is remembered but the dots, the owner
of each point's territory, and copies of both for undo. It shares no code with `kropki`. The rules are those
of [rules], "Automatic captures", and of the sources cited there.
"""

from collections.abc import Iterable, Set
from typing import NamedTuple

Point = tuple[int, int]
Points = frozenset[Point]

LETTERS = "RBGY"
LARGEST = 52


def _around(steps: Iterable[Point]) -> dict[Point, tuple[Point, ...]]:
    reach = range(-3, LARGEST + 3)
    return {(x, y): tuple((x + dx, y + dy) for dx, dy in steps) for x in reach for y in reach}


SIDES = _around([(1, 0), (-1, 0), (0, 1), (0, -1)])
NEIGHBOURS = _around([(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy])


def flood(start: Iterable[Point], within: Set[Point], around: dict[Point, tuple[Point, ...]]) -> set[Point]:
    """Return everything reachable from `start` by steps `around` each point without leaving `within`."""
    reached = set(start) & within
    todo = list(reached)
    while todo:
        for point in around[todo.pop()]:
            if point in within and point not in reached:
                reached.add(point)
                todo.append(point)
    return reached


def pool(region: Set[Point]) -> Points:
    """Return the inside of the smallest ring around a closed region: the region and everything that hangs in
    it.

    The dots that touch the region are its wall. A point outside the region is outside the ring, or on it,
    if there is a way out by steps to the eight neighbours, past the region, even when any one dot of the
    wall is closed. What has no way out at all is an island. What one dot can close off hangs on that dot,
    and the ring, which goes through the dot only once, has it inside: a tail of useless dots, or a loop
    of dots. `test_board_properties.py` proves this against all rings.
    """
    xs, ys = {x for x, _ in region}, {y for _, y in region}
    left, right, top, bottom = min(xs) - 2, max(xs) + 2, min(ys) - 2, max(ys) + 2
    box = {(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)}
    frame = {(x, y) for x, y in box if x in (left, right) or y in (top, bottom)}
    outside = flood(frame, box - region, NEIGHBOURS)
    wall = {side for point in region for side in SIDES[point]} - region
    for dot in wall & outside:
        outside &= flood(frame, box - region - {dot}, NEIGHBOURS) | {dot}
    return Points(box - outside)


def ring_round(inside: Points) -> tuple[Point, ...]:
    """Return the points that touch a connected set at its sides, in clockwise order: its outline."""
    x, y = min(inside, key=lambda point: (point[1], point[0]))
    dx, dy = 0, -1
    start = (x, y, dx, dy)
    ring: list[Point] = []
    while not ring or (x, y, dx, dy) != start:
        if ring[-1:] != [(x + dx, y + dy)]:
            ring.append((x + dx, y + dy))
        right, down = -dy, dx
        if (x + right, y + down) not in inside:
            dx, dy = right, down
        elif (x + right + dx, y + down + dy) not in inside:
            x, y = x + right, y + down
        else:
            x, y, dx, dy = x + right + dx, y + down + dy, -right, -down
    return tuple(ring[:-1] if ring[0] == ring[-1] else ring)


class Refusal(NamedTuple):
    """Why no dot can be played on a point: the engine's code, and the owner if it is in a territory."""

    code: str
    owner: int | None = None


class Taken(NamedTuple):
    """All points strictly inside one ring, and the owner of the ring."""

    player: int
    inside: Points


class Model:
    """A board on which any player can play at any time, with automatic captures."""

    def __init__(self, width: int, height: int, players: int = 2) -> None:
        self.width, self.height, self.players = width, height, players
        self.points = [(x, y) for y in range(height) for x in range(width)]
        self.inner = {(x, y) for x, y in self.points if 0 < x < width - 1 and 0 < y < height - 1}
        self.dots: dict[Point, int] = {}
        self.owner: dict[Point, int] = {}
        self.past: list[tuple[dict[Point, int], dict[Point, int]]] = []

    def refusal(self, point: Point) -> Refusal | None:
        """Return why nobody can play here: there is a dot or a territory, no matter whose."""
        if not (0 <= point[0] < self.width and 0 <= point[1] < self.height):
            return Refusal("move/off-board")
        if point in self.dots:
            return Refusal("move/occupied")
        if point in self.owner:
            return Refusal("move/territory", self.owner[point])
        return None

    def alive(self, player: int) -> set[Point]:
        """Return the player's dots that are not in a territory."""
        return {point for point, who in self.dots.items() if who == player and point not in self.owner}

    def enemies(self, player: int) -> set[Point]:
        """Return the alive dots of everybody else."""
        return {point for point, who in self.dots.items() if who != player and point not in self.owner}

    def closed_regions(self, player: int) -> list[Points]:
        """Return the regions that the player's alive dots cut off from the edge, connected through the
        four sides.
        """
        rest = set(self.points) - self.alive(player)
        rest -= flood(rest - self.inner, rest, SIDES)
        regions = []
        while rest:
            region = flood([next(iter(rest))], rest, SIDES)
            rest -= region
            regions.append(Points(region))
        return regions

    def closed_region(self, point: Point, walls: Set[Point]) -> Points | None:
        """Return the closed region that contains the point, or None if it is connected to the edge."""
        region, todo = {point}, [point]
        while todo:
            here = todo.pop()
            if here not in self.inner:
                return None
            new = {side for side in SIDES[here] if side not in walls and side not in region}
            region |= new
            todo += new
        return Points(region)

    def houses(self) -> dict[Point, int]:
        """Return each open point in a closed region without alive enemy dots, and the owner of the
        region.
        """
        houses: dict[Point, int] = {}
        for player in range(self.players):
            enemies = self.enemies(player)
            for region in self.closed_regions(player):
                if not region & enemies:
                    inside = {point for point in region if self.refusal(point) is None}
                    assert not inside & houses.keys(), "a point in the houses of two players"
                    houses |= dict.fromkeys(inside, player)
        return houses

    def play(self, point: Point, player: int) -> list[Taken]:
        """Play a dot and capture what it closes. If that is nothing and it is in another's house,
        capture it.
        """
        assert self.refusal(point) is None
        self.past.append((dict(self.dots), dict(self.owner)))
        host = self._host(point, player)
        self.dots[point] = player
        taken = self._closed_by(point, player)
        if host and not taken:
            taken = [host]
        for owner, inside in taken:
            self.owner |= dict.fromkeys(inside, owner)
        return taken

    def undo(self) -> None:
        """Restore the position before the last dot."""
        self.dots, self.owner = self.past.pop()

    def _host(self, point: Point, guest: int) -> Taken | None:
        """Return the pool around a dot about to be played into another player's house."""
        for player in set(range(self.players)) - {guest}:
            region = self.closed_region(point, self.alive(player))
            if region and not region & self.enemies(player):
                return Taken(player, pool(region))
        return None

    def _closed_by(self, point: Point, player: int) -> list[Taken]:
        """Return the pools whose ring goes through the new dot and that have an alive enemy dot, smaller
        ones first.

        All are judged on the position as it is now. A larger pool is captured only for an enemy dot
        that is in no smaller one.
        """
        walls = self.alive(player)
        regions = {self.closed_region(side, walls) for side in SIDES[point] if side not in walls}
        pools = [inside for inside in (pool(region) for region in regions if region) if point not in inside]
        enemies = self.enemies(player)
        taken = []
        for inside in sorted(pools, key=len):
            if inside & enemies:
                taken.append(Taken(player, inside))
                enemies -= inside
        return taken

    def captures(self) -> tuple[int, ...]:
        """Return for each player how many dots of others are in their territories."""
        held = [self.owner[point] for point, who in self.dots.items() if self.owner.get(point, who) != who]
        return tuple(held.count(player) for player in range(self.players))

    def territories(self) -> set[Taken]:
        """Return each territory. Two of one player never touch at their sides, because alive dots
        separate them.
        """
        found = set()
        for player in range(self.players):
            rest = {point for point, owner in self.owner.items() if owner == player}
            while rest:
                inside = flood([next(iter(rest))], rest, SIDES)
                rest -= inside
                found.add(Taken(player, Points(inside)))
        return found

    def draw(self) -> str:
        """Return the position as text (`kropki.board.diagram`)."""
        rows = [[self._token((x, y)) for x in range(self.width)] for y in range(self.height)]
        return "\n".join(" ".join(row) for row in rows)

    def _token(self, point: Point) -> str:
        dot = LETTERS[self.dots[point]] if point in self.dots else "."
        return dot + (LETTERS[self.owner[point]].lower() if point in self.owner else "")
