"""Tests of what `choose` gets: `BotBoard` and `Point`."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.bot.board import BotBoard
from kropki.bot.point import Point
from kropki.errors import InTerritory, NoSuchPlayer, NothingToUndo, Occupied, OffBoard
from kropki.game.game import Game
from kropki.game.openings import Opening
from kropki.game.scatter import scatter


def board_of(text: str, player: int = 0, **more: Any) -> BotBoard:
    """Return the board of a position that is drawn as text."""
    rows = len(text.split("\n")) if "\n" in text else 1
    width = len(text.split("\n", maxsplit=1)[0].split())
    game = Game(width, rows, opening=Opening("custom", position=text), first=player, **more)
    return BotBoard(game, player)


HOUSE = """\
. . . . . .
. . R . . .
. R B R . .
. . . . . .
. . . B . .
. . . . . ."""


def test_a_point_is_its_name_its_pair_and_itself() -> None:
    point = Point(3, 4)
    x, y = point
    assert (str(point), point.name, x, y) == ("d5", "d5", 3, 4)
    assert point == (3, 4) == point and point != (4, 3)
    assert {point: 1}[Point(3, 4)] == 1 and hash(point) == hash((3, 4))
    step = (1, -1)
    assert point + step == Point(4, 3) and point - Point(1, 1) == (2, 3)
    assert point.distance((0, 4)) == 3 and point.distance(Point(5, 6)) == 2
    assert sorted([Point(0, 1), Point(5, 0)]) == [Point(5, 0), Point(0, 1)]
    assert Point(-1, 3).name == "(-1, 3)"
    with pytest.raises(AttributeError):
        point.x = 5  # type: ignore[misc]


@pytest.mark.parametrize("place", ["d5", "D5", (3, 4), [3, 4], Point(3, 4)])
def test_points_can_be_named_in_every_way(place: object) -> None:
    assert BotBoard(Game(6, 6), 0).point(place) == Point(3, 4)


@pytest.mark.parametrize(
    ("place", "error"),
    [
        ("g1", OffBoard),
        ("d0", OffBoard),
        ("5d", OffBoard),
        ((6, 0), OffBoard),
        ((-1, 10**400), OffBoard),
        (7, TypeError),
        (None, TypeError),
        ((1, 2, 3), TypeError),
        ((True, 1), TypeError),
        ((1.0, 2), TypeError),
    ],
)
def test_what_is_no_point_is_refused(place: object, error: type[Exception]) -> None:
    with pytest.raises(error):
        BotBoard(Game(6, 6), 0).point(place)


def test_the_board_tells_what_is_where() -> None:
    board = board_of(HOUSE)
    assert (board.me, board.other, board.turn) == ("red", "blue", "red")
    assert (board.at("c3"), board.at("d3"), board.at("a1")) == ("blue", "red", None)
    assert board.is_open("a1") and not board.is_open("c3")
    assert len(board.open_points) == 36 - 5
    assert board.dots(board.me) == [Point(2, 1), Point(1, 2), Point(3, 2)]
    assert board.chain("c2") == board.dots() and board.chain("a1") == []
    assert [point.name for point in board.neighbours("a1")] == ["b1", "b2", "a2"]
    assert [point.name for point in board.neighbours("c3", diagonal=False)] == ["c2", "d3", "c4", "b3"]
    to_the_left = (-1, 0)
    assert board.is_on_board("b1") and not board.is_on_board(board.point("a1") + to_the_left)


def test_the_board_tells_threats_and_gains() -> None:
    board = board_of(HOUSE)
    assert board.threats() == {Point(2, 3): 1} == board.threats("red")
    assert board.threats(board.other) == {}
    assert (board.gain("c4"), board.gain("a1"), board.gain("c4", "blue")) == (1, 0, 0)


def test_play_and_undo_change_only_this_copy() -> None:
    game = Game(6, 6, opening=Opening("custom", position=HOUSE))
    board = BotBoard(game, 0)
    before = str(board)
    assert board.play("c4") == 1
    assert (board.lead, board.score("red"), board.score("blue"), board.turn) == (1, 1, 0, "blue")
    assert board.owner("c3") == "red" and not board.is_alive("c3") and board.at("c3") == "blue"
    assert board.territory("red") == [Point(2, 2)]
    assert board.last_move == (2, 3)
    assert board.play("f6") == 0 and board.turn == "red"
    board.undo(2)
    assert (str(board), board.lead, len(board.moves), board.turn) == (before, 0, 0, "red")
    assert str(BotBoard(game, 0)) == before
    with pytest.raises(NothingToUndo):
        board.undo()


def test_a_dot_in_a_house_is_captured() -> None:
    board = board_of(". . R . .\n. R . R .\n. . R . .\n. . . . .\nB . . . .", player=1)
    assert board.houses("red") == [Point(2, 1)]
    assert board.gain("c2") == -1 == board.play("c2")


def test_points_that_are_not_open_say_why() -> None:
    board = board_of(HOUSE)
    board.play("c4")
    with pytest.raises(Occupied, match="c4 already has a dot"):
        board.play("c4")
    with pytest.raises(Occupied):
        board.gain("c3")
    big = board_of(". . R . .\n. R B R .\n. R . R .\n. . . . .\n. . . . .")
    big.play("c4")
    with pytest.raises(InTerritory, match="c3 is in a territory of red"):
        big.play("c3")
    with pytest.raises(NoSuchPlayer, match=r"use board.me or board.other"):
        board.dots("green")


def test_copies_are_independent_but_share_notes() -> None:
    board = board_of(HOUSE)
    twin = board.copy()
    twin.play("c4")
    twin.note("a1", 3)
    assert board.is_open("c4") and board.moves == [] and twin.moves == [Point(2, 3)]
    assert board.notes == {Point(0, 0): 3.0}


@pytest.mark.parametrize(
    ("value", "error"), [("1", TypeError), (True, TypeError), (None, TypeError), (float("inf"), ValueError)]
)
def test_notes_are_numbers(value: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        board_of(HOUSE).note("a1", value)


def test_each_dot_of_a_ladder_threatens_to_capture() -> None:
    found = 0
    for seed in range(40):
        game = Game(7, 7)
        scatter(game, 16, seed)
        board = BotBoard(game, game.turn)
        for point, gain in board.ladders().items():
            found += 1
            assert gain > 0 and board.play(point) == 0
            assert board.threats(board.me)
            board.undo()
    assert found > 5


def test_the_middle_must_be_played_first_where_the_rules_say_so() -> None:
    game = Game(8, 8, opening="empty", options={"middle": 2})
    board = BotBoard(game, 0)
    assert len(board.open_points) == 16
    assert not board.is_open("a1")
    board.play("d4")
    assert board.is_open("a1")


def test_the_printed_board_has_coordinates() -> None:
    assert str(board_of(HOUSE)).splitlines()[:2] == ["  a b c d e f", "1 . . . . . ."]


@settings(deadline=None)
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 40))
def test_undo_takes_everything_back(seed: int, moves: int) -> None:
    game = Game(6, 6)
    scatter(game, 8, seed)
    board = BotBoard(game, game.turn)
    before = str(board), board.lead, board.open_points, board.threats()
    points = board.open_points
    played = 0
    for i in range(moves):
        point = points[(seed * 31 + i * 17) % len(points)]
        if board.is_open(point):
            gain = board.gain(point)
            assert board.play(point) == gain
            played += 1
    board.undo(played)
    assert (str(board), board.lead, board.open_points, board.threats()) == before
