"""Tests of tournaments: `kropki.bot.league`."""

from __future__ import annotations

import pytest

from kropki.bot.league import LEVEL_RATINGS, Result, pairings, rating_by_levels, ratings, table
from kropki.computer.levels import LEVELS


def test_everybody_meets_everybody_with_both_colours() -> None:
    games = list(pairings(4, rounds=2, seed=3))
    assert len(games) == 24
    assert len({(game.first, game.second, game.seed) for game in games}) == 24
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert (one.first, one.second, one.seed) == (other.second, other.first, other.seed)


@pytest.mark.parametrize("players", [1, 13])
def test_a_tournament_has_2_to_12_players(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 12 players"):
        list(pairings(players))


def test_the_table_counts_wins_draws_and_losses() -> None:
    results = [Result(0, 1, 0), Result(1, 0, 0.5), Result(1, 2, 0), Result(2, 0, 0.5)]
    rows = table(3, results)
    assert [(row.player, row.games, row.wins, row.draws, row.losses) for row in rows] == [
        (2, 2, 1, 1, 0),
        (1, 3, 1, 1, 1),
        (0, 3, 0, 2, 1),
    ]
    assert [row.points for row in rows] == [1.5, 1.5, 1.0]
    assert rows[0].rating > rows[1].rating > rows[2].rating


def test_ratings_of_many_games_follow_the_model() -> None:
    results = [Result(0, 1, 1)] * 10_000 + [Result(1, 0, 1)] * 1_000  # ten of eleven points
    (first, margin), (second, _) = ratings(2, results)
    assert first - second == pytest.approx(400, abs=2)
    assert first + second == pytest.approx(0)
    assert margin > 0


def test_ratings_stay_finite_and_their_margins_shrink() -> None:
    few, many = ([Result(0, 1, 1)] * games for games in (2, 50))
    (first, margin), _ = ratings(2, few)
    (later, smaller), _ = ratings(2, many + [Result(0, 1, 0)] * 50)
    assert 0 < first < 1000
    assert abs(later) < 1 and smaller < margin


def test_without_games_everybody_is_equal() -> None:
    assert [rating for rating, _ in ratings(3, [])] == [0, 0, 0]
    assert ratings(0, []) == []


@pytest.mark.parametrize(("level", "score"), [(1, 1), (3, 0.5), (8, 0)])
def test_a_player_is_rated_by_games_against_levels(level: int, score: float) -> None:
    few, many = ([(level, score), (level, 1 - score)] * count for count in (5, 500))
    rating, margin = rating_by_levels(many)
    assert abs(rating - LEVEL_RATINGS[level - 1]) < 15
    assert 0 < margin < rating_by_levels(few)[1]


def test_who_wins_or_loses_every_game_has_a_rating_too() -> None:
    best, worst = (rating_by_levels([(level, score) for level in range(1, 9)])[0] for score in (1, 0))
    assert LEVEL_RATINGS[-3] < best and 500 < worst < LEVEL_RATINGS[0]


def test_every_level_has_a_rating() -> None:
    assert len(LEVEL_RATINGS) == len(LEVELS)
