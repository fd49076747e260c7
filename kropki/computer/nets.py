"""Nets: rings of loose dots that a player closes whatever the opponent does.

A ring of dots and links (`kropki.computer.links`) catches what is inside as surely as a chain does, though
many dots are missing. The search would have to look twenty plies ahead to see that, and in random games
nobody answers. But before a net is complete, all points can be tried that complete it, and all that stop
these: many positions side by side in one int.

A net is a claim and no proof. Two links may need the same point, and a dot that threatens something else can
break a link. So only the danger of large nets counts, and only in part.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kropki.board.board import Board
from kropki.board.grid import Mask, Player, Point
from kropki.computer.links import caught
from kropki.computer.side_by_side import count_each, join, repeat
from kropki.computer.steps import Steps

LARGE_NET = 8
"""How many dots do not count. The search and the random games see what happens to so few."""
NET_WEIGHT = 0.3
"""What each dot costs, if there are more."""
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
        answers = [*self._grid.mask_points(self._free)]
        nets = yield from self.count(enemy, [(bits[answer], 0) for answer in answers])
        large = [(size, answer) for size, answer in zip(nets, answers, strict=True) if size > LARGE_NET]
        if not large:
            return dict.fromkeys(points, 0)
        left = yield from self.count(enemy, [(0, bits[point]) for point in points])
        dangers = {}
        for point, least in zip(points, left, strict=True):
            # a dot only breaks nets, and an answer only adds to them
            stronger = [answer for size, answer in large if size > least and answer != point]
            found = yield from self.count(enemy, [(bits[answer], bits[point]) for answer in stronger])
            dangers[point] = max([least, *found])
        return {point: size if size > LARGE_NET else 0 for point, size in dangers.items()}

    def _count(self, owner: Player, cases: Sequence[tuple[Mask, Mask]]) -> list[int]:
        """Return how many dots are in nets of a player, for each of a few cases."""
        number, grid = len(cases), self._grid
        own, other = (join(masks, grid) for masks in zip(*cases, strict=True))
        free = repeat(self._free, number, grid) & ~(own | other)
        own |= repeat(self._dots[owner], number, grid)
        everywhere, edge = repeat(grid.board, number, grid), repeat(grid.edge, number, grid)
        prey = repeat(self._dots[1 - owner], number, grid) & caught(own, free, everywhere, edge, grid.stride)
        return count_each(prey, number, grid)
