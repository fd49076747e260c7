"""Reads the nodes of a tree into a game: moves with their rings, set-ups and notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kropki.board.grid import Player, Point, player_name
from kropki.board.ring import area_inside
from kropki.board.territory import Territory
from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import IllegalMove, KropkiError, RingRefused
from kropki.game.moves import Declaration, Dot, Move, Pass, Ring, Stop
from kropki.game.tree import Node, Note, Setup
from kropki.record.ends import EndReader
from kropki.record.header import Header
from kropki.record.notes import note_of, remove_notes
from kropki.record.properties import (
    AREAS,
    MOVE_PATTERN,
    MOVERS,
    SET_UP,
    SPENT,
    TIMED,
    UNDERSTOOD,
    WORD_MOVES,
    find_stop,
    first_value,
    move_values,
    seconds_left,
    time_spent,
    without_spaces,
)
from kropki.record.report import Report
from kropki.record.rules import Mode, is_empty_move_pass
from kropki.record.setups import read_setup, remove_setup
from kropki.sgf import Property, SgfNode


class NodeReader:
    """Appends what the nodes of a tree say to a game, each after the game's current node.

    What is not understood stays in the notes of its node.
    """

    def __init__(self, header: Header, ends: EndReader, report: Report, *, lists_rings: bool) -> None:
        """Make a reader.

        Args:
            header: What the root of the tree says.
            ends: Reads what the nodes say about the end of the game.
            report: Collects what is wrong.
            lists_rings: Whether any move of the tree lists rings.
        """
        self._game, self._mode, self._codec = header
        self._points = self._codec.points
        self._dots: dict[tuple[str, Player], Dot] = {}
        self._ends = ends
        self._report = report
        self._confirms_rings = lists_rings and self._mode is Mode.AUTOMATIC
        self._out_of_turn: set[Node] = set()

    def read_root(self, root: SgfNode) -> None:
        """Read the notes and the moves of the root.

        Raises:
            UnreadableGame: Something is wrong with the root, if reading is strict.
        """
        self._game.root.notes = [note_of(prop) for prop in root.properties if prop.name not in MOVERS]
        if move_values(root):
            prop = root.get("B") or root.get("W")
            self._report.add(Kind.CROWDED_NODE, "there is a move in the root", root, prop)
            self._append_moves(root, [], 0)

    def read(self, sgf: SgfNode) -> None:
        """Read a node that is not the root. Each further move in it becomes a node of its own.

        Raises:
            UnreadableGame: The game sets up too many points or, if reading is strict, something is wrong.
        """
        notes: list[Note] = []
        moves = setups = notes_before_move = 0
        for prop in sgf.properties:
            if prop.name not in UNDERSTOOD:
                if prop.name != AREAS:
                    notes.append(note_of(prop))
                continue
            if not moves and not setups:
                notes_before_move = len(notes)
            if prop.name in MOVERS:
                moves += len(prop.values)
                move = prop
            else:
                setups += 1
        if moves == 1 and not setups:
            node = Node(notes=notes, notes_before_move=notes_before_move)
            self._append_move(sgf, move, 0, node, is_first=True)
            is_settled = False
        else:
            is_settled = self._read_unusual(sgf, notes, notes_before_move, moves, setups)
        if notes:
            names = {note.name for note in notes}
            node = self._game.node
            is_stop_next = "C" in names and self._ends.read_stop(sgf)
            has_areas = "TB" in names or "TW" in names
            if has_areas and not is_settled and not is_stop_next:
                self._ends.append_settlement(sgf, node)

    def _read_unusual(
        self, sgf: SgfNode, notes: list[Note], notes_before_move: int, moves: int, setups: int
    ) -> bool:
        """Read a node with no move, with several, or with set-ups.

        Returns:
            Whether TB and TW have been read too.
        """
        setup = read_setup(sgf, self._codec, self._report) if setups else None
        if moves > 1 or (moves and setups):
            problem = "several moves share a node" if moves > 1 else "a move and a set-up share a node"
            first = next(prop for prop in sgf.properties if prop.name in MOVERS)
            if not setups and moves == len(first.values) and self._is_grounding(sgf, first, 0):
                problem = (
                    f"a grounding: the last {moves} dots of {player_name(MOVERS[first.name])} are in one node"
                )
            self._report.add(Kind.CROWDED_NODE, problem, sgf, sgf.get("B") or sgf.get("W"))
        if setup:
            self._append_setup(sgf, setup, has_moves=bool(moves))
        elif setups:  # nothing of the set-up is understood
            places = (place for place, prop in enumerate(sgf.properties) if prop.name in MOVERS)
            notes_before_move = next(places, 0)
            notes = [note_of(prop) for prop in sgf.properties if prop.name not in MOVERS]
        if moves:
            self._append_moves(sgf, notes, notes_before_move)
        elif not setup:
            node = Node(notes=notes, notes_before_move=notes_before_move)
            has_stop = find_stop(first_value(sgf, "C") or "") is not None  # it comes before the settlement
            node.move = None if has_stop else self._ends.read_settlement(sgf, node)
            self._game.append(node)
            return not has_stop
        return False

    def _append_setup(self, sgf: SgfNode, setup: Setup, *, has_moves: bool) -> None:
        """Append a set-up with the notes of its node or, if that has moves too, with nothing else."""
        game = self._game
        self._report.count_set_up(sgf, max(100, len(self._points)))
        set_up = [prop for prop in sgf.properties if prop.name in SET_UP]
        notes = [note_of(prop) for prop in (set_up if has_moves else sgf.properties)]
        node = Node(setup=setup, notes=[*notes])
        remove_setup(node, setup, self._codec.grid)
        try:
            game.append(node)
        except KropkiError as error:
            self._report.add(Kind.SET_UP, f"this set-up is not possible: {error}", sgf, set_up[0])
            node.setup = None
            node.notes = notes
            game.append(node)

    def _append_moves(self, sgf: SgfNode, notes: list[Note], notes_before_move: int) -> None:
        """Append all moves of a node. The last one gets the notes."""
        is_first = True
        left = len(move_values(sgf))
        for prop in sgf.properties:
            if prop.name not in MOVERS:
                continue
            for index in range(len(prop.values)):
                left -= 1
                node = Node() if left else Node(notes=notes, notes_before_move=notes_before_move)
                self._append_move(sgf, prop, index, node, is_first=is_first)
                is_first = False

    def _append_move(self, sgf: SgfNode, prop: Property, index: int, node: Node, *, is_first: bool) -> None:
        """Append a node with the move in a value of a property.

        Args:
            sgf: The node of the file.
            prop: The property.
            index: The index of the value.
            node: The node of the game, with its notes.
            is_first: Whether the move is the first of its node in the file.
        """
        game = self._game
        value = prop.values[index]
        player = MOVERS[prop.name]
        if game.outcome:
            message = f"{prop.name}[{value[:20]}] comes after the end of the game"
            self._report.add(Kind.AFTER_END, message, sgf, prop, index)
            _keep_value(node, prop, value)
            game.append(node)
            return
        turn, before = game.turn, game.node
        move, problems = self._read_move(value, player)
        if node.notes and isinstance(move, TIMED) and (spent := time_spent(node)):
            move = replace(move, spent=spent)
        taken = self._play(node, move, problems)
        if self._confirms_rings and (taken or len(value) != 2) and isinstance(node.move, Dot):
            problems += self._compare_rings(value, taken)
        for problem in problems:
            message = f"{prop.name}[{value[:20]}]: {problem.message}"
            self._report.add(problem.kind, message, sgf, prop, index)
        is_wrong = any(problem.kind is not Kind.RING_UNCLOSED for problem in problems)
        if is_wrong or (self._mode is Mode.AUTOMATIC and "." in value and not self._are_captured(value)):
            _keep_value(node, prop, value)
        if player != turn and isinstance(node.move, Dot | Declaration | Pass):
            self._out_of_turn.add(node)
            is_turn_known = is_first and (before.move is not None or before is game.root)
            is_known = before in self._out_of_turn and getattr(before.move, "player", None) == player
            if is_turn_known and not is_known and not self._is_grounding(sgf, prop, index):
                mover, other = player_name(player), player_name(turn)
                message = f"{prop.name}[{value[:20]}]: {mover} moves, but it is {other}'s turn"
                self._report.add(Kind.TURN, message, sgf, prop, index)
        if node.notes:
            self._remove_times(node, prop.name)

    def _are_captured(self, value: str) -> bool:
        """Return whether the single points that a move lists, if any, are dots that are captured now."""
        board = self._game.board
        listed = [part for part in without_spaces(value).split(".")[1:] if len(part) == 2]
        points = [self._points[part] for part in listed if part in self._points]
        return len(points) == len(listed) and all(
            board.dot(point) is not None and board.owner(point) not in (None, board.dot(point))
            for point in points
        )

    def _is_grounding(self, sgf: SgfNode, prop: Property, index: int) -> bool:
        """Return whether a line ends with several dots of one player, from a value of a property on.

        This is how files show a grounding: after the other player has stopped ([sgf-files], playdots).
        """
        dots = 0
        node: SgfNode | None = sgf
        while node:
            for own in node.properties:
                if own.name not in UNDERSTOOD:
                    continue
                values = own.values[index:] if node is sgf else own.values
                if own.name != prop.name or not all(map(self._is_dot, values)):
                    return False
                dots += len(values)
            if len(node.children) > 1:
                return False
            node = node.children[0] if node.children else None
        return dots > 1

    def _is_dot(self, value: str) -> bool:
        return value[:2] in self._points and value[2:3] in ("", ".")

    def _play(self, node: Node, move: Move | None, problems: list[Diagnostic]) -> Sequence[Territory]:
        """Append a node with the legal part of a move, and add the rest to the problems.

        Returns:
            The territories that the move takes.
        """
        game = self._game
        node.move = move
        try:
            return game.append(node)
        except RingRefused:
            assert isinstance(move, Dot | Declaration)
            node.move, refused = self._without_refused_rings(move)
            problems += refused
        except KropkiError as error:
            node.move = None
            reason = str(error) if isinstance(error, IllegalMove) else f"not possible now: {error}"
            problems.append(Diagnostic(Kind.ILLEGAL_MOVE, reason))
        return game.append(node)

    def _remove_times(self, node: Node, mover: str) -> None:
        """Remove from a move's notes the times that will be written from the move and the clock."""
        game = self._game
        if node.move and game.clock:
            left = (seconds_left(game, MOVERS[mover]),)
            if any(note.name == mover + "L" and note.values == left for note in node.notes):
                remove_notes(node, mover + "L")
        if isinstance(node.move, TIMED) and node.move.spent:
            remove_notes(node, SPENT)

    # values of moves

    def _read_move(self, raw: str, player: Player) -> tuple[Move | None, list[Diagnostic]]:
        """Return the move in a value, None if there is none, and what is wrong with it."""
        dot = self._dots.get((raw, player))
        if dot is None and raw in self._points:
            dot = self._dots[raw, player] = Dot(self._points[raw], player)
        if dot:
            return dot, []
        value = without_spaces(raw)
        if not value:
            return (Pass if is_empty_move_pass(self._game.rules) else Stop)(player), []
        if value.lower() in WORD_MOVES:
            return WORD_MOVES[value.lower()](player), []
        match = MOVE_PATTERN.fullmatch(value)
        if not match:
            return None, [Diagnostic(Kind.MOVE, "this is not a move")]
        letters, surrounded, listed = match.groups()
        if letters and letters not in self._points:
            return None, [Diagnostic(Kind.MOVE, f"{letters} is not a point of this board")]
        problems: list[Diagnostic] = []
        rings: list[Ring] = []
        if self._mode is Mode.LISTED:
            rings, problems = self._codec.read_rings(listed.split(".")[1:])
            if surrounded and letters:
                rings += self._rings_around(surrounded, self._points[letters], player, problems)
        if letters:
            return Dot(self._points[letters], player, tuple(rings)), problems
        if self._mode is Mode.AUTOMATIC:
            return None, [Diagnostic(Kind.MOVE, "rings without a dot, but captures are automatic")]
        return Declaration(player, tuple(rings)) if rings else None, problems

    def _rings_around(
        self, surrounded: str, dot: Point, player: Player, problems: list[Diagnostic]
    ) -> list[Ring]:
        """Return the smallest rings around points that a player can declare with a dot (kropla's `ab!cdef`).

        Args:
            surrounded: The letters of the points.
            dot: The dot.
            player: The player.
            problems: The list to which problems are added.
        """
        board = self._game.board
        try:
            board.play(dot, player)
        except KropkiError:
            return []
        offers = sorted(board.offers(player), key=lambda offer: offer.inside.bit_count())
        board.undo()
        chosen: list[Territory] = []
        for letters in dict.fromkeys(surrounded[i : i + 2] for i in range(0, len(surrounded), 2)):
            point = self._points.get(letters, 0)
            offer = next((offer for offer in offers if offer.inside >> point & 1), None)
            if offer is None:
                problems.append(Diagnostic(Kind.RING, f"{player_name(player)} has no ring around {letters}"))
            elif offer not in chosen:
                chosen.append(offer)
        return [
            offer.ring
            for offer in chosen
            if not any(offer.inside & ~other.inside == 0 for other in chosen if other is not offer)
        ]

    def _without_refused_rings(self, move: Dot | Declaration) -> tuple[Move | None, list[Diagnostic]]:
        """Return a move with only those of its rings that can be taken, and why the others cannot.

        Each ring is judged on the position before any of them is taken ([sgf-files], "Rings").
        """
        board = self._game.board
        problems = []
        rings = []
        taken = 0
        if isinstance(move, Dot):
            board.play(move.point, move.player)
        for ring in move.rings:
            try:
                inside = area_inside(ring, self._codec.grid)
                if inside & taken:
                    raise RingRefused("two rings of one move overlap")
                board.enclose(board.dot(ring[0]) or 0, [ring])
                board.undo()
            except KropkiError as error:
                problems.append(Diagnostic(Kind.RING, str(error)))
            else:
                taken |= inside
                rings.append(ring)
        if isinstance(move, Dot):
            board.undo()
        elif not rings:
            return None, problems
        return replace(move, rings=tuple(rings)), problems

    def _compare_rings(self, raw: str, taken: Sequence[Territory]) -> list[Diagnostic]:
        """Return how the rings that a move lists differ from the territories that it took automatically."""
        match = MOVE_PATTERN.fullmatch(without_spaces(raw))
        if match and match[2]:
            return []
        rings, problems = self._codec.read_rings(match[3].split(".")[1:] if match else [])
        listed = {area_inside(ring, self._codec.grid) for ring in rings}
        taken = [territory for territory in taken if territory.is_ringed]
        if listed != {territory.inside for territory in taken}:
            captured = {territory.inside for territory in taken}
            messages = []
            if 0 in listed:
                messages.append("a listed ring surrounds no point")
            if not_captured := listed - captured - {0}:
                points = self._codec.describe(not_captured)
                messages.append(f"the listed rings surround {points}, which the move does not capture")
            if without_ring := captured - listed:
                points = self._codec.describe(without_ring)
                messages.append(f"the move captures {points}, for which it lists no ring")
            problems.append(Diagnostic(Kind.RINGS, "; ".join(messages)))
        return problems


def _keep_value(node: Node, prop: Property, value: str) -> None:
    """Keep the value of a move in the notes, because the node's move, if it has one, is written otherwise."""
    note = note_of(prop if prop.values == [value] else Property(prop.name, [value]))
    node.notes.insert(node.notes_before_move, note)
