"""Every way a game can end, with its reason and winner ([rules], "How a game ends")."""

import re
from collections.abc import Callable

import pytest

from kropki.board.board import Board
from kropki.board.settlement import StopSettlement, TerritorySettlement, undeclared_rings
from kropki.errors import (
    GameOver,
    InvalidRecord,
    InvalidRules,
    KropkiError,
    NoOffer,
    NoSuchPlayer,
    NotYourTurn,
    PassingForbidden,
    RingOfForeignDot,
    RingsOverlap,
    RingWithoutDot,
    SettlementOfMany,
    SettlementOfSetup,
    SettlementWithoutDeclaring,
    StopForbidden,
)
from kropki.game.game import Game
from kropki.game.moves import AgreedSettlement, Pass, Stop
from kropki.game.outcome import EndReason, Outcome
from kropki.picture import svg
from kropki.record import read_games, write_game
from kropki.record.game_json import from_json, to_json
from tests.support.games import check_back_and_forth, drawn, empty, everything, outcome, play, rings

OPEN = """
    . R . . . .
    R B . . B .
    . R . . . .
    . . . . . .
"""
"""Red lacks cb to capture bb; the blue dot on eb is not grounded either."""

CLOSED = """
    . R  . . . .
    R Br R . B .
    . R  . . . .
    . .  . . . .
"""
PENDING = """
    . R . . . .
    R B R . B .
    . R . . . .
    . . . . . .
"""

# a full board


def test_a_game_without_another_end_ends_when_no_point_is_left() -> None:
    """[tochki-rules]: "Игра ведется до полного заполнения поля. Выигрывает игрок, во владении
    которого находится больше всего точек."."""
    game = drawn(". R .\nR B R\n. . .")
    play(game, "bc aa ca ac")
    assert outcome(game) is None
    play(game, "cc")
    assert game.outcome == Outcome(0, EndReason.FULL_BOARD)
    check_back_and_forth(game)


def test_a_board_is_full_even_if_territories_have_empty_points() -> None:
    game = drawn(
        """
        . R  R  .
        R Br .r R
        R R  R  .
        """
    )
    play(game, "aa da")
    assert outcome(game) is None
    play(game, "dc")
    assert game.outcome == Outcome(0, EndReason.FULL_BOARD)


def test_the_capture_that_leaves_no_point_ends_the_game() -> None:
    game = drawn(
        """
        R R R R
        R B . R
        R B . .
        R R R R
        """
    )
    play(game, "dc")
    assert (game.captures, outcome(game)) == ((2, 0), Outcome(0, EndReason.FULL_BOARD))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_captures_on_a_full_board_are_a_draw(players: int) -> None:
    game = empty(3, 3, players=players)
    play(game, "bb ba ab cb bc aa ca ac cc")
    assert game.captures == (0,) * players
    assert game.outcome == Outcome(None, EndReason.FULL_BOARD)


def test_two_of_three_with_most_captures_are_a_draw() -> None:
    game = drawn(
        """
        . R  . . B  .
        R Gr R B Gb B
        . R  . . B  .
        """,
        players=3,
    )
    play(game, "aa ca da fa ac cc dc fc")
    assert (game.captures, game.difference) == ((1, 1, 0), 0)
    assert game.outcome == Outcome(None, EndReason.FULL_BOARD)


# resignation


def test_a_player_who_resigns_loses_whatever_the_captures() -> None:
    """[wikipedia]: "In completely lost situation good players usually surrender"."""
    game = drawn(CLOSED)
    game.resign(0)
    assert game.outcome == Outcome(1, EndReason.RESIGNATION)
    check_back_and_forth(game)


def test_players_who_resigned_or_stopped_are_skipped() -> None:
    """[rules], "Two, three or four players"."""
    game = empty(players=4, options={"stop": "played"})
    game.resign(1)
    play(game, "aa")
    assert game.turn == 2
    game.stop(3)
    play(game, "ba")
    assert game.turn == 0
    play(game, "ca da")
    assert game.turn == 0
    assert (set(game.resigned), set(game.stopped)) == ({1}, {3})
    check_back_and_forth(game)


def test_a_player_who_stopped_can_still_resign_and_the_last_one_left_wins() -> None:
    game = empty(options={"stop": "played"})
    game.stop(0)
    game.resign(0)
    assert game.outcome == Outcome(1, EndReason.RESIGNATION)
    game.undo()
    game.resign(1)
    assert game.outcome == Outcome(0, EndReason.RESIGNATION)


