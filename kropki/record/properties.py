"""The properties of SGF that Kropki understands, and what their values say (`docs/sgf.md`)."""

from __future__ import annotations

import re
from collections.abc import Callable

from kropki.board.grid import LETTERS
from kropki.game.clock import Clock
from kropki.game.game import Game
from kropki.game.moves import (
    MAX_SPENT,
    AgreedDraw,
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
from kropki.sgf import SgfNode, simple_text, text

GAME = "40"
"""Kropki's number among the games of SGF."""
TIMED = (Dot, Declaration, Pass, Stop)
"""Moves that take time."""
COLOURS = "BW"
"""The properties of moves by players 0 and 1."""
POSITION = "KS"
"""A property of our own: the drawing of a custom opening."""
RULES = "KR"
"""A property of our own: the rules by which a file was replayed whose RU is not known."""
CLOCK = "KC"
"""A property of our own: main time, increment and time per move in seconds."""
SPENT = "KT"
"""A property of our own: the milliseconds that a move took."""
MOVERS = {"B": 0, "W": 1}
"""Whose moves the properties of moves are."""
SETUPS = {"AB": 0, "AW": 1, "AE": None}
"""What the properties of set-ups put on points."""
SET_UP = frozenset({*SETUPS, "PL"})
"""The properties of set-ups."""
UNDERSTOOD = SET_UP | {*MOVERS}
"""Properties of a node that are understood."""
PLAYERS = {"b": 0, "black": 0, "r": 0, "red": 0, "w": 1, "white": 1, "blue": 1}
"""Names of the players, in small letters."""

MOVE = re.compile(r"([a-zA-Z]{2})?(?:!([a-zA-Z]*))?((?:\.[a-zA-Z]*)*)")
"""A dot, points that it surrounds (kropla's `ab!cdef`), rings."""
WORDS: dict[str, Callable[[int], Move]] = {
    "resign": Resignation,
    "time": TimeUp,
    "pass": Pass,
    "stop": Stop,
    "draw": lambda player: AgreedDraw(),
}
"""Move values that are words."""
_STOPPED = re.compile(r"^[^\S\n]*(black|white|red|blue|b|w) pressed stop\W*$", re.IGNORECASE | re.MULTILINE)
CLASSIC = (39, 32)
"""The size of a board whose file does not tell it, if all its points lie there."""


def value_of(node: SgfNode, name: str) -> str | None:
    """The first raw value of a property, None if the node has none of that name."""
    own = node.get(name)
    return own.values[0] if own else None


def opening_said(value: str) -> list[str]:
    """The name of an opening and its number, as ON says them; nothing for words that name none."""
    words = simple_text(value).split()
    return words if words and words[0] in OPENINGS else []


def moves_of(node: SgfNode) -> list[str]:
    """The raw values of a node's moves."""
    return [value for own in node.properties if own.name in MOVERS for value in own.values]


def stopper(comment: str) -> int | None:
    """Who stops, as zagram's comments say it ([sgf-files], zagram)."""
    if "STOP" not in comment.upper():
        return None
    match = _STOPPED.search(text(comment))
    return PLAYERS[match[1].lower()] if match else None


def size_of(value: str) -> tuple[int, int] | None:
    """Width and height that SZ says, whatever they are; None if it says none."""
    match = re.fullmatch(r"\s*([0-9]{1,3})\s*(?:[:,xX×]\s*([0-9]{1,3})\s*)?", value)
    return (int(match[1]), int(match[2] or match[1])) if match else None


def size_needed(root: SgfNode) -> tuple[int, int]:
    """The size of a board whose file does not tell it: the classic one, or what its points need."""
    width, height = CLASSIC
    names = (*MOVERS, *SETUPS)
    for node in root.walk():
        for said in node.properties:
            for word in said.values if said.name in names else ():
                for pair in re.findall("([a-zA-Z])([a-zA-Z])", word if len(word) < 9 else word[:9]):
                    if word.lower() not in WORDS:
                        width = max(width, LETTERS.index(pair[0]) + 1)
                        height = max(height, LETTERS.index(pair[1]) + 1)
    return width, height


def usual_first(handicap: str | None) -> int:
    """Who begins where neither PL nor a move says it: the second player if HA says a handicap."""
    return int((handicap or "0").strip() not in ("", "0"))


def komi_of(value: str) -> int | None:
    """KM in half dots, None if it is no number of them."""
    match = re.fullmatch(r"\s*([+-]?)([0-9]{1,4})(?:\.(0|5)?0*)?\s*", value)
    if not match or int(match[2]) > 4999:
        return None
    halves = 2 * int(match[2]) + (match[3] == "5")
    return -halves if match[1] == "-" else halves


def clock_of(value: str) -> Clock | None:
    """The clock that KC says. Raises `InvalidClock`."""
    words = value.split()
    if len(words) != 3 or not all(re.fullmatch("[0-9]{1,6}", word) for word in words):
        return None
    return Clock(main=int(words[0]), increment=int(words[1]), per_move=int(words[2]))


def spent_on(node: Node) -> int:
    """The milliseconds that a move took, 0 if that is not said."""
    values = node.values(SPENT)
    known = len(values) == 1 and re.fullmatch("[1-9][0-9]{0,9}", values[0])
    return int(values[0]) if known and int(values[0]) <= MAX_SPENT else 0


def seconds_left(game: Game, player: int) -> str:
    """The main time that a player has left, as BL and WL say it."""
    return f"{game.time_left[player] / 1000:.3f}"
