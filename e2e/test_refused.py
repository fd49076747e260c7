"""Browsers that refuse what the page asks for: it still plays, and says what it cannot keep or do."""

from __future__ import annotations

from collections.abc import Container, Iterable
from html import escape
from urllib.parse import quote

import pytest

from e2e.support.embedded import THREAT, check_board
from e2e.support.host import Host
from e2e.support.refusals import FATAL, REFUSALS, WORKER_REFUSALS, refuse
from e2e.support.tabs import NAMES, Tab

ESSENTIAL = {"storage: reading it throws", "channels", "database: opening throws"}
"""What `make test` tries, in Chromium."""

AT_ONCE = [script for name, script in REFUSALS.items() if ":" not in name or "throws" in name]
"""What many browsers refuse in one way or another, all at the same time."""

pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")  # of selenium


each_browser = pytest.mark.parametrize(
    "tab",
    [pytest.param(tab, marks=() if tab == "chromium" else pytest.mark.slow) for tab in NAMES],
    indirect=True,
)
"""Try it in each browser, and in `make test` only in Chromium."""


def each(names: Iterable[str], essential: Container[str] = ()) -> pytest.MarkDecorator:
    """Try each of these, and only the essential ones in `make test`."""
    marked = [pytest.param(name, marks=() if name in essential else pytest.mark.slow) for name in names]
    return pytest.mark.parametrize("name", marked)


def opened(tab: Tab, host: Host, script: str) -> None:
    """Open the page with a script that runs first."""
    refuse(host.site / "index.html", "refused.html", script)
    tab.open(host.address + "refused.html")


def check_nothing_uncaught(tab: Tab) -> None:
    uncaught: list[str] = tab.ask("uncaught")
    # a browser's own words when an observer has more to tell than a frame has time for
    assert [each for each in uncaught if "ResizeObserver loop" not in each] == []


@pytest.mark.slow
@each_browser
@each(REFUSALS, ESSENTIAL)
def test_the_page_plays_without_it(tab: Tab, host: Host, name: str) -> None:
    opened(tab, host, REFUSALS[name])
    tab.capture()
    assert tab.ask("kropki.state().unsaved") == ""  # no single refusal makes the game be lost
    check_nothing_uncaught(tab)


@each_browser
def test_the_page_plays_without_all_of_them(tab: Tab, host: Host) -> None:
    opened(tab, host, "".join(f"{{{script}}}" for script in AT_ONCE))
    tab.capture()
    tab.ask("until(() => kropki.state().unsaved === 'denied')")
    assert "does not let the page keep anything" in tab.text("#note")
    tab.sees("#unsaved-save")
    assert (
        tab.ask("[...document.querySelectorAll('.offline')].map((each) => each.textContent)").count("") == 0
    )
    assert "does not let pages be saved" in tab.text(".offline")
    tab.click("#to-learn")
    tab.click("#puzzles")
    tab.sees("#puzzles-list .damaged")
    assert "this browser keeps nothing here" in tab.text("#puzzles-list .damaged")
    check_nothing_uncaught(tab)


@each_browser
@each(FATAL, {"workers"})
def test_a_page_that_cannot_run_python_says_so(tab: Tab, host: Host, name: str) -> None:
    opened(tab, host, FATAL[name])
    tab.sees("#card")
    assert "background script" in tab.text("#card")
    check_nothing_uncaught(tab)


@each_browser
@each(WORKER_REFUSALS)
def test_python_runs_without_it(tab: Tab, host: Host, name: str) -> None:
    worker = host.site / "web/worker.js"
    worker.write_text(f"{WORKER_REFUSALS[name]}\n{worker.read_text(encoding='utf-8')}", encoding="utf-8")
    opened(tab, host, "")
    tab.capture()
    check_nothing_uncaught(tab)


@each_browser
def test_a_worker_without_webassembly_says_so(tab: Tab, host: Host) -> None:
    worker = host.site / "web/worker.js"
    worker.write_text(f"delete self.WebAssembly;\n{worker.read_text(encoding='utf-8')}", encoding="utf-8")
    opened(tab, host, "")
    tab.sees("#card")
    assert len(tab.text("#card")) > 40
    check_nothing_uncaught(tab)


@each_browser
def test_a_board_plays_where_all_is_refused(tab: Tab, host: Host) -> None:
    script = "".join(f"{{{script}}}" for script in AT_ONCE)
    refuse(host.site / "embed.html", "refused.html", script)
    tab.open(f"{host.address}refused.html#interactive&sgf={quote(THREAT)}")
    check_board(tab)
    check_nothing_uncaught(tab)
    blog = f"""<!doctype html><html><head>
<meta charset="utf-8"><script type="module" src="web/viewer/kropki-board.js"></script></head>
<kropki-board interactive style="display: block; width: 400px">{escape(THREAT)}</kropki-board></html>"""
    (host.site / "blog.html").write_text(blog, encoding="utf-8")
    refuse(host.site / "blog.html", "refused-blog.html", script)
    tab.open(f"{host.address}refused-blog.html")
    check_board(tab)
    check_nothing_uncaught(tab)


@pytest.mark.slow
@each_browser
def test_a_picture_that_cannot_be_read_is_not_saved(tab: Tab, host: Host) -> None:
    opened(tab, host, REFUSALS["drawings: reading gives noise"])
    tab.start()
    for id in ("more", "share-game", "tab-picture"):
        tab.click(f"#{id}")
    for kind in ("png", "gif"):
        tab.click(f"#picture-formats label:has([value={kind}])")
        tab.click("#picture-make")
        tab.ask("until(() => one('#picture-fault').textContent.includes('read what it draws'))")
    check_nothing_uncaught(tab)
