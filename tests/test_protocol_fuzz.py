"""Every text is answered, and after an error the game is unchanged."""

import json
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kropki.board.highlights import KINDS
from kropki.game.navigation import DIRECTIONS
from kropki.game.openings import OPENINGS
from kropki.game.rules import OPTIONS, RULE_SETS, named_rules
from kropki.protocol.requests import REQUESTS
from kropki.record import Mode
from kropki.record.annotations import JUDGEMENTS, LABELS, LINE_MARKS, POINT_MARKS, VERDICTS
from kropki.record.info import FIELDS, NAMES
from kropki.record.link import link_text
from tests.support.page import (
    OPEN,
    SGF,
    SMALL,
    TWO_RINGS,
    Json,
    Page,
    base64,
    deepest_readable,
    page_drawn,
    page_of,
    read,
    record_of,
)
from tests.support.settings import steady

MARKED = {"TR": "aagf", "DD": "bb", "LB": [["cc", "1"]], "AR": [["aa", "bb"]], "LN": [["aa", "ba"]]}
STATE = 5
"""The seed of the games."""


def seated_record() -> Json:
    """Return a game of three with captures, a resignation, variations, notes and a set-up; the last move is
    undone."""
    page = page_of(7, 6, 3, "babbgaabgbgcdbgdgebcaagfcaaffaccfbfc")
    page.ask("resign", player=1)
    page.play("eb")
    page.ask("undo")
    page.play("dd")
    page.ask("annotate", comment="a]b\\", marks=MARKED, verdict="TE")
    page.ask("undo")
    page.ask("set_up", position="R ae . gf > G")
    page.ask("go_to", node=20)
    page.ask("undo")
    return page.record()


RECORD = seated_record()


def seated() -> Page:
    """Return that game with an offer, an open file, a line to paste, and edits to undo and redo."""
    page = Page()
    page.send({"v": 1, "id": 1, "kind": "restore", "record": RECORD})
    page.ask("copy", node=20)
    page.ask("annotate", comment="x")
    page.ask("annotate", comment="y")
    page.ask("revert")
    page.ask("open", data=base64(SGF))
    page.ask("offer_draw", player=0)
    return page


