"""Random games side by side: each follows the rules of capture, and they end as games dot by dot do."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from random import Random
from statistics import correlation, fmean

import pytest

from kropki.board.board import Board
from kropki.computer import random_games
from kropki.computer.pairs import Pair
from kropki.computer.random_games import Outcomes, RandomGames
from kropki.computer.side_by_side import count_each, repeat
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import all_houses, lead
from kropki.computer.window import Window
from tests.support.positions import mean_lead, scattered

Place = tuple[int, int]


def played(board: Board, number: int, seed: int = 1) -> Outcomes:
    """Return how some random games from a position went."""
    return run_to_end(RandomGames(board, Window.whole(board.grid), number, Random(seed)).play())


def leads(outcomes: Outcomes, board: Board, number: int) -> list[int]:
    """Return the leads of player 0 at the end of some games."""
    red, blue = (count_each(dead, number, board.grid) for dead in outcomes.dead)
    return [won - lost for lost, won in zip(red, blue, strict=True)]


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
    alive = [{grid.xy(p) for p in grid.mask_points(board.alive_mask(player))} for player in (0, 1)]
    dead = [{grid.xy(p) for p in grid.mask_points(board.captive_mask(player))} for player in (0, 1)]
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
    for seed in range(240):
        board = scattered(seed, 6 + seed // 4 % 4)
        grid = board.grid
        outcomes = played(board, 3, seed)
        for number, found in enumerate(leads(outcomes, board, 3)):
            added = []
            for mask in outcomes.filled:
                here = mask >> number * grid.limit & grid.board
                added.append({grid.xy(point) for point in grid.mask_points(here)})
            assert not added[0] & added[1]
            playable = board.open_mask & ~all_houses(board)
            assert added[0] | added[1] == {grid.xy(point) for point in grid.mask_points(playable)}
            assert found in {lead_after(board, added, order) for order in ((0, 1), (1, 0))}
            captured += found != lead(board, 0)
    assert captured > 200


def test_dots_are_put_only_on_open_points_and_never_twice() -> None:
    for seed in range(20):
        board = scattered(seed, 9)
        red, blue = played(board, 16, seed).filled
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
    outcomes = played(board, 5)
    assert outcomes.filled == (0, 0)
    assert leads(outcomes, board, 5) == [lead(board, 0)] * 5


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
    assert leads(played(board, 2), board, 2) == [1, 1]
    for seed in range(50):
        board = scattered(seed)
        assert leads(played(board, 2), board, 2) == [lead(board, 0)] * 2


@pytest.mark.slow
def test_mean_leads_are_those_of_games_dot_by_dot() -> None:
    random = Random(5)
    dot_by_dot, side_by_side = [], []
    for seed in range(30):
        board = scattered(seed, 7)
        dot_by_dot.append(mean_lead(board, 100, random))
        side_by_side.append(fmean(leads(played(board, 200, seed), board, 200)))
    assert correlation(dot_by_dot, side_by_side) > 0.8


def test_nobody_plays_in_an_enclosed_area() -> None:
    board = Board.from_text(
        """
        .  .  R  R  .  .  .
        .  R  .  .  R  .  .
        .  R  .  .  .  .  B
        .  .  R  R  .  .  .
        .  .  .  .  .  .  .
        """
    )
    inside = [board.grid.from_letters(letters) for letters in ("cb", "db", "cc", "dc")]

    def untouched() -> int:
        """Return how many of 320 games leave the inside empty."""
        red, blue = played(board, 320).filled
        limit = board.grid.limit
        return sum(
            not any((red | blue) >> number * limit + point & 1 for point in inside) for number in range(320)
        )

    assert 10 < untouched() < 320  # in some games Red closes the ring before anybody plays inside
    board.play(board.grid.from_letters("ec"), 0)
    assert untouched() == 320


@pytest.mark.parametrize("attacker", [0, 1])
def test_a_player_never_gets_both_points_of_a_pair(attacker: int) -> None:
    board = scattered(2, 9)
    first, second, third, fourth = islice(board.legal_points, 4)
    pairs = [Pair(first, second, attacker), Pair(third, fourth, 1 - attacker)]
    games = RandomGames(board, Window.whole(board.grid), 256, Random(1), pairs)
    filled = run_to_end(games.play()).filled

    def share(player: int, one: int, other: int) -> float:
        both = sum(
            filled[player] >> number * board.grid.limit + one
            & filled[player] >> number * board.grid.limit + other
            & 1
            for number in range(256)
        )
        return both / 256

    assert share(attacker, first, second) == share(1 - attacker, third, fourth) == 0
    assert share(1 - attacker, first, second) > 0.1
    assert share(attacker, third, fourth) > 0.1
    assert share(attacker, first, third) > 0.05


def test_games_differ_from_call_to_call() -> None:
    board = scattered(1, 9)
    games = RandomGames(board, Window.whole(board.grid), 4, Random(1))
    first, second = (run_to_end(games.play()) for _ in range(2))
    assert first != second


@pytest.mark.parametrize("times", [0, 1, 2, 3, 24, 31, 64])
def test_a_mask_is_repeated_on_each_board(times: int) -> None:
    board = scattered(1)
    mask = board.alive_mask(0)
    repeated = repeat(mask, times, board.grid)
    assert count_each(repeated, times, board.grid) == [mask.bit_count()] * times
    assert repeated.bit_count() == times * mask.bit_count()
