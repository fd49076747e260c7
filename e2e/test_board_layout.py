"""A board on another page: it loads only its script, and keeps its size whatever the page does."""

from __future__ import annotations

from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from e2e.support.choice import mostly_slow
from e2e.support.pages import Held
from e2e.test_embedding import CAPTURE, SCRIPT, ready, visit, without_python

WATCHED = """<script>
    window.sizes = [];
    customElements.whenDefined('kropki-board').then(() => {
        const board = document.querySelector('kropki-board');
        new ResizeObserver(() => {
            const { width, height } = board.getBoundingClientRect();
            window.sizes.push([Math.round(width), Math.round(height)].join('×'));
        }).observe(board);
    });
</script>"""
NO_SHEETS = "window.CSSStyleSheet = class { constructor() { throw new TypeError('Illegal constructor'); } };"
LONG_GAME = CAPTURE.replace("SZ[9]", "SZ[20:10]").replace(";B[ee]", "C[Look!];B[ee]", 1)


def settled(page: Page) -> list[str]:
    """Return all sizes that the board has had, after some time."""
    page.wait_for_timeout(600)
    sizes: list[str] = page.evaluate("window.sizes")
    return sizes


@pytest.mark.slow
@pytest.mark.smoke
@pytest.mark.parametrize("lang", ["en", "pl", "ru", "uk", "cs", "de"])
def test_a_board_loads_nothing_but_its_script(page: Page, site: str, lang: str) -> None:
    without_python(page)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    visit(page, site, f"<kropki-board lang={lang}>{CAPTURE}</kropki-board>")
    ready(page)
    page.wait_for_timeout(300)
    assert requests == [urljoin(site, name) for name in ("blog.html", "web/viewer/kropki-board.js")]
    for button in page.locator("kropki-board .bar button").all():
        assert button.get_attribute("title")
    expect(page.locator("kropki-board .bar")).to_have_attribute("lang", lang)


POLICY = "default-src 'none'; script-src 'self' 'unsafe-inline'"
PAGES = {
    "bare": "<div>{}</div>",
    "policy": f'<meta http-equiv="Content-Security-Policy" content="{POLICY}"><div>{{}}</div>',
    "blocks": "<style>* {{ display: block; box-sizing: content-box }}</style><div>{}</div>",
    "inline": "<style>kropki-board {{ display: inline }}</style><div>{}</div>",
    "row": "<div style='display: flex'>{}<p>Text</p></div>",
    "column": "<div style='display: flex; flex-direction: column; align-items: start'>{}</div>",
    "grid": "<div style='display: grid; grid-template-columns: auto auto'>{}<p>Text</p></div>",
    "whole": "<style>html, body, div {{ height: 100%; margin: 0 }}</style><div>{}</div>",
    "whole board": "<style>html, body, div, kropki-board {{ height: 100%; margin: 0 }}</style><div>{}</div>",
    "auto": "<div style='height: auto; min-height: 100%; overflow: auto'>{}</div>",
    "float": "<style>kropki-board {{ float: left }}</style><div>{}</div>",
}
"""Pages around a board."""


@pytest.mark.parametrize("around", mostly_slow(PAGES, ["auto", "policy"]))
def test_a_board_has_its_size_from_the_start(page: Page, site: str, around: str) -> None:
    without_python(page)
    board = f"<kropki-board at=0>{LONG_GAME}</kropki-board>"
    visit(page, site, PAGES[around].format(board), script=SCRIPT + WATCHED)
    ready(page)
    page.evaluate("document.querySelector('kropki-board').go('end')")
    [size] = settled(page)
    width, height = map(int, size.split("×"))
    assert width >= 480
    assert 200 < height < 1000
    drawn = page.locator("kropki-board canvas.paper").bounding_box()
    assert drawn
    assert drawn["width"] > width - 10


