"""Proves what larger boards are worth, as far as the time goes.

What is known is kept, and a later proof goes on from there.
"""

from __future__ import annotations

import pickle
import time
from pathlib import Path

from kropki.board.board import Board
from kropki.board.grid import Player, Point
from kropki.errors import KropkiError
from kropki.solved.position import Position, position_of
from kropki.solved.solver import lead

MOST = 30
"""More dots than anybody gains on these boards."""
CHECK = 5_000
"""Positions between two looks at the clock."""


class OutOfTime(KropkiError):
    """The time is up before a proof is complete."""

    code = "solved/time"


class Prover:
    """Proves by alpha-beta whether a player can gain something, when nobody may stop.

    Attributes:
        bounds: By position: the least and the greatest value that it can have.
        positions: How many positions it has looked at.
    """

    def __init__(self, bounds: dict[Position, tuple[int, int]] | None = None) -> None:
        """Prepare a prover. Give it what is known to go on from there."""
        self.bounds = {} if bounds is None else bounds
        self.positions = 0
        self.end = float("inf")
        self._history: tuple[dict[Point, int], dict[Point, int]] = ({}, {})

    def reaches(self, board: Board, mover: Player, aim: int, seconds: float) -> bool:
        """Return whether the player to move can force that the lead grows by at least `aim`.

        Raises:
            OutOfTime: If it takes longer. What has been found is kept, and `board` is as it was.
        """
        self.end = time.monotonic() + seconds
        return self._reaches(board.copy(), mover, aim)

    def _reaches(self, board: Board, mover: Player, aim: int) -> bool:
        """Return whether the player to move gains at least `aim`."""
        self.positions += 1
        if self.positions % CHECK == 0 and time.monotonic() > self.end:
            raise OutOfTime(f"the time is up after {self.positions} positions")
        points = [*board.legal_points]
        if not points:
            return aim <= 0
        position = position_of(board, mover)
        low, high = self.bounds.get(position, (-MOST, MOST))
        if low >= aim or high < aim:
            return low >= aim
        before = lead(board, mover)
        history = self._history[mover]
        tries = []
        for point in points:
            board.play(point, mover)
            tries.append((before - lead(board, mover), -history.get(point, 0), point))
            board.undo()
        found = False
        for loss, _, point in sorted(tries):
            board.play(point, mover)
            found = not self._reaches(board, 1 - mover, 1 - aim - loss)
            board.undo()
            if found:
                history[point] = history.get(point, 0) + len(points) ** 2
                break
        self.bounds[position] = (aim, high) if found else (low, aim - 1)
        return found


def load(path: Path) -> Prover:
    """Return a prover with what an earlier one has saved, or a new one if there is no such file.

    The file is written by `save` and read by `pickle`: open only your own.
    """
    return Prover(pickle.loads(path.read_bytes()) if path.exists() else None)


def save(prover: Prover, path: Path) -> None:
    """Save what a prover knows."""
    part = path.with_suffix(".part")
    part.write_bytes(pickle.dumps(prover.bounds))
    part.replace(path)