def longer_link() -> str:
    """Return the link of that game after one more move."""
    page = seated()
    page.ask("go", ply=page.ask("show")["plies"])
    free = page.ask("show")["refusals"].index(".")
    page.ask("play", x=free % 7, y=free // 7)
    link: str = page.ask("link")["link"]
    return link


def test_the_game_has_something_of_everything() -> None:
    page = seated()
    shown = page.ask("show")
    assert shown["captures"] == [1, 0, 0]
    assert set(shown["refusals"]) == set(".ot")
    assert shown["ply"] == shown["plies"] - 1
    assert (shown["offer"]["player"], shown["state"]) == (0, STATE)
    assert (shown["node"], shown["branches"], shown["comment"]) == (19, [20, 21, 22], "x")
    assert (shown["revert"], shown["repeat"]) == (True, True)
    assert [row[5] for row in page.rows()[-4:]] == ["c", "", "cmT", "s"]


def declared_record() -> Json:
    """Return a game of two with what the other one lacks: rings, a clock, passing, stops."""
    page = page_drawn(
        """
        . R R R . . B .
        R B R . R B R B
        . R R . . . B .
        . . . R . . . .
        . . . . . . . .
        """,
        options={"passing": True, "stop": "played", "stop_without_dot": True},
        clock={"main": 60, "increment": 1, "per_move": 2},
    )
    page.ask("play", x=0, y=0, spent=2500, rings=[SMALL])
    page.ask("pass", spent=100)
    page.ask("play", x=4, y=2)
    page.ask("play", x=6, y=3)
    page.ask("undo")
    return page.record()


DECLARED_RECORD = declared_record()


def seated_declaring() -> Page:
    """Return that game with an offer, and a capture that can be pasted."""
    page = Page()
    page.send({"v": 1, "id": 1, "kind": "restore", "record": DECLARED_RECORD})
    page.ask("set_info", info={"EV": "Cup"})
    page.ask("copy", node=4)
    page.ask("walk", to="capture_back")
    page.ask("walk", to="last")
    page.ask("go", ply=3)
    page.state = page.ask("offer_settlement", player=0)["state"]
    return page


def test_the_declared_game_has_something_of_everything() -> None:
    shown = seated_declaring().ask("show")
    assert shown["captures"] == [1, 0]
    assert (shown["ply"], shown["plies"], shown["declarer"], shown["turn"]) == (3, 4, 0, 1)
    assert shown["time_left"] == [61_500, 61_000]
    assert (shown["offer"]["kind"], shown["state"]) == ("settlement", STATE + 1)


VALID_FIELDS: list[tuple[str, Json]] = [
    ("hello", {}),
    ("show", {}),
    (
        "new",
        {
            **{"width": 5, "height": 4, "opening": "cross", "rules": "russian", "names": ["a", "b"]},
            **{"options": {"passing": True, "lead": 3}, "seed": 1, "handicap": 2, "position": OPEN},
            **{"first": 1, "clock": {"main": 60, "increment": 0, "per_move": 5}},
        },
    ),
    ("record", {}),
    ("restore", {"record": RECORD}),
    ("play", {"x": 3, "y": 3, "player": 0, "rings": [], "declare_all": True, "spent": 9}),
    ("undo", {}),
    ("redo", {}),
    ("go", {"ply": 3}),
    ("tree", {}),
    ("go_to", {"node": 21}),
    ("walk", {"to": "forward"}),
    ("look", {"nodes": [22, 0, 21]}),
    ("annotate", {"comment": "x", "name": "y", "marks": MARKED, "verdict": "DO", "judgement": "UC"}),
    ("promote", {"node": 21}),
    ("cut", {"node": 18}),
    ("copy", {"node": 18}),
    ("paste", {}),
    ("graft", {"nodes": [0, 21], "lines": ["dadb", "ed"], "comments": ["x", ""]}),
    ("set_up", {"position": "R ae . gf > G"}),
    ("revert", {}),
    ("repeat", {}),
    ("info", {}),
    ("set_info", {"info": {"PB": "Ola", "P3": "Żółw", "EV": "Cup", "GC": "a\nb"}}),
    ("open", {"data": base64(SGF), "name": "a.sgf"}),
    ("read_on", {}),
    ("open_game", {"number": 2, "mode": "automatic"}),
    ("link", {}),
    ("open_link", {"link": link_text(page_of().session.game)}),
    ("follow_link", {"link": longer_link()}),
    ("export", {"format": "svg", "coordinates": False, "numbers": True}),
    ("resign", {"player": 0}),
    ("offer_draw", {"player": 2}),
    ("accept", {"player": 2}),
    ("decline", {"player": 2}),
    ("explain", {"kinds": ["pools", "threats"]}),
    ("why", {"x": 3, "y": 1}),
    ("check_setup", {"position": OPEN, "players": 3, "rules": "wikipedia", "options": {"komi": 0}}),
]
VALID_DECLARING: list[tuple[str, Json]] = [
    ("play", {"x": 0, "y": 4, "player": 1, "rings": ["gahbgcfb"], "declare_all": False, "spent": 70}),
    ("declare", {"rings": ["gahbgcfb"], "declare_all": False, "spent": 5}),
    ("pass", {"spent": 8}),
    ("stop", {"player": 1, "spent": 8}),
    ("time_up", {"spent": 63_000}),
    ("offer_settlement", {"player": 1, "rings": ["bacbbcab"]}),
    ("settle", {"rings": ["bacbbcab"]}),
    ("accept", {"player": 1}),
    ("explain", {"kinds": ["pools", "houses", "chains", "grounded", "threats"]}),
    ("walk", {"to": "capture_back"}),
    ("cut", {"node": 3}),
    ("paste", {}),
    ("set_up", {"position": "R ae B bd . fa > B"}),
    ("export", {"format": "text"}),
]


def requests(given_fields: list[tuple[str, Json]], state: int) -> list[Json]:
    return [{"v": 1, "id": 1, "state": state, "kind": kind, **given} for kind, given in given_fields]


VALID = requests(VALID_FIELDS, STATE)
VALID_OF_TWO = requests(VALID_DECLARING, STATE + 1)


def test_every_kind_of_request_is_among_those_to_be_damaged() -> None:
    """`finish` has no fields to damage, and needs a game that is decided."""
    assert {request["kind"] for request in VALID + VALID_OF_TWO} == set(REQUESTS) - {"finish"}


@pytest.mark.parametrize("request_", VALID, ids=[request["kind"] for request in VALID])
def test_the_requests_to_be_damaged_are_valid(request_: Json) -> None:
    assert seated().send(request_)["kind"] != "error"


@pytest.mark.parametrize("request_", VALID_OF_TWO, ids=[request["kind"] for request in VALID_OF_TWO])
def test_the_requests_to_be_damaged_are_valid_in_the_declared_game(request_: Json) -> None:
    assert seated_declaring().send(request_)["kind"] != "error"


texts = st.text(st.characters(), max_size=12)  # lone surrogates too
numbers = st.one_of(
    st.integers(-3, 60),
    st.integers(),
    st.sampled_from([2**31, 2**63, 2**64, -(2**63) - 1, 10**400, 10**4290]),
    st.floats(),
)
values = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)
names = (
    st.sampled_from(["v", "id", "state", "kind", "x", "y", "player", "ply", "names", "record", "width"])
    | st.sampled_from(["rings", "declare_all", "spent", "kinds", "players", "options", "clock", "first"])
    | st.sampled_from(["node", "nodes", "to", "marks", "comment", "info", "data", "number", "link", "format"])
    | texts
)
WORDS = [
    *REQUESTS, *OPENINGS, *RULE_SETS, *DIRECTIONS, *VERDICTS, *JUDGEMENTS, *Mode, OPEN, TWO_RINGS, "sgf",
    "text",
    "R aabb B cc . ba > R", "> G", "> Y", ". ba", "R", "KDs=", "KDspKDsp", "eQ==", base64(SGF[:30]), "1",
    link_text(page_of().session.game)[:-3], "]\\", "a\r\n\tb\v:]",
]  # fmt: skip
"""Texts with a meaning in some field."""


