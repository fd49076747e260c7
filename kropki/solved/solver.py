"""Finds what positions of small boards are worth, by trying everything or from a table."""

from __future__ import annotations

from kropki.board.board import Board
from kropki.board.grid import Player, Point
from kropki.solved.position import Position, position_of
from kropki.solved.table import TRIED, Table


class Solver:
    """Finds what positions are worth to the player to move.

    Captures are automatic, nobody may pass, and a position that is symmetric to a known one, also with the
    colours swapped, is not tried again.

    Attributes:
        stops: Whether players may stop; the others then play on alone as long as they like.
        table: What positions with more than `TRIED` open points are worth, if it is known. Then the solver
            knows only positions that play can reach from the empty board.
        values: By position: by how many dots the lead of the player to move grows.
    """

    def __init__(self, *, stops: bool, table: Table | None = None) -> None:
        """Prepare a solver."""
        self.stops = stops
        self.table = table
        self.values: dict[Position, int] = {}

    def value(self, board: Board, mover: Player) -> int:
        """Return what a position is worth to the player to move. The board is left unchanged."""
        position = position_of(board, mover)
        if position not in self.values:
            if self.table and board.open_mask.bit_count() > TRIED:
                self.values[position] = self.table.value(position, stops=self.stops)
            else:
                self.values[position] = self._best(board, mover)
        return self.values[position]

    def moves(self, board: Board, mover: Player) -> dict[Point, int]:
        """Return by how many dots the player's lead grows in the end with each move."""
        before = lead(board, mover)
        found = {}
        for point in [*board.legal_points]:
            board.play(point, mover)
            found[point] = lead(board, mover) - before - self.value(board, 1 - mover)
            board.undo()
        return found

    def _best(self, board: Board, mover: Player) -> int:
        """Return what the best move brings, or to stop if that is better."""
        best = max(self.moves(board, mover).values(), default=0)
        if self.stops and not board.is_full:
            best = max(best, -gain_alone(board, 1 - mover))
        return best


def gain_alone(board: Board, player: Player) -> int:
    """Return how many dots a player gains who plays on alone: all that the opponent has not grounded.

    More dots never harm, but in houses of the opponent, where they are captured.
    """
    before = lead(board, player)
    count = 0
    while free := board.open_mask & ~board.house_mask(1 - player):
        board.play(free.bit_length() - 1, player)
        count += 1
    gain = lead(board, player) - before
    for _ in range(count):
        board.undo()
    return gain


def lead(board: Board, player: Player) -> int:
    """Return how many more dots a player has captured than the opponent."""
    captures = board.captures
    return captures[player] - captures[1 - player]
