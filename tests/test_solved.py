"""Small boards solved: the solver, the tables, and their verification."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from kropki.board.board import Board
from kropki.game.game import Game
from lab.solved.__main__ import FILE
from lab.solved.large import OutOfTime, Prover, load, save
from lab.solved.position import position_of
from lab.solved.solver import Solver
from lab.solved.table import Table, read_tables, table_of, write_tables
from lab.solved.verify import check_games, prove_start


def solved(width: int, height: int, *, stops: bool = False) -> Table:
    solver = Solver(stops=stops)
    solver.value(Board(width, height), 0)
    return table_of(width, height, stops=stops, values=solver.values)


def test_symmetric_positions_are_one() -> None:
    forms = [". R .\n. . B\n. . .", ". . .\nR . .\n. B .", ". B .\n. . R\n. . ."]
    seen = {position_of(Board.from_text(form, 2), int(form[2] == "B")) for form in forms}
    assert len(seen) == 1


@pytest.mark.parametrize("stops", [False, True])
def test_a_table_is_right_by_the_slow_model(stops: bool) -> None:
    table = solved(3, 3, stops=stops)
    assert (table.positions, len(table.values)) == (850, 8 if stops else 10)
    assert check_games(table, 2) == 18


def test_a_wrong_table_is_found() -> None:
    table = solved(3, 3)
    with pytest.raises(AssertionError):
        check_games(Table(3, 3, False, 850, {}), 40)
    assert prove_start(table)


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    tables = [solved(3, 3), solved(3, 2, stops=True)]
    write_tables(tmp_path / "boards.bin", tables)
    assert read_tables(tmp_path / "boards.bin") == tables
    (tmp_path / "boards.bin").write_bytes(b"x")
    with pytest.raises(ValueError, match="damaged"):
        read_tables(tmp_path / "boards.bin")


def test_the_tables_of_all_boards_fit() -> None:
    assert FILE.stat().st_size < 1_000_000


def test_a_proof_goes_on_where_it_stopped(tmp_path: Path) -> None:
    board = Game(4, 3, opening="empty").board
    prover = Prover()
    with pytest.raises(OutOfTime):
        prover.reaches(Board(5, 5), 0, 1, seconds=0)
    assert not prover.reaches(board, 0, 1, seconds=60)
    save(prover, tmp_path / "state")
    again = load(tmp_path / "state")
    assert again.bounds == prover.bounds
    assert not again.reaches(board, 0, 1, seconds=60)
    assert again.positions < prover.positions / 100


def test_a_proof_agrees_with_the_table() -> None:
    solver, random = Solver(stops=False), Random(3)
    board, mover = Board(4, 3), 0
    for _ in range(5):
        board.play(random.choice([*board.legal_points]), mover)
        mover = 1 - mover
    value = solver.value(board, mover)
    prover = Prover()
    assert prover.reaches(board, mover, value, seconds=60)
    assert not prover.reaches(board, mover, value + 1, seconds=60)