def near(value: object) -> st.SearchStrategy[object]:
    """Values of the same type, but probably invalid."""
    if type(value) is int:
        return st.integers(-3, 60) | st.sampled_from([2**64, -(10**30), 10**4290])
    if isinstance(value, str):
        return st.sampled_from(WORDS) | texts
    if isinstance(value, list):
        points = st.sampled_from([SMALL, "gahbgcfb", "bacbdaebdcccbcab", "zz", "", *KINDS])
        return st.lists(points | texts) | st.lists(st.integers(-1, 24), max_size=30)
    if isinstance(value, dict):
        fields = [*OPTIONS, "main", "increment", "per_move", *NAMES, *FIELDS]
        return st.dictionaries(st.sampled_from(fields), values | texts) | marks
    return values


points = st.sampled_from(["aa", "gf", "bb", "fe", "zz", "a", "", "aabb", "aa:bb", "\ud800a", "hh"]) | texts
pieces = st.one_of(
    points,
    st.lists(points, max_size=30).map("".join),
    st.lists(st.tuples(points, points | st.sampled_from(["1", "a]b\\", "x:y", "\\", "x" * 21])), max_size=5),
    values,
)
marks = st.dictionaries(st.sampled_from([*POINT_MARKS, *LINE_MARKS, LABELS, "XX"]), pieces, max_size=4)


@st.composite
def damaged(draw: st.DrawFn, things: st.SearchStrategy[Json]) -> Json:
    """An object with one to three fields removed, added or replaced."""
    thing = dict(draw(things))
    for _ in range(draw(st.integers(1, 3))):
        field = draw(names if draw(st.integers(0, 3)) == 0 else st.sampled_from(sorted({*thing, "x"})))
        match draw(st.sampled_from(["near", "near", "near", "any", "lost"])):
            case "near":
                thing[field] = draw(near(thing.get(field)))
            case "any":
                thing[field] = draw(values)
            case "lost":
                thing.pop(field, None)
    return thing


MOVES = [
    *("aa", "zz", "gf", "draw", "resign 0", "resign 2", "resign 9", "ae@700", "ae@70000", "ae@-7", "pass 0"),
    *("pass 1@9", "stop 0", "stop 1", "time 1", "settle .bacbbcab", "settle ", ".gahbgcfb", "ae.gahbgcfb"),
    *("", "{R ae}", "{}", "{> B}", "{. ba}", "{R gf . gf > G}", "{B ae}ad", "2:ae", "{R", "{> Y}", "3:aa"),
]


