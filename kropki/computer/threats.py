"""Threats: smallest sets of dots that capture if they are played one after another, unanswered.

The field calls such a set a trajectory. All those of a few dots are found by walking out of each chain over
open points until the chain is met again; other chains that are met on the way are walked along for nothing.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import NamedTuple, TypeVar

from kropki.board.board import Board, Territory
from kropki.board.enclosure import chain, chains, spread

Found = TypeVar("Found")
STEP = 64
"""Dots tried between two steps of the generator."""


class Threat(NamedTuple):
    """`points` is the mask of the dots to play. `gain` is by how much they change the lead, `house` the mask
    of the points that become a house where they capture nothing yet, `caught` that of the points taken."""

    points: int
    gain: int
    house: int
    caught: int = 0


def lead(board: Board, player: int) -> int:
    """How many more dots a player has captured than the best of the others."""
    captures = board.captures
    return captures[player] - max(c for p, c in enumerate(captures) if p != player)


def houses(board: Board) -> int:
    """Mask of all points in houses, whoever owns them."""
    mask = 0
    for player in range(board.players):
        mask |= board.house_mask(player)
    return mask


def captures_now(board: Board, player: int, among: int) -> list[Threat]:
    """The points of the mask `among` where one dot of the player closes a ring."""
    found = []
    grid = board.grid
    before = lead(board, player)
    house = board.house_mask(player)
    foreign = houses(board) & ~house
    beside = spread(board.alive_mask(player), grid.stride) & among
    for point in grid.mask_points(beside & board.open_mask):
        if board.closes(point, player):
            taken = board.play(point, player)
            if taken:
                gain = lead(board, player) - before
                if gain > 0:
                    found.append(Threat(grid.bits[point], gain, 0, _all_inside(taken)))
            elif not foreign >> point & 1:
                new = board.house_mask(player) & ~house
                if new:
                    found.append(Threat(grid.bits[point], 0, new))
            board.undo()
    return found


def closings(board: Board, point: int, player: int) -> list[int]:
    """The open points where one more dot of the player may close a ring through his dot on `point`.

    A ring leaves that dot twice. So where it touches one arc of dots only, the point lies beside it; else it
    may also lie beside two of the chains that the dot has joined, however far away."""
    grid = board.grid
    stride = grid.stride
    mine = board.alive_mask(player)
    bit = grid.bits[point]
    arc, more_arcs, _ = grid.contacts[mine >> point - grid.reach & grid.window]
    if not arc or not mine & bit:
        return []
    places = spread(bit, stride)
    if more_arcs:
        rest = mine ^ bit
        seen = 0
        beside = 0
        for offset in (arc, *more_arcs):
            if not seen >> point + offset & 1:
                part = chain(grid.bits[point + offset], rest, stride)
                seen |= part
                around = spread(part, stride)
                places |= beside & around
                beside |= around
    closes = board.closes
    return [place for place in grid.mask_points(places & board.open_mask) if closes(place, player)]


def gain_of(board: Board, point: int, player: int) -> int:
    """By how much a player's dot on an open point changes his lead."""
    taken = board.play(point, player)
    after = lead(board, player) if taken else 0
    board.undo()
    return after - lead(board, player) if taken else 0


def finished(steps: Generator[None, None, Found]) -> Found:
    """What comes of steps when all are taken at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Found = end.value
            return found


class Finder:
    """Finds the threats of a player, those that begin in the mask `within`. `steps` counts the dots that it
    tried."""

    def __init__(self, board: Board, player: int, within: int = -1) -> None:
        self.board = board
        self._within = within
        self.player = player
        self.steps = 0
        self._last_only = 0
        """Mask of the points in houses of others: a dot there must capture at once."""

    def threats(self, most: int) -> Generator[None, None, list[Threat]]:
        """All threats of up to `most` dots, in steps, so that the search may be left. A threat that contains
        another of no less gain is left out."""
        board, player = self.board, self.player
        grid = board.grid
        stride = grid.stride
        found = {
            threat.points: threat for threat in captures_now(board, player, board.open_mask & self._within)
        }
        if most > 1:
            single = sum(points for points, threat in found.items() if threat.gain)
            mine = board.alive_mask(player)
            enemies = sum(board.alive_mask(p) for p in range(board.players) if p != player)
            free = board.open_mask & ~houses(board) & ~single
            self._last_only = houses(board) & ~board.house_mask(player) & board.open_mask & ~single
            parts = list(chains(mine, stride))
            reaches = [spread(part, stride) for part in parts]
            before = lead(board, player)
            done = 0
            for part, reach in zip(parts, reaches, strict=True):
                others = [
                    (other, beside)
                    for other, beside in zip(parts, reaches, strict=True)
                    if other != part and not other & done
                ]
                near = [reach]
                for _ in range(most - 1):
                    farther = spread(near[-1], stride)
                    for other, beside in others:
                        if other & farther:
                            farther |= beside
                    near.append(farther)
                if near[-1] & enemies and reach & self._within:
                    for first in grid.mask_points(reach & free & self._within):
                        self.steps += 1
                        if not board.play(first, player):
                            walk = self._walk(first, first, near, free, others, most - 1, found, before)
                            yield from walk
                        board.undo()
                done |= part
        yield
        return _smallest(found.values())

    def _walk(
        self,
        first: int,
        last: int,
        near: list[int],
        free: int,
        others: list[tuple[int, int]],
        left: int,
        found: dict[int, Threat],
        before: int,
        played: int = 0,
    ) -> Iterator[None]:
        """Go on from the dot on `last`. `near` are the points beside the chain that the walk came out of,
        those from which one dot more leads there, and so on; `left` is how many more dots may be played."""
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
        onward_free = free & ~onward
        play, undo, closes = board.play, board.undo, board.closes
        for point in grid.mask_points(ends):
            if (point > first or self._last_only >> point & 1) and closes(point, player):
                self.steps += 1
                taken = play(point, player)
                points = played | grid.bits[point]
                if taken:
                    gain = lead(board, player) - before
                    known = found.get(points)
                    if gain > 0 and (known is None or known.gain < gain):
                        found[points] = Threat(points, gain, 0, _all_inside(taken))
                elif points not in found:
                    house = board.house_mask(player)
                    undo()
                    new = house & ~board.house_mask(player)
                    if new:
                        found[points] = Threat(points, 0, new)
                    continue
                undo()
        if left > 1:
            for point in grid.mask_points(onward & ~near[0] & near[left - 1]):
                self.steps += 1
                if not self.steps % STEP:
                    yield
                if not play(point, player):
                    yield from self._walk(
                        first, point, near, onward_free, rest, left - 1, found, before, played
                    )
                undo()


def _all_inside(territories: Iterable[Territory]) -> int:
    mask = 0
    for territory in territories:
        mask |= territory.inside
    return mask


def _smallest(threats: Iterable[Threat]) -> list[Threat]:
    kept: list[Threat] = []
    result = []
    for threat in sorted(threats, key=lambda t: t.points.bit_count()):
        points, gain, *_ = threat
        if gain:
            if any(k.points & points == k.points and k.gain >= gain for k in kept):
                continue
            kept.append(threat)
        result.append(threat)
    return result
