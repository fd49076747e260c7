"""The options that a game can be played with, and the named rule sets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields, replace
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Any, Literal, TypeVar

from kropki.board.variant import USUAL, Areas, Variant
from kropki.errors import InvalidRules, UnknownRules

MAX_NUMBER = 9999
"""The largest number that an option can have."""
CUSTOM = "custom"
"""The name of rules that equal none of the rule sets."""


class Captures(StrEnum):
    """When a closed ring captures."""

    AUTOMATIC = "automatic"
    DECLARED = "declared"


class StopRule(StrEnum):
    """What happens after a player stops."""

    NONE = "none"
    """Nobody may stop."""
    PLAYED = "played"
    """The others play on."""
    SETTLED = "settled"
    """The result is settled at once."""


Value = TypeVar("Value")
Topic = Literal["captures", "end", "opening"]
"""What an option is about."""


def _option(default: Value, topic: Topic, help: str, *, is_first: bool = True) -> Value:
    """Return a field of `Rules`.

    Args:
        default: The usual value.
        topic: What the option is about.
        help: An explanation in English.
        is_first: Whether version 0.1.0 had the option. The others are only written where they differ from the
            usual, so that version 0.1.0 can read what it can play.
    """
    value: Value = field(default=default, metadata={"topic": topic, "help": help, "is_first": is_first})
    return value


_CHOICES: dict[Any, type[StrEnum]] = {"Captures": Captures, "StopRule": StopRule, "Areas": Areas}
"""The types of options with choices, by their annotation."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The options of a game. `OPTIONS` has an explanation of each.

    Raises:
        InvalidRules: If an option has an invalid value, or two of them conflict.
    """

    captures: Captures = _option(
        Captures.AUTOMATIC,
        "captures",
        "Whether a ring captures as soon as it is closed, or only when its owner declares it.",
    )
    smallest: bool = _option(False, "captures", "Whether only the smallest possible rings may be declared.")
    stop_without_dot: bool = _option(
        False, "captures", "Whether declaring rings without playing a dot is a move."
    )
    passing: bool = _option(
        False, "end", "Whether players may pass. The game is over when all of them pass in a row."
    )
    stop: StopRule = _option(
        StopRule.NONE,
        "end",
        "Whether a player may stop, claiming that everything they want to keep is grounded. Then the "
        "others play on as long as they like, or what they could capture is settled at once.",
    )
    extra_turn: bool = _option(False, "captures", "Whether a player who captures moves again.")
    lead: int | None = _option(None, "end", "The lead in captures that wins at once.")
    first_to: int | None = _option(None, "end", "The number of captures that wins at once.")
    middle: int | None = _option(
        None,
        "opening",
        "How many of the first dots must be put in the middle of the board, a quarter of its width and "
        "height away from the edges.",
    )
    komi: int = _option(
        0, "end", "Half dots added to the second player's score. An odd number rules out a draw."
    )
    areas: Areas = _option(
        USUAL.areas,
        "captures",
        "Which closed areas are captured: those with an enemy dot, any, also empty ones, or only those "
        "with an enemy dot and no point left to play on, as in Go.",
        is_first=False,
    )
    edge: bool = _option(
        USUAL.edge,
        "captures",
        "Whether the edge of the board closes areas too. A chain from edge to edge captures the smaller "
        "side.",
        is_first=False,
    )
    suicide: bool = _option(
        USUAL.suicide,
        "captures",
        "Whether a dot can be played where it is captured at once. Players who cannot put a dot "
        "anywhere miss their turn.",
        is_first=False,
    )

    def __post_init__(self) -> None:
        for option in fields(self):
            value = _check(option.name, option.type, getattr(self, option.name))
            object.__setattr__(self, option.name, value)
        if self.captures is not Captures.DECLARED and (self.smallest or self.stop_without_dot):
            name = "smallest" if self.smallest else "stop_without_dot"
            raise InvalidRules(f"{name} needs declared captures; these are automatic")
        if self.captures is Captures.DECLARED and self.variant != USUAL:
            name = next(
                name for name in ("areas", "edge", "suicide") if getattr(self, name) != getattr(USUAL, name)
            )
            raise InvalidRules(f"{name} needs automatic captures; these are declared")
        if self.stop is not StopRule.NONE and not self.variant.has_grounded_dots:
            name = "edge" if self.edge else f"areas={self.areas}"
            raise InvalidRules(f"{name} rules out a stop, because dots connected to the edge are not safe")

    @property
    def declared(self) -> bool:
        """Whether captures are declared."""
        return self.captures is Captures.DECLARED

    @cached_property
    def variant(self) -> Variant:
        """How captures differ from the usual ones."""
        return Variant(self.areas, self.edge, self.suicide)

    def options(self) -> dict[str, object]:
        """Return all options by name, as JSON values. `named_rules` takes them."""
        return {option.name: getattr(self, option.name) for option in fields(self)}

    def saved_options(self) -> dict[str, object]:
        """Return the options by name, without those that version 0.1.0 did not have and that are as usual."""
        return {
            option.name: getattr(self, option.name)
            for option in fields(self)
            if option.metadata["is_first"] or getattr(self, option.name) != option.default
        }

    def check_players(self, players: int) -> None:
        """Check that the options make sense for this number of players.

        Raises:
            InvalidRules: If an option is for two players only, and there are more.
        """
        if players <= 2:
            return
        if self.stop is StopRule.SETTLED:
            raise InvalidRules(
                f"a stop cannot be settled at once with {players} players, because the others play on: "
                f"use {StopRule.PLAYED}"
            )
        if self.areas is Areas.FULL:
            raise InvalidRules(f"areas={self.areas} is for two players; here {players} play")
        if self.komi:
            raise InvalidRules(f"komi is for two players; here {players} play")


def _check(name: str, annotation: Any, value: Any) -> Any:
    """Return the value of an option, converted to the type of its annotation."""
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
        case "Captures" | "StopRule" | "Areas":
            kind = _CHOICES[annotation]
            if value not in list(kind):
                raise InvalidRules(f"{name} is {value!r:.40}; it must be one of {', '.join(kind)}")
            return kind(value)
    return value


@dataclass(frozen=True)
class Option:
    """A description of one of the options of `Rules`."""

    topic: Topic
    help: str
    is_first: bool
    """Whether version 0.1.0 had it."""
    kind: str
    """"flag", "number" (which may be None), "half-dots" or "choice"."""
    choices: list[str] | None
    """The possible values of a choice, None for other kinds."""


_KINDS = {"bool": "flag", "int | None": "number", "int": "half-dots"}


def _describe(option: Field[Any]) -> Option:
    kind = "choice" if option.type in _CHOICES else _KINDS[str(option.type)]
    choices = [str(choice) for choice in _CHOICES[option.type]] if option.type in _CHOICES else None
    return Option(kind=kind, choices=choices, **option.metadata)


OPTIONS: dict[str, Option] = {option.name: _describe(option) for option in fields(Rules)}
"""The options of `Rules`, by name."""


@dataclass(frozen=True)
class RuleSet:
    """Named rules, with an explanation and the opening that they are usually played with."""

    name: str
    help: str
    rules: Rules
    opening: str = "cross"


RULE_SETS: dict[str, RuleSet] = {
    rule_set.name: rule_set
    for rule_set in [
        RuleSet(
            "russian",
            "Captures are automatic, also in houses. The game ends when the board is full.",
            Rules(),
        ),
        RuleSet(
            "wikipedia",
            "Captures are automatic. A player may stop, and the opponent takes what is not grounded.",
            Rules(stop=StopRule.PLAYED),
        ),
        RuleSet(
            "stachowski",
            "Captures are declared with a move, at once or later. The game ends when the board is full.",
            Rules(captures=Captures.DECLARED),
            "empty",
        ),
        RuleSet(
            "wikikropki",
            "Pools are captured by declaring them with a dot. Declaring without a dot is not a move.",
            Rules(captures=Captures.DECLARED),
            "empty",
        ),
        RuleSet(
            "zagram-standard",
            "Captures are automatic. The game ends when the board is full, or by agreement.",
            Rules(),
        ),
        RuleSet(
            "zagram-no-territory",
            "Captures are automatic. When a player stops, the opponent plays on alone.",
            Rules(stop=StopRule.PLAYED),
        ),
        RuleSet(
            "zagram-territory",
            "Captures are declared, with any rings. The players may agree on the remaining territories.",
            Rules(captures=Captures.DECLARED),
            "empty",
        ),
    ]
}
"""The rule sets, by name."""


@lru_cache(maxsize=64, typed=True)
def _changed(base: Rules, **options: Any) -> Rules:
    """Return rules with some options changed. Checking them takes longer than reading a short game."""
    return replace(base, **options)


def named_rules(name: str, options: Mapping[str, object] | None = None) -> tuple[str, Rules]:
    """Return the rules of a rule set with some options changed, and what to call them.

    Args:
        name: A key of `RULE_SETS`, or `CUSTOM`, which starts from the Russian rules.
        options: The options to change, by name.

    Returns:
        The name, which is `CUSTOM` if any option differs from the rule set, and the rules.

    Raises:
        UnknownRules: If there is no such rule set.
        InvalidRules: If an option is unknown or has an invalid value, or two of them conflict.

    Example:
        >>> name, rules = named_rules("stachowski", {"komi": 1})
        >>> name, rules.declared, rules.komi
        ('custom', True, 1)
    """
    if name not in RULE_SETS and name != CUSTOM:
        names = ", ".join([*RULE_SETS, CUSTOM])
        raise UnknownRules(f"there is no rule set {name[:40]!r}: choose one of {names}")
    base = RULE_SETS[name].rules if name in RULE_SETS else Rules()
    if not options:
        return (name if name in RULE_SETS else CUSTOM), base
    for option in options:
        if option not in OPTIONS:
            raise InvalidRules(f"there is no option {option[:40]!r}: choose from {', '.join(OPTIONS)}")
    try:
        rules = _changed(base, **options)
    except TypeError:  # a value that cannot be a key of the cache, and is refused
        rules = replace(base, **options)  # type: ignore[arg-type]
    return (name if rules == base else CUSTOM), rules
