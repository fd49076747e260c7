"""How to play: the first steps in the help, by mouse, finger and keyboard, and the question mark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki


@pytest.fixture
def kropki(open_page: Callable[..., Page]) -> Kropki:
    return Kropki(open_page(has_touch=True)).without_python().open(ready=False)


def at(kropki: Kropki, point: str) -> Locator:
    return kropki.part("lesson-board").get_by_role("button", name=f"{point}, ")


def test_the_steps_are_played_on_small_boards(kropki: Kropki) -> None:
    told, following = kropki.part("lesson-told"), kropki.part("lesson-next")
    kropki.part("help").click()
    expect(kropki.part("help-title")).to_be_in_viewport()
    expect(kropki.part("lesson-place")).to_have_text("1 of 4")
    at(kropki, "a1").click()
    expect(told).to_contain_text("captures nothing")
    at(kropki, "d3").click()
    expect(told).to_contain_text("Captured!")
    expect(at(kropki, "c3")).to_have_accessible_name("c3, Blue’s dot in Red’s territory")
    expect(kropki.page.locator("#lesson-board .ring")).to_be_visible()
    following.tap()

    at(kropki, "d5").tap()
    expect(told).to_contain_text("Three at once")
    following.click()

    at(kropki, "c2").click()  # the edge closes nothing
    expect(told).to_contain_text("captures nothing")
    at(kropki, "a1").focus()
    kropki.press(*["ArrowRight", "ArrowDown"] * 4, "Enter")
    expect(told).to_contain_text("Right.")
    following.click()

    at(kropki, "c3").click()
    expect(told).to_contain_text("Captured at once.")
    expect(at(kropki, "c3")).to_have_accessible_name("c3, Blue’s dot in Red’s territory")
    kropki.part("lesson-back").click()
    expect(kropki.part("lesson-place")).to_have_text("3 of 4")
    expect(told).to_be_empty()
    following.click()
    following.click()
    expect(kropki.part("help-dialog")).to_be_hidden()
    expect(kropki.part("board")).to_be_focused()

    kropki.press("?")
    expect(kropki.part("help-key-list")).to_be_in_viewport()
    expect(kropki.page.locator("#help-keys summary")).to_be_focused()
