"""Turns, ends, draw offers, undo and redo."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.board.grid import player_name
from kropki.errors import (
    GameOver,
    InTerritory,
    KropkiError,
    NoOffer,
    NoRoomForOpening,
    NoSuchPlayer,
    NoSuchPly,
    NothingToRedo,
    NothingToUndo,
    NotYourTurn,
    Occupied,
    OffBoard,
    OwnOffer,
    SizeOutOfRange,
    UnknownOpening,
    UnknownRules,
)
from kropki.game.game import Game
from kropki.game.moves import AgreedDraw, Dot, Resignation
from kropki.game.openings import Opening
from kropki.game.outcome import EndReason, Outcome
from kropki.record.game_json import from_json, to_json


def game_of(players: int = 2, width: int = 6, height: int = 6) -> Game:
    return Game(width, height, opening="empty", names=[""] * players)


def offerer(game: Game) -> int | None:
    return game.offer.player if game.offer else None


def play(game: Game, letters: str, player: int | None = None) -> None:
    """Play dots on points named by pairs of letters."""
    for i in range(0, len(letters), 2):
        game.play(game.board.grid.from_letters(letters[i : i + 2]), player)


def shown(game: Game) -> tuple[object, ...]:
    """Return everything a game shows of the position."""
    return (
        str(game.board),
        game.board.captures,
        game.turn,
        game.ply,
        game.outcome,
        game.last_dot,
    )


def everything(game: Game) -> tuple[object, ...]:
    """Return the same with the moves that can be redone and the draw offer."""
    return (*shown(game), offerer(game), to_json(game))


def captured() -> Game:
    """Return a game in which Red has captured the blue dot on bb and Blue is to move."""
    game = game_of()
    play(game, "babbabeabceccb")
    return game


# settings


def test_a_game_without_settings() -> None:
    game = Game()
    assert (game.board.grid.width, game.board.grid.height) == (15, 15)
    assert (game.rule_set, game.opening, game.names) == ("russian", Opening("cross"), ("", ""))
    assert (game.ply, game.turn, game.outcome, offerer(game), game.last_dot) == (0, 0, None, None, None)


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"width": 0}, SizeOutOfRange),
        ({"height": 53}, SizeOutOfRange),
        ({"names": []}, NoSuchPlayer),
        ({"names": ["Ola"]}, NoSuchPlayer),
        ({"names": [""] * 5}, NoSuchPlayer),
        ({"rules": "chess"}, UnknownRules),
        ({"opening": "sicilian"}, UnknownOpening),
        ({"width": 3}, NoRoomForOpening),
    ],
)
def test_invalid_settings_are_refused(settings: dict[str, Any], error: type[KropkiError]) -> None:
    with pytest.raises(error):
        Game(**settings)


# turns


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round(players: int) -> None:
    game = game_of(players)
    turns = []
    for x in range(6):
        turns.append(game.turn)
        play(game, "abcdef"[x] + "a")
    assert turns == [i % players for i in range(6)]
    assert [game.board.dot(game.board.grid.point(x, 0)) for x in range(6)] == turns


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_who_resigned_is_skipped(players: int) -> None:
    game = game_of(players)
    if players > 2:
        game.resign(1)
    turns = []
    for x in range(6):
        turns.append(game.turn)
        play(game, "abcdef"[x] + "a")
    active = [player for player in range(players) if players == 2 or player != 1]
    assert turns == [active[i % len(active)] for i in range(6)]


def test_two_neighbours_who_resigned_are_skipped() -> None:
    game = game_of(4)
    game.resign(1)
    game.resign(2)
    play(game, "aa")
    assert game.turn == 3
    play(game, "ba")
    assert game.turn == 0


def test_when_the_player_to_move_resigns_the_next_one_moves() -> None:
    game = game_of(3)
    game.resign(0)
    assert game.turn == 1
    game.resign(1)
    assert game.outcome == Outcome(2, EndReason.RESIGNATION)


def test_a_player_who_is_not_to_move_is_refused() -> None:
    game = game_of(3)
    before = everything(game)
    for player in (1, 2, 3, -1):
        with pytest.raises(NotYourTurn, match=f"Red is to move, not {player_name(player)}"):
            play(game, "aa", player)
    assert everything(game) == before
    play(game, "aa", 0)
    play(game, "ba", 1)
    assert game.turn == 2


def test_an_illegal_dot_changes_nothing() -> None:
    game = captured()
    game.undo()
    game.undo()
    game.redo()
    game.offer_draw(1)
    game.redo()
    game.undo()
    game.offer_draw(0)
    before = everything(game)
    for point, error in ((-1, OffBoard), (game.board.grid.point(1, 1), Occupied)):
        with pytest.raises(error):
            game.play(point)
    assert everything(game) == before


def test_nobody_plays_in_a_territory() -> None:
    game = game_of()
    play(game, "babbcaffabefdbdfbccfcc")
    assert game.board.captures == (1, 0)
    before = everything(game)
    with pytest.raises(InTerritory) as refused:
        play(game, "cb")
    assert refused.value.owner == 0
    assert everything(game) == before


# ends


def test_the_last_player_left_wins() -> None:
    game = game_of()
    game.resign(1)
    assert game.outcome == Outcome(0, EndReason.RESIGNATION)
    game = game_of()
    game.resign(0)
    assert game.outcome == Outcome(1, EndReason.RESIGNATION)


def test_of_four_the_last_who_has_not_resigned_wins() -> None:
    game = game_of(4)
    for player in (2, 0, 3):
        assert game.outcome is None
        game.resign(player)
    assert game.outcome == Outcome(1, EndReason.RESIGNATION)
    assert game.turn == 1


def test_a_full_board_ends_the_game_and_equal_captures_are_a_draw() -> None:
    game = game_of(2, 3, 3)
    play(game, "bbbaabcbbcaacaac")
    assert game.outcome is None
    play(game, "cc")
    assert game.turn == 1
    assert game.outcome == Outcome(None, EndReason.FULL_BOARD)


def test_on_a_full_board_most_captures_win() -> None:
    game = game_of(2, 3, 3)
    play(game, "babbabaacbcabcac")
    assert game.board.captures == (1, 0)
    assert game.outcome is None
    play(game, "cc")
    assert game.outcome == Outcome(0, EndReason.FULL_BOARD)


def test_captures_of_a_player_who_resigned_do_not_win() -> None:
    game = game_of(3, 4, 3)
    play(game, "babbaaabcadacbacdbbc")
    game.resign(0)
    play(game, "ccdc")
    assert game.board.captures == (1, 0, 0)
    assert game.outcome == Outcome(None, EndReason.FULL_BOARD)


def ended_by_resignation() -> Game:
    game = captured()
    game.resign(0)
    return game


def ended_by_agreement() -> Game:
    game = captured()
    game.offer_draw(0)
    game.accept(1)
    return game


def ended_by_full_board() -> Game:
    game = game_of(2, 3, 3)
    for point in game.board.grid.points:
        game.play(point)
    return game


ENDED = [ended_by_resignation, ended_by_agreement, ended_by_full_board]


@pytest.mark.parametrize("ended", ENDED)
def test_nothing_can_be_played_after_the_end(ended: Callable[[], Game]) -> None:
    game = ended()
    before = everything(game)
    attempts: list[Callable[[], object]] = [
        lambda: game.play(game.board.grid.point(0, 2)),
        lambda: game.play(-1),
        lambda: game.resign(0),
        lambda: game.resign(1),
        lambda: game.offer_draw(0),
        lambda: game.accept(1),
        lambda: game.decline(1),
    ]
    for attempt in attempts:
        with pytest.raises(GameOver, match="the game is over"):
            attempt()
    assert everything(game) == before


@pytest.mark.parametrize("ended", ENDED)
def test_an_end_is_undone_and_redone_like_any_move(ended: Callable[[], Game]) -> None:
    game = ended()
    before = shown(game)
    game.undo()
    assert game.outcome is None
    assert game.turn in (0, 1)
    with_one_less = shown(game)
    game.redo()
    assert shown(game) == before
    game.undo()
    assert shown(game) == with_one_less
    game.offer_draw(0)
    game.accept(1)
    assert game.outcome == Outcome(None, EndReason.AGREEMENT)


@pytest.mark.parametrize("player", [-1, 2, 3, 10**30])
def test_a_player_who_does_not_take_part_can_do_nothing(player: int) -> None:
    game = game_of()
    game.offer_draw(0)
    before = everything(game)
    for deed in (game.resign, game.offer_draw, game.accept, game.decline):
        with pytest.raises(NoSuchPlayer, match=f"no player {player}: players are numbered 0 to 1"):
            deed(player)
    assert everything(game) == before


def test_a_player_who_resigned_can_do_nothing_more() -> None:
    game = game_of(3)
    game.resign(1)
    game.offer_draw(0)
    before = everything(game)
    for deed in (game.resign, game.offer_draw, game.accept, game.decline):
        with pytest.raises(NoSuchPlayer, match="Blue is out of the game"):
            deed(1)
    assert everything(game) == before


# draws


def test_an_accepted_draw_ends_the_game_without_a_winner() -> None:
    game = game_of()
    play(game, "aa")
    game.offer_draw(0)
    assert (offerer(game), game.outcome) == (0, None)
    game.accept(1)
    assert game.outcome == Outcome(None, EndReason.AGREEMENT)
    assert offerer(game) is None
    assert (game.ply, game.moves[-1]) == (2, AgreedDraw())


def test_a_draw_may_be_offered_out_of_turn() -> None:
    game = game_of()
    game.offer_draw(1)
    assert (offerer(game), game.turn) == (1, 0)
    game.accept(0)
    assert game.outcome == Outcome(None, EndReason.AGREEMENT)


def test_of_four_all_must_accept() -> None:
    game = game_of(4)
    game.offer_draw(2)
    for player in (0, 3):
        game.accept(player)
        assert (game.outcome, offerer(game)) == (None, 2)
    game.accept(0)
    assert game.outcome is None
    game.accept(1)
    assert game.outcome == Outcome(None, EndReason.AGREEMENT)


def test_a_new_offer_must_be_accepted_again() -> None:
    game = game_of(3)
    game.offer_draw(0)
    game.accept(1)
    game.offer_draw(2)
    assert offerer(game) == 2
    game.accept(0)
    assert game.outcome is None
    game.accept(1)
    assert game.outcome == Outcome(None, EndReason.AGREEMENT)


def test_a_player_who_resigned_need_not_accept() -> None:
    game = game_of(3)
    game.resign(0)
    game.offer_draw(2)
    game.accept(1)
    assert game.outcome == Outcome(None, EndReason.AGREEMENT)


def test_declining_ends_the_offer_for_all() -> None:
    game = game_of(3)
    game.offer_draw(0)
    game.accept(1)
    game.decline(2)
    assert offerer(game) is None
    with pytest.raises(NoOffer):
        game.accept(1)
    game.offer_draw(2)
    game.accept(0)
    assert game.outcome is None


def test_only_an_offer_can_be_answered() -> None:
    game = game_of()
    before = everything(game)
    for answer in (game.accept, game.decline):
        with pytest.raises(NoOffer, match="nothing has been offered"):
            answer(1)
    assert everything(game) == before


def test_nobody_can_answer_their_own_offer() -> None:
    game = game_of(3)
    game.offer_draw(1)
    before = everything(game)
    for answer in (game.accept, game.decline):
        with pytest.raises(OwnOffer, match="Blue made the offer"):
            answer(1)
    assert everything(game) == before
    assert offerer(game) == 1


@pytest.mark.parametrize(
    "lapse",
    [
        lambda game: play(game, "cc"),
        lambda game: game.undo(),
        lambda game: game.redo(),
        lambda game: game.go_to_ply(0),
        lambda game: game.resign(2),
    ],
)
def test_an_offer_lapses_with_the_next_move(lapse: Callable[[Game], None]) -> None:
    game = game_of(3)
    play(game, "aaba")
    game.undo()
    game.offer_draw(0)
    game.accept(1)
    lapse(game)
    assert offerer(game) is None
    with pytest.raises((NoOffer, NoSuchPlayer)):
        game.accept(2)
    assert game.outcome is None


def test_an_offer_is_not_a_move() -> None:
    game = game_of()
    play(game, "aa")
    game.undo()
    record = to_json(game)
    game.offer_draw(0)
    game.decline(1)
    game.offer_draw(1)
    assert to_json(game) == record
    game.redo()
    assert game.ply == 1


# undo, redo, go


def test_at_the_start_there_is_nothing_to_undo_or_redo() -> None:
    game = Game()
    game.offer_draw(0)
    before = everything(game)
    with pytest.raises(NothingToUndo):
        game.undo()
    with pytest.raises(NothingToRedo):
        game.redo()
    assert everything(game) == before


def test_at_the_end_of_the_known_moves_there_is_nothing_to_redo() -> None:
    game = captured()
    before = everything(game)
    with pytest.raises(NothingToRedo):
        game.redo()
    assert everything(game) == before


def test_undo_reverts_a_capture_and_redo_reports_it_again() -> None:
    game = captured()
    assert game.board.captures == (1, 0)
    game.undo()
    assert (game.board.captures, game.turn) == ((0, 0), 0)
    assert [(t.owner, t.captured) for t in game.redo()] == [(0, 1)]
    assert (game.board.captures, game.turn) == ((1, 0), 1)


def test_redo_of_a_move_without_a_dot_captures_nothing() -> None:
    for game in (ended_by_resignation(), ended_by_agreement()):
        game.undo()
        assert game.redo() == ()


def test_another_move_after_undo_forgets_the_rest() -> None:
    game = captured()
    game.go_to_ply(2)
    play(game, "ff")
    assert len(game.moves) == game.ply == 3
    with pytest.raises(NothingToRedo):
        game.redo()


def test_the_same_move_after_undo_keeps_the_rest() -> None:
    game = captured()
    moves = list(game.moves)
    game.go_to_ply(2)
    play(game, "ab")
    assert game.moves == moves
    game.go_to_ply(len(moves))
    assert shown(game) == shown(captured())


@pytest.mark.parametrize("ply", [-1, 8, 10**30, -(10**30)])
def test_a_ply_out_of_range(ply: int) -> None:
    game = captured()
    game.go_to_ply(3)
    before = everything(game)
    with pytest.raises(NoSuchPly, match=f"there is no position after {ply} moves: the line has 7"):
        game.go_to_ply(ply)
    assert everything(game) == before


def test_the_last_dot_is_the_last_one_made() -> None:
    game = captured()
    grid = game.board.grid
    assert game.last_dot == Dot(grid.from_letters("cb"), 0)
    game.resign(1)
    assert game.last_dot == Dot(grid.from_letters("cb"), 0)
    game.go_to_ply(1)
    assert game.last_dot == Dot(grid.from_letters("ba"), 0)
    game.go_to_ply(0)
    assert game.last_dot is None


Action = tuple[str, int]
actions = st.tuples(
    st.sampled_from(["play"] * 12 + ["resign", "draw", "undo", "redo", "go"]), st.integers(0, 99)
)


def do(game: Game, action: Action) -> None:
    """Do an action; do nothing if it is not possible."""
    kind, number = action
    players = game.board.players
    legal = list(game.board.legal_points)
    match kind:
        case "play" if legal and not game.outcome:
            game.play(legal[number % len(legal)])
        case "resign" if not game.outcome and game.turn != number % players:
            if not any(move == Resignation(number % players) for move in game.moves[: game.ply]):
                game.resign(number % players)
        case "draw" if not game.outcome:
            game.offer_draw(game.turn)
            for player in range(players):
                if offerer(game) not in (None, player) and Resignation(player) not in game.moves[: game.ply]:
                    game.accept(player)
        case "undo" if game.ply:
            game.undo()
        case "redo" if game.ply < len(game.moves):
            game.redo()
        case "go":
            game.go_to_ply(number % (len(game.moves) + 1))


@settings(derandomize=True, database=None, deadline=None, max_examples=60)
@given(st.integers(2, 4), st.sampled_from([(3, 3), (4, 5)]), st.lists(actions, max_size=50))
def test_each_position_of_a_game_can_be_reached_again(
    players: int, size: tuple[int, int], todo: list[Action]
) -> None:
    """By undo, redo, go, and a saved game in JSON."""
    game = game_of(players, *size)
    seen = {0: shown(game)}
    for action in todo:
        do(game, action)
        if game.ply in seen and len(game.moves) > game.ply:
            seen[game.ply] = shown(game) if action[0] == "play" else seen[game.ply]
        else:
            seen[game.ply] = shown(game)
        assert shown(game) == seen[game.ply]
        again = from_json(json.loads(json.dumps(to_json(game))))
        assert to_json(again) == to_json(game)
        assert shown(again) == shown(game)
    for ply in [*range(len(game.moves), -1, -1), *range(len(game.moves) + 1)]:
        game.go_to_ply(ply)
        assert game.ply == ply
        assert shown(game) == seen[ply]
