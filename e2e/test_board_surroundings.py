"""A board on another page: clicks where that is scaled, its colours, and Python only when it is needed."""

from __future__ import annotations

import re
from html import escape
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Frame, Page, expect

from e2e.support.choice import mostly_slow
from e2e.support.embedded import THREAT
from e2e.support.pages import Held
from e2e.test_embedding import CAPTURE, SCRIPT, ready, visit, without_python

FOREIGN = "(;GM[40]SZ[9];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb];B[ec])"
SCALES = {
    "0.5": "transform: scale(0.5)",
    "0.7": "transform: scale(0.7); transform-origin: 0 0",
    "1.22": "transform: scale(1.22); transform-origin: 0 0",
    "2": "scale: 2; transform-origin: 0 0",
    "uneven": "transform: scale(1.5, 0.8); transform-origin: 0 0",
    "zoom 0.7": "zoom: 0.7",
    "zoom 1.5": "zoom: 1.5",
    "property": "scale: 0.7; transform-origin: 0 0",
    "nested": "transform: scale(1.22) scale(0.5); zoom: 1.3; transform-origin: 0 0",
}
POINTS = [(0, 0), (7, 7), (8, 0), (4, 6), (2, 3)]
OUTWARD = """
    const outward = (board, [x, y]) => {
        for (let here = board.ownerDocument.defaultView; here.frameElement; here = here.parent) {
            const { left, top, width, height } = here.frameElement.getBoundingClientRect();
            [x, y] = [left + (x * width) / here.innerWidth, top + (y * height) / here.innerHeight];
        }
        return [x, y];
    };
"""
"""Turns a place in a frame without a border into one in the window."""
PLACE = f"""(board, [x, y]) => {{
    {OUTWARD}
    const cell = [...board.shadowRoot.querySelectorAll('[role=gridcell]')][9 * y + x];
    const {{ left, top, width, height }} = cell.getBoundingClientRect();
    return outward(board, [left + width / 2, top + height / 2]);
}}"""
MARKED = f"""([board, [atX, atY]]) => {{
    {OUTWARD}
    const canvas = board.shadowRoot.querySelector('canvas.marks');
    const {{ left, top, width, height }} = canvas.getBoundingClientRect();
    const {{ data }} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let [x, y, count] = [0, 0, 0];
    for (let i = 3; i < data.length; i += 4) {{
        if (!data[i]) continue;
        x += ((i >> 2) % canvas.width) + 0.5;
        y += Math.floor((i >> 2) / canvas.width) + 0.5;
        count++;
    }}
    const middle = [(x / count) * width / canvas.width, (y / count) * height / canvas.height];
    const [drawnX, drawnY] = outward(board, [left + middle[0], top + middle[1]]);
    return Math.hypot(drawnX - atX, drawnY - atY) < 2;
}}"""
"""Whether what marks a point, on a board without a last move, is drawn at a place in the window."""
WATCH_PLAYS = """<script>
    window.plays = [];
    customElements.whenDefined('kropki-board').then(() => {
        document.querySelector('kropki-board').play = ({ x, y }) => window.plays.push([x, y]);
    });
</script>"""


def clicked(page: Page, tap: str, frame: Frame | None = None) -> list[Any]:
    """Click on POINTS of the board of a page, or of a frame in it, and return where it takes them for."""
    where = frame or page
    board = where.locator("kropki-board")
    where.wait_for_function(
        "document.querySelector('kropki-board')?.shadowRoot.querySelector('[role=gridcell]')"
    )
    for point in POINTS:
        x, y = board.evaluate(PLACE, point)
        page.touchscreen.tap(x, y) if tap == "touch" else page.mouse.click(x, y)
    plays: list[Any] = where.evaluate("plays")
    return plays


def check_marks(page: Page, frame: Frame | None = None) -> None:
    """Check that what shows where the mouse and the keyboard are is drawn there, on a board at its start."""
    where = frame or page
    board = where.locator("kropki-board")
    for point in POINTS:
        place = board.evaluate(PLACE, point)
        page.mouse.move(*place)
        where.wait_for_function(MARKED, arg=[board.element_handle(), place])
    page.mouse.move(0, 0)
    board.evaluate("board => board.shadowRoot.querySelector('.board').focus()")
    page.keyboard.press("ArrowLeft")
    board.locator(":focus").wait_for()
    place = board.evaluate(FOCUSED)
    where.wait_for_function(MARKED, arg=[board.element_handle(), place])


