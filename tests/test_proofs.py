"""Proofs of what larger boards are worth."""

from __future__ import annotations

from pathlib import Path

import pytest

from kropki.game.game import Game
from research.solved.__main__ import main
from research.solved.prover import InvalidState, OutOfTime, Prover, load, save
from research.solved.verify import check_proofs, check_settled


@pytest.mark.slow
def test_proofs_agree_with_the_solver() -> None:
    assert check_proofs(Prover(5, 5), 20, 7) == 3
    assert check_proofs(Prover(5, 5, stops=True), 20, 7) == 3


@pytest.mark.slow  # numba compiles for half a minute
def test_what_proofs_leave_out_makes_no_difference() -> None:
    assert check_settled(3, 3) == 63
    assert check_settled(4, 3) == 1001


@pytest.mark.slow
@pytest.mark.parametrize("stops", [False, True])
@pytest.mark.parametrize("size", [(5, 4), (6, 5), (7, 6)])
def test_many_proofs_agree_with_the_solver(size: tuple[int, int], stops: bool) -> None:
    assert check_proofs(Prover(*size, stops=stops), 60, 8) > 3


def test_a_proof_goes_on_where_it_stopped(tmp_path: Path) -> None:
    board = Game(5, 4, opening="empty").board
    prover = Prover(5, 4)
    with pytest.raises(OutOfTime):
        prover.reaches(board, 0, 1, seconds=0)
    assert not prover.reaches(board, 0, 1, seconds=60)
    save(prover, tmp_path / "state")
    again = Prover(5, 4)
    load(again, tmp_path / "state")
    assert not again.reaches(board, 0, 1, seconds=60)
    assert again.positions < prover.positions / 100


def test_a_state_of_another_board_is_refused(tmp_path: Path) -> None:
    save(Prover(3, 3), tmp_path / "state")
    for other in (Prover(4, 3), Prover(3, 3, stops=True)):
        with pytest.raises(InvalidState, match="another board or other rules"):
            load(other, tmp_path / "state")
    (tmp_path / "state").write_text("x")
    with pytest.raises(InvalidState, match="not a saved proof"):
        load(Prover(3, 3), tmp_path / "state")
    with pytest.raises(SystemExit, match="not a saved proof"):
        main(["prove", "3", "3", "--state", str(tmp_path / "state")])


def test_a_board_can_be_too_large() -> None:
    with pytest.raises(ValueError, match="8×6 is too large: 7×6 is the most"):
        Prover(8, 6)


@pytest.mark.parametrize("rules", [[], ["--stops"]])
def test_the_cross_on_5x5_is_worth_nothing(
    rules: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = tmp_path / "state"
    arguments = ["5", "5", "--opening", "cross", "--entries", "16", "--state", str(state)]
    assert main(["prove", *arguments, *rules]) == 0
    assert "grows by +0" in capsys.readouterr().out
    assert state.exists()


@pytest.mark.slow
def test_openings_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["openings", "5", "5", "--opening", "cross", "--dots", "2"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "dots: 1; positions by what they are worth: +0: 12",
        "dots: 2; positions by what they are worth: +0: 175, +1: 38",
    ]
