"""The page by switches: with Tab and Enter alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, visitor_with
from kropki.game.game import Game

MOST = 60  # presses of Tab to reach anything


@pytest.mark.slow
def test_a_game_by_tab_and_enter_alone(open_page: Callable[..., Page], site: str) -> None:
    """A capture, and a move that is taken back. All buttons are found by their names."""
    game = Game(5, 5, opening="empty")
    page = open_page(storage_state=visitor_with(game, site, scan="on"))
    kropki = Kropki(page).open()
    kropki.until("document.querySelector('#board [role=gridcell][aria-label]')")
    kropki.until("document.querySelector('.scanned')")
    live, keys = kropki.part("live"), page.keyboard

    def tab_until(condition: str) -> None:
        for _ in range(MOST):
            page.evaluate("new Promise((resolve) => setTimeout(resolve))")  # until it has been announced
            if page.evaluate(condition):
                return
            keys.press("Tab")
        raise AssertionError(condition)

    def place(column: str, row: int) -> None:
        tab_until("document.getElementById('board').contains(document.activeElement)")
        tab_until(f"document.getElementById('live').textContent.includes('Row {row}')")
        keys.press("Enter")
        tab_until(f"document.activeElement.ariaLabel.startsWith('{column}{row}')")
        with kropki.change():
            keys.press("Enter")

    for column, row in [("b", 1), ("b", 2), ("a", 2), ("e", 5), ("c", 2), ("e", 4), ("b", 3)]:
        place(column, row)
    assert kropki.answer()["captures"] == [1, 0]
    expect(live).to_contain_text("captures 1")
    tab_until("document.activeElement.id === 'undo'")
    with kropki.change():
        keys.press("Enter")
    assert kropki.answer()["ply"] == 6