FOCUSED = f"""board => {{
    {OUTWARD}
    const {{ left, top, width, height }} = board.shadowRoot.activeElement.getBoundingClientRect();
    return outward(board, [left + width / 2, top + height / 2]);
}}"""


def open_scaled(page: Page, site: str, style: str, attributes: str = "") -> None:
    """Open a page with a board in a scaled container, without Python."""
    without_python(page)
    page.set_viewport_size({"width": 1000, "height": 1200})
    board = f"<kropki-board {attributes} interactive>{THREAT}</kropki-board>"
    visit(page, site, f"{WATCH_PLAYS}<div style='width: 400px; {style}'>{board}</div>")
    ready(page)


@pytest.mark.smoke
@pytest.mark.parametrize("style", mostly_slow(SCALES.values(), ["0.7", "nested"], SCALES))
def test_clicks_are_right_where_a_board_is_scaled(page: Page, site: str, style: str) -> None:
    open_scaled(page, site, style)
    assert clicked(page, "mouse") == [list(point) for point in POINTS]


@pytest.mark.slow
@pytest.mark.parametrize("ratio", [1, 2, 3])
@pytest.mark.parametrize("scale", [0.7, 1.22])
def test_taps_are_right_on_any_screen(open_page: Any, site: str, ratio: int, scale: float) -> None:
    size = {"width": 800, "height": 900}
    page: Page = open_page(device_scale_factor=ratio, has_touch=True, viewport=size)
    without_python(page)
    around = f"width: 400px; transform: scale({scale}); transform-origin: 0 0"
    visit(
        page,
        site,
        f"{WATCH_PLAYS}<div style='{around}'><kropki-board interactive>{THREAT}</kropki-board></div>",
    )
    ready(page)
    assert clicked(page, "touch") == [list(point) for point in POINTS]


@pytest.mark.slow
@pytest.mark.smoke
@pytest.mark.parametrize("style", SCALES.values(), ids=SCALES.keys())
def test_marks_are_drawn_where_the_pointer_is(page: Page, site: str, style: str) -> None:
    open_scaled(page, site, style, "at=0")
    check_marks(page)


@pytest.mark.slow
@pytest.mark.smoke
@pytest.mark.parametrize("element", ["body", "documentElement"])
@pytest.mark.parametrize("zoom", [0.8, 1.5])
def test_clicks_are_right_on_a_zoomed_page(page: Page, site: str, element: str, zoom: float) -> None:
    without_python(page)
    page.set_viewport_size({"width": 1000, "height": 1200})
    board = f"<kropki-board at=0 interactive>{THREAT}</kropki-board>"
    visit(page, site, f"{WATCH_PLAYS}<div style='width: 400px'>{board}</div>")
    ready(page)
    page.evaluate(f"document.{element}.style.zoom = {zoom}")
    check_marks(page)
    assert clicked(page, "mouse") == [list(point) for point in POINTS]


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.5, 2])
def test_clicks_are_right_where_fingers_have_enlarged_a_page(page: Page, site: str, scale: float) -> None:
    without_python(page)
    page.set_viewport_size({"width": 1000, "height": 1200})
    board = f"<kropki-board interactive>{THREAT}</kropki-board>"
    visit(page, site, f"{WATCH_PLAYS}<div style='width: 400px; zoom: 0.7'>{board}</div>")
    ready(page)
    page.context.new_cdp_session(page).send("Emulation.setPageScaleFactor", {"pageScaleFactor": scale})
    page.wait_for_function("scale => visualViewport.scale === scale", arg=scale)
    for point in POINTS:
        x, y = page.locator("kropki-board").evaluate(PLACE, point)
        left, top = page.evaluate("[visualViewport.offsetLeft, visualViewport.offsetTop]")
        page.mouse.click(x - left, y - top)  # in pixels of the page
    assert page.evaluate("plays") == [list(point) for point in POINTS]


FRAME = """<style>body {{ margin: 0 }} main {{ width: 400px; zoom: {zoom} }}</style>
<main><kropki-board at=0 interactive>{threat}</kropki-board></main>"""


