"""The library: all games of the browser, searched, filed, exported and imported."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki
from kropki.record import read_games

SGF = "".join(
    f"(;GM[40]SZ[{size}]PB[{red}]PW[{blue}];B[bb];W[cc];B[dd])"
    for size, red, blue in ((9, "Ann", "Bob"), (10, "<b>Eve</b>", "Żółw"), (12, "Ola", "Jan"))
)
FILL = """count => new Promise((resolve, reject) => {
    const request = indexedDB.open('kropki');
    request.onerror = reject;
    request.onsuccess = () => {
        const transaction = request.result.transaction(['shelf', 'records'], 'readwrite');
        for (let id = 1; id <= count; id++) {
            const names = [`Player ${id}`, `Guest ${id % 7}`];
            const game = { id, names, width: 15, height: 15, moves: id, changed: id, played: true };
            transaction.objectStore('shelf').put(game);
            transaction.objectStore('records').put({ id, stamp: id, text: 'null' });
        }
        transaction.oncomplete = resolve;
    };
})"""


def library(kropki: Kropki) -> Locator:
    """Open the library, and return its dialog."""
    kropki.files("open")
    kropki.part("library-open").click()
    dialog = kropki.part("library-dialog")
    expect(dialog).to_be_visible()
    return dialog


def take_in(kropki: Kropki, name: str, text: str) -> None:
    """Add the games of a file to the library."""
    field = kropki.part("library-dialog").locator("input[type=file]")
    field.set_input_files({"name": name, "mimeType": "application/octet-stream", "buffer": text.encode()})


def with_library(kropki: Kropki) -> Locator:
    """Return a library with a game left for another one, and the games of a file."""
    with kropki.change():
        kropki.click((4, 4))
    kropki.start_new("10×10")
    dialog = library(kropki)
    take_in(kropki, "Cup.sgf", SGF)
    expect(kropki.part("library-told")).to_have_text("Added: 3.")
    return dialog


def test_games_are_filed_found_removed_and_put_back(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page()).open()
    dialog = with_library(kropki)
    rows = dialog.locator(".shelved")
    expect(rows).to_have_count(4)
    dialog.get_by_role("button", name="Folder and tags: Ola – Jan").click()
    dialog.get_by_label("Tags, separated by commas").fill("final, #long")
    kropki.page.keyboard.press("Enter")
    expect(rows.filter(has_text="#final · #long")).to_be_focused()
    kropki.part("library-words").fill("#final")
    expect(kropki.part("library-told")).to_have_text("Found: 1")
    kropki.page.keyboard.press("ArrowDown")
    kropki.page.keyboard.press("Delete")
    undo = dialog.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    undo.click()
    expect(rows).to_have_count(1)
    kropki.part("library-words").fill("")
    kropki.part("library-folder").select_option("Cup")
    expect(rows).to_have_count(3)
    with kropki.change():
        rows.filter(has_text="#final").click()
    assert kropki.answer()["names"] == ["Ola", "Jan"]
    kropki.reload()
    kropki.start_new("12×12")  # the game stays filed
    expect(library(kropki).locator(".shelved").first).to_contain_text("Cup · #final · #long")


def exported(kropki: Kropki, count: int) -> str:
    """Save all games of the library, so many, and return the file's text."""
    kropki.page.evaluate("delete window.showSaveFilePicker")
    with kropki.page.expect_download() as download:
        kropki.part("library-export").click()
    expect(kropki.part("library-told")).to_contain_text(f"Games in the file: {count}. The file should be")
    return download.value.path().read_text(encoding="utf-8")


@pytest.mark.slow
def test_all_games_go_out_as_one_file_and_in_again(open_page: Callable[..., Page]) -> None:
    first = Kropki(open_page()).open()
    with_library(first)
    text = exported(first, 4)
    names = [reading.game.names for reading in read_games(text)]
    assert len(names) == 4 and ("<b>Eve</b>", "Żółw") in names

    second = Kropki(open_page()).open()
    with second.change():
        second.click((4, 4))
    second.start_new("10×10")
    dialog = library(second)
    for added in (4, 0):  # the second time, all are there already
        take_in(second, "all.sgf", text)
        expect(second.part("library-told")).to_have_text(f"Added: {added}.")
    expect(dialog.locator(".shelved")).to_have_count(5)
    expect(dialog).to_contain_text("<b>Eve</b> – Żółw")
    take_in(second, "bad.sgf", "nothing")
    expect(second.part("library-told")).to_have_text("The file has no games, or there is no room for them.")


@pytest.mark.slow
def test_folders_tags_and_games_of_three_go_with_the_file(open_page: Callable[..., Page]) -> None:
    first = Kropki(open_page()).open()
    dialog = with_library(first)
    dialog.get_by_role("button", name="Folder and tags: Ola – Jan").click()
    dialog.get_by_label("Tags, separated by commas").fill("final, [A]")
    first.press("Enter", "Escape", "Escape")
    first.part("new").click()
    first.show_more()
    first.part("counts").get_by_text("3").click()
    with first.change():
        first.part("new-start").click()
    with first.change():
        first.click((1, 1))
    first.part("new").click()
    with first.change():
        first.part("new-start").click()
    library(first)
    text = exported(first, 5)

    second = Kropki(open_page()).open()
    with second.change():
        second.click((4, 4))
    second.start_new("10×10")
    dialog = library(second)
    for added in (5, 0):
        take_in(second, "all.sgf", text)
        expect(second.part("library-told")).to_have_text(f"Added: {added}.")
    expect(dialog.locator(".shelved").filter(has_text="Ola")).to_contain_text("Cup · #final · #[A]")
    with second.change():
        dialog.locator(".shelved").filter(has_text="Green").click()
    assert second.answer()["players"] == 3


@pytest.mark.slow
@pytest.mark.screen(viewport={"width": 390, "height": 844}, has_touch=True)
def test_a_thousand_games_on_a_phone(page: Page) -> None:
    kropki = Kropki(page).open()
    page.evaluate(FILL, 1000)
    kropki.reload()
    dialog = library(kropki)
    rows = dialog.locator(".shelved")
    expect(rows).to_have_count(100)
    expect(kropki.part("library-told")).to_have_text("Found: 1,000")
    kropki.part("library-more").tap()
    expect(rows).to_have_count(200)
    kropki.part("library-words").fill("player 1000")
    expect(rows).to_have_count(1)
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("storage", "said"),
    [
        ({"persisted": False, "usage": 1, "quota": 100}, "may delete these games"),
        ({"persisted": True, "usage": 1, "quota": 100}, "keeps these games"),
        ({"persisted": False, "usage": 95, "quota": 100}, "almost no room left"),
    ],
)
def test_what_may_become_of_the_games(page: Page, storage: dict[str, int], said: str) -> None:
    page.add_init_script(
        f"""window.asked = 0;
        const storage = {json.dumps(storage)};
        navigator.storage.estimate = async () => storage;
        navigator.storage.persisted = async () => storage.persisted;
        navigator.storage.persist = async () => (window.asked++, false);"""
    )
    kropki = Kropki(page).open()
    page.evaluate(FILL, 2)
    kropki.reload()
    assert page.evaluate("asked") == 0
    library(kropki)
    expect(kropki.part("library-kept")).to_contain_text(said)
    assert page.evaluate("asked") == 0
    if "delete" in said:
        kropki.part("library-kept").get_by_role("button").click()
        expect(kropki.part("library-kept")).to_have_text(re.compile("did not agree"))
        assert page.evaluate("asked") == 1
