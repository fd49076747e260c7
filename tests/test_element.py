"""Games as HTML for other people's pages: nothing on the way to the browser may change the record."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import markdown
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from kropki.cli.commands import main
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.record import read_games, write_element, write_game
from kropki.record.annotations import comment_of, set_comment
from tests.support.comments import MARKED_UP

POINTS = [(4, 4), (4, 3), (3, 3), (0, 0), (5, 3), (1, 1), (4, 2)]
MARKDOWN = markdown.Markdown(
    extensions=["extra", "smarty", "toc", "nl2br", "sane_lists", "wikilinks", "admonition", "codehilite"]
)
RENDERERS: dict[str, Callable[[str], str]] = {
    "HTML": lambda text: text,
    "Python-Markdown": lambda text: MARKDOWN.reset().convert(text),
    "CommonMark": MarkdownIt("commonmark").render,
    "markdown-it": MarkdownIt("default", {"html": True, "typographer": True}).render,
}
TEXT = st.text(st.characters(exclude_categories=["Cc", "Cs"], include_characters="\t\n\r\f"))
"""Without control characters, whose references Python's reader of HTML leaves out, unlike browsers."""
MARKS = st.text(st.sampled_from("ab1 \n\t\\`*_{}[]()<>#+-.!|~$:;@&\"'/=^%?,\r\f"), max_size=60)


class Boards(HTMLParser):
    """The boards of a page: their attributes, and the text in them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "kropki-board":
            self.found.append(dict(attrs))

    def handle_data(self, data: str) -> None:
        self.text += data


def commented(comment: str, names: tuple[str, str] = ("", "")) -> Game:
    """A game of seven moves with a comment on the third."""
    game = Game(9, 9, opening="empty", names=names)
    for number, (x, y) in enumerate(POINTS, 1):
        game.play(game.board.grid.point(x, y))
        if number == 3:
            set_comment(game.node, comment)
    return game


def comment_in(sgf: str) -> str:
    [reading] = read_games(sgf, strict=True)
    assert reading.game.plies == 7
    for _ in range(3):
        reading.game.redo()
    return comment_of(reading.game.node)


@pytest.mark.parametrize("renderer", RENDERERS)
@settings(deadline=None, max_examples=50)
@given(comment=TEXT | MARKS, name=TEXT | MARKS)
@example(comment=MARKED_UP, name="{{ name }}")
@example(comment="[2] [aa](;W[bb]) ![x](y) ``", name="*")
def test_what_authors_paste_reaches_the_browser_unchanged(renderer: str, comment: str, name: str) -> None:
    game = commented(comment, (name, ""))
    page = f"# A page\n\n{write_element(game, at=3)}\n\nA [2] and a [c].\n\n[2]: http://x.example\n[c]: /c\n"
    [board] = Boards(RENDERERS[renderer](page)).found
    assert set(board) == {"at", "sgf"}
    sgf = board["sgf"]
    assert sgf
    assert board["at"] == "3"
    assert comment_in(sgf) == comment_in(write_game(game))


def test_it_is_one_line_without_any_sign_of_a_markup_language() -> None:
    html = write_element(commented(MARKED_UP, ("Ann {{ 7 }}", "*Jan*")))
    _, attribute, rest = re.split('(?<==)"|"(?=>)', html)
    text = rest.removeprefix(">").removesuffix("</kropki-board>")
    for written in (attribute, text):
        assert not re.search("[^ !(),\\-.0-9;?A-Za-z\x80-\U0010ffff]", re.sub("&#[0-9]+;", "", written))
    assert Boards(html).text == "Kropki, Ann  7  – *Jan*"
    assert "C&#91;\ufffd&#93;" in write_element(commented("\0"))


def test_a_game_of_three_players_has_no_element() -> None:
    with pytest.raises(KropkiError, match="two players"):
        write_element(Game(9, 9, names=["", "", ""]))


def test_convert_writes_a_board_for_each_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.sgf"
    games = [commented("*one*", ("Ola", "Jan")), commented("two")]
    file.write_text("\n".join(map(write_game, games)), encoding="utf-8")
    assert main(["convert", str(file), "--to", "html"]) == 0
    assert capsys.readouterr().out == "\n".join(f"{write_element(game)}\n" for game in games)
    assert main(["convert", str(file), "--to", "html", "-o", str(file)]) == 2
    assert "choose another file" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "\n".join(map(write_game, games))
