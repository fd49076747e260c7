"""The settings: they show at once, last, and can be undone; damaged ones never stop the page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki

ROOT = "({ ...document.documentElement.dataset })"
FITS = """() => {
    const { left, right, top, bottom } = document.querySelector("#settings-dialog").getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const wide = [...document.querySelectorAll("#settings-dialog :is(label, button, h3)")]
        .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent);
    return [isInside, wide];
}"""
COVERED = """() => {
    const { left, top, width, height } = document.activeElement.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return onTop.contains(document.activeElement) || document.activeElement.contains(onTop)
        ? "" : document.activeElement.name || document.activeElement.id;
}"""


@pytest.mark.slow
def test_settings_show_at_once_and_last(open_page: Callable[..., Page]) -> None:
    page = open_page(has_touch=True)
    kropki = Kropki(page).without_python().open(ready=False)
    before = kropki.inks()
    kropki.choose("settings")
    dialog = kropki.part("settings-dialog")
    expect(dialog.get_by_role("heading", name="Settings")).to_be_focused()

    # each group of choices is one stop of the keyboard
    kropki.press("Tab", "Tab")
    expect(dialog.get_by_role("combobox")).to_be_focused()
    for name in ("Dark", "Plain", "Orange, purple", "Large", "Bold", "Off"):
        kropki.press("Tab")
        choices = dialog.locator("fieldset:focus-within").get_by_role("radio")
        for _ in range(choices.count()):
            if dialog.get_by_role("radio", name=name).is_checked():
                break
            kropki.press("ArrowRight")
        expect(dialog.get_by_role("radio", name=name)).to_be_checked()
        assert page.evaluate(COVERED) == ""
    dialog.get_by_text("Aims first").click()
    dialog.get_by_role("switch", name="Sounds").uncheck()
    dialog.get_by_role("switch", name="Animations").uncheck()
    expected = {
        "theme": "dark",
        "paper": "white",
        "inks": "plum",
        "dots": "large",
        "lines": "bold",
        "reach": "top",
        "lead": "off",
        "still": "",
    }
    assert page.evaluate(ROOT) == expected
    inks = kropki.inks()
    assert inks["ink-0"] != before["ink-0"] and inks["field"] != before["field"]
    assert kropki.colour((6, 6), dx=0.3) == inks["ink-0"]  # beyond the edge of a dot of the usual size
    expect(kropki.part("players")).to_contain_text("Orange")

    for size in ((300, 500), (600, 371)):
        kropki.resize(*size)
        assert page.evaluate(FITS) == [True, []], size
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    for size in ((390, 844), (1280, 800)):
        kropki.resize(*size)
        assert page.evaluate(FITS) == [True, []], size

    kropki.reload(ready=False)
    assert page.evaluate(ROOT) == expected
    assert kropki.inks() == inks
    kropki.choose("settings")
    assert not dialog.get_by_role("switch", name="Sounds").is_checked()
    assert dialog.get_by_role("radio", name="Aims first").is_checked()
    dialog.get_by_role("button", name="Reset all").click()
    assert dialog.locator("[name=confirm][value=auto]").is_checked()
    assert kropki.inks() == before
    dialog.get_by_role("button", name="Close").click()
    kropki.reload(ready=False)
    assert kropki.inks() == before


@pytest.mark.slow
def test_own_inks_are_drawn_kept_and_warned_of(page: Page) -> None:
    kropki = Kropki(page).without_python().open(ready=False)
    kropki.choose("settings")
    kropki.part("settings-dialog").get_by_role("radio", name="Your own").check()
    warnings, inks = page.locator(".own-inks li"), page.locator(".own-inks input")
    expect(inks).to_have_count(4)
    expect(warnings).to_have_count(0)
    inks.nth(0).fill("#0b3e89")
    inks.nth(1).fill("#9f0481")
    expect(warnings.first).to_have_text(
        "Player 1 and Player 2 look almost the same to people without red cones (protanopia)."
    )
    inks.nth(0).fill("#fff0c0")
    expect(warnings.first).to_have_text("Player 1 is hard to see on this paper.")
    kropki.reload(ready=False)
    assert tuple(kropki.inks()["ink-0"]) == (0xFF, 0xF0, 0xC0)
    expect(kropki.part("players")).to_contain_text("Player 2")
    kropki.choose("settings")
    expect(inks.nth(1)).to_have_value("#9f0481")
    kropki.part("settings-reset").click()
    expect(page.locator(".own-inks")).to_be_hidden()


@pytest.mark.slow
def test_high_contrast_is_black_on_white(page: Page) -> None:
    kropki = Kropki(page).without_python().open(ready=False)
    kropki.set(paper="mint", theme="contrast")
    assert tuple(kropki.inks()["field"]) == (255, 255, 255)
    page.emulate_media(color_scheme="dark")
    kropki.until("getComputedStyle(document.body).backgroundColor === 'rgb(0, 0, 0)'")


@pytest.mark.slow
def test_a_turned_and_mirrored_board_is_played_on(open_page: Callable[..., Page]) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    kropki = Kropki(page).without_python().open(ready=False)
    kropki.part("board").focus()
    kropki.press("v", "x")
    expect(kropki.part("live")).to_contain_text("Board turned to the right, mirrored.")
    place = page.evaluate("kropki.place(2, 3)")
    page.mouse.click(place["x"], place["y"])
    kropki.press("ArrowRight", "Enter", "ArrowDown", "Enter")
    assert kropki.waiting() == [(2, 3), (2, 2), (1, 2)]  # columns go up, and rows to the left
    kropki.reload(ready=False)
    kropki.choose("settings")
    dialog = kropki.part("settings-dialog")
    expect(dialog.get_by_role("radio", name="To the right")).to_be_checked()
    expect(dialog.get_by_role("switch", name="Mirror the board")).to_be_checked()


@pytest.mark.slow
def test_the_whole_screen(page: Page) -> None:
    kropki = Kropki(page).without_python().open(ready=False)
    kropki.choose("full-screen")
    kropki.until("document.fullscreenElement !== null")
    kropki.part("more").click()
    kropki.part("more-menu").get_by_role("button", name="Leave full screen").click()
    kropki.until("document.fullscreenElement === null")


@pytest.mark.slow
def test_on_a_phone_a_thumb_reaches_the_menu(open_page: Callable[..., Page]) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True)
    kropki = Kropki(page).without_python().open(ready=False)
    kropki.set(reach="bottom")
    for name in ("masthead", "more-menu", "controls"):
        if name == "more-menu":
            kropki.part("more").click()
        box = kropki.part(name).bounding_box()
        assert box and box["y"] + box["height"] <= 844
        assert name == "more-menu" or box["y"] > 2 * 844 / 3, name
    kropki.press("Escape")
    kropki.click((3, 3))
    assert kropki.waiting() == [(3, 3)]


@pytest.mark.slow
def test_moves_can_be_felt(open_page: Callable[..., Page]) -> None:
    page = open_page(has_touch=True)
    page.add_init_script("window.felt = []; navigator.vibrate = (time) => felt.push(time)")
    kropki = Kropki(page).open()
    kropki.click((3, 3))
    kropki.answer()
    assert page.evaluate("felt") == []
    kropki.choose("settings")
    kropki.part("settings-dialog").get_by_role("switch", name="Vibration").check()
    kropki.press("Escape")
    kropki.click((5, 5))
    kropki.answer()
    assert page.evaluate("felt") == [15]


def test_damaged_settings_never_stop_the_page(page: Page) -> None:
    page.add_init_script(
        """for (const name of ["theme", "inks", "paper", "dots", "language", "animations", "sounds"]) {
            localStorage.setItem(`kropki.${name}`, name === "inks" ? '"no such"' : "{}");
        }"""
    )
    page.emulate_media(reduced_motion="reduce")
    kropki = Kropki(page).without_python().open(ready=False)
    assert page.evaluate(ROOT)["still"] == ""
    kropki.click((0, 0))
    assert kropki.waiting() == [(0, 0)]
    kropki.choose("settings")
    expect(page.get_by_role("radio", name="System")).to_be_checked()
    for name in ("Sounds", "Animations"):
        expect(page.get_by_role("switch", name=name)).not_to_be_checked()
    expect(kropki.part("broken")).to_be_hidden()
