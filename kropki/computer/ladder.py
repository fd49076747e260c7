"""Ladders: captures by force. Each dot of the attacker threatens to capture at once, each answer is the only
one, until there is none.

Such a sequence may be dozens of moves long, far beyond the plies that a search can see, and yet is cheap to
read, for only threats are tried and only answers to them."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.enclosure import spread
from kropki.computer.threats import Threat, captures_now, closings, gain_of, lead

LONGEST = 40
"""Attacker's dots after which a ladder is given up."""
WIDTH = 3
"""How far from the last two dots the attacker goes on."""
STEP = 4
"""Answers tried between two steps of the generator."""


class Forced(NamedTuple):
    """What a ladder brings: dots gained at least, and its line, where each threat is answered, the attacker's
    first dot first."""

    gain: int
    line: tuple[int, ...]


NOTHING = Forced(0, ())


class Ladder:
    """Reads ladders of an attacker against a defender. `budget` is how many of the attacker's dots may be
    tried before it is given up."""

    def __init__(self, board: Board, attacker: int, defender: int, budget: int) -> None:
        self.board = board
        self.attacker = attacker
        self.defender = defender
        self.budget = budget
        self._tried = 0
        self._counters = [
            threat.points.bit_length() - 1 for threat in captures_now(board, defender, board.open_mask)
        ]
        """Where the defender closes a ring with one dot: he captures if an attacker's dot lies in it then."""

    def from_start(self, point: int) -> Generator[None, None, Forced]:
        """What the attacker gains by force if he plays on a point, read in steps."""
        return self._press(point, LONGEST)

    def _press(self, point: int, left: int) -> Generator[None, None, Forced]:
        """The attacker plays on a point and goes on from there."""
        self.budget -= 1
        board = self.board
        before = lead(board, self.attacker)
        if board.play(point, self.attacker):
            gain = lead(board, self.attacker) - self._recaptured() - before
            board.undo()
            return Forced(gain, (point,)) if gain > 0 else NOTHING
        threats = self._threats(point)
        result = (yield from self._answered(point, threats, left)) if threats else NOTHING
        board.undo()
        return result

    def _threats(self, point: int) -> list[tuple[int, int]]:
        """Where the attacker captures next through his dot on a point, and how much."""
        board, attacker = self.board, self.attacker
        gains = [(gain_of(board, place, attacker), place) for place in closings(board, point, attacker)]
        return sorted([(gain, place) for gain, place in gains if gain > 0], reverse=True)

    def _answered(
        self, point: int, threats: list[tuple[int, int]], left: int
    ) -> Generator[None, None, Forced]:
        """The least that the attacker gains whatever the defender does against his threats: he may leave them
        alone, if what they take is little."""
        worst: Forced | None = None
        for answer in (*self._counter_captures(), *(place for _, place in threats)):
            reply = yield from self._reply(point, answer, threats, left)
            if worst is None or reply.gain < worst.gain:
                worst = reply
            if not worst.gain:
                return NOTHING
        assert worst is not None
        return Forced(min(worst.gain, threats[0][0]), (point, *worst.line))

    def _recaptured(self) -> int:
        """How much the defender takes with his next dot."""
        board = self.board
        return max((threat.gain for threat in captures_now(board, self.defender, board.open_mask)), default=0)

    def _counter_captures(self) -> list[int]:
        """Where the defender captures at once."""
        board, defender = self.board, self.defender
        free = board.open_mask
        return [p for p in self._counters if free >> p & 1 and gain_of(board, p, defender) > 0]

    def _reply(
        self, point: int, answer: int, threats: list[tuple[int, int]], left: int
    ) -> Generator[None, None, Forced]:
        """The defender has answered a threat; the attacker takes what is left, or goes on."""
        self._tried += 1
        if not self._tried % STEP:
            yield
        board, attacker = self.board, self.attacker
        before = lead(board, attacker)
        board.play(answer, self.defender)
        result = NOTHING
        counters = self._counters
        self._counters = counters + [
            place for place in closings(board, answer, self.defender) if place not in counters
        ]
        won = lead(board, attacker) - before
        for _, place in threats:
            if not board.open_mask >> place & 1:
                continue
            if board.play(place, attacker):
                gain = lead(board, attacker) - before - self._recaptured()
                if gain > result.gain:
                    result = Forced(gain, (answer, place))
            board.undo()
        if won > result.gain:
            result = Forced(won, (answer,))
        if not result.gain and left > 1 and won >= 0:
            grid = board.grid
            near = grid.bits[point] | grid.bits[answer]
            for _ in range(WIDTH):
                near = spread(near, grid.stride)
            near &= board.open_mask & spread(board.alive_mask(attacker), grid.stride)
            for onward in grid.mask_points(near):
                if self.budget <= 0:
                    break
                forced = yield from self._press(onward, left - 1)
                if forced.gain > result.gain:
                    result = Forced(forced.gain, (answer, *forced.line))
                    break
        self._counters = counters
        board.undo()
        return result


def starts(threats: list[Threat], board: Board) -> list[int]:
    """The points where a ladder may begin: those of threats of two dots."""
    mask = 0
    for points, gain, *_ in threats:
        if gain and points.bit_count() == 2:
            mask |= points
    return [*board.grid.mask_points(mask & board.open_mask)]
