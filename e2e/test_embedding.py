"""Boards in other people's pages: the element `<kropki-board>` and the frame `embed.html`."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from html import escape
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread
from time import sleep
from typing import Any
from urllib.parse import quote, urljoin

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.support.choice import mostly_slow
from e2e.support.embedded import THREAT, close_the_ring
from e2e.support.host import DIST
from e2e.support.pages import TRANSLATED, Held, Kropki
from kropki.game.game import Game
from kropki.protocol.describe import position
from kropki.record import write_element, write_game
from kropki.record.annotations import set_comment

SCRIPT = '<script type="module" src="web/viewer/kropki-board.js"></script>'
CAPTURE = "(;FF[4]GM[40]AP[Kropki]SZ[9];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb];B[ec.ecfdeedd])"
STATE = "board => ({move: board.move, length: board.length, sgf: board.sgf})"


def visit(page: Page, site: str, body: str, *, script: str = SCRIPT) -> None:
    """Return a page of another author on the same host, with this body."""

    def answer(route: Route) -> None:
        html = f"<!doctype html><meta charset=utf-8><title>Blog</title>{script}{body}"
        route.fulfill(content_type="text/html", body=html)

    page.route(urljoin(site, "blog.html"), answer)
    page.goto(urljoin(site, "blog.html"))


def ready(page: Page, selector: str = "kropki-board") -> None:
    page.wait_for_function("selector => document.querySelector(selector)?.length > 0", arg=selector)


def state(page: Page, selector: str = "kropki-board") -> dict[str, Any]:
    told: dict[str, Any] = page.locator(selector).evaluate(STATE)
    return told


def without_python(page: Page) -> None:
    page.add_init_script("window.Worker = class { constructor() { throw new Error('Python was started'); } }")


def played(moves: int = 60) -> Game:
    game = Game(9, 9, names=["Ann", "<img src=x onerror=alert(1)>"])
    random = Random(5)
    while len(game.moves_made) < moves and not game.outcome:
        game.play(random.choice(list(game.board.legal_points)))
    set_comment(game.node, "<script>alert(1)</script> & more")
    return game


@pytest.mark.smoke
def test_a_game_is_shown_and_walked_without_python(page: Page, site: str) -> None:
    without_python(page)
    game = played()
    visit(page, site, f"<kropki-board at=3>{escape(write_game(game))}</kropki-board>")
    ready(page)
    assert state(page)["move"] == 3
    assert page.evaluate(TRANSLATED, game.names) == [2, []]
    assert page.locator("kropki-board").evaluate("board => board.translate") is False
    page.get_by_role("button", name="Go to end").click()
    assert state(page)["move"] == game.ply == state(page)["length"]
    expect(page.locator("kropki-board .comment")).to_have_text("<script>alert(1)</script> & more")
    board = page.get_by_role("grid")
    expect(board).to_have_accessible_name(f"Board, 9 by 9. Ann against {game.names[1]}, captures "
        f"{game.captures[0]} : {game.captures[1]}. Move {game.ply} of {game.ply}.")  # fmt: skip
    board.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert state(page)["move"] == 1
    page.mouse.wheel(0, 300)
    assert state(page)["move"] == 1


@pytest.mark.parametrize("way", ["stop", "agreement"])
def test_a_settled_game_ends_with_its_result(page: Page, site: str, way: str) -> None:
    without_python(page)
    if way == "stop":
        game = Game(6, 6, rules="wikipedia", options={"stop": "settled"}, opening="empty")
        for point in ("c3", "a1", "d3", "c6"):
            game.play(point)
        game.stop(0)
    else:
        game = Game(6, 6, rules="zagram-territory", opening="empty")
        for point in ("c2", "c3", "b3", "f6", "d3", "f1", "c4", "f3"):
            game.play(point)
        game.offer_settlement(0, [["c2", "d3", "c4", "b3"]])
        game.accept(1)
    assert max(game.scores) > 0
    visit(page, site, f"<kropki-board>{escape(write_game(game))}</kropki-board>")
    ready(page)
    score = " : ".join(f"{score:g}" for score in game.scores)
    expect(page.get_by_role("grid")).to_have_accessible_name(re.compile(f"captures {score}[.]"))


def test_a_board_is_as_light_as_what_is_behind_it(page: Page, site: str) -> None:
    page.emulate_media(color_scheme="dark")
    look = "board => getComputedStyle(board.shadowRoot.querySelector('.frame')).colorScheme"
    for style, scheme in [("", "light"), ("background: #111", "dark"), ("background: #eee8", "light")]:
        visit(page, site, f"<div style='{style}'><kropki-board>{CAPTURE}</kropki-board></div>")
        ready(page)
        assert page.locator("kropki-board").evaluate(look) == scheme


def test_what_kropki_is_stays_in_a_line(page: Page, site: str) -> None:
    record = CAPTURE.replace("SZ[9]", "SZ[9]PB[Ann Kowalska]PW[Jan Nowak]")
    for width in (580, 672, 740, 900):
        board = f"<kropki-board interactive style='width: {width}px'>{record}</kropki-board>"
        visit(page, site, board)
        ready(page)
        told = page.locator("kropki-board .about span").first
        assert told.evaluate("told => told.getClientRects().length") == 1
        assert told.evaluate("told => told.getBoundingClientRect().height") < 20


def test_a_small_board_has_no_giant_cells(page: Page, site: str) -> None:
    visit(page, site, "<kropki-board style='width: 900px'>(;GM[40]AP[Kropki]SZ[4];B[bb])</kropki-board>")
    ready(page)
    assert page.get_by_role("grid").evaluate("grid => grid.clientHeight") == 400


def test_a_page_can_say_how_high_boards_may_be(page: Page, site: str) -> None:
    for rest in (0, 200):
        style = f"<style>kropki-board {{ --kropki-height: calc(100svh - {rest}px) }}</style>"
        visit(page, site, f"{style}<kropki-board style='width: 900px'>{CAPTURE}</kropki-board>")
        ready(page)
        height = page.locator("kropki-board").evaluate("board => board.offsetHeight")
        assert height <= page.evaluate("innerHeight") - rest < height + 40


def test_a_capture_is_drawn(page: Page, site: str) -> None:
    visit(page, site, f"<kropki-board>{CAPTURE}</kropki-board>")
    ready(page)
    page.emulate_media(reduced_motion="reduce")
    colours = page.locator("kropki-board").evaluate(
        """async board => {
            const canvas = board.shadowRoot.querySelector('canvas.ink');
            const cell = canvas.height / 10.3;
            const [x, y] = [canvas.width / 2 + 0.42 * cell, canvas.height / 2 - cell];
            const look = () => [...canvas.getContext('2d').getImageData(x, y, 3, 3).data];
            board.go(6);
            const before = look();
            board.go(7);
            await new Promise(done => setTimeout(done, 900));
            return [before.some(Boolean), look().some(Boolean)];
        }"""
    )
    assert colours == [False, True]


def test_a_board_follows_forced_colours(page: Page, site: str) -> None:
    visit(page, site, f"<kropki-board>{CAPTURE}</kropki-board>")
    ready(page)
    page.emulate_media(forced_colors="active", color_scheme="dark")
    middle = page.locator("kropki-board").evaluate(
        """async board => {
            for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
            const canvas = board.shadowRoot.querySelector('canvas');
            const { width, height } = canvas;
            const pixels = canvas.getContext('2d').getImageData(0, 0.54 * height, width, 1).data;
            const counts = new Map();
            for (let i = 0; i < pixels.length; i += 4) {
                const colour = pixels.slice(i, i + 3).join();
                counts.set(colour, (counts.get(colour) ?? 0) + 1);
            }
            return [...counts].sort((a, b) => b[1] - a[1])[0][0];
        }"""
    )
    assert middle == "0,0,0"  # the system's canvas, not the colour of its text


@pytest.mark.slow
@pytest.mark.smoke
def test_three_on_a_page_play_by_one_python(page: Page, site: str) -> None:
    page.add_init_script(
        "window.started = 0;"
        "window.Worker = class extends Worker { constructor(...how) { super(...how); started++; } }"
    )
    boards = "".join(
        f"<kropki-board id=b{n} interactive style='width:300px'>{THREAT}</kropki-board>" for n in range(3)
    )
    visit(page, site, boards)
    for number in range(3):
        ready(page, f"#b{number}")
    assert page.evaluate("started") == 0
    for number in (0, 1):
        page.locator(f"#b{number}").evaluate("board => board.play({x: 4, y: 2})")
    told = [state(page, f"#b{number}") for number in range(3)]
    assert [one["move"] for one in told] == [7, 7, 6]
    assert "B[ec.ddeefdecdd]" in told[0]["sgf"]
    assert page.evaluate("started") == 1
    page.locator("#b2").evaluate("board => board.play({x: 4, y: 3})")
    expect(page.locator("#b2 .told")).to_contain_text("dot")
    assert state(page, "#b2")["move"] == 6


def test_a_screen_reader_finds_rows_and_cells(page: Page, site: str) -> None:
    without_python(page)
    visit(page, site, f"<kropki-board at=0 lang=en>{THREAT}</kropki-board>")
    ready(page)
    board = page.get_by_role("grid")
    expect(board.get_by_role("row")).to_have_count(9)
    expect(board.get_by_role("gridcell")).to_have_count(81)
    page.evaluate("document.querySelector('kropki-board').go('end')")
    expect(board.get_by_role("gridcell", name="red")).not_to_have_count(0)
    focused = page.locator("kropki-board [role=gridcell]:focus")
    board.focus()
    expect(focused).to_have_accessible_name("e5, Red’s dot")
    page.keyboard.press("ArrowUp")
    expect(focused).to_have_accessible_name(re.compile("^e4"))
    page.keyboard.press("Shift+ArrowRight")
    expect(focused).to_have_accessible_name(re.compile("^f4"))
    move = state(page)["move"]
    page.keyboard.press("ArrowLeft")
    assert state(page)["move"] == move - 1
    expect(focused).to_have_accessible_name(re.compile("^f4"))


def test_a_reader_plays_by_click_and_by_keys(page: Page, site: str) -> None:
    visit(page, site, f"<kropki-board interactive style='width:400px'>{THREAT}</kropki-board>")
    ready(page)
    page.evaluate(
        "document.querySelector('kropki-board').addEventListener('kropki-play', e => window.told = e.detail)"
    )
    board = page.get_by_role("grid")
    box = board.bounding_box()
    assert box
    board.click(position={"x": box["width"] / 2, "y": box["height"] * 0.3})
    page.wait_for_function("window.told?.y === 2")
    assert page.evaluate("[told.x, told.y, told.player]") == [4, 2, 0]
    board.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function("told.y === 5")
    assert page.evaluate("[told.x, told.player]") == [4, 1]


@pytest.mark.slow
def test_a_record_of_another_program_gets_its_captures(page: Page, site: str) -> None:
    visit(page, site, "<kropki-board>(;GM[40]SZ[9];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb];B[ec])</kropki-board>")
    page.wait_for_function("document.querySelector('kropki-board').sgf.includes('B[ec.ddeefdecdd]')")
    expect(page.get_by_role("grid")).to_have_accessible_name(
        "Board, 9 by 9. Red against Blue, captures 1 : 0. Move 7 of 7."
    )


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("<kropki-board>nothing</kropki-board>", "viewer/game"),
        ("<kropki-board>(;SZ[99];B[aa])</kropki-board>", "viewer/game"),
        ("<kropki-board src='https://elsewhere.example/a.sgf'></kropki-board>", "viewer/origin"),
    ],
)
def test_a_game_that_cannot_be_shown_is_explained(
    page: Page, site: str, faults: list[str], body: str, code: str
) -> None:
    page.add_init_script("addEventListener('kropki-error', e => window.told = e.detail.code)")
    visit(page, site, body)
    page.wait_for_function("window.told")
    assert page.evaluate("told") == code
    expect(page.locator("kropki-board .told")).not_to_be_empty()
    faults.clear()


@pytest.mark.slow
@pytest.mark.smoke
@pytest.mark.parametrize("sandbox", ["", "sandbox=allow-scripts"])
def test_a_frame_plays(page: Page, site: str, sandbox: str) -> None:
    address = f"embed.html#interactive&sgf={quote(THREAT)}"
    listen = "<script>addEventListener('message', e => window.height = e.data.height)</script>"
    visit(
        page,
        site,
        f"{listen}<iframe {sandbox} src='{escape(address)}' width=480 height=560></iframe>",
        script="",
    )
    close_the_ring(page.frame_locator("iframe").get_by_role("grid"))
    assert page.evaluate("height") > 480


SIZES = [
    (600, 371), (470, 370), (600, 300), (400, 300), (400, 400),
    (300, 400), (300, 500), (300, 600), (300, 700),
]  # fmt: skip
"""Sizes at which other programs' boards have broken."""


