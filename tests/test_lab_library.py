"""Tests of what the Python lab says about the library: `tools/site/lab.py`."""

from __future__ import annotations

import json

import kropki
from kropki.bot.board import BotBoard
from kropki.bot.shelf import EXAMPLES
from kropki.game.game import Game
from tools.site.lab import lab_library

LIBRARY = json.loads(lab_library())
ENTRIES = LIBRARY["entries"]


def test_every_public_name_of_a_board_is_listed_with_its_documentation() -> None:
    listed = {entry["name"] for entry in ENTRIES["board"]}
    board = BotBoard(Game(6, 6), 0)
    assert listed == {name for name in dir(board) if not name.startswith("_")}
    assert all(entry["doc"] for entry in ENTRIES["board"])
    assert len(listed) == len(ENTRIES["board"])


def test_every_public_name_of_a_point_is_listed() -> None:
    assert {entry["name"] for entry in ENTRIES["point"]} == {"distance", "name", "x", "y"}


def test_signatures_have_no_types() -> None:
    [play] = [entry for entry in ENTRIES["board"] if entry["name"] == "play"]
    assert play["signature"] == "(point, player=None)"
    assert play["doc"].startswith("Play a dot on this copy of the board.")


def test_the_public_names_of_the_library_are_listed_with_first_lines() -> None:
    assert [entry["name"] for entry in ENTRIES["kropki"]] == kropki.__all__
    assert all("\n" not in entry["doc"] for entry in ENTRIES["kropki"])


def test_the_names_take_at_most_20_kb() -> None:
    assert len(json.dumps(ENTRIES, ensure_ascii=False).encode()) <= 20_000


def test_each_example_has_its_source_and_its_pieces() -> None:
    assert [example["key"] for example in LIBRARY["examples"]] == list(EXAMPLES)
    for example in LIBRARY["examples"]:
        assert "def choose(board):" in example["source"]
        assert len(example["pieces"]) >= 3
