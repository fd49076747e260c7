"""The rule sets by name."""

from __future__ import annotations

from dataclasses import dataclass

from kropki.errors import UnknownRules


@dataclass(frozen=True)
class Rules:
    """A named set of rules. `help` says in a sentence what it is."""

    name: str
    help: str


RULE_SETS = {
    rules.name: rules
    for rules in [
        Rules(
            "russian",
            "Captures happen by themselves, also in a house; the game ends when the board is full.",
        ),
    ]
}


def rules_named(name: str) -> Rules:
    """The rule set of that name. Raises `UnknownRules`."""
    try:
        return RULE_SETS[name]
    except KeyError:
        raise UnknownRules(f"no rule set is called {name[:40]!r}; there are {', '.join(RULE_SETS)}") from None
