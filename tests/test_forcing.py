"""Gains by force: every answer is refuted, and a file of the proof can be checked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from kropki.board.board import Board
from kropki.computer.claims import GAIN, check_claims, claim_game
from kropki.computer.forcing import Aim, Forcing, prove_gain
from kropki.computer.ladder import LadderReader, ladder_starts
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import TrajectoryFinder
from kropki.diagnostics import Kind
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.openings import Opening
from kropki.game.tree import Note
from kropki.record import read_games, write_game
from research.tactics.problems import load_problems


def claims() -> Iterator[tuple[Board, int, int, int]]:
    """Yield positions with a player, a point and what a ladder there gains."""
    for problem in load_problems():
        board = problem.board()
        for player in (0, 1):
            starts = ladder_starts(board, run_to_end(TrajectoryFinder(board, player).find(2)))
            for point in starts:
                gain = run_to_end(LadderReader(board, player, 1 - player, 600).read(point)).gain
                if gain:
                    yield board, player, point, gain


def check_all_answers(board: Board, player: int, forcing: Forcing, aim: Aim) -> int:
    """Play out a proof with every open point as an answer, and return how many positions it has."""
    assert board.open_mask >> forcing.point & 1
    board.play(forcing.point, player)
    count = 1
    if forcing.captured:
        assert aim.is_reached()
    else:
        replies = dict(forcing.answers)
        assert {*replies} <= {*board.legal_points}
        for answer in [*board.legal_points]:
            board.play(answer, 1 - player)
            after = replies.get(answer)
            if after:
                count += check_all_answers(board, player, after, aim)
            elif answer in replies:
                assert aim.is_reached()
            else:
                assert forcing.threat is not None
                board.play(forcing.threat, player)
                assert aim.is_reached()
                board.undo()
            count += 1
            board.undo()
    board.undo()
    return count


def test_a_proof_has_a_reply_to_every_answer() -> None:
    proved = long = 0
    for board, player, point, gain in claims():
        before = str(board)
        proof = run_to_end(prove_gain(board, player, 1 - player, point, gain))
        assert str(board) == before
        if proof:
            proved += 1
            long += len(proof.main_line()) > 5
            assert check_all_answers(board, player, proof, Aim(board, player, 1 - player, gain))
    assert proved >= 100
    assert long >= 10


def test_more_than_there_is_to_gain_is_never_proved() -> None:
    for board, player, point, _ in claims():
        dots = board.alive_mask(1 - player).bit_count()
        assert not run_to_end(
            prove_gain(board, player, 1 - player, point, dots + board.captures[1 - player] + 1)
        )


def test_a_threat_of_the_opponent_elsewhere_spoils_a_proof() -> None:
    [problem] = [problem for problem in load_problems() if problem.id == "c76bd24b"]
    board = problem.board()
    point = board.grid.from_letters("dd")
    assert run_to_end(LadderReader(board, 1, 0, 600).read(point)).gain == 1
    assert not run_to_end(prove_gain(board, 1, 0, point, 1))  # Red answers on bd and captures a dot as well


@cache
def long_proof() -> tuple[str, int, Forcing, int]:
    """Return a position as text, a player, and the proof of a gain that takes some dots."""
    for board, player, point, gain in claims():
        proof = run_to_end(prove_gain(board, player, 1 - player, point, gain))
        if proof and len(proof.main_line()) >= 7:
            return str(board), player, proof, gain
    raise AssertionError("no proof is long enough")


def proved_game() -> Game:
    """Return a game that shows a gain by force."""
    drawing, player, proof, gain = long_proof()
    board = Board.from_text(drawing, 2)
    opening = Opening("custom", position=drawing)
    position = Game(board.grid.width, board.grid.height, rules="russian", opening=opening)
    return claim_game(position, player, proof, gain)


def test_a_file_of_a_proof_is_checked() -> None:
    [reading] = read_games(write_game(proved_game()))
    assert reading.diagnostics == []
    game = reading.game
    assert [*game.root.children[0].values(GAIN)] == [str(long_proof()[3])]
    here = game.node
    assert check_claims(game) == []
    assert game.node is here


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("77", "said to gain 77 by force"),
        ("0x", "is not a number"),
        ("", "is not a number"),
        ("99999", "is not a number"),
    ],
)
def test_a_wrong_claim_is_a_fault(value: str, said: str) -> None:
    game = proved_game()
    game.root.children[0].put_note(Note(GAIN, (value,)))
    [fault] = check_claims(game)
    assert fault.kind == Kind.CLAIM
    assert said in fault.message


def test_a_proof_without_an_answer_that_it_needs_is_a_fault() -> None:
    needed = 0
    for index in range(len(proved_game().root.children[0].children)):
        game = proved_game()
        cut = game.root.children[0].children.pop(index)
        assert isinstance(cut.move, Dot)
        faults = check_claims(game)
        needed += len(faults)
        letters = game.board.grid.letters(cut.move.point)
        assert all(fault.message.endswith(f" can answer on {letters}") for fault in faults)
    assert needed


def test_a_claim_on_no_dot_is_a_fault() -> None:
    game = Game(5, 5)
    game.root.put_note(Note(GAIN, ("1",)))
    [fault] = check_claims(game)
    assert fault.kind == Kind.CLAIM
