"""How good a point looks before anything is read (the policy).

The quality of a point is the sum of the weights of its features: the patterns around it, its distance from
the edge and from the last dots, and the trajectories through it. The weights were learned from games that the
search played against itself (`research.learn`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kropki.board.board import Board
from kropki.board.enclosure import spread
from kropki.board.grid import Mask, Player, Point
from kropki.computer.patterns import (
    edge_distance,
    pattern_features,
    window_marks,
    window_mask,
    window_shift,
)
from kropki.computer.steps import Steps
from kropki.computer.trajectories import Trajectories, Trajectory

REACH = 2
"""How far from a dot a point may be to be considered."""
POINTS_PER_STEP = 64
"""How many points are judged between two steps of the generator."""
MAX_CACHED = 200_000
"""How many windows the cache of pattern qualities holds."""

Window = tuple[Mask, Mask, Mask, int]
"""A window: the player's dots, the other dots, the blocked points, and the stride of the grid."""


def points_near_dots(board: Board) -> Mask:
    """Return the mask of the open points near dots, or of all open points if there are none near dots."""
    grid = board.grid
    dots = 0
    for player in range(board.players):
        dots |= board.alive_mask(player)
    for _ in range(REACH):
        dots = spread(dots, grid.stride)
    free = board.open_mask
    return dots & free or free


class Policy:
    """Rates points by learned weights.

    Attributes:
        weights: The weights by the names of the features.
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        """Set the weights."""
        self.weights = weights
        self._pattern_quality: dict[Window, float] = {}

    def __call__(
        self, known: Trajectories, player: Player, last: tuple[Point, ...] = ()
    ) -> Steps[dict[Point, float]]:
        """Rate the points near dots in steps.

        Args:
            known: The trajectories of the position.
            player: The player to move.
            last: The last points that were played, the newest first.

        Returns:
            The quality of each point.
        """
        weights = self.weights
        cache = self._pattern_quality
        qualities = {}
        trajectories = yield from find_short_trajectories(known, player)
        points = describe_points(known.board, player, last, trajectories)
        for count, (point, window, features) in enumerate(points, 1):
            if not count % POINTS_PER_STEP:
                yield
            quality = cache.get(window)
            if quality is None:
                if len(cache) > MAX_CACHED:
                    cache.clear()
                names = pattern_features(window_marks(*window))
                quality = cache[window] = sum(weights.get(name, 0.0) for name in names)
            for name in features:
                quality += weights.get(name, 0.0)
            qualities[point] = quality
        return qualities


def find_short_trajectories(
    known: Trajectories, player: Player
) -> Steps[tuple[list[Trajectory], list[Trajectory]]]:
    """Find in steps the trajectories of one and two dots of a player, and those of an opponent."""
    own = yield from known.find(player, 2)
    enemy = yield from known.find(_opponent(known.board, player), 2)
    return own, enemy


def _opponent(board: Board, player: Player) -> Player:
    return next(p for p in range(board.players) if p != player)


def describe_points(
    board: Board,
    player: Player,
    last: tuple[Point, ...],
    trajectories: tuple[list[Trajectory], list[Trajectory]],
) -> Iterator[tuple[Point, Window, list[str]]]:
    """Describe the points near dots.

    Args:
        board: The position.
        player: The player to move.
        last: The last points that were played, the newest first.
        trajectories: The trajectories of the player and those of the opponent, as
            `find_short_trajectories` returns them.

    Yields:
        A point, the window around it, and the names of its other features.
    """
    grid = board.grid
    stride = grid.stride
    own_dots = board.alive_mask(player)
    enemy_dots = board.enemies_mask(player)
    free = board.open_mask
    lift = 2 * stride
    all_bits = (1 << grid.limit + 2 * lift) - 1
    high_blocked = all_bits ^ (free | own_dots | enemy_dots) << lift
    high_own, high_enemy = own_dots << lift, enemy_dots << lift
    to_window = lift - window_shift(grid)
    mask = window_mask(grid)
    opponent = _opponent(board, player)
    own, enemy = trajectories
    own_gains, own_pairs, own_houses = _by_point(own)
    enemy_gains, enemy_pairs, enemy_houses = _by_point(enemy)
    danger = min(max(enemy_gains.values(), default=0), 3)
    places = [grid.xy(point) for point in last[:2]]
    for point in grid.mask_points(points_near_dots(board)):
        at = point + to_window
        window = (high_own >> at & mask, high_enemy >> at & mask, high_blocked >> at & mask, stride)
        names = []
        x, y = grid.xy(point)
        for i, (last_x, last_y) in enumerate(places):
            dx, dy = abs(x - last_x), abs(y - last_y)
            if dx < dy:
                dx, dy = dy, dx
            names.append(f"d{i}{dx}{dy}" if dx < 5 else f"d{i}5")
        names.append(f"e{min(edge_distance(point, grid), 5)}")
        if point in own_gains:
            names.append(f"t{min(own_gains[point], 3)}")
        if point in enemy_gains:
            names.append(f"l{min(enemy_gains[point], 3)}{danger}")
        elif danger:
            names.append(f"m{danger}")
        if point in own_pairs:
            names.append(f"a{min(own_pairs[point], 4)}")
        if point in enemy_pairs:
            names.append(f"b{min(enemy_pairs[point], 4)}")
        if enemy_houses >> point & 1:
            names.append("h")
        if own_houses >> point & 1:
            names.append("o")
        for letter, dots in (("x", own_dots), ("y", enemy_dots)):
            arcs = len(grid.contacts[dots >> point - grid.reach & grid.window][1])
            closes = bool(arcs) and board.may_close_ring(point, player if letter == "x" else opponent)
            names.append(f"{letter}{arcs}{int(closes)}")
        yield point, window, names


def _by_point(trajectories: list[Trajectory]) -> tuple[dict[Point, int], dict[Point, int], Mask]:
    """Sort trajectories of one and two dots by their points.

    Returns:
        The largest gain of a single dot on each point, the number of capturing pairs of dots through each
        point, and the points that a single dot turns into a house.
    """
    gains: dict[Point, int] = {}
    pairs: dict[Point, int] = {}
    houses = 0
    for points, gain, house, _ in trajectories:
        if points & points - 1:
            if gain:
                rest = points
                while rest:
                    point = rest.bit_length() - 1
                    pairs[point] = pairs.get(point, 0) + 1
                    rest ^= 1 << point
        elif gain:
            point = points.bit_length() - 1
            gains[point] = max(gains.get(point, 0), gain)
        else:
            houses |= house
    return gains, pairs, houses
