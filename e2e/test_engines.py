"""The main flows in Firefox and WebKit: `make engines`. All other tests run in Chromium."""

from __future__ import annotations

import shutil
from html import escape
from pathlib import Path
from random import Random
from urllib.parse import quote

import pytest

from e2e.support.embedded import THREAT
from e2e.support.host import DIST, Host
from e2e.support.pages import play_randomly
from e2e.support.tabs import Tab
from kropki.game.game import Game
from kropki.record.writer import write_game

SIZES = [(1280, 800), (600, 371), (1280, 800)]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.engines,
    pytest.mark.parametrize("tab", ["firefox", "webkit"], indirect=True),
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),  # of selenium
]


def record(moves: int) -> str:
    """Return the record of a game with this many moves."""
    game = Game(12, 12, opening="empty")
    play_randomly(game, Random(3), moves)
    return write_game(game)


def open_record(tab: Tab, host: Host, folder: Path, moves: int) -> None:
    """Open a file with a game of this many moves."""
    file = folder / "game.sgf"
    file.write_text(record(moves), encoding="utf-8")
    tab.open(host.address)
    tab.start()
    tab.click("#more")
    tab.click("#files")
    tab.sees("#panel-open")
    tab.upload("#open-file", file)
    tab.ask("until(() => kropki.answer()?.plies === given[0])", moves)


def test_a_game_survives_its_host(tab: Tab, host: Host) -> None:
    tab.open(host.address)
    tab.capture()
    tab.check()
    kept = "navigator.serviceWorker.ready.then(({ active }) => until(() => active.state === 'activated'))"
    tab.ask(kept)
    host.kill()
    tab.reload()
    tab.start()
    assert tab.ask("kropki.answer().captures") == [1, 0]


def test_a_long_record_is_readable(tab: Tab, host: Host, tmp_path: Path) -> None:
    open_record(tab, host, tmp_path, 60)
    for width, height in SIZES:
        tab.resize(width, height)
        tab.sees("#moves")
        heights = tab.ask("[...one('#moves').querySelectorAll('li')].map((row) => row.offsetHeight)")
        assert len(heights) == 60
        assert min(heights) >= 27
        assert tab.ask("one('#moves').scrollHeight > one('#moves').clientHeight")
        tab.check()
    tab.click("#walk-last")
    tab.ask("until(() => kropki.answer().ply === 60 && one('#moves').scrollTop > 0)")
    tab.click("#walk-first")
    tab.ask("until(() => kropki.answer().ply === 0 && one('#moves').scrollTop === 0)")


def test_hints_and_a_review(tab: Tab, host: Host, tmp_path: Path) -> None:
    open_record(tab, host, tmp_path, 12)
    tab.click("#hint-ask")
    tab.sees("#hints-list > *")
    tab.check()
    tab.click("#hint-ask")
    tab.click("#review-record")
    tab.ask("until(() => one('#review-curve .area'))")
    tab.check()


def test_a_lesson_and_a_puzzle(tab: Tab, host: Host) -> None:
    tab.open(host.address)
    tab.start()
    tab.click("#more")
    tab.click("#help")
    tab.click("#help-learn")
    tab.sees("#learn-told[data-stage=waits]")
    tab.check()
    tab.click("#learn-close")
    tab.click("#to-learn")
    tab.click("#puzzles")
    tab.click("#puzzles-list .mode[data-mode=day]")
    tab.sees("#puzzles-told[data-stage=waits]")
    tab.click("#puzzles-hint")
    tab.check()


def test_a_game_is_saved(tab: Tab, host: Host, tmp_path: Path) -> None:
    open_record(tab, host, tmp_path, 12)
    tab.ask("void (HTMLAnchorElement.prototype.click = () => {})")  # WebKit's downloads cannot be driven
    tab.ask("void (URL.createObjectURL = (file) => ((window.saved = file), ''))")
    tab.click("#more")
    tab.click("#share-game")
    tab.sees("#link-title:not(:empty)")
    tab.check()
    tab.click("#save-file")
    tab.sees("#save-told:not(:empty)")
    text: str = tab.ask("saved.text()")
    assert text.startswith("(;FF[4]GM[40]")
    assert text.count(";B[") + text.count(";W[") == 12


def test_the_network_of_the_lab(tab: Tab, host: Host) -> None:
    tab.open(host.address)
    tab.start()
    tab.click("#to-teach")
    tab.click("#lab")
    tab.click("#lab-tab-network")
    tab.ask("until(() => document.querySelectorAll('.lab-stencil-opener').length === 22)")
    tab.click(".lab-stencil-opener")
    middle = "one('.lab-stencil-places button', 4).getAttribute('aria-label')"
    tab.sees(".lab-stencil-places button")
    before = tab.ask(middle)
    tab.click(".lab-stencil-places button", 4)
    tab.ask("until(() => !one('#lab-net-reset').disabled)")
    assert tab.ask(middle) != before
    tab.check()
    tab.click("#lab-net-reset")
    tab.ask("until(() => one('#lab-net-reset').disabled)")


def test_the_element_in_a_bare_page(tab: Tab, host: Host) -> None:
    text = f"""<!doctype html><html lang="en"><meta charset=utf-8><title>A game</title>
        <script type="module" src="web/viewer/kropki-board.js"></script>
        <main><h1>A game</h1>
        <kropki-board interactive style="display: block; width: 400px">{escape(THREAT)}</kropki-board>
        </main></html>"""
    (host.site / "blog.html").write_text(text, encoding="utf-8")
    tab.open(host.address + "blog.html")
    close_the_ring(tab)
    tab.check()


@pytest.mark.parametrize("page", ["embed.html", "index.html", "kropki.html"])
def test_in_a_sandboxed_frame(tab: Tab, host: Host, page: str) -> None:
    options = f"#interactive&amp;sgf={quote(THREAT)}" if page == "embed.html" else ""
    frame = f"""<!doctype html><meta charset=utf-8><style>* {{ margin: 0; border: 0 }}</style>
        <iframe sandbox="allow-scripts" width="1000" height="700" src="{page}{options}"></iframe>"""
    (host.site / "blog.html").write_text(frame, encoding="utf-8")
    tab.open(host.address + "blog.html")
    with tab.frame():
        if options:
            close_the_ring(tab)
        else:
            tab.capture()
        tab.check()


def test_from_disk(tab: Tab, tmp_path: Path) -> None:
    shutil.copy(DIST / "kropki.html", tmp_path)
    tab.open((tmp_path / "kropki.html").as_uri())
    tab.capture()
    tab.check()
    tab.reload()
    tab.start()
    assert tab.ask("kropki.answer().captures") == [1, 0]


def close_the_ring(tab: Tab) -> None:
    """Capture a dot with the mouse on a board of another page."""
    board = "one('kropki-board')"
    tab.ask(f"until(() => {board}?.length === 6)")
    grid = f"{board}.shadowRoot.querySelector('[role=grid]')"
    x, y, side = tab.ask(f"[...middle({grid}), Math.min({grid}.clientWidth, {grid}.clientHeight)]")
    tab.click_at(x, y - 2 * side / 10.3)  # two cells above the middle of nine
    tab.ask(f"until(() => {board}.move === 7)")
    assert "captures 1 : 0. Move 7 of 7." in tab.ask(f"{grid}.getAttribute('aria-label')")
