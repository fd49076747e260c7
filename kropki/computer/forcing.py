"""What a player gains by force, with an answer to everything that the opponent can do.

A `LadderReader` finds such lines fast, because it tries only the answers that matter. A `Forcing` is what it
has found as a tree in which *every* open point was tried as an answer, so that it can be shown, saved and
checked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kropki.board.board import Board
from kropki.board.enclosure import spread
from kropki.board.grid import Player, Point
from kropki.computer.ladder import REACH, LadderReader
from kropki.computer.steps import Steps
from kropki.computer.trajectories import closing_points, lead, one_dot_trajectories

MAX_DOTS = 40
"""The number of the attacker's dots after which a line is given up."""
MAX_TRIED = 20_000
"""How many answers are tried before a proof is given up."""
LADDER_BUDGET = 600
"""How many dots are tried to find the attacker's next dot."""
ANSWERS_PER_STEP = 4
"""How many answers are tried between two steps of the generator."""


@dataclass(frozen=True, slots=True)
class Forcing:
    """A dot of the attacker, and what follows.

    Attributes:
        point: Where the attacker plays.
        captured: How many dots this captures. If it is not 0, the aim is reached.
        threat: Where the attacker captures if the defender plays on none of the `answers`.
        answers: The other answers of the defender, each with the attacker's next dot; None if the answer
            itself loses enough.
    """

    point: Point
    captured: int = 0
    threat: Point | None = None
    answers: tuple[tuple[Point, Forcing | None], ...] = ()

    def main_line(self) -> tuple[Point, ...]:
        """Return the line in which the defender holds out longest."""
        lines = [
            (self.point, answer, *(after.main_line() if after else ())) for answer, after in self.answers
        ]
        shortest = (self.point,) if self.threat is None else (self.point, self.threat)
        return max(lines, key=len, default=shortest)

    def count(self) -> int:
        """Return how many dots of the attacker the tree has."""
        return 1 + sum(after.count() for _, after in self.answers if after)


def prove_gain(
    board: Board, attacker: Player, defender: Player, point: Point, gain: int
) -> Steps[Forcing | None]:
    """Show in steps how a player gains by force with a dot on a point, whatever the defender does.

    The gain counts when it is captured, less what the defender can recapture with the next dot.

    Args:
        board: A position with automatic captures. It is left unchanged if all steps are taken.
        attacker: The player who captures.
        defender: The player whose dots are captured.
        point: Where the attacker begins.
        gain: By how many dots the attacker's lead grows at least.

    Returns:
        The proof, or None if none was found.
    """
    return (yield from _Prover(board, attacker, defender, gain).attack(point, MAX_DOTS))


class Aim:
    """A lead that a player wants to reach, whatever the opponent recaptures with the next dot."""

    def __init__(self, board: Board, player: Player, enemy: Player, gain: int) -> None:
        """Aim at `gain` more dots than the player leads by on the board now."""
        self._board = board
        self._player = player
        self._enemy = enemy
        self._lead = lead(board, player) + gain

    def is_reached(self) -> bool:
        """Return whether the player has reached the aim."""
        now = lead(self._board, self._player)
        if now < self._lead:
            return False
        recaptures = one_dot_trajectories(self._board, self._enemy)
        return now - max((trajectory.gain for trajectory in recaptures), default=0) >= self._lead

    def is_reached_by(self, point: Point) -> bool:
        """Return whether the player reaches the aim by a capture with a dot on a point."""
        board, player = self._board, self._player
        if not board.open_mask >> point & 1 or not board.may_close_ring(point, player):
            return False
        before = board.captures[player]
        board.play(point, player)
        reached = board.captures[player] > before and self.is_reached()
        board.undo()
        return reached

    def is_one_dot_away(self) -> bool:
        """Return whether the player reaches the aim by some capture."""
        captures = one_dot_trajectories(self._board, self._player)
        return any(self.is_reached_by(trajectory.points.bit_length() - 1) for trajectory in captures)


class _Prover:
    def __init__(self, board: Board, attacker: Player, defender: Player, gain: int) -> None:
        self._board = board
        self._attacker = attacker
        self._defender = defender
        self._aim = Aim(board, attacker, defender, gain)
        self._lead = lead(board, attacker) + gain
        self._tried = 0

    def attack(self, point: Point, left: int) -> Steps[Forcing | None]:
        """Play the attacker's dot, with up to `left` dots including this one."""
        board, attacker = self._board, self._attacker
        before = board.captures[attacker]
        if board.play(point, attacker):
            reached = self._aim.is_reached()
            captured = board.captures[attacker] - before
            board.undo()
            return Forcing(point, captured) if reached and captured else None
        threats = [
            place for place in closing_points(board, point, attacker) if self._aim.is_reached_by(place)
        ]
        found = (yield from self._answer_all(point, threats, left)) if threats else None
        board.undo()
        return found

    def _answer_all(self, point: Point, threats: list[Point], left: int) -> Steps[Forcing | None]:
        """Try every open point as an answer to a dot of the attacker with threats."""
        board, threat = self._board, threats[0]
        refuted = []
        for answer in board.grid.mask_points(board.open_mask):
            self._tried += 1
            if not self._tried % ANSWERS_PER_STEP:
                yield
            if self._tried > MAX_TRIED:
                return None
            board.play(answer, self._defender)
            is_free = self._aim.is_reached_by(threat)
            after = None if is_free else (yield from self._meet(point, answer, threats, left))
            is_lost = is_free or after is not None or self._aim.is_reached()
            board.undo()
            if not is_lost:
                return None
            if not is_free:
                refuted.append((answer, after))
        return Forcing(point, 0, threat, tuple(refuted))

    def _meet(self, point: Point, answer: Point, threats: list[Point], left: int) -> Steps[Forcing | None]:
        """Find the attacker's next dot after an answer to the first threat."""
        board, attacker = self._board, self._attacker
        for place in threats[1:]:
            if self._aim.is_reached_by(place):
                return (yield from self.attack(place, 1))
        if left <= 1:
            return None
        for onward in self._near(point, answer):
            reader = LadderReader(board, attacker, self._defender, LADDER_BUDGET)
            line = yield from reader.read(onward)
            if line.gain and lead(board, attacker) + line.gain >= self._lead:
                found = yield from self.attack(onward, left - 1)
                if found:
                    return found
        return None

    def _near(self, point: Point, answer: Point) -> Iterator[Point]:
        """Yield the open points next to the attacker's dots and near the last two."""
        board = self._board
        grid = board.grid
        near = grid.bits[point] | grid.bits[answer]
        for _ in range(REACH):
            near = spread(near, grid.stride)
        own = spread(board.alive_mask(self._attacker), grid.stride)
        yield from grid.mask_points(near & own & board.open_mask)
