"""What the page says to whoever comes first by somebody else's game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, play_randomly
from e2e.test_embedding import ready, visit
from e2e.test_friend import accept, choose_game, invite
from kropki.game.game import Game
from kropki.record import write_game
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


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_whoever_comes_from_a_board_on_another_page_can_begin_or_look(
    open_page: Callable[..., Page], site: str, size: tuple[int, int]
) -> None:
    game = Game(10, 10, opening="empty")
    play_randomly(game, Random(3), 14)
    page = open_page(welcome=True, viewport=dict(zip(("width", "height"), size, strict=True)))
    visit(page, site, f"<kropki-board>{write_game(game)}</kropki-board>")
    ready(page)
    with page.expect_popup() as popup:
        page.locator("kropki-board").get_by_role("button", name="Play", exact=True).click()
    front = Kropki(popup.value).wait()
    expect(front.part("arrival-dialog")).to_have_count(
        0
    )  # there is no game yet, and the front page says it all
    expect(front.part("hint")).to_be_visible()
    front.part("invite-play").click()
    front.click((2, 2))
    front.until("kropki.answer().ply === 2")
    front.page.evaluate("localStorage.clear()")
    front.page.close()

    page.locator("kropki-board .menu summary").click()
    with page.expect_popup() as popup:
        page.locator("kropki-board .menu").get_by_role("link", name="Open in Kropki").click()
    there = Kropki(popup.value).wait()
    welcome = there.part("arrival-dialog")
    expect(welcome).to_contain_text("Surround your opponent’s dots")
    there.part("arrival-play").click()
    expect(welcome).to_be_hidden()
    there.until("kropki.answer().plies === 0 && kropki.answer().width === 10")
    there.click((2, 2))
    there.until("kropki.answer().ply === 2")


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_whoever_comes_first_by_a_friend_nearby_sees_what_the_game_is(
    open_page: Callable[..., Page], size: tuple[int, int]
) -> None:
    host = Kropki(open_page()).open()
    choose_game(host, side=8)
    code = invite(host)
    guest = Kropki(open_page(welcome=True, viewport=dict(zip(("width", "height"), size, strict=True))))
    guest.page.goto(f"./#{code.split('#')[1]}")
    guest.wait()
    expect(guest.part("arrival-dialog")).to_have_count(0)  # the invitation comes first
    expect(guest.part("friend-join-go")).to_be_visible()
    expect(guest.part("friend-invite")).to_have_count(0)
    guest.part("friend-name").fill("Jan")
    guest.part("friend-join-go").click()
    accept(host, guest.part("friend-code").input_value())
    welcome = guest.part("arrival-dialog")
    expect(welcome).to_contain_text("You play Blue.")
    expect(welcome).to_contain_text("Surround your opponent’s dots")
    welcome.get_by_role("button", name="To the game").click()
    host.click((2, 2))
    guest.until("kropki.answer()?.ply === 1")
    guest.click((3, 3))
    host.until("kropki.answer().ply === 2")
