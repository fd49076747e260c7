"""Measures what the page does with much: `python -m e2e.bench.amounts`.

Files of many games, a game of a hundred thousand nodes, a list of thousands of games, the memory of the board
on a large screen, and that of a page after many games and reviews.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from statistics import median
from string import ascii_letters
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, expect, sync_playwright

from e2e.support.browsers import launch
from e2e.support.host import DIST
from e2e.support.pages import Kropki, play_randomly, visitor_with
from kropki.cli.server import serving
from kropki.game.game import Game
from kropki.record.writer import write_game

COLLECTION, LISTED_BAR, OPENED_BAR = 1_000, 300, 300  # games, milliseconds
SHELF, SHELF_BAR = 10_000, 500  # games, milliseconds
MOVES = 40  # of each
LINES, LINE = 999, 100  # variations of a game, and the moves of each
EDITS, FRAME_BAR = 20, 50  # dots and steps, milliseconds
WALL = {"width": 3840, "height": 2160}  # CSS pixels
CANVAS_BAR = 60  # megabytes
ROUNDS = 5
GAMES, REVIEWS = 500, 50
LONG = 120_000  # milliseconds, for a review
SCRIPT_BAR, MEMORY_BAR = 8, 600  # megabytes
REST = 2_000  # milliseconds

_LISTED = """() => new Promise((done) => {
    const start = performance.now();
    const bar = document.getElementById('collection-bar');
    const dialog = document.getElementById('collection-dialog');
    const look = () => dialog.open && bar.hidden && document.querySelector('#collection-rows [role=option]')
        ? done(performance.now() - start) : setTimeout(look, 2);
    const field = document.getElementById('open-file');
    const transfer = new DataTransfer();
    transfer.items.add(window.file);
    field.files = transfer.files;
    field.dispatchEvent(new Event('change'));
    look();
})"""
_OPENED = """() => new Promise((done) => {
    const start = performance.now();
    const before = kropki.answer();
    const look = () => kropki.answer() !== before ? done(performance.now() - start) : setTimeout(look, 2);
    document.getElementById('collection-open').click();
    look();
})"""
_FRAMES = """() => {
    window.longFrames = [];
    new PerformanceObserver((list) => longFrames.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: 'long-animation-frame' });
}"""
_SHELF = """async () => {
    const start = performance.now();
    document.getElementById('files').click();
    while (!document.querySelector('#shelf li')) await new Promise((done) => setTimeout(done, 2));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - start;
}"""
_CANVASES = (
    "[...document.querySelectorAll('canvas')].reduce((sum, { width, height }) => sum + 4 * width * height, 0)"
)


def main() -> None:
    """Measure and print; the exit code is 1 if a bar is missed."""
    missed = False
    with sync_playwright() as playwright, launch(playwright, "chromium") as browser, serving(DIST) as address:
        print(f"Chromium {browser.version}")
        cases = {
            "collection": _collection,
            "tree": _tree,
            "shelf": _shelf,
            "canvases": _canvases,
            "heaps": _heaps,
        }
        for name in sys.argv[1:] or cases:
            missed |= not cases[name](browser, address)
    sys.exit(missed)


def _open(browser: Browser, address: str, **options: object) -> Kropki:
    context = browser.new_context(base_url=address, service_workers="block", **options)  # type: ignore[arg-type]
    return Kropki(context.new_page()).open()


def told(what: str, value: float, bar: float, unit: str) -> bool:
    """Print a figure beside its bar, and return whether it is within it."""
    is_within = value <= bar
    print(
        f"{what:<64}{value:8.0f} {unit} (bar {bar})   {'within' if is_within else 'BEYOND'} the bar",
        flush=True,
    )
    return is_within


def _give(page: Page, name: str, data: str) -> None:
    """Give the page a file, as `file`."""
    page.evaluate("([name, data]) => { window.file = new File([data], name); }", [name, data])


def _random_game(seed: int, size: int = 20) -> Game:
    game = Game(size, size)
    play_randomly(game, Random(seed), MOVES)
    return game


def _collection(browser: Browser, address: str) -> bool:
    """Measure how long it takes to list a file of many games, and to open the last but one."""
    kropki = _open(browser, address)
    page = kropki.page
    _give(page, "games.sgf", "\n".join(write_game(_random_game(seed)) for seed in range(COLLECTION)))
    listed, opened = [], []
    for _ in range(ROUNDS):
        kropki.files("open")
        listed.append(page.evaluate(_LISTED))
        page.keyboard.press("End")
        page.keyboard.press("ArrowUp")
        opened.append(page.evaluate(_OPENED))
    page.context.close()
    is_listed = told(f"{COLLECTION} games in a file, listed", median(listed), LISTED_BAR, "ms")
    return told("the last but one opened", median(opened), OPENED_BAR, "ms") and is_listed


def _tree(browser: Browser, address: str) -> bool:
    """Measure the longest frame while a game with very many variations is edited."""
    kropki = _open(browser, address)
    page = kropki.page
    dots, random = [(x, y) for x in range(39) for y in range(32)], Random(1)
    lines = (
        "".join(
            f";{'WB'[ply % 2]}[{ascii_letters[x]}{ascii_letters[y]}]"
            for ply, (x, y) in enumerate(random.sample(dots, LINE))
        )
        for _ in range(LINES)
    )
    kropki.open_file("tree.sgf", f"(;FF[4]GM[40]SZ[39:32]{''.join(f'({line})' for line in lines)})")
    kropki.until("kropki.answer().width === 39")
    page.wait_for_timeout(REST)
    page.evaluate(_FRAMES)
    for number in range(EDITS):
        with kropki.change():
            kropki.click((number, 31))
        page.wait_for_timeout(REST / EDITS)
        kropki.press("ArrowLeft" if number % 3 == 2 else "ArrowRight")
    page.wait_for_timeout(REST)
    longest = page.evaluate("Math.max(0, ...longFrames)")
    page.context.close()
    return told(f"the longest frame of edits in {LINES * LINE} nodes, if over 50", longest, FRAME_BAR, "ms")


def _shelf(browser: Browser, address: str) -> bool:
    """Measure how long it takes to open a list of thousands of games."""
    kropki = _open(browser, address)
    page = kropki.page
    record = page.evaluate("JSON.stringify(kropki.state().record)")
    listed = {"names": ["Ann", "Bob"], "width": 15, "height": 15, "changed": 1}
    games = [
        [{**listed, "id": number, "moves": 0, "changed": number}, json.loads(record)]
        for number in range(SHELF)
    ]
    with TemporaryDirectory() as folder:
        path = Path(folder, "all.json")
        path.write_text(json.dumps({"kropki": "everything", "games": games}, separators=(",", ":")))
        kropki.choose_file(path)
        kropki.until("document.getElementById('progress-text').textContent.includes('were added')")
    times = []
    for _ in range(ROUNDS):
        kropki.reload()
        times.append(page.evaluate(_SHELF))
    page.context.close()
    return told(f"a list of {SHELF} games opened, first after a reload", median(times), SHELF_BAR, "ms")


def _canvases(browser: Browser, address: str) -> bool:
    """Measure the canvases of a page on a large screen."""
    kropki = _open(browser, address, viewport=WALL)
    kropki.start_new("39×32")
    kropki.click(*[(3, 3), (4, 4), (5, 5)])
    size = kropki.page.evaluate(_CANVASES) / 1e6
    kropki.page.context.close()
    return told("canvases at 3840×2160", size, CANVAS_BAR, "MB")


def _heaps(browser: Browser, address: str) -> bool:
    """Measure the memory of a page after many games, and after many reviews in the second worker."""
    state = visitor_with(_random_game(0), address, recordShown=True, editing=True)
    kropki = _open(browser, address, storage_state=state)
    for number in range(GAMES):
        with kropki.change():
            kropki.open_file("game.sgf", write_game(_random_game(number)))
    held = _tell_memory(browser, kropki.page, f"{GAMES} games")
    for number in range(REVIEWS):
        with kropki.change():
            kropki.open_file("game.sgf", write_game(_random_game(number, 10)))
        kropki.part("review-record").click()
        expect(kropki.part("review")).to_be_visible()
        expect(kropki.part("review-progress")).to_be_hidden(timeout=LONG)
    held &= _tell_memory(browser, kropki.page, f"{REVIEWS} reviews more")
    kropki.page.context.close()
    return held


def _tell_memory(browser: Browser, page: Page, what: str) -> bool:
    """Print the memory of a page's scripts, and of its process with the workers."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    is_within = told(f"scripts after {what}", metrics["JSHeapUsedSize"] / 1e6, SCRIPT_BAR, "MB")
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [each["id"] for each in processes if each["type"] == "renderer"]
    return (
        told(f"the page's process after {what}", max(map(_memory, pages)) / 1e6, MEMORY_BAR, "MB")
        and is_within
    )


def _memory(process: int) -> int:
    """Return the bytes of memory that a process has for itself, or its share of what it shares."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text()
    return 1024 * next(int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:"))


if __name__ == "__main__":
    main()