@pytest.mark.slow
@pytest.mark.smoke
def test_a_frame_is_fully_visible_and_plays_at_every_size(page: Page, site: str) -> None:
    address = escape(f"embed.html#interactive&sgf={quote(THREAT)}")
    frames = [f"<iframe src='{address}' width={width} height={height}></iframe>" for width, height in SIZES]
    visit(page, site, "".join(frames), script="")
    for place, (width, height) in enumerate(SIZES):
        frame = page.frame_locator(f"iframe >> nth={place}")
        board, bar = frame.get_by_role("grid"), frame.locator(".bar")
        expect(board).to_have_accessible_name(re.compile("captures 0 : 0. Move 6 of 6"))
        inner = board.evaluate("board => [board.clientWidth, board.clientHeight]")
        below = bar.evaluate("bar => bar.getBoundingClientRect().bottom")
        assert inner[0] > width - 10
        assert inner[1] > height * 0.6
        assert below <= height + 1
        assert not board.evaluate("() => document.documentElement.scrollHeight > innerHeight")
    for place in (0, 5, 8):  # wide, narrow, narrow and high; each starts a Python of its own
        close_the_ring(page.frame_locator(f"iframe >> nth={place}").get_by_role("grid"))


@pytest.mark.smoke
def test_the_element_plays_in_a_bare_page(page: Page, site: str) -> None:
    visit(page, site, f"<kropki-board interactive>{THREAT}</kropki-board>")
    ready(page)
    close_the_ring(page.get_by_role("grid"))
    shown = page.locator("kropki-board").evaluate("board => getComputedStyle(board).width")
    assert float(shown.removesuffix("px")) > 600


