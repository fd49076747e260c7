"""Measures the speed of the built page: `python -m e2e.bench` plays a whole game by clicks.

A click takes from the release of the pointer to the end of the drawing, as measured by the page.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from urllib.parse import urljoin

from playwright.sync_api import Page, sync_playwright

from e2e.support.browsers import launch
from e2e.support.pages import Kropki, play_randomly, told
from kropki.cli.server import serving
from kropki.game.game import Game

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
WIDTH, HEIGHT = 39, 32
MANY = 600  # dots on the board
MEDIAN_BAR, LATE_BAR = 16, 50  # milliseconds, the second for the 99th percentile
PRESS = 40
"""How long the button is down, in milliseconds: a short click. A random part of a frame is added, because
a person releases the button anywhere between two frames, but a program always at the same place."""
FRAME = 1000 / 60
STARTS = 3
PAINTED = """window.painted = new Promise((resolve) => {
    const look = () => {
        let place;
        try { place = window.kropki?.place(0, 0); } catch { /* nothing is painted yet */ }
        if (place) resolve(performance.now());
        else requestAnimationFrame(look);
    };
    look();
})"""

NODES = 5000
TREE_BAR = 16  # milliseconds for drawing the tree, for the 99th percentile
# Lays out a tree and draws its visible part repeatedly, and returns the times in milliseconds.
_TREE = """async (size) => {
    if (document.getElementById("editing").ariaPressed !== "true") document.getElementById("editing").click();
    const load = (name) => import(new URL(`/sources/web/${name}.js`, location));
    const [{ Tree }, { TreeView }] = await Promise.all([load("model/tree"), load("record/treeview")]);
    let seed = 1;
    const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
    const rows = [[0, null, null, "", [], ""]];
    for (let id = 1; id < size; id++) {
        const parent = random(12) ? id - 1 : random(id);
        rows.push([id, parent, id % 2, "aa", id % 9 ? [] : [[id % 2, 2, 0]], id % 7 ? "" : "cT"]);
    }
    const times = [];
    const element = document.getElementById("tree");
    const canvas = document.getElementById("tree-ink").getContext("2d");
    window.requestAnimationFrame = (draw) => {
        const start = performance.now();
        draw(start);
        canvas.getImageData(0, 0, 1, 1);
        times.push(performance.now() - start);
        return 0;
    };
    const tree = new Tree();
    const view = new TreeView(tree, { goTo: () => {} });
    const start = performance.now();
    tree.load(1, rows);
    const loaded = performance.now() - start;
    view.show(tree.node(size - 1));
    const first = times.at(-1);
    times.length = 0;
    for (let i = 0; i < 200; i++) view.show(tree.node(random(size)));
    return { loaded, first, times, lanes: tree.lanes, depth: tree.columns.length };
}"""


def main() -> None:
    """Measure and print."""
    if not (DIST / "index.html").exists():
        sys.exit("there is no built page to measure: `make build`")
    with (
        _host() as address,
        sync_playwright() as playwright,
        launch(playwright, "chromium") as browser,
    ):
        print(f"Chromium {browser.version}, milliseconds")
        for number in range(1, STARTS + 1):
            page = browser.new_context(base_url=address).new_page()
            page.add_init_script(PAINTED)
            _print_start(page, f"first visit {number}")
            _print_start(page, f"reload {number}")
            page.context.close()
        page = browser.new_context(base_url=address).new_page()
        _print_tree(page)
        page.context.close()
        page = browser.new_context(base_url=address).new_page()
        _print_game(page)


@contextmanager
def _host() -> Iterator[str]:
    """Serve the page and, next to it, its separate modules."""
    with TemporaryDirectory() as folder:
        Path(folder, "page").symlink_to(DIST)
        Path(folder, "sources").symlink_to(ROOT)
        with serving(Path(folder)) as address:
            yield urljoin(address, "page/")


def _print_start(page: Page, name: str) -> None:
    """Measure the time from navigation to the painted board and to Python's first answer."""
    page.goto("./")
    painted, ready = page.evaluate("Promise.all([painted, kropki.ready.then(() => performance.now())])")
    print(f"{name:<15} board painted {painted:6.0f}   ready {ready:6.0f}")


def _print_tree(page: Page) -> None:
    """Measure the time to lay out a large tree and to draw its visible part."""
    Kropki(page).open()
    for size in (NODES, 2 * NODES):
        told = page.evaluate(_TREE, size)
        middle, slow = median(told["times"]), quantiles(told["times"], n=100, method="inclusive")[98]
        print(
            f"tree of {size} nodes, {told['depth']} moves deep, {told['lanes']} lines:"
            f"   loaded {told['loaded']:4.1f}   first drawn {told['first']:4.1f}   drawn {middle:4.1f},"
            f" 99th percentile {slow:4.1f} (bar {TREE_BAR})"
            f"   {'within' if slow <= TREE_BAR else 'BEYOND'} the bar"
        )
        page.reload()
        Kropki(page).wait()


def _print_game(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.start_new(f"{WIDTH}×{HEIGHT}", opening="Cross")
    game = Game(WIDTH, HEIGHT)
    random = Random(1)
    dots: list[int] = []
    while not game.outcome:
        [point] = play_randomly(game, random)
        page.mouse.click(*kropki.place(point), delay=PRESS + random.uniform(0, FRAME))
        answer = kropki.answer()
        dots.append(sum(dot != "." for dot in answer["dots"]))
    if kropki.answer() != told(game):
        sys.exit("the page has played another game")
    entries = page.evaluate("performance.getEntriesByName('click-to-draw').map(entry => entry.duration)")
    print(
        f"{len(dots)} moves on {WIDTH}×{HEIGHT}, {len(game.board.territories)} territories, {dots[-1]} dots"
    )
    late = [duration for duration, count in zip(entries, dots, strict=True) if count >= MANY]
    for name, durations in (("all clicks", entries), (f"from {MANY} dots on", late)):
        middle, slow = median(durations), quantiles(durations, n=100, method="inclusive")[98]
        passed = middle <= MEDIAN_BAR and slow <= LATE_BAR
        print(
            f"{name:<17} {len(durations):4} clicks   median {middle:5.1f} (bar {MEDIAN_BAR})   "
            f"99th percentile {slow:5.1f} (bar {LATE_BAR})   {'within' if passed else 'BEYOND'} the bars"
        )


if __name__ == "__main__":
    main()
