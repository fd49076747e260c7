"""Games as SGF for Kropki (`sgf-gm40.txt`, GM[40]): what the properties of its trees mean, both ways.

Real files are the judge (`docs/sgf.md`): whatever can be understood is, and every fault is a diagnostic with
its place. What is not understood stays in the notes of its node and is written back as it was."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from kropki import __version__
from kropki.board import Board, Territory
from kropki.errors import KropkiError, OffBoard
from kropki.game import Game, Outcome, Reason
from kropki.grid import LETTERS, MAX_SIZE, MIN_SIZE, Grid
from kropki.moves import (
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
    parse_ring,
)
from kropki.openings import Opening, opening_board
from kropki.ring import area_inside
from kropki.rules import CUSTOM, Captures, Rules, StopRule, flags_of, named_rules, rules_from_flags
from kropki.sgf import Diagnostic, Property, escape, iter_trees, serialise, simple_text, text
from kropki.sgf import Node as SgfNode
from kropki.tree import Node, Setup

GAME = "40"
"""Kropki's number among the games of SGF."""
COLOURS = "BW"
"""The properties of the moves of players 0 and 1."""
CLASSIC = (39, 32)
"""The size of a board whose file does not tell it, if all its points lie there."""
MOST_FAULTS = 1000
"""Faults that are named in one game; one more says that there are others."""


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
    """SZ is missing or cannot be understood."""
    RULES = "record/rules"
    """RU says rules that are not known."""
    POINT = "record/point"
    """A value that should be a point, and is none of this board."""
    MOVE = "record/move"
    """A move that cannot be understood."""
    ILLEGAL = "record/illegal-move"
    """A move that cannot be made. It stays in the notes."""
    LATE = "record/after-end"
    """A move after the end of the game. It stays in the notes."""
    SETUP = "record/setup"
    """A set-up that cannot be."""
    RINGS = "record/rings"
    """The rings that a move lists are not those that it closes."""
    MODES = "record/modes-differ"
    """As listed and by automatic captures the game goes differently from here on."""
    RESULT = "record/result"
    """RE says another result than the moves come to."""
    MORE = "record/more-faults"
    """There are more faults than are named."""


class UnwritableGame(KropkiError):
    """A game that SGF cannot hold."""

    code = "record/unwritable"


class UnreadableGame(KropkiError):
    """A tree that is no game of Kropki. `diagnostic` says why."""

    code = "record/unreadable"

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(str(diagnostic))
        self.diagnostic = diagnostic


@dataclass
class Reading:
    """A game that was read, and what was found on the way.

    `mode` is how it was replayed, `result` what RE says, `differs` the number of the first move of the main
    line at which the two modes part, None if they do not."""

    game: Game
    mode: Mode
    result: str = ""
    differs: int | None = None
    diagnostics: list[Diagnostic] = field(default_factory=list)


def read_games(text: str, *, mode: Mode | None = None) -> Iterator[Reading]:
    """The games of a text, one at a time. Raises `UnreadableGame`; reading on gives the next one."""
    for root in iter_trees(text):
        yield read_game(root, mode=mode)


def read_game(root: SgfNode, *, mode: Mode | None = None) -> Reading:
    """The game of a tree, replayed as `mode` says or else as the file does. Raises `UnreadableGame`."""
    return _Reader(root).read(mode)


