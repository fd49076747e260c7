"""The ten flags by which zagram.org writes rules into its files ([sgf-files], `RU`)."""

from __future__ import annotations

from kropki.errors import InvalidRules
from kropki.game.rules import Captures, Rules, StopRule

_FIXED = {
    "Punish": (0, "surrounding one's own dots would cost dots, but no source says how much"),
    "Holes": (1, "there may be no holes between territories, but no source says which are meant"),
    "LastSafe": (0, "the last dot on the board could not be captured, but no game shows how that is scored"),
    "ScoreTerr": (0, "territory would count, but no source says how"),
}
"""Flags that must have one value, and why the other one is refused. [kropki-ru] describes the first three in
a sentence each; on szkrab.net.pl, `Holes=0` and `LastSafe=1` were always so."""
_USUAL = {
    **{name: value for name, (value, _) in _FIXED.items()},
    "AddTurn": 0,
    "MustSurr": 1,
    "MinArea": 1,
    "Pass": 0,
    "Stop": 0,
    "InstantWin": 0,
}
_OPTIONS = {"captures", "smallest", "passing", "stop", "extra_turn", "lead"}
"""The options of the rules that flags can express."""


def parse_flags(text: str) -> Rules:
    """Return the rules that zagram's flags describe.

    Args:
        text: The flags as `NAME=NUMBER`, with commas between them, in any order. A flag that is missing has
            its usual value.

    Raises:
        InvalidRules: If the text is not a list of flags, or a flag has an invalid or unsupported value.

    Example:
        >>> parse_flags("MustSurr=0,MinArea=0").declared
        True
    """
    flags = dict(_USUAL)
    seen = set()
    for item in text.split(","):
        name, equals, digits = item.strip().partition("=")
        is_number = digits.isascii() and digits.isdecimal() and len(digits) <= 4
        if name not in _USUAL or not equals or not is_number:
            raise InvalidRules(
                f"{item[:40]!r} is not a flag; flags are {', '.join(_USUAL)}, each with =NUMBER"
            )
        if name in seen:
            raise InvalidRules(f"the flag {name} appears twice")
        seen.add(name)
        value = int(digits)
        if name != "InstantWin" and value > 1:
            raise InvalidRules(f"the flag {name} is {value}; it must be 0 or 1")
        if name in _FIXED and value != _FIXED[name][0]:
            raise InvalidRules(f"{name}={value} is not supported: {_FIXED[name][1]}")
        flags[name] = value
    if flags["MustSurr"] and not flags["MinArea"]:
        raise InvalidRules("MustSurr=1 needs MinArea=1: automatic captures always take the smallest ring")
    return Rules(
        captures=Captures.AUTOMATIC if flags["MustSurr"] else Captures.DECLARED,
        smallest=not flags["MustSurr"] and bool(flags["MinArea"]),
        passing=bool(flags["Pass"]),
        stop=StopRule.PLAYED if flags["Stop"] else StopRule.NONE,
        extra_turn=bool(flags["AddTurn"]),
        lead=flags["InstantWin"] or None,
    )


def format_flags(rules: Rules) -> str:
    """Return all ten flags for some rules, which `parse_flags` reads.

    Raises:
        InvalidRules: If an option has a value that no flag can express.
    """
    if rules.stop is StopRule.SETTLED:
        raise InvalidRules(f"zagram's flags cannot express stop={rules.stop}")
    for name, usual in Rules().options().items():
        if name not in _OPTIONS and getattr(rules, name) != usual:
            raise InvalidRules(f"zagram's flags cannot express {name}")
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
