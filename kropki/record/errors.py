"""Why a file or a game in it cannot be read or written."""

from __future__ import annotations

from kropki.diagnostics import Diagnostic
from kropki.errors import KropkiError


class UnreadableFile(KropkiError):
    """The file holds no game in any known format."""

    code = "record/unreadable-file"


class NoSuchGame(KropkiError):
    """The file has no game of that number."""

    code = "record/no-such-game"


class UnreadableGame(KropkiError):
    """A game cannot be read or, in strict reading, has any fault. `diagnostic` says what is wrong."""

    code: str = "record/unreadable"

    def __init__(self, diagnostic: Diagnostic) -> None:
        """Make the error of a diagnostic."""
        super().__init__(str(diagnostic))
        self.diagnostic = diagnostic
        self.code = diagnostic.kind


class UnwritableGame(KropkiError):
    """A game that SGF cannot hold."""

    code = "record/unwritable"
