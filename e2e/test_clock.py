"""Clocks: whose time runs, and when it stops. The tests advance the browser's time themselves."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import SCREEN_LOCK, Kropki, play, visitor_with
from kropki.game.clock import Clock
from kropki.game.game import Game

SLACK = 8_000  # milliseconds that a test may take itself


@pytest.fixture
def visit(open_page: Callable[..., Page], site: str) -> Callable[..., Kropki]:
    """Open the page with a game, with a time that the test advances."""

    def visit(game: Game, *, ready: bool = True, script: str = "") -> Kropki:
        page = open_page(storage_state=visitor_with(game, site))
        page.add_init_script(script)
        page.clock.install()
        kropki = Kropki(page)
        return kropki.open() if ready else kropki.without_python().open(ready=False)

    return visit


def seconds(kropki: Kropki, player: int) -> int:
    """Return the time shown for a player."""
    text = kropki.page.locator("#players .time").nth(player).inner_text()
    minutes, rest = text.split(":")
    return 60 * int(minutes) + int(rest)


def turn_on(kropki: Kropki, seconds: int) -> None:
    kropki.page.clock.fast_forward(1000 * seconds)


def test_the_clock_of_the_player_to_move_runs_after_the_first_dot(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(clock=Clock(main=300, increment=3)))
    turn_on(kropki, 100)
    assert [seconds(kropki, player) for player in (0, 1)] == [300, 300]
    expect(kropki.part("pause")).to_be_hidden()
    kropki.click((0, 0))
    assert kropki.answer()["time_left"] == [303_000, 300_000]
    turn_on(kropki, 100)
    assert 190 <= seconds(kropki, 1) <= 200 and seconds(kropki, 0) == 303
    kropki.click((1, 0))
    red, blue = kropki.answer()["time_left"]
    assert red == 303_000 and 203_000 - SLACK <= blue <= 203_000
    turn_on(kropki, 10)
    assert 285 <= seconds(kropki, 0) <= 293

    kropki.click((0, 0))  # refused: his time runs on
    turn_on(kropki, 10)
    assert 275 <= seconds(kropki, 0) <= 283
    kropki.part("undo").click()
    assert kropki.answer()["time_left"] == [303_000, 300_000]
    assert 292 <= seconds(kropki, 1) <= 300


def test_the_screen_stays_on_while_a_clock_runs(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(clock=Clock(main=300)), script=SCREEN_LOCK)

    def is_kept_on(wanted: bool) -> None:
        kropki.page.wait_for_function(f"locks === {int(wanted)}")

    is_kept_on(False)
    kropki.click((0, 0))
    kropki.answer()
    is_kept_on(True)
    kropki.part("pause").click()
    is_kept_on(False)
    kropki.part("resume").click()
    is_kept_on(True)
    kropki.end("Resign")
    is_kept_on(False)


def test_a_reload_and_sleep_change_nothing(visit: Callable[..., Kropki]) -> None:
    game = Game(clock=Clock(main=300))
    play(game, (0, 0))
    kropki = visit(game)
    turn_on(kropki, 60)
    assert 230 <= seconds(kropki, 1) <= 240
    kropki.reload()
    assert 225 <= seconds(kropki, 1) <= 240
    turn_on(kropki, 60)
    kropki.click((1, 0))
    assert 180_000 - 2 * SLACK <= kropki.answer()["time_left"][1] <= 180_000


def test_no_clock_runs_without_python(visit: Callable[..., Kropki]) -> None:
    game = Game(clock=Clock(main=300))
    play(game, (0, 0))
    kropki = visit(game, ready=False)
    turn_on(kropki, 5)
    kropki.click((1, 0))
    turn_on(kropki, 5)
    kropki.click((2, 0))
    queue = kropki.page.evaluate("kropki.state().queue")
    assert [request["spent"] for request in queue] == [0, 0]


def test_a_pause(visit: Callable[..., Kropki]) -> None:
    game = Game(clock=Clock(main=300))
    play(game, (0, 0))
    kropki = visit(game)
    kropki.part("pause").click()
    left = seconds(kropki, 1)
    turn_on(kropki, 60)
    expect(kropki.part("paused")).to_contain_text("Paused")
    kropki.click((5, 5))
    kropki.reload()
    kropki.click((5, 5))
    turn_on(kropki, 60)
    kropki.part("resume").click()
    assert left - 5 <= seconds(kropki, 1) <= left
    kropki.click((5, 5))
    assert kropki.answer()["ply"] == 2


def test_time_per_move_comes_before_main_time(visit: Callable[..., Kropki]) -> None:
    game = Game(clock=Clock(main=60, per_move=30))
    play(game, (0, 0))
    kropki = visit(game)
    time = kropki.page.locator("#players .time").nth(1)
    expect(time).to_contain_text("+ 1:00")
    turn_on(kropki, 40)
    assert 42 <= seconds(kropki, 1) <= 50
    kropki.click((1, 0))
    assert 42_000 <= kropki.answer()["time_left"][1] <= 50_000


def test_running_out_of_time_ends_the_game(visit: Callable[..., Kropki]) -> None:
    game = Game(clock=Clock(main=100))
    play(game, (0, 0))
    kropki = visit(game)
    live = kropki.part("live")
    turn_on(kropki, 35)
    turn_on(kropki, 5)
    expect(live).to_contain_text("Blue has 60 seconds left.")
    turn_on(kropki, 45)
    expect(live).to_contain_text("Blue has 10 seconds left.")
    expect(kropki.page.locator("#players .time").nth(1)).to_have_class("time hurry")
    turn_on(kropki, 20)
    result = kropki.part("result")
    expect(result.get_by_role("heading", level=2)).to_have_text("Red wins")
    assert kropki.answer()["outcome"] == {"winner": 0, "reason": "time"}
    result.get_by_role("button", name="Close the result").click()
    with kropki.change():
        kropki.part("undo").click()
    assert seconds(kropki, 1) >= 95


def test_among_three_a_player_out_of_time_is_out(visit: Callable[..., Kropki]) -> None:
    game = Game(names=("", "", ""), clock=Clock(main=10))
    play(game, (0, 0))
    kropki = visit(game)
    with kropki.change():
        turn_on(kropki, 11)
    answer = kropki.answer()
    assert answer["resigned"] == [1] and answer["turn"] == 2 and answer["outcome"] is None
    expect(kropki.page.locator("#players li").nth(1)).to_contain_text("out")
    expect(kropki.part("live")).to_contain_text("Blue ran out of time.")
    kropki.click((1, 0))
    assert kropki.answer()["turn"] == 0


@pytest.mark.parametrize("crashes", [False, True], ids=["reload", "crash"])
@pytest.mark.parametrize("hours", [1, -1])
def test_setting_the_devices_clock_changes_nothing(
    open_page: Callable[..., Page], site: str, hours: int, crashes: bool
) -> None:
    page = open_page(storage_state=visitor_with(Game(clock=Clock(main=300, increment=0)), site))
    kropki = Kropki(page).open()
    kropki.click((0, 0), (1, 0))
    before = kropki.answer()["time_left"]
    set_clock = f"{{ const {{ now }} = Date; Date.now = () => now.call(Date) + {hours * 3_600_000}; }}"
    page.evaluate(set_clock)
    page.add_init_script(set_clock)
    if crashes:
        page.evaluate("addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true)")
    kropki.click((2, 0), (3, 0))
    after = kropki.answer()["time_left"]
    assert all(0 <= was - left <= 60_000 for was, left in zip(before, after, strict=True))
    assert sum(before) > sum(after)  # the clock runs
    assert kropki.answer()["outcome"] is None
    kropki.until("kropki.state().turn.since !== null")
    page.wait_for_timeout(1_100)  # the clock looks at the device's once a second
    shown = sum(map(seconds, [kropki] * 2, (0, 1)))
    kropki.reload()
    expect(kropki.part("pause")).to_be_visible()
    assert kropki.answer()["outcome"] is None
    assert 0 <= shown - sum(map(seconds, [kropki] * 2, (0, 1))) <= 60
