"""Nets: a slow model finds the same dangers, and level 8 breaks out in time."""

from __future__ import annotations

from itertools import combinations, pairwise
from textwrap import dedent

import pytest

from kropki.board.board import Board
from kropki.computer import nets as module
from kropki.computer.levels import LEVELS
from kropki.computer.links import caught
from kropki.computer.nets import Nets
from kropki.computer.player import Thinking
from kropki.computer.steps import run_to_end
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.openings import Opening
from research.match.styles import STYLES
from tests.support.positions import clustered, scattered

GAP = """
    .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  R  .  .  .  R  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  R  .  .  .
    .  .  R  .  B  .  B  .  .  .  .  .  .
    .  .  .  .  .  B  .  B  .  .  .  .  .
    .  .  .  .  B  .  B  .  B  .  .  .  .
    .  .  R  .  .  B  .  B  .  .  .  .  .
    .  .  .  .  B  .  B  .  .  .  .  .  .
    .  .  .  R  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  R  .  .  R  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .
"""
"""Red's loose ring around eleven dots of Blue lacks a dot on the right."""
TRAP = """
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  R  .  R  R  B  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  R  .  B  R  B  .  .  .  .  .  B  R  .  .  .  .  .  .
    .  B  R  .  R  B  .  .  .  R  .  .  R  B  .  .  .  .  .  .
    .  B  R  .  R  B  .  .  .  .  .  .  R  B  .  .  .  .  .  .
    .  .  .  R  B  Rb B  .  .  .  .  R  .  R  B  .  .  .  .  .
    .  B  B  B  B  B  R  R  R  .  R  .  B  .  B  .  .  .  .  .
    .  R  R  R  R  R  B  B  B  R  Br R  R  B  .  .  .  .  .  .
    .  R  B  B  R  .  B  B  R  Br R  .  .  B  .  .  .  .  .  .
    B  B  .b Rb B  B  B  R  R  R  .  .  R  .  B  .  .  .  .  .
    .  .  B  Rb B  B  R  B  B  R  .  R  Br R  B  .  .  .  .  .
    .  .  R  B  Rb B  R  R  B  R  .  .  R  B  .  .  .  .  .  .
    .  .  .  .  B  R  Br R  B  .  R  .  R  B  .  .  .  .  .  .
    .  .  .  R  B  R  .r R  .  B  R  .  B  .  .  .  .  .  .  .
    .  .  .  B  R  B  R  .  .  B  B  R  .  .  .  .  .  .  .  .
    .  .  .  .  R  B  R  R  R  .  B  B  .  .  .  .  .  .  .  .
    .  .  .  .  .  B  B  B  .  R  B  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  R  .  .  .  .  .  .  .  .  .  .
"""
"""From a game in which Red lost 35 dots. Blue closes the gap below, and then Red cannot get out above."""


def dots_in_nets(board: Board, owner: int, added: int = 0, other: int = 0) -> int:
    """Return how many enemy dots are in nets of a player who has added a dot, as has the opponent."""
    grid, free = board.grid, board.open_mask & ~(added | other)
    inside = caught(board.alive_mask(owner) | added, free, grid.board, grid.edge, grid.stride)
    return (inside & board.alive_mask(1 - owner)).bit_count()


def slow_danger(board: Board, player: int, point: int) -> int:
    """Return how many dots of a player are in nets after a dot and the best answer, found one by one."""
    bits = board.grid.bits
    answers = [answer for answer in board.legal_points if answer != point]
    return max(dots_in_nets(board, 1 - player, bits[answer], bits[point]) for answer in answers)


