"""Reads and writes set-ups (AB, AW, AE and PL)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from kropki.board.grid import Grid, Player, Point
from kropki.diagnostics import Kind
from kropki.game.openings import Opening, opening_board, opening_dots
from kropki.game.tree import Node, Setup
from kropki.record.notes import properties_of
from kropki.record.points import PointCodec
from kropki.record.properties import COLOURS, PLAYERS, SET_UP, SET_UP_PLAYERS
from kropki.record.report import MAX_SET_UP, Report
from kropki.sgf import Property, SgfNode


def read_setup(node: SgfNode, codec: PointCodec, report: Report) -> Setup | None:
    """Read the set-up of a node, and report what is wrong with it.

    Returns:
        The set-up, or None if the node has none that is understood.

    Raises:
        UnreadableGame: The game sets up too many points or, if reading is strict, something is wrong.
    """
    dots: dict[Point, Player | None] = {}
    turn = None
    for prop in node.properties:
        if prop.name == "PL":
            turn = _read_turn(node, prop, turn, report)
        if prop.name not in SET_UP_PLAYERS:
            continue
        player = SET_UP_PLAYERS[prop.name]
        for index, value in enumerate(prop.values):
            points = codec.read_area(value)
            if points is None:
                if value or len(prop.values) > 1:  # FF[4] has no empty list here, but it does no harm
                    message = f"{prop.name}[{value[:20]}] is not a point of this board"
                    report.add(Kind.POINT, message, node, prop, index)
                continue
            report.count_set_up(node, len(points))
            for point in points:
                if dots.get(point, player) != player:
                    message = f"{prop.name}: {codec.grid.letters(point)} is already set up otherwise"
                    report.add(Kind.SET_UP, message, node, prop, index)
                dots[point] = player
    return Setup(tuple(dots.items()), turn) if dots or turn is not None else None


def _read_turn(node: SgfNode, prop: Property, turn: Player | None, report: Report) -> Player | None:
    """Return whose turn it is: the first player that a PL of the node names."""
    for index, value in enumerate(prop.values):
        player = PLAYERS.get(value.strip().lower())
        if player is not None and turn is None:
            turn = player
            continue
        reason = "is not a player: write B or W" if player is None else "is ignored: the first PL counts"
        report.add(Kind.SET_UP, f"PL[{value[:20]}] {reason}", node, prop, index)
    return turn


def understood_setup(properties: Iterable[Property], codec: PointCodec) -> Setup:
    """Return what properties set up, as far as that is understood and within `MAX_SET_UP` points."""
    dots: dict[Point, Player | None] = {}
    turn = None
    left = MAX_SET_UP
    for prop in properties:
        for value in prop.values if prop.name in SET_UP_PLAYERS else ():
            points = codec.read_area(value) if left > 0 else None
            if points:
                left -= len(points)
                dots |= dict.fromkeys(points, SET_UP_PLAYERS[prop.name])
        for value in prop.values if prop.name == "PL" else ():
            turn = PLAYERS.get(value.strip().lower()) if turn is None else turn
    return Setup(tuple(dots.items()), turn)


@lru_cache(maxsize=16)
def opening_points(opening: Opening, grid: Grid) -> Mapping[Point, Player | None]:
    """Return the points on which an opening puts dots of two players.

    Raises:
        InvalidOpening: The board is too small for the opening, or it has no such number.
        InvalidDiagram: The drawing of a custom opening is wrong.
        InvalidSetup: No game can begin with that drawing.
    """
    if opening.name != "custom":
        return dict(opening_dots(opening, grid))
    board = opening_board(opening, grid.width, grid.height, 2, True)
    return {point: player for player in (0, 1) for point in board.dots(player)}


def setup_properties(setup: Setup, grid: Grid) -> list[Property]:
    """Return the properties that a set-up is written as."""
    properties = []
    for name, player in SET_UP_PLAYERS.items():
        points = [grid.letters(point) for point, owner in setup.dots if owner == player]
        if points:
            properties.append(Property(name, points))
    if setup.turn is not None:
        properties.append(Property("PL", [COLOURS[setup.turn]]))
    return properties


def remove_setup(node: Node, setup: Setup, grid: Grid) -> None:
    """Remove a node's set-up from its notes, if it would be written in just that way."""
    notes = [note for note in node.notes if note.name in SET_UP]
    if notes and properties_of(notes) == setup_properties(setup, grid):
        place = node.notes.index(notes[0])
        if node.notes[place : place + len(notes)] == notes:
            node.notes_before_move = place
            del node.notes[place : place + len(notes)]
