"""The coach of beginners: rings around dots in danger, names of shapes, and a way to be rid of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki
from e2e.support.tours import DANGER


@pytest.fixture
def endangered(open_page: Callable[..., Page]) -> Kropki:
    """Red is to move in a game between two people, with a dot that Blue can take next."""
    kropki = Kropki(open_page()).open()
    for point in DANGER:
        with kropki.change():
            kropki.click(point)
    return kropki


def test_a_beginners_dot_in_danger_is_ringed_until_the_next_dot(endangered: Kropki) -> None:
    kropki = endangered
    note = kropki.part("progress-text")
    assert kropki.page.evaluate("kropki.advised().rings") == []  # nobody coaches two people
    kropki.seat(1, 2)
    expect(note).to_contain_text(re.compile(r"Careful: your dot c\d+ can be taken next\."))
    expect(kropki.part("live")).to_contain_text("can be taken next")
    assert kropki.page.evaluate("kropki.advised().rings") == [{"x": 2, "y": 2}]
    kropki.click((3, 2))  # Red saves it
    kropki.until("kropki.answer().ply === 8 && !kropki.advised().rings.length")
    expect(note).to_be_hidden()


@pytest.mark.slow
def test_one_tap_ends_the_coaching(endangered: Kropki) -> None:
    kropki = endangered
    kropki.seat(1, 3)
    kropki.part("progress-text").get_by_role("button", name="No coach").click()
    expect(kropki.part("progress-text")).to_have_text(re.compile("The coach is off"))
    assert kropki.page.evaluate("kropki.advised().rings") == []
    assert kropki.page.evaluate("localStorage['kropki.coach']") == '"off"'


@pytest.mark.slow
def test_nobody_is_coached_against_a_stronger_level(endangered: Kropki) -> None:
    kropki = endangered
    asked: list[str] = []
    kropki.page.on("request", lambda request: asked.append(request.url))
    kropki.seat(1, 4)
    kropki.click((3, 2))
    kropki.until("kropki.answer().ply === 8")
    assert not any("coach" in url for url in asked)