@pytest.mark.slow
def test_no_answer_is_given_away_in_a_classroom(page: Page, site: str) -> None:
    game = CAPTURE.replace("SZ[9]", "SZ[9]C[Look!]CR[dd]LB[ee:A]")
    without_python(page)
    visit(page, site, f"<kropki-board at=0 hints=off interactive>{game}</kropki-board>")
    ready(page)
    look = """board => [...board.shadowRoot.querySelectorAll('canvas')].map(canvas => [
        canvas.className,
        canvas.width > 0 &&
            canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean),
    ])"""
    board, comment = page.locator("kropki-board"), page.locator("kropki-board .comment")
    page.get_by_role("grid").hover()
    expect(comment).to_be_hidden()
    assert dict(board.evaluate(look)) == {"paper": True, "ink": False, "signs": False, "marks": False}
    board.evaluate("board => board.removeAttribute('hints')")
    expect(comment).to_have_text("Look!")
    assert dict(board.evaluate(look))["signs"]


EVIL = '"><script>hacked()</script><img src=x onerror=hacked()>javascript:hacked()'
DEEP = "(;AP[Kropki]SZ[9]" + ";B[aa];W[bb]" * 40_000 + ")"
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
LARGE = "(;AP[Kropki]SZ[52]"
SMALL_RINGS = [
    "".join(LETTERS[x + dx] + LETTERS[y + dy] for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)))
    for y in range(1, 51)
    for x in range(1, 51)
]
BORDER = "".join(
    [f"{letter}a" for letter in LETTERS[1:-1]] + [f"Z{letter}" for letter in LETTERS[1:-1]]
    + [f"{letter}Z" for letter in LETTERS[-2:0:-1]] + [f"a{letter}" for letter in LETTERS[-2:0:-1]]
)  # fmt: skip
HOSTILE: list[tuple[dict[str, str], str, str]] = [
    # attributes, text, and what is told in the end: ready, or a code
    ({}, f"(;AP[Kropki]SZ[9]PB[{EVIL}]PW[{EVIL}]C[{EVIL}];B[aa]C[{EVIL}])", "ready"),
    ({}, f"(;AP[Kropki]SZ[9]LB[aa:{EVIL}]LB[bb:{'x' * 100_000}];B[aa])", "ready"),
    ({}, f"(;AP[Kropki]SZ[9];B[{EVIL}];W[];B[zz];W[aa.bb];B[bb.{'aabbccdd' * 50_000}])", "ready"),
    ({}, "(;AP[Kropki]SZ[9];B[aa" + "\\\\" * 100_000, "ready"),
    ({}, "(" * 100_000 + ";AP[Kropki]SZ[9];B[aa])", "ready"),
    ({}, "(;AP[Kropki]SZ[9];B[aa]" + "(;W[bb]" * 50_000, "viewer/game"),
    ({}, DEEP, "viewer/game"),
    ({}, "(;AP[Kropki]SZ[9]C[" + "x" * 4_000_001, "viewer/game"),
    ({}, "(;AP[Kropki]SZ[999999999999:52];B[aa])", "viewer/game"),
    ({}, "(;AP[Kropki]SZ[-9];B[aa])", "viewer/game"),
    ({}, "(;AP[Kropki]SZ[9]__proto__[x]constructor[y];B[aa])", "ready"),
    ({}, "<script>hacked()</script>", "viewer/game"),
    ({}, "<script>for (;;) if (x) break; else x[0] = 1;</script>", "viewer/game"),
    ({}, f"{LARGE}AB{'[aa:ZZ]' * 2000};B[aa])", "viewer/game"),
    ({}, f"{LARGE}TR{'[aa:ZZ]' * 20_000};B[aa])", "viewer/game"),
    ({}, f"{LARGE};B[aa.{'.'.join(SMALL_RINGS * 8)}])", "viewer/game"),
    ({}, LARGE + f";B[aa.{BORDER}]" * 2000 + ")", "ready"),
    ({}, f"{LARGE};B{'[aa]' * 500_000})", "viewer/game"),
    ({"src": "javascript:hacked()"}, "", "viewer/origin"),
    ({"src": "data:text/plain,(;SZ[9];B[aa])"}, "", "viewer/origin"),
    ({"src": "//elsewhere.example/a.sgf"}, "", "viewer/origin"),
    ({"src": "file:///etc/passwd"}, "", "viewer/origin"),
    ({"src": "http://["}, "", "viewer/file"),
    ({"src": "away.sgf"}, "", "viewer/file"),
    ({"src": "web/../nowhere.sgf"}, "", "viewer/file"),
    ({"at": "1e999", "theme": EVIL, "lang": "../../x", "controls": EVIL}, CAPTURE, "ready"),
    ({"at": "__proto__", "lang": "//elsewhere.example/x", "coordinates": "{}"}, CAPTURE, "ready"),
]
TRY = """async ([attributes, text]) => {
    document.querySelector('kropki-board')?.remove();
    const board = document.createElement('kropki-board');
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    board.textContent = text;
    const told = new Promise((resolve) => {
        board.addEventListener('kropki-ready', () => resolve('ready'));
        board.addEventListener('kropki-error', ({ detail }) => resolve(detail.code));
    });
    document.body.append(board);
    const how = await told;
    if (how === 'ready') for (const to of ['first', 'forward', 'last']) board.walk(to);
    else if (!board.shadowRoot.querySelector('.told').textContent) return 'nothing said';
    return board.shadowRoot.querySelector('script, img') ? 'markup' : how;
}"""
WRONG_TYPES = """async () => {
    const board = document.querySelector('kropki-board');
    const before = JSON.stringify([board.move, board.length, board.sgf]);
    for (const wrong of [undefined, null, {}, [], NaN, -1, 'x', Symbol.iterator, () => {}, new Date()]) {
        await board.load(wrong);
        for (const call of [() => board.go(wrong), () => board.walk(wrong)]) try { call(); } catch {}
    }
    const targets = [window, document.querySelector('iframe').contentWindow];
    for (const data of ['x', null, 7, { type: 'kropki-height' }, { sgf: 'x' }, { src: 'x' }, [[]]]) {
        for (const target of targets) target.postMessage(data, '*');
    }
    await new Promise((done) => setTimeout(done, 100));
    board.go('end');
    return before === JSON.stringify([board.move, board.length, board.sgf]);
}"""


