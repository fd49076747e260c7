"""Code blocks of the language `kropki` become boards with pictures while a page is made."""

from __future__ import annotations

import logging
import re
from base64 import urlsafe_b64encode
from pathlib import Path
from urllib.parse import quote
from zlib import MAX_WBITS, compressobj

import markdown
import pytest

from kropki.errors import KropkiError
from kropki.fences import OPTIONS, write_board
from kropki.game.game import Game
from kropki.record import read_games, write_game
from kropki.record.annotations import comment_of, set_comment
from kropki.record.link import link_text
from tests.support.comments import MARKED_UP
from tests.support.elements import Elements

SGF = "(;GM[40]SZ[9];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb];B[ec])"
DIAGRAM = ". R1 . .\nR2 B R3 .\n. R4 . ."
ROOT = Path(__file__).parents[1]


class Read(Elements):
    """The elements of a page with their attributes."""

    @property
    def board(self) -> dict[str, str]:
        [attributes] = [attributes for tag, attributes in self.found if tag == "kropki-board"]
        return {name: value or "" for name, value in attributes.items()}


def played() -> Game:
    game = Game(9, 9, opening="empty", names=["Ann", "Ola"])
    for x, y in [(4, 4), (4, 3), (3, 3), (0, 0), (5, 3), (1, 1), (4, 2)]:
        game.play(game.board.grid.point(x, y))
    game.go_to_ply(3)
    return game


def packed(text: str) -> str:
    packing = compressobj(wbits=-MAX_WBITS)
    return urlsafe_b64encode(packing.compress(text.encode()) + packing.flush()).rstrip(b"=").decode()


@pytest.mark.parametrize(
    ("text", "moves", "at"),
    [
        (SGF, 7, None),
        (f"at: 2\n\n{SGF}\n", 7, "2"),
        (f"at: end\ntheme: dark\n{SGF}", 7, "end"),
        (DIAGRAM, 4, None),
        (f"https://kropki.example/#{link_text(played())}", 7, "3"),
        (f"#{link_text(played())}&move=5", 7, "5"),
        (f"embed.html#at=1&sgf={quote(SGF)}", 7, None),
        (f"https://kropki.example/embed.html#packed={packed(SGF)}", 7, None),
    ],
)
def test_every_kind_of_text_becomes_a_record_with_its_captures(text: str, moves: int, at: str | None) -> None:
    html = write_board(text)
    assert "\n" not in html
    board = Read(html).board
    assert board.get("at") == at
    game = read_games(board["sgf"])[0].game
    game.go_to_ply(game.plies)
    assert (game.ply, game.captures[0]) == (moves, 1)
    assert board["sgf"].startswith("(;FF[4]GM[40]CA[UTF-8]AP[Kropki")
    assert re.search(r"\.\w+\]\)?$|\.\w+\]", board["sgf"]), "rings are listed"
    assert html.count("<svg") == 1


def test_the_picture_shows_the_position_at_the_move() -> None:
    assert "Red: 2 dots on the board, 0 captured" in write_board(f"at: 3\n{SGF}")
    assert "Red: 4 dots on the board, 1 captured" in write_board(f"at: 99\n{SGF}")
    assert ">4</text>" in write_board(DIAGRAM)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("words", "words|format"),
        ("", "format|empty|no game"),
        (f"at: three\n{SGF}", "'three' is neither a number of moves nor `end`"),
        (". R x\n. . .\n. . .", "'x' is not a point"),
        ("#1abcdefgh", "the link is broken"),
        ("embed.html#packed=xyz", "the address is broken"),
        (". G1 .\n. Y2 .\n. . .", "SGF is for two players"),
    ],
)
def test_what_cannot_be_shown_is_an_error_that_says_why(text: str, said: str) -> None:
    with pytest.raises(KropkiError, match=said):
        write_board(text)


def test_options_are_those_of_the_script_on_the_page() -> None:
    script = (ROOT / "web/viewer/kropki-fences.js").read_text(encoding="utf-8")
    assert f"'{'|'.join(OPTIONS)}'" in script
    with pytest.raises(KropkiError, match="no option 'onclick', only at, theme"):
        write_board(SGF, {"onclick": "alert(1)"})
    assert Read(write_board("src: games/a.sgf")).board == {"src": "games/a.sgf"}
    assert Read(write_board("", {"puzzle": "9e6df5bf"})).board == {"puzzle": "9e6df5bf"}


def convert(text: str) -> str:
    extensions = ["kropki.markdown", "fenced_code", "codehilite", "smarty"]
    return str(markdown.markdown(text, extensions=extensions))


@pytest.mark.parametrize(
    "head",
    [
        "```kropki at=2",
        '~~~~ kropki at="2"',
        "``` {.kropki at=2}",
        "  ```kropki at='2' interactive",
        "```kropki\nat: 2",
    ],
)
def test_markdown_makes_boards_of_code_blocks(head: str) -> None:
    fence = re.match(r"\W+?(?=\s*\{|\s*\w)", head)
    assert fence
    html = convert(f"Before\n\n{head}\n{SGF}\n{fence[0].strip()}\n\nAfter")
    board = Read(html).board
    assert (board["at"], "interactive" in board) == ("2", "interactive" in head)
    assert html.startswith("<p>Before</p>")
    assert html.endswith("<p>After</p>")


def test_markdown_leaves_other_blocks() -> None:
    for text in (
        f"```sgf\n{SGF}\n```",
        f"````md\n```kropki\n{SGF}\n```\n````",
        f"    ```kropki\n    {SGF}",
        f"```kropki\n{SGF}",
    ):
        assert "kropki-board" not in convert(text)


def test_markdown_warns_of_a_block_without_a_game(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert "<code" in convert("```kropki\nwords\n```")
    assert "a code block of Kropki stays as it is" in caplog.text


def test_nothing_in_a_block_becomes_an_element() -> None:
    nasty = f"</kropki-board><script>alert(1)</script>\"'><img src=x onerror=alert(1)>{MARKED_UP}"
    game = Game(9, 9, names=[nasty, nasty])
    game.play(game.board.grid.point(0, 0))
    set_comment(game.node, nasty)
    html = convert(f'```kropki theme="\'><script>x</script>" \n{write_game(game)}\n```')
    tags = {tag for tag, _ in Read(html).found}
    assert not tags & {"script", "img", "em", "strong", "a"}
    names = {name for _, attributes in Read(html).found for name in attributes}
    assert not [name for name in names if name.startswith("on")]
    reading = read_games(Read(html).board["sgf"])[0].game
    reading.go_to_ply(1)
    assert comment_of(reading.node) == comment_of(game.node)
