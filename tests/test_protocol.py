"""Requests and answers: each of them as docs/protocol.md tells it, and whatever else may come in."""

import json
import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kropki import __version__
from kropki.game import Game
from kropki.grid import LETTERS
from kropki.openings import OPENINGS
from kropki.protocol import MAX_NAME, MAX_REQUEST, REQUESTS, Position, Session, Welcome
from kropki.rules import RULE_SETS

DOCUMENT = (Path(__file__).parents[1] / "docs/protocol.md").read_text(encoding="utf-8")

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


CODES = {code for row in table("`error`") for code in quoted(row[0])}
POSITION = {name for row in table("`position`") for name in quoted(row[0])}
WELCOME = {"engine", "rules", "openings", "min_size", "max_size"}
FAILURE = {"code", "message", "owner"}
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
    own = {"position": POSITION, "welcome": WELCOME, "error": FAILURE}[answer["kind"]]
    assert set(answer) == ENVELOPE | own
    if answer["kind"] == "error":
        assert answer["code"] in CODES
        assert answer["message"]
        assert (answer["owner"] is None) == (answer["code"] != "move/territory")
    if answer["kind"] == "position":
        assert len(answer["dots"]) == answer["width"] * answer["height"]
        assert len(answer["dots"]) == len(answer["owners"]) == len(answer["refusals"])
        assert len(answer["names"]) == len(answer["captures"]) == answer["players"]
    return answer


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


def page_of(width: int = 6, height: int = 4, players: int = 2, moves: str = "") -> Page:
    page = Page()
    page.ask("new", width=width, height=height, opening="empty", names=[""] * players)
    page.play(moves)
    return page


CAPTURE = "babbcadaabdcdbcdbc"
"""Nine dots: red lacks cc to surround the dot on bb and the empty cb; blue is to move."""


def taken() -> tuple[Page, Json]:
    """Red has captured bb, with cb a free point of the territory."""
    page = page_of(moves=CAPTURE)
    return page, page.play("fccc")


# what the document says is what there is


def test_the_document_names_every_request_with_its_fields() -> None:
    told: dict[str, set[str]] = {}
    for kinds, given_fields, _ in table("Requests"):
        for kind in quoted(kinds):
            told[kind] = set(quoted(given_fields))
    assert told == {kind: {field.name for field in fields(request)} for kind, request in REQUESTS.items()}


def test_the_document_names_every_field_of_the_answers() -> None:
    assert {field.name for field in fields(Position)} == POSITION
    assert {field.name for field in fields(Welcome)} == WELCOME
    assert set(quoted(section("`welcome`"))) == WELCOME


# requests and answers


def test_hello_is_answered_by_welcome() -> None:
    assert Page().send({"v": 1, "id": 3, "kind": "hello"}) == {
        "v": 1,
        "id": 3,
        "state": 0,
        "kind": "welcome",
        "engine": __version__,
        "rules": list(RULE_SETS),
        "openings": list(OPENINGS),
        "min_size": 3,
        "max_size": 52,
    }


def test_everything_that_welcome_offers_is_there() -> None:
    page = Page()
    offer = page.ask("hello")
    for rules in offer["rules"]:
        for opening in offer["openings"]:
            for size in (offer["max_size"], offer["min_size"] + 1):
                made = page.ask("new", rules=rules, opening=opening, width=size, height=size)
                assert (made["rules"], made["opening"], made["width"]) == (rules, opening, size)


def test_the_first_position() -> None:
    shown = Page().send({"v": 1, "id": -7, "kind": "show"})
    dots = ["." * 15 for _ in range(15)]
    dots[6] = "......RB......."
    dots[7] = "......BR......."
    assert shown == {
        "v": 1,
        "id": -7,
        "state": 0,
        "kind": "position",
        "width": 15,
        "height": 15,
        "players": 2,
        "names": ["", ""],
        "rules": "russian",
        "opening": "cross",
        "dots": "".join(dots),
        "owners": "." * 225,
        "refusals": "".join(dots).replace("R", "o").replace("B", "o"),
        "territories": [],
        "captures": [0, 0],
        "turn": 0,
        "ply": 0,
        "plies": 0,
        "last": None,
        "draw_offer": None,
        "outcome": None,
        "change": {"dot": None, "taken": []},
        "record": Game().record(),
    }


