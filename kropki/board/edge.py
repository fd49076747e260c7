"""Areas that are closed by the edge of the board, for rules that allow this (`kropki.board.variant`).

The edge closes areas as if the board had a frame of dots that belong to everybody:

    +  +  +  +  +
    +  B  R  .  +      The frame and two red dots close the corner.
    +  R  .  .  +
    +  .  .  .  +
    +  +  +  +  +

So a chain from edge to edge closes an area on each side of it. The larger side stays open: a dot closes all
areas that it cuts off from each other, except the largest one of those at the edge. Areas are measured by
the polygons of their rings, which go along the frame. Of two equal ones, the one nearer to the top left
corner is closed. This is what the program `org.dots.game` does ([dots-game]).
"""

from __future__ import annotations

from functools import lru_cache

from kropki.board.enclosure import border, flood, inside_of, ring_round
from kropki.board.grid import Grid, Mask, Point

Size = tuple[int, int, int]
"""How large an area at the edge is: twice the area of its ring's polygon; then the square of the distance of
the ring's nearest point from the top left corner, and its leftmost column, both counted in the frame."""


class Frame:
    """A board with a frame of dots around it, and the masks of both.

    In a mask of the frame, rows and columns are shifted by one.
    """

    def __init__(self, grid: Grid) -> None:
        """Put a frame around the points of a board."""
        self.grid = grid
        self.wide: Grid = Grid.with_frame(grid.width, grid.height)
        self._row = (1 << grid.width) - 1

    @classmethod
    @lru_cache(maxsize=16)
    def of(cls, grid: Grid) -> Frame:
        """Return the shared frame around the points of a board."""
        return cls(grid)

    def inside_of(self, region: Mask, dots: Mask) -> Mask:
        """Return everything inside the smallest ring around a region, of dots and points of the frame.

        Args:
            region: The region.
            dots: The dots that close it, with the help of the frame.
        """
        return self._narrow(inside_of(self._widen(region), self._widen(dots) | self.wide.edge, self.wide))

    def outline(self, inside: Mask, dots: Mask) -> tuple[Point, ...]:
        """Return a polygon around an area, as points of the board.

        Points of the frame are replaced by those next to them, so the polygon goes along the board's edge.

        Args:
            inside: The points strictly inside a ring.
            dots: The dots that close it, with the help of the frame.
        """
        found: list[Point] = []
        for point in ring_round(self._widen(inside), self._widen(dots) | self.wide.edge, self.wide):
            x, y = self.wide.xy(point)
            x, y = min(max(x, 1), self.grid.width), min(max(y, 1), self.grid.height)
            place = self.grid.point(x - 1, y - 1)
            if not found or place not in (found[0], found[-1]):
                found.append(place)
        return tuple(found)

    def size(self, inside: Mask) -> Size:
        """Return how large an area is.

        By Pick's theorem, twice its area is twice the points inside plus the points on the ring minus 2.

        Args:
            inside: The points strictly inside a ring that is the smallest around them.
        """
        ring = border(self._widen(inside), self.wide.stride)
        places = [self.wide.xy(point) for point in self.wide.mask_points(ring)]
        twice = 2 * inside.bit_count() + len(places) - 2
        return twice, min(x * x + y * y for x, y in places), min(x for x, _ in places)

    def _widen(self, mask: Mask) -> Mask:
        """Return a mask of the board as one of the frame."""
        stride, wide = self.grid.stride, self.wide.stride
        widened = 0
        for y in range(1, self.grid.height + 1):
            widened |= (mask >> y * stride + 1 & self._row) << (y + 1) * wide + 2
        return widened

    def _narrow(self, mask: Mask) -> Mask:
        """Return a mask of the frame as one of the board."""
        stride, wide = self.grid.stride, self.wide.stride
        narrowed = 0
        for y in range(1, self.grid.height + 1):
            narrowed |= (mask >> (y + 1) * wide + 2 & self._row) << y * stride + 1
        return narrowed


def regions_closed(point: Point, dots: Mask, grid: Grid) -> list[Mask]:
    """Return the regions next to a new dot that are closed: all except the largest one at the edge.

    Args:
        point: The point of the new dot.
        dots: All alive dots of its owner, including the new one.
        grid: The grid of the board.
    """
    _, _, gaps = grid.contacts[(dots | grid.rim) >> point - grid.reach & grid.window]
    passable = grid.board & ~dots
    found: list[Mask] = []
    for gap in gaps:
        seed = grid.bits[point + gap]
        if not any(region & seed for region in found):
            found.append(flood(seed, passable, grid.stride))
    return without_largest(found, dots, grid)


def without_largest(regions: list[Mask], dots: Mask, grid: Grid) -> list[Mask]:
    """Return regions without the largest one of those at the edge.

    Args:
        regions: The regions.
        dots: The dots around them.
        grid: The grid of the board.
    """
    at_edge = [region for region in regions if region & grid.edge]
    if len(at_edge) <= 1:
        return [region for region in regions if not region & grid.edge]
    frame = Frame.of(grid)
    largest = max(at_edge, key=lambda region: frame.size(frame.inside_of(region, dots)))
    return [region for region in regions if region != largest]
