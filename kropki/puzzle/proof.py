"""Proofs by exhaustive search: what a player gains whatever the opponent does.

A proof uses only the board, and nothing of how the computer player thinks. It tries every move of both
players, except moves that cannot change the result: it uses alpha-beta, remembers positions, and tries
captures first. Captures are automatic.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from kropki.board.board import Board
from kropki.board.enclosure import flood
from kropki.board.grid import Mask, Player, Point
from kropki.computer.steps import Steps
from kropki.errors import KropkiError

T = TypeVar("T")

POSITIONS_PER_STEP = 200
"""How many positions are looked at between two steps of a generator."""
INFINITY = 999
"""More dots than any lead."""

Span = int | None
"""How far to look.

A number limits the dots of the player to move, each with an answer. Both players may also make a null move;
two null moves in a row end the line. None looks up to the last point of the board, without null moves, as in
the Russian rules."""


class OutOfPositions(KropkiError):
    """A proof needs more positions than it may look at."""

    code = "puzzle/positions"


class Proof:
    """Proves what both players can reach from a position of two players.

    A question that ends in `OutOfPositions` can be asked again: what has been found is remembered, so the
    proof goes on from there.

    Attributes:
        positions: How many positions it has looked at.
        limit: At how many positions it stops.
    """

    def __init__(self, board: Board, limit: float = math.inf) -> None:
        """Prepare a proof.

        Args:
            board: The position. It is left unchanged.
            limit: After how many positions to stop.
        """
        self.positions: int = 0
        self.limit: float = limit
        self._board = board
        self._captured: frozenset[tuple[int, ...]] = frozenset()
        """The captures since the beginning. With the alive dots and the houses they identify a position."""
        self._bounds: dict[tuple[object, ...], tuple[int, int]] = {}
        """By position: the least and the greatest value that it can have."""
        self._best: dict[tuple[object, ...], Point] = {}
        """By position, however many plies are left: the best point."""
        self._history: tuple[dict[Point, int], dict[Point, int]] = ({}, {})
        """By player and point: how often the point was best (history heuristic)."""
        self._safe: list[Mask] = [0, 0]
        self._safe = [self._out_of_reach(player, board.open_mask) for player in (0, 1)]
        """By player: the points that the player can never surround."""

    def gain(self, player: Player, span: Span) -> int:
        """Return by how much the player's lead grows if the player moves now and both play best.

        Raises:
            OutOfPositions: If that takes more positions than the limit allows.
        """
        gain = 0
        while self.reaches(player, span, gain + 1):
            gain += 1
        while not self.reaches(player, span, gain):
            gain -= 1
        return gain

    def reaches(self, player: Player, span: Span, gain: int) -> bool:
        """Return whether the player to move can force at least a gain.

        Raises:
            OutOfPositions: If that takes more positions than the limit allows.
        """
        aim = self.lead(player) + gain
        return self._value(player, _plies(span), aim - 1, aim, False) >= aim

    def right(self, player: Player, span: Span, gain: int) -> list[Point]:
        """Return the first points with which the player to move forces at least a gain.

        Raises:
            OutOfPositions: If that takes more positions than the limit allows.
        """
        aim = self.lead(player) + gain
        points = [*self._board.legal_points]
        return [p for p in points if self._value_after(p, player, _plies(span), aim - 1, aim) >= aim]

    def lead(self, player: Player) -> int:
        """Return how many more dots the player has captured than the opponent."""
        captures = self._board.captures
        return captures[player] - captures[1 - player]

    def after(self, point: Point | None, player: Player, plies: int, aim: int) -> bool:
        """Return whether a player leads by at least `aim` in the end, after playing on a point.

        Args:
            point: The point, or None for a null move.
            player: Who plays there.
            plies: How many plies are left, including this one; negative up to the last point.
            aim: The lead.

        Raises:
            OutOfPositions: If that takes more positions than the limit allows.
        """
        if point is None:
            return -self._value(1 - player, plies - 1, -aim, 1 - aim, True) >= aim
        return self._value_after(point, player, plies, aim - 1, aim) >= aim

    def in_steps(self, question: Callable[[], T], most: float) -> Steps[T]:
        """Ask a question in steps.

        Args:
            question: Asks this proof, and raises `OutOfPositions` at its limit.
            most: How many positions the proof may look at in all.

        Raises:
            OutOfPositions: If it takes more positions.
        """
        while True:
            self.limit = min(most, self.positions + POSITIONS_PER_STEP)
            try:
                return question()
            except OutOfPositions:
                if self.positions >= most:
                    raise
            yield

    @contextmanager
    def along(self, line: Iterable[Point | None], player: Player) -> Iterator[None]:
        """Let questions be about the position after a line of play.

        Args:
            line: The points; None is a null move.
            player: Who plays the first one.

        Raises:
            IllegalMove: If nobody can play on one of the points.
        """
        before = self._captured
        played = 0
        try:
            for point in line:
                if point is not None:
                    self._play(point, player)
                    played += 1
                player = 1 - player
            yield
        finally:
            for _ in range(played):
                self._board.undo()
            self._captured = before

    def _play(self, point: Point, player: Player) -> None:
        board = self._board
        dots = board.alive_mask(0), board.alive_mask(1)
        for territory in board.play(point, player):
            inside = territory.inside
            self._captured |= {(point, player, territory.owner, inside, dots[0] & inside, dots[1] & inside)}

    def _value_after(self, point: Point, player: Player, plies: int, alpha: int, beta: int) -> int:
        """Return the value for the player of playing on a point, with bounds as in `_value`."""
        before = self._captured
        self._play(point, player)
        try:
            return -self._value(1 - player, plies - 1, -beta, -alpha, False)
        finally:
            self._captured = before
            self._board.undo()

    def _value(self, player: Player, plies: int, alpha: int, beta: int, after_null: bool) -> int:
        """Return the lead of the player to move in the end.

        Args:
            player: The player to move.
            plies: How many plies are left; negative for any number.
            alpha: If the result is `alpha` or less, it is an upper bound.
            beta: If the result is `beta` or more, it is a lower bound.
            after_null: Whether the opponent has just made a null move.

        Raises:
            OutOfPositions: If the limit is reached.
        """
        if self.positions >= self.limit:
            raise OutOfPositions(f"the proof needs more than {self.limit} positions")
        self.positions += 1
        board = self._board
        other = 1 - player
        free = board.open_mask
        lead = self.lead(player)
        if not plies or not free:
            return lead
        has_null_moves = plies > 0
        if has_null_moves:
            hope = lead + self._max_gain(player, free)
            if hope <= alpha:
                return hope
            fear = lead - self._max_gain(other, free)
            if fear >= beta:
                return fear
        position = (
            board.alive_mask(player),
            board.alive_mask(other),
            board.house_mask(player),
            board.house_mask(other),
            self._captured,
            player,
        )
        key = (*position, plies, after_null)
        lower, upper = self._bounds.get(key, (-INFINITY, INFINITY))
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        best = -INFINITY
        floor = alpha
        if has_null_moves:
            best = lead if after_null else -self._value(other, plies - 1, -beta, -alpha, True)
            floor = max(floor, best)
        if best < beta:
            for point in self._ordered_points(player, plies, free, self._best.get(position)):
                value = self._value_after(point, player, plies, floor, beta)
                if value > best:
                    best = value
                    if value > floor:
                        floor = value
                        if value >= beta:
                            self._best[position] = point
                            history = self._history[player]
                            history[point] = history.get(point, 0) + 1
                            break
        if best <= alpha:
            self._bounds[key] = (lower, best)
        elif best >= beta:
            self._bounds[key] = (best, upper)
        else:
            self._bounds[key] = (best, best)
        return best

    def _out_of_reach(self, player: Player, free: Mask) -> Mask:
        """Return the points that the player cannot cut off from the edge even with all open points.

        They are connected with the edge over points that neither belong to the player nor are open. A point
        that is out of reach stays so.
        """
        board = self._board
        grid = board.grid
        solid = grid.board & ~board.alive_mask(player) & ~free
        return flood(grid.edge & solid | self._safe[player], solid, grid.stride)

    def _max_gain(self, player: Player, free: Mask) -> int:
        """Return an upper bound of what a player can gain while the opponent does nothing."""
        board = self._board
        loose = board.alive_mask(1 - player) & ~self._safe[player]
        if loose:
            loose &= ~self._out_of_reach(player, free)
        return loose.bit_count() + board.captures[1 - player] if loose else 0

    def _ordered_points(self, player: Player, plies: int, free: Mask, best: Point | None) -> Iterator[Point]:
        """Yield the points to try, those that may capture or prevent a capture first.

        With one or two plies left no other points are tried. They change nothing, so a null move is as good.
        """
        board = self._board
        points = [*board.grid.mask_points(free)]
        if best is not None and plies != 1:
            points.remove(best)
            yield best
        for mover in (player, 1 - player) if plies != 1 else (player,):
            urgent = [point for point in points if board.may_close_ring(point, mover)]
            yield from urgent
            points = [point for point in points if point not in urgent]
        if not 1 <= plies <= 2:
            history = self._history[player]
            yield from sorted(points, key=lambda point: -history.get(point, 0))


def _plies(span: Span) -> int:
    """Return the number of plies of a span; -1 for the last point of the board."""
    return -1 if span is None else 2 * span
