"""Shortcuts on Russian and Ukrainian keyboards: each key has a character and a place."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.embedded import THREAT
from e2e.support.pages import Kropki, play, visitor_with
from e2e.test_embedding import ready, state, visit
from e2e.test_present import present
from kropki.game.game import Game

LAYOUTS = {
    "ru": dict(zip("qwertyuiop[]asdfghjkl;'zxcvbnm,.", "йцукенгшщзхъфывапролджэячсмитьбю", strict=True)),
    "uk": dict(zip("qwertyuiop[]asdfghjkl;'zxcvbnm,.", "йцукенгшщзхїфівапролджєячсмитьбю", strict=True)),
}
CODES = {",": "Comma", ".": "Period", "[": "BracketLeft", "]": "BracketRight"}


class Keyboard:
    """A keyboard of a language in Chromium."""

    def __init__(self, page: Page, language: str) -> None:
        self.session = page.context.new_cdp_session(page)
        self.layout = LAYOUTS[language]

    def press(self, place: str, *, ctrl: bool = False, caps: bool = False) -> None:
        """Press the key with this character of a US keyboard."""
        written = self.layout[place]
        key = {
            "key": written.upper() if caps else written,
            "code": CODES.get(place, f"Key{place.upper()}"),
            "modifiers": 2 if ctrl else 0,
            "windowsVirtualKeyCode": ord(place.upper()) if place.isalpha() else 0,
        }
        self.session.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", **key})
        self.session.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})


@pytest.mark.slow
@pytest.mark.parametrize("language", LAYOUTS)
def test_the_shortcuts_of_the_page(open_page: Callable[..., Page], site: str, language: str) -> None:
    game = Game(10, 10, opening="empty")
    for point in [(2, 2), (3, 3), (4, 4)]:
        play(game, point)
    page = open_page(locale=language, storage_state=visitor_with(game, site))
    kropki = Kropki(page).open()
    keyboard = Keyboard(page, language)
    kropki.part("board").focus()

    def ply(expected: int) -> None:
        page.wait_for_function("ply => kropki.answer().ply === ply", arg=expected)

    for key, ctrl, expected in [
        *(("u", False, 2), ("r", False, 3), ("z", True, 2), ("y", True, 3)),
        *((",", False, 2), (".", False, 3)),
    ]:
        keyboard.press(key, ctrl=ctrl)
        ply(expected)
    keyboard.press("u", caps=True)
    ply(2)
    said = page.get_by_role("status").and_(page.locator("[aria-live]"))
    keyboard.press("l")
    expect(said).to_contain_text("d4")
    kropki.press("?")
    labels = {"ru": ["U (Г), R (К)", "S (Ы)"], "uk": ["U (Г), R (К)", "S (І)"]}[language]
    for label in labels:
        expect(kropki.part("help-key-list").get_by_text(label, exact=True)).to_be_visible()
    kropki.press("Escape")
    keyboard.press("o", ctrl=True)
    expect(kropki.part("files-dialog")).to_be_visible()
    kropki.press("Escape")
    keyboard.press("s", ctrl=True, caps=True)
    expect(kropki.part("files-dialog")).to_be_visible()


def test_a_board_on_another_page(page: Page, site: str) -> None:
    visit(page, site, f"<kropki-board interactive>{THREAT}</kropki-board>")
    ready(page)
    page.get_by_role("grid").focus()
    keyboard = Keyboard(page, "ru")
    keyboard.press(",")
    assert state(page)["move"] == 5
    keyboard.press(".")
    assert state(page)["move"] == 6


@pytest.mark.slow
def test_the_presentation(page: Page) -> None:
    kropki = present(page)
    keyboard = Keyboard(page, "uk")
    keyboard.press("b")
    expect(kropki.part("present-black")).to_be_visible()
    keyboard.press("b")
    keyboard.press("t", caps=True)
    expect(kropki.part("present-timer")).to_be_visible()
