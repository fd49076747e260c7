"""Worksheets of puzzles: chosen, shown, printed and saved."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki

PRINT = """window.print = () => {
    dispatchEvent(new Event('beforeprint'));
    window.printed = [...document.querySelectorAll('#print-sheet .paper')].map((sheet) => sheet.innerText);
    dispatchEvent(new Event('afterprint'));
}"""


@pytest.fixture
def kropki(open_page: Callable[..., Page]) -> Kropki:
    page = open_page()
    page.add_init_script(PRINT)
    return Kropki(page).open()


def sheets_in(kropki: Kropki) -> Locator:
    return kropki.page.locator("#worksheet-preview .paper")


def test_a_worksheet_is_shown_as_it_is_printed_and_saved(kropki: Kropki) -> None:
    kropki.page.evaluate("location.hash = '#open=worksheet/saves'")
    sheets = sheets_in(kropki)
    expect(sheets).to_have_count(2, timeout=60_000)
    form = kropki.part("worksheet-form")
    expect(form.locator("[name=theme]")).to_have_value("saves")
    form.locator("[name=title]").fill("Monday")
    form.locator("[name=count]").fill("7")
    expect(sheets).to_have_count(3)  # six puzzles fit on a sheet
    form.locator("[name=answers]").uncheck()
    expect(sheets).to_have_count(2)
    expect(kropki.part("worksheet-told")).to_have_text("7 puzzles on 2 sheets.")
    expect(sheets.first).to_contain_text("Monday")
    kropki.part("worksheet-print").click()
    printed = kropki.page.evaluate("window.printed")
    assert len(printed) == 2 and "1. " in printed[0] and "7. " in printed[1]
    expect(kropki.part("print-sheet")).to_be_empty()
    kropki.page.evaluate("delete window.showSaveFilePicker")  # among the downloads it can be read
    with kropki.page.expect_download() as download:
        kropki.part("worksheet-save").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>") and text.count("<img") == 7 and "Monday" in text


@pytest.mark.slow
def test_worksheets_are_reached_from_printing_and_from_puzzles(kropki: Kropki) -> None:
    kropki.choose("print")
    kropki.part("print-worksheet").click()
    expect(kropki.part("print-dialog")).to_be_hidden()
    expect(sheets_in(kropki)).to_have_count(2, timeout=60_000)
    expect(kropki.part("worksheet-form").locator("[name=theme]")).to_have_value("first")
    kropki.part("worksheet-close").click()
    kropki.page.evaluate("location.hash = '#open=puzzles/doubles'")
    kropki.part("puzzles-print").click()
    expect(kropki.part("worksheet-form").locator("[name=theme]")).to_have_value("doubles")
    hard = kropki.part("worksheet-form").get_by_role("radio", name="Hard")
    kropki.page.evaluate("(radio) => radio.click()", hard.element_handle())
    expect(sheets_in(kropki)).not_to_have_count(0)
