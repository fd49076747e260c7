"""Unusual captures: by the edge of the board, of empty and of full areas, and without suicide ([rules])."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki import read_games, write_game
from kropki.board.board import Board
from kropki.board.highlights import find_houses, find_pools, find_threats
from kropki.board.settlement import settle_stop
from kropki.board.variant import Areas, Variant
from kropki.computer.hints import HintReason, find_hints
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking, quick_point
from kropki.errors import NoSuchPlayer, SettlementOfVariant, Suicide
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.openings import Opening
from kropki.game.outcome import EndReason, Outcome
from kropki.game.rules import Rules
from kropki.picture import svg
from kropki.record.game_json import from_json, to_json
from kropki.record.link import game_from_link, link_text
from tests.support.games import check_back_and_forth
from tests.support.settings import steady
from tests.support.shorten import check
from tests.support.strategies import Game as Played
from tests.support.strategies import variant_game

COMBINATIONS = list(product(["enemy", "any", "full"], [False, True], [True, False]))


def playing(position: str, **options: object) -> Game:
    """A game of two from a position."""
    rows = position.split("\n")
    size = [row.split() for row in rows if row.strip()]
    opening = Opening("custom", position=position)
    return Game(len(size[0]), len(size), rules="custom", options=options, opening=opening)


def at(game: Game, letters: str) -> int:
    return game.board.grid.from_letters(letters)


def owners(board: Board) -> str:
    """The owners of all points, row by row."""
    points = board.grid.points
    letters = "".join(".rbgy"[0 if board.owner(p) is None else 1 + (board.owner(p) or 0)] for p in points)
    width = board.grid.width
    return " ".join(letters[i : i + width] for i in range(0, len(letters), width))


@steady(examples=15)
@given(st.randoms(use_true_random=False).map(variant_game))
def test_games_against_the_slow_model(game: Played) -> None:
    """Compare all that can be asked after each dot and each undo."""
    check(game)


# the edge of the board


@pytest.mark.parametrize("opening", ["empty", "cross"])
def test_every_opening_is_played_by_the_options(opening: str) -> None:
    game = Game(9, 9, rules="custom", options={"edge": True}, opening=opening)
    for letters in ("aa", "ba", "ii", "ab"):
        game.play(at(game, letters))
    assert game.board.captures == (0, 1)


def test_a_corner_is_captured_with_the_help_of_the_edge() -> None:
    game = playing("B R . .\n. . . .\n. . . .\n. . . .", edge=True)
    [taken] = game.play(at(game, "ab"))
    assert (taken.captured, owners(game.board)) == (1, "r... .... .... ....")
    assert not taken.is_ringed
    game.undo()
    assert game.captures == (0, 0)
    usual = playing("B R . .\n. . . .\n. . . .\n. . . .")
    assert usual.play(at(usual, "ab")) == ()


def test_a_chain_from_edge_to_edge_captures_the_smaller_side() -> None:
    game = playing(". R . . .\n. R B . .\n B R . . .\n. . . . .", edge=True)
    game.play(at(game, "bd"))
    assert owners(game.board) == "r.... r.... r.... r...."
    assert game.captures == (1, 0)


def test_a_house_at_the_edge() -> None:
    game = playing(". R . .\n. . . .\n. . . .\n. . . .", edge=True)
    assert game.play(at(game, "ab")) == ()
    assert [house.player for house in find_houses(game.board, 0)] == [0]
    [taken] = game.play(at(game, "aa"))
    assert (taken.owner, game.captures) == (0, (1, 0))


def test_threats_by_the_edge() -> None:
    board = playing("B R . .\n. . . .\n. . . .\n. . . .", edge=True).board
    assert [board.grid.letters(threat.point) for threat in find_threats(board, 0)] == ["ab"]


# empty areas


def test_an_empty_area_is_captured() -> None:
    game = playing(". R . .\nR . R .\n. . . .\n. . . .", areas="any")
    [taken] = game.play(at(game, "bc"))
    assert (taken.captured, game.captures, owners(game.board)) == (0, (0, 0), ".... .r.. .... ....")
    assert find_houses(game.board, 0) == ()
    assert game.turn == 1


def test_a_capture_of_nothing_earns_no_extra_turn() -> None:
    game = playing(". R . .\nR . R .\n. . . .\n. . . .", areas="any", extra_turn=True)
    game.play(at(game, "bc"))
    assert game.turn == 1


# full areas

GO = ". R R R .\nR B B B R\nR B R B R\nR B B . R\n. R R R ."


def test_only_a_full_area_is_captured() -> None:
    game = playing(". R . .\nR B . R\n. R R .\n. . . .", areas="full")
    assert game.play(at(game, "ca")) == ()
    [pair] = [threat.point for threat in find_threats(game.board, 0)]
    game.play(at(game, "dd"))
    [taken] = game.play(pair)
    assert (taken.captured, game.captures) == (1, (1, 0))


def test_dots_inside_a_full_area_stay_alive() -> None:
    game = playing(GO, areas="full")
    [taken] = game.play(at(game, "dd"))
    assert owners(game.board) == "..... .rrr. .r.r. .rr.. ....."
    assert (taken.captured, game.board.is_alive(at(game, "cc"))) == (7, True)
    assert [[game.board.grid.letters(point) for point in hole] for hole in taken.holes] == [["cc"]]
    assert 'fill-rule="evenodd"' in svg(game.board)


def test_a_dot_that_fills_an_area_of_the_enemy_is_captured() -> None:
    game = playing(". R R .\nR . B R\n. R R .\n. . . .", areas="full")
    game.play(at(game, "dd"))
    [taken] = game.play(at(game, "bb"))
    assert (taken.owner, taken.captured, game.captures) == (0, 2, (2, 0))


def test_full_areas_are_for_two() -> None:
    with pytest.raises(NoSuchPlayer, match="only two can play where areas must be full, not 3"):
        Board(5, 5, 3, variant=Variant(areas=Areas.FULL))


# suicide

HOUSE = ". R . .\nR . R .\n. R . .\n. . . ."


def test_suicide_is_refused() -> None:
    game = playing(HOUSE, suicide=False)
    game.play(at(game, "dd"))
    with pytest.raises(Suicide, match=r"^bb is inside Red's ring: a dot there would be captured at once$"):
        game.play(at(game, "bb"))
    assert (game.ply, str(game.board)) == (1, HOUSE[:-1] + "R")
    assert game.play(at(game, "da")) == ()
    assert game.play(at(game, "bb")) == ()


def test_a_dot_that_captures_is_no_suicide() -> None:
    game = playing(". R B .\nR . R B\n. R B .\n. . . .", suicide=False)
    game.play(at(game, "dd"))
    [taken] = game.play(at(game, "bb"))
    assert (taken.owner, taken.captured) == (1, 1)


def test_players_who_cannot_play_miss_their_turn_and_then_the_game_ends() -> None:
    game = playing("R R R R\nR . . R\nR R R .", suicide=False)
    game.play(at(game, "dc"))
    assert (game.turn, game.outcome) == (0, None)
    game.play(at(game, "bb"))
    assert game.turn == 0
    game.play(at(game, "cb"))
    assert game.outcome == Outcome(None, EndReason.FULL_BOARD)
    check_back_and_forth(game)


def test_each_player_has_their_own_suicides() -> None:
    board = playing(". R R B B .\nR . R B . B\nR R R B B B", suicide=False).board
    suicides = [[*map(board.grid.letters, board.grid.mask_points(board.suicide_mask(p)))] for p in (0, 1)]
    assert suicides == [["eb"], ["bb"]]


# records, links and the computer player


@pytest.mark.parametrize(("areas", "edge", "suicide"), COMBINATIONS)
def test_the_computer_plays_and_the_game_is_kept(areas: str, edge: bool, suicide: bool) -> None:
    """Each dot is legal, and what is saved opens as it was, in each form."""
    options: dict[str, object] = {"areas": areas, "edge": edge, "suicide": suicide}
    game = Game(6, 6, rules="custom", options=options, opening="cross")
    while not game.outcome:
        level = LEVELS[1 if game.turn else 5]
        thinking = Thinking(game, level, steps=6, resigns=False, seed=game.ply)
        move = thinking.decide()
        assert isinstance(move, Dot)
        find_hints(thinking)
        game.play(quick_point(game, game.turn) if game.ply % 5 == 4 else move.point)
    check_back_and_forth(game)
    assert from_json(to_json(game)).board == game.board
    linked = game_from_link(link_text(game))
    assert (linked.rules, linked.board) == (game.rules, game.board)
    [reading] = read_games(write_game(game))
    assert (reading.diagnostics, reading.game.rules) == ([], game.rules)
    reading.game.go_to_ply(game.ply)
    assert (reading.game.board, reading.game.outcome) == (game.board, game.outcome)
    assert write_game(reading.game) == write_game(game)


@pytest.mark.parametrize(
    ("position", "options", "best"),
    [
        ("B R . . .\nB R . . .\n. . . . .\n. . . . .\n. . . . .", {"edge": True}, "ac"),
        (". . . . .\n. . R . .\n. R B B .\n. . R R .\n. . . . R", {"areas": "full"}, "db"),
    ],
)
def test_the_computer_captures(position: str, options: dict[str, object], best: str) -> None:
    game = playing(position, **options)
    if best == "db":
        game.play(at(game, "ec"))
        game.play(at(game, "aa"))
    thinking = Thinking(game, LEVELS[8], steps=60)
    assert thinking.decide() == Dot(at(game, best), 0)
    [hint, *_] = find_hints(thinking)
    assert hint.reasons[0] == (HintReason.CAPTURES, 2)


def test_areas_without_a_ring_are_in_the_file() -> None:
    game = playing("B R . .\n. . . .\n. . . .\n. . . .", edge=True)
    game.play(at(game, "ab"))
    assert "B[ab]KA[B.aa." in write_game(game)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("dotsCaptureEmptyBase1startPosCROSSsui1", Rules(areas=Areas.ANY)),
        ("dotsCaptureEmptyBase0startPosCROSS_4startPosIsRandom1sui0", Rules(suicide=False)),
        ("startPosEMPTYsui1komi0.5", Rules()),
        ("custom areas=full edge=yes suicide=no", Rules(areas=Areas.FULL, edge=True, suicide=False)),
    ],
)
def test_rules_of_other_programs(text: str, rules: Rules) -> None:
    [reading] = read_games(f"(;GM[40]FF[4]SZ[6]RU[{text}];B[aa];W[bb])")
    assert (reading.diagnostics, reading.game.rules) == ([], rules)


def test_where_the_edge_protects_nothing_a_stop_is_not_settled() -> None:
    with pytest.raises(SettlementOfVariant, match="the edge protects no dots"):
        settle_stop(Board(5, 5, variant=Variant(edge=True)), 0)
    assert find_pools(Board(5, 5, variant=Variant(areas=Areas.FULL)), 0) == ()
