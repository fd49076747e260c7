"""The front page: what it offers before the first dot, and that it shows nothing that cannot be used."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.host import DIST, ROOT
from e2e.support.pages import CAPTURE, Kropki, play, visitor_with
from kropki.computer.levels import LEVELS
from kropki.game.game import Game

CONTROLS = """() => [...document.querySelectorAll('button, a[href], input, select, textarea, [role=slider]')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'))
    .map(({ id, className, disabled }) => ({ id: id || className, dead: Boolean(disabled) }))"""
"""The controls that can be seen, and whether they are dead."""

MAX_CONTROLS = 9
SIZES = [(1280, 800), (390, 844), (600, 371)]


@pytest.mark.parametrize("size", SIZES)
def test_a_first_visit_has_few_controls_and_no_dead_ones(
    open_page: Callable[..., Page], size: tuple[int, int]
) -> None:
    width, height = size
    page = open_page(viewport={"width": width, "height": height}, has_touch=True)
    kropki = Kropki(page).open(newcomer=True)
    expect(kropki.part("invite-play")).to_be_visible()
    controls = page.evaluate(CONTROLS)
    assert len(controls) <= MAX_CONTROLS, controls
    assert not [control for control in controls if control["dead"]]
    board = page.evaluate("JSON.stringify(document.getElementById('sheet').getBoundingClientRect())")
    with kropki.change():
        kropki.click((2, 2))  # beside the cards, a click plays at once
    expect(kropki.part("invite")).to_be_hidden()
    for name in ("undo", "hint-ask", "end"):
        expect(kropki.part(name)).to_be_enabled()
    expect(kropki.part("redo")).to_be_hidden()
    assert page.evaluate("JSON.stringify(document.getElementById('sheet').getBoundingClientRect())") == board


def test_each_way_to_begin_takes_two_steps(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page()).open(newcomer=True)
    page = kropki.page
    kropki.part("invite-learn").click()
    expect(kropki.part("learn-step")).to_be_visible()  # the first lesson
    kropki.part("learn-close").click()
    expect(kropki.part("invite-friend")).to_be_visible()  # nothing has begun yet
    for way in ("here", "link", "near"):
        kropki.part("invite-friend").click()
        expect(kropki.part(f"friends-{way}")).to_be_visible()
        page.keyboard.press("Escape")
    kropki.part("invite-friend").click()
    kropki.part("friends-near").click()
    expect(kropki.part("friend-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    kropki.part("invite-play").click()
    expect(kropki.part("invite")).to_be_hidden()
    expect(page.locator("#board :focus")).to_have_count(1)
    kropki.click((2, 2))
    kropki.until("kropki.answer().ply === 2")  # and the computer answers


@pytest.mark.slow
def test_a_game_with_a_friend_begins_from_the_card(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page()).open(newcomer=True)
    kropki.part("invite-friend").click()
    with kropki.change():
        kropki.part("friends-here").click()
    assert kropki.page.evaluate("kropki.state().seats") == [0, 0]
    expect(kropki.part("invite")).to_be_hidden()
    kropki.reload()
    kropki.part("invite-friend").click()  # still nothing is on the board
    with kropki.change():
        kropki.part("friends-link").click()
    with kropki.change():
        kropki.click((5, 5))
    expect(kropki.part("by-link-share")).to_be_visible()


def test_the_rules_stay_until_they_have_been_seen_at_work(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page()).open()
    rules = kropki.part("hint")
    expect(rules).to_contain_text("diagonals count")
    for point in CAPTURE[:5]:
        with kropki.change():
            kropki.click(point)
    expect(rules).to_be_visible()
    with kropki.change():
        kropki.click(CAPTURE[5])
    expect(rules).to_be_hidden()
    kropki.choose("help")
    expect(kropki.part("help-short")).to_contain_text("diagonals count")
    expect(kropki.page.locator("#help-figure .ring")).to_be_visible()


@pytest.mark.slow
def test_moves_that_are_taken_back_are_struck_out(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page()).open()
    for point in CAPTURE[:3]:
        with kropki.change():
            kropki.click(point)
    gone = kropki.page.locator("#moves .taken-back")
    with kropki.change():
        kropki.part("undo").click()
    expect(gone).to_have_count(1)
    expect(gone.get_by_role("button")).to_have_accessible_description("taken back")
    with kropki.change():
        kropki.part("redo").click()
    expect(gone).to_have_count(0)
    expect(kropki.part("redo")).to_be_disabled()  # it stays, so that no other button takes its place
    kropki.part("walk-back").click()
    kropki.answer()
    expect(gone).to_have_count(0)  # these moves are only walked back
    kropki.part("walk-forward").click()
    kropki.answer()
    with kropki.change():
        kropki.click(CAPTURE[3])
    expect(kropki.part("redo")).to_be_hidden()


def test_while_python_starts_the_page_says_what_waits(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page()).without_python().open(ready=False, newcomer=True)
    expect(kropki.part("invite-learn")).to_be_visible()
    expect(kropki.part("bar")).to_be_visible()
    kropki.click((2, 2))
    expect(kropki.part("status")).to_have_text("Your dot is saved.")
    expect(kropki.page.locator("#players .player-1 .word")).to_have_text("starting")
    kropki.part("progress-learn").click()
    expect(kropki.part("learn-step")).to_be_visible()


@pytest.mark.slow
def test_the_wait_is_told_in_bytes_that_the_host_sends(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.add_init_script(
        """window.told = [];
        addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
            for (const { addedNodes } of changes) told.push(...[...addedNodes].map(({ data }) => data));
        }).observe(document.getElementById('progress-text'), { childList: true }));"""
    )
    Kropki(page).open(newcomer=True)
    files = json.loads((DIST / "runtime/manifest.json").read_text(encoding="utf-8"))["files"]
    sent = sum((DIST / f"runtime/{file['path']}.br").stat().st_size for file in files)
    assert any(f" of {sent / 1e6:.1f} MB" in text for text in page.evaluate("told")), page.evaluate("told")


@pytest.mark.parametrize(
    "language",
    ["ru", *(pytest.param(each, marks=pytest.mark.slow) for each in ("en", "pl", "uk", "cs", "de"))],
)
def test_names_are_whole_on_small_screens(open_page: Callable[..., Page], language: str) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, locale=language, has_touch=True)
    kropki = Kropki(page).without_python().open(ready=False, newcomer=True)
    expect(page.locator(".seat-name").last).not_to_be_empty()
    cut = """() => [...document.querySelectorAll('#players :is(.name, .word, .seat-name)')]
        .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"""
    friends = re.findall(
        r"^seat-(?:link|friend) = (.*)$", (ROOT / f"web/messages/{language}.ftl").read_text("utf-8"), re.M
    )
    assert len(friends) == 2
    for width, height in [(390, 844), (360, 640), (600, 371), (1280, 800)]:
        kropki.resize(width, height)
        heads = set()
        for level in LEVELS:
            kropki.seat(1, level)
            assert page.evaluate(cut) == []
            heads.add(page.evaluate("document.getElementById('score').offsetHeight"))
        for friend in friends:
            page.evaluate("name => document.querySelectorAll('.seat-name')[1].textContent = name", friend)
            assert page.evaluate(cut) == []
        assert len(heads) == 1 or width == 1280


@pytest.mark.slow
def test_large_text_leaves_the_subtitle_out(open_page: Callable[..., Page]) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    Kropki(page).without_python().open(ready=False)
    expect(page.locator("#subtitle")).not_to_be_empty()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    ends, begins = page.evaluate(
        "[document.querySelector('h1').getBoundingClientRect().right,"
        " document.getElementById('more').getBoundingClientRect().left]"
    )
    assert ends <= begins + 1


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (600, 371)])
def test_the_end_is_told_once_and_gives_way_to_the_editor(
    open_page: Callable[..., Page], size: tuple[int, int]
) -> None:
    width, height = size
    page = open_page(viewport={"width": width, "height": height})
    kropki = Kropki(page).open()
    with kropki.change():
        kropki.click((2, 2))
    kropki.end("Resign")
    expect(kropki.part("result-again")).to_be_visible()
    for name in ("again", "review-ask", "review-record"):
        expect(kropki.part(name)).to_be_hidden()
    page.evaluate("document.getElementById('record-toggle').click()")  # beside the board it is always open
    page.evaluate("document.getElementById('editing').click()")
    expect(kropki.part("result")).to_be_hidden()
    expect(kropki.part("editing")).to_be_visible()


@pytest.mark.slow
def test_a_tap_on_a_captured_dot_says_whose_territory_it_is_in(
    open_page: Callable[..., Page], site: str
) -> None:
    game = Game(12, 12, opening="empty")
    play(game, *CAPTURE)
    kropki = Kropki(open_page(storage_state=visitor_with(game, site))).without_python().open(ready=False)
    expect(kropki.part("board")).to_have_attribute("aria-label", re.compile("."))
    kropki.click((2, 2))
    expect(kropki.part("bubble")).to_have_text("This point is in Red’s territory.")
