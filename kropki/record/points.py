"""Reads and writes points, rectangles and rings, which are pairs of letters in files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from kropki.board.enclosure import union
from kropki.board.grid import Grid, Mask, Point
from kropki.board.ring import check_shape
from kropki.board.territory import Territory
from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import KropkiError, RingRefused
from kropki.game.moves import Ring

MAX_NAMED = 6
"""Points of an area that a message names."""


class PointCodec:
    """Reads and writes the points and rings of a board.

    Attributes:
        grid: The grid of the board.
        points: The point of each pair of letters.
    """

    def __init__(self, grid: Grid) -> None:
        """Make the codec of a grid. `PointCodec.of` makes only one for each grid."""
        self.grid = grid
        self.points: dict[str, int] = {letters: point for point, letters in grid.names.items()}

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, grid: Grid) -> PointCodec:
        """Return the codec of a grid, which is made once."""
        return cls(grid)

    def read_area(self, value: str) -> Sequence[Point] | None:
        """Return the points in a value of a list: one, or a rectangle as two corners.

        Returns:
            None if the value names anything but points of the board.
        """
        point = self.points.get(value)
        if point is not None:
            return (point,)
        corners = [self.points.get(half.strip()) for half in value.split(":", 1)]
        if None in corners:
            return None
        places = [self.grid.xy(corner or 0) for corner in corners]
        columns, rows = (sorted(numbers) for numbers in zip(*places, strict=True))
        return [
            self.grid.point(x, y)
            for y in range(rows[0], rows[-1] + 1)
            for x in range(columns[0], columns[-1] + 1)
        ]

    def read_rings(self, values: Iterable[str]) -> tuple[list[Ring], list[Diagnostic]]:
        """Return the valid rings among several, each without its first point again, and what is wrong.

        No more are read than the board has points: rings that capture something surround different points.
        The diagnostics have no place.
        """
        rings = []
        problems = []
        for number, value in enumerate(values):
            if number == len(self.points):
                message = f"there are more rings than the board has points: only {number} of them are read"
                problems.append(Diagnostic(Kind.RING, message))
                break
            try:
                ring, is_closed = self._read_ring(value)
            except KropkiError as error:
                problems.append(Diagnostic(Kind.RING, str(error)))
                continue
            if not is_closed:
                problems.append(Diagnostic(Kind.RING_UNCLOSED, "the ring does not end where it begins"))
            rings.append(ring)
        return rings, problems

    def write_rings(self, rings: Iterable[Ring]) -> str:
        """Return the text of rings after a dot: `.cecfdgefdece`."""
        return "".join(
            "." + "".join([self.grid.letters(point) for point in normalise_ring(ring, self.grid)])
            for ring in rings
        )

    def describe(self, areas: Iterable[Mask]) -> str:
        """Return the points of areas for a message: all, or the first and how many others there are."""
        points = [self.grid.letters(point) for point in self.grid.mask_points(union(areas))]
        if len(points) <= MAX_NAMED:
            return ", ".join(points) or "nothing"
        return f"{', '.join(points[:MAX_NAMED])} and {len(points) - MAX_NAMED} more"

    def write_area(self, territory: Territory) -> str:
        """Return the text of an area without a ring: owner, points, outline and holes, as `B.aa.aabaab`."""
        parts = [self.grid.mask_points(territory.inside), territory.ring, *territory.holes]
        texts = ("".join(map(self.grid.letters, points)) for points in parts)
        return ".".join(["BW"[territory.owner], *texts])

    def _read_ring(self, value: str) -> tuple[Ring, bool]:
        """Return a ring, and whether it ends at its first point.

        Raises:
            RingRefused: It is not a ring of this board.
        """
        points = self.points
        if len(value) > 2 * len(points) + 2:
            raise RingRefused("the ring has more dots than the board has points")
        pairs = [value[i : i + 2] for i in range(0, len(value), 2)]
        try:
            ring = tuple([points[pair] for pair in pairs])
        except KeyError as error:
            message = f"the ring goes through {error.args[0]!r}, which is not a point of this board"
            raise RingRefused(message) from None
        is_closed = len(ring) > 1 and ring[0] == ring[-1]
        ring = ring[:-1] if is_closed else ring
        if len(set(ring)) < len(ring):
            raise RingRefused("the ring visits a point twice")
        check_shape(ring, self.grid)
        return ring, is_closed


def normalise_ring(ring: Ring, grid: Grid) -> Ring:
    """Return a ring in the order in which it is written.

    It runs counter-clockwise as seen on the board, starts at the leftmost, then topmost dot, and ends there
    again ([sgf-files], "Rings").
    """
    places = [grid.xy(point) for point in ring]
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(places, places[1:] + places[:1], strict=True))
    turned = ring if area < 0 else ring[::-1]
    start = min(range(len(turned)), key=lambda i: grid.xy(turned[i]))
    return (*turned[start:], *turned[:start], turned[start])
