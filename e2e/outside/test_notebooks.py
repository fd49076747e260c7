"""Boards in notebooks (docs/notebooks.md): the wheel in JupyterLab, Jupyter Notebook and Lite, and marimo."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.outside.conftest import PACKAGES, PROGRAMS
from e2e.support.host import ROOT
from e2e.support.programs import is_root
from kropki.cli.server import serving

pytestmark = pytest.mark.outside

PATIENCE, ATTEMPT = 120_000, 20_000  # milliseconds
PLACES = {"lab": ("lab", "lab/tree"), "notebook": ("tree", "notebooks")}
"""Where the programs of Jupyter begin, and where they have files."""
WHEELS = ROOT / "build/notebooks/wheels"
"""What Python needs in JupyterLite beside the wheel of kropki."""
HOSTILE = "</script><script>top.hacked = 1</script>]]>'\"&amp;<img src=x onerror='top.hacked = 1'>"
CELLS = [
    f"""
import kropki
game = kropki.Game(9, 9, opening="empty", names=[{HOSTILE!r}, "Jan"])
game.play("b2")
kropki.set_comment(game.node, {HOSTILE!r})
game
""",
    """
from kropki.notebook import GameWidget
widget = GameWidget(game.copy())
widget
""",
]
"""A notebook with a frame and a widget."""


@contextmanager
def started(command: list[str], folder: Path, environment: dict[str, str], address: str) -> Iterator[str]:
    """Start a program, and yield the address that it tells."""
    arguments = [str(PROGRAMS / command[0]), *command[1:]]
    log = folder / "log.txt"
    with log.open("w") as told:
        program = subprocess.Popen(arguments, cwd=folder, env=environment, stdout=told, stderr=told)
    try:
        end = time.monotonic() + PATIENCE / 1000
        while not (found := re.search(address, log.read_text(encoding="utf-8"))):
            assert program.poll() is None and time.monotonic() < end, log.read_text(encoding="utf-8")
            time.sleep(0.2)
        yield found[0]
    finally:
        program.terminate()
        try:
            program.wait(30)
        except subprocess.TimeoutExpired:
            program.kill()


@contextmanager
def jupyter(kind: str, folder: Path, environment: dict[str, str]) -> Iterator[Callable[[str], str]]:
    """Start JupyterLab (`lab`) or Jupyter Notebook, and yield what returns the address of a file."""
    options = ["--no-browser", "--port=0", *(["--allow-root"] if is_root() else [])]
    home, files = PLACES[kind]
    address = rf"http://localhost:\d+/{home}\?token=\w+"
    with started(["jupyter", kind, *options], folder, environment, address) as told:
        yield lambda name: told.replace(f"/{home}?", f"/{files}/{name}?")


def write_notebook(path: Path, cells: list[str]) -> None:
    written: list[dict[str, object]] = [
        {"cell_type": "code", "metadata": {}, "source": cell.strip(), "outputs": [], "execution_count": None}
        for cell in cells
    ]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    path.write_text(
        json.dumps({"cells": written, "metadata": kernel, "nbformat": 4, "nbformat_minor": 4}),
        encoding="utf-8",
    )


def run_all(page: Page, attempt: int = ATTEMPT) -> None:
    """Run all cells of a notebook in Jupyter, once its kernel is there.

    Args:
        page: The page that shows the notebook.
        attempt: After how many milliseconds to try again.
    """
    page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").wait_for(timeout=PATIENCE)
    asked = page.get_by_role("dialog").get_by_role("button", name="Select Kernel")
    page.add_locator_handler(asked, Locator.click)  # it asks if the notebook has no kernel yet
    for _ in range(PATIENCE // attempt):
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_text("Run All Cells", exact=True).click()
        waiting = page.locator(".jp-InputPrompt", has_text=re.compile(r"\[[ *]\]:"))
        with suppress(AssertionError):  # the page was not connected to the kernel yet, or lost what it sent
            expect(waiting).to_have_count(0, timeout=attempt)
            return
    pytest.fail("the cells do not run")


def click(page: Page, board: Locator, x: int, y: int) -> None:
    """Click on a point of a board with nine lines."""
    grid = board.locator("[part~=board]")
    grid.scroll_into_view_if_needed()
    box = grid.bounding_box()
    assert box
    cell = box["width"] / 10
    page.mouse.click(box["x"] + cell * (x + 1), box["y"] + cell * (y + 1))


def check_hostile(page: Page) -> None:
    """Check the frame and the widget of `CELLS`, and play a dot on the widget."""
    board = page.locator("kropki-board").first
    board.wait_for(timeout=PATIENCE)
    inside = page.frame_locator("iframe[srcdoc]").locator("kropki-board")
    for each in (board, inside):
        expect(each.locator("output")).to_have_text("1 / 1")
        assert each.locator(".player-0 bdi").text_content() == HOSTILE
        assert each.locator(".comment").text_content() == HOSTILE
    click(page, board, 2, 3)
    expect(board.locator("output")).to_have_text("2 / 2")
    expect(inside.locator("output")).to_have_text("1 / 1")
    board.locator("[part~=board]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(board.locator("output")).to_have_text("3 / 3")
    board.get_by_role("button", name="Back one move").click()
    expect(board.locator("output")).to_have_text("2 / 3")
    click(page, board, 1, 1)
    expect(board.locator(".told")).to_have_text("There is already a dot here.")
    assert page.evaluate("window.hacked") is None


def check_notebook(page: Page) -> None:
    """Check `CELLS`, and that another cell shows the same widget."""
    check_hostile(page)
    boards = page.locator("kropki-board")
    expect(boards).to_have_count(2)
    expect(boards.nth(1).locator("output")).to_have_text("2 / 3")  # the same game, shown twice


def test_the_tutorial_runs(environment: dict[str, str], tmp_path: Path) -> None:
    shutil.copy(ROOT / "docs/notebook.ipynb", tmp_path)
    command = [str(PROGRAMS / "jupyter"), "execute", "--inplace", "notebook.ipynb"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    cells = json.loads((tmp_path / "notebook.ipynb").read_text(encoding="utf-8"))["cells"]
    shown = [{*output.get("data", {})} for cell in cells for output in cell.get("outputs", [])]
    assert sum("text/html" in kinds for kinds in shown) == 4
    assert sum("image/svg+xml" in kinds for kinds in shown) == 2
    assert sum("application/vnd.jupyter.widget-view+json" in kinds for kinds in shown) == 1


def test_readers_of_the_tutorial_play_against_the_computer(
    environment: dict[str, str], tmp_path: Path, browser: Browser
) -> None:
    shutil.copy(ROOT / "docs/notebook.ipynb", tmp_path)
    with jupyter("lab", tmp_path, environment) as address:
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        page.goto(address("notebook.ipynb"))
        run_all(page)
        board = page.locator("kropki-board")
        expect(board.locator("output")).to_have_text(
            "2 / 2", timeout=PATIENCE
        )  # Python has played, and the computer
        page.close()


@pytest.mark.parametrize("kind", PLACES)
def test_jupyter(environment: dict[str, str], tmp_path: Path, browser: Browser, kind: str) -> None:
    write_notebook(tmp_path / "hostile.ipynb", [*CELLS, "widget"])
    with jupyter(kind, tmp_path, environment) as address:
        page = browser.new_page(viewport={"width": 1280, "height": 1600})
        page.goto(address("hostile.ipynb"))
        run_all(page)
        check_notebook(page)
        page.close()


def add_pyodide(folder: Path) -> None:
    """Give a site of JupyterLite its own Pyodide, with only the package that installs the others."""
    shutil.copytree(ROOT / "node_modules/pyodide", folder)
    [wheel] = ROOT.glob("runtime/wheels/micropip-*.whl")
    shutil.copy(wheel, folder)
    path = folder / "pyodide-lock.json"
    lock = json.loads(path.read_text(encoding="utf-8"))
    sha256 = hashlib.sha256(wheel.read_bytes()).hexdigest()
    micropip = {**lock["packages"]["micropip"], "file_name": wheel.name, "sha256": sha256}
    lock["packages"] = {"micropip": micropip}
    path.write_text(json.dumps(lock), encoding="utf-8")


def test_jupyterlite(environment: dict[str, str], tmp_path: Path, open_page: Callable[..., Page]) -> None:
    add_pyodide(tmp_path / "static/pyodide")
    write_notebook(tmp_path / "hostile.ipynb", ["%pip install kropki anywidget", *CELLS, "widget"])
    wheels = [f"--piplite-wheels={path}" for path in (WHEELS, *PACKAGES.glob("*.whl"))]
    command = [str(PROGRAMS / "jupyter"), "lite", "build", "--contents=hostile.ipynb", "--output-dir=site"]
    done = subprocess.run(
        [*command, *wheels], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (tmp_path / "site/favicon.ico").touch()  # Chromium asks for it
    with serving(tmp_path / "site") as address:
        viewport = {"width": 1280, "height": 1600}
        page = open_page(base_url=address, viewport=viewport, service_workers="allow", welcome=True)
        page.goto("lab/index.html?path=hostile.ipynb")
        run_all(page, PATIENCE)  # the kernel is the page's own: it loses nothing, but starts slowly
        check_notebook(page)
        page.close()


def test_marimo(environment: dict[str, str], tmp_path: Path, browser: Browser) -> None:
    first, second = (cell.strip().replace("\n", "\n    ") for cell in CELLS)
    app = f"import marimo\napp = marimo.App()\n\n@app.cell\ndef _():\n    {first}\n    return (game,)\n\n"
    app += f"@app.cell\ndef _(game):\n    {second}\n    return (widget,)\n"
    (tmp_path / "app.py").write_text(app, encoding="utf-8")
    command = ["marimo", "run", "app.py", "--headless"]
    with started(command, tmp_path, environment, r"http://localhost:\d+") as address:
        page = browser.new_page(viewport={"width": 1280, "height": 1600})
        page.goto(address)
        check_hostile(page)
        page.close()
