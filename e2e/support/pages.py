"""The page as its user sees and operates it, and the games that the tests play on it."""

from __future__ import annotations

import json
import time
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from math import dist
from pathlib import Path
from random import Random
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import FilePayload, Locator, Page, Route, expect

from kropki.game.game import Game
from kropki.protocol.describe import position
from kropki.protocol.requests import VERSION
from kropki.protocol.session import Session
from kropki.record.game_json import to_json

Point = tuple[int, int]
Colour = tuple[float, float, float]

CAPTURE = [(2, 1), (2, 2), (1, 2), (9, 9), (3, 2), (8, 9), (2, 3)]
"""Points for two players in turn, the last of which captures a dot."""

_LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8").rstrip(";\n")
_PAINTED = """async () => {
    const painted = () => {
        try { return kropki.place(0, 0); } catch { return null; }
    };
    while (!painted()) await new Promise(requestAnimationFrame);
}"""

_BETWEEN_PEOPLE = """
try {
    localStorage.getItem('kropki.againstComputer') ?? localStorage.setItem('kropki.againstComputer', 'false');
} catch {}  // a page that may save nothing
"""
_CHANGED = """async (state) => {
    const end = performance.now() + 60_000;
    while (kropki.answer().state === state) {
        if (performance.now() > end) throw new Error('the game does not change');
        await new Promise(requestAnimationFrame);
    }
    await kropki.settled();
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame); // the board's layout follows
}"""

