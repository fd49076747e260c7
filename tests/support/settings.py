"""How Hypothesis runs in this suite."""

import os

from hypothesis import HealthCheck, Phase, settings

_PART = 1 if os.environ.get("KROPKI_EXAMPLES") == "all" else 3
"""`make test` tries a third of the examples, `make thorough-test` all."""
_EVERY_PHASE = (Phase.explicit, Phase.generate, Phase.shrink)


def steady(examples: int, *, shrinks: bool = False) -> settings:
    """Return settings for the same examples each time, without a time limit.

    Args:
        examples: How many examples `make thorough-test` tries.
        shrinks: Whether an example that fails is made smaller. In many tests `check` does that.
    """
    return settings(
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=max(1, examples // _PART),
        phases=_EVERY_PHASE if shrinks else [Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