@pytest.mark.slow
@pytest.mark.parametrize(("outside", "zoom"), [(0.5, 1), (1.22, 0.7), (2, 0.7)])
@pytest.mark.parametrize("ratio", [1.5, 3])
def test_taps_are_right_in_a_scaled_frame(
    open_page: Any, site: str, outside: float, zoom: float, ratio: float
) -> None:
    size = {"width": 1000, "height": 1300}
    page: Page = open_page(device_scale_factor=ratio, has_touch=True, viewport=size)
    without_python(page)
    html = SCRIPT + WATCH_PLAYS + FRAME.format(zoom=zoom, threat=THREAT)
    style = f"border: 0; scale: {outside}; transform-origin: 0 0"
    visit(
        page,
        site,
        f'<iframe width=450 height=600 style="{style}" srcdoc="{escape(html)}"></iframe>',
        script="",
    )
    [frame] = page.main_frame.child_frames
    assert clicked(page, "touch", frame) == [list(point) for point in POINTS]
    check_marks(page, frame)


PAPER = """board => {
    const canvas = board.shadowRoot.querySelector('canvas.paper');
    const { width, height } = canvas;
    const [r, g, b] = canvas.getContext('2d').getImageData(width / 2, height / 2, 1, 1).data;
    const frame = getComputedStyle(board.shadowRoot.querySelector('.frame')).backgroundColor;
    const parts = frame.match(/\\d+/g).slice(0, 3).map(Number);
    return [[r, g, b], parts].map((colour) => colour.reduce((sum, part) => sum + part) > 380);
}"""
SWITCHES = {
    "class": (".dark { color-scheme: dark }", "document.documentElement.classList.toggle('dark', dark)"),
    "attribute": (
        "[data-theme=dark] { color-scheme: dark } [data-theme=light] { color-scheme: light }",
        "document.body.dataset.theme = dark ? 'dark' : 'light'",
    ),
    "style sheet": ("", "document.head.append(Object.assign(document.createElement('style'), "
        "{ textContent: `:root { color-scheme: ${dark ? 'dark' : 'light'} }` }))"),
}  # fmt: skip


@pytest.mark.smoke
@pytest.mark.parametrize("how", mostly_slow(SWITCHES, ["attribute"]))
def test_a_board_follows_the_page_between_light_and_dark(page: Page, site: str, how: str) -> None:
    without_python(page)
    style, switch = SWITCHES[how]
    visit(page, site, f"<style>{style}</style><main><kropki-board>{CAPTURE}</kropki-board></main>")
    ready(page)
    board = page.locator("kropki-board")
    for dark in (True, False, True):
        page.evaluate(f"dark => {{ {switch}; }}", dark)
        page.wait_for_function(f"([board, light]) => ({PAPER})(board).every((is) => is === light)",
            arg=[board.element_handle(), not dark])  # fmt: skip
    board.evaluate("board => board.setAttribute('theme', 'light')")
    page.wait_for_function(f"board => ({PAPER})(board).every(Boolean)", arg=board.element_handle())


def test_a_board_follows_what_is_behind_it_where_the_page_says_nothing(page: Page, site: str) -> None:
    without_python(page)
    page.emulate_media(color_scheme="dark")
    style = """@media (prefers-color-scheme: dark) { html { background: #222; color: #ddd } }
        .light { color-scheme: light }"""
    visit(page, site, f"<style>{style}</style><kropki-board>{CAPTURE}</kropki-board>")
    ready(page)
    board = page.locator("kropki-board")
    light = f"([board, light]) => ({PAPER})(board).every((is) => is === light)"
    page.wait_for_function(light, arg=[board.element_handle(), False])
    page.emulate_media(color_scheme="light")
    page.wait_for_function(light, arg=[board.element_handle(), True])
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(light, arg=[board.element_handle(), False])
    page.evaluate("document.documentElement.className = 'light'")
    page.wait_for_function(light, arg=[board.element_handle(), True])


LOOKS = {
    "text": "html { font-size: 62.5% } body { text-align: center; text-transform: uppercase; "
        "letter-spacing: 3px; word-spacing: 9px; line-height: 3; white-space: pre; text-indent: 2em; "
        "font: bold italic 40px monospace; text-shadow: 2px 2px red; cursor: none }",
    "large": "html { font-size: 150% } * { font-size: 2rem }",
    "rtl": "html { direction: rtl }",
    "vertical": "html { writing-mode: vertical-rl }",
}  # fmt: skip
"""Styles of pages, of which boards shall take none."""
LOOK = """board => {
    const root = board.shadowRoot, frame = root.querySelector('.frame');
    const { left, top } = board.getBoundingClientRect();
    const place = (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x - left, y - top, width, height].map(Math.round);
    };
    const canvas = root.querySelector('canvas.paper');
    const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    const parts = ['.head', '.side', '.about button', '.board', '.bar button', '.count', '.comment'];
    return [
        frame.innerText,
        parts.map((part) => place(root.querySelector(part))),
        [0, 8, 80].map((cell) => place(root.querySelectorAll('[role=gridcell]')[cell])),
        pixels.reduce((sum, part, place) => (sum * 31 + part * (place % 1009)) % 1000003, 0),
    ];
}"""


