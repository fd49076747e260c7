"""Boards in pages that people write: each recipe of docs/embedding.md, with the program that it names."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.outside.programs import FOLDER as TOOLS
from e2e.outside.programs import program, wordpress
from e2e.support.host import DIST, ROOT
from e2e.support.pages import Kropki, visitor_with
from kropki.cli.server import serving
from kropki.game.game import Game
from kropki.record import write_element
from kropki.record.annotations import set_comment
from tests.support.comments import MARKED_UP

pytestmark = pytest.mark.outside

SCRIPT = '<script type="module" src="/kropki/web/viewer/kropki-board.js"></script>'
BOARD = "\n".join(
    [
        "# A page",
        "",
        "Text, and [2].",
        "",
        "{board}",
        "",
        "{frame}",
        "",
        "More text.",
        "",
        "[2]: http://x.example",
        "",
    ]
)
BOTH = BOARD.replace("{board}", f"{SCRIPT}\n{{board}}")
WP_RUN = """<?php
// What formatting.php takes from the rest of WordPress.
function apply_filters($name, $value) { return $value; }
function _x($text) { return $text; }
function __($text) { return $text; }
function did_action() { return 1; }
function wp_kses_normalize_entities($text) { return $text; }
$shortcode_tags = [];
require $argv[1];
echo wpautop(wptexturize(stream_get_contents(STDIN)));
"""
QUIET = {"CI": "1", "DOCUSAURUS_NO_PERSISTENT_CACHE": "1", "NO_UPDATE_NOTIFIER": "1"}

Written = Callable[[str, dict[str, str], str, list[str]], Path]


def recipe(heading: str) -> dict[str, str]:
    """The files that a section of docs/embedding.md shows: a name before a colon, then the indented text."""
    text = (ROOT / "docs/embedding.md").read_text(encoding="utf-8")
    [section] = re.findall(rf"^### {re.escape(heading)}\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)
    found = re.findall(r"`([\w./]+)`[^`]*:\n\n((?:(?: {4}.*)?\n)+)", section)
    assert found, heading
    return {name: re.sub("^ {4}", "", block, flags=re.MULTILINE).strip() + "\n" for name, block in found}


def game() -> Game:
    game = Game(9, 9, opening="empty", names=["*Ann*", "{{ Ola }}"])
    for number, (x, y) in enumerate([(4, 4), (4, 3), (3, 3), (0, 0), (5, 3), (1, 1), (4, 2)], 1):
        game.play(game.board.grid.point(x, y))
        if number == 3:
            set_comment(game.node, MARKED_UP)
    return game


def installed(path: str) -> str:
    """The path of a program in the folder of tools."""
    if not (TOOLS / path).exists():
        pytest.fail(f"{path} is not installed: make packages")
    return str(TOOLS / path)


def run(command: list[str], folder: Path, text: str = "") -> str:
    done = subprocess.run(
        command, cwd=folder, env=os.environ | QUIET, input=text, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def frame(browser: Browser, site: str) -> str:
    """The frame that the page of Kropki writes for the game."""
    shown = game()
    shown.go_to_ply(3)
    options: Any = {"storage_state": visitor_with(shown, site), "service_workers": "block"}
    with browser.new_context(**options) as context:
        page = context.new_page()
        page.goto(site)
        text = Kropki(page).wait().files("embed").locator("#embed-text")
        expect(text).to_have_value(re.compile("at=3"))
        return text.input_value().replace(site, "/kropki/")


@pytest.fixture
def write(tmp_path: Path, frame: str) -> Written:
    """Write a site with a page that has the board, as an element and as a frame, let a program build it, and
    return the folder it built.
    """

    def write(files: str, site: dict[str, str], built: str, command: list[str]) -> Path:
        here = frame.replace("/kropki/", "/_static/kropki/") if files == "_static/kropki" else frame
        for name, text in site.items():
            file = tmp_path / name
            file.parent.mkdir(parents=True, exist_ok=True)
            page = text.replace("{board}", write_element(game(), at=3)).replace("{frame}", here)
            file.write_text(page, encoding="utf-8")
        kropki = tmp_path / files
        for part in ("web", "runtime/js"):
            shutil.copytree(DIST / part, kropki / part)
        shutil.copy(DIST / "embed.html", kropki)
        (kropki / "README.md").write_text(
            "# [dead](nowhere.md)\n", encoding="utf-8"
        )  # as the npm package has
        if command[:1] == ["node"]:
            (tmp_path / "node_modules").symlink_to(installed("node_modules"))
        if command:
            run(command, tmp_path)
        return tmp_path / built

    return write


def check(built: Path, open_page: Callable[..., Page]) -> None:
    """Check that the board of a site has all moves, and each character of the comment."""
    (built / "favicon.ico").touch()  # the browser asks for one
    with serving(built) as address:
        tab = open_page(base_url=address)
        tab.goto(address)
        tab.wait_for_function("document.querySelector('kropki-board')?.length > 0")
        board = tab.locator("kropki-board")
        assert board.evaluate("({ move, length }) => [move, length]") == [3, 7]
        expect(board.locator(".notice")).to_be_hidden()
        assert board.locator(".comment").evaluate("comment => comment.textContent") == MARKED_UP
        inside = tab.frame_locator("iframe")
        expect(inside.get_by_role("grid")).to_have_accessible_name(re.compile("Move 3 of 7"))
        assert inside.locator(".comment").evaluate("comment => comment.textContent") == MARKED_UP
        look = "frame => [getComputedStyle(frame).maxWidth, getComputedStyle(frame).borderWidth, frame.title]"
        title = "A game of Kropki: *Ann* – {{ Ola }}"
        assert tab.locator("iframe").evaluate(look) == ["100%", "0px", title]
        tab.close()


PLUGINS = """
markdown_extensions: [smarty, footnotes, attr_list, md_in_html, def_list, tables, toc, abbr{}]
"""
MATERIAL = ", ".join(
    f"pymdownx.{name}"
    for name in (
        "", "arithmatex", "magiclink", "emoji", "betterem", "caret", "tilde", "mark", "critic", "keys",
        "smartsymbols", "inlinehilite", "snippets", "tasklist", "superfences",
    )
).removeprefix("pymdownx.")  # fmt: skip


@pytest.mark.parametrize(
    ("theme", "extensions"),
    [("mkdocs, highlightjs: false", ""), ("material, font: false", MATERIAL)],
    ids=["mkdocs", "material"],
)
def test_mkdocs(write: Written, open_page: Callable[..., Page], theme: str, extensions: str) -> None:
    settings = f"site_name: A site\ntheme: {{name: {theme}}}\n{PLUGINS.format(extensions)}"
    site = {"mkdocs.yml": settings + recipe("MkDocs")["mkdocs.yml"], "docs/index.md": BOARD}
    command = [installed("venv/bin/mkdocs"), "build", "--strict", "--quiet"]
    check(write("docs/kropki", site, "site", command), open_page)


@pytest.mark.parametrize("name", ["index.md", "index.rst"])
def test_sphinx(write: Written, open_page: Callable[..., Page], name: str) -> None:
    extensions = (
        "dollarmath smartquotes replacements colon_fence substitution deflist attrs_inline strikethrough"
    )
    settings = f"{recipe('Sphinx')['conf.py']}myst_enable_extensions = {extensions.split()}\n"
    raw = "\n\n.. raw:: html\n\n   "
    page = BOARD if name == "index.md" else f"A page\n======{raw}{{board}}{raw}{{frame}}\n"
    settings += "exclude_patterns = ['_static/**']\n"
    command = [installed("venv/bin/sphinx-build"), "-q", "-W", ".", "out"]
    check(write("_static/kropki", {"conf.py": settings, name: page}, "out", command), open_page)


def test_jekyll(write: Written, open_page: Callable[..., Page]) -> None:
    site = {"_config.yml": "title: A site\n", "index.md": f"---\n---\n{BOTH}"}
    check(write("kropki", site, "_site", [program("jekyll"), "build", "--quiet"]), open_page)


@pytest.mark.parametrize("unsafe", [True, False])
def test_hugo(write: Written, open_page: Callable[..., Page], unsafe: bool) -> None:
    settings = 'baseURL = "/"\ntitle = "A site"\nenableEmoji = true\n'
    pasted = f"{SCRIPT}\n{{board}}\n\n{{frame}}"
    page = BOTH if unsafe else BOTH.replace(pasted, f"{{{{< html >}}}}\n{pasted}\n{{{{< /html >}}}}")
    site = {
        "config.toml": settings + ("[markup.goldmark.renderer]\nunsafe = true\n" if unsafe else ""),
        "content/_index.md": f"---\ntitle: A page\n---\n{page}",
        "layouts/index.html": "<!doctype html><meta charset=utf-8><title>A site</title>{{ .Content }}",
        **({} if unsafe else recipe("Hugo")),
    }
    check(write("static/kropki", site, "public", [program("hugo"), "--quiet", "--minify"]), open_page)


def test_eleventy(write: Written, open_page: Callable[..., Page]) -> None:
    site = {"index.md": BOTH, "package.json": '{"type": "module"}', **recipe("Eleventy")}
    command = ["node", "node_modules/@11ty/eleventy/cmd.cjs", "--quiet"]
    check(write("kropki", site, "_site", command), open_page)


def test_vitepress(write: Written, open_page: Callable[..., Page]) -> None:
    site = {"index.md": BOARD, "package.json": '{"type": "module"}', **recipe("VitePress")}
    command = ["node", "node_modules/vitepress/bin/vitepress.js", "build"]
    check(write("public/kropki", site, ".vitepress/dist", command), open_page)


def test_docusaurus(write: Written, open_page: Callable[..., Page]) -> None:
    own = recipe("Docusaurus")["docusaurus.config.js"]
    settings = f"""export default {{
      title: 'A site', url: 'https://x.example', baseUrl: '/',
      presets: [['classic', {{ docs: false, blog: false }}]],
      {own}
    }};"""
    site = {
        "src/pages/index.md": BOARD,
        "package.json": "{}",
        "docusaurus.config.js": settings,
    }
    command = ["node", "node_modules/@docusaurus/core/bin/docusaurus.mjs", "build"]
    check(write("static/kropki", site, "build", command), open_page)


def test_wordpress(write: Written, open_page: Callable[..., Page], tmp_path: Path) -> None:
    folder = write("kropki", {"wp.php": WP_RUN, "page.html": BOTH}, "", [])
    page = (folder / "page.html").read_text(encoding="utf-8")
    php = [program("php"), "-d", "error_reporting=0", "wp.php", str(wordpress())]
    html = f"<!doctype html><meta charset=utf-8><title>A site</title>{run(php, folder, page)}"
    (folder / "index.html").write_text(html, encoding="utf-8")
    assert "<p>More text.</p>" in html
    check(folder, open_page)


def test_reveal(write: Written, open_page: Callable[..., Page]) -> None:
    slides = f"""<!doctype html><meta charset=utf-8><title>Slides</title>{SCRIPT}
        <div class=reveal><div class=slides><section data-markdown><script type=text/template>
{BOARD}</script></section></div></div>
        <script type=module>
            import Reveal from './reveal/reveal.mjs';
            import Markdown from './reveal/plugin/markdown.mjs';
            new Reveal({{ plugins: [Markdown] }}).initialize();
        </script>"""
    folder = write("kropki", {"index.html": slides}, "", [])
    shutil.copytree(installed("node_modules/reveal.js/dist"), folder / "reveal")
    check(folder, open_page)
