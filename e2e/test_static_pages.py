"""The pages that `kropki page` and `kropki site` write, on a host and opened from disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Dialog, Page, expect

from e2e.support.axe import AXE, VIOLATIONS, described
from kropki.cli.commands import main
from kropki.cli.server import serving
from tests.test_pages import HOSTILE, RECORD


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The pages of three games, one of which is hostile."""
    games = tmp_path / "games"
    games.mkdir()
    (games / "final.sgf").write_text(RECORD, encoding="utf-8")
    (games / "second.sgf").write_text(RECORD.replace("Ola", "Łucja"), encoding="utf-8")
    (games / "evil.sgf").write_text(HOSTILE, encoding="utf-8")
    out = tmp_path / "pages of games #1"
    assert main(["site", str(games), "-o", str(out), "--title", "Our club"]) == 0
    return out


@pytest.fixture(params=["disk", "host"])
def address(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """Where the folder is, with a slash at the end."""
    if request.param == "disk":
        yield f"{folder.as_uri()}/"
    else:
        (folder / "favicon.ico").touch()  # Chromium asks for it
        with serving(folder) as host:
            yield host


@pytest.mark.smoke
def test_readers_find_a_game_and_step_through_it(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page(base_url=address)
    page.goto(f"{address}index.html")
    page.get_by_label("Player").fill("LUCJA")
    expect(page.locator("#games > li:visible")).to_have_count(1)
    expect(page.get_by_text("1 game", exact=True)).to_be_visible()
    page.get_by_role("link", name="Łucja").click()
    board = page.locator("kropki-board")
    board.get_by_role("button", name="Back", exact=False).first.click()
    expect(board.get_by_text("6 / 7")).to_be_visible()
    expect(board.get_by_role("button", name="Play", exact=True)).to_be_hidden()
    page.locator("main summary").first.click()
    expect(page.get_by_text("Red c4, captures 1")).to_be_visible()
    page.get_by_role("link", name="Our club").click()
    expect(page.locator("#games > li:visible")).to_have_count(3)


def test_without_scripts_the_position_is_a_picture_and_the_moves_are_a_list(
    address: str, open_page: Callable[..., Page]
) -> None:
    page = open_page(base_url=address, java_script_enabled=False)
    page.goto(f"{address}index.html")
    expect(page.get_by_label("Player")).to_be_hidden()
    page.get_by_role("link", name="Ola").click()
    picture = page.locator("kropki-board img")
    picture.wait_for()
    page.wait_for_load_state()
    box = picture.bounding_box()
    assert box is not None
    assert box["width"] > 300
    page.locator("main summary").first.click()
    expect(page.get_by_text("Red c4, captures 1")).to_be_visible()


@pytest.mark.smoke
def test_nothing_in_a_hostile_record_runs(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page(base_url=address)
    asked: list[str] = []

    def refuse(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", refuse)
    page.goto(f"{address}index.html")
    page.get_by_role("link", name="alert").click()
    expect(page.locator("kropki-board").get_by_text("1 / 1")).to_be_visible()
    page.locator("main summary").first.click()
    expect(page.get_by_role("listitem")).to_contain_text("</q><script>alert(1)</script>")
    expect(page.get_by_role("heading")).to_contain_text("<script>alert(1)</script>")
    assert asked == []
    page.goto(f"{address}evil/board.svg")
    assert asked == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_the_pages_have_no_faults_of_accessibility_and_fit(
    open_page: Callable[..., Page], folder: Path, scheme: str, width: int
) -> None:
    page = open_page(
        base_url=f"{folder.as_uri()}/",
        color_scheme=scheme,
        viewport={"width": width, "height": 844},
        bypass_csp=True,  # axe comes from outside
    )
    for name in ("index.html", "final/index.html", "evil/index.html"):
        page.goto(f"{folder.as_uri()}/{name}")
        page.evaluate(AXE)
        assert [*described(page.evaluate(VIOLATIONS, {"preload": False}))] == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
