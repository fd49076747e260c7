"""Pictures of the library as parts of one HTML page, beside each other and beside somebody else's picture."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser

from kropki import Board, svg

CHART = """<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"
role="img" aria-labelledby="title"><title id="title">A chart</title>
<rect class="paper field edge" width="200" height="100" fill="#abcdef"/>
<path class="line last wall ink-0" d="M0 0L200 100" fill="#112233"/><text class="labels" x="5" y="20">x</text>
<g class="dead dots dots-0 tint-0"><circle cx="9" cy="9" r="5"/></g></svg><p class="paper line">Words.</p>"""
BOARD = Board.from_text(". R . B .\nR B R1 . .\n. R . . B".replace("R B R1", "R Br R"))
PICTURES = {
    "small": svg(BOARD, title="Small", cell=14),
    "large": svg(BOARD, title="Large", cell=60, numbers={"b1": 1, "d1": 12}, last="b1"),
    "printed": svg(BOARD, title="Printed", printed=True),
    "other": svg(Board(4, 4, 4), title="Other"),
}

LOOK = """() => [...document.querySelectorAll("svg, p")].map((picture) =>
  [picture, ...picture.querySelectorAll("*")].map((element) => {
    const style = getComputedStyle(element);
    const names = ["fill", "stroke", "stroke-width", "opacity", "font", "text-anchor", "color", "background"];
    const labels = (element.getAttribute("aria-labelledby") ?? "").split(" ");
    const words = labels.map((id) => document.getElementById(id)?.textContent);
    return [element.tagName, words, ...names.map((name) => style.getPropertyValue(name))];
  }))"""


def looks(browser: Browser, html: str, scheme: Any) -> list[list[Any]]:
    """Return how each element of each picture of a page looks. Names of hatchings are left out."""
    context = browser.new_context(color_scheme=scheme)
    page = context.new_page()
    page.set_content(f"<!doctype html><html lang=en><title>Pictures</title>{html}")
    found: list[list[Any]] = json.loads(json.dumps(page.evaluate(LOOK)))
    context.close()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures_in_one_page_look_as_they_do_alone(browser: Browser, scheme: str) -> None:
    parts = [*PICTURES.values(), CHART, PICTURES["small"]]
    alone = [look for part in parts for look in looks(browser, part, scheme)]
    assert looks(browser, "".join(parts), scheme) == alone
    assert looks(browser, "".join(parts[::-1]), scheme)[0] == alone[0]
    titles = [look[0][1][0] for look in alone if look[0][0] == "svg"]
    assert titles == ["Small", "Large", "Printed", "Other", "A chart", "Small"]
    papers = [next(it for it in look if it[0] == "rect" and it[5] == "1")[2] for look in alone[:3]]
    assert papers[2] == "rgb(255, 255, 255)"
    assert (papers[0] == "rgb(248, 245, 234)") is (scheme == "light")
