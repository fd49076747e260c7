"""The npm package as its users load it: from a CDN, a bundle, anywhere. More bundlers are in e2e/outside."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from html import escape
from pathlib import Path
from urllib.parse import quote, urljoin

import pytest
from playwright.sync_api import Page, expect

from e2e.support.embedded import THREAT, check_played, check_shown
from e2e.support.host import DIST, ROOT
from kropki.cli.server import serving
from tools.site.board import ELEMENT, FENCES
from tools.site.packages import BUNDLED, BUNDLED_FENCES, MANIFEST, PACK, write_board_package

BOARD = f"<kropki-board interactive>{THREAT}</kropki-board>"
FOREIGN = "(;GM[40]SZ[9];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb];B[ec])"
SET = "<script>KROPKI_SITE = {}</script>"
NOT_SERVED = re.compile(rf"README\.md|package\.json|{MANIFEST}|LICENSE|.*\.d\.ts|runtime/licenses/.*")
"""Files of the package that no board asks for."""
SPARE = re.compile(
    r"runtime/pyodide/cold\.wasm|runtime/python/rest\.zip|web/styles/(ink|viewer)\.css|web/fonts/.*|web/icon\.svg"
)
"""What Python seldom needs, styles for browsers that make no sheets, fonts, the icon of a tab."""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the npm package, in a folder such as a CDN has."""
    return write_board_package(ROOT, DIST, tmp_path_factory.mktemp("cdn") / "npm/kropki-board@0.2.0")


@pytest.fixture(scope="module")
def cdn(package: Path) -> Iterator[str]:
    """The address of another host with the package."""
    with serving(package.parents[1]) as address:
        yield urljoin(address, f"npm/{package.name}/")


@pytest.fixture
def blog(page: Page, tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """The folder of somebody's own site, and its address."""
    with serving(tmp_path) as address:
        yield tmp_path, address


def visit(page: Page, blog: tuple[Path, str], body: str, policy: str = "") -> None:
    """Open the page of a site, with a Content-Security-Policy.

    The file is there: Chromium lets no page that a test makes up load from this machine.
    """
    folder, address = blog
    head = "<meta charset=utf-8><title>Blog</title><link rel=icon href=data:,>"
    if policy:
        head += f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    (folder / "index.html").write_text(f"<!doctype html><html lang=en>{head}{body}", encoding="utf-8")
    page.goto(address)


def allow(faults: list[str], *origins: str) -> None:
    """Forget requests to these origins."""
    prefixes = tuple(f"request to another origin: {origin}" for origin in origins)
    faults[:] = [fault for fault in faults if not fault.startswith(prefixes)]


def starts_from(page: Page, script: str) -> None:
    """Check that the board of a page starts Python from a file."""
    page.wait_for_function("document.querySelector('kropki-board')?.length === 6")
    with page.context.expect_event("response", lambda response: response.url == script and response.ok):
        page.locator("kropki-board").evaluate("board => void board.play({ x: 4, y: 2 })")
    page.goto("about:blank")  # the rest of the start does not matter


def bundle(package: Path, into: Path, *options: str) -> None:
    """Bundle a page's script that imports the package with esbuild, as people do."""
    shutil.copytree(package, into / "node_modules/kropki-board")
    (into / "main.js").write_text("import 'kropki-board';", encoding="utf-8")
    esbuild = ROOT / "node_modules/.bin/esbuild"
    words = ["main.js", "--bundle", "--format=esm", "--outfile=assets/app.js", "--log-level=error", *options]
    subprocess.run([esbuild, *words], cwd=into, check=True)


SCRIPT = "<script type=module src={}></script>"


@pytest.mark.slow
def test_a_bundle_plays_with_the_pack_beside_it(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str]
) -> None:
    folder, address = blog
    bundle(package, folder, "--minify")
    shutil.copy(package / PACK, folder / "assets")
    visit(page, blog, SCRIPT.format("assets/app.js") + BOARD)
    check_played(page)
    allow(faults, address)


@pytest.mark.slow
def test_a_bundle_loads_the_files_where_the_page_says(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str]
) -> None:
    folder, address = blog
    bundle(package, folder)
    shutil.copytree(package, folder / "kropki")
    for site in ("'kropki'", "'/kropki/'", f"'{address}kropki'", "new URL('kropki/', location)"):
        visit(page, blog, SCRIPT.format("assets/app.js") + SET.format(site) + BOARD)
        starts_from(page, f"{address}kropki/web/worker.js")
    visit(page, blog, SCRIPT.format("assets/app.js") + SET.format("'kropki'") + BOARD)
    check_played(page)
    allow(faults, address)


