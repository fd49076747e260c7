"""What the page tells at the end of a game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, visitor_with
from kropki.game.game import Game

LOST = [
    (2, 2),
    (3, 2),
    (2, 3),
    (3, 1),
    (9, 9),
    (2, 1),
    (9, 8),
    (1, 2),
    (9, 7),
    (1, 3),
    (9, 6),
    (3, 3),
    (9, 5),
    (2, 4),
]
"""Blue takes two dots of Red with the last one; Red could have prevented that."""


def lost_game() -> Game:
    game = Game(10, 10, opening="empty")
    for x, y in LOST:
        game.play(game.board.grid.point(x, y))
    assert game.captures == (0, 2)
    return game


@pytest.mark.slow
def test_a_lost_game_tells_its_story(open_page: Callable[..., Page], site: str) -> None:
    kropki = Kropki(open_page(storage_state=visitor_with(lost_game(), site, seats=[0, 2]))).open()
    kropki.end("Resign")
    moment = kropki.part("story-moments").get_by_role("listitem")
    expect(moment).to_have_count(1)
    expect(moment).to_contain_text("Move 14: c5 took 2")
    expect(kropki.part("live")).to_contain_text("What decided the game: Move 14: c5 took 2.")
    expect(kropki.part("story-lesson")).to_have_text("How does a ring close?")
    with kropki.change():
        moment.get_by_role("button").first.click()
    kropki.until("kropki.answer().ply === 14")
    expect(kropki.part("result")).to_be_visible()
    moment.get_by_role("button", name="Find a better dot").click()
    expect(kropki.part("puzzles-aim")).to_be_visible()
    kropki.press("Escape")
    with kropki.change():
        kropki.part("story-level").click()
    expect(kropki.part("result")).to_be_hidden()
    assert kropki.page.evaluate("kropki.state().seats") == [0, 1]


@pytest.mark.slow
def test_a_win_is_underlined(open_page: Callable[..., Page], site: str) -> None:
    kropki = Kropki(open_page(storage_state=visitor_with(lost_game(), site))).open()
    kropki.end("Resign", "Red")
    expect(kropki.part("result")).to_have_class(re.compile("won player-1"))
    expect(kropki.part("flourish")).to_be_visible()


@pytest.mark.slow
def test_a_low_window_shows_what_is_said_of_the_moments(open_page: Callable[..., Page], site: str) -> None:
    storage = visitor_with(lost_game(), site, seats=[0, 2])
    kropki = Kropki(open_page(storage_state=storage, viewport={"width": 600, "height": 371})).open()
    kropki.end("Resign")
    expect(kropki.part("story-lesson")).to_be_visible()
    box = kropki.page.locator("#story-moments .moment span").last.bounding_box()
    note = kropki.part("note").bounding_box()
    assert box and note and box["y"] + box["height"] <= note["y"] + note["height"]
