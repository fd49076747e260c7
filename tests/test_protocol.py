"""Requests and answers of the engine, and its errors."""

import json
from collections.abc import Callable
from random import Random

import pytest

from kropki import __version__
from kropki.board import diagram
from kropki.board.board import Board
from kropki.board.grid import LETTERS
from kropki.board.highlights import KINDS
from kropki.game.game import Game
from kropki.game.navigation import DIRECTIONS
from kropki.game.openings import OPENINGS
from kropki.game.rules import CUSTOM, OPTIONS, RULE_SETS
from kropki.protocol.requests import MAX_LOOK, MAX_REQUEST, MAX_TEXT, REQUESTS
from kropki.protocol.session import Session, Sessions
from kropki.protocol.thinking import Thinker
from kropki.record.formats.sav import HEADER_BYTES, MOVE_BYTES
from kropki.record.game_json import to_json
from kropki.record.info import MAX_NAME
from kropki.record.link import MAX_NODES, link_text
from kropki.record.nesting import MAX_DEPTH
from tests.support.options import WRITTEN
from tests.support.page import (
    ALL_WRONG,
    CAPTURE,
    CLOSED,
    CODES,
    JOINED,
    LARGE,
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
    pairs,
    read,
    record_of,
    taken,
)

# requests and answers


def test_hello_is_answered_by_welcome() -> None:
    assert Page().send({"v": 1, "id": 3, "kind": "hello"}) == {
        "v": 1,
        "id": 3,
        "state": 0,
        "kind": "welcome",
        "engine": __version__,
        "rules": [
            {"name": name, "help": rules.help, "options": rules.rules.options(), "opening": rules.opening}
            for name, rules in RULE_SETS.items()
        ],
        "options": [
            {"name": name, "help": option.help, "kind": option.kind, "choices": option.choices}
            for name, option in OPTIONS.items()
        ],
        "openings": [{"name": name, "help": help} for name, help in OPENINGS.items()],
        "highlights": ["pools", "houses", "chains", "grounded", "threats"],
        "min_size": 1,
        "max_size": 52,
    }


def drawing_of(size: int) -> str:
    """Return an empty board as text."""
    return "\n".join([". " * size] * size)


def test_everything_that_welcome_lists_works() -> None:
    page = Page()
    offer = page.ask("hello")
    assert CUSTOM not in [rules["name"] for rules in offer["rules"]]
    for rules in offer["rules"]:
        assert rules["help"].endswith(".")
        assert rules["opening"] in [opening["name"] for opening in offer["openings"]]
        assert list(rules["options"]) == [option["name"] for option in offer["options"]]
        for opening in [opening["name"] for opening in offer["openings"]]:
            for size in (offer["max_size"], 10, 4):
                made = page.ask(
                    "new",
                    rules=rules["name"],
                    opening=opening if size > 4 else "cross",
                    width=size,
                    height=size,
                    handicap=2,
                    position=drawing_of(size),
                )
                assert (made["rules"], made["width"]) == (rules["name"], size)
                assert made["opening"]["name"] == (opening if size > 4 else "cross")
                assert made["options"].items() <= rules["options"].items()
    for size in (offer["min_size"], offer["max_size"]):
        assert page.ask("new", opening="empty", width=size, height=size)["width"] == size


def test_every_option_that_welcome_lists_can_be_set() -> None:
    page = Page()
    values: dict[str, list[object]] = {
        "flag": [True, False],
        "number": [1, 9999, None],
        "half-dots": [-9999, 0, 1, 9999],
    }
    for option in page.ask("hello")["options"]:
        assert option["help"].endswith(".")
        assert (option["choices"] is None) == (option["kind"] != "choice")
        for value in option["choices"] or values[option["kind"]]:
            rules = "stachowski" if OPTIONS[option["name"]].is_first else "russian"
            made = page.ask("new", rules=rules, options={option["name"]: value})
            if option["name"] == "captures" and value == "automatic":
                assert made["rules"] == "custom"
            usual = RULE_SETS[rules].rules.options()[option["name"]]
            assert made["options"].get(option["name"], usual) == value
            assert made["rules"] == (rules if value == usual else "custom")


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
        "first": 0,
        "rules": "russian",
        "options": WRITTEN,
        "opening": {"name": "cross", "seed": 0, "handicap": 0, "position": ""},
        "clock": None,
        "time_left": [0, 0],
        "dots": "".join(dots),
        "owners": "." * 225,
        "refusals": "".join(dots).replace("R", "o").replace("B", "o"),
        "territories": [],
        "offers": [],
        "declarer": None,
        "captures": [0, 0],
        "scores": [0, 0],
        "difference": 0,
        "turn": 0,
        "stopped": [],
        "resigned": [],
        "ply": 0,
        "plies": 0,
        "last": None,
        "offer": None,
        "outcome": None,
        "settlement": None,
        "change": {"dot": None, "taken": []},
        "node": 0,
        "branches": [],
        "tree": 1,
        "grown": [],
        "comment": "",
        "name": "",
        "marks": {},
        "verdict": "",
        "judgement": "",
        "revert": False,
        "repeat": False,
        "reading": None,
        "record": None,
    }


def test_new_without_fields_is_the_first_game() -> None:
    page = Page()
    first = page.ask("show")
    page.play("aaba")
    again = page.send({"v": 1, "id": 1, "kind": "new"})
    assert again.pop("state") == first.pop("state") + 3
    assert again.pop("tree") == first.pop("tree") + 1
    assert again.pop("record") == to_json(Game())
    assert first.pop("record") is None
    assert again == first


def test_new_takes_all_its_fields() -> None:
    made = Page().ask(
        "new",
        width=10,
        height=52,
        rules="stachowski",
        options={"smallest": True, "komi": 3},
        opening="four-crosses-random",
        seed=7,
        handicap=3,
        position="",
        names=["Ola", "Żółw"],
        first=1,
        clock={"main": 300, "increment": 5, "per_move": 2},
    )
    assert (made["width"], made["height"], made["players"]) == (10, 52, 2)
    assert made["names"] == ["Ola", "Żółw"]
    assert made["opening"] == {"name": "four-crosses-random", "seed": 7, "handicap": 3, "position": ""}
    assert made["rules"] == "custom"
    assert made["options"] == {**RULE_SETS["stachowski"].rules.saved_options(), "smallest": True, "komi": 3}
    assert (made["first"], made["turn"]) == (1, 1)
    assert made["clock"] == {"main": 300, "increment": 5, "per_move": 2}
    assert made["time_left"] == [300_000, 300_000]
    assert (made["captures"], made["scores"], made["difference"]) == ([0, 0], [0, 1.5], 1.5)
    assert (made["dots"].count("R"), made["dots"].count("B")) == (8, 8)
    assert made["record"] == {
        **{"width": 10, "height": 52, "rules": "custom", "options": made["options"]},
        **{"opening": made["opening"], "names": ["Ola", "Żółw"], "first": 1},
        **{"clock": made["clock"], "setup": "", "moves": [], "branches": [], "notes": [], "ply": 0},
        "numbers": [],
    }


def test_new_on_the_smallest_board_and_with_four_players() -> None:
    made = Page().ask("new", width=3, height=52, opening="empty", names=["Ola", "", "Żółw", "\ud83d"])
    assert (made["width"], made["height"], made["players"]) == (3, 52, 4)
    assert made["names"] == ["Ola", "", "Żółw", "\ud83d"]
    assert made["opening"]["name"] == "empty"
    assert made["dots"] == "." * 156


def test_another_seed_gives_another_position() -> None:
    page = Page()
    seen = {page.ask("new", opening="four-crosses-random", seed=seed)["dots"] for seed in range(5)}
    assert len(seen) == 5
    assert page.ask("new", opening="four-crosses-random", seed=4)["dots"] in seen


def test_a_custom_position_has_its_territories() -> None:
    page = page_drawn(CLOSED, "russian")
    assert page.ask("show")["territories"] == [{"owner": 0, "ring": "bacbbcab"}]
    assert page.ask("show")["captures"] == [1, 0]


