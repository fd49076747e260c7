"""Measures this build beside an earlier one: `python -m e2e.bench.sides OLD [CASE…]`.

OLD is the folder `dist` of the earlier commit, which `git worktree` and `make build` make. The cases are
measured in turns, old and new, so that other load affects both. Each line has the medians in milliseconds,
their ratio, and the bar for it, if there is one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from e2e.bench.__main__ import FRAME, HEIGHT, MANY, PRESS, WIDTH
from e2e.bench.computer import HINT
from e2e.bench.slowline import slow_line
from e2e.support.browsers import ENGINES, launch
from e2e.support.host import DIST
from e2e.support.pages import Kropki, play_randomly, visitor_with
from kropki.cli.server import serving
from kropki.game.game import Game

ROUNDS = 9
CLICKS = 100
REST = 500  # milliseconds before each, for what is left of the one before
IDLE = 20_000  # milliseconds in which a page has surely done what it does in idle time
READY = "kropki.ready.then(() => performance.now())"
_ANSWERED = """async () => {
    const begin = performance.now();
    while (!(kropki.answer().ply >= 2)) await new Promise((done) => setTimeout(done, 2));
    return performance.now() - begin;
}"""
_AT_ONCE = """localStorage['kropki.atOnce'] = '"on"'"""


class Site(NamedTuple):
    """A build, and where it is served."""

    folder: Path
    address: str


class Case(NamedTuple):
    """What is measured.

    Attributes:
        what: It in words.
        measure: Returns one or more times in milliseconds.
        rounds: How often it is measured.
        bar: The highest ratio to the old build, if there is one.
    """

    what: str
    measure: Callable[[Browser, Site], list[float]]
    rounds: int = ROUNDS
    bar: float | None = None


def main() -> None:
    """Measure and print; the exit code is 1 if a bar is missed."""
    if len(sys.argv) < 2 or not Path(sys.argv[1], "runtime/manifest.json").is_file():
        sys.exit("name the folder of an earlier build: python -m e2e.bench.sides OLD [CASE…]")
    folders = {"old": Path(sys.argv[1]), "new": DIST}
    names = sys.argv[2:] or [*CASES]
    missed = False
    with sync_playwright() as playwright:
        for engine in ENGINES:
            with launch(playwright, engine) as browser:
                print(f"{engine} {browser.version}, milliseconds")
                for case in (CASES[name] for name in names):
                    missed |= not _compare(browser, case, folders)
    sys.exit(missed)


def _compare(browser: Browser, case: Case, folders: dict[str, Path]) -> bool:
    """Measure and print a case, and return whether it is within its bar."""
    times: dict[str, list[float]] = {name: [] for name in folders}
    for _ in range(case.rounds):
        for name, folder in folders.items():
            with serving(folder) as address:
                times[name] += case.measure(browser, Site(folder, address))
    old, new = (median(each) for each in times.values())
    late_old, late_new = (quantiles(each, n=100, method="inclusive")[98] for each in times.values())
    is_within = case.bar is None or new / old <= case.bar
    told = f" (bar {case.bar})   {'within' if is_within else 'BEYOND'} the bar" if case.bar else ""
    print(
        f"{case.what:<52} old {old:6.0f} (99th percentile {late_old:.0f})"
        f"   new {new:6.0f} ({late_new:.0f})   ratio {new / old:.2f}{told}",
        flush=True,
    )
    return is_within


@contextmanager
def _visitor(browser: Browser, **options: Any) -> Iterator[Page]:
    """Yield a page of somebody who has not been here before."""
    context = browser.new_context(**options)
    page = context.new_page()
    page.wait_for_timeout(REST)
    yield page
    context.close()


def _first_visit(browser: Browser, site: Site, megabits: float = 0) -> list[float]:
    """Time a first visit until Python has answered, on a line of so many megabits a second; 0 for any."""
    line = slow_line(site.address, megabits) if megabits else nullcontext(site.address)
    with line as address, _visitor(browser, service_workers="block") as page:
        page.goto(address)
        return [page.evaluate(READY)]


def _reload_at_once(browser: Browser, site: Site) -> list[float]:
    """Time a reload as soon as Python has answered."""
    with _visitor(browser) as page:
        page.goto(site.address)
        page.evaluate(READY)
        page.reload()
        return [page.evaluate(READY)]


def _second_visit(browser: Browser, site: Site) -> list[float]:
    """Time a second visit until Python has answered, while the host is stopped."""
    with _visitor(browser) as page:
        with serving(site.folder) as address:
            page.goto(address)
            page.evaluate("kropki.ready.then(() => navigator.serviceWorker.ready)")
            page.wait_for_timeout(IDLE)
        times = []
        for _ in range(ROUNDS):
            page.wait_for_timeout(REST)
            page.goto(address)
            times.append(page.evaluate(READY))
        return times


def _first_hint(browser: Browser, site: Site) -> list[float]:
    """Time the first hint of a visit, at the moment when the page is ready."""
    with _visitor(browser, base_url=site.address, service_workers="block") as page:
        Kropki(page).open()
        return [page.evaluate(HINT, 0)]


def _first_answer(browser: Browser, site: Site) -> list[float]:
    """Time the computer's first answer, from a dot at the moment when the page is ready.

    Pages pause before a move that comes quickly, f492488 until 450 ms have passed. This one is set not to.
    """
    with _visitor(browser, base_url=site.address, service_workers="block") as page:
        page.add_init_script(_AT_ONCE)
        kropki = Kropki(page).open(newcomer=True)
        kropki.click((2, 2))
        return [page.evaluate(_ANSWERED)]


def _clicks(browser: Browser, site: Site) -> list[float]:
    """Time clicks on a large board with many dots, from the release to the drawn answer."""
    game, random = Game(WIDTH, HEIGHT), Random(1)
    play_randomly(game, random, MANY)
    state = visitor_with(game, site.address)
    with _visitor(browser, base_url=site.address, service_workers="block", storage_state=state) as page:
        kropki = Kropki(page).open()
        for _ in range(CLICKS):
            [point] = play_randomly(game, random)
            page.mouse.click(*kropki.place(point), delay=PRESS + random.uniform(0, FRAME))
            kropki.answer()
            page.wait_for_timeout(PRESS)
        script = "performance.getEntriesByName('click-to-draw').map(entry => entry.duration)"
        return [float(duration) for duration in page.evaluate(script)]


def _one_file(browser: Browser, site: Site) -> list[float]:
    """Time the page in one file, opened from the disk, until Python has answered."""
    with _visitor(browser) as page:
        page.goto((site.folder / "kropki.html").resolve().as_uri())
        return [page.evaluate(READY)]


CASES = {
    "first": Case("first visit of the page to Python's answer", _first_visit),
    "20": Case("first visit at 20 Mbit/s", partial(_first_visit, megabits=20), rounds=3),
    "5": Case("first visit at 5 Mbit/s", partial(_first_visit, megabits=5), rounds=3),
    "reload": Case("reload at once, to Python's answer", _reload_at_once),
    "second": Case("second visit, host stopped", _second_visit, rounds=2, bar=0.45),
    "hint": Case("first hint, from ready", _first_hint, bar=0.6),
    "answer": Case("the computer's first answer, from ready", _first_answer, bar=0.6),
    "click": Case(f"a click at {WIDTH}×{HEIGHT} with {MANY} dots", _clicks, rounds=2),
    "file": Case("one file from the disk", _one_file, rounds=5, bar=0.5),
}


if __name__ == "__main__":
    main()
