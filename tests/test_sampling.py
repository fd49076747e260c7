"""The comparison of moves by random games: what it counts adds up, and it sees encirclements."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from kropki.board.board import Board
from kropki.computer.player import load_policy
from kropki.computer.sampling import (
    FULL,
    GAMES,
    LANE,
    LEAVES,
    Node,
    Sampling,
    moves_to_compare,
    shares_of,
)
from kropki.computer.search import RootMove
from tests.support.positions import scattered

NET = """
    .  .  .  .  .  .  .  .  .  .  .
    .  .  .  R  .  R  .  R  .  .  .
    .  .  R  .  R  .  R  .  R  .  .
    .  .  R  .  .  B  .  .  .  R  .
    .  .  R  .  B  .  B  .  .  R  .
    .  .  R  .  .  B  .  .  R  .  .
    .  .  R  .  .  .  .  .  .  .  .
    .  .  .  R  .  R  R  R  .  .  .
    .  .  .  .  R  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .
    B  .  B  .  .  .  .  .  .  .  B
"""
"""The net around four dots of Blue has a gap at ig."""


def compare(board: Board, player: int, points: list[int], batches: int, seed: int = 1) -> Sampling:
    """Return the comparison of some points after some batches of games."""
    moves = dict.fromkeys(points, 1 / len(points))
    sampling = Sampling(board.copy(), player, (), moves, load_policy(), Random(seed))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kropki.computer.sampling.MAX_VISITS", batches * LEAVES)
        for _ in sampling.run():
            pass
    return sampling


def tally(number: int, board: Board) -> list[int]:
    """Return the numbers of a tally."""
    return [*memoryview(number.to_bytes(LANE * board.grid.limit, "little")).cast("I")]


def nodes(node: Node) -> list[Node]:
    """Return a node and all below it."""
    return [node, *(below for child in node.children or () for below in nodes(child))]


def test_visits_and_values_add_up() -> None:
    for seed in range(6):
        board = scattered(seed, 9)
        sampling = compare(board, seed % 2, [*board.legal_points][:8], 20, seed)
        for node in nodes(sampling.root):
            assert -1e-9 <= node.value <= 1 + 1e-9
            below = node.children or []
            assert sum(child.visits for child in below) <= node.visits
            games, results = tally(node.games, board), tally(node.results, board)
            for count, total in zip(games, results, strict=True):
                assert count <= GAMES * node.visits
                assert total <= FULL * count
            for point, count in enumerate(games):
                assert not count or board.open_mask >> point & 1
        root = sampling.root
        children = root.children or []
        assert sum(child.visits for child in children) == root.visits
        mean = sum(child.visits * child.value for child in children) / root.visits
        assert 1 - root.value == pytest.approx(mean)


def test_the_same_seed_gives_the_same_comparison() -> None:
    board = scattered(4, 9)
    points = [*board.legal_points][:6]
    first, second = (compare(board, 0, points, 12, seed=7) for _ in range(2))
    assert [(node.point, node.visits, node.value) for node in first.moves] == [
        (node.point, node.visits, node.value) for node in second.moves
    ]


def test_the_gap_in_a_net_is_worth_more_than_a_point_elsewhere() -> None:
    board = Board.from_text(NET)
    point = board.grid.from_letters
    for player in (0, 1):
        sampling = compare(board, player, [point("ig"), point("ai"), point("ka"), point("ca")], 40)
        assert sampling.moves[0].point == point("ig")


def test_a_dropped_move_is_not_tried_again() -> None:
    board = scattered(4, 9)
    points = [*board.legal_points][:3]
    sampling = compare(board, 0, points, 5)
    sampling.drop(points[0])
    assert {node.point for node in sampling.moves} == set(points[1:])
    for _ in islice(sampling.run(), 20):
        pass
    assert {node.point for node in sampling.moves} == set(points[1:])


def test_a_board_that_is_nearly_full_is_compared_too() -> None:
    board = scattered(2, 6)
    points = [*board.legal_points]
    while len(points) > 2:
        board.play(points[-1], len(points) % 2)
        points = [*board.legal_points]
    assert compare(board, 0, points, 30).root.visits == 30 * LEAVES


def test_only_moves_that_seem_as_good_as_the_best_are_compared() -> None:
    best, equal, worse = RootMove(1, 2.0, quality=1.0), RootMove(2, 2.0, quality=3.0), RootMove(3, 1.0)
    shares = moves_to_compare([best, equal, worse])
    assert shares.keys() == {1, 2}
    assert shares[2] > shares[1] > 0
    assert sum(shares.values()) == pytest.approx(1)
    assert moves_to_compare([]) == {}


def test_shares_add_up_and_follow_qualities() -> None:
    shares = shares_of({1: 0.5, 2: 2.5, 3: -1.0})
    assert sum(shares.values()) == pytest.approx(1)
    assert [*sorted(shares, key=shares.__getitem__)] == [3, 1, 2]