@pytest.mark.smoke
def test_hostile_input_is_data(page: Page, site: str, faults: list[str]) -> None:
    without_python(page)
    page.add_init_script("window.hacked = () => { top.harm = true }")
    leave = {"Location": "https://elsewhere.example/a.sgf"}
    page.route(urljoin(site, "away.sgf"), lambda route: route.fulfill(status=302, headers=leave))
    address = escape("embed.html#src=javascript:top.hacked()&__proto__=x&onload=hacked()")
    visit(page, site, f"<iframe src='{address}'></iframe><kropki-board>{CAPTURE}</kropki-board>")
    ready(page)
    expect(page.frame_locator("iframe").locator(".told")).to_contain_text("another site")
    for attributes, text, end in HOSTILE:
        assert page.evaluate(TRY, [attributes, text]) == end, (attributes, text[:80])
    assert page.evaluate(TRY, [{}, CAPTURE]) == "ready"
    assert page.evaluate(WRONG_TYPES)
    assert not page.evaluate("window.harm")
    # each is told on the console, but none is uncaught, and nothing went to another origin
    faults[:] = [fault for fault in faults if not fault.startswith("on the console")]


def test_views_agree_with_python(page: Page, site: str) -> None:
    game = played()
    visit(page, site, f"<kropki-board at=end>{escape(write_game(game))}</kropki-board>")
    ready(page)
    told = position(game)
    names = f"captures {told.captures[0]} : {told.captures[1]}"
    assert names in (page.get_by_role("grid").get_attribute("aria-label") or "")


LISTEN = """<script>
    window.told = [];
    for (const name of ['ready', 'play', 'error']) {
        addEventListener('kropki-' + name, ({ detail }) => told.push(detail.player ?? detail.code ?? name));
    }
</script>"""


@pytest.mark.slow
def test_all_dots_placed_before_python_is_ready_are_played(page: Page, site: str) -> None:
    visit(page, site, f"{LISTEN}<kropki-board interactive style='width:400px'>{THREAT}</kropki-board>")
    ready(page)
    told = page.locator("kropki-board").evaluate(
        """async board => {
            const plays = [board.play({ x: 0, y: 8 }), board.play({ x: 8, y: 8 })];
            board.walk('back');
            plays.push(board.play({ x: 8, y: 0 }));
            await Promise.all(plays);
            return [told, board.move, board.length];
        }"""
    )
    assert told == [["ready", 0, 1, 1], 8, 8]
    assert ";B[ai]" in state(page)["sgf"]
    assert ";W[ii]" in state(page)["sgf"]
    assert ";W[ia]" in state(page)["sgf"]


