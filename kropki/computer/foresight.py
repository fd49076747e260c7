"""What will be captured in the end, as a network expects it after looking at the position.

The network learned from games that the search played against itself (`research.net`). For each point it
tells how likely it is that the point ends up in a territory of the player to move, or of the opponent. The
dots there are what the players will win and lose.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from pkgutil import get_data
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.enclosure import spread
from kropki.board.grid import Grid, Mask, Player, Point
from kropki.computer.network import Channel, Net, number_at
from kropki.computer.side_by_side import count_each, repeat
from kropki.computer.steps import Steps

LIKELIHOODS = 16
"""How finely the network tells likelihoods: n stands for n / `LIKELIHOODS`, and is less than that."""
MOVE_STEP = 0.75
"""How much each step of `Likely.move` adds to the logarithm of the likelihood of a move."""
FLOOD_LENGTHS = (2, 4, 7, 11, 16)
"""How many steps a player may walk from the edge, around the opponent's dots, to reach a point."""
CHAIN_LENGTH = 12
"""How many dots away from the edge a chain of dots is still followed."""


class Likely(NamedTuple):
    """What the network expects of a position, for each point.

    Attributes:
        mover: How likely the point ends up in a territory of the player to move, in parts of `LIKELIHOODS`.
        other: The same for the opponent.
        move: How good a move on the point looks.
    """

    mover: Channel
    other: Channel
    move: Channel


class Forecast(NamedTuple):
    """What the network expects of a position, in shares from 0 to 1.

    Attributes:
        captured: For each alive dot, how likely it will be captured in the end.
        moves: For each open point, how likely the search would choose it.
    """

    captured: dict[Point, float]
    moves: dict[Point, float]


class Sheet:
    """Positions on boards of the same size, side by side in one int.

    Attributes:
        grid: The grid of each board.
        size: How many positions there are.
        planes: What the network sees of them: the alive dots of the player to move and of the opponent, the
            open points, the houses of both, the territories of both, the last dot, and the last but one.
    """

    def __init__(self, grid: Grid) -> None:
        """Begin with no position."""
        self.grid = grid
        self.size: int = 0
        self.planes: list[int] = [0] * 9

    def add(self, board: Board, mover: Player, other: Player, last: Sequence[Point]) -> None:
        """Add a position.

        Args:
            board: The position. It has the same grid.
            mover: The player to move.
            other: The opponent.
            last: The last points that were played, the newest first.
        """
        at = self.size * self.grid.limit
        of_both = (board.alive_mask, board.house_mask, board.held_mask)
        alive, houses, held = ((mask_of(mover), mask_of(other)) for mask_of in of_both)
        newest = (self.grid.bits[point] for point in last[:2])
        seen = (*alive, board.open_mask, *houses, *held, *newest)
        for i, mask in enumerate(seen):
            self.planes[i] |= mask << at
        self.size += 1

    def add_both(self, board: Board, player: Player, enemy: Player, last: Sequence[Point]) -> None:
        """Add a position twice, as `Foresight.balances` expects it.

        The player is to move in the first. In the second it is the enemy, as if nobody had just played.

        Args:
            board: The position. It has the same grid.
            player: The player to move.
            enemy: The opponent.
            last: The last points that were played, the newest first.
        """
        self.add(board, player, enemy, last)
        self.add(board, enemy, player, ())

    def repeat(self, mask: Mask) -> Mask:
        """Return a mask that has the same points on each board."""
        return repeat(mask, self.size, self.grid)

    def inputs(self) -> list[Mask]:
        """Return the input planes of the network.

        After `planes` come, first for the player to move and then for the opponent, the points that the
        player reaches from the edge within `FLOOD_LENGTHS`, and the dots of chains that begin there. The last
        plane has all points of the boards.
        """
        stride = self.grid.stride
        board, edge = self.repeat(self.grid.board), self.repeat(self.grid.edge)
        mover, other = self.planes[:2]
        reached_planes = []
        for own, enemy in ((mover, other), (other, mover)):
            passable = board & ~enemy
            reached = edge & passable
            for step in range(1, FLOOD_LENGTHS[-1] + 1):
                reached |= reached << 1 | reached >> 1 | reached << stride | reached >> stride
                reached &= passable
                if step in FLOOD_LENGTHS:
                    reached_planes.append(reached)
            chains = edge & own
            for _ in range(CHAIN_LENGTH):
                chains = spread(chains, stride) & own
            reached_planes.append(chains)
        return [*self.planes, *reached_planes, board]

    def add_up(self, channel: Channel, within: Mask) -> list[int]:
        """Add up the numbers of a channel within a mask, for each position."""
        sums = [0] * self.size
        for digit, mask in enumerate(channel):
            for i, count in enumerate(count_each(mask & within, self.size, self.grid)):
                sums[i] += count << digit
        return sums


