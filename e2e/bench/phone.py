"""Measures the page on a slow processor, as phones have: `python -m e2e.bench.phone [LIGHTHOUSE]`.

It measures the long tasks of the browser before one can play, and clicks on a large board. If the program
Lighthouse is named, it prints its scores too.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from e2e.bench.__main__ import FRAME, HEIGHT, MANY, PAINTED, PRESS, WIDTH
from e2e.bench.amounts import told
from e2e.support.browsers import find, launch
from e2e.support.host import DIST
from e2e.support.pages import Kropki, play_randomly, visitor_with
from kropki.cli.server import serving
from kropki.game.game import Game

SLOWDOWN = 4
VISITS, TASK_BAR = 9, 50  # milliseconds
CLICKS, CLICK_BAR = 60, 50  # milliseconds
RUNS, SCORE_BAR = 3, 98
SCORES = ("performance", "accessibility", "best-practices", "seo")
_TASKS = """
window.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries()))
    .observe({ type: 'longtask', buffered: true });
"""
_BEFORE_PLAY = """async () => {
    const end = await painted;
    await new Promise((done) => setTimeout(done, 1000));
    return longTasks.filter(({ startTime }) => startTime < end).map(({ duration }) => duration);
}"""
_CLICKS = "performance.getEntriesByName('click-to-draw').map(({ duration }) => duration)"


def main() -> None:
    """Measure and print; the exit code is 1 if a bar is missed."""
    with sync_playwright() as playwright:
        with launch(playwright, "chromium") as browser, serving(DIST) as address:
            print(f"Chromium {browser.version}, on a processor {SLOWDOWN} times slower")
            held = [_long_tasks(browser, address), _clicks(browser, address)]
        if sys.argv[1:]:
            held.append(_lighthouse(sys.argv[1], find(playwright.chromium)))
    sys.exit(not all(held))


@contextmanager
def _slow_page(browser: Browser, address: str, **options: Any) -> Iterator[Page]:
    context = browser.new_context(base_url=address, service_workers="block", **options)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    yield page
    context.close()


def _long_tasks(browser: Browser, address: str) -> bool:
    """Measure the tasks of over 50 ms before one can play."""
    longest, numbers = [], []
    for _ in range(VISITS):
        with _slow_page(browser, address, viewport={"width": 390, "height": 844}, has_touch=True) as page:
            page.add_init_script(_TASKS + PAINTED)
            page.goto("./")
            tasks = page.evaluate(_BEFORE_PLAY)
        longest.append(max(tasks, default=0))
        numbers.append(len(tasks))
    what = f"the longest task before one can play ({min(numbers)} to {max(numbers)} over 50)"
    return told(what, median(longest), TASK_BAR, "ms")


def _clicks(browser: Browser, address: str) -> bool:
    """Measure clicks on a large board with many dots, from the release to the drawn answer."""
    game, random = Game(WIDTH, HEIGHT), Random(1)
    play_randomly(game, random, MANY)
    with _slow_page(browser, address, storage_state=visitor_with(game, address)) as page:
        kropki = Kropki(page).open()
        for _ in range(CLICKS):
            [point] = play_randomly(game, random)
            with kropki.change():
                page.mouse.click(*kropki.place(point), delay=PRESS + random.uniform(0, FRAME))
        times = page.evaluate(_CLICKS)
    return told(f"a click at {WIDTH}×{HEIGHT} with {MANY} dots, median", median(times), CLICK_BAR, "ms")


def _lighthouse(program: str, chromium: str) -> bool:
    """Print what Lighthouse says of the page on a phone."""
    flags = "--headless=new --no-sandbox" if os.getuid() == 0 else "--headless=new"
    runs: list[list[int]] = []
    for _ in range(RUNS):
        with serving(DIST) as address:
            command = [program, address, "--quiet", "--output=json", f"--chrome-flags={flags}"]
            environment = os.environ | {"CHROME_PATH": chromium}
            report = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
        categories = json.loads(report.stdout)["categories"]
        runs.append([round(100 * categories[name]["score"]) for name in SCORES])
    for name, scores in zip(SCORES, zip(*runs, strict=True), strict=True):
        print(f"Lighthouse, {name}: {', '.join(map(str, scores))}")
    is_within = median(scores[0] for scores in runs) >= SCORE_BAR
    print(f"the median of performance is {'within' if is_within else 'BELOW'} the bar of {SCORE_BAR}")
    return is_within


if __name__ == "__main__":
    main()
