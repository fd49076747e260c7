"""The board: dots, territories, play and undo. The hot core.

The rules are those of automatic captures (`dots-wikipedia.txt`, "Capture rule"; `pravila-tochki-ru.txt`,
"Окружения" and "Ловушки") for two to four players: a dot that closes a chain round an enemy's dot captures at
once, a dot played into another player's house is captured unless it captures itself.

How a capture is found without looking at the board:

1. The alive dots of each player are one int, a bitboard. The eight points round the new dot are cut out of
   it and looked up in a table (`grid.contacts`): how many arcs of own dots does the new dot touch?
2. With two or more, a ring has closed only if two of the arcs belong to one chain already. A union-find over
   the dots answers that, without path compression, so that undo need only cut what was joined. Dots that died
   are left in it: they can make it say yes too often, never no.
3. Only then regions are flooded, all in step (`enclosure.closed_regions`).

Territories, dead dots and houses change on few moves only, so they live in one immutable value that is
replaced then, and `undo` puts the old one back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import NoReturn

from kropki import diagram
from kropki.diagram import Diagram
from kropki.enclosure import border, closed_regions, flood, inside_of, outermost, regions, ring_round
from kropki.errors import (
    IllegalMove,
    InTerritory,
    InvalidDiagram,
    NoSuchPlayer,
    NothingToUndo,
    Occupied,
    OffBoard,
    RingOfDeadDot,
    RingOfForeignDot,
    RingOverTerritory,
    RingRefused,
    RingsOverlap,
    RingWithoutDot,
    RingWithoutEnemy,
)
from kropki.grid import Grid
from kropki.ring import area_inside, check_shape

MIN_PLAYERS = 2
MAX_PLAYERS = 4


@dataclass(slots=True)
class Territory:
    """What a player has surrounded.

    `inside` is the mask of the points strictly inside its ring. `captured` and `freed` count the enemy's
    dots that it caught and the own dots that it won back when it was taken; `dots` are the owner's alive
    dots of then."""

    owner: int
    inside: int
    captured: int
    freed: int
    dots: int
    grid: Grid
    declared: tuple[int, ...] = ()

    @property
    def ring(self) -> tuple[int, ...]:
        """The chain of dots round it, in order, its end not said again: a simple polygon. It is the one
        that the player declared or else the smallest, clockwise as seen on the board."""
        return self.declared or ring_round(self.inside, self.dots, self.grid)


@dataclass(slots=True)
class Holdings:
    """What only a capture or a house changes; replaced as a whole, never changed. Lists have an item a
    player."""

    watched: int
    """Mask of the points where a dot needs a closer look: all houses, or all points while any is
    `pending`."""
    pending: bool
    """Whether a closed region holds an alive enemy dot, as only a board that was set up can have it."""
    dead: list[int]
    """Masks of a player's dots inside territories, whoever owns those."""
    held: list[int]
    """Masks of all points in a player's territories."""
    houses: list[int]
    """Masks of all points in a player's houses, and on a board of declared captures in all regions that he
    has closed; points that were filled since are left in them."""
    captures: list[int]
    """How many dots of others lie in each player's territories."""
    territories: tuple[Territory, ...]


NO_POINT = 0
"""An index of the rim, where no dot ever stands."""

_Played = tuple[int, int, tuple[int, ...], Holdings]
"""What `undo` needs: the point and the player, the roots of the chains that the dot joined to another one,
and the holdings before."""


