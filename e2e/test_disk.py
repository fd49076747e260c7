"""The page as one file: opened from a disk, without a network, and in a frame that may but run scripts."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import DIST
from e2e.pages import Kropki

CAPTURE = [(2, 1), (2, 2), (1, 2), (9, 9), (3, 2), (8, 9), (2, 3)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The page on a stick."""
    if not (DIST / "kropki.html").exists():
        pytest.fail("there is no built page to test: `make build`")
    folder = tmp_path / "mój stick #1"
    folder.mkdir()
    shutil.copy(DIST / "kropki.html", folder)
    return folder / "kropki.html"


@pytest.mark.smoke
def test_from_disk_without_a_network(open_page: Callable[..., Page], file: Path) -> None:
    page = open_page(base_url=file.as_uri(), offline=True)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    kropki = Kropki(page).wait()
    kropki.start_new("10×10")
    kropki.click(*CAPTURE)
    assert kropki.answer()["captures"] == [1, 0]
    kropki.reload()
    assert kropki.answer()["captures"] == [1, 0]
    kropki.part("help").click()
    expect(kropki.part("help-file")).to_be_visible()
    expect(kropki.part("help-dialog")).to_contain_text("this page is one file", ignore_case=True)
    kropki.part("help-licences").click()
    expect(kropki.part("help-licence-list")).to_contain_text("Mozilla Public License")
    assert page.evaluate("kropki.python(`'ά'.encode('cp1253')`)") == r"b'\xdc'"
    assert {address.split(":")[0] for address in asked} <= {"file", "blob", "data"}
