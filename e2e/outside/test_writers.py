"""Boards in pages that people write: each recipe of docs/embedding.md, with the program that it names."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from textwrap import indent
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.outside.programs import FOLDER as TOOLS
from e2e.outside.programs import program
from e2e.support.host import DIST, ROOT
from e2e.support.pages import Kropki, visitor_with
from kropki.cli.server import serving
from kropki.game.game import Game
from kropki.picture import svg
from kropki.record import write_element, write_game
from kropki.record.annotations import set_comment
from tests.support.comments import MARKED_UP

pytestmark = pytest.mark.outside

SCRIPT = '<script type="module" src="/kropki/web/viewer/kropki-fences.js"></script>'
DIAGRAM = "  a b  c d\n1 . R  . .\n2 R Br R .\n3 . R  . B"
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
        "```kropki",
        "at: 3",
        "{fence}",
        "```",
        "",
        "```kropki",
        DIAGRAM,
        "```",
        "",
        "```kropki",
        "words",
        "```",
        "",
        "More text.",
        "",
        "[2]: http://x.example",
        "",
    ]
)
BOTH = BOARD.replace("{board}", f"{SCRIPT}\n{{board}}")
OTHER = """# Another page

[There]({there})

```kropki
(;GM[40]AP[Kropki]SZ[9];B[ee])
```
"""
HOSTILE = f"<img src=x onerror=alert(1)>\n{MARKED_UP}"
TEMPLATES = re.compile(r"\{\{.*?\}\}|\{%.*?%\}")
"""What Jekyll, Eleventy and Hugo replace in code blocks too."""
QUIET = {"CI": "1", "PYTHONPATH": str(ROOT), "DOCUSAURUS_NO_PERSISTENT_CACHE": "1", "NO_UPDATE_NOTIFIER": "1"}

Written = Callable[..., Path]


def recipe(heading: str) -> dict[str, str]:
    """The files that a section of docs/embedding.md shows: a name before a colon, then the indented text."""
    text = (ROOT / "docs/embedding.md").read_text(encoding="utf-8")
    [section] = re.findall(rf"^### {re.escape(heading)}\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)
    found = re.findall(r"`([\w./-]+)`[^`]*:\n\n((?:(?: {4}.*)?\n)+)", section)
    assert found, heading
    files: dict[str, str] = {}
    for name, block in found:
        files[name] = files.get(name, "") + re.sub("^ {4}", "", block, flags=re.MULTILINE).strip() + "\n"
    return files


def game(comment: str = MARKED_UP) -> Game:
    game = Game(9, 9, opening="empty", names=["*Ann*", "{{ Ola }}"])
    for number, (x, y) in enumerate([(4, 4), (4, 3), (3, 3), (0, 0), (5, 3), (1, 1), (4, 2)], 1):
        game.play(game.board.grid.point(x, y))
        if number == 3:
            set_comment(game.node, comment)
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

    def write(
        files: str, site: dict[str, str], built: str, command: list[str], comment: str = HOSTILE
    ) -> Path:
        here = frame.replace("/kropki/", "/_static/kropki/") if files == "_static/kropki" else frame
        for name, text in site.items():
            file = tmp_path / name
            file.parent.mkdir(parents=True, exist_ok=True)
            page = text.replace("{board}", write_element(game(), at=3)).replace("{frame}", here)
            fence = write_game(game(comment)).strip()
            for margin in re.findall(r"( *)\{fence\}", page):
                page = page.replace(f"{margin}{{fence}}", indent(fence, margin))
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


def check(
    built: Path, open_page: Callable[..., Page], fenced: str | None = HOSTILE, other: str | None = None
) -> None:
    """Check that the boards of a site have all moves, and each character of the comment.

    Args:
        built: The folder that the program has written.
        open_page: Opens a page.
        fenced: The comment in the code block; None if there are no code blocks.
        other: The path of another page, whose link leads to the first.
    """
    (built / "favicon.ico").touch()  # the browser asks for one
    with serving(built) as address:
        if (sites := built / "sitemap.xml").exists():  # which names the port too
            text = sites.read_text(encoding="utf-8")
            sites.write_text(text.replace("http://127.0.0.1/", address), encoding="utf-8")
            sites.with_suffix(".xml.gz").unlink(missing_ok=True)
        tab = open_page(base_url=address)
        tab.on("dialog", lambda dialog: pytest.fail(dialog.message))
        tab.goto(address)
        check_page(tab, fenced)
        inside = tab.frame_locator("iframe")
        expect(inside.get_by_role("grid")).to_have_accessible_name(re.compile("Move 3 of 7"))
        assert inside.locator(".comment").evaluate("comment => comment.textContent") == MARKED_UP
        look = "frame => [getComputedStyle(frame).maxWidth, getComputedStyle(frame).borderWidth, frame.title]"
        title = "A game of Kropki: *Ann* – {{ Ola }}"
        assert tab.locator("iframe").evaluate(look) == ["100%", "0px", title]
        if other:
            tab.goto(urljoin(address, other))
            check_one_move(tab)
            tab.wait_for_load_state("networkidle")  # the router may ask which pages there are
            tab.evaluate("document.isSame = true")
            tab.get_by_role("link", name="There").first.click()
            check_page(tab, fenced)
            assert tab.evaluate("document.isSame"), "the router has replaced the page, not the browser"
            tab.go_back()
            check_one_move(tab)
        tab.close()


def check_page(tab: Page, fenced: str | None) -> None:
    """Check the board's line and the code blocks of the first page."""
    tab.wait_for_function("document.querySelector('kropki-board')?.length > 0")
    boards = tab.locator("kropki-board")
    comments = [MARKED_UP] if fenced is None else [MARKED_UP, fenced]
    expect(boards).to_have_count(1 if fenced is None else 3)
    for board, comment in zip(boards.all(), comments, strict=False):
        expect(board.get_by_role("grid")).to_have_accessible_name(re.compile("Move 3 of 7"))
        expect(board.locator(".notice")).to_be_hidden()
        assert board.locator(".comment").evaluate("comment => comment.textContent") == comment
    if fenced is not None:
        drawn = boards.last.get_by_role("grid")
        expect(drawn).to_have_accessible_name(re.compile("Board, 4 by 3.*captures 1 : 0"))
        expect(tab.get_by_text("words", exact=True)).to_be_visible()


