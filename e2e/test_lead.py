"""The curve of who will win, beside the score while a game is played."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki, visitor_with
from e2e.test_classes import follow, step
from e2e.test_layout import stays_where_it_is_first_seen
from kropki.game.game import Game

LEAD = re.compile(r"Expected: (even|(Red|Blue) \+\d+(\.\d)?)")
CLASS = "class: Alone\nhints: off\n\n=== game: One\n(;GM[40]SZ[8];B[dd])\n"


def begun(moves: int) -> Game:
    """A game with dots anywhere."""
    game = Game(10, 10)
    for _ in range(moves):
        game.play(Random(game.ply).choice(list(game.board.legal_points)))
    return game


def slider(kropki: Kropki) -> Locator:
    return kropki.page.get_by_role("slider", name="Who will win")


def expect_curve(kropki: Kropki, moves: int) -> None:
    """Wait until the curve shows so many moves, and a text what is expected now."""
    expect(slider(kropki)).to_have_attribute("aria-valuemax", str(moves), timeout=30_000)
    expect(kropki.part("lead-told")).to_have_text(LEAD)


def test_the_curve_follows_a_game_and_leads_back_into_it(open_page: Callable[..., Page], site: str) -> None:
    kropki = Kropki(open_page(storage_state=visitor_with(begun(20), site, seats=[0, 1]))).open()
    expect(kropki.part("lead")).to_be_hidden()
    kropki.choose("settings")
    before = kropki.page.evaluate("kropki.place(0, 0)")
    kropki.page.get_by_label("Expected result").check()
    kropki.press("Escape")
    expect_curve(kropki, 20)
    free = kropki.answer()["refusals"].index(".")
    kropki.click((free % 10, free // 10))
    kropki.until("kropki.answer().ply === 22")
    expect_curve(kropki, 22)
    lead = kropki.part("lead-told").inner_text().removeprefix("Expected: ")
    expect(slider(kropki)).to_have_attribute("aria-valuetext", f"Move 22 of 22: expected {lead}")
    assert kropki.page.evaluate("kropki.place(0, 0)") == before
    assert kropki.part("lead").locator(".line").count() == 1

    slider(kropki).focus()
    for key, ply in (("ArrowLeft", 21), ("Home", 0), ("PageUp", 10)):
        with kropki.change():
            kropki.press(key)
        assert kropki.answer()["ply"] == ply
        expect(slider(kropki)).to_have_attribute("aria-valuenow", str(ply))
    box = slider(kropki).bounding_box()
    assert box
    with kropki.change():
        kropki.page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    assert kropki.answer()["ply"] == 22


@pytest.mark.slow
def test_on_a_phone_the_board_stays_where_it_is(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        storage_state=visitor_with(begun(4), site, lead="on"),
    )
    stays_where_it_is_first_seen(page)
    kropki = Kropki(page)
    before = page.evaluate("kropki.place(0, 0)")
    expect_curve(kropki, 4)
    assert page.evaluate("kropki.place(0, 0)") == before
    box = slider(kropki).bounding_box()
    assert box and box["height"] >= 44
    page.set_viewport_size({"width": 320, "height": 500})
    expect(slider(kropki)).to_be_hidden()
    expect(kropki.part("lead-told")).to_be_visible()


@pytest.mark.slow
def test_a_class_without_hints_has_no_curve(open_page: Callable[..., Page], site: str) -> None:
    kropki = Kropki(open_page(storage_state=visitor_with(begun(4), site, lead="on"))).open()
    expect_curve(kropki, 4)
    follow(kropki, CLASS)
    step(kropki, 0)
    expect(kropki.part("hint-ask")).to_be_disabled()
    expect(kropki.part("lead")).to_be_hidden()