@st.composite
def damaged_records(draw: st.DrawFn) -> Json:
    """A record with something wrong at its top level or among its moves."""
    good = draw(st.sampled_from([RECORD, DECLARED_RECORD]))
    moves = list(good["moves"])
    move = st.one_of(st.sampled_from(MOVES), values)
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.integers(0, len(moves)))
        moves[place : place + draw(st.integers(0, 2))] = [draw(move)]
    numbers = st.lists(st.integers(0, 40) | st.just(10**4299), unique=True, min_size=1, max_size=24)
    record = good | {
        "moves": moves,
        "ply": draw(st.integers(0, len(moves))),
        "branches": draw(
            st.sampled_from([good["branches"], [], [[0, 0, ["aa"]]], [[2, 1, ["", "gf"]]]]) | values
        ),
        "notes": draw(
            st.sampled_from([good["notes"], [], [[0, [["C", "a]"]]]], [[1, [["DD", "aa:zz"]]]]]) | values
        ),
        "numbers": draw(st.sampled_from([good["numbers"], []]) | numbers.map(lambda some: [0, *some])),
    }
    return draw(damaged(st.just(record))) if draw(st.booleans()) else record


@st.composite
def torn(draw: st.DrawFn) -> str:
    """The text of a valid request with a part replaced."""
    text = json.dumps(draw(st.sampled_from(VALID + VALID_OF_TWO)))
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 10)))
    return text[:start] + draw(texts | st.sampled_from('{}[],:"\\0-')) + text[end:]


ONLY_THEN: Json = {"change": None, "grown": [], "reading": None, "record": None}
"""The fields that a position has only once."""


def answered(text: str, seat: Callable[[], Page] = seated) -> Json:
    """Return the answer; check that an error changes nothing and that the session still works."""
    page = seat()
    before = page.everything()
    answer = read(page.session.handle(text))
    after = page.everything()
    shown = after["show"]
    if answer["kind"] != "position":
        assert after == before
    else:
        assert answer["state"] == shown["state"] <= before["show"]["state"] + 1
        assert shown | {"id": 1} | ONLY_THEN == answer | {"id": 1} | ONLY_THEN
    page.state = shown["state"]
    assert page.ask("undo")["state"] == shown["state"] + (shown["ply"] > 0)
    return answer


@steady(80, shrinks=True)
@given(st.text(st.characters()))
def test_any_text_is_answered(text: str) -> None:
    assert answered(text)["kind"] == "error"


@steady(80, shrinks=True)
@given(values)
def test_any_json_is_answered(value: object) -> None:
    assert answered(json.dumps(value))["kind"] == "error"


@steady(200, shrinks=True)
@given(damaged(st.sampled_from(VALID)), st.booleans())
@example({"v": 1, "id": float("nan"), "kind": "show"}, True)
@example({"v": 1, "id": 1, "state": STATE, "kind": "go", "ply": float("inf")}, True)
def test_a_damaged_request_is_answered(request_: Json, ascii_only: bool) -> None:
    assert answered(json.dumps(request_, ensure_ascii=ascii_only))["v"] == 1


@steady(150, shrinks=True)
@given(damaged(st.sampled_from(VALID_OF_TWO)))
def test_a_damaged_request_of_the_declared_game_is_answered(request_: Json) -> None:
    assert answered(json.dumps(request_), seated_declaring)["v"] == 1


@steady(150, shrinks=True)
@given(damaged_records())
def test_a_damaged_record_is_answered(record: Json) -> None:
    answer = answered(json.dumps({"v": 1, "id": 1, "kind": "restore", "record": record}))
    if answer["kind"] == "error":
        assert answer["code"] == "record/invalid"
    else:
        expected = {name: record[name] for name in RECORD}
        expected["rules"], rules = named_rules(expected["rules"], expected["options"])
        expected["moves"] = [
            without_player(move, restored)
            for move, restored in zip(record["moves"], answer["record"]["moves"], strict=True)
        ]
        assert answer["record"] == expected | {"options": rules.saved_options()}


def without_player(move: str, restored: str) -> str:
    """Return a move as it is restored if it names the player to move, which is not necessary."""
    return restored if move.partition(":")[::2] in [(str(player), restored) for player in range(4)] else move


@steady(100, shrinks=True)
@given(torn())
def test_a_torn_request_is_answered(text: str) -> None:
    assert answered(text)["v"] == 1


@steady(150, shrinks=True)
@given(marks)
def test_marks_are_accepted_or_refused(wanted: Json) -> None:
    answer = answered(json.dumps({"v": 1, "id": 1, "state": STATE, "kind": "annotate", "marks": wanted}))
    assert answer["kind"] == "position" or answer["code"] == "tree/remark"
    if answer["kind"] == "position":
        assert {name for name in wanted if wanted[name]} == set(answer["marks"])


