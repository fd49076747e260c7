"""What rules may change about captures."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kropki.board.edge import Frame
from kropki.board.enclosure import border, chains, inside_of, island_outline, ring_round
from kropki.board.grid import Grid, Mask, Point


class Areas(StrEnum):
    """Which closed areas are captured."""

    ENEMY = "enemy"
    """Those with an alive enemy dot, as all texts about the game have it."""
    ANY = "any"
    """Those without dots too, so that there are no houses."""
    FULL = "full"
    """Those with an alive enemy dot and no point left to play on, as in Go."""


@dataclass(frozen=True)
class Variant:
    """How captures differ from the usual ones. All of this needs automatic captures.

    Attributes:
        areas: Which closed areas are captured. If only full ones are, nothing more than a region is captured:
            the owner's dots inside it stay alive, with everything that they enclose.
        edge: Whether the edge of the board closes areas like a chain of each player (`kropki.board.edge`).
        suicide: Whether a dot can be played where it is captured at once.
    """

    areas: Areas = Areas.ENEMY
    edge: bool = False
    suicide: bool = True

    def options(self) -> dict[str, object]:
        """Return the options of the rules that describe this, by name."""
        return {"areas": self.areas, "edge": self.edge, "suicide": self.suicide}

    @property
    def has_grounded_dots(self) -> bool:
        """Whether dots that are connected to the edge are safe, and only those."""
        return not self.edge and self.areas is not Areas.FULL

    def inside_of(self, region: Mask, dots: Mask, grid: Grid) -> Mask:
        """Return everything that is captured with a region.

        Args:
            region: The region, connected through the four neighbours.
            dots: The dots that close it.
            grid: The grid of the board.
        """
        return region if self.areas is Areas.FULL else self._whole(region, dots, grid)

    def is_walled(self, mask: Mask, dots: Mask, grid: Grid) -> bool:
        """Return whether dots close exactly these points, so that they can be a territory.

        Args:
            mask: The points, connected through the four neighbours.
            dots: The dots.
            grid: The grid of the board.
        """
        if (mask & grid.edge and not self.edge) or border(mask, grid.stride) & grid.board & ~dots:
            return False
        return self.inside_of(mask, dots, grid) == mask

    def outline(self, inside: Mask, dots: Mask, grid: Grid) -> tuple[Point, ...]:
        """Return the smallest ring around an area, clockwise as seen on the board.

        Where the edge of the board closes areas, it may go along the edge, past points without a dot.

        Args:
            inside: The points of the area.
            dots: The dots that close it.
            grid: The grid of the board.
        """
        return Frame.of(grid).outline(inside, dots) if self.edge else ring_round(inside, dots, grid)

    def holes(self, inside: Mask, dots: Mask, grid: Grid) -> tuple[tuple[Point, ...], ...]:
        """Return the outlines of what is inside the ring around an area and not captured with it.

        Args:
            inside: The points of the area.
            dots: The dots that close it.
            grid: The grid of the board.
        """
        if self.areas is not Areas.FULL:
            return ()
        left_out = self._whole(inside, dots, grid) & ~inside
        wall = border(inside, grid.stride)
        return tuple(island_outline(hole & wall, grid) for hole in chains(left_out, grid.stride))

    def _whole(self, region: Mask, dots: Mask, grid: Grid) -> Mask:
        """Return everything inside the smallest ring around a region."""
        return Frame.of(grid).inside_of(region, dots) if self.edge else inside_of(region, dots, grid)


USUAL = Variant()
"""The usual captures."""
