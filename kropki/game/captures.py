"""Which moves of a game have captured a point."""

from __future__ import annotations

from dataclasses import dataclass

from kropki.board.grid import Point
from kropki.board.territory import Territory
from kropki.game.game import Game
from kropki.game.tree import Node


@dataclass(frozen=True, slots=True)
class CapturingMove:
    """A move that captured a point.

    Attributes:
        node: The node of the move.
        ply: Its number among the nodes on its line, as `Game.ply`.
        territory: What it captured.
    """

    node: Node
    ply: int
    territory: Territory


def find_captures(game: Game, point: Point) -> list[CapturingMove]:
    """Return the moves up to the current node that captured a point, the latest first.

    A point that has been freed again was captured more than once.

    Args:
        game: The game. It is left as it was.
        point: A point of the board.
    """
    here, offer = game.node, game.offer
    found = []
    while game.node.parent:
        node, ply, after = game.node, game.ply, game.board.territories
        game.undo()
        before = {(territory.owner, territory.inside) for territory in game.board.territories}
        found += [
            CapturingMove(node, ply, territory)
            for territory in reversed(after)
            if territory.inside >> point & 1 and (territory.owner, territory.inside) not in before
        ]
    game.go_to(here, select=False)
    game.offer = offer
    return found
