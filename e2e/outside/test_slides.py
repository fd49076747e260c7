"""A board on slides of reveal.js, which scales them to the window."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Frame, Page, Route

from e2e.outside.test_bundlers import TOOLS
from e2e.support.embedded import THREAT
from e2e.support.host import ROOT
from e2e.test_board_surroundings import POINTS, WATCH_PLAYS, clicked
from e2e.test_embedding import SCRIPT, state

pytestmark = pytest.mark.outside

SLIDES = f"""<!doctype html><meta charset=utf-8><title>Slides</title>
<link rel=stylesheet href=reveal/reset.css><link rel=stylesheet href=reveal/reveal.css>
<link rel=stylesheet href=reveal/theme/black.css>{SCRIPT}{WATCH_PLAYS}
<div class=reveal><div class=slides>
<section>
<kropki-board lang=en interactive style='width: 460px; margin: auto'>{THREAT}</kropki-board>
</section>
<section><h2>The end</h2></section>
</div></div>
<script type=module>
import Reveal from './reveal/reveal.mjs';
window.reveal = new Reveal();
await reveal.initialize();
window.isReady = true;
</script>"""


FRAME = """<!doctype html><meta charset=utf-8><title>Talk</title>
<style>
body { margin: 0 }
iframe { border: 0; width: 700px; height: 500px; scale: 1.22; transform-origin: 0 0 }
</style>
<iframe src=slides.html></iframe>"""


TITLED = SLIDES.replace("<section>\n<kropki", "<section>\n<h2>A title</h2>\n<kropki").replace(
    " style='width: 460px; margin: auto'", ""
)
"""Slides with a title and a board by the script for code blocks, and the style of docs/embedding.md."""


def show(page: Page, site: str, *, is_framed: bool = False, slides: str = SLIDES) -> Frame:
    """Show slides, alone or in a scaled frame, and return the frame that shows them."""

    def answer(route: Route) -> None:
        route.fulfill(path=TOOLS / "node_modules/reveal.js/dist" / route.request.url.split("/reveal/")[1])

    page.route("**/reveal/**", answer)
    page.route(
        urljoin(site, "slides.html"), lambda route: route.fulfill(content_type="text/html", body=slides)
    )
    page.route(urljoin(site, "talk.html"), lambda route: route.fulfill(content_type="text/html", body=FRAME))
    page.goto(urljoin(site, "talk.html" if is_framed else "slides.html"))
    frame = page.frames[-1]
    frame.wait_for_function("window.isReady && document.querySelector('kropki-board').length")
    return frame


@pytest.mark.parametrize("ratio", [1, 2])
@pytest.mark.parametrize(("width", "height"), [(700, 500), (960, 700), (1600, 1100)])
def test_a_click_on_a_slide_plays_where_it_is(
    open_page: Callable[..., Page], site: str, width: int, height: int, ratio: int
) -> None:
    page = open_page(viewport={"width": width, "height": height}, device_scale_factor=ratio)
    show(page, site)
    assert clicked(page, "mouse") == [list(point) for point in POINTS]


@pytest.mark.parametrize("ratio", [1, 2])
def test_a_click_on_a_slide_in_a_frame_plays_where_it_is(
    open_page: Callable[..., Page], site: str, ratio: int
) -> None:
    page = open_page(viewport={"width": 960, "height": 700}, device_scale_factor=ratio)
    frame = show(page, site, is_framed=True)
    assert clicked(page, "mouse", frame) == [list(point) for point in POINTS]


@pytest.mark.parametrize(("width", "height"), [(700, 500), (1280, 800)])
def test_a_title_and_a_board_fit_a_slide(
    open_page: Callable[..., Page], site: str, width: int, height: int
) -> None:
    page = open_page(viewport={"width": width, "height": height})
    recipes = (ROOT / "docs/embedding.md").read_text(encoding="utf-8")
    [style] = re.findall(r"^    (\.reveal .*)$", recipes, re.MULTILINE)
    fences = SCRIPT.replace("kropki-board.js", "kropki-fences.js")
    show(page, site, slides=TITLED.replace(SCRIPT, f"{fences}<style>{style}</style>"))
    page.wait_for_timeout(500)  # what the script asks of the slides
    title, board = (page.locator(name).first.bounding_box() for name in ("h2", "kropki-board"))
    assert title and board
    assert 0 <= title["y"] < title["y"] + title["height"] <= board["y"]
    assert board["y"] + board["height"] <= height
    assert board["x"] >= 0 and board["x"] + board["width"] <= width


def test_keys_on_a_board_do_not_turn_slides(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(viewport={"width": 960, "height": 700})
    show(page, site)
    page.get_by_role("grid").focus()
    for key in ("ArrowRight", "ArrowDown", ","):
        page.keyboard.press(key)
    assert state(page)["move"] == 5
    page.get_by_role("button", name="Go to start").focus()
    page.keyboard.press("Space")
    assert state(page)["move"] == 0
    assert page.evaluate("reveal.getIndices().h") == 0
