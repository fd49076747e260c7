"""Small boards solved: the solver, the tables, and their verification."""

from __future__ import annotations

import zlib
from base64 import b64encode
from typing import Any

import pytest

from kropki.board.board import Board
from kropki.solved.position import position_of
from kropki.solved.solver import Solver
from kropki.solved.table import InvalidTable, Table, read_tables, table_of, write_tables
from research.solved.__main__ import FILE
from research.solved.verify import check_all, check_games, prove_start
from tests.support.learning import learn

TABLES = read_tables(FILE.read_bytes())


def solvers(width: int, height: int, table: Table | None = None) -> list[Solver]:
    """Return the solvers for both rules, which have solved the board."""
    found = [Solver(stops=stops, table=table) for stops in (False, True)]
    for solver in found:
        solver.value(Board(width, height), 0)
    return found


def table_by(width: int, height: int) -> Table:
    return table_of(width, height, *(solver.values for solver in solvers(width, height)))


def test_symmetric_positions_are_one() -> None:
    forms = [". R .\n. . B\n. . .", ". . .\nR . .\n. B .", ". B .\n. . R\n. . ."]
    seen = {position_of(Board.from_text(form, 2), int(form[2] == "B")) for form in forms}
    assert len(seen) == 1


@pytest.mark.parametrize("stops", [False, True])
def test_values_are_right_by_the_slow_model(stops: bool) -> None:
    solver = solvers(3, 3)[stops]
    assert len(solver.values) == 850
    assert sum(value != 0 for value in solver.values.values()) == (8 if stops else 10)
    assert check_games(solver, 3, 3, 2) == 18


def test_the_tables_are_what_the_solver_finds() -> None:
    assert {size: table_by(*size) for size in TABLES if size[0] * size[1] < 10} == {
        size: table for size, table in TABLES.items() if size[0] * size[1] < 10
    }


def test_values_of_a_table_are_right_by_the_slow_model() -> None:
    solver = Solver(stops=False, table=TABLES[4, 4])
    assert check_games(solver, 4, 4, 10) == 160


@pytest.mark.slow  # numba compiles for twenty seconds
def test_all_positions_are_checked_by_another_method() -> None:
    assert check_all(TABLES[3, 2]) == 76
    with pytest.raises(AssertionError, match="is worth None"):
        check_all(Table(3, 2, 76, {1: (1, 1)}))


def test_a_wrong_value_is_found_by_the_slow_model() -> None:
    [solver, _] = solvers(3, 3)
    assert prove_start(TABLES[3, 3])
    solver.values = dict.fromkeys(solver.values, 0)
    with pytest.raises(AssertionError):
        check_games(solver, 3, 3, 40)


def test_tables_are_read_as_they_were_written() -> None:
    data = FILE.read_bytes()
    assert len(data) < 100_000
    assert write_tables(TABLES.values()) == data
    for damaged in (b"x", data[:-9], zlib.compress(b"{}\n"), zlib.compress(b'{"entries": 1, "bytes": 0}\n')):
        with pytest.raises(InvalidTable, match="damaged"):
            read_tables(damaged)


def look(line: str = "", *, rules: str = "russian", tables: str | None = None, size: int = 3) -> Any:
    """Return the answer about a square board after a line."""
    data = b64encode(FILE.read_bytes()).decode() if tables is None else tables
    return learn("solved", tables=data, width=size, height=size, rules=rules, line=line)


def test_the_page_learns_what_moves_are_worth() -> None:
    start = look(size=4)
    assert (start["lead"], start["stop"], start["position"]["turn"]) == (0, None, 0)
    assert {(move["x"], move["y"], move["lead"]) for move in start["moves"]} == {
        (x, y, 0) for x in range(4) for y in range(4)
    }


def worths(answer: Any) -> dict[tuple[int, int], int]:
    return {(move["x"], move["y"]): move["lead"] for move in answer["moves"]}


def test_a_capture_counts_for_the_one_who_makes_it() -> None:
    threat = look("babbabaacb")  # R has three dots around one of B, who is to move
    assert threat["lead"] == 0
    assert worths(threat) == {(2, 0): -1, (0, 2): -1, (1, 2): 0, (2, 2): -1}
    missed = look("babbabaacbcc")
    assert missed["lead"] == 1
    assert worths(missed) == {(2, 0): 0, (0, 2): 0, (1, 2): 1}
    captured = look("babbabaacbccbc")
    assert captured["position"]["captures"] == [1, 0]
    assert set(worths(captured).values()) == {-1}


def test_a_full_board_has_no_moves() -> None:
    over = look("aabaabbb", size=2)
    assert (over["lead"], over["moves"], over["stop"]) == (0, [], None)
    assert over["position"]["outcome"]


def test_a_player_may_stop_where_the_rules_allow_it() -> None:
    assert look("bbaa", rules="wikipedia")["stop"] == -1
    assert look("aabb", rules="wikipedia")["stop"] == 0
    assert look("aabb", rules="russian")["stop"] is None


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"rules": "stachowski"}, "request/field"),
        ({"rules": "mine"}, "rules/unknown"),
        ({"size": 9}, "request/field"),
        ({"size": 99}, "size/out-of-range"),
        ({"line": "aaaa"}, "move/occupied"),
        ({"line": "a"}, "move/off-board"),
        ({"tables": "?"}, "request/field"),
        ({"tables": "AAAA"}, "solved/table"),
    ],
)
def test_what_cannot_be_looked_up_is_refused(fields: dict[str, Any], code: str) -> None:
    assert look(**fields)["code"] == code