_STILL = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let before, count = 0; count < 3; count++) {
        await frame();
        const now = JSON.stringify([kropki.place(0, 0), kropki.place(1, 0)]);
        if (now !== before) count = 0;
        before = now;
    }
}"""
_UNTIL = """async () => {{
    const end = performance.now() + 60_000;
    while (!({})) {{
        if (performance.now() > end) throw new Error('it has not come');
        await new Promise((done) => setTimeout(done, 20));
    }}
}}"""
_PASTE = """(text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
}"""
_DROP = """([names, data, event]) => {
    const dataTransfer = new DataTransfer();
    for (const name of names) dataTransfer.items.add(new File([data], name));
    document.body.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
}"""


TRANSLATED = """(names) => {
    const point = /(?<![\\p{L}\\p{N}])[a-z]\\d{1,2}(?![\\p{L}\\p{N}])/u;
    const isName = (text) => names.includes(text) || point.test(text);
    const found = [];
    const look = (root) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
        while (walker.nextNode()) {
            const { currentNode: node } = walker;
            if (node.shadowRoot) look(node.shadowRoot);
            const isPart = node.nextSibling?.translate === false; // of a sentence, before a point
            const text = node instanceof Text && !isPart ? node.data.trim() : '';
            if (isName(text)) found.push([text, node.parentElement.translate]);
        }
    };
    look(document.body);
    return [found.length, found.filter(([, translate]) => translate).map(([text]) => text)];
}"""
"""How many texts are a name or have coordinates in them, and which of these a browser would translate."""

SCREEN_LOCK = """
window.locks = 0;
Object.defineProperty(navigator, 'wakeLock', { value: {
    async request() {
        locks++;
        return { released: false, release() { locks -= this.released ? 0 : 1; this.released = true; } };
    },
} });
"""
"""A script for a browser that lets the page keep the screen on. `locks` counts the locks that are held."""


MEMORIES = """
window.memories = [];
const send = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
    for (const { value } of message.argumentList ?? []) {
        if (value?.manifest) memories.push(value.memory?.length ?? 0);
    }
    send.call(this, message, ...rest);
};
"""
"""Note how much memory of Python each further worker starts from, in bytes."""


def packed_link(kind: str, text: str) -> str:
    """Return the fragment of the address that opens a lesson or a class."""
    packed = zlib.compress(text.encode(), wbits=-15)
    return f"#{kind}=" + urlsafe_b64encode(packed).decode().rstrip("=")


_OPENER = """name => {
    const group = document.getElementById(name).closest("section").id.replace("menu-", "to-");
    return document.getElementById(group)?.checkVisibility() ? group : "more";
}"""
"""Returns the button that opens the part of the menu in which an entry is."""


class Kropki:
    """The page of the game in a browser's tab."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._corner: tuple[float, float, complex] | None = None

    def without_python(self) -> Self:
        """Keep Python from starting, so that every request waits."""
        self.page.add_init_script(
            "window.Worker = class { addEventListener() {} postMessage() {} terminate() {} }"
        )
        return self

    def between_people(self) -> Self:
        """Let this be a visitor who has chosen a game between people before."""
        self.page.add_init_script(_BETWEEN_PEOPLE)
        return self

    def open(self, *, ready: bool = True, newcomer: bool = False) -> Self:
        """Go to the page, and wait until its board is painted and, if `ready`, until Python has answered.

        People play each other, as the visitor has chosen before. The computer plays against a `newcomer`.
        """
        if not newcomer:
            self.between_people()
        self.page.goto("./")
        return self.wait(ready=ready)

    def reload(self, *, ready: bool = True) -> Self:
        """Reload the page, and wait as `open` does."""
        self.page.reload()
        return self.wait(ready=ready)

    def wait(self, *, ready: bool = True) -> Self:
        """Wait until the board is painted and, if `ready`, until Python has answered every request."""
        self.page.evaluate(_PAINTED)
        if ready:
            self.page.evaluate("kropki.ready.then(() => kropki.settled())")
            self.page.locator("#board[role=grid]").wait_for(state="attached")
        self._corner = None
        return self

    def part(self, name: str) -> Locator:
        """Return the element with this id."""
        return self.page.locator(f"#{name}")

    @property
    def focused(self) -> Locator:
        """The cell of the board that has the focus. Its name says what lies there."""
        return self.page.locator("#board [role=gridcell]:focus")

    def choose(self, name: str) -> None:
        """Press a button of the menu, in whichever part of it that is."""
        self.part(name).wait_for(state="attached")
        self.part(self.page.evaluate(_OPENER, name)).click()
        self.part(name).click()

    # what the page shows

    def answer(self) -> dict[str, Any]:
        """Return the position of the last answer, once no request waits, in the form of `told`."""
        answer: dict[str, Any] = self.page.evaluate("kropki.settled().then(() => kropki.answer())")
        return _bare(answer)

    def shown(self) -> dict[str, Any]:
        """Return the current position, whatever requests wait."""
        answer: dict[str, Any] = self.page.evaluate("kropki.answer()")
        return _bare(answer)

    def waiting(self) -> list[Point]:
        """Return the dots that wait for an answer."""
        queue: list[dict[str, Any]] = self.page.evaluate("kropki.state().queue")
        return [(request["x"], request["y"]) for request in queue if request["kind"] == "play"]

    def score(self) -> list[int]:
        """Return the captures shown in the margin."""
        return [int(text) for text in self.page.locator("#players .count").all_inner_texts()]

    def seen(self) -> str:
        """Return what the canvas shows, read from its colours, in the form of `visible`."""
        answer = self.shown()
        places = [
            (x + dx, y + dy)
            for y in range(answer["height"])
            for x in range(answer["width"])
            for dx, dy in _SPOTS
        ]
        paper = self._sample(places, ["paper"])
        board = self._sample(places)
        inks = self.inks()
        spots = [slice(i, i + len(_SPOTS)) for i in range(0, len(places), len(_SPOTS))]
        return "".join(_mark(board[here], paper[here], inks) for here in spots)

    def eventually_seen(self, wanted: str, seconds: float = 10) -> None:
        """Wait until the canvas shows this: a capture is drawn gradually."""
        deadline = time.monotonic() + seconds
        while (seen := self.seen()) != wanted and time.monotonic() < deadline:
            self.page.wait_for_timeout(50)
        width = self.shown()["width"]
        assert seen == wanted, "\n".join(
            f"{wanted[i : i + width]}  {seen[i : i + width]}" for i in range(0, len(wanted), width)
        )

    def colour(self, point: Point, *, dx: float = 0, dy: float = 0) -> Colour:
        """Return the colour near a point, `dx` and `dy` cells from it."""
        [colour] = self._sample([(point[0] + dx, point[1] + dy)])
        return colour

    def inks(self, *others: str) -> dict[str, Colour]:
        """Return the colours of the drawing: `field`, `ink-0`, `ink-1`, and others such as `line`."""
        names = ["field", "ink-0", "ink-1", *others]
        return dict(zip(names, self.page.evaluate(f"names => ({_LOOK}).inks(names)", names), strict=True))

    def _sample(self, places: list[tuple[float, float]], layers: list[str] | None = None) -> list[Colour]:
        colours: list[Colour] = self.page.evaluate(
            f"([places, layers]) => ({_LOOK}).sample(places, layers)", [places, layers or _LAYERS]
        )
        return colours

    # what the user does

    def place(self, point: Point) -> tuple[float, float]:
        """Return the place of a point in the window."""
        if self._corner is None:
            a, b = self.page.evaluate("[kropki.place(0, 0), kropki.place(1, 0)]")
            self._corner = (a["x"], a["y"], complex(b["x"] - a["x"], b["y"] - a["y"]))
        left, top, step = self._corner
        way = complex(*point) * step  # a board that is turned has its columns across
        return left + way.real, top + way.imag

    def relocate(self) -> None:
        """Wait until the board has stopped moving after keys, a gesture or a move, and measure it again."""
        self.page.evaluate(_STILL)
        self._corner = None

    def show_whole(self) -> None:
        """Show the whole board."""
        self.part("board").focus()
        self.press("0")
        self.relocate()

    @property
    def cell(self) -> float:
        """Return the size of a cell in CSS pixels."""
        return dist(self.place((1, 0)), self.place((0, 0)))

    def resize(self, width: int, height: int) -> None:
        """Resize the window."""
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
        self.page.locator("#board[aria-label]").wait_for(state="attached")  # what comes last of the panels
        for key in keys:
            self.page.keyboard.press(key)

    @contextmanager
    def change(self) -> Iterator[None]:
        """Wait until the actions inside have changed the game."""
        state = self.page.evaluate("kropki.settled().then(() => kropki.answer().state)")
        yield
        self.page.evaluate(_CHANGED, state)
        self._corner = None

    def until(self, holds: str) -> None:
        """Wait until a JavaScript expression holds."""
        self.page.evaluate(_UNTIL.format(holds))
        self._corner = None

    def open_file(self, name: str, data: str | bytes) -> None:
        """Open a file with the file chooser."""
        content = data.encode() if isinstance(data, str) else data
        file: FilePayload = {"name": name, "mimeType": "application/octet-stream", "buffer": content}
        self.choose_file(file)

    def choose_file(self, file: FilePayload | Path | str) -> None:
        """Open a file, or one at a path, with the file chooser."""
        self.files("open")
        self.part("open-file").set_input_files(file)

    def drop(self, name: str, data: str, event: str = "drop", *, more: tuple[str, ...] = ()) -> None:
        """Drop a file on the page, or only drag it; `more` names further files with the same content."""
        self.page.evaluate(_DROP, [[name, *more], data, event])

    def paste(self, text: str) -> None:
        """Paste a text into the page."""
        self.page.evaluate(_PASTE, text)

    def files(self, tab: str) -> Locator:
        """Open the dialog of games and files at a panel, such as `save`, and return the panel."""
        panel = self.part(f"panel-{tab}")
        if panel.is_visible():
            return panel
        if self.part(f"tab-{tab}").is_visible():
            self.part(f"tab-{tab}").click()
            return panel
        if self.part("files-dialog").is_visible():
            self.part("files-close").click()
        if tab == "about":
            self.part("about").evaluate("button => button.click()")  # the record may be closed
        else:
            self.choose("files" if tab == "open" else "share-game")
            if tab in {"picture", "embed"}:
                self.part(f"tab-{tab}").click()
        panel.wait_for()
        return panel

    def recent(self) -> list[str]:
        """Return the players of the recent games in the dialog."""
        self.files("open")
        return self.page.locator("#shelf .who").all_inner_texts()

    def seat(self, player: int, level: int) -> None:
        """Give a seat to the computer, or to a person with level 0."""
        self.page.locator(".seat-button").nth(player).click()
        choices = self.part("seat-menu").get_by_role("menuitemradio")
        choices.nth(level + 1 if level else 0).click()  # the automatic level comes before level 1
        expect(self.part("seat-menu")).to_be_hidden()

    def end(self, way: str, player: str | None = None) -> None:
        """End the game in a way such as `Offer a draw`, as `player` or the player to move."""
        expect(self.part("end")).to_be_enabled()
        self.part("end").evaluate("each => each.click()")  # beside the cards of an empty board it is hidden
        dialog = self.part("end-dialog")
        if player is not None:
            dialog.get_by_role("radio", name=player).check()
        dialog.get_by_text(way, exact=True).click()

    def set(self, **settings: str) -> None:
        """Choose settings, such as `theme="dark"`, in the dialog."""
        self.choose("settings")
        for name, value in settings.items():
            switch = self.page.locator(f"#settings-fields input[name={name}][type=checkbox]")
            if switch.count():
                switch.set_checked(value == "on")
            else:
                self.page.locator(f"#settings-fields input[name={name}][value={value}]").check()
        self.press("Escape")

    def show_more(self) -> None:
        """Open all parts of the dialog for a new game."""
        self.part("new-start").wait_for()
        while (summary := self.page.locator("#new-dialog details:not([open]) > summary").first).is_visible():
            summary.click()

    def start_new(self, size: str, opening: str = "Empty board", names: tuple[str, str] = ("", "")) -> None:
        """Start a game of a size such as `10×10` in the dialog."""
        self.part("new").click()
        dialog = self.part("new-dialog")
        self.part("sizes").get_by_text(size, exact=True).click()
        self.show_more()
        self.part("opening").select_option(opening)
        for field, name in zip(dialog.locator("input[name=name]:visible").all(), names, strict=True):
            field.fill(name)
        with self.change():
            dialog.get_by_role("button", name="Start").click()


