"""What a coach warns a learner of before a move: dots that can be taken, and ladders to leave.

The coach never says where to play. It tells each danger once, so it speaks seldom.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from operator import or_

from kropki.board.board import Board
from kropki.board.grid import Mask, Player, Point
from kropki.computer.forcing import prove_gain
from kropki.computer.ladder import LadderReader
from kropki.computer.player import copy_automatic
from kropki.computer.shapes import LADDER_BUDGET, MIN_LADDER
from kropki.computer.steps import Steps
from kropki.computer.trajectories import closing_points, one_dot_trajectories
from kropki.game.game import Game
from kropki.game.moves import Dot

LOOKED_AT = 4
"""How many positions are looked at: those after and before the opponent's last two dots."""
MAX_LEFT = 3
"""How many dots are few enough to be left to the opponent."""


class DangerName(StrEnum):
    """What is in danger."""

    TAKEN = "taken"
    """The opponent's next dot can take dots."""
    LADDER = "ladder"
    """A ladder takes dots, wherever they run. Few are lost if they are left now."""


@dataclass(frozen=True, slots=True)
class Danger:
    """A danger of which the player to move has not been warned.

    Attributes:
        name: What it is.
        dots: The player's dots in danger.
    """

    name: DangerName
    dots: tuple[Point, ...]


def find_danger(game: Game) -> Steps[Danger | None]:
    """Find in steps what to warn the player to move of, if the opponent has just put a dot.

    Args:
        game: A game of two players. It is left unchanged.
    """
    move, player = game.node.move, game.turn
    if game.outcome or game.board.players != 2 or not isinstance(move, Dot) or move.player == player:
        return None
    boards = _last_boards(game)
    known = _any(_takings(boards[2], player)) if len(boards) > 2 else 0
    yield
    fresh = {point: dots for point, dots in _takings(boards[0], player).items() if dots & ~known}
    endangered = _any(fresh)
    if endangered & known and endangered & (yield from _was_caught(game, boards, player)):
        return None  # they run on, in spite of the warning
    caught = (yield from _caught(boards[1], boards[0], move.point, player)) if fresh else 0
    if caught & ~known and caught.bit_count() <= MAX_LEFT:
        return Danger(DangerName.LADDER, _points(boards[0], caught))
    return Danger(DangerName.TAKEN, _points(boards[0], endangered)) if fresh else None


def _last_boards(game: Game) -> list[Board]:
    """Return the last positions of a game with automatic captures, the newest first."""
    boards = [copy_automatic(game.board)]
    while len(boards) < LOOKED_AT and game.ply:
        game.undo()
        boards.append(copy_automatic(game.board))
    for _ in boards[1:]:
        game.redo()
    return boards


def _was_caught(game: Game, boards: list[Board], player: Player) -> Steps[Mask]:
    """Return the player's dots that were in a ladder at the player's last turn, if that is known."""
    move = game.moves_made[-3] if len(boards) == LOOKED_AT else None
    if not isinstance(move, Dot) or move.player == player:
        return 0
    return (yield from _caught(boards[3], boards[2], move.point, player))


def _takings(board: Board, player: Player) -> dict[Point, Mask]:
    """Return where the opponent's next dot wins more dots of a player than it lets them retake, and which."""
    enemy = 1 - player
    takings = {}
    chance = _best_gain(board, player)
    for taking in one_dot_trajectories(board, enemy):
        if not taking.gain:
            continue
        point = taking.points.bit_length() - 1
        board.play(point, enemy)
        retaken = _best_gain(board, player) - chance
        board.undo()
        if taking.gain > retaken:
            takings[point] = taking.captured & board.alive_mask(player)
    return takings


def _best_gain(board: Board, player: Player) -> int:
    """Return by how much a player's next dot can improve their lead."""
    return max((taking.gain for taking in one_dot_trajectories(board, player)), default=0)


def _caught(before: Board, after: Board, point: Point, player: Player) -> Steps[Mask]:
    """Return the player's dots that a ladder of the opponent takes, which goes on with a dot on a point.

    The ladder has been proved: every answer was tried.
    """
    enemy = 1 - player
    line = yield from LadderReader(before, enemy, player, LADDER_BUDGET).read(point)
    if len(line.points) < 2 * MIN_LADDER - 1:
        return 0
    threats = closing_points(after, point, enemy)
    dots = _any({place: dots for place, dots in _takings(after, player).items() if place in threats})
    proof = yield from prove_gain(before, enemy, player, point, max(1, dots.bit_count()))
    return dots if proof else 0


def _any(takings: dict[Point, Mask]) -> Mask:
    return reduce(or_, takings.values(), 0)


def _points(board: Board, mask: Mask) -> tuple[Point, ...]:
    return (*board.grid.mask_points(mask),)
