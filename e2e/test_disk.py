"""The page as one file: opened from a disk, without a network, and in a frame that may only run scripts."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.support.boards import tap_board
from e2e.support.host import DIST
from e2e.support.pages import CAPTURE, Kropki, packed_link
from e2e.test_bylink import share, start
from e2e.test_classes import CLASS
from kropki.cli.server import serving
from kropki.puzzle.collection import load_puzzles

_IMPORT = """(address) => new Promise((done) => {
    const tell = () => {
        onmessage = ({ data }) =>
            import(data).then(() => postMessage('imported'), ({ name }) => postMessage(name));
    };
    const script = new Blob([`(${tell})()`], { type: 'text/javascript' });
    const worker = new Worker(URL.createObjectURL(script));
    worker.onmessage = ({ data }) => done(data);
    worker.postMessage(address);
})"""
"""Imports a script in a new worker, and returns the fault's name or 'imported'."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The page in a folder, as on a memory stick."""
    if not (DIST / "kropki.html").exists():
        pytest.fail("there is no built page to test: `make build`")
    folder = tmp_path / "mój stick #1"
    folder.mkdir()
    shutil.copy(DIST / "kropki.html", folder)
    return folder / "kropki.html"


@pytest.mark.slow
@pytest.mark.smoke
def test_from_disk_without_a_network(open_page: Callable[..., Page], file: Path) -> None:
    page = open_page(base_url=file.as_uri(), offline=True)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    kropki = Kropki(page).between_people()
    page.goto(file.as_uri())
    kropki.wait()
    kropki.start_new("10×10")
    kropki.click(*CAPTURE)
    assert kropki.answer()["captures"] == [1, 0]
    kropki.reload()
    assert kropki.answer()["captures"] == [1, 0]
    kropki.choose("help")
    expect(kropki.part("help-file")).to_be_visible()
    expect(kropki.part("help-dialog")).to_contain_text("this page is one file", ignore_case=True)
    kropki.part("help-licences").click()
    expect(kropki.part("help-licence-list")).to_contain_text("Mozilla Public License")
    kropki.press("Escape")
    kropki.start_new("10×10")
    kropki.seat(1, 1)
    kropki.click((4, 4))
    expect(kropki.part("live")).to_contain_text("Blue at")
    kropki.part("hint-ask").click()
    expect(kropki.part("hints-list").locator("li").first).to_be_visible()
    assert page.evaluate("kropki.python(`'ά'.encode('cp1253')`)") == r"b'\xdc'"
    kropki.choose("settings")
    said = page.locator("#settings-dialog .offline")
    expect(said).to_have_text("This page is one file and needs no network.")
    assert {address.split(":")[0] for address in asked} <= {"file", "blob", "data"}


@pytest.mark.slow
@pytest.mark.smoke
def test_a_class_from_disk(open_page: Callable[..., Page], file: Path) -> None:
    page = open_page(base_url=file.as_uri(), offline=True)
    kropki = Kropki(page).between_people()
    page.goto(file.as_uri() + packed_link("class", CLASS))
    kropki.wait()
    steps = page.locator(".class-step")
    expect(steps).to_have_count(3)
    steps.first.click()
    expect(kropki.part("learn-told")).to_have_attribute("data-stage", "waits")


@pytest.mark.slow
def test_a_game_by_link_from_disk(open_page: Callable[..., Page], file: Path, site: str) -> None:
    """Its links can be pasted into any page, and those of a page on a host into it."""
    ola, jan = Kropki(open_page(base_url=file.as_uri(), offline=True)), Kropki(open_page())
    ola.between_people().page.goto(file.as_uri())
    jan.open()
    start(ola.wait(), "Ola")
    for mine, other, point in ((ola, jan, (4, 4)), (jan, ola, (5, 5))):
        with mine.change():
            mine.click(point)
        link = share(mine)
        assert link.startswith("kropki://#" if mine is ola else site)
        with other.change():
            other.paste(f"Your turn: {link}")
        expect(other.part("by-link-told")).to_contain_text("Your turn")
    assert ola.answer()["plies"] == 2


@pytest.mark.slow
def test_workers_have_the_policy_of_the_page(
    open_page: Callable[..., Page], file: Path, faults: list[str]
) -> None:
    """A worker of the test's own tries it: the engine's evaluates no text, not even for a test."""
    page = open_page(base_url=file.as_uri())
    page.goto(file.as_uri())
    with serving(DIST) as address:
        assert page.evaluate(_IMPORT, f"{address}runtime/pyodide/pyodide.mjs") == "TypeError"
    assert page.evaluate(_IMPORT, "data:text/javascript,export default 1") == "TypeError"
    faults.clear()


