"""Ways through the tree of a game."""

from __future__ import annotations

from collections.abc import Callable

from kropki.game.tree import Node


def destination(node: Node, to: str) -> Node | None:
    """The node that lies there seen from this one, None if there is none; `to` is one of `WALKS`."""
    return WALKS[to](node)


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
    """The node beside this one, or beside the nearest before it that has one there."""
    while node.parent:
        siblings = node.parent.children
        place = siblings.index(node) + step
        if 0 <= place < len(siblings):
            return siblings[place]
        node = node.parent
    return None


def _seek(node: Node, step: Callable[[Node], Node | None], found: Callable[[Node], bool]) -> Node | None:
    """The nearest node that is found so, at least one step away."""
    here = step(node)
    while here and not found(here):
        here = step(here)
    return here


WALKS: dict[str, Callable[[Node], Node | None]] = {
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
"""Where one may walk to: the ends of the line, a step, the next capture or fork on it, and the variation
beside."""
