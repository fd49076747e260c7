"""Games as SGF for Kropki (`sgf-gm40.txt`, GM[40]): what the properties of its trees mean, both ways.

    games = read_games(data)               # bytes of a file, or text
    for reading in games:
        reading.game, reading.diagnostics
    text = write_game(reading.game)

Real files are the judge (`docs/sgf.md`): whatever can be understood is, and every fault is a diagnostic with
its place. What is not understood stays in the notes of its node and is written back as it was.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from time import monotonic
from typing import NamedTuple

from kropki import __version__
from kropki.board import Board, Territory
from kropki.charset import decode
from kropki.clock import Clock
from kropki.diagram import Diagram
from kropki.errors import IllegalMove, KropkiError, RingRefused
from kropki.game import Game, Outcome, Reason
from kropki.grid import LETTERS, MAX_SIZE, MIN_SIZE, Grid
from kropki.moves import (
    LONGEST_SPENT,
    AgreedDraw,
    AgreedSettlement,
    Declaration,
    Dot,
    Move,
    Pass,
    Resignation,
    Ring,
    Stop,
    TimeUp,
)
from kropki.openings import Opening, opening_board
from kropki.ring import area_inside, check_shape
from kropki.rules import (
    CUSTOM,
    RULE_SETS,
    Captures,
    Rules,
    StopRule,
    flags_of,
    named_rules,
    rules_from_flags,
)
from kropki.settlement import settle_by_agreement, settle_stop
from kropki.sgf import Diagnostic, Property, escape, iter_trees, serialise, simple_text, text
from kropki.sgf import Node as SgfNode
from kropki.tree import Node, Setup

GAME = "40"
"""Kropki's number among the games of SGF."""
COLOURS = "BW"
"""The properties of the moves of players 0 and 1."""
CLASSIC = (39, 32)
"""The size of a board whose file does not tell it, if all its points lie there."""

POSITION = "KS"
"""A property of our own: the drawing of a custom opening."""
RULES = "KR"
"""A property of our own: the rules by which a file was replayed whose RU is not known."""
CLOCK = "KC"
"""A property of our own: main time, increment and time per move in seconds."""
SPENT = "KT"
"""A property of our own: the milliseconds that a move took."""

MOST_FAULTS = 1000
"""Faults that are named in one game; one more says that there are others."""
MOST_NODES = 200_000
"""Nodes and moves of one game."""
MOST_SET_UP = 1_000_000
"""Points that all set-ups of one game may deal with: each rectangle counts as its points, and each node with
a set-up as those of the board, but as 100 at least."""
MOST_SECONDS = 60.0
"""How long the replay of one game may take."""


class Mode(StrEnum):
    """How a file is replayed: only the rings that it lists are taken, or captures are computed and its rings
    confirm them."""

    LISTED = "listed"
    AUTOMATIC = "automatic"


class Fault(StrEnum):
    """Kinds of faults in a game's meaning."""

    OTHER_GAME = "record/other-game"
    """GM is missing or names another game."""
    SIZE = "record/size"
    """SZ is missing, cannot be understood, or is written as a square's never is."""
    RULES = "record/rules"
    """RU, KM or one of our own, KR or KC, say something that is not known."""
    POINT = "record/point"
    """A value that should be a point, and is none of this board."""
    SETUP = "record/set-up"
    """A set-up that cannot be."""
    MOVE = "record/move"
    """A move that cannot be understood."""
    ILLEGAL = "record/illegal-move"
    """A move that cannot be made. It stays in the notes."""
    LATE = "record/after-end"
    """A move after the end of the game. It stays in the notes."""
    TURN = "record/turn"
    """A move out of turn."""
    CROWDED = "record/crowded-node"
    """Several moves in one node, or a move and a set-up."""
    RING = "record/ring"
    """A ring that cannot be taken. The dot is put all the same."""
    UNCLOSED = "record/ring-unclosed"
    """A ring whose first point does not end it. It is taken."""
    RINGS = "record/rings"
    """The rings that a move lists are not those that it closes."""
    MODES = "record/modes-differ"
    """As listed and by automatic captures the game goes differently from here on."""
    RESULT = "record/result"
    """RE says another result than the moves come to."""
    RESULT_FORM = "record/result-form"
    """RE is not written as FF[4] wants it."""
    SETTLEMENT = "record/settlement"
    """TB and TW list rings by which the game cannot be settled. They stay in the notes."""
    MORE = "record/more-faults"
    """There are more faults than are named."""
    TOO_LARGE = "record/too-large"
    """The game has more nodes or set-ups than are read."""
    TOO_LONG = "record/too-long"
    """The replay takes longer than it may."""


class UnwritableGame(KropkiError):
    """A game that SGF cannot hold."""

    code = "record/unwritable"


class UnreadableGame(KropkiError):
    """A tree that is no game of Kropki or, read strictly, any fault. `diagnostic` says why."""

    code = "record/unreadable"

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(str(diagnostic))
        self.diagnostic = diagnostic
        self.code = diagnostic.kind


@dataclass
class Reading:
    """A game that was read, and what was found on the way.

    `mode` is how it was replayed, `result` what RE says, `differs` the number of the first move of the main
    line at which the two modes part, from 1, None if they do not."""

    game: Game
    mode: Mode
    result: str = ""
    differs: int | None = None
    diagnostics: list[Diagnostic] = field(default_factory=list)


class Games:
    """Reads the games of a file one by one: iterating gives a `Reading` of each.

    A game that cannot be read raises `UnreadableGame`, and the next step gives the one after it.
    `diagnostics` are the faults of the file as a whole: of its charset, and of the grammar outside of all
    games; those in a game are in its reading. `offset` of `length` characters have been read."""

    def __init__(self, data: bytes | str, *, mode: Mode | None = None, strict: bool = False) -> None:
        self.diagnostics: list[Diagnostic] = []
        self.mode = mode
        self.strict = strict
        if isinstance(data, bytes):
            decoded = decode(data)
            self.diagnostics += decoded.diagnostics
            data = decoded.text
        self._trees = iter_trees(data)
        self._known = 0
        self.length = len(data)

    @property
    def offset(self) -> int:
        return self._trees.offset

    def __iter__(self) -> Games:
        return self

    def __next__(self) -> Reading:
        if self.strict and self.diagnostics:
            raise UnreadableGame(self.diagnostics.pop(0))
        try:
            root = next(self._trees)
        except StopIteration:
            self.diagnostics += self._trees.diagnostics[self._known :]
            self._known = len(self._trees.diagnostics)
            if self.strict and self.diagnostics:
                raise UnreadableGame(self.diagnostics.pop(0)) from None
            raise
        grammar = self._trees.diagnostics[self._known :]
        self._known += len(grammar)
        if self.strict and grammar:
            raise UnreadableGame(grammar[0])
        reading = read_game(root, mode=self.mode, strict=self.strict)
        reading.diagnostics = sorted(grammar + reading.diagnostics, key=lambda d: (d.line, d.column))
        return reading


def read_games(data: bytes | str, *, mode: Mode | None = None, strict: bool = False) -> Games:
    """The games of a file, one at a time, each replayed as `mode` says or else as the file does.

    If `strict`, the first fault of each game raises `UnreadableGame`; otherwise faults are diagnostics."""
    return Games(data, mode=mode, strict=strict)


