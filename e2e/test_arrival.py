"""What the page says to whoever comes first by somebody else's game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, play_randomly
from kropki.game.game import Game
from kropki.record.link import link_text


@pytest.mark.slow
def test_whoever_comes_first_by_a_link_sees_what_the_game_is(open_page: Callable[..., Page]) -> None:
    game = Game(10, 10, opening="empty")
    play_randomly(game, Random(3), 14)
    page = open_page(welcome=True)
    page.goto(f"./#{link_text(game, line=True)}&game=abcdefgh12&you=0")
    welcome = page.locator("#arrival-dialog")
    expect(welcome).to_contain_text("You play Red.")
    expect(welcome).to_contain_text("Surround your opponent’s dots")
    welcome.get_by_role("button", name="To the game").click()
    expect(welcome).to_be_hidden()

    other = Kropki(open_page(welcome=True))
    other.page.goto(f"./#{link_text(game)}")
    other.page.get_by_role("button", name="Watch from the start").click()
    other.until("kropki.answer()?.plies === 14 && kropki.answer().ply < 5")
    other.until("kropki.answer().ply === 3")
    other.page.reload()
    other.wait()
    expect(other.part("arrival-dialog")).to_have_count(0)