@pytest.mark.parametrize("seed", range(12))
def test_dangers_are_those_of_a_slow_model(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    limit = seed % 3
    monkeypatch.setattr(module, "LARGE_NET", limit)
    monkeypatch.setattr(module, "POINTS_AT_A_TIME", 8000)
    board = scattered(seed, 7) if seed % 2 else clustered(seed, 8, 7)
    for player in (0, 1):
        expected = {point: slow_danger(board, player, point) for point in board.legal_points}
        dangers = run_to_end(Nets(board).dangers(player, board.legal_points))
        assert dangers == {point: size if size > limit else 0 for point, size in expected.items()}


@pytest.mark.parametrize("seed", range(6))
def test_chances_are_those_of_a_slow_model(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGE_CATCH", limit := seed % 3)
    board = clustered(seed, 8, 7)
    bits = board.grid.bits
    for player in (0, 1):
        expected = {point: dots_in_nets(board, player, bits[point]) for point in board.legal_points}
        chances = run_to_end(Nets(board).chances(player, board.legal_points))
        assert chances == {point: size if size > limit else 0 for point, size in expected.items()}


def test_dots_in_nets_are_counted_for_each_case() -> None:
    board = scattered(5, 9)
    bits = board.grid.bits
    points = [*board.legal_points]
    cases = [(bits[one], bits[other]) for one, other in pairwise(points)]
    for owner in (0, 1):
        counts = run_to_end(Nets(board).count(owner, cases))
        assert counts == [dots_in_nets(board, owner, *case) for case in cases]


def test_a_net_that_lacks_a_dot_is_a_danger() -> None:
    board = Board.from_text(GAP)
    dangers = run_to_end(Nets(board).dangers(1, board.legal_points))
    safe = {board.grid.xy(point) for point, size in dangers.items() if not size}
    assert safe >= {(9, 7), (9, 8), (8, 9)}  # where the dot is missing
    assert safe >= {(5, 2), (2, 6)}  # in links: Red must answer first
    assert not safe & {(0, 0), (6, 4), (12, 8)}
    assert {size for size in dangers.values() if size} == {11}
    assert set(run_to_end(Nets(board).dangers(0, board.legal_points)).values()) == {0}


@pytest.mark.parametrize("seed", range(8))
def test_pairs_that_complete_a_net_are_found_in_blocks(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGE_TRAP", limit := 1 + seed % 2)
    board = clustered(seed, 9, 8)
    bits = board.grid.bits
    for owner in (0, 1):
        quiet = [p for p in board.legal_points if dots_in_nets(board, owner, bits[p]) <= limit]
        expected: dict[int, set[int]] = {}
        for one, other in combinations(quiet, 2):
            if dots_in_nets(board, owner, bits[one] | bits[other]) > limit >= dots_in_nets(board, owner):
                expected.setdefault(one, set()).add(other)
                expected.setdefault(other, set()).add(one)
        found = run_to_end(Nets(board)._partners(owner))
        expected = {point: ends for point, ends in expected.items() if len(ends) > 1}
        assert {point: set(ends) for point, ends in found.items()} == expected


def test_a_trap_is_parried_before_it_is_there() -> None:
    board = Board.from_text(TRAP)
    traps = run_to_end(Nets(board).traps(0, board.legal_points))
    safe = [point for point, size in traps.items() if not size]
    assert {size for size in traps.values() if size} == {27}
    assert {board.grid.xy(point) for point in safe} >= {(8, 3), (9, 3)}
    below = [board.grid.point(11, 15), board.grid.point(12, 16)]
    for point in (*safe, board.grid.point(13, 8)):
        board.play(point, 0)
        escapes = []
        for answer in below:
            board.play(answer, 1)
            escapes.append(not min(run_to_end(Nets(board).dangers(0, board.legal_points)).values()))
            board.undo()
        board.undo()
        assert all(escapes) == (point in safe)
    assert set(run_to_end(Nets(board).traps(1, board.legal_points)).values()) == {0}


def test_level_8_parries_a_trap() -> None:
    game = Game(20, 20, opening=Opening("custom", position=dedent(TRAP).strip()))
    decision = Thinking(game, LEVELS[8], player=0, steps=1000).decide()
    assert isinstance(decision, Dot)
    game.board.play(decision.point, 0)
    assert not any(run_to_end(Nets(game.board).traps(0, game.board.legal_points)).values())


def test_traps_leave_time_for_the_search() -> None:
    game = Game(20, 20, opening=Opening("custom", position=dedent(TRAP).strip()))
    thinking = Thinking(game, LEVELS[8], player=0, steps=150)
    thinking.decide()
    assert thinking.info.depth > 0


def test_the_style_that_lays_nets_completes_one() -> None:
    game = Game(13, 13, opening=Opening("custom", position=dedent(GAP).strip()))
    move = STYLES["nets"](1, 0.2).choose_move(game)
    assert isinstance(move, Dot)
    game.board.play(move.point, 0)
    assert dots_in_nets(game.board, 0) == 11


def test_level_8_completes_a_large_net(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(13, 13, opening=Opening("custom", position=dedent(GAP).strip()))
    monkeypatch.setattr(module, "LARGE_CATCH", 10)
    decision = Thinking(game, LEVELS[8], player=0, steps=150).decide()
    assert isinstance(decision, Dot)
    game.board.play(decision.point, 0)
    assert dots_in_nets(game.board, 0) == 11


def test_level_8_breaks_out_of_a_net_in_time() -> None:
    game = Game(13, 13, opening=Opening("custom", position=dedent(GAP).strip()))
    decision = Thinking(game, LEVELS[8], player=1, steps=150).decide()
    assert isinstance(decision, Dot)
    dangers = run_to_end(Nets(game.board).dangers(1, game.board.legal_points))
    assert not dangers[decision.point]
