"""Draws how costs grow with the board: `python -m tests.bench_growth docs/growth.svg`.

For each board it takes random games. A move is a dot and its captures on the board alone. An answer is what
the page waits for after a click: the request read, the move made, and the position as JSON, with half of the
points taken. Each figure is the best of several rounds, in processor time of CPython.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

from kropki.board.board import Board
from kropki.protocol.requests import VERSION
from kropki.protocol.session import Session
from tests.bench import SEED, play, random_game

SIZES = ((10, 10), (15, 15), (20, 20), (30, 30), (39, 32), (52, 52))
ROUNDS = 7
_WIDTH, _HEIGHT, _LEFT, _TOP, _GAP = 330, 200, 46, 34, 60


def main() -> None:
    """Measure, print, and write the picture."""
    if len(sys.argv) != 2:
        sys.exit("name the picture: python -m tests.bench_growth docs/growth.svg")
    print(f"{'board':>7} {'points':>7} {'a move, µs':>11} {'an answer, ms':>14}")
    moves, answers = [], []
    _answer(*SIZES[0])  # what is computed once is ready then
    for width, height in SIZES:
        games = [random_game(width, height, random.Random(SEED + i)) for i in range(3)]
        moves.append(1e6 * _best(lambda: play(width, height, games)) / sum(map(len, games)))  # noqa: B023
        answers.append(1e3 * min(_answer(width, height) for _ in range(ROUNDS)))
        print(f"{width:>4}×{height} {width * height:>7} {moves[-1]:>11.2f} {answers[-1]:>14.2f}", flush=True)
    Path(sys.argv[1]).write_text(_picture(moves, answers), encoding="utf-8")


def _best(run: Callable[[], object]) -> float:
    """Return the shortest processor time of a call, in seconds."""
    times = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        run()
        times.append(time.process_time() - begin)
    return min(times)


def _answer(width: int, height: int) -> float:
    """Return the mean processor time of an answer to a dot, in seconds, about a board that is half full."""
    session = Session()
    rng = random.Random(SEED)
    state = 0

    def ask(kind: str, **fields: object) -> float:
        nonlocal state
        text = json.dumps({"v": VERSION, "id": 0, "state": state, "kind": kind, **fields})
        begin = time.process_time()
        answer = session.handle(text)
        took = time.process_time() - begin
        state = json.loads(answer)["state"]
        return took

    ask("new", width=width, height=height)
    board: Board = session.game.board
    points = [*board.legal_points]
    rng.shuffle(points)
    times = []
    for point in points[: len(points) // 2]:
        if point in session.game.board.legal_points:
            x, y = board.grid.xy(point)
            times.append(ask("play", x=x, y=y))
    last = times[-10:]
    return sum(last) / len(last)


def _picture(moves: Sequence[float], answers: Sequence[float]) -> str:
    """Return an SVG picture of both costs."""
    panels = [
        _panel(0, "A move on the board, microseconds", moves),
        _panel(1, "An answer to the page, milliseconds", answers),
    ]
    width = 2 * (_WIDTH + _GAP) + 20
    height = _TOP + _HEIGHT + 44
    style = (
        "text{font:12px sans-serif;fill:#333}.title{font-weight:bold}path{fill:none;stroke:#333}"
        ".curve{stroke:#c0392b;stroke-width:2}circle{fill:#c0392b}.grid{stroke:#ddd}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="Costs by the size of the board"><style>{style}</style>'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{"".join(panels)}</svg>\n'
    )


def _panel(number: int, title: str, values: Sequence[float]) -> str:
    """Return a curve over the number of points, from 0 to above the highest value."""
    left = _LEFT + number * (_WIDTH + _GAP)
    step = next(s for s in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20) if max(values) <= 5 * s)
    most = max(width * height for width, height in SIZES)

    def place(points: float, value: float) -> tuple[float, float]:
        return left + _WIDTH * points / most, _TOP + _HEIGHT * (1 - value / (5 * step))

    parts = [f'<text class="title" x="{left}" y="18">{escape(title)}</text>']
    for i in range(6):
        _, y = place(0, i * step)
        parts.append(f'<path class="grid" d="M{left} {y:.1f}h{_WIDTH}"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{i * step:g}</text>')
    spots = [place(w * h, value) for (w, h), value in zip(SIZES, values, strict=True)]
    parts.append(f'<path class="curve" d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in spots)}"/>')
    for (width, height), (x, y) in zip(SIZES, spots, strict=True):
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>')
        if width >= 20:
            label = f"{width}×{height}"
            parts.append(f'<text x="{x:.1f}" y="{_TOP + _HEIGHT + 20}" text-anchor="middle">{label}</text>')
    return "".join(parts)


if __name__ == "__main__":
    main()
