"""The margin beside the board: players, moves, named buttons, and room for large text.

The faults F8, F10, F11 and F15 are those of a review by a designer.
"""

import re
from collections.abc import Callable
from random import Random
from string import ascii_lowercase
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.support.browsers import find
from e2e.support.layout import cut_off
from e2e.support.pages import TRANSLATED, Kropki, play, play_randomly, told, visitor_with
from kropki.game.game import Game
from kropki.game.moves import Dot

MOVES = 30

BOXES = """() => [...document.querySelectorAll("#sheet, #paper")].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height];
})"""

# What cannot be read or reached, as sentences. Each part may have to be scrolled to.
LOST = """() => {
    const lost = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lost.push(`${scrollWidth - clientWidth} pixels too wide`);
    const names = ["masthead", "score", "note", "sheet", "record", "controls"];
    const parts = names.map((id) => document.getElementById(id));
    const shown = parts.filter((part) => part.checkVisibility());
    const boxes = shown.map((part) => part.getBoundingClientRect());
    boxes.forEach((a, i) => boxes.slice(0, i).forEach((b, j) => {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > 1 && height > 1) lost.push(`${shown[i].id} lies over ${shown[j].id}`);
    }));
    const sheet = document.getElementById("sheet").getBoundingClientRect();
    const least = 0.6 * Math.min(innerWidth, innerHeight);
    const side = Math.min(sheet.width, sheet.height);
    if (side < least) lost.push(`the board has ${side} pixels`);
    for (const control of document.querySelectorAll("#page :is(button, select, input, textarea)")) {
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!control.contains(above)) lost.push(`${control.id} lies under ${above?.id}`);
        if (control.matches("button") && control.scrollWidth > control.clientWidth + 1) {
            lost.push(`${control.id} does not hold its text`);
        }
    }
    return lost;
}"""


@pytest.fixture
def game() -> Game:
    game = Game(12, 12, names=("Ann", "Bob"))
    play_randomly(game, Random(3), MOVES)
    assert any(node.captured for node in game.root.line())
    return game


@pytest.fixture
def kropki(open_page: Callable[..., Page], site: str, game: Game) -> Kropki:
    storage = visitor_with(game, site)
    return Kropki(open_page(viewport={"width": 1280, "height": 800}, storage_state=storage)).open()


@pytest.mark.slow
def test_the_board_stays_whatever_opens_beside_it(kropki: Kropki) -> None:
    page = kropki.page
    box = page.evaluate(BOXES)
    margin = page.evaluate("innerWidth - document.getElementById('sheet').getBoundingClientRect().right")
    assert 20 * 16 <= margin <= 22 * 16

    def check(state: str) -> None:
        assert page.evaluate(BOXES) == box, state

    kropki.part("editing").click()
    expect(kropki.part("comment")).to_be_visible()
    check("editing")
    kropki.part("comment").fill("A long comment. " * 40)
    kropki.part("walk-back").click()
    kropki.answer()
    check("with a comment")
    kropki.part("editing").click()
    kropki.part("walk-forward").click()
    expect(kropki.part("remark")).to_contain_text("A long comment.")
    check("reading a comment")
    kropki.part("more").click()
    check("with a menu")
    kropki.press("Escape")
    kropki.part("hint-ask").click()
    expect(kropki.part("hints")).to_be_visible()
    check("with hints")
    kropki.part("review-record").click()
    expect(kropki.part("review")).to_be_visible()
    check("in a review")
    kropki.part("analyse-close").click()
    page.evaluate("document.getElementById('pause').hidden = false")
    check("with a clock")


@pytest.mark.slow
def test_a_browser_does_not_translate_names_and_coordinates(kropki: Kropki) -> None:
    kropki.part("hint-ask").click()
    expect(kropki.page.locator("#hints-list li").first).to_be_visible(timeout=30_000)
    kropki.page.locator("#hints-list .why").first.click()
    expect(kropki.part("why")).to_be_visible()
    kropki.part("review-record").click()
    expect(kropki.page.locator("#review li").first).to_be_visible(timeout=60_000)
    count, translated = kropki.page.evaluate(TRANSLATED, ["Ann", "Bob"])
    assert count > MOVES + 2 and translated == []
    for name in ("board", "print-sheet", "link", "embed-text"):
        assert kropki.page.evaluate(f"document.getElementById('{name}').translate") is False
    assert kropki.page.evaluate("document.querySelector('title').translate") is False
    assert kropki.page.evaluate("document.getElementById('new').translate") is True