def read_game(
    root: SgfNode, *, mode: Mode | None = None, strict: bool = False, seconds: float = MOST_SECONDS
) -> Reading:
    """The game of a tree, replayed as `mode` says or else as the file does, for so many seconds at most.

    Raises `UnreadableGame` for what is no game of Kropki, and for any fault if `strict`."""
    collecting = gc.isenabled()
    gc.disable()  # all that is made is kept: looking for garbage in it takes longer than reading
    try:
        return _Reader(root, strict, seconds).read(mode)
    finally:
        if collecting:
            gc.enable()


# what properties say


class Said(NamedTuple):
    """What a game's file says of its rules: the rule set and rules, and how it is to be replayed."""

    rule_set: str
    rules: Rules
    mode: Mode


@dataclass
class _Overview:
    """What a look over a whole tree finds."""

    first: int | None = None
    """Who makes the first move."""
    lists: bool = False
    """Whether moves list rings."""
    stops: StopRule = StopRule.NONE
    """The rule by which the stops in the file make sense."""
    passes: bool = False
    """Whether values are empty: stops, or passes where the rules know these only."""


def _look_over(root: SgfNode) -> _Overview:
    """Raises `UnreadableGame` if there are more nodes than are read."""
    seen = _Overview()
    count = 0
    for node in root.walk():
        count += 1
        for own in node.properties:
            name = own.name
            if name in ("B", "W"):
                count += len(own.values) - 1
                if seen.first is None:
                    seen.first = COLOURS.index(name)
                for value in own.values:
                    if len(value) == 2:
                        continue
                    if not value or value.isspace():
                        seen.passes = True
                        go_on = node.children and any(_moves(node.children[0]))
                        if seen.stops is not StopRule.PLAYED:
                            seen.stops = StopRule.PLAYED if go_on else StopRule.SETTLED
                    elif "." in value or "!" in value:
                        seen.lists = True
            elif name == "C" and _stopper(own.values[0]) is not None:
                seen.stops = StopRule.PLAYED
        if count > MOST_NODES:
            line, column = node.place()
            message = f"the game has more than {MOST_NODES} nodes and moves: it is not read"
            raise UnreadableGame(Diagnostic(Fault.TOO_LARGE, line, column, message))
    return seen


_STOPPED = re.compile(r"^\s*(black|white|red|blue|b|w) pressed stop\W*$", re.IGNORECASE | re.MULTILINE)
_PLAYER = {"b": 0, "black": 0, "r": 0, "red": 0, "w": 1, "white": 1, "blue": 1}


def _stopper(comment: str) -> int | None:
    """Who stops, as zagram's comments say it (`sgf-facts.md`, zagram.org)."""
    if "STOP" not in comment.upper():
        return None
    match = _STOPPED.search(text(comment))
    return _PLAYER[match[1].lower()] if match else None


def _said_rules(value: str) -> tuple[str, Rules] | None:
    """The rule set and the rules that RU says, None if it says nothing.

    Raises `UnknownRules` or `InvalidRules`."""
    value = simple_text(value).strip()
    if not value:
        return None
    if "=" in value and "," in value:
        return _named_flags(value)
    name, *options = value.split()
    return named_rules(name.lower(), dict(map(_option, options)))


def _is_known(value: str) -> bool:
    """Whether RU says rules that are known, or nothing."""
    try:
        _said_rules(value)
    except KropkiError:
        return False
    return True


def _named_flags(flags: str) -> tuple[str, Rules]:
    """The rules that zagram's flags say, and zagram's rule set if there is one for them."""
    rules = rules_from_flags(flags)
    sets = (name for name, own in RULE_SETS.items() if name.startswith("zagram") and own.rules == rules)
    return next(sets, CUSTOM), rules


def _option(word: str) -> tuple[str, object]:
    """An option of custom rules, as `rules_text` writes it."""
    name, _, value = word.partition("=")
    known = {"yes": True, "no": False, "none": None if name != "stop" else "none"}
    if value in known:
        return name, known[value]
    return name, int(value) if re.fullmatch(r"-?[0-9]{1,4}", value) else value


def rules_text(rule_set: str, rules: Rules) -> str:
    """The value of RU: zagram's flags where they say it all, else the name and, of custom rules, the options
    that are not usual. Komi is said by KM."""
    rules = replace(rules, komi=0)
    if rule_set == CUSTOM or rule_set.startswith("zagram"):
        try:
            flags = flags_of(rules)
        except KropkiError:
            flags = ""
        if flags and _named_flags(flags)[0] == rule_set:
            return flags
    usual = Rules().options()
    words = {True: "yes", False: "no", None: "none"}
    options = [
        f"{name}={words[value] if value is None or isinstance(value, bool) else value}"
        for name, value in rules.options().items()
        if rule_set == CUSTOM and value != usual[name]
    ]
    return " ".join([rule_set, *options])


def _komi(value: str) -> int | None:
    """KM in half dots, None if it is no number of them."""
    match = re.fullmatch(r"\s*([+-]?)([0-9]{1,4})(?:\.(0|5)?0*)?\s*", value)
    if not match or int(match[2]) > 4999:
        return None
    halves = 2 * int(match[2]) + (match[3] == "5")
    return -halves if match[1] == "-" else halves


def _clock(value: str) -> Clock | None:
    """The clock that KC says. Raises `InvalidClock`."""
    words = value.split()
    if len(words) != 3 or not all(re.fullmatch("[0-9]{1,6}", word) for word in words):
        return None
    return Clock(main=int(words[0]), increment=int(words[1]), per_move=int(words[2]))


def _size(value: str) -> tuple[int, int] | None:
    match = re.fullmatch(r"\s*([0-9]{1,3})\s*(?::\s*([0-9]{1,3})\s*)?", value)
    return (int(match[1]), int(match[2] or match[1])) if match else None


class _Result(NamedTuple):
    """What RE says: the winner, None for a draw, by how much if it says so, and otherwise how."""

    winner: int | None
    difference: float | None
    how: str


_RESULT = re.compile(r"(b|w|r|black|white|red|blue)\s*\+\s*(?:([+-]?[0-9]+(?:\.[0-9]*)?)|([a-z]*))")


def _result(value: str) -> _Result | None:
    """What RE says, None if that is no result."""
    said = simple_text(value).strip().lower()
    if said in ("0", "draw"):
        return _Result(None, 0, "")
    match = _RESULT.fullmatch(said)
    if not match:
        return None
    difference = abs(float(match[2])) if match[2] else None
    return _Result(_PLAYER[match[1]], difference, match[3] or "")


_MOVE = re.compile(r"([a-zA-Z]{2})?(?:!([a-zA-Z]*))?((?:\.[a-zA-Z]*)*)")
"""A dot, points that it surrounds (kropla's `ab!cdef`), rings."""

_WORDS: dict[str, Callable[[int], Move]] = {
    "resign": Resignation,
    "time": TimeUp,
    "pass": Pass,
    "stop": Stop,
    "draw": lambda player: AgreedDraw(),
}
"""Move values that are words."""
_UNDERSTOOD = frozenset({"B", "W", "AB", "AW", "AE", "PL"})
"""Properties of a node that are understood and written anew."""
_SETUPS = (("AB", 0), ("AW", 1), ("AE", None))


def _value(node: SgfNode, name: str) -> str | None:
    own = node.get(name)
    return own.values[0] if own else None


def _moves(node: SgfNode) -> list[str]:
    return [value for own in node.properties if own.name in ("B", "W") for value in own.values]


