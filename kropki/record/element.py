"""Writes a game as HTML: the element `<kropki-board>` (docs/embedding.md).

The record is in an attribute, on one line, with character references for all signs that mean something to
Markdown, to languages of templates or to programs that find links and smileys. Such an attribute reaches the
browser as it is, whatever makes the page. A text inside the element does not: a blank line ends it, and `*`,
quotes and brackets become something else. HTML resolves the references, so what the board reads is plain SGF.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from kropki.board.grid import COLOURS
from kropki.game.game import Game
from kropki.record.writer import write_game

_VALUE_OR_SPACE = re.compile(r"(\[(?:[^\]\\]++|\\.)*+\])|\s++", re.DOTALL)
"""A value of a property, or white space between values."""

_SPECIAL = re.compile(
    r"[^ !(),\-.0-9;?A-Za-z\x80-\U0010ffff]|[\xa0\xad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]"
)
"""What is written as a character reference; those of U+0080 to U+009F would mean other characters in HTML."""


def write_element(game: Game, *, at: int | None = None) -> str:
    """Return the HTML of a board that shows a game in a web page: one line, without a line break.

    Markdown, MDX, Vue, Liquid, Jinja, Hugo and WordPress leave it as it is. The page must also load the
    script of the board (`docs/embedding.md`); where scripts are off, readers see the players' names.

        >>> html = write_element(Game(6, 6, names=["Ola", "Jan"], opening="empty"), at=0)
        >>> html[:48]
        '<kropki-board at="0" sgf="(;FF&#91;4&#93;GM&#91;'
        >>> html[-50:]
        'PW&#91;Jan&#93;)">Kropki, Ola – Jan</kropki-board>'

    Args:
        game: The game.
        at: How many moves the board shows at first; without it, all.

    Raises:
        UnwritableGame: SGF cannot hold the game (`write_game`).
    """
    names = " – ".join(name.strip() or COLOURS[player] for player, name in enumerate(game.names))
    title = re.sub("[{}]", "", f"Kropki, {names}")  # Vue reads {{ }} in a text, even if written as references
    attributes = {} if at is None else {"at": str(at)}
    return element(attributes | {"sgf": record_line(game)}, _with_references(title))


def record_line(game: Game) -> str:
    """Return the record of a game, without white space between its values.

    Raises:
        UnwritableGame: SGF cannot hold the game (`write_game`).
    """
    return _VALUE_OR_SPACE.sub(lambda match: match[1] or "", write_game(game))


def element(attributes: Mapping[str, str], inside: str) -> str:
    """Return the HTML of a board.

    Args:
        attributes: Its attributes. Their values are escaped.
        inside: The HTML that readers see where no scripts run.
    """
    written = "".join(f' {name}="{_with_references(value)}"' for name, value in attributes.items())
    return f"<kropki-board{written}>{inside}</kropki-board>"


def _with_references(text: str) -> str:
    """Return a text as HTML that nothing changes on its way. NUL, which HTML cannot hold, becomes U+FFFD."""
    return _SPECIAL.sub(lambda match: f"&#{ord(match[0])};", text.replace("\0", "\ufffd"))
