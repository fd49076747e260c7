"""Finds the rules of a game in a file, by RU, KM and the moves, and writes RU."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from kropki.board.grid import Player
from kropki.board.variant import USUAL, Areas
from kropki.diagnostics import Kind
from kropki.errors import KropkiError
from kropki.game.rules import (
    CUSTOM,
    RULE_SETS,
    Captures,
    Rules,
    StopRule,
    named_rules,
)
from kropki.record.properties import (
    MOVERS,
    RULES,
    find_stop,
    first_value,
    move_values,
    parse_komi,
    without_spaces,
)
from kropki.record.report import refusal
from kropki.record.zagram_flags import format_flags, parse_flags
from kropki.sgf import SgfNode, simple_text

MAX_NODES = 200_000
"""Nodes and moves of one game."""
KATAGO = "katago"
"""What `parse_rules` calls rules in the form of KataGo."""

_KEYWORD = re.compile(
    "(dotsCaptureEmptyBase|startPosIsRandom|sui)s?([01])"
    "|(startPos)(EMPTY|CROSS(?:_2|_4)?|CUSTOM)|(komi)(-?[0-9]{1,4}(?:[.][05])?)"
)
_KEYWORDS = re.compile(f"(?:{_KEYWORD.pattern})+")


class Mode(StrEnum):
    """Whether only the captures listed in a file are made, or captures by the rules."""

    LISTED = "listed"
    """Only the rings that the moves list are captured."""
    AUTOMATIC = "automatic"
    """Captures are computed, and the rings in the file only confirm them."""


class FileRules(NamedTuple):
    """The rules of a game in a file.

    Attributes:
        rule_set: The name of the rule set.
        rules: The rules.
        mode: How the game is replayed.
    """

    rule_set: str
    rules: Rules
    mode: Mode


@dataclass
class Survey:
    """What the moves of a whole tree show.

    Attributes:
        first: The player of the first move, None if there is none.
        lists_rings: Whether any move lists rings. Single points after a move are captured dots, not rings.
        stop_rule: The rule under which the stops in the file make sense.
        has_empty_moves: Whether any move has no value. Such a move is a stop, or a pass if the rules know
            only passes.
    """

    first: Player | None = None
    lists_rings: bool = False
    stop_rule: StopRule = StopRule.NONE
    has_empty_moves: bool = False

    def facts(self) -> tuple[Player | None, bool, StopRule, bool]:
        """Return the attributes, in their order."""
        return self.first, self.lists_rings, self.stop_rule, self.has_empty_moves

    def add_move(self, value: str, node: SgfNode) -> None:
        """Add a move that is not just a dot."""
        if not value or value.isspace():
            self.has_empty_moves = True
            if self.stop_rule is not StopRule.PLAYED:
                goes_on = node.children and any(move_values(node.children[0]))
                self.stop_rule = StopRule.PLAYED if goes_on else StopRule.SETTLED
        elif "!" in value or any(len(part) > 2 for part in without_spaces(value).split(".")[1:]):
            self.lists_rings = True


def survey_tree(root: SgfNode, max_nodes: int = MAX_NODES) -> Survey:
    """Look through a tree without replaying it.

    Args:
        root: The root of the tree.
        max_nodes: The most nodes and moves that it may have.

    Returns:
        What its moves show.

    Raises:
        UnreadableGame: The tree has more.
    """
    survey = Survey()
    count = 0
    for node in root.walk():
        count += 1
        further = -1  # each further move becomes a node of its own
        for prop in node.properties:
            if prop.name in MOVERS:
                further += len(prop.values)
                if survey.first is None:
                    survey.first = MOVERS[prop.name]
                for value in prop.values:
                    if len(value) != 2:
                        survey.add_move(value, node)
            elif prop.name == "C" and find_stop(prop.values[0]) is not None:
                survey.stop_rule = StopRule.PLAYED
        if further > 0:
            count += further
        if count > max_nodes:
            message = f"the game has more than {max_nodes} nodes and moves: it is not read"
            raise refusal(Kind.TOO_LARGE, message, node)
    return survey


def detect_rules(root: SgfNode, survey: Survey, mode: Mode | None) -> FileRules:
    """Return the rules of a tree and how to replay it.

    Args:
        root: The root of the tree.
        survey: What its moves show.
        mode: How to replay it. Without this, RU decides or, if that is not understood, the rings in the moves
            do ([sgf-files], "Two ways to replay").

    Raises:
        InvalidRules: The rules contradict each other.
    """
    named, is_flags = _stated_rules(root)
    if mode is None:
        is_declared = named[1].declared if named else survey.lists_rings
        mode = Mode.LISTED if is_declared else Mode.AUTOMATIC
    if named is None or named[0] == KATAGO:
        usual = "wikipedia" if survey.stop_rule is StopRule.PLAYED else "russian"
        name = "zagram-territory" if mode is Mode.LISTED else usual
        variant = named[1].variant if named else USUAL
        named = named_rules(name, variant.options() if mode is Mode.AUTOMATIC else None)
    name, rules = named
    options: dict[str, object] = {}
    if rules.declared is not (mode is Mode.LISTED):
        captures = Captures.DECLARED if mode is Mode.LISTED else Captures.AUTOMATIC
        options |= {"captures": captures, "smallest": False, "stop_without_dot": False} | USUAL.options()
    has_stops = survey.stop_rule is not StopRule.NONE and not (rules.passing and survey.has_empty_moves)
    if has_stops and rules.stop is StopRule.NONE and rules.variant.has_grounded_dots:
        options["stop"] = survey.stop_rule
    if (komi := parse_komi(first_value(root, "KM") or "")) is not None:
        options["komi"] = komi
    if options:
        name, rules = named_rules(name, rules.options() | options)
    return FileRules(_rule_set_of(rules) if is_flags else name, rules, mode)


def stated_mode(root: SgfNode) -> Mode | None:
    """Return how to replay a tree according to its rules, None if they are missing or not understood."""
    named, _ = _stated_rules(root)
    if named is None:
        return None
    return Mode.LISTED if named[1].declared else Mode.AUTOMATIC


def _stated_rules(root: SgfNode) -> tuple[tuple[str, Rules] | None, bool]:
    """Return the rule set and the rules that the root states, and whether by zagram's flags."""
    for name in (RULES, "RU"):
        value = first_value(root, name) or ""
        try:
            parsed = parse_rules(value)
        except KropkiError:
            parsed = _parse_known_flags(value)
        if parsed:
            return parsed, _are_flags(value)
    return None, False


