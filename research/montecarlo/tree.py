"""A tree search whose leaves are random games (UCT), with all-moves-as-first values.

A node is the position after a move. A random game counts for each move on its way through the tree, and a
little for each later move of the same player, as if that had been played first.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np

from research.montecarlo.board import (
    COLUMN,
    HELD,
    OPEN,
    SHIFT,
    Ints,
    Points,
    Position,
    copied,
    play,
)
from research.montecarlo.compiling import compiled
from research.montecarlo.playout import FILLED, Seed, list_points, new_game_room, play_out

Floats: TypeAlias = Any
"""A NumPy array of float32."""
Numbers: TypeAlias = Any
"""A NumPy array of int32."""

MAX_NODES = 3_000_000
"""How many nodes a tree has room for. A full tree no longer grows."""
EXPAND_AT = 3
"""After how many games a node gets children."""
AS_FIRST = 300.0
"""How many games make a move's own value about as important as its value as if played first."""
EXPLORATION = 0.12
"""The weight of moves that have been tried rarely."""
HOPE = 1.1
"""The value of a move that has not been seen in any game."""
CAUTIOUS = 0.85
"""The share of a game's value that depends only on who wins; the rest depends on the margin."""
LARGE = 20.0
"""The difference of dots at which the rest is full."""
REACH = 2
"""How far from a dot a move of the tree may be."""


class Tree(NamedTuple):
    """The nodes of a tree. Node 0 is the root. Values are those of the player who made the move, 0 to 1.

    Attributes:
        moves: The point of the move to each node.
        first: The first child of each node, 0 if there are none. The children of a node follow each other.
        children: How many children each node has.
        games: How many games each node has seen.
        values: The sums of their values.
        other_games: How many games had the move later on, by the same player.
        other_values: The sums of their values.
        used: How many nodes there are (one number).
    """

    moves: Points
    first: Numbers
    children: Points
    games: Floats
    values: Floats
    other_games: Floats
    other_values: Floats
    used: Ints


def new_tree() -> Tree:
    """Return a tree with only a root. It takes memory as it grows."""
    numbers: list[Floats] = [np.zeros(MAX_NODES, np.float32) for _ in range(4)]
    return Tree(
        np.zeros(MAX_NODES, np.uint16),
        np.zeros(MAX_NODES, np.int32),
        np.zeros(MAX_NODES, np.uint16),
        numbers[0],
        numbers[1],
        numbers[2],
        numbers[3],
        np.ones(1, np.int64),
    )


@compiled
def _expand(tree: Tree, node: int, cells: Ints, span: int, near: Ints, points: Points) -> None:
    """Give a node its children: the open points near dots, or all if there are none near dots."""
    for row in range(span):
        near[row] = 0
    for row in range(1, span - 1):
        dots = (cells[row] | cells[span + row]) & ~cells[HELD * span + row] & ~cells[(HELD + 1) * span + row]
        wide = dots | dots << 1 | dots >> 1 | dots << 2 | dots >> 2
        for other in range(max(1, row - REACH), min(span - 2, row + REACH) + 1):
            near[other] |= wide
    for row in range(span):
        near[row] &= cells[OPEN * span + row]
    count = list_points(near, 0, span, points)
    if count == 0:
        count = list_points(cells, OPEN * span, span, points)
    if count == 0 or tree.used[0] + count > len(tree.moves):
        return
    first = tree.used[0]
    tree.used[0] += count
    for i in range(count):
        tree.moves[first + i] = points[i]
    tree.children[node] = count
    tree.first[node] = first


@compiled
def _choose(tree: Tree, node: int) -> Any:
    """Return the child of a node that the next game tries."""
    first = tree.first[node]
    best, best_value = first, -1.0
    total = np.log(tree.games[node] + 1.0)
    for child in range(first, first + tree.children[node]):
        games, others = tree.games[child], tree.other_games[child]
        value = tree.other_values[child] / others if others else HOPE
        if games:
            share = np.sqrt(AS_FIRST / (3.0 * games + AS_FIRST))
            value = share * value + (1.0 - share) * tree.values[child] / games
        value += EXPLORATION * np.sqrt(total / (games + 1.0))
        if value > best_value:
            best, best_value = child, value
    return best


@compiled
def grow(
    tree: Tree,
    games: int,
    position: Position,
    player: int,
    ahead: float,
    seed: Seed,
) -> int:
    """Play random games, and add their results to the tree.

    Args:
        tree: The tree of the position.
        games: How many games to play.
        position: The position.
        player: The player to move.
        ahead: How many dots player 0 is given at the end.
        seed: The seed of the random numbers.

    Returns:
        How many games were played.
    """
    span = position.span
    now = copied(position)
    near: Any = np.zeros(span, np.int64)
    points: Any = np.zeros(span << SHIFT, np.uint16)
    room = new_game_room(span)
    played: Any = np.zeros(2 * span, np.int64)
    path: Any = np.zeros(span << SHIFT, np.int32)
    for _ in range(games):
        now.cells[:] = position.cells
        now.links[:] = position.links
        played[:] = 0
        node: Any = 0
        path[0] = 0
        length = 1
        mover = player
        while True:
            if tree.first[node] == 0 and (node == 0 or tree.games[node] >= EXPAND_AT):
                _expand(tree, node, now.cells, span, near, points)
            if tree.first[node] == 0:
                break
            node = _choose(tree, node)
            path[length] = node
            length += 1
            point: Any = np.int64(tree.moves[node])
            play(now, point, mover)
            played[mover * span + (point >> SHIFT)] |= 1 << (point & COLUMN)
            mover = 1 - mover
        difference = play_out(now, mover, seed, room, points) + ahead
        for row in range(2 * span):
            played[row] |= room[FILLED * span + row]
        side = 1.0 if difference > 0 else (-1.0 if difference < 0 else 0.0)
        margin = max(-1.0, min(1.0, difference / LARGE))
        value = 0.5 + 0.5 * (CAUTIOUS * side + (1.0 - CAUTIOUS) * margin)
        mover = player
        for i in range(length):
            node = path[i]
            tree.games[node] += 1.0
            tree.values[node] += value if mover == 1 else 1.0 - value  # for the player who moved to the node
            mine = value if mover == 0 else 1.0 - value
            first = tree.first[node]
            for child in range(first, first + tree.children[node]):
                point = np.int64(tree.moves[child])
                if played[mover * span + (point >> SHIFT)] >> (point & COLUMN) & 1:
                    tree.other_games[child] += 1.0
                    tree.other_values[child] += mine
            mover = 1 - mover
    return games


def best_point(tree: Tree) -> int:
    """Return the move of the root that was tried most often."""
    return int(tree.moves[_best_child(tree)])


def value_of(tree: Tree) -> float:
    """Return the mean value of that move, for the player to move: 1 for a win that is large and certain."""
    child = _best_child(tree)
    return float(tree.values[child] / tree.games[child])


def _best_child(tree: Tree) -> int:
    first = int(tree.first[0])
    return first + int(np.argmax(tree.games[first : first + int(tree.children[0])]))


def search(position: Position, player: int, ahead: float, seed: Seed, games: int) -> Tree:
    """Return a new tree after a number of games."""
    tree = new_tree()
    grow(tree, games, position, player, ahead, seed)
    return tree
