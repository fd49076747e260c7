"""Compares the result that a file states with the moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.grid import Player, player_name
from kropki.board.settlement import settle_by_agreement, settle_stop
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.outcome import EndReason, Outcome
from kropki.record.properties import COLOURS, MOVERS, PLAYERS, without_spaces
from kropki.sgf import simple_text

WELL_FORMED = re.compile(r"0|Draw|[BW]\+([0-9]+(\.[0-9]+)?|R|T|F|G|Resign|Time|Forfeit)?|Void|\?")
"""The form that FF[4] prescribes for RE, and NOTAGO's `B+G`, won by grounding ([sgf-files])."""

_RESULT = re.compile(r"(b|w|r|black|white|red|blue)\s*\+\s*(?:([+-]?[0-9]+(?:\.[0-9]*)?)|([a-z]*))")
_ENDINGS = {EndReason.RESIGNATION: ("", "r", "resign"), EndReason.TIME: ("", "t", "time")}
"""How RE writes that a game ended before its last move, in lower case."""
_WORDS = {EndReason.RESIGNATION: "by resignation", EndReason.TIME: "on time"}
_NOT_PLAYED_OUT = {"r", "resign", "t", "time", "f", "forfeit"}
"""How RE writes that a game was not played to the end."""
_GROUNDED = {"g", "grounding"}


class StatedResult(NamedTuple):
    """What RE says.

    Attributes:
        winner: The winner, None for a draw.
        difference: By how much the winner won, None if RE does not say.
        ending: How the game ended, in lower case, "" if RE does not say.
    """

    winner: Player | None
    difference: float | None
    ending: str


def parse_result(value: str) -> StatedResult | None:
    """Return what RE says, None if it is not a result."""
    words = simple_text(value).strip().lower()
    if words in ("0", "draw"):
        return StatedResult(None, 0, "")
    match = _RESULT.fullmatch(words)
    if not match:
        return None
    difference = abs(float(match[2])) if match[2] else None
    return StatedResult(PLAYERS[match[1]], difference, match[3] or "")


def agrees(game: Game, result: StatedResult, *, either_sign: bool = False) -> bool:
    """Return whether a game, in its current position, has come to a result.

    Args:
        game: The game, at the end of its main line.
        result: What its file says.
        either_sign: Whether the sign of the difference is unreliable, as in files of multipoints.
    """
    outcome = game.outcome
    if outcome and (outcome.reason in _ENDINGS or result.ending in _NOT_PLAYED_OUT):
        is_same_ending = result.ending in _ENDINGS.get(outcome.reason, ())
        return is_same_ending and result.winner == outcome.winner and result.difference is None
    if outcome and outcome.winner is None and outcome.reason is EndReason.AGREEMENT:
        return result.winner is None
    is_grounded = result.ending in _GROUNDED
    if result.ending and not is_grounded:
        return outcome is None or outcome.winner == result.winner
    leads = [game.scores[0] - game.scores[1]]
    if outcome is None and is_grounded and result.winner is not None:
        leads = [*_leads_after_settling(game, MOVERS.values())] or leads  # RE does not say whose stop it was
    elif outcome is None:
        leads += _leads_after_settling(game, game.stopped)
    if result.difference is None:
        if outcome:
            return outcome.winner == result.winner
        return any((lead > 0 and result.winner == 0) or (lead < 0 and result.winner == 1) for lead in leads)
    lead = result.difference if result.winner in (0, None) else -result.difference
    return lead in leads or (either_sign and -lead in leads)


def describe_score(game: Game, result: StatedResult) -> str:
    """Return what a game has come to, for a message about a result that disagrees with it."""
    if outcome := game.outcome:
        if outcome.winner is None:
            return "it is a draw"
        how = _WORDS.get(outcome.reason, f"by {game.difference:g}")
        return f"{player_name(outcome.winner)} has won {how}"
    score = f"the score is {game.scores[0]:g}:{game.scores[1]:g}"
    if result.ending in _GROUNDED and result.winner is not None:
        for stopper in MOVERS.values():
            lead = next(_leads_after_settling(game, [stopper]), None)
            if lead is not None:
                settled = f"{player_name(lead < 0)} wins by {abs(lead):g}" if lead else "it is a draw"
                score += f", or {settled} if {player_name(stopper)} stops"
    return score


def result_text(outcome: Outcome, difference: float) -> str:
    """Return the value of RE.

    Args:
        outcome: How the game ended.
        difference: By how much the winner won.
    """
    if outcome.winner is None:
        return "0"
    ending = {EndReason.RESIGNATION: "R", EndReason.TIME: "T"}.get(outcome.reason, f"{difference:g}")
    return f"{COLOURS[outcome.winner]}+{ending}"


def _leads_after_settling(game: Game, stoppers: Iterable[Player]) -> Iterator[float]:
    """Yield the first player's lead after a stop of each of these players, and after a settlement.

    The settlement is by the areas that TB and TW list in the last node.
    """
    komi = game.rules.komi / 2
    for stopper in stoppers:
        try:
            captures: Sequence[int] = settle_stop(game.board, stopper).captures
            yield captures[0] - captures[1] - komi
        except KropkiError:
            continue
    rings = [
        ring
        for name in ("TB", "TW")
        for value in game.node.values(name)
        for ring in without_spaces(value).split(".")[1:]
    ]
    if rings:
        board = game.board
        points = {letters: point for point, letters in board.grid.names.items()}
        try:
            closed = [tuple(dict.fromkeys(points[r[i : i + 2]] for i in range(0, len(r), 2))) for r in rings]
            declared = board if board.declared else Board.from_diagram(board.diagram(), 2, declared=True)
            captures = settle_by_agreement(declared, game.turn, closed, passing=game.rules.passing).captures
            yield captures[0] - captures[1] - komi
        except (KropkiError, KeyError):
            return