@pytest.mark.slow
def test_the_list_of_moves(kropki: Kropki, game: Game) -> None:
    rows = kropki.page.locator("#moves li")
    expect(rows).to_have_count(MOVES)
    grid = game.board.grid
    for number, node in enumerate(game.root.line()):
        if number == 0:
            continue
        row = rows.nth(number - 1)
        text = row.locator(".number, .point, .gain-of").all_inner_texts()
        assert isinstance(node.move, Dot)
        gain = [
            f"{'+' if player == node.move.player else '−'}{captured}" + (str(freed) if freed else "")
            for player, captured, freed in node.gains
        ]
        x, y = grid.xy(node.move.point)
        place = f"{ascii_lowercase[x]}{y + 1}"
        assert text == [str(number), place, *gain]
        spoken = row.locator(".spoken").inner_text()
        assert spoken.startswith(f"Move {number}, ") and f" {place}" in spoken
        assert [word for word in ("captures", "lost") if word in spoken] == [
            "captures" if player == node.move.player else "lost" for player, _, _ in node.gains
        ]
    current = kropki.page.locator("#moves [aria-current]")
    expect(current).to_have_accessible_name(rows.last.locator(".spoken").inner_text())

    rows.nth(9).click()
    game.go_to_ply(10)
    assert kropki.answer() == told(game)
    expect(current).to_be_focused()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowRight"):
        kropki.press(key)
        kropki.answer()  # keys that come faster than their answers are dropped
    game.undo()
    assert kropki.answer() == told(game)
    expect(current).to_be_focused()
    expect(kropki.page.locator("#moves [tabindex='0']")).to_have_count(1)
    kropki.press("End")
    game.go_to_ply(MOVES)
    assert kropki.answer() == told(game)

    kropki.page.evaluate("document.querySelector('#moves li').isOld = true")
    point = grid.xy(next(iter(game.board.legal_points)))
    kropki.click(point)
    expect(rows).to_have_count(MOVES + 1)
    assert kropki.page.evaluate("document.querySelector('#moves li').isOld")  # the others were not made again


@pytest.mark.slow
def test_a_variation_is_named_and_left(kropki: Kropki, game: Game) -> None:
    bar = kropki.part("variation")
    expect(bar).to_be_hidden()
    game.go_to_ply(MOVES - 5)
    kropki.part("ply").fill(str(MOVES - 5))
    assert kropki.answer() == told(game)
    kropki.click(game.board.grid.xy(next(iter(game.board.legal_points))))
    expect(bar).to_contain_text(f"A variation from move {MOVES - 4}")
    kropki.part("variation-back").click()
    game.go_to_ply(MOVES - 4)
    assert kropki.answer() == told(game)
    expect(bar).to_be_hidden()
    expect(kropki.page.locator("#moves li")).to_have_count(MOVES)


@pytest.mark.slow
def test_a_move_taken_back_gives_way_to_another(kropki: Kropki, game: Game) -> None:
    rows = kropki.page.locator("#moves li")
    free = [game.board.grid.xy(point) for point in list(game.board.legal_points)[:2]]
    kropki.click(free[0])
    expect(rows).to_have_count(MOVES + 1)
    kropki.part("undo").click()
    kropki.answer()
    kropki.part("redo").click()  # until then it can be repeated
    play(game, free[0])
    assert kropki.answer() == told(game)
    game.undo()
    game.undo()
    for _ in range(2):
        kropki.part("undo").click()
        kropki.answer()
    kropki.click(free[1])
    play(game, free[1])
    assert kropki.answer() == told(game)
    expect(rows).to_have_count(MOVES)
    expect(kropki.part("variation")).to_be_hidden()
    kropki.part("walk-back").click()
    assert len(kropki.answer()["branches"]) == 1
    kropki.part("moves").get_by_role("button").last.focus()
    with kropki.change():
        kropki.press("Control+z")  # brings it back
    assert len(kropki.answer()["branches"]) == 2


@pytest.mark.slow
def test_buttons_are_named_and_only_an_editor_sees_tools(kropki: Kropki) -> None:
    page = kropki.page
    for name in ("New", "Learn", "Teach", "Share", "More", "Take back", "Hint", "Review", "Edit"):
        button = page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_visible()
        words = button.locator("span")
        expect(words).to_have_text(name)
        assert words.evaluate(
            "(span) => span.scrollWidth <= span.clientWidth + 1 && span.offsetWidth > 12"
        ), name
    bulb = page.locator("#icon-hint path").get_attribute("d")
    assert bulb and bulb != page.locator("#icon-explain path").get_attribute("d")
    for tool in ("comment", "tools", "edit", "verdict"):
        expect(kropki.part(tool)).to_be_hidden()
    kropki.part("about").click()
    expect(kropki.part("files-title")).to_contain_text("Game info")
    kropki.press("Escape")
    kropki.part("editing").click()
    for tool in ("comment", "tools", "edit", "verdict"):
        expect(kropki.part(tool)).to_be_visible()
    kropki.part("share").click()
    expect(kropki.part("link")).to_have_value(re.compile("#.+"))
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert page.locator("#qr-code path").get_attribute("d")


