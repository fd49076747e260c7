"""The properties of SGF that Kropki understands, and what their values mean (`docs/sgf.md`)."""

from __future__ import annotations

import re
from collections.abc import Callable

from kropki.board.grid import LETTERS, Player
from kropki.game.clock import Clock
from kropki.game.game import Game
from kropki.game.moves import (
    MAX_SPENT,
    AgreedDraw,
    AgreedScore,
    Declaration,
    Dot,
    Move,
    Pass,
    Resignation,
    Stop,
    TimeUp,
)
from kropki.game.openings import OPENINGS
from kropki.game.tree import Node
from kropki.sgf import Property, SgfNode, simple_text, text

GAME = "40"
"""Kropki's number among the games of SGF: the value of GM."""
GO = "1"
"""The number of Go."""
_RULES_OF_GO = {"aga", "chinese", "goe", "ing", "japanese", "korean", "nz", "tromp-taylor"}
"""Values of RU, in lower case, that programs for Go write."""
_KOMI_OF_GO = 10
"""The least komi, in half points, that is taken for Go's, in a record without GM."""
_SIZE_OF_GO = "19"
"""The usual board of Go: a handicap on it, in a record without GM, is one of Go."""
POSITION = "KS"
"""One of our own properties: the drawing of a custom opening."""
RULES = "KR"
"""One of our own properties: the rules of a game whose RU is not understood."""
CLOCK = "KC"
"""One of our own properties: main time, increment and time per move in seconds."""
SPENT = "KT"
"""One of our own properties: the milliseconds that a move took."""
AREAS = "KA"
"""One of our own properties: areas that a move captured and that no ring can describe, for web/viewer."""

COLOURS = "BW"
"""The properties for moves of players 0 and 1."""
MOVERS = {"B": 0, "W": 1}
"""The player of each of those properties."""
SET_UP_PLAYERS = {"AB": 0, "AW": 1, "AE": None}
"""Whose dots a set-up property puts on points. AE empties them."""
SET_UP = frozenset({*SET_UP_PLAYERS, "PL"})
"""The set-up properties."""
UNDERSTOOD = SET_UP | {*MOVERS}
"""The properties of a node that do not become notes."""
PLAYERS = {"b": 0, "black": 0, "r": 0, "red": 0, "w": 1, "white": 1, "blue": 1}
"""How files name the players, in lower case."""

TIMED = (Dot, Declaration, Pass, Stop)
"""Moves that take time."""
MOVE_PATTERN = re.compile(r"([a-zA-Z]{2})?(?:!([a-zA-Z]*))?((?:\.[a-zA-Z]*+)*+)")
"""The value of a move: its dot, the points that it surrounds (kropla's `ab!cdef`), and its rings."""
WORD_MOVES: dict[str, Callable[[Player], Move]] = {
    "resign": Resignation,
    "time": TimeUp,
    "pass": Pass,
    "stop": Stop,
    "draw": lambda player: AgreedDraw(),
    "agree": lambda player: AgreedScore(),
}
"""The moves whose values are words."""

DEFAULT_SIZE = (39, 32)
"""The size of a board in a file without one, unless a point is outside it."""

_SIZE = re.compile(r"\s*([0-9]{1,3})\s*(?:[:,xX×]\s*([0-9]{1,3})\s*)?")
_STOP_COMMENT = re.compile(
    r"^[^\S\n]*(black|white|red|blue|b|w) pressed stop\W*$", re.IGNORECASE | re.MULTILINE
)


def first_value(node: SgfNode, name: str) -> str | None:
    """Return the first raw value of a property, None if the node does not have it."""
    prop = node.get(name)
    return prop.values[0] if prop else None