class Foresight:
    """Expects what will be captured."""

    def __init__(self, net: Net) -> None:
        """Set the network. Its outputs are `mover`, `other` and `move`, as in `Likely`."""
        self._net = net

    def look(self, sheet: Sheet) -> Steps[Likely]:
        """Return in steps what the network expects of the positions of a sheet."""
        planes = sheet.inputs()
        found = yield from self._net.run(planes, planes[-1], sheet.grid.stride)
        return Likely(found["mover"], found["other"], found["move"])

    def gains(self, sheet: Sheet) -> Steps[list[float]]:
        """Return in steps how many dots the player to move gains from here to the end, for each position."""
        likely = yield from self.look(sheet)
        won = sheet.add_up(likely.mover, sheet.planes[1])
        lost = sheet.add_up(likely.other, sheet.planes[0])
        return [(plus - minus) / LIKELIHOODS for plus, minus in zip(won, lost, strict=True)]

    def balances(self, sheet: Sheet) -> Steps[list[float]]:
        """Return in steps how many dots the player to move gains to the end, for each position added twice.

        This is the mean of what is expected with either player to move. To have the move is worth something,
        so `gains` alone would rise and fall from ply to ply.

        Args:
            sheet: The positions, all added by `Sheet.add_both`.
        """
        gains = yield from self.gains(sheet)
        return [(own - others) / 2 for own, others in zip(gains[::2], gains[1::2], strict=True)]

    def forecast(
        self, board: Board, player: Player, enemy: Player, last: tuple[Point, ...]
    ) -> Steps[Forecast]:
        """Return in steps what the network expects of a position.

        Args:
            board: The position.
            player: The player to move.
            enemy: The opponent.
            last: The last points that were played, the newest first.
        """
        sheet = Sheet(board.grid)
        sheet.add(board, player, enemy, last)
        likely = yield from self.look(sheet)
        return read_forecast(likely, board, player, enemy)

    def gains_after(
        self, board: Board, points: Sequence[Point], player: Player, enemy: Player, last: tuple[Point, ...]
    ) -> Steps[list[float]]:
        """Return in steps how many dots a player gains to the end after a dot on each of some points.

        What that dot captures does not count.

        Args:
            board: The position. Dots are played on it and taken back.
            points: The points.
            player: The player.
            enemy: The opponent.
            last: The last points that were played, the newest first.
        """
        sheet = Sheet(board.grid)
        for point in points:
            board.play(point, player)
            sheet.add(board, enemy, player, (point, *last))
            board.undo()
        gains = yield from self.gains(sheet)
        return [-gain for gain in gains]


def read_forecast(likely: Likely, board: Board, player: Player, enemy: Player) -> Forecast:
    """Return what the network expects of a position, in shares.

    Args:
        likely: The same for a sheet with this position alone.
        board: The position.
        player: The player to move.
        enemy: The opponent.
    """
    captured = _numbers(likely.other, board, board.alive_mask(player))
    captured |= _numbers(likely.mover, board, board.alive_mask(enemy))
    weights = {p: exp(MOVE_STEP * n) for p, n in _numbers(likely.move, board, board.open_mask).items()}
    total = sum(weights.values())
    return Forecast(
        {point: number / LIKELIHOODS for point, number in captured.items()},
        {point: weight / total for point, weight in weights.items()},
    )


@cache
def load_net() -> Net:
    """Return the network that was trained on games."""
    return Net.from_json(get_data("kropki.computer", "net.json") or b"")


def load_foresight() -> Foresight:
    """Return the foresight by that network."""
    return Foresight(load_net())


def _numbers(channel: Channel, board: Board, within: Mask) -> dict[Point, int]:
    """Return the numbers of a channel at the points of a mask, on a sheet with one board."""
    return {point: number_at(channel, point) for point in board.grid.mask_points(within)}