class _Reader:
    """Reads one tree."""

    def __init__(self, root: SgfNode) -> None:
        self.root = root
        self.diagnostics: list[Diagnostic] = []

    def read(self, mode: Mode | None) -> Reading:
        root = self.root
        if (game := _value(root, "GM")) != GAME:
            self._fault(
                Fault.OTHER_GAME,
                root,
                "GM",
                f"the game is GM[{game or ''}]; Kropki is GM[{GAME}]; read as Kropki",
            )
        width, height = self._size()
        rules = self._rules()
        lists = any("." in value or "!" in value for node in root.walk() for value in _moves(node))
        if mode is None:
            declared = rules.declared if rules else lists
            mode = Mode.LISTED if declared else Mode.AUTOMATIC
        self._begin(width, height, rules, mode)
        self.lists = lists
        self.mode = mode
        self._replay()
        differs = self._compare_modes() if lists else None
        result = _value(root, "RE") or ""
        self._check_result(result)
        self.game.go(0)
        return Reading(self.game, mode, result, differs, self.diagnostics)

    # faults

    def _diagnostic(self, kind: str, node: SgfNode, name: str | None, message: str) -> Diagnostic:
        line, column = node.place(node.get(name) if name else None)
        return Diagnostic(kind, line, column, message)

    def _fault(self, kind: str, node: SgfNode, name: str | None, message: str) -> None:
        if len(self.diagnostics) < MOST_FAULTS:
            self.diagnostics.append(self._diagnostic(kind, node, name, message))
        elif len(self.diagnostics) == MOST_FAULTS:
            self.diagnostics.append(self._diagnostic(Fault.MORE, node, name, "there are more faults"))

    # the root

    def _size(self) -> tuple[int, int]:
        value = _value(self.root, "SZ")
        match = re.fullmatch(r"\s*(\d{1,3})\s*(?::\s*(\d{1,3})\s*)?", value or "")
        if match:
            width, height = int(match[1]), int(match[2] or match[1])
            if MIN_SIZE <= width <= MAX_SIZE and MIN_SIZE <= height <= MAX_SIZE:
                return width, height
            message = f"SZ[{value}] is no size: a side has {MIN_SIZE} to {MAX_SIZE} points"
            raise UnreadableGame(self._diagnostic(Fault.SIZE, self.root, "SZ", message))
        letters = "".join(value for node in self.root.walk() for value in _point_values(node))
        pairs = re.findall("([a-zA-Z])([a-zA-Z])", letters)
        width, height = (
            max([side, *(LETTERS.index(p[i]) + 1 for p in pairs)]) for i, side in enumerate(CLASSIC)
        )
        told = "SZ is missing" if value is None else f"SZ[{value[:20]}] is no size"
        self._fault(Fault.SIZE, self.root, "SZ", f"{told}; read as {width}×{height}")
        return width, height

    def _rules(self) -> Rules | None:
        """What RU says, None if it says nothing that is known."""
        value = (_value(self.root, "RU") or "").strip()
        self.rule_set = CUSTOM
        if not value:
            return None
        try:
            if "," in value:
                return rules_from_flags(value)
            name, *options = value.split()
            self.rule_set, rules = named_rules(name.lower(), dict(map(_option, options)))
            return rules
        except KropkiError as error:
            self._fault(Fault.RULES, self.root, "RU", f"rules that are not known: {error}")
            return None

    def _begin(self, width: int, height: int, rules: Rules | None, mode: Mode) -> None:
        """The game as it stands before its first move."""
        root = self.root
        options = dict((rules or Rules()).options())
        if (rules or Rules()).declared is not (mode is Mode.LISTED):
            captures = Captures.DECLARED if mode is Mode.LISTED else Captures.AUTOMATIC
            options |= {"captures": captures, "smallest": False, "stop_without_dot": False}
        if options["stop"] == StopRule.NONE and any(not v for node in root.walk() for v in _moves(node)):
            options["stop"] = StopRule.SETTLED
        if "KM" in root:
            options["komi"] = self._komi()
        setup = self._setup(root, Grid.of(width, height))
        opening = self._opening(width, height, setup)
        try:
            self.game = Game(
                width,
                height,
                rules=self.rule_set,
                options=options,
                opening=opening or "empty",
                names=[simple_text(_value(root, name) or "") for name in ("PB", "PW")],
                first=self._first(setup),
            )
            if setup and not opening:
                self.game.begin_with(setup)
        except KropkiError as error:
            raise UnreadableGame(
                self._diagnostic(Fault.SETUP, root, None, f"no game begins so: {error}")
            ) from error

    def _komi(self) -> int:
        value = _value(self.root, "KM") or ""
        match = re.fullmatch(r"\s*([+-]?)(\d{1,4})(?:\.(0|5)0*)?\s*", value)
        if not match:
            self._fault(Fault.RULES, self.root, "KM", f"KM[{value[:20]}] is no number of half dots")
            return 0
        halves = 2 * int(match[2]) + (match[3] == "5")
        return -halves if match[1] == "-" else halves

    def _first(self, setup: Setup | None) -> int:
        """Who begins: PL says it, or the first move."""
        if setup and setup.turn is not None:
            return setup.turn
        for node in self.root.walk():
            for own in node.properties:
                if own.name in ("B", "W"):
                    return COLOURS.index(own.name)
        return 0

    def _opening(self, width: int, height: int, setup: Setup | None) -> Opening | None:
        """The opening by its name, if the dots that were set up are its dots; a bare cross has no need of
        the name."""
        name, *numbers = (simple_text(_value(self.root, "ON") or "")).split() or ["cross"]
        if name == "custom":
            opening = Opening(name, position=text(_value(self.root, POSITION) or ""))
        elif all(number.isascii() and number.isdecimal() for number in numbers):
            number = int(numbers[0]) if numbers else 0
            opening = Opening(name, seed=number, handicap=number)
        else:
            return None
        try:
            drawn = opening_board(opening, width, height, 2, False).diagram()
        except KropkiError:
            return None
        grid = Grid.of(width, height)
        dots = {(grid.point(*place), player) for place, player in drawn.dots.items()}
        return opening if dots == set(setup.dots if setup else ()) else None

    # nodes

    def _setup(self, node: SgfNode, grid: Grid) -> Setup | None:
        """The dots that a node sets up and takes away."""
        dots: dict[int, int | None] = {}
        for name, player in (("AB", 0), ("AW", 1), ("AE", None)):
            for value in node.values(name):
                try:
                    dots |= dict.fromkeys(_points(value, grid), player)
                except OffBoard as error:
                    self._fault(Fault.POINT, node, name, f"{name}[{value[:20]}]: {error}")
        turn = {"B": 0, "BLACK": 0, "W": 1, "WHITE": 1}.get((_value(node, "PL") or "").strip().upper())
        return Setup(tuple(dots.items()), turn) if dots or turn is not None else None

    def _replay(self) -> None:
        """All nodes into the game, each where it belongs, without recursion."""
        game = self.game
        game.root.notes = _notes(self.root)
        waiting: list[tuple[SgfNode, Node]] = [(self.root, game.root)]
        while waiting:
            sgf, parent = waiting.pop()
            if game.node is not parent:
                game.go_to(parent)
            if sgf is not self.root:
                self._add(sgf, self._setup(sgf, game.board.grid))
            elif any(_moves(sgf)):
                self._add(sgf, None, notes=False)
            waiting.extend((child, game.node) for child in reversed(sgf.children))
        first = game.root
        for node in first.walk():
            node.chosen = 0
        game.go_to(first)

    def _add(self, sgf: SgfNode, setup: Setup | None, *, notes: bool = True) -> None:
        """What a node says, behind the current one: itself, and one more for each further move in it."""
        moves = [own for own in sgf.properties if own.name in ("B", "W")]
        steps: list[tuple[Property | None, str]] = [(own, value) for own in moves for value in own.values]
        kept = _notes(sgf) if notes else []
        for own, value in steps or [(None, "")]:
            node = Node(setup=setup, notes=kept)
            self._append(sgf, own, value, node)
            setup, kept = None, []

    def _append(self, sgf: SgfNode, own: Property | None, value: str, node: Node) -> None:
        game = self.game
        name = own.name if own else None
        player = COLOURS.index(own.name) if own else game.turn
        try:
            node.move = self._move(player, simple_text(value).strip()) if own else self._agreement(sgf)
        except KropkiError as error:
            self._fault(Fault.MOVE, sgf, name, f"{name}[{value[:20]}] is no move: {error}")
            self._keep(node, own, value)
        if node.move and game.outcome:
            self._fault(Fault.LATE, sgf, name, f"{name or 'an agreement'} comes after the end of the game")
            self._keep(node, own, value)
        try:
            taken = game.append(node)
        except KropkiError as error:
            kind = Fault.ILLEGAL if node.move else Fault.SETUP
            self._fault(kind, sgf, name, f"{name}[{value[:20]}] cannot be: {error}" if own else str(error))
            self._keep(node, own, value)
            node.setup = None
            taken = game.append(node)
        if self.lists and self.mode is Mode.AUTOMATIC and isinstance(node.move, Dot):
            self._confirm(sgf, own, value, taken)

    @staticmethod
    def _keep(node: Node, own: Property | None, value: str) -> None:
        """Leave a move that cannot be made as a note."""
        node.move = None
        if own:
            node.note(own.name, [*node.raw(own.name), value])

    def _move(self, player: int, value: str) -> Move | None:
        """The move that a value says. Raises `KropkiError` if it is none."""
        if not value:
            return Stop(player)
        word = value.lower()
        if word in _WORDS:
            return _WORDS[word](player)
        if word == "draw":
            return AgreedDraw()
        grid = self.game.board.grid
        letters, mark, held = value.partition("!")
        if mark:
            return self._holding(parse_ring(letters, grid)[0], player, parse_ring(held, grid))
        letters, *texts = value.split(".")
        rings = tuple(_opened(parse_ring(ring, grid)) for ring in texts if ring)
        if self.mode is Mode.AUTOMATIC:
            rings = ()
        if letters:
            (point,) = parse_ring(letters, grid) if len(letters) == 2 else (grid.from_letters(letters),)
            return Dot(point, player, rings)
        return Declaration(player, rings) if rings else None

    def _holding(self, point: int, player: int, held: Sequence[int]) -> Move:
        """The dot on `point` with the smallest rings round the points `held`."""
        board = self.game.board
        if self.mode is Mode.AUTOMATIC:
            return Dot(point, player)
        board.play(point, player)
        offers = [offer for offer in board.offers(player) if any(offer.inside >> p & 1 for p in held)]
        board.undo()
        return Dot(point, player, tuple(offer.ring for offer in offers))

    def _agreement(self, sgf: SgfNode) -> Move | None:
        """The settlement that a node without a move lists in TB and TW."""
        values = [value for name in ("TB", "TW") for value in sgf.values(name) if "." in value]
        if not values or self.mode is not Mode.LISTED:
            return None
        grid = self.game.board.grid
        rings = [ring for value in values for ring in value.split(".") if ring]
        return AgreedSettlement(tuple(_opened(parse_ring(ring, grid)) for ring in rings))

    # what the file says, and what is

    def _confirm(self, sgf: SgfNode, own: Property | None, value: str, taken: Iterable[Territory]) -> None:
        """Compare the rings that a move lists with the territories that it took."""
        grid = self.game.board.grid
        try:
            listed = {area_inside(_opened(parse_ring(r, grid)), grid) for r in value.split(".")[1:] if r}
        except KropkiError as error:
            self._fault(Fault.RINGS, sgf, own.name if own else None, f"a ring that is none: {error}")
            return
        if listed != {territory.inside for territory in taken}:
            told = f"{len(listed)} rings are listed; {sum(1 for _ in taken)} others are closed"
            self._fault(Fault.RINGS, sgf, own.name if own else None, told)

    def _compare_modes(self) -> int | None:
        """The first move of the main line at which both modes part, told as a diagnostic too."""
        boards = [self._fresh(declared) for declared in (True, False)]
        listed, automatic = boards
        node, number = self.root, 0
        while True:
            for own in node.properties:
                for value in own.values if own.name in ("B", "W") else ():
                    number += 1
                    letters, *rings = simple_text(value).strip().split("!")[0].split(".")
                    if not _follow(listed, own.name, letters, rings) or not _follow(
                        automatic, own.name, letters, []
                    ):
                        return None
                    if listed.captures != automatic.captures:
                        self._fault(
                            Fault.MODES,
                            node,
                            own.name,
                            f"move {number}: as listed the captures are {listed.captures}, "
                            f"by automatic rules {automatic.captures}",
                        )
                        return number
            if not node.children:
                return None
            node = node.children[0]

    def _fresh(self, declared: bool) -> Board:
        """A board as the game begins on it."""
        game = self.game
        opening = game.opening
        grid = game.board.grid
        drawn = opening_board(opening, grid.width, grid.height, 2, False).diagram()
        for point, player in game.root.setup.dots if game.root.setup else ():
            drawn.dots.pop(grid.xy(point), None)
            if player is not None:
                drawn.dots[grid.xy(point)] = player
        return Board.from_diagram(drawn, 2, declared=declared)

    def _check_result(self, told: str) -> None:
        """Compare what RE says with what the main line comes to."""
        match = re.fullmatch(
            r"\s*(?:([BWR])\s*\+\s*([+-]?\d+(?:\.\d+)?)?(\w*)|0|draw)\s*", told, re.IGNORECASE
        )
        if not match:
            if told.strip() and told.strip().lower() not in ("void", "?"):
                self._fault(Fault.RESULT, self.root, "RE", f"RE[{told[:20]}] is no result")
            return
        game = self.game
        game.go(game.plies)
        outcome = game.outcome
        if match[3]:
            return
        winner = None if match[1] is None else int(match[1].upper() == "W")
        difference = abs(float(match[2])) if match[2] else None
        ours = game.scores[0] - game.scores[1]
        counted = ours if winner in (0, None) else -ours
        if difference is None and winner is not None:
            is_right = outcome is None or outcome.winner == winner
        elif winner is None and outcome and outcome.reason is Reason.AGREEMENT:
            is_right = True
        else:
            is_right = counted == (difference or 0)
        if not is_right:
            self._fault(
                Fault.RESULT,
                self.root,
                "RE",
                f"RE[{told[:20]}], but the moves come to {game.captures[0]}:{game.captures[1]}",
            )


