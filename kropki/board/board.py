"""The board: dots, territories, play and undo. The hot core.

The rules are those of automatic captures ([wikipedia], "Capture rule"; [tochki-rules],
"Окружения" and "Ловушки") for two to four players: a dot that closes a chain round an enemy's dot captures at
once, a dot played into another player's house is captured unless it captures itself.

How a capture is found without looking at the board:

1. The alive dots of each player are one int, a bitboard. The eight points round the new dot are cut out of
   it and looked up in a table (`grid.contacts`): how many arcs of own dots does the new dot touch? To take
   that cut and to add the dot is all that a plain move does with bitboards; whether a point is open stands in
   a list.
2. With two or more, a ring has closed only if two of the arcs belong to one chain already. A union-find over
   the dots answers that, without path compression, so that undo need only cut what was joined. Dots that died
   are left in it: they can make it say yes too often, never no.
3. Only then regions are flooded, all in step (`enclosure.closed_regions`). Most are closed at the first look.

Territories, dead dots and houses change on few moves only, so they live in one immutable value that is
replaced then, and `undo` puts the old one back. All else that `undo` needs is a list of ints, the log: few
moves do more than put a dot, and what they do more follows the point there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import NoReturn

from kropki.board import diagram
from kropki.board.diagram import Diagram
from kropki.board.enclosure import border, closed_regions, flood, inside_of, outermost, regions, ring_round
from kropki.board.grid import CLOSED, Grid, Mask, Player, Point
from kropki.board.ring import area_inside, check_shape
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

MIN_PLAYERS = 2
MAX_PLAYERS = 4


@dataclass(slots=True, unsafe_hash=True)
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


_Taken = tuple[()] | tuple["_Taken", Territory]
"""Territories in the order in which they were taken: all before the last one, and that. So one more costs the
same however many there are."""


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
    taken: _Taken = ()
    """The territories."""


NO_POINT = 0
"""An index of the rim, where no dot ever stands."""

CHANGE = ~NO_POINT
"""Stands in the log where the holdings were replaced."""


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
        self._at: list[int | None] = [*grid.empty]
        """Whose dot stands on each point, alive or dead; None where one may be played, `CLOSED` elsewhere."""
        self._parent = [*grid.indices]
        """The union-find: the dot above each dot of a chain, a root above itself."""
        self._log: list[int] = []
        """The points in the order in which they were played, `NO_POINT` for a declaration. After each
        follows, below 0, what else the move did: `~root` for a root that was put below another, and
        `CHANGE`."""
        self._watched = 0
        self._holdings = Holdings(0, False, nothing, nothing, nothing, nothing)
        self._past: list[Holdings] = []
        """The earlier holdings, one for each `CHANGE` in the log."""
        state = self._alive, self._at, self._parent, self._log
        self._tools = *state, grid.bits, grid.contacts, grid.reach, grid.window
        """All that `play` needs, to be had at one go. So these dicts and lists are never replaced."""

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
        """The position that a text draws (`kropki.board.diagram`), as `from_diagram` sets it up."""
        return cls.from_diagram(diagram.parse(text), players, declared=declared)

    def _set_up(self, drawn: Diagram) -> None:
        grid = self.grid
        dead = [0] * self.players
        held = [0] * self.players
        for (x, y), player in drawn.dots.items():
            bit = grid.bits[grid.point(x, y)]
            self._at[grid.point(x, y)] = player
            if (x, y) in drawn.owners:
                dead[player] |= bit
            else:
                self._alive[player] |= bit
                self._join(grid.point(x, y), player)
        taken: _Taken = ()
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
                taken = taken, Territory(owner, mask, captured, 0, dots, grid)
                held[owner] |= mask
                self._mark(mask & ~_union(dead), CLOSED)
        houses = self._holdings.houses
        self._hold(Holdings(0, False, dead, held, houses, _captures(held, dead), taken))
        self._survey()
        self._log.clear()
        self._past.clear()

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
        alive, at, parent, log, bits, contacts, reach, window = self._tools
        try:
            bit = bits[point]
            mine = alive[player]
        except KeyError:
            self._refuse(point, player)
        if at[point] is not None:
            self._refuse(point, player)
        arc, more_arcs, gaps = contacts[mine >> point - reach & window]
        alive[player] = mine | bit
        at[point] = player
        log.append(point)
        rings = 0
        if arc:
            root = parent[point + arc]
            while parent[root] != root:
                root = parent[root]
            if more_arcs:
                for arc in more_arcs:
                    other = parent[point + arc]
                    while parent[other] != other:
                        other = parent[other]
                    if other == root:
                        rings += 1
                    elif other < root:
                        parent[root] = other
                        log.append(~root)
                        root = other
                    else:
                        parent[other] = root
                        log.append(~other)
            parent[point] = root
        if self._watched & bit:
            return self._settle_watched(point, player, gaps, rings)
        return self._close(point, player, gaps, rings) if rings else ()

    def undo(self) -> None:
        """Take back the last dot and all that it did. Raises `NothingToUndo`."""
        log = self._log
        parent = self._parent
        try:
            point = log.pop()
        except IndexError:
            raise NothingToUndo("no dot has been played") from None
        while point < 0:
            if point == CHANGE:
                self._give_back()
            else:
                parent[~point] = ~point
            point = log.pop()
        if point == NO_POINT:
            return
        at = self._at
        player = at[point]
        assert player is not None
        at[point] = None
        self._alive[player] ^= self.grid.bits[point]
        parent[point] = point

    def _give_back(self) -> None:
        """Put the holdings before the last move back, and the dots and points that it took."""
        now = self._holdings
        then = self._past.pop()
        if now.held is not then.held:
            alive = self._alive
            opened = 0
            for p, dots in alive.items():
                fallen = now.dead[p] ^ then.dead[p]
                alive[p] = dots ^ fallen
                opened ^= fallen ^ now.held[p] ^ then.held[p]
            if opened:
                self._mark(opened, None)
        self._holdings = then
        self._watched = then.watched

    def _refuse(self, point: int, player: int) -> NoReturn:
        self.check_player(player)
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
        others = self._others[player]
        taken: list[int] = []
        for region in closed_regions(point, gaps, rings, dots, grid):
            for other in others:
                if region & alive[other]:
                    taken.append(inside_of(region, dots, grid))
                    break
            else:
                house = self._holdings.houses[player]
                if region & ~house:
                    self._set_house(player, house | region)
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
        self.check_player(player)
        if not self.declared:
            raise RingRefused("nothing is declared on this board: captures happen by themselves")
        enemies = self.enemies_mask(player)
        insides = []
        for ring in rings:
            insides.append(self.check_ring(ring, player).inside)
            if not insides[-1] & enemies:
                raise RingWithoutEnemy("no alive enemy dot lies inside the ring")
        for i, inside in enumerate(insides):
            if any(inside & other for other in insides[:i]):
                raise RingsOverlap("two rings that are declared together share points inside")
        buried = next((point for ring in rings for point in ring if _union(insides) >> point & 1), None)
        if buried is not None:
            letters = self.grid.letters(buried)
            raise RingsOverlap(f"{letters} in a ring lies inside another one that is declared with it")
        before = self._alive.copy()
        self._log.append(NO_POINT)
        taken = tuple(
            [self._take(inside, player, tuple(ring)) for inside, ring in zip(insides, rings, strict=True)]
        )
        houses = [
            house if self._alive[p] == before[p] and p != player else self.closed_mask(p)
            for p, house in enumerate(self._holdings.houses)
        ]
        self._hold(replace(self._holdings, houses=houses))
        return taken

    def check_ring(self, ring: Sequence[Point], player: Player | None = None) -> Territory:
        """Check that a ring goes through alive dots of one player, and return the territory it would take.

        The ring need not surround an enemy dot.

        Args:
            ring: The points of the ring in order, without the first one repeated at the end.
            player: The player who must own the ring. By default, the owner of its first dot.

        Raises:
            OffBoard: If a point is not on the board.
            RingRefused: If the points are not a ring of that player's alive dots. Its subclass says why.
        """
        grid = self.grid
        if player is None:
            player = self.dot(ring[0]) if ring else None
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
        assert player is not None
        return self.would_take(area_inside(ring, grid), player, tuple(ring))

    def offers(self, player: int) -> tuple[Territory, ...]:
        """The smallest pools that a player may declare now, as the territories that they would become.

        They may lie in one another; those that do cannot be declared together. Raises `NoSuchPlayer`.
        """
        grid = self.grid
        self.check_player(player)
        dots = self._alive[player]
        enemies = self.enemies_mask(player)
        closed = self._holdings.houses[player] & ~dots
        if not closed & enemies:
            return ()
        offered = []
        for region in regions(closed, grid.stride):
            inside = inside_of(region, dots, grid)
            if inside & enemies:
                offered.append(self.would_take(inside, player))
        return tuple(offered)

    def would_take(self, inside: Mask, player: Player, ring: tuple[Point, ...] = ()) -> Territory:
        """Return the territory that a player would take now by capturing some points.

        Args:
            inside: The points strictly inside a ring of the player's alive dots.
            player: The owner of the ring.
            ring: The ring, if it is not the smallest one around `inside`.
        """
        captured = (self.uncaptured_mask(player) & inside).bit_count()
        freed = (self.captive_mask(player) & inside).bit_count()
        return Territory(player, inside, captured, freed, self._alive[player] & ~inside, self.grid, ring)

    def _take(self, inside: int, player: int, declared: tuple[int, ...] = ()) -> Territory:
        """Make all points inside a player's ring his territory, whatever lies there."""
        alive = self._alive
        old = self._holdings
        dead = old.dead.copy()
        captured = 0
        rest = inside
        for p, dots in alive.items():
            fallen = dots & inside
            if fallen:
                alive[p] = dots ^ fallen
                dead[p] |= fallen
                rest ^= fallen
                if p != player:
                    captured += fallen.bit_count()
        swallowed = 0
        if rest:
            for mask in old.held:
                swallowed |= mask & rest
            if rest != swallowed:
                self._mark(rest ^ swallowed, CLOSED)
        if swallowed:
            freed = (old.dead[player] & swallowed & ~old.held[player]).bit_count()
            held = [mask & ~inside for mask in old.held]
            held[player] |= inside
            taken: _Taken = ()
            for territory in self.territories:
                if territory.inside & ~inside:
                    taken = taken, territory
            captures = _captures(held, dead)
            captured = captures[player] - old.captures[player]
        else:
            freed = 0
            held = old.held.copy()
            held[player] |= inside
            taken = old.taken
            captures = old.captures.copy()
            captures[player] += captured
        houses, watched = old.houses, old.watched
        if watched & inside:
            houses = [house & ~inside for house in houses]
            watched &= ~inside
        territory = Territory(player, inside, captured, freed, alive[player], self.grid, declared)
        self._hold(Holdings(watched, old.pending, dead, held, houses, captures, (taken, territory)))
        return territory

    def _mark(self, points: int, whose: int | None) -> None:
        """Note that points without dots are closed or open now."""
        at = self._at
        bits = self.grid.bits
        while points:
            point = points.bit_length() - 1
            at[point] = whose
            points ^= bits[point]

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
        self._hold(Holdings(watched, False, old.dead, old.held, houses, old.captures, old.taken))

    def _hold(self, holdings: Holdings) -> None:
        """Put new holdings in the place of those that are."""
        self._log.append(CHANGE)
        self._past.append(self._holdings)
        self._holdings = holdings
        self._watched = holdings.watched

    def _open(self) -> int:
        """Mask of the points where a dot may be played."""
        holdings = self._holdings
        shut = _union(self._alive.values()) | _union(holdings.dead) | _union(holdings.held)
        return self.grid.board & ~shut

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
        enemies = self.enemies_mask(player)
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
            self._hold(replace(self._holdings, houses=[self.closed_mask(p) for p in range(self.players)]))
            return
        houses = []
        pending = False
        for player, dots in self._alive.items():
            enemies = self.enemies_mask(player)
            house = 0
            for region in regions(grid.board & ~dots, grid.stride):
                if region & grid.edge:
                    continue
                if region & enemies:
                    pending = True
                else:
                    house |= region & self._open()
            houses.append(house)
        watched = grid.board if pending else _union(houses)
        self._hold(replace(self._holdings, watched=watched, pending=pending, houses=houses))

    # what the board shows

    def check_player(self, player: Player) -> None:
        """Raise `NoSuchPlayer` if the board has no such player."""
        if not 0 <= player < self.players:
            raise NoSuchPlayer(f"player {player} is not one of 0 to {self.players - 1}")

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
        there = self._at[point] if 0 <= point < self.grid.limit else None
        return None if there == CLOSED else there

    def is_alive(self, point: int) -> bool:
        """Whether a dot stands on `point` that lies in no territory."""
        return any(dots >> point & 1 for dots in self._alive.values())

    def owner(self, point: int) -> int | None:
        """The player in whose territory `point` lies."""
        return next((p for p, held in enumerate(self._holdings.held) if held >> point & 1), None)

    def house(self, point: int) -> int | None:
        """The player in whose house the empty `point` lies."""
        if not self.grid.board >> point & 1 or self._at[point] is not None:
            return None
        for player, house in enumerate(self._holdings.houses):
            if house >> point & 1 and not (self.declared and self._holds_enemy(point, player)):
                return player
        return None

    def _holds_enemy(self, point: int, player: int) -> bool:
        """Whether the region round `point` that a player has closed holds an alive enemy dot."""
        dots = self._alive[player]
        region = flood(self.grid.bits[point], self.grid.board & ~dots, self.grid.stride)
        return bool(region & self.enemies_mask(player))

    def dots(self, player: Player) -> Iterator[Point]:
        """Return the points of all dots of a player, dead ones included."""
        return self.grid.mask_points(self.dot_mask(player))

    def dot_mask(self, player: Player) -> Mask:
        """Return the mask of all dots of a player, dead ones included."""
        return self._alive[player] | self._holdings.dead[player]

    def alive_mask(self, player: Player) -> Mask:
        """Return the mask of a player's dots that lie in no territory."""
        return self._alive[player]

    def enemies_mask(self, player: Player) -> Mask:
        """Return the mask of the alive dots of all other players."""
        return _union(self._alive[other] for other in self._others[player])

    def uncaptured_mask(self, player: Player) -> Mask:
        """Return the mask of the other players' dots that lie in no territory of this player."""
        return _union(self.dot_mask(other) for other in self._others[player]) & ~self.held_mask(player)

    def captive_mask(self, player: Player) -> Mask:
        """Return the mask of a player's dots that lie in other players' territories."""
        return self._holdings.dead[player] & ~self.held_mask(player)

    def held_mask(self, player: Player) -> Mask:
        """Return the mask of the points inside a player's territories."""
        return self._holdings.held[player]

    def house_mask(self, player: Player) -> Mask:
        """Return the mask of a player's houses, possibly with dots of the player played there later."""
        return self._holdings.houses[player]

    def closed_mask(self, player: Player) -> Mask:
        """Return the mask of the points that a player's alive dots cut off from the edge.

        The player's territories and alive dots do not belong to it.
        """
        grid = self.grid
        passable = grid.board & ~self._alive[player]
        outside = flood(grid.edge & passable, passable, grid.stride)
        return passable & ~outside & ~self._holdings.held[player]

    @property
    def open_mask(self) -> Mask:
        """The mask of the points where a dot can be played."""
        return self._open()

    def closes(self, point: int, player: int) -> bool:
        """Whether a player's dot on an open point may close a ring: whether it touches one of his chains
        from two sides. Where it does not, it closes none."""
        grid = self.grid
        arc, more_arcs, _ = grid.contacts[self._alive[player] >> point - grid.reach & grid.window]
        if not more_arcs:
            return False
        parent = self._parent
        roots = set()
        for offset in (arc, *more_arcs):
            root = parent[point + offset]
            while parent[root] != root:
                root = parent[root]
            roots.add(root)
        return len(roots) <= len(more_arcs)

    def inside(self, territory: Territory) -> Iterator[int]:
        """The points strictly inside a territory's ring."""
        return self.grid.mask_points(territory.inside)

    @property
    def territories(self) -> tuple[Territory, ...]:
        """The territories as they are now, in the order in which they were taken."""
        found = []
        taken = self._holdings.taken
        while taken:
            taken, territory = taken
            found.append(territory)
        return tuple(found[::-1])

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
        return None not in self._at

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

    def with_dots(self, dots: Iterable[tuple[Point, Player | None]]) -> Board:
        """Return a new board with some dots added, removed or replaced, and no moves to undo.

        Territories stay, and nothing is captured.

        Args:
            dots: Points, each with the player whose dot to put there, or None to leave it empty.

        Raises:
            InvalidDiagram: If no ring surrounds one of the territories any more.
            NoSuchPlayer: If the board has no such player.
        """
        drawn = self.diagram()
        for point, player in dots:
            drawn.dots.pop(self.grid.xy(point), None)
            if player is not None:
                drawn.dots[self.grid.xy(point)] = player
        return Board.from_diagram(drawn, self.players, declared=self.declared)

    def copy(self) -> Board:
        """A board of its own in the same position, with the same moves to take back."""
        twin = Board(self.grid.width, self.grid.height, self.players, declared=self.declared)
        twin._alive.update(self._alive)
        twin._at[:] = self._at
        twin._parent[:] = self._parent
        twin._log[:] = self._log
        twin._past[:] = self._past
        twin._holdings = self._holdings
        twin._watched = self._watched
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

    def __contains__(self, point: object) -> bool:
        board = self._board
        return isinstance(point, int) and 0 <= point < board.grid.limit and board._at[point] is None

    def __len__(self) -> int:
        return self._board._at.count(None)

    def __iter__(self) -> Iterator[int]:
        return self._board.grid.mask_points(self._board._open())