@pytest.mark.slow
@pytest.mark.parametrize(
    ("window", "column", "wanted"),
    [
        ((1280, 800), "auto", (1264, 700)),
        ((3840, 2160), "auto", (3824, 800)),  # ten cells, as large as cells get
        ((600, 371), "auto", (584, 273)),
        ((1280, 800), "300px", (298, 298)),
        ((390, 844), "auto", (372, 372)),
    ],
)
def test_all_of_a_board_is_seen_at_once(
    page: Page, site: str, window: tuple[int, int], column: str, wanted: tuple[int, int]
) -> None:
    without_python(page)
    page.set_viewport_size({"width": window[0], "height": window[1]})
    visit(page, site, f"<div style='width: {column}'><kropki-board>{CAPTURE}</kropki-board></div>")
    ready(page)
    board, whole = page.locator("kropki-board .board"), page.locator("kropki-board")
    width, height = board.evaluate("board => [board.clientWidth, board.clientHeight]")
    assert abs(width - wanted[0]) < 5
    assert abs(height - wanted[1]) < 8
    assert whole.evaluate("board => board.offsetHeight < innerHeight")
    cells = board.get_by_role("gridcell")
    first, last = cells.first.bounding_box(), cells.last.bounding_box()
    assert first
    assert last
    assert last["x"] - first["x"] == pytest.approx(last["y"] - first["y"], abs=1)
    assert last["y"] - first["y"] > 0.7 * height


@pytest.mark.parametrize("files", mostly_slow(["lost", "late"], ["late"]))
def test_a_board_without_sheets_of_its_own_fetches_its_styles_and_never_grows(
    page: Page, site: str, faults: list[str], files: str
) -> None:
    without_python(page)
    page.add_init_script(NO_SHEETS)
    if files == "lost":
        page.route("**/styles/*.css", lambda route: route.abort())
    else:
        held = Held(page, "**/styles/*.css")
    visit(page, site, "<div style='width: 400px'><kropki-board></kropki-board></div>", script=WATCHED)
    add = """text => {
        document.querySelector('kropki-board').textContent = text;
        document.head.append(Object.assign(document.createElement('script'),
            { type: 'module', src: 'web/viewer/kropki-board.js' }));
    }"""  # later than the page, as styles that are held would hold its `load` too
    page.evaluate(add, CAPTURE)
    ready(page)
    heights = [int(size.split("×")[1]) for size in settled(page)]
    assert max(heights) < 700
    if files == "late":
        held.release()
        page.wait_for_function("getComputedStyle(document.querySelector('kropki-board')).display === 'flex'")
    faults[:] = [fault for fault in faults if "Failed to load resource" not in fault]


def test_a_hidden_board_is_drawn_when_it_is_shown_or_gets_room(page: Page, site: str) -> None:
    without_python(page)
    visit(page, site, f"<div id=around style='display: none'><kropki-board>{CAPTURE}</kropki-board></div>")
    ready(page)
    inked = """() => {
        const canvas = document.querySelector('kropki-board').shadowRoot.querySelector('canvas.ink');
        const { width, height } = canvas;
        return canvas.checkVisibility() && width > 350 &&
            canvas.getContext('2d').getImageData(0, 0, width, height).data.some(Boolean);
    }"""
    around = page.locator("#around")
    around.evaluate("div => { div.style.cssText = 'width: 400px'; }")
    page.wait_for_function(inked)
    before = page.locator("kropki-board").bounding_box()
    around.evaluate("div => { div.style.cssText = 'width: 0'; }")
    page.wait_for_timeout(200)
    around.evaluate("div => { div.style.cssText = 'width: 400px'; }")
    page.wait_for_function(inked)
    assert page.locator("kropki-board").bounding_box() == before


MOVED = """async (board) => {
    const frame = document.createElement('iframe');
    frame.width = 500;
    document.body.append(frame);
    const size = () => [board.offsetWidth > 300, board.offsetHeight > 300];
    const head = () => getComputedStyle(board.shadowRoot.querySelector('.head')).display;
    const steps = [size(), head()];
    document.body.append(board);
    await new Promise((done) => setTimeout(done, 100));
    steps.push(size(), head());
    frame.contentDocument.body.append(board);
    await new Promise((done) => setTimeout(done, 100));
    steps.push(size(), head());
    return steps;
}"""


@pytest.mark.slow
def test_a_board_keeps_its_styles_where_it_is_moved(page: Page, site: str) -> None:
    without_python(page)
    visit(page, site, f"<div><kropki-board>{CAPTURE}</kropki-board></div>")
    ready(page)
    steps: list[Any] = page.locator("kropki-board").evaluate(MOVED)
    assert steps == [[True, True], "grid"] * 3
