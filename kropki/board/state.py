"""What is on a board, without the means to change it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from kropki.board.diagram import Diagram
from kropki.board.edge import regions_closed, without_largest
from kropki.board.enclosure import border, flood, inside_of, regions, union
from kropki.board.grid import CLOSED, Grid, Mask, Place, Player, Point, as_index, as_player, player_name
from kropki.board.ring import area_inside, check_shape
from kropki.board.territory import Holdings, Territory, pack, unpack
from kropki.board.variant import USUAL, Areas, Variant
from kropki.errors import (
    IllegalMove,
    InTerritory,
    NoSuchPlayer,
    Occupied,
    OffBoard,
    RingOfDeadDot,
    RingOfForeignDot,
    RingOverTerritory,
    RingWithoutDot,
    digits,
)

MIN_PLAYERS = 2
MAX_PLAYERS = 4


class BoardState:  # noqa: PLW1641 (it changes, so Python gives it no hash)
    """The state of a `kropki.board.Board`, for reading.

    Methods with a `player` argument expect a number from 0 to `players` - 1. They do not check it unless
    their documentation lists `NoSuchPlayer`.

    Attributes:
        grid: The points of the board.
        players: The number of players.
        declared: Whether captures are declared, not automatic.
        variant: How captures differ from the usual ones.
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

    def __getstate__(self) -> dict[str, Any]:
        """Return what `pickle` saves."""
        state = self.__dict__.copy()
        del state["_tools"], state["_past"]
        state["_holdings"] = pack([*self._past, self._holdings])
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore what `pickle` has saved."""
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
            TypeError: If this is no point.
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
        dots, parent = self._alive[player], self._parent
        found = []
        for point in grid.mask_points(mask):
            arc, more_arcs, _ = contacts[dots >> point - reach & window]
            if more_arcs:
                roots = set()
                for offset in (arc, *more_arcs):
                    root = parent[point + offset]
                    while parent[root] != root:
                        root = parent[root]
                    roots.add(root)
                if len(roots) <= len(more_arcs):
                    found.append(point)
        return found

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

    def __eq__(self, other: object) -> bool:
        """Return whether dots, territories, number of players and kind of captures are the same."""
        if not isinstance(other, BoardState):
            return NotImplemented
        kind, other_kind = ((it.players, it.declared, it.variant) for it in (self, other))
        return kind == other_kind and self.diagram() == other.diagram()


class LegalPoints:
    """The points where a dot can be played. It always reflects the current state of its board."""

    def __init__(self, board: BoardState) -> None:
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