_WORDS: dict[str, Callable[[int], Move]] = {
    "resign": Resignation,
    "time": TimeUp,
    "pass": Pass,
    "stop": Stop,
}
"""Move values that are words."""
POSITION = "KS"
"""A property of our own: the drawing of a custom opening."""
_OWN = frozenset({"B", "W", "AB", "AW", "AE", "PL"})
"""Properties of a node that are understood and written anew."""


def _value(node: SgfNode, name: str) -> str | None:
    values = node.values(name)
    return values[0] if values else None


def _moves(node: SgfNode) -> list[str]:
    return [value for own in node.properties if own.name in ("B", "W") for value in own.values]


def _point_values(node: SgfNode) -> list[str]:
    return [v for own in node.properties if own.name in ("B", "W", "AB", "AW", "AE") for v in own.values]


def _notes(node: SgfNode) -> list[Property]:
    return [own for own in node.properties if own.name not in _OWN]


def _option(text: str) -> tuple[str, object]:
    """An option of custom rules, as `rules_text` writes it."""
    name, _, value = text.partition("=")
    known = {"yes": True, "no": False, "none": None if name != "stop" else "none"}
    if value in known:
        return name, known[value]
    return name, int(value) if re.fullmatch(r"-?[0-9]{1,4}", value) else value


