"""Edits of a game's tree that can be undone and redone: notes, variations, copies, set-ups.

Moves are no edits: `Game.undo` takes those back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass

from kropki.board.grid import Point, player_name
from kropki.errors import CannotEdit, CannotPaste, KropkiError, NothingToRevert
from kropki.game.game import Game
from kropki.game.moves import Declaration, Dot, Pass, Resignation, Stop, TimeUp
from kropki.game.tree import Node, Note, Setup

Annotate = Callable[[Node], list[Note]]
"""Returns the notes that a node is to have, without changing the node."""


@dataclass(frozen=True)
class _NotesEdit:
    """Replaces the notes of a node and, for the root, the names of the players."""

    node: Node
    before: list[Note]
    after: list[Note]
    names_before: tuple[str, ...]
    names_after: tuple[str, ...]

    @property
    def nodes(self) -> tuple[Node, ...]:
        return (self.node,)

    def apply(self, game: Game) -> None:
        self._replace(self.before, self.after)
        game.names = self.names_after

    def revert(self, game: Game) -> None:
        self._replace(self.after, self.before)
        game.names = self.names_before

    def _replace(self, old: list[Note], new: list[Note]) -> None:
        """Replace the notes, except those that play has dropped since the old ones were set."""
        dropped = {note.name for note in old} - {note.name for note in self.node.notes}
        self.node.notes = [note for note in new if note.name not in dropped]


@dataclass(frozen=True)
class _PlaceEdit:
    """Moves a node among its parent's children, adds it (from None) or removes it (to None)."""

    parent: Node
    child: Node
    before: int | None
    after: int | None

    @property
    def nodes(self) -> tuple[Node, ...]:
        return self.parent, self.child

    def apply(self, game: Game) -> None:
        self._move(game, self.after)

    def revert(self, game: Game) -> None:
        self._move(game, self.before)

    def _move(self, game: Game, place: int | None) -> None:
        children = self.parent.children
        selected = self.parent.next
        if place is None and self.child in game.node.path():
            game.go_to(self.parent)
        if self.child in children:
            children.remove(self.child)
        if place is not None:
            children.insert(place, self.child)
        self.parent.selected_index = children.index(selected) if selected in children else 0


@dataclass(frozen=True)
class _EditGroup:
    """Several edits that count as one."""

    edits: tuple[_NotesEdit | _PlaceEdit, ...]

    @property
    def nodes(self) -> tuple[Node, ...]:
        return tuple(node for edit in self.edits for node in edit.nodes)

    def apply(self, game: Game) -> None:
        for edit in self.edits:
            edit.apply(game)

    def revert(self, game: Game) -> None:
        for edit in reversed(self.edits):
            edit.revert(game)


_Edit = _NotesEdit | _PlaceEdit | _EditGroup


