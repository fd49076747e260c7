"""How long hostile files block the page: `python -m e2e.bench.hostile` prints the longest task of each.

A task's time is in milliseconds, and in loops: one takes 3 ms on a machine of two idle cores. The bar is in
loops, so that a busy machine does not miss it. Names of files as arguments select some.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from tempfile import NamedTemporaryFile

from playwright.sync_api import Page, sync_playwright

from e2e.support.browsers import launch
from e2e.support.hostile import hostile_files
from e2e.support.pages import Kropki
from kropki.cli.server import serving

DIST = Path(__file__).parents[2] / "dist"
BAR = 33  # loops: 100 ms

_WATCH = """(() => {
    window.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: 'longtask', buffered: true });
})()"""
_LOOP = """() => {
    const times = [];
    for (let i = 0; i < 15; i++) {
        const start = performance.now();
        let text = '';
        for (let j = 0; j < 20_000; j++) text = (text + j).slice(-100);
        times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[7];
}"""
_OPENED = "!document.getElementById('slip').hidden || kropki.answer()?.width === 20"
_SETTLED = """async () => {
    await kropki.settled();
    let last = performance.now();
    for (let i = 0; i < 50; i++) await new Promise((done) => setTimeout(done, 20));
}"""


def main() -> None:
    """Measure and print; the exit code is 1 if a bar is missed."""
    if not (DIST / "index.html").exists():
        sys.exit("there is no built page to measure: `make build`")
    names = sys.argv[1:]
    missed = False
    with (
        serving(DIST) as address,
        sync_playwright() as playwright,
        launch(playwright, "chromium") as browser,
    ):
        for name, text in hostile_files().items():
            if names and name not in names:
                continue
            page = browser.new_context(base_url=address, service_workers="block").new_page()
            missed |= not _measure(page, name, text)
            page.context.close()
    sys.exit(missed)


def _measure(page: Page, name: str, text: str) -> bool:
    """Open a file, step; print the longest task, and return whether it is within the bar."""
    try:
        opened, longest, loop = longest_task(page, name, text)
    except Exception as error:
        print(f"{name:<32} {str(error).splitlines()[0]}", flush=True)
        return False
    print(
        f"{name:<32} opened in {opened:5.1f} s   longest task {longest:6.0f} ms = {longest / loop:6.1f} loops"
        f"   {'within' if longest <= BAR * loop else 'BEYOND'} the bar",
        flush=True,
    )
    return longest <= BAR * loop


def longest_task(page: Page, name: str, text: str) -> tuple[float, float, float]:
    """Open a file on the page and step forward and back.

    Args:
        page: An empty page.
        name: The name of the file in `hostile_files`.
        text: What is in the file.

    Returns:
        The seconds until it was open, the milliseconds of the page's longest task, and those of a loop.
    """
    kropki = Kropki(page).open()
    page.evaluate(
        "document.getElementById('record').hidden && document.getElementById('record-toggle').click()"
    )
    kropki.files("open")
    loop: float = page.evaluate(_LOOP)
    page.evaluate(_SETTLED)
    page.evaluate(_WATCH)
    page.wait_for_timeout(300)
    page.evaluate("tasks.length = 0")
    start = time.perf_counter()
    if name.startswith("2 MB of addresses"):
        kropki.paste(text)
    else:
        with NamedTemporaryFile("w", suffix=".sgf", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            kropki.part("open-file").set_input_files(
                file.name
            )  # content would pass through the page's thread
            kropki.until(_OPENED)
    kropki.until(_OPENED)
    page.evaluate(_SETTLED)
    opened = time.perf_counter() - start - 1
    for key in ("ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
        page.evaluate(_SETTLED)
    return opened, max(page.evaluate("tasks"), default=0), loop


if __name__ == "__main__":
    main()
