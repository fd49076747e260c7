"""Mouse, touch and keys: what counts as a move, what is announced, and the colour schemes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Colour, Held, Kropki, Point, finger, play, told, visible, visitor_with
from kropki.game.game import Game

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True}
CAPTURE = [(2, 1), (2, 2), (1, 2), (9, 9), (3, 2), (8, 9), (2, 3)]


@pytest.fixture
def visit(open_page: Callable[..., Page], site: str) -> Callable[..., Kropki]:
    """Open the page with a game. Unless `ready`, Python never starts, so requests wait."""

    def visit(game: Game, *, ready: bool = False, **options: object) -> Kropki:
        kropki = Kropki(open_page(storage_state=visitor_with(game, site), **options))
        return kropki.open() if ready else kropki.without_python().open(ready=False)

    return visit


# the mouse


def test_a_button_clicked_before_the_panels_are_loaded_works_once(
    open_page: Callable[..., Page], site: str
) -> None:
    game = Game(12, 12)
    play(game, (2, 2))
    page = open_page(storage_state=visitor_with(game, site))
    held = Held(page, "**/mount-*.js")
    kropki = Kropki(page).without_python().open(ready=False)
    held.wait()
    kropki.part("record-toggle").dispatch_event("click")  # it can be seen a moment before it works
    held.release()
    expect(kropki.part("record-toggle")).to_have_attribute("aria-expanded", "true")
    page.wait_for_timeout(100)
    expect(kropki.part("record")).to_be_visible()


def test_a_click_counts_if_pressed_and_released_at_one_point(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(10, 10, opening="empty"))
    mouse, cell = kropki.page.mouse, kropki.cell

    def drag(a: Point, b: Point, dx: float = 0, dy: float = 0) -> None:
        mouse.move(*kropki.place(a))
        mouse.down()
        x, y = kropki.place(b)
        mouse.move(x + dx * cell, y + dy * cell, steps=3)
        mouse.up()

    drag((2, 2), (3, 2))
    drag((2, 2), (2, 7))
    drag((2, 2), (-1, 2))  # beside the board
    drag((2, 2), (2, 2), dx=0.5)  # between two points
    mouse.click(*kropki.place((4, 4)), button="right")
    mouse.click(*kropki.place((4, 4)), button="middle")
    x, y = kropki.place((4, 4))
    mouse.click(x + 0.5 * cell, y)
    mouse.click(x, y - 0.5 * cell)
    mouse.click(*kropki.place((10, 10)))
    assert kropki.waiting() == []
    drag((2, 2), (2, 2), dx=0.3, dy=-0.3)
    assert kropki.waiting() == [(2, 2)]
    mouse.click(x + 0.4 * cell, y - 0.4 * cell)
    assert kropki.waiting() == [(2, 2), (4, 4)]


def test_a_preview_of_the_dot_follows_the_mouse(visit: Callable[..., Kropki]) -> None:
    game = Game(10, 10, opening="empty")
    play(game, *CAPTURE)
    kropki = visit(game)
    bare = kropki.colour((5, 5))
    for point, shows in [((5, 5), True), ((2, 2), False), ((9, 9), False)]:
        before = kropki.colour(point, dx=0.16, dy=0.16)
        kropki.page.mouse.move(*kropki.place(point))
        assert (kropki.colour(point, dx=0.16, dy=0.16) != before) == shows
    assert kropki.colour((5, 5)) == bare
    kropki.page.mouse.move(0, 0)
    assert kropki.seen() == visible(game)


def test_a_refusal_is_explained_where_the_click_was(visit: Callable[..., Kropki]) -> None:
    game = Game(10, 10, opening="empty", names=("Ann", ""))
    play(game, (5, 4), (5, 5), (6, 4), (0, 9), (7, 5), (1, 9), (6, 6), (2, 9), (5, 6), (3, 9), (4, 5))
    kropki = visit(game)
    bubble, live = kropki.part("bubble"), kropki.part("live")
    refused = [
        ((3, 9), "There is already a dot here."),
        ((5, 5), "This point is in Ann’s territory."),
        ((6, 5), "This point is in Ann’s territory."),
    ]
    for point, words in refused:
        kropki.click(point)
        expect(bubble).to_have_text(words)
        expect(live).to_contain_text(words)
        box = bubble.bounding_box()
        x, y = kropki.place(point)
        assert box and box["x"] <= x <= box["x"] + box["width"]
        assert abs(y - box["y"]) < 120 and not box["y"] < y < box["y"] + box["height"]
    assert kropki.waiting() == []
    kropki.click((9, 0))
    expect(bubble).to_be_hidden()
    assert kropki.waiting() == [(9, 0)]


# a finger


def test_large_cells_take_one_tap(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(10, 10, opening="empty"), **PHONE)
    assert kropki.cell >= 28
    expect(kropki.part("place")).to_be_hidden()
    kropki.tap(*CAPTURE)
    assert kropki.waiting() == CAPTURE
    kropki.part("undo").tap()
    expect(kropki.part("status")).to_contain_text("Your 6 dots are saved.")
    assert kropki.waiting() == CAPTURE[:-1]


def test_small_cells_need_aiming(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(39, 32, opening="empty"), **PHONE)
    kropki.show_whole()
    assert kropki.cell < 28
    place, loupe, sheet = kropki.part("place"), kropki.part("loupe"), kropki.part("sheet")
    box = sheet.bounding_box()
    expect(place).to_be_hidden()
    expect(loupe).to_be_hidden()

    kropki.tap((10, 10))
    expect(place).to_be_enabled()
    expect(place).to_have_text("Place dot at k11")
    expect(loupe).to_be_visible()
    assert kropki.waiting() == []
    assert sheet.bounding_box() == box
    x, y = kropki.place((10, 10))
    lens = loupe.bounding_box()
    assert lens and not (
        lens["x"] <= x <= lens["x"] + lens["width"] and lens["y"] <= y <= lens["y"] + lens["height"]
    )
    kropki.tap((20, 25))  # elsewhere: another aim
    assert kropki.waiting() == []
    with finger(kropki.page) as touch:
        for _ in range(2):  # in cells this small, the tap may have meant a neighbour
            touch("touchStart", kropki.place((20, 25)))
            touch("touchEnd")
    assert kropki.waiting() == []
    place.tap()
    assert kropki.waiting() == [(20, 25)]
    expect(place).to_be_hidden()
    expect(loupe).to_be_hidden()

    kropki.tap((38, 31))
    place.tap()
    expect(place).to_be_hidden()
    assert kropki.waiting() == [(20, 25), (38, 31)]
    kropki.press("u")  # the board keeps the keys
    assert kropki.waiting() == [(20, 25)]
    kropki.click((0, 0))  # a mouse is exact enough
    assert kropki.waiting() == [(20, 25), (0, 0)]


@pytest.mark.parametrize("size", [(360, 640), (320, 568), (600, 371)], ids=str)
def test_aiming_moves_nothing(open_page: Callable[..., Page], site: str, size: tuple[int, int]) -> None:
    game = Game(20, 20, opening="empty")
    play(game, (10, 10))
    storage = visitor_with(game, site, recordShown=True, recordView="moves")
    phone = PHONE | {"viewport": {"width": size[0], "height": size[1]}}
    kropki = Kropki(open_page(storage_state=storage, **phone)).without_python().open(ready=False)
    expect(kropki.part("record")).to_be_visible()
    box = kropki.part("sheet").bounding_box()
    kropki.tap((3, 3))
    expect(kropki.part("place")).to_be_in_viewport(ratio=1)
    assert kropki.part("sheet").bounding_box() == box


def test_dragging_moves_the_aim(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(39, 32, opening="empty"), **PHONE)
    kropki.show_whole()
    with finger(kropki.page) as touch:
        touch("touchStart", kropki.place((5, 5)))
        for point in [(8, 6), (12, 8), (15, 10)]:
            touch("touchMove", kropki.place(point))
        touch("touchEnd")
        assert kropki.waiting() == []
        kropki.part("place").press("Enter")
        expect(kropki.part("board")).to_be_focused()
        assert kropki.waiting() == [(15, 10)]

        kropki.tap((30, 20))
        touch("touchStart", kropki.place((5, 5)))  # far from the aim: it moves along, not there
        for step in (1, 2, 3, 4):
            touch("touchMove", kropki.place((5 + step, 5 - step)))
        touch("touchEnd")
        kropki.part("place").tap()
        expect(kropki.part("place")).to_be_hidden()
        assert kropki.waiting() == [(15, 10), (34, 16)]


def test_the_button_works_right_after_a_flick(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(39, 32, opening="empty"), **PHONE)
    kropki.show_whole()
    session = kropki.page.context.new_cdp_session(kropki.page)

    def touch(kind: str, *places: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in places]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", kropki.place((5, 5)))
    touch("touchMove", kropki.place((8, 6)))
    box = kropki.part("place").bounding_box()
    assert box
    for point in [(12, 8), (15, 10)]:
        touch("touchMove", kropki.place(point))
    touch("touchEnd")
    touch("touchStart", (box["x"] + 30, box["y"] + 20))
    touch("touchEnd")
    assert kropki.waiting() == [(15, 10)]


# the keyboard


def test_enter_right_after_going_to_a_point_plays_there(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(10, 10, opening="empty"))
    kropki.part("board").focus()
    kropki.press("Home", "g", "c", "4")
    kropki.page.evaluate(
        """() => {
            const key = { key: "Enter", bubbles: true };
            document.querySelector("#goto-dialog button[value=go]").click();
            document.getElementById("board").dispatchEvent(new KeyboardEvent("keydown", key));
        }"""
    )
    assert kropki.waiting() == [(2, 3)]
    kropki.press("g")
    kropki.page.keyboard.insert_text("Д пять.")  # as dictation writes it
    kropki.press("Enter")
    expect(kropki.part("live")).to_contain_text("d5")
    kropki.press("Enter")
    assert kropki.waiting() == [(2, 3), (3, 4)]


def test_a_capture_by_keyboard_is_announced(visit: Callable[..., Kropki]) -> None:
    game = Game(10, 10, opening="empty")
    kropki = visit(game, ready=True)
    kropki.page.evaluate(
        """() => {
            window.said = [];
            const live = document.getElementById("live");
            new MutationObserver(() => said.push(live.textContent)).observe(live, { childList: true });
        }"""
    )
    focus_by_tab(kropki, "board")
    kropki.press("Home", "PageUp")
    x, y = 0, 0
    for to in CAPTURE:
        kropki.press(*["ArrowRight" if to[0] > x else "ArrowLeft"] * abs(to[0] - x))
        kropki.press(*["ArrowDown" if to[1] > y else "ArrowUp"] * abs(to[1] - y))
        kropki.press("Enter" if to[0] % 2 else "Space")
        x, y = to
        play(game, to)
        assert kropki.answer() == told(game)
    live = kropki.part("live")
    expect(live).to_contain_text("Red at c4. Red captures 1 dot, c3. Blue to move.")
    said = " | ".join(kropki.page.evaluate("said"))
    for words in ("Blue at c3. Red to move.", "Red at b3. Blue to move."):
        assert words in said

    kropki.press("ArrowUp")
    expect(kropki.focused).to_have_accessible_name("c3, Blue’s dot in Red’s territory")
    kropki.press("Enter")
    expect(live).to_contain_text("This point is in Red’s territory.")
    expect(kropki.part("bubble")).to_have_text("This point is in Red’s territory.")
    kropki.press("s")
    expect(live).to_contain_text("Red: 1 dot captured. Blue: 0 dots captured. Blue to move.")
    kropki.press("u")
    expect(live).to_contain_text("Undone. Red to move.")
    kropki.press("r")
    expect(live).to_contain_text("Red at c4. Red captures 1 dot, c3.")
    assert kropki.answer() == told(game)

    kropki.press("g", "j", "1", "0", "Enter")
    expect(kropki.focused).to_have_accessible_name("j10, Blue’s dot")
    kropki.press("Shift+ArrowLeft", "Shift+ArrowUp")
    expect(kropki.focused).to_have_accessible_name("e5, free")
    kropki.press("End")
    expect(kropki.focused).to_have_accessible_name("j5, free")
    kropki.press("PageDown", "ArrowDown", "ArrowRight")
    expect(kropki.focused).to_have_accessible_name("j10, Blue’s dot")
    kropki.press("Home", "Enter")
    play(game, (0, 9))
    assert kropki.answer() == told(game)
    expect(kropki.focused).to_have_accessible_name("a10, Blue’s dot")


def test_a_question_mark_opens_the_keys(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(10, 10, opening="empty"))
    kropki.part("board").focus()
    kropki.press("?")
    keys = kropki.part("help-key-list")
    expect(keys).to_be_visible()
    assert keys.locator("dt").count() == keys.locator("dd").count() >= 14
    kropki.press("Escape")
    expect(keys).to_be_hidden()


def test_tab_reaches_everything_and_focus_is_visible(visit: Callable[..., Kropki]) -> None:
    game = Game(10, 10, opening="empty")
    play(game, (0, 0), (1, 1))
    kropki = visit(game, ready=True)
    kropki.part("undo").click()
    reached = []
    for _ in range(30):
        kropki.press("Tab")
        name, seen = kropki.page.evaluate(
            """() => {
                const focused = document.activeElement.closest("#board") ?? document.activeElement;
                const { outlineStyle, outlineWidth } = getComputedStyle(focused);
                return [focused.id, outlineStyle !== "none" && parseFloat(outlineWidth) >= 2];
            }"""
        )
        if name:
            assert seen, f"the focus does not show on {name}"
            reached.append(name)
    assert set(reached) >= {"more", "board", "to-learn", "to-teach", "undo", "end", "new", "share"}


def focus_by_tab(kropki: Kropki, name: str) -> None:
    for _ in range(12):
        kropki.press("Tab")
        if kropki.part(name).locator(":scope:focus-within").count():
            return
    raise AssertionError(f"Tab does not come to {name}")


# how it looks


def test_light_dark_and_forced_colours(visit: Callable[..., Kropki]) -> None:
    game = Game(10, 10, opening="empty")
    play(game, *CAPTURE)
    kropki = visit(game)
    page = kropki.page

    def luminance_of_the_field(wanted: Callable[[float], bool]) -> None:
        for _ in range(100):
            if wanted(luminance(kropki.colour((6, 6), dx=0.3, dy=0.3))):
                break
            page.wait_for_timeout(20)
        assert wanted(luminance(kropki.colour((6, 6), dx=0.3, dy=0.3)))

    looks = []
    for media in ({"color_scheme": "light"}, {"color_scheme": "dark"}, {"color_scheme": "light"}):
        page.emulate_media(**media)  # type: ignore[arg-type]
        dark = media["color_scheme"] == "dark"
        luminance_of_the_field(lambda light, dark=dark: light < 0.05 if dark else light > 0.8)  # type: ignore[misc]
        looks.append(check_contrasts(kropki))
        kropki.eventually_seen(visible(game))
    assert looks[0] == looks[2] != looks[1]

    for scheme in ("light", "dark", "auto"):
        kropki.set(theme=scheme)
        dark = scheme == "dark"
        luminance_of_the_field(lambda light, dark=dark: light < 0.05 if dark else light > 0.8)  # type: ignore[misc]
        kropki.eventually_seen(visible(game))

    page.emulate_media(forced_colors="active")
    system = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert system in ("rgb(255, 255, 255)", "rgb(0, 0, 0)")
    kropki.eventually_seen(visible(game))
    check_contrasts(kropki)


STANDS = r"""(rows) => [...document.querySelectorAll(rows)].map((row) => {
    const style = (part) => getComputedStyle(row.querySelector(part));
    const line = getComputedStyle(row, "::after");
    const rgb = (colour) => colour.match(/[\d.]+/g).slice(0, 3).map(Number);
    return {
        shape: row.querySelector("svg").innerHTML,
        word: row.querySelector(".word").textContent,
        weight: style(".name").fontWeight,
        line: line.content === "none" ? "none" : line.height,
        inks: [style(".count").color, ...(line.content === "none" ? [] : [line.backgroundColor])].map(rgb),
        ground: rgb(getComputedStyle(document.body).backgroundColor),
    };
})"""
"""What tells the rows of the players apart, and the colours that must be seen on the ground."""


def test_players_and_whose_turn_it_is_are_told_apart_without_hue(visit: Callable[..., Kropki]) -> None:
    game = Game(10, 10, opening="empty", names=("Ola", "Jan"))
    play(game, (3, 3))
    kropki = visit(game)
    for forced in ("none", "active"):
        kropki.page.emulate_media(forced_colors=forced)
        ola, jan = kropki.page.evaluate(STANDS, "#players .player:not([hidden])")
        assert ola["shape"] != jan["shape"]
        assert [ola["word"], ola["weight"], ola["line"]] == ["", "400", "none"]
        assert [jan["word"], jan["weight"], jan["line"]] == ["to move", "700", "3px"]
        assert all(contrast(ink, each["ground"]) >= 3 for each in (ola, jan) for ink in each["inks"])
    kropki.set(opposite="edges")
    expect(kropki.page.locator(".edge").last).to_be_visible()
    ola, jan = kropki.page.evaluate(STANDS, ".edge")
    assert ola["shape"] != jan["shape"]
    assert [ola["word"], ola["weight"]] == ["", "400"]
    assert [jan["word"], jan["weight"]] == ["to move", "700"]


def check_contrasts(kropki: Kropki) -> list[Colour]:
    """All can be seen on the paper. Dots differ by shape too: one is filled, the other a ring."""
    drawn, words = ["ink-2", "ink-3", "line", "edge"], ["text", "pencil"]
    looks = kropki.inks(*drawn, *words)
    field, red, blue = [*looks.values()][:3]
    assert all(contrast(looks[name], field) >= 3 for name in ("ink-0", "ink-1", *drawn)), looks
    assert all(contrast(looks[name], field) >= 4.5 for name in words), looks
    assert contrast(kropki.colour((2, 1)), red) < 1.1
    assert contrast(kropki.colour((9, 9)), field) < 1.1
    assert contrast(kropki.colour((9, 9), dx=0.16, dy=0.16), blue) < 1.3
    return [field, red, blue]


def luminance(colour: Colour) -> float:
    """Return the contrast ratio as WCAG defines it."""
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Colour, b: Colour) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_with_reduced_motion_a_capture_is_drawn_at_once(visit: Callable[..., Kropki]) -> None:
    game = Game(10, 10, opening="empty")
    play(game, *CAPTURE[:-1])
    kropki = visit(game, ready=True)
    play(game, CAPTURE[-1])
    kropki.page.evaluate("window.requestAnimationFrame = () => 1")  # no frame ever comes
    for motion in ("no-preference", "reduce"):
        kropki.page.emulate_media(reduced_motion=motion)
        kropki.click(CAPTURE[-1])
        assert kropki.answer() == told(game)
        assert (kropki.seen() == visible(game)) == (motion == "reduce")
        kropki.part("undo").click()
        kropki.answer()