@steady(100, shrinks=True)
@given(st.lists(st.integers(-1, 24), max_size=40))
def test_any_list_of_nodes_is_looked_at(nodes: list[int]) -> None:
    """The game stays where it is, with its offer. An answer may hold only the first positions."""
    answer = answered(json.dumps({"v": 1, "id": 1, "kind": "look", "nodes": nodes}))
    if answer["kind"] == "positions":
        looked = [position["node"] for position in answer["positions"]]
        assert looked == nodes[: len(looked)]
        assert looked or not nodes
    else:
        assert answer["code"] == "tree/node" and {*nodes} & {-1, 23, 24}


@steady(150, shrinks=True)
@given(
    st.binary(max_size=60)
    | st.builds(
        bytes.__add__, st.sampled_from([b"(;", b"(;GM[40]SZ[5]", b"y" + bytes(60), b". R\n"]), st.binary()
    )
)
def test_any_file_is_opened_or_refused(data: bytes) -> None:
    page = seated()
    before = page.everything()
    answer = page.ask("open", data=base64(data))
    if answer["kind"] == "error":
        assert answer["code"] in ("record/unreadable-file", "diagram/invalid")
    assert page.everything() == before
    opened = page.ask("open_game", number=1)
    assert opened["kind"] in ("position", "error")
    if opened["kind"] == "error":
        assert page.everything() == before


NO_RECORDS: list[Json] = [
    {"branches": ["@"]}, {"branches": [[0, 0, ["@"]]]}, {"notes": ["@"]}, {"notes": [[0, ["@"]]]},
    {"numbers": ["@"]}, {"options": {"lead": "@"}}, {"names": ["@"]}, {"moves": ["@"]},
]  # fmt: skip
DEEP: list[tuple[str, Json]] = [
    ("annotate", {"marks": {"LB": "@"}}),
    ("annotate", {"marks": {"LB": ["@"]}}),
    ("annotate", {"marks": {"TR": "@"}}),
    ("set_info", {"info": {"EV": "@"}}),
    ("look", {"nodes": ["@"]}),
    ("new", {"options": {"lead": "@"}}),
    ("new", {"clock": {"main": "@"}}),
    ("check_setup", {"position": OPEN, "options": {"captures": "@"}}),
    *[("restore", {"record": RECORD | wrong}) for wrong in NO_RECORDS],
]


@pytest.mark.parametrize(("kind", "given_fields"), DEEP)
@pytest.mark.parametrize(("left", "right"), [("[", "]"), ('{"a":', "}")])
def test_a_deeply_nested_field_is_answered(kind: str, given_fields: Json, left: str, right: str) -> None:
    """Even if it can just be read, but not be written again."""
    session = seated().session
    request = {"v": 1, "id": 1, "state": STATE, "kind": kind, **given_fields}
    before, after = json.dumps(request).split('"@"')
    deepest = deepest_readable(left, right)
    for depth in [*range(deepest - 40, deepest + 5), 1, 10, 100, 10_000]:
        answer = read(session.handle(before + left * depth + "0" + right * depth + after))
        assert answer["kind"] == "error"


def test_a_tree_may_be_deep() -> None:
    """It has 4,000 nodes in a line, many with annotations."""
    page = Page()
    moves = ["{R aa}" if ply % 1000 == 0 else "" for ply in range(4000)]
    notes = [[number, [["C", "x"]]] for number in range(0, 4000, 7)]
    page.ask("restore", record=record_of(*moves) | {"notes": notes})
    assert len(page.rows()) == 4001
    assert page.ask("walk", to="first")["plies"] == 4000
    assert page.ask("go_to", node=4000)["ply"] == 4000
    assert page.ask("copy", node=1)["ply"] == 4000
    assert [position["ply"] for position in page.look([0, 4000, 17])] == [0, 4000, 17]
    pasted = page.ask("paste")
    assert (pasted["ply"], pasted["plies"], len(pasted["grown"])) == (4001, 8000, 4000)
    assert page.ask("cut", node=2)["ply"] == 1
    assert page.ask("revert")["branches"] == [2]
    assert page.record()["moves"] == moves * 2
    assert page.ask("link")["kind"] == "link"
    assert page.ask("export", format="sgf")["text"].count(";") == 8001
