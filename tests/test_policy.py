"""The policy: how it describes points, independent of rotation and reflection."""

from collections.abc import Callable

import pytest

from kropki.board.board import Board
from kropki.computer.patterns import REACH, pattern_features, window_marks
from kropki.computer.policy import describe_points, find_short_trajectories
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import Trajectories
from tests.support.positions import scattered

SIZE = 9
Place = tuple[int, int]
TURNS: dict[str, Callable[[Place], Place]] = {
    "mirrored": lambda place: (SIZE - 1 - place[0], place[1]),
    "upside down": lambda place: (place[0], SIZE - 1 - place[1]),
    "transposed": lambda place: (place[1], place[0]),
}


def names(board: Board, player: int, last: tuple[Place, ...]) -> dict[Place, list[str]]:
    """Return the names of the features of each point that is described."""
    points = tuple(board.grid.point(x, y) for x, y in last)
    threats = run_to_end(find_short_trajectories(Trajectories(board), player))
    return {
        board.grid.xy(point): [*pattern_features(window_marks(*key)), *rest]
        for point, key, rest in describe_points(board, player, points, threats)
    }


def test_points_are_described_by_their_distance_from_the_last_two_dots() -> None:
    last = ((7, 2), (3, 5))
    board = Board(12, 8)
    for x, y in last:
        board.play(board.grid.point(x, y), 0)
    found = names(board, 1, last)
    assert [name for name in found[8, 4] if name[0] == "d"] == ["d021", "d15"]
    assert [name for name in found[7, 1] if name[0] == "d"] == ["d010", "d144"]
    assert [name for name in found[4, 6] if name[0] == "d"] == ["d043", "d111"]
    for (x, y), described_by in found.items():
        for i, (lx, ly) in enumerate(last):
            near, far = sorted((abs(x - lx), abs(y - ly)))
            assert (f"d{i}5" if far >= 5 else f"d{i}{far}{near}") in described_by


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("seed", range(8))
def test_inner_points_of_a_turned_board_have_the_same_description(seed: int, turn: str) -> None:
    board = Board.from_diagram(scattered(seed, SIZE).diagram(), 2)
    words = [line.split() for line in str(board).splitlines()]
    there = TURNS[turn]
    rows = [[words[there((x, y))[1]][there((x, y))[0]] for x in range(SIZE)] for y in range(SIZE)]
    turned = Board.from_text("\n".join(" ".join(row) for row in rows), 2)
    last = ((4, 1), (2, 5))
    for player in (0, 1):
        found = names(turned, player, last)
        again = names(board, player, tuple(there(place) for place in last))
        inner = [place for place in found if min(place) >= REACH and max(place) < SIZE - REACH]
        assert len(inner) >= 4
        for place in inner:
            assert found[place] == again[there(place)]
