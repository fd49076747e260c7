"""How Hypothesis runs in this suite."""

from hypothesis import HealthCheck, Phase, settings


def steady(examples: int) -> settings:
    """The same examples each time, however long they take to make; `check` does the shrinking, and faster."""
    return settings(
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=examples,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
