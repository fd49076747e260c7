"""What is wrong with one game, collected while it is read."""

from __future__ import annotations

from kropki.diagnostics import Diagnostic, Kind
from kropki.record.errors import UnreadableGame
from kropki.sgf import Property, SgfNode

MAX_FAULTS = 1000
"""Diagnostics of one game; one more says that there are others."""
MAX_SET_UP = 1_000_000
"""Points of all set-ups of one game. A rectangle counts as its points, and each node with a set-up as the
points of the board, but at least as 100."""


class Report:
    """Collects the diagnostics of a game, or raises the first if reading is strict.

    Attributes:
        diagnostics: What was wrong so far.
    """

    def __init__(self, *, strict: bool) -> None:
        """Make an empty report; `strict` is whether any fault is an error."""
        self.strict = strict
        self.diagnostics: list[Diagnostic] = []
        self._set_up = 0

    def add(
        self, kind: str, message: str, node: SgfNode, prop: Property | None = None, value: int = 0
    ) -> None:
        """Add a diagnostic.

        Args:
            kind: Its kind.
            message: Its message.
            node: The node that is wrong.
            prop: The property of the node that is wrong, if one is.
            value: The index of the wrong value of that property.

        Raises:
            UnreadableGame: Reading is strict.
        """
        if self.strict:
            raise UnreadableGame(_diagnostic(kind, message, node, prop, value))
        if len(self.diagnostics) < MAX_FAULTS:
            self.diagnostics.append(_diagnostic(kind, message, node, prop, value))
        elif len(self.diagnostics) == MAX_FAULTS:
            message = f"there are more than {MAX_FAULTS} faults: no others are reported"
            self.diagnostics.append(_diagnostic(Kind.MORE_FAULTS, message, node, prop, value))

    def count_set_up(self, node: SgfNode, points: int) -> None:
        """Count points that a node sets up.

        Raises:
            UnreadableGame: The game sets up more than `MAX_SET_UP` points.
        """
        self._set_up += points
        if self._set_up > MAX_SET_UP:
            message = f"the game sets up more than {MAX_SET_UP} points: it is not read"
            raise refusal(Kind.TOO_LARGE, message, node)


def refusal(kind: str, message: str, node: SgfNode, prop: Property | None = None) -> UnreadableGame:
    """Return the error that a game cannot be read because of a node, or of the first value of a property."""
    return UnreadableGame(_diagnostic(kind, message, node, prop, 0))


def _diagnostic(kind: str, message: str, node: SgfNode, prop: Property | None, value: int) -> Diagnostic:
    return Diagnostic(kind, message, *node.place(prop, value if prop else None))
