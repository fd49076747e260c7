"""The page as somebody at it sees and handles it, and the games that the tests play on it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page

from kropki.game import Game
from kropki.protocol import VERSION, Session, position

Point = tuple[int, int]
Colour = tuple[float, float, float]

_LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
_PAINTED = """async () => {
    const painted = () => {
        try { return kropki.place(0, 0); } catch { return null; }
    };
    while (!painted()) await new Promise(requestAnimationFrame);
}"""


class Kropki:
    """The page of the game in a browser's tab."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._corner: tuple[float, float, float] | None = None

    def open(self, *, ready: bool = True) -> Self:
        """Go to the page, and wait until its board is painted; with `ready`, until Python has answered."""
        self.page.goto("./")
        return self.wait(ready=ready)

    def reload(self, *, ready: bool = True) -> Self:
        """Load the page anew and wait as `open` does."""
        self.page.reload()
        return self.wait(ready=ready)

    def wait(self, *, ready: bool = True) -> Self:
        """Until the board is painted; with `ready`, until Python has answered all that was asked."""
        self.page.evaluate(_PAINTED)
        if ready:
            self.page.evaluate("kropki.ready.then(() => kropki.settled())")
        self._corner = None
        return self

    def part(self, name: str) -> Locator:
        """The element of that id."""
        return self.page.locator(f"#{name}")

    # what it shows

    def answer(self) -> dict[str, Any]:
        """The last answer's position, once nothing waits for one any more; as `told` tells a game's."""
        answer: dict[str, Any] = self.page.evaluate("kropki.settled().then(() => kropki.answer())")
        return _bare(answer)

    def shown(self) -> dict[str, Any]:
        """The position at hand, whatever still waits."""
        answer: dict[str, Any] = self.page.evaluate("kropki.answer()")
        return _bare(answer)

    def waiting(self) -> list[Point]:
        """The dots that wait for an answer."""
        queue: list[dict[str, Any]] = self.page.evaluate("kropki.state().queue")
        return [(request["x"], request["y"]) for request in queue if request["kind"] == "play"]

    def score(self) -> list[int]:
        """The captures that stand in the margin."""
        return [int(text) for text in self.page.locator("#players .count").all_inner_texts()]

    def seen(self) -> str:
        """What the canvas shows, read from its colours, as `visible` tells it of a game."""
        return "".join(self._look())

    def eventually_seen(self, wanted: str, seconds: float = 10) -> None:
        """Fail unless the canvas comes to show that: a capture is drawn little by little."""
        deadline = time.monotonic() + seconds
        while (seen := self.seen()) != wanted and time.monotonic() < deadline:
            self.page.wait_for_timeout(50)
        assert seen == wanted

    def colours(self, point: Point, *, dx: float = 0, dy: float = 0) -> Colour:
        """The colour near a point, `dx` and `dy` cells from it."""
        [colour] = self._sample([(point[0] + dx, point[1] + dy)])
        return colour

    def inks(self) -> dict[str, Colour]:
        """The colours that the page draws with: `field`, `ink-0`, `ink-1`."""
        names = ["field", "ink-0", "ink-1"]
        return dict(zip(names, self.page.evaluate(f"names => ({_LOOK}).inks(names)", names), strict=True))

    def _sample(self, places: list[tuple[float, float]]) -> list[Colour]:
        colours: list[Colour] = self.page.evaluate(f"places => ({_LOOK}).sample(places)", places)
        return colours

    def _look(self) -> Iterable[str]:
        answer = self.shown()
        points = [(x, y) for y in range(answer["height"]) for x in range(answer["width"])]
        inks = self.inks()
        places: list[tuple[float, float]] = []
        for x, y in points:
            places += [(x + dx, y + dy) for dx, dy in _SPOTS]
        colours = iter(self._sample(places))
        for _ in points:
            dot, *ground = (next(colours) for _ in _SPOTS)
            mean = tuple(sum(channel) / len(ground) for channel in zip(*ground, strict=True))
            for player in (0, 1):
                if _distance(dot, inks[f"ink-{player}"]) < 30:
                    yield "RB"[player]
                    break
            else:
                yield _owner(mean, inks)

    # what one does

    def place(self, point: Point) -> tuple[float, float]:
        """Where a point's middle lies in the window."""
        if self._corner is None:
            a, b = self.page.evaluate("[kropki.place(0, 0), kropki.place(1, 0)]")
            self._corner = (a["x"], a["y"], b["x"] - a["x"])
        left, top, cell = self._corner
        return left + point[0] * cell, top + point[1] * cell

    @property
    def cell(self) -> float:
        """The size of a cell in CSS pixels."""
        return self.place((1, 0))[0] - self.place((0, 0))[0]

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self._corner = None

    def click(self, *points: Point) -> None:
        """Click points with the mouse, one after another."""
        for point in points:
            self.page.mouse.click(*self.place(point))

    def tap(self, *points: Point) -> None:
        """Tap points with a finger."""
        for point in points:
            self.page.touchscreen.tap(*self.place(point))

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def start_new(self, size: str, opening: str = "Empty board", names: tuple[str, str] = ("", "")) -> None:
        """Start a game of that size, as `10×10`, in the dialog."""
        self.part("new").click()
        dialog = self.part("new-dialog")
        dialog.get_by_text(size, exact=True).click()
        dialog.get_by_text(opening, exact=True).click()
        for field, name in zip(dialog.locator("input[name=name]").all(), names, strict=True):
            field.fill(name)
        dialog.get_by_role("button", name="Start").click()
        self.answer()
        self._corner = None