def sign_of_go(root: SgfNode) -> Property | None:
    """Return the property by which a record is one of Go, or None.

    That is GM[1] or, where GM is missing or empty, rules of Go, the komi of an even game of Go, or a handicap
    on Go's usual board.
    """
    game = root.get("GM")
    number = (game.values[0] if game else "").strip()
    if number:
        return game if number == GO else None
    rules, komi = root.get("RU"), root.get("KM")
    if rules and simple_text(rules.values[0]).strip().lower() in _RULES_OF_GO:
        return rules
    points = parse_komi(komi.values[0]) if komi else None
    if points is not None and points >= _KOMI_OF_GO:
        return komi
    handicap, size = root.get("HA"), first_value(root, "SZ")
    is_handicapped = handicap is not None and re.fullmatch(r"\s*0*[1-9][0-9]*\s*", handicap.values[0])
    return handicap if is_handicapped and size and size.strip() == _SIZE_OF_GO else None


def opening_words(value: str) -> list[str]:
    """Return the words of ON, if the first is the name of an opening; otherwise none."""
    words = simple_text(value).split()
    return words if words and words[0] in OPENINGS else []


def move_values(node: SgfNode) -> list[str]:
    """Return the raw values of a node's moves."""
    return [value for prop in node.properties if prop.name in MOVERS for value in prop.values]


def without_spaces(value: str) -> str:
    """Return what a raw value means, without white space."""
    return "".join(simple_text(value).split())


def find_stop(comment: str) -> Player | None:
    """Return who stops according to a comment of zagram ([sgf-files]), None if nobody does."""
    if "STOP" not in comment.upper():
        return None
    match = _STOP_COMMENT.search(text(comment))
    return PLAYERS[match[1].lower()] if match else None


def parse_size(value: str) -> tuple[int, int] | None:
    """Return the width and the height in SZ, however large; None if it is not a size."""
    match = _SIZE.fullmatch(value) if value else None
    return (int(match[1]), int(match[2] or match[1])) if match else None


def infer_size(root: SgfNode) -> tuple[int, int]:
    """Return the size of a board in a file without one: the default, or what the points of the file need."""
    width, height = DEFAULT_SIZE
    names = (*MOVERS, *SET_UP_PLAYERS)
    for node in root.walk():
        for prop in node.properties:
            for value in prop.values if prop.name in names else ():
                for x, y in re.findall("([a-zA-Z])([a-zA-Z])", value if len(value) < 9 else value[:9]):
                    if value.lower() not in WORD_MOVES:
                        width = max(width, LETTERS.index(x) + 1)
                        height = max(height, LETTERS.index(y) + 1)
    return width, height


def default_first(handicap: str | None) -> Player:
    """Return who moves first if neither PL nor a move says so: the second player in a game with a handicap.

    Args:
        handicap: The value of HA, if there is one.
    """
    return int((handicap or "0").strip() not in ("", "0"))


def parse_komi(value: str) -> int | None:
    """Return KM in half dots, None if it is not a number of them."""
    match = re.fullmatch(r"\s*([+-]?)([0-9]{1,4})(?:\.(0|5)?0*)?\s*", value)
    if not match or int(match[2]) > 4999:
        return None
    halves = 2 * int(match[2]) + (match[3] == "5")
    return -halves if match[1] == "-" else halves


def parse_clock(value: str) -> Clock | None:
    """Return the clock that KC describes, None if it has another form.

    Raises:
        InvalidClock: No clock has these times.
    """
    words = value.split()
    if len(words) != 3 or not all(re.fullmatch("[0-9]{1,6}", word) for word in words):
        return None
    return Clock(main=int(words[0]), increment=int(words[1]), per_move=int(words[2]))


def time_spent(node: Node) -> int:
    """Return the milliseconds that a move took according to its notes, 0 if they do not tell."""
    values = node.values(SPENT)
    is_number = len(values) == 1 and re.fullmatch("[1-9][0-9]{0,9}", values[0])
    return int(values[0]) if is_number and int(values[0]) <= MAX_SPENT else 0


def seconds_left(game: Game, player: Player) -> str:
    """Return the main time that a player has left, in the form of BL and WL."""
    return f"{game.time_left[player] / 1000:.3f}"
