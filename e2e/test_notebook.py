"""The page as a notebook: its pages are turned, and finished games are leaves."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki

WATCHED = """
window.leaves = 0;
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const leaf = document.querySelector('#sheet > .leaf');
    if (!leaf) return;
    leaves++;
    for (const animation of leaf.getAnimations({ subtree: true })) animation.pause();
}).observe(document.getElementById('sheet'), { childList: true }));
"""
"""Counts the pages that are turned, and stops them on their way."""
LET_GO = "document.getAnimations().forEach((animation) => animation.play())"
LOADED = "performance.getEntriesByType('resource').some(({ name }) => name.includes('styles/leaf.css'))"
PIXELS = """[...document.querySelectorAll('#sheet canvas')].reduce(
    (sum, { width, height }) => sum + width * height, 0
)"""


def with_a_dot(open_page: Callable[..., Page], **options: str) -> Kropki:
    """Return a page with a dot in the game, once it can be turned."""
    page = open_page(idle=True, **options)  # what turns it loads in idle time
    page.add_init_script(WATCHED)
    kropki = Kropki(page).open()
    with kropki.change():
        kropki.click((3, 3))
    kropki.until(LOADED)
    return kropki


def test_the_page_turns_between_games_and_lets_taps_through(open_page: Callable[..., Page]) -> None:
    kropki = with_a_dot(open_page)
    page = kropki.page
    before = page.evaluate(PIXELS)
    kropki.start_new("15×15")
    expect(page.locator("#sheet > .leaf")).to_have_count(1)
    with kropki.change():
        kropki.click((2, 12))
    assert kropki.answer()["last"] is not None
    page.evaluate(LET_GO)
    expect(page.locator("#sheet > .leaf")).to_have_count(0)
    assert page.evaluate(PIXELS) == before


@pytest.mark.slow
def test_no_page_turns_for_whoever_wants_no_motion_or_high_contrast(open_page: Callable[..., Page]) -> None:
    kropki = with_a_dot(open_page, reduced_motion="reduce")
    kropki.start_new("10×10")
    kropki.page.emulate_media(reduced_motion="no-preference", forced_colors="active")
    with kropki.change():
        kropki.click((3, 3))
    kropki.start_new("12×12")
    assert kropki.page.evaluate("leaves") == 0


@pytest.mark.slow
def test_finished_games_are_leaves_that_keys_and_fingers_turn(page: Page) -> None:
    kropki = Kropki(page).open()
    for names in (("Ann", "Bob"), ("Eva", "Jan")):
        kropki.start_new("10×10", names=names)
        with kropki.change():
            kropki.click((3, 3))
        with kropki.change():
            kropki.end("Resign")
    kropki.start_new("12×12")
    kropki.files("open")
    told = kropki.part("leaves-told")
    expect(told).to_contain_text("Eva – Jan")
    expect(told).to_contain_text("wins")
    expect(page.locator(".leaf-sheet > canvas")).to_have_count(1)
    kropki.part("leaves-open").focus()
    kropki.press("ArrowRight")
    expect(told).to_contain_text("Ann – Bob")
    expect(page.get_by_role("button", name="Older game")).to_be_disabled()
    kropki.press("ArrowLeft")
    expect(told).to_contain_text("Eva – Jan")
    box = kropki.part("leaves-open").bounding_box()
    assert box
    page.mouse.move(box["x"] + 100, box["y"] + 50)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] + 55)
    page.mouse.up()
    expect(told).to_contain_text("Ann – Bob")
    expect(told).to_contain_text("wins")
    with kropki.change():
        kropki.press("Enter")
    assert kropki.answer()["names"] == ["Ann", "Bob"]
