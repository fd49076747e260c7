"""Solves all positions of a small board that play can reach from one of them."""

from __future__ import annotations

from kropki.board.board import Board
from kropki.board.grid import Player, Point
from lab.solved.position import Position, position_of


class Solver:
    """Finds what positions are worth to the player to move, by trying everything to the last point.

    Captures are automatic, nobody may pass, and a position that is symmetric to a known one, also with the
    colours swapped, is not tried again.

    Attributes:
        stops: Whether players may stop; the others then play on alone as long as they like.
        values: By position: by how many dots the lead of the player to move grows.
    """

    def __init__(self, *, stops: bool, values: dict[Position, int] | None = None) -> None:
        """Prepare a solver. Give it known values to go on from there."""
        self.stops = stops
        self.values = {} if values is None else values

    def value(self, board: Board, mover: Player) -> int:
        """Return what a position is worth to the player to move. The board is left unchanged."""
        position = position_of(board, mover)
        known = self.values.get(position)
        if known is None:
            known = max(self.moves(board, mover).values(), default=0)
            if self.stops and not board.is_full:
                known = max(known, -gain_alone(board, 1 - mover))
            self.values[position] = known
        return known

    def moves(self, board: Board, mover: Player) -> dict[Point, int]:
        """Return by how many dots the player's lead grows in the end with each move."""
        before = lead(board, mover)
        found = {}
        for point in [*board.legal_points]:
            board.play(point, mover)
            found[point] = lead(board, mover) - before - self.value(board, 1 - mover)
            board.undo()
        return found


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