def test_new_without_fields_is_the_game_that_stands_at_first() -> None:
    page = Page()
    first = page.ask("show")
    page.play("aaba")
    again = page.send({"v": 1, "id": 1, "kind": "new"})
    assert again.pop("state") == first.pop("state") + 3
    assert again == first


def test_new_takes_all_its_fields() -> None:
    made = Page().ask(
        "new", width=3, height=52, opening="empty", rules="russian", names=["Ola", "", "Żółw", "\ud83d"]
    )
    assert (made["width"], made["height"], made["players"]) == (3, 52, 4)
    assert made["names"] == ["Ola", "", "Żółw", "\ud83d"]
    assert made["opening"] == "empty"
    assert made["dots"] == "." * 156


def test_a_dot_is_played_where_column_and_row_say() -> None:
    played = page_of().ask("play", x=5, y=1)
    assert played["dots"] == "." * 11 + "R" + "." * 12
    assert played["refusals"] == "." * 11 + "o" + "." * 12
    assert played["last"] == {"x": 5, "y": 1, "player": 0}
    assert played["change"] == {"dot": {"x": 5, "y": 1, "player": 0}, "taken": []}
    assert (played["turn"], played["ply"], played["plies"]) == (1, 1, 1)


def test_four_players_have_four_letters() -> None:
    assert page_of(4, 3, 4).play("aabacada")["dots"] == "RBGY........"


def test_the_player_to_move_may_be_named() -> None:
    page = page_of(players=3)
    for player in range(3):
        assert page.ask("play", x=player, y=0, player=player)["kind"] == "position"
    assert page.ask("play", x=3, y=0, player=None)["kind"] == "position"
    assert page.ask("play", x=4, y=0, player=0)["code"] == "move/turn"


def test_a_capture_is_told_and_shown() -> None:
    _, answer = taken()
    assert answer["captures"] == [1, 0]
    [change] = answer["change"]["taken"]
    assert (change["owner"], change["captured"], change["freed"]) == (0, 1, 0)
    assert answer["change"]["dot"] == answer["last"] == {"x": 2, "y": 2, "player": 0}
    assert answer["territories"] == [{"owner": 0, "ring": change["ring"]}]
    assert sorted(map("".join, pairs(change["ring"]))) == ["ab", "ba", "bc", "ca", "cc", "db"]
    assert answer["owners"] == "......" + ".rr..." + "......" + "......"
    assert answer["dots"][6:10] == "RB.R"
    assert answer["refusals"][6:10] == "ooto"


def test_a_ring_is_a_closed_polygon_clockwise_on_the_board() -> None:
    _, answer = taken()
    ring = answer["territories"][0]["ring"]
    corners = [(LETTERS.index(x), LETTERS.index(y)) for x, y in pairs(ring)]
    steps = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    assert all(max(abs(x - p), abs(y - q)) == 1 for (x, y), (p, q) in steps)
    assert sum(x * q - p * y for (x, y), (p, q) in steps) > 0


def test_freed_dots_are_told() -> None:
    """Blue takes the red dot on dd, then red takes all that: the dot is freed."""
    page = page_of(7, 7)
    answer = page.play("dddcaacdgaedagde")
    assert answer["captures"] == [0, 1]
    answer = page.play("dbbaeccafddaeeeadffacebgbdcgcc")
    assert answer["captures"] == [4, 0]
    [change] = answer["change"]["taken"]
    assert (change["owner"], change["captured"], change["freed"]) == (0, 4, 1)
    assert [territory["owner"] for territory in answer["territories"]] == [0]


def test_undo_and_redo() -> None:
    page = page_of(moves="aabb")
    undone = page.ask("undo")
    assert (undone["ply"], undone["plies"], undone["turn"]) == (1, 2, 1)
    assert undone["last"] == {"x": 0, "y": 0, "player": 0}
    assert undone["change"] == {"dot": None, "taken": []}
    redone = page.ask("redo")
    assert (redone["ply"], redone["plies"], redone["turn"]) == (2, 2, 0)
    assert redone["change"] == {"dot": {"x": 1, "y": 1, "player": 1}, "taken": []}


