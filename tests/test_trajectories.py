"""Trajectories: all of them are found, and nothing else."""

from itertools import combinations, permutations

import pytest

from kropki.board.board import Board
from kropki.computer.steps import Steps, run_to_end
from kropki.computer.trajectories import Trajectories, Trajectory, TrajectoryFinder, lead
from tests.support.positions import scattered


def gain_of(board: Board, points: tuple[int, ...], player: int) -> int:
    """Return what dots gain in the best order without an answer."""
    best = 0
    for order in permutations(points):
        before = lead(board, player)
        played = 0
        for point in order:
            if point not in board.legal_points:
                break
            board.play(point, player)
            played += 1
        if played == len(order):
            best = max(best, lead(board, player) - before)
        for _ in range(played):
            board.undo()
    return best


def by_trying_all(board: Board, player: int, most: int) -> dict[int, int]:
    """Return the minimal sets of up to `most` points that gain something, with their gains."""
    found: dict[int, int] = {}
    bits = board.grid.bits
    for count in range(1, most + 1):
        for points in combinations(board.legal_points, count):
            mask = sum(bits[point] for point in points)
            if not any(known & mask == known for known in found):
                gain = gain_of(board, points, player)
                if gain > 0:
                    found[mask] = gain
    return found


@pytest.mark.parametrize("seed", range(30))
def test_all_trajectories_are_found_and_each_one_gains(seed: int) -> None:
    board = scattered(seed)
    grid = board.grid
    found = run_to_end(TrajectoryFinder(board, 0).find(3))
    threats = {threat.points: threat.gain for threat in found if threat.gain}
    for points, gain in by_trying_all(board, 0, 3).items():
        assert threats.get(points) == gain, [grid.letters(p) for p in grid.mask_points(points)]
    for points, gain in threats.items():
        assert gain_of(board, tuple(grid.mask_points(points)), 0) >= gain


def test_each_list_is_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    find = TrajectoryFinder.find

    def noted(finder: TrajectoryFinder, max_dots: int) -> Steps[list[Trajectory]]:
        asked.append((finder.player, max_dots))
        return find(finder, max_dots)

    board = scattered(6)
    known = Trajectories(board)
    expected = {(p, n): run_to_end(TrajectoryFinder(board, p).find(n)) for p in (0, 1) for n in (1, 2)}
    monkeypatch.setattr(TrajectoryFinder, "find", noted)
    for _ in range(2):
        for (player, dots), trajectories in expected.items():
            assert run_to_end(known.find(player, dots)) == trajectories
    assert asked == [*expected]
    assert all(expected.values())
