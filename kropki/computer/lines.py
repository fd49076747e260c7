"""Lines that speak for a dot, as they can be drawn: who plays where, and what is captured in the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from kropki.board.board import Board
from kropki.board.grid import Mask, Player, Point


class LineKind(StrEnum):
    """What a line shows."""

    TAKES = "takes"
    """The dot captures."""
    ELSEWHERE = "elsewhere"
    """The opponent captures if the player plays elsewhere. The opponent begins."""
    THREATENS = "threatens"
    """The player's next dot captures if the opponent plays elsewhere."""
    PLACES = "places"
    """One of several captures that follow, of which one answer cannot stop all."""
    FORCES = "forces"
    """The player captures whatever the opponent answers."""
    EXPECTED = "expected"
    """Both play as the search expects."""
    PUNISHED = "punished"
    """The opponent captures after a mistake, or refutes it. The mistake begins."""
    SAFER = "safer"
    """The network expects that dots of the player will be captured less likely. Nothing follows."""
    CUTS = "cuts"
    """The network expects that dots of the opponent will be captured more likely. Nothing follows."""


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A line from a position on, up to the capture that it shows.

    Attributes:
        kind: What it shows.
        first: The player who begins. The two players take turns.
        points: Where they play. None is a null move: a dot elsewhere.
        is_proved: Whether this cannot be otherwise. Else the search or the network expects it.
        taker: The player who captures.
        captured: How many dots the last dot captures, or about how many the line is.
        rings: The rings with which it captures.
        dots: The dots that it captures, or that the line is about.
    """

    kind: LineKind
    first: Player
    points: tuple[Point | None, ...]
    is_proved: bool
    taker: Player
    captured: int
    rings: tuple[tuple[Point, ...], ...] = ()
    dots: tuple[Point, ...] = ()


def line_to_capture(
    board: Board,
    kind: LineKind,
    first: Player,
    points: Sequence[Point | None],
    *,
    is_proved: bool = False,
    taker: Player | None = None,
) -> ShownLine | None:
    """Return the line up to its largest capture, the first of them, or None if it captures nothing.

    Args:
        board: A position of two players with automatic captures. It is left unchanged.
        kind: What the line shows.
        first: The player who begins.
        points: Where both play. What comes after a point that cannot be played is left out.
        is_proved: Whether this cannot be otherwise.
        taker: Whose captures count. By default, those of both.
    """
    found: ShownLine | None = None
    played = 0
    for number, point in enumerate(points):
        if point is None:
            continue
        if not board.open_mask >> point & 1:
            break
        before = board.captures
        alive = [board.alive_mask(player) for player in (0, 1)]
        taken = board.play(point, (first + number) % 2)
        played += 1
        for player in {territory.owner for territory in taken}:
            captured = board.captures[player] - before[player]
            if taker not in (None, player) or captured <= (found.captured if found else 0):
                continue
            own = [each for each in taken if each.owner == player]
            dots: Mask = alive[1 - player] & ~board.alive_mask(1 - player)
            found = ShownLine(
                kind,
                first,
                tuple(points[: number + 1]),
                is_proved,
                player,
                captured,
                tuple(each.ring for each in own),
                tuple(board.grid.mask_points(dots)),
            )
    for _ in range(played):
        board.undo()
    return found