class Held:
    """Hold the page's requests for an address until they are released."""

    def __init__(self, page: Page, address: str) -> None:
        self.routes: list[Route] = []
        self._page = page
        self._address = address
        page.route(address, self._hold)

    def _hold(self, route: Route) -> None:
        self.routes.append(route)

    def wait(self) -> None:
        """Wait for a request."""
        while not self.routes:
            self._page.wait_for_timeout(20)

    def release(self) -> None:
        """Wait for a request, then release it and all later ones."""
        self.wait()
        for route in self.routes:
            route.continue_()
        self._page.unroute(self._address)


@contextmanager
def finger(page: Page, apart: float = 1) -> Iterator[Callable[..., None]]:
    """A finger that can stay on the screen and move, unlike Playwright's own.

    Args:
        page: The page.
        apart: How many seconds lie between two events, however long they take. By default it is a second,
            because the browser ignores a tap right after a flick.
    """
    session = page.context.new_cdp_session(page)
    clock = count(time.time(), apart)

    def touch(kind: str, *places: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in places]
        event = {"type": kind, "touchPoints": points, "timestamp": next(clock)}
        session.send("Input.dispatchTouchEvent", event)

    yield touch
    session.detach()


def told(game: Game) -> dict[str, Any]:
    """Return the protocol's description of a game as JSON values, without the latest changes."""
    text = json.dumps(vars(position(game)), default=vars)
    told: dict[str, Any] = json.loads(text)
    return _bare(told)


