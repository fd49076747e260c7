"""Proofs by exhaustive search: what a player gains on a board whatever the other one does.

Nothing of the computer player is used, only the board. Every move of both is tried, but for what cannot
change the answer: alpha-beta, positions seen before, and captures first. Captures happen by themselves, as in
`kropki.board.board`."""

from __future__ import annotations

from collections.abc import Iterator

from kropki.board.board import Board
from kropki.board.enclosure import flood

MOST = 999
"""More dots than any lead."""
Span = int | None
"""How far is looked: a number of dots of the player to move, each answered, where both may also do nothing,
and when both do that, one after the other, it is over; or None, to the board's last point, where both must
play, as the Russian rules have it."""


class Proof:
    """Looks for what is best for both from a position of two players. The board is left as it was."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._captured: frozenset[tuple[int, ...]] = frozenset()
        """The captures since: with the alive dots and the houses they tell positions apart."""
        self._known: dict[tuple[object, ...], tuple[int, int]] = {}
        """Least and most that a position can be worth."""
        self._best: dict[tuple[object, ...], int] = {}
        """By position, however many plies are left: the point that was best."""
        self._good: tuple[dict[int, int], dict[int, int]] = ({}, {})
        """By player and point: how often it was best (history heuristic)."""
        self._safe = [0, 0]
        self._safe = [self._out_of_reach(player, board.open_mask) for player in (0, 1)]
        """By player: which points he can never surround."""

    def gain(self, player: int, span: Span) -> int:
        """By how much the player's lead grows if he moves now and both do the best."""
        gain = 0
        while self.reaches(player, span, gain + 1):
            gain += 1
        while not self.reaches(player, span, gain):
            gain -= 1
        return gain

    def reaches(self, player: int, span: Span, gain: int) -> bool:
        """Whether the player, to move, can force at least that gain."""
        aim = self._lead(player) + gain
        return self._value(player, _plies(span), aim - 1, aim, False) >= aim

    def right(self, player: int, span: Span, gain: int) -> list[int]:
        """The first points with which the player forces at least that gain."""
        aim = self._lead(player) + gain
        points = [*self._board.legal_points]
        return [point for point in points if self._played(point, player, _plies(span), aim - 1, aim) >= aim]

    def _lead(self, player: int) -> int:
        captures = self._board.captures
        return captures[player] - captures[1 - player]

    def _played(self, point: int, player: int, plies: int, alpha: int, beta: int) -> int:
        """What it is worth for the player to play on a point."""
        board = self._board
        before = self._captured
        dots = board.alive_mask(0), board.alive_mask(1)
        taken = board.play(point, player)
        for territory in taken:
            inside = territory.inside
            self._captured |= {(point, player, territory.owner, inside, dots[0] & inside, dots[1] & inside)}
        value = -self._value(1 - player, plies - 1, -beta, -alpha, False)
        self._captured = before
        board.undo()
        return value

    def _value(self, player: int, plies: int, alpha: int, beta: int, rested: bool) -> int:
        """The player's lead in the end, at least if that is `beta` or more, at most if it is `alpha` or less.
        `plies` are left, any number if negative; `rested` if the other has just done nothing."""
        board = self._board
        other = 1 - player
        free = board.open_mask
        stand = self._lead(player)
        if not plies or not free:
            return stand
        resting = plies > 0
        if resting:
            hope = stand + self._within_reach(player, free)
            if hope <= alpha:
                return hope
            fear = stand - self._within_reach(other, free)
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
        key = (*position, plies, rested)
        least, most = self._known.get(key, (-MOST, MOST))
        if least >= beta or least == most:
            return least
        if most <= alpha:
            return most
        best = -MOST
        floor = alpha
        if resting:
            best = stand if rested else -self._value(other, plies - 1, -beta, -alpha, True)
            floor = max(floor, best)
        if best < beta:
            for point in self._ordered(player, plies, free, self._best.get(position)):
                value = self._played(point, player, plies, floor, beta)
                if value > best:
                    best = value
                    if value > floor:
                        floor = value
                        if value >= beta:
                            self._best[position] = point
                            good = self._good[player]
                            good[point] = good.get(point, 0) + 1
                            break
        if best <= alpha:
            self._known[key] = (least, best)
        elif best >= beta:
            self._known[key] = (best, most)
        else:
            self._known[key] = (best, best)
        return best

    def _out_of_reach(self, player: int, free: int) -> int:
        """Points that hang together with the edge over what is neither the player's nor open: not even all
        open points would cut them off. What is so stays so."""
        board = self._board
        grid = board.grid
        solid = grid.board & ~board.alive_mask(player) & ~free
        return flood(grid.edge & solid | self._safe[player], solid, grid.stride)

    def _within_reach(self, player: int, free: int) -> int:
        """At least as much as a player can gain while the other does nothing."""
        board = self._board
        loose = board.alive_mask(1 - player) & ~self._safe[player]
        if loose:
            loose &= ~self._out_of_reach(player, free)
        return loose.bit_count() + board.captures[1 - player] if loose else 0

    def _ordered(self, player: int, plies: int, free: int, best: int | None) -> Iterator[int]:
        """The points to try, those first that may take something or keep the other from it. With two plies
        left or one no others can change anything: to do nothing is as good."""
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
            good = self._good[player]
            yield from sorted(points, key=lambda point: -good.get(point, 0))


def _plies(span: Span) -> int:
    """How many dots of both a span is; to the last point no number is small enough to count down."""
    return -1 if span is None else 2 * span
