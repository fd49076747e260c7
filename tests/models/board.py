"""The rules of automatic captures, slow and plain: what the engine is checked against.

Whole-board floods after each dot, over sets of (x, y). Nothing is remembered but the dots, the owner of each
point's territory, and copies of both for undo. Shares no code with `kropki`. The rules are those of
[rules], "Automatic captures", and of the sources it cites.
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
    """All that can be reached from `start` by steps `around` each point without leaving `within`."""
    reached = set(start) & within
    todo = list(reached)
    while todo:
        for point in around[todo.pop()]:
            if point in within and point not in reached:
                reached.add(point)
                todo.append(point)
    return reached


def pool(region: Set[Point]) -> Points:
    """The inside of the smallest ring round a closed region: the region and all that hangs in it.

    The dots that touch the region are its wall. A point outside the region is out of the ring, or on it, when
    it can get out by steps to the eight neighbours, past the region, whichever one dot of the wall is shut.
    What cannot get out at all is an island. What one dot can shut in hangs on that dot, and the ring, which
    passes it only once, leaves it inside: that is the tail of dots without use, or the loop of dots that
    hangs on one. `test_board_properties.py` proves it against every ring there is.
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


class Refusal(NamedTuple):
    """Why a point may not be played, by the engine's own code; the owner where it is a territory."""

    code: str
    owner: int | None = None


class Taken(NamedTuple):
    """All points strictly inside one ring, and whose ring it was."""

    player: int
    inside: Points


class Model:
    """A board on which any player may put a dot at any time, and captures come by themselves."""

    def __init__(self, width: int, height: int, players: int = 2) -> None:
        self.width, self.height, self.players = width, height, players
        self.points = [(x, y) for y in range(height) for x in range(width)]
        self.inner = {(x, y) for x, y in self.points if 0 < x < width - 1 and 0 < y < height - 1}
        self.dots: dict[Point, int] = {}
        self.owner: dict[Point, int] = {}
        self.past: list[tuple[dict[Point, int], dict[Point, int]]] = []

    def refusal(self, point: Point) -> Refusal | None:
        """Why nobody may play here: neither on a dot nor in any territory, one's own included."""
        if not (0 <= point[0] < self.width and 0 <= point[1] < self.height):
            return Refusal("move/off-board")
        if point in self.dots:
            return Refusal("move/occupied")
        if point in self.owner:
            return Refusal("move/territory", self.owner[point])
        return None

    def alive(self, player: int) -> set[Point]:
        """The player's dots that lie in no territory."""
        return {point for point, who in self.dots.items() if who == player and point not in self.owner}

    def enemies(self, player: int) -> set[Point]:
        """The alive dots of everybody else."""
        return {point for point, who in self.dots.items() if who != player and point not in self.owner}

    def closed_regions(self, player: int) -> list[Points]:
        """What the player's alive dots shut off from the board's edge, in pieces joined by the four sides."""
        rest = set(self.points) - self.alive(player)
        rest -= flood(rest - self.inner, rest, SIDES)
        regions = []
        while rest:
            region = flood([next(iter(rest))], rest, SIDES)
            rest -= region
            regions.append(Points(region))
        return regions

    def closed_region(self, point: Point, walls: Set[Point]) -> Points | None:
        """The closed region that the point lies in, or None if the way from it to the edge is open."""
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
        """Each playable point that lies in a closed region without alive enemy dots, and whose it is."""
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
        """Put a dot and take what it closes; else, if it stands in another's house, the house takes it."""
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
        """The position before the last dot."""
        self.dots, self.owner = self.past.pop()

    def _host(self, point: Point, guest: int) -> Taken | None:
        """The pool of the other player in whose house the guest is about to play."""
        for player in set(range(self.players)) - {guest}:
            region = self.closed_region(point, self.alive(player))
            if region and not region & self.enemies(player):
                return Taken(player, pool(region))
        return None

    def _closed_by(self, point: Point, player: int) -> list[Taken]:
        """The pools whose ring runs through the new dot and that hold an alive enemy dot, smaller ones first.

        All are judged on the position as it is now. A larger pool is taken only for an enemy dot that no
        smaller one takes.
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
        """For each player, the dots of others that lie in his territories."""
        held = [self.owner[point] for point, who in self.dots.items() if self.owner.get(point, who) != who]
        return tuple(held.count(player) for player in range(self.players))

    def territories(self) -> set[Taken]:
        """Each territory whole. Two of one player never touch by their sides: alive dots part them."""
        found = set()
        for player in range(self.players):
            rest = {point for point, owner in self.owner.items() if owner == player}
            while rest:
                inside = flood([next(iter(rest))], rest, SIDES)
                rest -= inside
                found.add(Taken(player, Points(inside)))
        return found

    def draw(self) -> str:
        """The position in the drawing language of `kropki.board.diagram`."""
        rows = [[self._token((x, y)) for x in range(self.width)] for y in range(self.height)]
        return "\n".join(" ".join(row) for row in rows)

    def _token(self, point: Point) -> str:
        dot = LETTERS[self.dots[point]] if point in self.dots else "."
        return dot + (LETTERS[self.owner[point]].lower() if point in self.owner else "")
