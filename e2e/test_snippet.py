"""The dialog that writes what brings a game into another page."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote, urljoin

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.host import DIST
from e2e.support.pages import CAPTURE, Kropki, visitor_with
from kropki.cli.server import serving
from kropki.game.game import Game
from kropki.record import write_element, write_game
from kropki.record.annotations import set_comment
from tests.support.comments import MARKED_UP
from tests.support.elements import Elements

NAMES = ["Ann", '"><script>alert(1)</script>']


def game() -> Game:
    game = Game(10, 10, names=NAMES)
    for x, y in CAPTURE:
        game.play(game.board.grid.point(x, y))
    set_comment(game.node, f"<img src=x onerror=alert(2)>\n{MARKED_UP}")
    game.go_to_ply(5)
    return game


def written(panel: Locator, wanted: str) -> str:
    """The snippet, once it holds that."""
    text = panel.locator("#embed-text")
    expect(text).to_have_value(re.compile(wanted))
    return text.input_value()


def paste(page: Page, site: str, snippet: str) -> None:
    """A page of somebody else's on the same host, with the snippet in it."""
    html = f"<!doctype html><meta charset=utf-8><title>Blog</title><h1>Blog</h1>{snippet}"
    page.route(urljoin(site, "blog.html"), lambda route: route.fulfill(content_type="text/html", body=html))
    page.goto(urljoin(site, "blog.html"))


