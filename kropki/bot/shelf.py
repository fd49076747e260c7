"""The bots that come with the package, as examples."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

EXAMPLES = ("random", "edge", "greedy", "saver", "oneply", "ladder", "montecarlo")
"""The names of the examples, the simplest first."""


@cache
def example(name: str) -> str:
    """Return the source of an example.

    Args:
        name: One of `EXAMPLES`.

    Raises:
        KeyError: If there is no such example.
    """
    if name not in EXAMPLES:
        raise KeyError(name)
    return (files("kropki.bot") / "examples" / f"{name}_bot.py").read_text(encoding="utf-8")
