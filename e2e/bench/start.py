"""Measures how long the page and Python take to start: `python -m e2e.bench.start` prints medians and limits.

Python's time is measured for our start, on a first visit and on later ones, and for stock Pyodide: from the
start of a worker in a fresh page to its first answer. Stock means the steps in Pyodide's documentation: load
it, unpack micropip, install the wheel. The page's times run from navigation until the board shows the last
game, and until Python's first answer on a second visit, with the host running and stopped. A newcomer's first
dot is answered by Python and then by the computer player: both times run from the dot, on the same page.
"""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import Browser, sync_playwright

from e2e.bench.__main__ import PAINTED
from e2e.support.browsers import ENGINES, launch
from e2e.support.pages import Kropki, play_randomly, visitor_with
from kropki.cli.server import serving
from kropki.game.game import Game

ROOT = Path(__file__).parents[2]
STARTS = 9
REST = 500  # milliseconds before each, for what is left of the one before
BARS = {"chromium": (0.33, 0.11), "firefox": (0.23, 0.13)}
"""Our first and second visit to stock's first."""
PAINT_BAR = 300  # milliseconds
ANSWER_BAR = 1.6  # the computer's first answer to Python's

_HELLO = '{"v": 1, "id": 1, "kind": "hello"}'
_STOCK = f"""
import {{ loadPyodide }} from './pyodide/pyodide.mjs';
const python = await loadPyodide({{ packageBaseUrl: './' }});
const site = python.runPython('import site; site.getsitepackages()[0]');
const load = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer());
python.unpackArchive(await load('MICROPIP'), 'wheel', {{ extractDir: site }});
const globals = python.toPy({{ WHEEL: new URL('KROPKI', self.location).href }});
const handle = await python.runPythonAsync(`
import micropip
await micropip.install(WHEEL, deps=False)
from kropki.protocol.session import Session
Session().handle
`, {{ globals }});
postMessage(handle('{_HELLO}'));
"""
_TIME_STOCK = """() => new Promise((resolve, reject) => {
    const start = performance.now();
    const worker = new Worker('stock.js', { type: 'module' });
    worker.onmessage = () => resolve(performance.now() - start);
    worker.onerror = (event) => reject(event.message);
})"""
_TIME_OURS = f"""async (isLast) => {{
    const Comlink = await import('./site/runtime/js/comlink.mjs');
    const start = performance.now();
    const worker = Comlink.wrap(new Worker('site/web/worker.js', {{ type: 'module' }}));
    const trouble = await worker.start({{ kept: true }}, Comlink.proxy(() => {{}}), null);
    if (trouble) throw new Error(trouble.detail);
    await worker.ask('{_HELLO}');
    const time = performance.now() - start;
    if (!isLast) await worker.keep();
    return time;
}}"""


_ANSWERS = """async () => {
    const start = performance.now();
    const times = [];
    for (const ply of [1, 2]) {
        while (!(kropki.answer().ply >= ply)) await new Promise((done) => setTimeout(done, 5));
        times.push(performance.now() - start);
    }
    return times;
}"""


def main() -> None:
    """Measure and print; the exit code is 1 if a limit is exceeded."""
    runtime = ROOT / "dist/runtime"
    if not runtime.exists():
        sys.exit("there is no built page to measure: `make build`")
    missed = False
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Path(folder)
        (host / "site").symlink_to(ROOT / "dist")
        (host / "pyodide").symlink_to(ROOT / "node_modules/pyodide")
        [kropki], [micropip] = ([*runtime.glob(f"wheels/{name}-*")] for name in ("kropki", "micropip"))
        wheels = {"KROPKI": kropki, "MICROPIP": micropip}
        stock = _STOCK
        for name, wheel in wheels.items():
            stock = stock.replace(name, f"site/runtime/wheels/{wheel.name}")
        (host / "stock.js").write_text(stock, encoding="utf-8")
        (host / "index.html").write_text("<!doctype html><title>start</title>", encoding="utf-8")
        (host / "favicon.ico").touch()
        with serving(host) as address:
            for engine in ENGINES:
                with launch(playwright, engine) as browser:
                    missed |= not _compare(browser, address, BARS[engine])
                    missed |= not _paint(browser, urljoin(address, "site/"))
                    missed |= not _visit_again(browser)
                    missed |= not _answer(browser, urljoin(address, "site/"))
    sys.exit(missed)


