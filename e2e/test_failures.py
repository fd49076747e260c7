"""Hosts that lose files or serve them wrongly: the page soon says so in words, and keeps the game."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.support.pages import CAPTURE, Held, Kropki, play_randomly, told, visible, visitor_with
from kropki.game.game import Game

NOTICED = 10_000  # milliseconds; it is to be seconds, however slow the machine
DIST = Path(__file__).parents[1] / "dist"
RUNTIME = DIST / "runtime"


def missing(route: Route) -> None:
    route.fulfill(status=404, content_type="text/html", body="<h1>Not found</h1>")


def error_page(route: Route) -> None:
    route.fulfill(content_type="text/html", body="<h1>Please log in</h1>")


def lost(route: Route) -> None:
    route.abort("connectionfailed")


def busy(route: Route) -> None:
    route.fulfill(status=503, content_type="text/html", body="<h1>Try again later</h1>")


def truncated(route: Route) -> None:
    body = (RUNTIME / "pyodide/pyodide.asm.wasm").read_bytes()
    route.fulfill(content_type="application/wasm", body=body[:1_000_000])


def damaged(route: Route) -> None:
    body = (RUNTIME / "python/stdlib.zip.wasm").read_bytes()
    route.fulfill(content_type="application/gzip", body=body[:-1] + bytes([body[-1] ^ 1]))


def retold(route: Route) -> None:
    """Change a letter of a script in such a way that the script still runs."""
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace("Aborted(", "Abcrted(", 1))


def halved(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.body()[: len(answer.body()) // 2])


def as_text(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, headers={**answer.headers, "content-type": "text/plain"})


def as_binary(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, headers={**answer.headers, "content-type": "application/octet-stream"})


def without_wasm(route: Route) -> None:
    answer = route.fetch()
    policy = "default-src 'self'; script-src 'self'"
    route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": policy})


FAULTS: list[tuple[list[str], Callable[[Route], None], str]] = [
    (["pyodide.asm.wasm"], missing, "pyodide/pyodide.asm.wasm is missing from the host"),
    (["pyodide.asm.wasm"], error_page, "pyodide/pyodide.asm.wasm has the wrong content"),
    (["pyodide.asm.wasm"], truncated, "Only a part of pyodide/pyodide.asm.wasm has arrived"),
    (["stdlib.zip.wasm"], damaged, "python/stdlib.zip.wasm was changed on its way"),
    (["kropki.zip.wasm"], missing, "python/kropki.zip.wasm is missing from the host"),
    (["kropki.zip.wasm"], lost, "The connection was lost"),
    (["pyodide.asm.mjs"], retold, "pyodide/pyodide.asm.mjs was changed on its way"),
    (["manifest.json"], error_page, "manifest.json has the wrong content"),
    (["pyodide.asm.mjs"], as_text, "or the wrong type"),
    (["worker.js"], missing, "background script could not be loaded"),
    (["games/kropki/", "worker.js"], without_wasm, "it is blocked"),
]

MORE_FAULTS: list[tuple[list[str], Callable[[Route], None], str]] = [
    (["stdlib.zip.wasm"], halved, "Only a part of python/stdlib.zip.wasm has arrived"),
    (["kropki.zip.wasm"], error_page, "python/kropki.zip.wasm has the wrong content"),
    (["pyodide.asm.mjs"], halved, "Only a part of pyodide/pyodide.asm.mjs has arrived"),
    (["pyodide.mjs"], lost, "The connection was lost while loading pyodide/pyodide.mjs"),
    (["manifest.json"], halved, "Only a part of manifest.json has arrived"),
    (["manifest.json"], busy, "The connection was lost while loading manifest.json"),
]


@pytest.mark.parametrize(
    ("files", "fault", "said"),
    [FAULTS[0], *(pytest.param(*each, marks=pytest.mark.slow) for each in [*FAULTS[1:], *MORE_FAULTS])],
)
def test_the_reason_why_python_cannot_start_is_shown(
    open_page: Callable[..., Page],
    site: str,
    faults: list[str],
    files: list[str],
    fault: Callable[[Route], None],
    said: str,
) -> None:
    game = Game(10, 10, opening="empty")
    play_randomly(game, Random(3), 40)
    page = open_page(storage_state=visitor_with(game, site))
    for file in files:
        page.route(f"**/{file}", fault)
    kropki = Kropki(page).open(ready=False)
    card = kropki.part("card")
    expect(card).to_be_visible(timeout=NOTICED)
    expect(card).to_contain_text(said)
    expect(card).to_contain_text("Your game is saved.")
    assert kropki.shown() == told(game)
    assert kropki.seen() == visible(game)
    assert all(each.startswith("on the console: ") for each in faults)
    faults.clear()


@pytest.mark.slow
def test_the_game_goes_on_after_any_number_of_faults(
    open_page: Callable[..., Page], site: str, faults: list[str]
) -> None:
    game = Game(10, 10, opening="empty")
    play_randomly(game, Random(3), 40)
    page = open_page(storage_state=visitor_with(game, site))
    page.route("**/worker.js", lost)
    kropki = Kropki(page).open(ready=False)
    card = kropki.part("card")
    for files, fault, said in FAULTS:
        expect(card).to_be_visible(timeout=NOTICED)
        page.unroute_all()
        for file in files:
            page.route(f"**/{file}", fault)
        card.get_by_role("button", name="Try again").click()
        expect(card).to_contain_text(said, timeout=NOTICED)

    [move] = play_randomly(game, Random(1))
    kropki.part("board").focus()  # and not the mouse, as the card may lie over the point
    kropki.press("g", *f"{'abcdefghij'[move[0]]}{move[1] + 1}", "Enter")
    expect(kropki.part("live")).to_contain_text("free")
    kropki.press("Enter")
    assert kropki.waiting() == [move]
    assert all(each.startswith("on the console: ") for each in faults)
    faults.clear()

    page.unroute_all()
    page.route("**/*.wasm", as_text)  # another type alone does no harm
    card.get_by_role("button", name="Try again").click()
    assert kropki.wait().answer() == told(game)
    expect(card).to_be_hidden()
    kropki.eventually_seen(visible(game))


def waiting(route: Route) -> None:
    """Let Python wait for a file as it starts."""
    answer = route.fetch()
    script = """{
        const { fetch } = self;
        const { instantiate } = WebAssembly;
        WebAssembly.instantiate = (...given) => fetch('held').then(() => instantiate(...given));
    }"""
    route.fulfill(response=answer, body=script + answer.text())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("stdlib.zip.wasm", "Nothing has arrived for a long time"),
        ("held", "Python is taking a long time to start"),
    ],
)
def test_a_late_start_is_told_and_goes_on(page: Page, faults: list[str], file: str, said: str) -> None:
    page.route("**/worker.js", waiting)
    held = Held(page, f"**/{file}")
    page.clock.install()
    kropki = Kropki(page).open(ready=False)
    held.wait()
    card = kropki.part("card")
    for _ in range(100):  # the page may not have set its alarm yet
        page.clock.fast_forward(90_000)
        page.wait_for_timeout(50)
        if card.is_visible() and said in card.inner_text():
            break
    expect(card).to_contain_text(said)
    expect(card).not_to_contain_text("Your game is saved")  # there is none
    held.release()
    kropki.wait()
    expect(card).to_be_hidden()
    kropki.click(*CAPTURE)
    assert kropki.answer()["captures"] == [1, 0]
    assert all("404" in each for each in faults)  # it is not a file of the host
    faults.clear()


@pytest.mark.slow
def test_a_lasting_fault(open_page: Callable[..., Page], site: str, faults: list[str]) -> None:
    game = Game(10, 10, opening="empty")
    play_randomly(game, Random(3), 40)
    page = open_page(storage_state=visitor_with(game, site))
    page.route("**/*.wasm", missing)
    kropki = Kropki(page).open(ready=False)
    card = kropki.part("card")
    for _ in range(3):
        expect(card).to_contain_text("is missing from the host", timeout=NOTICED)
        card.get_by_role("button", name="Try again").click()
        expect(card).to_be_hidden()
    expect(card).to_contain_text("is missing from the host", timeout=NOTICED)
    page.reload()
    expect(card).to_contain_text("is missing from the host", timeout=NOTICED)
    assert kropki.wait(ready=False).shown() == told(game)
    faults.clear()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "fault"),
    [
        ("web/main.js", missing),
        ("web/main.js", as_text),
        ("web/main.js", halved),
        ("web/chunk-*.js", halved),
        ("web/mount-*.js", halved),
        ("en.ftl", missing),
        ("en.ftl", error_page),
        ("en.ftl", halved),
    ],
)
def test_a_page_without_its_own_files_says_so(
    page: Page, faults: list[str], file: str, fault: Callable[[Route], None]
) -> None:
    page.route(f"**/{file}", fault)
    page.goto("./")
    broken = page.locator("#broken")
    expect(broken).to_be_visible(timeout=NOTICED)
    expect(broken).to_contain_text("some of its files are missing or were served incorrectly")
    expect(broken).to_contain_text("the connection broke off")
    page.unroute_all()
    broken.get_by_role("button", name="Try again").click()
    expect(page.locator("#new")).to_be_enabled()
    faults.clear()


@pytest.mark.slow
def test_a_host_whose_policy_forbids_inline_content(
    open_page: Callable[..., Page], site: str, faults: list[str]
) -> None:
    def strict(route: Route) -> None:
        answer = route.fetch()
        policy = "default-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:"
        route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": policy})

    game = Game(10, 10, opening="empty")
    page = open_page(storage_state=visitor_with(game, site))
    page.route("**/games/kropki/", strict)
    page.add_init_script("localStorage.setItem('kropki.theme', '\"dark\"')")
    kropki = Kropki(page).open()
    for dot in CAPTURE:
        game.play(game.board.grid.point(*dot))
    kropki.click(*CAPTURE)
    assert kropki.answer() == told(game)
    kropki.eventually_seen(visible(game))
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    assert faults
    assert all("Content Security Policy" in each for each in faults)
    faults.clear()


def test_a_frame_without_its_files_says_so(page: Page, faults: list[str]) -> None:
    page.route("**/embed.js", as_binary)
    page.goto("embed.html#sgf=(;GM[40]SZ[9];B[ee])")
    broken = page.locator("#broken")
    expect(broken).to_be_visible(timeout=NOTICED)
    expect(broken).to_contain_text("served incorrectly")
    faults.clear()


@pytest.mark.slow
@pytest.mark.parametrize("fault", [lost, missing])
def test_licences_that_cannot_be_fetched(
    page: Page, faults: list[str], fault: Callable[[Route], None]
) -> None:
    page.route("**/all.txt", fault)
    kropki = Kropki(page).open()
    kropki.choose("help")
    kropki.part("help-licences").click()
    told = kropki.part("help-licence-list")
    expect(told).to_contain_text("could not be loaded")
    page.unroute_all()
    summary = kropki.part("help-licences").locator("summary")
    summary.click()
    summary.click()
    expect(told).to_contain_text("Mozilla Public License")
    assert all(each.startswith("on the console: ") for each in faults)
    faults.clear()


@pytest.mark.slow
def test_a_part_that_does_not_arrive_says_so_and_is_tried_again(page: Page, faults: list[str]) -> None:
    kropki = Kropki(page).open()
    page.route("**/files-*.js", lambda route: route.abort())
    kropki.choose("share-game")
    expect(kropki.part("note")).to_contain_text("This could not be loaded.")
    expect(kropki.part("files-dialog")).to_be_hidden()
    faults.clear()
    page.unroute("**/files-*.js")
    kropki.choose("share-game")
    expect(kropki.part("link")).to_have_value(re.compile("#"))
    page.keyboard.press("Escape")

    page.route("**/opener-*.js", lambda route: route.abort())
    with page.expect_event("console", lambda message: "/opener-" in message.text):
        kropki.paste("(;GM[40]SZ[9];B[aa])")
    expect(kropki.part("note")).to_contain_text("This could not be loaded.")
    faults.clear()
    page.unroute("**/opener-*.js")
    with kropki.change():
        kropki.paste("(;GM[40]SZ[9];B[aa])")
    assert kropki.answer()["width"] == 9
