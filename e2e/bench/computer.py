"""Measures the speed of the computer player in a browser. `python -m e2e.bench.computer` prints, for each
level, the time from a click to the answering dot, and the positions a second in long searches; then the time
of a look of the network at twelve positions, and that from a click on *Hint* to the first hint of a visit: at
the moment when the page is ready, and a second after the pointer has reached the button.

The clicks are the first of a game on 15×15, the same at each level unless the computer took the point. A
move is never shown less than 0.45 s after the one before.
"""

from __future__ import annotations

import sys
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from e2e.support.browsers import ENGINES, launch
from e2e.support.host import DIST
from e2e.test_computer import Table
from kropki.cli.server import serving
from kropki.computer.levels import LEVELS

MOVES = 10
VISITS = 7
LONG = 300  # milliseconds
_POINTS = [
    (8, 9), (9, 7), (6, 9), (10, 10), (5, 6), (9, 5), (5, 10), (11, 8), (4, 4), (10, 3), (3, 9), (8, 12),
    (12, 6), (6, 3), (3, 6), (12, 11), (7, 4), (11, 12), (4, 12), (2, 3), (13, 3), (1, 7), (7, 13), (13, 9),
]  # fmt: skip
# Milliseconds from the click to the answer, milliseconds of thinking, and positions searched.
_ANSWER = """(ply) => new Promise((resolve) => {
    let clicked = 0, begun = 0, ended = 0, positions = 0, known = null;
    const once = { capture: true, once: true };
    addEventListener('pointerdown', ({ timeStamp }) => { clicked = timeStamp; }, once);
    const look = () => {
        const { thinks, thought } = kropki.computer;
        const now = performance.now();
        if (thinks !== null) begun ||= now;
        if (begun && thought && !thought.done && thought !== known) {
            [known, ended, positions] = [thought, now, thought.positions];
        }
        if (kropki.answer().ply < ply + 2 && !kropki.answer().outcome) return setTimeout(look, 2);
        resolve([now - clicked, ended - begun, positions]);
    };
    look();
})"""
_LOOK = """
import time
from kropki.board.board import Board
from kropki.computer.foresight import load_foresight
from kropki.computer.steps import run_to_end
board, times = Board({width}, {height}), []
for _ in range(7):
    begin = time.perf_counter()
    run_to_end(load_foresight().gains_after(board, board.grid.points[:12], 0, 1, ()))
    times.append(round(1000 * (time.perf_counter() - begin)))
sorted(times)[3]
"""

HINT = """async (aimed) => {
    const button = document.getElementById('hint-ask');
    if (aimed) {
        button.dispatchEvent(new PointerEvent('pointerenter'));
        await new Promise((resolve) => setTimeout(resolve, aimed));
    }
    const clicked = performance.now();
    button.click();
    while (!kropki.advised().hints.length) await new Promise((resolve) => setTimeout(resolve, 2));
    return performance.now() - clicked;
}"""
"""Milliseconds from the click to the hints, some time after the pointer has reached the button."""


def main() -> None:
    if not (DIST / "index.html").exists():
        sys.exit("there is no built page to measure: `make build`")
    with sync_playwright() as playwright, serving(DIST) as address:
        for engine in ENGINES:
            with launch(playwright, engine) as browser:
                _measure(browser, address)
                _measure_hints(browser, address)


def _measure(browser: Browser, address: str) -> None:
    table = Table(browser.new_context(base_url=address, service_workers="block").new_page()).open()
    print(f"{browser.browser_type.name} {browser.version}")
    for level in LEVELS:
        table.begin(level, size="15×15")
        clicks: list[float] = []
        speeds: list[float] = []
        for x, y in _POINTS:
            answer = table.answer()
            if answer["refusals"][y * answer["width"] + x] != ".":
                continue
            asked = table.page.evaluate_handle(f"({{ answer: ({_ANSWER})({answer['ply']}) }})")
            table.click((x, y))
            click, thinking, positions = asked.evaluate("({ answer }) => answer")
            clicks.append(click)
            if thinking > LONG:
                speeds.append(1000 * positions / thinking)
            if len(clicks) == MOVES:
                break
        told = f"median {median(clicks):5.0f} ms, longest {max(clicks):5.0f}"
        speed = f"{median(speeds):9.0f} positions/s" if speeds else ""
        print(f"level {level}: click to answer {told}{speed}", flush=True)
    for width, height in ((15, 15), (39, 32)):
        look = table.page.evaluate("kropki.python", _LOOK.format(width=width, height=height))
        print(f"a look at twelve positions on {width}×{height}: {look} ms", flush=True)
    table.page.context.close()


def _measure_hints(browser: Browser, address: str) -> None:
    for aimed in (0, 1000):
        times: list[float] = []
        for _ in range(VISITS):
            table = Table(browser.new_context(base_url=address, service_workers="block").new_page()).open()
            times.append(table.page.evaluate(HINT, aimed))
            table.page.context.close()
        print(
            f"first hint {aimed} ms after aiming: median {median(times):5.0f} ms, longest {max(times):5.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
