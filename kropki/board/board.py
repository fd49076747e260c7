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
from kropki.board.capturing import CHANGE, NO_POINT, CapturingBoard, count_captures
from kropki.board.diagram import Diagram
from kropki.board.enclosure import closed_regions, flood, inside_of, outermost, regions, union
from kropki.board.grid import CLOSED, Mask, Place, Player, Point, as_player, player_name
from kropki.board.ring import check_apart
from kropki.board.state import MIN_PLAYERS
from kropki.board.territory import Captured, Holdings, Territory
from kropki.board.variant import USUAL, Areas, Variant
from kropki.errors import (
    InvalidDiagram,
    NoSuchPlayer,
    NothingToUndo,
    RingRefused,
    RingWithoutEnemy,
    Suicide,
)


class Board(CapturingBoard):
    """A board on which two to four players play dots and capture each other's.

    The board does not know whose turn it is: any player can put a dot on any open point. Captures are
    automatic, or made only by `enclose` if they are `declared`.

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
            TypeError: If this is no point, or no player.
        """
        if type(point) is not int or type(player) is not int:
            place, point, player = point, self.grid.find(point), as_player(player)
            if self._at[point] is not None:
                self._refuse(place, player)
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
        if self._special & bit:
            return self._play_into_house(point, player, gaps, rings)
        return self._capture_closed(point, player, gaps, rings) if rings else ()

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
        for region in closed_regions(point, gaps, rings, dots, grid):
            for other in others:
                if region & alive[other]:
                    captured.append(inside_of(region, dots, grid))
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


_OWN = frozenset(vars(Board(1, 1)))
"""The attributes that `Board.copy` copies. Others were added by somebody else."""