def _compare(browser: Browser, address: str, bars: tuple[float, float]) -> bool:
    """Compare our starts with the stock one in turns, so that other load affects all equally."""
    times: dict[str, list[float]] = {"stock": [], "first visit": [], "second visit": []}
    for _ in range(STARTS):
        stranger, visitor = browser.new_context(), browser.new_context()
        for what, durations in times.items():
            page = (stranger if what == "stock" else visitor).new_page()
            page.goto(address)
            page.wait_for_timeout(REST)
            is_last = what == "second visit"
            durations.append(
                page.evaluate(_TIME_STOCK) if what == "stock" else page.evaluate(_TIME_OURS, is_last)
            )
            page.close()
        stranger.close()
        visitor.close()
    stock, *ours = (median(durations) for durations in times.values())
    print(f"{browser.browser_type.name:<9} {browser.version:<16} stock Pyodide {stock:6.0f} ms")
    is_within = True
    for what, time, bar in zip(["first visit", "second visit"], ours, bars, strict=True):
        is_within &= _print(
            browser, f"{what}, worker's start to answer, to stock, %", 100 * time / stock, 100 * bar
        )
        print(f"{browser.browser_type.name:<9} {what} {time:6.0f} ms")
    return is_within


def _paint(browser: Browser, site: str) -> bool:
    """Check how soon the board shows the last game to a returning player."""
    game = Game(39, 32)
    play_randomly(game, Random(1), 200)
    durations = []
    for _ in range(STARTS):
        options: dict[str, Any] = {"service_workers": "block", "storage_state": visitor_with(game, site)}
        page = browser.new_context(**options).new_page()
        page.add_init_script(PAINTED)
        page.wait_for_timeout(REST)
        page.goto(site)
        durations.append(page.evaluate("painted"))
        page.evaluate("kropki.ready")
        page.context.close()
    return _print(browser, "painted with the last game, ms", median(durations), PAINT_BAR)


def _visit_again(browser: Browser) -> bool:
    """Check that a second visit is as fast without the host as with it, in turns and each first
    equally often. A difference of a tenth may be chance."""
    page = browser.new_context().new_page()
    times: dict[bool, list[float]] = {True: [], False: []}
    with serving(ROOT / "dist") as address:
        page.goto(address)
        page.evaluate("kropki.ready.then(() => navigator.serviceWorker.ready)")
    port = urlsplit(address).port or 0
    for i in range(2 * STARTS):
        for is_online in (True, False) if i % 2 else (False, True):
            host = serving(ROOT / "dist", port) if is_online else nullcontext(address)
            with host as served:
                assert served == address
                page.wait_for_timeout(REST)
                page.goto(address)
                times[is_online].append(page.evaluate("kropki.ready.then(() => performance.now())"))
    page.context.close()
    online, offline = (median(times[is_online]) for is_online in (True, False))
    print(f"{browser.browser_type.name:<9} second visit to the first answer, with the host {online:6.0f} ms")
    return _print(browser, "second visit to the first answer, host killed, ms", offline, 1.1 * online)


def _answer(browser: Browser, site: str) -> bool:
    """Check how soon the computer answers a newcomer's first dot, compared with Python."""
    ratios = []
    for _ in range(STARTS):
        page = browser.new_context(base_url=site, service_workers="block").new_page()
        page.wait_for_timeout(REST)
        kropki = Kropki(page).open(ready=False, newcomer=True)
        kropki.click((2, 2))
        python, computer = page.evaluate(_ANSWERS)
        ratios.append(computer / python)
        print(
            f"{browser.browser_type.name:<9} first dot: Python {python:6.0f} ms, computer {computer:6.0f} ms"
        )
        page.context.close()
    ratio = median(ratios)
    told = "within" if ratio <= ANSWER_BAR else "BEYOND"
    print(f"{browser.browser_type.name:<9} ratio {ratio:.2f} (bar {ANSWER_BAR})   {told} the bar", flush=True)
    return bool(ratio <= ANSWER_BAR)


def _print(browser: Browser, what: str, duration: float, bar: float) -> bool:
    is_within = duration <= bar
    told = "within" if is_within else "BEYOND"
    print(
        f"{browser.browser_type.name:<9} {what} {duration:6.0f} (bar {bar:.0f})   {told} the bar",
        flush=True,
    )
    return is_within


if __name__ == "__main__":
    main()