@pytest.mark.slow
@pytest.mark.parametrize("wrong", ["", "/nowhere/", "http://["], ids=["unset", "missing", "wrong"])
def test_without_its_files_a_board_is_shown_and_says_what_it_lacks(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str], wrong: str
) -> None:
    folder, address = blog
    bundle(package, folder)
    chosen = SET.format(json.dumps(wrong)) if wrong else ""
    listen = "<script>addEventListener('kropki-error', (event) => { told = event.detail })</script>"
    visit(page, blog, SCRIPT.format("assets/app.js") + chosen + listen + BOARD)
    check_shown(page)
    board = page.locator("kropki-board")
    board.evaluate("board => board.play({ x: 4, y: 2 })")
    expect(board.locator(".told")).to_contain_text("set KROPKI_SITE to their address")
    assert page.evaluate("told.code") == "viewer/files"
    assert "set KROPKI_SITE" in page.evaluate("told.message")
    page.get_by_role("button", name="Go to start").click()
    assert board.evaluate("board => board.move") == 0
    faults.clear()
    shutil.copytree(package, folder / "kropki")
    page.evaluate("globalThis.KROPKI_SITE = 'kropki'")  # the board looks again
    page.get_by_role("button", name="Go to end").click()
    board.evaluate("board => board.play({ x: 4, y: 2 })")
    assert board.evaluate("board => board.length") == 7
    allow(faults, address)


@pytest.mark.slow
def test_a_host_that_answers_with_its_own_page_has_no_files(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str]
) -> None:
    folder, address = blog
    bundle(package, folder)
    for path in ("nowhere/**", "assets/kropki.pack"):
        page.context.route(
            f"{address}{path}", lambda route: route.fulfill(content_type="text/html", body="<p>Hi")
        )
    for chosen in ("", SET.format("'/nowhere'")):
        visit(page, blog, SCRIPT.format("assets/app.js") + chosen + BOARD)
        page.wait_for_function("document.querySelector('kropki-board')?.length === 6")
        page.locator("kropki-board").evaluate("board => board.play({ x: 4, y: 2 })")
        expect(page.locator("kropki-board .told")).to_contain_text("set KROPKI_SITE to their address")
    faults.clear()


@pytest.mark.slow
def test_a_bundled_puzzle_is_solved_from_the_pack(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str]
) -> None:
    folder, address = blog
    bundle(package, folder)
    shutil.copy(package / PACK, folder / "assets")
    visit(page, blog, SCRIPT.format("assets/app.js") + "<kropki-board puzzle=9e6df5bf></kropki-board>")
    expect(page.locator("kropki-board .comment")).not_to_be_empty()
    allow(faults, address)


@pytest.mark.slow
def test_a_script_that_is_no_module_shows_boards(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str]
) -> None:
    folder, address = blog
    bundle(package, folder, "--format=iife")
    shutil.copytree(package, folder / "kropki")
    visit(page, blog, BOARD + SET.format("'kropki'") + "<script src=assets/app.js></script>")
    check_played(page)
    allow(faults, address)


@pytest.mark.slow
def test_a_bundle_turns_code_blocks_into_boards(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str]
) -> None:
    folder, address = blog
    shutil.copytree(package, folder / "node_modules/kropki-board")
    (folder / "main.js").write_text(f"import 'kropki-board/{Path(BUNDLED_FENCES).stem}';", encoding="utf-8")
    words = ["main.js", "--bundle", "--format=esm", "--splitting", "--outdir=assets", "--log-level=error"]
    subprocess.run([ROOT / "node_modules/.bin/esbuild", *words], cwd=folder, check=True)
    block = f'<pre><code class="language-kropki">interactive:\n{THREAT}</code></pre>'
    shutil.copy(package / PACK, folder / "assets")
    visit(page, blog, SCRIPT.format("assets/main.js") + block)
    check_played(page)
    allow(faults, address)


@pytest.mark.slow
def test_a_host_or_cdn_turns_code_blocks_into_boards(
    page: Page, blog: tuple[Path, str], cdn: str, faults: list[str]
) -> None:
    visit(page, blog, SCRIPT.format(cdn + FENCES) + f"<pre lang=kropki><code>{THREAT}</code></pre>")
    check_shown(page)
    allow(faults, blog[1], cdn)


