"""Shapes that a dot makes, by the names that lessons give them.

A shape is named only if it is there: a ladder or a net has been read to its end, and no answer stops a double
threat. What takes too long to read is not named.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kropki.board.board import Board
from kropki.board.enclosure import chain, spread
from kropki.board.grid import Mask, Player, Point
from kropki.board.grounding import grounded_mask
from kropki.board.highlights import find_houses
from kropki.computer.hints import survives_any_answer
from kropki.computer.ladder import LadderReader, ladder_starts
from kropki.computer.player import copy_automatic
from kropki.computer.steps import Steps
from kropki.computer.trajectories import TrajectoryFinder, closing_points, gain_at, lead

LADDER_BUDGET = 600
"""How many dots are tried to read a ladder."""
NET_BUDGET = 3000
"""How many dots are tried to find out whether a dot makes a net."""
MIN_LADDER = 3
"""How many dots of the attacker a ladder has at least."""
MIN_GROUNDED = 3
"""How many dots a dot has to connect to the edge to be worth a word."""
NET_WIDTH = 3
"""How far from its dot a net begins to close."""


class ShapeName(StrEnum):
    """What a dot has made, by the names of the lessons."""

    RING = "ring"
    """The dot has captured."""
    HOUSE = "house"
    """The dot has closed an area without enemy dots, or is lost in one."""
    FORK = "fork"
    """The dot threatens to capture at two points at least, and no answer stops that."""
    LADDER = "ladder"
    """The dot captures by force, by threats one after the other."""
    NET = "net"
    """The dot threatens nothing at once, but dots of the enemy can no longer escape."""
    GROUNDED = "grounded"
    """The dot has connected some others to the edge."""
    CROSS = "cross"
    """The dot has made a cross with one of the same player and two of the enemy."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A shape that a dot has made.

    Attributes:
        name: Its name.
        points: The points that it is about.
    """

    name: ShapeName
    points: tuple[Point, ...]


def find_shapes(before: Board, after: Board, point: Point, player: Player) -> Steps[list[Shape]]:
    """Find in steps the shapes that a dot has made.

    Args:
        before: The position before the dot, with two players.
        after: The position after it.
        point: Where the dot was put.
        player: Who put it.
    """
    grid = after.grid
    enemy = 1 - player
    is_lost = after.captures[enemy] > before.captures[enemy]
    if is_lost:
        return [Shape(ShapeName.HOUSE, (point,))]
    found = []
    taken = after.captures[player] > before.captures[player]
    if taken:
        found.append(Shape(ShapeName.RING, (point,)))
    found += [Shape(ShapeName.HOUSE, ring) for ring in _new_houses(before, after, point, player)]
    yield
    if not taken and (forced := (yield from _find_forced(before, after, point, player))):
        found.append(forced)
    grounded = _newly_grounded(before, after, point, player)
    if grounded.bit_count() >= MIN_GROUNDED:
        found.append(Shape(ShapeName.GROUNDED, (*grid.mask_points(grounded),)))
    if cross := _cross(after, point, player):
        found.append(Shape(ShapeName.CROSS, cross))
    return found


def _new_houses(before: Board, after: Board, point: Point, player: Player) -> list[tuple[Point, ...]]:
    """Return the rings of the houses that a dot has closed."""
    known = before.house_mask(player)
    houses = find_houses(after, player)
    return [house.ring for house in houses if house.inside & ~known and point in house.ring]


def _newly_grounded(before: Board, after: Board, point: Point, player: Player) -> Mask:
    """Return the mask of other dots that a dot has connected to the edge."""
    grid = after.grid
    if not after.alive_mask(player) >> point & 1:
        return 0
    own = chain(grid.bits[point], after.alive_mask(player), grid.stride)
    return own & grounded_mask(after, player) & ~grounded_mask(before, player) & ~grid.bits[point]


def _cross(board: Board, point: Point, player: Player) -> tuple[Point, ...]:
    """Return the points of a cross that a dot has completed, or nothing."""
    own, enemies = board.alive_mask(player), board.alive_mask(1 - player)
    stride = board.grid.stride
    for across in (-1, 1):
        for down in (-stride, stride):
            opposite, sides = point + across + down, (point + across, point + down)
            if own >> opposite & 1 and all(enemies >> side & 1 for side in sides):
                return (point, opposite, *sides)
    return ()


def _find_forced(before: Board, after: Board, point: Point, player: Player) -> Steps[Shape | None]:
    """Return the double threat, the ladder or the net that a dot has made, if any."""
    start, board = copy_automatic(before), copy_automatic(after)
    enemy = 1 - player
    if not start.open_mask >> point & 1:
        return None
    places = [
        place
        for place in closing_points(board, point, player)
        if gain_at(board, place, player) > 0 and gain_at(start, place, player) <= 0
    ]
    if len(places) > 1 and survives_any_answer(board, places, player, enemy):
        return Shape(ShapeName.FORK, (*places,))
    if places:
        line = yield from LadderReader(start, player, enemy, LADDER_BUDGET).read(point)
        is_ladder = len(line.points) >= 2 * MIN_LADDER - 1
        return Shape(ShapeName.LADDER, line.points) if is_ladder else None
    closings = yield from _closings(board, player, point)
    if not closings or any((yield from _closings(start, player, point))):
        return None
    caught = yield from _is_net(board, player, closings)
    return Shape(ShapeName.NET, (point, *closings)) if caught else None


def _closings(board: Board, player: Player, near: Point) -> Steps[list[Point]]:
    """Return where a player can begin to capture by force near a point, if it is their turn."""
    grid = board.grid
    within = grid.bits[near]
    for _ in range(NET_WIDTH):
        within = spread(within, grid.stride)
    trajectories = yield from TrajectoryFinder(board, player, within).find(2)
    found = []
    for start in ladder_starts(board, trajectories):
        reader = LadderReader(board, player, 1 - player, LADDER_BUDGET)
        if (yield from reader.read(start)).gain:
            found.append(start)
    return found


def _is_net(board: Board, player: Player, closings: list[Point]) -> Steps[bool]:
    """Return whether one of some dots captures by force, whatever the enemy answers."""
    enemy = 1 - player
    budget = NET_BUDGET
    for answer in [*board.legal_points]:
        now = lead(board, player)
        board.play(answer, enemy)
        lost = now - lead(board, player)
        is_caught = False
        for start in closings:
            if board.open_mask >> start & 1:
                reader = LadderReader(board, player, enemy, min(budget, LADDER_BUDGET))
                line = yield from reader.read(start)
                budget -= min(budget, LADDER_BUDGET) - reader.left
                if line.gain > lost:
                    is_caught = True
                    break
        board.undo()
        if not is_caught:
            return False
    return True
