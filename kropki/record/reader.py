"""Games read from SGF, and everything that is wrong with them."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from time import monotonic

from kropki.board.board import Territory
from kropki.board.grid import MAX_SIZE, MIN_SIZE, Grid
from kropki.board.ring import area_inside
from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import IllegalMove, KropkiError, RingRefused
from kropki.game.game import Game
from kropki.game.moves import AgreedSettlement, Declaration, Dot, Move, Pass, Ring, Stop
from kropki.game.openings import Opening
from kropki.game.tree import Node, Note, Setup
from kropki.record.divergence import Parting, parting
from kropki.record.errors import UnreadableGame
from kropki.record.notes import note_of, properties_of
from kropki.record.points import MOST_SET_UP, Letters
from kropki.record.properties import (
    CLOCK,
    COLOURS,
    GAME,
    MOVE,
    MOVERS,
    PLAYERS,
    POSITION,
    RULES,
    SET_UP,
    SETUPS,
    SPENT,
    TIMED,
    UNDERSTOOD,
    WORDS,
    clock_of,
    komi_of,
    moves_of,
    opening_said,
    seconds_left,
    size_needed,
    size_of,
    spent_on,
    stopper,
    usual_first,
    value_of,
)
from kropki.record.results import WELL_FORMED, agrees, result_of, result_text, standing
from kropki.record.rules import Mode, Ruling, look_over, ruling_of, said_rules
from kropki.record.writer import dots_of, head_of, knows_passes_only, setup_properties
from kropki.sgf import Property, SgfNode, simple_text, text

MOST_FAULTS = 1000
"""Faults that are named in one game; one more says that there are others."""
MOST_SECONDS = 60.0
"""How long the replay of one game may take."""


@dataclass
class Reading:
    """A game that was read, and what was found on the way.

    `mode` is how it was replayed, and `result` what RE says. The two ways to replay it are compared when that
    is first asked for."""

    game: Game
    mode: Mode
    result: str = ""
    diagnostics: list[Diagnostic] = field(default_factory=list)
    compare: Callable[[], Parting | None] = field(default=lambda: None, repr=False)

    @cached_property
    def parting(self) -> Parting | None:
        """Where the two ways part, if they do."""
        return self.compare()

    @property
    def differs(self) -> int | None:
        """The number of the first move of the main line at which they part, from 1, None if they do not."""
        return self.parting.number if self.parting else None

    @property
    def faults(self) -> list[Diagnostic]:
        """The diagnostics and that of `parting`, in the order of the file."""
        parting = [self.parting.diagnostic] if self.parting else []
        return sorted(parting + self.diagnostics, key=lambda fault: (fault.line, fault.column))


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
        self.seen = look_over(root)
        if (number := (value_of(root, "GM") or "").strip()) != GAME:
            own = root.get("GM")
            told = f"the game is GM[{number[:20]}]; Kropki is GM[{GAME}]" if own else "GM is missing"
            self._fault(Kind.OTHER_GAME, root, own, f"{told}; it is read as Kropki")
        width, height = self._size()
        self.grid = Grid.of(width, height)
        self.letters = Letters.of(self.grid)
        self.points = self.letters.points
        said = self._rules(mode)
        self.mode = said.mode
        self.confirms = said.mode is Mode.AUTOMATIC and self.seen.lists
        self._begin(said)
        result = simple_text(value_of(root, "RE") or "").strip()
        self._replay(result)
        self._drop_head()
        reading = Reading(self.game, said.mode, result, self.diagnostics)
        if self.seen.lists or said.mode is Mode.LISTED:
            reading.compare = partial(parting, root, self.game.opening, self.game.root.setup, self.letters)
        if self.strict and reading.parting:
            raise UnreadableGame(reading.parting.diagnostic)
        return reading

    # faults

    def _diagnostic(
        self, kind: str, node: SgfNode, own: Property | None, index: int, message: str
    ) -> Diagnostic:
        return Diagnostic(kind, message, *node.place(own, index if own else None))

    def _fault(self, kind: str, node: SgfNode, own: Property | None, message: str, index: int = 0) -> None:
        """Report a fault of a node, or of a value of a property."""
        if self.strict:
            raise UnreadableGame(self._diagnostic(kind, node, own, index, message))
        if len(self.diagnostics) < MOST_FAULTS:
            self.diagnostics.append(self._diagnostic(kind, node, own, index, message))
        elif len(self.diagnostics) == MOST_FAULTS:
            message = f"there are more than {MOST_FAULTS} faults: the others are not named"
            self.diagnostics.append(self._diagnostic(Kind.MORE_FAULTS, node, own, index, message))

    def _refuse(self, kind: str, node: SgfNode, own: Property | None, message: str) -> UnreadableGame:
        return UnreadableGame(self._diagnostic(kind, node, own, 0, message))

    # the root

    def _size(self) -> tuple[int, int]:
        own = self.root.get("SZ")
        value = own.values[0] if own else ""
        if size := size_of(value):
            width, height = size
            if not (MIN_SIZE <= width <= MAX_SIZE and MIN_SIZE <= height <= MAX_SIZE):
                message = f"SZ[{value}] is no size: a side has {MIN_SIZE} to {MAX_SIZE} points"
                raise self._refuse(Kind.SIZE, self.root, own, message)
            form = str(width) if width == height else f"{width}:{height}"
            if not value.strip().isdecimal() and (":" not in value or width == height):
                message = f"SZ[{value[:20]}]: the size of this board is written SZ[{form}]"
                self._fault(Kind.SIZE, self.root, own, message)
            return width, height
        width, height = size_needed(self.root)
        told = f"SZ[{value[:20]}] is no size" if own else "SZ is missing"
        self._fault(Kind.SIZE, self.root, own, f"{told}; it is read as {width}×{height}")
        return width, height

    def _rules(self, mode: Mode | None) -> Ruling:
        root = self.root
        for own in (root.get("RU"), root.get(RULES)):
            try:
                said_rules(own.values[0]) if own else None
            except KropkiError as error:
                self._fault(Kind.RULES, root, own, f"these rules are not known: {error}")
        own = root.get("KM")
        if own and komi_of(own.values[0]) is None:
            self._fault(Kind.RULES, root, own, f"KM[{own.values[0][:20]}] is no number of half dots")
        try:
            return ruling_of(root, self.seen, mode)
        except KropkiError as error:
            raise self._refuse(Kind.RULES, root, own, f"no game has these rules: {error}") from error

    def _begin(self, said: Ruling) -> None:
        """The game as it stands before its first move."""
        root, grid = self.root, self.grid
        clock = None
        if own := root.get(CLOCK):
            try:
                clock = clock_of(own.values[0])
            except KropkiError as error:
                self._fault(Kind.RULES, root, own, f"no clock is set so: {error}")
        setup = self._setup(root)
        if setup and "AE" in root:  # nothing is there yet to be taken away
            dots = tuple((point, player) for point, player in setup.dots if player is not None)
            setup = Setup(dots, setup.turn) if dots or setup.turn is not None else None
        opening = self._opening(setup)
        own = root.get("PL")
        turn = setup.turn if setup else None
        if turn is not None:
            first = turn
        elif self.seen.first is not None:
            first = self.seen.first
        else:
            first = usual_first(value_of(root, "HA"))
        try:
            self.game = game = Game(
                grid.width,
                grid.height,
                rules=said.rule_set,
                options=said.rules.options(),
                opening=opening or "empty",
                names=[simple_text(value_of(root, name) or "") for name in ("PB", "PW")],
                first=first,
                clock=clock,
            )
            if setup and setup.dots and not opening:
                game.set_up_root(Setup(setup.dots))
        except KropkiError as error:
            raise self._refuse(Kind.SET_UP, root, own, f"no game begins so: {error}") from error

    def _opening(self, setup: Setup | None) -> Opening | None:
        """The opening by its name, if the dots that were set up are its dots; a bare cross and one of one's
        own have no need of the name."""
        said = value_of(self.root, "ON") or ""
        name, *numbers = opening_said(said) or ["custom" if POSITION in self.root else "cross"]
        if name == "custom":
            opening = Opening(name, position=text(value_of(self.root, POSITION) or ""))
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
            dots = dots_of(opening, self.grid)
        except KropkiError:
            return None
        return opening if set(dots.items()) == set(setup.dots if setup else ()) else None

    # nodes

    def _setup(self, node: SgfNode) -> Setup | None:
        """The dots that a node sets up and takes away, and who is to move then.

        Raises `UnreadableGame` if there are more than are dealt with."""
        dots: dict[int, int | None] = {}
        turn = None
        for own in node.properties:
            if own.name == "PL":
                turn = self._turn(node, own, turn)
            if own.name not in SETUPS:
                continue
            player = SETUPS[own.name]
            for index, value in enumerate(own.values):
                points = self.letters.area(value)
                if points is None:
                    if value or len(own.values) > 1:  # a list of no points is none of FF[4]'s, but no harm
                        message = f"{own.name}[{value[:20]}] is no point of this board"
                        self._fault(Kind.POINT, node, own, message, index)
                    continue
                self._count_set_up(node, len(points))
                for point in points:
                    if dots.get(point, player) != player:
                        message = f"{own.name}: {self.grid.letters(point)} is set up as another already"
                        self._fault(Kind.SET_UP, node, own, message, index)
                    dots[point] = player
        return Setup(tuple(dots.items()), turn) if dots or turn is not None else None

    def _turn(self, node: SgfNode, own: Property, turn: int | None) -> int | None:
        """Who is to move, as PL says it, unless that is known already."""
        for index, value in enumerate(own.values):
            player = PLAYERS.get(value.strip().lower())
            if player is not None and turn is None:
                turn = player
                continue
            why = "is no player: B or W is" if player is None else "comes too late: the turn is said already"
            self._fault(Kind.SET_UP, node, own, f"PL[{value[:20]}] {why}", index)
        return turn

    def _count_set_up(self, node: SgfNode, points: int) -> None:
        self.set_up += points
        if self.set_up > MOST_SET_UP:
            raise self._refuse(Kind.TOO_LARGE, node, None, "the game has more set-ups than are read")

    def _replay(self, result: str) -> None:
        """All nodes into the game, each where it belongs, without recursion: each before its children, so
        that the way to the next one leads back only. At the end of the main line RE is checked."""
        game = self.game
        root = self.root
        game.root.notes = [note_of(own) for own in root.properties if own.name not in MOVERS]
        if moves_of(root):
            message = "a move stands in the root"
            self._fault(Kind.CROWDED_NODE, root, root.get("B") or root.get("W"), message)
            self._add_moves(root, [], 0)
        waiting = [(child, game.node) for child in reversed(root.children)]
        forks = [game.node]
        at_end = not waiting
        if at_end:
            self._check_result(result)
        while waiting:
            sgf, parent = waiting.pop()
            while game.node is not parent:
                game.undo()
            if monotonic() > self.end:
                message = f"replaying the game takes longer than {self.seconds:g} seconds"
                raise self._refuse(Kind.TOO_LONG, sgf, None, message)
            self._add(sgf)
            here = game.node
            children = sgf.children
            if len(children) == 1:
                waiting.append((children[0], here))
            elif children:
                waiting += [(child, here) for child in children[::-1]]
                forks.append(here)
            elif not at_end:
                at_end = True
                self._check_result(result)
        while game.node is not game.root:
            game.undo()
        for node in forks:
            node.selected_index = 0

    def _add(self, sgf: SgfNode) -> None:
        """What a node says, behind the current one: one more for each further move in it."""
        notes: list[Note] = []
        moves = setups = ahead = 0
        for own in sgf.properties:
            if own.name not in UNDERSTOOD:
                notes.append(note_of(own))
                continue
            if not moves and not setups:
                ahead = len(notes)
            if own.name in MOVERS:
                moves += len(own.values)
                move = own
            else:
                setups += 1
        if moves == 1 and not setups:
            self._append(sgf, move, 0, move.values[0], Node(notes=notes, notes_before_move=ahead), True)
            closed = False
        else:
            closed = self._add_crowd(sgf, notes, ahead, moves, setups)
        if notes:
            names = {own.name for own in notes}
            node = self.game.node
            said = "C" in names and self._add_stop(sgf)
            listed = not closed and not said and ("TB" in names or "TW" in names)
            if listed and (settlement := self._closing(sgf, node)):
                self.game.append(Node(settlement))

    def _add_crowd(self, sgf: SgfNode, notes: list[Note], ahead: int, moves: int, setups: int) -> bool:
        """What a node says that has no move, several, or set-ups; whether TB and TW are dealt with."""
        setup = self._setup(sgf) if setups else None
        if moves > 1 or (moves and setups):
            what = "several moves share a node" if moves > 1 else "a move and a set-up share a node"
            self._fault(Kind.CROWDED_NODE, sgf, sgf.get("B") or sgf.get("W"), what)
        if setup:
            self._add_setup(sgf, setup, bool(moves))
        elif setups:  # nothing of it is understood
            ahead = next((place for place, own in enumerate(sgf.properties) if own.name in MOVERS), 0)
            notes = [note_of(own) for own in sgf.properties if own.name not in MOVERS]
        if moves:
            self._add_moves(sgf, notes, ahead)
        elif not setup:
            node = Node(notes=notes, notes_before_move=ahead)
            alone = stopper(value_of(sgf, "C") or "") is None  # a stop comes before what both agree on
            node.move = self._closing(sgf, node) if alone else None
            self.game.append(node)
            return alone
        return False

    def _add_setup(self, sgf: SgfNode, setup: Setup, moves: bool) -> None:
        """A node's set-up, with all that it says, or if `moves` stand there too, with what sets up."""
        game = self.game
        self._count_set_up(sgf, max(100, len(self.points)))
        said = [own for own in sgf.properties if own.name in SET_UP]
        whole = [note_of(own) for own in (said if moves else sgf.properties)]
        node = Node(setup=setup, notes=[*whole])
        self._drop_setup(node, setup)
        try:
            game.append(node)
        except KropkiError as error:
            self._fault(Kind.SET_UP, sgf, said[0], f"this cannot be set up: {error}")
            node.setup = None
            node.notes = [*whole]
            game.append(node)

    def _drop_setup(self, node: Node, setup: Setup) -> None:
        """Take out of a node's notes its set-up, if that would be written as it is."""
        said = [own for own in node.notes if own.name in SET_UP]
        if said and properties_of(said) == setup_properties(setup, self.grid):
            ahead = node.notes.index(said[0])
            if node.notes[ahead : ahead + len(said)] == said:
                node.notes_before_move = ahead
                del node.notes[ahead : ahead + len(said)]

    def _add_moves(self, sgf: SgfNode, notes: list[Note], ahead: int) -> None:
        is_first = True
        left = len(moves_of(sgf))
        for own in sgf.properties:
            if own.name not in MOVERS:
                continue
            for index, value in enumerate(own.values):
                left -= 1
                node = Node(notes=[] if left else notes, notes_before_move=0 if left else ahead)
                self._append(sgf, own, index, value, node, is_first)
                is_first = False

    def _append(
        self, sgf: SgfNode, own: Property, index: int, value: str, node: Node, is_first: bool
    ) -> None:
        """Put one move behind the current node."""
        game = self.game
        player = MOVERS[own.name]
        if game.outcome:
            self._fault(Kind.AFTER_END, sgf, own, f"{own.name}[{value[:20]}] comes after the end", index)
            self._keep(node, own, value)
            game.append(node)
            return
        turn, before = game.turn, game.node
        move, troubles = self._understand(player, value)
        if node.notes and isinstance(move, TIMED) and (spent := spent_on(node)):
            move = replace(move, spent=spent)
        node.move = move
        taken: Sequence[Territory] = ()
        try:
            taken = game.append(node)
        except KropkiError as error:
            node.move = None
            if move and isinstance(error, RingRefused):
                node.move, wrong = self._without_wrong_rings(move)
                troubles += wrong
                taken = game.append(node)
            else:
                reason = str(error) if isinstance(error, IllegalMove) else f"this cannot be now: {error}"
                troubles.append(Diagnostic(Kind.ILLEGAL_MOVE, reason))
                game.append(node)
        if self.confirms and (taken or len(value) != 2) and isinstance(node.move, Dot):
            troubles += self._confirm(value, taken)
        for trouble in troubles:
            self._fault(trouble.kind, sgf, own, f"{own.name}[{value[:20]}]: {trouble.message}", index)
        if troubles and any(trouble.kind is not Kind.RING_UNCLOSED for trouble in troubles):
            self._keep(node, own, value, moved=node.move is not None)
        told = is_first and (before.move is not None or before is game.root)
        if player != turn and told and isinstance(node.move, Dot | Declaration | Pass):
            message = f"{own.name} moves, but it is {COLOURS[turn]}'s turn"
            self._fault(Kind.TURN, sgf, own, message, index)
        if node.notes:
            self._drop_times(node, own.name)

    def _drop_times(self, node: Node, mover: str) -> None:
        """Take out of a move's notes what is written anew anyway: the time it took and the time left."""
        game = self.game
        if node.move and game.clock:
            left = (seconds_left(game, MOVERS[mover]),)
            if any(said.name == mover + "L" and said.values == left for said in node.notes):
                self._drop(node, mover + "L")
        if isinstance(node.move, TIMED) and node.move.spent:
            self._drop(node, SPENT)

    @staticmethod
    def _drop(node: Node, *names: str) -> None:
        """Take properties out of a node's notes."""
        node.notes_before_move = sum([own.name not in names for own in node.notes[: node.notes_before_move]])
        node.notes = [own for own in node.notes if own.name not in names]

    @staticmethod
    def _keep(node: Node, own: Property, value: str, *, moved: bool = False) -> None:
        """Leave a value as it is in the notes: a move that cannot be made or, if the node has `moved`, one
        that is written otherwise."""
        if not moved:
            node.move = None
        node.notes.insert(
            node.notes_before_move, note_of(own if own.values == [value] else Property(own.name, [value]))
        )

    def _understand(self, player: int, value: str) -> tuple[Move | None, list[Diagnostic]]:
        """The move that a value says, and what is wrong with it."""
        point = self.points.get(value)
        if point is not None:
            return Dot(point, player), []
        said = "".join(simple_text(value).split())
        if not said:
            return (Pass if knows_passes_only(self.game.rules) else Stop)(player), []
        if said.lower() in WORDS:
            return WORDS[said.lower()](player), []
        match = MOVE.fullmatch(said)
        if not match:
            return None, [Diagnostic(Kind.MOVE, "this is no move")]
        letters, held, listed = match.groups()
        if letters and letters not in self.points:
            return None, [Diagnostic(Kind.MOVE, f"{letters} is no point of this board")]
        troubles: list[Diagnostic] = []
        rings: list[Ring] = []
        if self.mode is Mode.LISTED:
            rings = self.letters.rings(listed.split(".")[1:], troubles)
            if held and letters:
                rings += self._holding(self.points[letters], player, held, troubles)
        if letters:
            return Dot(self.points[letters], player, tuple(rings)), troubles
        if self.mode is Mode.AUTOMATIC:
            message = "rings without a dot, where captures happen by themselves"
            return None, [Diagnostic(Kind.MOVE, message)]
        return Declaration(player, tuple(rings)) if rings else None, troubles

    def _holding(self, point: int, player: int, held: str, troubles: list[Diagnostic]) -> list[Ring]:
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
                troubles.append(Diagnostic(Kind.RING, f"no ring of {COLOURS[player]}'s is round {letters}"))
            elif offer not in chosen:
                chosen.append(offer)
        return [
            offer.ring
            for offer in chosen
            if not any(offer.inside & ~other.inside == 0 for other in chosen if other is not offer)
        ]

    def _without_wrong_rings(self, move: Move) -> tuple[Move | None, list[Diagnostic]]:
        """A move of the current position with the rings that can be taken, and what is wrong with the
        others. Several rings are judged on the position before any of them ([sgf-files], "Rings")."""
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
                troubles.append(Diagnostic(Kind.RING, str(error)))
            else:
                taken |= inside
                rings.append(ring)
        if isinstance(move, Dot):
            board.undo()
        elif not rings:
            return None, troubles
        return replace(move, rings=tuple(rings)), troubles

    def _confirm(self, value: str, taken: Sequence[Territory]) -> list[Diagnostic]:
        """What differs between the rings that a move lists and the territories that it took."""
        troubles: list[Diagnostic] = []
        match = MOVE.fullmatch("".join(simple_text(value).split()))
        if match and match[2]:
            return []
        rings = self.letters.rings(match[3].split(".")[1:] if match else [], troubles)
        listed = {area_inside(ring, self.grid) for ring in rings}
        if listed != {territory.inside for territory in taken}:
            told = f"rings listed: {len(listed)}; areas captured by themselves: {len(taken)}"
            if listed and len(listed) == len(taken):
                told += ", and not the same"
            troubles.append(Diagnostic(Kind.RINGS, told))
        return troubles

    # ends

    def _add_stop(self, sgf: SgfNode) -> bool:
        """The stop that a comment tells ([sgf-files], zagram), unless a move says it too; whether that
        is the next one."""
        game = self.game
        comment = sgf.get("C")
        player = stopper(comment.values[0]) if comment else None
        if player is None or player in game.stopped or game.outcome:
            return False
        for child in sgf.children[:1]:
            first = next((own for own in child.properties if own.name in MOVERS), None)
            stops = first and first.name == COLOURS[player] and not first.values[0].strip()
            if stops and not any(own.name in SET_UP for own in child.properties):
                return True
        move = Stop(player)
        node = game.node
        try:
            if node.move is None and node.setup is None and node is not game.root and not moves_of(sgf):
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
            self._fault(Kind.ILLEGAL_MOVE, sgf, comment, f"{COLOURS[player]} cannot stop here: {error}")
        return False

    def _closing(self, sgf: SgfNode, node: Node) -> Move | None:
        """The settlement that TB and TW list; they are taken out of the notes then."""
        values = [value for name in ("TB", "TW") for value in node.values(name)]
        game = self.game
        if not values or not self._is_unique(sgf) or self.mode is not Mode.LISTED or game.outcome:
            return None
        listed = any("." in value for value in values)
        if not listed and (any(values) or "TB" not in sgf or "TW" not in sgf):
            return None
        troubles: list[Diagnostic] = []
        said = ["".join(simple_text(value).split()) for value in values]
        rings = self.letters.rings([ring for value in said for ring in value.split(".") if ring], troubles)
        own = sgf.get("TB") or sgf.get("TW")
        if not any(trouble.kind is not Kind.RING_UNCLOSED for trouble in troubles):
            try:
                game.settlement_of(rings)
            except KropkiError as error:
                troubles.append(Diagnostic(Kind.SETTLEMENT, str(error)))
        for trouble in troubles:
            kind = Kind.RING_UNCLOSED if trouble.kind is Kind.RING_UNCLOSED else Kind.SETTLEMENT
            self._fault(kind, sgf, own, f"the areas left: {trouble.message}")
        if any(trouble.kind is not Kind.RING_UNCLOSED for trouble in troubles):
            return None
        if not node.move and not node.setup:  # then they are what the node is written with
            node.notes_before_move = next(
                place for place, own in enumerate(node.notes) if own.name in ("TB", "TW")
            )
        self._drop(node, "TB", "TW")
        if node.setup:
            self._drop_setup(node, node.setup)
        return AgreedSettlement(tuple(rings))

    def _is_unique(self, sgf: SgfNode) -> bool:
        """Whether TB and TW list no point twice, by itself or within a ring, as they must not
        ([sgf-gm40], TB and TW)."""
        listed = 0
        for own in sgf.properties:
            for index, value in enumerate(own.values if own.name in ("TB", "TW") else ()):
                said = "".join(simple_text(value).split())
                points = self.letters.area(said) or ()
                self._count_set_up(sgf, len(points))
                areas = [sum(self.grid.bits[point] for point in points)]
                areas += [
                    area_inside(ring, self.grid) for ring in self.letters.rings(said.split(".")[1:], [])
                ]
                for area in areas:
                    if listed & area:
                        message = f"{own.name}[{value[:20]}] lists a point that is listed already"
                        self._fault(Kind.SETTLEMENT, sgf, own, message, index)
                        return False
                    listed |= area
        return True

    # what the file says, and what is

    def _check_result(self, told: str) -> None:
        """Compare what RE says with what the main line comes to, at whose end the game stands."""
        outcome = self.game.outcome
        self.came_to = result_text(outcome, self.game.difference) if outcome else ""
        own = self.root.get("RE")
        if not own or told.lower() in ("", "?", "void"):
            return
        result = result_of(told)
        if result is None:
            self._fault(Kind.RESULT, self.root, own, f"RE[{told[:20]}] is no result")
            return
        if not WELL_FORMED.fullmatch(told):
            message = f"RE[{told[:20]}]: a result is 0, Draw, B+, W+3.5, B+R, B+T, B+F, Void or ?"
            self._fault(Kind.RESULT_FORM, self.root, own, message)
        if not agrees(self.game, result, "-" in told):
            message = f"RE[{told[:20]}], but the moves come to {standing(self.game, result)}"
            self._fault(Kind.RESULT, self.root, own, message)

    def _drop_head(self) -> None:
        """Take out of the root's notes what is written anew anyway, if all of it is there and as it would be
        written."""
        game = self.game
        head = head_of(game, self.came_to, [])
        notes = game.root.notes
        there = properties_of(notes[: len(head)])
        alike = len(there) == len(head) and all(
            one.name == other.name
            and (one.values == other.values or one.name in ("AP", "CA"))
            and not (one.before or one.gaps or one.spelling)
            for one, other in zip(there, head, strict=True)
        )
        known = {own.name for own in head} | {"ON", POSITION, "RE", *SETUPS}
        if alike and not any(own.name in known for own in notes[len(head) :]):
            game.root.notes = notes[len(head) :]
