"""The library in another Pyodide, and other packages in ours."""

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from e2e.support.host import DIST
from e2e.support.pages import Kropki
from kropki.cli.server import serving

PYODIDE = Path(__file__).parents[1] / "node_modules/pyodide"
NOTEBOOK = """async ([micropip, kropki]) => {
    const { loadPyodide } = await import("./pyodide/pyodide.mjs");
    const python = await loadPyodide({ packageBaseUrl: "./" });
    const extractDir = python.runPython("import site; site.getsitepackages()[0]");
    python.unpackArchive(await (await fetch(micropip)).arrayBuffer(), "wheel", { extractDir });
    const globals = python.toPy({ WHEEL: new URL(kropki, location).href });
    return python.runPythonAsync(`
        import micropip
        await micropip.install(WHEEL)
        from kropki.record import read_games
        [reading] = read_games(b"(;GM[40]SZ[6]PB[Ola];B[cb];W[cc];B[bc];W[aa];B[dc];W[ab];B[cd])")
        reading.game.go_to_ply(7)
        f"{reading.game.names[0]} {reading.game.captures}"
    `, { globals });
}"""
OWN = """import micropip
await micropip.install({address!r})
import dots_of_mine
f"{{dots_of_mine.COUNT}} {{sorted(micropip.list())}}"
"""


@pytest.mark.slow
def test_a_notebook_installs_the_wheel(page: Page, tmp_path: Path, faults: list[str]) -> None:
    (tmp_path / "pyodide").symlink_to(PYODIDE)
    (tmp_path / "wheels").symlink_to(DIST / "runtime/wheels")
    (tmp_path / "favicon.ico").touch()
    (tmp_path / "index.html").write_text("<!doctype html><title>notebook</title>", encoding="utf-8")
    wheels = [next((DIST / "runtime/wheels").glob(f"{name}-*")).name for name in ("micropip", "kropki")]
    with serving(tmp_path) as address:
        page.goto(address)
        said = page.evaluate(NOTEBOOK, [f"wheels/{wheel}" for wheel in wheels])
    assert said == "Ola (1, 0)"
    faults[:] = [fault for fault in faults if address not in fault]  # not one of our pages


@pytest.mark.slow
def test_a_hint_loads_no_more_of_the_library(page: Page) -> None:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    kropki = Kropki(page).open()
    kropki.part("board").focus()
    kropki.press("h")
    expect(kropki.part("hints")).to_be_visible()
    expect(kropki.part("hints")).not_to_have_class("thinks")
    assert any("computer.zip" in address for address in asked)
    assert not [address for address in asked if "rest.zip" in address]


@pytest.mark.slow
def test_a_user_installs_a_wheel_on_the_page(page: Page, site: str) -> None:
    info = "dots_of_mine-1.0.dist-info"
    wheel = BytesIO()
    with ZipFile(wheel, "w") as archive:
        archive.writestr("dots_of_mine.py", "import colorsys\nCOUNT = 7")
        archive.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: dots_of_mine\nVersion: 1.0\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    address = f"{site}mine/dots_of_mine-1.0-py3-none-any.whl"
    page.context.route(address, lambda route: route.fulfill(body=wheel.getvalue()))
    kropki = Kropki(page).open()
    said = page.evaluate("code => kropki.python(code)", OWN.format(address=address))
    assert said == "7 ['dots-of-mine', 'kropki']"
    kropki.click((3, 3))
    assert kropki.answer()["last"] == {"x": 3, "y": 3, "player": 0}


_WAYS = """
import js
import_text = "import('https://example.org/')"
refused = []
for way in (
    lambda: js.XMLHttpRequest.new().open("GET", "https://example.org/"),
    lambda: js.WebSocket.new("wss://example.org/"),
    lambda: js.EventSource.new("https://example.org/"),
    lambda: js.Worker.new("https://example.org/"),
    lambda: js.eval(import_text),
    lambda: js.Function.new(import_text),
    lambda: js.Function(import_text),
    lambda: js.eval.constructor(import_text),
    lambda: js.fetch.constructor.new(import_text),  # of an asynchronous function
    lambda: js.setTimeout(import_text),
    lambda: js.setInterval(import_text),
):
    try:
        way()
    except Exception:
        refused.append(way)
js.XMLHttpRequest.new().open("GET", "manifest.json")
len(refused)
"""


@pytest.mark.slow
def test_code_beside_the_engine_reaches_no_other_host(page: Page) -> None:
    """The page's policy does not hold in workers, and on a first visit there is no service worker."""
    Kropki(page).open()
    assert page.evaluate("code => kropki.python(code)", _WAYS) == "11"