@pytest.mark.slow
@pytest.mark.smoke
@pytest.mark.parametrize("style", LOOKS.values(), ids=LOOKS.keys())
def test_a_board_looks_the_same_whatever_the_page_around_it(page: Page, site: str, style: str) -> None:
    without_python(page)
    game = CAPTURE.replace("SZ[9]", "SZ[9]PB[Ann]PW[Bob]").replace("B[ee]", "B[ee]C[Well played]")
    board = f"<kropki-board at=1 lang=en style='width: 400px'>{game}</kropki-board>"
    page.set_viewport_size({"width": 1000, "height": 900})
    looks = []
    for around in ("", style):
        visit(page, site, f"<style>{around}</style><div>{board}</div>")
        ready(page)
        page.wait_for_function(
            "document.querySelector('kropki-board').shadowRoot.querySelector('[role=gridcell]')"
        )
        looks.append(page.locator("kropki-board").evaluate(LOOK))
    assert looks[1] == looks[0]


@pytest.mark.slow
def test_a_hidden_page_hides_its_board(page: Page, site: str) -> None:
    """As slides are hidden that are not shown."""
    visit(page, site, f"<div style='visibility: hidden'><kropki-board>{CAPTURE}</kropki-board></div>")
    ready(page)
    hidden = page.locator("kropki-board .frame").evaluate("frame => getComputedStyle(frame).visibility")
    assert hidden == "hidden"


@pytest.mark.slow
@pytest.mark.smoke
def test_letters_are_drawn_again_once_their_font_is_there(page: Page, site: str) -> None:
    held = Held(page, urljoin(site, "web/fonts/vollkorn-italic.woff2"))
    link = "<link rel=stylesheet href=web/styles/fonts.css>"
    visit(page, site, f"<kropki-board>{CAPTURE}</kropki-board>", script=link)
    page.evaluate("import('./web/viewer/kropki-board.js').then(() => {})")
    ready(page)
    held.wait()
    paper = f"([board, drawn]) => ({LOOK})(board)[3] !== drawn"
    board = page.locator("kropki-board")
    before = board.evaluate(LOOK)[3]
    held.release()
    page.wait_for_function(paper, arg=[board.element_handle(), before])


COUNT_WORKERS = "window.started = 0; window.Worker = class extends Worker {" \
    "constructor(...how) { super(...how); started++; } }"  # fmt: skip


@pytest.mark.smoke
@pytest.mark.parametrize("board", mostly_slow([FOREIGN, "puzzle"], ["puzzle"]))
def test_python_starts_when_a_board_that_needs_it_comes_near(page: Page, site: str, board: str) -> None:
    page.add_init_script(COUNT_WORKERS)
    element = (
        f"<kropki-board>{board}</kropki-board>"
        if board != "puzzle"
        else "<kropki-board puzzle='9e6df5bf'></kropki-board>"
    )
    hidden = f"<div hidden>{element.replace('<kropki-board', '<kropki-board id=hidden')}</div>"
    visit(page, site, f"{hidden}<p style='height: 5000px'>Text</p>{element}")
    if board != "puzzle":
        ready(page, "kropki-board:not(#hidden)")
        ready(page, "#hidden")
    page.wait_for_timeout(500)
    assert page.evaluate("started") == 0
    page.locator("kropki-board:not(#hidden)").scroll_into_view_if_needed()
    page.wait_for_function("started === 1")
    if board != "puzzle":
        page.wait_for_function(
            "document.querySelector('kropki-board:not(#hidden)').sgf.includes('B[ec.ddeefdecdd]')"
        )
        assert "B[ec.ddeefdecdd]" not in page.evaluate("document.querySelector('#hidden').sgf")


