"""How fast the built page is: `python -m e2e.bench` plays a whole game by clicks and prints figures.

A click's time is from the pointer's lift to the end of the drawing, as the page itself measures it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from e2e.browsers import launch
from e2e.pages import Kropki, play_randomly, told
from kropki.game import Game
from kropki.server import serving

DIST = Path(__file__).parents[1] / "dist"
WIDTH, HEIGHT = 39, 32
MANY = 600  # dots on the board
MEDIAN_BAR, LATE_BAR = 16, 50  # milliseconds, the second for the 99th percentile
STARTS = 3
_PAINTED = """window.painted = new Promise((resolve) => {
    const look = () => {
        let place;
        try { place = window.kropki?.place(0, 0); } catch { /* nothing is painted yet */ }
        if (place) resolve(performance.now());
        else requestAnimationFrame(look);
    };
    look();
})"""


def main() -> None:
    """Measure and print."""
    if not (DIST / "index.html").exists():
        sys.exit("there is no built page to measure: `make build`")
    with serving(DIST) as address, sync_playwright() as playwright, launch(playwright, "chromium") as browser:
        print(f"Chromium {browser.version}, milliseconds")
        for number in range(1, STARTS + 1):
            page = browser.new_context(base_url=address).new_page()
            page.add_init_script(_PAINTED)
            _print_start(page, f"first visit {number}")
            _print_start(page, f"reload {number}")
            page.context.close()
        page = browser.new_context(base_url=address).new_page()
        _print_game(page)


def _print_start(page: Page, name: str) -> None:
    """Time from navigation to the painted board and to Python's first answer."""
    page.goto("./")
    painted, ready = page.evaluate("Promise.all([painted, kropki.ready.then(() => performance.now())])")
    print(f"{name:<15} board painted {painted:6.0f}   ready {ready:6.0f}")


def _print_game(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.start_new(f"{WIDTH}×{HEIGHT}", opening="Cross")
    game = Game(WIDTH, HEIGHT)
    random = Random(1)
    dots: list[int] = []
    while not game.outcome:
        kropki.click(*play_randomly(game, random))
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
