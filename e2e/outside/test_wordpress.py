"""The plug-in for WordPress, installed as its users do, for an administrator, an author and a reader."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from e2e.outside.wordpress import PASSWORD, Site, running
from e2e.support.embedded import THREAT, close_the_ring
from e2e.support.host import DIST, ROOT
from kropki.game.game import Game
from kropki.record import write_element, write_game
from kropki.record.annotations import set_comment
from tests.support.comments import MARKED_UP

pytestmark = pytest.mark.outside

EVIL = "\"><script>pwned()</script><img src=x onerror=pwned()>'&lt;b&gt; [gallery] [kropki] %3Cb%3E pwned()"
"""What an author might write into every text of a game."""
WILD = (
    'at="3&quot;&gt;&lt;script&gt;pwned()&lt;/script&gt;" onclick=pwned() src="javascript:pwned()"'
    " theme='x\" onload=pwned() y=\"'"
)
"""What an author might write into a shortcode."""
SHOWN = "all => all.map(board => [board.move, board.length])"
OpenPage = Callable[..., Page]


def record(comment: str, *names: str) -> str:
    """A game of seven moves with a comment at the third."""
    game = Game(9, 9, opening="empty", names=names or ("Ann", "Ola"))
    for number, (x, y) in enumerate([(4, 4), (4, 3), (3, 3), (0, 0), (5, 3), (1, 1), (4, 2)], 1):
        game.play(game.board.grid.point(x, y))
        if number == 3:
            set_comment(game.node, comment)
    return write_game(game)


class Blog:
    """A WordPress with the plug-in, and tabs of its people."""

    def __init__(self, site: Site, browser: Browser) -> None:
        self.site = site
        self._browser = browser
        self._tabs: list[Page] = []

    def tab(self, name: str = "", **options: Any) -> Page:
        """A tab in which somebody is logged in; without a name a reader's."""
        page = self._browser.new_page(
            base_url=self.site.address, **{"viewport": {"width": 1280, "height": 800}, **options}
        )
        self._tabs.append(page)
        page.set_default_timeout(60_000)
        page.add_init_script("window.pwned = () => { window.isPwned = true; }")
        if name:
            page.goto("/wp-login.php")
            expect(
                page.locator("#user_login")
            ).to_be_focused()  # by a script, a moment after the page has come
            page.locator("#user_login").fill(name)
            page.locator("#user_pass").fill(PASSWORD)
            page.locator("#wp-submit").click()
            page.wait_for_url(re.compile("/wp-admin/"))
        return page

    def close(self) -> None:
        """Close all tabs."""
        while self._tabs:
            self._tabs.pop().context.close()

    def read(self, address: str, boards: int = 1, **options: Any) -> Page:
        """The page of a post, opened by a reader, when its boards are there."""
        page = self.tab(**options)
        page.goto(address)
        ready = (
            "n => [...document.querySelectorAll('kropki-board')].filter(board => board.length).length === n"
        )
        page.wait_for_function(ready, arg=boards)
        return page


@pytest.fixture
def blog(installed: Blog) -> Iterator[Blog]:
    """The same WordPress, without open tabs."""
    yield installed
    installed.close()


@pytest.fixture(scope="module")
def installed(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Blog]:
    """WordPress with the plug-in, which the administrator has uploaded and activated."""
    [plugin] = (ROOT / "build/packages").glob("kropki-wordpress-*.zip")
    with running(tmp_path_factory.mktemp("wordpress")) as site:
        blog = Blog(site, browser)
        page = blog.tab("boss")
        page.goto("/wp-admin/plugin-install.php?tab=upload")
        page.locator("input[name=pluginzip]").set_input_files(plugin)
        page.locator("#install-plugin-submit").click()
        page.get_by_role("link", name="Activate Plugin").click()
        expect(page.locator("#message")).to_contain_text("Plugin activated")
        blog.close()
        yield blog
        log = site.log.read_text(encoding="utf-8") if site.log.exists() else ""
        assert "kropki" not in log, log