def rules_text(game: Game) -> str:
    """The value of RU: zagram's flags for its rule sets, else the name and, of custom rules, the options that
    are not usual."""
    if game.rule_set.startswith("zagram"):
        return flags_of(game.rules)
    usual = Rules().options()
    words = {True: "yes", False: "no", None: "none"}
    options = [
        f"{name}={words[value] if value is None or isinstance(value, bool) else value}"
        for name, value in game.rules.options().items()
        if game.rule_set == CUSTOM and value != usual[name]
    ]
    return " ".join([game.rule_set, *options])


def _points(value: str, grid: Grid) -> Iterator[int]:
    """The points of a value: one, or all of a rectangle. Raises `OffBoard`."""
    start, end = (
        grid.xy(grid.from_letters((part or "").strip())) for part in (*value.split(":", 1), value)[:2]
    )
    for y in range(min(start[1], end[1]), max(start[1], end[1]) + 1):
        for x in range(min(start[0], end[0]), max(start[0], end[0]) + 1):
            yield grid.point(x, y)


def _opened(ring: Ring) -> Ring:
    """A ring without its end being said again."""
    return ring[:-1] if len(ring) > 1 and ring[0] == ring[-1] else ring


def _follow(board: Board, colour: str, letters: str, rings: Sequence[str]) -> bool:
    """Make a listed move on a board; False where it cannot be made."""
    grid = board.grid
    try:
        if letters:
            board.play(grid.from_letters(letters), COLOURS.index(colour))
        for ring in rings:
            points = _opened(parse_ring(ring, grid))
            owner = board.dot(points[0]) if points else None
            if owner is not None:
                board.enclose(owner, [points])
    except KropkiError:
        return False
    return True


