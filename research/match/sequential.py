"""When a match is clear: a sequential probability ratio test over pairs of games, and Elo with an interval.

Games are played in pairs that begin alike, with the colours swapped. The two games of a pair are not
independent, since an opening may favour one colour. So everything here counts pairs: the share of the points
of each pair, and how much the pairs differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean

from kropki.bot.league import SCALE, Z
from research.match.games import GameResult

ERROR = 0.05
"""How often a test that ends is wrong, at most, for each of the two answers."""
MIN_PAIRS = 5
"""A test does not end before this many pairs."""
DOUBT = 0.5
"""The share of a drawn pair, which is added to the pairs: without it, two wins would prove everything."""


@dataclass(frozen=True)
class Sprt:
    """A test whether a player is stronger by at least `high` Elo or by at most `low`.

    Attributes:
        low: The advantage in Elo up to which the player does not count as stronger.
        high: The advantage in Elo from which the player does.
    """

    low: float
    high: float

    def log_likelihood(self, pairs: Sequence[float]) -> float:
        """Return the logarithm of how much likelier `high` is than `low`.

        It assumes that the shares of pairs are normally distributed, with the observed variance.

        Args:
            pairs: The shares of the points of each pair, 0 to 1.
        """
        if not pairs:
            return 0.0
        low, high = expected_share(self.low), expected_share(self.high)
        mean, variance = _mean_and_variance(pairs)
        return len(pairs) * (high - low) * (2 * mean - low - high) / (2 * variance)

    def verdict(self, pairs: Sequence[float]) -> bool | None:
        """Return True if `high` is accepted, False if `low` is, and None if more games are needed."""
        limit = log((1 - ERROR) / ERROR)
        likelihood = self.log_likelihood(pairs)
        if len(pairs) < MIN_PAIRS or abs(likelihood) < limit:
            return None
        return likelihood > 0


def expected_share(elo: float) -> float:
    """Return the share of the points that a player with this advantage in Elo wins."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(share: float) -> float:
    """Return the advantage in Elo of a player who wins this share of the points, from 0 to 1 exclusive."""
    return SCALE * log(share / (1 - share))


def elo_interval(pairs: Sequence[float]) -> tuple[float, float, float]:
    """Return the Elo of the first player over the second, and its 95 % interval.

    A drawn pair is added, so that a player who wins every game has a finite Elo too.

    Args:
        pairs: The shares of the points of each pair, at least one.
    """
    mean, variance = _mean_and_variance(pairs)
    count = len(pairs) + 1
    middle = (mean * len(pairs) + DOUBT) / count
    error = Z * sqrt(variance / count)
    least = DOUBT / (count + 1)
    low, high = max(least / 2, middle - error), min(1 - least / 2, middle + error)
    return elo_of(middle), elo_of(low), elo_of(high)


def pair_shares(results: Iterable[GameResult]) -> list[float]:
    """Return the shares of the points of each pair whose two games are finished."""
    waiting: dict[int, float] = {}
    shares = []
    for result in results:
        pair = result.fixture.number // 2
        if pair in waiting:
            shares.append((waiting.pop(pair) + result.score) / 2)
        else:
            waiting[pair] = result.score
    return shares


def _mean_and_variance(pairs: Sequence[float]) -> tuple[float, float]:
    """Return the mean of the shares, and their variance with one more pair, `DOUBT` away from the mean."""
    mean = fmean(pairs)
    spread = sum((share - mean) ** 2 for share in pairs) + DOUBT**2
    return mean, spread / (len(pairs) + 1)
