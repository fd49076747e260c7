"""The end comes when it is due (F7): the offer to finish a decided game, and the result beside the board."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki, told, visible, visitor_with
from kropki.game.game import Game
from kropki.game.openings import Opening

DECIDED = """
    . R  . . B .
    R Br R . B B
    . R  . . B .
"""
LAST = """
    R R B
    R B .
    B R R
"""
"""Red's last dot captures."""


def game_from(position: str, *moves: tuple[int, int]) -> Game:
    rows = position.split("\n")[1:-1]
    opening = Opening("custom", position=position)
    game = Game(len(rows[0].split()), len(rows), opening=opening)
    for x, y in moves:
        game.play(game.board.grid.point(x, y))
    return game


def is_beside_board(kropki: Kropki, card: Locator) -> bool:
    """Return whether a card covers no point of the board, and is all in the window."""
    width, height = kropki.shown()["width"], kropki.shown()["height"]
    kropki.relocate()
    left, top = kropki.place((0, 0))
    right, bottom = kropki.place((width - 1, height - 1))
    box = card.bounding_box()
    window = kropki.page.viewport_size
    assert box and window
    is_inside = (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= window["width"]
        and box["y"] + box["height"] <= window["height"]
    )
    misses = (
        box["x"] > right
        or box["x"] + box["width"] < left
        or box["y"] > bottom
        or box["y"] + box["height"] < top
    )
    return is_inside and misses


@pytest.mark.slow
def test_a_decided_game_is_finished_by_one_click_or_played_on(
    open_page: Callable[..., Page], site: str
) -> None:
    game = game_from(DECIDED, (0, 0))
    kropki = Kropki(open_page(storage_state=visitor_with(game, site))).open()
    offer, result = kropki.part("finish"), kropki.part("result")
    expect(offer).to_contain_text("Nothing can be captured any more. Finish?")
    expect(kropki.part("live")).to_contain_text("Nothing can be captured any more. Finish?")
    assert is_beside_board(kropki, offer)
    kropki.part("finish-no").click()
    expect(offer).to_be_hidden()
    with kropki.change():
        kropki.click((0, 2))
    expect(offer).to_be_hidden()
    with kropki.change():
        kropki.end("Finish now")
    expect(result.get_by_role("heading", level=2)).to_have_text("Red wins by 1")
    expect(result).to_contain_text("Play could not have changed the result.")
    assert kropki.answer()["outcome"] == {"winner": 0, "reason": "agreement"}
    with kropki.change():
        kropki.part("undo").click()
    expect(result).to_be_hidden()
    with kropki.change():
        kropki.click((3, 0))
    kropki.reload()
    kropki.part("finish-yes").click()
    expect(result).to_be_visible()
    expect(offer).to_be_hidden()
    # a second Enter starts no game
    expect(kropki.focused).to_be_attached()
    kropki.press("Enter")
    assert kropki.answer()["outcome"]
    for width, height in [(1280, 800), (390, 844), (360, 640), (600, 371)]:
        kropki.resize(width, height)
        assert is_beside_board(kropki, result), (width, height)


@pytest.mark.slow
def test_the_computer_proposes_to_finish_and_the_result_waits_for_the_last_capture(
    open_page: Callable[..., Page], site: str
) -> None:
    game = game_from(DECIDED, (0, 0), (5, 0))
    kropki = Kropki(open_page(storage_state=visitor_with(game, site, seats=[0, 2]))).open()
    expect(kropki.part("finish")).to_contain_text("The computer proposes to finish.")
    kropki.part("finish-yes").click()
    result = kropki.part("result")
    expect(result.get_by_role("heading", level=2)).to_have_text("You win by 1")
    with kropki.change():
        result.get_by_role("button", name="Again").click()
    expect(result).to_be_hidden()
    assert kropki.answer()["ply"] == 0

    game = game_from(LAST)
    kropki = Kropki(open_page(storage_state=visitor_with(game, site))).open()
    kropki.click((2, 1))
    result = kropki.part("result")
    expect(result).to_be_visible()
    game.play(game.board.grid.point(2, 1))
    assert kropki.seen() == visible(game)
    assert kropki.answer() == told(game)
    kropki.part("result-share").click()
    expect(kropki.part("link")).to_be_visible()


@pytest.mark.slow
def test_computers_alone_finish_a_decided_game(open_page: Callable[..., Page], site: str) -> None:
    game = game_from(DECIDED, (0, 0))
    kropki = Kropki(open_page(storage_state=visitor_with(game, site, seats=[2, 2]))).open()
    result = kropki.part("result")
    expect(result.get_by_role("heading", level=2)).to_contain_text("wins by 1")
    expect(result).to_contain_text("Play could not have changed the result.")
    assert is_beside_board(kropki, result)
    assert kropki.answer()["outcome"] == {"winner": 0, "reason": "agreement"}
    assert kropki.answer()["last"] == {"x": 0, "y": 0, "player": 0}
