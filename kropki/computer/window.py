"""The part of a board where the dots are, with some room around them, as a smaller board.

On a large board, most points are far from all dots for a long time. Random games on the window alone take as
little as a quarter of the time. Its edge counts as the edge of the board: what reaches it is not enclosed.
"""

from __future__ import annotations

from kropki.board.board import Board
from kropki.board.enclosure import union
from kropki.board.grid import Grid, Mask, Point

ROOM = 6
"""How many columns and rows around the outermost dots belong to a window."""


class Window:
    """A rectangle of a board, as a smaller board.

    Attributes:
        grid: The grid of the smaller board. It is that of the board if the rectangle is the whole board.
        left: The first column of the rectangle.
        top: The first row of the rectangle.
    """

    def __init__(self, grid: Grid, left: int, top: int, width: int, height: int) -> None:
        """Set the rectangle.

        Args:
            grid: The grid of the board.
            left: The first column of the rectangle, from 0.
            top: The first row of the rectangle, from 0.
            width: How many columns it has.
            height: How many rows it has.
        """
        self.grid: Grid = Grid.of(width, height)
        self._board_grid = grid
        self.left: int = left
        self.top: int = top

    @classmethod
    def whole(cls, grid: Grid) -> Window:
        """Return the window that shows all of a board."""
        return cls(grid, 0, 0, grid.width, grid.height)

    @classmethod
    def around(cls, board: Board) -> Window:
        """Return the window with all alive dots of a board and `ROOM` around them.

        It is the whole board if there are no dots.
        """
        grid = board.grid
        dots = union(board.alive_mask(player) for player in range(board.players))
        if not dots:
            return cls.whole(grid)
        columns, rows = zip(*map(grid.xy, grid.mask_points(dots)), strict=True)
        left, top = max(0, min(columns) - ROOM), max(0, min(rows) - ROOM)
        right, bottom = min(grid.width, max(columns) + 1 + ROOM), min(grid.height, max(rows) + 1 + ROOM)
        return cls(grid, left, top, right - left, bottom - top)

    def cut(self, mask: Mask) -> Mask:
        """Return the points of a mask of the board that are in the window, as a mask of the smaller board."""
        if self.grid is self._board_grid:
            return mask
        stride, small = self._board_grid.stride, self.grid.stride
        row = (1 << self.grid.width) - 1
        mask >>= (self.top + 1) * stride + self.left + 1
        found = 0
        for y in range(self.grid.height):
            found |= (mask >> y * stride & row) << (y + 1) * small + 1
        return found

    def point(self, point: Point) -> Point | None:
        """Return the point of the smaller board for one of the board, or None if it is outside."""
        x, y = self._board_grid.xy(point)
        x, y = x - self.left, y - self.top
        return self.grid.point(x, y) if 0 <= x < self.grid.width and 0 <= y < self.grid.height else None