CANVASES = """() => [...document.querySelectorAll('kropki-board')].map((board) => {
    const canvases = [...board.shadowRoot.querySelectorAll('canvas')];
    return canvases.reduce((sum, { width, height }) => sum + 4 * width * height, 0);
})"""
"""The memory for what each board draws, in bytes."""
DRAWN = f"""() => [...document.querySelectorAll('kropki-board')].every((board, place) => {{
    const {{ width, top, bottom }} = board.getBoundingClientRect();
    const isDrawn = ({CANVASES})()[place] > 0;
    if (!width || bottom < -3 * innerHeight || top > 4 * innerHeight) return !isDrawn;
    return isDrawn || bottom < -innerHeight / 2 || top > 1.5 * innerHeight;
}})"""
"""Whether the boards near the screen are drawn, and none that is far away."""


@pytest.mark.slow
@pytest.mark.smoke
def test_boards_out_of_sight_take_no_memory_for_drawing(open_page: Any, site: str) -> None:
    page: Page = open_page(device_scale_factor=3, viewport={"width": 800, "height": 700})
    without_python(page)
    board = f"<p>Text</p><kropki-board style='width: 400px'>{CAPTURE}</kropki-board>"
    visit(page, site, board * 20 + f"<div hidden>{board}</div>")
    page.wait_for_function("[...document.querySelectorAll('kropki-board')].every(({ length }) => length)")
    page.wait_for_function(DRAWN)
    one = page.evaluate(CANVASES)[0]
    assert sum(page.evaluate(CANVASES)) < 6 * one
    assert one == pytest.approx(12 * (3 * 398) ** 2, rel=0.01)  # three layers: no signs are drawn
    boards = page.locator("kropki-board")
    inked = boards.first.evaluate(LOOK)[3]
    cells = "board => board.shadowRoot.querySelectorAll('[role=gridcell]')[80].getBoundingClientRect().width"
    assert boards.nth(10).evaluate(cells) > 20  # for screen readers
    boards.nth(10).evaluate("board => { board.go(3); board.scrollIntoView() }")
    page.wait_for_function(DRAWN)
    boards.nth(10).evaluate("board => board.go('end')")
    assert boards.nth(10).evaluate(LOOK)[3] == inked
    boards.nth(10).evaluate("board => board.nextElementSibling.before(board)")
    page.evaluate("document.querySelector('div').append(document.querySelectorAll('kropki-board')[11])")
    page.wait_for_function(DRAWN)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert all(page.evaluate(CANVASES)[:19])
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.wait_for_function(DRAWN)


TONGUE = """([board, language]) => {
    const root = board.shadowRoot;
    const { title } = root.querySelector('.bar button');
    const parts = [...root.querySelectorAll('[lang]')].map(({ lang }) => lang);
    return title && root.activeElement !== null && parts.every((lang) => lang === language);
}"""
SPEAKERS = {
    "page": "document.documentElement",
    "part": "document.querySelector('main')",
    "host": "document.querySelector('#host')",
}
"""The elements around a board that may name its language: the host has it in its shadow tree."""


@pytest.mark.smoke
@pytest.mark.parametrize("speaker", mostly_slow(SPEAKERS, ["page"]))
def test_a_board_follows_the_page_from_language_to_language(
    page: Page, site: str, faults: list[str], speaker: str
) -> None:
    visit(page, site, f"<main><div id=host></div><kropki-board>{CAPTURE}</kropki-board></main>")
    ready(page)
    page.evaluate("""host => host && document.querySelector('#host').attachShadow({ mode: 'open' })
        .append(document.querySelector('kropki-board'))""", speaker == "host")  # fmt: skip
    board = page.locator("kropki-board")
    board.get_by_role("button", name=re.compile("Go to start")).focus()
    width = board.evaluate("board => (board.load('nothing'), board.clientWidth)")
    told = board.locator(".told")
    words = set()
    for language in ("pl", "ru", "de", "en"):
        page.evaluate(f"language => {{ {SPEAKERS[speaker]}.lang = language }}", language)
        page.evaluate("language => { document.dir = language === 'ru' ? 'rtl' : '' }", language)
        page.wait_for_function(TONGUE, arg=[board.element_handle(), language])
        words.add(told.text_content())
        assert board.evaluate("board => board.clientWidth") == width
    assert len(words) == 4
    board.evaluate("board => board.setAttribute('lang', 'cs')")
    page.evaluate(f"{SPEAKERS[speaker]}.lang = 'uk'")
    page.evaluate("new Promise(requestAnimationFrame)")
    expect(board.locator(".board")).to_have_attribute("lang", "cs")
    faults.clear()


