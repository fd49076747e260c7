"""The documentation's site, which `make docs` writes, beside the game as on GitHub Pages."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from urllib.parse import unquote, urldefrag, urljoin

import pytest
from playwright.sync_api import Page, expect

import kropki
from e2e.support.host import DIST, ROOT
from kropki.cli.server import serving

pytestmark = pytest.mark.outside

DOCS = ROOT / "build/docs"
OpenPage = Callable[..., Page]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the game, with the documentation in `docs/`."""
    folder = tmp_path_factory.mktemp("pages")
    shutil.copytree(DIST, folder, dirs_exist_ok=True)
    shutil.copytree(DOCS, folder / "docs")
    with serving(folder) as address:
        yield address


class Links(HTMLParser):
    """What a page links to, and the places in it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.places: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.places.add(value)
            if name in ("href", "src") and value:
                self.addresses.append(value)


def test_every_link_and_picture_within_the_site_is_there() -> None:
    pages = {path: Links(path.read_text(encoding="utf-8")) for path in DOCS.rglob("*.html")}
    assert len(pages) > 25
    for path, links in pages.items():
        for link in links.addresses:
            name, place = urldefrag(link)
            if re.match(r"[a-z]+:", name):
                continue
            target = (path.parent / unquote(name.partition("?")[0])).resolve() if name else path
            assert target.exists(), f"{path.name} links to {link}"
            if place and target in pages:
                assert unquote(place) in pages[target].places or not place, f"{path.name} links to {link}"


def test_teaching_and_embedding_are_one_click_away_and_boards_live(open_page: OpenPage, address: str) -> None:
    page = open_page(base_url=address)
    page.goto(urljoin(address, "docs/"))
    board = page.locator("kropki-board")
    expect(board.get_by_role("grid")).to_have_accessible_name(re.compile("Ann against Ola.*Move 7 of 7"))
    board.get_by_role("button", name="Go to start").click()
    expect(board.get_by_role("grid")).to_have_accessible_name(re.compile("Move 0 of 7"))
    page.locator("article").get_by_role("link", name="Teach it").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("each")
    page.go_back()
    page.locator("article").get_by_role("link", name="Embed boards").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Embedding a board")


def test_the_search_needs_no_server(open_page: OpenPage, address: str) -> None:
    page = open_page(base_url=address)
    page.goto(urljoin(address, "docs/search.html?q=settlement"))
    expect(page.locator("#search-results li").first).to_be_visible()
    page.locator("#search-results a").first.click()
    expect(page.locator("article")).to_contain_text(re.compile("settlement", re.IGNORECASE))


def test_the_reference_has_the_public_names(open_page: OpenPage, address: str) -> None:
    page = open_page(base_url=address)
    page.goto(urljoin(address, "docs/reference.html"))
    for name in (
        "kropki.Game.play",
        "kropki.read_games",
        "kropki.fences.write_board",
        "kropki.errors.Occupied",
    ):
        expect(page.locator(f'[id="{name}"]')).to_be_attached()


@pytest.mark.slow
def test_the_service_worker_of_the_game_leaves_the_documentation_alone(
    open_page: OpenPage, address: str
) -> None:
    page = open_page(base_url=address, service_workers="allow")
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.reload()
    assert page.evaluate("Boolean(navigator.serviceWorker.controller)")
    for path in ("docs/", "docs/embedding.html", "docs/embedding.html#style", "docs/search.html?q=board"):
        page.goto(urljoin(address, path))
        expect(page).to_have_title(re.compile(f"Kropki {kropki.__version__}$"))
