"""The library: all games of the browser, searched, filed, exported and imported."""

import json
import re
from collections.abc import Callable
from pathlib import Path

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


@pytest.mark.slow
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


WRITE = """([table, rows]) => new Promise((resolve, reject) => {
    const request = indexedDB.open('kropki');
    request.onerror = reject;
    request.onsuccess = () => {
        const transaction = request.result.transaction(table, 'readwrite');
        for (const row of rows) transaction.objectStore(table).put(row);
        transaction.oncomplete = () => resolve(request.result.close());
        transaction.onabort = reject;
    };
})"""
"""Puts rows into a table of the database."""


@pytest.mark.slow
def test_damaged_rows_take_nothing_with_them_and_can_be_removed(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page()).open()
    page = kropki.page
    page.evaluate(FILL, 2)
    whole = {"names": ["Eve", "Adam"], "width": 9, "height": 9, "moves": 4, "changed": 5}
    rows = [
        {**whole, "id": 11, "changed": 1e300},
        {**whole, "id": 12, "seats": "x", "tags": {"length": -1}, "since": 5},
        {"id": 13},
        {**whole, "id": "fourteen"},
        {**whole, "id": -15},
    ]
    page.evaluate(WRITE, ["shelf", rows])
    page.evaluate(WRITE, ["records", [{"id": 12, "stamp": 5, "text": "{"}, {"id": 13, "text": 5}]])
    page.evaluate(WRITE, ["games", [{"id": 16, "stamp": 1, "text": "no JSON"}, {"id": 17, "stamp": 1e300}]])
    kropki.reload()
    dialog = library(kropki)
    expect(dialog.locator(".shelved")).to_have_count(7)
    expect(dialog).to_contain_text("2 entries of this list are damaged and cannot be shown.")
    dialog.locator(".shelved").filter(has_text="Eve").first.click()
    expect(kropki.part("slip")).to_contain_text("This game is damaged.")
    page.evaluate("delete window.showSaveFilePicker")
    with page.expect_download() as download:
        kropki.part("slip-action").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))[0]["game"]["names"] == [
        "Eve",
        "Adam",
    ]
    dialog = library(kropki)
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save what is left").click()
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert {row["id"] for row in saved} == {"fourteen", -15}
    dialog.get_by_role("button", name="Remove", exact=True).click()
    expect(dialog.locator(".damaged")).to_have_count(0)
    expect(dialog.locator(".shelved")).to_have_count(7)


LATER = """version => new Promise((resolve, reject) => {
    const request = indexedDB.open('kropki', version);
    request.onupgradeneeded = () => request.result.createObjectStore(`later${version}`, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result.close());
    request.onerror = reject;
})"""
"""Changes the database as a later version of the page does."""


@pytest.mark.slow
def test_games_stay_when_a_later_version_has_changed_the_database(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page()).open()
    with kropki.change():
        kropki.click((4, 4))
    kropki.start_new("10×10")
    kropki.page.evaluate(LATER, 7)  # while the page is open
    with kropki.change():
        kropki.click((1, 1))
    kropki.start_new("12×12")
    assert len(kropki.recent()) == 2
    kropki.reload()  # the page of an earlier version, as after a rollback
    with kropki.change():
        kropki.click((2, 2))
    kropki.start_new("10×10")
    assert len(kropki.recent()) == 3
    expect(kropki.part("unsaved")).to_be_hidden()
    second = Kropki(kropki.page.context.new_page()).open()
    second.files("open")
    expect(second.part("shelf").locator(".shelved")).to_have_count(3)


def check_both_are_kept(kropki: Kropki) -> None:
    """Play on where the list can be kept again: it has the earlier game and this one."""
    with kropki.change():
        kropki.click((1, 1))
    kropki.start_new("12×12")
    expect(kropki.part("unsaved")).to_be_hidden()
    kropki.reload()
    assert len(kropki.recent()) == 2


@pytest.mark.slow
def test_a_tab_with_an_older_database_keeps_nobody_from_playing(
    open_page: Callable[..., Page], site: str
) -> None:
    older = open_page()
    older.goto(f"{site}runtime/manifest.json")
    older.evaluate("""() => new Promise((resolve, reject) => {
        const request = indexedDB.open('kropki', 1);
        request.onupgradeneeded = () => {
            for (const name of ['games', 'records', 'shelf']) {
                request.result.createObjectStore(name, { keyPath: 'id' });
            }
        };
        request.onsuccess = () => resolve(window.kept = request.result);
        request.onerror = reject;
    }).then(() => {})""")
    kropki = Kropki(older.context.new_page()).open()
    for point in ((4, 4), (5, 5)):
        with kropki.change():
            kropki.click(point)
    kropki.reload()
    assert kropki.answer()["ply"] == 2
    kropki.start_new("10×10")
    expect(kropki.part("unsaved")).to_contain_text("Your earlier games are not saved")
    older.close()
    check_both_are_kept(kropki)


