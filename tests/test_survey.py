"""What random games tell of points: it is what a slow model counts, and it sees encirclements."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from statistics import fmean

import pytest

from kropki.board.board import Board
from kropki.computer import survey as module
from kropki.computer.pairs import Pair, find_pairs
from kropki.computer.random_games import Outcomes, RandomGames
from kropki.computer.steps import Steps, run_to_end
from kropki.computer.survey import GAMES_AT_A_TIME, NEARBY, USUAL_GAMES, Survey
from kropki.computer.trajectories import Trajectories
from kropki.computer.window import Window
from tests.support.positions import clustered, scattered

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


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Outcomes]:
    """Return a list to which all random games that are played are added."""
    found: list[Outcomes] = []
    play = RandomGames.play

    def noted(games: RandomGames) -> Steps[Outcomes]:
        outcomes = yield from play(games)
        found.append(outcomes)
        return outcomes

    monkeypatch.setattr(RandomGames, "play", noted)
    return found


def surveyed(board: Board, player: int, games: int, seed: int = 1, pairs: Sequence[Pair] = ()) -> Survey:
    """Return the survey of a position after some games."""
    survey = Survey(board, player, Random(seed), pairs)
    for _ in survey.run():
        if survey.games >= games:
            break
    return survey


def slow_gains(board: Board, player: int, batches: list[Outcomes]) -> dict[int, float]:
    """Return what a dot on each open point gains nearby in some games, counted dot by dot."""
    window = Window.around(board)
    grid = window.grid
    games = []
    for batch in batches:
        for number in range(GAMES_AT_A_TIME):
            lost, won, dots = (
                {grid.xy(point) for point in grid.mask_points(mask >> number * grid.limit & grid.board)}
                for mask in (batch.dead[player], batch.dead[1 - player], batch.filled[player])
            )
            games.append((lost, won, dots))
    gains = {}
    for point in board.legal_points:
        x, y = board.grid.xy(point)
        x, y = x - window.left, y - window.top
        near = {(x + dx, y + dy) for dx, dy in product(range(-NEARBY, NEARBY + 1), repeat=2)}
        balances = [len(won & near) - len(lost & near) for lost, won, _ in games]
        with_dot = [balance for balance, (_, _, dots) in zip(balances, games, strict=True) if (x, y) in dots]
        surplus = sum(with_dot) - len(with_dot) * fmean(balances)
        gains[point] = surplus / (len(with_dot) + USUAL_GAMES)
    return gains


@pytest.mark.slow
def test_gains_are_those_of_a_slow_model(played: list[Outcomes]) -> None:
    found = 0
    for seed in range(12):
        board = clustered(seed, 24, 19) if seed % 3 == 0 else scattered(seed, 5 + seed % 7)
        player = seed % 2
        played.clear()
        survey = surveyed(board, player, 3 * GAMES_AT_A_TIME, seed)
        expected = slow_gains(board, player, played)
        assert run_to_end(survey.gains(expected)) == pytest.approx(expected)
        found += any(expected.values())
    assert found > 6


def test_the_gap_in_a_net_gains_more_than_points_elsewhere() -> None:
    board = Board.from_text(NET)
    gap, *elsewhere = map(board.grid.from_letters, ("ig", "ai", "ka", "ca"))
    for player in (0, 1):
        gains = run_to_end(surveyed(board, player, 1024).gains(board.legal_points))
        assert gains[gap] > 2 * max(gains[point] for point in elsewhere)


def test_points_of_a_threat_that_is_answered_gain_less() -> None:
    board = Board.from_text(
        """
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  R  R  R  R  .  .  .
        .  R  B  B  B  B  .  .  .
        .  .  R  R  R  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  B  .  B  .  .  .
        .  .  .  .  .  .  .  .  .
        """
    )
    one, other = map(board.grid.from_letters, ("fe", "gd"))
    pair = Pair(other, one, 0)
    assert run_to_end(find_pairs(Trajectories(board))) == [pair]
    for player in (0, 1):
        without = run_to_end(surveyed(board, player, 1024).gains((one, other)))
        answered = run_to_end(surveyed(board, player, 1024, pairs=[pair]).gains((one, other)))
        assert max(answered.values()) < 0.6 < max(without.values())


def test_the_position_is_left_unchanged() -> None:
    board = scattered(3, 9)
    before = str(board)
    run_to_end(surveyed(board, 1, 64).gains(board.legal_points))
    assert str(board) == before


@pytest.mark.parametrize(("size", "games"), [(15, 128), (20, 128), (30, 64), (39, 64), (52, 32)])
def test_fewer_games_are_played_at_a_time_on_large_boards(size: int, games: int) -> None:
    survey = Survey(Board(size, min(size, 32)), 0, Random(1))
    for _ in survey.run():
        if survey.games:
            break
    assert survey.games == games


@pytest.mark.parametrize(("size", "batches"), [(9, 2), (15, 2), (16, 3)])
def test_it_ends_after_enough_games(monkeypatch: pytest.MonkeyPatch, size: int, batches: int) -> None:
    monkeypatch.setattr(module, "FEWER_GAMES", 2 * GAMES_AT_A_TIME)
    monkeypatch.setattr(module, "MAX_GAMES", 3 * GAMES_AT_A_TIME)
    survey = Survey(scattered(3, size), 0, Random(1))
    for _ in survey.run():
        pass
    assert survey.games == batches * GAMES_AT_A_TIME
