"""All that the page can ask of the engine, asked once: what it takes of the standard library is recorded from
this (`make stdlib-list`), and is put to the test without the rest.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterable
from typing import Any

from kropki.board.highlights import KINDS
from kropki.computer.levels import LEVELS
from kropki.game.game import Game
from kropki.game.openings import OPENINGS
from kropki.game.rules import RULE_SETS
from kropki.protocol import learning
from kropki.protocol.requests import REQUESTS, VERSION
from kropki.protocol.session import Session, Sessions
from kropki.protocol.thinking import PURPOSES, Thinker
from kropki.record.game_json import to_json
from kropki.solved.table import Table, write_tables

CHARSETS = [
    *("utf-8", "utf-16", "utf-32", "ascii", "latin-1", "iso8859-2", "iso8859-5", "iso8859-15"),
    *("cp1250", "cp1251", "cp1252", "cp866", "koi8-r", "koi8-u"),
    *("gb2312", "gbk", "gb18030", "big5", "shift_jis", "cp932", "euc-jp", "euc-kr", "cp949"),
]
"""Of the files that are met with; any other that Python has is fetched."""
DRAWING = "R B . . . . . . . .\n" + ". . . . . . . . . .\n" * 9
LESSON = "lesson: One\n\ntext: Capture.\naim: capture 1\n. R . .\nR B R .\n. . . .\n. . . ."
PUZZLE = "R +1 in 1 of 2 by cc\n. . R . .\n. R B R .\n. . . . .\n. . . . ."
TABLES = b64encode(write_tables([Table(2, 2, 8, {})])).decode()
CAPTURE = [(3, 1), (3, 2), (2, 2), (9, 9), (3, 4), (8, 9), (2, 3), (7, 9), (4, 2), (6, 9), (4, 3)]


class Visitor:
    """Asks, and keeps what has been asked."""

    def __init__(self) -> None:
        self.session = Session()
        self.asked: set[str] = set()

    def ask(self, kind: str, refusal: str | None = None, **fields: Any) -> Any:
        """The answer to a request at the current state; an error must be the `refusal` that is named."""
        self.asked.add(kind)
        request = {"v": VERSION, "id": 1, "state": self.session.state, "kind": kind, **fields}
        answer = json.loads(self.session.handle(json.dumps(request)))
        if answer.get("code") != refusal:
            raise AssertionError(f"{kind} {fields}: {answer}")
        return answer


def tour(records: Iterable[bytes]) -> None:
    """Ask everything, with these files among others."""
    visitor = Visitor()
    ask = visitor.ask
    ask("hello")
    ask("show")
    for rules in RULE_SETS:
        ask("new", rules=rules)
    for opening in OPENINGS:
        ask("new", width=10, height=10, opening=opening, handicap=2, position=DRAWING)
    ask("new", width=99, refusal="size/out-of-range")
    _play(visitor)
    _think(visitor)
    _learn()
    _edit(visitor)
    _end(visitor)
    for file in records:
        _open(visitor, file)
    for charset in CHARSETS:
        text = f"(;GM[40]CA[{charset}]SZ[8]C[dots];B[aa];W[bb])"
        _open(visitor, text.encode(charset, "strict"))
    _open(visitor, DRAWING.encode())
    ask("open", data=b64encode(b"no game").decode(), refusal="record/unreadable-file")
    if missing := REQUESTS.keys() - visitor.asked:
        raise AssertionError(f"the tour leaves out {', '.join(sorted(missing))}")
    Session().handle("no JSON")
    Sessions().handle('{"v": 1, "id": 1, "kind": "show"}', "second")


def _play(visitor: Visitor) -> None:
    ask = visitor.ask
    ask("new", width=10, height=10, opening="empty", clock={"main": 300}, names=["Ola", "Jan"])
    for x, y in CAPTURE:
        ask("play", x=x, y=y, spent=100)
    ask("play", x=3, y=3, refusal="move/territory")
    ask("explain", kinds=list(KINDS))
    ask("why", x=1, y=1)
    ask("undo")
    ask("redo")
    ask("go", ply=3)
    ask("walk", to="last")
    ask("link")
    record = ask("record")["record"]
    ask("restore", record=record)
    for form in ("sgf", "position", "text", "svg"):
        ask("export", format=form, numbers=True)
    ask("check_setup", position=DRAWING)
    ask("time_up", spent=300_000)


def _think(visitor: Visitor) -> None:
    visitor.ask("new", width=6, height=6)
    record = visitor.ask("record")["record"]
    thinker = Thinker()
    for level in LEVELS:
        for purpose in PURPOSES:
            request = {"v": VERSION, "id": 1, "kind": "think", "record": record, "level": level}
            thinker.begin(json.dumps(request | {"purpose": purpose}))
            thinker.go_on(50)
            if json.loads(thinker.conclude())["kind"] != "thought":
                raise AssertionError(thinker.conclude())
    visitor.ask("play", x=1, y=1)
    record = visitor.ask("record")["record"]
    thinker.begin(
        json.dumps({"v": VERSION, "id": 1, "kind": "review", "record": record, "level": 1, "steps": 1})
    )
    thinker.go_on(50)
    if json.loads(thinker.conclude())["kind"] != "review":
        raise AssertionError(thinker.conclude())
    request = {"v": VERSION, "id": 1, "kind": "prove", "record": record, "x": 2, "y": 2, "gain": 1}
    thinker.begin(json.dumps(request))
    thinker.go_on(50)
    if json.loads(thinker.conclude())["kind"] != "proof":
        raise AssertionError(thinker.conclude())


def _learn() -> None:
    game = Game(8, 8)
    game.play(game.board.grid.from_letters("cc"))
    record = to_json(game)
    requests: dict[str, dict[str, Any]] = {
        "lesson": {"text": LESSON},
        "class": {"text": f"class: One\n=== lesson\n{LESSON}\n=== position\n. R B"},
        "puzzle": {"text": PUZZLE},
        "try_puzzle": {"text": PUZZLE, "line": "aa"},
        "walk_puzzle": {"text": PUZZLE, "line": "aa--cc"},
        "make_puzzle": {"record": record, "ply": 0, "better": "cc"},
        "shapes": {"record": record},
        "forecast": {"record": record},
        "course": {"record": record},
        "network": {"record": record, "row": 1, "number": 0, "weights": [[1, 0, 0, 1]]},
        "solved": {"tables": TABLES, "width": 2, "height": 2, "rules": "wikipedia", "line": "aa"},
        "text": {"data": "eA=="},
        "claims": {"text": PUZZLE},
        "worksheet": {
            "text": PUZZLE,
            "tasks": ["Win."],
            "title": "t",
            "labels": [*"abcdef"],
            "language": "en",
        },
        "judge": {"text": LESSON, "step": 0, "points": "aa"},
    }
    if requests.keys() != learning.REQUESTS.keys():
        raise AssertionError(f"the tour leaves out some of {', '.join(learning.REQUESTS)}")
    for kind, fields in requests.items():
        learner = learning.Learner()
        learner.begin(json.dumps({"v": VERSION, "id": 1, "kind": kind, **fields}))
        learner.go_on(50)
        if json.loads(learner.conclude())["kind"] == "error":
            raise AssertionError(learner.conclude())


def _edit(visitor: Visitor) -> None:
    ask = visitor.ask
    ask("new", width=10, height=10, opening="empty")
    ask("play", x=1, y=1)
    ask("undo")
    ask("play", x=2, y=2)
    rows = ask("tree")["nodes"]
    node = rows[-1][0]
    ask("annotate", comment="ż", name="here", marks={"TR": "aabb"}, verdict="TE", judgement="GB")
    ask("promote", node=node)
    ask("look", nodes=[0, node])
    ask("info")
    ask("set_info", info={"EV": "Cup", "PB": "Ola"})
    ask("copy", node=node)
    ask("go_to", node=0)
    ask("cut", node=node)
    ask("revert")
    ask("repeat")
    ask("paste")
    ask("graft", nodes=[0], lines=["bb"], comments=["Better."])
    ask("set_up", position="R aabb")
    link = ask("link")["link"]
    ask("open_link", link=link)
    ask("follow_link", link=link, refusal="link/old")


def _end(visitor: Visitor) -> None:
    ask = visitor.ask
    ask("new", width=8, height=8, opening="empty", rules="stachowski")
    ask("play", x=1, y=1)
    ask("declare", declare_all=True, refusal="ring/not-now")
    ask("settle")
    ask("offer_settlement", player=0)
    ask("decline", player=1)
    ask("offer_draw", player=0)
    ask("accept", player=1)
    ask("new", width=2, height=2, opening="empty")
    ask("finish")
    for end in ({"kind": "stop", "player": 1}, {"kind": "resign", "player": 0}, {"kind": "pass"}):
        ask("new", options={"passing": True, "stop": "settled"})
        ask(**end)


def _open(visitor: Visitor, file: bytes) -> None:
    answer = visitor.ask("open", data=b64encode(file).decode())
    while answer["done"] < answer["total"]:
        answer = visitor.ask("read_on")
    for mode in (None, "automatic"):
        visitor.ask("open_game", number=1, mode=mode)
    visitor.ask("read_on")
    visitor.ask("export", format="sgf")
