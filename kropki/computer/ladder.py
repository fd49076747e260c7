"""Captures by force (ladders).

Each dot of the attacker threatens to capture, and the defender must answer it. A ladder may be dozens of
moves long, far more than a search can look ahead. Even so it takes little time to read, because only threats
and the answers to them are tried.
"""

from __future__ import annotations

from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.enclosure import spread
from kropki.board.grid import Mask, Player, Point
from kropki.computer.steps import Steps
from kropki.computer.trajectories import Trajectory, closing_points, gain_at, lead, one_dot_trajectories

MAX_DOTS = 40
"""The number of the attacker's dots after which a ladder is given up."""
REACH = 3
"""How far from the last two dots the attacker may continue."""
ANSWERS_PER_STEP = 4
"""How many answers are tried between two steps of the generator."""
USUAL_AREA = 225
"""On boards with more points than this a step has fewer answers, because each takes longer."""


class ForcedLine(NamedTuple):
    """The result of a ladder.

    Attributes:
        gain: By how many dots the attacker's lead grows at least.
        points: The moves of both players, beginning with the attacker's.
    """

    gain: int
    points: tuple[Point, ...]


NO_GAIN = ForcedLine(0, ())


class LadderReader:
    """Reads the ladders of one player against another.

    Attributes:
        left: How many more dots of the attacker may be tried in the ladder that is read.
        tried: The points where dots have been tried in it. A dot anywhere else can hardly change the ladder.
    """

    def __init__(self, board: Board, attacker: Player, defender: Player, budget: int) -> None:
        """Prepare to read ladders.

        Args:
            board: The position in which all ladders begin. It is left unchanged by every ladder that is read
                to its end.
            attacker: The player who captures by force.
            defender: The player whose dots are captured.
            budget: How many dots of the attacker may be tried in each ladder.
        """
        self.left: int = budget
        self.tried: Mask = 0
        self._budget = budget
        self._board = board
        self._attacker = attacker
        self._defender = defender
        self._answers = 0
        area = board.grid.width * board.grid.height
        self._answers_per_step = max(1, ANSWERS_PER_STEP * min(USUAL_AREA, area) // area)
        self._counters = [
            trajectory.points.bit_length() - 1 for trajectory in one_dot_trajectories(board, defender)
        ]
        """Where the defender closes a ring with one dot. It captures if the attacker has played inside."""

    def read(self, point: Point) -> Steps[ForcedLine]:
        """Find in steps what the attacker gains by force with a dot on `point`."""
        self.left = self._budget
        self.tried = 0
        return self._attack(point, MAX_DOTS)

    def _attack(self, point: Point, left: int) -> Steps[ForcedLine]:
        """Play the attacker's dot on `point` and read on, for up to `left` dots including this one."""
        self.left -= 1
        board = self._board
        self.tried |= board.grid.bits[point]
        before = lead(board, self._attacker)
        if board.play(point, self._attacker):
            gain = lead(board, self._attacker) - self._best_recapture() - before
            board.undo()
            return ForcedLine(gain, (point,)) if gain > 0 else NO_GAIN
        threats = self._threats_through(point)
        result = (yield from self._defend(point, threats, left)) if threats else NO_GAIN
        board.undo()
        return result

    def _threats_through(self, point: Point) -> list[tuple[int, Point]]:
        """Return where the attacker can capture next through a dot, with the gain, the largest first."""
        board, attacker = self._board, self._attacker
        gains = [(gain_at(board, place, attacker), place) for place in closing_points(board, point, attacker)]
        return sorted([(gain, place) for gain, place in gains if gain > 0], reverse=True)

    def _defend(self, point: Point, threats: list[tuple[int, Point]], left: int) -> Steps[ForcedLine]:
        """Find the defender's best answer to threats.

        The defender may also ignore the threats, so the ladder gains no more than the largest of them.
        """
        worst: ForcedLine | None = None
        for _, answer in (*self._counter_captures(), *threats):
            line = yield from self._answer(point, answer, threats, left)
            if worst is None or line.gain < worst.gain:
                worst = line
            if not worst.gain:
                return NO_GAIN
        assert worst is not None
        return ForcedLine(min(worst.gain, threats[0][0]), (point, *worst.points))

    def _best_recapture(self) -> int:
        """Return how much the defender gains with the next dot."""
        return max((gain for gain, _ in self._counter_captures()), default=0)

    def _counter_captures(self) -> list[tuple[int, Point]]:
        """Return where the defender captures at once, with the gain."""
        board, defender = self._board, self._defender
        free = board.open_mask
        gains = [(gain_at(board, p, defender), p) for p in self._counters if free >> p & 1]
        return [(gain, point) for gain, point in gains if gain > 0]

    def _answer(
        self, point: Point, answer: Point, threats: list[tuple[int, Point]], left: int
    ) -> Steps[ForcedLine]:
        """Play an answer of the defender, then capture with a remaining threat or read on."""
        self._answers += 1
        if not self._answers % self._answers_per_step:
            yield
        board, attacker = self._board, self._attacker
        self.tried |= board.grid.bits[answer]
        before = lead(board, attacker)
        board.play(answer, self._defender)
        result = NO_GAIN
        counters = self._counters
        self._counters = counters + [
            place for place in closing_points(board, answer, self._defender) if place not in counters
        ]
        won = lead(board, attacker) - before
        for _, place in threats:
            if not board.open_mask >> place & 1:
                continue
            self.tried |= board.grid.bits[place]
            if board.play(place, attacker):
                gain = lead(board, attacker) - before - self._best_recapture()
                if gain > result.gain:
                    result = ForcedLine(gain, (answer, place))
            board.undo()
        if won > result.gain:
            result = ForcedLine(won, (answer,))
        if not result.gain and left > 1 and won >= 0:
            grid = board.grid
            near = grid.bits[point] | grid.bits[answer]
            for _ in range(REACH):
                near = spread(near, grid.stride)
            near &= board.open_mask & spread(board.alive_mask(attacker), grid.stride)
            for onward in grid.mask_points(near):
                if self.left <= 0:
                    break
                line = yield from self._attack(onward, left - 1)
                if line.gain > result.gain:
                    result = ForcedLine(line.gain, (answer, *line.points))
                    break
        self._counters = counters
        board.undo()
        return result


def ladder_starts(board: Board, trajectories: list[Trajectory]) -> list[Point]:
    """Return the open points where a ladder may begin: those of capturing trajectories of two dots."""
    mask = 0
    for points, gain, *_ in trajectories:
        if gain and points.bit_count() == 2:
            mask |= points
    return [*board.grid.mask_points(mask & board.open_mask)]
