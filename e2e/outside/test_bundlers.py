"""The npm package in the tools with which people build pages, started as their users start them."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

import pytest
from playwright.sync_api import Page

from e2e.support.embedded import check_played
from e2e.support.host import ROOT
from kropki.cli.server import serving

pytestmark = pytest.mark.outside

SITES = Path(__file__).parent / "sites"
TOOLS = ROOT / "build/outside"
"""The tools, as the lock file beside this one names them: `make packages` installs them."""
PACKAGES = ROOT / "build/packages"
QUIET = {"CI": "1", "NEXT_TELEMETRY_DISABLED": "1", "NUXT_TELEMETRY_DISABLED": "1"}
"""The tools ask nothing, and report nothing to anybody."""

Make = Callable[[str], Path]
OpenPage = Callable[..., Page]


@pytest.fixture
def make() -> Make:
    """Copy a site of this folder beside the tools, and install the package in it as people do."""
    [package] = PACKAGES.glob("kropki-board-*.tgz")

    def make(name: str) -> Path:
        folder = TOOLS / "sites" / name
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(SITES / name, folder)
        run(folder, "npm", "install", "--no-save", "--no-package-lock", "--offline", "--silent", str(package))
        return folder

    return make


def tool(name: str) -> str:
    path = TOOLS / "node_modules/.bin" / name
    if not path.exists():
        pytest.fail(f"{name} is not installed: make packages")
    return str(path)


def run(folder: Path, *command: str) -> str:
    """Run a program in a folder, and return what it says."""
    env = os.environ | QUIET
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    return said


@contextmanager
def running(folder: Path, *command: str, port: str = "--port") -> Iterator[str]:
    """Run a tool that serves a folder, and yield the address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number = free.getsockname()[1]
    words = [*command, *([port, str(number)] if port else [])]
    env = os.environ | QUIET | {"PORT": str(number), "HOST": "127.0.0.1"}
    log = folder / "server.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            words, cwd=folder, env=env, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            while not accepts(number):
                assert process.poll() is None, log.read_text()
                sleep(0.1)
            yield f"http://127.0.0.1:{number}/"
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()


def accepts(port: int) -> bool:
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0


def check_built(folder: Path, open_page: OpenPage) -> None:
    """Check that the board plays in a built site, and that the site names no folder of this machine."""
    for script in folder.rglob("*.*js"):
        text = script.read_text(encoding="utf-8")
        assert str(ROOT) not in text, script
        assert "file:///" not in text, script
    with serving(folder) as address:
        check_site(address, open_page)


def check_site(address: str, open_page: OpenPage) -> None:
    page = open_page(base_url=address)
    page.goto(address)
    check_played(page)


def test_vite_serves_it(make: Make, open_page: OpenPage) -> None:
    with running(make("vite"), tool("vite"), "--strictPort", "--host", "127.0.0.1") as address:
        check_site(address, open_page)


def test_vite_builds_it(make: Make, open_page: OpenPage) -> None:
    folder = make("vite")
    run(folder, tool("vite"), "build")
    check_built(folder / "dist", open_page)


def test_webpack_builds_it(make: Make, open_page: OpenPage) -> None:
    folder = make("webpack")
    said = run(folder, tool("webpack"), "--mode", "production")
    assert "Critical dependency" not in said
    shutil.copy(folder / "index.html", folder / "dist")
    check_built(folder / "dist", open_page)


def test_rollup_builds_it(make: Make, open_page: OpenPage) -> None:
    folder = make("rollup")
    run(folder, tool("rollup"), "--config")
    shutil.copy(folder / "index.html", folder / "dist")
    shutil.copy(folder / "node_modules/kropki-board/kropki.pack", folder / "dist")  # as the README says
    check_built(folder / "dist", open_page)


def test_parcel_builds_it(make: Make, open_page: OpenPage) -> None:
    folder = make("parcel")
    run(folder, tool("parcel"), "build", "index.html", "--no-cache")
    check_built(folder / "dist", open_page)


