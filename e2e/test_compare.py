"""Two boards side by side, to compare lines of the game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, play, visitor_with
from kropki.game.game import Game


@pytest.mark.slow
def test_two_lines_are_compared(open_page: Callable[..., Page], site: str) -> None:
    game = Game(8, 8, opening="empty")
    play(game, (1, 1), (2, 2), (3, 3), (4, 4))
    game.go_to_ply(2)
    play(game, (5, 5), (6, 6))
    page = open_page(storage_state=visitor_with(game, site), viewport={"width": 1000, "height": 700})
    kropki = Kropki(page).open()
    node = kropki.answer()["node"]
    kropki.choose("analyse")
    kropki.part("analyse-compare").click()
    dialog = kropki.part("compare-dialog")
    left, right = (dialog.get_by_role("region", name=f"Board {side}") for side in (1, 2))
    expect(left.get_by_role("status")).to_contain_text("Blue g7")
    expect(right.get_by_role("status")).to_contain_text("Blue e5")

    # Each board goes its own way, until both step together.
    right.get_by_role("button", name="Back one move").click()
    expect(right.get_by_role("status")).to_contain_text("Red d4")
    expect(left.get_by_role("status")).to_contain_text("Blue g7")
    dialog.get_by_role("checkbox", name="Step together").check()
    left.get_by_role("img").press("Home")
    for side in (left, right):
        expect(side.get_by_role("status")).to_contain_text("Start")
    left.get_by_role("img").press("End")
    expect(left.get_by_role("status")).to_contain_text("Blue g7")
    expect(right.get_by_role("status")).to_contain_text("Blue e5")
    dialog.get_by_role("checkbox", name="Step together").uncheck()
    for _ in range(2):
        right.get_by_role("img").press("ArrowLeft")
    right.get_by_role("button", name="Red f6").click()
    expect(right.get_by_role("status")).to_contain_text("Red f6")

    # The game has stayed where it was, until it is asked to go there.
    assert kropki.answer()["node"] == node
    right.get_by_role("button", name="Show on the board").click()
    kropki.until("kropki.answer().ply === 3")
    expect(dialog).to_be_hidden()


@pytest.mark.slow
def test_two_boards_are_offered_only_for_variations(open_page: Callable[..., Page], site: str) -> None:
    game = Game(8, 8, opening="empty")
    play(game, (1, 1), (2, 2))
    kropki = Kropki(open_page(storage_state=visitor_with(game, site))).open()
    kropki.choose("analyse")
    expect(kropki.part("analyse-title")).to_be_visible()
    expect(kropki.part("analyse-compare")).to_be_hidden()
