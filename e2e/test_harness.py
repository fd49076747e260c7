"""The basis of the browser tests: files that browsers accept, and faults that are always noticed."""

import re
import time

import pytest
from playwright.sync_api import Page

from kropki.cli.server import serving

BLANK = "runtime/licenses/README.txt"  # no page of ours: nothing runs there but the test


@pytest.mark.smoke
def test_browsers_get_each_file_with_the_right_type(page: Page, site: str) -> None:
    page.goto(site + BLANK)
    types = page.evaluate(
        """(async () => {
            const manifest = await (await fetch("../manifest.json")).json();
            const modules = ["pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs", "js/comlink.mjs"];
            const paths = manifest.files.map((file) => file.path).concat(modules);
            const heads = await Promise.all(paths.map((path) => fetch("../" + path, { method: "HEAD" })));
            return heads.map((head) => [head.status, head.headers.get("Content-Type")]);
        })()"""
    )
    javascript = [200, "text/javascript; charset=utf-8"]
    assert types.count(javascript) == 3
    assert types.count([200, "application/wasm"]) == 3  # Python's hot half, and two archives
    assert len(types) == 6


@pytest.mark.smoke
def test_browsers_load_the_libraries_unchanged(page: Page, site: str) -> None:
    page.goto(site + BLANK)
    said = page.evaluate(
        """(async () => {
            const { FluentBundle, FluentResource } = await import("../js/fluent-bundle/index.js");
            const bundle = new FluentBundle("en", { useIsolating: false });
            const words = "dots = { $count ->\\n [one] one dot\\n *[other] {$count} dots\\n }";
            bundle.addResource(new FluentResource(words));
            const say = (count) => bundle.formatPattern(bundle.getMessage("dots").value, { count });
            const { wrap } = await import("../js/comlink.mjs");
            const { loadPyodide } = await import("../pyodide/pyodide.mjs");
            return [say(1), say(2), typeof wrap, typeof loadPyodide];
        })()"""
    )
    assert said == ["one dot", "2 dots", "function", "function"]


@pytest.mark.smoke
@pytest.mark.parametrize(
    ("script", "fault"),
    [
        ("setTimeout(() => { throw new Error('boom') })", "uncaught: .*boom"),
        ("Promise.reject(new Error('boom'))", "uncaught: .*boom"),
        ("console.error('boom')", "on the console: boom"),
    ],
)
@pytest.mark.parametrize("place", ["page", "worker"])
def test_any_error_is_a_fault(
    page: Page, site: str, faults: list[str], script: str, fault: str, place: str
) -> None:
    page.goto(site + BLANK)
    in_place = {
        "page": "setTimeout(script)",
        "worker": "new Worker('data:text/javascript,' + escape(script))",
    }
    page.evaluate(f"script => {{ {in_place[place]} }}", script)
    deadline = time.monotonic() + 10
    while not faults and time.monotonic() < deadline:
        page.wait_for_timeout(20)
    assert len(faults) == 1 and re.fullmatch(fault, faults[0], re.DOTALL)
    faults.clear()


@pytest.mark.smoke
def test_a_request_to_another_origin_is_a_fault(
    page: Page, site: str, faults: list[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    page.goto(site + BLANK)
    with serving(tmp_path_factory.mktemp("elsewhere")) as elsewhere:
        page.evaluate("address => fetch(address, { mode: 'no-cors' })", elsewhere)
    assert f"request to another origin: {elsewhere}" in faults
    faults.clear()


@pytest.mark.screen(viewport={"width": 390, "height": 844}, device_scale_factor=3, has_touch=True)
def test_a_test_chooses_its_screen(page: Page) -> None:
    screen = page.evaluate("[innerWidth, innerHeight, devicePixelRatio, navigator.maxTouchPoints]")
    assert screen == [390, 844, 3, 1]
