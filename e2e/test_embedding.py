"""Boards in other people's pages: the element `<kropki-board>` and the frame `embed.html`."""

from __future__ import annotations

import re
from html import escape
from random import Random
from typing import Any
from urllib.parse import quote, urljoin

import pytest
from playwright.sync_api import Page, Route, expect

from kropki.answers import position
from kropki.game import Game
from kropki.record import write_game

SCRIPT = '<script type="module" src="web/viewer/kropki-board.js"></script>'
CAPTURE = "(;FF[4]GM[40]AP[Kropki]SZ[9];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb];B[ec.ecfdeedd])"
THREAT = "(;FF[4]GM[40]AP[Kropki]SZ[9];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb])"
STATE = "board => ({move: board.move, length: board.length, sgf: board.sgf})"


def visit(page: Page, site: str, body: str, *, script: str = SCRIPT) -> None:
    """A page of somebody else's on the same host, with `body` in it."""

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
    while len(game.made) < moves and not game.outcome:
        game.play(random.choice(list(game.board.legal_points)))
    game.node.comment = "<script>alert(1)</script> & more"
    return game


@pytest.mark.smoke
def test_a_game_is_shown_and_walked_without_python(page: Page, site: str) -> None:
    without_python(page)
    game = played()
    visit(page, site, f"<kropki-board at=3>{escape(write_game(game))}</kropki-board>")
    ready(page)
    assert state(page)["move"] == 3
    page.get_by_role("button", name="To the end").click()
    assert state(page)["move"] == game.ply == state(page)["length"]
    expect(page.locator("kropki-board .comment")).to_have_text("<script>alert(1)</script> & more")
    board = page.get_by_role("application")
    expect(board).to_have_accessible_name(f"Board of 9 by 9 points. Ann against {game.names[1]}, captures "
        f"{game.captures[0]} : {game.captures[1]}. Move {game.ply} of {game.ply}.")  # fmt: skip
    board.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert state(page)["move"] == 1
    page.mouse.wheel(0, 300)
    assert state(page)["move"] == 1


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


def test_a_reader_plays_by_click_and_by_keys(page: Page, site: str) -> None:
    visit(page, site, f"<kropki-board interactive style='width:400px'>{THREAT}</kropki-board>")
    ready(page)
    page.evaluate(
        "document.querySelector('kropki-board').addEventListener('kropki-play', e => window.told = e.detail)"
    )
    board = page.get_by_role("application")
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


def test_a_record_of_another_program_gets_its_captures(page: Page, site: str) -> None:
    visit(page, site, "<kropki-board>(;GM[40]SZ[9];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb];B[ec])</kropki-board>")
    page.wait_for_function("document.querySelector('kropki-board').sgf.includes('B[ec.ddeefdecdd]')")
    expect(page.get_by_role("application")).to_have_accessible_name(
        "Board of 9 by 9 points. Red against Blue, captures 1 : 0. Move 7 of 7."
    )


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("<kropki-board>nothing</kropki-board>", "viewer/game"),
        ("<kropki-board>(;SZ[99];B[aa])</kropki-board>", "viewer/game"),
        ("<kropki-board src='https://elsewhere.example/a.sgf'></kropki-board>", "viewer/origin"),
    ],
)
def test_what_cannot_be_shown_is_told(page: Page, site: str, faults: list[str], body: str, code: str) -> None:
    page.add_init_script("addEventListener('kropki-error', e => window.told = e.detail.code)")
    visit(page, site, body)
    page.wait_for_function("window.told")
    assert page.evaluate("told") == code
    expect(page.locator("kropki-board .told")).not_to_be_empty()
    faults.clear()


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
    frame = page.frame_locator("iframe")
    board = frame.get_by_role("application")
    expect(board).to_have_accessible_name(re.compile("captures 0 : 0. Move 6 of 6"))
    box = board.bounding_box()
    assert box
    side = min(box["width"], box["height"])
    board.click(position={"x": box["width"] / 2, "y": box["height"] / 2 - 2 * side / 10.3})
    expect(board).to_have_accessible_name(
        "Board of 9 by 9 points. Red against Blue, captures 1 : 0. Move 7 of 7."
    )
    assert page.evaluate("height") > 480


SIZES = [
    (300, 200),
    (320, 240),
    (400, 300),
    (480, 360),
    (560, 315),
    (600, 371),
    (640, 480),
    (800, 600),
    (1280, 720),
]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_of_a_frame_is_seen_in_every_size(page: Page, site: str, width: int, height: int) -> None:
    frames = f"<iframe src='embed.html#sgf={quote(CAPTURE)}' width={width} height={height}></iframe>"
    visit(page, site, frames, script="")
    frame = page.frame_locator("iframe")
    board, bar = frame.get_by_role("application"), frame.locator(".bar")
    expect(board).to_be_visible()
    outer, inner, below = page.locator("iframe").bounding_box(), board.bounding_box(), bar.bounding_box()
    assert outer and inner and below
    assert inner["height"] > height * 0.6
    assert below["y"] + below["height"] <= outer["y"] + outer["height"] + 1


def test_the_views_are_those_of_python(page: Page, site: str) -> None:
    game = played()
    visit(page, site, f"<kropki-board at=end>{escape(write_game(game))}</kropki-board>")
    ready(page)
    told = position(game)
    names = f"captures {told.captures[0]} : {told.captures[1]}"
    assert names in (page.get_by_role("application").get_attribute("aria-label") or "")
