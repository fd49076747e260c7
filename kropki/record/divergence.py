"""Where the two ways to replay a file lead to different games ([sgf-files], "Two ways to replay").

A file can be replayed with the rings that its moves list, or with automatic captures.
"""

from __future__ import annotations

from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.grid import Player
from kropki.board.territory import Territory
from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import KropkiError
from kropki.game.openings import Opening, opening_board
from kropki.game.tree import Setup
from kropki.record.points import PointCodec
from kropki.record.properties import MOVE_PATTERN, MOVERS, WORD_MOVES, without_spaces
from kropki.record.setups import understood_setup
from kropki.sgf import SgfNode


class Divergence(NamedTuple):
    """The first move of the main line at which the two ways differ.

    Attributes:
        number: The number of the move, from 1.
        diagnostic: What differs.
    """

    number: int
    diagnostic: Diagnostic


def find_divergence(
    root: SgfNode, opening: Opening, setup: Setup | None, codec: PointCodec, *, is_fault: bool = True
) -> Divergence | None:
    """Replay the main line of a tree in both ways until they differ.

    Args:
        root: The root of the tree.
        opening: The opening of the game.
        setup: The set-up of the root.
        codec: The codec of the board.
        is_fault: Whether a difference is a fault of the file.

    Returns:
        None if the two ways do not differ.
    """
    grid = codec.grid
    number = 0
    node: SgfNode | None = root
    try:
        listed, automatic = (
            opening_board(opening, grid.width, grid.height, 2, declared) for declared in (True, False)
        )
        if setup:
            listed, automatic = listed.with_dots(setup.dots), automatic.with_dots(setup.dots)
        while node:
            if node is not root and (setup := understood_setup(node.properties, codec)).dots:
                listed, automatic = listed.with_dots(setup.dots), automatic.with_dots(setup.dots)
            for prop in node.properties:
                for index, value in enumerate(prop.values if prop.name in MOVERS else ()):
                    number += 1
                    difference = _play_both(listed, automatic, MOVERS[prop.name], value, codec)
                    if difference:
                        message = f"move {number}: {difference}"
                        if not is_fault:
                            message = (
                                "captures were declared in this game; automatic captures would make another "
                                f"game of it from move {number} on: {difference}"
                            )
                        place = node.place(prop, index)
                        return Divergence(number, Diagnostic(Kind.MODES_DIFFER, message, *place, is_fault))
            node = node.children[0] if node.children else None
    except KropkiError:  # an invalid set-up, which the replay reports
        return None
    return None


def _play_both(listed: Board, automatic: Board, player: Player, value: str, codec: PointCodec) -> str:
    """Make a move on both boards, and return how they differ then, "" if they do not."""
    point, surrounded, rings = codec.points.get(value), "", ""
    if point is None:
        match = MOVE_PATTERN.fullmatch(without_spaces(value))
        if not match or value.lower() in WORD_MOVES:
            return ""
        point, surrounded, rings = codec.points.get(match[1] or ""), match[2] or "", match[3]
    by_list: tuple[Territory, ...] = ()
    by_itself: tuple[Territory, ...] = ()
    if point is not None:
        legal = [point in board.legal_points for board in (listed, automatic)]
        if legal[0] is not legal[1]:
            way = "with the listed rings" if legal[0] else "with automatic captures"
            return f"{codec.grid.letters(point)} can be played only {way}"
        if not legal[0]:
            return ""
        listed.play(point, player)
        by_itself = automatic.play(point, player)
    if surrounded:
        inside = [codec.points.get(surrounded[i : i + 2], 0) for i in range(0, len(surrounded), 2)]
        for offer in listed.offers(player):
            if any(offer.inside >> point & 1 for point in inside):
                by_list += listed.enclose(player, [offer.ring])
    for ring in codec.read_rings(rings.split(".")[1:])[0] if rings else ():
        try:
            by_list += listed.enclose(listed.dot(ring[0]) or 0, [ring])
        except KropkiError:
            continue
    areas = [{(taken.owner, taken.inside) for taken in way} for way in (by_list, by_itself)]
    if areas[0] == areas[1]:
        return ""
    if listed.captures != automatic.captures:
        return (
            f"the captures are {listed.captures[0]}:{listed.captures[1]} with the listed rings, and "
            f"{automatic.captures[0]}:{automatic.captures[1]} with automatic captures"
        )
    by_rings, by_rules = (
        codec.describe(inside for _, inside in own - other) for own, other in (areas, areas[::-1])
    )
    return f"the listed rings capture {by_rings}, and automatic captures {by_rules}"