def write_block(page: Page, title: str) -> None:
    """Begin a post in the block editor, with an empty board in it."""
    page.context.clear_cookies(name="classic-editor")
    guide = page.locator(".edit-post-welcome-guide")
    page.add_locator_handler(guide, lambda: guide.get_by_role("button", name="Close").click())
    page.goto("/wp-admin/post-new.php")
    page.get_by_role("textbox", name="Add title").fill(title)
    page.keyboard.press("Enter")
    page.keyboard.type("/kropki")
    page.get_by_role("option", name="Kropki board").click()


def publish(page: Page) -> str:
    """Publish the post of the block editor, and return its address."""
    page.get_by_role("button", name="Publish", exact=True).first.click()
    panel = page.locator(".editor-post-publish-panel")
    panel.get_by_role("button", name="Publish", exact=True).click()
    link = panel.get_by_role("link", name="View Post").first
    expect(link).to_be_visible()
    return link.get_attribute("href") or ""


def open_classic(page: Page, title: str) -> None:
    """Begin a post in the classic editor, which a cookie switches on (`e2e.outside.wordpress`)."""
    page.context.add_cookies([{"name": "classic-editor", "value": "1", "url": page.url}])
    page.goto("/wp-admin/post-new.php")
    page.locator("#title").fill(title)


def write_classic(page: Page, title: str, text: str) -> str:
    """Publish a post by the classic editor as text, and return its address."""
    open_classic(page, title)
    page.locator("#content-html").click()
    page.locator("#content").fill(text)
    return publish_classic(page)


def publish_classic(page: Page) -> str:
    expect(page.locator(".autosave-message")).to_contain_text("Draft saved")  # until then it ignores clicks
    page.locator("#publish").click()
    return page.locator("#message").get_by_role("link", name="View post").get_attribute("href") or ""


def comment(page: Page) -> str:
    return str(page.locator("kropki-board .comment").first.evaluate("comment => comment.textContent"))


def test_an_author_puts_a_board_into_a_post_with_the_block_editor(blog: Blog) -> None:
    page = blog.tab("ola")
    write_block(page, "A block")
    page.get_by_label("The game as SGF").fill(record(MARKED_UP))
    expect(page.locator("kropki-board")).to_have_count(1)
    page.wait_for_function("document.querySelector('kropki-board').length === 7")
    page.get_by_label("Moves shown at first").fill("3")
    page.get_by_label("Buttons below the board").uncheck()
    expect(page.get_by_label("Comments and marks")).to_be_checked()
    address = publish(page)

    post = blog.read(address)
    assert post.locator("kropki-board").evaluate_all(SHOWN) == [[3, 7]]
    assert comment(post) == MARKED_UP
    board = post.locator("kropki-board")
    assert (board.get_attribute("controls"), board.get_attribute("hints")) == ("off", None)
    expect(post.locator("kropki-board .notice")).to_be_hidden()

    page.goto(f"/wp-admin/post.php?post={post_number(post)}&action=edit")
    page.locator("[data-type='kropki/board']").click()
    expect(page.get_by_label("The game as SGF")).to_have_value(record(MARKED_UP))
    expect(page.locator(".block-editor-warning")).to_have_count(0)
    expect(page.get_by_label("Buttons below the board")).not_to_be_checked()


def test_the_block_has_a_field_where_it_is_selected_or_its_game_is_wrong(blog: Blog) -> None:
    page = blog.tab("ola")
    write_block(page, "Right and wrong")
    block = page.locator("[data-type='kropki/board']")
    field, board = block.get_by_label("The game as SGF"), block.locator("kropki-board")
    trouble = block.locator(".components-notice")
    for text, is_right in [(THREAT, True), ("No game.", False), (THREAT, True)]:
        field.fill(text)
        expect(trouble).to_have_count(int(not is_right))
        expect(board).to_be_visible(visible=is_right)
        if not is_right:
            expect(trouble).to_have_text("This game cannot be shown.")
            button = block.get_by_role("button", name="Choose an SGF file")
            places = [
                each.evaluate("it => it.getBoundingClientRect().y") for each in (field, trouble, button)
            ]
            assert places == sorted(places)
        page.get_by_role("textbox", name="Add title").click()
        expect(field).to_have_count(int(not is_right))
        (board if is_right else field).click()


