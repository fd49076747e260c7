"""A whole game as a short text for an address's fragment, and back.

The text is a version, `1`, and base64url without padding of raw deflate (RFC 1951) of the game's record as
compact JSON. Every record has much in common, so packing begins with a dictionary of that; it belongs to the
version: to change it is to make old links unreadable.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from kropki.errors import InvalidRecord, KropkiError
from kropki.game.game import Game
from kropki.record.game_json import from_json, to_json

VERSION = "1"
"""The first character of a link."""
MAX_BYTES = 2_000_000
"""The longest record that is unpacked, in bytes, and the longest text that is looked at, in characters."""
MAX_NODES = 10_000
"""Nodes of a game in a link."""
MAX_SECONDS = 10.0
"""How long the replay of a link's game may take: with ten thousand usual moves it is less than a second."""

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
"""What is in every record or in many, the likeliest last. Never change it: see above."""


class InvalidLink(KropkiError):
    """A text that is no link of a game."""

    code = "link/invalid"


class LinkTooLarge(InvalidLink):
    """A link that unpacks to more than any game needs, or a game too large for a link."""

    code = "link/too-large"


def link_text(game: Game) -> str:
    """The game with all its variations and notes, and where it stands.

    Raises `LinkTooLarge` if it has more than `MAX_NODES` nodes, or longer texts than can be unpacked."""
    record = to_json(game)
    _check_size(record)
    data = json.dumps(record | {"numbers": []}, ensure_ascii=False, separators=(",", ":"))
    packed = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=_DICTIONARY)
    raw = data.encode("utf-8", "surrogatepass")
    if len(raw) > MAX_BYTES:
        raise LinkTooLarge(f"the game's texts take more than {MAX_BYTES} bytes: write it to a file")
    return VERSION + urlsafe_b64encode(packed.compress(raw) + packed.flush()).rstrip(b"=").decode()


def game_from_link(text: str) -> Game:
    """The game that `link_text` made a link of. Raises `InvalidLink`, whatever is given instead."""
    if len(text) > MAX_BYTES:
        raise LinkTooLarge(f"the link has {len(text)} characters: no game's link is so long")
    if not re.fullmatch(r"[0-9A-Za-z_-]+", text):
        raise InvalidLink("the link is broken: it consists of letters, digits, - and _ only")
    if text[0] != VERSION:
        raise InvalidLink(f"the link is of version {text[0]}, not {VERSION}: only a newer Kropki can read it")
    try:
        record = json.loads(_unpacked(text[1:]).decode("utf-8", "surrogatepass"))
        _check_size(record)
        return from_json(record, seconds=MAX_SECONDS)
    except (ValueError, RecursionError, zlib.error) as error:
        raise InvalidLink("the link is broken: a part of it is missing, or was changed") from error
    except InvalidRecord as error:
        raise InvalidLink(f"the link holds no game: {error}") from error


def _unpacked(text: str) -> bytes:
    """Raises `ValueError` or `zlib.error` for what is not packed, and `LinkTooLarge`."""
    packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    unpacking = zlib.decompressobj(wbits=-zlib.MAX_WBITS, zdict=_DICTIONARY)
    data = unpacking.decompress(packed, MAX_BYTES)
    if unpacking.unconsumed_tail or len(data) == MAX_BYTES:
        raise LinkTooLarge(f"the link unpacks to more than {MAX_BYTES} bytes: no game's link does")
    if not unpacking.eof or unpacking.unused_data:
        raise ValueError("the packed text does not end where it should")
    return data


def _check_size(record: object) -> None:
    """Raises `LinkTooLarge`, and `InvalidLink` if the branches of a record are in another order than that of
    `to_json`: going to and fro between them could take as long as anybody wants."""
    match record:
        case {"moves": [*moves], "branches": [*branches]}:
            pass
        case _:
            return
    way = [*range(len(moves) + 1)]  # the numbers of the nodes on the way to the last one
    nodes = len(way)
    for branch in branches:
        match branch:
            case [int(parent), _, [*texts]]:
                while way and way[-1] != parent:
                    way.pop()
                way += range(nodes, nodes + len(texts))
                nodes += len(texts)
        if not way or way[0] != 0:
            raise InvalidLink("the link is broken: its variations are in no order that a game has")
    if nodes > MAX_NODES:
        raise LinkTooLarge(f"the game has {nodes} nodes: a link holds {MAX_NODES}; write it to a file")