# reading


class _Trouble(NamedTuple):
    """What is wrong with a value."""

    kind: Fault
    message: str


class _Reader:
    """Reads one tree."""

    def __init__(self, root: SgfNode, strict: bool, seconds: float) -> None:
        self.root = root
        self.strict = strict
        self.seconds = seconds
        self.diagnostics: list[Diagnostic] = []
        self.set_up = 0

    def read(self, mode: Mode | None) -> Reading:
        root = self.root
        self.end = monotonic() + self.seconds
        self.seen = _look_over(root)
        if (number := (_value(root, "GM") or "").strip()) != GAME:
            message = f"the game is GM[{number[:20]}]; Kropki is GM[{GAME}]; it is read as Kropki"
            self._fault(Fault.OTHER_GAME, root, root.get("GM"), message)
        width, height = self._size()
        self.grid = Grid.of(width, height)
        self.points = {letters: point for point, letters in self.grid.names.items()}
        said = self._rules(mode)
        self.mode = said.mode
        self._begin(said)
        result = simple_text(_value(root, "RE") or "").strip()
        self._replay(result)
        differs = self._compare_modes() if self.seen.lists else None
        self._drop_head()
        return Reading(self.game, said.mode, result, differs, self.diagnostics)

    # faults

    def _diagnostic(
        self, kind: str, node: SgfNode, own: Property | None, index: int, message: str
    ) -> Diagnostic:
        line, column = node.place(own, index if own else None)
        return Diagnostic(kind, line, column, message)

    def _fault(self, kind: str, node: SgfNode, own: Property | None, message: str, index: int = 0) -> None:
        """Report a fault of a node, or of a value of a property."""
        if self.strict:
            raise UnreadableGame(self._diagnostic(kind, node, own, index, message))
        if len(self.diagnostics) < MOST_FAULTS:
            self.diagnostics.append(self._diagnostic(kind, node, own, index, message))
        elif len(self.diagnostics) == MOST_FAULTS:
            message = f"there are more than {MOST_FAULTS} faults: the others are not named"
            self.diagnostics.append(self._diagnostic(Fault.MORE, node, own, index, message))

    def _refuse(self, kind: str, node: SgfNode, own: Property | None, message: str) -> UnreadableGame:
        return UnreadableGame(self._diagnostic(kind, node, own, 0, message))

    # the root

    def _size(self) -> tuple[int, int]:
        own = self.root.get("SZ")
        value = own.values[0] if own else ""
        if size := _size(value):
            width, height = size
            if not (MIN_SIZE <= width <= MAX_SIZE and MIN_SIZE <= height <= MAX_SIZE):
                message = f"SZ[{value}] is no size: a side has {MIN_SIZE} to {MAX_SIZE} points"
                raise self._refuse(Fault.SIZE, self.root, own, message)
            if ":" in value and width == height:
                message = f"SZ[{value[:20]}]: the size of a square board is one number, SZ[{width}]"
                self._fault(Fault.SIZE, self.root, own, message)
            return width, height
        width, height = CLASSIC
        names = ("B", "W", "AB", "AW", "AE")
        for node in self.root.walk():
            for said in node.properties:
                for word in said.values if said.name in names else ():
                    for pair in re.findall("([a-zA-Z])([a-zA-Z])", word if len(word) < 9 else word[:9]):
                        if word.lower() not in _WORDS:
                            width = max(width, LETTERS.index(pair[0]) + 1)
                            height = max(height, LETTERS.index(pair[1]) + 1)
        told = f"SZ[{value[:20]}] is no size" if own else "SZ is missing"
        self._fault(Fault.SIZE, self.root, own, f"{told}; it is read as {width}×{height}")
        return width, height

    def _rules(self, mode: Mode | None) -> Said:
        root = self.root
        for own in (root.get("RU"), root.get(RULES)):
            try:
                _said_rules(own.values[0]) if own else None
            except KropkiError as error:
                self._fault(Fault.RULES, root, own, f"these rules are not known: {error}")
        own = root.get("KM")
        if own and _komi(own.values[0]) is None:
            self._fault(Fault.RULES, root, own, f"KM[{own.values[0][:20]}] is no number of half dots")
        try:
            return _said(root, self.seen, mode)
        except KropkiError as error:
            raise self._refuse(Fault.RULES, root, own, f"no game has these rules: {error}") from error

    def _begin(self, said: Said) -> None:
        """The game as it stands before its first move."""
        root, grid = self.root, self.grid
        clock = None
        if own := root.get(CLOCK):
            try:
                clock = _clock(own.values[0])
            except KropkiError as error:
                self._fault(Fault.RULES, root, own, f"no clock is set so: {error}")
        self.left: list[Property] = []
        setup = self._setup(root, self.left)
        if setup and "AE" in root:  # nothing is there yet to be taken away
            dots = tuple((point, player) for point, player in setup.dots if player is not None)
            setup = Setup(dots, setup.turn) if dots or setup.turn is not None else None
            self.left = [own for own in self.left if own.name != "AE"]
            self.left += [own for own in root.properties if own.name == "AE"]
        opening = self._opening(setup)
        own = root.get("PL")
        turn = setup.turn if setup else None
        if turn is not None:
            first = turn
        elif self.seen.first is not None:
            first = self.seen.first
        else:
            first = int((_value(root, "HA") or "0").strip() not in ("", "0"))
        try:
            self.game = game = Game(
                grid.width,
                grid.height,
                rules=said.rule_set,
                options=said.rules.options(),
                opening=opening or "empty",
                names=[simple_text(_value(root, name) or "") for name in ("PB", "PW")],
                first=first,
                clock=clock,
            )
            if setup and setup.dots and not opening:
                game.begin_with(Setup(setup.dots))
        except KropkiError as error:
            raise self._refuse(Fault.SETUP, root, own, f"no game begins so: {error}") from error

    def _opening(self, setup: Setup | None) -> Opening | None:
        """The opening by its name, if the dots that were set up are its dots; a bare cross has no need of
        the name."""
        name, *numbers = simple_text(_value(self.root, "ON") or "").split() or ["cross"]
        if name == "custom":
            opening = Opening(name, position=text(_value(self.root, POSITION) or ""))
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
            board = opening_board(opening, self.grid.width, self.grid.height, 2, False)
        except KropkiError:
            return None
        dots = {(point, player) for player in (0, 1) for point in board.dots(player)}
        return opening if dots == set(setup.dots if setup else ()) else None

    # nodes

    def _setup(self, node: SgfNode, left: list[Property]) -> Setup | None:
        """The dots that a node sets up and takes away, and who is to move then; what of it is not understood
        is added to `left`.

        Raises `UnreadableGame` if there are more than are dealt with."""
        dots: dict[int, int | None] = {}
        turn = None
        for own in node.properties:
            player = dict(_SETUPS).get(own.name, -1)
            if own.name == "PL":
                turn = _PLAYER.get(own.values[0].strip().lower())
                if turn is None:
                    self._fault(Fault.SETUP, node, own, f"PL[{own.values[0][:20]}] is no player: B or W is")
                    left.append(own)
            if player == -1:
                continue
            wrong = []
            for index, value in enumerate(own.values):
                point = self.points.get(value)
                if point is not None:
                    points: Sequence[int] = (point,)
                elif not value and len(own.values) == 1:
                    continue
                else:
                    corners = [self.points.get(half.strip()) for half in value.split(":", 1)]
                    if None in corners:
                        message = f"{own.name}[{value[:20]}] is no point of this board"
                        self._fault(Fault.POINT, node, own, message, index)
                        wrong.append(value)
                        continue
                    points = self._rectangle(corners[0] or 0, corners[-1] or 0)
                self._count_set_up(node, len(points))
                for point in points:
                    if dots.get(point, player) != player:
                        message = f"{own.name}: {self.grid.letters(point)} is set up as another already"
                        self._fault(Fault.SETUP, node, own, message, index)
                    dots[point] = player
            if wrong:
                left.append(Property(own.name, wrong))
        return Setup(tuple(dots.items()), turn) if dots or turn is not None else None

    def _count_set_up(self, node: SgfNode, points: int) -> None:
        self.set_up += points
        if self.set_up > MOST_SET_UP:
            raise self._refuse(Fault.TOO_LARGE, node, None, "the game has more set-ups than are read")

    def _rectangle(self, one: int, other: int) -> list[int]:
        grid = self.grid
        (x1, y1), (x2, y2) = grid.xy(one), grid.xy(other)
        return [
            grid.point(x, y)
            for y in range(min(y1, y2), max(y1, y2) + 1)
            for x in range(min(x1, x2), max(x1, x2) + 1)
        ]

    def _replay(self, result: str) -> None:
        """All nodes into the game, each where it belongs, without recursion: each before its children, so
        that the way to the next one leads back only. At the end of the main line RE is checked."""
        game = self.game
        root = self.root
        game.root.notes = [own for own in root.properties if own.name not in _UNDERSTOOD] + self.left
        game.root.ahead = _ahead(root)
        waiting: list[tuple[SgfNode, Node]] = []
        if any(_moves(root)) or _value(root, "B") is not None or _value(root, "W") is not None:
            message = "a move stands in the root"
            self._fault(Fault.CROWDED, root, root.get("B") or root.get("W"), message)
            self._add_moves(root, [], 0)
        game.root.ahead = min(game.root.ahead, len(game.root.notes))
        waiting.extend((child, game.node) for child in reversed(root.children))
        at_end = not waiting
        if at_end:
            self._check_result(result)
        while waiting:
            sgf, parent = waiting.pop()
            while game.node is not parent:
                game.undo()
            if monotonic() > self.end:
                message = f"replaying the game takes longer than {self.seconds:g} seconds"
                raise self._refuse(Fault.TOO_LONG, sgf, None, message)
            self._add(sgf)
            here = game.node
            waiting.extend([(child, here) for child in reversed(sgf.children)])
            if not at_end and not sgf.children:
                at_end = True
                self._check_result(result)
        while game.node is not game.root:
            game.undo()
        for node in game.root.walk():
            node.chosen = 0

    def _add(self, sgf: SgfNode) -> None:
        """What a node says, behind the current one: one more for each further move in it."""
        notes: list[Property] = []
        moves = setups = 0
        for own in sgf.properties:
            if own.name not in _UNDERSTOOD:
                notes.append(own)
            elif own.name in ("B", "W"):
                moves += len(own.values)
            else:
                setups += 1
        ahead = _ahead(sgf) if notes else 0
        setup = None
        if setups:
            left: list[Property] = []
            setup = self._setup(sgf, left)
            notes += left
        if moves > 1 or (moves and setups):
            what = "several moves share a node" if moves > 1 else "a move and a set-up share a node"
            self._fault(Fault.CROWDED, sgf, sgf.get("B") or sgf.get("W"), what)
        if setup:
            alone = not moves
            self._add_setup(sgf, setup, notes if alone else [], ahead)
        if moves:
            self._add_moves(sgf, notes, ahead)
        elif not setup:
            node = Node(notes=notes, ahead=ahead)
            node.move = self._closing(sgf, node)
            self.game.append(node)
        elif any(own.name in ("TB", "TW") for own in notes):
            self._add_closing(sgf, self.game.node)
        if moves and any(own.name in ("TB", "TW") for own in notes):
            self._add_closing(sgf, self.game.node)
        self._add_stop(sgf)

    def _add_setup(self, sgf: SgfNode, setup: Setup, notes: list[Property], ahead: int) -> None:
        game = self.game
        self._count_set_up(sgf, max(100, len(self.points)))
        node = Node(setup=setup, notes=notes, ahead=ahead)
        try:
            game.append(node)
        except KropkiError as error:
            self._fault(
                Fault.SETUP,
                sgf,
                next(own for own in sgf.properties if own.name in _UNDERSTOOD),
                f"this cannot be set up: {error}",
            )
            node.setup = None
            node.notes = [
                *(own for own in sgf.properties if own.name in _UNDERSTOOD and own.name not in ("B", "W")),
                *(own for own in notes if own.name not in _UNDERSTOOD),
            ]
            game.append(node)

    def _add_moves(self, sgf: SgfNode, notes: list[Property], ahead: int) -> None:
        is_first = True
        left = len(_moves(sgf))
        for own in sgf.properties:
            if own.name not in ("B", "W"):
                continue
            for index, value in enumerate(own.values):
                left -= 1
                node = Node(notes=[] if left else notes, ahead=0 if left else ahead)
                self._append(sgf, own, index, value, node, is_first)
                is_first = False

    def _append(
        self, sgf: SgfNode, own: Property, index: int, value: str, node: Node, is_first: bool
    ) -> None:
        """Put one move behind the current node."""
        game = self.game
        player = COLOURS.index(own.name)
        if game.outcome:
            self._fault(Fault.LATE, sgf, own, f"{own.name}[{value[:20]}] comes after the end", index)
            self._keep(node, own, value)
            game.append(node)
            return
        expected = game.turn
        is_known = game.node.move is not None or game.node is game.root
        move, troubles = self._understand(player, value)
        if isinstance(move, Dot | Declaration | Pass | Stop) and (spent := _spent(node)):
            move = replace(move, spent=spent)
        node.move = move
        try:
            taken = game.append(node)
        except KropkiError as error:
            taken = ()
            node.move = None
            if move and isinstance(error, RingRefused):
                node.move, wrong = self._without_wrong_rings(move)
                troubles += wrong
                taken = game.append(node)
            elif isinstance(error, IllegalMove):
                troubles.append(_Trouble(Fault.ILLEGAL, str(error)))
                game.append(node)
            else:
                troubles.append(_Trouble(Fault.ILLEGAL, f"this cannot be now: {error}"))
                game.append(node)
        move = node.move
        if self.mode is Mode.AUTOMATIC and self.seen.lists and isinstance(move, Dot):
            troubles += self._confirm(value, taken)
        for trouble in troubles:
            self._fault(trouble.kind, sgf, own, f"{own.name}[{value[:20]}]: {trouble.message}", index)
        if any(trouble.kind is not Fault.UNCLOSED for trouble in troubles):
            self._keep(node, own, value, moved=move is not None)
        if (
            move
            and is_first
            and is_known
            and player != expected
            and isinstance(move, Dot | Declaration | Pass)
        ):
            message = f"{own.name} moves, but it is {COLOURS[expected]}'s turn"
            self._fault(Fault.TURN, sgf, own, message, index)
        if move and game.clock:
            for said in node.notes:
                if said.name == own.name + "L" and said.values == [_seconds(game, player)]:
                    node.note(said.name, [])
                    break
        if isinstance(move, Dot | Declaration | Pass | Stop) and move.spent:
            node.note(SPENT, [])

    @staticmethod
    def _keep(node: Node, own: Property, value: str, *, moved: bool = False) -> None:
        """Leave a value as it is in the notes: a move that cannot be made or, if the node has `moved`, one
        that is written otherwise."""
        if not moved:
            node.move = None
        node.note(own.name, [*node.raw(own.name), value])

    def _understand(self, player: int, value: str) -> tuple[Move | None, list[_Trouble]]:
        """The move that a value says, and what is wrong with it."""
        point = self.points.get(value)
        if point is not None:
            return Dot(point, player), []
        said = "".join(simple_text(value).split())
        if not said:
            rules = self.game.rules
            return (Pass if rules.passing and rules.stop is StopRule.NONE else Stop)(player), []
        if said.lower() in _WORDS:
            return _WORDS[said.lower()](player), []
        match = _MOVE.fullmatch(said)
        if not match:
            return None, [_Trouble(Fault.MOVE, "this is no move")]
        letters, held, listed = match.groups()
        if letters and letters not in self.points:
            return None, [_Trouble(Fault.MOVE, f"{letters} is no point of this board")]
        troubles: list[_Trouble] = []
        rings: list[Ring] = []
        if self.mode is Mode.LISTED:
            rings = self._rings(listed.split(".")[1:], troubles)
            if held and letters:
                rings += self._holding(self.points[letters], player, held, troubles)
        if letters:
            return Dot(self.points[letters], player, tuple(rings)), troubles
        if self.mode is Mode.AUTOMATIC:
            message = "rings without a dot, where captures happen by themselves"
            return None, [_Trouble(Fault.MOVE, message)]
        return Declaration(player, tuple(rings)) if rings else None, troubles

    def _rings(self, listed: Iterable[str], troubles: list[_Trouble]) -> list[Ring]:
        """Rings as they are listed, without their end being said again."""
        rings = []
        for letters in listed:
            try:
                ring, closed = self._ring(letters)
            except KropkiError as error:
                troubles.append(_Trouble(Fault.RING, str(error)))
                continue
            if not closed:
                troubles.append(_Trouble(Fault.UNCLOSED, "the ring does not end where it begins"))
            rings.append(ring)
        return rings

    def _ring(self, letters: str) -> tuple[Ring, bool]:
        """A ring, and whether its end is said. Raises `RingRefused` or `OffBoard`."""
        if len(letters) > 2 * len(self.points) + 2:
            raise RingRefused("the ring has more dots than the board has points")
        points = self.points
        if len(letters) % 2 == 0:
            try:
                ring = tuple([points[letters[i : i + 2]] for i in range(0, len(letters), 2)])
            except KeyError:
                pass
            else:
                closed = len(ring) > 1 and ring[0] == ring[-1]
                ring = ring[:-1] if closed else ring
                if len(set(ring)) < len(ring):
                    raise RingRefused("the ring visits a point twice")
                check_shape(ring, self.grid)
                return ring, closed
        pairs = (letters[i : i + 2] for i in range(0, len(letters), 2))
        wrong = next(pair for pair in pairs if pair not in points)
        raise RingRefused(f"the ring goes through {wrong!r}, which is no point of this board")

    def _holding(self, point: int, player: int, held: str, troubles: list[_Trouble]) -> list[Ring]:
        """The smallest rings that a dot on `point` can have round the points `held`."""
        board = self.game.board
        try:
            board.play(point, player)
        except KropkiError:
            return []
        offers = sorted(board.offers(player), key=lambda offer: offer.inside.bit_count())
        board.undo()
        chosen: list[Territory] = []
        for letters in dict.fromkeys(held[i : i + 2] for i in range(0, len(held), 2)):
            there = self.points.get(letters, 0)
            offer = next((offer for offer in offers if offer.inside >> there & 1), None)
            if offer is None:
                troubles.append(_Trouble(Fault.RING, f"no ring of {COLOURS[player]}'s is round {letters}"))
            elif offer not in chosen:
                chosen.append(offer)
        return [
            offer.ring
            for offer in chosen
            if not any(offer.inside & ~other.inside == 0 for other in chosen if other is not offer)
        ]

    def _without_wrong_rings(self, move: Move) -> tuple[Move | None, list[_Trouble]]:
        """A move of the current position with the rings that can be taken, and what is wrong with the
        others. Several rings are judged on the position before any of them (`sgf-facts.md`)."""
        assert isinstance(move, Dot | Declaration)
        board = self.game.board
        troubles = []
        rings = []
        taken = 0
        if isinstance(move, Dot):
            board.play(move.point, move.player)
        for ring in move.rings:
            try:
                inside = area_inside(ring, self.grid)
                if inside & taken:
                    raise RingRefused("two rings that are declared together share points inside")
                board.enclose(board.dot(ring[0]) or 0, [ring])
                board.undo()
            except KropkiError as error:
                troubles.append(_Trouble(Fault.RING, str(error)))
            else:
                taken |= inside
                rings.append(ring)
        if isinstance(move, Dot):
            board.undo()
        elif not rings:
            return None, troubles
        return replace(move, rings=tuple(rings)), troubles

    def _confirm(self, value: str, taken: Sequence[Territory]) -> list[_Trouble]:
        """What differs between the rings that a move lists and the territories that it took."""
        if len(value) == 2 and not taken:
            return []
        troubles: list[_Trouble] = []
        match = _MOVE.fullmatch("".join(simple_text(value).split()))
        if match and match[2]:
            return []
        rings = self._rings(match[3].split(".")[1:] if match else [], troubles)
        listed = {area_inside(ring, self.grid) for ring in rings}
        if listed != {territory.inside for territory in taken}:
            told = f"rings listed: {len(listed)}; areas captured by themselves: {len(taken)}"
            if listed and len(listed) == len(taken):
                told += ", and not the same"
            troubles.append(_Trouble(Fault.RINGS, told))
        return troubles

    # ends

    def _add_stop(self, sgf: SgfNode) -> None:
        """The stop that a comment tells (`sgf-facts.md`, zagram.org), unless a move says it too."""
        game = self.game
        comment = sgf.get("C")
        player = _stopper(comment.values[0]) if comment else None
        if player is None or player in game.stopped or game.outcome:
            return
        for child in sgf.children[:1]:
            if any(not value.strip() for value in child.values(COLOURS[player])):
                return
        move = Stop(player)
        node = game.node
        try:
            if node.move is None and node.setup is None and node is not game.root and not _moves(sgf):
                parent = node.parent
                assert parent
                game.undo()
                parent.children.remove(node)
                node.move = move
                try:
                    game.append(node)
                except KropkiError:
                    node.move = None
                    game.append(node)
                    raise
            else:
                game.append(Node(move))
        except KropkiError as error:
            self._fault(Fault.ILLEGAL, sgf, comment, f"{COLOURS[player]} cannot stop here: {error}")

    def _closing(self, sgf: SgfNode, node: Node) -> Move | None:
        """The settlement that TB and TW list; they are taken out of the notes then."""
        values = [value for name in ("TB", "TW") for value in node.raw(name)]
        game = self.game
        if not values or self.mode is not Mode.LISTED or game.outcome:
            return None
        listed = any("." in value for value in values)
        if not listed and (any(values) or "TB" not in sgf or "TW" not in sgf):
            return None
        troubles: list[_Trouble] = []
        said = ["".join(simple_text(value).split()) for value in values]
        rings = self._rings([ring for value in said for ring in value.split(".") if ring], troubles)
        own = sgf.get("TB") or sgf.get("TW")
        if not any(trouble.kind is not Fault.UNCLOSED for trouble in troubles):
            try:
                game.settle(rings)
            except KropkiError as error:
                troubles.append(_Trouble(Fault.SETTLEMENT, str(error)))
        for trouble in troubles:
            kind = Fault.UNCLOSED if trouble.kind is Fault.UNCLOSED else Fault.SETTLEMENT
            self._fault(kind, sgf, own, f"the areas left: {trouble.message}")
        if any(trouble.kind is not Fault.UNCLOSED for trouble in troubles):
            return None
        node.note("TB", [])
        node.note("TW", [])
        return AgreedSettlement(tuple(rings))

    def _add_closing(self, sgf: SgfNode, node: Node) -> None:
        """A settlement that a node lists beside its move or set-up, as one more node."""
        owner = next((n for n in node.path()[-8:] if n.raw("TB") or n.raw("TW")), None)
        move = self._closing(sgf, owner) if owner else None
        if move:
            self.game.append(Node(move))

    # what the file says, and what is

    def _compare_modes(self) -> int | None:
        """The first move of the main line at which both modes part, told as a diagnostic too."""
        game = self.game
        listed, automatic = (self._fresh(declared) for declared in (True, False))
        mode, self.mode = self.mode, Mode.LISTED
        number = 0
        sgf: SgfNode | None = self.root
        try:
            while sgf:
                if sgf is not self.root and (setup := self._quiet_setup(sgf)):
                    listed, automatic = (_overlaid(board, setup) for board in (listed, automatic))
                for own in sgf.properties:
                    for index, value in enumerate(own.values if own.name in COLOURS else ()):
                        number += 1
                        differs = self._part(listed, automatic, COLOURS.index(own.name), value)
                        if differs:
                            self._fault(Fault.MODES, sgf, own, f"move {number}: {differs}", index)
                            return number
                sgf = sgf.children[0] if sgf.children else None
        except KropkiError as error:
            if isinstance(error, UnreadableGame):
                raise
        finally:
            self.mode = mode
            while game.node is not game.root:
                game.undo()
        return None

    def _quiet_setup(self, sgf: SgfNode) -> Setup | None:
        """The set-up of a node whose faults have been told."""
        dots: dict[int, int | None] = {}
        for name, player in _SETUPS:
            for value in sgf.values(name):
                corners = [self.points.get(half.strip(), 0) for half in value.split(":", 1)]
                if all(corners):
                    dots |= dict.fromkeys(self._rectangle(corners[0], corners[-1]), player)
        return Setup(tuple(dots.items())) if dots else None

    def _part(self, listed: Board, automatic: Board, player: int, value: str) -> str:
        """Make a move on a board of each mode; in what they differ then, nothing if they don't."""
        letters, held, rings = value, "", ""
        if value not in self.points:
            match = _MOVE.fullmatch("".join(simple_text(value).split()))
            if not match or value.lower() in _WORDS:
                return ""
            letters, held, rings = match.groups()
        point = self.points.get(letters or "")
        taken: list[tuple[Territory, ...]] = [(), ()]
        if point is not None:
            played = [point in board.legal_points for board in (listed, automatic)]
            if played[0] is not played[1]:
                way = "as listed" if played[0] else "by automatic captures"
                return f"{letters} can be played only {way}"
            if not played[0]:
                return ""
            listed.play(point, player)
            taken[1] = automatic.play(point, player)
        if held:
            for offer in listed.offers(player):
                if any(
                    offer.inside >> self.points.get(held[i : i + 2], 0) & 1 for i in range(0, len(held), 2)
                ):
                    taken[0] += listed.enclose(player, [offer.ring])
        for ring in self._rings(rings.split(".")[1:], []):
            try:
                taken[0] += listed.enclose(listed.dot(ring[0]) or 0, [ring])
            except KropkiError:
                continue
        if {(t.owner, t.inside) for t in taken[0]} == {(t.owner, t.inside) for t in taken[1]}:
            return ""
        if listed.captures != automatic.captures:
            return (
                f"as listed the captures are {listed.captures[0]}:{listed.captures[1]}, "
                f"by automatic captures {automatic.captures[0]}:{automatic.captures[1]}"
            )
        return "as listed other areas are captured than automatically"

    def _fresh(self, declared: bool) -> Board:
        """A board as the game begins on it."""
        game = self.game
        board = opening_board(game.opening, self.grid.width, self.grid.height, 2, declared)
        return _overlaid(board, game.root.setup) if game.root.setup else board

    def _check_result(self, told: str) -> None:
        """Compare what RE says with what the main line comes to, at whose end the game stands."""
        outcome = self.game.outcome
        self.came_to = result_text(outcome, self.game.difference) if outcome else ""
        own = self.root.get("RE")
        if not own or told.lower() in ("", "?", "void"):
            return
        result = _result(told)
        if result is None:
            self._fault(Fault.RESULT, self.root, own, f"RE[{told[:20]}] is no result")
            return
        if not _WELL_FORMED.fullmatch(told):
            message = f"RE[{told[:20]}]: a result is 0, Draw, B+, W+3.5, B+R, B+T, B+F, Void or ?"
            self._fault(Fault.RESULT_FORM, self.root, own, message)
        if not _agrees(self.game, result, "-" in told):
            message = f"RE[{told[:20]}], but the moves come to {_standing(self.game)}"
            self._fault(Fault.RESULT, self.root, own, message)

    def _drop_head(self) -> None:
        """Take out of the root's notes what is written anew anyway, if all of it is there and as it would be
        written."""
        game = self.game
        head = [own for own in _head(game, self.came_to) if own.name not in _UNDERSTOOD]
        notes = game.root.notes
        there = notes[: len(head)]
        alike = len(there) == len(head) and all(
            one.name == other.name
            and (one.values == other.values or one.name in ("AP", "CA"))
            and not one.before
            for one, other in zip(there, head, strict=True)
        )
        known = {own.name for own in head} | {"ON", POSITION, "RE"}
        alone = not any(own.name in _UNDERSTOOD for own in self.root.properties)
        in_place = alone or game.root.ahead == sum(own.name in _FIRST for own in head)
        if alike and in_place and not any(own.name in known for own in notes[len(head) :]):
            game.root.notes = notes[len(head) :]
            game.root.ahead = 0


