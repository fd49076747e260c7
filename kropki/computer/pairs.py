"""Pairs of open points of which one player never gets both, because the opponent answers.

Random games know nothing of answers: each player gets half of the points, so in a quarter of the games a
player has both points that capture something, or both points between two dots that are a knight's move apart.
A player who is awake prevents that: if one of the points is taken, they take the other one.
"""

from __future__ import annotations

from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.enclosure import union
from kropki.board.grid import Mask, Player, Point
from kropki.computer.steps import Steps
from kropki.computer.trajectories import Trajectories

KNIGHT_MOVES = (
    ((2, 1), (1, 0), (1, 1)),
    ((-2, 1), (-1, 0), (-1, 1)),
    ((1, 2), (0, 1), (1, 1)),
    ((-1, 2), (0, 1), (-1, 1)),
)
"""Each knight's move down the board, and the two points between its ends, as columns and rows from its start.

A dot on either of them connects the ends.
"""


class Pair(NamedTuple):
    """Two open points of which a player does not get both.

    Attributes:
        first: The point with the lower number.
        second: The other point.
        attacker: The player who does not get both.
    """

    first: Point
    second: Point
    attacker: Player


def find_pairs(trajectories: Trajectories) -> Steps[list[Pair]]:
    """Find pairs in steps: the points that capture, the largest gains first, and those that cut a connection.

    A point is in one pair at most. A dot that threatens two captures at once is answered only once.

    Args:
        trajectories: Those of a position of two players.
    """
    board = trajectories.board
    captures = []
    for attacker in (0, 1):
        for trajectory in (yield from trajectories.find(attacker, 2)):
            if trajectory.gain and trajectory.points.bit_count() == 2:
                captures.append((trajectory.gain, trajectory.points, attacker))
    captures.sort(key=lambda capture: -capture[0])
    threats = [(points, attacker) for _, points, attacker in captures]
    threats += [(points, attacker) for attacker in (0, 1) for points in _cuts(board, attacker)]
    pairs = []
    free = board.open_mask
    for points, attacker in threats:
        if points & free == points:
            free ^= points
            pairs.append(Pair((points & -points).bit_length() - 1, points.bit_length() - 1, attacker))
    return pairs


def _cuts(board: Board, attacker: Player) -> list[Mask]:
    """Return the points between each two dots of the other player that are a knight's move apart."""
    grid = board.grid
    dots = board.alive_mask(1 - attacker)
    found = []
    for move in KNIGHT_MOVES:
        end, *between = (columns + rows * grid.stride for columns, rows in move)
        for start in grid.mask_points(dots & dots >> end):
            found.append(union(grid.bits[start + step] for step in between))
    return found
