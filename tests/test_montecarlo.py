"""The sparring partner: its board agrees with `Board`, and its search finds what matters."""

from __future__ import annotations

from random import Random
from statistics import correlation, fmean

import numpy as np
import pytest

from kropki.board.board import Board
from kropki.computer.trajectories import lead
from research.montecarlo.board import (
    BLOCKS,
    HOUSE,
    OPEN,
    SPECIAL,
    Ints,
    Position,
    board_point,
    new_position,
    play,
    point_of,
    position_of,
)  # fmt: skip
from research.montecarlo.playout import FILLED, Seed, new_game_room, play_out
from research.montecarlo.tree import best_point, search
from tests.support.positions import fill_at_random, mean_lead, scattered

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


@pytest.mark.slow
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


def play_at_random(position: Position, seed: Seed) -> tuple[int, Ints]:
    """Play a random game; return its result, and by player and row what they have filled."""
    span = position.span
    room, points = new_game_room(span), position.links.copy()
    result = play_out(position, 0, seed, room, points)
    return int(result), room[FILLED * span : (FILLED + 2) * span].reshape(2, span)


def seeded(number: int) -> Seed:
    return np.array([Random(number).getrandbits(63) | 1], np.uint64)


def count_dots(rows: Ints) -> int:
    return sum(int(row).bit_count() for row in rows)


def test_players_take_turns_in_a_random_game_until_the_board_is_full() -> None:
    position = new_position(9, 7)
    before = position.cells.copy()
    _, (red, blue) = play_at_random(position, seeded(5))
    assert not (red & blue).any()
    assert 50 < count_dots(red) + count_dots(blue) <= 63
    assert abs(count_dots(red) - count_dots(blue)) <= 5
    assert (position.cells == before).all()
    assert (play_at_random(position, seeded(5))[1] == [red, blue]).all()
    assert (play_at_random(position, seeded(6))[1] != [red, blue]).any()


@pytest.mark.slow
def test_mean_results_are_those_of_random_games_dot_by_dot() -> None:
    random = Random(8)
    dot_by_dot, in_rounds = [], []
    for seed in range(25):
        board = scattered(seed, 9)
        dot_by_dot.append(mean_lead(board, 300, random))
        position, chance = position_of(board), seeded(seed)
        in_rounds.append(fmean(play_at_random(position, chance)[0] for _ in range(600)))
    assert correlation(dot_by_dot, in_rounds) > 0.9


def test_enclosed_dots_are_captured() -> None:
    board = Board.from_text(
        """
        .  R  R  R  R  .
        R  .  .  .  .  R
        R  .  .  B  .  R
        R  .  .  .  .  R
        .  R  R  R  R  .
        """
    )
    for seed in range(1, 50):
        result, (_, blue) = play_at_random(position_of(board), seeded(seed))
        assert result == 1 + count_dots(blue[2:5] & 0b0111100)


def test_results_begin_with_what_has_been_captured() -> None:
    random = Random(9)
    for seed in range(30):
        board = scattered(seed, 8)
        fill_at_random(board, random)
        assert play_at_random(position_of(board), seeded(1))[0] == lead(board, 0)


@pytest.mark.slow
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
    trees = (search(position_of(board), player, 0.0, seeded(1), 2_000) for player in (0, 1))
    capture, save = (board_point(board, best_point(tree)) for tree in trees)
    assert board.grid.xy(save) == (6, 3)
    assert board.play(capture, 0)[0].captured == 8


def test_the_same_seed_gives_the_same_search() -> None:
    board = Board(8, 8)
    first, second = (search(position_of(board), 0, 0.0, np.array([3], np.uint64), 200) for _ in range(2))
    assert (first.games[:100] == second.games[:100]).all()
