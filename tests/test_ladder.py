"""Ladders: they work whatever the defender does."""

import pytest

from kropki.board.board import Board
from kropki.computer.ladder import LadderReader, ladder_starts
from kropki.computer.search import LADDER_BUDGET
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import TrajectoryFinder, lead, one_dot_trajectories
from tests.support.positions import scattered
from tests.support.puzzles import our_puzzles

RUNNING = """
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  R  R  .  .  .  .  .
    .  .  R  B  .  .  .  .  .  .
    .  .  .  R  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
"""
"""A blue dot that can only run away."""


def least(board: Board, attacker: int, dots: int) -> int:
    """Return what the attacker, to move, gains with some dots, by trying every move of both players."""
    defender = 1 - attacker
    before = lead(board, attacker)
    best = max((threat.gain for threat in one_dot_trajectories(board, attacker)), default=0)
    if dots == 1:
        return best
    for point in [*board.legal_points]:
        board.play(point, attacker)
        worst = 99
        if one_dot_trajectories(board, attacker):
            for answer in [*board.legal_points]:
                board.play(answer, defender)
                gained = lead(board, attacker) - before
                worst = min(worst, gained + least(board, attacker, dots - 1))
                board.undo()
                if worst <= best:
                    break
        else:
            worst = 0
        board.undo()
        best = max(best, worst)
    return best


def ladder(board: Board, attacker: int) -> dict[int, int]:
    threats = run_to_end(TrajectoryFinder(board, attacker).find(2))
    found = {}
    for point in ladder_starts(board, threats):
        forced = run_to_end(LadderReader(board, attacker, 1 - attacker, 1000).read(point))
        if forced.gain:
            found[point] = forced.gain
    return found


def test_a_ladder_captures_a_dot_that_runs_away() -> None:
    board = Board.from_text(RUNNING)
    found = ladder(board, 0)
    assert found


def test_dots_of_the_defender_in_the_way_break_a_ladder() -> None:
    rows = RUNNING.strip("\n").split("\n")
    rows[3] = "    .  .  R  B  .  B  .  .  .  ."
    rows[4] = "    .  .  .  R  .  B  .  .  .  ."
    assert not ladder(Board.from_text("\n".join(rows)), 0)


@pytest.mark.parametrize("seed", range(200))
def test_trying_every_move_confirms_short_ladders(seed: int) -> None:
    board = scattered(seed)
    for point, gain in ladder(board, 0).items():
        forced = run_to_end(LadderReader(board, 0, 1, 1000).read(point))
        dots = (len(forced.points) + 1) // 2
        if dots > 2:
            continue
        assert least(board, 0, dots) >= gain


@pytest.mark.parametrize("seed", range(100))
def test_a_ladder_gains_no_more_than_its_first_threats(seed: int) -> None:
    """The defender may ignore these and play elsewhere."""
    board = scattered(seed, 8)
    for point, gain in ladder(board, 0).items():
        before = lead(board, 0)
        if not board.play(point, 0):
            threats = one_dot_trajectories(board, 0)
            assert gain <= max(threat.gain for threat in threats)
        else:
            assert gain <= lead(board, 0) - before
        board.undo()


@pytest.mark.parametrize("seed", range(50))
def test_a_reader_reads_each_ladder_as_if_it_were_the_first(seed: int) -> None:
    board = scattered(seed, 8)
    starts = ladder_starts(board, run_to_end(TrajectoryFinder(board, 0).find(2)))
    reader = LadderReader(board, 0, 1, 50)
    for point in starts:
        line = run_to_end(reader.read(point))
        alone = LadderReader(board, 0, 1, 50)
        assert run_to_end(alone.read(point)) == line
        assert (alone.left, alone.tried) == (reader.left, reader.tried)


def test_reading_pauses_more_often_on_large_boards() -> None:
    def reader(size: int) -> LadderReader:
        return LadderReader(Board(size, size), 0, 1, 1000)

    assert [reader(size)._answers_per_step for size in (6, 15, 20, 30, 52)] == [4, 4, 2, 1, 1]


def test_published_ladders_are_read() -> None:
    published = [p for p in our_puzzles() if p.theme == "ladders"]
    read = 0
    for puzzle in published:
        board = puzzle.board()
        reader = LadderReader(board, puzzle.turn, 1 - puzzle.turn, LADDER_BUDGET)
        starts = [board.grid.from_letters(letters) for letters in puzzle.right]
        read += any(run_to_end(reader.read(start)).gain for start in starts)
    assert len(published) == 21
    assert read >= 20