# writing


def write_game(game: Game) -> str:
    """The game as SGF. Raises `UnwritableGame` with more than two players, of whom SGF knows nothing."""
    if game.board.players > 2:
        raise UnwritableGame(f"SGF is for two players; here {game.board.players} play")
    return serialise(_Writer(game).write()) + "\n"


class _Writer:
    """Writes one game, which it leaves where it stands."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def write(self) -> SgfNode:
        game = self.game
        here, chosen = game.node, {node: node.chosen for node in game.root.walk()}
        root = SgfNode()
        root.opened = True
        waiting: list[tuple[Node, SgfNode | None]] = [(game.root, None)]
        while waiting:
            node, parent = waiting.pop()
            taken: tuple[Territory, ...] = ()
            if parent is None:
                sgf = root
                game.go(0)
            else:
                sgf = SgfNode(parent)
                sgf.opened = len(node.parent.children) > 1 if node.parent else False
                if node.parent is not game.node and node.parent:
                    game.go_to(node.parent)
                taken = game.enter(node)
            self._write(node, sgf, taken)
            waiting.extend((child, sgf) for child in reversed(node.children))
        for node, child in chosen.items():
            node.chosen = child
        self._head(root)
        game.go_to(here)
        return root

    def _write(self, node: Node, sgf: SgfNode, taken: tuple[Territory, ...]) -> None:
        grid = self.game.board.grid
        if node.setup:
            for name, player in (("AB", 0), ("AW", 1), ("AE", None)):
                points = [grid.letters(point) for point, who in node.setup.dots if who == player]
                _put(sgf, name, points)
            _put(sgf, "PL", [] if node.setup.turn is None else [COLOURS[node.setup.turn]])
        if node.move:
            self._write_move(node.move, sgf, taken)
        sgf.properties.extend(node.notes)

    def _write_move(self, move: Move, sgf: SgfNode, taken: tuple[Territory, ...]) -> None:
        game = self.game
        grid = game.board.grid
        match move:
            case AgreedSettlement(rings):
                for name, player in (("TB", 0), ("TW", 1)):
                    own = [ring for ring in rings if game.board.dot(ring[0]) == player]
                    _put(sgf, name, [_rings_text(own, grid)] if own else [])
                return
            case AgreedDraw():
                player, value = game.turn, "draw"
            case Dot(point, player):
                value = grid.letters(point) + _rings_text([t.ring for t in taken], grid)
            case Declaration(player):
                value = _rings_text([t.ring for t in taken], grid)
            case Stop(player):
                value = ""
            case Pass(player) | Resignation(player) | TimeUp(player):
                value = next(word for word, kind in _WORDS.items() if isinstance(move, kind))  # type: ignore[arg-type]
        _put(sgf, COLOURS[player], [value])
        if game.clock and isinstance(move, Dot | Declaration | Pass | Stop):
            _put(sgf, COLOURS[player] + "L", [f"{game.time_left[player] / 1000:.3f}"])

    def _head(self, root: SgfNode) -> None:
        """The root's properties: those of every file first, then what the game says of itself."""
        game = self.game
        grid = game.board.grid
        kept = root.properties
        root.properties = []
        known = {note.name for note in kept}
        size = str(grid.width) if grid.width == grid.height else f"{grid.width}:{grid.height}"
        for name, value in (
            ("FF", "4"),
            ("GM", GAME),
            ("CA", "UTF-8"),
            ("AP", f"Kropki:{__version__}"),
            ("SZ", size),
            ("RU", rules_text(game)),
        ):
            _put(root, name, [value])
        if game.rules.komi:
            _put(root, "KM", [f"{game.rules.komi / 2:g}"])
        for name, player in (("PB", 0), ("PW", 1)):
            if game.names[player]:
                _put(root, name, [escape(game.names[player])])
        if game.clock and "TM" not in known:
            _put(root, "TM", [str(game.clock.main)])
            _put(root, "OT", [f"{game.clock.per_move} s a move, {game.clock.increment} s added"])
        self._write_opening(root)
        self._write_result(root, known)
        written = {own.name for own in root.properties}
        root.properties.extend(own for own in kept if own.name not in written)

    def _write_opening(self, root: SgfNode) -> None:
        game = self.game
        opening = game.opening
        drawn = opening_board(opening, game.board.grid.width, game.board.grid.height, 2, False).diagram()
        if opening.name != "empty":
            number = {"four-crosses-random": opening.seed, "handicap": opening.handicap}.get(opening.name)
            words = [opening.name] if number is None else [opening.name, str(number)]
            _put(root, "ON", [" ".join(words)])
        if opening.name == "custom":
            _put(root, POSITION, [escape(opening.position)])
        for name, player in (("AB", 0), ("AW", 1)):
            places = sorted(place for place, who in drawn.dots.items() if who == player)
            _put(root, name, [LETTERS[x] + LETTERS[y] for x, y in places])

    def _write_result(self, root: SgfNode, known: set[str]) -> None:
        """What the main line comes to, if it has come to an end; else what the file said."""
        game = self.game
        node = game.root
        while node.children:
            node = node.children[0]
        game.go_to(node)
        if game.outcome:
            _put(root, "RE", [result_text(game.outcome, game.difference)])


def result_text(outcome: Outcome, difference: float) -> str:
    """The value of RE for an outcome."""
    if outcome.winner is None:
        return "0"
    how = {Reason.RESIGNATION: "R", Reason.TIME: "T"}.get(outcome.reason, f"{difference:g}")
    return f"{COLOURS[outcome.winner]}+{how}"


def _put(node: SgfNode, name: str, values: list[str]) -> None:
    if values:
        node.properties.append(Property(name, values))


def _rings_text(rings: Iterable[Ring], grid: Grid) -> str:
    """Rings as they are best written: closed, counter-clockwise as seen on the board, from the leftmost and
    then topmost dot (`sgf-facts.md`, "Reading and writing")."""
    return "".join("." + "".join(grid.letters(point) for point in _written(ring, grid)) for ring in rings)


def _written(ring: Ring, grid: Grid) -> Ring:
    places = [grid.xy(point) for point in ring]
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(places, places[1:] + places[:1], strict=True))
    turned = ring if area < 0 else ring[::-1]
    start = min(range(len(turned)), key=lambda i: grid.xy(turned[i]))
    return (*turned[start:], *turned[:start], turned[start])