def test_redo_tells_a_capture_again() -> None:
    page, played = taken()
    page.ask("undo")
    redone = page.ask("redo")
    assert redone["change"] == played["change"]
    assert redone["change"]["taken"]


def test_redo_of_a_resignation_has_no_dot() -> None:
    page = page_of(moves="aa")
    page.ask("resign", player=1)
    page.ask("undo")
    redone = page.ask("redo")
    assert redone["change"] == {"dot": None, "taken": []}
    assert redone["last"] == {"x": 0, "y": 0, "player": 0}
    assert redone["outcome"] == {"winner": 0, "reason": "resignation"}


def test_go_to_any_ply() -> None:
    page = page_of(moves="aabacada")
    for ply in (0, 4, 2, 2, 3):
        there = page.ask("go", ply=ply)
        assert (there["ply"], there["plies"]) == (ply, 4)
        assert there["dots"].startswith("RBRB"[:ply] + ".")
        assert there["change"] == {"dot": None, "taken": []}


def test_resigning() -> None:
    page = page_of(players=3)
    first = page.ask("resign", player=0)
    assert (first["turn"], first["outcome"], first["ply"]) == (1, None, 1)
    last = page.ask("resign", player=2)
    assert last["outcome"] == {"winner": 1, "reason": "resignation"}
    assert last["refusals"] == "x" * 24


def test_a_draw_offered_declined_offered_accepted() -> None:
    page = page_of()
    assert page.ask("offer_draw", player=1)["draw_offer"] == 1
    assert page.ask("show")["draw_offer"] == 1
    assert page.ask("decline_draw", player=0)["draw_offer"] is None
    page.ask("offer_draw", player=0)
    agreed = page.ask("accept_draw", player=1)
    assert (agreed["outcome"], agreed["draw_offer"]) == ({"winner": None, "reason": "agreement"}, None)


def test_a_full_board_ends_the_game() -> None:
    page = page_of(3, 3)
    last = page.play("babbabaacbcabcaccc")
    assert last["outcome"] == {"winner": 0, "reason": "full-board"}
    assert last["turn"] == 1


def test_restore_gives_the_game_back_with_what_can_be_redone() -> None:
    page = page_of(moves=CAPTURE + "fccc")
    page.ask("resign", player=0)
    left = page.ask("go", ply=7)
    restored = Page().send({"v": 1, "id": 1, "kind": "restore", "record": left["record"]})
    assert restored.pop("state") == 1
    del left["state"]
    assert restored == left


def test_after_the_end_every_point_is_refused_for_that() -> None:
    page = page_of(3, 3, moves="aa")
    assert page.ask("resign", player=0)["refusals"] == "xxxxxxxxx"
    assert page.ask("play", x=1, y=1)["code"] == "game/over"
    assert page.ask("undo")["refusals"] == "o........"