@pytest.mark.slow
def test_a_readers_moves_last_until_another_game_is_loaded(page: Page, site: str) -> None:
    visit(page, site, f"<div></div><kropki-board interactive>{THREAT}</kropki-board>")
    ready(page)
    board = page.locator("kropki-board")
    board.evaluate("board => board.play({ x: 0, y: 8 })")
    before = state(page)
    assert before["move"] == 7
    for change in (
        "setAttribute('lang', 'pl')", "setAttribute('theme', 'dark')", "setAttribute('hints', 'off')",
        "setAttribute('coordinates', 'off')", "setAttribute('controls', 'off')", "parentNode.prepend(board)",
        "previousElementSibling?.append(board)",
    ):  # fmt: skip
        board.evaluate(f"board => {{ board.{change}; }}")
        page.wait_for_timeout(300)
        assert state(page) == before, change
    expect(page.get_by_role("grid")).to_have_accessible_name(re.compile("Ruch 7 z 7"))
    board.evaluate("board => board.play({ x: 8, y: 8 })")
    assert state(page)["move"] == 8
    loaded = """async ([board, sgf]) => {
        const play = board.play({ x: 8, y: 7 });
        await board.load(sgf);
        await play;
    }"""
    page.evaluate(loaded, [board.element_handle(), CAPTURE])
    assert state(page) == {"move": 7, "length": 7, "sgf": CAPTURE}


@pytest.mark.slow
def test_a_game_loaded_while_python_starts_is_shown(page: Page, site: str) -> None:
    visit(page, site, f"{LISTEN}<kropki-board interactive>{THREAT}</kropki-board>")
    ready(page)
    page.locator("kropki-board").evaluate(
        """async (board, sgf) => {
            const play = board.play({ x: 0, y: 8 });
            await board.load(sgf);
            board.go(3);
            await play;
        }""",
        CAPTURE,
    )
    assert state(page) == {"move": 3, "length": 7, "sgf": CAPTURE}
    assert page.evaluate("told") == ["ready", "ready"]


@pytest.mark.slow
def test_the_later_of_two_files_is_shown(page: Page, site: str) -> None:
    held = Held(page, urljoin(site, "slow.sgf"))
    page.route(urljoin(site, "fast.sgf"), lambda route: route.fulfill(body=CAPTURE))
    visit(page, site, "<kropki-board src=slow.sgf></kropki-board>")
    held.wait()
    page.locator("kropki-board").evaluate("board => board.setAttribute('src', 'fast.sgf')")
    ready(page)
    held.routes[0].fulfill(body=THREAT)
    page.wait_for_timeout(300)
    assert state(page)["sgf"] == CAPTURE
    page.locator("kropki-board").evaluate("(board, sgf) => board.load(sgf)", THREAT)
    assert state(page)["sgf"] == THREAT


def test_text_that_arrives_late_is_shown(page: Page, site: str) -> None:
    visit(page, site, f"<kropki-board>{THREAT}</kropki-board>")
    ready(page)
    board = page.locator("kropki-board")
    board.evaluate("(board, text) => { board.textContent = text; }", CAPTURE)
    expect(page.get_by_role("grid")).to_have_accessible_name(re.compile("Move 7 of 7"))
    board.evaluate("(board, text) => { board.firstChild.data = text; }", THREAT)
    expect(page.get_by_role("grid")).to_have_accessible_name(re.compile("Move 6 of 6"))


