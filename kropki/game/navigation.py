"""Finding nodes in the tree of a game: the next capture, the next fork, another variation and so on."""

from __future__ import annotations

from collections.abc import Callable

from kropki.game.tree import Node


def find_node(start: Node, direction: str) -> Node | None:
    """Return the node in some direction from another, None if there is none.

    Args:
        start: The node to start from.
        direction: One of `DIRECTIONS`.
    """
    return DIRECTIONS[direction](start)


def _first(node: Node) -> Node | None:
    return _seek(node, _back, lambda node: node.parent is None)


def _last(node: Node) -> Node | None:
    return _seek(node, _forward, lambda node: not node.children)


def _back(node: Node) -> Node | None:
    return node.parent


def _forward(node: Node) -> Node | None:
    return node.next


def _capture_back(node: Node) -> Node | None:
    return _seek(node, _back, lambda node: node.captured > 0)


def _capture_forward(node: Node) -> Node | None:
    return _seek(node, _forward, lambda node: node.captured > 0)


def _fork_back(node: Node) -> Node | None:
    return _seek(node, _back, lambda node: len(node.children) > 1)


def _fork_forward(node: Node) -> Node | None:
    return _seek(node, _forward, lambda node: len(node.children) > 1)


def _sibling(node: Node, step: int) -> Node | None:
    """Return the sibling `step` places after a node, or after its nearest ancestor that has one there."""
    while node.parent:
        siblings = node.parent.children
        place = siblings.index(node) + step
        if 0 <= place < len(siblings):
            return siblings[place]
        node = node.parent
    return None


def _seek(node: Node, step: Callable[[Node], Node | None], is_wanted: Callable[[Node], bool]) -> Node | None:
    """Return the nearest node that is wanted, at least one step away."""
    here = step(node)
    while here and not is_wanted(here):
        here = step(here)
    return here


DIRECTIONS: dict[str, Callable[[Node], Node | None]] = {
    "first": _first,
    "last": _last,
    "back": _back,
    "forward": _forward,
    "capture_back": _capture_back,
    "capture_forward": _capture_forward,
    "fork_back": _fork_back,
    "fork_forward": _fork_forward,
    "sibling_before": lambda node: _sibling(node, -1),
    "sibling_after": lambda node: _sibling(node, 1),
}
"""The ends of the current line, one step, the nearest capture or fork on the line, and the next variation."""
