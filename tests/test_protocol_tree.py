"""Requests about the game tree: its rows and editions, navigation, edits, annotations, information."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.game.game import Game
from kropki.game.tree import Node
from kropki.protocol.requests import MAX_LOOK
from kropki.record.annotations import MAX_COMMENT
from tests.support.journeys import Journey
from tests.support.page import OPEN, POSITION, SMALL, Json, Page, page_drawn, page_of, record_of, taken
from tests.support.settings import steady

Row = list[Any]


def dot(node: int, parent: int, player: int, text: str, captured: int = 0, signs: str = "") -> Row:
    gains = [[player, captured, 0]] if captured else []
    return [node, parent, player, text, gains, signs]


ROOT: Row = [0, None, None, "", [], ""]
AA, BA, CA = dot(1, 0, 0, "aa"), dot(2, 1, 1, "ba"), dot(3, 2, 0, "ca")
AB, BB = dot(4, 0, 0, "ab"), dot(5, 4, 1, "bb")
FORKED = [ROOT, AA, BA, CA, AB, BB]


def forked() -> Page:
    """Return a game with a variation of two moves, at the node before both:

    0 ┬ 1 aa ─ 2 ba ─ 3 ca
      └ 4 ab ─ 5 bb"""
    page = page_of(moves="aabaca")
    page.ask("go", ply=0)
    page.play("abbb")
    page.ask("go", ply=0)
    return page


# rows


def test_the_tree_of_a_new_game() -> None:
    page = Page()
    assert page.ask("tree") == {
        "v": 1, "id": 1, "state": 0, "kind": "tree", "tree": 1, "nodes": [[0, None, None, "", [], ""]],
    }  # fmt: skip


def test_rows_are_in_the_order_of_the_tree() -> None:
    page = forked()
    assert page.rows() == FORKED
    page.ask("go_to", node=1)
    page.play("cc")
    assert page.rows() == [ROOT, AA, BA, CA, dot(6, 1, 1, "cc"), AB, BB]


def test_a_row_of_each_kind_of_move() -> None:
    page = page_drawn(
        OPEN, options={"passing": True, "stop": "played", "stop_without_dot": True}, clock={"main": 1}
    )
    page.ask("play", x=2, y=1, spent=5)
    page.ask("declare", rings=[SMALL])
    page.ask("pass", spent=7)
    page.ask("stop", player=1, spent=9)
    page.ask("time_up", spent=1000)
    page.ask("go", ply=0)
    page.play("cbfa")
    page.ask("declare", rings=[SMALL], player=0, spent=3)
    page.ask("offer_draw", player=1)
    page.ask("accept", player=0)
    page.ask("undo")
    page.ask("offer_settlement", player=1, rings=[])
    page.ask("accept", player=0)
    page.ask("undo")
    page.ask("resign", player=1)
    page.ask("undo")
    page.ask("set_up", position="R aa > R")
    assert page.rows() == [
        ROOT,
        dot(2, 0, 0, f"cb.{SMALL}", 1),
        dot(3, 2, 1, "pass 1"),
        dot(4, 3, 1, "stop 1"),
        dot(5, 4, 0, "time 0"),
        dot(6, 0, 0, "cb"),
        dot(7, 6, 1, "fa"),
        dot(8, 7, 0, f".{SMALL}", 1),
        [9, 8, None, "draw", [], ""],
        [10, 8, None, "settle ", [], ""],
        dot(11, 8, 1, "resign 1"),
        [12, 8, None, "", [], "s"],
    ]


def test_captures_of_all_players_count() -> None:
    page, answer = taken()
    assert answer["grown"] == [dot(11, 10, 0, "cc", 1)]
    assert [row[4] for row in page.rows()] == [[]] * 11 + [[[0, 1, 0]]]


# changed rows


def test_each_move_adds_a_row() -> None:
    page = page_of(options={"passing": True})
    assert page.play("aa")["grown"] == [AA]
    assert page.ask("show")["grown"] == []
    assert page.ask("undo")["grown"] == []
    assert page.ask("redo")["grown"] == [AA]
    assert page.ask("pass")["grown"] == [dot(2, 1, 1, "pass 1")]
    assert page.ask("resign", player=0)["grown"] == [dot(3, 2, 0, "resign 0")]
    assert page.ask("go", ply=1)["grown"] == []
    assert page.play("bb")["grown"] == [dot(4, 1, 1, "bb")]
    assert page.ask("tree")["tree"] == 2


def test_a_move_among_many_variations_does_not_search_them_for_each() -> None:
    class Counting(list[Node]):
        searches = 0

        def __contains__(self, item: object) -> bool:
            self.searches += 1
            return super().__contains__(item)

    page = page_of()
    for letters in ("aa", "ba", "ca", "da"):
        page.play(letters)
        page.ask("undo")
    root = page.session.game.root
    root.children = children = Counting(root.children)
    page.play("ea")
    assert children.searches < 4


def test_a_known_move_adds_no_row() -> None:
    page = forked()
    answer = page.play("aa")
    assert (answer["node"], answer["branches"], answer["grown"]) == (1, [2], [AA])
    assert page.rows() == FORKED


def test_a_dot_with_all_its_rings_adds_one_row() -> None:
    page = page_drawn(OPEN)
    edition = page.ask("show")["tree"]
    answer = page.ask("play", x=2, y=1, declare_all=True)
    assert answer["grown"] == [dot(answer["node"], 0, 0, f"cb.{SMALL}", 1)]
    assert answer["tree"] == edition
    assert page.rows() == [ROOT, *answer["grown"]]


def test_rings_declared_after_a_dot_replace_its_node() -> None:
    page = page_drawn(OPEN)
    played = page.play("cb")
    declared = page.ask("declare", rings=[SMALL])
    assert declared["grown"] == [dot(2, 0, 0, f"cb.{SMALL}", 1)]
    assert declared["tree"] == played["tree"] + 1
    assert page.rows() == [ROOT, *declared["grown"]]
    assert page.ask("go_to", node=1)["code"] == "tree/node"


def test_rings_declared_after_an_answered_dot_make_a_variation() -> None:
    page = page_drawn(OPEN)
    page.play("cbfa")
    undone = page.ask("undo")
    declared = page.ask("declare", rings=[SMALL])
    assert declared["tree"] == undone["tree"]
    assert page.rows() == [ROOT, dot(1, 0, 0, "cb"), dot(2, 1, 1, "fa"), dot(3, 0, 0, f"cb.{SMALL}", 1)]


def test_edits_of_a_replaced_node_cannot_be_undone() -> None:
    page = page_drawn(OPEN)
    page.play("cb")
    page.ask("annotate", comment="x")
    page.ask("set_info", info={"EV": "Cup"})
    declared = page.ask("declare", rings=[SMALL])
    assert (declared["comment"], declared["revert"]) == ("x", True)
    reverted = page.ask("revert")
    assert (reverted["comment"], reverted["revert"]) == ("x", False)
    assert page.ask("info")["info"] == {}


def test_a_dot_with_rings_replaces_the_same_dot_without() -> None:
    page = page_drawn(OPEN)
    page.play("cb")
    page.ask("annotate", comment="x")
    undone = page.ask("undo")
    answer = page.ask("play", x=2, y=1, declare_all=True)
    assert (answer["tree"], answer["revert"]) == (undone["tree"] + 1, False)
    assert page.rows() == [ROOT, dot(answer["node"], 0, 0, f"cb.{SMALL}", 1, "c")]


def test_playing_a_known_capture_again_keeps_its_node() -> None:
    """Its place among the variations, its number and its annotations stay."""
    page = page_drawn(OPEN)
    known = page.ask("play", x=2, y=1, declare_all=True)
    page.ask("annotate", comment="x")
    page.ask("undo")
    page.play("fa")
    page.ask("undo")
    rows = page.rows()
    again = page.ask("play", x=2, y=1, declare_all=True)
    assert (again["node"], again["comment"], again["revert"]) == (known["node"], "x", True)
    assert again["tree"] == known["tree"]
    assert page.rows() == rows
    page.ask("undo")
    page.play("cb")
    declared = page.ask("declare", rings=[SMALL])
    assert (declared["node"], declared["comment"]) == (known["node"], "x")
    assert page.rows() == rows


def test_a_refused_ring_leaves_the_game_at_its_node_of_two_alike() -> None:
    page = page_drawn(OPEN)
    page.play("cb")
    page.ask("copy", node=1)
    page.ask("undo")
    page.ask("paste")
    before = page.everything()
    assert page.ask("declare", rings=["bacbbc"])["code"] == "ring/not-closed"
    assert page.everything() == before


# navigation


def test_going_to_a_node() -> None:
    page = forked()
    there = page.ask("go_to", node=5)
    assert (there["node"], there["ply"], there["plies"], there["branches"]) == (5, 2, 2, [])
    assert there["dots"].startswith("......RB")
    assert (there["change"], there["grown"]) == ({"dot": None, "taken": []}, [])
    assert page.ask("go_to", node=0)["branches"] == [1, 4]
    assert page.ask("redo")["node"] == 4
    assert page.ask("go_to", node=2)["plies"] == 3
    assert page.ask("undo")["plies"] == 3
    assert page.ask("go_to", node=2)["node"] == 2


def test_walks() -> None:
    page = forked()
    ways = [("last", 5), ("back", 4), ("first", 0), ("forward", 4), ("sibling_before", 1), ("last", 3)]
    ways += [("fork_back", 0), ("forward", 1), ("sibling_after", 4), ("forward", 5), ("sibling_before", 1)]
    for to, node in ways:
        answer = page.ask("walk", to=to)
        assert (answer["node"], answer["grown"], answer["tree"]) == (node, [], 2)


def test_walks_to_captures() -> None:
    page, _ = taken()
    page.play("da")
    page.ask("resign", player=0)
    for to, ply in (("capture_back", 11), ("first", 0), ("capture_forward", 11), ("forward", 12)):
        assert page.ask("walk", to=to)["ply"] == ply
    assert page.ask("walk", to="capture_forward")["code"] == "tree/nowhere"


# look


def test_look_gives_the_positions_that_going_there_shows() -> None:
    page = forked()
    nodes = [3, 0, 5, 5, 1]
    positions = page.look(nodes)
    assert [position["plies"] for position in positions] == [3, 2, 2, 2, 3]
    for node, position in zip(nodes, positions, strict=True):
        there = forked().ask("go_to", node=node)
        assert position == {name: there[name] for name in POSITION - {"decided"}}


def test_look_leaves_the_game_and_its_offer() -> None:
    page = forked()
    page.ask("go_to", node=2)
    page.ask("offer_draw", player=1)
    before = page.everything()
    looked = page.look([0, 2, 5, 2])
    assert [position["offer"] is not None for position in looked] == [False, True, False, True]
    assert page.everything() == before
    assert page.ask("look", nodes=[])["positions"] == []
    assert page.everything() == before
    assert page.ask("accept", player=0)["outcome"] == {"winner": None, "reason": "agreement"}


def test_look_at_the_maximum_number_of_nodes() -> None:
    assert page_of(3, 3).ask("look", nodes=[0] * MAX_LOOK)["positions"]


def test_look_follows_the_way_to_the_root_once(monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_of(5, 5)
    for _ in range(300):
        page.ask("set_up", position="")
    monkeypatch.setattr("kropki.protocol.current_game.MAX_LOOK_SECONDS", -1)
    reads: list[object] = []
    parent: Any = vars(Node)["parent"]

    def read(node: Node) -> object:
        reads.append(node)
        return parent.__get__(node)

    monkeypatch.setattr(Node, "parent", property(read))
    page.ask("look", nodes=[*range(300, 0, -1)])
    assert len(reads) < 30 * 300


def test_look_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    page = forked()
    monkeypatch.setattr("kropki.protocol.current_game.MAX_LOOK_SECONDS", -1)
    assert [position["node"] for position in page.ask("look", nodes=[3, 0, 5])["positions"]] == [3]
    assert [position["node"] for position in page.look([3, 0, 5])] == [3, 0, 5]


# annotations


MARKS = {"TR": "aabb", "LB": [["cc", "a]:\\"]], "AR": [["aa", "bb"]], "DD": "ab"}


def test_annotations_are_in_the_position() -> None:
    page = forked()
    page.ask("go_to", node=2)
    said = {"comment": "a]b\\\nc", "name": "x:y", "marks": MARKS, "verdict": "BM", "judgement": "GW"}
    answer = page.ask("annotate", **said)
    assert {name: answer[name] for name in said} == said
    assert answer["grown"] == [[*BA[:5], "cnmBj"]]
    assert (answer["tree"], answer["revert"], answer["repeat"]) == (2, True, False)
    assert page.rows() == [ROOT, AA, [*BA[:5], "cnmBj"], CA, AB, BB]
    shown = page.ask("undo")
    assert {name: shown[name] for name in said} == (
        {"comment": "", "name": "", "marks": {}, "verdict": "", "judgement": ""}
    )
    assert page.ask("go_to", node=3)["marks"] == {"DD": "ab"}
    again = Page().send({"v": 1, "id": 1, "kind": "restore", "record": page.record()})
    assert again["marks"] == {"DD": "ab"}
    assert page.ask("go_to", node=2)["marks"] == MARKS


def test_annotations_that_are_null_or_left_out_stay() -> None:
    page = forked()
    page.ask("annotate", comment="x", name="y", marks=MARKS, verdict="TE", judgement="UC")
    for said in ({}, {"comment": None, "name": None, "marks": None, "verdict": None, "judgement": None}):
        answer = page.ask("annotate", **said)
        assert (answer["comment"], answer["name"], answer["marks"]) == ("x", "y", MARKS)
        assert (answer["verdict"], answer["judgement"]) == ("TE", "UC")
    assert page.ask("annotate", name="z")["comment"] == "x"
    answer = page.ask("annotate", comment="", name="", marks={}, verdict="", judgement="")
    assert answer["grown"] == [ROOT]
    assert page.record()["notes"] == []


def test_annotations_are_undone_and_redone() -> None:
    page = forked()
    page.ask("annotate", comment="x")
    page.ask("go_to", node=3)
    page.ask("annotate", verdict="IT")
    for kind, grown, said in (
        ("revert", CA, ""),
        ("revert", ROOT, ""),
        ("repeat", [*ROOT[:5], "c"], ""),
        ("repeat", [*CA[:5], "I"], "IT"),
    ):
        answer = page.ask(kind)
        assert (answer["grown"], answer["verdict"], answer["node"], answer["tree"]) == ([grown], said, 3, 2)


def test_an_annotation_leaves_the_offer() -> None:
    page = forked()
    page.ask("offer_draw", player=0)
    assert page.ask("annotate", comment="x")["offer"]["player"] == 0
    assert page.ask("revert")["offer"]["player"] == 0


def test_a_long_comment() -> None:
    page = forked()
    comment = "long " * 20_000
    assert page.ask("annotate", comment=comment)["comment"] == comment[:MAX_COMMENT]
    shown = page.ask("show")["comment"]
    assert shown == comment[:MAX_COMMENT]
    assert comment.strip() in page.ask("export", format="sgf")["text"]
    page.ask("annotate", comment=shown)
    assert comment.strip() in page.ask("export", format="sgf")["text"]


# edits


def test_an_edit_of_the_tree_is_a_new_edition() -> None:
    page = forked()
    rows = page.rows()
    edition = page.ask("tree")["tree"]
    for kind, given_fields, then in (
        ("promote", {"node": 5}, [ROOT, AB, BB, AA, BA, CA]),
        ("cut", {"node": 2}, [ROOT, AB, BB, AA]),
        ("set_up", {"position": "R dd > B"}, [ROOT, AB, BB, AA, [6, 0, None, "", [], "s"]]),
        ("paste", {}, [ROOT, AB, BB, AA, [6, 0, None, "", [], "s"], dot(7, 6, 1, "ba"), dot(8, 7, 0, "ca")]),
        ("revert", {}, [ROOT, AB, BB, AA, [6, 0, None, "", [], "s"]]),
        ("revert", {}, [ROOT, AB, BB, AA]),
        ("revert", {}, [ROOT, AB, BB, AA, BA, CA]),
        ("revert", {}, rows),
        ("repeat", {}, [ROOT, AB, BB, AA, BA, CA]),
    ):
        answer = page.ask(kind, **given_fields)
        edition += 1
        assert answer["tree"] == edition
        told = page.ask("tree")
        assert (told["tree"], told["nodes"]) == (edition, then)
        assert all(row in then for row in answer["grown"])
    assert (answer["revert"], answer["repeat"]) == (True, True)


def test_pasted_nodes_are_among_the_changed_ones() -> None:
    page = forked()
    assert page.ask("copy", node=4)["grown"] == []
    assert page.ask("paste")["grown"] == [dot(6, 0, 0, "ab"), dot(7, 6, 1, "bb")]
    assert page.ask("set_up", position=". ab")["grown"] == [[8, 6, None, "", [], "s"]]
    assert page.ask("cut", node=6)["grown"] == []
    assert page.ask("revert")["grown"] == []
    assert page.ask("promote", node=8)["grown"] == []


def test_a_failed_paste_leaves_nothing() -> None:
    page = page_of(moves="aabaca")
    page.ask("copy", node=1)
    page.ask("go", ply=0)
    page.play("eaba")
    page.ask("offer_draw", player=1)
    before = page.everything()
    assert page.ask("paste")["code"] == "tree/paste"
    assert page.everything() == before
    assert page.ask("show")["offer"]["player"] == 1
    answer = page.play("fd")
    assert answer["grown"] == [dot(6, 5, 0, "fd")]


def test_the_game_leaves_nodes_that_are_cut_or_undone() -> None:
    page = forked()
    page.ask("go_to", node=3)
    answer = page.ask("cut", node=2)
    assert (answer["node"], answer["branches"], answer["plies"]) == (1, [], 1)
    answer = page.ask("paste")
    assert (answer["node"], answer["branches"]) == (6, [7])
    page.ask("walk", to="last")
    answer = page.ask("revert")
    assert (answer["node"], answer["branches"]) == (1, [])
    assert page.ask("repeat")["branches"] == [6]


def test_what_was_cut_can_be_pasted_again_but_not_in_another_game() -> None:
    page = page_of(moves="aaba")
    page.ask("cut", node=2)
    for node in (3, 4):
        assert page.ask("paste")["node"] == node
        page.ask("undo")
    assert page.ask("go_to", node=1)["branches"] == [3, 4]
    page.ask("new")
    assert page.ask("paste")["code"] == "tree/paste"


def test_node_numbers_are_restored_with_a_record() -> None:
    page = forked()
    page.ask("cut", node=1)
    page.play("aa")
    record = page.record()
    assert record["numbers"] == [0, 6, 4, 5]
    other = Page()
    assert other.ask("restore", record=record)["node"] == 6
    assert other.rows() == page.rows() == [ROOT, AB, BB, dot(6, 0, 0, "aa")]
    assert other.play("cc")["grown"] == [dot(7, 6, 1, "cc")]


def test_a_record_may_have_any_node_numbers() -> None:
    page = Page()
    for numbers in ([0, 5, 3], [0, 1, 2**50], [0, 7, 1]):
        restored = page.ask("restore", record=record_of("aa", "ba") | {"numbers": numbers})
        assert restored["node"] == numbers[2]
        assert [row[:2] for row in page.rows()] == [[0, None], [numbers[1], 0], [numbers[2], numbers[1]]]
        assert page.play("ca")["node"] == max(numbers) + 1


# information


def test_information_is_set_and_returned() -> None:
    page = forked()
    assert page.ask("info") == {"v": 1, "id": 1, "state": page.state, "kind": "info", "info": {}}
    info = {"PB": "Ola", "PW": "Żółw", "EV": "Cup", "GC": "a\nb]\\"}
    answer = page.ask("set_info", info=info)
    assert (answer["names"], answer["grown"], answer["revert"]) == (["Ola", "Żółw"], [ROOT], True)
    assert page.ask("info")["info"] == info
    assert page.ask("set_info", info={"PB": "", "EV": ""})["names"] == ["", "Żółw"]
    assert page.ask("info")["info"] == {"PW": "Żółw", "GC": "a\nb]\\"}
    assert page.ask("revert")["names"] == ["Ola", "Żółw"]
    assert page.ask("info")["info"] == info
    assert page.ask("revert")["names"] == ["", ""]
    assert page.ask("info")["info"] == {}
    assert page.ask("repeat")["names"] == ["Ola", "Żółw"]
    other = Page()
    other.ask("restore", record=page.record())
    assert other.ask("info")["info"] == info


def test_the_names_of_a_new_game_are_in_its_information() -> None:
    page = Page()
    page.ask("new", names=["Ola", "", "Jan"])
    assert page.ask("info")["info"] == {"PB": "Ola", "P3": "Jan"}


# random journeys


@pytest.mark.parametrize("kind", ["undo", "play"])
def test_moves_are_not_edits(kind: str) -> None:
    page = forked()
    page.ask("go_to", node=1)
    given_fields: Json = {"x": 5, "y": 3} if kind == "play" else {}
    answer = page.ask(kind, **given_fields)
    assert (answer["revert"], answer["tree"]) == (False, 2)


MET = {
    *(
        "play done",
        "declare done",
        "paste done",
        "paste tree/paste",
        "cut done",
        "cut tree/edit",
        "restore done",
    ),
    *("promote done", "promote tree/edit", "revert done", "repeat done", "set_up done", "annotate done"),
    *("walk done", "walk tree/nowhere", "go_to tree/node", "set_info done", "look done", "copy done"),
}
"""What the journeys must include."""


def test_random_journeys() -> None:
    """A page that adds changed rows, and asks for the tree when the edition changes, always knows the tree.

    Errors change nothing, edits are undone and redone, and each position is in the record.
    """
    seen: Counter[str] = Counter()

    @steady(examples=40)
    @given(st.integers(0, 2**32 - 1))
    def travel(seed: int) -> None:
        journey = Journey(Random(seed))
        journey.go_on(40)
        journey.go_back_and_forth()
        journey.check_record()
        seen.update(journey.seen)

    travel()
    assert not MET - seen.keys()


def test_the_tree_of_a_long_game() -> None:
    page = page_of(39, 32)
    game: Game = page.session.game
    for point in game.board.grid.points[:600]:
        game.play(point)
    rows = page.rows()
    assert [row[0] for row in rows] == [*range(601)]
    assert [row[3] for row in rows[1:]] == [
        game.board.grid.letters(point) for point in game.board.grid.points[:600]
    ]
