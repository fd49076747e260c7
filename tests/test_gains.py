"""Who gains by a move: the player who moved, or the owner of the house that the dot was played into."""

import pytest

from kropki.cli.wording import captures
from kropki.game.game import Game
from tests.support.games import drawn, play
from tests.support.page import page_drawn, page_of

OPEN = """
    . R . .
    R B R .
    . . . .
    . . . .
"""
HOUSE = """
    . R . .
    R . R .
    . R . .
    . . . .
"""
BREACH = """
    . . . . .
    . B R . .
    B R . R .
    . B R . .
    . . . . .
"""
TWO_AREAS = """
    . R . R .
    R B . B R
    . R . R .
"""


def gains(game: Game) -> list[tuple[int, int, int]]:
    return [(gain.player, gain.captured, gain.freed) for gain in game.node.gains]


def test_a_ring_that_is_closed_gains_for_the_player_who_moved() -> None:
    game = drawn(OPEN)
    play(game, "bc")
    assert gains(game) == [(0, 1, 0)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_dot_that_dies_in_a_house_is_its_owners_gain(players: int) -> None:
    game = drawn(HOUSE, players=players)
    play(game, "dd")
    taken = play(game, "bb")
    assert gains(game) == [(0, 1, 0)]
    assert game.node.captured == 1
    assert captures(taken) == "red captures 1"
    game.undo()
    assert gains(game) == []


def test_a_dot_that_captures_in_a_house_gains_for_the_player_who_moved() -> None:
    game = drawn(BREACH)
    play(game, "ee cc")
    assert gains(game) == [(1, 1, 0)]


def test_captures_of_two_areas_are_one_gain() -> None:
    game = drawn(TWO_AREAS)
    taken = play(game, "cb")
    assert len(taken) == 2 and gains(game) == [(0, 2, 0)]
    assert captures(taken) == "red captures 2"


def test_declared_rings_gain_for_the_player_who_declares() -> None:
    game = drawn(OPEN, "wikikropki")
    play(game, "bc dd")
    assert gains(game) == []
    game.play(game.board.grid.from_letters("ad"), declare_all=True)
    assert gains(game) == [(0, 1, 0)]


def test_the_rows_of_the_tree_say_who_gains() -> None:
    page = page_drawn(HOUSE, rules="russian")
    page.play("ddbb")
    assert page.rows()[-1][2:5] == [1, "bb", [[0, 1, 0]]]


def test_the_rows_of_the_tree_count_freed_dots() -> None:
    page = page_of(7, 7)
    page.play("dddcaacdgaedagdedbbaeccafddaeeeadffacebgbdcgcc")
    assert [row[4] for row in page.rows() if row[4]] == [[[1, 1, 0]], [[0, 4, 1]]]
