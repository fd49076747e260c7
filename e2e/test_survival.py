"""What happens to a game when the page is loaded anew, closed, too slow, or loses its engine."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, Playwright, expect

from e2e.support.browsers import Engine, kill_profile, launch_profile
from e2e.support.pages import Held, Kropki, play, play_randomly, told, visible, visitor_with
from kropki.game.game import Game

_SAVED = """new Promise((resolve, reject) => {
    const opened = indexedDB.open('kropki');
    opened.onsuccess = () => {
        const asked = opened.result.transaction('games').objectStore('games').getAll();
        asked.onsuccess = () => {
            opened.result.close();
            resolve(asked.result.map(({ text }) => JSON.parse(text)));
        };
    };
    opened.onerror = () => reject(opened.error);
})"""
"""What the database has of the game of each tab."""
_NO_STORAGE = """
    const closed = { get() { throw new DOMException('closed') } };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, closed);
    }
"""


def test_a_reload_in_mid_game_loses_nothing(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.start_new("10×10", names=("Ann", "Bob"))
    game = Game(10, 10, opening="empty", names=("Ann", "Bob"))
    kropki.click(*play_randomly(game, Random(1), 30))
    for _ in range(4):
        kropki.part("undo").click()
    kropki.end("Offer a draw")
    kropki.part("card").get_by_role("button", name="Play on").click()
    game.go_to_ply(26)
    assert kropki.answer() == told(game)

    kropki.reload(ready=False)
    assert kropki.shown() == told(game)  # at once, before Python is there
    assert kropki.seen() == visible(game)
    kropki.wait()
    assert kropki.answer() == told(game)
    kropki.part("redo").click()
    kropki.part("redo").click()
    game.go_to_ply(28)
    assert kropki.answer() == told(game)
    kropki.click(*play_randomly(game, Random(2)))
    assert kropki.answer() == told(game)


@pytest.mark.slow
def test_a_closed_tabs_game_opens_in_another(open_page: Callable[..., Page], site: str) -> None:
    first = Kropki(open_page()).open()
    game = Game()
    first.click((0, 0), (1, 0))
    play(game, (0, 0), (1, 0))
    assert first.answer() == told(game)
    first.set(theme="light")
    first.page.close(run_before_unload=False)

    second = Kropki(first.page.context.new_page()).without_python().open(ready=False)
    assert second.shown() == told(game)
    second.click((2, 0), (3, 0))
    assert second.waiting() == [(2, 0), (3, 0)]
    second.page.close(run_before_unload=False)

    third = Kropki(first.page.context.new_page()).open()
    play(game, (2, 0), (3, 0))
    assert third.answer() == told(game)
    third.part("undo").click()
    game.undo()
    assert third.answer() == told(game)
    assert third.page.locator(":root").get_attribute("data-theme") == "light"


@pytest.mark.slow
def test_each_tab_keeps_its_own_game(page: Page) -> None:
    first = Kropki(page).open()
    first.click((0, 0))
    game = Game()
    play(game, (0, 0))
    assert first.answer() == told(game)
    second = Kropki(page.context.new_page()).open()
    second.click((1, 0), (2, 0))
    second.answer()
    first.reload()
    assert first.answer() == told(game)


def test_clicks_before_python_is_ready_are_played_later(page: Page) -> None:
    held = Held(page, "**/*.wasm")
    kropki = Kropki(page).open(ready=False)
    points = [(0, 0), (5, 0), (10, 3), (14, 14)]
    kropki.click(*points, (14, 14), (0, 0))
    assert kropki.waiting() == points
    expect(kropki.part("bubble")).to_have_text("There is already a dot here.")
    expect(kropki.part("status")).to_contain_text("Your 4 dots are saved.")
    kropki.part("undo").click()
    kropki.click((13, 14))
    points[3:] = [(13, 14)]
    assert kropki.waiting() == points
    for point in points:  # they are to be seen, though lightly
        assert kropki.colour(point) != kropki.colour((7, 0))

    held.release()
    game = Game()
    play(game, *points)
    assert kropki.wait().answer() == told(game)
    assert kropki.seen() == visible(game)


@pytest.mark.slow
def test_a_dead_engine_is_replaced_without_loss(page: Page, faults: list[str]) -> None:
    page.add_init_script(
        "window.workers = []; window.Worker = class extends Worker {"
        "    constructor(...given) { super(...given); workers.push(this); } }"
    )
    kropki = Kropki(page).open()
    game = Game()
    kropki.click((0, 0), (1, 0))
    play(game, (0, 0), (1, 0))
    assert kropki.answer() == told(game)

    page.evaluate("workers[0].terminate()")
    kropki.click((2, 0), (3, 0))
    expect(kropki.part("progress")).to_contain_text("Nothing is lost")
    kropki.click((4, 0))
    play(game, (2, 0), (3, 0), (4, 0))
    assert kropki.wait().answer() == told(game)
    assert kropki.seen() == visible(game)
    expect(kropki.part("progress")).to_be_hidden()
    kropki.part("undo").click()
    game.undo()
    assert kropki.answer() == told(game)
    assert len(faults) == 1  # the page notes on the console that the engine fell silent
    faults.clear()


def test_the_games_of_two_closed_tabs_survive(page: Page) -> None:
    def visit(page: Page) -> Kropki:
        return Kropki(page).without_python().open(ready=False)

    context = page.context
    first = visit(page)
    first.click((0, 0))
    first.until(f"(await {_SAVED}).length === 1")
    second = visit(context.new_page())
    second.click((1, 0), (2, 0))
    second.until(f"(await {_SAVED}).some(({{ queue }}) => queue.length === 3)")
    first.click((3, 0), (4, 0), (5, 0))
    first.until(f"(await {_SAVED}).some(({{ queue }}) => queue.length === 4)")
    second.page.close()
    first.page.close()

    third = visit(context.new_page())
    assert third.waiting() == [(0, 0), (3, 0), (4, 0), (5, 0)]
    third.files("open")
    expect(third.page.locator("#shelf .about")).to_have_text(re.compile("3 moves"))


@pytest.mark.slow
def test_a_game_that_stops_the_page_twice_is_set_aside(open_page: Callable[..., Page], site: str) -> None:
    game = Game(10, 10, opening="empty", names=("Ann", "Bob"))
    play_randomly(game, Random(1), 9)
    page = open_page(storage_state=visitor_with(game, site))
    starts = "JSON.parse(localStorage.getItem('kropki.starts'))?.count"
    held = Held(page, "**/mount-*.js")
    kropki = Kropki(page).without_python().open(ready=False)
    held.wait()
    assert page.evaluate(starts) == 1
    held.release()
    kropki.until(f"{starts} === undefined")

    page = open_page(storage_state=visitor_with(game, site, starts={"id": 0, "count": 2}))
    kropki = Kropki(page).open(ready=False)
    dialog = kropki.part("aside-dialog")
    dialog.get_by_role("button", name="Start a new game").click()
    assert kropki.shown()["ply"] == 0
    assert kropki.recent() == ["Ann – Bob"]
    with kropki.change():
        kropki.part("shelf").get_by_role("button", name="Ann – Bob").first.click()
    assert kropki.answer() == told(game)


@pytest.mark.slow
def test_a_browser_without_storage_still_plays_and_says_so(page: Page) -> None:
    page.add_init_script(_NO_STORAGE)
    kropki = Kropki(page).without_python().open(ready=False)
    kropki.seat(1, 0)  # no choice from before is known here, so the computer would answer
    kropki.click((0, 0), (1, 0))
    assert kropki.waiting() == [(0, 0), (1, 0)]
    unsaved = kropki.part("unsaved")
    expect(unsaved).to_contain_text("Not saved: this browser does not let the page keep anything.")
    unsaved.get_by_role("button", name="Save a file").click()
    expect(kropki.part("save-file")).to_be_visible()
    with page.expect_event("dialog") as asked:
        page.close(run_before_unload=True)
    assert asked.value.type == "beforeunload"
    asked.value.dismiss()
    kropki.press("Escape")
    kropki.click((2, 0))  # the page is still there
    assert kropki.waiting() == [(0, 0), (1, 0), (2, 0)]


@pytest.mark.slow
def test_only_what_is_known_to_be_saved_counts_as_saved(page: Page) -> None:
    page.add_init_script(
        _NO_STORAGE
        + """
        window.fault = '';
        window.showSaveFilePicker = async () => ({
            createWritable: async () => ({
                write: async () => { if (fault) throw new DOMException('no', fault); },
                close() {},
            }),
        });"""
    )
    kropki = Kropki(page).open()
    kropki.seat(1, 0)
    kropki.click((0, 0))
    kropki.answer()
    told, save = kropki.part("save-told"), kropki.files("save").get_by_role("button", name="Save as SGF")

    def is_asked() -> bool:
        kept: bool = page.evaluate("!dispatchEvent(new Event('beforeunload', { cancelable: true }))")
        return kept

    page.evaluate("fault = 'AbortError'")  # the player cancels
    save.click()
    expect(told).to_be_empty()
    assert is_asked()
    page.evaluate("fault = 'QuotaExceededError'")  # the disk is full: the file goes to the downloads
    with page.expect_download():
        save.click()
    expect(told).to_contain_text("among your downloads. If it is not there, copy the SGF.")
    assert is_asked()
    page.evaluate("fault = ''")
    save.click()
    expect(told).to_have_text("Saved.")
    assert not is_asked()


@pytest.mark.slow
def test_saving_goes_on_after_it_failed(page: Page) -> None:
    page.add_init_script("""
        window.isFull = false;
        for (const [{ prototype }, name] of [[Storage, 'setItem'], [IDBObjectStore, 'put']]) {
            const write = prototype[name];
            prototype[name] = function (...values) {
                if (window.isFull) throw new DOMException('full', 'QuotaExceededError');
                return write.apply(this, values);
            };
        }""")
    kropki = Kropki(page).without_python().open(ready=False)
    unsaved = kropki.part("unsaved")
    page.evaluate("isFull = true")
    kropki.click((0, 0))
    expect(unsaved).to_contain_text("Not saved: this browser has no room left")
    page.evaluate("isFull = false")
    kropki.click((1, 0))
    expect(unsaved).to_be_hidden()
    kropki.reload(ready=False)
    assert kropki.waiting() == [(0, 0), (1, 0)]


@pytest.mark.slow
def test_a_game_too_large_for_a_storage_is_in_the_database(page: Page) -> None:
    page.add_init_script("""
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (key, value) {
            if (key.endsWith('record')) throw new DOMException('full', 'QuotaExceededError');
            setItem.call(this, key, value);
        }""")
    kropki = Kropki(page).open()
    kropki.start_new("10×10")
    kropki.click((0, 0), (1, 0))
    before = kropki.answer()
    kropki.reload()
    assert kropki.answer() == before
    expect(kropki.part("unsaved")).to_be_hidden()


def test_damaged_storage_does_not_stop_the_page(open_page: Callable[..., Page], site: str) -> None:
    storage = visitor_with(Game(), site)
    for item in storage["origins"][0]["localStorage"]:
        item["value"] = '{"kind": "position", "width": "'
    kropki = Kropki(open_page(storage_state=storage)).without_python().open(ready=False)
    kropki.click((0, 0))
    assert kropki.waiting() == [(0, 0)]


@pytest.mark.slow
def test_moves_survive_the_death_of_the_whole_browser(
    playwright: Playwright, engine: Engine, site: str, tmp_path: Path
) -> None:
    """Chromium keeps the last minute of localStorage in memory."""
    for before, count in ((0, 3), (3, 4), (4, 5)):
        kropki = (
            Kropki(launch_profile(playwright, engine, tmp_path, site).new_page())
            .without_python()
            .open(ready=False)
        )
        kropki.until(f"kropki.state().queue.length === {before}")
        kropki.click(*[(x, 0) for x in range(before, count)])
        kropki.until(f"(await {_SAVED}).some(({{ queue }}) => queue.length === {count})")
        kill_profile(tmp_path)


@pytest.mark.slow
def test_thirty_moves_survive_a_kill_a_second_later(
    playwright: Playwright, engine: Engine, site: str, tmp_path: Path
) -> None:
    kropki = Kropki(launch_profile(playwright, engine, tmp_path, site).new_page()).open()
    kropki.start_new("10×10")
    game = Game(10, 10, opening="empty")
    kropki.click(*play_randomly(game, Random(1), 30))
    kropki.answer()
    kropki.page.wait_for_timeout(1000)  # as promised
    kill_profile(tmp_path)
    kropki = Kropki(launch_profile(playwright, engine, tmp_path, site).new_page()).open()
    assert kropki.answer() == told(game)
    kill_profile(tmp_path)