@pytest.mark.slow
def test_a_record_and_an_animation_are_saved_from_disk(open_page: Callable[..., Page], file: Path) -> None:
    page = open_page(base_url=file.as_uri(), offline=True)
    page.add_init_script("delete window.showSaveFilePicker")
    kropki = Kropki(page).between_people()
    page.goto(file.as_uri())
    kropki.wait()
    kropki.click((1, 1), (2, 2))
    kropki.answer()
    kropki.choose("share-game")
    expect(kropki.part("link-help")).to_contain_text("on this computer")
    with page.expect_download() as record:
        kropki.part("save-file").click()
    assert record.value.suggested_filename == "kropki.sgf"
    kropki.part("tab-picture").click()
    kropki.part("picture-formats").get_by_text("GIF").click()
    page.get_by_role("button", name="Make the GIF").click()
    save = page.get_by_role("button", name="Save the GIF")
    expect(save).to_be_visible()  # making it takes its time too
    with page.expect_download() as animation:
        save.click()
    assert Path(animation.value.path()).read_bytes().startswith(b"GIF89a")


@pytest.mark.slow
@pytest.mark.smoke
def test_puzzles_from_disk_by_finger(open_page: Callable[..., Page], file: Path) -> None:
    page = open_page(
        base_url=file.as_uri(), offline=True, viewport={"width": 390, "height": 844}, has_touch=True
    )
    page.goto(file.as_uri())
    kropki = Kropki(page).wait()
    kropki.choose("puzzles")
    kropki.part("puzzles-list").locator(".mode[data-mode=practice]").click()
    board, told = kropki.part("puzzles-board"), kropki.part("puzzles-told")
    expect(told).to_have_attribute("data-stage", "waits", timeout=60_000)
    kropki.part("puzzles-share").click()
    kropki.part("puzzles-embed").click()
    expect(kropki.part("embed-nowhere")).to_be_visible()
    [_, name] = kropki.part("embed-text").input_value().split("puzzle=", 1)
    kropki.part("files-close").click()
    puzzle = next(each for each in load_puzzles() if name.startswith(each.id))
    grid = puzzle.board().grid
    wrong = next(p for p in puzzle.board().legal_points if grid.letters(p) not in puzzle.right)
    tap_board(board, grid, wrong)
    expect(told).to_have_attribute("data-stage", "wrong", timeout=60_000)
    kropki.part("puzzles-act").click()
    for letters in puzzle.line[::2]:
        expect(told).to_have_attribute("data-stage", re.compile("waits|goes-on"))
        tap_board(board, grid, grid.from_letters(letters))
    expect(told).to_have_attribute("data-stage", "solved", timeout=60_000)


@pytest.mark.slow
@pytest.mark.smoke
def test_in_a_sandboxed_frame(open_page: Callable[..., Page], file: Path, faults: list[str]) -> None:
    page_with_frame = """<!doctype html><style>* { margin: 0; border: 0 }</style>
        <iframe sandbox="allow-scripts" src="kropki.html" width="1000" height="700"></iframe>"""
    (file.parent / "index.html").write_text(page_with_frame, encoding="utf-8")
    (file.parent / "favicon.ico").touch()
    with serving(file.parent) as address:
        page = open_page(base_url=address)
        page.goto("./")
        [frame] = page.main_frame.child_frames
        frame.wait_for_selector("#board")
        frame.evaluate("kropki.ready.then(() => kropki.settled())")
        # Such a frame keeps no choice, so the computer plays Blue until a person takes its place.
        frame.locator(".seat-button").nth(1).click()
        frame.locator("#seat-menu").get_by_role("menuitemradio").first.click()
        for point in [(3, 3), (10, 10)]:
            place = frame.evaluate("([x, y]) => kropki.place(x, y)", point)
            page.mouse.click(place["x"], place["y"])
        last = frame.evaluate("kropki.settled().then(() => kropki.answer().last)")
        page.close()  # so that all has been told
    assert last == {"x": 10, "y": 10, "player": 1}
    faults[:] = [fault for fault in faults if "Blocked autofocusing" not in fault]  # Chromium tells it