def test_the_second_player_begins_in_a_handicap_game_by_default() -> None:
    page = Page()
    assert page.ask("new", opening="handicap", handicap=4)["turn"] == 1
    assert page.ask("new", opening="handicap", handicap=4, first=None)["first"] == 1
    assert page.ask("new", opening="handicap", handicap=4, first=0)["turn"] == 0
    assert page.ask("new", first=1, names=["", "", ""])["turn"] == 1


def test_a_clock_may_have_only_one_of_its_times() -> None:
    page = Page()
    for time in ("main", "per_move"):
        made = page.ask("new", clock={time: 7})
        assert made["clock"] == {"main": 0, "increment": 0, "per_move": 0} | {time: 7}


def test_a_dot_is_played_by_column_and_row() -> None:
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


def test_a_capture_is_reported_and_shown() -> None:
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


def test_a_ring_is_a_closed_chain_clockwise() -> None:
    _, answer = taken()
    ring = answer["territories"][0]["ring"]
    corners = [(LETTERS.index(x), LETTERS.index(y)) for x, y in pairs(ring)]
    steps = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    assert all(max(abs(x - p), abs(y - q)) == 1 for (x, y), (p, q) in steps)
    assert sum(x * q - p * y for (x, y), (p, q) in steps) > 0


def test_freed_dots_are_counted() -> None:
    """Blue captures the red dot on dd, then red captures all of that, which frees the dot."""
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


def test_redo_reports_a_capture_again() -> None:
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
    offer = {"player": 1, "kind": "draw", "accepted": [1], "settlement": None}
    assert page.ask("offer_draw", player=1)["offer"] == offer
    assert page.ask("show")["offer"] == offer
    assert page.ask("decline", player=0)["offer"] is None
    page.ask("offer_draw", player=0)
    agreed = page.ask("accept", player=1)
    assert (agreed["outcome"], agreed["offer"]) == ({"winner": None, "reason": "agreement"}, None)


def test_an_offer_lists_the_players_who_accepted_it() -> None:
    page = page_of(players=3)
    page.ask("offer_draw", player=2)
    assert page.ask("accept", player=0)["offer"]["accepted"] == [0, 2]
    assert page.ask("offer_draw", player=1)["offer"]["accepted"] == [1]


def test_a_decided_game_says_so_and_can_be_finished() -> None:
    page = page_drawn("R .\n. .", rules="russian")
    assert page.ask("show")["decided"] == "captures"
    assert page.ask("look", nodes=[0])["positions"][0].keys().isdisjoint({"decided"})
    finished = page.ask("finish")
    assert finished["outcome"] == {"winner": None, "reason": "agreement"}
    assert "decided" not in finished
    assert page.ask("undo")["decided"] == "captures"
    assert "decided" not in page_drawn(OPEN).ask("show")


# declared captures, stops, settlements, clocks


def test_a_ring_is_declared_with_its_dot() -> None:
    page = page_drawn(OPEN)
    answer = page.ask("play", x=2, y=1, rings=[SMALL])
    taken = [{"owner": 0, "ring": SMALL, "captured": 1, "freed": 0}]
    assert answer["change"] == {"dot": {"x": 2, "y": 1, "player": 0}, "taken": taken}
    assert answer["territories"] == [{"owner": 0, "ring": SMALL}]
    assert (answer["captures"], answer["offers"], answer["ply"]) == ([1, 0], [], 1)
    assert page.record()["moves"] == [f"cb.{SMALL}"]


def test_declare_all_declares_all_rings() -> None:
    answer = page_drawn(OPEN).ask("play", x=2, y=1, player=0, declare_all=True)
    assert answer["captures"] == [1, 0]
    assert [territory["owner"] for territory in answer["change"]["taken"]] == [0]


@pytest.mark.parametrize("given_fields", [{"rings": [SMALL]}, {"declare_all": True}])
def test_a_ring_is_declared_right_after_its_dot(given_fields: Json) -> None:
    page = page_drawn(OPEN)
    played = page.ask("play", x=2, y=1)
    assert (played["captures"], played["declarer"]) == ([0, 0], 0)
    [offer] = played["offers"]
    assert {**offer, "ring": len(offer["ring"])} == {
        **{"owner": 0, "ring": 8, "captured": 1, "freed": 0, "join": False},
    }
    declared = page.ask("declare", **given_fields)
    assert (declared["captures"], declared["ply"], declared["turn"]) == ([1, 0], 1, 1)
    assert declared["last"] == {"x": 2, "y": 1, "player": 0}
    assert [territory["captured"] for territory in declared["change"]["taken"]] == [1]
    page.ask("undo")
    assert page.ask("redo")["change"]["taken"] == declared["change"]["taken"]


def test_with_automatic_captures_nothing_is_offered() -> None:
    answer = page_of(moves=CAPTURE).ask("play", x=5, y=2)
    assert (answer["offers"], answer["declarer"]) == ([], None)


def test_rings_are_declared_without_a_dot_if_the_rules_allow_it() -> None:
    page = page_drawn(TWO_RINGS, options={"stop_without_dot": True})
    answer = page.ask("declare", rings=[LARGE], spent=5)
    assert answer["change"] == {
        "dot": None,
        "taken": [{"owner": 0, "ring": LARGE, "captured": 1, "freed": 0}],
    }
    assert (answer["turn"], answer["ply"], answer["last"]) == (1, 1, None)
    assert page.record()["moves"] == [f".{LARGE}@5"]


def test_a_larger_ring_is_offered_as_a_join_and_can_be_declared() -> None:
    page = page_drawn(JOINED)
    offers = page.ask("show")["offers"]
    assert [(offer["owner"], offer["captured"], offer["join"]) for offer in offers] == [
        (0, 1, False),
        (0, 1, True),
    ]
    small, large = (offer["ring"] for offer in offers)
    assert len(large) > len(small)
    for ring in (small, large):
        page.ask("play", x=7, y=3, rings=[ring])
        assert page.ask("show")["territories"] == [{"owner": 0, "ring": ring}]
        page.ask("undo")


def test_the_rings_of_all_players_are_offered() -> None:
    page = page_drawn(
        """
        . R . . B .
        R B R B R B
        . R . . B .
        """
    )
    assert [(offer["owner"], offer["captured"]) for offer in page.ask("show")["offers"]] == [(0, 1), (1, 1)]


def test_passes_end_the_game() -> None:
    page = page_drawn(OPEN, options={"passing": True})
    first = page.ask("pass", spent=3)
    assert (first["turn"], first["outcome"], first["change"]) == (1, None, {"dot": None, "taken": []})
    last = page.ask("pass")
    assert last["outcome"] == {"winner": None, "reason": "passes"}
    assert page.record()["moves"] == ["pass 0@3", "pass 1"]


def test_after_a_stop_the_other_plays_on() -> None:
    page = page_drawn(CLOSED, "wikipedia")
    stopped = page.ask("stop", player=1)
    assert (stopped["stopped"], stopped["turn"], stopped["outcome"]) == ([1], 0, None)
    for x in range(2):
        assert page.ask("play", x=x, y=3)["turn"] == 0
    ended = page.ask("stop", player=0)
    assert (ended["stopped"], ended["outcome"]) == ([0, 1], {"winner": 0, "reason": "stop"})
    assert ended["settlement"] is None


def test_a_stop_is_settled_at_once() -> None:
    page = page_drawn(OPEN, "wikipedia", options={"stop": "settled"})
    ended = page.ask("stop", player=1, spent=0)
    assert ended["outcome"] == {"winner": 0, "reason": "stop"}
    assert ended["captures"] == [2, 0]
    settlement = ended["settlement"]
    assert (settlement["kind"], settlement["stopper"], settlement["captures"]) == ("stop", 1, [2, 0])
    assert sorted((lost["points"], lost["captured"], lost["freed"]) for lost in settlement["lost"]) == [
        ("bb", 1, 0),
        ("eb", 1, 0),
    ]
    assert page.ask("undo")["settlement"] is None


