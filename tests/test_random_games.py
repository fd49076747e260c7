"""Random games side by side: each follows the rules of capture, and they end as games dot by dot do."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from statistics import correlation, fmean

import pytest

from kropki.board.board import Board
from kropki.board.grid import Grid
from kropki.computer import random_games
from kropki.computer.random_games import Outcomes, RandomGames, masks_of
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import lead
from tests.support.positions import fill_at_random, scattered

Place = tuple[int, int]


def played(games: RandomGames, boards: Iterable[Board]) -> Outcomes:
    """Return how random games from some positions went."""
    return run_to_end(games.play([masks_of(board) for board in boards]))


def reached(starts: Iterable[Place], passable: set[Place]) -> set[Place]:
    """Return the places that can be reached from some others, by the four neighbours."""
    found: set[Place] = set()
    left = [place for place in starts if place in passable]
    while left:
        place = left.pop()
        if place not in found:
            found.add(place)
            x, y = place
            left += {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & passable
    return found


def lead_after(board: Board, added: list[set[Place]], order: tuple[int, int]) -> int:
    """Return the lead of player 0 after all these dots and then the captures of each player in turn."""
    grid = board.grid
    everywhere = {(x, y) for x in range(grid.width) for y in range(grid.height)}
    edge = {(x, y) for x, y in everywhere if x in (0, grid.width - 1) or y in (0, grid.height - 1)}
    masks = masks_of(board)
    alive = [{grid.xy(point) for point in grid.mask_points(mask)} for mask in masks.alive]
    dead = [{grid.xy(point) for point in grid.mask_points(mask)} for mask in masks.dead]
    for player in (0, 1):
        alive[player] |= added[player]
    for player in order:
        enemy = 1 - player
        passable = everywhere - alive[player]
        inside = passable - reached(edge, passable)
        area = reached(alive[enemy] & inside, inside)
        dead[enemy] |= alive[enemy] & area
        alive[enemy] -= area
        dead[player] -= area
    return len(dead[1]) - len(dead[0])


def test_captures_are_those_of_a_slow_model(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "ROUNDS", (0,))
    captured = 0
    for seed in range(60):
        boards = [scattered(4 * seed + number, 6 + seed % 4) for number in range(4)]
        grid = boards[0].grid
        outcomes = played(RandomGames(grid, 3, Random(seed)), boards)
        for number, found in enumerate(outcomes.leads):
            board = boards[number // 3]
            added = []
            for mask in outcomes.filled:
                here = mask >> number * grid.limit & grid.board
                added.append({grid.xy(point) for point in grid.mask_points(here)})
            assert not added[0] & added[1]
            assert added[0] | added[1] == {grid.xy(point) for point in grid.mask_points(board.open_mask)}
            assert found in {lead_after(board, added, order) for order in ((0, 1), (1, 0))}
            captured += found != lead(board, 0)
    assert captured > 200


def test_dots_are_put_only_on_open_points_and_never_twice() -> None:
    for seed in range(20):
        board = scattered(seed, 9)
        red, blue = played(RandomGames(board.grid, 16, Random(seed)), [board]).filled
        width = board.grid.limit
        assert not red & blue
        for number in range(16):
            here = (red | blue) >> number * width & (1 << width) - 1
            assert here
            assert not here & ~board.open_mask


def test_a_full_board_stays_as_it_is() -> None:
    board = scattered(3, 6)
    while board.open_mask:
        board.play(next(iter(board.legal_points)), 0)
    outcomes = played(RandomGames(board.grid, 5, Random(1)), [board])
    assert outcomes.filled == (0, 0)
    assert outcomes.leads == [lead(board, 0)] * 5


def test_leads_begin_with_what_has_been_captured(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player's own dots inside their territory are dead too, but nobody has captured them."""
    monkeypatch.setattr(random_games, "ROUNDS", ())
    board = Board.from_text(
        """
        .  R  R  R  R  .
        R  .  .  .  .  R
        R  .  R  .  B  R
        R  .  .  .  .  R
        .  R  R  R  .  .
        """
    )
    assert board.play(board.grid.from_letters("ee"), 0)[0].captured == 1
    assert not board.alive_mask(0) >> board.grid.from_letters("cc") & 1
    assert played(RandomGames(board.grid, 2, Random(1)), [board]).leads == [1, 1]
    for seed in range(50):
        board = scattered(seed)
        assert played(RandomGames(board.grid, 2, Random(1)), [board]).leads == [lead(board, 0)] * 2


def test_mean_leads_are_those_of_games_dot_by_dot() -> None:
    random = Random(5)
    dot_by_dot, side_by_side = [], []
    for seed in range(30):
        board = scattered(seed, 7)
        leads = []
        for _ in range(100):
            game = board.copy()
            fill_at_random(game, random)
            leads.append(lead(game, 0))
        dot_by_dot.append(fmean(leads))
        outcomes = played(RandomGames(board.grid, 200, random), [board])
        side_by_side.append(fmean(outcomes.leads))
    assert correlation(dot_by_dot, side_by_side) > 0.8


def test_positions_change_from_call_to_call() -> None:
    grid = Grid.of(5, 5)
    games = RandomGames(grid, 2, Random(1))
    empty = Board(5, 5)
    crowded = Board.from_text("R B R B R\nB R . R B\nR B R B .\nB . B R R\nR R B . B")
    for boards in ([empty], [empty, crowded, empty], [crowded]):
        assert len(played(games, boards).leads) == 2 * len(boards)
