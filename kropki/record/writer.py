"""Writes a game as SGF."""

from __future__ import annotations

import re

from kropki.board.territory import Territory
from kropki.game.game import Game
from kropki.game.moves import (
    AgreedDraw,
    AgreedScore,
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
from kropki.game.tree import Node, Setup
from kropki.record.errors import UnwritableGame
from kropki.record.notes import properties_of, stop_comment_of, unnamed_first
from kropki.record.points import PointCodec
from kropki.record.properties import AREAS, COLOURS, SET_UP, SPENT, TIMED, find_stop, seconds_left
from kropki.record.results import result_text
from kropki.record.root import write_root
from kropki.record.rules import is_empty_move_pass
from kropki.record.setups import setup_properties, understood_setup
from kropki.sgf import WHITE_SPACE, Property, SgfNode, serialise

_NAME = re.compile(rf"[^{WHITE_SPACE}()\[\];]*")
"""Property names that the parser reads, even wrong ones."""


def write_game(game: Game) -> str:
    """Return a game as SGF, with all its variations and notes.

    The text declares UTF-8 and ends with a line break. To write it, the game is replayed, and then put back
    into the position that it was in.

    Raises:
        UnwritableGame: The game has more than two players, which SGF does not know, or a note that cannot be
            a property.
    """
    if game.board.players > 2:
        raise UnwritableGame(f"SGF is for two players; this game has {game.board.players}")
    try:
        return serialise(_Writer(game).write()) + "\n"
    except ValueError as error:
        raise UnwritableGame(f"a note cannot be written in SGF: {error}") from error


class _Writer:
    """Writes one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.grid = game.board.grid
        self.codec = PointCodec.of(self.grid)

    def write(self) -> SgfNode:
        """Return the tree of the game.

        Raises:
            ValueError: A note cannot be a property.
        """
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
        result: str | None = None  # the result of the main line, once its end is reached
        while waiting:
            node, parent = waiting.pop()
            sgf = root
            if parent:
                while game.node is not node.parent:
                    game.undo()
                sgf = self._write_node(node, parent)
            if node.children:
                waiting += [(child, sgf) for child in node.children[::-1]]
            elif result is None:
                result = result_text(game.outcome, game.difference) if game.outcome else ""
        write_root(root, game, result or "")
        game.go_to(here, select=False)
        game.offer = offer
        return root

    def _write_node(self, node: Node, parent: SgfNode) -> SgfNode:
        """Go to a child of the current node, and write it.

        Args:
            node: The child.
            parent: What the current node was written as.

        Returns:
            What it was written as: the parent, if a comment there makes a player stop and this is the stop.
        """
        game = self.game
        if len(game.node.children) == 1 and not node.notes and self._is_stop_in_comment(node, game.node):
            game.step_to(node)
            return parent
        sgf = SgfNode(parent, "\n")
        sgf.opened = len(game.node.children) > 1
        if node.setup and node.move:
            sgf.properties = setup_properties(node.setup, self.grid)
            sgf = SgfNode(sgf, "\n")
        taken = game.step_to(node)
        sgf.properties = self._properties(node, taken)
        return sgf

    def _is_stop_in_comment(self, node: Node, commented: Node) -> bool:
        """Return whether a comment, in this node or the one before, is all that a file needs for a stop."""
        if not isinstance(node.move, Stop) or node.setup or self.game.clock:
            return False
        stopper = find_stop(stop_comment_of(commented))
        if stopper is None or node.move != Stop(stopper):
            return False
        return not any(note.name == COLOURS[stopper] for child in node.children[:1] for note in child.notes)

    def _properties(self, node: Node, taken: tuple[Territory, ...]) -> list[Property]:
        """Return the properties of the current node, whose move took these territories."""
        notes, move = properties_of(node.notes), node.move
        if node.setup and not move:
            return unnamed_first(self._with_setup(node.setup, notes, node.notes_before_move))
        if not move:
            return unnamed_first(notes)
        player = getattr(move, "player", self.game.turn)
        names = {note.name for note in notes} if notes else ()
        is_in_notes = COLOURS[player] in names
        own: list[Property] = []
        if self._is_stop_in_comment(node, node):
            return unnamed_first(notes)
        if not is_in_notes or isinstance(move, AgreedSettlement):
            own = self._move_properties(move, taken)
        if isinstance(move, TIMED):
            name = COLOURS[player] + "L"
            if self.game.clock and name not in names:
                own.append(Property(name, [seconds_left(self.game, player)]))
            if move.spent and SPENT not in names:
                own.append(Property(SPENT, [str(move.spent)]))
        if not notes:
            return own
        place = node.notes_before_move
        if is_in_notes:  # times follow the move
            place = next(at for at, note in enumerate(notes, 1) if note.name == COLOURS[player])
        return unnamed_first([*notes[:place], *own, *notes[place:]])

    def _move_properties(self, move: Move, taken: tuple[Territory, ...]) -> list[Property]:
        """Return the properties of a move that took these territories."""
        game = self.game
        match move:
            case AgreedSettlement(rings):
                return self._settlement_properties(rings)
            case AgreedDraw():
                player, value = game.turn, "draw"
            case AgreedScore():
                player, value = game.turn, "agree"
            case Dot(point, player):
                value = self.grid.letters(point)
                if taken:
                    value += self.codec.write_rings(one.ring for one in taken if one.is_ringed)
                    areas = [self.codec.write_area(one) for one in taken if not one.is_ringed]
                    if areas:
                        return [Property(COLOURS[player], [value]), Property(AREAS, areas)]
            case Declaration(player):
                value = self.codec.write_rings(territory.ring for territory in taken)
            case Stop(player):
                value = "stop" if is_empty_move_pass(game.rules) else ""
                areas = [self.codec.write_area(one) for one in game.settled]
                if areas:
                    return [Property(COLOURS[player], [value]), Property(AREAS, areas)]
            case Pass(player):
                value = "" if is_empty_move_pass(game.rules) else "pass"
            case Resignation(player):
                value = "resign"
            case TimeUp(player):
                value = "time"
        return [Property(COLOURS[player], [value])]

    def _settlement_properties(self, rings: tuple[Ring, ...]) -> list[Property]:
        """Return TB and TW with the rings of each player."""
        if not rings:
            return [Property("TB", [""]), Property("TW", [""])]
        by_owner: list[list[Ring]] = [[], []]
        for ring in rings:
            by_owner[self.game.board.dot(ring[0]) or 0].append(ring)
        return [
            Property(name, [self.codec.write_rings(owned)])
            for name, owned in zip(("TB", "TW"), by_owner, strict=True)
            if owned
        ]

    def _with_setup(self, setup: Setup, notes: list[Property], place: int) -> list[Property]:
        """Return a node's notes with its set-up in this place, unless they have that set-up already."""
        stated = understood_setup(notes, self.codec)
        if (dict(stated.dots), stated.turn) == (dict(setup.dots), setup.turn):
            return notes
        before, after = (
            [note for note in part if note.name not in SET_UP] for part in (notes[:place], notes[place:])
        )
        return [*before, *setup_properties(setup, self.grid), *after]


def _check_notes(properties: list[Property]) -> None:
    """Check that notes can be written as properties.

    Raises:
        ValueError: One cannot.
    """
    for prop in properties:
        if not prop.values or not _NAME.fullmatch(prop.spelling or prop.name):
            raise ValueError("it needs a name of letters, and a value")
