"""Advice: the best points for a player, and why, in terms of dots."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kropki.board.board import Board
from kropki.computer.player import Thinking, automatic
from kropki.computer.threats import captures_now, closings, gain_of, lead


class Reason(StrEnum):
    """Why a point is good."""

    CAPTURES = "captures"
    """The dot captures so many."""
    SAVES = "saves"
    """So many dots could be captured at once, and these no more."""
    FORCES = "forces"
    """A capture of so many follows by force."""
    PREVENTS = "prevents"
    """The enemy could capture so many by force, and then no more."""
    THREATENS = "threatens"
    """So many could be captured with the next dot."""
    PLACES = "places"
    """So many points where a dot would capture: more than one answer can stop."""
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
    danger = _in_danger(board, player, enemy)
    hints = []
    for candidate in thinking.thought.candidates[:MOST]:
        reasons = _reasons(board, candidate.point, player, enemy, danger)
        told = {reason for reason, _ in reasons}
        forced = thinking.search.forced(candidate.point)
        if forced and Reason.CAPTURES not in told:
            reasons.insert(0, (Reason.FORCES, forced))
        gain = candidate.value - stand
        if gain < 0:
            reasons.append((Reason.LOSES, round(-gain)))
        prevented = thinking.search.prevents(candidate.point)
        if prevented and Reason.SAVES not in told and gain >= 0:
            reasons.append((Reason.PREVENTS, prevented))
        hints.append(Hint(candidate.point, tuple(reasons or [(Reason.SHAPE, 0)]), gain, candidate.line))
    return hints


def _in_danger(board: Board, player: int, enemy: int) -> int:
    """Mask of the player's dots that one dot of the enemy captures."""
    mask = 0
    for threat in captures_now(board, enemy, board.open_mask):
        if threat.gain:
            mask |= threat.caught
    return mask & board.alive_mask(player)


def _captured(board: Board, point: int, player: int) -> int:
    """How many dots a player's dot captures."""
    before = board.captures[player]
    taken = board.play(point, player)
    captured = board.captures[player] - before if taken else 0
    board.undo()
    return captured


def _reasons(board: Board, point: int, player: int, enemy: int, danger: int) -> list[tuple[Reason, int]]:
    """What a player's dot does at once; `danger` is the mask of his dots that the enemy may capture now."""
    captured = _captured(board, point, player)
    board.play(point, player)
    saved = (danger & ~_in_danger(board, player, enemy)).bit_count()
    places = [place for place in closings(board, point, player) if gain_of(board, place, player) > 0]
    threatened = max((_captured(board, place, player) for place in places), default=0)
    told = (
        (Reason.CAPTURES, captured),
        (Reason.SAVES, saved),
        (Reason.PLACES, len(places) if _outlast(board, places, player, enemy) else 0),
        (Reason.THREATENS, threatened),
    )
    board.undo()
    return [(reason, number) for reason, number in told if number]


def _outlast(board: Board, places: list[int], player: int, enemy: int) -> bool:
    """Whether the player can still capture on one of the places whatever the enemy answers. Only a dot on
    one of them or a capture takes a place away."""
    answers = {*places, *(t.points.bit_length() - 1 for t in captures_now(board, enemy, board.open_mask))}
    for answer in answers:
        board.play(answer, enemy)
        open_mask = board.open_mask
        lasts = any(open_mask >> place & 1 and gain_of(board, place, player) > 0 for place in places)
        board.undo()
        if not lasts:
            return False
    return bool(places)
