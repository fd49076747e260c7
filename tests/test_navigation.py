"""Navigation in the tree of a game."""

from itertools import chain
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.board.territory import Gain
from kropki.game.game import Game
from kropki.game.navigation import DIRECTIONS, find_node
from kropki.game.tree import Node
from tests.support.games import empty, play
from tests.support.settings import steady


def game_of_captures() -> Game:
    """Return a game in which Red captures a dot with the fourth dot and another with the eighth."""
    game = empty(8, 8)
    play(game, "ba bb ab hh bc hg cb hf ga gb fb he gc hd hb ha")
    return game


def numbered(tree: dict[int, list[int]], gains: dict[int, int] | None = None) -> dict[int, Node]:
    """Build nodes by number from the numbers of each one's children; the first is the root."""
    nodes = {number: Node(number=number) for number in {*tree, *chain(*tree.values())}}
    for number, children in tree.items():
        for child in children:
            nodes[number].add(nodes[child])
    for node in nodes.values():
        node.selected_index = 0
    for number, gain in (gains or {}).items():
        nodes[number].gains = (Gain(0, gain, 0),)
    return nodes


TREE = numbered(
    {0: [1], 1: [2, 10, 20], 2: [3], 3: [4], 4: [5], 5: [6, 30], 6: [7], 10: [11], 11: [12, 40], 20: [21]},
    {3: 1, 5: 2, 6: 1, 12: 3},
)
"""
    0 ─ 1 ┬ 2 ─ 3* ─ 4 ─ 5* ┬ 6* ─ 7
          │                 └ 30
          ├ 10 ─ 11 ┬ 12*
          │         └ 40
          └ 20 ─ 21

A star is a capture."""


WAYS: dict[str, dict[int, int | None]] = {
    "first": {0: None, 1: 0, 7: 0, 40: 0},
    "last": {0: 7, 5: 7, 7: None, 10: 12, 11: 12, 40: None, 20: 21},
    "back": {0: None, 1: 0, 10: 1, 30: 5, 12: 11},
    "forward": {0: 1, 1: 2, 7: None, 5: 6, 11: 12, 21: None},
    "capture_back": {0: None, 3: None, 4: 3, 5: 3, 6: 5, 7: 6, 30: 5, 12: None, 40: None},
    "capture_forward": {0: 3, 2: 3, 3: 5, 5: 6, 6: None, 7: None, 10: 12, 11: 12, 12: None, 20: None},
    "fork_back": {0: None, 1: None, 2: 1, 5: 1, 6: 5, 7: 5, 30: 5, 12: 11, 11: 1, 21: 1},
    "fork_forward": {0: 1, 1: 5, 4: 5, 5: None, 7: None, 10: 11, 11: None, 20: None},
    "sibling_before": {0: None, 1: None, 2: None, 7: None, 10: 2, 12: 2, 20: 10, 21: 10, 30: 6, 40: 12},
    "sibling_after": {0: None, 1: None, 2: 10, 5: 10, 6: 30, 7: 30, 30: 10, 10: 20, 12: 40, 40: 20, 21: None},
}


@pytest.mark.parametrize("to", DIRECTIONS)
def test_each_direction(to: str) -> None:
    for start, end in WAYS[to].items():
        assert find_node(TREE[start], to) is (None if end is None else TREE[end]), start


def test_navigation_follows_the_chosen_line() -> None:
    TREE[1].selected_index = 1
    try:
        assert find_node(TREE[0], "last") is TREE[12]
        assert find_node(TREE[0], "capture_forward") is TREE[12]
        assert find_node(TREE[1], "fork_forward") is TREE[11]
    finally:
        TREE[1].selected_index = 0


def test_a_game_goes_from_capture_to_capture() -> None:
    game = game_of_captures()
    captures = [node.number for node in game.nodes.values() if node.captured]
    assert captures == [7, 15]
    seen = []
    while there := find_node(game.node, "capture_back"):
        game.go_to(there)
        seen.append(there.number)
    assert seen == captures[::-1]
    game.go_to_ply(0)
    while there := find_node(game.node, "capture_forward"):
        game.go_to(there)
    assert (game.node.number, game.plies) == (15, 16)


@steady(examples=60)
@given(st.integers(0, 2**32 - 1))
def test_going_back_and_forth(seed: int) -> None:
    random = Random(seed)
    nodes = [Node(number=0)]
    for number in range(1, random.randint(2, 40)):
        nodes.append(
            random.choice(nodes[-4:]).add(
                Node(number=number, gains=random.choice([(), (), (Gain(0, 1, 0),)]))
            )
        )
    for node in nodes:
        node.selected_index = random.randrange(len(node.children)) if node.children else 0
    for node in nodes:
        line = node.line()
        place = line.index(node)
        before, after = line[:place][::-1], line[place + 1 :]
        assert find_node(node, "back") is next(iter(before), None)
        assert find_node(node, "forward") is next(iter(after), None)
        assert find_node(node, "first") is (nodes[0] if before else None)
        assert find_node(node, "last") is (line[-1] if after else None)
        for name, found in (("capture", lambda n: n.captured > 0), ("fork", lambda n: len(n.children) > 1)):
            assert find_node(node, f"{name}_back") is next(filter(found, before), None)
            assert find_node(node, f"{name}_forward") is next(filter(found, after), None)
        for to, fro in (("before", "after"), ("after", "before")):
            there = find_node(node, f"sibling_{to}")
            if there:
                assert there.parent and len(there.parent.children) > 1
                back = find_node(there, f"sibling_{fro}")
                assert back in node.path()
