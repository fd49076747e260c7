"""Tests of the bots that come with the package, and of their Parsons puzzles."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from kropki.bot.board import BotBoard
from kropki.bot.parsons import MAX_BLOCKS, check_order, make_puzzle, shuffled, split
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


def check(name: str, order: list[int], seed: int) -> Any:
    return json.loads(check_order(json.dumps({"source": example(name), "seed": seed, "order": order})))


def right_order(name: str, seed: int) -> list[int]:
    """Return the numbers of the blocks in the order of the example."""
    mixed, order = shuffled(example(name), seed), []
    for block in split(example(name)):
        order.append(next(i for i, text in enumerate(mixed) if text == block and i not in order))
    return order


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
def test_a_puzzle_has_all_lines_and_its_order_depends_on_the_seed(name: str) -> None:
    blocks = json.loads(make_puzzle(json.dumps({"source": example(name), "seed": 5})))["blocks"]
    assert sorted(blocks) == sorted(split(example(name)))
    assert blocks == shuffled(example(name), 5) != split(example(name))
    assert 3 <= len(blocks) <= MAX_BLOCKS


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_order_of_the_example_is_right(name: str) -> None:
    Program("\n".join(split(example(name)))).load(1)
    assert check(name, right_order(name, 5), 5)["right"]


def test_another_order_that_plays_alike_is_right() -> None:
    order = right_order("random", 5)
    assert len(order) == 3
    assert check("random", [*order[1:], order[0]], 5) == {
        "right": True,
        "wrong": None,
        "fault": None,
        "program": "def choose(board):\n    return random.choice(board.open_points)\nimport random\n",
    }


def test_a_wrong_order_is_refused_with_its_fault() -> None:
    order = right_order("random", 5)
    answer = check("random", [order[0], order[2], order[1]], 5)
    assert not answer["right"] and answer["wrong"] == 1
    assert answer["fault"]["code"] == "bot/syntax"


def test_wrong_orders_of_an_example_never_hang_and_are_mostly_refused() -> None:
    order = right_order("greedy", 5)
    wrong = 0
    for seed in range(20):
        Random(seed).shuffle(order)
        wrong += not check("greedy", order, 5)["right"]
    assert wrong >= 15


@pytest.mark.parametrize("order", [[], [0, 0, 1], [0, 1, 9], ["0", "1", "2"], [None] * 3])
def test_orders_that_are_none_are_refused(order: list[Any]) -> None:
    assert check("random", order, 5)["fault"]["code"] == "bot/request"
