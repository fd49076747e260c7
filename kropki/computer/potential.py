"""What a position promises beyond what a search can see (its potential).

A dot that a few more dots would capture is in danger even if the search finds a defence each time, because
dangers add up. So each dot counts by the fewest dots of the opponent that would capture it without an answer.
The weights were learned from games that the search played against itself (`lab.learn`).
"""

from __future__ import annotations

from collections.abc import Sequence

from kropki.board.board import Board
from kropki.board.grid import Mask, Player
from kropki.computer.steps import Steps
from kropki.computer.trajectories import TrajectoryFinder

MAX_DOTS = 5
"""The number of dots of the longest trajectories for which there are weights."""


def count_endangered(
    board: Board, player: Player, enemy: Player, max_dots: int, within: Mask = -1
) -> Steps[list[int]]:
    """Count the dots in danger by the fewest dots that capture them, in steps.

    Args:
        board: The position.
        player: The player who captures.
        enemy: The player whose dots are counted.
        max_dots: The number of dots of the longest trajectories that count.
        within: The points where a trajectory may begin. By default, all points.

    Returns:
        How many dots one dot captures, how many more two dots capture, and so on up to `max_dots`.
    """
    found = yield from TrajectoryFinder(board, player, within).find(max_dots)
    counts = [0] * max_dots
    dots = board.alive_mask(enemy)
    for trajectory in found:
        if trajectory.gain:
            counts[trajectory.points.bit_count() - 1] += (trajectory.captured & dots).bit_count()
            dots &= ~trajectory.captured
    return counts


class Potential:
    """Estimates what a position promises, from the dots that are in danger."""

    def __init__(self, of_mover: Sequence[float], of_other: Sequence[float]) -> None:
        """Set the weights.

        Args:
            of_mover: The worth of a dot that the player to move captures with one dot, with two, and so on.
            of_other: The worth of a dot that the other player captures with one dot, with two, and so on.
        """
        self._of_mover = of_mover
        self._of_other = of_other

    def estimate(
        self, board: Board, mover: Player, other: Player, max_dots: int, within: Mask = -1
    ) -> Steps[float]:
        """Estimate in steps what a position promises to the player to move.

        Dots that a single dot captures do not count, because the search sees them.

        Args:
            board: The position.
            mover: The player to move.
            other: The opponent.
            max_dots: The number of dots of the longest trajectories that count.
            within: The points where a trajectory may begin. By default, all points.

        Returns:
            The expected gain of the player to move, in dots.
        """
        own = yield from count_endangered(board, mover, other, max_dots, within)
        enemy = yield from count_endangered(board, other, mover, max_dots, within)
        good = sum(weight * count for weight, count in zip(self._of_mover[1:], own[1:], strict=False))
        bad = sum(weight * count for weight, count in zip(self._of_other[1:], enemy[1:], strict=False))
        return good - bad
