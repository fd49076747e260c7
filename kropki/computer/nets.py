"""Nets: rings of loose dots that a player closes whatever the opponent does.

A ring of dots and links (`kropki.computer.links`) catches what is inside as surely as a chain does, though
many dots are missing. The search would have to look twenty plies ahead to see that, and in random games
nobody answers. But before a net is complete, all points can be tried that complete it, and all that stop
these: many positions side by side in one int.

A net is a claim and no proof. Two links may need the same point, and a dot that threatens something else can
break a link. So only large nets count, and only in part.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from heapq import nlargest, nsmallest

from kropki.board.board import Board
from kropki.board.enclosure import spread, union
from kropki.board.grid import Mask, Player, Point
from kropki.computer.links import LONGEST_LINK, breaks, caught
from kropki.computer.side_by_side import count_each, join, repeat
from kropki.computer.steps import Steps

LARGE_NET = 8
"""How many dots in the enemy's nets do not count: search and random games see what happens to so few."""
LARGE_CATCH = 12
"""The same for the player's own nets."""
LARGE_TRAP = 20
"""The same for traps, which are farther away."""
NET_WEIGHT = 0.3
"""What each dot is worth, if there are more."""
WALL = 2
"""How far from the area in a net the points are at most where a dot can break it."""
BLOCKS = (8, 4, 2, 1)
"""How many columns and rows the blocks have in which pairs of points are looked for."""
SUSPECTS = 16
"""How many points are tried as traps, those that belong to most pairs."""
TRAPS = 2
"""How many traps are parried, those that catch most."""
PARRIES = 8
"""How many points are tried against traps."""
ENDS = 4
"""For how many nets of a trap the points are looked for that prevent all of them."""
ANSWERS = 4
"""How many answers to a trap are tried, those that leave the fewest dots in nets."""
POINTS_AT_A_TIME = 320_000
"""How many points positions side by side have together, so that their masks fit into the cache."""