@pytest.mark.slow
def test_it_is_imported_where_there_is_no_page(package: Path, tmp_path: Path) -> None:
    shutil.copytree(package, tmp_path / "node_modules/kropki-board")
    program = "".join(
        f"await import('{name}').then(({{ KropkiBoard }}) => {{ if (!KropkiBoard) throw 1; }});"
        for name in ("kropki-board", f"kropki-board/{ELEMENT}", f"./node_modules/kropki-board/{ELEMENT}")
    )
    program += "await import('kropki-board/fences');"
    subprocess.run(["node", "--input-type=module", "-e", program], cwd=tmp_path, check=True)


def modules(entry: str) -> list[str]:
    """Return the paths of all modules in the bundle of a script."""
    options = ["--bundle", "--format=esm", "--metafile=/dev/stdout", "--outfile=/dev/null"]
    options += ["--external:node:*", "--external:ws", "--log-level=error"]
    esbuild = ROOT / "node_modules/.bin/esbuild"
    said = subprocess.run([esbuild, entry, *options], cwd=ROOT, capture_output=True, check=True)
    return list(json.loads(said.stdout)["inputs"])


def test_every_module_of_the_board_is_imported_where_there_is_no_page() -> None:
    """The rest of a module's graph too: what one part needs at once, a server would need."""
    own = [name for name in modules(ELEMENT) if name.startswith("web/")]
    assert len(own) > 20
    program = "".join(f"await import({json.dumps((ROOT / name).as_uri())});" for name in own)
    subprocess.run(["node", "--input-type=module", "-e", program], cwd=ROOT, check=True)


@pytest.mark.slow
def test_a_script_from_a_blob_plays(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str]
) -> None:
    folder, address = blog
    shutil.copytree(package, folder / "kropki")
    for name in (BUNDLED, ELEMENT):
        load = f"""<script type=module>
            const script = await (await fetch('kropki/{name}')).blob();
            await import(URL.createObjectURL(new Blob([script], {{ type: 'text/javascript' }})));
        </script>"""
        visit(page, blog, load + SET.format("'kropki'") + BOARD)
        check_played(page)
    allow(faults, address)


@pytest.mark.slow
def test_two_versions_on_a_page_do_not_disturb_each_other(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str]
) -> None:
    folder, address = blog
    for name in ("first", "second"):
        shutil.copytree(package, folder / name)
    first, second = f"first/{BUNDLED}", f"second/{ELEMENT}"
    visit(page, blog, SCRIPT.format(first) + BOARD)
    check_shown(page)
    page.evaluate("script => import(script).then(() => {})", address + second)
    page.evaluate("document.body.append(document.querySelector('kropki-board').cloneNode(true))")
    page.wait_for_function(
        "[...document.querySelectorAll('kropki-board')].every(({ length }) => length === 6)"
    )
    page.evaluate("document.querySelector('kropki-board').remove()")
    check_played(page)
    allow(faults, address)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "starts"),
    [
        (f"@0.2.0/{BUNDLED}", PACK),
        ("@0.2.0/+esm", PACK),
        (f"@0.2.0/{ELEMENT}/+esm", "web/worker.js"),
        ("@0.2.0", "web/worker.js"),
        ("@0.2.0/", "web/worker.js"),
    ],
)
def test_a_cdn_has_many_addresses(
    page: Page, package: Path, cdn: str, blog: tuple[Path, str], faults: list[str], path: str, starts: str
) -> None:
    """Those of files, short ones for the file that package.json names, and those of scripts bundled again."""
    _, address = blog
    script = urljoin(cdn, f"../kropki-board{path}")
    named = ELEMENT if starts != PACK else BUNDLED
    headers = {"Access-Control-Allow-Origin": "*", "Content-Type": "text/javascript"}
    page.route(script, lambda route: route.fulfill(path=package / named, headers=headers))
    visit(page, blog, SCRIPT.format(script) + BOARD)
    starts_from(page, urljoin(cdn, starts))
    allow(faults, address, cdn, script)


def test_a_cdn_serves_boards_that_play(
    page: Page, package: Path, cdn: str, blog: tuple[Path, str], faults: list[str]
) -> None:
    about = json.loads((package / "package.json").read_text(encoding="utf-8"))
    assert about["jsdelivr"] == about["unpkg"] == f"./{ELEMENT}"
    _, address = blog
    visit(page, blog, SCRIPT.format(urljoin(cdn, ELEMENT)) + BOARD)
    check_played(page)
    allow(faults, address, cdn)


