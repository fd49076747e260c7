"""Checks of accessibility by axe."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

AXE = (Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")

VIOLATIONS = """(options) => axe.run({
    resultTypes: ['violations'],
    rules: { 'duplicate-id': { enabled: true } },
    ...options,
}).then(({ violations }) =>
    violations.map(({ id, impact, nodes }) => ({ id, impact, places: nodes.map(({ target }) => target) })))"""
"""A function of JavaScript that returns what axe finds by these options, once a page has run `AXE`.

Axe has left out by default whether an id stands twice, but our scripts find elements by their ids.
"""

_MAX_PLACES = 3


def described(violations: list[dict[str, Any]]) -> Iterator[str]:
    """Yield what axe has found as sentences, which name a few of the elements."""
    for violation in violations:
        places = violation["places"]
        named = ", ".join(" ".join(map(str, place)) for place in places[:_MAX_PLACES])
        yield f"{violation['id']} ({violation['impact']}): {len(places)} places: {named}"