_WELL_FORMED = re.compile(r"0|Draw|[BW]\+([0-9]+(\.[0-9]+)?|R|T|F|G|Resign|Time|Forfeit)?|Void|\?")
"""RE as FF[4] wants it, and won by grounding (`sgf-facts.md`, NOTAGO)."""


def _said(root: SgfNode, seen: _Overview, mode: Mode | None) -> Said:
    """What a tree says of its rules and how it is to be replayed: `mode` if given, else as RU says, else as
    its rings do (`sgf-facts.md`, "Replay needs two modes"). Raises `InvalidRules`."""
    named = None
    for name in (RULES, "RU"):
        try:
            named = named or _said_rules(_value(root, name) or "")
        except KropkiError:
            continue
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
    if (komi := _komi(_value(root, "KM") or "")) is not None:
        options["komi"] = komi
    return Said(*named_rules(name, options), mode)


def _ahead(node: SgfNode) -> int:
    """How many properties stand before the first one that is understood."""
    for count, own in enumerate(node.properties):
        if own.name in _UNDERSTOOD:
            return count
    return 0


def _spent(node: Node) -> int:
    """The milliseconds that a move took, 0 if that is not said."""
    values = node.raw(SPENT)
    known = len(values) == 1 and re.fullmatch("[1-9][0-9]{0,9}", values[0])
    return int(values[0]) if known and int(values[0]) <= LONGEST_SPENT else 0


