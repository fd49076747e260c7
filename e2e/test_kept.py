"""Python's memory, which the page keeps for the next visit."""

from __future__ import annotations

import json
import os
from base64 import b64encode
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, Route

from e2e.support.pages import CAPTURE, MEMORIES, Kropki, play_randomly
from kropki.game.game import Game
from kropki.game.rules import RULE_SETS
from kropki.protocol.session import Sessions
from kropki.record.writer import write_game

STARTS = int(os.environ.get("KROPKI_STARTS", "3"))
KEPT = """async () => {
    const cache = await caches.open('kropki-python');
    return (await cache.keys()).map(({ url }) => url);
}"""
DAMAGE = """async (part) => {
    const cache = await caches.open('kropki-python');
    const [request] = await cache.keys();
    const response = await cache.match(request);
    const content = new Uint8Array(await response.arrayBuffer());
    if (part === 'hash') content[content.length - 5] ^= 1;
    await cache.put(request, new Response(part === 'half' ? content.slice(0, 1_000_000) : content, response));
}"""
START = """async ([kept, requests]) => {
    const Comlink = await import('./runtime/js/comlink.mjs');
    const worker = new Worker('web/worker.js', { type: 'module' });
    const python = Comlink.wrap(worker);
    const trouble = await python.start({ kept }, Comlink.proxy(() => {}), null);
    if (trouble) throw new Error(trouble.detail);
    const answers = [];
    for (const request of requests) answers.push(await python.ask(request));
    const chance = await python.run('import random; random.random()');
    worker.terminate();
    return [answers, chance];
}"""


LONG = "long " * 200_000


class Visits:
    """The visits of one person to the page."""

    def __init__(self, open_page: Callable[..., Page]) -> None:
        self.first = open_page(idle=True)
        self.asked: list[str] = []
        self.first.context.on("request", lambda request: self.asked.append(request.url.rsplit("/", 1)[-1]))

    def come(self, prefix: str = "") -> Kropki:
        """Open the page; `prefix` is code that its workers run first."""
        self.asked.clear()
        page = self.first.context.new_page()
        if prefix:

            def serve(route: Route) -> None:
                response = route.fetch()
                route.fulfill(response=response, body=prefix + response.text())

            page.route("**/web/worker.js", serve)
        return Kropki(page).open()

    def keep(self) -> list[str]:
        """Wait until memory is kept, and return its address."""
        page = self.first.context.pages[-1]
        while not (kept := page.evaluate(KEPT)):
            page.wait_for_timeout(100)
        return [str(address) for address in kept]

    @property
    def was_restored(self) -> bool:
        """Whether Python has been restored from memory in the last visit."""
        return "pyodide.asm.wasm" in self.asked and "stdlib.zip.wasm" not in self.asked


@pytest.fixture
def visits(open_page: Callable[..., Page]) -> Visits:
    visits = Visits(open_page)
    visits.come()
    assert not visits.was_restored
    visits.keep()
    return visits


@pytest.mark.smoke
def test_a_game_does_without_the_half_of_pythons_code_that_comes_later(
    open_page: Callable[..., Page],
) -> None:
    """If this fails after a change of what Python does: `make wasm-profile`."""
    page = open_page()
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    kropki = Kropki(page).open()
    kropki.click(*CAPTURE)
    kropki.part("hint-ask").click()
    kropki.until("kropki.advised().hints.length === 3")
    assert "pyodide.asm.wasm" in asked
    assert "cold.wasm" not in asked
    assert page.evaluate("kropki.python('import sqlite3; sqlite3.__name__')") == "sqlite3"
    assert "cold.wasm" in asked


def test_a_visit_restores_memory_in_place_of_a_start(visits: Visits) -> None:
    kropki = visits.come()
    assert visits.was_restored
    kropki.click(*CAPTURE)
    assert kropki.answer()["captures"] == [1, 0]
    kropki.part("hint-ask").click()
    kropki.until("kropki.advised().hints.length === 3")
    code = "import csv, micropip, time; (csv.__name__, 'kropki' in micropip.list(), time.tzname)"
    restored, started = kropki.page.evaluate(f"kropki.python({code!r})"), None
    kropki.page.evaluate("caches.delete('kropki-python')")
    started = visits.come().page.evaluate(f"kropki.python({code!r})")
    assert restored == started


