"""The potential: which dots in danger count, and how much."""

import pytest

from kropki.board.board import Board
from kropki.computer.potential import Potential, count_endangered
from kropki.computer.steps import run_to_end

ONE_DOT = """
    .  .  .  .  .  .  .
    .  .  R  .  .  .  .
    .  R  B  .  .  .  .
    .  .  R  .  .  .  .
    .  .  .  .  .  .  .
"""
"""Red captures one dot with one dot, on dc."""
TWO_DOTS = """
    .  .  .  .  .  .  .
    .  .  R  R  .  .  .
    .  R  B  B  .  .  .
    .  .  R  .  .  .  .
    .  .  .  .  .  .  .
"""
"""Red captures two dots with two dots, on ec and dd."""
THREE_DOTS = """
    .  .  .  .  .  .  .
    .  .  R  .  .  .  .
    .  .  B  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""
"""Red captures one dot with three dots."""
ALL = """
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  R  .  .  .  .  .  R  R  .  .  .  .  .  .  R  .  .
    .  R  B  .  .  .  .  R  B  B  .  .  .  .  .  .  B  .  .
    .  .  R  .  .  .  .  .  R  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
"""
TWICE = """
    .  .  .  .  .  .  .
    .  .  R  R  .  .  .
    .  R  B  B  .  .  .
    .  .  R  R  R  .  .
    .  .  R  B  .  .  .
    .  .  .  R  .  .  .
    .  .  .  .  .  .  .
"""
"""Red captures two dots with one dot on ec, and one dot with one dot on ee."""


def at(board: Board, letters: str) -> int:
    return board.grid.bits[board.grid.from_letters(letters)]


@pytest.mark.parametrize(
    ("drawing", "counts"),
    [
        (ONE_DOT, [1, 0, 0]),
        (TWO_DOTS, [0, 2, 0]),
        (THREE_DOTS, [0, 0, 1]),
        (ALL, [1, 2, 1]),
        (TWICE, [3, 0, 0]),
    ],
)
def test_a_dot_counts_once_by_the_fewest_dots_that_capture_it(drawing: str, counts: list[int]) -> None:
    board = Board.from_text(drawing)
    assert run_to_end(count_endangered(board, 0, 1, 3)) == counts
    assert run_to_end(count_endangered(board, 0, 1, 2)) == counts[:2]
    assert run_to_end(count_endangered(board, 1, 0, 1)) == [0]
    assert str(board) == str(Board.from_text(drawing))


def test_only_dangers_within_a_mask_count() -> None:
    board = Board.from_text(ALL)
    assert run_to_end(count_endangered(board, 0, 1, 2, at(board, "dc"))) == [1, 0]
    assert run_to_end(count_endangered(board, 0, 1, 2, at(board, "kc") | at(board, "jd"))) == [0, 2]


@pytest.mark.parametrize(
    ("drawing", "to_mover", "to_other"),
    [(ONE_DOT, 0, 0), (TWO_DOTS, 20, -40), (THREE_DOTS, 1, -2), (ALL, 21, -42), (TWICE, 0, 0)],
)
def test_dots_that_one_dot_captures_have_no_potential(drawing: str, to_mover: float, to_other: float) -> None:
    board = Board.from_text(drawing)
    of_red = Potential((100, 10, 1), (0, 0, 0))
    assert run_to_end(of_red.estimate(board, 0, 1, 3)) == to_mover
    of_red = Potential((0, 0, 0), (200, 20, 2))
    assert run_to_end(of_red.estimate(board, 1, 0, 3)) == to_other