def _seconds(game: Game, player: int) -> str:
    """The main time that a player has left, as BL and WL say it."""
    return f"{game.time_left[player] / 1000:.3f}"


def _overlaid(board: Board, setup: Setup) -> Board:
    """The board with dots put and taken away. Raises `InvalidDiagram`."""
    drawn: Diagram = board.diagram()
    for point, player in setup.dots:
        drawn.dots.pop(board.grid.xy(point), None)
        if player is not None:
            drawn.dots[board.grid.xy(point)] = player
    return Board.from_diagram(drawn, board.players, declared=board.declared)


def _agrees(game: Game, result: _Result, either: bool = False) -> bool:
    """Whether a result is what the game has come to where it stands; `either` if its sign is no help."""
    outcome = game.outcome
    if outcome and outcome.reason in (Reason.RESIGNATION, Reason.TIME):
        return result.winner == outcome.winner and result.difference is None
    if outcome and outcome.winner is None and outcome.reason is Reason.AGREEMENT:
        return result.winner is None
    if result.how and result.how not in ("g", "grounding"):
        return outcome is None or outcome.winner == result.winner
    differences = [game.scores[0] - game.scores[1]]
    if outcome is None:
        differences += _settled(game, {0, 1} if result.how else game.stopped)
    if result.difference is None:
        if outcome:
            return outcome.winner == result.winner
        return any((d > 0 and result.winner == 0) or (d < 0 and result.winner == 1) for d in differences)
    said = result.difference if result.winner in (0, None) else -result.difference
    return said in differences or (either and -said in differences)


