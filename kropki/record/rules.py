"""By which rules a file is to be replayed and how, and RU as it is written."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import KropkiError
from kropki.game.rules import (
    CUSTOM,
    RULE_SETS,
    Captures,
    Rules,
    StopRule,
    named_rules,
)
from kropki.record.errors import UnreadableGame
from kropki.record.properties import MOVERS, RULES, komi_of, moves_of, stopper, value_of
from kropki.record.zagram_flags import format_flags, parse_flags
from kropki.sgf import SgfNode, simple_text

MOST_NODES = 200_000
"""Nodes and moves of one game."""


class Mode(StrEnum):
    """How a file is replayed: only the rings that it lists are taken, or captures are computed and its rings
    confirm them."""

    LISTED = "listed"
    AUTOMATIC = "automatic"


class Ruling(NamedTuple):
    """What a game's file says of its rules: the rule set and rules, and how it is to be replayed."""

    rule_set: str
    rules: Rules
    mode: Mode


@dataclass
class Overview:
    """What a look over a whole tree finds."""

    first: int | None = None
    """Who makes the first move."""
    lists: bool = False
    """Whether moves list rings."""
    stops: StopRule = StopRule.NONE
    """The rule by which the stops in the file make sense."""
    passes: bool = False
    """Whether values are empty: stops, or passes where the rules know these only."""

    def look_at(self, value: str, node: SgfNode) -> None:
        """See what the value of a node's move is, if it is not just a point."""
        if not value or value.isspace():
            self.passes = True
            if self.stops is not StopRule.PLAYED:
                go_on = node.children and any(moves_of(node.children[0]))
                self.stops = StopRule.PLAYED if go_on else StopRule.SETTLED
        elif "." in value or "!" in value:
            self.lists = True


def look_over(root: SgfNode) -> Overview:
    """Raises `UnreadableGame` if there are more nodes than are read."""
    seen = Overview()
    count = 0
    for node in root.walk():
        count += 1
        for own in node.properties:
            if own.name in MOVERS:
                count += len(own.values) - 1
                if seen.first is None:
                    seen.first = MOVERS[own.name]
                for value in own.values:
                    if len(value) != 2:
                        seen.look_at(value, node)
            elif own.name == "C" and stopper(own.values[0]) is not None:
                seen.stops = StopRule.PLAYED
        if count > MOST_NODES:
            message = f"the game has more than {MOST_NODES} nodes and moves: it is not read"
            raise UnreadableGame(Diagnostic(Kind.TOO_LARGE, message, *node.place()))
    return seen


def ruling_of(root: SgfNode, seen: Overview, mode: Mode | None) -> Ruling:
    """What a tree says of its rules and how it is to be replayed: `mode` if given, else as RU says, else as
    its rings do ([sgf-files], "Two ways to replay"). Raises `InvalidRules`."""
    named = None
    is_flags = False
    for name in (RULES, "RU"):
        value = value_of(root, name) or ""
        try:
            said = said_rules(value)
        except KropkiError:
            said = _known_flags(value)
        if said and not named:
            named, is_flags = said, _are_flags(value)
    if mode is None:
        declared = named[1].declared if named else seen.lists
        mode = Mode.LISTED if declared else Mode.AUTOMATIC
    if named is None:
        usual = "wikipedia" if seen.stops is StopRule.PLAYED else "russian"
        name = "zagram-territory" if mode is Mode.LISTED else usual
        named = name, RULE_SETS[name].rules
    name, rules = named
    options = rules.options()
    if rules.declared is not (mode is Mode.LISTED):
        captures = Captures.DECLARED if mode is Mode.LISTED else Captures.AUTOMATIC
        options |= {"captures": captures, "smallest": False, "stop_without_dot": False}
    stops = seen.stops
    if stops is not StopRule.NONE and rules.stop is StopRule.NONE and not (rules.passing and seen.passes):
        options["stop"] = stops
    if (komi := komi_of(value_of(root, "KM") or "")) is not None:
        options["komi"] = komi
    name, rules = named_rules(name, options)
    return Ruling(_name_of_flags(rules) if is_flags else name, rules, mode)


@lru_cache(maxsize=16)
def said_rules(value: str) -> tuple[str, Rules] | None:
    """The rule set and the rules that RU says, None if it says nothing.

    Raises `UnknownRules` or `InvalidRules`."""
    value = simple_text(value).strip()
    if not value:
        return None
    if _are_flags(value):
        rules = parse_flags(value)
        return _name_of_flags(rules), rules
    name, *options = value.split()
    return named_rules(name.lower(), dict(map(_option, options)))


def is_known(value: str) -> bool:
    """Whether RU says rules that are known, or nothing."""
    try:
        said_rules(value)
    except KropkiError:
        return False
    return True


def _are_flags(value: str) -> bool:
    """Whether RU says flags as zagram does, and no name."""
    return re.match(r"\s*\w+\s*=", value) is not None


def _name_of_flags(rules: Rules) -> str:
    """Zagram's rule set for rules that its flags say, if there is one."""
    sets = (name for name, own in RULE_SETS.items() if name.startswith("zagram") and own.rules == rules)
    return next(sets, CUSTOM)


@lru_cache(maxsize=16)
def _known_flags(value: str) -> tuple[str, Rules] | None:
    """The rule set and the rules of those of zagram's flags that are known, None if none is. Whether captures
    are declared counts first."""
    known: list[str] = []
    flags = simple_text(value).split(",") if _are_flags(value) else []
    for flag in sorted(flags, key=lambda flag: not flag.strip().startswith("MustSurr")):
        try:
            parse_flags(",".join([*known, flag]))
        except KropkiError:
            continue
        known.append(flag)
    if not known:
        return None
    rules = parse_flags(",".join(known))
    return _name_of_flags(rules), rules


def _option(word: str) -> tuple[str, object]:
    """An option of custom rules, as `rules_text` writes it."""
    name, _, value = word.partition("=")
    known = {"yes": True, "no": False, "none": None if name != "stop" else "none"}
    if value in known:
        return name, known[value]
    return name, int(value) if re.fullmatch(r"-?[0-9]{1,4}", value) else value


@lru_cache(maxsize=16)
def rules_text(rule_set: str, rules: Rules) -> str:
    """The value of RU: zagram's flags where they say it all, else the name and, of custom rules, the options
    that are not usual. Komi is said by KM."""
    rules = replace(rules, komi=0)
    if rule_set == CUSTOM or rule_set.startswith("zagram"):
        try:
            flags = format_flags(rules)
        except KropkiError:
            flags = ""
        if flags and _name_of_flags(rules) == rule_set:
            return flags
    usual = Rules().options()
    words = {True: "yes", False: "no", None: "none"}
    options = [
        f"{name}={words[value] if value is None or isinstance(value, bool) else value}"
        for name, value in rules.options().items()
        if rule_set == CUSTOM and value != usual[name]
    ]
    return " ".join([rule_set, *options])