def visible(game: Game) -> str:
    """Return what a board shows, one character for each point: `R`, `B` for a live dot, `r`, `b` for
    territory with or without a captured dot, `.` for paper."""
    answer = told(game)
    pairs = zip(answer["dots"], answer["owners"], strict=True)
    return "".join(dot if owner == "." else owner for dot, owner in pairs)


def play(game: Game, *points: Point) -> None:
    """Play dots on points, the players in turn."""
    for x, y in points:
        game.play(game.board.grid.point(x, y))


def play_randomly(game: Game, random: Random, moves: int = 1) -> list[Point]:
    """Play this many dots, or as many as fit, mostly next to enemy dots, and return their points."""
    board = game.board
    points: list[Point] = []
    while len(points) < moves and not game.outcome:
        point = random.choice(list(board.legal_points))
        others = [player for player in range(board.players) if player != game.turn]
        enemies = [dot for player in others for dot in board.dots(player)]
        if enemies and random.random() < 0.8:
            sides = list(board.grid.mask_points(board.grid.crosses[random.choice(enemies)]))
            point = next((side for side in sides if side in board.legal_points), point)
        game.play(point)
        points.append(board.grid.xy(point))
    return points


def visitor_with(game: Game, site: str, **kept: object) -> dict[str, Any]:
    """Return the storage of a browser in which this game was played, for `open_page(storage_state=…)`.
    `kept` holds further stored values, such as `recordShown`."""
    request = {"v": VERSION, "id": 1, "kind": "restore", "record": to_json(game)}
    answer = json.loads(Session().handle(json.dumps(request)))
    kept = {"position": answer, "record": answer["record"], "introduced": True, **kept}
    items = {f"kropki.{name}": json.dumps(value) for name, value in kept.items()}
    address = urlsplit(site)
    storage = [{"name": name, "value": value} for name, value in items.items()]
    return {
        "cookies": [],
        "origins": [{"origin": f"{address.scheme}://{address.netloc}", "localStorage": storage}],
    }