def post_number(post: Page) -> str:
    [number] = re.findall(r"\bpostid-(\d+)", post.locator("body").get_attribute("class") or "")
    return str(number)


def test_an_author_writes_shortcodes_in_the_classic_editor(blog: Blog) -> None:
    text = 'Text -- "quoted".\n\n[kropki at=3]{}[/kropki]\n\nMore.'
    page = blog.tab("ola")
    told = 'a < b & "c" -- it\'s...\n\nnew (c) *line*'
    address = write_classic(page, "Classic", text.format(escape(record(told), quote=False)))
    post = blog.read(address)
    assert post.locator("kropki-board").evaluate_all(SHOWN) == [[3, 7]]
    assert comment(post) == told
    assert post.locator("p", has_text="“quoted”").count() == 1
    assert post.get_by_text("More.", exact=True).evaluate("p => p.localName") == "p"


def test_who_can_edit_a_post_is_told_that_a_board_lacks_its_game(blog: Blog) -> None:
    page = blog.tab("ola")
    address = write_classic(page, "Nothing in it", "[kropki at=3][/kropki]\n\n[kropki]")
    for reader, lines in ((page, 2), (blog.tab("jan"), 0), (blog.tab(), 0)):
        reader.goto(address)
        expect(reader.get_by_text("lacks its game")).to_have_count(lines)
        expect(reader.get_by_text("[kropki")).to_have_count(0)


def test_an_author_types_a_shortcode_into_the_visual_editor(blog: Blog) -> None:
    page = blog.tab("ola")
    open_classic(page, "Visual")
    page.locator("#content-tmce").click()
    page.frame_locator("#content_ifr").locator("body").click()
    page.keyboard.type('[kropki at=3](;GM[40]SZ[9];B[ee];W[ed]\n;B[dd]C[1 < 2 & -- "x"];W[aa])[/kropki]')
    post = blog.read(publish_classic(page))
    assert post.locator("kropki-board").evaluate_all(SHOWN) == [[3, 4]]
    assert comment(post) == '1 < 2 & -- "x"'


def test_a_shortcode_works_in_a_block_of_shortcodes_and_several_on_a_page(blog: Blog) -> None:
    page = blog.tab("ola")
    short = f"<!-- wp:shortcode -->\n[kropki at=2]{THREAT}[/kropki]\n<!-- /wp:shortcode -->\n"
    other = f"<p>[kropki width=200 theme=dark]{THREAT}[/kropki]</p>"
    html = f"<!-- wp:paragraph -->\n{other}\n<!-- /wp:paragraph -->"
    page.goto("/wp-admin/post-new.php")
    answer = page.evaluate(
        """content => wp.apiFetch({ path: '/wp/v2/posts', method: 'POST',
            data: { title: 'Several', content, status: 'publish' } })""",
        short + html,
    )
    post = blog.read(answer["link"], boards=2)
    assert post.locator("kropki-board").evaluate_all(SHOWN) == [[2, 6], [6, 6]]
    assert post.locator("kropki-board").nth(1).evaluate("board => board.clientWidth") == 200


def test_an_author_uploads_a_file_and_shows_it(blog: Blog, tmp_path: Path) -> None:
    file = tmp_path / "final.sgf"
    file.write_text(record("Łódź"), encoding="utf-8")
    page = blog.tab("ola")
    write_block(page, "A file")
    page.get_by_role("button", name="Choose an SGF file").click()
    page.locator(".media-modal input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Select", exact=True).click()
    expect(page.locator("[data-type='kropki/board'] code")).to_have_text("final.sgf")
    post = blog.read(publish(page))
    board = post.locator("kropki-board")
    assert board.evaluate_all(SHOWN) == [[7, 7]]
    assert "Łódź" in board.evaluate("board => board.sgf")
    source = board.get_attribute("src") or ""
    assert source.endswith("/final.sgf")
    second = blog.read(write_classic(page, "Its address", f'[kropki src="{source}" at=1]'))
    assert second.locator("kropki-board").evaluate_all(SHOWN) == [[1, 7]]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("page.sgf", "<!doctype html><script>pwned()</script>(;GM[40]SZ[9])"),
        ("program.sgf", "\x7fELF\0\0"),
        ("page.sgf.html", "(;GM[40]SZ[9])"),
        ("page.php", "(;GM[40]SZ[9])"),
    ],
)
def test_what_is_no_game_is_not_taken_as_one(name: str, text: str, blog: Blog, tmp_path: Path) -> None:
    page = blog.tab("ola")
    page.goto("/wp-admin/media-new.php?browser-uploader")
    file = FilePayload(name=name, mimeType="application/x-go-sgf", buffer=text.encode())
    page.locator("#async-upload").set_input_files(file)
    page.locator("#html-upload").click()
    expect(page.locator("body")).to_contain_text("you are not allowed to upload this file type")