def _settled(game: Game, stoppers: Iterable[int]) -> Iterator[float]:
    """The first player's lead after a stop of each of these, and after the areas are closed that TB and TW
    list in the last node."""
    komi = game.rules.komi / 2
    for stopper in stoppers:
        try:
            captures: Sequence[int] = settle_stop(game.board, stopper).captures
            yield captures[0] - captures[1] - komi
        except KropkiError:
            continue
    rings = [
        ring
        for name in ("TB", "TW")
        for value in game.node.raw(name)
        for ring in "".join(simple_text(value).split()).split(".")[1:]
    ]
    if rings:
        board = game.board
        points = {letters: point for point, letters in board.grid.names.items()}
        try:
            closed = [tuple(dict.fromkeys(points[r[i : i + 2]] for i in range(0, len(r), 2))) for r in rings]
            declared = board if board.declared else Board.from_diagram(board.diagram(), 2, declared=True)
            captures = settle_by_agreement(declared, game.turn, closed, passing=game.rules.passing).captures
            yield captures[0] - captures[1] - komi
        except (KropkiError, KeyError):
            return


def _standing(game: Game) -> str:
    """What a game has come to where it stands, for a message."""
    if game.outcome:
        reason = f", by {game.outcome.reason}" if game.outcome.reason is not Reason.FULL_BOARD else ""
        return result_text(game.outcome, game.difference) + reason
    return f"{game.scores[0]:g}:{game.scores[1]:g}"