class Nets:
    """The nets of two players in a position, and in positions that arise from it by a dot of each."""

    def __init__(self, board: Board) -> None:
        """Set the position. Its board has two players."""
        self._grid = board.grid
        self._dots = [board.alive_mask(player) for player in (0, 1)]
        self._free = board.open_mask

    def count(self, owner: Player, cases: Sequence[tuple[Mask, Mask]]) -> Steps[list[int]]:
        """Return in steps how many dots are in nets of a player, for each of some cases.

        Args:
            owner: The player.
            cases: For each case, the dots that this player and the opponent have added to the position.
        """
        counts: list[int] = []
        number = max(1, POINTS_AT_A_TIME // self._grid.limit)
        for start in range(0, len(cases), number):
            counts += self._count(owner, cases[start : start + number])
            yield
        return counts

    def dangers(self, player: Player, points: Iterable[Point]) -> Steps[dict[Point, int]]:
        """Return in steps how many dots of a player are in nets after a dot and the enemy's best answer.

        Args:
            player: The player.
            points: Where the player may put the dot. All are open.

        Returns:
            The number of dots for each of the points; at most `LARGE_NET` counts as 0.
        """
        points, bits, enemy = [*points], self._grid.bits, 1 - player
        answers = [*self._grid.mask_points(self._free & self._around(self._dots[enemy], LONGEST_LINK + 1))]
        sizes = yield from self.sizes_after(enemy, answers)
        now = (self._area(enemy, 0) & self._dots[player]).bit_count()
        closing = [
            (size, answer, bits[answer] | self._walls(enemy, bits[answer]))
            for answer, size in sizes.items()
            if size > max(now, LARGE_NET)
        ]
        dangers = dict.fromkeys(points, max([now, *(size for size, _, _ in closing)]))
        walls = union(walls for _, _, walls in closing) | (self._walls(enemy, 0) if now > LARGE_NET else 0)
        breaking = [point for point in points if walls >> point & 1]
        left = yield from self.count(enemy, [(0, bits[point]) for point in breaking])
        for point, least in zip(breaking, left, strict=True):
            # a dot only breaks nets, and an answer only adds to them
            most = max([least, *(size for size, _, walls in closing if not walls >> point & 1)])
            doubtful = [answer for size, answer, _ in closing if size > most and answer != point]
            if now > max(most, LARGE_NET):  # a dot nearby may mend the net
                nearby = self._around(bits[point], LONGEST_LINK + WALL) & ~bits[point]
                doubtful += [answer for answer in answers if nearby >> answer & 1]
            found = yield from self.count(enemy, [(bits[answer], bits[point]) for answer in doubtful])
            dangers[point] = max([most, *found])
        return _only_large(dangers, LARGE_NET)

    def chances(self, player: Player, points: Iterable[Point]) -> Steps[dict[Point, int]]:
        """Return `sizes_after` in steps; at most `LARGE_CATCH` dots count as 0."""
        return _only_large((yield from self.sizes_after(player, points)), LARGE_CATCH)

    def sizes_after(self, owner: Player, points: Iterable[Point]) -> Steps[dict[Point, int]]:
        """Return in steps how many dots are in nets of a player after a dot on each of some open points."""
        points, bits = [*points], self._grid.bits
        sizes = yield from self.count(owner, [(bits[point], 0) for point in points])
        return dict(zip(points, sizes, strict=True))

    def traps(self, player: Player, points: Iterable[Point]) -> Steps[dict[Point, int]]:
        """Return in steps how many dots of a player the enemy catches with a trap after a dot of the player.

        A trap is a dot that prepares two nets at once: no answer prevents both. When it is there, it is too
        late, and one net alone is no danger before.

        Args:
            player: The player.
            points: Where the player may put the dot, the best first. All are open.

        Returns:
            The number of dots for each of the points; at most `LARGE_TRAP` counts as 0. Most points change
            nothing, so only a few are tried.
        """
        enemy = 1 - player
        partners = yield from self._partners(enemy)
        losses: dict[Point, int] = {}
        for point in nlargest(SUSPECTS, partners, key=lambda point: len(partners[point])):
            losses[point] = yield from self._after(enemy, point)._least_loss(enemy, partners[point])
        worst = nlargest(TRAPS, losses, key=losses.__getitem__)
        traps = [point for point in worst if losses[point]]
        nets = ((trap, end) for trap in traps for end in partners[trap][:ENDS])
        parries = union([self._breaks(enemy, *net) for net in nets] + [self._grid.bits[p] for p in traps])
        found = dict.fromkeys(points, max(losses.values(), default=0))
        for point in [point for point in found if parries >> point & 1][:PARRIES]:
            after, found[point] = self._after(player, point), 0
            for trap in traps:
                if trap != point:
                    loss = yield from after._after(enemy, trap)._least_loss(enemy, partners[trap])
                    found[point] = max(found[point], loss)
        return found

    def _partners(self, owner: Player) -> Steps[dict[Point, list[Point]]]:
        """Return for each point the others with which it completes a large net of a player, but not alone.

        More dots only make larger nets. So if all points of two blocks do not complete a net, no two of them
        do. Points with a single partner are left out, because there is an answer to them.
        """
        grid = self._grid
        if (self._area(owner, 0) & self._dots[1 - owner]).bit_count() > LARGE_TRAP:
            return {}
        near = self._free & self._around(self._dots[owner], LONGEST_LINK + 1)
        sizes = yield from self.sizes_after(owner, grid.mask_points(near))
        pairs = [(union(grid.bits[p] for p, size in sizes.items() if size <= LARGE_TRAP),) * 2]
        for size in BLOCKS:
            tried = [
                (one, other)
                for first, second in pairs
                for one in self._blocks(first, size)
                for other in self._blocks(second, size)
                if first != second or one <= other
            ]
            counts = yield from self.count(owner, [(one | other, 0) for one, other in tried])
            pairs = [pair for pair, count in zip(tried, counts, strict=True) if count > LARGE_TRAP]
        partners: dict[Point, list[Point]] = {}
        for one, other in pairs:
            if one != other:
                for bit, end in ((one, other), (other, one)):
                    partners.setdefault(bit.bit_length() - 1, []).append(end.bit_length() - 1)
        return {point: ends for point, ends in partners.items() if len(ends) > 1}

    def _blocks(self, mask: Mask, size: int) -> list[Mask]:
        """Return the parts of a mask in squares of some columns and rows."""
        grid = self._grid
        blocks: dict[tuple[int, int], Mask] = {}
        for point in grid.mask_points(mask):
            x, y = grid.xy(point)
            block = x // size, y // size
            blocks[block] = blocks.get(block, 0) | grid.bits[point]
        return [*blocks.values()]

    def _least_loss(self, owner: Player, ends: Iterable[Point]) -> Steps[int]:
        """Return in steps how many dots a player catches after the opponent's best answer.

        Args:
            owner: The player.
            ends: The points that may complete a net. Dots nearby may mend it.

        Returns:
            The number of dots; at most `LARGE_TRAP` counts as 0.
        """
        bits = self._grid.bits
        sizes = yield from self.sizes_after(owner, [end for end in ends if self._free >> end & 1])
        closing = {end: size for end, size in sizes.items() if size > LARGE_TRAP}
        if not closing:
            return 0
        answers = self._free
        for end in nlargest(ENDS, closing, key=closing.__getitem__):
            answers &= self._breaks(owner, end)
        losses = dict.fromkeys(self._grid.mask_points(answers), 0)
        cases = [(end, answer) for answer in losses for end in closing if end != answer]
        counts = yield from self.count(owner, [(bits[end], bits[answer]) for end, answer in cases])
        for (_, answer), count in zip(cases, counts, strict=True):
            losses[answer] = max(losses[answer], count)
        for answer in nsmallest(ANSWERS, losses, key=losses.__getitem__):
            if losses[answer] <= LARGE_TRAP:
                nearby = self._free & self._around(bits[answer], LONGEST_LINK + WALL) & ~bits[answer]
                mending = [(bits[point], bits[answer]) for point in self._grid.mask_points(nearby)]
                mended = yield from self.count(owner, mending)
                losses[answer] = max(mended, default=0)
        return _large(min(losses.values(), default=min(closing.values())), LARGE_TRAP)

    def _after(self, player: Player, point: Point) -> Nets:
        """Return the nets after a dot on an open point."""
        after = copy(self)
        after._free = self._free & ~self._grid.bits[point]
        after._dots = [*self._dots]
        after._dots[player] |= self._grid.bits[point]
        return after

    def _breaks(self, owner: Player, *points: Point) -> Mask:
        """Return where the nets of a player who has added dots on some points can be broken or prevented."""
        dots = union(self._grid.bits[point] for point in points)
        return dots | self._walls(owner, dots)

    def _walls(self, owner: Player, dot: Mask) -> Mask:
        """Return where the nets of a player who has added a dot can be broken."""
        grid, dots, free = self._grid, self._dots[owner] | dot, self._free & ~dot
        area = self._area(owner, dot)
        outside = self._around(grid.board & ~(area | dots), WALL)
        return self._around(area, WALL) & outside & breaks(dots, free, grid.stride)

    def _around(self, mask: Mask, steps: int) -> Mask:
        """Return a mask with all points that are at most some columns and rows away from it."""
        for _ in range(steps):
            mask = spread(mask, self._grid.stride)
        return mask

    def _area(self, owner: Player, dot: Mask) -> Mask:
        """Return the points in nets of a player who has added a dot."""
        grid = self._grid
        return caught(self._dots[owner] | dot, self._free & ~dot, grid.board, grid.edge, grid.stride)

    def _count(self, owner: Player, cases: Sequence[tuple[Mask, Mask]]) -> list[int]:
        """Return how many dots are in nets of a player, for each of a few cases."""
        number, grid = len(cases), self._grid
        own, other = (join(masks, grid) for masks in zip(*cases, strict=True))
        free = repeat(self._free, number, grid) & ~(own | other)
        own |= repeat(self._dots[owner], number, grid)
        everywhere, edge = repeat(grid.board, number, grid), repeat(grid.edge, number, grid)
        prey = repeat(self._dots[1 - owner], number, grid) & caught(own, free, everywhere, edge, grid.stride)
        return count_each(prey, number, grid)


def _only_large(sizes: dict[Point, int], limit: int) -> dict[Point, int]:
    """Return the sizes of nets, with 0 for all that are not above a limit."""
    return {point: _large(size, limit) for point, size in sizes.items()}


def _large(size: int, limit: int) -> int:
    """Return the size of a net, or 0 if it is not above a limit."""
    return size if size > limit else 0
