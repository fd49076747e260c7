"""The settings: they show at once, last, and can be undone; damaged ones never stop the page."""

from collections.abc import Callable

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


def test_settings_show_at_once_and_last(open_page: Callable[..., Page]) -> None:
    page = open_page(has_touch=True)
    kropki = Kropki(page).without_python().open(ready=False)
    before = kropki.inks()
    kropki.part("settings").click()
    dialog = kropki.part("settings-dialog")
    expect(dialog.get_by_role("heading", name="Settings")).to_be_focused()

    # each group of choices is one stop of the keyboard
    for name in ("Dark", "Plain", "Orange, purple", "Large", "Bold", "Off"):
        kropki.press("Tab")
        while not dialog.get_by_role("radio", name=name).is_checked():
            kropki.press("ArrowRight")
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
    kropki.part("settings").click()
    assert not dialog.get_by_role("switch", name="Sounds").is_checked()
    assert dialog.get_by_role("radio", name="Aims first").is_checked()
    dialog.get_by_role("button", name="Reset all").click()
    assert dialog.locator("[name=confirm][value=auto]").is_checked()
    assert kropki.inks() == before
    dialog.get_by_role("button", name="Close").click()
    kropki.reload(ready=False)
    assert kropki.inks() == before


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
    kropki.part("settings").click()
    expect(page.get_by_role("radio", name="System")).to_be_checked()
    for name in ("Sounds", "Animations"):
        expect(page.get_by_role("switch", name=name)).not_to_be_checked()
    expect(kropki.part("broken")).to_be_hidden()
