"""The window of a board: it holds all dots with room around them, and cuts masks point by point."""

from __future__ import annotations

from random import Random

from kropki.board.board import Board
from kropki.board.grid import Grid
from kropki.computer.window import ROOM, Window
from tests.support.positions import clustered


def test_a_window_holds_all_dots_with_room_around_them() -> None:
    for seed in range(60):
        board = clustered(seed, 22 + seed % 5, 21)
        grid, window = board.grid, Window.around(board)
        dots = [grid.xy(p) for player in (0, 1) for p in grid.mask_points(board.alive_mask(player))]
        inside = {
            (x, y)
            for x in range(grid.width)
            for y in range(grid.height)
            if min(dx for dx, _ in dots) - ROOM <= x <= max(dx for dx, _ in dots) + ROOM
            and min(dy for _, dy in dots) - ROOM <= y <= max(dy for _, dy in dots) + ROOM
        }
        assert {grid.xy(p) for p in grid.points if window.point(p) is not None} == inside
        assert window.grid.width * window.grid.height == len(inside)


def test_masks_are_cut_point_by_point() -> None:
    random = Random(1)
    for seed in range(60):
        board = clustered(seed, 24, 22)
        grid, window = board.grid, Window.around(board)
        mask = random.getrandbits(grid.limit) & grid.board
        places = {grid.xy(point) for point in grid.mask_points(mask)}
        cut = {window.grid.xy(point) for point in window.grid.mask_points(window.cut(mask))}
        assert not window.cut(mask) & ~window.grid.board
        for x in range(window.grid.width):
            for y in range(window.grid.height):
                place = x + window.left, y + window.top
                assert ((x, y) in cut) == (place in places)
                assert window.point(grid.point(*place)) == window.grid.point(x, y)


def test_without_dots_the_window_is_the_whole_board() -> None:
    window = Window.around(Board(30, 20))
    assert window.grid is Grid.of(30, 20)
    assert (window.left, window.top) == (0, 0)
    assert window.cut(Grid.of(30, 20).board) == Grid.of(30, 20).board