@pytest.mark.slow
def test_a_cdn_may_redirect(
    page: Page, package: Path, cdn: str, blog: tuple[Path, str], faults: list[str]
) -> None:
    _, address = blog
    short = urljoin(cdn, "../../kropki-board")
    headers = {"Access-Control-Allow-Origin": "*", "Location": urljoin(cdn, ELEMENT)}
    page.route(short, lambda route: route.fulfill(status=302, headers=headers))
    visit(page, blog, SCRIPT.format(short) + BOARD)
    starts_from(page, urljoin(cdn, "web/worker.js"))
    allow(faults, address, cdn, short)


STRICT = "default-src 'none'; base-uri 'none'; form-action 'none'; "


def policies() -> dict[str, str]:
    """Return the policies that the README gives, by the words before them."""
    readme = (ROOT / "docs/npm.md").read_text(encoding="utf-8")
    found = re.findall(r"(?m)^([A-Z].*):\n\n```http\nContent-Security-Policy: (.*)\n```", readme)
    return dict(found)


@pytest.mark.slow
@pytest.mark.parametrize("where", policies())
def test_boards_play_under_the_strict_policies_of_the_readme(
    page: Page, package: Path, cdn: str, blog: tuple[Path, str], faults: list[str], where: str
) -> None:
    policy = policies()[where]
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy.replace("wasm-unsafe-eval", "")
    folder, address = blog
    if "CDN" in where:
        script = SCRIPT.format(urljoin(cdn, ELEMENT))
        policy = policy.replace("https://cdn.example", cdn.split("/npm/", maxsplit=1)[0])
    elif "bundle" in where:
        bundle(package, folder)
        shutil.copy(package / PACK, folder / "assets")
        script = SCRIPT.format("assets/app.js")
    else:
        shutil.copytree(package, folder / "kropki")
        script = SCRIPT.format(f"kropki/{ELEMENT}")
    visit(page, blog, script + BOARD, STRICT + policy + "; img-src data:")
    check_played(page)
    allow(faults, address, cdn)


def trusted() -> str:
    """Return the policy of the README for pages that take only trusted scripts."""
    readme = (ROOT / "docs/npm.md").read_text(encoding="utf-8")
    [policy] = re.findall(r"(?m)^Content-Security-Policy: (require-trusted-types-for .*)$", readme)
    return str(policy)


REQUIRED, NAMED = trusted().split("; ")


@pytest.mark.parametrize("where", ["host", "bundle"])
@pytest.mark.smoke
def test_boards_play_where_only_trusted_scripts_run(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str], where: str
) -> None:
    folder, address = blog
    if where == "bundle":  # its worker has the policy of the page
        bundle(package, folder)
        shutil.copy(package / PACK, folder / "assets")
    else:
        shutil.copytree(package, folder / "kropki")
    script = "assets/app.js" if where == "bundle" else f"kropki/{ELEMENT}"
    visit(page, blog, SCRIPT.format(script) + BOARD, f"{REQUIRED}; {NAMED}")
    check_played(page)
    allow(faults, address)


DEFAULT = "<script>trustedTypes.createPolicy('default', { createScriptURL: String })</script>"


def test_a_page_may_trust_all_scripts_by_a_policy_of_its_own(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str]
) -> None:
    folder, address = blog
    shutil.copytree(package, folder / "kropki")
    visit(
        page, blog, DEFAULT + SCRIPT.format(f"kropki/{ELEMENT}") + BOARD, f"{REQUIRED}; trusted-types default"
    )
    starts_from(page, f"{address}kropki/web/worker.js")
    faults.clear()  # the browser says that our own policy is refused


def test_a_page_that_trusts_no_script_is_told_how(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str]
) -> None:
    folder, _ = blog
    shutil.copytree(package, folder / "kropki")
    listen = "<script>addEventListener('kropki-error', (event) => { told = event.detail })</script>"
    visit(page, blog, SCRIPT.format(f"kropki/{ELEMENT}") + listen + BOARD, f"{REQUIRED}; trusted-types other")
    check_shown(page)
    page.locator("kropki-board").evaluate("board => board.play({ x: 4, y: 2 })")
    expect(page.locator("kropki-board .told")).not_to_be_empty()
    assert page.evaluate("told.code") == "viewer/python"
    assert NAMED in page.evaluate("told.message")
    page.get_by_role("button", name="Go to start").click()
    assert page.locator("kropki-board").evaluate("board => board.move") == 0
    faults.clear()


