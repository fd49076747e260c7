"""Code blocks of the language `kropki` as boards, for programs that make pages (docs/embedding.md).

The board has its game as a record with all captures, and a picture of the position inside, which readers see
where no scripts run. `kropki.markdown` and `kropki.sphinx` do this in MkDocs and Sphinx.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import parse_qs

from kropki.board.grid import COLOURS
from kropki.errors import KropkiError, quoted
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.picture import dot_numbers, svg
from kropki.record.collection import Collection
from kropki.record.element import element, record_line
from kropki.record.link import game_from_link, unpacked_text

OPTIONS = (
    "at", "theme", "lang", "head", "controls", "coordinates", "hints", "interactive", "puzzle", "src",
    "width", "height",
)  # fmt: skip
"""The attributes of a board that a block can set."""

_LINE = re.compile(rf"\s*({'|'.join(OPTIONS)})[ \t]*:[ \t]*(.*?)[ \t]*(?:\n|\Z)")
_LINK = re.compile(r"\S*#([\w-]{8,})(?:&move=(\d{1,6}))?(?:&\S*)?")
_FRAME = re.compile(r"\S*#((?:\S*&)?(?:sgf|packed)=\S*)")


class InvalidFence(KropkiError):
    """A block says something about its board that is not understood."""

    code = "fence/invalid"


def write_board(text: str, options: Mapping[str, str] | None = None) -> str:
    """Return the HTML of a board for the text of a block, without a line break.

    The page must also load the script of the board. The text is never taken for HTML.

        >>> html = write_board("at: 1" + chr(10) + "(;GM[40]SZ[6];B[cb];W[cc])")
        >>> html[:29], html[-27:]
        ('<kropki-board at="1" sgf="(;F', ' </g> </svg></kropki-board>')

    Args:
        text: SGF, a diagram, a link of the page or the address of a frame. Lines such as `at: 12` may
            precede it.
        options: More attributes, by name. Those in the text come first.

    Raises:
        KropkiError: The text is no game, its record cannot be read, or an option is wrong.
    """
    attributes = dict(options or {})
    while line := _LINE.match(text):
        attributes[line[1]] = line[2]
        text = text[line.end() :]
    if unknown := attributes.keys() - set(OPTIONS):
        raise InvalidFence(f"there is no option {quoted(min(unknown))}, only {', '.join(OPTIONS)}")
    if not text.strip() and {"src", "puzzle"} & attributes.keys():
        return element(attributes, "Kropki")
    game, move, is_diagram = _read(text.strip())
    at = attributes.get("at", move)
    if at not in (None, "", "end") and not str(at).isdecimal():
        raise InvalidFence(f"at: {quoted(str(at))} is neither a number of moves nor `end`")
    game.go_to_ply(min(int(at), game.plies) if at and at != "end" else game.plies)
    record = {} if move is None else {"at": move}
    return element(record | attributes | {"sgf": record_line(game)}, _picture(game, is_diagram))


def _read(text: str) -> tuple[Game, str | None, bool]:
    """Return the game of a text, the move that a link names, and whether it is a diagram.

    Raises:
        KropkiError: The text is no game.
    """
    if link := _LINK.fullmatch(text):
        game = game_from_link(link[1])
        return game, link[2] or str(game.ply), False
    if frame := _FRAME.fullmatch(text):
        values = parse_qs(frame[1])
        text = values["sgf"][0] if "sgf" in values else unpacked_text(values["packed"][0])
    collection = Collection(text)
    return collection.read(1).game, None, collection.format == "diagram"


def _picture(game: Game, is_diagram: bool) -> str:
    """Return a picture of the current position. Moves of a diagram have numbers, as they have there."""
    dots = [move for move in game.moves_made if isinstance(move, Dot)]
    names = " – ".join(name or COLOURS[player] for player, name in enumerate(game.names))
    drawn = svg(
        game.board,
        numbers=dot_numbers(dots) if is_diagram else None,
        last=dots[-1].point if dots and not is_diagram else None,
        title=f"Kropki, {names}",
        settled=game.settled,
    )
    return " ".join(drawn.split())
