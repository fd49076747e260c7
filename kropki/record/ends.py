"""Reads how a game ends: stops in comments, settlements, and the result in RE."""

from __future__ import annotations

from kropki.board.grid import player_name
from kropki.board.ring import area_inside
from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import KropkiError
from kropki.game.moves import AgreedSettlement, Stop
from kropki.game.tree import Node
from kropki.record.header import Header
from kropki.record.notes import remove_notes, stop_note_of
from kropki.record.properties import COLOURS, MOVERS, SET_UP, find_stop, move_values, without_spaces
from kropki.record.report import Report
from kropki.record.results import WELL_FORMED, agrees, describe_score, parse_result, result_text
from kropki.record.rules import Mode
from kropki.record.setups import remove_setup
from kropki.sgf import SgfNode

_AREAS = ("TB", "TW")
_NO_RESULT = ("", "?", "void")


class EndReader:
    """Reads what the nodes of a tree say about the end of the game, in its current position."""

    def __init__(self, header: Header, report: Report) -> None:
        """Make a reader.

        Args:
            header: What the root of the tree says.
            report: Collects what is wrong.
        """
        self._game, self._mode, self._codec = header
        self._report = report

    def read_stop(self, sgf: SgfNode) -> bool:
        """Append the stop that a node's comment reports ([sgf-files], zagram), unless it is the next move.

        Returns:
            Whether the next move is that stop.

        Raises:
            UnreadableGame: The stop is illegal, if reading is strict.
        """
        game = self._game
        comment = sgf.get("C")
        player = find_stop(comment.values[0]) if comment else None
        if comment is None or player is None or player in game.stopped or game.outcome:
            return False
        for child in sgf.children[:1]:
            first = next((prop for prop in child.properties if prop.name in MOVERS), None)
            is_stop = first and first.name == COLOURS[player] and not first.values[0].strip()
            if is_stop and not any(prop.name in SET_UP for prop in child.properties):
                return True
        node = game.node
        is_only_notes = node.move is None and node.setup is None and node is not game.root
        try:
            if is_only_notes and not move_values(sgf):
                self._make_stop(node, Stop(player))
            else:
                game.append(Node(Stop(player)))
            node.notes = [stop_note_of(comment) if note.name == "C" else note for note in node.notes]
        except KropkiError as error:
            message = f"{player_name(player)} cannot stop here: {error}"
            self._report.add(Kind.ILLEGAL_MOVE, message, sgf, comment)
        return False

    def _make_stop(self, node: Node, stop: Stop) -> None:
        """Give the current node, which has only notes, a stop as its move.

        Raises:
            IllegalMove: The player cannot stop. The node stays as it was.
        """
        game = self._game
        assert node.parent
        game.undo()
        node.parent.children.remove(node)
        node.move = stop
        try:
            game.append(node)
        except KropkiError:
            node.move = None
            game.append(node)
            raise

    def append_settlement(self, sgf: SgfNode, node: Node) -> None:
        """Append the settlement that TB and TW describe, if there is one, to a node with another move.

        Raises:
            UnreadableGame: Something is wrong with it, if reading is strict.
        """
        first = next((name for prop in sgf.properties if (name := prop.name) in _AREAS), "")
        settlement = self.read_settlement(sgf, node)
        if settlement:
            empty = [note for note in node.notes if note.name in _AREAS]
            is_before = any(note.name == first for note in empty)
            remove_notes(node, *_AREAS)
            self._game.append(Node(settlement, notes=empty, notes_before_move=int(is_before)))

    def read_settlement(self, sgf: SgfNode, node: Node) -> AgreedSettlement | None:
        """Return the settlement that TB and TW describe, and remove them from the notes.

        Args:
            sgf: The node of the file.
            node: The node of the game.

        Returns:
            None if they describe no settlement, or one that is not possible. Otherwise only an empty list
            beside the areas of the other player stays in the notes.

        Raises:
            UnreadableGame: Something is wrong with them, if reading is strict.
        """
        values = [value for name in _AREAS for value in node.values(name)]
        is_settled = values and self._lists_points_once(sgf)
        if not is_settled or self._mode is not Mode.LISTED or self._game.outcome:
            return None
        has_rings = any("." in value for value in values)
        if not has_rings and (any(values) or "TB" not in sgf or "TW" not in sgf):
            return None
        texts = [ring for value in values for ring in without_spaces(value).split(".") if ring]
        rings, problems = self._codec.read_rings(texts)
        if all(problem.kind is Kind.RING_UNCLOSED for problem in problems):
            try:
                self._game.settlement_of(rings)
            except KropkiError as error:
                problems.append(Diagnostic(Kind.SETTLEMENT, str(error)))
        is_possible = True
        for problem in problems:
            kind = Kind.RING_UNCLOSED if problem.kind is Kind.RING_UNCLOSED else Kind.SETTLEMENT
            is_possible = is_possible and kind is Kind.RING_UNCLOSED
            prop = sgf.get("TB") or sgf.get("TW")
            self._report.add(kind, f"the remaining areas: {problem.message}", sgf, prop)
        if not is_possible:
            return None
        names = [
            name for name in _AREAS if any(node.values(name))
        ] or _AREAS  # an empty list of one player is kept
        if not node.move and not node.setup:  # the settlement will be the move of this node
            places = (place for place, note in enumerate(node.notes) if note.name in names)
            node.notes_before_move = next(places)
        remove_notes(node, *names)
        if node.setup:
            remove_setup(node, node.setup, self._codec.grid)
        return AgreedSettlement(tuple(rings))

    def _lists_points_once(self, sgf: SgfNode) -> bool:
        """Return whether no point is listed twice, by itself or in a ring ([sgf-gm40], TB and TW)."""
        grid = self._codec.grid
        listed = 0
        for prop in sgf.properties:
            for index, raw in enumerate(prop.values if prop.name in _AREAS else ()):
                value = without_spaces(raw)
                points = self._codec.read_area(value) or ()
                self._report.count_set_up(sgf, len(points))
                areas = [sum(grid.bits[point] for point in points)]
                areas += [area_inside(ring, grid) for ring in self._codec.read_rings(value.split(".")[1:])[0]]
                for area in areas:
                    if listed & area:
                        message = f"{prop.name}[{raw[:20]}] lists a point for the second time"
                        self._report.add(Kind.SETTLEMENT, message, sgf, prop, index)
                        return False
                    listed |= area
        return True

    def check_result(self, root: SgfNode, stated: str) -> str:
        """Compare what RE says with the game, which is at the end of its main line.

        Args:
            root: The root of the tree.
            stated: What RE says.

        Returns:
            The result of the moves, in the form of RE, or "" if they do not end the game.

        Raises:
            UnreadableGame: The two differ or RE is not a result, if reading is strict.
        """
        game = self._game
        reached = result_text(game.outcome, game.difference) if game.outcome else ""
        prop = root.get("RE")
        if not prop or stated.lower() in _NO_RESULT:
            return reached
        label = f"RE[{stated[:20]}]"
        result = parse_result(stated)
        if result is None:
            self._report.add(Kind.RESULT, f"{label} is not a result", root, prop)
            return reached
        if not WELL_FORMED.fullmatch(stated):
            message = f"{label}: a result is 0, Draw, B+, W+3.5, B+R, B+T, B+F, Void or ?"
            self._report.add(Kind.RESULT_FORM, message, root, prop)
        if not agrees(game, result, either_sign="-" in stated):
            message = f"{label}, but after the moves {describe_score(game, result)}"
            self._report.add(Kind.RESULT, message, root, prop)
        return reached