class InParts(SimpleHTTPRequestHandler):
    """The built site and a page that arrives in parts, the last one long after the board's script ran."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments, directory=str(DIST))

    def do_GET(self) -> None:
        if self.path != "/parts.html":
            return super().do_GET()
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        script = SCRIPT.replace(" src", " async src")
        told = "<script>all = []; addEventListener('kropki-ready', (e) => all.push(e.detail.length))</script>"
        filler = "<p>Once upon a time</p>" * 500  # enough for a browser to begin
        for part in (script + told + filler, f"<kropki-board>{THREAT[:40]}", f"{THREAT[40:]}</kropki-board>"):
            self.wfile.write(part.encode())
            self.wfile.flush()
            sleep(1)
        return None

    def log_message(self, *arguments: object) -> None:
        pass


@pytest.mark.slow
def test_text_that_arrives_in_parts_is_read_once_complete(browser: Browser) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), InParts) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/parts.html")
        ready(page)
        assert page.evaluate("all") == [6]
        page.close()
        server.shutdown()


HEAD = "(;FF[4]GM[40]AP[Kropki]SZ[9]"
CUT_OFF = "The record is cut off after move {}."
UNREAD = "A move of this record cannot be read: it may have been changed."
DAMAGED = "Part of this text does not belong to the game: it may have been changed."
MARKED_UP = "The site has changed the text of this record: comments may lack characters."
FAULTS: list[tuple[str, int, list[str], str]] = [  # what is in the element, moves, codes and the message
    (CAPTURE, 7, [], ""),
    (f"{HEAD};B[ee];W[ed];B[dd];W[e", 3, ["sgf/unclosed"], CUT_OFF.format(3)),
    (f"{HEAD};B[ee];W[ed];B[dd];W[ec.ecfd", 3, ["sgf/unclosed"], CUT_OFF.format(3)),
    (f"{HEAD};B[ee];W[ed];B", 2, ["sgf/unclosed"], CUT_OFF.format(2)),
    (f"{HEAD};B[ee];W[ed]", 2, ["sgf/unclosed"], CUT_OFF.format(2)),
    (f"{HEAD};B[ee]C[Hello", 1, ["sgf/unclosed"], CUT_OFF.format(1)),
    (f"{HEAD};B[ee](;W[ed]", 2, ["sgf/unclosed"], CUT_OFF.format(2)),
    (f"{HEAD};B[ee](;W[ed])(;W[d", 2, ["sgf/unclosed"], "The record is cut off in a variation."),
    (f"{HEAD};", 0, ["sgf/unclosed"], "The record is cut off before the first move."),
    (f"{CAPTURE} and more", 7, ["sgf/junk"], DAMAGED),
    (CAPTURE + THREAT, 7, ["record/more-games"], "This record holds more games. Only the first is shown."),
    (f"{HEAD};B[ee]C[an ] unescaped];W[ed])", 2, ["sgf/junk"], DAMAGED),
    ("(;GM[1]SZ[9];B[ee];W[ed])", 2, ["record/go"], "This is a record of Go, not of dots."),
    ("(;SZ[9]RU[Japanese];B[ee];W[ed])", 2, ["record/go"], "This is a record of Go, not of dots."),
    ("(;SZ[19]HA[2]AB[pd][dp];W[dd])", 1, ["record/go"], "This is a record of Go, not of dots."),
    (f"{HEAD};B[ee;W[ed];B[dd];W[aa])", 3, ["record/move"], UNREAD),
    (f"{HEAD};B[ee];W[e\ufffd];B[dd])", 3, ["record/move"], UNREAD),
    (f"{HEAD};B[ee];W[ed]C[half a word \\", 2, ["sgf/unclosed"], CUT_OFF.format(2)),
    (f"{HEAD};B[ee];W[ed](;B[dd];W[aa])(;B[cc];W", 4, ["sgf/unclosed"],
        "The record is cut off in a variation."),
    (f"\ufeff{HEAD}\r\n;B[ee]\r\n;W[ed]\r\n)\r\n", 2, [], ""),
    (f"{HEAD};B[ee];W[resign])", 2, [], ""),
    (f'{{"sgf": "{HEAD};B[ee])"}}', 1, ["sgf/junk"], DAMAGED),
    ("(;GM[2]AP[Kropki]SZ[9];B[ee])", 1, ["record/other-game"], "This is a record of another game (GM[2]), "
        "not of dots. It is shown as dots."),
    ("(;GM[1]SZ[9];B[ee", 0, ["record/go", "sgf/unclosed"], "This is a record of Go, not of dots. "
        "The record is cut off before the first move."),
    (f"{HEAD};B[ee]C[<em>a</em>];W[ed])", 2, ["viewer/markup"], MARKED_UP),
    (f"{HEAD};B[ee]C[<a href='https://x.example'>https://x.example</a><br>a];W[ed])", 2, [], ""),
    (f"{HEAD};B<a href=';W[dd]'>ee</a>;W[ed])", 2, ["viewer/markup", "sgf/junk"], f"{MARKED_UP} {DAMAGED}"),
    (f"<p>{HEAD};B[ee]C[a</p>\n<p>b];W[ed])</p>", 2, [], ""),
]  # fmt: skip
TOLD = """async (html) => {
    document.querySelector('kropki-board')?.remove();
    const board = document.createElement('kropki-board');
    const codes = [];
    board.addEventListener('kropki-error', ({ detail }) => codes.push(detail.code));
    const ready = new Promise((resolve) => board.addEventListener('kropki-ready', resolve));
    board.innerHTML = html;
    document.body.append(board);
    await ready;
    await null;
    return [board.length, codes, board.shadowRoot.querySelector('.notice:not([hidden])')?.innerText ?? ''];
}"""

FROM_FILE = TOLD.replace("board.innerHTML = html", "board.setAttribute('src', html)")


def test_a_damaged_record_is_shown_and_says_so(page: Page, site: str) -> None:
    without_python(page)
    visit(page, site, f"<kropki-board>{CAPTURE}</kropki-board>")
    ready(page)
    for html, *told in FAULTS:
        assert page.evaluate(TOLD, html) == told, html
    sgf = page.locator("kropki-board").evaluate("board => board.sgf")
    assert "C[a\n\nb]" in sgf  # the blank line that the paragraphs replaced
    board = page.locator("kropki-board")
    board.evaluate("(board, text) => board.load(text)", f"{HEAD};B[ee];W[ed];B[d")
    board.evaluate("board => board.go(1)")
    expect(board.locator(".notice")).to_have_text(CUT_OFF.format(2))
    board.evaluate("board => board.setAttribute('lang', 'pl')")
    expect(board.locator(".notice")).to_have_text("Zapis urywa się po ruchu 2.")
    board.evaluate("(board, text) => board.load(text)", CAPTURE)
    expect(board.locator(".notice")).to_be_hidden()


WAYS = {
    "text": "board.textContent = sgf",
    "attribute": "board.setAttribute('sgf', sgf)",
    "property": "board.sgf = sgf",
    "file": "board.setAttribute('src', 'cut.sgf')",
}
NOT_FOUND = "<!doctype html><title>404</title><script>for (;n < 9;) n++</script><p>(;SZ[9];B[ee])"


@pytest.mark.parametrize("way", mostly_slow(WAYS, ["text"]))
def test_a_cut_record_says_so_whatever_way_it_comes(
    page: Page, site: str, faults: list[str], way: str
) -> None:
    without_python(page)
    texts: dict[str, bytes] = {}
    page.route(urljoin(site, "cut.sgf"), lambda route: route.fulfill(body=texts["now"]))
    visit(page, site, "")
    board = page.locator("kropki-board")
    for cut in (f"{HEAD};B[ee];W[ed];B", f"\ufeff{HEAD}PB[Ж];B[ee]\r\n;W[ed]C[Ж", f"{HEAD};B[ee];W[ed];B[d"):
        texts["now"] = cut.encode()[: -1 if cut.endswith("Ж") else None]
        made = (
            "sgf => { const board = document.createElement('kropki-board'); %s; document.body.append(board) }"
        )
        page.evaluate(made % WAYS[way], texts["now"].decode(errors="replace"))
        expect(board.locator(".notice")).to_have_text(CUT_OFF.format(2))
        board.evaluate("board => board.remove()")
    for none in (
        b"",
        NOT_FOUND.encode(),
        zlib.compress(b"(;SZ[9];B[ee])"),
        b'[Event "?"]\n\n1. e4 e5 (1... c5) *',
    ):
        texts["now"] = none
        page.evaluate(made % WAYS[way], none.decode(errors="replace"))
        expect(board.locator(".told")).to_have_text("This game cannot be shown.")
        board.evaluate("board => board.remove()")
    faults.clear()


@pytest.mark.slow
def test_a_damaged_record_says_so_before_python_has_it(page: Page, site: str) -> None:
    """Else the board would grow when Python has found its captures."""
    page.add_init_script("window.Worker = class { postMessage() {} addEventListener() {} }")
    visit(page, site, "<kropki-board>(;GM[40]SZ[9];B[ee];W[ed];B[d</kropki-board>")
    ready(page)
    expect(page.locator("kropki-board .told")).to_contain_text("Python")
    expect(page.locator("kropki-board .notice")).to_have_text(CUT_OFF.format(2))


@pytest.mark.slow
def test_what_a_blank_line_cuts_off_says_so(page: Page, site: str) -> None:
    """As Markdown writes it: the paragraph ends, and the element with it."""
    board = f"<p><kropki-board>{HEAD};B[ee];W[ed]C[One</p>\n<p>two];B[dd])</kropki-board></p>"
    visit(page, site, board)
    ready(page)
    expect(page.locator("kropki-board .notice")).to_have_text(CUT_OFF.format(2))


@pytest.mark.slow
def test_a_record_in_an_attribute_is_shown(page: Page, site: str) -> None:
    without_python(page)
    html = write_element(played(30), at=3)
    visit(page, site, html.replace("<kropki-board", "<kropki-board width=320 height=400"))
    ready(page)
    assert state(page)["move"] == 3
    assert state(page)["length"] == 30
    box = page.locator("kropki-board").bounding_box()
    assert box
    assert (box["width"], box["height"]) == (320, 400)
    board = page.locator("kropki-board")
    board.evaluate("(board, text) => { board.sgf = text; }", CAPTURE)  # as React does
    expect(page.get_by_role("grid")).to_have_accessible_name(re.compile("Move 3 of 7"))
    assert board.get_attribute("sgf") == CAPTURE
    escaped = html.replace("&", "&amp;")  # by a template that escapes what is escaped
    visit(page, site, escaped)
    ready(page)
    assert state(page)["length"] == 30
    page.locator("kropki-board").evaluate("board => board.go('end')")
    expect(page.locator("kropki-board .comment")).to_have_text("<script>alert(1)</script> & more")


@pytest.mark.slow
def test_a_text_may_be_set_before_the_script_is_there_and_taken_back(page: Page, site: str) -> None:
    without_python(page)
    visit(page, site, "<kropki-board></kropki-board>", script="")
    page.evaluate("sgf => { document.querySelector('kropki-board').sgf = sgf; }", CAPTURE)
    page.evaluate("import('./web/viewer/kropki-board.js').then(() => {})")
    ready(page)
    board = page.locator("kropki-board")
    assert board.get_attribute("sgf") == CAPTURE
    board.evaluate(
        "(board, text) => { board.textContent = text; board.sgf = null; }", THREAT
    )  # as React does
    expect(page.get_by_role("grid")).to_have_accessible_name(re.compile("Move 6 of 6"))
    assert board.get_attribute("sgf") is None


@pytest.mark.slow
def test_a_board_in_a_frame_with_its_own_text_reads_files(page: Page, site: str) -> None:
    page.route(urljoin(site, "game.sgf"), lambda route: route.fulfill(body=CAPTURE))
    inside = escape(f"{SCRIPT}<kropki-board src=game.sgf></kropki-board>", quote=True)
    visit(page, site, f'<iframe srcdoc="{inside}"></iframe>', script="")
    board = page.frame_locator("iframe").get_by_role("grid")
    expect(board).to_have_accessible_name(re.compile("Move 7 of 7"))


RUSSIAN = f"{HEAD}PB[Пётр];B[ee])"
POLISH = f"{HEAD}PB[Łucja]CA[cp1250];B[ee])"
CHARSETS: list[tuple[bytes, str, str, list[str]]] = [
    (RUSSIAN.encode(), "application/x-go-sgf", "Пётр", []),
    (RUSSIAN.encode("utf-16"), "application/x-go-sgf", "Пётр", []),
    (RUSSIAN.encode("cp1251"), "text/plain; charset=windows-1251", "Пётр", []),
    (POLISH.encode("cp1250"), "text/plain; charset=ISO-8859-1", "Łucja", []),
    (RUSSIAN.encode("cp1251"), "text/plain", "\ufffd", ["charset/undecodable"]),
    (RUSSIAN.encode("cp1251"), "text/plain; charset=unheard-of", "\ufffd", ["charset/undecodable"]),
]
"""The bytes of a file, its type, its player's name on the board, and faults."""