class Edits:
    """The edits of one game's tree, and a clipboard for parts of it.

    Example:
        >>> game = Game(6, 6)
        >>> taken = game.play(game.board.grid.from_letters("aa"))
        >>> edits = Edits(game)
        >>> edits.cut(game.node)
        >>> game.ply
        0
        >>> edits.paste()
        >>> game.ply
        1
    """

    def __init__(self, game: Game, edition: int = 0) -> None:
        """Start without edits.

        Args:
            game: The game to edit.
            edition: The first value of `edition`.
        """
        self.game = game
        self.edition: int = edition
        """A number that grows whenever nodes are added, removed or moved other than by playing."""
        self.clipboard: Node | None = None
        """The node that `paste` adds, with all its descendants."""
        self._done: list[_Edit] = []
        self._reverted: list[_Edit] = []

    @property
    def can_revert(self) -> bool:
        """Whether there is an edit to undo."""
        return bool(self._done)

    @property
    def can_repeat(self) -> bool:
        """Whether there is an undone edit to redo."""
        return bool(self._reverted)

    def set_notes(self, node: Node, notes: list[Note], names: tuple[str, ...] | None = None) -> None:
        """Replace the notes of a node.

        Args:
            node: The node.
            notes: Its new notes.
            names: The new names of the players. By default, they stay.
        """
        game = self.game
        names = game.names if names is None else names
        if notes != node.notes or names != game.names:
            self._apply(_NotesEdit(node, node.notes, notes, game.names, names))

    def promote(self, node: Node) -> None:
        """Make the variation that a node lies in the first one where it branches off.

        Raises:
            CannotEdit: If the node lies on the main line.
        """
        while node.parent and node.parent.children[0] is node:
            node = node.parent
        if node.parent is None:
            raise CannotEdit("this is the main line already")
        self._apply(_PlaceEdit(node.parent, node, node.parent.children.index(node), 0))

    def cut(self, node: Node) -> None:
        """Move a node and its descendants from the tree to the clipboard.

        Raises:
            CannotEdit: If the node is the root.
        """
        if node.parent is None:
            raise CannotEdit("the beginning of the game cannot be cut: start a new game")
        self.clipboard = _clone(node)
        self._apply(_PlaceEdit(node.parent, node, node.parent.children.index(node), None))

    def copy(self, node: Node) -> None:
        """Copy a node and its descendants to the clipboard.

        Raises:
            CannotEdit: If the node is the root.
        """
        if node.parent is None:
            raise CannotEdit("the beginning of the game cannot be copied: copy what follows it")
        self.clipboard = _clone(node)

    def paste(self) -> None:
        """Add the clipboard after the current node, and go to the first node added.

        Raises:
            CannotPaste: If the clipboard is empty or a move is impossible here. Then nothing has changed.
        """
        game = self.game
        if self.clipboard is None:
            raise CannotPaste("nothing has been cut or copied")
        here, offer, children = game.node, game.offer, [*game.node.children]
        selected = here.selected_index
        known = len(game.nodes)
        pairs = [(self.clipboard, here)]
        try:
            while pairs:
                source, parent = pairs.pop()
                while game.node is not parent:
                    game.undo()
                _check_paste(source, game)
                node = copy(source)
                game.append(node)
                pairs += [(child, node) for child in reversed(source.children)]
        except KropkiError as error:
            while game.node is not here:
                game.undo()
            while len(game.nodes) > known:
                game.nodes.popitem()
            here.children, here.selected_index, game.offer = children, selected, offer
            raise CannotPaste(f"its moves are impossible here: {error}") from error
        first = here.children[-1]
        for node in first.walk():
            node.selected_index = 0
        game.go_to(first)
        self._remember_addition(first)

    def graft(self, lines: Sequence[tuple[Node, Sequence[Point], Annotate]]) -> None:
        """Add lines of dots to the tree as variations. All of them count as one edit.

        Dots that are in the tree already are not added again. Under rules with declared captures, players
        declare everything that they can. A line ends where its next dot cannot be played.

        Args:
            lines: For each line, the node that it follows, its points, and a function for the new notes of
                its first dot.

        Raises:
            CannotPaste: If the first dot of a line cannot be played. Then nothing has changed.
        """
        game = self.game
        here, offer, known = game.node, game.offer, len(game.nodes)
        selected = [(node, node.next) for node in game.root.walk() if node.next]
        edits: list[_NotesEdit | _PlaceEdit] = []
        try:
            for node, points, annotate in lines:
                edits += self._graft_line(node, points, annotate)
        except KropkiError as error:
            game.go_to(here, select=False)
            _EditGroup(tuple(edits)).revert(game)
            while len(game.nodes) > known:
                game.nodes.popitem()
            raise CannotPaste(f"its moves are impossible here: {error}") from error
        finally:
            game.go_to(here, select=False)
            game.offer = offer
            for node, following in selected:
                node.selected_index = node.children.index(following)
        if edits:
            self._remember(_EditGroup(tuple(edits)))

    def set_up(self, setup: Setup) -> None:
        """Add a node with a set-up after the current one, and go there.

        Raises:
            InvalidDiagram: If no ring surrounds a territory any more.
            NoSuchPlayer: If the set-up names a player who does not take part.
        """
        node = Node(setup=setup)
        self.game.append(node)
        self._remember_addition(node)

    def forget(self, *nodes: Node) -> None:
        """Forget all edits of these nodes, which a declaration has replaced."""
        self._done = [edit for edit in self._done if not {*nodes} & {*edit.nodes}]
        self._reverted = [edit for edit in self._reverted if not {*nodes} & {*edit.nodes}]
        self.edition += 1

    def revert(self) -> list[Node]:
        """Undo the last edit, and return the nodes whose notes that changes.

        Raises:
            NothingToRevert: If there is no edit to undo.
        """
        if not self._done:
            raise NothingToRevert("there is no edit to undo")
        edit = self._done.pop()
        edit.revert(self.game)
        self._reverted.append(edit)
        return self._count(edit)

    def repeat(self) -> list[Node]:
        """Redo the edit that was undone last, and return the nodes whose notes that changes.

        Raises:
            NothingToRevert: If there is no edit to redo.
        """
        if not self._reverted:
            raise NothingToRevert("there is no edit to redo")
        edit = self._reverted.pop()
        edit.apply(self.game)
        self._done.append(edit)
        return self._count(edit)

    def _graft_line(
        self, node: Node, points: Sequence[Point], annotate: Annotate
    ) -> list[_NotesEdit | _PlaceEdit]:
        """Add one line after a node, and return the edits. Raises an error if its first dot is impossible."""
        game = self.game
        edits: list[_NotesEdit | _PlaceEdit] = []
        game.go_to(node, select=False)
        for point in points:
            parent = game.node
            known = [child for child in parent.children if _is_dot(child, point)]
            if known:
                game.step_to(known[0])
                continue
            try:
                game.play(point, declare_all=game.rules.declared)
            except KropkiError:
                if parent is node:
                    raise
                break
            if not edits:
                edits.append(_PlaceEdit(parent, game.node, None, parent.children.index(game.node)))
        first = next((child for child in node.children if points and _is_dot(child, points[0])), None)
        if first and (notes := annotate(first)) != first.notes:
            edits.append(_NotesEdit(first, first.notes, notes, game.names, game.names))
            first.notes = notes
        return edits

    def _apply(self, edit: _Edit) -> None:
        edit.apply(self.game)
        self._remember(edit)

    def _remember_addition(self, node: Node) -> None:
        """Remember that a node has been added."""
        assert node.parent
        self._remember(_PlaceEdit(node.parent, node, None, node.parent.children.index(node)))

    def _remember(self, edit: _Edit) -> None:
        """Remember an edit that has been made."""
        self._done.append(edit)
        self._reverted.clear()
        self._count(edit)

    def _count(self, edit: _Edit) -> list[Node]:
        """Raise the edition if an edit changed which nodes there are, else return the nodes it changed."""
        if isinstance(edit, _NotesEdit):
            return [edit.node]
        self.edition += 1
        return []


def _check_paste(node: Node, game: Game) -> None:
    """Raise `CannotPaste` if the node's player cannot make its move at the current node."""
    move, turn = node.move, game.turn
    if node.setup and node.setup.turn is not None:
        turn = node.setup.turn
    if move and game.outcome:
        raise CannotPaste("the game is over there")
    if isinstance(move, Dot | Declaration | Pass | TimeUp) and move.player == node.turn != turn:
        raise CannotPaste(f"{player_name(turn)} is to move there, not {player_name(node.turn)}")
    if isinstance(move, Pass | Stop | Resignation | TimeUp) and move.player in game.resigned:
        raise CannotPaste(f"{player_name(move.player)} is out of the game")


def _is_dot(node: Node, point: Point) -> bool:
    """Return whether the node's move puts a dot on this point."""
    return isinstance(node.move, Dot) and node.move.point == point


def _clone(node: Node) -> Node:
    """Return a copy of a node and all its descendants."""
    twin = copy(node)
    pairs = [(node, twin)]
    while pairs:
        source, target = pairs.pop()
        for child in source.children:
            pairs.append((child, target.add(copy(child))))
        target.selected_index = source.selected_index
    return twin
