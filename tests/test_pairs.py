"""Pairs of points that random games never give to one player: each is a threat that a slow model finds."""

from __future__ import annotations

from itertools import combinations

import pytest

from kropki.board.board import Board
from kropki.computer.pairs import Pair, find_pairs
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import Trajectories, lead
from tests.support.positions import clustered, scattered


def gain(board: Board, points: tuple[int, ...], player: int) -> int:
    """Return how many dots a player gains with dots on some points."""
    before = lead(board, player)
    for point in points:
        board.play(point, player)
    after = lead(board, player)
    for _ in points:
        board.undo()
    return after - before


def captures(board: Board, pair: Pair) -> int:
    """Return what both points of a pair gain in the better order; 0 if one alone gains something."""
    first, second, attacker = pair
    if gain(board, (first,), attacker) > 0 or gain(board, (second,), attacker) > 0:
        return 0
    return max(gain(board, (first, second), attacker), gain(board, (second, first), attacker))


def cuts(board: Board, pair: Pair) -> bool:
    """Return whether both points of a pair lie between two enemy dots that are a knight's move apart."""
    grid = board.grid
    dots = [grid.xy(point) for point in grid.mask_points(board.alive_mask(1 - pair.attacker))]
    (x1, y1), (x2, y2) = grid.xy(pair.first), grid.xy(pair.second)
    for (ax, ay), (bx, by) in combinations(dots, 2):
        if sorted((abs(ax - bx), abs(ay - by))) == [1, 2]:
            near = [
                max(abs(x - cx), abs(y - cy))
                for x, y in ((x1, y1), (x2, y2))
                for cx, cy in ((ax, ay), (bx, by))
            ]
            if near == [1, 1, 1, 1]:
                return True
    return False


def all_pairs(board: Board) -> list[Pair]:
    """Return all pairs of open points with each attacker."""
    points = sorted(board.grid.mask_points(board.open_mask))
    return [Pair(*both, attacker) for both in combinations(points, 2) for attacker in (0, 1)]


@pytest.mark.parametrize("seed", range(40))
def test_pairs_are_those_of_a_slow_model(seed: int) -> None:
    board = scattered(seed, 7) if seed % 2 else clustered(seed, 7, 7)
    before = board.diagram()
    found = run_to_end(find_pairs(Trajectories(board)))
    assert board.diagram() == before
    used = [point for pair in found for point in (pair.first, pair.second)]
    assert len(used) == len(set(used))
    gains = [captures(board, pair) for pair in found]
    threats = [value for value in gains if value > 0]
    assert gains[: len(threats)] == threats == sorted(threats, reverse=True)
    assert all(cuts(board, pair) for pair in found[len(threats) :])
    for pair in all_pairs(board):
        if captures(board, pair) > 0 or cuts(board, pair):
            assert {pair.first, pair.second} & {*used}
