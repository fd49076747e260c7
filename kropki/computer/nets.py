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
NET_WEIGHT = 0.3
"""What each dot is worth, if there are more."""
WALL = 2
"""How far from the area in a net the points are at most where a dot can break it."""
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
    return {point: size if size > limit else 0 for point, size in sizes.items()}