@pytest.mark.slow
def test_a_list_that_cannot_be_kept_says_so(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.add_init_script("""
        const { open } = indexedDB;
        indexedDB.open = (...given) => {
            if (sessionStorage.isAllowed) return open.apply(indexedDB, given);
            throw new DOMException('the database is damaged', 'UnknownError');
        };""")
    kropki = Kropki(page).open()
    with kropki.change():
        kropki.click((4, 4))
    expect(kropki.part("unsaved")).to_be_hidden()  # localStorage has this game
    kropki.start_new("10×10")
    expect(kropki.part("unsaved")).to_contain_text("Your earlier games are not saved")
    page.evaluate("sessionStorage.isAllowed = 1")
    check_both_are_kept(kropki)


@pytest.mark.slow
def test_a_file_with_everything_is_read_whole_and_can_be_stopped(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    first = Kropki(open_page()).open()
    record = first.page.evaluate("JSON.stringify(kropki.state().record)")
    listed = {"names": ["Ann", "Bob"], "width": 15, "height": 15, "changed": 1}
    games = [
        [{**listed, "id": number, "moves": 0, "changed": number}, json.loads(record)]
        for number in range(2501)
    ]
    path = tmp_path / "all.json"
    text = json.dumps({"kropki": "everything", "games": games}, separators=(",", ":"))
    path.write_text(text, encoding="utf-8")
    told = first.part("progress-text")
    first.choose_file(path)
    expect(told).to_have_text("2,501 games and your progress were added.")
    first.choose_file(path)
    expect(told).to_have_text("Your progress was added; there are no new games.")
    first.reload()
    library(first)
    expect(first.part("library-told")).to_have_text("Found: 2,501")

    second = Kropki(open_page()).open()
    second.page.evaluate(
        "new MutationObserver(() => document.querySelector('#progress-text button')?.click())"
        ".observe(document.querySelector('#progress-text'), { childList: true })"
    )
    second.files("open")
    second.choose_file(path)
    told = second.part("progress-text")
    expect(told).to_contain_text("The rest was not read. Choose the file again to go on.")
    assert int(told.inner_text().split()[0].replace(",", "")) < 2501


@pytest.mark.slow
def test_a_library_of_three_thousand_games_is_listed_saved_and_read_back(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    first = Kropki(open_page()).open()
    page = first.page
    record = page.evaluate("JSON.stringify(kropki.state().record)")
    numbers = range(1, 3001)
    games = [
        {
            **{"id": number, "names": [f"Player {number}", f"Guest {number % 7}"], "width": 15, "height": 15},
            **{"moves": 0, "changed": number, "played": True},
            **({"folder": "Cup", "tags": ["final"]} if number % 1000 == 0 else {}),
        }
        for number in numbers
    ]
    records = [{"id": number, "stamp": number, "text": record} for number in numbers]
    page.evaluate(WRITE, ["shelf", games])
    page.evaluate(WRITE, ["records", records])
    first.reload()
    panel = first.files("open")
    expect(first.part("library-open")).to_contain_text("3,000")
    assert panel.locator(".shelved").count() < 50
    dialog = library(first)
    rows = dialog.locator(".shelved")
    expect(first.part("library-told")).to_have_text("Found: 3,000")
    expect(rows).to_have_count(100)
    first.part("library-more").click()
    expect(rows).to_have_count(200)
    for words, found in (("player 2999", 1), ("#final", 3), ("nobody", 0)):
        first.part("library-words").fill(words)
        expect(first.part("library-told")).to_have_text(f"Found: {found}")
    first.part("library-close").click()

    page.evaluate("delete window.showSaveFilePicker")
    first.files("open")
    with page.expect_download() as download:
        first.part("everything-save").click()
    path = tmp_path / "all.json"
    download.value.save_as(path)
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert len(saved["games"]) == 3000
    assert {listed["id"] for listed, _ in saved["games"]} == {*numbers}
    assert all(kept == json.loads(record) for _, kept in saved["games"])
    second = Kropki(open_page()).open()
    second.files("open")
    second.choose_file(path)
    expect(second.part("progress-text")).to_have_text("3,000 games and your progress were added.")
    dialog = library(second)
    expect(second.part("library-told")).to_have_text("Found: 3,000")
    second.part("library-words").fill("#final")
    expect(dialog.locator(".shelved")).to_have_count(3)
    expect(dialog.locator(".shelved").first).to_contain_text("Cup")
    dialog.locator(".shelved").first.click()
    expect(dialog).to_be_hidden()
    expect(second.part("slip")).to_be_hidden()