def test_when_the_last_active_player_resigns_the_others_captures_decide() -> None:
    position = """
        . R  . . . . .
        R Br R . . . .
        . R  . . . . .
        """
    game = drawn(position, players=3, options={"stop": "played"})
    game.stop(0)
    game.stop(1)
    game.resign(2)
    assert game.outcome == Outcome(0, EndReason.STOP)
    check_back_and_forth(game)


# a stop with play continuing


def test_after_a_stop_the_opponent_plays_alone_and_most_captures_win() -> None:
    """[wikipedia]: "his opponent is allowed to make as many moves as he want to capture all the
    remaining dots that he can. The game ends and whoever captured most dots wins."."""
    game = drawn(OPEN, "wikipedia")
    game.stop(1)
    assert (game.turn, set(game.stopped), outcome(game)) == (0, {1}, None)
    play(game, "cb")
    assert (game.turn, game.captures) == (0, (1, 0))
    play(game, "ea db fb ec")
    assert (game.turn, game.captures, outcome(game)) == (0, (2, 0), None)
    game.stop(0)
    assert game.outcome == Outcome(0, EndReason.STOP)
    assert game.settlement is None
    assert game.moves[-1] == Stop(0)
    check_back_and_forth(game)


def test_the_player_to_move_stops_and_the_turn_goes_on() -> None:
    game = drawn(OPEN, "wikipedia")
    game.stop(0)
    assert game.turn == 1
    play(game, "aa ca")
    assert game.turn == 1
    with pytest.raises(NotYourTurn):
        game.play(game.board.grid.from_letters("da"), 0)


def test_at_any_moment_either_player_can_stop() -> None:
    """[wikipedia]: "At any moment of the game either player can stop the game"."""
    for player in (0, 1):
        for moves in ("", "aa", "aa ca"):
            game = drawn(OPEN, "wikipedia")
            play(game, moves)
            game.stop(player)
            assert (set(game.stopped), game.turn) == ({player}, 1 - player)


def test_after_a_stop_the_other_may_fill_the_board() -> None:
    game = drawn(". R .\nR B R\n. . .", "wikipedia")
    game.stop(1)
    play(game, "aa ca ac cc")
    assert outcome(game) is None
    play(game, "bc")
    assert game.outcome == Outcome(0, EndReason.FULL_BOARD)


def test_equal_captures_after_stops_are_a_draw() -> None:
    game = empty(rules="wikipedia")
    game.stop(0)
    game.stop(1)
    assert game.outcome == Outcome(None, EndReason.STOP)


