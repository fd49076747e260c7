"""Games written as SGF."""

from __future__ import annotations

import re
from collections.abc import Iterable

from kropki import __version__
from kropki.board import Territory
from kropki.errors import KropkiError
from kropki.faults import UnwritableGame
from kropki.game import Game
from kropki.grid import Grid
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
)
from kropki.openings import Opening, opening_board, opening_dots
from kropki.properties import (
    CLOCK,
    COLOURS,
    GAME,
    POSITION,
    RULES,
    SETUPS,
    SPENT,
    TIMED,
    komi_of,
    opening_said,
    seconds_left,
    size_of,
)
from kropki.results import result_text
from kropki.rules import StopRule
from kropki.ruling import is_known, look_over, rules_text, ruling_of
from kropki.sgf import Node as SgfNode
from kropki.sgf import Property, escape, serialise, simple_text
from kropki.tree import Node, Setup

_NAME = re.compile(r"[^\s()\[\];]*")
"""Names of properties as the grammar reads them, wrong ones too."""
FIRST = (
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
        """The tree of the game. Raises `ValueError` for notes that are no properties."""
        game = self.game
        here, offer = game.node, game.offer
        for node in game.root.walk():
            if node.notes:
                _check_notes(node.notes)
        while game.node is not game.root:
            game.undo()
        root = SgfNode()
        root.opened = True
        waiting: list[tuple[Node, SgfNode | None]] = [(game.root, None)]
        result: str | None = None  # what the main line comes to, once its end is reached
        while waiting:
            node, parent = waiting.pop()
            sgf = root
            if parent:
                while game.node is not node.parent:
                    game.undo()
                sgf = SgfNode(parent, "\n")
                sgf.opened = len(game.node.children) > 1
                if node.setup and node.move:
                    self._write_setup(node.setup, sgf, [], 0)
                    sgf = SgfNode(sgf, "\n")
                taken = game.enter(node)
                self._write(node, sgf, taken)
            if node.children:
                waiting += [(child, sgf) for child in node.children[::-1]]
            elif result is None:
                result = result_text(game.outcome, game.difference) if game.outcome else ""
        self._write_root(root, result or "")
        game.go_to(here, choose=False)
        game.offer = offer
        return root

    def _write(self, node: Node, sgf: SgfNode, taken: tuple[Territory, ...]) -> None:
        notes, move = node.notes, node.move
        if node.setup and not move:
            self._write_setup(node.setup, sgf, notes, node.ahead)
            return
        if not move:
            sgf.properties = _nameless_first(notes)
            return
        player = getattr(move, "player", self.game.turn)
        known = {note.name for note in notes} if notes else ()
        kept = COLOURS[player] in known
        own: list[Property] = []
        if not kept or isinstance(move, AgreedSettlement):
            own = self._move_properties(move, taken)
        if isinstance(move, TIMED):
            name = COLOURS[player] + "L"
            if self.game.clock and name not in known:
                own.append(Property(name, [seconds_left(self.game, player)]))
            if move.spent and SPENT not in known:
                own.append(Property(SPENT, [str(move.spent)]))
        ahead = len(notes) if kept else node.ahead
        sgf.properties = _nameless_first([*notes[:ahead], *own, *notes[ahead:]]) if notes else own

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
                    Property(name, [rings_text(rings, grid)])
                    for name, rings in zip(("TB", "TW"), own, strict=True)
                    if rings
                ]
            case AgreedDraw():
                player, value = game.turn, "draw"
            case Dot(point, player):
                value = grid.letters(point)
                if taken:
                    value += rings_text([territory.ring for territory in taken], grid)
            case Declaration(player):
                value = rings_text([territory.ring for territory in taken], grid)
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
        for name, player in SETUPS.items():
            points = [grid.letters(point) for point, who in setup.dots if who == player]
            if points:
                own.append(Property(name, points))
        if setup.turn is not None:
            own.append(Property("PL", [COLOURS[setup.turn]]))
        own, notes = _merged(own, notes)
        sgf.properties = _nameless_first([*notes[:ahead], *own, *notes[ahead:]])

    def _write_root(self, root: SgfNode, result: str) -> None:
        """The root's properties: those of every file, each in its old place if it is there."""
        game = self.game
        head = head_of(game, result)
        notes = list(game.root.notes)
        if any(own.name == "RU" and not is_known(own.values[0]) for own in notes):
            own = Property(RULES, [rules_text(game.rule_set, game.rules)])
            head.insert([one.name for one in head].index("RU") + 1, own)
        places = {own.name: place for place, own in reversed([*enumerate(notes)])}
        new = []
        for own in head:
            place = places.get(own.name)
            if place is None or own.name in ("AB", "AW", "PL"):
                new.append(own)
            elif not self._still_says(own, notes[place], root, head):
                old = notes[place]
                notes[place] = Property(own.name, own.values, old.before)
        first = [own for own in new if own.name in FIRST]
        setup = [own for own in new if own.name not in FIRST]
        if any(own.name in SETUPS for own in setup):
            setup, notes = _merged(setup, notes)
        ahead = game.root.ahead
        if not ahead and any(own.name in FIRST for own in notes):
            ahead = len(notes)
        root.properties = _nameless_first([*first, *notes[:ahead], *setup, *notes[ahead:]])

    def _still_says(self, own: Property, kept: Property, root: SgfNode, head: list[Property]) -> bool:
        """Whether what a file said in the root still holds, so that it stays as it was."""
        game = self.game
        value = kept.values[0]
        if own.name in ("PB", "PW"):
            return simple_text(value) == game.names[own.name == "PW"]
        if own.name == "SZ":
            size = size_of(value)
            return size == (game.board.grid.width, game.board.grid.height) and (
                ":" not in value or size[0] != size[1]
            )
        if own.name == "KM":
            return (komi_of(value) or 0) == game.rules.komi
        if own.name == "RE":
            return simple_text(value).strip() not in ("", "?")
        if own.name == "ON":
            return not opening_said(value)
        if own.name == "RU":
            komi = [one for one in (*game.root.notes, *head) if one.name == "KM"][:1]
            trial = SgfNode()
            trial.properties = [kept, *komi]
            trial.children = root.children
            if not is_known(value):
                return True  # RULES stands beside it
            try:
                said = ruling_of(trial, look_over(trial), None)
            except KropkiError:
                return False
            return (said.rule_set, said.rules) == (game.rule_set, game.rules)
        return own.name not in ("FF", "GM", "CA", "AP", RULES, CLOCK, POSITION)