def answering(body: bytes, kind: str) -> Callable[[Route], None]:
    """Return what answers with a file of this type."""
    return lambda route: route.fulfill(body=body, headers={"Content-Type": kind})


@pytest.mark.slow
def test_a_file_of_any_charset_is_read_or_says_what_it_lacks(page: Page, site: str) -> None:
    without_python(page)
    visit(page, site, f"<kropki-board>{CAPTURE}</kropki-board>")
    ready(page)
    for number, (body, kind, name, codes) in enumerate(CHARSETS):
        page.route(urljoin(site, f"{number}.sgf"), answering(body, kind))
        _, found, notice = page.evaluate(FROM_FILE, f"{number}.sgf")
        assert found == codes and bool(notice) == bool(codes)
        assert name in page.locator("kropki-board").evaluate("board => board.sgf")


def test_an_empty_address_means_no_game(page: Page, site: str) -> None:
    visit(page, site, f"<kropki-board src=''>{CAPTURE}</kropki-board>")
    ready(page)
    assert state(page)["sgf"] == CAPTURE


@pytest.mark.slow
def test_a_failed_start_of_python_is_reported_and_retried(page: Page, site: str, faults: list[str]) -> None:
    worker = urljoin(site, "web/worker.js")
    page.route(worker, lambda route: route.fulfill(status=404))
    foreign = "(;GM[40]SZ[9];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb];B[ec])"
    visit(page, site, f"{LISTEN}<kropki-board interactive>{foreign}</kropki-board>")
    page.wait_for_function("window.told.length")
    assert page.evaluate("told") == ["viewer/python"]
    expect(page.locator("kropki-board .told")).to_contain_text("Python could not start")
    page.unroute(worker)
    page.locator("kropki-board").evaluate("(board, sgf) => board.load(sgf)", foreign)
    assert "B[ec.ddeefdecdd]" in state(page)["sgf"]
    expect(page.locator("kropki-board .told")).to_be_empty()
    faults.clear()


