"""Links that open the lessons, the puzzles and the lab, as docs/teaching.md has them."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki
from kropki.lesson.text import read_lesson

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("link", "dialog"),
    [
        ("lessons/houses", "learn-dialog"),
        ("puzzles/saves", "puzzles-dialog"),
        ("solved", "solved-dialog"),
        ("lab", "lab-dialog"),
    ],
)
def test_a_link_opens_its_screen_and_leaves_the_address(page: Page, link: str, dialog: str) -> None:
    Kropki(page).open()
    page.evaluate("link => { location.hash = link }", f"#open={link}")
    expect(page.locator(f"#{dialog}")).to_be_visible()
    expect(page).to_have_url(re.compile("^[^#]*$"))
    if dialog == "learn-dialog":
        count = len(read_lesson((ROOT / "lessons/3-houses.txt").read_text(encoding="utf-8")).steps)
        expect(page.locator("#learn-dialog")).to_contain_text("Houses")
        expect(page.locator("#learn-dialog")).to_contain_text(f"1 of {count}")
    if dialog == "puzzles-dialog":
        expect(page.locator("#puzzles-list [aria-pressed=true]")).to_contain_text("Save your dots")
