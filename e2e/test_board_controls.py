"""What readers of another page find around a board: what Kropki is, its rules, and buttons."""

from __future__ import annotations

import re
from urllib.parse import quote, urljoin

import pytest
from playwright.sync_api import Page, expect

from e2e.support.embedded import THREAT
from e2e.support.pages import Held
from e2e.test_embedding import CAPTURE, ready, state, visit, without_python

STEPS = [".bar button[title='Go to start']", ".bar button[title='Back one move']",
    ".bar button[title='Forward one move']", ".bar button[title='Go to end']"]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "pl", "ru", "uk", "cs", "de"])
def test_the_rules_are_told_in_every_language(page: Page, site: str, lang: str) -> None:
    without_python(page)
    body = f"<div style='width: 300px'><kropki-board lang={lang}>{CAPTURE}</kropki-board></div>"
    visit(page, site, body)
    ready(page)
    line, rules = page.locator("kropki-board .about"), page.locator("kropki-board .rules")
    expect(line).to_contain_text("Kropki")
    expect(rules).to_be_hidden()
    line.locator("[aria-expanded]").click()
    items = rules.get_by_role("listitem")
    expect(items).to_have_count(5)
    assert all(len(text) > 25 and "help-" not in text for text in items.all_inner_texts())
    expect(rules.get_by_role("heading")).to_be_focused()
    expect(rules.get_by_role("link")).to_have_attribute("href", urljoin(site, "index.html"))
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(line.locator("[aria-expanded]")).to_be_focused()


@pytest.mark.slow
def test_the_rules_lead_nowhere_without_the_page_of_kropki(page: Page, site: str) -> None:
    without_python(page)
    page.route(urljoin(site, "runtime/manifest.json"), lambda route: route.fulfill(json={"page": None}))
    visit(page, site, f"<kropki-board>{CAPTURE}</kropki-board>")
    ready(page)
    with page.expect_response(urljoin(site, "runtime/manifest.json")):
        page.get_by_role("button", name="Rules").click()
    expect(page.locator("kropki-board .rules")).to_be_visible()
    expect(page.locator("kropki-board .rules").get_by_role("link")).to_be_hidden()


@pytest.mark.slow
def test_a_page_may_leave_out_what_is_above_the_board(page: Page, site: str) -> None:
    without_python(page)
    visit(page, site, f"<kropki-board head=players>{CAPTURE}</kropki-board>")
    ready(page)
    board = page.locator("kropki-board")
    expect(board.locator(".players")).to_be_visible()
    expect(board.locator(".about")).to_be_hidden()
    board.evaluate("board => board.setAttribute('head', 'off')")
    expect(board.locator(".head")).to_be_hidden()
    board.evaluate("board => board.removeAttribute('head')")
    expect(board.locator(".about")).to_be_visible()


@pytest.mark.slow
def test_buttons_that_lead_nowhere_are_disabled(page: Page, site: str) -> None:
    without_python(page)
    visit(page, site, f"<kropki-board lang=en>{CAPTURE}</kropki-board>")
    ready(page)
    board = page.locator("kropki-board")
    for move, disabled in (
        (7, [False, False, True, True]),
        (3, [False] * 4),
        (0, [True, True, False, False]),
    ):
        board.evaluate("(board, move) => board.go(move)", move)
        assert [board.locator(step).is_disabled() for step in STEPS] == disabled
    board.locator(STEPS[0]).dispatch_event("click")
    assert state(page)["move"] == 0
    forward = board.locator(STEPS[2])
    forward.focus()
    for _ in range(9):
        page.keyboard.press("Enter")
    assert state(page)["move"] == 7
    expect(forward).to_be_focused()


@pytest.mark.slow
@pytest.mark.smoke
def test_a_game_is_played_move_by_move_until_its_end_or_until_a_reader_does_something(
    page: Page, site: str
) -> None:
    without_python(page)
    page.clock.install()
    visit(page, site, f"<kropki-board lang=en at=5>{CAPTURE}</kropki-board>")
    ready(page)
    page.clock.pause_at("2100-01-01")
    play, pause = (page.get_by_role("button", name=name) for name in ("Play the moves", "Pause"))
    play.click()
    expect(pause).to_be_visible()
    page.clock.run_for(1000)
    assert state(page)["move"] == 6
    page.clock.run_for(5000)
    assert state(page)["move"] == 7
    expect(pause).to_be_hidden()
    play.click()  # from the start again
    assert state(page)["move"] == 0
    page.clock.run_for(2000)
    assert state(page)["move"] == 2
    pause.click()
    page.clock.run_for(3000)
    assert state(page)["move"] == 2
    stops = (
        lambda: page.get_by_role("grid").click(),
        lambda: page.keyboard.press("Tab"),
        lambda: page.locator("kropki-board").evaluate("board => board.go(2)"),
    )
    for stop in stops:
        page.locator("kropki-board").evaluate("board => board.go(2)")
        play.click()
        page.clock.run_for(1000)
        assert state(page)["move"] == 3
        stop()
        before = state(page)["move"]
        page.clock.run_for(3000)
        assert state(page)["move"] == before
        expect(play).to_be_visible()


SIZE = """board => {
    const of = (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height];
    };
    return [of(board), of(board.shadowRoot.querySelector('.board'))];
}"""


@pytest.mark.parametrize("style", ["", pytest.param("height: 420px", marks=pytest.mark.slow)])
def test_messages_do_not_move_the_board(page: Page, site: str, style: str) -> None:
    held = Held(page, urljoin(site, "web/worker.js"))
    board_in_text = f"<kropki-board lang=en interactive style='{style}'>{THREAT}</kropki-board>"
    visit(page, site, f"<div style='width: 400px'>{board_in_text}</div>")
    ready(page)
    board = page.locator("kropki-board")
    before = board.evaluate(SIZE)
    board.evaluate("board => { void board.play({ x: 4, y: 3 }); }")  # a point that is taken
    expect(board.locator(".told")).to_have_text("Starting Python…")
    assert board.evaluate(SIZE) == before
    held.release()
    expect(board.locator(".told")).to_contain_text("already a dot")
    assert board.evaluate(SIZE) == before


@pytest.mark.smoke
def test_a_frame_tells_its_height_right_the_first_time(page: Page, site: str) -> None:
    without_python(page)
    listen = "<script>told = []; addEventListener('message', e => told.push(e.data.height))</script>"
    address = f"embed.html#sgf={quote(CAPTURE)}"
    visit(page, site, f"{listen}<iframe src='{address}' width=480 height=300></iframe>", script="")
    page.wait_for_function("window.told.length > 1")
    page.wait_for_timeout(300)
    heights = page.evaluate("told")
    assert len(set(heights)) == 1, heights
    assert 480 < heights[0] < 640


@pytest.mark.slow
@pytest.mark.smoke
@pytest.mark.parametrize("name", ["index.html", "embed.html#sgf=" + quote(CAPTURE)])
def test_no_page_preloads_without_an_address(page: Page, site: str, name: str) -> None:
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    page.goto(urljoin(site, name))
    page.wait_for_function("document.readyState === 'complete'")
    page.wait_for_timeout(300)
    assert not [text for text in told if re.search("href|preload", text)]
