"""The result of a game as its file says it (RE), held against what the game has come to."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.settlement import settle_by_agreement, settle_stop
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.outcome import EndReason, Outcome
from kropki.record.properties import COLOURS, PLAYERS
from kropki.sgf import simple_text

WELL_FORMED = re.compile(r"0|Draw|[BW]\+([0-9]+(\.[0-9]+)?|R|T|F|G|Resign|Time|Forfeit)?|Void|\?")
"""RE as FF[4] wants it, and won by grounding ([sgf-files], NOTAGO)."""

_RESULT = re.compile(r"(b|w|r|black|white|red|blue)\s*\+\s*(?:([+-]?[0-9]+(?:\.[0-9]*)?)|([a-z]*))")


class Result(NamedTuple):
    """What RE says: the winner, None for a draw, by how much if it says so, and otherwise how."""

    winner: int | None
    difference: float | None
    how: str


def result_of(value: str) -> Result | None:
    """What RE says, None if that is no result."""
    said = simple_text(value).strip().lower()
    if said in ("0", "draw"):
        return Result(None, 0, "")
    match = _RESULT.fullmatch(said)
    if not match:
        return None
    difference = abs(float(match[2])) if match[2] else None
    return Result(PLAYERS[match[1]], difference, match[3] or "")


_HOW = {EndReason.RESIGNATION: ("", "r", "resign"), EndReason.TIME: ("", "t", "time")}
"""What RE says of endings by one player's word or clock, in small letters."""
_UNPLAYED = {"r", "resign", "t", "time", "f", "forfeit"}
"""What RE says of games that were not played to an end."""
_GROUNDED = {"g", "grounding"}


def agrees(game: Game, result: Result, either: bool = False) -> bool:
    """Whether a result is what the game has come to where it stands; `either` if its sign is no help."""
    outcome = game.outcome
    if outcome and (outcome.reason in _HOW or result.how in _UNPLAYED):
        how = result.how in _HOW.get(outcome.reason, ())
        return how and result.winner == outcome.winner and result.difference is None
    if outcome and outcome.winner is None and outcome.reason is EndReason.AGREEMENT:
        return result.winner is None
    grounded = result.how in _GROUNDED
    if result.how and not grounded:
        return outcome is None or outcome.winner == result.winner
    differences = [game.scores[0] - game.scores[1]]
    if outcome is None and grounded and result.winner is not None:
        differences = [*_settled(game, {result.winner})] or differences
    elif outcome is None:
        differences += _settled(game, game.stopped)
    if result.difference is None:
        if outcome:
            by_other = grounded and outcome.reason is EndReason.STOP and result.winner not in game.stopped
            return outcome.winner == result.winner and not by_other
        return any((d > 0 and result.winner == 0) or (d < 0 and result.winner == 1) for d in differences)
    said = result.difference if result.winner in (0, None) else -result.difference
    return said in differences or (either and -said in differences)


def _settled(game: Game, stoppers: Iterable[int]) -> Iterator[float]:
    """The first player's lead after a stop of each of these, and after the areas are closed that TB and TW
    list in the last node."""
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
        for ring in "".join(simple_text(value).split()).split(".")[1:]
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


def standing(game: Game, result: Result) -> str:
    """What a game has come to where it stands, for a message on such a result."""
    if game.outcome:
        reason = f", by {game.outcome.reason}" if game.outcome.reason is not EndReason.FULL_BOARD else ""
        return result_text(game.outcome, game.difference) + reason
    score = f"{game.scores[0]:g}:{game.scores[1]:g}"
    if result.how in _GROUNDED and result.winner is not None:
        for lead in _settled(game, {result.winner}):
            come = f"{COLOURS[lead < 0]}+{abs(lead):g}" if lead else "0"
            return f"{score}, and with a stop of {COLOURS[result.winner]}'s to {come}"
    return score


def result_text(outcome: Outcome, difference: float) -> str:
    """The value of RE for an outcome."""
    if outcome.winner is None:
        return "0"
    how = {EndReason.RESIGNATION: "R", EndReason.TIME: "T"}.get(outcome.reason, f"{difference:g}")
    return f"{COLOURS[outcome.winner]}+{how}"
