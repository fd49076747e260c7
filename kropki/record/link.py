"""A whole game as a short text for the fragment of an address, and back.

The text is the version, `1`, and then base64url without padding of raw deflate (RFC 1951) of the game as
compact JSON (`kropki.record.game_json`). All games have much of that JSON in common, so packing starts from a
dictionary of it. The dictionary belongs to the version: with another one, old links cannot be read.

The JSON also has a text, `position`. The page draws the current position from it before Python is there,
without knowing the rules. Python never reads it, and links of the first versions have none. Its words are,
with spaces between them:

- the numbers of the players who made the moves, and of the player to move; if they go round, only the first
  round;
- the captures of each player, and then the scores;
- how the dots differ from those of the moves, as in a set-up (`kropki.game.tree.setup_text`): the dots of the
  opening, and those that were put there or removed by hand;
- `r`, `b`, `g` or `y` for each player with territories, and the rows of their points: each the letters of its
  first point, and a letter for its length, where `a` means one point.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from kropki.board.diagram import OWNERS
from kropki.board.grid import LETTERS, Grid, Mask
from kropki.errors import InvalidRecord, KropkiError
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.tree import Setup, setup_text
from kropki.record.game_json import from_json, to_json
from kropki.record.nesting import is_too_deep

VERSION = "1"
"""The first character of a link."""
MAX_BYTES = 2_000_000
"""Bytes of an unpacked link, and characters of a link."""
MAX_PACKED_TIGHTLY = 100_000
"""Bytes that are packed as tightly as possible. With more, that may take seconds."""
MAX_NODES = 10_000
"""Nodes of a game in a link."""
MAX_SECONDS = 10.0
"""The longest time that the replay of a link's game may take. Ten thousand ordinary moves take less than
one."""

_DICTIONARY = (
    b'[["C","","TR"]],["LB","aa:numbers":[1,2"four-crosses","handicap","empty"stop 0"pass 1"resign 0"'
    b'"stachowski""wikikropki""wikipedia""custom""zagram-territory""zagram-no-territory""zagram-standard",'
    b'{"width":20,"height":20,{"width":15,"height":15,{"width":30,"height":30,{"width":39,"height":32,'
    b'"rules":"russian","options":{"captures":"declared","automatic","smallest":true,false,'
    b'"stop_without_dot":false,"passing":false,"stop":"settled","played","none","extra_turn":false,"lead":null,'
    b'"first_to":null,"middle":null,"komi":0},"opening":{"name":"cross","seed":0,"handicap":0,"position":""},'
    b'"names":["",""],"first":1,"clock":{"main":300,"increment":5,"per_move":0},null,"setup":"",'
    b'"first":0,"clock":null,"setup":"","moves":[],"branches":[],"notes":[],"ply":0,"numbers":[]}"moves":["'
)
"""What is in every game or in many, the likeliest last. Never change it: old links could not be read."""


class InvalidLink(KropkiError):
    """A text is not the link of a game."""

    code = "link/invalid"


class LinkTooLarge(InvalidLink):
    """A link unpacks to more than any game needs, or a game is too large for a link."""

    code = "link/too-large"


def link_text(game: Game, *, line: bool = False) -> str:
    """Return the link of a game, with all its variations and notes and its current position.

    Args:
        game: The game.
        line: Whether the link has only the current line, at its end, without variations and notes.

    Raises:
        LinkTooLarge: The game has more than `MAX_NODES` nodes, or its texts are too long.
    """
    value = to_json(game) | {"numbers": []}
    if line:
        value |= {"branches": [], "notes": [], "ply": game.plies}
    _check_size(value)
    here, offer = game.node, game.offer
    if line:
        game.go_to_ply(game.plies)
    value["position"] = _position_text(game)
    game.go_to(here, select=False)
    game.offer = offer
    data = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    raw = data.encode("utf-8", "surrogatepass")
    level = 9 if len(raw) <= MAX_PACKED_TIGHTLY else 6
    packed = zlib.compressobj(level, wbits=-zlib.MAX_WBITS, zdict=_DICTIONARY)
    if len(raw) > MAX_BYTES:
        raise LinkTooLarge(f"the game's texts take more than {MAX_BYTES} bytes: save it to a file instead")
    return VERSION + urlsafe_b64encode(packed.compress(raw) + packed.flush()).rstrip(b"=").decode()


def _position_text(game: Game) -> str:
    """Return what is drawn of the current position and cannot be seen from the moves."""
    board, grid = game.board, game.board.grid
    nodes = game.node.path()[1:]
    dots = [node.move for node in nodes if isinstance(node.move, Dot)]
    movers = [node.move.player if isinstance(node.move, Dot) else node.turn for node in nodes]
    played: dict[int, int | None] = {dot.point: dot.player for dot in dots}
    there = {point: player for player in range(board.players) for point in board.dots(player)}
    changed = [(point, there.get(point)) for point in grid.points if there.get(point) != played.get(point)]
    words = [
        _round("".join(map(str, [*movers, game.turn])), board.players),
        ",".join(map(str, game.captures)),
        ",".join(f"{score:g}" for score in game.scores),
        setup_text(Setup(tuple(changed)), grid),
    ]
    for player, letter in zip(range(board.players), OWNERS, strict=False):
        if held := board.held_mask(player):
            words += [letter, _rows(held, grid)]
    return " ".join(filter(None, words))


def _round(numbers: str, players: int) -> str:
    """Return the shortest start of a text that gives it when repeated, if that is not longer than a round."""
    for length in range(1, players + 1):
        start = numbers[:length]
        if (start * len(numbers))[: len(numbers)] == numbers:
            return start
    return numbers


def _rows(mask: Mask, grid: Grid) -> str:
    """Return the rows of the points of a mask: the letters of the first one, and a letter for the length."""
    letters = ""
    for start in grid.mask_points(mask & ~(mask << 1)):
        length = 1
        while mask >> start + length & 1:
            length += 1
        letters += grid.letters(start) + LETTERS[length - 1]
    return letters


def game_from_link(text: str) -> Game:
    """Return the game of a link.

    Args:
        text: Any text.

    Raises:
        LinkTooLarge: The link is longer or unpacks to more than any game needs.
        InvalidLink: The text is not the link of a game.
    """
    if len(text) > MAX_BYTES:
        raise LinkTooLarge(f"the link has {len(text)} characters: no game has such a long link")
    if not re.fullmatch(r"[0-9A-Za-z_-]+", text):
        raise InvalidLink("the link is broken: a link has only letters, digits, - and _")
    if text[0] != VERSION:
        raise InvalidLink(f"the link is of version {text[0]}, not {VERSION}: it needs a newer Kropki")
    try:
        unpacked = _unpack(text[1:]).decode("utf-8", "surrogatepass")
        if is_too_deep(unpacked):
            raise ValueError("no game is nested so deeply")
        value = json.loads(unpacked)
        _check_size(value)
        return from_json(value, seconds=MAX_SECONDS)
    except (ValueError, zlib.error) as error:
        raise InvalidLink("the link is broken: part of it is missing, or was changed") from error
    except InvalidRecord as error:
        raise InvalidLink(f"the link does not contain a game: {error}") from error


def _unpack(text: str, dictionary: bytes = _DICTIONARY) -> bytes:
    """Return the bytes that are packed in a text.

    Raises:
        LinkTooLarge: There are more than `MAX_BYTES`.
        ValueError: The text is not base64url, or the packed bytes end too early or too late.
        zlib.error: The bytes are not packed.
    """
    packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    unpacking = zlib.decompressobj(wbits=-zlib.MAX_WBITS, zdict=dictionary)
    data = unpacking.decompress(packed, MAX_BYTES)
    if unpacking.unconsumed_tail or len(data) == MAX_BYTES:
        raise LinkTooLarge(f"the link unpacks to more than {MAX_BYTES} bytes: no game needs so many")
    if not unpacking.eof or unpacking.unused_data:
        raise ValueError("the packed bytes end too early or too late")
    return data


def unpacked_text(text: str) -> str:
    """Return the text that the page has packed for the address of a frame (`web/model/packing.js`).

    Raises:
        InvalidLink: The text is not packed, or unpacks to more than any game needs.
    """
    try:
        return _unpack(text, b"").decode()
    except (ValueError, zlib.error) as error:
        raise InvalidLink("the address is broken: part of it is missing, or was changed") from error


def _check_size(value: object) -> None:
    """Check the number of nodes in the JSON of a game.

    Raises:
        LinkTooLarge: There are more than `MAX_NODES` nodes.
    """
    match value:
        case {"moves": [*moves], "branches": [*branches]}:
            lines = [branch[2] for branch in branches if isinstance(branch, list) and len(branch) == 3]
            nodes = 1 + len(moves) + sum([len(texts) for texts in lines if isinstance(texts, list)])
            if nodes > MAX_NODES:
                raise LinkTooLarge(
                    f"the game has {nodes} nodes: a link holds {MAX_NODES}; save it to a file instead"
                )
