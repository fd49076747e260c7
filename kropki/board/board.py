"""The board, with play, captures and undo. This is the hot core of the engine.

It follows the rules of automatic captures for two to four players ([wikipedia], "Capture rule";
[tochki-rules], "Окружения" and "Ловушки"): a dot that closes a ring around enemy dots captures them at once,
and a dot played into another player's house is captured unless it captures something itself.

Captures are found without scanning the board:

1. The alive dots of each player are one int, a bitboard (`_alive`). The eight points around the new dot are
   cut out of it and looked up in a table (`Grid.contacts`), which has the arcs of the player's dots that the
   new dot touches. A plain move needs no other work with bitboards, because a list (`_at`) records which
   points are open.
2. If there are two or more arcs, a ring can have closed only if two of them already belong to one chain.
   A union-find over the dots (`_parent`) answers that. It has no path compression, so that `undo` only needs
   to cut the links that a move made. Dots that died stay in it: they can suggest a ring where there is
   none, but never hide one.
3. Only then are regions flooded, several in step (`enclosure.closed_regions`). Most turn out to be closed at
   the first look.

Territories, dead dots and houses change only on few moves. They are kept in one value that is never
modified (`_holdings`), and `undo` puts the previous one back. The rest of what `undo` needs is a list of ints
(`_log`): the point of each dot, followed by its other effects, if any.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any, NoReturn, Self

from kropki.board import diagram
from kropki.board.diagram import Diagram
from kropki.board.edge import regions_closed, without_largest
from kropki.board.enclosure import (
    border,
    closed_regions,
    flood,
    inside_of,
    outermost,
    regions,
    remembered_inside,
    remembered_regions,
    union,
)
from kropki.board.grid import CLOSED, Grid, Mask, Place, Player, Point, as_index, as_player, player_name
from kropki.board.ring import area_inside, check_apart, check_shape
from kropki.board.territory import Captured, Holdings, Territory, pack, unpack
from kropki.board.variant import USUAL, Areas, Variant
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
    RingWithoutDot,
    RingWithoutEnemy,
    Suicide,
    digits,
)
from kropki.pickles import stamped, unstamped

MIN_PLAYERS = 2
MAX_PLAYERS = 4

NO_POINT = 0
"""An index outside the board, which never has a dot. In the log it means a declaration."""

CHANGE = ~NO_POINT
"""In the log: the holdings were replaced."""


class Board:  # noqa: PLW1641 (it changes, so Python gives it no hash)
    """A board on which two to four players play dots and capture each other's.

    The board does not know whose turn it is: any player can put a dot on any open point. Captures are
    automatic, or made only by `enclose` if they are `declared`.

    Methods with a `player` argument expect a number from 0 to `players` - 1. They do not check it unless
    their documentation lists `NoSuchPlayer`.

    Attributes:
        grid: The points of the board.
        players: The number of players.
        declared: Whether captures are declared, not automatic.
        variant: How captures differ from the usual ones.

    Example:
        >>> board = Board(5, 4)
        >>> board.play("c2", player=1)
        ()
        >>> taken = [board.play(name, player=0) for name in ("c1", "b2", "d2", "c3")]
        >>> taken[-1][0].captured
        1
        >>> print(board)
        .  .  R  .  .
        .  R  Br R  .
        .  .  R  .  .
        .  .  .  .  .
    """

    def __init__(
        self,
        width: int,
        height: int,
        players: int = 2,
        *,
        declared: bool = False,
        variant: Variant = USUAL,
    ) -> None:
        """Create an empty board.

        Args:
            width: The number of columns, 1 to 52.
            height: The number of rows, 1 to 52.
            players: The number of players, 2 to 4.
            declared: Whether captures are declared, not automatic.
            variant: How captures differ from the usual ones. They must not be declared then.

        Raises:
            SizeOutOfRange: If the width or the height is out of range.
            NoSuchPlayer: If the number of players is out of range. Where areas must be full, it is two.
        """
        assert variant == USUAL or not declared
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise NoSuchPlayer(f"the number of players is {players}, but it must be 2, 3 or 4")
        if variant.areas is Areas.FULL and players > MIN_PLAYERS:
            raise NoSuchPlayer(f"only two can play where areas must be full, not {players}")
        grid = Grid.of(width, height)
        self.grid: Grid = grid
        self.players = players
        self.declared = declared
        self.variant = variant
        self._takes_empty = variant.areas is Areas.ANY
        self._others = [tuple(q for q in range(players) if q != p) for p in range(players)]
        nothing = [0] * players
        self._alive = dict.fromkeys(range(players), 0)
        """Masks of each player's alive dots."""
        self._at: list[Player | None] = [*grid.empty]
        """For each point the owner of its dot, alive or dead. None if a dot can be played, else `CLOSED`."""
        self._parent = [*grid.indices]
        """The union-find of chains: for each dot, the dot above it in its tree. A root is its own parent."""
        self._log: list[int] = []
        """What was played, for undo: each point, or `NO_POINT` for a declaration. Negative numbers after it
        are its other effects: `~root` for a root that got a parent, and `CHANGE` for new holdings."""
        self._is_slow = variant.edge or variant.areas is Areas.FULL
        """Whether each dot needs a look at whole areas (`Holdings.pending`)."""
        self._special = grid.board if self._is_slow else 0
        """`Holdings.special`, one attribute access nearer."""
        self._holdings = Holdings(self._special, self._is_slow, nothing, nothing, nothing, nothing)
        self._past: list[Holdings] = []
        """The earlier holdings, one for each `CHANGE` in the log."""
        self._gather_tools()

    def _gather_tools(self) -> None:
        """Put all that `play` needs into one attribute. These dicts and lists must never be replaced."""
        grid = self.grid
        state = self._alive, self._at, self._parent, self._log
        self._tools = *state, grid.bits, grid.contacts, grid.reach, grid.window
        self._enclosure = closed_regions, inside_of
        """What finds the regions that a dot encloses, and what is inside the ring around one."""

    def __getstate__(self) -> dict[str, Any]:
        """Return what `pickle` saves."""
        state = self.__dict__.copy()
        del state["_tools"], state["_enclosure"], state["_past"]
        state["_holdings"] = pack([*self._past, self._holdings])
        return stamped(state)

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore what `pickle` has saved.

        Raises:
            StalePickle: If another version has saved it.
        """
        state = unstamped(state)
        self.__dict__.update(state)
        *self._past, self._holdings = unpack(state["_holdings"])
        self._gather_tools()

    def check_player(self, player: Player) -> None:
        """Check that a player takes part.

        Raises:
            NoSuchPlayer: If there is no such player.
        """
        if not 0 <= as_player(player) < self.players:
            raise NoSuchPlayer(
                f"there is no player {digits(player)}: players are numbered 0 to {self.players - 1}"
            )

    # other boards

    @classmethod
    def from_diagram(
        cls,
        drawn: Diagram,
        players: int | None = None,
        *,
        declared: bool = False,
        variant: Variant = USUAL,
    ) -> Board:
        """Return a board with the position of a diagram, and play the diagram's moves on it.

        The dots of the position are put on the board without captures. If a ring already surrounds enemy
        dots that the diagram does not show as captured, the next dot of its owner on the ring captures them.

        Args:
            drawn: The diagram.
            players: The number of players. By default, as many as the diagram shows, and at least two.
            declared: Whether captures are declared, not automatic.
            variant: How captures differ from the usual ones.

        Raises:
            InvalidDiagram: If a territory of the diagram is not surrounded by a ring of its owner.
            SizeOutOfRange: If the width or the height is out of range.
            OffBoard: If something in the diagram is not on the board.
            NoSuchPlayer: If the diagram shows a player who does not take part.
            Occupied: If the diagram has a move on a point that already has a dot.
            InTerritory: If the diagram has a move in a territory.
        """
        seen = {*drawn.dots.values(), *drawn.owners.values(), *(player for _, player in drawn.moves)}
        needed = max(seen, default=0) + 1
        if players is not None and players < needed:
            raise NoSuchPlayer(f"the diagram shows player {needed - 1}, but there are only {players} players")
        players = players or max(MIN_PLAYERS, needed)
        board = cls(drawn.width, drawn.height, players, declared=declared, variant=variant)
        board._set_up(drawn)
        for (x, y), player in drawn.moves:
            board.play(board.grid.point(x, y), player)
        return board

    @classmethod
    def from_text(
        cls, text: str, players: int | None = None, *, declared: bool = False, variant: Variant = USUAL
    ) -> Board:
        """Return a board with a position that is drawn as text (`kropki.board.diagram`).

        Args:
            text: The drawing.
            players: The number of players. By default, as many as the drawing shows, and at least two.
            declared: Whether captures are declared, not automatic.
            variant: How captures differ from the usual ones.

        Raises:
            InvalidDiagram: If the text is not a diagram.
            NoSuchPlayer: If the drawing shows a player who does not take part.
            Occupied: If the drawing has a move on a point that already has a dot.
            InTerritory: If the drawing has a move in a territory.
        """
        return cls.from_diagram(diagram.parse(text), players, declared=declared, variant=variant)

    def with_dots(self, dots: Iterable[tuple[Place, Player | None]]) -> Board:
        """Return a new board with some dots added, replaced or removed, and no moves to undo.

        Territories stay as they are, and nothing is captured.

        Args:
            dots: Points, each with the owner of the dot to put there, or None to leave the point empty.

        Raises:
            OffBoard: If one of the points is not on the board.
            InvalidDiagram: If a territory is not surrounded by a ring any more.
            NoSuchPlayer: If one of the dots belongs to a player who does not take part.
        """
        changed = {self.grid.find(point): player for point, player in dots}
        outside_territories = self.grid.board & ~union(self._holdings.held)
        if all(
            outside_territories >> point & 1 and (player is None or 0 <= player < self.players)
            for point, player in changed.items()
        ):
            twin = self._with_changed(changed)
            if twin:
                return twin
        drawn = self.diagram()
        for point, player in changed.items():
            drawn.dots.pop(self.grid.xy(point), None)
            if player is not None:
                drawn.dots[self.grid.xy(point)] = player
        return Board.from_diagram(drawn, self.players, declared=self.declared, variant=self.variant)

    def _with_changed(self, dots: dict[Point, Player | None]) -> Board | None:
        """Return what `with_dots` does outside territories. This is many times faster than a drawing.

        Returns:
            None if a territory is not surrounded any more.
        """
        twin = self.copy()
        removed = {point for point in dots if twin._at[point] is not None}
        if removed:
            twin._unlink(removed)
        for point, player in dots.items():
            if player is not None:
                twin._alive[player] |= self.grid.bits[point]
                twin._at[point] = player
                twin._link(point, player)
        old = self._holdings
        territories: Captured = ()
        for owner in range(self.players):
            alive = twin._alive[owner]
            for mask in regions(old.held[owner], self.grid.stride):
                if removed and not self.variant.is_walled(mask, alive, self.grid):
                    return None
                captured = sum((old.dead[other] & mask).bit_count() for other in self._others[owner])
                territory = Territory(owner, mask, captured, 0, alive, self.grid, (), self.variant)
                territories = territories, territory
        nothing = [0] * self.players
        twin._replace_holdings(Holdings(0, False, old.dead, old.held, nothing, old.captures, territories))
        twin._find_houses()
        twin._log.clear()
        twin._past.clear()
        return twin

    def copy(self) -> Self:
        """Return an independent board with the same position and the same moves to undo."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        state = self._alive.copy(), self._at.copy(), self._parent.copy(), self._log.copy()
        twin._alive, twin._at, twin._parent, twin._log = state
        twin._past = self._past.copy()
        twin._tools = *state, *self._tools[4:]
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        memo[id(self)] = twin = self.copy()
        for name, value in vars(self).items():
            if name not in _OWN:
                setattr(twin, name, deepcopy(value, memo))
        return twin

    def __repr__(self) -> str:
        """Return Python code that makes a board with the same position."""
        kind = ", declared=True" if self.declared else ""
        if self.variant != USUAL:
            kind = f", variant={self.variant}"
        return f"Board.from_text({str(self)!r}, players={self.players}{kind})"

    def _set_up(self, drawn: Diagram) -> None:
        """Put the dots and territories of a diagram on the empty board."""
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
                self._link(grid.point(x, y), player)
        territories: Captured = ()
        for owner in range(self.players):
            for places in diagram.connected_groups(place for place, p in drawn.owners.items() if p == owner):
                mask = sum(grid.bits[grid.point(x, y)] for x, y in places)
                dots = self._alive[owner]
                if not self.variant.is_walled(mask, dots, grid):
                    x, y = min(places, key=lambda place: place[::-1])
                    raise InvalidDiagram(
                        f"row {y + 1}, column {x + 1}: this territory is not surrounded by a ring of"
                        f" {diagram.DOTS[owner]} dots"
                    )
                captured = sum((dead[other] & mask).bit_count() for other in self._others[owner])
                territories = territories, Territory(owner, mask, captured, 0, dots, grid, (), self.variant)
                held[owner] |= mask
                self._mark(mask & ~union(dead), CLOSED)
        houses = self._holdings.houses
        captures = count_captures(held, dead)
        self._replace_holdings(Holdings(0, False, dead, held, houses, captures, territories))
        self._find_houses()
        self._log.clear()
        self._past.clear()

    def _link(self, point: Point, player: Player) -> None:
        """Connect a dot that is set up to the chains next to it."""
        parent = self._parent

        def root_of(dot: Point) -> Point:
            while dot != parent[dot]:
                dot = parent[dot]
            return dot

        for offset in self.grid.offsets:
            if self._alive[player] >> point + offset & 1:
                root, other = root_of(point), root_of(point + offset)
                parent[max(root, other)] = min(root, other)

    def _unlink(self, points: set[Point]) -> None:
        """Remove alive dots. What they connected stays connected, which hides no ring."""
        parent, alive = self._parent, self._alive
        heirs: dict[Point, Point] = {}
        for dot, above in enumerate(parent):
            if above in points and dot not in points:
                root = above
                while root in points and parent[root] != root:
                    root = parent[root]
                parent[dot] = heirs.setdefault(root, dot) if root in points else root
        for point in points:
            player = self._at[point]
            assert player is not None
            alive[player] ^= self.grid.bits[point]
            self._at[point] = None
            parent[point] = point

    # single points

    def dot(self, point: Place) -> Player | None:
        """Return the owner of the dot on `point`, alive or dead, or None if there is no dot."""
        if type(point) is not int:
            point = self.grid.find(point)
        there = self._at[point] if 0 <= point < self.grid.limit else None
        return None if there == CLOSED else there

    def is_alive(self, point: Place) -> bool:
        """Return whether `point` holds an alive dot: one that lies in no territory."""
        if type(point) is not int:
            point = self.grid.find(point)
        return any(dots >> point & 1 for dots in self._alive.values())

    def owner(self, point: Place) -> Player | None:
        """Return the player whose territory contains `point`, or None."""
        if type(point) is not int:
            point = self.grid.find(point)
        return next((p for p, held in enumerate(self._holdings.held) if held >> point & 1), None)

    def house(self, point: Place) -> Player | None:
        """Return the player whose house contains the empty `point`, or None."""
        if type(point) is not int:
            point = self.grid.find(point)
        if not self.grid.board >> point & 1 or self._at[point] is not None:
            return None
        for player, house in enumerate(self._holdings.houses):
            if house >> point & 1 and not (self.declared and self._is_in_pool(point, player)):
                return player
        return None

    def _is_in_pool(self, point: Point, player: Player) -> bool:
        """Return whether the area around `point` that a player has closed holds an alive enemy dot."""
        passable = self.grid.board & ~self._alive[player]
        return bool(flood(self.grid.bits[point], passable, self.grid.stride) & self.enemies_mask(player))

    def refusal(self, point: Place) -> IllegalMove | None:
        """Return the reason why no dot can be played on `point`, or None if one can.

        Returns:
            An `OffBoard`, `Occupied` or `InTerritory`, which is not raised. Its message has the point's
            letters in SGF if `point` is a number, and otherwise its name.

        Raises:
            TypeError: If this is not a point.
        """
        grid = self.grid
        try:
            index = grid.find(point)
        except OffBoard as error:
            return error
        name = grid.letters(index) if as_index(point) is not None else grid.name(index)
        owner = self.owner(index)
        if self.dot(index) is not None:
            return Occupied(f"{name} already has a dot")
        if owner is not None:
            return InTerritory(f"{name} is in {player_name(owner)}'s territory", owner)
        return None

    def may_close_ring(self, point: Point, player: Player) -> bool:
        """Return whether a player's dot on an open point might close a ring.

        False is certain. True means that two of the dots around the point belong to one chain, which may
        be connected only by dots that are dead now.

        Where the edge of the board closes areas, or areas must be full, it means that the dot might close or
        fill an area.
        """
        return bool(self.ring_closers(self.grid.bits[point], player))

    def ring_closers(self, mask: Mask, player: Player) -> list[Point]:
        """Return the open points of a mask where a player's dot might close a ring (see `may_close_ring`).

        Args:
            mask: Open points.
            player: Who plays.
        """
        grid = self.grid
        if self._is_slow:
            return [point for point in grid.mask_points(mask) if self._may_close_area(point, player)]
        contacts, reach, window = grid.contacts, grid.reach, grid.window
        dots = self._alive[player]
        found = []
        for point in grid.mask_points(mask):
            arc, more_arcs, _ = contacts[dots >> point - reach & window]
            if more_arcs and self._count_rings(point, (arc, *more_arcs)):
                found.append(point)
        return found

    def _count_rings(self, point: Point, arcs: tuple[int, ...]) -> int:
        """Return how many rings a dot can close at most.

        Args:
            point: The point of the dot.
            arcs: Offsets from the point to a dot of the same player in each arc (`grid.Contact`).
        """
        parent = self._parent
        roots = set()
        for offset in arcs:
            root = parent[point + offset]
            while parent[root] != root:
                root = parent[root]
            roots.add(root)
        return len(arcs) - len(roots)

    def _may_close_area(self, point: Point, player: Player) -> bool:
        """Return whether a dot on an open point might close or fill an area under an unusual variant."""
        grid, dots = self.grid, self._alive[player]
        if self.variant.areas is Areas.FULL:
            return bool(grid.crosses[point] & grid.board & ~dots & ~self.open_mask)
        _, more_arcs, _ = grid.contacts[(dots | grid.rim) >> point - grid.reach & grid.window]
        return bool(more_arcs)

    # sets of points

    def alive_mask(self, player: Player) -> Mask:
        """Return the mask of a player's alive dots."""
        return self._alive[player]

    def dot_mask(self, player: Player) -> Mask:
        """Return the mask of all dots of a player, alive or dead."""
        return self._alive[player] | self._holdings.dead[player]

    def dots(self, player: Player) -> Iterator[Point]:
        """Return the points of all dots of a player, alive or dead."""
        return self.grid.mask_points(self.dot_mask(player))

    def enemies_mask(self, player: Player) -> Mask:
        """Return the mask of the alive dots of all other players."""
        return union(self._alive[other] for other in self._others[player])

    def uncaptured_mask(self, player: Player) -> Mask:
        """Return the mask of the other players' dots that are not in this player's territories."""
        return union(self.dot_mask(other) for other in self._others[player]) & ~self.held_mask(player)

    def captive_mask(self, player: Player) -> Mask:
        """Return the mask of a player's dots that are in other players' territories."""
        return self._holdings.dead[player] & ~self.held_mask(player)

    def held_mask(self, player: Player) -> Mask:
        """Return the mask of the points in a player's territories."""
        return self._holdings.held[player]

    def house_mask(self, player: Player) -> Mask:
        """Return the mask of a player's houses, which may include dots that the player has put there since.

        Where captures are declared, the mask contains every area that the player has closed.
        """
        return self._holdings.houses[player]

    def closed_mask(self, player: Player) -> Mask:
        """Return the mask of all areas that a player's alive dots cut off from the edge.

        The player's alive dots and territories are not part of it.
        """
        grid = self.grid
        passable = grid.board & ~self._alive[player]
        outside = flood(grid.edge & passable, passable, grid.stride)
        if self.variant.edge:
            outside &= ~self._holdings.houses[player]
        return passable & ~outside & ~self._holdings.held[player]

    def inside_of(self, region: Mask, player: Player) -> Mask:
        """Return everything that a player captures with a region that their alive dots close.

        Args:
            region: The region, which has none of these dots.
            player: The player.
        """
        return self.variant.inside_of(region, self._alive[player], self.grid)

    def regions_to_capture(self, point: Point, player: Player) -> list[Mask]:
        """Return the regions next to a new dot that can be captured, the smallest first.

        Only regions that its owner's alive dots close are meant, not any larger area around them.
        """
        grid, variant, dots = self.grid, self.variant, self._alive[player]
        if variant.edge and variant.areas is not Areas.FULL:
            found = regions_closed(point, dots, grid)
        else:
            sides = grid.crosses[point] & grid.board & ~dots
            around = regions(self.region_around(sides, player), grid.stride)
            if variant.areas is Areas.FULL:
                enemies = self.enemies_mask(player)
                found = [region for region in around if region & enemies and self.is_area_full(region)]
            else:
                found = [region for region in around if not region & grid.edge]
        return sorted(found, key=lambda region: self.inside_of(region, player).bit_count())

    def region_around(self, seed: Mask, player: Player) -> Mask:
        """Return the regions around some points, up to a player's alive dots."""
        return flood(seed, self.grid.board & ~self._alive[player], self.grid.stride)

    def is_area_full(self, region: Mask) -> bool:
        """Return whether a region is closed, and no dot can be played in it."""
        is_closed = self.variant.edge or not region & self.grid.edge
        return is_closed and not region & self.open_mask

    def areas_set_up(self, player: Player) -> tuple[Mask, Mask]:
        """Return the areas of a position that was set up which a player has closed.

        Where the edge closes areas, areas with enemies are open; if there are none, the largest one is.

        Returns:
            The mask of the areas without alive enemy dots, and of those with any.
        """
        grid, dots = self.grid, self._alive[player]
        if self.variant.areas is Areas.FULL:
            return 0, 0
        passable = grid.board & ~dots
        enemies = self.enemies_mask(player)
        if self.variant.edge:
            found = list(regions(passable, grid.stride))
            empty = [region for region in found if not region & grid.edge or not region & enemies]
            closed = union(empty if len(empty) < len(found) else without_largest(found, dots, grid))
        else:
            closed = passable & ~flood(grid.edge & passable, passable, grid.stride)
        besieged = flood(closed & enemies, closed, grid.stride)
        return closed ^ besieged, besieged

    def trap_mask(self, player: Player) -> Mask:
        """Return the mask of the open points where a player's dot may be captured at once."""
        if self.variant.areas is Areas.FULL:
            return union(map(self.last_points_mask, self._others[player]))
        return union(self._holdings.houses[other] for other in self._others[player]) & self.open_mask

    def last_points_mask(self, player: Player) -> Mask:
        """Return the mask of the points that are the last open ones of areas that a player has closed."""
        found = 0
        playable = self.open_mask
        for region in regions(self.grid.board & ~self._alive[player], self.grid.stride):
            last = region & playable
            if last and not last & last - 1 and (self.variant.edge or not region & self.grid.edge):
                found |= last
        return found

    def liberties(self, player: Player) -> Iterator[tuple[Mask, Mask]]:
        """Return what a player can capture by filling an area, and the open points to fill, as in Go.

        Yields:
            A connected part of what is neither open nor an alive dot of the player, with an alive enemy dot
            in it, and the open points next to it.
        """
        grid, playable, enemies = self.grid, self.open_mask, self.enemies_mask(player)
        for part in regions(grid.board & ~self._alive[player] & ~playable, grid.stride):
            if part & enemies and (self.variant.edge or not part & grid.edge):
                yield part, border(part, grid.stride) & playable

    @property
    def open_mask(self) -> Mask:
        """The mask of the points where a dot can be played."""
        holdings = self._holdings
        return self.grid.board & ~(union(self._alive.values()) | union(holdings.dead) | union(holdings.held))

    @property
    def legal_points(self) -> LegalPoints:
        """The points where a dot can be played: a container that follows changes of the board."""
        return LegalPoints(self)

    @property
    def is_full(self) -> bool:
        """Whether no dot can be played any more."""
        return None not in self._at

    # captures

    @property
    def territories(self) -> tuple[Territory, ...]:
        """The territories that exist now, in the order in which they were captured."""
        found = []
        rest = self._holdings.territories
        while rest:
            rest, territory = rest
            found.append(territory)
        return tuple(found[::-1])

    def inside(self, territory: Territory) -> Iterator[Point]:
        """Return the points strictly inside a territory's ring."""
        return self.grid.mask_points(territory.inside)

    @property
    def captures(self) -> tuple[int, ...]:
        """For each player, how many dots of other players lie in their territories now."""
        return tuple(self._holdings.captures)

    def would_capture(self, inside: Mask, player: Player, ring: tuple[Point, ...] = ()) -> Territory:
        """Return the territory that a player would get by capturing an area now.

        Args:
            inside: The points strictly inside a ring of the player's alive dots.
            player: The owner of the ring.
            ring: The ring, unless it is the smallest one around `inside`.
        """
        captured = (self.uncaptured_mask(player) & inside).bit_count()
        freed = (self.captive_mask(player) & inside).bit_count()
        dots = self._alive[player] & ~inside
        return Territory(player, inside, captured, freed, dots, self.grid, ring, self.variant)

    def offers(self, player: Player) -> tuple[Territory, ...]:
        """Return the smallest captures that a player can declare now.

        They may contain one another. Captures that do cannot be declared together.

        Raises:
            NoSuchPlayer: If `player` does not take part.
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
                offered.append(self.would_capture(inside, player))
        return tuple(offered)

    def check_ring(self, ring: Iterable[Place], player: Player | None = None) -> Territory:
        """Check that a ring consists of one player's alive dots, and return what it would capture.

        The ring need not surround enemy dots.

        Args:
            ring: The points of the ring in order, without the first one repeated at the end.
            player: The player who must own the ring. By default, the owner of its first dot.

        Raises:
            OffBoard: If a point is not on the board.
            RingRefused: If it is not a ring of that player's alive dots. The subclass tells why.
        """
        grid = self.grid
        ring = grid.find_all(ring)
        if player is None:
            player = self.dot(ring[0]) if ring else None
        for point in ring:
            letters = grid.letters(point)
            owner = self.owner(point)
            if self.dot(point) is None:
                raise RingWithoutDot(f"the ring goes through {letters}, where there is no dot")
            if owner not in (None, player):
                raise RingOverTerritory(
                    f"the ring goes through {letters}, which is in {player_name(owner)}'s territory"
                )
            if self.dot(point) != player:
                raise RingOfForeignDot(
                    f"the ring goes through {letters}, where the dot is not {player_name(player)}'s"
                )
            if owner is not None:
                raise RingOfDeadDot(
                    f"the ring goes through {letters}, where the dot is dead: it is inside a territory"
                )
        check_shape(ring, grid)
        assert player is not None
        return self.would_capture(area_inside(ring, grid), player, ring)

    # the whole position

    def diagram(self) -> Diagram:
        """Return the position as a diagram."""
        grid = self.grid
        drawn = Diagram(grid.width, grid.height)
        held = union(self._holdings.held)
        for point in grid.points:
            dot = self._at[point]
            if dot is None:
                continue
            place = grid.xy(point)
            if dot != CLOSED:
                drawn.dots[place] = dot
            if held >> point & 1:
                owner = self.owner(point)
                assert owner is not None
                drawn.owners[place] = owner
        return drawn

    def __str__(self) -> str:
        """Return the position drawn as text (`kropki.board.diagram`)."""
        return str(self.diagram())

    def _repr_svg_(self) -> str:
        """Return the picture that notebooks show."""
        from kropki.picture import svg

        return svg(self)

    def __eq__(self, other: object) -> bool:
        """Return whether dots, territories, number of players and kind of captures are the same."""
        if not isinstance(other, Board):
            return NotImplemented
        kind, other_kind = ((it.players, it.declared, it.variant) for it in (self, other))
        return kind == other_kind and self.diagram() == other.diagram()

    # playing

    def play(self, point: Place, player: Player) -> tuple[Territory, ...]:
        """Play a dot and make the captures that follow from it.

        Args:
            point: Where to put the dot: a name such as `"d5"`, a pair such as `(3, 4)` or a number (see
                `Grid.find`).
            player: Who plays.

        Returns:
            The territories that were captured. They belong to `player`, or to the owner of a house that the
            dot was played into without capturing anything. If captures are declared, there are none.

        Raises:
            NoSuchPlayer: If `player` does not take part.
            OffBoard: If the point is not on the board.
            Occupied: If the point already has a dot.
            InTerritory: If the point is in a territory.
            Suicide: If the dot would be captured at once, and the rules do not allow that.
            TypeError: If this is not a point, or no player.
        """
        if type(point) is not int or type(player) is not int:
            place, point, player = point, self.grid.find(point), as_player(player)
            if self._at[point] is not None:
                self._refuse(place, player)
        alive, at, parent, log, bits, contacts, reach, window = self._tools
        try:
            bit = bits[point]
            mine = alive[player]
            arc, more_arcs, gaps = contacts[mine >> point - reach & window]
        except (KeyError, IndexError, ValueError):
            self._refuse(point, player)
        if at[point] is not None:
            self._refuse(point, player)
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
        if self._special & bit:
            return self._play_into_house(point, player, gaps, rings)
        return self._capture_closed(point, player, gaps, rings) if rings else ()

    def remember_regions(self) -> None:
        """Remember what dots enclose, for a search that plays the same dots again and again."""
        self._enclosure = remembered_regions, remembered_inside

    def captures_after(self, point: Point, player: Player) -> tuple[tuple[int, ...], Mask]:
        """Return the `captures` after a dot, and everything inside the territories that it takes.

        This is quicker than to play the dot and take it back.

        Args:
            point: An open point.
            player: Who plays there.

        Raises:
            Suicide: If the dot would be captured at once, and the rules do not allow that.
        """
        alive, _, _, _, bits, contacts, reach, window = self._tools
        grid, bit, mine = self.grid, bits[point], alive[player]
        if self._special & bit or self.declared:
            taken = self.play(point, player)
            after = self.captures
            self.undo()
            return after, union(territory.inside for territory in taken)
        arc, more_arcs, gaps = contacts[mine >> point - reach & window]
        rings = self._count_rings(point, (arc, *more_arcs)) if more_arcs else 0
        others = inside = 0
        if rings:
            dots = mine | bit
            for other in self._others[player]:
                others |= alive[other]
            find, surround = self._enclosure
            for region in find(point, gaps, rings, dots, grid):
                if region & others or self._takes_empty:
                    inside |= surround(region, dots, grid)
        holdings = self._holdings
        captures = holdings.captures
        if not inside:
            return tuple(captures), 0
        held, dead = holdings.held, holdings.dead
        if inside & union(held):
            captures = count_captures([mask & ~inside for mask in held], dead)
            others |= union(dead) & ~dead[player]
        else:
            captures = captures.copy()
        captures[player] += (inside & others).bit_count()
        return tuple(captures), inside

    def undo(self) -> None:
        """Take back the last dot or declaration with everything it captured.

        Raises:
            NothingToUndo: If nothing has been played.
        """
        log = self._log
        parent = self._parent
        try:
            point = log.pop()
        except IndexError:
            raise NothingToUndo("there is no move to undo") from None
        while point < 0:
            if point == CHANGE:
                self._restore_holdings()
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

    def _refuse(self, point: Place, player: Player) -> NoReturn:
        """Raise the reason why a player cannot put a dot on a point."""
        self.check_player(player)
        refusal = self.refusal(point)
        assert refusal is not None
        try:
            raise refusal
        finally:
            del refusal  # its traceback holds this frame: the two would wait for the garbage collector

    def _capture_closed(
        self, point: Point, player: Player, gaps: tuple[int, ...], rings: int
    ) -> tuple[Territory, ...]:
        """Capture the areas that a new dot has closed, and note those without alive enemy dots as houses."""
        grid = self.grid
        alive = self._alive
        dots = alive[player]
        if self.declared:
            closed = union(closed_regions(point, gaps, rings, dots, grid))
            self._set_house(player, self._holdings.houses[player] | closed)
            return ()
        others = self._others[player]
        captured: list[Mask] = []
        find, surround = self._enclosure
        for region in find(point, gaps, rings, dots, grid):
            for other in others:
                if region & alive[other]:
                    captured.append(surround(region, dots, grid))
                    break
            else:
                house = self._holdings.houses[player]
                if self._takes_empty:
                    captured.append(inside_of(region, dots, grid))
                elif region & ~house:
                    self._set_house(player, house | region)
        if len(captured) > 1:
            return tuple([self._capture(inside, player) for inside in outermost(captured)])
        return (self._capture(captured[0], player),) if captured else ()

    def _play_into_house(
        self, point: Point, player: Player, gaps: tuple[int, ...], rings: int
    ) -> tuple[Territory, ...]:
        """Make the captures of a dot that was played into a house, or on a board with pending captures.

        In another player's house the dot is captured, unless it captures something itself.
        """
        if self._holdings.pending:
            return self._play_with_pending(point, player)
        houses = self._holdings.houses
        grid = self.grid
        bit = grid.bits[point]
        host = 0
        while not houses[host] & bit:
            host += 1
        captured = self._capture_closed(point, player, gaps, rings) if rings else ()
        if host == player:
            return captured
        if not captured:
            return (self._capture_intruder(point, host),)
        # part of the house's ring was captured, so the area around the dot is not a house any more
        walls = self._alive[host]
        house = self._holdings.houses[host]
        self._set_house(host, house & ~flood(bit, house & ~walls | bit, grid.stride))
        return captured

    def _capture_intruder(self, point: Point, host: Player) -> Territory:
        """Capture the smallest area around a dot that was played into a house, or take the dot back.

        Raises:
            Suicide: If the rules do not allow the dot.
        """
        grid = self.grid
        if not self.variant.suicide:
            self.undo()
            where = f"{grid.letters(point)} is inside {player_name(host)}'s ring"
            raise Suicide(f"{where}: a dot there would be captured at once")
        region = flood(grid.bits[point], grid.board & ~self._alive[host], grid.stride)
        return self._capture(self.inside_of(region, host), host)

    def _play_with_pending(self, point: Point, player: Player) -> tuple[Territory, ...]:
        """Make the captures of a dot on a board where each dot needs more than a look at what is near.

        This is a board with an unusual variant, or one that was set up with enemy dots surrounded but not
        captured, to which play never leads. So this need not be fast.
        """
        bit = self.grid.bits[point]
        hosts = [p for p, house in enumerate(self._holdings.houses) if house & bit and p != player]
        enemies = self.enemies_mask(player)
        captured: list[Mask] = []
        empty = 0
        for region in self.regions_to_capture(point, player):
            inside = self.inside_of(region, player)
            if inside & bit:
                continue
            if inside & enemies or self._takes_empty:
                captured.append(inside)
                enemies &= ~inside
            else:
                empty |= region
        if self.variant.areas is Areas.FULL and not captured:
            hosts = [p for p in self._others[player] if self.is_area_full(self.region_around(bit, p))]
        territories = [self._capture(inside, player) for inside in outermost(captured)]
        if not captured:
            territories = [self._capture_intruder(point, host) for host in hosts]
        if self.variant.edge:
            self._update_houses(point, player, empty, hosts if captured else [])
        else:
            self._find_houses()
        return tuple(territories)

    def _update_houses(self, point: Point, player: Player, new: Mask, broken: list[Player]) -> None:
        """Record the houses that a dot has closed, and those of others that it has broken."""
        houses = self._holdings.houses.copy()
        houses[player] |= new
        for host in broken:
            around = houses[host] & ~self._alive[host] | self.grid.bits[point]
            houses[host] &= ~flood(self.grid.bits[point], around, self.grid.stride)
        if houses != self._holdings.houses:
            self._replace_holdings(replace(self._holdings, houses=houses))

    def suicide_mask(self, player: Player) -> Mask:
        """Return the mask of the open points where a player may not play, because it would be suicide.

        Raises:
            NoSuchPlayer: If `player` does not take part.
        """
        self.check_player(player)
        return union(self.grid.bits[point] for point in self._suicides(player))

    def can_play(self, player: Player) -> bool:
        """Return whether there is a point where a player may put a dot.

        Raises:
            NoSuchPlayer: If `player` does not take part.
        """
        self.check_player(player)
        if self.variant.suicide or self.open_mask & ~self.trap_mask(player):
            return not self.is_full
        return self.open_mask.bit_count() > sum(1 for _ in self._suicides(player))

    def _suicides(self, player: Player) -> Iterator[Point]:
        """Return the points where a player may not play, because it would be suicide."""
        if self.variant.suicide:
            return
        is_house = self.variant.areas is not Areas.FULL
        for point in self.grid.mask_points(self.trap_mask(player)):
            if is_house and not self.may_close_ring(point, player):
                yield point  # only a capture could save the dot
                continue
            try:
                self.play(point, player)
            except Suicide:
                yield point
            else:
                self.undo()

    # declaring

    def enclose(self, player: Player, rings: Iterable[Iterable[Place]]) -> tuple[Territory, ...]:
        """Declare captures: a player captures everything strictly inside some rings.

        The rings can be old or new and need not be the smallest possible. All are checked before the first
        capture is made. `undo` takes all of them back together.

        Args:
            player: The player who owns the rings.
            rings: The points of each ring in order, without the first one repeated at the end.

        Returns:
            The territories that were captured, in the order of the rings.

        Raises:
            NoSuchPlayer: If `player` does not take part.
            OffBoard: If a point of a ring is not on the board.
            RingRefused: If captures are automatic, if one of the rings cannot be declared, or if one of them
                overlaps another. The subclass tells why.
        """
        self.check_player(player)
        if not self.declared:
            raise RingRefused("captures are automatic on this board, so they cannot be declared")
        enemies = self.enemies_mask(player)
        chosen = [self.grid.find_all(ring) for ring in rings]
        insides: list[Mask] = []
        for ring in chosen:
            inside = self.check_ring(ring, player).inside
            if not inside & enemies:
                raise RingWithoutEnemy("there is no alive enemy dot inside the ring")
            insides.append(inside)
        check_apart(chosen, insides, self.grid)
        before = self._alive.copy()
        self._log.append(NO_POINT)
        captured = tuple(
            [self._capture(inside, player, ring) for inside, ring in zip(insides, chosen, strict=True)]
        )
        houses = [
            house if self._alive[p] == before[p] and p != player else self.closed_mask(p)
            for p, house in enumerate(self._holdings.houses)
        ]
        self._replace_holdings(replace(self._holdings, houses=houses))
        return captured

    # captures and houses

    def _capture(self, inside: Mask, player: Player, declared: tuple[Point, ...] = ()) -> Territory:
        """Turn everything inside a player's ring into their territory."""
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
            territories: Captured = ()
            for territory in self.territories:
                if territory.inside & ~inside:
                    territories = territories, territory
            captures = count_captures(held, dead)
            captured = captures[player] - old.captures[player]
        else:
            freed = 0
            held = old.held.copy()
            held[player] |= inside
            territories = old.territories
            captures = old.captures.copy()
            captures[player] += captured
        houses, special = old.houses, old.special
        if special & inside:
            houses = [house & ~inside for house in houses]
            special &= ~inside
        taken = Territory(player, inside, captured, freed, alive[player], self.grid, declared, self.variant)
        self._replace_holdings(
            Holdings(special, old.pending, dead, held, houses, captures, (territories, taken))
        )
        return taken

    def _find_houses(self) -> None:
        """Find all houses and pending captures from scratch."""
        grid = self.grid
        if self.declared:
            houses = [self.closed_mask(player) for player in range(self.players)]
            self._replace_holdings(replace(self._holdings, houses=houses))
            return
        areas = [self.areas_set_up(player) for player in range(self.players)]
        houses = [empty & self.open_mask for empty, _ in areas]
        pending = self._is_slow or any(besieged for _, besieged in areas)
        pending |= self._takes_empty and any(houses)
        special = grid.board if pending else union(houses)
        self._replace_holdings(replace(self._holdings, special=special, pending=pending, houses=houses))

    def _set_house(self, player: Player, house: Mask) -> None:
        """Replace the mask of a player's houses."""
        old = self._holdings
        houses = old.houses.copy()
        houses[player] = house
        special = 0 if self.declared else union(houses)
        self._replace_holdings(
            Holdings(special, False, old.dead, old.held, houses, old.captures, old.territories)
        )

    def _replace_holdings(self, holdings: Holdings) -> None:
        """Replace the holdings in a way that `undo` can revert."""
        self._log.append(CHANGE)
        self._past.append(self._holdings)
        self._holdings = holdings
        self._special = holdings.special

    def _restore_holdings(self) -> None:
        """Restore the previous holdings, and revive the dots and reopen the points captured since."""
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
        self._special = then.special

    def _mark(self, points: Mask, state: Player | None) -> None:
        """Mark points without dots as `CLOSED` or open (None)."""
        at = self._at
        bits = self.grid.bits
        while points:
            point = points.bit_length() - 1
            at[point] = state
            points ^= bits[point]