def test_each_refusal_shown_is_the_one_that_playing_meets() -> None:
    codes = {".": None, "o": "move/occupied", "t": "move/territory"}
    page, shown = taken()
    assert set(shown["refusals"]) == set(codes)
    for i, letter in enumerate(shown["refusals"]):
        answer = page.ask("play", x=i % 6, y=i // 6)
        assert answer.get("code") == codes[letter]
        if letter == "t":
            assert "rbgy"[answer["owner"]] == shown["owners"][i]
        if letter == ".":
            page.ask("undo")


# states


CHANGES: list[tuple[str, Json]] = [
    ("play", {"x": 4, "y": 3}),
    ("undo", {}),
    ("redo", {}),
    ("go", {"ply": 0}),
    ("go", {"ply": 2}),
    ("resign", {"player": 0}),
    ("offer_draw", {"player": 0}),
    ("accept_draw", {"player": 0}),
    ("decline_draw", {"player": 0}),
]


def ready() -> Page:
    """A game in which each of the changes can be made."""
    page = page_of(moves="aabaca")
    page.ask("undo")
    page.ask("offer_draw", player=1)
    return page


def test_every_request_that_changes_the_game_is_tried_with_states() -> None:
    free = {"hello", "show", "new", "restore"}
    assert {kind for kind, _ in CHANGES} == set(REQUESTS) - free
    assert {kind for kind, request in REQUESTS.items() if not request.changes} == free


@pytest.mark.parametrize(("kind", "given_fields"), CHANGES)
def test_each_change_makes_the_state_one_more(kind: str, given_fields: Json) -> None:
    page = ready()
    before = page.state
    changed = page.ask(kind, **given_fields)
    assert (changed["kind"], changed["state"]) == ("position", before + 1)
    assert page.ask("show")["state"] == before + 1


@pytest.mark.parametrize(("kind", "given_fields"), CHANGES)
@pytest.mark.parametrize("off", [-1, 1, 10**30])
def test_a_change_of_another_state_is_refused(kind: str, given_fields: Json, off: int) -> None:
    page = ready()
    before = page.ask("show")
    refused = page.ask(kind, **given_fields, state=before["state"] + off)
    assert (refused["code"], refused["state"]) == ("state/stale", before["state"])
    assert page.ask("show") == before


@pytest.mark.parametrize(("kind", "given_fields"), CHANGES)
@pytest.mark.parametrize("state", [None, True, "5", 5.0, []])
def test_a_change_must_name_its_state(kind: str, given_fields: Json, state: object) -> None:
    page = ready()
    before = page.ask("show")
    assert page.ask(kind, **given_fields, state=state)["code"] == "request/field"
    lacking = page.send({"v": 1, "id": 1, "kind": kind} | given_fields)
    assert (lacking["code"], "state" in lacking["message"]) == ("request/field", True)
    assert page.ask("show") == before


@pytest.mark.parametrize("kind", ["hello", "show", "new"])
def test_what_does_not_change_the_game_at_hand_may_name_any_state(kind: str) -> None:
    page = ready()
    assert page.ask(kind, state=-5)["kind"] != "error"
    assert page.send({"v": 1, "id": 1, "kind": kind})["kind"] != "error"


def test_the_state_grows_over_new_games_too() -> None:
    page = page_of(moves="aa")
    before = page.state
    new = page.ask("new")
    assert new["state"] == before + 1
    assert page.ask("restore", record=new["record"])["state"] == before + 2
    assert page.ask("hello")["state"] == before + 2


# errors


def over() -> Page:
    page = page_of()
    page.ask("resign", player=0)
    return page


def offered() -> Page:
    page = page_of(players=3)
    page.ask("resign", player=2)
    page.ask("offer_draw", player=0)
    return page


def in_territory() -> Page:
    return taken()[0]


Case = tuple[str, Callable[[], Page], Json]
ERRORS: list[Case] = [
    ("move/off-board", page_of, {"kind": "play", "x": 6, "y": 0}),
    ("move/off-board", page_of, {"kind": "play", "x": 0, "y": 4}),
    ("move/off-board", page_of, {"kind": "play", "x": -1, "y": 0}),
    ("move/off-board", page_of, {"kind": "play", "x": 0, "y": -(10**30)}),
    ("move/off-board", over, {"kind": "play", "x": 10**4000, "y": 0}),
    ("move/occupied", in_territory, {"kind": "play", "x": 1, "y": 0}),
    ("move/occupied", in_territory, {"kind": "play", "x": 1, "y": 1}),
    ("move/territory", in_territory, {"kind": "play", "x": 2, "y": 1}),
    ("move/turn", page_of, {"kind": "play", "x": 0, "y": 0, "player": 1}),
    ("move/turn", page_of, {"kind": "play", "x": 0, "y": 0, "player": 9}),
    ("game/over", over, {"kind": "play", "x": 0, "y": 0}),
    ("game/over", over, {"kind": "resign", "player": 1}),
    ("game/over", over, {"kind": "offer_draw", "player": 1}),
    ("game/over", over, {"kind": "accept_draw", "player": 1}),
    ("game/over", over, {"kind": "decline_draw", "player": 1}),
    ("game/nothing-to-undo", page_of, {"kind": "undo"}),
    ("game/nothing-to-redo", page_of, {"kind": "redo"}),
    ("game/no-offer", page_of, {"kind": "accept_draw", "player": 1}),
    ("game/no-offer", page_of, {"kind": "decline_draw", "player": 1}),
    ("game/own-offer", offered, {"kind": "accept_draw", "player": 0}),
    ("game/own-offer", offered, {"kind": "decline_draw", "player": 0}),
    ("game/ply", page_of, {"kind": "go", "ply": 1}),
    ("game/ply", in_territory, {"kind": "go", "ply": -1}),
    ("game/player", page_of, {"kind": "resign", "player": 2}),
    ("game/player", page_of, {"kind": "offer_draw", "player": -1}),
    ("game/player", offered, {"kind": "resign", "player": 2}),
    ("game/player", offered, {"kind": "offer_draw", "player": 2}),
    ("game/player", offered, {"kind": "accept_draw", "player": 2}),
    ("game/player", offered, {"kind": "decline_draw", "player": 3}),
    ("game/player", page_of, {"kind": "new", "names": []}),
    ("game/player", page_of, {"kind": "new", "names": [""] * 5}),
    ("size/out-of-range", page_of, {"kind": "new", "width": 2}),
    ("size/out-of-range", page_of, {"kind": "new", "height": 53}),
    ("opening/unknown", page_of, {"kind": "new", "opening": "sicilian"}),
    ("opening/no-room", page_of, {"kind": "new", "width": 3}),
    ("rules/unknown", page_of, {"kind": "new", "rules": "chess"}),
    ("record/invalid", page_of, {"kind": "restore", "record": None}),
    ("record/invalid", page_of, {"kind": "restore", "record": {"width": 5}}),
    ("record/invalid", page_of, {"kind": "restore", "record": Game().record() | {"moves": ["aa", "aa"]}}),
    ("state/stale", page_of, {"kind": "undo", "state": 0}),
    ("request/version", page_of, {"kind": "show", "v": 2}),
    ("request/version", page_of, {"kind": "show", "v": None}),
    ("request/version", page_of, {"kind": "show", "v": "1"}),
    ("request/version", page_of, {"kind": "show", "v": True}),
    ("request/kind", page_of, {"kind": "castle"}),
    ("request/kind", page_of, {"kind": None}),
    ("request/kind", page_of, {"kind": ["show"]}),
    ("request/kind", page_of, {"kind": {}}),
    ("request/field", page_of, {"kind": "show", "x": 1}),
    ("request/field", page_of, {"kind": "show", "id": None}),
    ("request/field", page_of, {"kind": "show", "id": 1.0}),
    ("request/field", page_of, {"kind": "show", "id": False}),
    ("request/field", page_of, {"kind": "play", "x": 1}),
    ("request/field", page_of, {"kind": "play", "x": 1, "y": "1"}),
    ("request/field", page_of, {"kind": "play", "x": 1, "y": None}),
    ("request/field", page_of, {"kind": "play", "x": True, "y": 1}),
    ("request/field", page_of, {"kind": "play", "x": 1, "y": 1, "player": "0"}),
    ("request/field", page_of, {"kind": "go", "ply": 0.0}),
    ("request/field", page_of, {"kind": "go"}),
    ("request/field", page_of, {"kind": "resign"}),
    ("request/field", page_of, {"kind": "restore"}),
    ("request/field", page_of, {"kind": "new", "width": "15"}),
    ("request/field", page_of, {"kind": "new", "width": None}),
    ("request/field", page_of, {"kind": "new", "rules": None}),
    ("request/field", page_of, {"kind": "new", "rules": "x" * (MAX_NAME + 1)}),
    ("request/field", page_of, {"kind": "new", "names": "OE"}),
    ("request/field", page_of, {"kind": "new", "names": ["Ola", 1]}),
    ("request/field", page_of, {"kind": "new", "names": ["Ola", "x" * (MAX_NAME + 1)]}),
]
TEXTS = {
    "request/not-json": [
        "",
        " ",
        "{",
        "nonsense",
        "{'v': 1}",
        '{"v": 1,}',
        "[" * 100_000,
        "1" * 5000,
        "\ud800",
        "\ufeff{}",
    ],
    "request/not-object": ["null", "7", "1.5", "true", '"play"', "[]", '[{"v": 1}]', '"\\ud800"'],
}


def test_every_code_of_the_document_occurs_and_no_other() -> None:
    assert {code for code, _, _ in ERRORS} | set(TEXTS) == CODES


@pytest.mark.parametrize(("code", "game", "request_"), ERRORS)
def test_each_error_and_the_game_stays_as_it_was(code: str, game: Callable[[], Page], request_: Json) -> None:
    page = game()
    before = page.ask("show")
    refused = page.send({"v": 1, "id": 1, "state": page.state} | request_)
    assert (refused["kind"], refused["code"], refused["state"]) == ("error", code, before["state"])
    assert len(refused["message"]) < 10_000
    assert page.ask("show") == before


@pytest.mark.parametrize(("code", "text"), [(code, text) for code, texts in TEXTS.items() for text in texts])
def test_what_is_no_request_at_all(code: str, text: str) -> None:
    page = in_territory()
    before = page.ask("show")
    refused = read(page.session.handle(text))
    assert (refused["code"], refused["id"], refused["state"]) == (code, None, before["state"])
    assert page.ask("show") == before


def test_the_id_comes_back_wherever_it_could_be_read() -> None:
    page = Page()
    for number in (0, -1, 10**30):
        assert page.send({"v": 1, "id": number, "kind": "show"})["id"] == number
        assert page.send({"v": 9, "id": number})["id"] == number
    for other in (None, "7", 7.0, True, [7]):
        assert page.send({"v": 1, "id": other, "kind": "show"})["id"] is None
    assert page.send({"v": 1, "kind": "show"})["id"] is None


def test_the_message_names_the_field_and_what_would_be_right() -> None:
    page = Page()
    assert page.ask("play", x=1)["message"] == "the field y is missing"
    assert page.ask("play", x=1, y="2")["message"] == 'y is "2", not a whole number'
    assert "play has no field" in page.ask("play", x=1, y=2, z=3)["message"]
    assert "hello, show, new" in page.ask("castle")["message"]
    assert "names is [1]" in page.ask("new", names=[1])["message"]


@pytest.mark.parametrize("frame", ['"%s"', '["%s"]', '{"v": "%s"}', '{"v": 1, "kind": "%s"}', '{"%s": 1}'])
def test_what_is_very_long_is_not_said_again_in_full(frame: str) -> None:
    answer = Session().handle(frame % ("x" * 100_000))
    assert len(answer) < 1000
    assert read(answer)["kind"] == "error"


def test_a_request_may_have_so_many_characters_and_no_more() -> None:
    request = json.dumps({"v": 1, "id": 1, "kind": "show"})
    session = Session()
    assert read(session.handle(request.ljust(MAX_REQUEST)))["kind"] == "position"
    assert read(session.handle(request.ljust(MAX_REQUEST + 1)))["code"] == "request/not-json"


@pytest.mark.parametrize(
    "frame",
    [
        "%s",
        '{"v":%s}',
        '{"v":1,"kind":%s}',
        '{"v":1,"id":1,"kind":"new","names":%s}',
        '{"v":1,"id":1,"kind":"restore","record":%s}',
    ],
)
@pytest.mark.parametrize(("left", "right"), [("[", "]"), ('{"a":', "}")])
def test_however_deep_a_request_is_nested_it_is_answered(frame: str, left: str, right: str) -> None:
    """Also where it can just be read, but not written again."""
    session = Session()
    deepest = deepest_readable(left, right)
    for depth in [*range(max(1, deepest - 60), deepest + 20), 1, 10, 100, 100_000]:
        answer = read(session.handle(frame % (left * depth + "0" + right * depth)))
        assert answer["kind"] == "error"


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


# whatever comes in


def seated_record() -> Json:
    page = page_of(7, 6, 3, "babbgaabgbgcdbgdgebcaagfcaaffaccfbfc")
    page.ask("resign", player=1)
    page.play("eb")
    page.ask("undo")
    record: Json = page.ask("show")["record"]
    return record


RECORD = seated_record()


def seated() -> Page:
    page = Page()
    page.send({"v": 1, "id": 1, "kind": "restore", "record": RECORD})
    page.ask("offer_draw", player=0)
    return page


def test_the_game_that_is_disturbed_has_something_of_everything() -> None:
    shown = seated().ask("show")
    assert shown["captures"] == [1, 0, 0]
    assert set(shown["refusals"]) == set(".ot")
    assert shown["ply"] == shown["plies"] - 1
    assert (shown["draw_offer"], shown["state"]) == (0, 2)


VALID_FIELDS: list[tuple[str, Json]] = [
    ("hello", {}),
    ("show", {}),
    ("new", {"width": 5, "height": 4, "opening": "cross", "rules": "russian", "names": ["a", "b"]}),
    ("restore", {"record": RECORD}),
    ("play", {"x": 3, "y": 3, "player": 0}),
    ("undo", {}),
    ("redo", {}),
    ("go", {"ply": 3}),
    ("resign", {"player": 0}),
    ("offer_draw", {"player": 2}),
    ("accept_draw", {"player": 2}),
    ("decline_draw", {"player": 2}),
]
VALID: list[Json] = [
    {"v": 1, "id": 1, "state": 2, "kind": kind, **given_fields} for kind, given_fields in VALID_FIELDS
]


@pytest.mark.parametrize("request_", VALID, ids=[request["kind"] for request in VALID])
def test_what_is_disturbed_is_right_at_first(request_: Json) -> None:
    assert seated().send(request_)["kind"] != "error"


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
    | texts
)