def _check_notes(notes: list[Property]) -> None:
    """Raises `ValueError` for notes that are no properties."""
    for own in notes:
        if not own.values or not _NAME.fullmatch(own.written or own.name):
            raise ValueError("its name has something else in it than letters, or it has no value")


def _merged(own: list[Property], notes: list[Property]) -> tuple[list[Property], list[Property]]:
    """Properties of a set-up, with the values of the same that were not understood behind them, and the notes
    without these."""
    setups = []
    for name in SETUPS:
        values = [value for one in (*own, *notes) if one.name == name for value in one.values]
        if values:
            setups.append(Property(name, values))
    others = [[one for one in properties if one.name not in SETUPS] for properties in (own, notes)]
    return setups + others[0], others[1]


def _nameless_first(properties: list[Property]) -> list[Property]:
    """Values without a name would else become values of the property before them."""
    if all(own.name for own in properties):
        return properties
    return sorted(properties, key=lambda own: bool(own.name))


def head_of(game: Game, result: str) -> list[Property]:
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
    dots = dots_of(opening, grid) | dict(game.root.setup.dots if game.root.setup else ())
    for name, player in (("AB", 0), ("AW", 1)):
        if points := [grid.letters(point) for point in sorted(dots) if dots[point] == player]:
            head.append(Property(name, points))
    turn = game.root.setup.turn if game.root.setup else None
    turn = game.first if turn is None else turn
    if first_mover(game.root) != turn or game.root.raw("PL"):
        head.append(Property("PL", [COLOURS[turn]]))
    if result:
        head.append(Property("RE", [result]))
    return head


def dots_of(opening: Opening, grid: Grid) -> dict[int, int | None]:
    """The points on which an opening puts dots of two players. Raises what `opening_board` does."""
    if opening.name != "custom":
        return dict(opening_dots(opening, grid))
    board = opening_board(opening, grid.width, grid.height, 2, True)
    return {point: player for player in (0, 1) for point in board.dots(player)}


def first_mover(root: Node) -> int | None:
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


def rings_text(rings: Iterable[Ring], grid: Grid) -> str:
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