def test_nothing_can_be_played_without_a_game(page: Page, site: str, faults: list[str]) -> None:
    without_python(page)
    visit(page, site, f"{LISTEN}<kropki-board interactive></kropki-board>")
    page.wait_for_function("window.told.length")
    page.locator("kropki-board").evaluate("board => board.play({ x: 0, y: 0 })")
    assert page.evaluate("told") == ["viewer/game"] * 2
    expect(page.get_by_role("button")).to_have_count(0)
    faults.clear()


@pytest.mark.parametrize("word", mostly_slow(["off", "false"], ["off"]))  # as Vue and Svelte write it
def test_only_readers_who_may_play_can_play(page: Page, site: str, word: str) -> None:
    without_python(page)
    no = " ".join(f"{name}={word}" for name in ("interactive", "controls", "head", "hints"))
    visit(page, site, f"<kropki-board {no} style='width:400px'>{THREAT}</kropki-board>")
    ready(page)
    for part in ("bar", "head"):
        expect(page.locator(f"kropki-board .{part}")).to_be_hidden()
    board = page.get_by_role("grid")
    board.click(position={"x": 40, "y": 40})
    board.press("ArrowLeft")
    assert state(page)["move"] == 5
    assert board.evaluate("board => getComputedStyle(board).cursor") == "default"


@pytest.mark.slow
def test_a_readers_line_leads_back_to_the_game(page: Page, site: str) -> None:
    game = (
        "(;FF[4]GM[40]AP[Kropki]SZ[9]PB[Ola]RE[B+1];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb];B[ec.ecfdeedd];W[ii])"
    )
    visit(page, site, f"<kropki-board at=3 interactive style='width:390px'>{game}</kropki-board>")
    ready(page)
    head = page.locator("kropki-board .head")
    expect(head.locator(".side")).to_have_text(["Ola0", "Blue0to move"])
    board, line = page.locator("kropki-board"), page.get_by_role("button", name="Your line")
    expect(line).to_be_hidden()
    page.get_by_role("button", name="Go to end").click()
    expect(head.locator(".side")).to_have_text(["Ola1", "Blue0"])
    board.evaluate("board => board.go(3)")
    assert page.locator("kropki-board").evaluate("board => board.play({x: 8, y: 0})") is None
    expect(line).to_be_visible()
    assert state(page)["move"] == state(page)["length"] == 4
    assert "W[ia]" in state(page)["sgf"]
    line.click()
    expect(line).to_be_hidden()
    assert state(page) == {"move": 3, "length": 8, "sgf": game}
    board.evaluate("board => board.walk('last')")
    assert state(page)["move"] == 8
    board.evaluate("board => { board.go(3); void board.play({x: 8, y: 0}); board.leaveLine(); }")
    board.evaluate("board => board.play({x: 0, y: 0})")  # the record goes on like this: no line of one's own
    assert (state(page)["move"], state(page)["length"]) == (4, 8)
    expect(line).to_be_hidden()


@pytest.mark.slow
def test_the_menu_of_a_board(page: Page, site: str) -> None:
    game = played(30)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    visit(page, site, f"<kropki-board at=12 style='width:390px'>{escape(write_game(game))}</kropki-board>")
    ready(page)
    assert len(requests) == 2  # the page itself, and the script of the board
    menu = page.locator("kropki-board .menu")
    menu.locator("summary").click()
    with page.expect_download() as download:
        menu.get_by_role("button", name="Save as SGF").click()
    assert download.value.path().read_text(encoding="utf-8") == state(page)["sgf"]
    menu.locator("summary").click()
    with page.expect_download() as download:
        menu.get_by_role("button", name="Save as picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    menu.locator("summary").click()
    with page.expect_popup() as popup:
        menu.get_by_role("link", name="Open in Kropki").click()
    there = popup.value
    there.wait_for_load_state("load")
    Kropki(there).until("kropki.answer()?.plies === 30 && kropki.answer().ply === 12")
    expect(there).to_have_url(urljoin(site, "index.html"))
    expect(there).to_have_title(f"Ann – {game.names[1]} · Kropki")


@pytest.mark.slow
def test_what_kropki_is_can_be_read_over_a_narrow_board(page: Page, site: str) -> None:
    for language in ("en", "pl", "ru", "uk", "cs", "de"):
        visit(page, site, f"<kropki-board lang={language} style='width:300px'>{CAPTURE}</kropki-board>")
        ready(page)
        cut = page.locator("kropki-board .about").evaluate(
            """(about) => [about, ...about.children].filter((each) => {
                const { right, bottom } = each.getBoundingClientRect();
                const line = about.getBoundingClientRect();
                return each.scrollWidth > each.clientWidth || right > line.right || bottom > line.bottom + 1;
            }).map((each) => each.textContent)"""
        )
        assert cut == [], language
