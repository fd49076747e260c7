"""What every board on somebody's page must do, wherever its script comes from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.tabs import Tab

THREAT = "(;FF[4]GM[40]AP[Kropki]SZ[9];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb])"
"""A game of six moves. Red captures a dot by a seventh on e3."""
_INKED = """board => {
    const canvas = board.querySelector('canvas.ink');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Uint32Array(data.buffer).filter(Boolean).length / canvas.width / canvas.height;
}"""


def close_the_ring(board: Locator) -> None:
    """Click the point of THREAT that captures a dot, on a board of nine columns, and check the capture."""
    expect(board).to_have_accessible_name(re.compile("captures 0 : 0. Move 6 of 6"))
    before = board.evaluate(_INKED)
    box = board.bounding_box()
    assert box
    side = min(box["width"], box["height"])
    labelled = side / 10.3 >= 17  # pixels, for which letters and numbers stand beside it
    cell = side / (10.3 if labelled else 9.7)
    board.click(position={"x": box["width"] / 2, "y": box["height"] / 2 - 2 * cell})
    expect(board).to_have_accessible_name("Board, 9 by 9. Red against Blue, captures 1 : 0. Move 7 of 7.")
    for _ in range(100):  # a capture is drawn little by little
        if board.evaluate(_INKED) > before:
            return
        board.page.wait_for_timeout(50)
    pytest.fail("the capture is told, but not drawn")


def check_shown(page: Page) -> None:
    """Check that the board of THREAT on a page is shown, can be seen as a whole, and can be walked."""
    page.wait_for_function("document.querySelector('kropki-board')?.length === 6")
    board = page.get_by_role("grid")
    box = board.bounding_box()
    assert box
    window = page.viewport_size
    assert window
    assert 200 < box["height"] < min(box["width"] + 2, window["height"])
    assert board.evaluate(_INKED) > 0
    page.get_by_role("button", name="Go to start").click()
    assert page.locator("kropki-board").evaluate("board => board.move") == 0
    page.get_by_role("button", name="Go to end").click()
    page.locator("kropki-board summary").click()
    expect(page.get_by_role("button", name="Save as SGF")).to_be_visible()
    page.keyboard.press("Escape")


def check_played(page: Page) -> None:
    """Check that the board of THREAT on a page is shown, and that a click on it captures a dot."""
    check_shown(page)
    close_the_ring(page.get_by_role("grid"))
    assert "B[ec.ddeefdecdd]" in page.locator("kropki-board").evaluate("board => board.sgf")


def check_board(tab: Tab) -> None:
    """Capture a dot on the board of THREAT, in any browser and any frame."""
    tab.ask("until(() => one('kropki-board')?.length === 6)")
    tab.ask("one('kropki-board').play({ x: 4, y: 2 })")
    told = tab.ask("({ move: one('kropki-board').move, sgf: one('kropki-board').sgf })")
    assert told["move"] == 7
    assert "B[ec.ddeefdecdd]" in told["sgf"]
