"""Walking through the record: buttons, keys, the slider, a wheel, and pages that turn by themselves."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, play, play_randomly, told, visible, visitor_with
from kropki.game.game import Game

MOVES = 60


@pytest.fixture
def game() -> Game:
    game = Game(12, 12)
    play_randomly(game, Random(3), MOVES)
    assert len(captures(game)) > 3
    return game


@pytest.fixture
def kropki(open_page: Callable[..., Page], site: str, game: Game) -> Kropki:
    return Kropki(open_page(storage_state=visitor_with(game, site, recordShown=True))).open()


def at(kropki: Kropki, game: Game, ply: int) -> None:
    """Fail unless the page shows the game after so many moves."""
    game.go_to_ply(ply)
    assert kropki.answer() == told(game)
    expect(kropki.part("ply-told")).to_have_text(f"{ply} / {MOVES}")


def captures(game: Game) -> list[int]:
    """The moves that capture."""
    return [ply for ply, node in enumerate(game.root.line()) if node.captured]


def test_buttons(kropki: Kropki, game: Game) -> None:
    found = captures(game)
    at(kropki, game, MOVES)
    for name, ply in (
        ("Back one move", MOVES - 1),
        ("Previous capture", max(ply for ply in found if ply < MOVES - 1)),
        ("Go to start", 0),
        ("Forward one move", 1),
        ("Next capture", found[0]),
        ("Go to end", MOVES),
    ):
        kropki.page.get_by_role("button", name=name, exact=True).click()
        at(kropki, game, ply)
    kropki.eventually_seen(visible(game))
    for name in ("forward", "last", "capture-forward"):
        expect(kropki.part(f"walk-{name}")).to_be_hidden()  # they lead nowhere
    expect(kropki.part("walk-back")).to_be_focused()


def test_the_slider_follows_the_line(kropki: Kropki, game: Game) -> None:
    slider = kropki.page.get_by_role("slider", name="Move")
    expect(slider).to_have_attribute("aria-valuetext", f"Move {MOVES} of {MOVES}")
    box = slider.bounding_box()
    assert box
    kropki.page.mouse.move(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    kropki.page.mouse.down()
    kropki.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    kropki.page.mouse.up()
    ply = int(slider.input_value())
    assert abs(ply - MOVES // 2) < 6
    at(kropki, game, ply)
    slider.press("ArrowRight")
    at(kropki, game, ply + 1)
    slider.press("Home")
    at(kropki, game, 0)


def test_keys_on_the_board_with_and_without_the_record(kropki: Kropki, game: Game) -> None:
    found = captures(game)
    kropki.resize(600, 900)
    for shown in (True, False):
        expect(kropki.part("record")).to_be_visible(visible=shown)
        kropki.part("board").focus()
        kropki.press(",", ",")
        assert kropki.answer()["ply"] == MOVES - 2
        kropki.press(".", ".", ".")
        assert kropki.answer()["ply"] == MOVES
        kropki.press("[")
        assert kropki.answer()["ply"] == max(ply for ply in found if ply < MOVES)
        kropki.press("<", "]")
        assert kropki.answer()["ply"] == found[0]
        kropki.press(">")
        at(kropki, game, MOVES) if shown else None
        kropki.part("record-toggle").click()
    kropki.reload()
    expect(kropki.part("record")).to_be_visible()  # two clicks on: it is kept


def test_autoplay_stops_at_any_other_action(kropki: Kropki, game: Game) -> None:
    kropki.part("pace").select_option("0.25")
    slider = kropki.part("ply")
    play_button = kropki.part("walk-play")
    kropki.part("board").focus()
    kropki.press(*[","] * 3)
    kropki.page.evaluate("kropki.settled()")
    play_button.click()
    expect(slider).to_have_value(str(MOVES))
    expect(play_button).to_have_attribute("aria-label", "Play the moves")
    at(kropki, game, MOVES)

    kropki.part("walk-first").click()
    play_button.click()
    kropki.until("kropki.answer().ply >= 2")
    play_button.click()
    here = kropki.answer()["ply"]
    kropki.page.wait_for_timeout(600)
    assert kropki.answer()["ply"] == here
    play_button.click()
    expect(play_button).to_have_attribute("aria-label", "Stop")
    kropki.part("undo").click()
    expect(play_button).to_have_attribute("aria-label", "Play the moves")


def test_the_wheel_walks_only_over_the_focused_board(kropki: Kropki, game: Game) -> None:
    wheel = kropki.page.mouse.wheel
    kropki.page.mouse.move(*kropki.place((4, 4)))
    wheel(0, -120)
    at(kropki, game, MOVES)
    kropki.part("board").focus()
    with kropki.change():
        wheel(0, -120)
    at(kropki, game, MOVES - 1)
    with kropki.change():
        wheel(0, 120)
    at(kropki, game, MOVES)
    kropki.resize(600, 900)
    kropki.part("record-toggle").click()
    kropki.part("board").focus()
    kropki.page.mouse.move(*kropki.place((4, 4)))
    wheel(0, -120)
    kropki.page.wait_for_timeout(100)
    assert kropki.answer() == told(game)


def test_a_screen_reader_hears_each_step(kropki: Kropki, game: Game) -> None:
    live = kropki.part("live")
    kropki.part("board").focus()
    kropki.press("<", ".")
    expect(live).to_contain_text("Move 1, Red")
    found = captures(game)
    kropki.press("]")
    expect(live).to_contain_text(f"Move {found[0]}, ")
    expect(live).to_contain_text(f"captures {game.root.line()[found[0]].captured}")
    kropki.press("<")
    expect(live).to_contain_text("Start")


def test_playing_from_the_middle_makes_a_variation(kropki: Kropki, game: Game) -> None:
    game.go_to_ply(MOVES - 10)
    kropki.part("ply").fill(str(MOVES - 10))
    assert kropki.answer() == told(game)
    point = game.board.grid.xy(next(iter(game.board.legal_points)))
    kropki.click(point)
    play(game, point)
    assert kropki.answer() == told(game)
    kropki.part("walk-back").click()
    game.undo()
    assert len(kropki.answer()["branches"]) == 2
    ways = kropki.page.locator("#branches").get_by_role("button")
    expect(ways).to_have_count(2)
    ways.first.click()
    kropki.part("walk-last").click()
    assert kropki.answer()["ply"] == MOVES


def test_only_the_last_move_shows_the_result(open_page: Callable[..., Page], site: str) -> None:
    game = Game(3, 3, opening="empty")
    play_randomly(game, Random(1), 8)
    assert not game.outcome
    kropki = Kropki(open_page(storage_state=visitor_with(game, site, recordShown=True))).open()
    dialog = kropki.part("result")
    point = game.board.grid.xy(next(iter(game.board.legal_points)))
    kropki.click(point)
    expect(dialog).to_be_visible()
    kropki.press("Escape")
    kropki.part("walk-first").click()
    kropki.part("walk-last").click()
    expect(kropki.part("status")).to_contain_text("The board is full.")
    kropki.part("walk-back").click()
    kropki.part("redo").click()
    assert kropki.answer()["outcome"]
    expect(dialog).to_be_hidden()
    kropki.part("walk-back").click()
    kropki.click(point)
    expect(dialog).to_be_visible()


def test_by_finger_on_a_phone(open_page: Callable[..., Page], site: str, game: Game) -> None:
    screen = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    kropki = Kropki(open_page(storage_state=visitor_with(game, site), **screen)).open()
    expect(kropki.part("record")).to_be_hidden()
    kropki.part("record-toggle").tap()
    expect(kropki.part("moves")).to_be_visible()
    kropki.part("editing").tap()
    kropki.part("walk-first").tap()
    kropki.part("walk-forward").tap()
    at(kropki, game, 1)
    kropki.part("show-remarks").tap()
    expect(kropki.part("comment")).to_be_visible()
    expect(kropki.part("moves")).to_be_hidden()
    kropki.part("show-remarks").tap()
    expect(kropki.part("comment")).to_be_hidden()


def test_autoplay_of_six_hundred_moves(open_page: Callable[..., Page], site: str) -> None:
    game = Game(39, 32)
    play_randomly(game, Random(1), 600)
    plies = game.ply
    game.go_to_ply(0)
    kropki = Kropki(open_page(storage_state=visitor_with(game, site, recordShown=True, pace=0.25))).open()
    kropki.part("walk-play").click()
    expect(kropki.part("ply-told")).to_have_text(f"{plies} / {plies}", timeout=300_000)
    game.go_to_ply(plies)
    assert kropki.answer() == told(game)
    kropki.eventually_seen(visible(game))
