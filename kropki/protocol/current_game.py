"""The game that a page shows, and what has been reported about its tree."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING

from kropki.errors import InvalidRecord, NoSuchNode
from kropki.game.edits import Edits
from kropki.game.game import Game
from kropki.game.tree import Node
from kropki.protocol import describe
from kropki.protocol.answers import Position
from kropki.protocol.describe import SessionInfo
from kropki.protocol.opened_file import OpenedFile

if TYPE_CHECKING:
    from kropki.protocol.values import MoveEffect, ReadingInfo

MAX_LOOK_SECONDS = 0.3
"""The time after which no more positions are added to an answer, so that other requests need not wait."""
MAX_NODE_NUMBER = 2**50
"""Leaves room for new nodes below 2⁵³, up to which JavaScript counts exactly."""


class CurrentGame:
    """A game that requests look at and change.

    Attributes:
        game: The game.
        edits: The edits of its tree.
        state: Counts the changes.
        file: The file that was opened last.
    """

    def __init__(self) -> None:
        self.state: int = 0
        self.file: OpenedFile | None = None
        self._take(Game(), edition=1)

    def _take(self, game: Game, edition: int) -> None:
        self.game = game
        self.edits: Edits = Edits(game, edition)
        self._announced_nodes = len(game.nodes)

    def position(self) -> Position:
        """Return the position, after a request that changed nothing."""
        return describe.position(self.game, info=self._info())

    def replace(self, game: Game, reading: ReadingInfo | None = None) -> Position:
        """Take another game, and return its position.

        Args:
            game: The other game.
            reading: How it was read from a file.

        Raises:
            InvalidRecord: If the numbers of its nodes are too large.
        """
        if max(game.nodes) > MAX_NODE_NUMBER:
            raise InvalidRecord(f"the record has node numbers above {MAX_NODE_NUMBER}")
        self._take(game, self.edits.edition + 1)
        self.state += 1
        return describe.position(game, info=self._info(reading=reading, is_new_game=True))

    def changed(self, effect: MoveEffect | None = None, edited: Iterable[Node] = ()) -> Position:
        """Count a change of the game, and return the position after it.

        Args:
            effect: What a move changed on the board, for the page to show.
            edited: Nodes with other annotations, or in another place.
        """
        self.state += 1
        game = self.game
        added = list(islice(reversed(game.nodes.values()), len(game.nodes) - self._announced_nodes))
        self._announced_nodes = len(game.nodes)
        changed_nodes = [*_still_children(added[::-1]), *filter(_is_in_tree, edited)]
        if effect and not added:
            changed_nodes.append(game.node)
        return describe.position(game, effect, self._info(changed_nodes))

    def forget_replaced(self, nodes: Sequence[Node]) -> None:
        """Forget those of these nodes that a declaration replaced by the current one."""
        children = {*_still_children(nodes)}
        for node in nodes:
            if node not in children:
                self.edits.forget(node, self.game.node)

    def node(self, number: int) -> Node:
        """Return a node of the game tree.

        Raises:
            NoSuchNode: If there is no node of that number, or it was cut.
        """
        return self.nodes_of([number])[0]

    def nodes_of(self, numbers: Iterable[int]) -> list[Node]:
        """Return nodes of the game tree. No part of their ways to the root is followed twice.

        Raises:
            NoSuchNode: If there is no node of one of the numbers, or it was cut.
        """
        found = []
        connected = {self.game.root}
        children: dict[Node, set[Node]] = {}
        for number in numbers:
            node = step = self.game.nodes.get(number)
            while step and step not in connected and step.parent:
                parent = step.parent
                if parent not in children:
                    children[parent] = {*parent.children}
                if step not in children[parent]:
                    node = None
                    break
                connected.add(step)
                step = parent
            if node is None:
                raise NoSuchNode(f"the game tree has no node {number}")
            found.append(node)
        return found

    def positions_at(self, nodes: Iterable[Node]) -> list[Position]:
        """Return the positions at nodes, or at the first of them if all take longer than `MAX_LOOK_SECONDS`.

        The game stays where it is.
        """
        end = monotonic() + MAX_LOOK_SECONDS
        game = self.game
        here, offer = game.node, game.offer
        positions = []
        for node in nodes:
            game.go_to(node, select=False)
            game.offer = offer if node is here else None
            positions.append(describe.position(game, info=self._info(is_current=False)))
            if monotonic() > end:
                break
        game.go_to(here, select=False)
        game.offer = offer
        return positions

    def _info(
        self,
        changed_nodes: Sequence[Node] = (),
        reading: ReadingInfo | None = None,
        is_new_game: bool = False,
        is_current: bool = True,
    ) -> SessionInfo:
        edits = self.edits
        decided = self.game.decided if is_current else None
        return SessionInfo(
            edits.edition, changed_nodes, edits.can_revert, edits.can_repeat, reading, is_new_game, decided
        )


def _still_children(nodes: Sequence[Node]) -> list[Node]:
    """Return those of some nodes that are the root, or still children of their parents."""
    parents = {node.parent for node in nodes if node.parent}
    children = {child for parent in parents for child in parent.children}
    return [node for node in nodes if node.parent is None or node in children]


def _is_in_tree(node: Node) -> bool:
    """Whether a node is connected to the root."""
    return all(node.parent is None or node in node.parent.children for node in node.path())
