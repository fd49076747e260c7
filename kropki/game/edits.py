"""Edits of a game's tree that can be taken back and made again. Moves are none: the game undoes those."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kropki.errors import CannotEdit, CannotPaste, KropkiError, NothingToRevert
from kropki.game.game import Game
from kropki.game.moves import Declaration, Dot, Pass, Resignation, Stop, TimeUp
from kropki.game.tree import Node, Note, Setup

Annotate = Callable[[Node], list[Note]]
"""Returns the notes that a node is to have, and leaves the node as it is."""


@dataclass(frozen=True)
class _Notes:
    """Other notes of a node; of the root, other names of the players too."""

    node: Node
    before: list[Note]
    after: list[Note]
    names_before: tuple[str, ...]
    names_after: tuple[str, ...]

    @property
    def nodes(self) -> tuple[Node, ...]:
        return (self.node,)

    def do(self, game: Game) -> None:
        self._put(self.before, self.after)
        game.names = self.names_after

    def undo(self, game: Game) -> None:
        self._put(self.after, self.before)
        game.names = self.names_before

    def _put(self, old: list[Note], new: list[Note]) -> None:
        """Other notes in the place of the old ones, but for what play has struck out of these since."""
        struck = {own.name for own in old} - {own.name for own in self.node.notes}
        self.node.notes = [own for own in new if own.name not in struck]


@dataclass(frozen=True)
class _Place:
    """Another place of a node among its parent's children; None is none."""

    parent: Node
    child: Node
    before: int | None
    after: int | None

    @property
    def nodes(self) -> tuple[Node, ...]:
        return self.parent, self.child

    def do(self, game: Game) -> None:
        self._put(game, self.after)

    def undo(self, game: Game) -> None:
        self._put(game, self.before)

    def _put(self, game: Game, place: int | None) -> None:
        children = self.parent.children
        chosen = self.parent.next
        if place is None and self.child in game.node.path():
            game.go_to(self.parent)
        if self.child in children:
            children.remove(self.child)
        if place is not None:
            children.insert(place, self.child)
        self.parent.selected_index = children.index(chosen) if chosen in children else 0


@dataclass(frozen=True)
class _Several:
    """Edits that are one."""

    edits: tuple[_Notes | _Place, ...]

    @property
    def nodes(self) -> tuple[Node, ...]:
        return tuple(node for edit in self.edits for node in edit.nodes)

    def do(self, game: Game) -> None:
        for edit in self.edits:
            edit.do(game)

    def undo(self, game: Game) -> None:
        for edit in reversed(self.edits):
            edit.undo(game)


_Edit = _Notes | _Place | _Several


