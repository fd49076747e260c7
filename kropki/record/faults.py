"""What can be wrong with a game's record: kinds of faults, and the refusals to read or write one."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from kropki.errors import KropkiError
from kropki.sgf.grammar import Diagnostic


class Fault(StrEnum):
    """Kinds of faults in a game's meaning."""

    OTHER_GAME = "record/other-game"
    """GM is missing or names another game."""
    SIZE = "record/size"
    """SZ is missing, cannot be understood, or is not written as it should be."""
    RULES = "record/rules"
    """RU, KM or one of our own, KR or KC, say something that is not known."""
    POINT = "record/point"
    """A value that should be a point, and is none of this board."""
    SETUP = "record/set-up"
    """A set-up that cannot be."""
    MOVE = "record/move"
    """A move that cannot be understood."""
    ILLEGAL = "record/illegal-move"
    """A move that cannot be made. It stays in the notes."""
    LATE = "record/after-end"
    """A move after the end of the game. It stays in the notes."""
    TURN = "record/turn"
    """A move out of turn."""
    CROWDED = "record/crowded-node"
    """Several moves in one node, or a move and a set-up."""
    RING = "record/ring"
    """A ring that cannot be taken. The dot is put all the same."""
    UNCLOSED = "record/ring-unclosed"
    """A ring whose first point does not end it. It is taken."""
    RINGS = "record/rings"
    """The rings that a move lists are not those that it closes."""
    MODES = "record/modes-differ"
    """As listed and by automatic captures the game goes differently from here on."""
    RESULT = "record/result"
    """RE says another result than the moves come to."""
    RESULT_FORM = "record/result-form"
    """RE is not written as FF[4] wants it."""
    SETTLEMENT = "record/settlement"
    """TB and TW list a point twice, or rings by which the game cannot be settled. They stay in the notes."""
    MORE = "record/more-faults"
    """There are more faults than are named."""
    TOO_LARGE = "record/too-large"
    """The game has more nodes or set-ups than are read."""
    TOO_LONG = "record/too-long"
    """The replay takes longer than it may."""


class Trouble(NamedTuple):
    """What is wrong with a value."""

    kind: Fault
    message: str


class UnwritableGame(KropkiError):
    """A game that SGF cannot hold."""

    code = "record/unwritable"


class UnreadableGame(KropkiError):
    """A tree that is no game of Kropki or, read strictly, any fault. `diagnostic` says why."""

    code = "record/unreadable"

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(str(diagnostic))
        self.diagnostic = diagnostic
        self.code = diagnostic.kind
