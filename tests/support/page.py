"""A page that asks a session, for tests of the protocol, and the document to which every answer is held."""

import json
import re
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any

from kropki.board import diagram
from kropki.board.grid import LETTERS
from kropki.diagnostics import Kind
from kropki.game.rules import OPTIONS
from kropki.protocol.session import Session

DOCUMENT = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")

Json = dict[str, Any]


def section(title: str) -> str:
    """A section of docs/protocol.md."""
    [text] = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert isinstance(text, str)
    return text


def table(title: str) -> list[list[str]]:
    """The cells of a section's table, its head left out."""
    rows = [line.strip("| ").split("|") for line in section(title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def quoted(text: str) -> list[str]:
    """All that stands in backticks."""
    return re.findall(r"`([^`]+)`", text)


def keys(text: str) -> set[str]:
    """All that stands in double quotes."""
    return set(re.findall(r'"(\w+)"', text))


def told_of(title: str, name: str) -> str:
    """What a section's table says of a field, or a request."""
    [row] = [row for row in table(title) if name in quoted(row[0])]
    return row[-1]


HOLDS = {name: keys(told_of("`position`", name)) for name in ("opening", "territories", "offers")}
"""What fields of a position hold, by their names."""
REASONS = set(quoted(told_of("`position`", "outcome")))
DIAGNOSTIC = {"kind", "line", "column", "message"}
READING = keys(told_of("`position`", "reading")) - DIAGNOSTIC
MARKS = set(quoted(told_of("`position`", "marks"))) - {"[point, text]", "[point, point]"}
POINT_MARKS, LINE_MARKS = {"TR", "SQ", "CR", "MA", "SL", "DD"}, {"AR", "LN"}
SAID = set(quoted(told_of("`position`", "verdict"))) | {""}
"""Verdicts and judgements."""
SIGNS = {sign for sign in quoted(section("`tree`")) if len(sign) == 1}
ENTRY = keys(section("`collection`").replace("\n", ""))
INFO = {name for names in quoted(told_of("Requests", "info")) for name in names.split()} - {"info"}
FAULT = keys(section("`setup`"))
CODES = {code for row in table("`error`") for code in quoted(row[0]) if "…" not in code}
FAULTS = {*map(str, Kind)}
"""The kinds of diagnostics. Games that cannot be read have these as codes, or one that begins with `sav/`."""
POSITION = {name for row in table("`position`") for name in quoted(row[0])}
WELCOME = {name for row in table("`welcome`") for name in quoted(row[0])}
SETTLEMENT = {"settlement"}
TERRITORY = keys(section("`settlement`")) - {"territory"}
"""The fields of a settlement by territory, and of its areas."""
AREA = {"owner", "ring", "points", "empty", "captured", "freed"}
HIGHLIGHTS = {"pools", "houses", "chains", "grounded", "threats"}
SETUP = {"faults", "settled"}
COLLECTION = {"format", "games", "faults", "done", "total"}
FAILURE = {"code", "message", "owner"}
ANSWERS = {
    "position": POSITION,
    "welcome": WELCOME,
    "settlement": SETTLEMENT,
    "highlights": HIGHLIGHTS,
    "setup": SETUP,
    "tree": {"tree", "nodes"},
    "positions": {"positions"},
    "record": {"record"},
    "info": {"info"},
    "collection": COLLECTION,
    "link": {"link"},
    "file": {"text", "name"},
    "error": FAILURE,
}
"""The fields of each answer."""
ENVELOPE = {"v", "id", "state", "kind"}


def no_constant(name: str) -> None:
    raise AssertionError(f"{name} is no JSON")


def read(text: str) -> Json:
    """An answer's text as JSON, once it has been found to be an answer."""
    assert text.isascii()
    assert "\n" not in text
    answer: Json = json.loads(text, parse_constant=no_constant)
    assert answer["v"] == 1
    assert answer["id"] is None or type(answer["id"]) is int
    assert type(answer["state"]) is int
    assert set(answer) == ENVELOPE | ANSWERS[answer["kind"]]
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
                assert set(position) == POSITION
                read_position(position)
                assert (position["grown"], position["reading"], position["record"]) == ([], None, None)
        case "tree":
            read_tree(answer["nodes"])
        case "settlement":
            assert answer["settlement"]["kind"] == "territory"
            read_settlement(answer["settlement"])
        case "setup":
            for fault in answer["faults"]:
                assert set(fault) == FAULT
                assert fault["code"].startswith("setup/") and fault["message"]
        case "info":
            assert set(answer["info"]) <= INFO
            assert all(isinstance(text, str) and text for text in answer["info"].values())
        case "collection":
            assert answer["done"] <= answer["total"]
            assert all(set(entry) == ENTRY for entry in answer["games"])
            read_diagnostics(answer["faults"])
        case "link":
            assert re.fullmatch("[A-Za-z0-9_-]+", answer["link"])
    return answer


def read_position(position: Json) -> None:
    """Whether it has the form of one."""
    assert len(position["dots"]) == position["width"] * position["height"]
    assert len(position["dots"]) == len(position["owners"]) == len(position["refusals"])
    assert len(position["names"]) == len(position["captures"]) == position["players"]
    assert len(position["scores"]) == len(position["time_left"]) == position["players"]
    assert set(position["options"]) == set(OPTIONS)
    assert set(position["opening"]) == HOLDS["opening"]
    for territory in position["territories"]:
        assert set(territory) == HOLDS["territories"]
    for offered in position["offers"]:
        assert set(offered) == HOLDS["offers"]
    if position["outcome"]:
        assert position["outcome"]["reason"] in REASONS
    read_settlement(position["settlement"])
    if position["offer"]:
        assert set(position["offer"]) == {"player", "kind", "accepted", "settlement"}
        assert (position["offer"]["kind"] == "draw") == (position["offer"]["settlement"] is None)
        read_settlement(position["offer"]["settlement"])
    assert (position["ply"] > 0) == (position["node"] > 0)
    assert position["ply"] + bool(position["branches"]) <= position["plies"]
    assert len(set(position["branches"])) == len(position["branches"])
    for row in position["grown"]:
        read_row(row)
    assert position["verdict"] in SAID and position["judgement"] in SAID
    for name, marked in position["marks"].items():
        assert name in MARKS and marked
        for item in marked if name not in POINT_MARKS else [marked]:
            points = [item] if name in POINT_MARKS else item[:1] if name == "LB" else item
            assert all(len(point) % 2 == 0 and {*point} <= {*LETTERS} for point in points)
    if position["reading"]:
        assert set(position["reading"]) == READING
        read_diagnostics(position["reading"]["diagnostics"])


def read_row(row: list[Any]) -> None:
    """Whether it is one of a tree."""
    node, parent, player, text, captured, signs = row
    assert (parent is None) == (node == 0)
    assert player in (None, 0, 1, 2, 3)
    assert isinstance(text, str) and "@" not in text
    assert captured >= 0
    assert {*signs} <= SIGNS and len({*signs}) == len(signs)


def read_tree(rows: list[list[Any]]) -> None:
    """Whether these are the rows of a whole tree."""
    seen: set[object] = set()
    for row in rows:
        read_row(row)
        assert row[0] not in seen
        assert row[1] in seen or (row[0] == 0 and not seen)
        seen.add(row[0])


def read_diagnostics(diagnostics: list[Json]) -> None:
    """Whether they are faults of a file."""
    for diagnostic in diagnostics:
        assert set(diagnostic) == DIAGNOSTIC
        assert diagnostic["kind"] in FAULTS


def read_settlement(settlement: Json | None) -> None:
    """Whether it has the form of one of the two."""
    if settlement is None:
        return
    if settlement["kind"] == "stop":
        assert set(settlement) == {"kind", "stopper", "lost", "captures"}
        for lost in settlement["lost"]:
            assert set(lost) == {"points", "captured", "freed"}
        return
    assert settlement["kind"] == "territory"
    areas = settlement["areas"]
    assert set(settlement) | AREA == TERRITORY
    assert all(set(area) == AREA for area in areas)
    assert settlement["empty"] == [sum(a["empty"] for a in areas if a["owner"] == p) for p in (0, 1)]


def pairs(letters: str) -> list[tuple[str, str]]:
    return list(zip(letters[::2], letters[1::2], strict=True))


class Page:
    """Asks a session in Python values, and remembers the state as the page would."""

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
        """Dots on points named by pairs of letters; the answer to the last one."""
        answer = {}
        for x, y in pairs(letters):
            answer = self.ask("play", x=LETTERS.index(x), y=LETTERS.index(y))
        return answer

    def record(self) -> Json:
        """The whole game."""
        record: Json = self.ask("record")["record"]
        return record

    def rows(self) -> list[list[Any]]:
        """The rows of the game's tree."""
        rows: list[list[Any]] = self.ask("tree")["nodes"]
        return rows

    def everything(self) -> Json:
        """All that can be asked of the game at hand."""
        return {kind: self.ask(kind) for kind in ("show", "tree", "info", "record")}


def page_of(width: int = 6, height: int = 4, players: int = 2, moves: str = "", **given: object) -> Page:
    page = Page()
    made = page.ask("new", width=width, height=height, opening="empty", names=[""] * players, **given)
    assert made["kind"] == "position", made
    page.play(moves)
    return page


def page_drawn(position: str, rules: str = "stachowski", **given: object) -> Page:
    """A page that shows a game which begins from a drawn position."""
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
"""Nine dots: red lacks cc to surround the dot on bb and the empty cb; blue is to move."""

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
"""Red, who is to move, lacks cb to close a ring."""

SMALL = "bacbbcab"
"""That ring."""

TWO_RINGS = """
    . R R . .
    R B R R .
    . R R . .
    . . . . .
"""
LARGE = "bacadbccbcab"
"""The larger ring of the two round the blue dot."""

JOINED = """
    . R R R . . . .
    R B R . R . B .
    . R R R . . . .
    . . . . . . . .
"""
"""A pool and a house beside it, which only one ring round both takes."""

ALL_WRONG = """
    . R . . R  R  . . B  . . R R
    R B R R Br Rr R B Rb B . R R
    . R . . R  R  . . B  . . . .
"""

SGF = b"(;GM[40]SZ[6]PB[Ola];B[aa];W[bb](;B[cc])(;B[dd]))(;GM[40]SZ[5:7];B[ee])"
"""A file of two games."""


def base64(data: bytes) -> str:
    """A file's bytes as `open` takes them."""
    return b64encode(data).decode()


def taken() -> tuple[Page, Json]:
    """Red has captured bb, with cb a free point of the territory."""
    page = page_of(moves=CAPTURE)
    return page, page.play("fccc")


def record_of(*moves: str, clock: Json | None = None) -> Json:
    """The record of a game on an empty board of 6×4."""
    return {**page_of(clock=clock).record(), "moves": [*moves], "ply": len(moves)}


@cache
def deepest_readable(left: str, right: str) -> int:
    """How deep JSON may be nested for this Python to read it."""
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