class Edits:
    """What was edited in a game's tree, and what was cut out of it or copied.

    `edition` grows whenever nodes come, go or move in another way than by being played."""

    def __init__(self, game: Game, edition: int = 0) -> None:
        self.game = game
        self.edition = edition
        self.kept: Node | None = None
        """What `paste` puts in: a node and all behind it."""
        self._done: list[_Edit] = []
        self._undone: list[_Edit] = []

    @property
    def can_revert(self) -> bool:
        return bool(self._done)

    @property
    def can_repeat(self) -> bool:
        return bool(self._undone)

    def note(self, node: Node, notes: list[Note], names: tuple[str, ...] | None = None) -> None:
        """Give a node other notes, and the players other names."""
        game = self.game
        names = game.names if names is None else names
        if notes != node.notes or names != game.names:
            self._do(_Notes(node, node.notes, notes, game.names, names))

    def promote(self, node: Node) -> None:
        """Make the variation that the node lies in the first one where it leaves the others. Raises
        `CannotEdit` if it lies on the main line."""
        while node.parent and node.parent.children[0] is node:
            node = node.parent
        if node.parent is None:
            raise CannotEdit("this is the main line already")
        self._do(_Place(node.parent, node, node.parent.children.index(node), 0))

    def cut(self, node: Node) -> None:
        """Take a node and all behind it out of the tree, and keep it. Raises `CannotEdit` for the root."""
        if node.parent is None:
            raise CannotEdit("the beginning of the game cannot be cut: start a new game")
        self.kept = _clone(node)
        self._do(_Place(node.parent, node, node.parent.children.index(node), None))

    def copy(self, node: Node) -> None:
        """Keep a copy of a node and all behind it. Raises `CannotEdit` for the root."""
        if node.parent is None:
            raise CannotEdit("the beginning of the game cannot be copied: copy what follows it")
        self.kept = _clone(node)

    def paste(self) -> None:
        """Put what is kept behind the node where the game stands, and go to its first node. Raises
        `CannotPaste`, and then nothing has changed."""
        game = self.game
        if self.kept is None:
            raise CannotPaste("nothing was cut or copied that could be pasted")
        here, offer, children, chosen = game.node, game.offer, [*game.node.children], game.node.selected_index
        known = len(game.nodes)
        pairs = [(self.kept, here)]
        try:
            while pairs:
                source, parent = pairs.pop()
                while game.node is not parent:
                    game.undo()
                _check_paste(source, game)
                node = _bare(source)
                game.append(node)
                pairs += [(child, node) for child in reversed(source.children)]
        except KropkiError as error:
            while game.node is not here:
                game.undo()
            while len(game.nodes) > known:
                game.nodes.popitem()
            here.children, here.selected_index, game.offer = children, chosen, offer
            raise CannotPaste(f"its moves cannot be made here: {error}") from error
        first = here.children[-1]
        for node in first.walk():
            node.selected_index = 0
        game.go_to(first)
        self._add(first)

    def graft(self, lines: Sequence[tuple[Node, Sequence[int], Annotate]]) -> None:
        """Put lines of dots behind nodes as variations, as one edit, and annotate the first dot of each; of a
        line that is known only what is not. Who moves declares all that he can. A line ends where its next
        dot cannot be put. Raises `CannotPaste` if that is its first, and then nothing has changed."""
        game = self.game
        here, offer, known = game.node, game.offer, len(game.nodes)
        chosen = [(node, node.next) for node in game.root.walk() if node.next]
        edits: list[_Notes | _Place] = []
        try:
            for node, points, annotate in lines:
                edits += self._grafted(node, points, annotate)
        except KropkiError as error:
            game.go_to(here, select=False)
            _Several(tuple(edits)).undo(game)
            while len(game.nodes) > known:
                game.nodes.popitem()
            raise CannotPaste(f"its moves cannot be made here: {error}") from error
        finally:
            game.go_to(here, select=False)
            game.offer = offer
            for node, following in chosen:
                node.selected_index = node.children.index(following)
        if edits:
            self._note_done(_Several(tuple(edits)))

    def set_up(self, setup: Setup) -> None:
        """A new node with this set-up behind the one where the game stands. Raises `InvalidDiagram` and
        `NoSuchPlayer`."""
        node = Node(setup=setup)
        self.game.append(node)
        self._add(node)

    def lose(self, *nodes: Node) -> None:
        """Forget the edits of nodes that a declaration has replaced, or put in the place of others."""
        self._done = [edit for edit in self._done if not {*nodes} & {*edit.nodes}]
        self._undone = [edit for edit in self._undone if not {*nodes} & {*edit.nodes}]
        self.edition += 1

    def revert(self) -> list[Node]:
        """Take the last edit back; the nodes of which other things are said then.

        Raises `NothingToRevert`."""
        if not self._done:
            raise NothingToRevert("nothing has been edited that could be taken back")
        edit = self._done.pop()
        edit.undo(self.game)
        self._undone.append(edit)
        return self._count(edit)

    def repeat(self) -> list[Node]:
        """Make the edit again that was taken back last, as `revert`. Raises `NothingToRevert`."""
        if not self._undone:
            raise NothingToRevert("no edit has been taken back that could be made again")
        edit = self._undone.pop()
        edit.do(self.game)
        self._done.append(edit)
        return self._count(edit)

    def _grafted(self, node: Node, points: Sequence[int], annotate: Annotate) -> list[_Notes | _Place]:
        """Put one line behind a node; the edits that this is. Raises why its first dot cannot be put."""
        game = self.game
        edits: list[_Notes | _Place] = []
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
                edits.append(_Place(parent, game.node, None, parent.children.index(game.node)))
        first = next((child for child in node.children if points and _is_dot(child, points[0])), None)
        if first and (notes := annotate(first)) != first.notes:
            edits.append(_Notes(first, first.notes, notes, game.names, game.names))
            first.notes = notes
        return edits

    def _do(self, edit: _Edit) -> None:
        edit.do(self.game)
        self._note_done(edit)

    def _add(self, node: Node) -> None:
        """Note that a node has come, which is there already."""
        assert node.parent
        self._note_done(_Place(node.parent, node, None, node.parent.children.index(node)))

    def _note_done(self, edit: _Edit) -> None:
        self._done.append(edit)
        self._undone.clear()
        self._count(edit)

    def _count(self, edit: _Edit) -> list[Node]:
        if isinstance(edit, _Notes):
            return [edit.node]
        self.edition += 1
        return []


def _check_paste(node: Node, game: Game) -> None:
    """Raises `CannotPaste` if it is not for its player to make the node's move where the game stands."""
    move, turn = node.move, game.turn
    if node.setup and node.setup.turn is not None:
        turn = node.setup.turn
    if move and game.outcome:
        raise CannotPaste("the game is over there")
    if isinstance(move, Dot | Declaration | Pass | TimeUp) and move.player == node.turn != turn:
        raise CannotPaste(f"player {turn} is to move there, not player {node.turn}")
    if isinstance(move, Pass | Stop | Resignation | TimeUp) and move.player in game.resigned:
        raise CannotPaste(f"player {move.player} is out of the game")


def _is_dot(node: Node, point: int) -> bool:
    """Whether a dot is put there."""
    return isinstance(node.move, Dot) and node.move.point == point


def _bare(node: Node) -> Node:
    """A copy of a node that hangs nowhere."""
    return Node(
        node.move, node.setup, list(node.notes), turn=node.turn, notes_before_move=node.notes_before_move
    )


def _clone(node: Node) -> Node:
    """A copy of a node and all behind it."""
    copy = _bare(node)
    pairs = [(node, copy)]
    while pairs:
        source, target = pairs.pop()
        for child in source.children:
            pairs.append((child, target.add(_bare(child))))
        target.selected_index = source.selected_index
    return copy
