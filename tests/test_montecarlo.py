"""The sparring partner: its board agrees with `Board`, and its search finds what matters."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from kropki.board.board import Board
from lab.montecarlo.board import (
    BLOCKS,
    HOUSE,
    OPEN,
    SPECIAL,
    Ints,
    board_point,
    new_position,
    play,
    point_of,
    position_of,
)  # fmt: skip
from lab.montecarlo.playout import list_points, play_out
from lab.montecarlo.tree import best_point, search

LOOK_EVERY = 5
"""After how many moves two boards are compared."""


def check_random_game(seed: int, width: int, height: int) -> None:
    random = Random(seed)
    board, position = Board(width, height), new_position(width, height)
    points = [*board.grid.points]
    random.shuffle(points)
    for number, point in enumerate(points):
        if board.open_mask >> point & 1:
            player = number % 2
            board.play(point, player)
            play(position, point_of(board, point), player)
            if number % LOOK_EVERY == 0:
                assert_alike(position.cells, position_of(board).cells, position.span)
    assert_alike(position.cells, position_of(board).cells, position.span)


def assert_alike(cells: Ints, expected: Ints, span: int) -> None:
    rows, others = (
        each[: BLOCKS * span].reshape(BLOCKS, span).copy() for each in (cells, expected)
    )  # only houses on open points matter
    for each in (rows, others):
        each[HOUSE : HOUSE + 2] &= each[OPEN]
        each[SPECIAL] = 0
    assert (rows == others).all()
    assert (cells[-2:] == expected[-2:]).all()


def test_the_board_agrees_with_the_engines_on_random_games() -> None:
    random = Random(20)
    for seed in range(150):
        check_random_game(seed, random.randint(1, 16), random.randint(1, 16))
    check_random_game(0, 39, 32)
    check_random_game(0, 52, 52)


@pytest.mark.slow
def test_the_board_agrees_with_the_engines_on_ten_thousand_random_games() -> None:
    random = Random(21)
    for seed in range(10_000):
        check_random_game(seed, random.randint(1, 20), random.randint(1, 20))


def test_a_random_game_fills_the_board() -> None:
    position = new_position(9, 7)
    points: Any = np.zeros(63, np.uint16)
    owners: Any = np.full(len(position.links), -1, np.int8)
    count = list_points(position.cells, OPEN * position.span, position.span, points)
    assert count == 63
    played = play_out(position, points, count, 0, np.array([5], np.uint64), owners)
    assert (owners >= 0).sum() == played > 50
    assert not position.cells[OPEN * position.span : SPECIAL * position.span].any()


def test_the_search_captures_many_dots_or_saves_them() -> None:
    rows = [
        ". . . . . . . . .",
        ". . R R R R . . .",
        ". R B B B B R . .",
        ". R B B B B . . .",
        ". . R R R R R . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
    ]
    board = Board.from_text("\n".join(rows))
    for player in (0, 1):
        tree = search(position_of(board), player, 0.0, np.array([1], np.uint64), 2_000)
        x, y = board.grid.xy(board_point(board, best_point(tree)))
        assert (x, y) == (6, 3)


def test_the_same_seed_gives_the_same_search() -> None:
    board = Board(8, 8)
    first, second = (search(position_of(board), 0, 0.0, np.array([3], np.uint64), 200) for _ in range(2))
    assert (first.games[:100] == second.games[:100]).all()
