"""The options that a game is played by, and the rule sets by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any

from kropki.errors import InvalidRules, UnknownRules

MAX_NUMBER = 9999
"""The largest number that an option takes."""
CUSTOM = "custom"
"""What rules are called that are none of the named sets."""


class Captures(StrEnum):
    """When a closed ring becomes a territory."""

    AUTOMATIC = "automatic"
    DECLARED = "declared"


class StopRule(StrEnum):
    """What follows when a player stops."""

    NONE = "none"
    PLAYED = "played"
    SETTLED = "settled"


_CHOICES: dict[Any, type[StrEnum]] = {"Captures": Captures, "StopRule": StopRule}
"""The choices that an option's annotation names."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The options of a game. Each has a sentence of help (`OPTIONS`).

    Raises `InvalidRules` where an option has a value that it cannot have, or two contradict each other."""

    captures: Captures = Captures.AUTOMATIC
    smallest: bool = False
    stop_without_dot: bool = False
    passing: bool = False
    stop: StopRule = StopRule.NONE
    extra_turn: bool = False
    lead: int | None = None
    first_to: int | None = None
    middle: int | None = None
    komi: int = 0

    def __post_init__(self) -> None:
        for option in fields(self):
            object.__setattr__(
                self, option.name, _checked(option.name, option.type, getattr(self, option.name))
            )
        if self.captures is not Captures.DECLARED and (self.smallest or self.stop_without_dot):
            name = "smallest" if self.smallest else "stop_without_dot"
            raise InvalidRules(f"{name} goes only with declared captures; these are automatic")

    @property
    def declared(self) -> bool:
        """Whether captures are declared."""
        return self.captures is Captures.DECLARED

    def options(self) -> dict[str, object]:
        """Each option by name, as JSON values; `named_rules` takes them back."""
        return {option.name: getattr(self, option.name) for option in fields(self)}

    def check_players(self, players: int) -> None:
        """Raises `InvalidRules` where an option makes sense for two players only, and more play."""
        if players <= 2:
            return
        if self.stop is StopRule.SETTLED:
            raise InvalidRules(
                f"a stop cannot be settled at once when {players} play, for the others play on: "
                f"use {StopRule.PLAYED}"
            )
        if self.komi:
            raise InvalidRules(f"komi is for two players; here {players} play")


def _checked(name: str, annotation: Any, value: Any) -> Any:
    """The value that an option takes, made of the type that its annotation names."""
    match annotation:
        case "bool":
            if type(value) is not bool:
                raise InvalidRules(f"{name} is {value!r:.40}; it must be true or false")
        case "int" if not (type(value) is int and abs(value) <= MAX_NUMBER):
            raise InvalidRules(
                f"{name} is {value!r:.40}; it must be a number from {-MAX_NUMBER} to {MAX_NUMBER}"
            )
        case "int | None" if value is not None and not (type(value) is int and 1 <= value <= MAX_NUMBER):
            raise InvalidRules(
                f"{name} is {value!r:.40}; it must be a number from 1 to {MAX_NUMBER}, or none"
            )
        case "Captures" | "StopRule":
            kind = _CHOICES[annotation]
            if value not in list(kind):
                raise InvalidRules(f"{name} is {value!r:.40}; it must be one of {', '.join(kind)}")
            return kind(value)
    return value


@dataclass(frozen=True)
class Option:
    """What an option is: a sentence of help; `kind`, one of "flag", "number" (which may be None), "half-dots"
    and "choice"; the choices of the last."""

    help: str
    kind: str
    choices: list[str] | None


_HELP = {
    "captures": "Whether a ring round an enemy's dot captures by itself, or only where its owner says so.",
    "smallest": "Whether only the smallest of possible rings may be declared.",
    "stop_without_dot": "Whether declaring rings without putting a dot is a move.",
    "passing": "Whether a player may pass; when all pass one after another, the game is over.",
    "stop": "Whether a player may stop, saying that all he wants to keep is grounded: then the others play "
    "on as long as they like, or what they could capture is settled at once.",
    "extra_turn": "Whether the player who captures moves again.",
    "lead": "The lead in captures that wins at once.",
    "first_to": "The number of captures that wins at once.",
    "middle": "How many first dots must be put in the middle of the board, away from the edge by a quarter "
    "of its width and height.",
    "komi": "Half dots that the second player is given; an odd number rules out a draw.",
}
_KINDS = {"bool": "flag", "int | None": "number", "int": "half-dots"}


def _described(name: str, annotation: Any) -> Option:
    if annotation in _CHOICES:
        return Option(_HELP[name], "choice", [str(choice) for choice in _CHOICES[annotation]])
    return Option(_HELP[name], _KINDS[annotation], None)


OPTIONS: dict[str, Option] = {option.name: _described(option.name, option.type) for option in fields(Rules)}
"""Each option of `Rules` by name."""


@dataclass(frozen=True)
class RuleSet:
    """Rules with a name, a sentence of help and the opening that usually goes with them."""

    name: str
    help: str
    rules: Rules
    opening: str = "cross"


RULE_SETS: dict[str, RuleSet] = {
    rule_set.name: rule_set
    for rule_set in [
        RuleSet(
            "russian",
            "Captures happen by themselves, also in a house; the game ends when the board is full.",
            Rules(),
        ),
        RuleSet(
            "wikipedia",
            "Captures happen by themselves; a player may stop, and the other takes what is not grounded.",
            Rules(stop=StopRule.PLAYED),
        ),
        RuleSet(
            "stachowski",
            "Territories are declared with a move, now or later; the game ends when the board is full.",
            Rules(captures=Captures.DECLARED),
            "empty",
        ),
        RuleSet(
            "wikikropki",
            "Pools are closed by a stop that is called with a move; a stop without a dot is none.",
            Rules(captures=Captures.DECLARED),
            "empty",
        ),
        RuleSet(
            "zagram-standard",
            "Captures happen by themselves; the game ends when the board is full, or as both agree.",
            Rules(),
        ),
        RuleSet(
            "zagram-no-territory",
            "Captures happen by themselves; who stops leaves the other to play on alone.",
            Rules(stop=StopRule.PLAYED),
        ),
        RuleSet(
            "zagram-territory",
            "Rings are declared and need not be the smallest; both may agree on the territories left.",
            Rules(captures=Captures.DECLARED),
            "empty",
        ),
    ]
}


def named_rules(name: str, options: Mapping[str, object] | None = None) -> tuple[str, Rules]:
    """The rules of the set of that name with some of their options changed, and what they are called then.

    "custom" starts from the Russian rules. Raises `UnknownRules` and `InvalidRules`."""
    if name not in RULE_SETS and name != CUSTOM:
        raise UnknownRules(
            f"no rule set is called {name[:40]!r}; there are {', '.join([*RULE_SETS, CUSTOM])}"
        )
    base = RULE_SETS[name].rules if name in RULE_SETS else Rules()
    for option in options or {}:
        if option not in OPTIONS:
            raise InvalidRules(f"no option is called {option[:40]!r}; there are {', '.join(OPTIONS)}")
    rules = replace(base, **(options or {}))  # type: ignore[arg-type]
    return (name if rules == base else CUSTOM), rules


# zagram's flags

_FIXED_FLAGS = {"Punish": 0, "Holes": 1, "LastSafe": 0, "ScoreTerr": 0}
"""Flags whose other value no text or game explains."""


def rules_from_flags(text: str) -> Rules:
    """The rules that zagram's ten flags say ([zagram], [sgf-files]), in any order; a flag that is missing has
    its usual value.

    Raises `InvalidRules` for what is no such list, for a value that a flag cannot have, and for one that
    no text explains."""
    flags = {**_FIXED_FLAGS, "AddTurn": 0, "MustSurr": 1, "MinArea": 1, "Pass": 0, "Stop": 0, "InstantWin": 0}
    known = dict(flags)
    seen = set()
    for item in text.split(","):
        name, equals, digits = item.strip().partition("=")
        if (
            name not in known
            or not equals
            or not digits.isascii()
            or not digits.isdecimal()
            or len(digits) > 4
        ):
            raise InvalidRules(f"{item[:40]!r} is no flag; flags are {', '.join(known)}, each with =NUMBER")
        if name in seen:
            raise InvalidRules(f"the flag {name} stands twice")
        seen.add(name)
        value = int(digits)
        if name != "InstantWin" and value > 1:
            raise InvalidRules(f"the flag {name} is {value}; it must be 0 or 1")
        if known[name] != value and name in _FIXED_FLAGS:
            raise InvalidRules(f"the flag {name}={value} is not known here; only {name}={known[name]} is")
        flags[name] = value
    if flags["MustSurr"] and not flags["MinArea"]:
        raise InvalidRules(
            "MustSurr=1 goes only with MinArea=1: who need not choose a ring gets the smallest"
        )
    return Rules(
        captures=Captures.AUTOMATIC if flags["MustSurr"] else Captures.DECLARED,
        smallest=not flags["MustSurr"] and bool(flags["MinArea"]),
        passing=bool(flags["Pass"]),
        stop=StopRule.PLAYED if flags["Stop"] else StopRule.NONE,
        extra_turn=bool(flags["AddTurn"]),
        lead=flags["InstantWin"] or None,
    )


def flags_of(rules: Rules) -> str:
    """The ten flags that say these rules. Raises `InvalidRules` where an option has no flag."""
    if rules.stop is StopRule.SETTLED:
        raise InvalidRules(f"zagram's flags cannot say stop={rules.stop}")
    usual = Rules().options()
    for name in ("stop_without_dot", "first_to", "middle", "komi"):
        if rules.options()[name] != usual[name]:
            raise InvalidRules(f"zagram's flags cannot say {name}")
    flags = {
        "Punish": 0,
        "Holes": 1,
        "AddTurn": rules.extra_turn,
        "MustSurr": not rules.declared,
        "MinArea": not rules.declared or rules.smallest,
        "Pass": rules.passing,
        "Stop": rules.stop is StopRule.PLAYED,
        "LastSafe": 0,
        "ScoreTerr": 0,
        "InstantWin": rules.lead or 0,
    }
    return ",".join(f"{name}={int(value)}" for name, value in flags.items())