class Board:
    """A board of `width` × `height` points on which `players` (2 to 4) play, numbered from 0.

    It knows no turns: any player may put a dot on any open point. Captures happen by themselves, or with
    `declared` only where a player says so by `enclose`. Raises `SizeOutOfRange` and `NoSuchPlayer`.
    """

    def __init__(self, width: int, height: int, players: int = 2, *, declared: bool = False) -> None:
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise NoSuchPlayer(f"{players} players: {MIN_PLAYERS} to {MAX_PLAYERS} can play")
        self.grid = grid = Grid.of(width, height)
        self.players = players
        self.declared = declared
        self._others = [tuple(q for q in range(players) if q != p) for p in range(players)]
        nothing = [0] * players
        self._alive = dict.fromkeys(range(players), 0)
        """Masks of the alive dots of each player."""
        self._closed = grid.rim
        """Mask of the indices where no dot may be played."""
        self._hold(Holdings(0, False, nothing, nothing, nothing, nothing, ()))
        self._parent = list(range(grid.limit))
        self._log: list[_Played] = []

    @classmethod
    def from_diagram(cls, drawn: Diagram, players: int | None = None, *, declared: bool = False) -> Board:
        """The drawn position set up, and the drawn moves played on it.

        The dots that stand there are set up as they are, without captures: a ring round an enemy's dot that
        is not drawn as a territory is still to be taken, by the owner's next dot on such a ring. `players` is
        as many as are seen, at least two, unless given. Raises `InvalidDiagram` where no ring surrounds a
        drawn territory, and whatever `play` raises.
        """
        seen = {*drawn.dots.values(), *drawn.owners.values(), *(player for _, player in drawn.moves)}
        needed = max(seen, default=0) + 1
        if players is not None and players < needed:
            raise NoSuchPlayer(f"the drawing shows player {needed - 1}, but {players} play")
        players = players or max(MIN_PLAYERS, needed)
        board = cls(drawn.width, drawn.height, players, declared=declared)
        board._set_up(drawn)
        for (x, y), player in drawn.moves:
            board.play(board.grid.point(x, y), player)
        return board

    @classmethod
    def from_text(cls, text: str, players: int | None = None, *, declared: bool = False) -> Board:
        """The position that a text draws (`kropki.diagram`), as `from_diagram` sets it up."""
        return cls.from_diagram(diagram.parse(text), players, declared=declared)

    def _set_up(self, drawn: Diagram) -> None:
        grid = self.grid
        dead = [0] * self.players
        held = [0] * self.players
        for (x, y), player in drawn.dots.items():
            bit = grid.bits[grid.point(x, y)]
            self._closed |= bit
            if (x, y) in drawn.owners:
                dead[player] |= bit
            else:
                self._alive[player] |= bit
                self._join(grid.point(x, y), player)
        territories = []
        for owner in range(self.players):
            for places in diagram.connected(place for place, p in drawn.owners.items() if p == owner):
                mask = sum(grid.bits[grid.point(x, y)] for x, y in places)
                dots = self._alive[owner]
                walled = not mask & grid.edge and not border(mask, grid.stride) & ~dots
                if not walled or inside_of(mask, dots, grid) != mask:
                    x, y = min(places, key=lambda place: place[::-1])
                    raise InvalidDiagram(
                        f"row {y + 1}, column {x + 1}: no ring of {diagram.DOTS[owner]} is round it"
                    )
                captured = sum((dead[other] & mask).bit_count() for other in self._others[owner])
                territories.append(Territory(owner, mask, captured, 0, dots, grid))
                held[owner] |= mask
                self._closed |= mask
        houses = self._holdings.houses
        self._hold(Holdings(0, False, dead, held, houses, _captures(held, dead), tuple(territories)))
        self._survey()

    def _join(self, point: int, player: int) -> None:
        """Join the set-up dot on `point` to the chains beside it."""
        parent = self._parent

        def root_of(dot: int) -> int:
            while dot != parent[dot]:
                dot = parent[dot]
            return dot

        for offset in self.grid.offsets:
            if self._alive[player] >> point + offset & 1:
                root, other = root_of(point), root_of(point + offset)
                parent[max(root, other)] = min(root, other)

    def play(self, point: int, player: int) -> tuple[Territory, ...]:
        """Put a dot of `player` on `point` and do what the rules demand; the territories taken by it.

        They may be the player's own or, where he played into a house and captured nothing, its owner's.
        Raises `OffBoard`, `Occupied` or `InTerritory`.
        """
        grid = self.grid
        alive = self._alive
        closed = self._closed
        try:
            bit = grid.bits[point]
            mine = alive[player]
        except KeyError:
            self._refuse(point, player)
        if closed & bit:
            self._refuse(point, player)
        arc, more_arcs, gaps = grid.contacts[mine >> point - grid.reach & grid.window]
        alive[player] = mine | bit
        self._closed = closed | bit
        rings = 0
        joined: tuple[int, ...] = ()
        if arc:
            parent = self._parent
            root = point + arc
            while (above := parent[root]) != root:
                root = above
            for arc in more_arcs:
                other = point + arc
                while (above := parent[other]) != other:
                    other = above
                if other == root:
                    rings += 1
                elif other < root:
                    parent[root] = other
                    joined += (root,)
                    root = other
                else:
                    parent[other] = root
                    joined += (other,)
            parent[point] = root
        self._log.append((point, player, joined, self._holdings))
        if self._watched & bit:
            return self._settle_watched(point, player, gaps, rings)
        return self._close(point, player, gaps, rings) if rings else ()

    def undo(self) -> None:
        """Take back the last dot and all that it did. Raises `NothingToUndo`."""
        if not self._log:
            raise NothingToUndo("no dot has been played")
        point, player, joined, holdings = self._log.pop()
        if holdings is not self._holdings:
            alive = self._alive
            for p, (dead_now, dead_then) in enumerate(zip(self._holdings.dead, holdings.dead, strict=True)):
                alive[p] = (alive[p] | dead_now) & ~dead_then
            blocked = _union(holdings.dead) | _union(holdings.held)
            self._closed = self.grid.rim | _union(alive.values()) | blocked
            self._hold(holdings)
        if point == NO_POINT:
            return
        bit = self.grid.bits[point]
        self._alive[player] ^= bit
        self._closed ^= bit
        parent = self._parent
        parent[point] = point
        for root in joined:
            parent[root] = root

    def _refuse(self, point: int, player: int) -> NoReturn:
        if not 0 <= player < self.players:
            raise NoSuchPlayer(f"player {player} is not one of 0 to {self.players - 1}")
        refusal = self.refusal(point)
        assert refusal is not None
        raise refusal

    def _close(self, point: int, player: int, gaps: tuple[int, ...], rings: int) -> tuple[Territory, ...]:
        """Take the pools that the new dot has closed; those without an alive enemy dot become houses."""
        grid = self.grid
        alive = self._alive
        dots = alive[player]
        if self.declared:
            regions_closed = _union(closed_regions(point, gaps, rings, dots, grid))
            self._set_house(player, self._holdings.houses[player] | regions_closed)
            return ()
        enemies = 0
        for other in self._others[player]:
            enemies |= alive[other]
        taken: list[int] = []
        for region in closed_regions(point, gaps, rings, dots, grid):
            if region & enemies:
                taken.append(inside_of(region, dots, grid))
            elif region & ~self._holdings.houses[player]:
                self._set_house(player, self._holdings.houses[player] | region)
        if len(taken) > 1:
            return tuple([self._take(inside, player) for inside in outermost(taken)])
        return (self._take(taken[0], player),) if taken else ()

    def _settle_watched(
        self, point: int, player: int, gaps: tuple[int, ...], rings: int
    ) -> tuple[Territory, ...]:
        """Settle a dot played in a house: one's own, or one that captures it if it captures nothing
        itself."""
        if self._holdings.pending:
            return self._settle_anew(point, player)
        houses = self._holdings.houses
        grid = self.grid
        bit = grid.bits[point]
        host = 0
        while not houses[host] & bit:
            host += 1
        taken = self._close(point, player, gaps, rings) if rings else ()
        if host == player:
            return taken
        if not taken:
            return (self._take_guest(point, host),)
        # the house's wall was captured: what is left of it lies open
        walls = self._alive[host]
        house = self._holdings.houses[host]
        self._set_house(host, house & ~flood(bit, house & ~walls | bit, grid.stride))
        return taken

    def enclose(self, player: int, rings: Sequence[Sequence[int]]) -> tuple[Territory, ...]:
        """Declare territories of a player: all that lies strictly inside each of his rings.

        The rings may be of any age and need not be the smallest; all are judged on the position as it is.
        `undo` takes them back together. Raises `NoSuchPlayer`, or a `RingRefused` that says what is wrong.
        """
        if player not in self._alive:
            self._refuse(NO_POINT, player)
        if not self.declared:
            raise RingRefused("nothing is declared on this board: captures happen by themselves")
        insides = [self._check_ring(ring, player) for ring in rings]
        for i, inside in enumerate(insides):
            if any(inside & other for other in insides[:i]):
                raise RingsOverlap("two rings that are declared together share points inside")
        holdings = self._holdings
        before = self._alive.copy()
        taken = tuple(
            [self._take(inside, player, tuple(ring)) for inside, ring in zip(insides, rings, strict=True)]
        )
        houses = [
            house if self._alive[p] == before[p] and p != player else self._closed_by(p)
            for p, house in enumerate(self._holdings.houses)
        ]
        self._hold(replace(self._holdings, houses=houses))
        self._log.append((NO_POINT, player, (), holdings))
        return taken

    def _check_ring(self, ring: Sequence[int], player: int) -> int:
        """The points inside a ring that the player may declare."""
        grid = self.grid
        for point in ring:
            letters = grid.letters(point)
            owner = self.owner(point)
            if self.dot(point) is None:
                raise RingWithoutDot(f"there is no dot on {letters}, which the ring goes through")
            if owner not in (None, player):
                raise RingOverTerritory(f"{letters} in the ring lies in a territory of player {owner}")
            if self.dot(point) != player:
                raise RingOfForeignDot(f"the dot on {letters} in the ring is not player {player}'s")
            if owner is not None:
                raise RingOfDeadDot(f"the dot on {letters} in the ring is dead: it lies in a territory")
        check_shape(ring, grid)
        inside = area_inside(ring, grid)
        if not any(inside & self._alive[other] for other in self._others[player]):
            raise RingWithoutEnemy("no alive dot of an enemy lies inside the ring")
        return inside

    def offers(self, player: int) -> tuple[Territory, ...]:
        """The smallest pools that a player may declare now, as the territories that they would become.

        They may lie in one another; those that do cannot be declared together. Raises `NoSuchPlayer`.
        """
        grid = self.grid
        if player not in self._alive:
            self._refuse(NO_POINT, player)
        dots = self._alive[player]
        enemies = self._enemies(player)
        closed = self._holdings.houses[player] & ~dots
        if not closed & enemies:
            return ()
        offered = []
        for region in regions(closed, grid.stride):
            inside = inside_of(region, dots, grid)
            if inside & enemies:
                offered.append(self._offer(inside, player))
        return tuple(offered)

    def _offer(self, inside: int, player: int) -> Territory:
        holdings = self._holdings
        own = self._alive[player] | holdings.dead[player]
        dots = _union(self._alive.values()) | _union(holdings.dead)
        captured = dots & ~own & inside & ~holdings.held[player]
        freed = holdings.dead[player] & inside & ~holdings.held[player]
        chain = self._alive[player] & ~inside
        return Territory(player, inside, captured.bit_count(), freed.bit_count(), chain, self.grid)

    def _enemies(self, player: int) -> int:
        """Mask of the alive dots of all others."""
        return _union(self._alive[other] for other in self._others[player])

    def _closed_by(self, player: int) -> int:
        """Mask of all regions that a player has closed and not taken, from the dots alone."""
        grid = self.grid
        open_to_all = grid.board & ~self._alive[player]
        outside = flood(grid.edge & open_to_all, open_to_all, grid.stride)
        return open_to_all & ~outside & ~self._holdings.held[player]

    def _take(self, inside: int, player: int, declared: tuple[int, ...] = ()) -> Territory:
        """Make all points inside a player's ring his territory, whatever lies there."""
        alive = self._alive
        old = self._holdings
        dead = old.dead.copy()
        captured = freed = 0
        for p, dots in alive.items():
            fallen = dots & inside
            if fallen:
                dead[p] |= fallen
                alive[p] = dots ^ fallen
                if p != player:
                    captured += fallen.bit_count()
        held = old.held.copy()
        captures = old.captures.copy()
        territories = old.territories
        houses, watched = old.houses, old.watched
        if watched & inside:
            houses = [house & ~inside for house in houses]
            watched &= ~inside
        swallowed = 0
        for mask in held:
            swallowed |= mask & inside
        if swallowed:
            freed = (old.dead[player] & swallowed & ~held[player]).bit_count()
            held = [mask & ~inside for mask in held]
            territories = tuple([t for t in territories if t.inside & ~inside])
        held[player] |= inside
        if swallowed:
            captures = _captures(held, dead)
            captured = captures[player] - old.captures[player]
        else:
            captures[player] += captured
        territory = Territory(player, inside, captured, freed, alive[player], self.grid, declared)
        self._closed |= inside
        self._hold(Holdings(watched, old.pending, dead, held, houses, captures, (*territories, territory)))
        return territory

    def _take_guest(self, point: int, host: int) -> Territory:
        """Take the smallest pool round a dot that was played into a house."""
        grid = self.grid
        walls = self._alive[host]
        region = flood(grid.bits[point], grid.board & ~walls, grid.stride)
        return self._take(inside_of(region, walls, grid), host)

    def _set_house(self, player: int, house: int) -> None:
        old = self._holdings
        houses = old.houses.copy()
        houses[player] = house
        watched = 0 if self.declared else _union(houses)
        self._hold(Holdings(watched, False, old.dead, old.held, houses, old.captures, old.territories))

    def _hold(self, holdings: Holdings) -> None:
        self._holdings = holdings
        self._watched = holdings.watched

    def _settle_anew(self, point: int, player: int) -> tuple[Territory, ...]:
        """Settle a dot on a board that was set up with closed regions which nobody has taken yet.

        Play alone never leads to such a board, so this looks at all of it and need not be quick.
        """
        grid = self.grid
        bit = grid.bits[point]
        hosts = [p for p, house in enumerate(self._holdings.houses) if house & bit and p != player]
        dots = self._alive[player]
        pools = [
            inside_of(region, dots, grid)
            for region in regions(grid.board & ~dots, grid.stride)
            if not region & grid.edge and point in ring_round(region, dots, grid)
        ]
        enemies = self._enemies(player)
        taken: list[int] = []
        for inside in sorted(pools, key=int.bit_count):
            if inside & enemies:
                taken.append(inside)
                enemies &= ~inside
        territories = [self._take(inside, player) for inside in outermost(taken)]
        if not taken:
            territories = [self._take_guest(point, host) for host in hosts]
        self._survey()
        return tuple(territories)

    def _survey(self) -> None:
        """Find all houses, and all closed regions that wait to be taken, from the dots alone."""
        grid = self.grid
        if self.declared:
            self._hold(replace(self._holdings, houses=[self._closed_by(p) for p in range(self.players)]))
            return
        houses = []
        pending = False
        for player, dots in self._alive.items():
            enemies = self._enemies(player)
            house = 0
            for region in regions(grid.board & ~dots, grid.stride):
                if region & grid.edge:
                    continue
                if region & enemies:
                    pending = True
                else:
                    house |= region & ~self._closed
            houses.append(house)
        watched = grid.board if pending else _union(houses)
        self._hold(replace(self._holdings, watched=watched, pending=pending, houses=houses))

    # what the board shows

    def refusal(self, point: int) -> IllegalMove | None:
        """Why no dot may be played on `point`, or None if one may."""
        grid = self.grid
        if not (0 <= point < grid.limit and grid.board >> point & 1):
            return OffBoard(f"{point} is no point of a board of {grid.width}×{grid.height}")
        owner = self.owner(point)
        if self.dot(point) is not None:
            return Occupied(f"a dot stands on {grid.letters(point)} already")
        if owner is not None:
            return InTerritory(f"{grid.letters(point)} lies in a territory of player {owner}", owner)
        return None

    def dot(self, point: int) -> int | None:
        """The player whose dot stands on `point`, alive or dead."""
        for player, (alive, dead) in enumerate(zip(self._alive.values(), self._holdings.dead, strict=True)):
            if (alive | dead) >> point & 1:
                return player
        return None

    def is_alive(self, point: int) -> bool:
        """Whether a dot stands on `point` that lies in no territory."""
        return any(dots >> point & 1 for dots in self._alive.values())

    def owner(self, point: int) -> int | None:
        """The player in whose territory `point` lies."""
        return next((p for p, held in enumerate(self._holdings.held) if held >> point & 1), None)

    def house(self, point: int) -> int | None:
        """The player in whose house the empty `point` lies."""
        if self._closed >> point & 1:
            return None
        for player, house in enumerate(self._holdings.houses):
            if house >> point & 1 and not (self.declared and self._holds_enemy(point, player)):
                return player
        return None

    def _holds_enemy(self, point: int, player: int) -> bool:
        """Whether the region round `point` that a player has closed holds an alive enemy dot."""
        dots = self._alive[player]
        region = flood(self.grid.bits[point], self.grid.board & ~dots, self.grid.stride)
        return bool(region & self._enemies(player))

    def dots(self, player: int) -> Iterator[int]:
        """The points on which a player's dots stand, dead ones too."""
        return self.grid.mask_points(self._alive[player] | self._holdings.dead[player])

    def inside(self, territory: Territory) -> Iterator[int]:
        """The points strictly inside a territory's ring."""
        return self.grid.mask_points(territory.inside)

    @property
    def territories(self) -> tuple[Territory, ...]:
        """The territories as they are now, in the order in which they were taken."""
        return self._holdings.territories

    @property
    def captures(self) -> tuple[int, ...]:
        """How many dots of others lie in each player's territories now."""
        return tuple(self._holdings.captures)

    @property
    def legal_points(self) -> LegalPoints:
        """The points on which a dot may be played: a container that follows the board."""
        return LegalPoints(self)

    @property
    def is_full(self) -> bool:
        """Whether no dot can be played any more."""
        return not self.grid.board & ~self._closed

    def diagram(self) -> Diagram:
        """The position as a drawing."""
        grid = self.grid
        drawn = Diagram(grid.width, grid.height)
        for point in grid.points:
            place = grid.xy(point)
            dot, owner = self.dot(point), self.owner(point)
            if dot is not None:
                drawn.dots[place] = dot
            if owner is not None:
                drawn.owners[place] = owner
        return drawn

    def __str__(self) -> str:
        return str(self.diagram())

    def __repr__(self) -> str:
        declared = ", declared=True" if self.declared else ""
        return f"Board.from_text({str(self)!r}, players={self.players}{declared})"

    def __eq__(self, other: object) -> bool:
        """Whether it is played alike, the same dots stand on it and the same points belong to the same
        players."""
        if not isinstance(other, Board):
            return NotImplemented
        alike = (self.players, self.declared) == (other.players, other.declared)
        return alike and self.diagram() == other.diagram()

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> Board:
        """A board of its own in the same position, with the same moves to take back."""
        twin = Board(self.grid.width, self.grid.height, self.players, declared=self.declared)
        twin._alive = self._alive.copy()
        twin._closed = self._closed
        twin._hold(self._holdings)
        twin._parent = self._parent.copy()
        twin._log = self._log.copy()
        return twin


def _union(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)


def _captures(held: list[int], dead: list[int]) -> list[int]:
    """Enemy dots that lie in each player's territories."""
    fallen = _union(dead)
    return [(mask & fallen & ~own).bit_count() for mask, own in zip(held, dead, strict=True)]


class LegalPoints(Collection[int]):
    """The points on which a dot may be played on a board, as they are whenever they are asked for."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def _mask(self) -> int:
        return self._board.grid.board & ~self._board._closed

    def __contains__(self, point: object) -> bool:
        return isinstance(point, int) and point >= 0 and bool(self._mask() >> point & 1)

    def __len__(self) -> int:
        return self._mask().bit_count()

    def __iter__(self) -> Iterator[int]:
        return self._board.grid.mask_points(self._mask())
