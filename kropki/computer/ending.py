"""Plays the last points of a board exactly, by trying everything to the end.

The search may always do nothing instead of a move, as if it played elsewhere. At the end there is no
elsewhere: by most rules somebody must then play into the opponent's house or spoil their own.
"""

from __future__ import annotations

from kropki.board.board import Board
from kropki.board.grid import Mask, Player, Point
from kropki.board.settlement import settle_stop
from kropki.computer.lookahead import INFINITY
from kropki.computer.steps import Steps
from kropki.computer.trajectories import lead

ENDING_POINTS = 10
"""With how many open points, at most, everything is tried."""
SMALL = 7
"""With how many open points, at most, everything is tried without a pause."""


class Ending:
    """Finds what each move is worth if both players play best to the last point.

    Every value is the lead of a player at the end, in dots. Nobody passes. With `stops`, the player to move
    may stop instead, and the opponent captures everything that is not grounded.
    """

    def __init__(self, board: Board, *, stops: bool) -> None:
        """Prepare.

        Args:
            board: A position of two players with automatic captures. It is left unchanged.
            stops: Whether players may stop.
        """
        self._board = board
        self._stops = stops
        self._bounds: dict[tuple[Mask | Player, ...], tuple[float, float]] = {}
        """By position: the least and the greatest value that it can have for the player to move."""

    def values(self, player: Player) -> Steps[dict[Point, float]]:
        """Return what each move of the player to move is worth."""
        found = {}
        board = self._board
        for point in [*board.legal_points]:
            board.play(point, player)
            found[point] = -(yield from self._value_in_steps(1 - player, -INFINITY, INFINITY))
            board.undo()
        return found

    def line(self, point: Point, player: Player, worth: float) -> Steps[tuple[Point, ...]]:
        """Return how the game goes on after a move, until the lead is what the move is worth.

        Args:
            point: Where the player plays.
            player: The player.
            worth: What the move is worth (`values`).
        """
        board = self._board
        board.play(point, player)
        line = [point]
        mover = 1 - player
        while board.open_mask and lead(board, player) != worth:
            values = yield from self.values(mover)
            best = max(values, key=values.__getitem__)
            if values[best] < self.value_of_stop(mover):
                break
            board.play(best, mover)
            line.append(best)
            mover = 1 - mover
        for _ in line:
            board.undo()
        return tuple(line)

    def value_of_stop(self, player: Player) -> float:
        """Return the player's lead after a stop; minus infinity if nobody may stop."""
        if not self._stops:
            return -INFINITY
        captures = settle_stop(self._board, player).captures
        return float(captures[player] - captures[1 - player])

    def _value_in_steps(self, player: Player, alpha: float, beta: float) -> Steps[float]:
        """Return the same as `_value`, with pauses."""
        board = self._board
        if board.open_mask.bit_count() <= SMALL:
            yield
            return self._value(player, alpha, beta)
        best = self.value_of_stop(player)
        for point in self._ordered(player):
            board.play(point, player)
            value = -(yield from self._value_in_steps(1 - player, -beta, -max(alpha, best)))
            board.undo()
            best = max(best, value)
            if best >= beta:
                break
        return best

    def _value(self, player: Player, alpha: float, beta: float) -> float:
        """Return the value of a position for the player to move, by alpha-beta (fail-soft)."""
        board = self._board
        if not board.open_mask:
            return float(lead(board, player))
        key = (
            *(board.dot_mask(p) for p in (0, 1)),
            *(board.alive_mask(p) for p in (0, 1)),
            *(board.house_mask(p) for p in (0, 1)),
            board.open_mask,
            player,
        )
        lower, upper = self._bounds.get(key, (-INFINITY, INFINITY))
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        best = self.value_of_stop(player)
        if best < beta:
            for point in self._ordered(player):
                board.play(point, player)
                value = -self._value(1 - player, -beta, -max(alpha, best))
                board.undo()
                if value > best:
                    best = value
                    if best >= beta:
                        break
        self._bounds[key] = (
            best if best > alpha else lower,
            best if best < beta else upper,
        )
        return best

    def _ordered(self, player: Player) -> list[Point]:
        """Return the open points, those that may capture or prevent a capture first."""
        board = self._board
        return sorted(
            board.grid.mask_points(board.open_mask),
            key=lambda point: (
                not (board.may_close_ring(point, player) or board.may_close_ring(point, 1 - player))
            ),
        )
