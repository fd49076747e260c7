"""Records which functions of Python's code starts, games and lessons call: `python -m e2e.wasm_profile`.

The tour of the tests runs under Node, and the page in Chromium and Firefox: each calls functions that the
others do not. The build loads all these at once, and the rest when it is needed (tools/site/wasm.py).
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from e2e.support.browsers import ENGINES, launch
from e2e.support.pages import Kropki
from kropki.cli.server import CODINGS, serving
from tools.site.pyodide import PROFILE, WASM, exports_of, profile_of
from tools.site.wasm import CALLED, Module, count_calls, split

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "node_modules/pyodide"
COUNTED = ROOT / "build/counted.wasm"
_COUNT_CALLS = f"""
const {{ instantiate }} = WebAssembly;
const calls = new BroadcastChannel('calls');
WebAssembly.instantiate = async (...given) => {{
  const instance = await instantiate(...given);
  const counts = Object.entries(instance.exports ?? {{}}).filter(([name]) => name.startsWith('{CALLED}'));
  const called = () => counts.filter(([, {{ value }}]) => value).map(([name]) => name.slice({len(CALLED)}));
  if (counts.length) calls.onmessage = () => calls.postMessage(called());
  return instance;
}};
"""
_ASK_WORKERS = """count => new Promise((resolve) => {
    const calls = new BroadcastChannel('calls');
    const answers = [];
    calls.onmessage = ({ data }) => answers.push(data) === count && resolve(answers);
    calls.postMessage('');
})"""


def main() -> None:
    """Write the profile."""
    module = (PACKAGE / WASM).read_bytes()
    whole = range(len(Module(module).codes))
    counts = {f"{CALLED}{number}" for number in whole}
    COUNTED.write_bytes(split(count_calls(module), whole, exports_of(PACKAGE) | counts)[0])
    tour = ["node", "tools/site/tour.mjs", "runtime", "--count", str(COUNTED)]
    answer = subprocess.run(tour, cwd=ROOT, capture_output=True, text=True, check=True)
    called = set(json.loads(answer.stdout)) | _called_in_the_page()
    PROFILE.write_text(profile_of(module, called), encoding="utf-8")
    print(f"{PROFILE.name}: {len(called)} of {len(whole)} functions")


def _called_in_the_page() -> set[int]:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder, "site")
        shutil.copytree(ROOT / "dist", site)
        _let_workers_count(site)
        with serving(site) as address:
            return set.union(*(_called_in(launch(playwright, engine), address) for engine in ENGINES))


def _called_in(browser: Browser, address: str) -> set[int]:
    context = browser.new_context(base_url=address, service_workers="block", locale="en")
    first, later = context.new_page(), context.new_page()
    Kropki(first).open()
    _use(first)
    called = _calls(first)
    Kropki(later).open()
    called |= _calls(later)
    browser.close()
    return called


def _let_workers_count(site: Path) -> None:
    """Let the workers of a site count which functions they call, and tell."""
    manifest = json.loads((site / "runtime/manifest.json").read_text(encoding="utf-8"))
    [wasm] = [file for file in manifest["files"] if file["path"].endswith(WASM)]
    code = COUNTED.read_bytes()
    wasm |= {"bytes": len(code), "sha256": hashlib.sha256(code).hexdigest()}
    files = {
        f"runtime/{wasm['path']}": code,
        "runtime/manifest.json": json.dumps(manifest).encode(),
        "web/worker.js": _COUNT_CALLS.encode() + (site / "web/worker.js").read_bytes(),
    }
    for path, content in files.items():
        (site / path).write_bytes(content)
        for suffix in CODINGS.values():
            (site / f"{path}{suffix}").unlink()


def _use(page: Page) -> None:
    """Play, think, open a file, and try a lesson."""
    kropki = Kropki(page)
    kropki.click((3, 3), (4, 3), (4, 4))
    kropki.part("hint-ask").click()
    kropki.until("kropki.advised().hints.length === 3")
    with kropki.change():
        kropki.open_file("game.sgf", (ROOT / "tests/records/notes.sgf").read_bytes())
    kropki.choose("help")
    kropki.part("help-learn").click()
    kropki.part("learn-board").wait_for()
    page.keyboard.press("Enter")


def _calls(page: Page) -> set[int]:
    """Wait until the page has kept Python for the next visit, and return what its workers have called."""
    while not page.evaluate("caches.has('kropki-python')"):
        page.wait_for_timeout(100)
    found: list[list[str]] = page.evaluate(_ASK_WORKERS, len(page.workers))
    return {int(number) for numbers in found for number in numbers}


if __name__ == "__main__":
    main()
