"""What is wrong with one game, collected while it is read."""

from __future__ import annotations

from collections.abc import Sequence

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
        if len(self.diagnostics) > MAX_FAULTS:
            return
        if len(self.diagnostics) == MAX_FAULTS:
            kind = Kind.MORE_FAULTS
            message = f"there are more than {MAX_FAULTS} faults: no others are reported"
        diagnostic = Diagnostic(kind, message, *node.place(prop, value))
        if self.strict:
            raise UnreadableGame(diagnostic)
        self.diagnostics.append(diagnostic)

    def count_set_up(self, node: SgfNode, points: int) -> None:
        """Count points that a node sets up.

        Raises:
            UnreadableGame: The game sets up more than `MAX_SET_UP` points.
        """
        self._set_up += points
        if self._set_up > MAX_SET_UP:
            message = f"the game sets up more than {MAX_SET_UP} points: it is not read"
            raise refusal(Kind.TOO_LARGE, message, node)


class RecordedFaults(Report):
    """Faults of a root, kept to be reported for every root with the same settings.

    Attributes:
        root: The root that is read.
    """

    def __init__(self, root: SgfNode) -> None:
        """Record the faults of a root."""
        super().__init__(strict=False)
        self.root = root
        self._faults: list[tuple[str, str, int | None, int]] = []

    def add(
        self, kind: str, message: str, node: SgfNode, prop: Property | None = None, value: int = 0
    ) -> None:
        """Record a fault of the root."""
        places = (place for place, own in enumerate(self.root.properties) if own is prop)
        self._faults.append((kind, message, next(places, None), value))

    def repeat(self, report: Report, root: SgfNode, properties: Sequence[Property]) -> None:
        """Report the faults for another root.

        Args:
            report: Collects what is wrong.
            root: The other root.
            properties: Those of its properties that the first root has too, in the same order.

        Raises:
            UnreadableGame: There is a fault, if reading is strict, or too much is set up.
        """
        if self._set_up:
            report.count_set_up(root, self._set_up)
        for kind, message, place, value in self._faults:
            report.add(kind, message, root, None if place is None else properties[place], value)


def refusal(kind: str, message: str, node: SgfNode, prop: Property | None = None) -> UnreadableGame:
    """Return the error that a game cannot be read because of a node, or of the first value of a property."""
    return UnreadableGame(Diagnostic(kind, message, *node.place(prop, 0)))