def near(value: object) -> st.SearchStrategy[object]:
    """Values of the same type, which are wrong in what they say rather than in what they are."""
    if type(value) is int:
        return st.integers(-3, 60) | st.sampled_from([2**64, -(10**30), 10**4290])
    if isinstance(value, str):
        return st.sampled_from([*REQUESTS, *OPENINGS, *RULE_SETS]) | texts
    return values


@st.composite
def disturbed(draw: st.DrawFn, things: st.SearchStrategy[Json]) -> Json:
    """A thing of the right form, with one to three of its fields lost, added or replaced."""
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


@st.composite
def disturbed_records(draw: st.DrawFn) -> Json:
    """A record of which something is off, at its top or among its moves."""
    moves = list(RECORD["moves"])
    move = st.one_of(st.sampled_from(["aa", "zz", "gf", "draw", "resign 0", "resign 2", "resign 9"]), values)
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.integers(0, len(moves)))
        moves[place : place + draw(st.integers(0, 2))] = [draw(move)]
    record = RECORD | {"moves": moves, "ply": draw(st.integers(0, len(moves)))}
    return draw(disturbed(st.just(record))) if draw(st.booleans()) else record


@st.composite
def torn(draw: st.DrawFn) -> str:
    """The text of a right request, with a piece replaced by something else."""
    text = json.dumps(draw(st.sampled_from(VALID)))
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 10)))
    return text[:start] + draw(texts | st.sampled_from('{}[],:"\\0-')) + text[end:]