@pytest.mark.parametrize("players", [3, 4])
def test_a_stop_by_one_leaves_the_others_playing_on(players: int) -> None:
    """[rules], "Two, three or four players"."""
    game = empty(players=players, rules="wikipedia")
    play(game, "aa")
    game.stop(1)
    turns = []
    for x in range(6):
        turns.append(game.turn)
        play(game, "abcdef"[x] + "b")
    others = [player for player in range(players) if player != 1]
    start = others.index(2)
    assert turns == [others[(start + i) % len(others)] for i in range(6)]
    assert outcome(game) is None
    check_back_and_forth(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_players_stop_ends_the_game(players: int) -> None:
    position = """
        . . R  . . . .
        . R Br R . . .
        . . R  . . . .
        """
    game = drawn(position, "wikipedia", players=players)
    for player in range(1, players):
        game.stop(player)
        assert outcome(game) is None
    play(game, "aa ba")
    assert game.turn == 0
    game.stop(0)
    assert game.stopped == set(range(players))
    assert game.outcome == Outcome(0, EndReason.STOP)
    check_back_and_forth(game)


def test_captures_of_a_player_who_stopped_count() -> None:
    game = drawn(CLOSED, "wikipedia")
    game.stop(0)
    game.stop(1)
    assert game.outcome == Outcome(0, EndReason.STOP)


def test_nobody_can_stop_twice() -> None:
    game = empty(rules="wikipedia")
    game.stop(0)
    before = everything(game)
    with pytest.raises(StopForbidden, match="Red has already stopped"):
        game.stop(0)
    assert everything(game) == before


def test_a_house_of_a_player_who_stopped_still_captures() -> None:
    """Houses still capture after a stop: their owner need not move."""
    game = drawn(
        """
        . R . . .
        R . R . .
        . R . . .
        """,
        "wikipedia",
    )
    game.stop(0)
    play(game, "bb")
    assert (game.captures, game.turn) == ((1, 0), 1)


@pytest.mark.parametrize("player", [-1, 2, 10**30])
def test_only_a_player_of_the_game_can_stop(player: int) -> None:
    game = empty(rules="wikipedia")
    with pytest.raises(NoSuchPlayer, match=f"no player {player}: players are numbered 0 to 1"):
        game.stop(player)


def test_a_player_who_resigned_cannot_stop() -> None:
    game = empty(players=3, rules="wikipedia")
    game.resign(1)
    with pytest.raises(NoSuchPlayer, match="Blue is out of the game"):
        game.stop(1)


def test_a_stop_is_refused_if_the_rules_have_none() -> None:
    game = empty()
    before = everything(game)
    with pytest.raises(StopForbidden, match="these rules have no stop"):
        game.stop(0)
    assert everything(game) == before


# a stop that is settled at once


def settled(position: str, rules: str = "wikipedia") -> Game:
    return drawn(position, rules, options={"stop": "settled"})


def test_a_stop_settled_at_once_loses_what_is_not_grounded() -> None:
    """[rules], "How a game ends": what is not grounded is lost."""
    game = settled(OPEN)
    game.stop(1)
    assert game.outcome == Outcome(0, EndReason.STOP)
    assert isinstance(game.settlement, StopSettlement)
    assert (game.settlement.stopper, game.settlement.captures) == (1, (2, 0))
    assert (game.captures, game.board.captures, game.scores) == ((2, 0), (0, 0), (2, 0))
    check_back_and_forth(game)


def test_dots_captured_in_lost_areas_are_freed() -> None:
    """[rules], "How a game ends": dots captured there are freed."""
    position = """
        . . . . . .
        . . R . . .
        . R Br R . .
        . . R . . .
        . . . . . .
        """
    game = settled(position)
    assert game.captures == (1, 0)
    game.stop(0)
    assert (game.captures, outcome(game)) == ((0, 4), Outcome(1, EndReason.STOP))


def test_boards_show_what_a_stop_loses() -> None:
    game = settled(OPEN)
    bare = svg(game.board)
    game.stop(1)
    assert sum(each.captured for each in game.settled) == game.captures[0] - game.board.captures[0] == 2
    assert "KA[B." in write_game(game)
    [read] = read_games(write_game(game))
    read.game.go_to_ply(read.game.plies)
    assert (read.game.captures, write_game(read.game)) == (game.captures, write_game(game))
    shown = svg(game.board, settled=game.settled)
    assert shown.count("-wall") == bare.count("-wall") + len(game.settled)
    assert "-dead" not in re.sub("<style>.*?</style>", "", bare)
    assert len(re.findall("<circle", re.findall('<g class="[^"]*-dead.*', shown)[0])) == 2


def test_a_stop_settled_at_once_loses_nothing_if_everything_is_grounded() -> None:
    game = settled(CLOSED)
    game.stop(0)
    assert isinstance(game.settlement, StopSettlement)
    assert game.settlement.lost == ()
    assert game.outcome == Outcome(0, EndReason.STOP)


def test_komi_counts_in_a_settled_stop() -> None:
    game = drawn(OPEN, options={"stop": "settled", "komi": 5})
    game.stop(1)
    assert (game.scores, game.difference) == ((2, 2.5), 0.5)
    assert game.outcome == Outcome(1, EndReason.STOP)


def test_undo_reverts_a_settled_stop() -> None:
    game = settled(OPEN)
    game.stop(1)
    game.undo()
    assert (game.settlement, outcome(game), set(game.stopped), game.captures) == (
        None,
        None,
        set[int](),
        (0, 0),
    )
    play(game, "cb")
    game.stop(0)
    assert game.captures == (1, 0)


def test_a_settled_stop_with_declared_captures() -> None:
    game = settled(PENDING, "stachowski")
    game.stop(1)
    assert (game.captures, outcome(game)) == ((2, 0), Outcome(0, EndReason.STOP))


def test_a_stop_that_cannot_be_settled_changes_nothing() -> None:
    """No game can begin from this drawing; the board is set up directly."""
    game = settled(OPEN)
    game.board = Board.from_text(PENDING)
    before = everything(game)
    with pytest.raises(SettlementOfSetup):
        game.stop(1)
    assert everything(game) == before


@pytest.mark.parametrize("players", [3, 4])
def test_no_stop_is_settled_among_more_than_two(players: int) -> None:
    with pytest.raises(InvalidRules, match=f"a stop cannot be settled at once with {players} players"):
        empty(players=players, options={"stop": "settled"})


# passes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_when_all_pass_in_succession(players: int) -> None:
    game = drawn(CLOSED, players=players, options={"passing": True})
    for player in range(players - 1):
        game.pass_turn()
        assert (game.turn, outcome(game)) == (player + 1, None)
    play(game, "aa")
    for _ in range(players):
        assert outcome(game) is None
        game.pass_turn()
    assert game.outcome == Outcome(0, EndReason.PASSES)
    assert game.moves[-1] == Pass(players - 1)
    check_back_and_forth(game)


def test_players_who_are_out_need_not_pass() -> None:
    game = empty(players=4, options={"passing": True, "stop": "played"})
    game.resign(1)
    game.stop(2)
    game.pass_turn()
    assert (game.turn, outcome(game)) == (3, None)
    game.pass_turn()
    assert game.outcome == Outcome(None, EndReason.PASSES)


def test_a_player_left_alone_can_end_the_game_by_passing() -> None:
    game = empty(options={"passing": True, "stop": "played"})
    game.stop(1)
    play(game, "aa ba")
    game.pass_turn()
    assert game.outcome == Outcome(None, EndReason.PASSES)


@pytest.mark.parametrize(
    "between",
    [
        lambda game: play(game, "aa"),
        lambda game: game.stop(2),
        lambda game: game.resign(2),
    ],
)
def test_only_consecutive_passes_count(between: Callable[[Game], object]) -> None:
    game = empty(players=3, options={"passing": True, "stop": "played"})
    game.pass_turn()
    between(game)
    game.pass_turn()
    assert outcome(game) is None


def test_passes_out_of_turn_or_against_the_rules_are_refused() -> None:
    """[stachowski]: "Mandatory Play. Passing is not allowed."."""
    game = empty(options={"passing": True})
    with pytest.raises(NotYourTurn):
        game.pass_turn(1)
    game.pass_turn(0)
    assert game.turn == 1
    game = empty(rules="stachowski")
    before = everything(game)
    with pytest.raises(PassingForbidden, match="these rules do not allow passing"):
        game.pass_turn()
    assert everything(game) == before


# a lead, a number


LINES = """
    . R . . R . . R .
    R B . R B . R B .
    . R . . R . . R .
    . . . . . . . . .
"""
"""Red captures at cb, fb and ib."""


def test_a_lead_wins_at_once() -> None:
    """[sgf-files], zagram: `InstantWin=15` ends the game at a lead of 15."""
    game = drawn(LINES, options={"lead": 2})
    play(game, "cb ad")
    assert (game.captures, outcome(game)) == ((1, 0), None)
    play(game, "fb")
    assert (game.captures, outcome(game)) == ((2, 0), Outcome(0, EndReason.LEAD))
    with pytest.raises(GameOver):
        play(game, "bd")
    check_back_and_forth(game)


def test_a_lead_is_measured_against_the_next_best() -> None:
    game = drawn(
        """
        . R . . R . B  .
        R B . R B B Rb B
        . R . . R . B  .
        . . . . . . . .
        """,
        options={"lead": 1},
    )
    play(game, "cb")
    assert (game.captures, outcome(game)) == ((1, 1), None)


def test_a_lead_among_three_must_be_over_both_others() -> None:
    position = """
        . R . . R . . G  .
        R B . R B . G Bg G
        . R . . R . . G  .
        . . . . . . . .  .
        """
    game = drawn(position, players=3, options={"lead": 1})
    play(game, "cb ad bd")
    assert (game.captures, outcome(game)) == ((1, 0, 1), None)
    play(game, "fb")
    assert (game.captures, outcome(game)) == ((2, 0, 1), Outcome(0, EndReason.LEAD))


def test_players_who_are_out_do_not_count_for_a_lead() -> None:
    position = """
        . R . . G  .
        R B . G Bg G
        . R . . G  .
        . . . . .  .
        """
    game = drawn(position, players=3, options={"lead": 1})
    game.resign(2)
    play(game, "cb")
    assert game.outcome == Outcome(0, EndReason.LEAD)


def test_the_owner_of_a_house_can_win_by_an_opponents_dot() -> None:
    for options, reason in (({"lead": 1}, EndReason.LEAD), ({"first_to": 1}, EndReason.FIRST_TO)):
        game = drawn(". R . .\nR . R .\n. R . .\n. . . .", first=1, options=options)
        play(game, "bb")
        assert game.outcome == Outcome(0, reason)


def test_the_first_to_a_number_of_captures_wins_at_once() -> None:
    """[rules], "How a game ends"."""
    game = drawn(LINES, options={"first_to": 2})
    play(game, "cb ad")
    assert outcome(game) is None
    play(game, "fb")
    assert game.outcome == Outcome(0, EndReason.FIRST_TO)
    check_back_and_forth(game)


def test_reaching_the_number_wins_whatever_the_others_have() -> None:
    game = drawn(
        """
        . R . . R . . B  .
        R B . R B . B Rb B
        . R . . R . . B  .
        . . . . . . . .  .
        """,
        options={"first_to": 2, "lead": 9},
    )
    play(game, "cb ad")
    assert (game.captures, outcome(game)) == ((1, 1), None)
    play(game, "fb")
    assert game.outcome == Outcome(0, EndReason.FIRST_TO)


def test_komi_does_not_count_for_a_lead() -> None:
    game = drawn(LINES, options={"lead": 2, "komi": -6})
    play(game, "cb ad")
    assert outcome(game) is None


def test_a_declared_capture_wins_with_its_dot_or_right_after() -> None:
    for options, reason in (({"lead": 1}, EndReason.LEAD), ({"first_to": 1}, EndReason.FIRST_TO)):
        game = drawn(LINES, "stachowski", options=options)
        play(game, "cb")
        assert outcome(game) is None
        game.declare(rings(game, "bacbbcab"))
        assert (outcome(game), game.declarer) == (Outcome(0, reason), None)
        check_back_and_forth(game)
        game.undo()
        play(game, "cb.bacbbcab")
        assert game.outcome == Outcome(0, reason)


# an agreement


def test_a_draw_can_be_agreed_whatever_the_captures() -> None:
    game = drawn(CLOSED)
    game.offer_draw(1)
    game.accept(0)
    assert game.outcome == Outcome(None, EndReason.AGREEMENT)
    assert game.settlement is None
    check_back_and_forth(game)


def test_players_who_stopped_must_agree_but_those_who_resigned_need_not() -> None:
    game = empty(players=4, rules="wikipedia")
    game.resign(0)
    game.stop(1)
    game.offer_draw(2)
    game.accept(3)
    assert outcome(game) is None
    game.accept(1)
    assert game.outcome == Outcome(None, EndReason.AGREEMENT)


AREAS = """
    . R R R . . B .
    R B . . R B . B
    . R R R . . B .
    . . . . . . . .
    . . . . . . . .
"""
RED, BLUE = "bacadaebdcccbcab", "gahbgcfb"


def test_a_settlement_by_territory() -> None:
    """[sgf-files], "Games that end by agreement": two empty points
    against one; 24 neutral points, so red is to move again; blue, who has one less, loses floor(1 / 2)."""
    game = drawn(AREAS, "stachowski")
    game.offer_settlement(0, rings(game, f"{RED} {BLUE}"))
    assert game.offer is not None
    assert (game.offer.player, set(game.offer.accepted), outcome(game)) == (0, {0}, None)
    would_be = game.offer.settlement
    assert isinstance(would_be, TerritorySettlement)
    assert would_be == game.settlement_of(rings(game, f"{RED} {BLUE}"))
    assert (would_be.empty, would_be.captures) == ((2, 1), (1, 0))
    game.accept(1)
    assert game.settlement == would_be
    assert (game.captures, game.scores, game.board.captures) == ((1, 0), (1, 0), (0, 0))
    assert game.outcome == Outcome(0, EndReason.AGREEMENT)
    assert game.moves == [AgreedSettlement(tuple(rings(game, f"{RED} {BLUE}")))]
    check_back_and_forth(game)


@pytest.mark.parametrize(("first", "thrown"), [(0, 1), (1, 2)])
def test_the_player_with_fewer_points_loses_half_the_difference_rounded_up_if_to_move(
    first: int, thrown: int
) -> None:
    """[sgf-files], "Games that end by agreement": ceil(D / 2) or floor(D / 2) dots."""
    game = drawn(
        """
        . R R R R .
        R B . . . R
        . R R R R .
        . . . . . .
        """,
        "stachowski",
        first=first,
    )
    settlement = game.settlement_of(undeclared_rings(game.board))
    assert settlement.empty == (3, 0)
    assert (settlement.neutral, settlement.to_move) == (10, first)
    assert (settlement.thrown, settlement.captures) == ((0, thrown), (1 + thrown, 0))


def test_all_undeclared_areas_are_settled_unless_rings_are_named() -> None:
    game = drawn(AREAS, "stachowski")
    game.offer_settlement(1)
    assert game.offer is not None and game.offer.settlement is not None
    assert sorted(area.points for area in game.offer.settlement.areas) == [1, 3]
    game.offer_settlement(1, [])
    assert game.offer is not None and game.offer.settlement is not None
    assert game.offer.settlement.areas == ()


def test_komi_counts_in_a_settlement_by_territory() -> None:
    game = drawn(AREAS, "stachowski", options={"komi": 3})
    game.offer_settlement(1)
    game.accept(0)
    assert (game.captures, game.scores) == ((1, 0), (1, 1.5))
    assert game.outcome == Outcome(1, EndReason.AGREEMENT)


@pytest.mark.parametrize(
    "lapse",
    [
        lambda game: play(game, "aa"),
        lambda game: game.undo(),
        lambda game: game.redo(),
        lambda game: game.decline(1),
    ],
)
def test_a_settlement_offer_lapses_like_a_draw_offer(lapse: Callable[[Game], object]) -> None:
    game = drawn(AREAS, "stachowski")
    play(game, "hd hc")
    game.undo()
    game.offer_settlement(0)
    lapse(game)
    assert game.offer is None
    with pytest.raises(NoOffer):
        game.accept(1)


def test_draw_and_settlement_offers_replace_each_other() -> None:
    game = drawn(AREAS, "stachowski")
    game.offer_settlement(0)
    game.offer_draw(1)
    game.accept(0)
    assert (game.settlement, outcome(game)) == (None, Outcome(None, EndReason.AGREEMENT))
    game.undo()
    game.offer_draw(0)
    game.offer_settlement(1)
    game.accept(0)
    assert game.settlement is not None


@pytest.mark.parametrize(
    ("letters", "error"),
    [
        (f"{RED} {RED}", RingsOverlap),
        ("gahbhcgcfb", RingWithoutDot),
        ("bacabbab", RingOfForeignDot),
    ],
)
def test_an_impossible_settlement_cannot_be_offered(letters: str, error: type[KropkiError]) -> None:
    game = drawn(AREAS, "stachowski")
    game.offer_draw(1)
    before = everything(game)
    with pytest.raises(error):
        game.offer_settlement(0, rings(game, letters))
    assert everything(game) == before


@pytest.mark.parametrize("players", [3, 4])
def test_no_settlement_among_more_than_two(players: int) -> None:
    game = drawn(AREAS, "stachowski", players=players)
    before = everything(game)
    with pytest.raises(SettlementOfMany, match=f"there are {players}"):
        game.offer_settlement(0)
    with pytest.raises(SettlementOfMany, match=f"there are {players}"):
        game.settlement_of([])
    assert everything(game) == before


def test_no_settlement_by_territory_with_automatic_captures() -> None:
    game = drawn(CLOSED)
    before = everything(game)
    with pytest.raises(SettlementWithoutDeclaring):
        game.offer_settlement(0)
    with pytest.raises(SettlementWithoutDeclaring):
        game.settlement_of([])
    assert everything(game) == before


# saved games with each end


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        (["stop 0"], "these rules have no stop"),
        (["pass 0"], "these rules do not allow passing"),
        (["settle "], "only if captures are declared"),
        (["aa.bacbbcab"], "captures are automatic on this board"),
    ],
)
def test_a_record_with_an_end_that_the_rules_lack(moves: list[str], why: str) -> None:
    with pytest.raises(InvalidRecord, match=f"move 1, .*{why}"):
        from_json(to_json(empty()) | {"moves": moves})


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        (["stop 0", "stop 0"], "Red has already stopped"),
        (["stop 0", "stop 1", "aa"], "the game is over"),
        (["stop 2"], "there is no player 2"),
        (["pass 0", "pass 1", "pass 0"], "the game is over"),
        (["resign 0", "stop 0"], "the game is over"),
    ],
)
def test_a_record_whose_last_move_is_illegal(moves: list[str], why: str) -> None:
    record = to_json(empty(options={"passing": True, "stop": "played"}))
    with pytest.raises(InvalidRecord, match=f"move {len(moves)}, .*{why}"):
        from_json(record | {"moves": moves})
