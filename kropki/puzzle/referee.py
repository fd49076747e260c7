"""Judges moves in a puzzle, and answers them with the best reply.

Everything follows from proofs (`kropki.puzzle.proof`). They are done in steps, because some take seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from kropki.board.grid import Player, Point
from kropki.computer.lines import LineKind, ShownLine, line_to_capture
from kropki.computer.steps import Steps
from kropki.computer.trajectories import one_dot_trajectories
from kropki.puzzle.proof import Proof
from kropki.puzzle.puzzle import NO_DOT, InvalidPuzzle, Puzzle

MAX_POSITIONS = 400_000
"""How many positions the proofs for one puzzle may look at."""
MAX_REFUTATION = 5
"""How many plies a refutation has at most."""
UNTIL_THE_END = -1
NOTHING = 0
"""Stands for no move at all. It is not a point of any board."""

Line = tuple[Point | None, ...]
"""Points, played by turns. None is a turn without a dot."""

T = TypeVar("T")


@dataclass(frozen=True)
class Verdict:
    """What is to be said about a move.

    Attributes:
        is_right: Whether it reaches what can be reached.
        is_solved: Whether that has been reached.
        line: What the opponent plays. It is one reply after a right move, and none if the puzzle is solved.
            After a wrong move it goes on until one sees why.
    """

    is_right: bool
    is_solved: bool
    line: Line = ()


class Referee:
    """Judges moves in one puzzle.

    Attributes:
        puzzle: The puzzle.
        proof: The proofs. They remember what has been found.
    """

    def __init__(self, puzzle: Puzzle, max_positions: int = MAX_POSITIONS) -> None:
        """Prepare to judge.

        Args:
            puzzle: The puzzle.
            max_positions: How many positions the proofs may look at.
        """
        self.puzzle = puzzle
        self._board = puzzle.board()
        self._grid = self._board.grid
        self.proof: Proof = Proof(self._board)
        self._max_positions = max_positions
        self._aim = self.proof.lead(puzzle.turn) + puzzle.gain

    def points(self, letters: Sequence[str]) -> Line:
        """Return a line that is written in letters.

        Raises:
            OffBoard: If a point is not on the board.
        """
        return tuple(None if pair == NO_DOT else self._grid.from_letters(pair) for pair in letters)

    def letters(self, line: Line) -> tuple[str, ...]:
        """Return a line in letters."""
        return tuple(NO_DOT if point is None else self._grid.letters(point) for point in line)

    def judge(self, line: Line) -> Steps[Verdict]:
        """Judge the last move of a line, in steps.

        Args:
            line: The moves so far. The player has made the first and the last of them. Only replies can
                be None.

        Raises:
            InvalidPuzzle: If the line is not one of this puzzle.
            IllegalMove: If a move is not legal.
            OutOfPositions: If it takes too many positions to judge it.
        """
        self.check(line)
        turn = self.puzzle.turn
        left = self._plies_after(len(line) - 1)
        letters = self.letters(line)
        if len(line) == 1:
            is_right = letters[0] in self.puzzle.right
        elif letters == self.puzzle.line[: len(line)]:
            is_right = True
        else:
            question = partial(self.proof.after, line[-1], turn, left, self._aim)
            is_right = yield from self._ask(line[:-1], question)
        if not is_right:
            return Verdict(False, False, (yield from self._refutation(line)))
        if self._is_solved(line):
            return Verdict(True, True)
        if letters == self.puzzle.line[: len(line)] and len(line) < len(self.puzzle.line):
            return Verdict(True, False, self.points(self.puzzle.line[len(line) : len(line) + 1]))
        return Verdict(True, False, ((yield from self._longest_reply(line)),))

    def check(self, line: Line) -> None:
        """Check that a line of this puzzle ends with a move of the player.

        Raises:
            InvalidPuzzle: If it does not.
            IllegalMove: If a move is not legal.
        """
        if not len(line) % 2 or None in line[::2]:
            raise InvalidPuzzle("a line of play begins and ends with a dot of the player to move")
        with self.proof.along(line, self.puzzle.turn):
            pass

    def show(self, line: Line, begin: int = 0) -> ShownLine | None:
        """Return what the opponent captures in a line, or None for nothing.

        Args:
            line: The line, from the position of the puzzle on.
            begin: How many moves of it come first. What is captured in these does not count.

        Raises:
            IllegalMove: If a move is not legal.
        """
        turn = self.puzzle.turn
        first = (turn + begin) % 2
        with self.proof.along(line[:begin], turn):
            return line_to_capture(
                self._board, LineKind.PUNISHED, first, line[begin:], is_proved=True, taker=1 - turn
            )

    def targets(self) -> tuple[str, ...]:
        """Return the dots that the puzzle is about: those that are captured along its line, or in danger."""
        board, puzzle = self._board, self.puzzle
        turn = puzzle.turn
        before = board.alive_mask(0) | board.alive_mask(1)
        with self.proof.along(self.points(puzzle.line), turn):
            captured = before & ~(board.alive_mask(0) | board.alive_mask(1))
        if not captured:
            for trajectory in one_dot_trajectories(board, 1 - turn):
                captured |= trajectory.captured & board.alive_mask(turn)
        return self.letters(tuple(self._grid.mask_points(captured)))

    def solution(self) -> Steps[tuple[str, ...]]:
        """Return a line that begins with a right point and goes on until the puzzle is solved.

        Raises:
            OutOfPositions: If it takes too many positions to find it.
        """
        puzzle = self.puzzle
        line = (yield from self._quickest(())) if puzzle.dots else self.points(puzzle.right[:1])
        while True:
            verdict = yield from self.judge(line)
            if verdict.is_solved:
                return self.letters(line)
            line += verdict.line
            line += yield from self._quickest(line)

    def refutation(self, first: str) -> Steps[tuple[str, ...]]:
        """Return a first point that is wrong, and its refutation.

        Raises:
            OutOfPositions: If it takes too many positions to find it.
        """
        line = self.points([first])
        return self.letters(line + (yield from self._refutation(line)))

    def _is_solved(self, line: Line) -> bool:
        """Return whether a line of right moves has reached the aim.

        Where nothing is won, or nothing is claimed about the number of dots, the first right move is all.
        """
        if not self.puzzle.dots:
            return True
        with self.proof.along(line, self.puzzle.turn):
            return self.proof.lead(self.puzzle.turn) >= self._aim

    def _plies_after(self, count: int) -> int:
        """Return how many plies are left after some plies."""
        span = self.puzzle.span
        return UNTIL_THE_END if span is None else max(0, 2 * span - count)

    def _ask(self, line: Line, question: Callable[[], T]) -> Steps[T]:
        """Ask a question about the position after a line, in steps."""

        def question_there() -> T:
            with self.proof.along(line, self.puzzle.turn):
                return question()

        return (yield from self.proof.in_steps(question_there, self._max_positions))

    def _quickest(self, line: Line) -> Steps[Line]:
        """Return the right move that reaches the aim with the fewest dots."""
        turn = self.puzzle.turn
        points = [*self._candidates(line, turn)]
        left = self._plies_after(len(line))
        for plies in range(1, left + 1, 2):
            for point in points:
                quick = partial(self.proof.after, point, turn, plies, self._aim)
                lasting = partial(self.proof.after, point, turn, left, self._aim)
                if (yield from self._ask(line, quick)) and (yield from self._ask(line, lasting)):
                    return (point,)
        return ((yield from self._first(line, points, turn, left, self._aim)),)

    def _longest_reply(self, line: Line) -> Steps[Point | None]:
        """Return the reply after which the player needs the most dots."""
        turn, proof, aim = self.puzzle.turn, self.proof, self._aim
        enemy = 1 - turn
        left = self._plies_after(len(line))
        replies: list[Point | None] = [*self._candidates(line, enemy)]
        if left > 0:
            replies.append(None)
        for plies in range(2, left + 1, 2):
            holding: list[Point | None] = []
            for reply in replies:
                if (yield from self._ask(line, partial(proof.after, reply, enemy, plies, 1 - aim))):
                    holding.append(reply)
            if not holding:
                break
            replies = holding
        return replies[0]

    def _refutation(self, line: Line) -> Steps[Line]:
        """Return the best play after a wrong move, until one sees what it costs."""
        player, enemy = self.puzzle.turn, 1 - self.puzzle.turn
        begin = len(line)
        while len(line) - begin < MAX_REFUTATION and (left := self._plies_after(len(line))):
            mover = enemy if (len(line) - begin) % 2 == 0 else player
            move = yield from self._best(line, mover, left)
            if move is None and line[-1] is None:
                break
            line += (move,)
            with self.proof.along(line, player):
                if self.proof.lead(player) < self._aim - max(0, self.puzzle.gain) and mover == enemy:
                    break
            if self.puzzle.gain > 0 and mover == enemy:
                break
        return line[begin:]

    def _best(self, line: Line, mover: Player, left: int) -> Steps[Point | None]:
        """Return the best move, those that capture first; None is a null move."""
        proof = self.proof
        points: list[Point | None] = [*self._candidates(line, mover)]
        if left > 0 or not points:
            points.append(None)
        with proof.along(line, self.puzzle.turn):
            value = proof.lead(mover)
        best = yield from self._first(line, points, mover, left, value)
        if best == NOTHING:  # something is lost in any case
            while best == NOTHING:
                value -= 1
                best = yield from self._first(line, points, mover, left, value)
            return best
        while True:
            value += 1
            better = yield from self._first(line, points, mover, left, value)
            if better == NOTHING:
                return best
            best = better

    def _first(
        self, line: Line, points: Sequence[Point | None], mover: Player, left: int, aim: int
    ) -> Steps[Point | None]:
        """Return the first move with which the mover leads by at least `aim` in the end, or `NOTHING`."""
        for point in points:
            if (yield from self._ask(line, partial(self.proof.after, point, mover, left, aim))):
                return point
        return NOTHING

    def _candidates(self, line: Line, mover: Player) -> Iterator[Point]:
        """Return the open points, those that may close a ring of either player first."""
        board = self._board
        with self.proof.along(line, self.puzzle.turn):
            points = [*board.legal_points]
            closes = [p for p in points if board.may_close_ring(p, mover)]
            blocks = [p for p in points if p not in closes and board.may_close_ring(p, 1 - mover)]
        return iter([*closes, *blocks, *(p for p in points if p not in closes and p not in blocks)])
