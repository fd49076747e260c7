"""Reads the root of a tree: size, rules, players, clock, opening and the first turn."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, NamedTuple

from kropki.board.grid import MAX_SIZE, MIN_SIZE, Grid, Player
from kropki.diagnostics import Kind
from kropki.errors import KropkiError, UnknownRules
from kropki.game.clock import Clock
from kropki.game.game import Game
from kropki.game.openings import Opening
from kropki.game.rules import CUSTOM
from kropki.game.tree import Setup
from kropki.record.errors import UnreadableGame
from kropki.record.points import PointCodec
from kropki.record.properties import (
    CLOCK,
    GAME,
    POSITION,
    RULES,
    SET_UP,
    default_first,
    first_value,
    infer_size,
    opening_words,
    parse_clock,
    parse_komi,
    parse_size,
    sign_of_go,
)
from kropki.record.report import RecordedFaults, Report, refusal
from kropki.record.rules import FileRules, Mode, Survey, describe_rules, detect_rules, parse_rules
from kropki.record.setups import opening_points, read_setup
from kropki.sgf import Property, SgfNode, simple_text, text

_SETTINGS = frozenset({"GM", "SZ", "RU", "KM", "ON", "HA", RULES, CLOCK, POSITION, *SET_UP})
"""The properties that say how a game begins, besides the players' names."""
_MAX_CACHED = 1000
"""The settings of a root are cached if they have no more values and characters than this."""


class Header(NamedTuple):
    """What the root of a tree says.

    Attributes:
        game: The game before its first move, without notes.
        mode: How the tree is replayed.
        codec: The codec of the board.
    """

    game: Game
    mode: Mode
    codec: PointCodec


def read_header(root: SgfNode, survey: Survey, mode: Mode | None, report: Report) -> Header:
    """Read the root of a tree.

    Args:
        root: The root.
        survey: What the moves of the tree show.
        mode: How to replay the tree; without it, the file decides.
        report: Collects what is wrong.

    Returns:
        The game before its first move, and how to replay the tree.

    Raises:
        UnreadableGame: No game can begin like this or, if reading is strict, something is wrong.
    """
    settings = [prop for prop in root.properties if prop.name in _SETTINGS]
    inferred = None if parse_size(first_value(root, "SZ") or "") else infer_size(root)
    header = None
    if (
        not settings
        or sum([len(prop.values) + len("".join(prop.values)) for prop in settings]) <= _MAX_CACHED
    ):
        key = tuple([(prop.name, *prop.values) for prop in settings])
        try:
            header, faults = _read_settings(key, inferred, mode, *survey.facts())
        except UnreadableGame:  # it is read once more, for the place
            pass
        else:
            faults.repeat(report, root, settings)
    if header is None:
        header = _HeaderReader(root, survey, report, inferred).read(mode)
    names = simple_text(first_value(root, "PB") or ""), simple_text(first_value(root, "PW") or "")
    return Header(header.game.renewed(names), header.mode, header.codec)


@lru_cache(maxsize=32)
def _read_settings(
    settings: tuple[tuple[str, ...], ...], inferred: tuple[int, int] | None, mode: Mode | None, *facts: Any
) -> tuple[Header, RecordedFaults]:
    """Read the properties of a root that say how a game begins. Files hold many games that begin alike.

    Args:
        settings: The names of the properties, each with its values.
        inferred: The size of the board, if SZ does not say it.
        mode: How to replay the tree; without it, the file decides.
        facts: What the moves of the tree show (`Survey.facts`).

    Returns:
        The game before its first move, without names, and what is wrong.

    Raises:
        UnreadableGame: No game can begin like this.
    """
    root = SgfNode()
    root.properties = [Property(name, values) for name, *values in settings]
    faults = RecordedFaults(root)
    return _HeaderReader(root, Survey(*facts), faults, inferred).read(mode), faults