def steady(examples: int) -> settings:
    return settings(
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=examples,
        suppress_health_check=list(HealthCheck),
    )


def answered(text: str) -> Json:
    """The answer, once it is known that an error changes nothing and that all goes on after it."""
    page = seated()
    before = page.ask("show")
    answer = read(page.session.handle(text))
    after = page.ask("show")
    if answer["kind"] in ("error", "welcome"):
        assert after == before
    else:
        assert answer["state"] == after["state"] <= before["state"] + 1
        assert {**after, "id": 1, "change": None} == {**answer, "id": 1, "change": None}
    page.state = after["state"]
    assert page.ask("undo")["state"] == after["state"] + (after["ply"] > 0)
    return answer


@steady(150)
@given(st.text(st.characters()))
def test_any_text_is_answered(text: str) -> None:
    assert answered(text)["kind"] == "error"


@steady(150)
@given(values)
def test_any_json_is_answered(value: object) -> None:
    assert answered(json.dumps(value))["kind"] == "error"


@steady(400)
@given(disturbed(st.sampled_from(VALID)), st.booleans())
@example({"v": 1, "id": float("nan"), "kind": "show"}, True)
@example({"v": 1, "id": 1, "state": 2, "kind": "go", "ply": float("inf")}, True)
def test_a_disturbed_request_is_answered(request_: Json, ascii_only: bool) -> None:
    assert answered(json.dumps(request_, ensure_ascii=ascii_only))["v"] == 1


@steady(200)
@given(disturbed_records())
def test_a_disturbed_record_is_answered(record: Json) -> None:
    answer = answered(json.dumps({"v": 1, "id": 1, "kind": "restore", "record": record}))
    if answer["kind"] == "error":
        assert answer["code"] == "record/invalid"
    else:
        assert answer["record"] == {name: record[name] for name in RECORD}


@steady(200)
@given(torn())
def test_a_torn_request_is_answered(text: str) -> None:
    assert answered(text)["v"] == 1
