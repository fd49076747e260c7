"""The player: thinks about a move of a game at a level, and decides."""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Iterator
from functools import cache
from heapq import nsmallest
from pkgutil import get_data
from random import Random

from kropki.board.board import Board
from kropki.board.settlement import settle_stop
from kropki.computer.levels import Level
from kropki.computer.policy import Policy
from kropki.computer.potential import Potential
from kropki.computer.search import Candidate, Search, Thought
from kropki.computer.threats import lead
from kropki.game.game import Game
from kropki.game.moves import Dot, Move, Pass, Resignation, Stop
from kropki.game.rules import StopRule

NEAREST = 16
"""How many points are looked at for an answer that takes no thought."""
EARLY = 0.2
"""The share of the board that is filled before a draw is accepted."""
LATE = 0.6
"""The share of the board that is filled before a draw is offered."""


@cache
def knowledge() -> tuple[Policy, Potential]:
    """What was learned from games, as the data file has it."""
    weights = json.loads(get_data("kropki.computer", "weights.json") or b"")
    return Policy(weights["policy"]), Potential(weights["of_mover"], weights["of_other"])


def at_once(game: Game, player: int) -> int:
    """A point found without thinking: of the open ones nearest to the last dot, or to the middle, one where
    a dot captures, else the nearest."""
    board, grid, dot = automatic(game.board), game.board.grid, game.last_dot
    x, y = grid.xy(dot.point) if dot else (grid.width // 2, grid.height // 2)

    def distance(point: int) -> int:
        px, py = grid.xy(point)
        return (px - x) ** 2 + (py - y) ** 2

    allowed = board.open_mask & (game.middle_mask() or -1)
    nearest = nsmallest(NEAREST, grid.mask_points(allowed), key=distance)
    for point in nearest:
        if board.closes(point, player):
            taken = board.play(point, player)
            board.undo()
            if any(territory.owner == player and territory.captured for territory in taken):
                return point
    return nearest[0]


def automatic(board: Board) -> Board:
    """A board of one's own to think on. Where captures are declared it takes what is closed by itself, as one
    who declares all that pays."""
    return Board.from_diagram(board.diagram(), board.players) if board.declared else board.copy()


class Thinking:
    """A player's thinking about his move in a game, which it never touches.

    `run` does it in small steps; it may be left after any, and `decision` then tells what it came to. With
    `steps` it ends after so many of them, and the same seed gives the same decision then; else when the
    level's time is over, or `seconds`. Of the best `exact` candidates it learns what they are worth, of
    others only what they are not. The game must not be over."""

    def __init__(
        self,
        game: Game,
        level: Level,
        *,
        player: int | None = None,
        seed: int = 0,
        seconds: float | None = None,
        steps: int | None = None,
        resigns: bool = True,
        exact: int = 1,
    ) -> None:
        self.game = game
        self.level = level
        self.player = game.turn if player is None else player
        self.resigns = resigns
        self._board = automatic(game.board)
        self._random = Random(f"{seed} {game.ply}")
        self._seconds = level.seconds if seconds is None else seconds
        self._steps = steps
        self._policy, potential = knowledge()
        self.search = Search(
            self._board,
            self.player,
            self._enemy(),
            self._order,
            last=self._last_points(),
            allowed=game.middle_mask(),
            deepest=level.plies,
            ladders=level.ladders,
            exact=exact,
            potential=potential if level.far and game.board.players == 2 else None,
            far=level.far,
            answers=level.answers,
            sees=self._sees,
        )
        self.progress = 0.0
        """The share of the time that is over."""

    @property
    def thought(self) -> Thought:
        """What is known so far: candidates, best first."""
        return self.search.thought

    def run(self) -> Iterator[None]:
        """Think, step by step, until the time is over or all is known."""
        begin = time.perf_counter()
        step = 0
        for _ in self.search.run():
            if self.thought.candidates:  # before that it has not seen the board
                step += 1
                if self._steps:
                    self.progress = step / self._steps
                elif self._seconds:
                    self.progress = (time.perf_counter() - begin) / self._seconds
                if self.progress >= 1:
                    break
            yield
        self.progress = 1.0

    def decide(self) -> Move:
        """Think to the end and decide."""
        for _ in self.run():
            pass
        return self.decision()

    def decision(self) -> Move:
        """The move that seems best by now. A dot's rings are all that it can declare."""
        game, board, player = self.game, self.game.board, self.player
        if game.rules.stop is not StopRule.NONE and player not in game.stopped and self._stop_wins():
            return Stop(player)
        candidates = self.thought.candidates
        if not candidates:
            return Dot(at_once(game, player), player)
        best = candidates[0]
        if self.resigns and self._hopeless(best):
            return Resignation(player)
        if game.rules.passing and best.value < lead(board, player):
            return Pass(player)
        return Dot(best.point, player)

    def accepts_draw(self) -> bool:
        """Whether it would take a draw now: when it expects no more than that."""
        return bool(self.thought.candidates) and self._filled() >= EARLY and self.expected() <= 0.5

    def offers_draw(self) -> bool:
        """Whether it would offer a draw with its move: late, when it expects that nobody gains anything more
        in a game that stands level."""
        candidates = self.thought.candidates
        if not candidates or self.game.board.players != 2 or self._filled() < LATE:
            return False
        return self.expected() == 0 and candidates[0].value == lead(self.game.board, self.player)

    def _filled(self) -> float:
        """The share of the points that nobody can play on any more."""
        grid = self.game.board.grid
        return 1 - len(self.game.board.legal_points) / (grid.width * grid.height)

    def expected(self) -> float:
        """By how many dots it expects to win in the end."""
        candidates = self.thought.candidates
        value = candidates[0].value if candidates else lead(self.game.board, self.player)
        komi = self.game.rules.komi / 2
        return value + (komi if self.player == 1 else -komi)

    def _enemy(self) -> int:
        """Who moves next after the player."""
        players = self.game.board.players
        out = self.game.resigned | self.game.stopped
        others = [(self.player + i) % players for i in range(1, players)]
        return next((p for p in others if p not in out), others[0])

    def _last_points(self) -> tuple[int, ...]:
        points = []
        for node in reversed(self.game.node.path()):
            if isinstance(node.move, Dot):
                points.append(node.move.point)
                if len(points) == 2:
                    break
        return tuple(points)

    def _order(
        self, board: Board, player: int, last: tuple[int, ...]
    ) -> Generator[None, None, dict[int, float]]:
        """The quality of each point, by what was learned; a level that wavers adds some chance."""
        qualities = yield from self._policy(board, player, last)
        if self.level.vague:
            vague, gauss = self.level.vague, self._random.gauss
            return {point: quality + gauss(0, vague) for point, quality in qualities.items()}
        return qualities

    def _sees(self) -> bool:
        """Whether the player sees one threat: a level that overlooks some does so as people do, the more so
        the more dots it takes."""
        return self._random.random() >= self.level.overlooks

    def _hopeless(self, best: Candidate) -> bool:
        """Whether so much is lost that what is open cannot bring it back."""
        return best.value <= -(5 + len(self.game.board.legal_points) / 12)

    def _stop_wins(self) -> bool:
        """Whether the player wins even if the others take all that they can from now on."""
        game, player = self.game, self.player
        if game.board.players != 2 or lead(game.board, player) <= 0:
            return False
        captures = settle_stop(game.board, player).captures
        komi = game.rules.komi / 2
        own = captures[player] + komi * (player == 1)
        other = captures[1 - player] + komi * (player == 0)
        return own > other
