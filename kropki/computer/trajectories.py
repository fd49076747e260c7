"""Minimal sets of dots that capture if a player plays them all without an answer (trajectories).

All trajectories of a few dots are found by walking from each chain over open points until the walk meets the
chain again. If the walk meets another chain on the way, it continues from any point next to that chain.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kropki.board.board import MIN_PLAYERS, Board
from kropki.board.enclosure import chain, chains, spread
from kropki.board.grid import Mask, Player, Point
from kropki.board.territory import Territory
from kropki.board.variant import Areas
from kropki.computer.steps import Steps

DOTS_PER_STEP = 64
"""How many dots are tried between two steps of a generator."""


class Trajectory(NamedTuple):
    """A minimal set of dots that captures, or that encloses a house.

    Attributes:
        points: The dots to play.
        gain: By how many dots the lead of the player grows. 0 if the trajectory only makes a house.
        house: The points that become a house if the trajectory captures nothing.
        captured: The points inside the new territories.
    """

    points: Mask
    gain: int
    house: Mask
    captured: Mask = 0


def lead(board: Board, player: Player) -> int:
    """Return how many more dots a player has captured than the best of the other players."""
    return lead_of(board.captures, player)


def lead_of(captures: Sequence[int], player: Player) -> int:
    """Return the lead of a player with some captures."""
    if len(captures) == MIN_PLAYERS:
        return captures[player] - captures[1 - player]
    return captures[player] - max(c for p, c in enumerate(captures) if p != player)


def gain_at(board: Board, point: Point, player: Player) -> int:
    """Return by how much a player's lead changes if the player plays on an open point."""
    return lead_of(board.captures_after(point, player)[0], player) - lead(board, player)


def all_houses(board: Board) -> Mask:
    """Return the mask of the houses of all players."""
    mask = 0
    for player in range(board.players):
        mask |= board.house_mask(player)
    return mask


def one_dot_trajectories(board: Board, player: Player, within: Mask = -1) -> list[Trajectory]:
    """Return the trajectories of a single dot.

    Args:
        board: The position. It is left unchanged.
        player: The player who plays the dot.
        within: The points to try. By default, all open points.
    """
    found = []
    grid = board.grid
    before = lead(board, player)
    house = board.house_mask(player)
    foreign = all_houses(board) & ~house
    candidates = spread(board.alive_mask(player), grid.stride) & within & board.open_mask
    for point in board.ring_closers(candidates, player):
        taken = board.play(point, player)
        if taken:
            gain = lead(board, player) - before
            if gain > 0:
                found.append(Trajectory(grid.bits[point], gain, 0, _inside(taken)))
        elif not foreign >> point & 1:
            new = board.house_mask(player) & ~house
            if new:
                found.append(Trajectory(grid.bits[point], 0, new))
        board.undo()
    return found


def closing_points(board: Board, point: Point, player: Player, free: Mask | None = None) -> list[Point]:
    """Return the open points where one more dot may close a ring through a player's dot.

    A ring leaves its dot in two directions. If only one arc of the player's dots touches the dot, the closing
    point is next to the dot. Otherwise it may also be next to two of the chains that the dot connects,
    however far away.

    Args:
        board: The position.
        point: The dot that the rings go through.
        player: The owner of the dot.
        free: The open points, if they are known.
    """
    grid = board.grid
    stride = grid.stride
    own = board.alive_mask(player)
    bit = grid.bits[point]
    arc, more_arcs, _ = grid.contacts[own >> point - grid.reach & grid.window]
    if not arc or not own & bit:
        return []
    places = spread(bit, stride)
    if more_arcs:
        rest = own ^ bit
        seen = 0
        next_to_chains = 0
        for offset in (arc, *more_arcs):
            if not seen >> point + offset & 1:
                part = chain(grid.bits[point + offset], rest, stride)
                seen |= part
                around = spread(part, stride)
                places |= next_to_chains & around
                next_to_chains |= around
    return board.ring_closers(places & (board.open_mask if free is None else free), player)


