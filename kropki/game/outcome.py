"""How and why a game ended."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


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

    winner: int | None
    reason: EndReason
