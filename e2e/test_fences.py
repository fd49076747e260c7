"""Code blocks of the language `kropki`, however a program writes them: `kropki-fences.js` makes boards."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.support.host import DIST
from kropki.game.game import Game
from kropki.record import write_game
from kropki.record.annotations import set_comment
from kropki.record.link import link_text
from tests.support.comments import MARKED_UP
from tools.site.board import FENCES

SCRIPT = f'<script type="module" src="{FENCES}"></script>'
GAME = "(;FF[4]GM[40]AP[Kropki]SZ[9];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb];B[ec.ecfdeedd])"
DIAGRAM = ". . . .\n. R1 . .\nR2 B R3 .\n. R4 . B"
CODE = escape(GAME)
SHAPES = {
    "commonmark": '<pre><code class="language-kropki">GAME\n</code></pre>',
    "github": '<pre lang="kropki"><code>GAME\n</code></pre>',
    "pandoc": '<pre class="kropki"><code>GAME</code></pre>',
    "hugo": """<div class="highlight"><pre tabindex="0"><code class="language-kropki" data-lang="kropki">
        GAME</code></pre></div>""",
    "rouge": """<div class="language-kropki highlighter-rouge"><div class="highlight">
        <pre class="highlight"><code>GAME\n</code></pre></div></div>""",
    "pymdownx": """<div class="language-kropki highlight"><pre><span></span><code>GAME</code></pre></div>""",
    "sphinx": """<div class="highlight-kropki notranslate"><div class="highlight"><pre><span></span>GAME</pre>
        </div></div>""",
    "shiki": """<div class="language-kropki"><button title="Copy Code" class="copy"></button>
        <span class="lang">kropki</span><pre class="shiki"><code><span class="line">GAME</span>
        <span class="line">\n</span></code></pre></div>""",
    "prism": """<div class="language-kropki codeBlockContainer"><div><pre class="prism-code language-kropki">
        <code><span class="token-line"><span>at: 7</span><br></span><span class="token-line">GAME<br></span>
        </code></pre></div></div>""",
    "highlight.js": '<pre class="code-wrapper"><code class="hljs language-kropki">GAME</code></pre>',
    "reveal.js": '<pre class="code-wrapper"><code class="kropki hljs">GAME</code></pre>',
    "astro": '<pre class="astro-code" data-language="kropki"><code>GAME</code></pre>',
}

Visit = Callable[..., None]


@pytest.fixture
def visit(page: Page, site: str) -> Visit:
    def visit(body: str, script: str = SCRIPT, head: str = "") -> None:
        def answer(route: Route) -> None:
            html = f"<!doctype html><meta charset=utf-8><title>Blog</title>{head}{script}{body}"
            route.fulfill(content_type="text/html", body=html)

        page.route(urljoin(site, "blog.html"), answer)
        page.goto(urljoin(site, "blog.html"))

    return visit


def block(text: str, attributes: str = "") -> str:
    return f'<pre {attributes} class="kropki"><code>{escape(text)}</code></pre>'


def shown(page: Page, length: int, boards: int = 1) -> None:
    page.wait_for_function(
        "([length, boards]) => { const all = [...document.querySelectorAll('kropki-board')];"
        "return all.length === boards && all.every((board) => board.length === length) }",
        arg=[length, boards],
    )


def test_the_script_is_small() -> None:
    assert (DIST / FENCES).stat().st_size <= 3000


@pytest.mark.parametrize("shape", SHAPES.values(), ids=list(SHAPES))
def test_a_block_becomes_a_board_however_a_program_writes_it(page: Page, visit: Visit, shape: str) -> None:
    visit(f"<p>Before</p>{shape.replace('GAME', CODE)}<p>After</p>")
    shown(page, 7)
    expect(page.locator("pre")).to_be_hidden()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_text("Copy")).to_have_count(0)


def test_the_place_that_an_address_names_stays_in_sight(page: Page, visit: Visit) -> None:
    filler = "<div style='height: 400px'></div>"
    visit(f"{block(GAME)}<p>Words</p>{block(GAME)}<h2 id=here>Here</h2>{filler}")
    shown(page, 7, 2)
    address = f"{page.url}#here"
    page.goto("about:blank")
    page.goto(address)
    shown(page, 7, 2)
    top = page.locator("#here").evaluate("heading => heading.getBoundingClientRect().top")
    assert -1 <= top < 300, "the boards above have moved the page, not the heading"


def test_inline_code_and_other_languages_stay(page: Page, visit: Visit) -> None:
    inline = f'<p><code class="language-kropki">{CODE}</code></p>'
    visit(f'{inline}<pre><code class="language-sgf">{CODE}</code></pre>')
    page.wait_for_timeout(300)
    expect(page.locator("kropki-board")).to_have_count(0)


def test_lines_before_the_game_and_attributes_of_the_block_are_options(page: Page, visit: Visit) -> None:
    visit(block(f"at: 3\ntheme: dark\n\n{GAME}") + block(GAME, 'data-at="2" data-onclick="x" onclick="x"'))
    shown(page, 7, 2)
    boards = page.locator("kropki-board")
    assert [each.evaluate("board => board.move") for each in boards.all()] == [3, 2]
    assert boards.first.get_attribute("theme") == "dark"
    assert boards.last.get_attribute("onclick") is None


def named(board: Locator, size: str, rest: str) -> None:
    expect(board).to_have_accessible_name(f"Board, {size}. {rest}")


def test_a_diagram_is_shown_and_python_finds_its_captures(page: Page, visit: Visit) -> None:
    visit(block("  a b  c d\n1 . R  . .\n2 R Br R .\n3 . R  . B\n") + block(DIAGRAM))
    boards = page.get_by_role("grid")
    named(boards.last, "4 by 4", "Red against Blue, captures 1 : 0. Move 4 of 4.")
    named(boards.first, "4 by 3", "Red against Blue, captures 1 : 0. Move 0 of 0.")


def linked() -> Game:
    game = Game(9, 9, opening="empty", names=["Ann", "O]la\\"])
    for x, y in [(2, 2), (2, 3), (1, 3), (7, 7), (3, 3), (7, 6), (2, 4)]:
        game.play(game.board.grid.point(x, y))
    game.go_to_ply(6)
    return game


@pytest.mark.parametrize("address", ["#", "https://kropki.example/play/#", "/kropki/index.html#"])
def test_a_link_is_shown_at_the_move_that_it_names(page: Page, visit: Visit, address: str) -> None:
    link = link_text(linked())
    visit(block(f"{address}{link}") + block(f"{address}{link}&move=2"))
    shown(page, 7, 2)
    boards = page.get_by_role("grid")
    named(boards.first, "9 by 9", "Ann against O]la\\, captures 0 : 0. Move 6 of 7.")
    named(boards.last, "9 by 9", "Ann against O]la\\, captures 0 : 0. Move 2 of 7.")
    page.get_by_role("button", name="Go to end").first.click()
    named(boards.first, "9 by 9", "Ann against O]la\\, captures 1 : 0. Move 7 of 7.")


def test_links_are_shown_without_python(page: Page, visit: Visit, faults: list[str]) -> None:
    page.add_init_script("window.Worker = class { constructor() { throw new Error('no workers'); } }")
    visit(block(f"#{link_text(linked())}"))
    shown(page, 7)
    named(page.get_by_role("grid"), "9 by 9", "Ann against O]la\\, captures 0 : 0. Move 6 of 7.")
    page.wait_for_timeout(300)
    faults.clear()  # it asks for Python, to find the captures


def test_the_address_of_a_frame_is_shown(page: Page, visit: Visit) -> None:
    visit(block("https://kropki.example/embed.html#at=3&sgf=(%3BGM%5B40%5DSZ%5B9%5D%3BB%5Bee%5D)"))
    shown(page, 1)


@pytest.mark.parametrize(
    "text",
    [
        "pip install kropki",
        "",
        "at: 3",
        "#include <stdio.h>",
        "R B",
        "(;GM[40]SZ[99])",
        "#1abcdefgh",
        ". R B\n. R\n. R .",
    ],
)
def test_what_is_no_game_stays_as_it_is(page: Page, visit: Visit, text: str, faults: list[str]) -> None:
    visit(block(text))
    page.wait_for_timeout(700)
    expect(page.locator("kropki-board")).to_have_count(0)
    assert page.locator("pre").evaluate("pre => getComputedStyle(pre).display") == "block"
    faults[:] = [fault for fault in faults if "RangeError: no game" not in fault and "no board" not in fault]


def test_text_stays_if_the_board_cannot_be_loaded(page: Page, visit: Visit, faults: list[str]) -> None:
    page.route("**/kropki-board.js", lambda route: route.abort())
    visit(block(GAME))
    page.wait_for_timeout(500)
    expect(page.locator("pre")).to_be_visible()
    faults.clear()


def test_blocks_that_come_change_move_and_go_are_followed(page: Page, visit: Visit) -> None:
    visit("<main></main>")
    page.evaluate("html => document.querySelector('main').innerHTML = html", block(GAME))
    shown(page, 7)
    page.evaluate("document.querySelector('code').firstChild.data = '(;GM[40]AP[Kropki]SZ[9];B[ee])'")
    shown(page, 1)
    page.evaluate("document.body.append(document.querySelector('pre'))")
    page.wait_for_function("document.body.lastElementChild.localName === 'kropki-board'")
    expect(page.locator("kropki-board")).to_have_count(1)
    page.evaluate("document.querySelector('kropki-board').remove()")  # as a framework that tidies up
    shown(page, 1)
    page.evaluate("document.querySelector('pre').className = ''; document.querySelector('pre').append('')")
    expect(page.locator("kropki-board")).to_have_count(0)
    expect(page.locator("pre")).to_be_visible()
    page.evaluate("html => document.body.innerHTML = html", block(GAME) * 3)
    shown(page, 7, 3)
    page.evaluate("document.querySelector('pre').remove()")
    shown(page, 7, 2)


def test_nothing_in_a_block_runs(page: Page, visit: Visit, faults: list[str]) -> None:
    nasty = f"<img src=x onerror=alert(1)></kropki-board><script>alert(1)</script>{MARKED_UP}"
    game = Game(9, 9, names=[nasty[:60], "<b onclick=alert(1)>x</b>"])
    game.play(game.board.grid.point(0, 0))
    set_comment(game.node, nasty)
    policy = "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; worker-src 'self'"
    head = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    visit(
        block(f'at: "><script>alert(1)</script>\n{write_game(game)}') + block(f"#{link_text(game)}"),
        head=head,
    )
    shown(page, 1, 2)
    expect(page.locator("kropki-board .comment").last).not_to_be_empty()  # once Python has read the link
    comment = page.locator("kropki-board .comment").last
    assert comment.evaluate("comment => comment.textContent") == nasty.replace("\r\n", "\n")
    assert page.locator("img, [onclick], [onerror]").count() == 0
    assert page.locator("script").count() == 1