def test_the_result_of_a_settlement_by_territory() -> None:
    """Red has one point more, in a house. Blue, who is not to move then, throws no dots."""
    page = page_drawn(JOINED)
    before = page.ask("show")
    asked = page.ask("settle")
    assert (asked["kind"], asked["state"]) == ("settlement", before["state"])
    assert page.ask("settle", rings=None)["settlement"] == asked["settlement"]
    assert sorted(area["captured"] for area in asked["settlement"]["areas"]) == [0, 1]
    chosen = page.ask("settle", rings=["bacbbcab"])["settlement"]
    assert chosen == {
        "kind": "territory",
        "areas": [
            {"owner": 0, "ring": "bacbbcab", "points": 1, "empty": 0, "captured": 1, "freed": 0},
        ],
        "empty": [0, 0],
        "neutral": 21,
        "to_move": 1,
        "thrown": [0, 0],
        "captures": [1, 0],
    }
    assert page.ask("settle", rings=[])["settlement"]["areas"] == []
    assert page.ask("show") == before


def test_a_settlement_offered_and_accepted() -> None:
    page = page_drawn(JOINED)
    would_be = page.ask("settle", rings=["bacbbcab"])["settlement"]
    offered = page.ask("offer_settlement", player=1, rings=["bacbbcab"])
    assert offered["offer"] == {"player": 1, "kind": "settlement", "accepted": [1], "settlement": would_be}
    assert offered["settlement"] is None
    agreed = page.ask("accept", player=0)
    assert (agreed["settlement"], agreed["offer"]) == (would_be, None)
    assert (agreed["outcome"], agreed["captures"]) == ({"winner": 0, "reason": "agreement"}, [1, 0])
    assert page.record()["moves"] == ["settle .bacbbcab"]
    page.ask("undo")
    for given_fields in ({}, {"rings": None}):
        offer = page.ask("offer_settlement", player=0, **given_fields)["offer"]
        assert offer["settlement"] == page.ask("settle")["settlement"]
    assert page.ask("decline", player=1)["offer"] is None


def test_the_clock_of_each_player() -> None:
    page = page_drawn(OPEN, clock={"main": 10, "increment": 2, "per_move": 3})
    assert page.ask("show")["time_left"] == [10_000, 10_000]
    assert page.ask("play", x=0, y=3, spent=3_500)["time_left"] == [11_500, 10_000]
    assert page.ask("play", x=1, y=3, spent=3_000)["time_left"] == [11_500, 12_000]
    ended = page.ask("time_up", spent=14_500)
    assert ended["outcome"] == {"winner": 1, "reason": "time"}
    assert ended["resigned"] == [0]
    assert page.ask("undo")["time_left"] == [11_500, 12_000]


def test_komi_counts_only_in_scores() -> None:
    shown = page_drawn(CLOSED, "russian", options={"komi": 3}).ask("show")
    assert (shown["captures"], shown["scores"], shown["difference"]) == ([1, 0], [1, 1.5], 0.5)


def test_the_middle_is_shown_while_dots_must_be_played_there() -> None:
    page = Page()
    page.ask("new", width=8, height=4, opening="empty", options={"middle": 2})
    assert page.ask("show")["refusals"] == "m" * 8 + 2 * "mm....mm" + "m" * 8
    assert page.play("cb")["refusals"] == "m" * 8 + "mmo...mm" + "mm....mm" + "m" * 8
    assert page.play("fc")["refusals"] == "." * 8 + "..o....." + ".....o.." + "." * 8


# highlights


def test_each_kind_of_highlights_is_null_unless_asked_for() -> None:
    page = page_drawn(JOINED)
    before = page.ask("show")
    assert {kind: page.ask("explain", kinds=[])[kind] for kind in KINDS} == dict.fromkeys(KINDS)
    for kind in sorted(KINDS):
        answer = page.ask("explain", kinds=[kind])
        assert answer["kind"] == "highlights"
        assert {name for name in KINDS if answer[name] is not None} == {kind}
    assert page.ask("show") == before


def test_the_content_of_highlights() -> None:
    answer = page_drawn(JOINED).ask("explain", kinds=sorted(KINDS))
    assert all(isinstance(answer[kind], list) for kind in KINDS)
    assert [(pool["owner"], pool["captured"], pool["freed"]) for pool in answer["pools"]] == [(0, 1, 0)]
    assert sorted(map("".join, pairs(answer["pools"][0]["ring"]))) == ["ab", "ba", "bc", "cb"]
    assert [(house["owner"], house["points"]) for house in answer["houses"]] == [(0, "db")]
    assert [(chain["owner"], len(chain["points"])) for chain in answer["chains"]] == [(0, 18), (1, 2), (1, 2)]
    assert [(item["owner"], len(item["points"]) > 0) for item in answer["grounded"]] == [
        (0, True),
        (1, False),
    ]


def test_a_threat_has_its_point_rings_and_victims() -> None:
    [threat] = page_drawn(OPEN).ask("explain", kinds=["threats"])["threats"]
    assert (threat["player"], threat["x"], threat["y"]) == (0, 2, 1)
    assert (threat["captured"], threat["victims"]) == (1, "bb")
    [ring] = threat["rings"]
    assert sorted(map("".join, pairs(ring))) == ["ab", "ba", "bc", "cb"]


def test_what_explains_a_point_that_a_dot_would_capture() -> None:
    page = page_drawn(OPEN)
    victim, closing = page.ask("why", x=1, y=1), page.ask("why", x=2, y=1)
    assert (victim["kind"], victim["captures"], victim["grounded"]) == ("reasons", [], False)
    [threat] = victim["threats"]
    assert (threat["player"], threat["x"], threat["y"], threat["victims"]) == (0, 2, 1, "bb")
    assert closing["closes"] == [threat]
    assert (closing["threats"], victim["closes"]) == ([], [])


def test_what_explains_a_captured_point_and_one_in_a_house() -> None:
    page = page_drawn(OPEN, rules="russian", first=0)
    page.play("cb")
    before = page.ask("show")
    captured = page.ask("why", x=1, y=1)
    [capture] = captured["captures"]
    assert (capture["owner"], capture["ply"], capture["captured"], capture["points"]) == (0, 1, 1, "bb")
    assert capture["node"] == before["node"]
    assert page.ask("why", x=0, y=1)["captures"] == []
    assert page.ask("show") == before
    assert page_drawn(JOINED).ask("why", x=3, y=1)["house"] == 0


# set-ups


def test_a_valid_starting_position_has_no_faults() -> None:
    page = Page()
    before = page.ask("show")
    checked = page.ask("check_setup", position=CLOSED)
    assert (checked["kind"], checked["faults"], checked["state"]) == ("setup", [], before["state"])
    assert diagram.parse(checked["settled"]) == diagram.parse(CLOSED)
    assert page.ask("show") == before


def test_the_faults_of_a_diagram_and_the_diagram_settled() -> None:
    position = OPEN.replace("R B . .", "R B R G")
    page = Page()
    checked = page.ask("check_setup", position=position, players=3, rules="russian", options={"komi": 0})
    assert [(fault["code"], fault["points"]) for fault in checked["faults"]] == [("setup/pending", "bb")]
    assert diagram.parse(checked["settled"]).owners == {(1, 1): 0}
    assert page.ask("check_setup", position=position, players=3, rules="stachowski")["faults"] == []
    declared = page.ask("check_setup", position=position, players=3, options={"captures": "declared"})
    assert declared["faults"] == []
    two = page.ask("check_setup", position=position)
    assert [(fault["code"], fault["points"]) for fault in two["faults"]] == [
        ("setup/player", "db"),
        ("setup/pending", "bb"),
    ]


# whole games


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_of_each_rule_set(rules: str, players: int) -> None:
    """It is played to the full board with all captures declared, and each score is that of the position."""
    page = Page()
    random = Random(f"{rules} {players}")
    shown = page.ask("new", width=7, height=6, rules=rules, names=[""] * players)
    while not shown["outcome"]:
        place = random.choice([i for i, letter in enumerate(shown["refusals"]) if letter == "."])
        x, y = place % 7, place // 7
        shown = page.ask("play", x=x, y=y, player=shown["turn"], declare_all=True)
        assert shown["change"]["dot"] == shown["last"]
        assert shown["captures"] == [
            sum(
                owner == mine and dot not in (".", his)
                for dot, owner in zip(shown["dots"], shown["owners"], strict=True)
            )
            for mine, his in zip("rbg"[:players], "RBG", strict=False)
        ]
    assert shown["outcome"]["reason"] == "full-board"
    assert players > 2 or sum(shown["captures"]) > 0
    best = [p for p in range(players) if shown["captures"][p] == max(shown["captures"])]
    assert shown["outcome"]["winner"] == (best[0] if len(best) == 1 else None)
    record = page.record()
    restored = page.ask("restore", record=record)
    same = {"state": 0, "change": 0, "tree": 0, "grown": 0, "record": 0}
    assert restored | same == shown | same
    assert restored["record"] == record
    while page.ask("show")["ply"]:
        page.ask("undo")
    start = page.ask("show")
    assert start["dots"].count(".") == 7 * 6 - sum(start["dots"].count(letter) for letter in "RBG")
    assert page.ask("go", ply=start["plies"])["captures"] == shown["captures"]


