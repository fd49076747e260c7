"""The library in other people's Python for the browser, and theirs in ours."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import DIST
from kropki.server import serving

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
        reading.game.go(7)
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
    faults[:] = [fault for fault in faults if address not in fault]  # the page is none of ours
