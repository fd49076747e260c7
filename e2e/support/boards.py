"""The boards of lessons and puzzles."""

from __future__ import annotations

from playwright.sync_api import Locator

from kropki.board.grid import Grid, Point

ROOM = 0.7
"""How many cells of a board lie outside its points, besides one."""


def tap_board(board: Locator, grid: Grid, point: Point) -> None:
    """Tap a point of a board: with a finger, or with the mouse where Playwright's taps make no clicks."""
    x, y = grid.xy(point)
    box = board.bounding_box()
    assert box
    cell = min(box["width"] / (grid.width + ROOM), box["height"] / (grid.height + ROOM))
    left = box["x"] + box["width"] / 2 + (x - (grid.width - 1) / 2) * cell
    top = box["y"] + box["height"] / 2 + (y - (grid.height - 1) / 2) * cell
    browser = board.page.context.browser
    is_chromium = browser is not None and browser.browser_type.name == "chromium"
    (board.page.touchscreen.tap if is_chromium else board.page.mouse.click)(left, top)
