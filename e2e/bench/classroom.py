"""Measures how fast puzzles and games of the Python lab begin: `python -m e2e.bench.classroom`.

A puzzle starts with the click on "Skip", and has started when its board waits for a move. A game starts with
the click on "Play", and has started with its first move. The game before it was lost to an endless loop,
whose line the lab is still looking for. The load of the machine is printed too, because other work makes
times longer.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import FilePayload, Page, expect, sync_playwright

from e2e.support.browsers import launch
from e2e.support.pages import Kropki
from kropki.cli.server import serving

DIST = Path(__file__).parents[2] / "dist"
PUZZLES = 100
PUZZLE_BAR = 100  # milliseconds, for the median
GAMES = 5
GAME_BAR = 1000  # milliseconds
LOOP = b"def choose(board):\n    while True:\n        pass\n"
_SKIP = """async (count) => {
    const told = document.getElementById("puzzles-told");
    const times = [];
    for (let i = 0; i < count; i++) {
        told.dataset.stage = "";
        const start = performance.now();
        document.getElementById("puzzles-next").click();
        while (told.dataset.stage !== "waits") await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        times.push(performance.now() - start);
    }
    return times;
}"""
_PLAY = """async () => {
    const shown = document.querySelector("#lab-dialog output");
    shown.textContent = "";
    const start = performance.now();
    document.getElementById("lab-start").click();
    while (!/^[1-9]/.test(shown.textContent)) await new Promise(requestAnimationFrame);
    return performance.now() - start;
}"""


def main() -> None:
    """Measure and print."""
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with serving(DIST) as address, sync_playwright() as playwright, launch(playwright, "chromium") as browser:
        for measure in (_print_puzzles, _print_games):
            page = browser.new_context(base_url=address).new_page()
            page.set_default_timeout(120_000)
            measure(page)
            page.context.close()


def _print_puzzles(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.choose("puzzles")
    page.locator("#puzzles-list .mode[data-mode=practice]").click()
    page.wait_for_selector("#puzzles-told[data-stage=waits]")
    times = page.evaluate(_SKIP, PUZZLES)
    slow = quantiles(times, n=100, method="inclusive")[98]
    print(
        f"{PUZZLES} puzzles after the first: median {median(times):.0f} ms (bar {PUZZLE_BAR}), "
        f"99th percentile {slow:.0f} ms"
    )


def _print_games(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.choose("lab")
    part = kropki.part
    part("lab-size").select_option("6")
    part("lab-time").select_option("quick")
    part("lab-file").set_input_files(FilePayload(name="loop.py", mimeType="text/x-python", buffer=LOOP))
    part("lab-allow").click()
    times = []
    for _ in range(GAMES):
        part("lab-seat-0").select_option("this")
        part("lab-start").click()
        part("lab-told").locator("strong").wait_for()
        part("lab-seat-0").select_option("example random")
        times.append(page.evaluate(_PLAY))
        expect(part("lab-told")).to_contain_text(re.compile("wins|draw"), timeout=120_000)
    print(
        f"{GAMES} games after an endless loop: first move after {median(times):.0f} ms, "
        f"at most {max(times):.0f} ms (bar {GAME_BAR})"
    )


if __name__ == "__main__":
    main()
