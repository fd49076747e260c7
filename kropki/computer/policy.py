"""The policy: how good a point looks, before anything is read out.

A point's quality is the sum of the weights of its features: the patterns round it
(`kropki.computer.patterns`), where it lies, how far from the last dots, and what threats go through it. The
weights are learned from games that the search played with itself (`training/`)."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping

from kropki.board.board import Board
from kropki.board.enclosure import spread
from kropki.computer.patterns import edge_distance, features, marked, shift, window
from kropki.computer.threats import Finder, Threat

WIDTH = 2
"""How far from a dot the points lie that are considered."""
STEP = 64
"""Points between two steps of the generator."""


def near_dots(board: Board) -> int:
    """Mask of the open points beside dots, or of all open ones where there are none."""
    grid = board.grid
    dots = 0
    for player in range(board.players):
        dots |= board.alive_mask(player)
    for _ in range(WIDTH):
        dots = spread(dots, grid.stride)
    free = board.open_mask
    return dots & free or free


class Policy:
    """Gives each point a quality, by weights."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self._patterns: dict[tuple[int, int, int, int], float] = {}

    def __call__(
        self, board: Board, player: int, last: tuple[int, ...] = ()
    ) -> Generator[None, None, dict[int, float]]:
        """The quality of the points near dots for a player, in steps; `last` are the last points played,
        newest first."""
        weights = self.weights
        patterns = self._patterns
        qualities = {}
        threats = yield from short_threats(board, player)
        for count, (point, key, rest) in enumerate(described(board, player, last, threats), 1):
            if not count % STEP:
                yield
            quality = patterns.get(key)
            if quality is None:
                if len(patterns) > 200_000:
                    patterns.clear()
                quality = patterns[key] = sum(weights.get(name, 0.0) for name in features(marked(*key)))
            for name in rest:
                quality += weights.get(name, 0.0)
            qualities[point] = quality
        return qualities


Key = tuple[int, int, int, int]
"""The player's dots, the others' and the points that are shut in a window, and the grid's stride."""


def short_threats(board: Board, player: int) -> Generator[None, None, tuple[list[Threat], list[Threat]]]:
    """The threats of one and two dots of a player, and those of the next one."""
    own = yield from Finder(board, player).threats(2)
    foe = yield from Finder(board, _next(board, player)).threats(2)
    return own, foe


def _next(board: Board, player: int) -> int:
    return next(p for p in range(board.players) if p != player)


def described(
    board: Board, player: int, last: tuple[int, ...], threats: tuple[list[Threat], list[Threat]]
) -> Iterator[tuple[int, Key, list[str]]]:
    """Each point near dots with the key of its pattern and the names of its other features, among them what
    `short_threats` has found there."""
    grid = board.grid
    stride = grid.stride
    mine = board.alive_mask(player)
    theirs = 0
    for other in range(board.players):
        if other != player:
            theirs |= board.alive_mask(other)
    free = board.open_mask
    lift = 2 * stride
    all_bits = (1 << grid.limit + 2 * lift) - 1
    shut = all_bits ^ (free | mine | theirs) << lift
    high_mine, high_theirs = mine << lift, theirs << lift
    back = lift - shift(grid)
    span = window(grid)
    enemy = _next(board, player)
    own, foe = threats
    takes, own_pairs, own_houses = _through(own)
    loses, foe_pairs, foe_houses = _through(foe)
    worst = min(max(loses.values(), default=0), 3)
    places = [grid.xy(point) for point in last[:2]]
    for point in grid.mask_points(near_dots(board)):
        at = point + back
        key = (high_mine >> at & span, high_theirs >> at & span, shut >> at & span, stride)
        names = []
        x, y = grid.xy(point)
        for i, (lx, ly) in enumerate(places):
            dx, dy = abs(x - lx), abs(y - ly)
            if dx < dy:
                dx, dy = dy, dx
            names.append(f"d{i}{dx}{dy}" if dx < 5 else f"d{i}5")
        names.append(f"e{min(edge_distance(point, grid), 5)}")
        if point in takes:
            names.append(f"t{min(takes[point], 3)}")
        if point in loses:
            names.append(f"l{min(loses[point], 3)}{worst}")
        elif worst:
            names.append(f"m{worst}")
        if point in own_pairs:
            names.append(f"a{min(own_pairs[point], 4)}")
        if point in foe_pairs:
            names.append(f"b{min(foe_pairs[point], 4)}")
        if foe_houses >> point & 1:
            names.append("h")
        if own_houses >> point & 1:
            names.append("o")
        for letter, dots in (("x", mine), ("y", theirs)):
            arcs = len(grid.contacts[dots >> point - grid.reach & grid.window][1])
            names.append(
                f"{letter}{arcs}{int(bool(arcs) and board.closes(point, player if letter == 'x' else enemy))}"
            )
        yield point, key, names


def _through(threats: list[Threat]) -> tuple[dict[int, int], dict[int, int], int]:
    """By point: the largest gain of one dot there; how many threats of two dots go through it; and the
    points that one dot makes a house."""
    takes: dict[int, int] = {}
    pairs: dict[int, int] = {}
    house = 0
    for points, gain, made, _ in threats:
        if points & points - 1:
            if gain:
                rest = points
                while rest:
                    point = rest.bit_length() - 1
                    pairs[point] = pairs.get(point, 0) + 1
                    rest ^= 1 << point
        elif gain:
            point = points.bit_length() - 1
            takes[point] = max(takes.get(point, 0), gain)
        else:
            house |= made
    return takes, pairs, house