def _bare(answer: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in answer.items() if key not in _OF_THE_SESSION}


_OF_THE_SESSION = {
    "v", "id", "state", "kind", "change", "tree", "grown", "revert", "repeat", "reading", "record",
    "decided",
}  # fmt: skip
"""The fields of an answer that do not describe the position."""


_LAYERS = ["paper", "ink", "marks"]
# where to sample around a point, in cells: inside a disc or ring, then the paper in all four corners
_SPOTS = [(0.16, 0.16), (0.36, 0.36), (-0.36, 0.36), (-0.36, -0.36), (0.36, -0.36)]


def _mark(board: list[Colour], paper: list[Colour], inks: dict[str, Colour]) -> str:
    """Return the meaning of the colours around a point: a live dot, or a player's hatching."""
    for player in (0, 1):
        if max(map(abs, _difference(board[0], inks[f"ink-{player}"]))) < 45:
            return "RB"[player]
    tint = _difference(_mean(board[1:]), _mean(paper[1:]))
    if max(map(abs, tint)) < 6:
        return "."

    def fault(player: int) -> float:
        """Return how far the tint is from any mixture with the player's ink."""
        ink = _difference(inks[f"ink-{player}"], inks["field"])
        share = sum(x * y for x, y in zip(tint, ink, strict=True)) / sum(x * x for x in ink)
        return sum((x - share * y) ** 2 for x, y in zip(tint, ink, strict=True))

    return "rb"[min((0, 1), key=fault)]


def _difference(a: Colour, b: Colour) -> Colour:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def _mean(colours: list[Colour]) -> Colour:
    red, green, blue = (sum(channel) / len(colours) for channel in zip(*colours, strict=True))
    return (red, green, blue)
