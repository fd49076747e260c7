"""Time controls: their arithmetic and their effect in games. Times are in milliseconds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.errors import GameOver, InvalidClock, InvalidRecord, NoSuchPlayer, TimeIsLeft, TimeIsUp
from kropki.game.clock import MAX_SECONDS, Clock
from kropki.game.game import Game
from kropki.game.moves import Dot, Pass, Stop, TimeUp
from kropki.game.openings import Opening
from kropki.game.outcome import EndReason, Outcome
from kropki.record.game_json import from_json, to_json
from tests.support.games import check_back_and_forth, drawn, empty, everything, outcome, play, rings

OPEN = """
    . R . . . .
    R B . . B .
    . R . . . .
    . . . . . .
"""

# arithmetic


@pytest.mark.parametrize(
    ("clock", "left", "spent", "after"),
    [
        (Clock(main=60), 60_000, 0, 60_000),
        (Clock(main=60), 60_000, 1, 59_999),
        (Clock(main=60), 60_000, 60_000, 0),
        (Clock(main=60, increment=5), 60_000, 0, 65_000),
        (Clock(main=60, increment=5), 60_000, 5_000, 60_000),
        (Clock(main=60, increment=5), 1_000, 1_000, 5_000),
        (Clock(main=60, per_move=10), 60_000, 0, 60_000),
        (Clock(main=60, per_move=10), 60_000, 9_999, 60_000),
        (Clock(main=60, per_move=10), 60_000, 10_000, 60_000),
        (Clock(main=60, per_move=10), 60_000, 10_001, 59_999),
        (Clock(main=60, per_move=10), 60_000, 70_000, 0),
        (Clock(main=60, increment=5, per_move=10), 60_000, 12_500, 62_500),
        (Clock(per_move=15), 0, 15_000, 0),
        (Clock(per_move=15, increment=2), 0, 1, 2_000),
    ],
)
def test_the_time_left_after_a_move(clock: Clock, left: int, spent: int, after: int) -> None:
    """`per_move` expires with the move; any excess comes off the main time; increments are added."""
    assert clock.left_after(left, spent) == after


def test_the_time_available_for_a_move() -> None:
    """zagram's `OT[15]` is time for each move, `OT[0+30]` time for the game."""
    assert Clock(main=60).allows(60_000) == 60_000
    assert Clock(main=60, increment=5).allows(1_234) == 1_234
    assert Clock(main=60, per_move=10).allows(1_234) == 11_234
    assert Clock(per_move=15).allows(0) == 15_000


seconds = st.integers(0, MAX_SECONDS)


@settings(derandomize=True, database=None, deadline=None, max_examples=100)
@given(seconds, seconds, seconds, st.integers(0, 10**9), st.floats(0, 1))
def test_time_grows_only_by_increments_and_is_never_negative(
    main: int, increment: int, per_move: int, left: int, share: float
) -> None:
    clock = Clock(main=main or 1, increment=increment, per_move=per_move)
    spent = int(clock.allows(left) * share)
    after = clock.left_after(left, spent)
    assert 1000 * increment <= after <= left + 1000 * increment
    assert after + spent >= left + 1000 * increment
    assert clock.left_after(left, spent + 1) in (after, after - 1)


@pytest.mark.parametrize(
    "times",
    [
        {"main": -1},
        {"main": MAX_SECONDS + 1},
        {"main": 10**30},
        {"main": 1, "increment": -1},
        {"main": 1, "increment": MAX_SECONDS + 1},
        {"per_move": -1},
        {"main": 1, "per_move": MAX_SECONDS + 1},
        {"main": True},
        {"main": 1.0},
        {"main": "1"},
        {"main": None},
        {"main": 1, "increment": False},
        {"main": 1, "per_move": 0.5},
    ],
)
def test_invalid_times(times: dict[str, int]) -> None:
    with pytest.raises(InvalidClock, match="it must be 0 to 86400 seconds") as refused:
        Clock(**times)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("times", [{}, {"main": 0}, {"increment": 5}, {"main": 0, "per_move": 0}])
def test_a_clock_without_any_time(times: dict[str, int]) -> None:
    with pytest.raises(InvalidClock, match="a clock must give main time or time per move"):
        Clock(**times)


def test_the_longest_times() -> None:
    clock = Clock(main=MAX_SECONDS, increment=MAX_SECONDS, per_move=MAX_SECONDS)
    assert clock.allows(clock.left_after(0, 0)) == 2 * 86_400_000


# in games


def clocked(players: int = 2, **times: int) -> Game:
    return empty(players=players, clock=Clock(**times), options={"passing": True, "stop": "played"})


