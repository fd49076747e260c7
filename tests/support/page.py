"""A page that talks to a session, for tests of the protocol. Every answer is checked against its type."""

import json
import re
from base64 import b64encode
from functools import cache
from typing import Any, get_args

from kropki.board import diagram
from kropki.board.grid import LETTERS
from kropki.diagnostics import Kind
from kropki.game.rules import OPTIONS
from kropki.protocol.answers import Answer
from kropki.protocol.session import Session
from kropki.record.annotations import POINT_MARKS
from kropki.record.info import FIELDS, NAMES
from tests.support.document import quoted, rows
from tests.support.wire_types import fits, types_of

Json = dict[str, Any]

ANSWERS: dict[str, Any] = {answer.kind: answer for answer in get_args(Answer)}
ENVELOPE = {"v", "id", "state", "kind"}
POSITION = set(types_of(ANSWERS["position"]))
"""The fields of a position."""
SIGNS = set("cnmsTIDBj")
"""Letters for the annotations of a node."""
CODES = {code for row in rows("code", "meaning") for code in quoted(row[0]) if "…" not in code}
"""The codes of errors in docs/protocol.md."""
FAULTS = set(map(str, Kind))
"""The codes of games of files that cannot be read, besides the `sav/` ones."""


def no_constant(name: str) -> None:
    raise AssertionError(f"{name} is not JSON")


def read(text: str) -> Json:
    """Check an answer, and return it as JSON."""
    assert text.isascii()
    assert "\n" not in text
    answer: Json = json.loads(text, parse_constant=no_constant)
    assert answer["v"] == 1
    assert answer["id"] is None or type(answer["id"]) is int
    assert type(answer["state"]) is int
    assert fits({name: answer[name] for name in answer.keys() - ENVELOPE}, ANSWERS[answer["kind"]])
    match answer["kind"]:
        case "error":
            code = answer["code"]
            assert code in CODES | FAULTS or code.startswith("sav/")
            assert answer["message"]
            assert (answer["owner"] is None) == (code != "move/territory")
        case "position":
            read_position(answer)
        case "positions":
            for position in answer["positions"]:
                read_position(position)
                assert (position["grown"], position["reading"], position["record"]) == ([], None, None)
        case "tree":
            read_tree(answer["nodes"])
        case "settlement":
            read_settlement(answer["settlement"])
        case "setup":
            for fault in answer["faults"]:
                assert fault["code"].startswith("setup/") and fault["message"]
        case "info":
            assert set(answer["info"]) <= {*NAMES, *FIELDS}
            assert all(answer["info"].values())
        case "collection":
            assert answer["done"] <= answer["total"]
            read_diagnostics(answer["faults"])
        case "link":
            assert re.fullmatch("[A-Za-z0-9_-]+", answer["link"])
    return answer


def read_position(position: Json) -> None:
    """Check that the fields of a position agree."""
    assert len(position["dots"]) == position["width"] * position["height"]
    assert len(position["dots"]) == len(position["owners"]) == len(position["refusals"])
    assert len(position["names"]) == len(position["captures"]) == position["players"]
    assert len(position["scores"]) == len(position["time_left"]) == position["players"]
    assert {name for name in OPTIONS if OPTIONS[name].is_first} <= set(position["options"]) <= set(OPTIONS)
    read_settlement(position["settlement"])
    if position["offer"]:
        assert (position["offer"]["kind"] == "draw") == (position["offer"]["settlement"] is None)
        read_settlement(position["offer"]["settlement"])
    assert (position["ply"] > 0) == (position["node"] > 0)
    assert position["ply"] + bool(position["branches"]) <= position["plies"]
    assert len(set(position["branches"])) == len(position["branches"])
    for row in position["grown"]:
        read_row(row)
    for name, marked in position["marks"].items():
        assert marked
        for item in marked if name not in POINT_MARKS else [marked]:
            points = [item] if name in POINT_MARKS else item[:1] if name == "LB" else item
            assert all(len(point) % 2 == 0 and {*point} <= {*LETTERS} for point in points)
    if position["reading"]:
        read_diagnostics(position["reading"]["diagnostics"])


def read_row(row: list[Any]) -> None:
    """Check the row of a node."""
    node, parent, player, text, gains, signs = row
    assert (parent is None) == (node == 0)
    assert player in (None, 0, 1, 2, 3)
    assert "@" not in text
    assert all(captured >= 0 and freed >= 0 for _, captured, freed in gains)
    assert len({owner for owner, _, _ in gains}) == len(gains)
    assert {*signs} <= SIGNS and len({*signs}) == len(signs)


def read_tree(rows: list[list[Any]]) -> None:
    """Check the rows of a whole tree."""
    seen: set[object] = set()
    for row in rows:
        read_row(row)
        assert row[0] not in seen
        assert row[1] in seen or (row[0] == 0 and not seen)
        seen.add(row[0])


