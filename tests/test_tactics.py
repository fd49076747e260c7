"""The tactical positions: their files are valid, their claims are proved, and the best level solves most."""

from collections import Counter
from dataclasses import replace

import pytest

from kropki.board.board import Board
from kropki.puzzle.proof import Proof, Span
from kropki.puzzle.puzzle import Puzzle
from research.tactics.__main__ import main
from research.tactics.problems import load_problems
from research.tactics.solver import SolverSettings, row_of, solve
from tests.support.positions import scattered

ALL = load_problems()
SAMPLE = {
    row_of(problem): problem
    for problem in sorted(ALL, key=lambda p: -(len(p.board().legal_points) ** ((p.span or 5) - 1)))
    if (problem.span or 0) <= 6
}
"""The position of each row of the table that is probably proved fastest. Slow rows are left out."""
STEPS = 60
SOLVED = 0.8
"""The smallest share of the positions that level 8 must solve with `STEPS`."""


def least(board: Board, player: int, plies: int, after_null: bool = False) -> int:
    """Return the lead of the player to move in the end, by trying every move. Negative plies are to the last
    point."""
    captures = board.captures
    lead = captures[player] - captures[1 - player]
    if not plies or not board.legal_points:
        return lead
    best = -99
    if plies > 0:
        best = lead if after_null else -least(board, 1 - player, plies - 1, True)
    for point in [*board.legal_points]:
        board.play(point, player)
        best = max(best, -least(board, 1 - player, plies - 1))
        board.undo()
    return best


@pytest.mark.parametrize("span", [1, 2, None])
@pytest.mark.parametrize("seed", range(60))
def test_a_proof_finds_what_a_search_without_cuts_finds(seed: int, span: Span) -> None:
    board = scattered(seed)
    while len(board.legal_points) > 5:
        board.play([*board.legal_points][seed % 5], seed % 2)
    board = Board.from_diagram(board.diagram(), 2)
    before = str(board)
    for player in (0, 1):
        captures = board.captures
        lead = captures[player] - captures[1 - player]
        plies = -1 if span is None else 2 * span
        gain = least(board, player, plies) - lead
        proof = Proof(board)
        assert proof.gain(player, span) == gain
        points = []
        for point in [*board.legal_points]:
            board.play(point, player)
            if -least(board, 1 - player, plies - 1) - lead >= gain:
                points.append(point)
            board.undo()
        assert proof.right(player, span, gain) == points
    assert str(board) == before


def test_there_are_enough_of_each_kind() -> None:
    assert 60 <= len(ALL) <= 120
    assert min(Counter(row_of(problem) for problem in ALL).values()) >= 4
    assert {f"captures in {dots}" for dots in range(1, 10)} < {row_of(problem) for problem in ALL}


@pytest.mark.slow
@pytest.mark.parametrize("problem", SAMPLE.values(), ids=SAMPLE)
def test_the_claims_are_proved(problem: Puzzle) -> None:
    assert not problem.find_error()


def test_a_wrong_claim_is_not_proved() -> None:
    problem = SAMPLE["captures in 2"]
    assert problem.dots == 2
    for wrong in (
        {"gain": problem.gain + 1},
        {"gain": problem.gain - 1},
        {"dots": 1},
        {"dots": 3},
        {"right": ()},
        {"turn": 1 - problem.turn},
    ):
        assert replace(problem, **wrong).find_error()


@pytest.mark.slow
def test_the_best_level_solves_nearly_all_and_the_lowest_does_not() -> None:
    solved = sum(solve(problem, 8, SolverSettings(steps=STEPS)).right for problem in ALL)
    assert solved >= SOLVED * len(ALL)
    assert sum(solve(problem, 1, SolverSettings(steps=STEPS)).right for problem in ALL) < solved


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert not main(["--level", "2", "--level", "4", "--steps", "2", "--kind", "doubles"])
    out = capsys.readouterr().out.splitlines()
    asked = sum(problem.theme == "doubles" for problem in ALL)
    assert out[0] == "| kind | level 2 | level 4 |"
    assert out[2].startswith("| doubles |") and out[2].count(f"/{asked} ") == 2
    assert out[-1].startswith("| seconds each |")