# the end of a game, and refusals


def test_a_full_board_ends_the_game() -> None:
    page = page_of(3, 3)
    last = page.play("babbabaacbcabcaccc")
    assert last["outcome"] == {"winner": 0, "reason": "full-board"}
    assert last["turn"] == 1


def test_restore_keeps_the_moves_that_can_be_redone() -> None:
    page = page_of(moves=CAPTURE + "fccc")
    page.ask("resign", player=0)
    left = page.ask("go", ply=7)
    record = page.record()
    restored = Page().send({"v": 1, "id": 1, "kind": "restore", "record": record})
    assert (restored["state"], restored["tree"], restored["record"]) == (1, 2, record)
    same = {"state": 0, "tree": 0, "record": 0}
    assert restored | same == left | same


def test_after_the_end_every_point_is_refused() -> None:
    page = page_of(3, 3, moves="aa")
    assert page.ask("resign", player=0)["refusals"] == "xxxxxxxxx"
    assert page.ask("play", x=1, y=1)["code"] == "game/over"
    assert page.ask("undo")["refusals"] == "o........"


def test_each_refusal_shown_is_the_one_that_playing_gets() -> None:
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
    ("declare", {"rings": [SMALL]}),
    ("declare", {"declare_all": True}),
    ("pass", {}),
    ("stop", {"player": 0}),
    ("stop", {"player": 1}),
    ("time_up", {"spent": 1000}),
    ("undo", {}),
    ("redo", {}),
    ("go", {"ply": 0}),
    ("go", {"ply": 2}),
    ("resign", {"player": 0}),
    ("finish", {}),
    ("offer_draw", {"player": 0}),
    ("offer_settlement", {"player": 0}),
    ("offer_settlement", {"player": 1, "rings": [SMALL]}),
    ("accept", {"player": 0}),
    ("decline", {"player": 0}),
    ("go_to", {"node": 2}),
    ("go_to", {"node": 1}),
    ("walk", {"to": "back"}),
    ("annotate", {}),
    ("annotate", {"comment": "x", "name": "y", "marks": {"TR": "aa"}, "verdict": "TE", "judgement": "GB"}),
    ("promote", {"node": 3}),
    ("cut", {"node": 1}),
    ("cut", {"node": 3}),
    ("paste", {}),
    ("graft", {"nodes": [0], "lines": ["ea"], "comments": ["x"]}),
    ("set_up", {"position": "R aa > R"}),
    ("revert", {}),
    ("repeat", {}),
    ("set_info", {"info": {}}),
    ("set_info", {"info": {"PB": "Ola", "EV": "Cup"}}),
]
NEW_GAMES: list[tuple[str, Json]] = [
    ("new", {}),
    ("restore", {"record": to_json(Game())}),
    ("open_game", {"number": 1}),
    ("open_link", {"link": link_text(Game())}),
]
QUESTIONS: list[tuple[str, Json]] = [
    ("hello", {}),
    ("show", {}),
    ("record", {}),
    ("tree", {}),
    ("look", {"nodes": [0, 2, 3, 1]}),
    ("copy", {"node": 3}),
    ("info", {}),
    ("open", {"data": base64(SGF), "name": "a.sgf"}),
    ("read_on", {}),
    ("link", {}),
    ("export", {"format": "sgf"}),
    ("export", {"format": "text"}),
    ("export", {"format": "position"}),
    ("export", {"format": "svg", "coordinates": False, "numbers": True}),
    ("settle", {}),
    ("explain", {"kinds": ["pools"]}),
    ("why", {"x": 1, "y": 1}),
    ("check_setup", {"position": OPEN}),
]


def ready() -> Page:
    """Return a game in which each of the changes can be made, with an open file.

    Komi decides it.
    """
    options = {"passing": True, "stop": "played", "komi": -60}
    page = page_drawn(OPEN, options=options, clock={"main": 1})
    page.play("cbfa")
    page.ask("undo")
    page.play("ea")
    page.ask("undo")
    page.ask("copy", node=2)
    page.ask("annotate", comment="a")
    page.ask("annotate", comment="b")
    page.ask("revert")
    page.ask("open", data=base64(SGF))
    page.ask("offer_draw", player=1)
    return page