class LegalPoints:
    """The points where a dot can be played. It always reflects the current state of its board."""

    def __init__(self, board: Board) -> None:
        """Create the container for a board."""
        self._board = board

    def __contains__(self, point: object) -> bool:
        """Return whether `point`, which may be whatever `Grid.find` takes, is one of the points."""
        board = self._board
        if type(point) is not int:
            try:
                point = board.grid.find(point)  # type: ignore[arg-type]
            except (OffBoard, TypeError):
                return False
        return 0 <= point < board.grid.limit and board._at[point] is None

    def __repr__(self) -> str:
        return f"<{len(self)} points where a dot can be played>"

    def __len__(self) -> int:
        """Return the number of points where a dot can be played."""
        return self._board._at.count(None)

    def __iter__(self) -> Iterator[Point]:
        """Return the points in rising order, that is row by row."""
        return self._board.grid.mask_points(self._board.open_mask)


def count_captures(held: list[Mask], dead: list[Mask]) -> list[int]:
    """Return, for each player, how many dots of other players lie in their territories."""
    fallen = union(dead)
    return [(mask & fallen & ~own).bit_count() for mask, own in zip(held, dead, strict=True)]


_OWN = frozenset(vars(Board(1, 1)))
"""The attributes that `Board.copy` copies. Others were added by somebody else."""
