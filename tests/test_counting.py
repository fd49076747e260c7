"""The engine plays as many games as the slow model counts (`tests.support.counting`)."""

import pytest

from tests.support.counting import COUNTS, SETS, check

MOST_SEQUENCES = 900
"""Sequences that are played for each board; `python -m tests.support.counting --check` plays them all."""


@pytest.mark.parametrize("rules", SETS)
def test_as_many_games_as_the_model_counts(rules: str) -> None:
    """Every sequence of moves of 2, 3 and 4 players, on empty and on crowded boards of 3×3 to 5×4."""
    deepest, _, faults = check(rules, MOST_SEQUENCES)
    assert not faults
    assert deepest >= 3


def test_all_that_is_counted_is_checked() -> None:
    assert {path.stem for path in COUNTS.glob("*.json")} == set(SETS)
