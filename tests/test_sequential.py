"""The sequential test of matches, and Elo with intervals."""

from __future__ import annotations

from random import Random

import pytest

from research.match.sequential import Sprt, elo_interval, elo_of, expected_share


def pairs(random: Random, share: float, count: int) -> list[float]:
    """The shares of pairs of games, each won with this probability."""
    return [sum(random.random() < share for _ in range(2)) / 2 for _ in range(count)]


@pytest.mark.parametrize("elo", [-200, 0, 35, 400])
def test_elo_and_the_expected_share_belong_together(elo: float) -> None:
    assert elo_of(expected_share(elo)) == pytest.approx(elo)


@pytest.mark.slow
@pytest.mark.parametrize(("elo", "answer"), [(0, False), (60, True)])
def test_a_test_is_rarely_wrong(elo: float, answer: bool) -> None:
    test, wrong = Sprt(0, 60), 0
    for seed in range(100):
        played = pairs(Random(seed), expected_share(elo), 2000)
        ends = (count for count in range(5, 2001) if test.verdict(played[:count]) is not None)
        count = next(ends)
        wrong += test.verdict(played[:count]) is not answer
    assert wrong <= 12  # 5 are expected


def test_a_test_needs_some_pairs_and_ends_soon_when_all_is_won() -> None:
    test = Sprt(0, 100)
    assert test.verdict([]) is None
    assert test.verdict([1.0] * 4) is None
    assert test.verdict([1.0] * 12) is True
    assert test.verdict([0.0] * 12) is False
    assert Sprt(-30, 30).verdict([0.5] * 20) is None


def test_the_interval_of_elo_holds_the_truth() -> None:
    inside = 0
    for seed in range(200):
        _, low, high = elo_interval(pairs(Random(seed), expected_share(80), 60))
        inside += low <= 80 <= high
    assert inside >= 180


def test_somebody_who_wins_everything_has_a_finite_elo() -> None:
    elo, low, high = elo_interval([1.0] * 10)
    assert 200 < low < elo < high < 2000
    assert elo_interval([0.0] * 10) == pytest.approx((-elo, -high, -low))
