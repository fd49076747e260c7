"""The presentation: a board for a room, with a pointer, a pen, letters, votes and a timer."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import SCREEN_LOCK, Kropki
from e2e.test_classes import CLASS, follow

PAINTED = """() => {
    const canvas = document.querySelector('#present-ink');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value, place) => place % 4 === 3 && value > 0);
}"""
"""Returns whether anything is drawn on the board."""


def wait_for_paint(page: Page, wanted: bool) -> None:
    """Wait until something is drawn on the board, or nothing."""
    deadline = time.monotonic() + 30
    while page.evaluate(PAINTED) != wanted and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    assert page.evaluate(PAINTED) == wanted


def present(page: Page) -> Kropki:
    """Open the page with a short game, and present it."""
    kropki = Kropki(page).open()
    with kropki.change():
        kropki.click((3, 3), (4, 3))
    page.evaluate("location.hash = '#open=present'")
    expect(kropki.part("present-panel")).to_be_visible()
    expect(page).to_have_url(re.compile("^[^#]*$"))
    kropki.relocate()
    return kropki


@pytest.mark.slow
def test_a_class_votes_on_moves(page: Page) -> None:
    kropki = present(page)
    votes = kropki.part("present-candidates").locator("li")
    kropki.press("5")
    kropki.click((6, 6), (6, 6), (9, 2))
    expect(votes).to_have_count(2)
    expect(votes.nth(0)).to_have_text(re.compile(r"A g7\s*2"))
    kropki.press("b", "Shift+B", "a")
    expect(votes.nth(0)).to_have_text(re.compile(r"A g7\s*3"))
    expect(votes.nth(1)).to_have_text(re.compile(r"B j3\s*1"))
    wait_for_paint(page, True)
    with kropki.change():
        kropki.press("PageUp")
    assert kropki.shown()["ply"] == 1
    kropki.press(".")
    expect(kropki.part("present-black")).to_be_visible()
    kropki.press("PageDown")
    expect(kropki.part("present-black")).to_be_hidden()
    assert kropki.answer()["ply"] == 1, "the key shows the board again, and does nothing else"
    kropki.press("Escape")
    expect(kropki.part("present-panel")).to_have_count(0)
    expect(kropki.part("controls")).to_be_visible()


@pytest.mark.slow
def test_the_chosen_tool_is_seen_in_forced_colours(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    kropki = present(page)
    tool = kropki.part("present-panel").locator("[aria-pressed=true]").first
    colour, background = tool.evaluate(
        "tool => [getComputedStyle(tool).color, getComputedStyle(tool).backgroundColor]"
    )
    assert colour != background


@pytest.mark.slow
def test_the_screen_stays_on(page: Page) -> None:
    page.add_init_script(SCREEN_LOCK)
    kropki = present(page)
    page.wait_for_function("locks === 1")
    kropki.press("Escape")
    expect(kropki.part("present-panel")).to_have_count(0)
    page.wait_for_function("locks === 0")


@pytest.mark.slow
def test_the_pointer_leaves_no_trace_and_drawings_fade(page: Page) -> None:
    page.clock.install()
    kropki = present(page)
    corner, end = kropki.place((5, 5)), kropki.place((8, 6))
    page.mouse.move(*corner)
    wait_for_paint(page, True)
    kropki.press("1")
    wait_for_paint(page, False)
    kropki.press("3")
    page.mouse.down()
    page.mouse.move(*end)
    page.mouse.up()
    wait_for_paint(page, True)
    page.clock.run_for(1000)
    assert page.evaluate(PAINTED)
    page.clock.run_for(6000)
    wait_for_paint(page, False)
    kropki.press("s", "4")
    kropki.click((7, 7))
    wait_for_paint(page, True)
    page.clock.run_for(60_000)
    assert page.evaluate(PAINTED)
    kropki.press("c")
    wait_for_paint(page, False)


@pytest.mark.slow
def test_the_timer_ends_calmly(page: Page) -> None:
    page.clock.install()
    kropki = present(page)
    shown = kropki.part("present-time")
    kropki.part("present-shorter").click()
    expect(shown).to_have_text("2:00")
    kropki.press("t")
    page.clock.run_for(61_000)
    expect(shown).to_have_text("0:59")
    kropki.press("t")
    page.clock.run_for(61_000)
    expect(shown).to_have_text("0:59")
    kropki.part("present-start").click()
    page.clock.run_for(60_000)
    expect(shown).to_have_text("0:00")
    expect(kropki.part("present-panel").get_by_role("status")).to_have_text("Time is up.")


@pytest.mark.slow
def test_by_keys_alone(page: Page) -> None:
    kropki = present(page)
    kropki.press("5")
    kropki.part("present-overlay").focus()
    kropki.press("ArrowRight", "ArrowRight", "Enter", "ArrowDown", "Enter", "Enter")
    votes = kropki.part("present-candidates").locator("li")
    expect(votes.locator(".count")).to_have_text(["1", "2"])
    with kropki.change():
        kropki.press("PageUp")
    kropki.press("?")
    expect(kropki.part("present-keys-dialog")).to_contain_text("Step through the game")
    kropki.press("Escape")
    expect(kropki.part("present-keys-dialog")).to_be_hidden()
    kropki.press("h")
    expect(kropki.part("present-timer")).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 844})  # the tools are elsewhere, but the board is there
    expect(kropki.part("board")).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size({"width": 1280, "height": 720})
    kropki.press("h", "f")
    page.wait_for_selector(":root:fullscreen")
    kropki.press("f")
    page.wait_for_selector(":root:not(:fullscreen)")
    expect(kropki.part("present-panel")).to_be_visible()


@pytest.mark.slow
def test_with_a_finger_and_moves_can_be_played(open_page: Any) -> None:
    page = open_page(has_touch=True, viewport={"width": 1024, "height": 768})
    kropki = present(page)
    kropki.part("present-votes").tap()
    kropki.tap((2, 8), (2, 8), (6, 9))
    expect(kropki.part("present-candidates").locator(".count")).to_have_text(["2", "1"])
    kropki.part("present-less-B").tap()
    kropki.part("present-less-B").tap()
    expect(kropki.part("present-candidates").locator("li")).to_have_count(1)
    kropki.part("present-play").tap()
    with kropki.change():
        kropki.tap((6, 9))
    assert kropki.shown()["ply"] == 3
    kropki.part("present-leave").tap()
    expect(kropki.part("present-panel")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.smoke
def test_a_class_is_presented_from_step_to_step(open_page: Any) -> None:
    page = open_page()
    kropki = Kropki(page).open()
    follow(kropki, CLASS)
    page.locator(".class-step").first.click()
    page.locator("#learn-dialog .to-present").click()
    expect(page.locator("#learn-dialog #present-panel")).to_be_visible()
    kropki.press("PageDown")
    expect(page.locator("#puzzles-dialog #present-panel")).to_be_visible(timeout=60_000)
    page.locator("#puzzles-next").click()
    expect(page.locator("#page > #present-panel")).to_be_visible(timeout=60_000)
    kropki.relocate()
    kropki.press("5")
    kropki.click((6, 6))
    expect(kropki.part("present-candidates")).to_contain_text("g7")
    expect(kropki.part("class-told")).to_contain_text("What would you play?")
    kropki.press("h")
    expect(kropki.part("class-strip")).to_be_hidden()
    expect(kropki.part("board")).to_be_in_viewport()
    kropki.press("h", "1")
    kropki.relocate()
    kropki.click((0, 0))
    expect(kropki.part("class-told")).to_contain_text("You played a1.")
    kropki.press("Escape")
    expect(kropki.part("present-panel")).to_have_count(0)
    expect(kropki.part("class-strip")).to_be_visible()


@pytest.mark.slow
def test_a_lesson_is_presented(page: Page) -> None:
    Kropki(page).open()
    page.evaluate("location.hash = '#open=lessons/edge'")
    page.locator("#learn-dialog .to-present").click()
    panel = page.locator("#learn-dialog #present-panel")
    expect(panel).to_be_visible()
    text = page.locator("#learn-text").inner_text()
    page.keyboard.press("4")
    page.locator("#present-overlay").click()
    wait_for_paint(page, True)
    page.keyboard.press("PageDown")
    expect(page.locator("#learn-text")).not_to_have_text(text)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator("#learn-dialog")).to_be_visible()
