"""What pairs of letters in a file mean on a board: points, rectangles and rings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from kropki.board.grid import Grid
from kropki.board.ring import check_shape
from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import KropkiError, RingRefused
from kropki.game.moves import Ring
from kropki.game.tree import Setup
from kropki.record.properties import PLAYERS, SETUPS
from kropki.sgf import Property

MOST_SET_UP = 1_000_000
"""Points that all set-ups of one game may deal with: each rectangle counts as its points, and each node with
a set-up as those of the board, but as 100 at least."""


class Letters:
    """The letters of a board. `points` has the point of each pair."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.points = {letters: point for point, letters in grid.names.items()}

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, grid: Grid) -> Letters:
        """Those of a grid, made once."""
        return cls(grid)

    def area(self, value: str) -> Sequence[int] | None:
        """The points that a value of AB, AW or AE names: one, or a rectangle by two corners. None if it names
        something that is no point."""
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

    def setup(self, properties: Iterable[Property]) -> Setup:
        """What properties of a node set up, as far as that is understood and no more than `MOST_SET_UP`."""
        dots: dict[int, int | None] = {}
        turn = None
        left = MOST_SET_UP
        for own in properties:
            for value in own.values if own.name in SETUPS else ():
                points = self.area(value) if left > 0 else None
                if points:
                    left -= len(points)
                    dots |= dict.fromkeys(points, SETUPS[own.name])
            for value in own.values if own.name == "PL" else ():
                turn = PLAYERS.get(value.strip().lower()) if turn is None else turn
        return Setup(tuple(dots.items()), turn)

    def rings(self, listed: Iterable[str], troubles: list[Diagnostic]) -> list[Ring]:
        """Rings as they are listed, without their end being said again; what is wrong is added to
        `troubles`."""
        rings = []
        for letters in listed:
            try:
                ring, closed = self._ring(letters)
            except KropkiError as error:
                troubles.append(Diagnostic(Kind.RING, str(error)))
                continue
            if not closed:
                troubles.append(Diagnostic(Kind.RING_UNCLOSED, "the ring does not end where it begins"))
            rings.append(ring)
        return rings

    def _ring(self, letters: str) -> tuple[Ring, bool]:
        """A ring, and whether its end is said. Raises `RingRefused` or `OffBoard`."""
        points = self.points
        if len(letters) > 2 * len(points) + 2:
            raise RingRefused("the ring has more dots than the board has points")
        pairs = [letters[i : i + 2] for i in range(0, len(letters), 2)]
        try:
            ring = tuple([points[pair] for pair in pairs])
        except KeyError as error:
            message = f"the ring goes through {error.args[0]!r}, which is no point of this board"
            raise RingRefused(message) from None
        closed = len(ring) > 1 and ring[0] == ring[-1]
        ring = ring[:-1] if closed else ring
        if len(set(ring)) < len(ring):
            raise RingRefused("the ring visits a point twice")
        check_shape(ring, self.grid)
        return ring, closed