def check_one_move(tab: Page) -> None:
    """Check the board of the other page."""
    boards = tab.locator("kropki-board")
    expect(boards).to_have_count(1)
    expect(boards.get_by_role("grid")).to_have_accessible_name(re.compile("Move 1 of 1"))


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
MATERIAL = MATERIAL.replace(
    "pymdownx.superfences",
    "{pymdownx.superfences: {custom_fences: [{name: kropki, class: kropki, "
    "format: !!python/name:pymdownx.superfences.fence_code_format }]}}",
)


THEMES = {
    "mkdocs": ("mkdocs, highlightjs: false", ""),
    "material": ("material, font: false, features: [navigation.instant]", MATERIAL),
}


@pytest.mark.parametrize("drawn", [False, True], ids=["by the script", "by Python"])
@pytest.mark.parametrize("theme", THEMES)
def test_mkdocs(write: Written, open_page: Callable[..., Page], theme: str, drawn: bool) -> None:
    about, extensions = THEMES[theme]
    plugins = PLUGINS.format(f"{extensions}, kropki.markdown" if drawn else extensions)
    settings = f"site_name: A site\nsite_url: http://127.0.0.1/\ntheme: {{name: {about}}}\n{plugins}"
    other = OTHER.replace("{there}", "index.md")
    site = {
        "mkdocs.yml": settings + recipe("MkDocs")["mkdocs.yml"],
        "docs/index.md": BOARD,
        "docs/other.md": other,
    }
    command = [installed("venv/bin/mkdocs"), "build", "--strict", "--quiet"]
    built = write("docs/kropki", site, "site", command)
    assert ("<svg" in (built / "other/index.html").read_text(encoding="utf-8").split("</h1>")[1]) == drawn
    check(built, open_page, other="other/" if theme == "material" else None)


DIRECTIVES = f"""A page
======

.. raw:: html

   {{board}}

.. raw:: html

   {{frame}}

.. kropki::
   :at: 3

   {{fence}}

.. kropki::

{indent(DIAGRAM, "   ")}

words
"""


@pytest.mark.parametrize("name", ["index.md", "index.rst"])
def test_sphinx(write: Written, open_page: Callable[..., Page], name: str) -> None:
    extensions = (
        "dollarmath smartquotes replacements colon_fence substitution deflist attrs_inline strikethrough"
    )
    settings = f"{recipe('Sphinx')['conf.py']}myst_enable_extensions = {extensions.split()}\n"
    page = BOARD.replace("```kropki\nwords\n```", "words") if name == "index.md" else DIRECTIVES
    settings += "exclude_patterns = ['_static/**']\n"
    command = [installed("venv/bin/sphinx-build"), "-q", "-W", ".", "out"]
    built = write("_static/kropki", {"conf.py": settings, name: page}, "out", command)
    assert (built / "index.html").read_text(encoding="utf-8").count("</svg></kropki-board>") == 2
    check(built, open_page)


