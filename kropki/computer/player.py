"""Thinks about a move at a level, and decides."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from heapq import nsmallest
from itertools import islice
from pkgutil import get_data
from random import Random

from kropki.board.board import Board
from kropki.board.grid import Mask, Player, Point
from kropki.board.settlement import settle_stop
from kropki.board.variant import USUAL
from kropki.computer.ending import ENDING_POINTS, Ending
from kropki.computer.foresight import load_foresight
from kropki.computer.levels import Level
from kropki.computer.nets import NET_WEIGHT, Nets
from kropki.computer.pairs import find_pairs
from kropki.computer.policy import Policy, points_near_dots
from kropki.computer.search import Search, SearchInfo
from kropki.computer.steps import Steps
from kropki.computer.survey import Survey
from kropki.computer.trajectories import Trajectories, lead
from kropki.game.game import Game
from kropki.game.moves import Dot, Move, Pass, Resignation, Stop
from kropki.game.rules import StopRule

QUICK_POINTS = 16
"""How many points are tried for a move that takes no thought."""
ACCEPT_DRAW_FROM = 0.2
"""The share of the board that must be filled before the player accepts a draw."""
OFFER_DRAW_FROM = 0.6
"""The share of the board that must be filled before the player offers a draw."""

OPEN_SHARE = 0.2
"""How many dots an open point can make up for at most.

