"""Games written as SGF."""

from __future__ import annotations

import re
from collections.abc import Iterable

from kropki import __version__
from kropki.board.board import Territory
from kropki.board.grid import Grid
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.moves import (
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
from kropki.game.openings import Opening, opening_board, opening_dots
from kropki.game.rules import Rules, StopRule
from kropki.game.tree import Node, Setup
from kropki.record.errors import UnwritableGame
from kropki.record.notes import properties_of
from kropki.record.points import Letters
from kropki.record.properties import (
    CLOCK,
    COLOURS,
    GAME,
    POSITION,
    RULES,
    SET_UP,
    SETUPS,
    SPENT,
    TIMED,
    komi_of,
    opening_said,
    seconds_left,
    size_needed,
    size_of,
    usual_first,
)
from kropki.record.results import result_text
from kropki.record.rules import is_known, look_over, rules_text, ruling_of
from kropki.sgf import WHITE_SPACE, Property, SgfNode, escape, serialise, simple_text

_NAME = re.compile(rf"[^{WHITE_SPACE}()\[\];]*")
"""Names of properties as the grammar reads them, wrong ones too."""


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
                _check_notes(properties_of(node.notes))
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
                    sgf.properties = setup_properties(node.setup, game.board.grid)
                    sgf = SgfNode(sgf, "\n")
                taken = game.step_to(node)
                self._write(node, sgf, taken)
            if node.children:
                waiting += [(child, sgf) for child in node.children[::-1]]
            elif result is None:
                result = result_text(game.outcome, game.difference) if game.outcome else ""
        self._write_root(root, result or "")
        game.go_to(here, select=False)
        game.offer = offer
        return root

    def _write(self, node: Node, sgf: SgfNode, taken: tuple[Territory, ...]) -> None:
        notes, move = properties_of(node.notes), node.move
        if node.setup and not move:
            sgf.properties = _nameless_first(self._with_setup(node.setup, notes, node.notes_before_move))
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
        ahead = node.notes_before_move
        if kept:  # what is added stands behind the move
            ahead = next(place for place, note in enumerate(notes, 1) if note.name == COLOURS[player])
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
                value = "stop" if knows_passes_only(game.rules) else ""
            case Pass(player):
                value = "" if knows_passes_only(game.rules) else "pass"
            case Resignation(player):
                value = "resign"
            case TimeUp(player):
                value = "time"
        return [Property(COLOURS[player], [value])]

    def _with_setup(self, setup: Setup, notes: list[Property], ahead: int) -> list[Property]:
        """A node's notes with its set-up, unless they say it already."""
        grid = self.game.board.grid
        said = Letters.of(grid).setup(notes)
        if (dict(said.dots), said.turn) == (dict(setup.dots), setup.turn):
            return notes
        others = [[own for own in some if own.name not in SET_UP] for some in (notes[:ahead], notes[ahead:])]
        return [*others[0], *setup_properties(setup, grid), *others[1]]

    def _write_root(self, root: SgfNode, result: str) -> None:
        """The root's properties: those of every file, each in its old place if it is there."""
        game = self.game
        properties = properties_of(game.root.notes)
        head = head_of(game, result, properties)
        if any(own.name == "RU" and not is_known(own.values[0]) for own in properties):
            own = Property(RULES, [rules_text(game.rule_set, game.rules)])
            head.insert([one.name for one in head].index("RU") + 1, own)
        if any(own.name in SETUPS for own in properties):
            letters = Letters.of(game.board.grid)
            said, dots = (dict(letters.setup(some).dots) for some in (properties, head))
            if {point: player for point, player in said.items() if player is not None} == dots:
                head = [own for own in head if own.name not in SETUPS]
            else:
                properties = [own for own in properties if own.name not in SETUPS]
        root.properties = properties
        place = 0  # of what is missing: behind all that stands before it in the head
        for own in head:
            there = next((at for at, one in enumerate(properties) if one.name == own.name), None)
            if there is None:
                there = place
                properties.insert(place, own)
            elif not self._still_says(own, properties[there], root, head):
                properties[there] = Property(own.name, own.values, properties[there].before)
            place = max(place, there + 1)
        root.properties = _nameless_first(properties)

    def _still_says(self, own: Property, kept: Property, root: SgfNode, head: list[Property]) -> bool:
        """Whether what a file said in the root still holds, so that it stays as it was."""
        game = self.game
        value = kept.values[0]
        if own.name in ("PB", "PW"):
            return simple_text(value) == game.names[own.name == "PW"]
        if own.name == "SZ":
            grid = game.board.grid
            size = size_of(value)
            if size is None:
                return size_needed(root) == (grid.width, grid.height)
            return size == (grid.width, grid.height) and (
                value.strip().isdecimal() or (":" in value and size[0] != size[1])
            )
        if own.name == "PL":
            turns = [one for one in root.properties if one.name == "PL"]
            turn = Letters.of(game.board.grid).setup(turns).turn
            return turn is not None and COLOURS[turn] == own.values[0]
        if own.name == "KM":
            return (komi_of(value) or 0) == game.rules.komi
        if own.name == "RE":
            return simple_text(value).strip() not in ("", "?")
        if own.name == "ON":
            return not opening_said(value)
        if own.name == "RU":
            komi = [one for one in (*properties_of(game.root.notes), *head) if one.name == "KM"][:1]
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
        if not own.values or not _NAME.fullmatch(own.spelling or own.name):
            raise ValueError("its name has something else in it than letters, or it has no value")


def setup_properties(setup: Setup, grid: Grid) -> list[Property]:
    """A set-up as it is written."""
    properties = []
    for name, player in SETUPS.items():
        points = [grid.letters(point) for point, who in setup.dots if who == player]
        if points:
            properties.append(Property(name, points))
    if setup.turn is not None:
        properties.append(Property("PL", [COLOURS[setup.turn]]))
    return properties


def _nameless_first(properties: list[Property]) -> list[Property]:
    """Values without a name would else become values of the property before them."""
    if all(own.name for own in properties):
        return properties
    return sorted(properties, key=lambda own: bool(own.name))


def head_of(game: Game, result: str, notes: list[Property]) -> list[Property]:
    """What the root says, beside its notes, of a game whose main line comes to this result, if any."""
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
    mover = first_mover(game.root)
    if mover is None:
        mover = usual_first((game.root.values("HA") or [str(opening.handicap)])[0])
    turns = [note for note in notes if note.name == "PL"]
    if mover != turn or Letters.of(grid).setup(turns).turn is not None:
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


def knows_passes_only(rules: Rules) -> bool:
    """Whether a move without a value is a pass: else it is a stop."""
    return rules.passing and rules.stop is StopRule.NONE


def rings_text(rings: Iterable[Ring], grid: Grid) -> str:
    """Rings as they are best written: closed, counter-clockwise as seen on the board, from the leftmost and
    then topmost dot ([sgf-files], "Rings")."""
    return "".join(["." + "".join([grid.letters(point) for point in written(ring, grid)]) for ring in rings])


def written(ring: Ring, grid: Grid) -> Ring:
    """A ring's points in the order in which they are written, the first again at the end."""
    places = [grid.xy(point) for point in ring]
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(places, places[1:] + places[:1], strict=True))
    turned = ring if area < 0 else ring[::-1]
    start = min(range(len(turned)), key=lambda i: grid.xy(turned[i]))
    return (*turned[start:], *turned[:start], turned[start])