def read_diagnostics(diagnostics: list[Json]) -> None:
    """Check the faults of a file."""
    for diagnostic in diagnostics:
        assert diagnostic["kind"] in FAULTS or diagnostic["kind"].partition("/")[0] in ("sav", "charset")


def read_settlement(settlement: Json | None) -> None:
    """Check the sums of a settlement by territory."""
    if settlement and settlement["kind"] == "territory":
        areas = settlement["areas"]
        assert settlement["empty"] == [sum(a["empty"] for a in areas if a["owner"] == p) for p in (0, 1)]


def pairs(letters: str) -> list[tuple[str, str]]:
    return list(zip(letters[::2], letters[1::2], strict=True))


class Page:
    """Sends requests to a session, and remembers its state as the page does."""

    def __init__(self) -> None:
        self.session = Session()
        self.state = 0

    def send(self, request: object) -> Json:
        answer = read(self.session.handle(json.dumps(request)))
        self.state = answer["state"]
        return answer

    def ask(self, kind: str, **given: object) -> Json:
        return self.send({"v": 1, "id": 1, "state": self.state, "kind": kind} | given)

    def play(self, letters: str) -> Json:
        """Play dots on points, given as letter pairs. Return the last answer."""
        answer = {}
        for x, y in pairs(letters):
            answer = self.ask("play", x=LETTERS.index(x), y=LETTERS.index(y))
        return answer

    def look(self, nodes: list[int]) -> list[Json]:
        """Return the positions at nodes, however many answers they take."""
        positions: list[Json] = []
        while len(positions) < len(nodes):
            positions += self.ask("look", nodes=nodes[len(positions) :])["positions"]
        return positions

    def record(self) -> Json:
        """Return the whole game as JSON."""
        record: Json = self.ask("record")["record"]
        return record

    def rows(self) -> list[list[Any]]:
        """Return the rows of the game tree."""
        rows: list[list[Any]] = self.ask("tree")["nodes"]
        return rows

    def everything(self) -> Json:
        """Return all that can be asked about the current game."""
        return {kind: self.ask(kind) for kind in ("show", "tree", "info", "record")}


def page_of(width: int = 6, height: int = 4, players: int = 2, moves: str = "", **given: object) -> Page:
    page = Page()
    made = page.ask("new", width=width, height=height, opening="empty", names=[""] * players, **given)
    assert made["kind"] == "position", made
    page.play(moves)
    return page


def page_drawn(position: str, rules: str = "stachowski", **given: object) -> Page:
    """Return a page with a game that starts from a diagram."""
    size = diagram.parse(position)
    page = Page()
    made = page.ask(
        "new",
        **{"width": size.width, "height": size.height, "opening": "custom", "position": position},
        rules=rules,
        **given,
    )
    assert made["kind"] == "position", made
    return page


CAPTURE = "babbcadaabdcdbcdbc"
"""Nine dots. Red needs cc to surround the dot on bb and the empty cb; blue is to move."""

CLOSED = """
    . R  . . . .
    R Br R . B .
    . R  . . . .
    . .  . . . .
"""
OPEN = """
    . R . . . .
    R B . . B .
    . R . . . .
    . . . . . .
"""
"""Red, to move, needs cb to close a ring."""

SMALL = "bacbbcab"
"""That ring."""

TWO_RINGS = """
    . R R . .
    R B R R .
    . R R . .
    . . . . .
"""
LARGE = "bacadbccbcab"
"""The larger of the two rings around the blue dot."""

JOINED = """
    . R R R . . . .
    R B R . R . B .
    . R R R . . . .
    . . . . . . . .
"""
"""A pool beside a house; only a ring around both takes them."""

ALL_WRONG = """
    . R . . R  R  . . B  . . R R
    R B R R Br Rr R B Rb B . R R
    . R . . R  R  . . B  . . . .
"""

SGF = b"(;GM[40]SZ[6]PB[Ola];B[aa];W[bb](;B[cc])(;B[dd]))(;GM[40]SZ[5:7];B[ee])"
"""A file of two games."""


def base64(data: bytes) -> str:
    """Return the bytes of a file as `open` takes them."""
    return b64encode(data).decode()


def taken() -> tuple[Page, Json]:
    """Return a page where red has captured bb, with the empty cb in the territory, and its last answer."""
    page = page_of(moves=CAPTURE)
    return page, page.play("fccc")


def record_of(*moves: str, clock: Json | None = None) -> Json:
    """Return the record of a game on an empty board of 6×4."""
    return {**page_of(clock=clock).record(), "moves": [*moves], "ply": len(moves)}


@cache
def deepest_readable(left: str, right: str) -> int:
    """Return how deeply nested JSON this Python can read."""
    low, high = 1, 300_000
    while low < high:
        middle = (low + high + 1) // 2
        try:
            json.loads(left * middle + "0" + right * middle)
        except RecursionError:
            high = middle - 1
        else:
            low = middle
    return low
