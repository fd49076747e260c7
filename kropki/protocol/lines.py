"""Lines of play in messages (`docs/protocol.md`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kropki.board.grid import Grid
from kropki.computer.lines import ShownLine
from kropki.protocol.describe import letters_of

if TYPE_CHECKING:
    from kropki.protocol.values import LineInfo

NO_DOT = "--"
"""Stands in a line for a turn without a dot."""


def line_letters(points: Sequence[int | None], grid: Grid) -> str:
    """Return a line in letters, with `--` for a turn without a dot."""
    return "".join([NO_DOT if point is None else grid.letters(point) for point in points])


def line_info(line: ShownLine, grid: Grid) -> LineInfo:
    """Return what a message says about a line."""
    return {
        "kind": line.kind,
        "first": line.first,
        "points": line_letters(line.points, grid),
        "proved": line.is_proved,
        "taker": line.taker,
        "captured": line.captured,
        "rings": [letters_of(ring, grid) for ring in line.rings],
        "dots": letters_of(line.dots, grid),
    }
