"""Styles of play: simple players, each with one idea of the game."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

import numpy as np

from kropki.board.board import Board
from kropki.board.enclosure import spread
from kropki.board.grid import Mask, Player, Point
from kropki.computer.levels import LEVELS
from kropki.computer.nets import Nets
from kropki.computer.player import Thinking, copy_automatic, last_points, load_policy, wins_by_stop
from kropki.computer.policy import REACH, points_near_dots
from kropki.computer.search import Search
from kropki.computer.steps import Steps, run_to_end
from kropki.computer.trajectories import Trajectories, one_dot_trajectories
from kropki.game.game import Game
from kropki.game.moves import Dot, Move, Stop
from kropki.game.rules import StopRule

DEFAULT_SECONDS = 0.05
"""The time for a move of a style that reads, if its settings name none."""
GAMES_AT_A_TIME = 20
"""How many random games are played between two looks at the clock."""


CATCH_WEIGHT = 0.5
"""What an enemy dot in a net is worth to the style that lays nets, beside what it is worth to level 8."""
LARGE_CATCH = 5
"""How many of them do not count, because so few often escape."""


class Style:
    """A player with one idea of the game.

    Attributes:
        nodes: How many positions or random games the last move took.
    """

    def __init__(self, seed: int, seconds: float | None = None) -> None:
        """Prepare for a game.

        Args:
            seed: The seed of the random numbers.
            seconds: The time for a move, for a style that reads.
        """
        self.nodes = 0
        self._random = Random(seed)
        self._seconds = seconds or DEFAULT_SECONDS

    def choose_move(self, game: Game) -> Move:
        """Return a dot for the player to move, or a stop if the rules have it and it wins."""
        player = game.turn
        if game.rules.stop is not StopRule.NONE and player not in game.stopped and wins_by_stop(game, player):
            return Stop(player)
        return Dot(self.choose_point(game, copy_automatic(game.board), player), player)

    def choose_point(self, game: Game, board: Board, player: Player) -> Point:
        """Return the point to play.

        Args:
            game: The game.
            board: A copy of its board with automatic captures.
            player: The player to move.
        """
        raise NotImplementedError


class Taker(Style):
    """Captures whatever one dot can capture, and otherwise plays near the last two dots."""

    blocks = 0.0
    """How often the player also sees what one dot of the opponent would capture, and plays there."""

    def choose_point(self, game: Game, board: Board, player: Player) -> Point:
        """Return the point to play."""
        for mover in (player, 1 - player) if self._random.random() < self.blocks else (player,):
            takes = [found for found in one_dot_trajectories(board, mover) if found.gain]
            if takes:
                return max(takes, key=lambda found: found.gain).points.bit_length() - 1
        near = self._near(game, board) & ~board.trap_mask(player)
        return self._random.choice([*board.grid.mask_points(near or board.open_mask)])

    def _near(self, game: Game, board: Board) -> Mask:
        """Return the mask of the open points near the last two dots, or near any dots if there are none."""
        grid = board.grid
        mask = sum(grid.bits[point] for point in last_points(game))
        for _ in range(REACH):
            mask = spread(mask, grid.stride)
        return mask & board.open_mask or points_near_dots(board)


class Blocker(Taker):
    """Does what `Taker` does, but blocks the opponent's captures by one dot before it plays nearby."""

    blocks = 1.0


class Naive(Taker):
    """Plays as newcomers do: captures, sees no threats, and otherwise plays beside the opponent's dots."""

    def _near(self, game: Game, board: Board) -> Mask:
        """Return the mask of the open points beside the opponent's last dot, or beside any of their dots."""
        grid = board.grid
        for dots in (
            sum(grid.bits[point] for point in last_points(game)[:1]),
            board.alive_mask(1 - game.turn),
        ):
            if beside := spread(dots, grid.stride) & board.open_mask:
                return beside
        return super()._near(game, board)


class Careful(Naive):
    """Plays as people do on their second day: as `Naive` does, but sees most threats."""

    blocks = 0.7


class Tactician(Style):
    """Reads as the highest level does, and rates quiet moves at random."""

    def choose_point(self, game: Game, board: Board, player: Player) -> Point:
        """Return the point to play."""
        search = Search(board, player, 1 - player, self._rate, last=last_points(game))
        end = time.process_time() + self._seconds
        for _ in search.run():
            if search.info.candidates and time.process_time() >= end:
                break
        self.nodes = search.info.positions
        return search.info.candidates[0].point

    def _rate(
        self, known: Trajectories, player: Player, last: tuple[Point, ...]
    ) -> Steps[dict[Point, float]]:
        """Rate the points near dots."""
        yield from ()
        board = known.board
        return {p: self._random.random() for p in board.grid.mask_points(points_near_dots(board))}


class NetThinking(Thinking):
    """Thinks as the highest level does, and also about the nets that it can make."""

    def _survey(self, known: Trajectories, points: Sequence[Point]) -> Steps[dict[Point, float]]:
        """Compare points by random games and by the nets of both players."""
        gains = yield from super()._survey(known, points)
        caught = yield from Nets(known.board).sizes_after(self.player, points)
        return {
            point: gains[point] + CATCH_WEIGHT * max(0, size - LARGE_CATCH) for point, size in caught.items()
        }


class Netter(Style):
    """Lays nets: plays as the highest level does, but values dots in its nets almost as captured ones."""

    def choose_move(self, game: Game) -> Move:
        """Return a move for the player to move."""
        thinking = NetThinking(
            game,
            LEVELS[max(LEVELS)],
            seed=self._random.getrandbits(32),
            seconds=self._seconds,
            resigns=False,
            clock=time.process_time,
        )
        move = thinking.decide()
        self.nodes = thinking.info.positions
        return move


class Shaper(Style):
    """Plays the point that the learned policy likes best, and reads nothing."""

    def choose_point(self, game: Game, board: Board, player: Player) -> Point:
        """Return the point to play."""
        qualities = run_to_end(load_policy()(Trajectories(board), player, last_points(game)))
        return max(qualities, key=lambda point: qualities[point] + 1e-6 * self._random.random())


class Sampler(Style):
    """A Monte-Carlo tree search with random games (`research.montecarlo`). It needs numba."""

    def __init__(self, seed: int, seconds: float | None = None) -> None:
        """Prepare for a game."""
        super().__init__(seed, seconds)
        _compile_sampler()

    def choose_point(self, game: Game, board: Board, player: Player) -> Point:
        """Return the point to play."""
        from research.montecarlo.board import board_point, position_of
        from research.montecarlo.tree import best_point, grow, new_tree

        position, tree = position_of(board), new_tree()  # numba may have to compile this
        seed = np.array([self._random.getrandbits(63) | 1], np.uint64)
        ahead = -game.rules.komi / 2
        end = time.process_time() + self._seconds
        self.nodes = 0
        while not self.nodes or time.process_time() < end:
            self.nodes += grow(tree, GAMES_AT_A_TIME, position, player, ahead, seed)
        return board_point(board, best_point(tree))


@cache
def _compile_sampler() -> None:
    """Let numba compile everything before the first move."""
    from research.montecarlo.board import new_position
    from research.montecarlo.tree import search

    search(new_position(5, 5), 0, 0.0, np.array([1], np.uint64), 1)


STYLES: dict[str, Callable[[int, float | None], Style]] = {
    "takes": Taker,
    "blocks": Blocker,
    "naive": Naive,
    "careful": Careful,
    "tactics": Tactician,
    "nets": Netter,
    "shape": Shaper,
    "playouts": Sampler,
}
"""All styles by name."""
