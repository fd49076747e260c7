"""What the game is about is shown on a first visit: a capture on the board, before the first dot."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki

CAPTURED = "document.querySelector('#sheet.demo') && kropki.shown().territories.length === 1"


def test_a_first_visit_shows_a_capture_until_the_board_is_touched(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page()).open()
    expect(kropki.part("hint")).to_contain_text("diagonals count")
    expect(kropki.part("hint")).to_contain_text("Whoever captures the most wins.")
    expect(kropki.part("demo")).to_be_visible()
    kropki.until(CAPTURED)
    assert kropki.shown()["territories"] == []
    kropki.click((3, 3))  # the click that ends the example plays
    expect(kropki.part("demo")).to_be_hidden()
    kropki.until("kropki.shown() === kropki.answer() && kropki.answer().ply > 0")
    kropki.reload()
    expect(kropki.part("demo")).to_be_hidden()
    assert not kropki.page.evaluate("Boolean(document.querySelector('#sheet.demo'))")


def test_hints_end_the_example(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page()).open()
    kropki.until(CAPTURED)
    kropki.part("board").focus()
    kropki.press("h")  # the button comes with the first dot
    expect(kropki.part("demo")).to_be_hidden()
    kropki.page.locator("#hints-list .play").first.wait_for()
    kropki.until("kropki.shown() === kropki.answer()")


def test_nothing_moves_for_readers_who_want_no_motion(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page(reduced_motion="reduce")).open()
    expect(kropki.page.locator("#hint-figure .ring")).to_be_visible()
    expect(kropki.part("demo")).to_be_hidden()
