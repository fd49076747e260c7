"""How Hypothesis runs in this suite."""

from hypothesis import HealthCheck, Phase, settings


def steady(examples: int) -> settings:
    """Return settings for the same examples each time, without a time limit. `check` does the shrinking."""
    return settings(
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=examples,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