class TrajectoryFinder:
    """Finds the trajectories of a player.

    Attributes:
        board: The position. Dots are played on it and taken back.
        player: The player whose trajectories are found.
    """

    def __init__(self, board: Board, player: Player, within: Mask = -1) -> None:
        """Prepare a search for trajectories.

        Args:
            board: The position. It is left unchanged when the search has run to its end.
            player: The player whose trajectories are to be found.
            within: The points where a trajectory may begin. By default, all points.
        """
        self.board = board
        self.player = player
        self._tried = 0
        self._within = within
        self._last_only: Mask = 0
        """The open points in houses of other players, where a dot is only possible if it captures at once.
        If the edge closes areas, also those at the edge."""

    def find(self, max_dots: int) -> Steps[list[Trajectory]]:
        """Find all trajectories of up to `max_dots` dots, in steps.

        Trajectories that contain another one with at least the same gain are left out.

        Returns:
            The trajectories, those of the fewest dots first.
        """
        board, player = self.board, self.player
        grid = board.grid
        stride = grid.stride
        found = {
            trajectory.points: trajectory for trajectory in one_dot_trajectories(board, player, self._within)
        }
        if max_dots > 1 and board.variant.areas is Areas.FULL:
            found |= self._filling(max_dots)
        elif max_dots > 1:
            single = sum(points for points, trajectory in found.items() if trajectory.gain)
            enemies = board.enemies_mask(player)
            houses = all_houses(board)
            free = board.open_mask & ~houses & ~single
            self._last_only = houses & ~board.house_mask(player) & board.open_mask & ~single
            edge = grid.edge if board.variant.edge else 0
            self._last_only |= free & edge
            parts = list(chains(board.alive_mask(player), stride))
            borders = [spread(part, stride) for part in parts]
            before = lead(board, player)
            done = 0
            for part, border in zip(parts, borders, strict=True):
                others = [
                    (other, other_border)
                    for other, other_border in zip(parts, borders, strict=True)
                    if other != part and not other & done
                ]
                near = [border | edge]
                for _ in range(max_dots - 1):
                    farther = spread(near[-1], stride)
                    for other, other_border in others:
                        if other & farther:
                            farther |= other_border
                    near.append(farther)
                if near[-1] & enemies and border & self._within:
                    for first in grid.mask_points(border & free & self._within):
                        self._tried += 1
                        if not board.play(first, player):
                            yield from self._walk(
                                first, first, near, free, others, max_dots - 1, found, before
                            )
                        board.undo()
                done |= part
        yield
        return _minimal(found.values())

    def _filling(self, max_dots: int) -> dict[Mask, Trajectory]:
        """Return the trajectories of two and more dots that fill an area, by their points."""
        board, player = self.board, self.player
        found = {}
        for part, points in list(board.liberties(player)):
            if 2 <= points.bit_count() <= max_dots and part & self._within:
                before, played = lead(board, player), 0
                taken: tuple[Territory, ...] = ()
                for point in board.grid.mask_points(points):
                    if board.open_mask >> point & 1:
                        taken = board.play(point, player)
                        played += 1
                gain = lead(board, player) - before
                for _ in range(played):
                    board.undo()
                if gain > 0:
                    found[points] = Trajectory(points, gain, 0, _inside(taken))
        return found

    def _walk(
        self,
        first: Point,
        last: Point,
        near: list[Mask],
        free: Mask,
        others: list[tuple[Mask, Mask]],
        left: int,
        found: dict[Mask, Trajectory],
        before: int,
        played: Mask = 0,
    ) -> Steps[None]:
        """Continue a walk from the dot on `last`, and add the trajectories to `found`.

        Args:
            first: The first dot of the walk.
            last: The last dot of the walk so far.
            near: The points next to the chain where the walk began, then those one dot farther away, and so
                on.
            free: The points where the walk may still go.
            others: The other chains, each with the points next to it.
            left: How many more dots may be played.
            found: The trajectories by their points.
            before: The lead before the walk.
            played: The dots of the walk before `last`.
        """
        board, player = self.board, self.player
        grid = board.grid
        stride = grid.stride
        bit = grid.bits[last]
        played |= bit
        around = spread(bit, stride)
        onward = around
        rest = others
        for other in others:
            if other[0] & around:
                onward |= other[1]
                rest = [o for o in rest if o is not other]
        ends = onward & near[0] & (free | self._last_only) & ~played
        onward &= free & ~played
        free_beyond = free & ~onward
        play, undo = board.play, board.undo
        for point in board.ring_closers(ends & (-2 << first | self._last_only), player):
            self._tried += 1
            taken = play(point, player)
            points = played | grid.bits[point]
            if taken:
                gain = lead(board, player) - before
                known = found.get(points)
                if gain > 0 and (known is None or known.gain < gain):
                    found[points] = Trajectory(points, gain, 0, _inside(taken))
            elif points not in found:
                house = board.house_mask(player)
                undo()
                new = house & ~board.house_mask(player)
                if new:
                    found[points] = Trajectory(points, 0, new)
                continue
            undo()
        if left > 1:
            for point in grid.mask_points(onward & ~near[0] & near[left - 1]):
                self._tried += 1
                if not self._tried % DOTS_PER_STEP:
                    yield
                if not play(point, player):
                    yield from self._walk(
                        first, point, near, free_beyond, rest, left - 1, found, before, played
                    )
                undo()


class Trajectories:
    """The trajectories of a position. Each list is found only once, whoever asks for it.

    Attributes:
        board: The position.
    """

    def __init__(self, board: Board) -> None:
        """Begin with no list.

        Args:
            board: The position. Dots may be played on it as long as they are taken back before the next list
                is asked for.
        """
        self.board = board
        self._found: dict[tuple[Player, int], list[Trajectory]] = {}

    def find(self, player: Player, max_dots: int) -> Steps[list[Trajectory]]:
        """Return in steps what `TrajectoryFinder.find` finds for a player.

        Args:
            player: The player whose trajectories are to be found.
            max_dots: How many dots they have at most.
        """
        key = player, max_dots
        if key not in self._found:
            self._found[key] = yield from TrajectoryFinder(self.board, player).find(max_dots)
        return self._found[key]


def _inside(territories: Iterable[Territory]) -> Mask:
    mask = 0
    for territory in territories:
        mask |= territory.inside
    return mask


def _minimal(trajectories: Iterable[Trajectory]) -> list[Trajectory]:
    """Return the trajectories that contain no other one with at least the same gain, the shortest first."""
    capturing: list[Trajectory] = []
    result = []
    for trajectory in sorted(trajectories, key=lambda t: t.points.bit_count()):
        points, gain, *_ = trajectory
        if gain:
            if any(t.points & points == t.points and t.gain >= gain for t in capturing):
                continue
            capturing.append(trajectory)
        result.append(trajectory)
    return result
