"""Tells the story of a game: the moves that decided it, and where they could have been prevented."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from kropki.board.board import Board
from kropki.board.grid import Player, Point
from kropki.board.grounding import grounded_mask
from kropki.board.territory import Territory
from kropki.computer.hints import Hint, find_hints
from kropki.computer.ladder import LadderReader
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking, TimeSource, copy_automatic
from kropki.computer.shapes import LADDER_BUDGET, ShapeName, find_shapes
from kropki.computer.steps import Steps
from kropki.computer.trajectories import lead
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.tree import Node

MOMENTS = 3
"""How many moments a story has at most."""
LEVEL = replace(LEVELS[8], surveyed=0.0)
"""Looks for better moves. Random games would choose points, but change no value."""
MAX_CHANCES = 4
"""How many moves of the loser are looked at before a gain that was forced, or that was made at once."""
MIN_SAVED = 1
"""How many dots a better move saves at least."""
FORCING_SHAPES = (ShapeName.LADDER, ShapeName.NET, ShapeName.FORK)
"""The shapes that lead to a capture."""


@dataclass(frozen=True, slots=True)
class Chance:
    """The last move with which the loser of a moment could have prevented it, at least in part.

    Attributes:
        ply: The number of its node in the line.
        point: Where the loser played.
        better: A better move.
    """

    ply: int
    point: Point
    better: Hint


@dataclass(frozen=True, slots=True)
class Moment:
    """A move that decided something.

    Attributes:
        node: The node of the move.
        ply: The number of the node in the line, from 0 for the root.
        dot: The dot.
        winner: Whose lead grew. It is the other player if the dot was lost in a house.
        gain: By how many dots.
        board: The position after the move.
        taken: The territories that it took.
        shape: What made it, by the name of its lesson. It is grounded if the lost dots had reached the edge,
            or could have.
        chance: What the other player could have done; None if nothing better was found.
    """

    node: Node
    ply: int
    dot: Dot
    winner: Player
    gain: int
    board: Board
    taken: tuple[Territory, ...]
    shape: ShapeName = ShapeName.RING
    chance: Chance | None = None


class Story:
    """Finds the moments of the current line of a game of two players.

    Attributes:
        moments: What has been found so far, in the order of the game: at first only what has happened, then
            also why, and what would have been better.
    """

    def __init__(
        self,
        game: Game,
        steps: int | None = None,
        *,
        seconds: float = 0.1,
        clock: TimeSource = time.perf_counter,
    ) -> None:
        """Prepare.

        Args:
            game: The game. `run` moves through it, and returns to the node where it was.
            steps: The number of steps for each position that is thought about. It replaces the time limit.
            seconds: The time limit for each of these positions.
            clock: Returns the time in seconds.
        """
        self.moments: list[Moment] = []
        self._game = game
        self._line = game.node.line()
        self._steps = steps
        self._seconds = seconds
        self._clock = clock

    def run(self) -> Steps[None]:
        """Find the moments in steps."""
        game = self._game
        home = game.node
        found = yield from self._find_gains()
        largest = sorted(found, key=lambda moment: -moment.gain)
        told: list[Moment] = []
        while largest and len(told) < MOMENTS:
            self._tell(told + largest[: MOMENTS - len(told)])
            moment = yield from self._explain(largest.pop(0))
            # One missed chance may have cost more than one capture.
            if not moment.chance or all(moment.chance.ply != each.chance.ply for each in told if each.chance):
                told.append(moment)
        self._tell(told)
        game.go_to(home, select=False)

    def _tell(self, moments: list[Moment]) -> None:
        self.moments = sorted(moments, key=lambda moment: moment.ply)

    def _find_gains(self) -> Steps[list[Moment]]:
        """Return the moves of the line that changed the score."""
        game = self._game
        found: list[Moment] = []
        now, known = 0, set[Territory]()
        for ply, node in enumerate(self._line):
            game.go_to(node, select=False)
            board, move = game.board, node.move
            before, now = now, board.captures[0] - board.captures[1]
            taken = tuple(territory for territory in board.territories if territory not in known)
            known = set(board.territories)
            change = now - before
            if isinstance(move, Dot) and not node.setup and change:
                winner = int(change < 0)
                found.append(Moment(node, ply, move, winner, abs(change), board.copy(), taken))
            yield
        return found

    def _explain(self, moment: Moment) -> Steps[Moment]:
        """Say what made a moment, and what the loser could have done."""
        if moment.dot.player != moment.winner:
            chance = yield from self._find_chance(moment, moment.ply, 1)
            return replace(moment, shape=ShapeName.HOUSE, chance=chance)
        first = yield from self._find_start(moment)
        shape = yield from self._name(first)
        if shape is ShapeName.RING and first > 2:
            shape = yield from self._name(first - 2)  # a net threatens nothing at once
        chance = yield from self._find_chance(moment, first - 1, MAX_CHANCES)
        if shape is ShapeName.RING and chance and self._reached_edge(moment, chance):
            shape = ShapeName.GROUNDED
        return replace(moment, shape=shape, chance=chance)

    def _find_start(self, moment: Moment) -> Steps[int]:
        """Return the ply of the winner's first move from which on the gain was forced."""
        game, first = self._game, moment.ply
        for ply in range(moment.ply - 2, 0, -2):
            move = self._line[ply].move
            if not isinstance(move, Dot) or move.player != moment.winner:
                break
            game.go_to(self._line[ply - 1], select=False)
            board = copy_automatic(game.board)
            if not board.open_mask >> move.point & 1:
                break
            reader = LadderReader(board, moment.winner, 1 - moment.winner, LADDER_BUDGET)
            line = yield from reader.read(move.point)
            if not line.gain:
                break
            first = ply
        return first

    def _name(self, ply: int) -> Steps[ShapeName]:
        """Return what led to a capture in the move of a node, or else a ring."""
        game, node = self._game, self._line[ply]
        move = node.move
        if not isinstance(move, Dot) or node.setup:
            return ShapeName.RING
        game.go_to(self._line[ply], select=False)
        after = game.board.copy()
        game.go_to(self._line[ply - 1], select=False)
        shapes = yield from find_shapes(game.board, after, move.point, move.player)
        return next((shape.name for shape in shapes if shape.name in FORCING_SHAPES), ShapeName.RING)

    def _reached_edge(self, moment: Moment, chance: Chance) -> bool:
        """Return whether dots that were lost were connected to the edge, or a better move connects them."""
        game, loser = self._game, 1 - moment.winner
        game.go_to(self._line[chance.ply - 1], select=False)
        board = copy_automatic(game.board)
        grounded = grounded_mask(board, loser)
        board.play(chance.better.point, loser)
        grounded |= grounded_mask(board, loser)
        return any(territory.inside & grounded for territory in moment.taken)

    def _find_chance(self, moment: Moment, last: int, most: int) -> Steps[Chance | None]:
        """Return the one of the loser's moves up to a ply where another would have saved most, if any."""
        game, loser = self._game, 1 - moment.winner
        final = moment.board.captures[loser] - moment.board.captures[moment.winner]
        chance: Chance | None = None
        most_saved: float = MIN_SAVED - 1
        for ply in range(last, max(0, last - 2 * most), -2):
            node = self._line[ply]
            move = node.move
            if not isinstance(move, Dot) or move.player != loser or node.setup or node.turn != loser:
                break
            game.go_to(self._line[ply - 1], select=False)
            thinking = self._think(loser)
            yield from thinking.run()
            for hint in find_hints(thinking)[:1]:
                saved = lead(game.board, loser) + hint.gain - final
                if hint.point != move.point and saved > most_saved:
                    chance, most_saved = Chance(ply, move.point, hint), saved
        return chance

    def _think(self, player: Player) -> Thinking:
        return Thinking(
            self._game,
            LEVEL,
            player=player,
            steps=self._steps,
            seconds=self._seconds,
            resigns=False,
            clock=self._clock,
        )
