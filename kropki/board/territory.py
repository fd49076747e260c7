"""Territories, and the other parts of a position that change only with captures and houses."""

from __future__ import annotations

from dataclasses import dataclass

from kropki.board.enclosure import ring_round
from kropki.board.grid import Grid, Mask, Player, Point


@dataclass(slots=True, unsafe_hash=True)
class Territory:
    """An area that a player has captured, or could capture.

    Attributes:
        owner: The player who owns it.
        inside: Mask of the points strictly inside its ring.
        captured: How many enemy dots it captured.
        freed: How many of the owner's dots it freed.
        dots: Mask of the owner's alive dots when it was captured. The ring is made of these.
        grid: The board's grid.
        declared: The ring, if the player declared it. Otherwise empty: the ring is the smallest one.
    """

    owner: Player
    inside: Mask
    captured: int
    freed: int
    dots: Mask
    grid: Grid
    declared: tuple[Point, ...] = ()

    @property
    def ring(self) -> tuple[Point, ...]:
        """The ring of dots around it, in order, without the first dot repeated at the end.

        A ring that was not declared is the smallest one, clockwise as seen on the board.
        """
        return self.declared or ring_round(self.inside, self.dots, self.grid)


Captured = tuple[()] | tuple["Captured", Territory]
"""Territories in the order in which they were captured: all before the last one, and the last one.

Adding one takes the same time however many there are."""


@dataclass(slots=True)
class Holdings:
    """What changes only with a capture or a house. It is replaced as a whole, never modified.

    Attributes:
        special: Mask of the points where a dot needs more than a look at its neighbours: all houses, or
            the whole board while `pending`. Not used where captures are declared.
        pending: Whether a ring surrounds alive enemy dots without having captured them. This occurs
            only on a board that was set up.
        dead: For each player, the mask of their dots inside territories, whoever owns the territories.
        held: For each player, the mask of the points in their territories.
        houses: For each player, the mask of the points in their houses. Where captures are declared, of
            the points in every area that they have closed. Dots played there later stay in the mask.
        captures: For each player, how many dots of other players lie in their territories.
        territories: All territories.
    """

    special: Mask
    pending: bool
    dead: list[Mask]
    held: list[Mask]
    houses: list[Mask]
    captures: list[int]
    territories: Captured = ()
