"""The best points for a player, and why they are good, in numbers of dots."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from kropki.board.board import Board
from kropki.board.grid import Mask, Player, Point
from kropki.computer.findings import Finding, find_findings
from kropki.computer.foresight import load_foresight
from kropki.computer.player import Thinking, copy_automatic, last_points
from kropki.computer.steps import Steps
from kropki.computer.trajectories import closing_points, gain_at, lead, one_dot_trajectories

MAX_HINTS = 3
"""How many hints are given."""


class HintReason(StrEnum):
    """Why a point is good; with the number of dots or threats it is about."""

    CAPTURES = "captures"
    """How many dots the dot captures."""
    SAVES = "saves"
    """How many dots the opponent could capture at once before, but not afterwards."""
    FORCES = "forces"
    """How many dots the player captures by force."""
    PREVENTS = "prevents"
    """How many dots the opponent could capture by force before, but not afterwards."""
    THREATENS = "threatens"
    """How many dots the player's next dot could capture."""
    PLACES = "places"
    """On how many points the next dot could capture, where one answer cannot stop them all."""
    LOSES = "loses"
    """How many dots the player loses in any case. No other point loses fewer."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A good point.

    Attributes:
        point: Where to play.
        reasons: The reasons with their numbers, the most important first. A point that is only well placed
            has none.
        gain: By how many dots the player's lead grows, as far as the search can see.
        line: How the game would continue, beginning with `point`. None is a null move.
        finding: What the network expects the dot to do to a chain, None if it is not much.
    """

    point: Point
    reasons: tuple[tuple[HintReason, int], ...]
    gain: float
    line: tuple[Point | None, ...]
    finding: Finding | None = None


def find_hints(thinking: Thinking) -> list[Hint]:
    """Return up to three hints, the best first.

    Args:
        thinking: What a player has thought about the move. It should have exact values for `MAX_HINTS`
            candidates.
    """
    board = copy_automatic(thinking.game.board)
    player, enemy = thinking.player, thinking.search.enemy
    now = lead(board, player)
    danger = _in_danger(board, player, enemy)
    hints = []
    for candidate in thinking.info.candidates[:MAX_HINTS]:
        reasons = _immediate_reasons(board, candidate.point, player, enemy, danger)
        found = {reason for reason, _ in reasons}
        forced = thinking.search.forced_gain(candidate.point)
        if forced and HintReason.CAPTURES not in found:
            reasons.insert(0, (HintReason.FORCES, forced))
        gain = candidate.value - now
        if gain < 0:
            reasons.append((HintReason.LOSES, round(-gain)))
        prevented = thinking.search.prevented_gain(candidate.point)
        if prevented and HintReason.SAVES not in found and gain >= 0:
            reasons.append((HintReason.PREVENTS, prevented))
        hints.append(Hint(candidate.point, tuple(reasons), gain, candidate.line))
    return hints


def find_explained_hints(thinking: Thinking) -> Steps[list[Hint]]:
    """Return in steps the hints of `find_hints`. Those without a reason have what the network finds."""
    hints = find_hints(thinking)
    quiet = [hint.point for hint in hints if not hint.reasons]
    if not quiet or thinking.game.board.players != 2:
        return hints
    game, player = thinking.game, thinking.player
    board, last = copy_automatic(game.board), last_points(game)
    found = yield from find_findings(load_foresight(), board, quiet, player, 1 - player, last)
    findings = dict(zip(quiet, found, strict=True))
    return [replace(hint, finding=findings.get(hint.point)) for hint in hints]


def _in_danger(board: Board, player: Player, enemy: Player) -> Mask:
    """Return the mask of the player's dots that one dot of the enemy captures."""
    mask = 0
    for trajectory in one_dot_trajectories(board, enemy):
        if trajectory.gain:
            mask |= trajectory.captured
    return mask & board.alive_mask(player)


def _count_captured(board: Board, point: Point, player: Player) -> int:
    """Return how many dots a player's dot captures."""
    before = board.captures[player]
    taken = board.play(point, player)
    captured = board.captures[player] - before if taken else 0
    board.undo()
    return captured


def _immediate_reasons(
    board: Board, point: Point, player: Player, enemy: Player, danger: Mask
) -> list[tuple[HintReason, int]]:
    """Return what a player's dot does at once.

    Args:
        board: The position.
        point: Where the player plays.
        player: The player.
        enemy: The opponent.
        danger: The player's dots that one dot of the enemy captures before the move.
    """
    captured = _count_captured(board, point, player)
    board.play(point, player)
    saved = (danger & ~_in_danger(board, player, enemy)).bit_count()
    places = [place for place in closing_points(board, point, player) if gain_at(board, place, player) > 0]
    threatened = max((_count_captured(board, place, player) for place in places), default=0)
    reasons = (
        (HintReason.CAPTURES, captured),
        (HintReason.SAVES, saved),
        (HintReason.PLACES, len(places) if survives_any_answer(board, places, player, enemy) else 0),
        (HintReason.THREATENS, threatened),
    )
    board.undo()
    return [(reason, number) for reason, number in reasons if number]


def survives_any_answer(board: Board, places: list[Point], player: Player, enemy: Player) -> bool:
    """Return whether the player can capture on one of the places whatever the enemy answers.

    Only a dot on one of the places, or a capture, can prevent that.
    """
    captures = [trajectory.points.bit_length() - 1 for trajectory in one_dot_trajectories(board, enemy)]
    for answer in {*places, *captures}:
        board.play(answer, enemy)
        open_mask = board.open_mask
        survives = any(open_mask >> place & 1 and gain_at(board, place, player) > 0 for place in places)
        board.undo()
        if not survives:
            return False
    return bool(places)