@pytest.mark.slow
@pytest.mark.smoke
def test_all_answers_are_those_of_a_normal_start(visits: Visits) -> None:
    page = visits.first.context.new_page()
    page.goto("./")
    requests = session()
    normal, _ = page.evaluate(START, [False, requests])
    assert len(normal) == len(requests)
    assert json.loads(normal[-1])["kind"] == "position"
    chances = set()
    for _ in range(STARTS):
        answers, chance = page.evaluate(START, [True, requests])
        assert answers == normal
        chances.add(chance)
    assert len(chances) == STARTS


def session() -> list[str]:
    """Return the requests of games of all rules, and of a file."""
    sessions = Sessions()
    requests: list[str] = []
    state = 0

    def ask(kind: str, **fields: object) -> None:
        nonlocal state
        requests.append(json.dumps({"v": 1, "id": len(requests), "state": state, "kind": kind, **fields}))
        answer = json.loads(sessions.handle(requests[-1], "recorded"))
        assert answer["kind"] != "error", answer
        state = answer["state"]

    ask("hello")
    for seed, rules in enumerate(RULE_SETS):
        ask("new", width=12, height=12, rules=rules, opening="empty")
        for x, y in play_randomly(Game(12, 12, rules=rules, opening="empty"), Random(seed), 40):
            ask("play", x=x, y=y)
        ask("undo")
    ask("open", data=b64encode(played().encode()).decode())
    ask("open_game", number=1)
    return requests


def played() -> str:
    """Return the SGF file of a game."""
    game = Game(20, 20)
    play_randomly(game, Random(7), 200)
    return write_game(game)


@pytest.mark.parametrize("part", ["hash", "half"])
def test_damaged_memory_is_dropped_without_a_word(visits: Visits, part: str, faults: list[str]) -> None:
    visits.first.context.pages[-1].evaluate(DAMAGE, part)
    kropki = visits.come()
    assert not visits.was_restored
    kropki.click((3, 3))
    assert kropki.answer()["ply"] == 1
    visits.keep()
    visits.come()
    assert visits.was_restored


@pytest.mark.slow
def test_the_memory_of_another_build_is_replaced(visits: Visits) -> None:
    """Whether that is older, after an update of the site, or newer, after a rollback."""
    page = visits.first.context.pages[-1]
    before = visits.keep()
    page.evaluate("""async () => {
        const cache = await caches.open('kropki-python');
        const [request] = await cache.keys();
        await cache.put(new URL('runtime/memory?older', location.href), await cache.match(request));
        await cache.delete(request);
    }""")
    visits.come()
    assert not visits.was_restored
    while visits.keep() != before:
        page.wait_for_timeout(100)


@pytest.mark.slow
@pytest.mark.parametrize("is_kept", [False, True], ids=["first visit", "second visit"])
def test_tabs_that_start_at_the_same_time(open_page: Callable[..., Page], is_kept: bool) -> None:
    visits = Visits(open_page)
    if is_kept:
        visits.come()
        visits.keep()
        visits.asked.clear()
    pages = [visits.first.context.new_page() for _ in range(3)]
    for page in pages:
        page.goto("./", wait_until="commit")
    for page in pages:
        kropki = Kropki(page)
        kropki.until("window.kropki")
        kropki.wait()
        kropki.start_new("10×10")
        kropki.click((3, 3))
        assert kropki.answer()["ply"] == 1
    assert visits.was_restored == is_kept
    assert len(visits.keep()) == 1
    visits.come()
    assert visits.was_restored


@pytest.mark.slow
@pytest.mark.parametrize(
    "prefix",
    [
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });",
        "navigator.storage.estimate = async () => ({ quota: 5e8, usage: 4e8 });",
        "Object.defineProperty(self, 'caches', { get() { throw new DOMException('', 'SecurityError'); } });",
    ],
    ids=["saves data", "no room", "refused"],
)
def test_nothing_is_kept_where_it_should_not_be(open_page: Callable[..., Page], prefix: str) -> None:
    visits = Visits(open_page)
    with visits.first.context.expect_event("request", lambda request: request.url.endswith("cold.wasm")):
        kropki = visits.come(prefix)
    kropki.page.wait_for_timeout(5_000)
    assert kropki.page.evaluate(KEPT) == []
    kropki.click((3, 3))
    assert kropki.answer()["ply"] == 1


@pytest.mark.slow
def test_the_computer_thinks_after_the_memory_has_grown(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.add_init_script(MEMORIES)
    kropki = Kropki(page).open()
    with kropki.change():
        kropki.open_file("large.sgf", f"{played().rstrip()[:-1]}{f';C[{LONG}]' * 4})")
    kropki.part("hint-ask").click()
    kropki.until("kropki.advised().hints.length === 3")
    assert not any(page.evaluate("memories"))