@lru_cache(maxsize=16)
def parse_rules(value: str) -> tuple[str, Rules] | None:
    """Return the rule set and the rules in RU, None if it is empty.

    Returns:
        Also (`KATAGO`, ...) for the keywords of the fork of KataGo for this game ([katago-dots]). They say
        nothing about stops.

    Raises:
        UnknownRules: It names no known rule set.
        InvalidRules: A flag or an option is unknown or has an invalid value, or the rules contradict each
            other.
    """
    value = simple_text(value).strip()
    if not value:
        return None
    if _KEYWORDS.fullmatch(value):
        keywords = {match[1]: match[2] for match in _KEYWORD.finditer(value)}
        takes_empty = keywords.get("dotsCaptureEmptyBase") == "1"
        areas = Areas.ANY if takes_empty else Areas.ENEMY
        return KATAGO, Rules(areas=areas, suicide=keywords.get("sui") != "0")
    if _are_flags(value):
        rules = parse_flags(value)
        return _rule_set_of(rules), rules
    name, *options = value.split()
    return named_rules(name.lower(), dict(map(_parse_option, options)))


def are_rules_known(value: str) -> bool:
    """Return whether RU is understood, or empty."""
    try:
        parse_rules(value)
    except KropkiError:
        return False
    return True


def is_empty_move_pass(rules: Rules) -> bool:
    """Return whether a move without a value is a pass. Otherwise it is a stop."""
    return rules.passing and rules.stop is StopRule.NONE


@lru_cache(maxsize=16)
def rules_text(rule_set: str, rules: Rules) -> str:
    """Return the value of RU. Komi is in KM.

    Args:
        rule_set: The name of the rule set.
        rules: The rules.

    Returns:
        Zagram's flags, if they say everything; otherwise the name and, for custom rules, the options that
        differ from the usual ones.
    """
    rules = replace(rules, komi=0)
    if rule_set == CUSTOM or rule_set.startswith("zagram"):
        try:
            flags = format_flags(rules)
        except KropkiError:
            flags = ""
        if flags and _rule_set_of(rules) == rule_set:
            return flags
    usual = Rules().options()
    words = {True: "yes", False: "no", None: "none"}
    options = [
        f"{name}={words[value] if value is None or isinstance(value, bool) else value}"
        for name, value in rules.options().items()
        if rule_set == CUSTOM and value != usual[name]
    ]
    return " ".join([rule_set, *options])


def describe_rules(found: FileRules) -> str:
    """Return by which rules a game is read, for a message."""
    rules = f"the rules of {found.rule_set}"
    if found.rule_set == CUSTOM:
        rules = f"these rules: {rules_text(found.rule_set, found.rules)}"
    captures = "the captures that the moves list" if found.mode is Mode.LISTED else "automatic captures"
    return f"{rules}, with {captures}"


def _are_flags(value: str) -> bool:
    """Return whether RU has flags in zagram's form, and not a name."""
    return re.match(r"\s*\w+\s*=", value) is not None


def _rule_set_of(rules: Rules) -> str:
    """Return the name of zagram's rule set with these rules, "custom" if there is none."""
    names = (name for name, own in RULE_SETS.items() if name.startswith("zagram") and own.rules == rules)
    return next(names, CUSTOM)


@lru_cache(maxsize=16)
def _parse_known_flags(value: str) -> tuple[str, Rules] | None:
    """Return the rule set and the rules of those of zagram's flags that are known, None if there are none.

    Whether captures are declared counts first.
    """
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
    return _rule_set_of(rules), rules


def _parse_option(word: str) -> tuple[str, object]:
    """Return the name and the value of an option of custom rules, as `rules_text` writes it."""
    name, _, value = word.partition("=")
    known = {"yes": True, "no": False, "none": None if name != "stop" else "none"}
    if value in known:
        return name, known[value]
    return name, int(value) if re.fullmatch(r"-?[0-9]{1,4}", value) else value
