"""Advice: the best points for a player, and why, in terms of dots."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kropki.board import Board
from kropki.computer.player import Thinking, automatic
from kropki.computer.threats import Threat, captures_now, closings, gain_of, lead


class Reason(StrEnum):
    """Why a point is good."""

    CAPTURES = "captures"
    """The dot captures so many."""
    SAVES = "saves"
    """So many dots could be captured at once, and then no more."""
    FORCES = "forces"
    """A capture of so many follows by force."""
    PREVENTS = "prevents"
    """The enemy could capture so many by force, and then no more."""
    THREATENS = "threatens"
    """So many could be captured with the next dot."""
    PLACES = "places"
    """So many points of different threats: more than one answer can stop."""
    LOSES = "loses"
    """All that can be done still loses so many, and this the least."""
    SHAPE = "shape"
    """Nothing to count: it builds a good position."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A point, its reasons with their numbers, the strongest first, what the player gains in dots by what was
    read, and how the game would go on: points by turns, None for one who does nothing."""

    point: int
    reasons: tuple[tuple[Reason, int], ...]
    gain: float
    line: tuple[int | None, ...]


MOST = 3
"""How many hints are given."""


def advice(thinking: Thinking) -> list[Hint]:
    """The best three points by what a player's thinking has come to, best first."""
    board = automatic(thinking.game.board)
    player, enemy = thinking.player, thinking.search.enemy
    stand = lead(board, player)
    danger = [threat for threat in captures_now(board, enemy, board.open_mask) if threat.gain]
    hints = []
    for candidate in thinking.thought.candidates[:MOST]:
        reasons = _reasons(board, candidate.point, player, enemy, danger)
        told = {reason for reason, _ in reasons}
        forced = thinking.search.forced(candidate.point)
        if forced and Reason.CAPTURES not in told:
            reasons.insert(0, (Reason.FORCES, forced))
        gain = candidate.value - stand
        if gain < 0 and not reasons:
            reasons.append((Reason.LOSES, round(-gain)))
        prevented = thinking.search.prevents(candidate.point)
        if prevented and Reason.SAVES not in told and gain >= 0:
            reasons.append((Reason.PREVENTS, prevented))
        hints.append(Hint(candidate.point, tuple(reasons or [(Reason.SHAPE, 0)]), gain, candidate.line))
    return hints


def _reasons(
    board: Board, point: int, player: int, enemy: int, danger: list[Threat]
) -> list[tuple[Reason, int]]:
    before = lead(board, player)
    board.play(point, player)
    reasons = []
    gain = lead(board, player) - before
    if gain > 0:
        reasons.append((Reason.CAPTURES, gain))
    left = {threat.points: threat.gain for threat in captures_now(board, enemy, board.open_mask)}
    saved = max((threat.gain - left.get(threat.points, 0) for threat in danger), default=0)
    if saved > 0:
        reasons.append((Reason.SAVES, saved))
    gains = [gain_of(board, place, player) for place in closings(board, point, player)]
    threats = [threatened for threatened in gains if threatened > 0]
    if len(threats) > 1:
        reasons.append((Reason.PLACES, len(threats)))
    if threats:
        reasons.append((Reason.THREATENS, max(threats)))
    board.undo()
    return reasons
