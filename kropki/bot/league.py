"""Tournaments of bots: who plays whom, the table and the ratings. Everything here is only computed.

Ratings are those of Elo: a lead of 400 points means that ten of eleven points are won. They are the most
likely ones under this model for all results together, with one drawn game against an average player added
for each player, so that somebody who wins every game has a rating too. The mean of all ratings is 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt

MAX_PLAYERS = 12
"""How many players a tournament can have."""
SCALE = 400 / log(10)
"""Points of Elo for each unit of the logistic function."""
Z = 1.96
"""How many standard deviations on either side contain 95 % of a normal distribution."""
ROUNDS = 100
"""How many times the ratings are improved at most."""
LEVEL_RATINGS = (1000, 1430, 1820, 2060, 2490, 2930, 3340, 3790)
"""The ratings of the levels of the computer player: docs/computer-player.md, "The levels"."""


@dataclass(frozen=True)
class Pairing:
    """A game that is to be played.

    Attributes:
        first: The number of the player who moves first.
        second: The number of the other player.
        seed: The seed of the opening and of the players. The two games of a pair have the same.
    """

    first: int
    second: int
    seed: int


@dataclass(frozen=True)
class Result:
    """How a game ended.

    Attributes:
        first: The number of the player who moved first.
        second: The number of the other player.
        score: 1 if the first player won, 0.5 for a draw, 0 if the second one won.
    """

    first: int
    second: int
    score: float


@dataclass(frozen=True)
class Standing:
    """A row of the table.

    Attributes:
        player: The number of the player.
        games: How many games the player has played.
        wins: How many of them were won.
        draws: How many were drawn.
        losses: How many were lost.
        rating: The rating of Elo.
        margin: Half the width of its 95 % confidence interval.
    """

    player: int
    games: int
    wins: int
    draws: int
    losses: int
    rating: float
    margin: float

    @property
    def points(self) -> float:
        """One for each win, and half of one for each draw."""
        return self.wins + self.draws / 2


def pairings(players: int, rounds: int = 1, seed: int = 0) -> Iterator[Pairing]:
    """Return the games of a tournament in which everybody meets everybody, in pairs with colours swapped.

    Args:
        players: The number of players, 2 to `MAX_PLAYERS`.
        rounds: How many pairs of games each two play.
        seed: The seed of the first pair; the next pair has the next one.

    Raises:
        ValueError: If the number of players is out of range.
    """
    if not 2 <= players <= MAX_PLAYERS:
        raise ValueError(f"a tournament has 2 to {MAX_PLAYERS} players, not {players}")
    meetings = [pair for _ in range(rounds) for pair in combinations(range(players), 2)]
    for number, (one, other) in enumerate(meetings, seed):
        yield Pairing(one, other, number)
        yield Pairing(other, one, number)


def table(players: int, results: Sequence[Result]) -> list[Standing]:
    """Return the rows of the table, the best player first.

    Players with equal points are in the order of their ratings, then of their numbers.

    Args:
        players: The number of players.
        results: The games played so far.
    """
    rated = ratings(players, results)
    rows = []
    for player in range(players):
        scores = [
            r.score if r.first == player else 1 - r.score for r in results if player in (r.first, r.second)
        ]
        wins, draws, losses = (scores.count(score) for score in (1, 0.5, 0))
        rows.append(Standing(player, len(scores), wins, draws, losses, *rated[player]))
    return sorted(rows, key=lambda row: (-row.points, -row.rating, row.player))


def ratings(players: int, results: Iterable[Result]) -> list[tuple[float, float]]:
    """Return the rating of each player and half the width of its 95 % confidence interval.

    Args:
        players: The number of players.
        results: The games played so far.
    """
    games = [*results]
    strengths = [0.0] * players
    hessian = [[0.0] * players for _ in range(players)]
    for _ in range(ROUNDS):
        slopes = [0.0] * players
        hessian = [[0.0] * players for _ in range(players)]
        for player in range(players):  # the drawn game against an average player
            expected = _expected(strengths[player])
            slopes[player] += 0.5 - expected
            hessian[player][player] += expected * (1 - expected)
        for game in games:
            expected = _expected(strengths[game.first] - strengths[game.second])
            weight = expected * (1 - expected)
            for player, other, gained in (
                (game.first, game.second, game.score - expected),
                (game.second, game.first, expected - game.score),
            ):
                slopes[player] += gained
                hessian[player][player] += weight
                hessian[player][other] -= weight
        inverse = _inverse(hessian)
        steps = [sum(row[i] * slopes[i] for i in range(players)) for row in inverse]
        strengths = [value + max(-1.0, min(1.0, step)) for value, step in zip(strengths, steps, strict=True)]
        if max(map(abs, steps), default=0.0) < 1e-9:
            break
    inverse, mean = _inverse(hessian), sum(strengths) / players if players else 0.0
    return [
        (SCALE * (strengths[player] - mean), Z * SCALE * sqrt(inverse[player][player]))
        for player in range(players)
    ]


def rating_by_levels(results: Sequence[tuple[int, float]]) -> tuple[float, float]:
    """Return the rating of a player after games against levels, and half the width of its 95 % interval.

    The levels have the ratings of `LEVEL_RATINGS`. A drawn game against each of the two lowest ones is added,
    so that somebody who loses every game has a rating too.

    Args:
        results: For each game the level, and the points of the player: 1, 0.5 or 0.
    """
    games = [(LEVEL_RATINGS[level - 1], points) for level, points in [*results, (1, 0.5), (2, 0.5)]]
    strength, information = LEVEL_RATINGS[0] / SCALE, 1.0
    for _ in range(ROUNDS):
        shares = [_expected(strength - rating / SCALE) for rating, _ in games]
        surplus = sum(points - share for (_, points), share in zip(games, shares, strict=True))
        information = sum(share * (1 - share) for share in shares)
        step = max(-1.0, min(1.0, surplus / information))
        strength += step
        if abs(step) < 1e-9:
            break
    return SCALE * strength, Z * SCALE / sqrt(information)


def _expected(difference: float) -> float:
    """Return the share of the points that a difference in strength wins."""
    return 1 / (1 + exp(-difference))


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i and (factor := rows[j][i]):
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