def test_jekyll(write: Written, open_page: Callable[..., Page]) -> None:
    site = {"_config.yml": "title: A site\n", "index.md": f"---\n---\n{BOTH}"}
    comment = TEMPLATES.sub("", HOSTILE)
    check(
        write("kropki", site, "_site", [program("jekyll"), "build", "--quiet"], comment), open_page, comment
    )


@pytest.mark.parametrize("unsafe", [True, False])
def test_hugo(write: Written, open_page: Callable[..., Page], unsafe: bool) -> None:
    settings = 'baseURL = "/"\ntitle = "A site"\nenableEmoji = true\n'
    pasted = f"{SCRIPT}\n{{board}}\n\n{{frame}}"
    page = BOTH if unsafe else BOTH.replace(pasted, f"{{{{< html >}}}}\n{pasted}\n{{{{< /html >}}}}")
    page = page if unsafe else page.replace("```kropki\nat: 3", '```kropki {at=3 picture="/first.svg"}')
    site = {
        "static/first.svg": svg(game().board),
        "config.toml": settings + ("[markup.goldmark.renderer]\nunsafe = true\n" if unsafe else ""),
        "content/_index.md": f"---\ntitle: A page\n---\n{page}",
        "layouts/index.html": "<!doctype html><meta charset=utf-8><title>A site</title>{{ .Content }}",
        **({} if unsafe else recipe("Hugo")),
    }
    comment = TEMPLATES.sub("", HOSTILE).replace(":smile:", "")
    built = write("static/kropki", site, "public", [program("hugo"), "--quiet", "--minify"], comment)
    assert ("first.svg" in (built / "index.html").read_text(encoding="utf-8")) != unsafe
    check(built, open_page, comment)


def test_eleventy(write: Written, open_page: Callable[..., Page]) -> None:
    site = {"index.md": BOTH, "package.json": '{"type": "module"}', **recipe("Eleventy")}
    command = ["node", "node_modules/@11ty/eleventy/cmd.cjs", "--quiet"]
    comment = TEMPLATES.sub("", HOSTILE)
    check(write("kropki", site, "_site", command, comment), open_page, comment)


def slowly(open_page: Callable[..., Page], scripts: str) -> Callable[..., Page]:
    """What opens pages on a slow machine, where a framework's scripts come late: it expects the page as its
    server has written it, when boards could be there already.
    """

    def open_slowly(**options: Any) -> Page:
        page = open_page(**options)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})

        def delay(route: Route) -> None:
            page.wait_for_timeout(1000)
            route.continue_()

        page.route(scripts, delay)
        return page

    return open_slowly


def test_vitepress(write: Written, open_page: Callable[..., Page]) -> None:
    other = OTHER.replace("{there}", "./index.md")
    site = {"index.md": BOARD, "other.md": other, "package.json": '{"type": "module"}', **recipe("VitePress")}
    command = ["node", "node_modules/vitepress/bin/vitepress.js", "build"]
    built = write("public/kropki", site, ".vitepress/dist", command)
    check(built, slowly(open_page, "**/assets/*.md.*.js"), other="other.html")


def test_docusaurus(write: Written, open_page: Callable[..., Page]) -> None:
    own = recipe("Docusaurus")
    settings = f"""export default {{
      title: 'A site', url: 'https://x.example', baseUrl: '/',
      presets: [['classic', {{ docs: false, blog: false }}]],
      {own["docusaurus.config.js"]}
    }};"""
    site = {
        "src/pages/index.md": BOARD,
        "src/pages/other.md": OTHER.replace("{there}", "/"),
        "package.json": "{}",
        "docusaurus.config.js": settings,
        "kropki.js": own["kropki.js"],
    }
    command = ["node", "node_modules/@docusaurus/core/bin/docusaurus.mjs", "build"]
    built = write("static/kropki", site, "build", command)
    check(built, slowly(open_page, "**/assets/js/*.js"), other="other/")


def test_reveal(write: Written, open_page: Callable[..., Page]) -> None:
    slides = f"""<!doctype html><meta charset=utf-8><title>Slides</title>{SCRIPT}
        <div class=reveal><div class=slides><section data-markdown=slides.md></section></div></div>
        <script type=module>
            import Reveal from './reveal/reveal.mjs';
            import Markdown from './reveal/plugin/markdown.mjs';
            new Reveal({{ plugins: [Markdown] }}).initialize();
        </script>"""
    folder = write("kropki", {"index.html": slides, "slides.md": BOARD}, "", [])
    shutil.copytree(installed("node_modules/reveal.js/dist"), folder / "reveal")
    check(folder, open_page)