# writing


def write_game(game: Game) -> str:
    """The game as SGF. Raises `UnwritableGame` with more than two players, of whom SGF knows nothing, and for
    notes that are no properties."""
    if game.board.players > 2:
        raise UnwritableGame(f"SGF is for two players; here {game.board.players} play")
    try:
        return serialise(_Writer(game).write()) + "\n"
    except ValueError as error:
        raise UnwritableGame(f"a note is no property of SGF: {error}") from error


class _Writer:
    """Writes one game, which it leaves where it stands."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def write(self) -> SgfNode:
        game = self.game
        here, chosen = game.node, [(node, node.chosen) for node in game.root.walk()]
        for node, _ in chosen:
            if not all(_NAME.fullmatch(own.written or own.name) and own.values for own in node.notes):
                raise ValueError("its name has something else in it than letters")
        while game.node is not game.root:
            game.undo()
        root = SgfNode()
        root.opened = True
        waiting: list[tuple[Node, SgfNode]] = [(child, root) for child in reversed(game.root.children)]
        while waiting:
            node, parent = waiting.pop()
            while game.node is not node.parent:
                game.undo()
            sgf = SgfNode(parent, "\n")
            siblings = node.parent.children if node.parent else []
            sgf.opened = len(siblings) > 1
            if node.setup and node.move:
                self._write_setup(node.setup, sgf, [], 0)
                sgf = SgfNode(sgf, "\n")
            taken = game.enter(node)
            self._write(node, sgf, taken)
            waiting.extend([(child, sgf) for child in reversed(node.children)])
        for node, child in chosen:
            node.chosen = child
        self._write_root(root)
        game.go_to(here)
        for node, child in chosen:
            node.chosen = child
        return root

    def _write(self, node: Node, sgf: SgfNode, taken: tuple[Territory, ...]) -> None:
        notes = node.notes
        if node.setup and not node.move:
            self._write_setup(node.setup, sgf, notes, node.ahead)
            return
        if not node.move:
            sgf.properties = _nameless_first(notes)
            return
        own: list[Property] = []
        move = node.move
        player = getattr(move, "player", self.game.turn)
        kept = any(note.name == COLOURS[player] for note in notes)
        if not kept or isinstance(move, AgreedSettlement):
            own = self._move_properties(move, taken)
        known = {note.name for note in notes}
        if isinstance(move, Dot | Declaration | Pass | Stop):
            name = COLOURS[player] + "L"
            if self.game.clock and name not in known:
                own.append(Property(name, [_seconds(self.game, player)]))
            if move.spent and SPENT not in known:
                own.append(Property(SPENT, [str(move.spent)]))
        ahead = len(notes) if kept else node.ahead
        sgf.properties = _nameless_first([*notes[:ahead], *own, *notes[ahead:]])

    def _move_properties(self, move: Move, taken: tuple[Territory, ...]) -> list[Property]:
        game = self.game
        grid = game.board.grid
        match move:
            case AgreedSettlement(rings):
                own: list[list[Ring]] = [[], []]
                for ring in rings:
                    own[game.board.dot(ring[0]) or 0].append(ring)
                if not rings:
                    return [Property("TB", [""]), Property("TW", [""])]
                return [
                    Property(name, [_rings_text(rings, grid)])
                    for name, rings in zip(("TB", "TW"), own, strict=True)
                    if rings
                ]
            case AgreedDraw():
                player, value = game.turn, "draw"
            case Dot(point, player):
                value = grid.letters(point)
                if taken:
                    value += _rings_text([territory.ring for territory in taken], grid)
            case Declaration(player):
                value = _rings_text([territory.ring for territory in taken], grid)
            case Stop(player):
                value = "stop" if game.rules.passing and game.rules.stop is StopRule.NONE else ""
            case Pass(player):
                value = "pass"
            case Resignation(player):
                value = "resign"
            case TimeUp(player):
                value = "time"
        return [Property(COLOURS[player], [value])]

    def _write_setup(self, setup: Setup, sgf: SgfNode, notes: list[Property], ahead: int) -> None:
        grid = self.game.board.grid
        own = []
        for name, player in _SETUPS:
            points = [grid.letters(point) for point, who in setup.dots if who == player]
            points += [value for note in notes if note.name == name for value in note.values]
            if points:
                own.append(Property(name, points))
        if setup.turn is not None:
            own.append(Property("PL", [COLOURS[setup.turn]]))
        written = {one.name for one in own}
        before = [note for note in notes[:ahead] if note.name not in written]
        behind = [note for note in notes[ahead:] if note.name not in written]
        sgf.properties = _nameless_first([*before, *own, *behind])

    def _write_root(self, root: SgfNode) -> None:
        """The root's properties: those of every file, each in its old place if it is there."""
        game = self.game
        node = game.root
        while node.children:
            node = node.children[0]
        game.go_to(node)
        outcome = game.outcome
        head = _head(game, result_text(outcome, game.difference) if outcome else "")
        notes = list(game.root.notes)
        if any(own.name == "RU" and not _is_known(own.values[0]) for own in notes):
            own = Property(RULES, [rules_text(game.rule_set, game.rules)])
            head.insert([one.name for one in head].index("RU") + 1, own)
        places = {own.name: place for place, own in reversed([*enumerate(notes)])}
        new = []
        for own in head:
            place = places.get(own.name)
            if place is None:
                new.append(own)
            elif own.name in ("AB", "AW", "AE"):
                notes[place] = Property(own.name, own.values + notes[place].values)
            elif not self._still_says(own, notes[place], root, head):
                old = notes[place]
                notes[place] = Property(own.name, own.values, old.before)
        first = [own for own in new if own.name in _FIRST]
        setup = [own for own in new if own.name not in _FIRST]
        ahead = game.root.ahead
        if not ahead and any(own.name in _FIRST for own in notes):
            ahead = len(notes)
        root.properties = _nameless_first([*first, *notes[:ahead], *setup, *notes[ahead:]])

    def _still_says(self, own: Property, kept: Property, root: SgfNode, head: list[Property]) -> bool:
        """Whether what a file said in the root still holds, so that it stays as it was."""
        game = self.game
        value = kept.values[0]
        if own.name in ("PB", "PW"):
            return simple_text(value) == game.names[own.name == "PW"]
        if own.name == "SZ":
            size = _size(value)
            return size == (game.board.grid.width, game.board.grid.height) and (
                ":" not in value or size[0] != size[1]
            )
        if own.name == "KM":
            return (_komi(value) or 0) == game.rules.komi
        if own.name == "RE":
            return simple_text(value).strip() not in ("", "?")
        if own.name == "RU":
            komi = [one for one in (*game.root.notes, *head) if one.name == "KM"][:1]
            trial = SgfNode()
            trial.properties = [kept, *komi]
            trial.children = root.children
            if not _is_known(value):
                return True  # RULES stands beside it
            try:
                said = _said(trial, _look_over(trial), None)
            except KropkiError:
                return False
            return (said.rule_set, said.rules) == (game.rule_set, game.rules)
        return own.name not in ("FF", "GM", "CA", "AP", RULES, CLOCK, "ON", POSITION)


