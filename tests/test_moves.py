"""Moves as text and back: every kind, any order of numbers and rings, and invalid texts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.board.grid import Grid
from kropki.errors import InvalidRecord, KropkiError, OffBoard
from kropki.game.moves import (
    MAX_SPENT,
    AgreedDraw,
    AgreedScore,
    AgreedSettlement,
    Declaration,
    Dot,
    Move,
    Pass,
    Resignation,
    Ring,
    Stop,
    TimeUp,
    move_text,
    parse_move,
    parse_ring,
    rings_text,
)

GRID = Grid.of(52, 40)


def at(letters: str) -> int:
    return GRID.from_letters(letters)


def ring(letters: str) -> Ring:
    return parse_ring(letters, GRID)


RING = ring("cecfdgefde")
OTHER = ring("gghhgi")
PAIRS: list[tuple[Move, int, str]] = [
    (Dot(at("aa"), 0), 0, "aa"),
    (Dot(at("Zz"), 3), 3, "Zz"),
    (Dot(at("ce"), 1, spent=2500), 1, "ce@2500"),
    (Dot(at("ce"), 1, (RING,)), 1, "ce.cecfdgefde"),
    (Dot(at("gg"), 1, (RING, OTHER), 1), 1, "gg.cecfdgefde.gghhgi@1"),
    (Declaration(2, (RING,)), 2, ".cecfdgefde"),
    (Declaration(2, (RING, OTHER), 7), 2, ".cecfdgefde.gghhgi@7"),
    (Pass(0), 0, "pass 0"),
    (Pass(3, 12), 3, "pass 3@12"),
    (Stop(1), 0, "stop 1"),
    (Stop(2, 999_999_999), 2, "stop 2@999999999"),
    (Resignation(3), 0, "resign 3"),
    (TimeUp(0), 0, "time 0"),
    (AgreedDraw(), 1, "draw"),
    (AgreedScore(), 1, "agree"),
    (AgreedSettlement(()), 1, "settle "),
    (AgreedSettlement((RING, OTHER)), 1, "settle .cecfdgefde.gghhgi"),
]


@pytest.mark.parametrize(("move", "turn", "text"), PAIRS, ids=[text for _, _, text in PAIRS])
def test_each_kind_of_move_is_written_and_read(move: Move, turn: int, text: str) -> None:
    assert move_text(move, GRID) == text
    assert parse_move(text, turn, GRID) == move


def test_every_kind_of_move_has_a_text() -> None:
    assert {type(move) for move, _, _ in PAIRS} == set(Move.__args__)


def test_the_examples_of_the_format_without_a_repeated_end() -> None:
    """[sgf-gm40]: W[ce.cecfdgefdece] and W[gg.cfdgefdecf.ggghhiihjgifhfgg]."""
    assert rings_text([RING], GRID) == ".cecfdgefde"
    both = parse_move("gg.cfdgefde.ggghhiihjgifhf", 0, GRID)
    assert isinstance(both, Dot)
    assert (both.point, len(both.rings)) == (at("gg"), 2)
    assert both.rings[1] == tuple(map(at, ("gg", "gh", "hi", "ih", "jg", "if", "hf")))
    assert rings_text([], GRID) == ""


def test_a_dot_and_rings_belong_to_the_player_to_move() -> None:
    for turn in range(4):
        assert parse_move("aa", turn, GRID) == Dot(at("aa"), turn)
        assert parse_move(".cecfdgefde", turn, GRID) == Declaration(turn, (RING,))


def test_zero_time_is_not_written() -> None:
    assert "@" not in move_text(Dot(at("aa"), 0, spent=0), GRID)
    assert parse_move("aa@0", 0, GRID) == Dot(at("aa"), 0)


points = st.sampled_from(GRID.points)
rings = st.lists(st.lists(points, min_size=1, max_size=9).map(tuple), max_size=4).map(tuple)
some_rings = st.lists(st.lists(points, min_size=1, max_size=9).map(tuple), min_size=1, max_size=4).map(tuple)
players = st.integers(0, 3)
spent = st.just(0) | st.integers(0, MAX_SPENT)
moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(Dot, points, players, rings, spent),
    st.builds(Declaration, players, some_rings, spent),
    st.builds(Pass, players, spent),
    st.builds(Stop, players, spent),
    st.builds(Resignation, players),
    st.builds(TimeUp, players),
    st.builds(AgreedDraw),
    st.builds(AgreedScore),
    st.builds(AgreedSettlement, rings),
)


@settings(derandomize=True, database=None, deadline=None, max_examples=150)
@given(moves, players)
def test_any_move_survives_writing_and_reading(move: Move, turn: int) -> None:
    if isinstance(move, Dot | Declaration):
        turn = move.player
    text = move_text(move, GRID)
    assert parse_move(text, turn, GRID) == move
    assert text.isascii()


@settings(derandomize=True, database=None, deadline=None, max_examples=150)
@given(st.text("abzAZ.@0129 drawspetimolg", max_size=20) | st.text(max_size=8), players)
def test_any_text_is_read_as_a_move_or_refused(text: str, turn: int) -> None:
    try:
        move = parse_move(text, turn, GRID)
    except (InvalidRecord, OffBoard):
        return
    assert parse_move(move_text(move, GRID), turn, GRID) == move


@pytest.mark.parametrize(
    ("text", "error", "why"),
    [
        ("", OffBoard, "is not a point"),
        ("a", OffBoard, "'a' is not a point: expected two letters"),
        ("aaa", OffBoard, "is not a point"),
        ("aZ", OffBoard, r"\(0, 51\) is not on the"),
        ("a1", OffBoard, "is not a point"),
        (" aa", OffBoard, "is not a point"),
        ("aa ", OffBoard, "is not a point"),
        ("aa.b", OffBoard, "'b' is not a point"),
        ("aa.bac", OffBoard, "'c' is not a point"),
        ("aa.ba cb", OffBoard, "is not a point"),
        ("aa.bZ", OffBoard, "is not on the"),
        ("aa@", InvalidRecord, "after @ comes '', not the milliseconds spent"),
        ("aa@-5", InvalidRecord, "after @ comes '-5'"),
        ("aa@1.5", InvalidRecord, "after @ comes '1.5'"),
        ("aa@ 5", InvalidRecord, "after @ comes ' 5'"),
        ("aa@5@5", InvalidRecord, "after @ comes '5@5'"),
        ("aa@٣", InvalidRecord, "after @"),
        ("aa@²", InvalidRecord, "after @"),
        ("aa@" + "1" * 13, InvalidRecord, "after @"),
        ("aa@" + "1" * 100_000, InvalidRecord, "after @"),
        ("pass", OffBoard, "is not a point"),
        ("pass ", OffBoard, "is not a point"),
        ("pass 4", OffBoard, "is not a point"),
        ("pass 00", OffBoard, "is not a point"),
        ("pass -1", OffBoard, "is not a point"),
        ("pass ٣", OffBoard, "is not a point"),
        ("Pass 0", OffBoard, "is not a point"),
        ("pass 0 ", OffBoard, "is not a point"),
        ("pass  0", OffBoard, "is not a point"),
        ("stop", OffBoard, "is not a point"),
        ("resign 4", OffBoard, "is not a point"),
        ("resign 0@5", OffBoard, "is not a point"),
        ("time 0@5", OffBoard, "is not a point"),
        ("time", OffBoard, "is not a point"),
        ("draw 0", OffBoard, "is not a point"),
        ("draw@5", OffBoard, "is not a point"),
        ("settle cecf", InvalidRecord, "rings begin with a dot"),
        ("settle .ce.c", OffBoard, "'c' is not a point"),
        ("settle@5", OffBoard, "is not a point"),
        ("settle .ce@5", OffBoard, "is not a point"),
        ("settled .ce", OffBoard, "is not a point"),
        ("\ud800\udfff", OffBoard, "is not a point"),
    ],
)
def test_texts_that_are_not_moves(text: str, error: type[KropkiError], why: str) -> None:
    with pytest.raises(error, match=why) as refused:
        parse_move(text, 0, GRID)
    assert len(str(refused.value)) < 200