@pytest.mark.slow
def test_no_tool_lies_over_the_controls(open_page: Callable[..., Page], site: str) -> None:
    empty = Game(12, 12)
    branched = Game(12, 12)
    play_randomly(branched, Random(1), 9)
    branched.go_to_ply(8)
    play_randomly(branched, Random(2), 1)
    branched.go_to_ply(8)
    for game in (empty, branched):
        storage = visitor_with(game, site, editing=True)
        page = open_page(viewport={"width": 1280, "height": 720}, storage_state=storage)
        kropki = Kropki(page).without_python().open(ready=False)
        expect(kropki.part("undo")).to_contain_text("Take back")
        assert page.evaluate(LOST) == []
        assert (
            page.evaluate("document.getElementById('record').scrollTop") == 0
        )  # nothing had to be scrolled to


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "text"),
    [
        ((390, 844), 2),
        pytest.param((600, 371), 2, marks=pytest.mark.slow),
        pytest.param((1280, 800), 2, marks=pytest.mark.slow),
        pytest.param((320, 256), 1, marks=pytest.mark.slow),
    ],
)
def test_large_text_and_zoom_lose_nothing(
    large: Browser, browser: Browser, site: str, game: Game, size: tuple[int, int], text: int
) -> None:
    width, height = size
    storage: Any = visitor_with(game, site, recordShown=True, editing=True, introduced=False)
    context = (large if text == 2 else browser).new_context(
        base_url=site, viewport={"width": width, "height": height}, storage_state=storage
    )
    kropki = Kropki(context.new_page()).without_python().open(ready=False)
    expect(kropki.part("undo")).to_contain_text("Take back")
    letter = float(kropki.page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)"))
    assert letter >= 14 * text
    assert kropki.page.evaluate(LOST) == []
    context.close()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(390, 844), (300, 500), (600, 371)])
def test_large_text_is_not_cut_in_dialogs(
    large: Browser, site: str, game: Game, size: tuple[int, int]
) -> None:
    width, height = size
    storage: Any = visitor_with(game, site)
    context = large.new_context(
        base_url=site, viewport={"width": width, "height": height}, storage_state=storage
    )
    kropki = Kropki(context.new_page()).open()
    page = kropki.page
    found = {}
    for name in ("new", "settings", "share-game", "files"):
        if name == "new":
            kropki.part(name).click()
            page.locator("#new-dialog summary").first.click()
        else:
            kropki.choose(name)
            page.locator("dialog[open]").wait_for()
        found[name] = cut_off(page)
        if name == "files":
            kropki.files("picture")  # the tabs are in reach
        kropki.press("Escape")
    assert not any(found.values()), found
    page.evaluate("location.hash = '#open=analyse/compare'")
    for words in page.locator("#compare-dialog .told").all():
        words.scroll_into_view_if_needed()
        expect(words).to_be_in_viewport(ratio=0.95)
    context.close()


@pytest.fixture(scope="module")
def large(browser: Browser) -> Any:
    """A browser whose reader has chosen letters of twice the size."""
    kind = browser.browser_type
    large = kind.launch(executable_path=find(kind), args=["--blink-settings=defaultFontSize=32"])
    yield large
    large.close()


@pytest.mark.slow
def test_small_faults_of_the_look(open_page: Callable[..., Page], site: str) -> None:
    game = Game(12, 12)
    play(game, (0, 0))
    page = open_page(storage_state=visitor_with(game, site), color_scheme="light")
    kropki = Kropki(page).without_python().open(ready=False)
    expect(kropki.part("undo")).to_contain_text("Take back")
    board = kropki.part("board")
    page.mouse.move(*kropki.place((3, 3)))
    expect(board).to_contain_class("playable")
    kropki.click((3, 3))  # waits for Python
    page.mouse.move(*kropki.place((4, 4)))
    expect(board).to_contain_class("playable")
    page.mouse.move(*kropki.place((3, 3)))
    expect(board).not_to_contain_class("playable")  # no dot of the other colour over the waiting one

    veil = "getComputedStyle(document.getElementById('help-dialog'), '::backdrop').backgroundColor"
    kropki.choose("help")
    assert page.evaluate(veil) == "rgba(0, 0, 0, 0.4)"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "left"),
    [((390, 844), (390, 400)), ((844, 390), (844, 200))],
    ids=["portrait", "landscape"],
)
def test_an_on_screen_keyboard_leaves_the_comment_in_sight(
    open_page: Callable[..., Page], site: str, game: Game, size: tuple[int, int], left: tuple[int, int]
) -> None:
    storage = visitor_with(game, site, recordShown=True, recordView="remarks", editing=True, introduced=False)
    width, height = size
    page = open_page(viewport={"width": width, "height": height}, storage_state=storage)
    kropki = Kropki(page).without_python().open(ready=False)
    expect(kropki.part("undo")).to_contain_text("Take back")
    comment = kropki.part("comment")
    comment.evaluate("each => each.focus()")
    expect(comment).to_be_focused()
    kropki.resize(*left)
    expect(comment).to_be_in_viewport(ratio=0.95)
