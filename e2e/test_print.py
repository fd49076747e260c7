"""Paper: the board alone, in light colours whatever the theme, with its moves, or empty."""

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import CAPTURE, Kropki

SHOWN = """() => [...document.body.children].filter((each) => each.checkVisibility() && each.clientHeight)
    .map((each) => each.id || each.className)"""
DOT = """(place) => {
    const canvas = document.querySelector("#print-sheet canvas");
    const [x, y] = place.map((share, i) => Math.round(share * (i ? canvas.height : canvas.width)));
    return [...canvas.getContext("2d").getImageData(x, y, 1, 1).data.slice(0, 3)];
}"""


@pytest.mark.slow
def test_the_board_is_printed_without_the_page(page: Page) -> None:
    page.add_init_script("window.print = () => dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(color_scheme="dark")
    kropki = Kropki(page).open()
    kropki.click(*CAPTURE)
    kropki.answer()

    # the browser's own command
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate(SHOWN) == ["print-sheet"]
    sheet = kropki.part("print-sheet")
    assert page.evaluate(DOT, [0.002, 0.002]) == [255, 255, 255]
    red = page.evaluate(DOT, [(1.15 + 2) / 16.3, (1.15 + 1) / 16.3])
    assert red[0] > 180 and max(red[1:]) < 80  # the ink of the light theme
    assert page.locator("#print-sheet canvas").evaluate("canvas => canvas.width") > 2000
    expect(sheet.locator("li")).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_be_empty()
    page.emulate_media(media="screen")

    def ask(kind: str, **sides: str) -> None:
        kropki.choose("print")
        dialog = kropki.part("print-dialog")
        dialog.get_by_text(kind, exact=True).click()
        for name, value in sides.items():
            dialog.locator(f"input[name={name}]").fill(value)
        dialog.get_by_role("button", name="Print").click()
        expect(dialog).to_be_hidden()

    ask("The game, numbered")
    moves = sheet.locator("li")
    expect(moves).to_have_count(len(CAPTURE))
    assert [text.strip() for text in moves.all_text_contents()[-2:]] == ["i10", "c4 +1"]
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    ask("Blank sheet", width="39", height="32")
    ratio = page.locator("#print-sheet canvas").evaluate("canvas => canvas.width / canvas.height")
    assert abs(ratio - (38 + 2.3) / (31 + 2.3)) < 0.01
    expect(sheet.locator("h1")).to_have_count(0)