def told(game: Game) -> dict[str, Any]:
    """What the protocol tells of a game, as JSON values, apart from what has just changed."""
    text = json.dumps(vars(position(game)), default=vars)
    told: dict[str, Any] = json.loads(text)
    return _bare(told)


def visible(game: Game) -> str:
    """What of a game is to be seen on a board, a character a point: `R`, `B` a living dot, `r`, `b` the ground in
    a territory, whatever else lies there, `.` the bare paper."""
    answer = told(game)
    pairs = zip(answer["dots"], answer["owners"], strict=True)
    return "".join(dot if owner == "." else owner for dot, owner in pairs)


def play(game: Game, *points: Point) -> None:
    """Put dots on points, the players in turn."""
    for x, y in points:
        game.play(game.board.grid.point(x, y))


def play_randomly(game: Game, random: Random, moves: int = 1) -> list[Point]:
    """Put so many dots anywhere, or as many as there is room for; returns where."""
    points: list[Point] = []
    while len(points) < moves and not game.outcome:
        point = random.choice(list(game.board.legal_points))
        game.play(point)
        points.append(game.board.grid.xy(point))
    return points


def visitor_with(game: Game, site: str) -> dict[str, Any]:
    """The storage of a browser that has played that game on the page: `open_page(storage_state=…)`."""
    request = {"v": VERSION, "id": 1, "kind": "restore", "record": game.record()}
    answer = Session().handle(json.dumps(request))
    items = {"kropki.position": answer, "kropki.introduced": "true"}
    address = urlsplit(site)
    storage = [{"name": name, "value": value} for name, value in items.items()]
    return {
        "cookies": [],
        "origins": [{"origin": f"{address.scheme}://{address.netloc}", "localStorage": storage}],
    }


def _bare(answer: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in answer.items() if key not in {"v", "id", "state", "kind", "change"}}


# where to look round a point, in cells: inside a disc or a ring, then the ground in all four corners
_SPOTS = [(0.16, 0.16), (0.36, 0.36), (-0.36, 0.36), (-0.36, -0.36), (0.36, -0.36)]


def _distance(a: Iterable[float], b: Iterable[float]) -> float:
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


def _owner(ground: Iterable[float], inks: dict[str, Colour]) -> str:
    """Whose hatching a mean colour of the ground is: a share of his ink over the paper."""
    field = inks["field"]
    tint = [x - y for x, y in zip(ground, field, strict=True)]
    if max(map(abs, tint)) < 6:
        return "."

    def fault(player: int) -> float:
        ink = [x - y for x, y in zip(inks[f"ink-{player}"], field, strict=True)]
        share = sum(x * y for x, y in zip(tint, ink, strict=True)) / sum(x * x for x in ink)
        return sum((x - share * y) ** 2 for x, y in zip(tint, ink, strict=True))

    return "rb"[min((0, 1), key=fault)]
