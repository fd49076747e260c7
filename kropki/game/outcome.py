"""How a game ends: an offer to end it, the outcome, and the reason."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from kropki.board.grid import Player
from kropki.board.settlement import TerritorySettlement
from kropki.game.moves import Ring


class EndReason(StrEnum):
    """Why a game is over."""

    FULL_BOARD = "full-board"
    RESIGNATION = "resignation"
    AGREEMENT = "agreement"
    STOP = "stop"
    PASSES = "passes"
    TIME = "time"
    LEAD = "lead"
    FIRST_TO = "first-to"


class Outcome(NamedTuple):
    """How a game ended: the winner, None for a draw, and the reason."""

    winner: Player | None
    reason: EndReason


class Offer(NamedTuple):
    """A player's offer to end the game: a draw or, with `settlement`, a settlement by territory.

    It lapses with the next move.
    """

    player: Player
    settlement: TerritorySettlement | None
    rings: tuple[Ring, ...]
    accepted: frozenset[Player]
    """The players who agree so far, including the one who made the offer."""