def test_next_renders_it(make: Make, open_page: OpenPage) -> None:
    folder = make("next")
    run(folder, tool("next"), "build")
    with running(folder, tool("next"), "start", "--hostname", "127.0.0.1") as address:
        check_site(address, open_page)


def test_nuxt_renders_it(make: Make, open_page: OpenPage) -> None:
    folder = make("nuxt")
    run(folder, tool("nuxt"), "build")
    with running(folder, "node", ".output/server/index.mjs", port="") as address:
        check_site(address, open_page)


def test_sveltekit_renders_it(make: Make, open_page: OpenPage) -> None:
    folder = make("sveltekit")
    run(folder, tool("vite"), "build")
    check_built(folder / "build", open_page)


def test_vitepress_renders_it(make: Make, open_page: OpenPage) -> None:
    folder = make("vitepress")
    run(folder, tool("vitepress"), "build")
    check_built(folder / ".vitepress/dist", open_page)


def test_publint_finds_no_fault(make: Make) -> None:
    folder = make("vite")
    said = run(folder, tool("publint"), "--strict", "node_modules/kropki-board")
    assert "All good!" in said


def snippets(language: str) -> list[str]:
    """Return the code of a language in the README."""
    text = (ROOT / "docs/npm.md").read_text(encoding="utf-8")
    found = re.findall(rf"(?ms)^```{language}\n(.*?)^```", text)
    assert found, language
    return found


def test_the_types_fit_what_the_readme_does(make: Make) -> None:
    folder = make("vite")
    [react], [plain] = snippets("jsx"), snippets("ts")
    react = "import type {} from 'kropki-board/react';\n" + react.replace(
        "{ sgf }", "{ sgf }: { sgf: string }"
    )
    (folder / "react.tsx").write_text(react, encoding="utf-8")
    (folder / "plain.ts").write_text(plain, encoding="utf-8")
    options = [
        "--ignoreConfig",
        "--strict",
        "--noEmit",
        "--jsx",
        "preserve",
        "--module",
        "esnext",
        "--target",
        "es2022",
    ]
    options += ["--moduleResolution", "bundler", "--lib", "es2022,dom", "--types", ""]
    tsc = str(ROOT / "node_modules/.bin/tsc")
    run(folder, tsc, *options, "plain.ts", "react.tsx")
    for name, text in (("plain.ts", plain), ("react.tsx", react)):
        (folder / name).write_text(text.replace("detail.sgf", "detail.sgff"), encoding="utf-8")
        with pytest.raises(AssertionError, match="sgff"):
            run(folder, tsc, *options, name)


COMPILE = """
import { readFileSync } from 'node:fs';
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc';
import { compile } from 'svelte/compiler';
const { vue, svelte } = JSON.parse(readFileSync('snippets.json', 'utf8'));
for (const text of vue) {
    const { descriptor, errors } = parse(text);
    const id = 'game';
    const { errors: others } = compileTemplate({ id, filename: id, source: descriptor.template.content });
    compileScript(descriptor, { id });
    if (errors.length || others.length) throw new Error([...errors, ...others].join());
}
for (const text of svelte) {
    const { warnings } = compile(text, {});
    if (warnings.length) throw new Error(warnings.join());
}
"""


def test_the_components_of_the_readme_compile(make: Make) -> None:
    folder = make("vite")
    texts = {language: snippets(language) for language in ("vue", "svelte")}
    (folder / "snippets.json").write_text(json.dumps(texts), encoding="utf-8")
    run(folder, "node", "--input-type=module", "-e", COMPILE)


def test_the_command_of_the_readme_copies_the_files(make: Make, open_page: OpenPage) -> None:
    folder = make("vite")
    [copy] = [text for text in snippets("sh") if "cpSync" in text]
    run(folder, "sh", "-c", copy)
    (folder / "main.js").write_text("globalThis.KROPKI_SITE = '/kropki/';\n" + "import 'kropki-board';")
    run(folder, tool("vite"), "build")
    for pack in folder.glob("dist/assets/*.pack"):
        pack.unlink()
    with serving(folder / "dist") as address:
        check_site(address, open_page)
