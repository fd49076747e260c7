"""Tests of the bots that come with the package, and of their Parsons puzzles."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from kropki.bot.board import BotBoard
from kropki.bot.parsons import MAX_BLOCKS, check_order, split
from kropki.bot.program import Program
from kropki.bot.shelf import EXAMPLES, example
from kropki.game.game import Game
from kropki.game.scatter import scatter


def play(first: str, second: str, seed: int, size: int = 8) -> int:
    """Return by how many dots the first of two examples wins a game that both begin alike."""
    programs = [Program(example(name)) for name in (first, second)]
    for program in programs:
        program.load(seed)
    lead = 0
    for swapped in (0, 1):
        game = Game(size, size)
        scatter(game, 4, seed)
        while not game.outcome:
            side = game.turn ^ swapped
            board = BotBoard(game, game.turn)
            answer = programs[side].choose(board, f"{seed} {game.ply} {side}")
            game.play(game.board.grid.point(*board.point(answer)))
        captures = game.board.captures
        lead += captures[swapped] - captures[1 - swapped]
    return lead


def check(name: str, blocks: list[Any]) -> Any:
    return json.loads(check_order(json.dumps({"source": example(name), "seed": 5, "blocks": blocks})))


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_have_5_to_40_lines(name: str) -> None:
    lines = example(name).splitlines()
    assert len(lines) >= 5 and len([line for line in lines if line]) <= 40


@pytest.mark.parametrize("better", ["greedy", "saver", "oneply", "ladder"])
def test_examples_that_look_beat_the_random_one(better: str) -> None:
    assert all(play(better, "random", seed) > 0 for seed in range(3))


def test_the_saver_beats_the_greedy_one() -> None:
    assert sum(play("saver", "greedy", seed) for seed in range(6)) > 0


def test_the_monte_carlo_example_beats_the_random_one() -> None:
    assert play("montecarlo", "random", 1, size=6) > 0


def test_the_edge_hugger_stays_at_the_edge() -> None:
    program = Program(example("edge"))
    program.load(1)
    point = program.choose(BotBoard(Game(8, 8), 0), "1")
    assert 0 in tuple(point) or 7 in tuple(point)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_order_of_the_example_is_right(name: str) -> None:
    blocks = split(example(name))
    assert 3 <= len(blocks) <= MAX_BLOCKS
    Program("\n".join(blocks)).load(1)
    assert check(name, blocks)["right"]


def test_another_order_that_plays_alike_is_right() -> None:
    first, *others = split(example("random"))
    assert len(others) == 2
    assert check("random", [*others, first]) == {
        "right": True,
        "wrong": None,
        "fault": None,
        "program": "def choose(board):\n    return random.choice(board.open_points)\nimport random\n",
    }


def test_a_wrong_order_is_refused_with_its_fault() -> None:
    first, second, third = split(example("random"))
    answer = check("random", [first, third, second])
    assert not answer["right"] and answer["wrong"] == 1
    assert answer["fault"]["code"] == "bot/syntax"


def test_wrong_orders_of_an_example_never_hang_and_are_mostly_refused() -> None:
    blocks = split(example("greedy"))
    wrong = 0
    for seed in range(20):
        Random(seed).shuffle(blocks)
        wrong += not check("greedy", blocks)["right"]
    assert wrong >= 15


@pytest.mark.parametrize("blocks", [[], [0, 1, 2], ["import random"] * 3, [None] * 3])
def test_other_blocks_are_refused(blocks: list[Any]) -> None:
    assert check("random", blocks)["fault"]["code"] == "bot/request"