def test_a_subscriber_uploads_nothing_and_reads(blog: Blog) -> None:
    page = blog.tab("jan")
    answer = page.goto("/wp-admin/media-new.php")
    assert answer and answer.status == 403
    written = write_classic(blog.tab("ola"), "For all", f"[kropki]{THREAT}[/kropki]")
    page.goto(written)
    page.wait_for_function("document.querySelector('kropki-board')?.length === 6")


def test_nothing_that_an_author_writes_runs(blog: Blog) -> None:
    page = blog.tab("ola")
    write_block(page, "Hostile")
    page.get_by_label("The game as SGF").fill(record(EVIL, EVIL, EVIL))
    page.get_by_label("Moves shown at first").fill("3")
    address = publish(page)
    post = blog.read(address)
    assert comment(post) == EVIL
    evil = escape(record(EVIL, EVIL, EVIL), quote=False)
    text = f"[kropki]{evil}[/kropki]\n\n[kropki {WILD}]{THREAT}[/kropki]"
    for content in (text, text.replace("&lt;", "<").replace("&gt;", ">")):
        other = blog.tab()
        other.goto(write_classic(page, "Hostile too", content))
        other.wait_for_function("document.querySelector('kropki-board')?.length > 0")
        for each in (post, other, page):
            each.wait_for_timeout(500)
            assert each.evaluate("window.isPwned") is None
        assert other.locator("img[onerror], .entry-content script, kropki-board[onclick]").count() == 0


def test_a_page_without_a_board_loads_nothing_of_it(blog: Blog) -> None:
    page = blog.tab()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for address in ("/?p=1", "/"):
        page.goto(
            write_classic(blog.tab("ola"), "Plain", "No board.") if address == "/?p=1" else "/wp-login.php"
        )
        assert "kropki" not in page.content().replace("Kropki", "")
    assert not [url for url in asked if "kropki" in url]


def test_a_reader_plays_on(blog: Blog) -> None:
    post = blog.read(write_classic(blog.tab("ola"), "Play on", f"[kropki interactive]{THREAT}[/kropki]"))
    asked: list[str] = []
    post.on("request", lambda request: asked.append(request.url))
    board = post.get_by_role("grid")
    board.scroll_into_view_if_needed()
    close_the_ring(board)
    assert "B[ec.ddeefdecdd]" in post.locator("kropki-board").evaluate("board => board.sgf")
    assert all(url.startswith((blog.site.address, "blob:", "data:")) for url in asked)


def test_a_feed_shows_a_text_in_place_of_a_board(blog: Blog) -> None:
    write_classic(blog.tab("ola"), "In the feed", f"[kropki]{THREAT}[/kropki]")
    answer = blog.tab().request.get("/?feed=rss2")
    assert ">A game of Kropki</kropki-board>" in answer.text()


def test_an_administrator_pastes_both_lines_without_the_plugin(blog: Blog, tmp_path: Path) -> None:
    """The lines that the page and the command line write: the files lie on the same host."""
    script = f'<script type="module" src="{blog.site.address}/kropki/web/viewer/kropki-fences.js"></script>'
    (blog.site.files / "kropki").symlink_to(DIST)
    game = Game(9, 9, opening="empty", names=["*Ann*", "[gallery]"])
    game.play("e5")
    set_comment(game.node, MARKED_UP)
    page = blog.tab("boss")
    post = blog.read(write_classic(page, "Pasted", f"{script}\n{write_element(game)}\n\nMore."))
    assert comment(post) == MARKED_UP
