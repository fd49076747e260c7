"""How a game stands, in words for a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from kropki.board.board import Territory
from kropki.game.game import Game
from kropki.picture import COLOURS


def score(game: Game) -> str:
    """What each player has, as 3:1."""
    return ":".join(f"{score:g}" for score in game.scores)


def ending(game: Game) -> str:
    """How the game stands, or how it ended."""
    if game.outcome is None:
        return score(game)
    winner, reason = game.outcome
    who = "a draw" if winner is None else f"{COLOURS[winner].lower()} wins"
    return f"{score(game)}, {who} ({reason.replace('-', ' ')})"


def pairing(game: Game) -> str:
    """Who plays whom."""
    return " – ".join(name or COLOURS[player] for player, name in enumerate(game.names))


def taken_said(taken: Iterable[Territory]) -> str:
    """What territories that were taken captured."""
    return ", ".join(
        f"{COLOURS[territory.owner].lower()} captures {territory.captured}"
        + (f" and frees {territory.freed}" if territory.freed else "")
        for territory in taken
    )
