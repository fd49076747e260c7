"""The dots that stand before the first move."""

import pytest

from kropki.board import Board
from kropki.errors import NoRoomForOpening, UnknownOpening
from kropki.game import Game
from kropki.grid import Grid
from kropki.openings import OPENINGS, opening_dots


def test_the_openings_by_name() -> None:
    assert list(OPENINGS) == ["empty", "cross"]


@pytest.mark.parametrize(("width", "height"), [(3, 3), (15, 15), (52, 52)])
def test_the_empty_opening_has_no_dots(width: int, height: int) -> None:
    assert opening_dots("empty", Grid(width, height)) == []


def test_a_cross_on_an_even_board_stands_exactly_in_the_middle() -> None:
    assert str(Game(6, 4, opening="cross").board.diagram()) == "\n".join(
        [
            ". . . . . .",
            ". . R B . .",
            ". . B R . .",
            ". . . . . .",
        ]
    )


@pytest.mark.parametrize(
    ("width", "height"), [(4, 4), (4, 52), (52, 4), (5, 7), (15, 15), (39, 32), (52, 52)]
)
def test_a_cross_is_four_dots_crosswise_in_the_middle(width: int, height: int) -> None:
    grid = Grid(width, height)
    dots = {grid.xy(point): player for point, player in opening_dots("cross", grid)}
    left, top = min(dots)
    assert dots == {
        (left, top): 0,
        (left + 1, top): 1,
        (left, top + 1): 1,
        (left + 1, top + 1): 0,
    }
    for first, side in ((left, width), (top, height)):
        before, after = first, side - first - 2
        assert before >= 1
        assert abs(before - after) <= 1


def test_a_cross_captures_nothing_and_its_dots_are_put_in_turn() -> None:
    board = Board(4, 4)
    dots = opening_dots("cross", board.grid)
    assert [player for _, player in dots] == [0, 1, 0, 1]
    assert [board.play(point, player) for point, player in dots] == [(), (), (), ()]


@pytest.mark.parametrize(("width", "height"), [(3, 3), (3, 52), (52, 3)])
def test_a_board_too_small_for_a_cross(width: int, height: int) -> None:
    with pytest.raises(NoRoomForOpening, match=f"at least 4×4 points; the board has {width}×{height}"):
        opening_dots("cross", Grid(width, height))
    with pytest.raises(NoRoomForOpening):
        Game(width, height)


@pytest.mark.parametrize("name", ["", "Cross", "double cross", "\ud800"])
def test_an_opening_that_there_is_not(name: str) -> None:
    with pytest.raises(UnknownOpening, match="there are empty, cross"):
        opening_dots(name, Grid(9, 9))
    with pytest.raises(UnknownOpening):
        Game(opening=name)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_opening_is_no_move_and_cannot_be_taken_back(players: int) -> None:
    game = Game(9, 9, names=[""] * players)
    assert (game.ply, game.moves, game.turn, game.last_dot) == (0, [], 0, None)
    game.play(game.board.grid.point(0, 0))
    game.go(0)
    assert str(game.board) == str(Game(9, 9).board)