@pytest.mark.slow
def test_without_workers_in_the_policy_a_board_is_shown_but_not_played(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str]
) -> None:
    folder, _ = blog
    shutil.copytree(package, folder / "kropki")
    visit(page, blog, SCRIPT.format(f"kropki/{ELEMENT}") + BOARD, f"{STRICT}script-src 'self'; img-src data:")
    page.wait_for_function("document.querySelector('kropki-board')?.length === 6")
    page.get_by_role("button", name="Go to start").click()
    faults.clear()


@pytest.mark.slow
def test_the_types_name_no_module_that_the_package_lacks(package: Path) -> None:
    files = [package / "index.d.ts", *package.glob("web/viewer/*.d.ts")]
    assert len(files) == 4
    for file in files:
        for name in re.findall(r"""['"](\.[^'"]+)\.js['"]""", file.read_text(encoding="utf-8")):
            assert (file.parent / f"{name}.d.ts").is_file(), (file.name, name)


def test_the_licences_are_those_of_what_is_in_the_package(package: Path) -> None:
    text = (package / "runtime/licenses/all.txt").read_text(encoding="utf-8")
    listed = re.findall(r"(?m)^([\w@/-]+)(?: \d[\w.]+|, in [\w/]+| and [\w ]+, in \w+): ", text)
    assert listed == ["pyodide", "comlink", "@fluent/bundle", "Vollkorn", "error-stack-parser", "CPython"]
    assert not re.search("(?i)gifenc|lean-qr|workbox|codemirror|lezer|micropip|this site", text)
    for licence in (
        "MIT License",
        "Mozilla Public",
        "Apache License",
        "SIL OPEN FONT",
        "PYTHON SOFTWARE FOUNDATION",
    ):
        assert licence in text
    bundled = [*modules(ELEMENT), *modules("web/worker.js")]
    libraries = {Path(name).parts[2] for name in bundled if name.startswith("runtime/js/")}
    assert libraries == {"comlink.mjs", "fluent-bundle", "board.mjs"}  # the last is our own


def test_the_package_has_what_boards_ask_for_and_nothing_else(
    page: Page, package: Path, blog: tuple[Path, str], faults: list[str]
) -> None:
    """Show, complete a record, solve a puzzle, in all languages, bundled and in the frame; then count."""
    asked: set[str] = set()
    folder, address = blog
    shutil.copytree(package, folder / "kropki")
    site = f"{address}kropki/"

    def note(address: str) -> None:
        if address.startswith(site):
            asked.add(address.removeprefix(site).partition("?")[0].partition("#")[0])

    page.context.on("request", lambda request: note(request.url))
    for language in sorted(path.stem for path in (ROOT / "web/messages").glob("*.ftl")):
        visit(page, blog, SCRIPT.format(f"kropki/{ELEMENT}") + BOARD.replace(" ", f" lang={language} ", 1))
        page.wait_for_function("document.querySelector('kropki-board')?.length === 6")
    script = SCRIPT.format(f"kropki/{ELEMENT}")
    listen = "<script>told = []; addEventListener('kropki-ready', (event) => told.push(event))</script>"
    for body in (
        f"{script}<kropki-board puzzle=9e6df5bf></kropki-board>",
        f"{script}<kropki-board>{FOREIGN.replace(';', ';CA[windows-1251]', 1)}</kropki-board>",
        SCRIPT.format(f"kropki/{BUNDLED}") + f"<kropki-board>{FOREIGN}</kropki-board>",
        SCRIPT.format(f"kropki/{FENCES}") + f"<pre lang=kropki>{THREAT}</pre>",
        SCRIPT.format(f"kropki/{BUNDLED_FENCES}") + f"<pre lang=kropki>{THREAT}</pre>",
    ):
        visit(page, blog, listen + body)
        page.wait_for_function("told.length")
    frame = escape(f"kropki/embed.html#interactive&sgf={quote(THREAT)}")
    visit(page, blog, f"<iframe src='{frame}' width=480></iframe>")
    grid = page.frame_locator("iframe").get_by_role("grid")
    expect(grid).to_have_accessible_name(re.compile("Move 6 of 6"))
    files = {path.relative_to(package).as_posix() for path in package.rglob("*") if path.is_file()}
    served = {name for name in files if not NOT_SERVED.fullmatch(name)}
    assert asked - files == set()
    assert not [name for name in served - asked if not SPARE.fullmatch(name)]
    allow(faults, address)