def test_each_player_has_separate_time_and_increments() -> None:
    game = clocked(main=10, increment=2)
    assert game.time_left == (10_000, 10_000)
    play(game, "aa", spent=3_000)
    assert game.time_left == (9_000, 10_000)
    play(game, "ba", spent=500)
    assert game.time_left == (9_000, 11_500)
    play(game, "ca", spent=9_000)
    assert game.time_left == (2_000, 11_500)
    check_back_and_forth(game)


def test_time_per_move_comes_before_main_time() -> None:
    game = clocked(main=10, per_move=5)
    play(game, "aa ba ca", spent=5_000)
    assert game.time_left == (10_000, 10_000)
    play(game, "da", spent=7_000)
    assert game.time_left == (10_000, 8_000)


def test_time_per_move_alone() -> None:
    game = clocked(per_move=15)
    for word in ("aa", "ba", "ca", "da"):
        play(game, word, spent=15_000)
        assert game.time_left == (0, 0)
    with pytest.raises(TimeIsUp):
        play(game, "ea", spent=15_001)


def test_each_of_a_players_own_moves_takes_time() -> None:
    """Dots, passes, stops and rings without a dot take time; stops out of turn and resignations do not."""
    game = drawn(
        OPEN.replace("R B . .", "R B R ."),
        "stachowski",
        players=3,
        clock=Clock(main=10, increment=1),
        options={"passing": True, "stop": "played", "stop_without_dot": True},
    )
    game.declare(rings(game, "bacbbcab"), spent=2_000)
    assert game.time_left == (9_000, 10_000, 10_000)
    game.pass_turn(spent=3_000)
    assert game.time_left == (9_000, 8_000, 10_000)
    game.stop(0, spent=5_000)
    assert game.time_left == (9_000, 8_000, 10_000)
    game.stop(2, spent=4_000)
    assert game.time_left == (9_000, 8_000, 7_000)
    assert game.turn == 1
    check_back_and_forth(game)


def test_without_a_clock_no_time_is_counted() -> None:
    game = empty()
    play(game, "aa", spent=10**9)
    assert (game.clock, game.time_left) == (None, (0, 0))
    assert to_json(game)["moves"] == ["aa@1000000000"]
    check_back_and_forth(game)


def test_a_move_that_took_too_long_is_refused_and_changes_nothing() -> None:
    game = clocked(main=10, per_move=5)
    play(game, "aa ba", spent=6_000)
    game.offer_draw(1)
    before = everything(game)
    attempts = (
        lambda: play(game, "ca", spent=14_001),
        lambda: game.pass_turn(spent=14_001),
        lambda: game.stop(0, spent=10**9),
    )
    for attempt in attempts:
        with pytest.raises(TimeIsUp, match=r"Red has used more time than was left"):
            attempt()
        assert everything(game) == before
    play(game, "ca", spent=14_000)
    assert game.time_left == (0, 9_000)


def test_a_dot_with_rings_is_refused_whole_when_time_is_up() -> None:
    game = drawn(OPEN, "stachowski", clock=Clock(main=1))
    before = everything(game)
    with pytest.raises(TimeIsUp):
        play(game, "cb.bacbbcab", spent=1_001)
    with pytest.raises(TimeIsUp):
        play(game, "cb", declare_all=True, spent=1_001)
    assert everything(game) == before


def test_declaring_rings_after_a_dot_keeps_its_time() -> None:
    game = drawn(OPEN, "stachowski", clock=Clock(main=10, increment=1))
    play(game, "cb", spent=3_000)
    game.declare(rings(game, "bacbbcab"))
    assert game.time_left == (8_000, 10_000)
    assert to_json(game)["moves"] == ["cb.bacbbcab@3000"]
    check_back_and_forth(game)


def test_undo_returns_the_time_and_redo_takes_it() -> None:
    game = clocked(main=10, increment=2)
    play(game, "aa", spent=5_000)
    play(game, "ba", spent=1_000)
    game.undo()
    assert game.time_left == (7_000, 10_000)
    game.undo()
    assert game.time_left == (10_000, 10_000)
    game.go_to_ply(2)
    assert game.time_left == (7_000, 11_000)
    game.go_to_ply(1)
    play(game, "ba", spent=4_000)
    assert game.time_left == (7_000, 8_000)


