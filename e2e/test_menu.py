"""The menu: its groups, the search in it, and the ways to everything from the first page."""

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki


@pytest.fixture
def kropki(page: Page) -> Kropki:
    return Kropki(page).open()


@pytest.mark.parametrize(
    ("width", "height", "has_teach"), [(1280, 800, True), (390, 844, False), (600, 371, False)]
)
def test_each_entry_of_the_menu_is_in_two_steps(
    kropki: Kropki, width: int, height: int, has_teach: bool
) -> None:
    kropki.page.set_viewport_size({"width": width, "height": height})
    expect(kropki.part("to-teach")).to_be_visible(visible=has_teach)
    for name in (
        "learn",
        "puzzles",
        "solved",
        "classes",
        "present",
        "lab",
        "worksheets",
        "print",
        "files",
        "settings",
        "help",
    ):
        kropki.choose(name)
        dialog = kropki.page.locator("dialog[open], #page.presenting")
        expect(dialog).to_have_count(1)
        kropki.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.slow
def test_one_button_takes_the_menu_over_from_another(kropki: Kropki) -> None:
    groups = kropki.part("more-menu").locator("section:visible h2")
    kropki.part("to-learn").click()
    expect(groups).to_have_text(["Learn"])
    kropki.part("to-teach").click()
    expect(groups).to_have_text(["Teach"])
    expect(kropki.part("to-learn")).to_have_attribute("aria-expanded", "false")
    kropki.part("to-teach").click()
    expect(kropki.part("more-menu")).to_be_hidden()


def test_a_search_finds_commands_whose_buttons_are_hidden(kropki: Kropki) -> None:
    kropki.part("to-learn").click()
    kropki.press("Escape")
    kropki.part("board").focus()
    kropki.press("/")
    field = kropki.part("menu-find")
    expect(field).to_be_focused()
    expect(kropki.part("more")).to_have_attribute("aria-expanded", "true")
    expect(kropki.part("to-learn")).to_have_attribute("aria-expanded", "false")
    field.fill("go to st")
    found = kropki.part("menu-found").get_by_role("button")
    expect(found).to_contain_text(["Go to start"])
    field.fill("shapes")
    expect(found).to_contain_text(["Names of shapes"])
    field.press("Enter")
    expect(kropki.part("settings-dialog")).to_be_visible()
    expect(kropki.page.locator("[name=shapes]")).to_be_focused()


def test_the_menu_has_the_focus_as_soon_as_it_is_open(kropki: Kropki) -> None:
    assert kropki.part("more").evaluate("""(more) => {
        more.click();
        return document.activeElement.closest('#more-menu') !== null;
    }""")


def test_typing_in_the_menu_searches(kropki: Kropki) -> None:
    kropki.part("more").click()
    kropki.press("ArrowDown")
    kropki.page.keyboard.type("emb")
    kropki.part("menu-found").get_by_role("button", name="Embed").click()
    expect(kropki.part("panel-embed")).to_be_visible()


@pytest.mark.slow
def test_the_list_of_keys_finds_commands_too(kropki: Kropki) -> None:
    kropki.part("board").focus()
    kropki.press("?")
    kropki.part("help-find").fill("solv")
    kropki.part("help-found").get_by_role("button", name="Solved boards").click()
    expect(kropki.part("solved-dialog")).to_be_visible()
    expect(kropki.part("help-dialog")).to_be_hidden()
