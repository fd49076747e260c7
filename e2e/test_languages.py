"""The page's languages: the browser's, one chosen by hand or by the address, boards elsewhere, one file."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, expect

from e2e.support.host import DIST
from e2e.support.layout import cut_off
from e2e.support.pages import Kropki, visitor_with
from e2e.support.pseudo import speak_pseudo
from e2e.test_shelf import FILL, library
from kropki.game.game import Game


def test_the_browser_chooses_and_only_one_language_is_fetched(open_page: Callable[..., Page]) -> None:
    page = open_page(locale="pl-PL")
    fetched: list[str] = []

    def note(request: Request) -> None:
        is_of_cards = "/invite." in request.url
        if request.url.endswith(".ftl") and not is_of_cards:
            fetched.append(request.url.rsplit("/", 1)[1])

    page.on("request", note)
    kropki = Kropki(page).without_python().open(ready=False)
    expect(kropki.part("new")).to_have_text("Nowa")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert fetched == ["pl.ftl"]

    # by hand: it lasts, and the other way round
    kropki.choose("settings")
    language = kropki.part("settings-dialog").get_by_role("combobox", name="Język")
    expect(language).to_have_value("auto")
    language.select_option("English")
    expect(kropki.part("new")).to_have_text("New")
    kropki.reload(ready=False)
    expect(kropki.part("new")).to_have_text("New")
    assert set(fetched) == {"pl.ftl", "settings.pl.ftl", "en.ftl"}


@pytest.mark.slow
def test_the_address_overrules_until_a_language_is_chosen_by_hand(page: Page) -> None:
    kropki = Kropki(page).without_python()
    page.goto("./?lang=pl")
    expect(kropki.part("new")).to_have_text("Nowa")
    page.goto("./")
    expect(kropki.part("new")).to_have_text("New")
    page.goto("./?lang=pl")
    expect(kropki.part("new")).to_have_text("Nowa")
    kropki.choose("settings")
    language = kropki.part("settings-dialog").locator("select")
    expect(language).to_have_value("pl")
    language.select_option(value="auto")
    expect(kropki.part("new")).to_have_text("New")
    assert "lang" not in page.url


@pytest.mark.slow
def test_numbers_and_dates_are_written_as_in_the_language(open_page: Callable[..., Page]) -> None:
    page = open_page(locale="de")
    kropki = Kropki(page).open()
    page.evaluate(FILL, 1000)  # games of the first second of 1970
    kropki.reload()
    rows = library(kropki).locator(".shelved")
    expect(kropki.part("library-told")).to_have_text("Gefunden: 1.000")
    expect(rows.first).to_contain_text("1.000 Züge")
    expect(rows.first).to_contain_text("01.01.1970")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "status"),
    [
        ("en", "Ola, Jan, and Ewa stopped; Ivo plays on alone."),
        ("pl", "Koniec przez uziemienie: Ola, Jan i Ewa; Ivo gra dalej."),
        ("ru", "Заземление: Ola, Jan и Ewa; Ivo играет дальше."),
        ("uk", "Заземлення: Ola, Jan і Ewa; Ivo грає далі."),
        ("cs", "Uzemnění: Ola, Jan a Ewa; Ivo hraje dál."),
        ("de", "Gestoppt: Ola, Jan und Ewa; Ivo spielt allein weiter."),
    ],
)
def test_lists_are_written_as_in_the_language(
    open_page: Callable[..., Page], site: str, language: str, status: str
) -> None:
    game = Game(10, 10, options={"stop": "played"}, opening="empty", names=("Ola", "Jan", "Ewa", "Ivo"))
    for player in range(3):
        game.stop(player)
    page = open_page(locale=language, storage_state=visitor_with(game, site))
    kropki = Kropki(page).without_python().open(ready=False)
    expect(kropki.part("status")).to_have_text(status)


@pytest.mark.slow
def test_english_stands_in_for_a_language_that_is_lost(page: Page, faults: list[str]) -> None:
    page.route("**/pl.ftl", lambda route: route.fulfill(status=404))
    kropki = Kropki(page).without_python()
    page.goto("./?lang=pl")
    expect(kropki.part("new")).to_have_text("New")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert len(faults) == 2  # the console says so
    faults.clear()


@pytest.mark.slow
def test_boards_speak_the_language_that_they_are_given_or_that_is_around_them(page: Page, site: str) -> None:
    def blog(route: Route) -> None:
        boards = "".join(
            f'<kropki-board id="{name}"{lang}>(;GM[40]SZ[9];B[ee])</kropki-board>'
            for name, lang in (("around", ""), ("own", ' lang="en"'))
        )
        script = '<script type="module" src="web/viewer/kropki-board.js"></script>'
        html = f'<!doctype html><html lang="pl"><meta charset=utf-8><title>Blog</title>{script}{boards}'
        route.fulfill(content_type="text/html", body=html)

    page.route(f"{site}blog.html", blog)
    page.goto("blog.html")
    board = page.get_by_role("grid")
    expect(board.nth(0)).to_have_accessible_name(re.compile("^Plansza 9 na 9"))
    expect(board.nth(1)).to_have_accessible_name(re.compile("^Board, 9 by 9"))
    page.goto("embed.html#sgf=(;GM[40]SZ[9];B[ee])&lang=pl")
    expect(board).to_have_accessible_name(re.compile("^Plansza 9 na 9"))


@pytest.mark.slow
def test_the_code_to_embed_names_the_chosen_language(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.files("embed")
    kropki.part("embed-languages").select_option("pl")
    expect(kropki.part("embed-text")).to_have_value(re.compile("lang=pl"))
    frame = page.frame_locator("#embed-preview iframe")
    expect(frame.locator("html")).to_have_attribute("lang", "pl")


@pytest.mark.slow
def test_the_page_in_one_file_has_all_languages(open_page: Callable[..., Page]) -> None:
    address = (DIST / "kropki.html").as_uri()
    page = open_page(base_url=address, offline=True, locale="pl")
    kropki = Kropki(page).without_python()
    page.goto(address)
    expect(kropki.part("new")).to_have_text("Nowa")
    page.goto(f"{address}?lang=en")
    expect(kropki.part("new")).to_have_text("New")


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (300, 500)])
def test_words_that_are_longer_by_40_percent_are_not_cut(
    open_page: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]})
    speak_pseudo(page)
    kropki = Kropki(page).open()
    found = {"board": cut_off(page)}
    with kropki.change():
        kropki.click((2, 2))  # with which the end comes
    for name in ("new", "settings", "help", "end"):
        if name in ("settings", "help"):
            kropki.choose(name)
        else:
            kropki.part(name).click()
        page.locator("dialog[open]").wait_for()
        for more in page.locator("dialog[open] summary").all():
            more.click()
        found[name] = cut_off(page)
        kropki.press("Escape")
    for tab in ("open", "save", "picture", "embed", "about"):
        kropki.files(tab)
        found[tab] = cut_off(page)
    kropki.press("Escape")
    kropki.choose("analyse")
    kropki.part("analysis").wait_for()
    found["analyse"] = cut_off(page)
    kropki.press("Escape")
    if not kropki.part("moves").is_visible():
        kropki.part("record-toggle").click()
    kropki.part("editing").click()
    found["editing"] = cut_off(page)
    assert not any(found.values()), found


KEPT = """
Kropki Zagram Wikipedia Wikikropki PointsXT Python SGF GIF PNG SVG PyPI QR Wi Fi English Deutsch
Ctrl Shift Alt Enter Tab Esc Escape Home End Page Up Down Delete Backspace
kropki dist sav py choose return def board point value note print script dependencies name
"""
"""Names, keys and words of programs, which are the same in every language."""

LATIN = """(root) => {
    const found = new Set();
    const look = (text) => (text ?? '').match(/[A-Za-z]{2,}/g)?.forEach((word) => found.add(word));
    for (const element of root.querySelectorAll('*')) {
        const apart = 'script, style, noscript, code, pre, [lang]:not(html), .cm-editor';
        if (!element.checkVisibility() || element.closest(apart)) continue;
        for (const name of ['aria-label', 'title', 'placeholder']) look(element.getAttribute(name));
        for (const { nodeType, data } of element.childNodes) if (nodeType === Node.TEXT_NODE) look(data);
    }
    return [...found];
}"""
"""Returns the words in Latin letters that an element shows or names."""


@pytest.mark.slow
def test_no_words_stay_english(open_page: Callable[..., Page]) -> None:
    """In Russian, whatever has Latin letters is a name, or has been forgotten."""
    page = open_page(locale="ru", viewport={"width": 1280, "height": 800})
    kropki = Kropki(page).open()
    with kropki.change():
        kropki.click((3, 3))
    found: dict[str, set[str]] = {}

    def look(name: str) -> None:
        words = page.locator("body").evaluate(LATIN)
        found[name] = {word for word in words if word not in KEPT.split()}

    look("game")
    kropki.part("editing").click()
    look("record")
    for name in ("new", "settings", "help", "end"):
        kropki.choose(name) if name in ("settings", "help") else kropki.part(name).click()
        look(name)
        kropki.press("Escape")
    for tab in ("open", "save", "picture", "embed", "about"):
        kropki.files(tab)
        look(tab)
    kropki.press("Escape")
    kropki.choose("analyse")
    kropki.part("analysis").wait_for()
    look("analyse")
    kropki.press("Escape")
    kropki.page.evaluate("location.hash = '#open=friend'")
    page.locator("dialog[open]").wait_for()
    look("friend")
    kropki.press("Escape")
    for name in ("learn", "puzzles", "solved", "lab", "classes"):
        kropki.choose(name)
        page.locator("dialog[open]").wait_for()
        look(name)
        kropki.press("Escape")
    assert not any(found.values()), found