def longer_link() -> str:
    """Return the link of the same game after one more move."""
    page = ready()
    page.ask("go", ply=page.ask("show")["plies"])
    free = page.ask("show")["refusals"].index(".")
    page.ask("play", x=free % 6, y=free // 6)
    link: str = page.ask("link")["link"]
    return link


CHANGES.append(("follow_link", {"link": longer_link()}))


def test_every_request_is_tried_with_states() -> None:
    assert {kind for kind, _ in CHANGES} == {kind for kind, request in REQUESTS.items() if request.changes}
    assert {kind for kind, _ in NEW_GAMES + QUESTIONS} == set(REQUESTS) - {kind for kind, _ in CHANGES}


@pytest.mark.parametrize(("kind", "given_fields"), CHANGES)
def test_each_change_adds_one_to_the_state(kind: str, given_fields: Json) -> None:
    page = ready()
    before = page.state
    changed = page.ask(kind, **given_fields)
    assert (changed["kind"], changed["state"]) == ("position", before + 1)
    assert page.ask("show")["state"] == before + 1


@pytest.mark.parametrize(("kind", "given_fields"), CHANGES)
@pytest.mark.parametrize("off", [-1, 1, 10**30])
def test_a_change_for_another_state_is_refused(kind: str, given_fields: Json, off: int) -> None:
    page = ready()
    before = page.everything()
    refused = page.ask(kind, **given_fields, state=page.state + off)
    assert (refused["code"], refused["state"]) == ("state/stale", page.state)
    assert page.everything() == before


@pytest.mark.parametrize(("kind", "given_fields"), CHANGES)
@pytest.mark.parametrize("state", [None, True, "5", 5.0, []])
def test_a_change_must_name_its_state(kind: str, given_fields: Json, state: object) -> None:
    page = ready()
    before = page.ask("show")
    assert page.ask(kind, **given_fields, state=state)["code"] == "request/field"
    lacking = page.send({"v": 1, "id": 1, "kind": kind} | given_fields)
    assert (lacking["code"], "state" in lacking["message"]) == ("request/field", True)
    assert page.ask("show") == before


@pytest.mark.parametrize(("kind", "given_fields"), NEW_GAMES + QUESTIONS)
def test_a_request_that_changes_nothing_may_name_any_state(kind: str, given_fields: Json) -> None:
    page = ready()
    assert page.ask(kind, **given_fields, state=-5)["kind"] != "error"
    assert page.send({"v": 1, "id": 1, "kind": kind, **given_fields})["kind"] != "error"


@pytest.mark.parametrize(("kind", "given_fields"), QUESTIONS)
def test_a_question_changes_neither_the_state_nor_the_offer(kind: str, given_fields: Json) -> None:
    page = ready()
    before = page.everything()
    assert page.ask(kind, **given_fields)["state"] == before["show"]["state"]
    assert page.everything() == before
    assert before["show"]["offer"]


@pytest.mark.parametrize(("kind", "given_fields"), NEW_GAMES)
def test_each_other_game_is_a_new_edition_and_counts_as_a_change(kind: str, given_fields: Json) -> None:
    page = ready()
    before = page.ask("show")
    began = page.ask(kind, **given_fields)
    assert (began["state"], began["tree"]) == (before["state"] + 1, before["tree"] + 1)
    assert (began["node"], began["grown"], began["revert"], began["repeat"]) == (0, [], False, False)
    assert began["record"] == page.record()
    assert page.ask("show") == began | {"record": None, "reading": None}
    assert page.ask("paste")["code"] == "tree/paste"
    assert page.ask("hello")["state"] == before["state"] + 1


def test_sessions_are_independent() -> None:
    sessions = Sessions()

    def ask(kind: str, name: str = "", **given_fields: object) -> Json:
        return read(
            sessions.handle(json.dumps({"v": 1, "id": 1, "state": 0, "kind": kind, **given_fields}), name)
        )

    assert ask("play", x=0, y=0)["state"] == 1
    assert ask("play", "other", x=1, y=0)["last"] == {"x": 1, "y": 0, "player": 0}
    assert ask("show")["last"] == {"x": 0, "y": 0, "player": 0}
    sessions.leave("other")
    sessions.leave("nobody")
    assert (ask("show", "other")["state"], ask("show")["state"]) == (0, 1)


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


def declaring() -> Page:
    return page_drawn(ALL_WRONG)


def wants_smallest() -> Page:
    return page_drawn(TWO_RINGS, options={"smallest": True})


def played_in_middle() -> Page:
    page = Page()
    page.ask("new", width=8, height=8, opening="empty", options={"middle": 2})
    return page


def house_without_suicide() -> Page:
    house = ". R . .\nR . R .\n. R . .\n. . . ."
    return page_drawn(house, "russian", options={"suicide": False}, first=1)


def clocked() -> Page:
    return page_drawn(OPEN, clock={"main": 1}, options={"passing": True, "stop": "played"})


def ringed() -> Page:
    """Red has closed a ring but not declared it, and blue is to move."""
    page = page_drawn(OPEN)
    page.play("cb")
    return page


def filled() -> Page:
    """Red has filled the board, except for territory."""
    page = page_drawn(". R R\nB R B\nB B R")
    page.play("aa")
    return page


def set_up_surrounded() -> Page:
    """Return a board with a surrounded dot that is not captured, which no diagram for `new` can have."""
    page = page_drawn(CLOSED, "wikipedia", options={"stop": "settled"})
    page.session.game.board = Board.from_text("""
        . R . . .
        R B R . .
        . R . . B
        . . . . .
        """)
    return page


def stopped() -> Page:
    page = page_drawn(CLOSED, "wikipedia")
    page.ask("stop", player=0)
    return page


def three_declaring() -> Page:
    return page_drawn(OPEN, names=["", "", ""])


def one(**fields: object) -> Json:
    """Return a request that plays a dot on aa."""
    return {"kind": "play", "x": 0, "y": 0, **fields}


def noted() -> Page:
    """Return a game with a variation, something to paste, edits to undo and redo, and an offer."""
    page = page_of(moves="aaba")
    page.ask("go", ply=1)
    page.play("ca")
    page.ask("copy", node=2)
    page.ask("annotate", comment="a", marks={"TR": "aa"})
    page.ask("annotate", verdict="TE")
    page.ask("revert")
    page.ask("offer_draw", player=0)
    return page


def cut_off() -> Page:
    """Return a game whose nodes 1 and 2 are cut."""
    page = page_of(moves="aaba")
    page.ask("cut", node=1)
    return page


def kept_for_blue() -> Page:
    """A dot of blue can be pasted, and red is to move."""
    page = cut_off()
    page.play("aaba")
    page.ask("copy", node=4)
    return page


def kept_dot() -> Page:
    """A dot can be pasted, but its point is occupied."""
    page = page_of(moves="aaba")
    page.ask("copy", node=1)
    return page


def kept_line() -> Page:
    """A line can be pasted whose first dot can be played, but not its second."""
    page = page_of(moves="aabaca")
    page.ask("copy", node=1)
    page.ask("go", ply=0)
    page.play("eaba")
    page.ask("offer_draw", player=1)
    return page


def kept_and_over() -> Page:
    page = kept_for_blue()
    page.ask("walk", to="back")
    page.ask("resign", player=1)
    return page


def kept_resignation() -> Page:
    """A resignation of player 0 can be pasted, who has resigned already."""
    page = page_of(players=3)
    page.ask("resign", player=0)
    page.ask("copy", node=1)
    return page


def opened(data: bytes = SGF) -> Page:
    """Return a page with an open file."""
    page = page_of(moves="aa")
    page.ask("open", data=base64(data))
    return page


def unreadable() -> Page:
    return opened(b"(;GM[40]SZ[99])")


def unreadable_sav() -> Page:
    """The file has more moves than the board has points."""
    return opened(bytes([121]).ljust(HEADER_BYTES + MOVE_BYTES * 1249, b"\0"))


def three() -> Page:
    return page_of(players=3)


def long_game() -> Page:
    """Return a game of more nodes than a link holds, though without moves."""
    page = page_of()
    page.ask("restore", record=record_of(*[""] * MAX_NODES))
    return page


NO_MARKS: list[Json] = [
    {"XX": "aa"}, {"": ""}, {"x" * 100_000: "aa"}, {"TR": None}, {"TR": ["aa"]}, {"TR": "a"},
    {"TR": "aag"}, {"SQ": "ga"}, {"CR": "ae"}, {"MA": "a\u0430"}, {"SL": "a "}, {"DD": "aa:bb"},
    {"LB": "aa"}, {"LB": {"aa": "x"}}, {"LB": ["aa"]}, {"LB": [["aa"]]}, {"LB": [["aa", "x", "y"]]},
    {"LB": [["aa", ""]]}, {"LB": [["aa", "x" * 21]]}, {"LB": [["aa", 1]]}, {"LB": [["zz", "x"]]},
    {"LB": [["", "x"]]}, {"LB": [["x" * 10**5, "x"]]}, {"LB": ["aabb"]}, {"LB": None},
    {"AR": "aabb"}, {"AR": [["aa", "aa"]]}, {"AR": [["aa", "ga"]]}, {"AR": [["aa"]]},
    {"LN": [["aa", "bb"], ["aa", "zz"]]}, {"LN": [["aa", ""]]}, {"LN": [None]}, {"LN": 7},
]  # fmt: skip
NO_INFO: list[Json] = [
    {"C": "x"}, {"": "x"}, {"ev": "x"}, {"x" * 10**5: "x"}, {"EV": None}, {"EV": 7}, {"EV": ["x"]},
    {"PW": "x" * (MAX_NAME + 1)}, {"P3": "x"}, {"P4": ""}, {"PB": {}},
]  # fmt: skip
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
    ("move/middle", played_in_middle, one()),
    ("move/suicide", house_without_suicide, one(x=1, y=1)),
    ("move/pass", page_of, {"kind": "pass"}),
    ("move/pass", declaring, {"kind": "pass", "spent": 5}),
    ("move/stop", page_of, {"kind": "stop", "player": 0}),
    ("move/stop", stopped, {"kind": "stop", "player": 0}),
    ("ring/not-closed", declaring, one(rings=["bacbbc"])),
    ("ring/not-closed", declaring, one(rings=["ba"])),
    ("ring/not-closed", declaring, one(rings=[""])),
    ("ring/step", declaring, one(rings=["bacbabbc"])),
    ("ring/crosses-itself", declaring, one(rings=["bacbbccb"])),
    ("ring/crosses-itself", declaring, one(rings=["lambmalb"])),
    ("ring/no-dot", declaring, one(rings=["bacacbbcab"])),
    ("ring/foreign-dot", declaring, one(rings=["bacbbcbb"])),
    ("ring/dead-dot", declaring, one(rings=["eafbecdb"])),
    ("ring/territory", declaring, one(rings=["ibgbha"])),
    ("ring/no-enemy", declaring, one(rings=["lamamblb"])),
    ("ring/overlap", declaring, one(rings=[SMALL, SMALL])),
    ("ring/not-closed", ringed, {"kind": "declare", "rings": ["bacbbc"]}),
    ("ring/no-dot", ringed, {"kind": "declare", "rings": ["bacacbbcab"]}),
    ("ring/not-smallest", wants_smallest, {**one(), "x": 4, "rings": [LARGE]}),
    ("ring/not-now", page_of, {"kind": "declare", "rings": [SMALL]}),
    ("ring/not-now", page_of, {"kind": "declare", "declare_all": True}),
    ("ring/not-now", page_of, {"kind": "declare"}),
    ("ring/not-now", declaring, {"kind": "declare", "rings": [SMALL]}),
    ("ring/not-now", ringed, {"kind": "declare"}),
    ("ring/not-now", ringed, {"kind": "declare", "rings": []}),
    ("ring/refused", page_of, one(rings=[SMALL])),
    ("move/off-board", declaring, one(rings=["bacbbz"])),
    ("move/off-board", declaring, one(rings=["bacbb"])),
    ("move/off-board", declaring, one(rings=["ba cb"])),
    ("move/off-board", ringed, {"kind": "declare", "rings": ["\u0142\u00f3"]}),
    ("move/off-board", page_of, {"kind": "settle", "rings": ["zz"]}),
    ("clock/time-up", clocked, one(spent=1001)),
    ("clock/time-up", clocked, one(spent=10**4000)),
    ("clock/time-up", clocked, {"kind": "pass", "spent": 1001}),
    ("clock/time-up", clocked, {"kind": "stop", "player": 0, "spent": 1001}),
    ("clock/time-left", clocked, {"kind": "time_up", "spent": 999}),
    ("clock/time-left", clocked, {"kind": "time_up", "spent": -(10**30)}),
    ("clock/time-left", page_of, {"kind": "time_up", "spent": 10**9}),
    ("clock/invalid", page_of, {"kind": "new", "clock": {}}),
    ("clock/invalid", page_of, {"kind": "new", "clock": {"increment": 5}}),
    ("clock/invalid", page_of, {"kind": "new", "clock": {"main": -1}}),
    ("clock/invalid", page_of, {"kind": "new", "clock": {"main": 86_401}}),
    ("clock/invalid", page_of, {"kind": "new", "clock": {"main": "5"}}),
    ("clock/invalid", page_of, {"kind": "new", "clock": {"main": True}}),
    ("clock/invalid", page_of, {"kind": "new", "clock": {"main": 1.5}}),
    ("clock/invalid", page_of, {"kind": "new", "clock": {"main": 60, "byoyomi": 5}}),
    ("game/over", over, {"kind": "declare", "rings": [SMALL]}),
    ("game/over", over, {"kind": "pass"}),
    ("game/over", over, {"kind": "stop", "player": 1}),
    ("game/over", over, {"kind": "time_up", "spent": 0}),
    ("game/over", over, {"kind": "offer_settlement", "player": 1}),
    ("game/over", filled, {"kind": "pass"}),
    ("game/over", filled, {"kind": "stop", "player": 1}),
    ("game/over", over, {"kind": "resign", "player": 1}),
    ("game/over", over, {"kind": "offer_draw", "player": 1}),
    ("game/over", over, {"kind": "accept", "player": 1}),
    ("game/over", over, {"kind": "decline", "player": 1}),
    ("game/nothing-to-undo", page_of, {"kind": "undo"}),
    ("game/nothing-to-redo", page_of, {"kind": "redo"}),
    ("game/no-offer", page_of, {"kind": "accept", "player": 1}),
    ("game/no-offer", page_of, {"kind": "decline", "player": 1}),
    ("game/own-offer", offered, {"kind": "accept", "player": 0}),
    ("game/own-offer", offered, {"kind": "decline", "player": 0}),
    ("game/ply", page_of, {"kind": "go", "ply": 1}),
    ("game/ply", in_territory, {"kind": "go", "ply": -1}),
    ("game/player", page_of, {"kind": "resign", "player": 2}),
    ("game/player", page_of, {"kind": "offer_draw", "player": -1}),
    ("game/player", offered, {"kind": "resign", "player": 2}),
    ("game/player", offered, {"kind": "offer_draw", "player": 2}),
    ("game/player", offered, {"kind": "accept", "player": 2}),
    ("game/player", offered, {"kind": "decline", "player": 3}),
    ("game/player", page_of, {"kind": "stop", "player": 2}),
    ("game/player", offered, {"kind": "stop", "player": 2}),
    ("game/player", offered, {"kind": "offer_settlement", "player": 2}),
    ("game/player", page_of, {"kind": "new", "first": 2}),
    ("game/player", page_of, {"kind": "new", "first": -1}),
    ("game/player", page_of, {"kind": "check_setup", "position": OPEN, "players": 1}),
    ("game/player", page_of, {"kind": "check_setup", "position": OPEN, "players": 5}),
    ("game/player", page_of, {"kind": "new", "names": []}),
    ("game/player", page_of, {"kind": "new", "names": [""] * 5}),
    ("size/out-of-range", page_of, {"kind": "new", "width": 0}),
    ("size/out-of-range", page_of, {"kind": "new", "height": 53}),
    ("opening/unknown", page_of, {"kind": "new", "opening": "sicilian"}),
    ("opening/no-room", page_of, {"kind": "new", "width": 3}),
    ("opening/unknown", page_of, {"kind": "new", "opening": ""}),
    ("opening/invalid", page_of, {"kind": "new", "opening": "four-crosses-random", "seed": -1}),
    ("opening/invalid", page_of, {"kind": "new", "opening": "four-crosses-random", "seed": 2**32}),
    ("opening/invalid", page_of, {"kind": "new", "opening": "handicap"}),
    ("opening/invalid", page_of, {"kind": "new", "opening": "handicap", "handicap": 10}),
    ("opening/invalid", page_of, {"kind": "new", "opening": "custom", "position": OPEN}),
    (
        "setup/invalid",
        page_of,
        {"kind": "new", "opening": "custom", "width": 5, "height": 4, "position": TWO_RINGS},
    ),
    ("diagram/invalid", page_of, {"kind": "new", "opening": "custom"}),
    ("diagram/invalid", page_of, {"kind": "check_setup", "position": "nonsense"}),
    ("diagram/invalid", page_of, {"kind": "check_setup", "position": ""}),
    ("rules/unknown", page_of, {"kind": "new", "rules": "chess"}),
    ("rules/unknown", page_of, {"kind": "new", "rules": "Russian"}),
    ("rules/unknown", page_of, {"kind": "new", "rules": "x" * MAX_TEXT}),
    ("rules/unknown", page_of, {"kind": "check_setup", "position": OPEN, "rules": "chess"}),
    ("rules/invalid", page_of, {"kind": "check_setup", "position": OPEN, "options": {"speed": 1}}),
    ("rules/invalid", page_of, {"kind": "new", "options": {"speed": 1}}),
    ("rules/invalid", page_of, {"kind": "new", "options": {"x" * 100_000: 1}}),
    ("rules/invalid", page_of, {"kind": "new", "options": {"lead": 0}}),
    ("rules/invalid", page_of, {"kind": "new", "options": {"captures": ["declared"]}}),
    ("rules/invalid", page_of, {"kind": "new", "options": {"passing": 1}}),
    ("rules/invalid", page_of, {"kind": "new", "options": {"smallest": True}}),
    ("rules/invalid", page_of, {"kind": "new", "options": {"komi": 1}, "names": ["", "", ""]}),
    ("rules/invalid", page_of, {"kind": "new", "options": {"stop": "settled"}, "names": [""] * 4}),
    ("settlement/undecided", page_of, {"kind": "finish"}),
    ("settlement/players", three_declaring, {"kind": "settle"}),
    ("settlement/players", three_declaring, {"kind": "offer_settlement", "player": 0}),
    ("settlement/automatic", page_of, {"kind": "settle"}),
    ("settlement/automatic", page_of, {"kind": "offer_settlement", "player": 0}),
    ("settlement/set-up", set_up_surrounded, {"kind": "stop", "player": 1}),
    ("ring/overlap", wants_smallest, {"kind": "settle", "rings": [SMALL, LARGE]}),
    ("record/invalid", page_of, {"kind": "restore", "record": None}),
    ("record/invalid", page_of, {"kind": "restore", "record": {"width": 5}}),
    ("record/invalid", page_of, {"kind": "restore", "record": to_json(Game()) | {"moves": ["aa", "aa"]}}),
    ("record/invalid", page_of, {"kind": "restore", "record": to_json(Game()) | {"moves": ["stop 0"]}}),
    ("state/stale", page_of, {"kind": "undo", "state": 0}),
    ("record/invalid", page_of, {"kind": "restore", "record": to_json(Game()) | {"numbers": [1]}}),
    ("record/invalid", page_of, {"kind": "restore", "record": record_of("{> Y}")}),
    ("record/invalid", page_of, {"kind": "restore", "record": record_of("2:aa")}),
    ("record/invalid", page_of, {"kind": "restore", "record": record_of("2:aa", clock={"main": 1})}),
    ("record/invalid", page_of, {"kind": "restore", "record": record_of("3:.aabb", clock={"main": 1})}),
    ("record/invalid", page_of, {"kind": "restore", "record": record_of() | {"setup": "> G"}}),
    ("record/invalid", page_of, {"kind": "restore", "record": record_of("aa") | {"numbers": [0, 0]}}),
    ("record/invalid", page_of, {"kind": "restore", "record": record_of("aa") | {"numbers": [0, -1]}}),
    ("record/invalid", page_of, {"kind": "restore", "record": record_of("aa") | {"numbers": [0, True]}}),
    ("record/invalid", page_of, {"kind": "restore", "record": record_of("aa") | {"numbers": [0, 1, 2]}}),
    ("record/invalid", page_of, {"kind": "restore", "record": record_of("aa") | {"numbers": [0, 2**50 + 1]}}),
    ("record/invalid", page_of, {"kind": "restore", "record": record_of("aa") | {"numbers": [0, 10**4299]}}),
    *[
        ("tree/node", seat, {"kind": kind, **{"nodes" if kind == "look" else "node": node}})
        for kind in ("go_to", "promote", "cut", "copy", "look")
        for seat, node in (
            *[(noted, [9] if kind == "look" else 9), (noted, [0, -1] if kind == "look" else -1)],
            *[(noted, [10**4299] if kind == "look" else 10**4299), (cut_off, [2] if kind == "look" else 2)],
            *[(cut_off, [1, 0] if kind == "look" else 1)],
        )
    ],
    *[("tree/nowhere", page_of, {"kind": "walk", "to": to}) for to in DIRECTIONS],
    ("tree/nowhere", cut_off, {"kind": "walk", "to": "forward"}),
    ("tree/nowhere", noted, {"kind": "walk", "to": "sibling_after"}),
    ("tree/nowhere", noted, {"kind": "walk", "to": "capture_back"}),
    ("tree/edit", noted, {"kind": "cut", "node": 0}),
    ("tree/edit", noted, {"kind": "copy", "node": 0}),
    ("tree/edit", noted, {"kind": "promote", "node": 0}),
    ("tree/edit", noted, {"kind": "promote", "node": 2}),
    ("tree/paste", page_of, {"kind": "paste"}),
    ("tree/paste", kept_for_blue, {"kind": "paste"}),
    ("tree/paste", kept_dot, {"kind": "paste"}),
    ("tree/paste", kept_line, {"kind": "paste"}),
    ("tree/paste", kept_and_over, {"kind": "paste"}),
    ("tree/paste", kept_resignation, {"kind": "paste"}),
    ("tree/nothing-to-revert", in_territory, {"kind": "revert"}),
    ("tree/nothing-to-revert", cut_off, {"kind": "repeat"}),
    *[("tree/remark", noted, {"kind": "annotate", "comment": "x", "marks": marks}) for marks in NO_MARKS],
    ("tree/remark", noted, {"kind": "annotate", "comment": "x", "verdict": "XX"}),
    ("tree/remark", noted, {"kind": "annotate", "comment": "x", "verdict": "GB"}),
    ("tree/remark", noted, {"kind": "annotate", "comment": "x", "judgement": "TE"}),
    ("tree/remark", noted, {"kind": "annotate", "comment": "x", "judgement": "x" * MAX_TEXT}),
    *[("tree/remark", noted, {"kind": "set_info", "info": {"EV": "Cup", **info}}) for info in NO_INFO],
    ("game/player", noted, {"kind": "set_up", "position": "G dd"}),
    ("game/player", noted, {"kind": "set_up", "position": "R dd > G"}),
    ("game/player", three, {"kind": "set_up", "position": "> Y"}),
    *[
        ("record/invalid", noted, {"kind": "set_up", "position": words})
        for words in ("R", "aa", "R aa B", "X aa", "> RB", ">", "> .", "RB aa", "R aa > B x", "{R aa}")
    ],
    ("move/off-board", noted, {"kind": "set_up", "position": "R aaa"}),
    ("move/off-board", noted, {"kind": "set_up", "position": "R dd B gg"}),
    ("diagram/invalid", in_territory, {"kind": "set_up", "position": ". ba"}),
    ("file/charset", page_of, {"kind": "open", "data": "KDspCg==", "charset": "klingon"}),
    ("file/none", page_of, {"kind": "read_on"}),
    ("file/none", page_of, {"kind": "open_game", "number": 1}),
    *[
        ("record/unreadable-file", opened, {"kind": "open", "data": base64(data), "name": "x" * MAX_TEXT})
        for data in (b"", b" ", b"nonsense", b"\xff\xfe\x00", bytes(100), b"PK\x03\x04", b"()", b"x" * 10**6)
    ],
    ("diagram/invalid", opened, {"kind": "open", "data": base64(b". R .\n. x .")}),
    *[
        ("record/no-such-game", opened, {"kind": "open_game", "number": number, "mode": mode})
        for number, mode in ((0, None), (-1, None), (3, "listed"), (10**4299, "automatic"))
    ],
    ("record/size", unreadable, {"kind": "open_game", "number": 1}),
    ("sav/invalid", unreadable_sav, {"kind": "open_game", "number": 1}),
    ("record/unwritable", three, {"kind": "export", "format": "sgf"}),
    *[
        ("link/invalid", noted, {"kind": "open_link", "link": link})
        for link in (
            "",
            "1",
            "2",
            "x",
            "#",
            "1 ",
            "1=",
            "\u0142",
            "1" + "A" * 1000,
            "1w5WG4HGPlI6JiH5",
            "0" * 10**6,
        )
    ],
    ("link/too-large", noted, {"kind": "open_link", "link": "1" + "A" * 3_000_000}),
    ("link/old", page_of, {"kind": "follow_link", "link": link_text(page_of().session.game)}),
    ("link/forked", noted, {"kind": "follow_link", "link": link_text(page_of(moves="cc").session.game)}),
    ("link/invalid", noted, {"kind": "follow_link", "link": "1"}),
    ("link/too-large", long_game, {"kind": "link"}),
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
    ("request/field", page_of, {"kind": "new", "rules": "x" * (MAX_TEXT + 1)}),
    ("request/field", page_of, {"kind": "new", "options": None}),
    ("request/field", page_of, {"kind": "new", "options": []}),
    ("request/field", page_of, {"kind": "new", "clock": 300}),
    ("request/field", page_of, {"kind": "new", "seed": "7"}),
    ("request/field", page_of, {"kind": "new", "handicap": None}),
    ("request/field", page_of, {"kind": "new", "position": None}),
    ("request/field", page_of, {"kind": "new", "position": "." * (MAX_TEXT + 1)}),
    ("request/field", page_of, {"kind": "new", "first": False}),
    ("request/field", page_of, {"kind": "play", "x": 1, "y": 1, "rings": SMALL}),
    ("request/field", page_of, {"kind": "play", "x": 1, "y": 1, "rings": [["ba"]]}),
    ("request/field", page_of, {"kind": "play", "x": 1, "y": 1, "rings": ["a" * (MAX_TEXT + 1)]}),
    ("request/field", page_of, {"kind": "play", "x": 1, "y": 1, "declare_all": 1}),
    ("request/field", page_of, {"kind": "play", "x": 1, "y": 1, "spent": 1.5}),
    ("request/field", page_of, {"kind": "declare", "rings": None}),
    ("request/field", page_of, {"kind": "declare", "player": "0"}),
    ("request/field", page_of, {"kind": "pass", "player": 0}),
    ("request/field", page_of, {"kind": "pass", "spent": None}),
    ("request/field", page_of, {"kind": "stop"}),
    ("request/field", page_of, {"kind": "stop", "player": None}),
    ("request/field", page_of, {"kind": "time_up"}),
    ("request/field", page_of, {"kind": "offer_settlement"}),
    ("request/field", page_of, {"kind": "offer_settlement", "player": 0, "rings": SMALL}),
    ("request/field", page_of, {"kind": "settle", "rings": {}}),
    ("request/field", page_of, {"kind": "explain"}),
    ("request/field", page_of, {"kind": "explain", "kinds": "pools"}),
    ("request/field", page_of, {"kind": "explain", "kinds": ["pools", "ghosts"]}),
    ("request/field", page_of, {"kind": "why", "x": 1}),
    ("move/off-board", page_of, {"kind": "why", "x": 1, "y": 99}),
    ("request/field", page_of, {"kind": "check_setup"}),
    ("request/field", page_of, {"kind": "check_setup", "position": None}),
    ("request/field", page_of, {"kind": "check_setup", "position": OPEN, "players": "2"}),
    ("request/field", page_of, {"kind": "record", "record": None}),
    ("request/field", page_of, {"kind": "go_to"}),
    ("request/field", page_of, {"kind": "go_to", "node": None}),
    ("request/field", page_of, {"kind": "go_to", "node": "0"}),
    ("request/field", page_of, {"kind": "go_to", "node": False}),
    ("request/field", noted, {"kind": "walk"}),
    ("request/field", noted, {"kind": "walk", "to": None}),
    ("request/field", noted, {"kind": "walk", "to": ""}),
    ("request/field", noted, {"kind": "walk", "to": "x" * MAX_TEXT}),
    ("request/field", page_of, {"kind": "look"}),
    ("request/field", page_of, {"kind": "look", "nodes": 0}),
    ("request/field", page_of, {"kind": "look", "nodes": [0, None]}),
    ("request/field", page_of, {"kind": "look", "nodes": [True]}),
    ("request/field", page_of, {"kind": "look", "nodes": [0] * (MAX_LOOK + 1)}),
    ("request/field", noted, {"kind": "annotate", "comment": ["x"]}),
    ("request/field", noted, {"kind": "annotate", "name": "x" * (MAX_TEXT + 1)}),
    ("request/field", noted, {"kind": "annotate", "marks": []}),
    ("request/field", noted, {"kind": "annotate", "verdict": 1}),
    ("request/field", noted, {"kind": "annotate", "judgement": True}),
    ("request/field", noted, {"kind": "annotate", "node": 1}),
    ("request/field", noted, {"kind": "promote"}),
    ("request/field", noted, {"kind": "cut", "node": 1.0}),
    ("request/field", noted, {"kind": "copy", "node": "1"}),
    ("request/field", noted, {"kind": "paste", "node": 1}),
    ("request/field", noted, {"kind": "set_up"}),
    ("request/field", noted, {"kind": "set_up", "position": {}}),
    ("request/field", noted, {"kind": "revert", "edits": 2}),
    ("request/field", noted, {"kind": "set_info"}),
    ("request/field", noted, {"kind": "set_info", "info": None}),
    ("request/field", noted, {"kind": "set_info", "info": "EV"}),
    ("request/field", page_of, {"kind": "open"}),
    ("request/field", page_of, {"kind": "open", "data": None}),
    ("request/field", page_of, {"kind": "open", "data": "KDs"}),
    ("request/field", page_of, {"kind": "open", "data": "KDsp\n"}),
    ("request/field", page_of, {"kind": "open", "data": "KDs_KDs-"}),
    ("request/field", page_of, {"kind": "open", "data": "K"}),
    ("request/field", page_of, {"kind": "open", "data": "\u0142\ud800"}),
    ("request/field", page_of, {"kind": "open", "data": "KDsp", "name": None}),
    ("request/field", opened, {"kind": "open_game", "number": None}),
    ("request/field", opened, {"kind": "open_game", "number": 1, "mode": ""}),
    ("request/field", opened, {"kind": "open_game", "number": 1, "mode": "Listed"}),
    ("request/field", opened, {"kind": "open_game", "number": 1, "mode": "x" * MAX_TEXT}),
    ("request/field", page_of, {"kind": "open_link"}),
    ("request/field", page_of, {"kind": "open_link", "link": None}),
    ("request/field", page_of, {"kind": "export"}),
    ("request/field", page_of, {"kind": "export", "format": "png"}),
    ("request/field", page_of, {"kind": "export", "format": "x" * MAX_TEXT}),
    ("request/field", page_of, {"kind": "export", "format": "svg", "numbers": None}),
    ("request/field", page_of, {"kind": "export", "format": "svg", "coordinates": 1}),
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


def test_every_error_code_of_the_document_occurs_and_no_other() -> None:
    files = {"record/size", "sav/invalid"}
    assert {code for code, _, _ in ERRORS} | set(TEXTS) == CODES | files


@pytest.mark.parametrize(("code", "game", "request_"), ERRORS)
def test_after_each_error_the_game_is_unchanged(code: str, game: Callable[[], Page], request_: Json) -> None:
    page = game()
    before = page.everything()
    refused = page.send({"v": 1, "id": 1, "state": page.state} | request_)
    assert (refused["kind"], refused["code"]) == ("error", code)
    assert len(refused["message"]) < 10_000
    assert page.everything() == before


@pytest.mark.parametrize(("code", "text"), [(code, text) for code, texts in TEXTS.items() for text in texts])
def test_a_text_that_is_not_a_request(code: str, text: str) -> None:
    page = in_territory()
    before = page.everything()
    refused = read(page.session.handle(text))
    assert (refused["code"], refused["id"], refused["state"]) == (code, None, page.state)
    assert page.everything() == before


def test_the_id_is_repeated_if_it_can_be_read() -> None:
    page = Page()
    for number in (0, -1, 10**30):
        assert page.send({"v": 1, "id": number, "kind": "show"})["id"] == number
        assert page.send({"v": 9, "id": number})["id"] == number
    for other in (None, "7", 7.0, True, [7]):
        assert page.send({"v": 1, "id": other, "kind": "show"})["id"] is None
    assert page.send({"v": 1, "kind": "show"})["id"] is None


def test_the_message_names_the_field_and_what_it_should_be() -> None:
    page = Page()
    assert page.ask("play", x=1)["message"] == "the field y is missing"
    assert page.ask("play", x=1, y="2")["message"] == 'y is "2", not a whole number'
    assert "play has no field" in page.ask("play", x=1, y=2, z=3)["message"]
    assert "hello, show, new" in page.ask("castle")["message"]
    assert "names is [1]" in page.ask("new", names=[1])["message"]


@pytest.mark.parametrize("frame", ['"%s"', '["%s"]', '{"v": "%s"}', '{"v": 1, "kind": "%s"}', '{"%s": 1}'])
def test_long_values_are_not_repeated_in_full(frame: str) -> None:
    answer = Session().handle(frame % ("x" * 100_000))
    assert len(answer) < 1000
    assert read(answer)["kind"] == "error"


def test_the_maximum_length_of_a_request() -> None:
    request = json.dumps({"v": 1, "id": 1, "kind": "show"})
    session = Session()
    assert read(session.handle(request.ljust(MAX_REQUEST)))["kind"] == "position"
    assert read(session.handle(request.ljust(MAX_REQUEST + 1)))["code"] == "request/not-json"


def test_what_is_nested_too_deeply_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a browser, parsing it would end Python."""
    session, deepest = Session(), "[" * MAX_DEPTH + "]" * MAX_DEPTH
    assert read(session.handle(deepest))["code"] == "request/not-object"
    with monkeypatch.context() as patch:
        patch.setattr(json, "loads", lambda text: pytest.fail("it is parsed"))
        answers = session.handle(f"[{deepest}]"), Thinker().begin(f"[{deepest}]")
    assert [json.loads(answer)["code"] for answer in answers] == ["request/not-json"] * 2


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
def test_a_deeply_nested_request_is_answered(frame: str, left: str, right: str) -> None:
    """Even if it can just be read, but not be written again."""
    session = Session()
    deepest = deepest_readable(left, right)
    for depth in [*range(max(1, deepest - 60), deepest + 20), 1, 10, 100, 100_000]:
        answer = read(session.handle(frame % (left * depth + "0" + right * depth)))
        assert answer["kind"] == "error"