def test_a_saved_game_keeps_the_time_of_each_move() -> None:
    game = clocked(main=10)
    play(game, "aa", spent=1_500)
    game.pass_turn(spent=20)
    game.stop(0, spent=7)
    assert game.moves == [Dot(game.board.grid.point(0, 0), 0, spent=1_500), Pass(1, 20), Stop(0, 7)]
    assert to_json(game)["moves"] == ["aa@1500", "pass 1@20", "stop 0@7"]
    assert to_json(game)["clock"] == {"main": 10, "increment": 0, "per_move": 0}
    again = from_json(to_json(game))
    assert again.time_left == (8_493, 9_980)
    assert again.clock == Clock(main=10)


def test_changing_a_saved_game_does_not_change_the_clock() -> None:
    game = clocked(main=10)
    record = to_json(game)
    for name in ("clock", "opening"):
        told = record[name]
        assert isinstance(told, dict)
        told.clear()
    assert (game.clock, game.opening) == (Clock(main=10), Opening("empty"))


@pytest.mark.parametrize("clock", [None, Clock(main=60)])
@pytest.mark.parametrize("spent", [-5, -(10**9), 10**12, 10**13, 10**30])
def test_a_game_with_a_time_that_no_move_takes_is_refused_or_can_be_restored(
    clock: Clock | None, spent: int
) -> None:
    """`from_json` accepts what `to_json` returns."""
    game = empty(clock=clock)
    try:
        play(game, "aa", spent=spent)
    except (TimeIsUp, InvalidClock):
        assert game.ply == 0
        return
    assert to_json(from_json(to_json(game))) == to_json(game)


def test_a_saved_game_whose_moves_took_too_long_is_refused() -> None:
    record = to_json(clocked(main=10))
    for moves in (["aa@10001"], ["aa", "pass 1@10001"], ["aa@5000", "ba", "ca@5001"]):
        with pytest.raises(InvalidRecord, match=f"move {len(moves)}, .* more time than was left"):
            from_json(record | {"moves": moves, "ply": 0})


# time up


@pytest.mark.parametrize("loser", [0, 1])
def test_in_a_game_of_two_the_player_out_of_time_loses(loser: int) -> None:
    game = clocked(main=10, per_move=1)
    play(game, "aa ba"[: 3 * loser].strip())
    game.lose_on_time(11_000)
    assert game.outcome == Outcome(1 - loser, EndReason.TIME)
    assert game.resigned == {loser}
    assert game.moves[-1] == TimeUp(loser)
    assert to_json(game)["moves"][-1:] == [f"time {loser}"]  # type: ignore[index]
    with pytest.raises(GameOver):
        game.lose_on_time(11_000)
    check_back_and_forth(game)


def test_running_out_of_time_loses_whatever_the_captures() -> None:
    game = drawn(". R  . .\nR Br R .\n. R  . .", clock=Clock(main=1))
    assert game.captures == (1, 0)
    game.lose_on_time(1_000)
    assert game.outcome == Outcome(1, EndReason.TIME)


@pytest.mark.parametrize("players", [3, 4])
def test_among_more_players_the_one_out_of_time_is_out_and_the_others_play_on(players: int) -> None:
    """[rules], "Two, three or four players"."""
    game = clocked(players, main=10)
    play(game, "aa")
    game.lose_on_time(10_000)
    assert (set(game.resigned), outcome(game), game.turn) == ({1}, None, 2)
    play(game, "ba" if players == 3 else "ba ca")
    assert game.turn == 0
    play(game, "da")
    assert game.turn == 2
    with pytest.raises(NoSuchPlayer, match="Blue is out of the game"):
        game.resign(1)
    for left in range(players - 2):
        assert outcome(game) is None, left
        game.lose_on_time(10_000)
    assert game.outcome == Outcome(0, EndReason.TIME)
    assert game.turn == 0
    check_back_and_forth(game)


def test_time_is_not_up_while_some_is_left() -> None:
    game = clocked(main=10, increment=1, per_move=5)
    play(game, "aa", spent=6_000)
    play(game, "ba")
    game.offer_draw(0)
    before = everything(game)
    for spent in (0, 14_999, -5):
        with pytest.raises(TimeIsLeft, match="Red has time left"):
            game.lose_on_time(spent)
    assert everything(game) == before
    game.lose_on_time(15_000)
    assert game.outcome == Outcome(1, EndReason.TIME)


def test_without_a_clock_time_is_never_up() -> None:
    game = empty()
    with pytest.raises(TimeIsLeft):
        game.lose_on_time(10**30)
    assert outcome(game) is None


def test_a_stop_ends_a_players_time_but_not_that_of_the_one_who_plays_on() -> None:
    game = clocked(main=10)
    game.stop(0)
    play(game, "aa ba ca", spent=3_000)
    assert game.time_left == (10_000, 1_000)
    game.lose_on_time(1_000)
    assert game.outcome == Outcome(0, EndReason.TIME)