@pytest.mark.slow
def test_a_puzzle_follows_the_page_from_language_to_language(page: Page, site: str) -> None:
    visit(page, site, "<kropki-board puzzle='9e6df5bf'></kropki-board>")
    comment = page.locator("kropki-board .comment")
    expect(comment).not_to_be_empty()
    told = comment.text_content() or ""
    page.evaluate("document.documentElement.lang = 'de'")
    expect(comment).not_to_have_text(told)


LIVES = {
    "made of text": "document.querySelector('main').innerHTML = `<kropki-board at=3>${sgf}</kropki-board>`",
    "set before it is there": """const board = document.createElement('kropki-board');
        board.setAttribute('at', '3');
        board.sgf = sgf;
        document.querySelector('main').append(board);""",
    "cloned": """const board = document.createElement('kropki-board');
        board.setAttribute('at', '3');
        board.textContent = sgf;
        document.querySelector('main').append(board);
        board.replaceWith(board.cloneNode(true));""",
    "from a template": """const template = document.createElement('template');
        template.innerHTML = `<kropki-board at=3>${sgf}</kropki-board>`;
        document.querySelector('main').append(template.content.cloneNode(true));""",
    "from another document": """const other = document.implementation.createHTMLDocument();
        other.body.innerHTML = `<kropki-board at=3>${sgf}</kropki-board>`;
        document.querySelector('main').append(document.adoptNode(other.body.firstChild));""",
    "from a frame": """const frame = document.body.appendChild(document.createElement('iframe'));
        frame.contentDocument.body.innerHTML = `<kropki-board at=3>${sgf}</kropki-board>`;
        document.querySelector('main').append(frame.contentDocument.body.firstChild);
        frame.remove();""",
    "mounted twice": """const board = document.createElement('kropki-board');
        const main = document.querySelector('main');
        Object.assign(board, { sgf }).setAttribute('at', '3');
        main.append(board);
        board.remove();
        main.append(board);""",
    "kept alive": """const board = document.createElement('kropki-board');
        Object.assign(board, { sgf }).setAttribute('at', '3');
        document.querySelector('main').append(board);
        setTimeout(() => {
            const store = document.createElement('div');
            store.append(board);
            setTimeout(() => document.querySelector('main').prepend(board), 200);
        }, 200);""",
}
"""How frameworks put boards into pages."""


@pytest.mark.slow
@pytest.mark.smoke
@pytest.mark.parametrize("late", [False, True], ids=["defined", "upgraded"])
@pytest.mark.parametrize("life", LIVES)
def test_a_board_is_the_same_however_it_came_into_the_page(
    page: Page, site: str, life: str, late: bool
) -> None:
    without_python(page)
    visit(page, site, "<main style='width: 400px'></main>", script="" if late else SCRIPT)
    if not late:
        page.wait_for_function("Boolean(customElements.get('kropki-board'))")
    page.evaluate(f"sgf => {{ {LIVES[life]} }}", CAPTURE)
    if late:
        page.evaluate("import('./web/viewer/kropki-board.js').then(() => {})")
    page.wait_for_timeout(500)  # what frameworks do later
    page.wait_for_function("document.querySelector('main kropki-board')?.length === 7")
    board = page.locator("kropki-board")
    expect(board).to_have_count(1)
    assert board.evaluate("({ move, sgf }) => [move, sgf]") == [3, CAPTURE]
    assert board.evaluate("board => board.shadowRoot.adoptedStyleSheets.length") == 1
    page.wait_for_function(f"board => ({DRAWN})()", arg=board.element_handle())
    page.get_by_role("button", name="Go to end").click()
    assert board.evaluate("({ move }) => move") == 7


@pytest.mark.slow
def test_a_board_that_is_taken_away_while_python_starts_leaves_no_fault(page: Page, site: str) -> None:
    visit(page, site, f"<main>{f'<kropki-board interactive>{THREAT}</kropki-board>' * 2}</main>")
    page.wait_for_function("[...document.querySelectorAll('kropki-board')].every(({ length }) => length)")
    told = page.evaluate("""async () => {
        const [gone, stays] = document.querySelectorAll('kropki-board');
        const plays = [gone.play({ x: 4, y: 2 }), stays.play({ x: 4, y: 2 })];
        gone.remove();
        await Promise.all(plays);
        document.querySelector('main').append(gone);
        await gone.play({ x: 4, y: 3 });
        return [stays.move, gone.move, gone.length];
    }""")
    assert told == [7, 7, 7]
