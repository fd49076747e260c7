"""Whole games by clicks, compared with the engine in Python, and every action besides placing dots."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, play, play_randomly, told, visible, visitor_with
from kropki.game.game import Game


@pytest.mark.smoke
def test_a_capture_by_clicks_is_undone_and_survives_a_reload(page: Page) -> None:
    kropki = Kropki(page).open()
    game = Game(15, 15)
    assert kropki.answer() == told(game)
    for point in [(2, 1), (2, 2), (1, 2), (9, 9), (3, 2), (10, 9), (2, 3)]:
        kropki.click(point)
        play(game, point)
        assert kropki.answer() == told(game)
    assert kropki.score() == [1, 0]
    kropki.eventually_seen(visible(game))

    kropki.part("undo").click()
    game.undo()
    assert kropki.answer() == told(game)
    kropki.eventually_seen(visible(game))
    kropki.reload()
    assert kropki.answer() == told(game)
    kropki.part("redo").click()
    game.redo()
    assert kropki.answer() == told(game)
    kropki.eventually_seen(visible(game))


@pytest.mark.slow
def test_a_whole_small_game_by_clicks(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.start_new("10×10", names=("Ann", "Bob"))
    game = Game(10, 10, opening="empty", names=("Ann", "Bob"))
    random = Random(5)
    assert kropki.answer() == told(game)
    while not game.outcome:
        kropki.click(*play_randomly(game, random))
        assert kropki.answer() == told(game)
        assert kropki.score() == list(game.board.captures)
        if game.ply % 10 == 0:
            kropki.eventually_seen(visible(game))
    assert len(game.board.territories) > 2 and set(game.board.captures) != {0}

    dialog = kropki.part("result")
    assert game.outcome.winner is not None
    expect(dialog.get_by_role("heading", level=2)).to_have_text(
        f"{game.names[game.outcome.winner]} wins by {game.difference:g}"
    )
    expect(dialog).to_contain_text("The board is full.")
    assert kropki.score() == list(game.board.captures)
    dialog.get_by_role("button", name="Close the result").click()
    expect(dialog).to_be_hidden()
    kropki.eventually_seen(visible(game))
    expect(kropki.part("status")).to_contain_text(f"wins by {game.difference:g}. The board is full.")

    kropki.part("undo").click()
    game.undo()
    assert kropki.answer() == told(game)
    expect(kropki.part("status")).to_be_empty()
    kropki.part("redo").click()
    game.redo()
    assert kropki.answer() == told(game)
    expect(dialog).to_be_hidden()  # only a move brings it
    last = told(game)["last"]
    kropki.part("undo").click()
    kropki.click((last["x"], last["y"]))
    with kropki.change():
        dialog.get_by_role("button", name="Again").click()
    assert kropki.answer() == told(Game(10, 10, opening="empty", names=("Ann", "Bob")))


@pytest.mark.slow
@pytest.mark.slow
def test_a_long_game_on_the_largest_board(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.start_new("39×32", opening="Cross")
    game = Game(39, 32)
    random = Random(1)
    for batch in range(31):
        kropki.click(*play_randomly(game, random, 20))
        assert kropki.answer() == told(game)
        if batch % 10 == 0:
            kropki.eventually_seen(visible(game))
            assert kropki.score() == list(game.board.captures)
    assert sum(dot != "." for dot in told(game)["dots"]) >= 600 and len(game.board.territories) >= 10
    kropki.page.mouse.move(0, 0)
    kropki.part("board").focus()
    for back in (5, 10, 20):
        kropki.press(*["u"] * back)
        game.go_to_ply(game.ply - back)
        assert kropki.answer() == told(game)
    kropki.eventually_seen(visible(game))


@pytest.mark.slow
def test_undo_and_redo_by_buttons_and_keys(open_page: Callable[..., Page], site: str) -> None:
    game = Game(10, 10, opening="empty")
    play_randomly(game, Random(5), 70)
    assert game.board.territories
    kropki = Kropki(open_page(storage_state=visitor_with(game, site))).open()
    undo, redo = kropki.part("undo"), kropki.part("redo")
    expect(redo).to_be_disabled()

    undo.click()
    game.undo()
    assert kropki.answer() == told(game)
    kropki.eventually_seen(visible(game))
    kropki.part("board").focus()
    for key in ("u", "Control+z", "r", "u", "Control+y", "Control+Shift+Z"):
        kropki.press(key)
        if key in ("u", "Control+z"):
            game.undo()
        else:
            game.redo()
        assert kropki.answer() == told(game)
        kropki.eventually_seen(visible(game))
    redo.click()
    game.redo()
    assert kropki.answer() == told(game)
    expect(redo).to_be_disabled()

    kropki.part("board").focus()
    kropki.press(*["u"] * (game.ply - 1))
    undo.click()
    game.go_to_ply(0)
    assert kropki.answer() == told(game)
    expect(undo).to_be_disabled()
    kropki.eventually_seen("." * 100)
    kropki.click((0, 0))  # another move than the one taken back: those after it are gone
    play(game, (0, 0))
    assert kropki.answer() == told(game)
    expect(redo).to_be_disabled()


@pytest.mark.slow
def test_games_can_end_by_agreement(open_page: Callable[..., Page], site: str) -> None:
    game = Game(10, 10, names=("Ann", ""))
    play(game, (0, 0))
    kropki = Kropki(open_page(storage_state=visitor_with(game, site))).open()
    assert game.turn == 1

    kropki.part("end").click()
    asked = kropki.part("end-dialog")
    asked.get_by_role("button", name="Close").click()
    kropki.part("end").click()
    kropki.press("Escape")
    expect(asked).to_be_hidden()
    assert kropki.answer() == told(game)
    with kropki.change():
        kropki.end("Resign", "Ann")
    result = kropki.part("result")
    expect(result.get_by_role("heading", level=2)).to_have_text("Blue wins")
    expect(result).to_contain_text("Ann resigned.")
    game.resign(0)
    assert kropki.answer() == told(game)
    result.get_by_role("button", name="Close the result").click()
    expect(kropki.part("end")).to_be_disabled()
    kropki.part("undo").click()
    game.undo()

    kropki.end("Offer a draw")
    card = kropki.part("card")
    expect(card).to_contain_text("Blue offers a draw.")
    expect(card).to_contain_text("Ann, do you accept?")
    card.get_by_role("button", name="Play on").click()
    expect(card).to_be_hidden()
    assert kropki.answer() == told(game)

    kropki.end("Offer a draw")
    expect(card).to_be_visible()
    kropki.click((9, 0))  # an offer lapses with the next move
    play(game, (9, 0))
    assert kropki.answer() == told(game)
    expect(card).to_be_hidden()

    kropki.end("Offer a draw")
    card.get_by_role("button", name="Accept draw").click()
    expect(result.get_by_role("heading", level=2)).to_have_text("A draw")
    expect(result).to_contain_text("A draw was agreed.")
    game.offer_draw(0)
    game.accept(1)
    assert kropki.answer() == told(game)


def test_the_dialog_for_a_new_game(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.part("new").click()
    dialog = kropki.part("new-dialog")
    dialog.get_by_role("button", name="Close").click()
    assert kropki.answer() == told(Game())

    kropki.part("new").click()
    kropki.show_more()
    width, height = dialog.get_by_label("Width"), dialog.get_by_label("Height")
    expect(dialog.get_by_role("radio", name="15×15")).to_be_checked()
    expect(kropki.part("opening")).to_have_value("cross")
    dialog.get_by_text("39×32").click()
    assert (width.input_value(), height.input_value()) == ("39", "32")
    width.fill("53")
    expect(dialog.get_by_role("radio", name="39×32")).not_to_be_checked()
    dialog.get_by_role("button", name="Start").click()
    expect(dialog).to_be_visible()
    expect(kropki.part("size-fault")).to_have_text("Enter a number from 1 to 52.")
    expect(width).to_be_focused()
    width.fill("7")
    height.fill("52")
    with kropki.change():
        dialog.get_by_role("button", name="Start").click()
    assert kropki.answer() == told(Game(7, 52))

    kropki.part("new").click()
    width.fill("3")
    height.fill("3")
    dialog.get_by_role("button", name="Start").click()
    expect(kropki.part("opening-fault")).to_contain_text("too small for this opening")
    dialog.get_by_role("button", name="Close").click()
    assert kropki.answer() == told(Game(7, 52))

    kropki.start_new("20×20", names=("<b>Ann</b> & 🙂", " Bob "))
    assert kropki.answer() == told(Game(20, 20, opening="empty", names=("<b>Ann</b> & 🙂", "Bob")))
    assert kropki.page.locator("#players .name").all_inner_texts() == ["<b>Ann</b> & 🙂", "Bob"]