Between equal players on a large board, the final difference scatters by some 0.085 dots for each point
that is still open, on 15×15 by less.
"""

TRAPS_UNTIL = 0.7
"""After which share of the time the player stops looking for traps. On large boards, that may take long."""

DISTANCE_WEIGHT = 1.5
"""What a step away from the last dots costs a player without a sense of shape, in the units of the policy."""

TimeSource = Callable[[], float]
"""Returns the time in seconds, from any starting point."""


@cache
def load_policy() -> Policy:
    """Return the policy with the weights that were learned from games."""
    return Policy(json.loads(get_data("kropki.computer", "weights.json") or b""))


def quick_point(game: Game, player: Player) -> Point:
    """Return a point that is found without thinking.

    Of the open points nearest to the last dot, or else to the middle of the board, it is the first one where
    a dot captures, or else the nearest one.

    Args:
        game: A game with at least one open point. It is left unchanged.
        player: The player to move.
    """
    board, grid, dot = copy_automatic(game.board), game.board.grid, game.last_dot
    x, y = grid.xy(dot.point) if dot else (grid.width // 2, grid.height // 2)

    def distance(point: Point) -> int:
        px, py = grid.xy(point)
        return (px - x) ** 2 + (py - y) ** 2

    allowed = board.open_mask & (allowed_mask(game, player) or -1)
    nearest = nsmallest(QUICK_POINTS, grid.mask_points(allowed), key=distance)
    for point in nearest:
        if board.may_close_ring(point, player):
            taken = board.play(point, player)
            board.undo()
            if any(territory.owner == player and territory.captured for territory in taken):
                return point
    return nearest[0]


def allowed_mask(game: Game, player: Player) -> Mask:
    """Return the mask of the points where a player may put the next dot, or 0 for all open points.

    Args:
        game: The game.
        player: The player to move.
    """
    suicides = game.board.suicide_mask(player)
    return (game.middle_mask() or game.board.open_mask) & ~suicides if suicides else game.middle_mask()


def last_points(game: Game) -> tuple[Point, ...]:
    """Return the points of the last two dots of a game, the newest first."""
    moves = (node.move for node in reversed(game.node.path()))
    return tuple(islice((move.point for move in moves if isinstance(move, Dot)), 2))


def copy_automatic(board: Board) -> Board:
    """Return a copy of a board with automatic captures, on which every open point can be played.

    The computer player thinks about declared captures as if they were automatic, and then declares
    everything. It thinks about suicide as if it were allowed, and only does not choose it.
    """
    if board.declared:
        return Board.from_diagram(board.diagram(), board.players)
    twin = board.copy()
    if not board.variant.suicide:
        twin.variant = replace(board.variant, suicide=True)
    return twin


def wins_by_stop(game: Game, player: Player) -> bool:
    """Return whether a player wins by a stop even if the opponent then captures everything possible."""
    if game.board.players != 2 or lead(game.board, player) <= 0:
        return False
    captures = settle_stop(game.board, player).captures
    komi = game.rules.komi / 2
    own = captures[player] + komi * (player == 1)
    other = captures[1 - player] + komi * (player == 0)
    return own > other


class Thinking:
    """Thinks about a player's move in a game.

    The game is never changed. It may be stopped after any step: `decision` then returns the best move found
    so far. With a time limit, thinking ends early when more time would hardly change the move. With `steps`,
    the same seed gives the same decision on every machine.

    Attributes:
        game: The game.
        level: The level of the player.
        player: The player to move.
        resigns: Whether the player may resign.
        search: The search for the best point.
        progress: The share of the time or of the steps that has been used, from 0 to 1.

    Example:
        >>> from kropki.computer.levels import LEVELS
        >>> thinking = Thinking(Game(6, 6), LEVELS[3], steps=1)
        >>> isinstance(thinking.decide(), Dot)
        True
    """

    def __init__(
        self,
        game: Game,
        level: Level,
        *,
        player: Player | None = None,
        seed: int = 0,
        seconds: float | None = None,
        steps: int | None = None,
        resigns: bool = True,
        multi_pv: int = 1,
        clock: TimeSource = time.perf_counter,
    ) -> None:
        """Prepare to think.

        Args:
            game: A game that is not over.
            level: The level to play at.
            player: The player to think for. By default, the player to move.
            seed: The seed of the random numbers that the lower levels use.
            seconds: The time limit. By default, that of the level; 0 for none.
            steps: The number of steps to think. It replaces the time limit.
            resigns: Whether the player may resign.
            multi_pv: How many of the best candidates get exact values. The values of the others are bounds.
            clock: Returns the time in seconds.
        """
        self.game = game
        self.level = level
        self.player: Player = game.turn if player is None else player
        self.resigns = resigns
        self._board = copy_automatic(game.board)
        self._random = Random(f"{seed} {game.ply}")
        self._seconds = level.seconds if seconds is None else seconds
        self._steps = steps
        self._noticed: dict[Mask, bool] = {}
        """By the points of a trajectory: whether the player sees it."""
        self._is_quick = bool(self._seconds) and not steps and multi_pv == 1
        """Whether thinking may end before the time limit."""
        self._clock = clock
        self._policy = load_policy()
        self._ending = self._find_ending()
        self.search: Search = Search(
            self._board,
            self.player,
            self._enemy(),
            self._rate,
            last=last_points(game),
            allowed=allowed_mask(game, self.player),
            quiet_width=level.width,
            max_depth=level.plies,
            ladders=level.ladders,
            multi_pv=multi_pv,
            foresight=load_foresight() if level.foreseen and game.board.players == 2 else None,
            foreseen=level.foreseen,
            survey=self._survey if self._may_survey() else None,
            notices=self._notices,
            ending=self._ending,
        )
        self.progress: float = 0.0

    @property
    def info(self) -> SearchInfo:
        """What the search has found so far."""
        return self.search.info

    def run(self) -> Iterator[None]:
        """Think, step by step, until the time is over or everything has been searched."""
        begin = self._clock()
        step = 0
        for _ in self.search.run():
            if self.info.candidates:  # before that, the search has not looked at the board
                step += 1
                if self._steps:
                    self.progress = step / self._steps
                elif self._seconds:
                    self.progress = (self._clock() - begin) / self._seconds
                if self.progress >= 1 or (self._is_quick and self.info.steady):
                    break
            yield
        self.progress = 1.0

    def decide(self) -> Move:
        """Think to the end and return the decision."""
        for _ in self.run():
            pass
        return self.decision()

    def decision(self) -> Move:
        """Return the best move found so far.

        A dot has no declared rings: a player under declared captures declares everything.
        """
        game, board, player = self.game, self.game.board, self.player
        if self._may_stop() and wins_by_stop(game, player):
            return Stop(player)
        candidates = self.info.candidates
        if not candidates:
            return Dot(quick_point(game, player), player)
        best = candidates[0]
        most = max(move.value for move in candidates)  # the best may have been searched further than others
        if self.resigns and self._is_hopeless(most):
            return Resignation(player)
        if self._should_stop():
            return Stop(player)
        if game.rules.passing and most < lead(board, player):
            return Pass(player)
        return Dot(best.point, player)

    def accepts_draw(self) -> bool:
        """Return whether the player would accept a draw now.

        The player does if at least a fifth of the board is filled and the expected margin is half a dot or
        less.
        """
        return (
            bool(self.info.candidates)
            and self._filled() >= ACCEPT_DRAW_FROM
            and self.expected_margin() <= 0.5
        )

    def offers_draw(self) -> bool:
        """Return whether the player would offer a draw with the move.

        The player does late in a game of two if the scores are level and nobody is expected to gain anything.
        """
        candidates = self.info.candidates
        if not candidates or self.game.board.players != 2 or self._filled() < OFFER_DRAW_FROM:
            return False
        return self.expected_margin() == 0 and candidates[0].value == lead(self.game.board, self.player)

    def expected_margin(self) -> float:
        """Return by how many dots the player expects to win, with komi; negative for a loss."""
        candidates = self.info.candidates
        value = candidates[0].value if candidates else lead(self.game.board, self.player)
        komi = self.game.rules.komi / 2
        return value + (komi if self.player == 1 else -komi)

    def _may_stop(self) -> bool:
        """Return whether the rules let the player stop now."""
        return self.game.rules.stop is not StopRule.NONE and self.player not in self.game.stopped

    def _should_stop(self) -> bool:
        """Return whether every move to the last point loses more than a stop does."""
        if not self.info.solved or not self._ending:
            return False
        return self._ending.value_of_stop(self.player) > self.info.candidates[0].value

    def _find_ending(self) -> Ending | None:
        """Return what solves the position, or None if too many points are open or the rules are unusual."""
        game, board = self.game, self.game.board
        if not self.level.solves or board.open_mask.bit_count() > ENDING_POINTS:
            return None
        if board.players != 2 or board.declared or board.variant != USUAL:
            return None
        if game.rules.passing or game.stopped or game.resigned:
            return None
        return Ending(self._board, stops=self._may_stop())

    def _filled(self) -> float:
        """Return the share of the points where no dot can be played any more."""
        grid = self.game.board.grid
        return 1 - len(self.game.board.legal_points) / (grid.width * grid.height)

    def _enemy(self) -> Player:
        """Return the next player who still plays."""
        players = self.game.board.players
        out = self.game.resigned | self.game.stopped
        others = [(self.player + i) % players for i in range(1, players)]
        return next((p for p in others if p not in out), others[0])

    def _rate(
        self, known: Trajectories, player: Player, last: tuple[Point, ...]
    ) -> Steps[dict[Point, float]]:
        """Rate points by the policy and by how near they are, as the level does."""
        board, level, gauss = known.board, self.level, self._random.gauss
        if level.shape:
            qualities = yield from self._policy(known, player, last)
        else:
            qualities = dict.fromkeys(board.grid.mask_points(points_near_dots(board)), 0.0)
        if level.shape < 1:
            missed = yield from self._missed_points(known, player)
            qualities = {p: q for p, q in qualities.items() if not missed >> p & 1} or qualities
            places = [board.grid.xy(point) for point in last] or [board.grid.xy(max(qualities))]
            for point, quality in qualities.items():
                x, y = board.grid.xy(point)
                distance = min(max(abs(x - px), abs(y - py)) for px, py in places)
                qualities[point] = level.shape * quality - (1 - level.shape) * DISTANCE_WEIGHT * distance
        if level.noise:
            return {point: quality + gauss(0, level.noise) for point, quality in qualities.items()}
        return qualities

    def _missed_points(self, known: Trajectories, player: Player) -> Steps[Mask]:
        """Return where a dot of either side captures and the player does not see it."""
        missed = 0
        for mover in (player, self._enemy()):
            for trajectory in (yield from known.find(mover, 1)):
                if trajectory.gain and not self._notices(trajectory.points):
                    missed |= trajectory.points
        return missed

    def _may_survey(self) -> bool:
        """Return whether random games may compare the points. They follow the usual rules of capture."""
        board = self.game.board
        return self.level.surveyed > 0 and board.players == 2 and board.variant == USUAL

    def _survey(self, known: Trajectories, points: Sequence[Point]) -> Steps[dict[Point, float]]:
        """Compare points by random games for the level's share of the time."""
        pairs = yield from find_pairs(known)
        survey = Survey(self._board, self.player, self._random, pairs)
        for _ in survey.run():
            if survey.games and self.progress >= self.level.surveyed:
                break
            yield
        gains = yield from survey.gains(points)
        nets = Nets(self._board)
        dangers = yield from nets.dangers(self.player, points)
        chances = yield from nets.chances(self.player, points)
        worths = {p: gain + NET_WEIGHT * (chances[p] - dangers[p]) for p, gain in gains.items()}
        looking = nets.traps(self.player, sorted(points, key=lambda point: -worths[point]))
        while self.progress < TRAPS_UNTIL:
            try:
                next(looking)
            except StopIteration as end:
                traps = end.value
                return {p: worth - NET_WEIGHT * max(0, traps[p] - dangers[p]) for p, worth in worths.items()}
            yield
        return worths

    def _notices(self, points: Mask) -> bool:
        """Return whether the player sees the trajectory of some points. Its first answer stays."""
        if points not in self._noticed:
            self._noticed[points] = self._random.random() >= self.level.miss_rate
        return self._noticed[points]

    def _is_hopeless(self, value: float) -> bool:
        """Return whether so much is lost with a value that the open points cannot make up for it."""
        return value <= -(5 + OPEN_SHARE * len(self.game.board.legal_points))