_NAME = re.compile(r"[^\s()\[\];]*")
"""Names of properties as the grammar reads them, wrong ones too."""
_FIRST = (
    "FF",
    "GM",
    "CA",
    "AP",
    "SZ",
    "RU",
    RULES,
    "KM",
    "HA",
    "PB",
    "PW",
    "TM",
    "OT",
    CLOCK,
    "ON",
    POSITION,
)
"""The root's properties that stand before all others, where they are not in the file already."""


def _nameless_first(properties: list[Property]) -> list[Property]:
    """Values without a name would else become values of the property before them."""
    if all(own.name for own in properties):
        return properties
    return sorted(properties, key=lambda own: bool(own.name))


def _head(game: Game, result: str) -> list[Property]:
    """What the root says of a game whose main line comes to this result, if any."""
    grid = game.board.grid
    opening = game.opening
    size = str(grid.width) if grid.width == grid.height else f"{grid.width}:{grid.height}"
    said = [
        ("FF", "4"),
        ("GM", GAME),
        ("CA", "UTF-8"),
        ("AP", f"Kropki:{__version__}"),
        ("SZ", size),
        ("RU", rules_text(game.rule_set, game.rules)),
    ]
    if game.rules.komi:
        said.append(("KM", f"{game.rules.komi / 2:g}"))
    if opening.name == "handicap":
        said.append(("HA", str(opening.handicap)))
    said += [(name, escape(who)) for name, who in zip(("PB", "PW"), game.names, strict=True) if who]
    if clock := game.clock:
        said.append(("TM", str(clock.main)))
        said.append(("OT", f"{clock.per_move} s a move, {clock.increment} s added"))
        said.append((CLOCK, f"{clock.main} {clock.increment} {clock.per_move}"))
    if opening.name != "empty":
        number = {"four-crosses-random": opening.seed, "handicap": opening.handicap}.get(opening.name)
        said.append(("ON", opening.name if number is None else f"{opening.name} {number}"))
    if opening.name == "custom":
        said.append((POSITION, escape(opening.position)))
    head = [Property(name, [value]) for name, value in said]
    board = opening_board(opening, grid.width, grid.height, 2, game.rules.declared)
    if game.root.setup:
        board = _overlaid(board, game.root.setup)
    for name, player in (("AB", 0), ("AW", 1)):
        if dots := [grid.letters(point) for point in board.dots(player)]:
            head.append(Property(name, dots))
    turn = game.root.setup.turn if game.root.setup else None
    turn = game.first if turn is None else turn
    if _first_mover(game.root) != turn:
        head.append(Property("PL", [COLOURS[turn]]))
    if result:
        head.append(Property("RE", [result]))
    return head


def _first_mover(root: Node) -> int | None:
    """Who makes the first move of a written tree, be it one that is only in the notes."""
    for node in root.walk():
        for note in node.notes:
            if note.name in ("B", "W"):
                return COLOURS.index(note.name)
        match node.move:
            case None | AgreedSettlement():
                continue
            case AgreedDraw():
                return node.turn
            case move:
                return move.player
    return None


def result_text(outcome: Outcome, difference: float) -> str:
    """The value of RE for an outcome."""
    if outcome.winner is None:
        return "0"
    how = {Reason.RESIGNATION: "R", Reason.TIME: "T"}.get(outcome.reason, f"{difference:g}")
    return f"{COLOURS[outcome.winner]}+{how}"


def _rings_text(rings: Iterable[Ring], grid: Grid) -> str:
    """Rings as they are best written: closed, counter-clockwise as seen on the board, from the leftmost and
    then topmost dot (`sgf-facts.md`, "Reading and writing")."""
    return "".join(["." + "".join([grid.letters(point) for point in written(ring, grid)]) for ring in rings])


def written(ring: Ring, grid: Grid) -> Ring:
    """A ring's points in the order in which they are written, the first again at the end."""
    places = [grid.xy(point) for point in ring]
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(places, places[1:] + places[:1], strict=True))
    turned = ring if area < 0 else ring[::-1]
    start = min(range(len(turned)), key=lambda i: grid.xy(turned[i]))
    return (*turned[start:], *turned[:start], turned[start])
