"""What a reader is to do on a board of a lesson."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

MAX_GAIN = 999
"""Dots that an aim may ask for."""
MAX_DOTS = 20
"""Dots of the reader in which an aim may be reached."""


class AimKind(StrEnum):
    """What to do on a board of a lesson."""

    PLACE = "place"
    """Put a dot on any free point."""
    CAPTURE = "capture"
    """Grow the lead by some dots: captured ones, and those that are freed."""
    KEEP = "keep"
    """Lose nothing."""
    THREATEN = "threaten"
    """Have some points where the next dot captures."""
    CONNECT = "connect"
    """Join the dots on some points to one chain."""
    GROUND = "ground"
    """Join the dots on some points to the edge."""
    PREDICT = "predict"
    """Name the dots that a move will capture."""
    STOP = "stop"
    """Stop the game."""
    WIN = "win"
    """Have more captures on the full board."""


@dataclass(frozen=True)
class Aim:
    """What a reader is to do.

    Attributes:
        kind: The kind of the aim.
        number: How many dots to capture, or how many points are to threaten.
        dots: How many dots of the reader it may take.
        points: The points that are to be connected or grounded, in letters.
    """

    kind: AimKind
    number: int = 1
    dots: int = 1
    points: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return the aim as it is written in files."""
        number = f" {self.number}" if self.kind in _NUMBERED else ""
        points = "".join(f" {point}" for point in self.points)
        dots = f" in {self.dots}" if self.dots > 1 else ""
        return f"{self.kind}{number}{points}{dots}"


_NUMBERED = (AimKind.CAPTURE, AimKind.THREATEN)
_POINTED = {AimKind.CONNECT: 2, AimKind.GROUND: 1}
"""Aims that name points, and how many they need."""
_LASTING = (AimKind.CAPTURE, AimKind.KEEP, AimKind.CONNECT, AimKind.GROUND)
"""Aims that may take several dots."""
_FORM = re.compile(
    r"(?P<kind>[a-z]+)(?: (?P<number>\d{1,3}))?(?P<points>(?: [a-zA-Z]{2})*?)(?: in (?P<dots>\d{1,2}))?"
)


def parse_aim(text: str) -> Aim:
    """Return the aim that a text describes, such as `capture 2 in 3`.

    Raises:
        ValueError: If it describes none. The message says what would be right.
    """
    match = _FORM.fullmatch(" ".join(text.split()))
    kind = match["kind"] if match else ""
    if not match or kind not in AimKind.__members__.values():
        kinds = ", ".join(AimKind)
        raise ValueError(f"the aim is one of {kinds}, with a number or points where it needs them")
    points = tuple(match["points"].split())
    if match["number"] and kind not in _NUMBERED:
        raise ValueError(f"the aim {kind} has no number")
    if len(points) < _POINTED.get(AimKind(kind), 0) or (points and kind not in _POINTED):
        form = {"connect": "connect cb ed", "ground": "ground cb"}.get(kind, kind)
        raise ValueError(f"write the aim as: {form}")
    if match["dots"] and kind not in _LASTING:
        raise ValueError(f"the aim {kind} takes one move: leave out “in {match['dots']}”")
    number, dots = int(match["number"] or 1), int(match["dots"] or 1)
    if not 1 <= number <= MAX_GAIN or not 1 <= dots <= MAX_DOTS:
        raise ValueError(f"the aim asks for 1 to {MAX_GAIN} dots, in 1 to {MAX_DOTS} moves")
    return Aim(AimKind(kind), number, dots, points)