def test_the_snippet_shows_the_same_as_its_preview(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(storage_state=visitor_with(game(), site))
    panel = Kropki(page).open().files("embed")
    preview = page.frame_locator("#embed-preview iframe")
    board = preview.get_by_role("grid")
    expect(board).to_have_accessible_name(re.compile("captures 0 : 0. Move 5 of 7"))
    assert board.evaluate("() => [innerWidth, innerHeight]") == [480, 560]
    expect(page.locator("#embed-size")).to_contain_text("480 × 560 pixels")
    [(tag, about)] = Elements(written(panel, "at=5")).found
    assert tag == "iframe"
    assert about["src"] is not None
    assert about["src"].startswith(f"{site}embed.html#at=5&packed=")
    assert len(about["src"]) < len(quote(write_game(game())))
    assert (about["width"], about["height"]) == ("480", "560")
    assert "max-width: 100%" in (about["style"] or "")
    assert about["title"] == f"A game of Kropki: {NAMES[0]} – {NAMES[1]}"

    panel.locator("#embed-sizes").get_by_text("Custom").click()
    panel.get_by_label("Width").fill("320")
    panel.get_by_text("Dark", exact=True).click()
    for name in ("Comments and marks", "Coordinates", "Navigation buttons", "Readers can play on"):
        panel.get_by_text(name).click()
    panel.get_by_label("Start at move").fill("7")
    snippet = written(panel, "width=.320.*interactive|interactive.*width=.320")
    assert (
        "#theme=dark&amp;coordinates=off&amp;controls=off&amp;hints=off&amp;interactive=&amp;packed="
        in snippet
    )
    expect(board).to_have_accessible_name(re.compile("captures 1 : 0. Move 7 of 7"))
    expect(preview.locator(".bar")).to_be_hidden()
    expect(preview.locator(".comment")).to_be_hidden()
    assert board.evaluate("() => innerWidth") == 320
    page.keyboard.press("Escape")
    expect(page.locator("#embed-preview iframe")).to_have_count(0)

    blog = open_page()
    paste(blog, site, snippet)
    board = blog.frame_locator("iframe").get_by_role("grid")
    expect(board).to_have_accessible_name(re.compile("Ann against .*captures 1 : 0. Move 7 of 7"))
    board.click(position=free_point(board))
    expect(board).to_have_accessible_name(re.compile("Move 8 of 8"))


def test_the_snippet_can_include_the_script(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(storage_state=visitor_with(game(), site))
    panel = Kropki(page).open().files("embed")
    panel.locator("#embed-kinds").get_by_text("Script").click()
    snippet = written(panel, "kropki-board.js")
    [(_, script), (tag, about)] = Elements(snippet).found
    assert script == {"type": "module", "src": f"{site}web/viewer/kropki-board.js"}
    assert tag == "kropki-board"
    assert set(about) == {"at", "width", "height", "sgf"}
    assert (about["at"], about["width"], about["height"]) == ("5", "480", "560")
    element = write_element(game(), at=5)
    assert f' sgf="{element.split(chr(34))[3]}"' in snippet  # as Python writes it
    assert snippet.count("\n") == 1

    blog = open_page()
    paste(blog, site, snippet)
    board = blog.get_by_role("grid")
    expect(board).to_have_accessible_name(re.compile("Ann against .*Move 5 of 7"))
    box = blog.locator("kropki-board").bounding_box()
    assert box
    assert (box["width"], box["height"]) == (480, 560)
    blog.get_by_role("button", name="Go to end").click()
    expect(blog.locator("kropki-board .comment")).to_have_text(f"<img src=x onerror=alert(2)>\n{MARKED_UP}")


@pytest.mark.smoke
def test_it_works_on_another_host(
    open_page: Callable[..., Page], site: str, tmp_path: Path, faults: list[str]
) -> None:
    page = open_page(storage_state=visitor_with(game(), site))
    panel = Kropki(page).open().files("embed")
    panel.get_by_text("Readers can play on").click()
    frame = written(panel, "iframe.*interactive")
    panel.locator("#embed-kinds").get_by_text("Script").click()
    html = f"<!doctype html><meta charset=utf-8><title>Blog</title>{frame}{written(panel, '<kropki-board')}"
    (tmp_path / "index.html").write_text(html, encoding="utf-8")
    (tmp_path / "favicon.ico").touch()
    with serving(tmp_path) as blog:
        other = open_page(base_url=blog)
        other.goto(blog)
        for board in (
            other.frame_locator("iframe").get_by_role("grid"),
            other.get_by_role("grid"),
        ):
            expect(board).to_have_accessible_name(re.compile("Move 5 of 7"))
            board.focus()
            for key in ("ArrowDown", "ArrowDown", "ArrowDown", "Enter"):
                board.press(key)
            expect(board).to_have_accessible_name(re.compile("Move 6 of 6"))
        other.close()
    faults[:] = [fault for fault in faults if f"request to another origin: {site}" not in fault]  # as wished


def test_an_invalid_size_gives_no_snippet(page: Page) -> None:
    panel = Kropki(page).open().files("embed")
    written(panel, "iframe")
    panel.locator("#embed-sizes").get_by_text("Custom").click()
    panel.get_by_label("Height").fill("0")
    expect(panel.locator("#embed-text")).to_have_value("")
    expect(panel.get_by_role("button", name="Copy")).to_be_disabled()
    expect(panel.locator("iframe")).to_have_count(0)


def test_from_disk_it_says_that_a_host_is_needed(open_page: Callable[..., Page], tmp_path: Path) -> None:
    file = tmp_path / "kropki.html"
    shutil.copy(DIST / "kropki.html", file)
    page = open_page(base_url=file.as_uri(), offline=True)
    page.goto(file.as_uri())
    panel = Kropki(page).wait().files("embed")
    assert 'src="kropki/embed.html#' in written(panel, "iframe")
    expect(panel.locator("iframe")).to_have_count(0)
    expect(panel).to_contain_text("put the files of Kropki’s “dist” folder on a host")


def free_point(board: Locator) -> Any:
    """Where the third point right of the middle lies, on a board of ten columns without letters."""
    box = board.bounding_box()
    assert box
    cell = min(box["width"], box["height"]) / 10.7
    return {"x": box["width"] / 2 + 2.5 * cell, "y": box["height"] / 2 + cell / 2}