class _HeaderReader:
    def __init__(
        self, root: SgfNode, survey: Survey, report: Report, inferred: tuple[int, int] | None
    ) -> None:
        self.root = root
        self.inferred = inferred
        self.survey = survey
        self.report = report

    def read(self, mode: Mode | None) -> Header:
        self._check_game()
        codec = PointCodec.of(Grid.of(*self._read_size()))
        file_rules = self._read_rules(mode)
        clock = self._read_clock()
        setup = self._read_setup(codec)
        opening = self._read_opening(setup, codec.grid)
        game = self._begin(file_rules, codec.grid, clock, setup, opening)
        return Header(game, file_rules.mode, codec)

    def _check_game(self) -> None:
        number = (first_value(self.root, "GM") or "").strip()
        if number != GAME:
            prop = self.root.get("GM")
            problem = f"the game is GM[{number[:20]}], and Kropki is GM[{GAME}]" if prop else "GM is missing"
            sign = sign_of_go(self.root)
            if sign and sign is not prop:
                problem += f", and {sign.name}[{sign.values[0][:20]}] is of Go"
            self.report.add(Kind.OTHER_GAME, f"{problem}; it is read as Kropki", self.root, prop)

    def _read_size(self) -> tuple[int, int]:
        prop = self.root.get("SZ")
        value = prop.values[0] if prop else ""
        if size := parse_size(value):
            width, height = size
            if not (MIN_SIZE <= width <= MAX_SIZE and MIN_SIZE <= height <= MAX_SIZE):
                message = f"SZ[{value}] is not a valid size: a side has {MIN_SIZE} to {MAX_SIZE} points"
                raise refusal(Kind.SIZE, message, self.root, prop)
            usual = str(width) if width == height else f"{width}:{height}"
            if not value.strip().isdecimal() and (":" not in value or width == height):
                self.report.add(
                    Kind.SIZE, f"SZ[{value[:20]}]: this size is written SZ[{usual}]", self.root, prop
                )
            return width, height
        assert self.inferred is not None
        width, height = self.inferred
        problem = f"SZ[{value[:20]}] is not a size" if prop else "SZ is missing"
        self.report.add(Kind.SIZE, f"{problem}; it is read as {width}×{height}", self.root, prop)
        return width, height

    def _read_rules(self, mode: Mode | None) -> FileRules:
        root = self.root
        komi = root.get("KM")
        try:
            found = detect_rules(root, self.survey, mode)
        except KropkiError as error:
            raise refusal(Kind.RULES, f"no game has these rules: {error}", root, komi) from error
        for prop in (root.get("RU"), root.get(RULES)):
            try:
                parse_rules(prop.values[0]) if prop else None
            except KropkiError as error:
                reason = "there are no rules of this name" if isinstance(error, UnknownRules) else str(error)
                message = f"{_quote(prop)}: {reason}; the game is read by {describe_rules(found)}"
                self.report.add(Kind.RULES, message, root, prop)
        if komi and parse_komi(komi.values[0]) is None:
            message = f"KM[{komi.values[0][:20]}] is not a number of half dots"
            self.report.add(Kind.RULES, message, root, komi)
        return found

    def _read_clock(self) -> Clock | None:
        prop = self.root.get(CLOCK)
        if not prop:
            return None
        try:
            return parse_clock(prop.values[0])
        except KropkiError as error:
            self.report.add(Kind.RULES, f"the clock is not valid: {error}", self.root, prop)
            return None

    def _read_setup(self, codec: PointCodec) -> Setup | None:
        setup = read_setup(self.root, codec, self.report)
        if setup and "AE" in self.root:  # the board is empty, so that there is nothing to take away
            dots = tuple((point, player) for point, player in setup.dots if player is not None)
            setup = Setup(dots, setup.turn) if dots or setup.turn is not None else None
        return setup

    def _read_opening(self, setup: Setup | None, grid: Grid) -> Opening | None:
        """Return the opening, if the root sets up just its dots.

        A cross is found without a name, and a custom opening by its drawing.
        """
        words = opening_words(first_value(self.root, "ON") or "")
        name, *numbers = words or ["custom" if POSITION in self.root else "cross"]
        if name == "custom":
            opening = Opening(name, position=text(first_value(self.root, POSITION) or ""))
        elif len(numbers) < 2 and all(re.fullmatch("[0-9]{1,10}", number) for number in numbers):
            number = int(numbers[0]) if numbers else 0
            opening = Opening(
                name,
                seed=number if name == "four-crosses-random" else 0,
                handicap=number if name == "handicap" else 0,
            )
        else:
            return None
        try:
            points = opening_points(opening, grid)
        except KropkiError:
            return None
        return opening if set(points.items()) == set(setup.dots if setup else ()) else None

    def _first_turn(self, setup: Setup | None) -> Player:
        if setup and setup.turn is not None:
            return setup.turn
        if self.survey.first is not None:
            return self.survey.first
        return default_first(first_value(self.root, "HA"))

    def _begin(
        self,
        file_rules: FileRules,
        grid: Grid,
        clock: Clock | None,
        setup: Setup | None,
        opening: Opening | None,
    ) -> Game:
        """Return the game before its first move."""
        try:
            game = Game(
                grid.width,
                grid.height,
                rules=file_rules.rule_set,
                options=file_rules.rules.options() if file_rules.rule_set == CUSTOM else None,
                opening=opening or "empty",
                first=self._first_turn(setup),
                clock=clock,
            )
            if setup and setup.dots and not opening:
                game.set_up_root(Setup(setup.dots))
        except KropkiError as error:
            message = f"no game begins like this: {error}"
            raise refusal(Kind.SET_UP, message, self.root, self.root.get("PL")) from error
        return game


def _quote(prop: Property | None) -> str:
    """Return a property with its first value as it is in the file, or as much as fits into a message."""
    if prop is None:
        return ""
    value = prop.values[0]
    return f"{prop.name}[{value if len(value) <= 60 else value[:60] + '…'}]"
