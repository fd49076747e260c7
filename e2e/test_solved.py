"""The screen with the solved boards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.boards import tap_board
from e2e.support.pages import Kropki
from kropki.board.grid import Grid


@pytest.mark.slow
def test_a_solved_board_says_what_each_move_is_worth(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page(has_touch=True)).open()
    kropki.choose("solved")
    board, told = kropki.part("solved-board"), kropki.part("solved-told")
    expect(told).to_have_text("A draw with best play.", timeout=60_000)
    kropki.part("solved-size").select_option("3×3")
    expect(board.get_by_role("gridcell")).to_have_count(9)
    expect(kropki.part("solved-undo")).to_be_disabled()
    grid = Grid(3, 3)
    for number, letters in enumerate(("ba", "bb", "ab", "aa", "cb", "cc"), 1):
        tap_board(board, grid, grid.from_letters(letters))
        expect(board.get_by_label("worth")).to_have_count(9 - number)
    expect(told).to_have_text("Red wins by 1 with best play.")
    capture = board.get_by_role("gridcell", name="b3, free, worth +1, best")
    expect(capture).to_have_count(1)
    board.press("ArrowDown")  # to the middle first
    kropki.page.keyboard.press("ArrowDown")
    expect(board.get_by_role("gridcell", name="b3")).to_be_focused()
    kropki.page.keyboard.press("Enter")
    expect(told).to_have_text("Red wins by 1 with best play.")
    expect(kropki.part("solved-turn")).to_have_text("Blue to move.")
    kropki.part("solved-undo").click()
    expect(capture).to_have_count(1)
    kropki.part("solved-restart").click()
    expect(told).to_have_text("A draw with best play.")
    expect(kropki.part("solved-stop")).to_be_empty()
    kropki.part("solved-rules").select_option("wikipedia")
    expect(kropki.part("solved-stop")).to_contain_text("0")
    kropki.page.keyboard.press("Escape")
    expect(kropki.part("solved-dialog")).to_be_hidden()
