"""The page on screens from a small frame to a wall: everything is there and nothing overlaps."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.support.pages import Held, Kropki, play_randomly, visible, visitor_with
from kropki.game.game import Game

FIRST_SEEN = [("tree", (390, 844)), ("marks", (300, 500))]
SIZES = [(1280, 800), (390, 844), (844, 390), (600, 371), (300, 500), (3840, 2160)]

# What is wrong with how the page is laid out, as sentences.
FAULTS = """() => {
    const faults = [];
    const name = (element) => element.id || element.className || element.tagName;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} pixels too wide`);
    if (scrollHeight > clientHeight) faults.push(`${scrollHeight - clientHeight} pixels too high`);

    const fields = "#tree, #record :is(input, select, textarea)";
    const parts = "#page button, h1, .player, #status, #sheet, #progress, #card";
    const all = document.querySelectorAll(`${parts}, ${fields}`);
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth;
    const shown = [...all].filter(isSeen);
    const note = document.getElementById("note");
    const scrolled = note.getBoundingClientRect();
    const boxes = new Map(shown.map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const [highest, lowest] = note.contains(element) ? [scrolled.top, scrolled.bottom] : [top, bottom];
        return [element, { left, right, top: Math.max(top, highest), bottom: Math.min(bottom, lowest) }];
    }));
    for (const [a, box] of boxes) {
        if (box.left < 0 || box.top < 0 || box.right > clientWidth + 0.5 || box.bottom > clientHeight + 0.5) {
            faults.push(`${name(a)} is not wholly on the screen`);
        }
        if (a.matches("button")) {
            const onTop = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
            if (!a.contains(onTop)) faults.push(`${name(a)} lies under ${onTop && name(onTop)}`);
            const side = Math.min(box.right - box.left, box.bottom - box.top);
            if (side < 24) faults.push(`${name(a)} is too small`);
            if (a.scrollWidth > a.clientWidth + 1) faults.push(`${name(a)} does not hold its text`);
        }
        for (const [b, other] of boxes) {
            if (a.contains(b) || b.contains(a) || shown.indexOf(b) < shown.indexOf(a)) continue;
            const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
            const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
            if (width > 1 && height > 1) faults.push(`${name(a)} and ${name(b)} overlap`);
        }
    }
    for (const id of ["status", "progress"]) {
        const box = boxes.get(document.getElementById(id));
        if (box && box.bottom - box.top < 16) faults.push(`${id} is hidden below`);
    }
    const sheet = document.getElementById("sheet").getBoundingClientRect();
    const side = Math.min(clientWidth, clientHeight);
    if (Math.min(sheet.width, sheet.height) < 0.62 * side) {
        faults.push(`the sheet has only ${sheet.width} × ${sheet.height}`);
    }
    return faults;
}"""


def on_screen(
    open_page: Callable[..., Page],
    site: str,
    size: tuple[int, int],
    game: Game | None = None,
    *,
    kept: dict[str, object] | None = None,
    **options: Any,
) -> Kropki:
    """The page without Python, which never starts."""
    width, height = size
    storage = {"storage_state": visitor_with(game, site, **kept or {})} if game else {}
    page = open_page(viewport={"width": width, "height": height}, **storage, **options)
    return Kropki(page).without_python().open(ready=False)


@pytest.mark.parametrize(
    "touch", [pytest.param(False, marks=pytest.mark.slow), True], ids=["mouse", "finger"]
)
def test_a_first_visit_fits_every_screen(open_page: Callable[..., Page], site: str, touch: bool) -> None:
    kropki = on_screen(open_page, site, SIZES[0], has_touch=touch)
    kropki.click((0, 0))
    faults = {}
    for size in SIZES:
        kropki.resize(*size)
        faults[size] = kropki.page.evaluate(FAULTS)
        kropki.page.keyboard.press("Escape")
    assert faults == {size: [] for size in SIZES}


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_game_fits_every_screen(open_page: Callable[..., Page], site: str, touch: bool) -> None:
    game = Game(39, 32, names=("Wolfeschlegelsteinhausenbergerdorff", "Ø"))
    play_randomly(game, Random(1), 300)
    game.offer_draw(0)
    kropki = on_screen(open_page, site, SIZES[0], game, has_touch=touch)
    faults = {}
    for size in SIZES:
        kropki.resize(*size)
        faults[size] = kropki.page.evaluate(FAULTS)
        assert not kropki.part("place").is_visible()
        if 16 <= kropki.cell < 30:
            kropki.eventually_seen(visible(game))
    assert faults == {size: [] for size in SIZES}


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_the_record_fits_every_screen(open_page: Callable[..., Page], site: str, touch: bool) -> None:
    game = Game(20, 20, names=("Wolfeschlegelsteinhausenbergerdorff", "Ø"))
    play_randomly(game, Random(1), 100)
    kept: dict[str, object] = {"recordShown": True, "recordView": "", "editing": True}
    kropki = on_screen(open_page, site, SIZES[0], game, kept=kept, has_touch=touch)
    faults = {}
    for size in SIZES:
        kropki.resize(*size)
        faults[size] = kropki.page.evaluate(FAULTS)
        for view in ("show-moves", "show-tree", "show-remarks", "show-marks"):
            if kropki.part(view).is_visible():
                kropki.part(view).click()
                faults[size] += [f"{view}: {fault}" for fault in kropki.page.evaluate(FAULTS)]
        if kropki.part("show-marks").is_visible():
            kropki.part("show-marks").click()
    assert faults == {size: [] for size in SIZES}


def test_the_dialogs_fit_small_screens(open_page: Callable[..., Page], site: str) -> None:
    game = Game()
    play_randomly(game, Random(1), 10)
    page = open_page(storage_state=visitor_with(game, site))
    kropki = Kropki(page).open()
    for size in ((390, 844), (600, 371), (300, 500)):
        kropki.resize(*size)
        for opener in ("new", "end", "help"):
            dialog = kropki.part(f"{opener}-dialog")
            kropki.choose(opener) if opener == "help" else kropki.part(opener).click()
            box = dialog.bounding_box()
            assert box and box["x"] >= 0 and box["y"] >= 0
            assert box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1]
            assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
            for button in dialog.get_by_role("button", disabled=False).all():
                button.click(trial=True)  # it can be scrolled to
            kropki.press("Escape")
            expect(dialog).to_be_hidden()


def test_a_failure_fits_every_screen(open_page: Callable[..., Page], site: str, faults: list[str]) -> None:
    page = open_page()

    def missing(route: Route) -> None:
        route.fulfill(status=404)

    page.route("**/*.wasm", missing)
    kropki = Kropki(page).open(ready=False)
    expect(kropki.part("card")).to_be_visible()
    found = {}
    for size in SIZES:
        kropki.resize(*size)
        found[size] = page.evaluate(FAULTS)
        kropki.part("retry").click(trial=True)
    assert found == {size: [] for size in SIZES}
    faults.clear()


@pytest.mark.parametrize(
    "ratio", [1, 1.25, *(pytest.param(ratio, marks=pytest.mark.slow) for ratio in (1.5, 2, 3))]
)
def test_the_canvas_has_the_pixels_of_the_screen(
    open_page: Callable[..., Page], site: str, ratio: float
) -> None:
    game = Game(20, 20)
    play_randomly(game, Random(1), 200)
    kropki = on_screen(open_page, site, (1280, 800), game, device_scale_factor=ratio)
    for size in ((1280, 800), (1203, 767), (391, 843)):
        kropki.resize(*size)
        for width, height, css_width, css_height in kropki.page.evaluate(
            """["paper", "ink", "marks"].map((id) => {
                const canvas = document.getElementById(id);
                const box = canvas.getBoundingClientRect();
                return [canvas.width, canvas.height, box.width, box.height];
            })"""
        ):
            assert abs(width - css_width * ratio) <= 1 and abs(height - css_height * ratio) <= 1
        kropki.eventually_seen(visible(game))


def stays_where_it_is_first_seen(page: Page) -> None:
    """The board appears first, and does not move when everything else appears."""
    held = Held(page, "**/mount-*.js")
    page.goto("")
    kropki = Kropki(page)
    kropki.until("kropki.answer()")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    place = page.evaluate("kropki.place(4, 4)")
    held.release()
    kropki.wait()
    expect(page.locator("#undo span")).not_to_be_empty()
    assert page.evaluate("kropki.place(4, 4)") == place


@pytest.mark.parametrize(
    "size", [pytest.param(size, marks=[] if size == (390, 844) else pytest.mark.slow) for size in SIZES]
)
@pytest.mark.parametrize("players", [0, 2, pytest.param(4, marks=pytest.mark.slow)])
def test_the_board_does_not_move_while_the_page_loads(
    open_page: Callable[..., Page], site: str, size: tuple[int, int], players: int
) -> None:
    width, height = size
    storage = {"storage_state": visitor_with(Game(15, 15, names=("",) * players), site)} if players else {}
    page = open_page(viewport={"width": width, "height": height}, has_touch=True, **storage)
    stays_where_it_is_first_seen(page)


@pytest.mark.parametrize(
    ("view", "size"),
    [
        pytest.param(view, size, marks=[] if (view, size) in FIRST_SEEN else pytest.mark.slow)
        for view in ("", "tree", "remarks", "marks")
        for size in SIZES
    ],
)
def test_the_board_does_not_move_when_a_record_was_open(
    open_page: Callable[..., Page], site: str, size: tuple[int, int], view: str
) -> None:
    width, height = size
    game = Game(15, 15, names=("Ann", "Bob"))
    play_randomly(game, Random(1), 20)
    storage = visitor_with(game, site, recordShown=True, editing=True, recordView=view)
    stays_where_it_is_first_seen(
        open_page(viewport={"width": width, "height": height}, has_touch=True, storage_state=storage)
    )


def test_on_a_phone_the_first_visit_leaves_room_for_board_and_record(
    open_page: Callable[..., Page], site: str
) -> None:
    game = Game(15, 15)
    play_randomly(game, Random(1), 20)
    cells = {}
    for introduced in (True, False):
        storage = visitor_with(game, site, recordShown=True, introduced=introduced)
        kropki = Kropki(open_page(viewport={"width": 390, "height": 844}, storage_state=storage)).open()
        expect(kropki.part("record")).to_be_visible()
        expect(kropki.part("hint")).to_be_visible(visible=not introduced)
        cells[introduced] = kropki.cell
    assert cells[False] >= 0.85 * cells[True]


def test_on_a_phone_the_board_does_not_move_at_the_first_dot(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True)
    kropki = Kropki(page).open(newcomer=True)
    expect(page.locator(".seat-name").last).to_have_text("Computer (beginner)")
    assert kropki.answer()["width"] == 12  # where a finger hits the point that it means
    assert kropki.cell >= 28
    place = kropki.page.evaluate("kropki.place(4, 4)")
    kropki.tap((2, 2))
    kropki.until("kropki.answer().ply === 2")
    expect(page.locator(".seat-name").last).to_have_text("Computer (beginner)")
    assert kropki.page.evaluate("kropki.place(4, 4)") == place


@pytest.mark.parametrize(
    ("size", "text"), [((390, 844), 2), ((653, 838), 2), ((1280, 800), 2), ((320, 256), 1)], ids=str
)
def test_large_text_and_zoom_lose_nothing(
    open_page: Callable[..., Page], site: str, size: tuple[int, int], text: float
) -> None:
    """Text of twice the size, or a window of 1280×1024 at 400 %, scrolls down, but not sideways."""
    game = Game(15, 15, names=("Ann", "Bob"))
    play_randomly(game, Random(1), 20)
    kropki = on_screen(open_page, site, size, game)
    kropki.page.evaluate("text => document.documentElement.style.fontSize = `${text * 100}%`", text)
    kropki.resize(*size)
    lost = kropki.page.evaluate(
        """() => {
            const { clientWidth, scrollWidth } = document.documentElement;
            const parts = [...document.querySelectorAll("#page button, .player, #sheet, #progress-text")];
            const outside = parts.filter((part) => {
                if (!part.checkVisibility({ visibilityProperty: true }) || !part.offsetWidth) return false;
                part.scrollIntoView({ block: "center" });
                const { left, right, top, bottom } = part.getBoundingClientRect();
                const isCut = part.id !== "sheet" && (top < 0 || bottom > innerHeight);
                return left < 0 || right > clientWidth + 0.5 || isCut;
            });
            return [scrollWidth - clientWidth, outside.map((part) => part.id || part.className)];
        }"""
    )
    assert lost == [0, []]
    is_scrolled, touch = kropki.page.evaluate(
        """[document.documentElement.scrollHeight > innerHeight,
            getComputedStyle(document.getElementById("board")).touchAction]"""
    )
    assert touch == ("pan-y" if is_scrolled else "none")
    sheet = kropki.part("sheet").bounding_box()
    assert sheet and min(sheet["width"], sheet["height"]) >= 0.6 * min(size)
