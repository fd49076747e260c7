"""Where the two ways to replay a file part: with the rings that its moves list, and by automatic captures
([sgf-files], "Two ways to replay")."""

from __future__ import annotations

from typing import NamedTuple

from kropki.board.board import Board, Territory
from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import KropkiError
from kropki.game.openings import Opening, opening_board
from kropki.game.tree import Setup
from kropki.record.points import Letters
from kropki.record.properties import MOVE, MOVERS, WORDS
from kropki.sgf import SgfNode, simple_text


class Parting(NamedTuple):
    """The first move of the main line at which the two ways part, its number from 1, and what differs."""

    number: int
    diagnostic: Diagnostic


def parting(root: SgfNode, opening: Opening, setup: Setup | None, letters: Letters) -> Parting | None:
    """Where they part in a tree whose game begins with an opening and a set-up, if they do."""
    grid = letters.grid
    number = 0
    node: SgfNode | None = root
    try:
        listed, automatic = (
            opening_board(opening, grid.width, grid.height, 2, declared) for declared in (True, False)
        )
        if setup:
            listed, automatic = listed.with_dots(setup.dots), automatic.with_dots(setup.dots)
        while node:
            if node is not root and (setup := letters.setup(node.properties)).dots:
                listed, automatic = listed.with_dots(setup.dots), automatic.with_dots(setup.dots)
            for own in node.properties:
                for index, value in enumerate(own.values if own.name in MOVERS else ()):
                    number += 1
                    differs = _difference(listed, automatic, MOVERS[own.name], value, letters)
                    if differs:
                        message = f"move {number}: {differs}"
                        diagnostic = Diagnostic(Kind.MODES_DIFFER, message, *node.place(own, index))
                        return Parting(number, diagnostic)
            node = node.children[0] if node.children else None
    except KropkiError:  # a set-up that cannot be, which the replay tells
        return None
    return None


def _difference(listed: Board, automatic: Board, player: int, value: str, letters: Letters) -> str:
    """Make a move on a board of each kind; in what they differ then, nothing if they don't."""
    point, held, rings = letters.points.get(value), "", ""
    if point is None:
        match = MOVE.fullmatch("".join(simple_text(value).split()))
        if not match or value.lower() in WORDS:
            return ""
        point, held, rings = letters.points.get(match[1] or ""), match[2] or "", match[3]
    as_listed: tuple[Territory, ...] = ()
    by_itself: tuple[Territory, ...] = ()
    if point is not None:
        played = [point in board.legal_points for board in (listed, automatic)]
        if played[0] is not played[1]:
            way = "as listed" if played[0] else "by automatic captures"
            return f"{letters.grid.letters(point)} can be played only {way}"
        if not played[0]:
            return ""
        listed.play(point, player)
        by_itself = automatic.play(point, player)
    if held:
        inside = [letters.points.get(held[i : i + 2], 0) for i in range(0, len(held), 2)]
        for offer in listed.offers(player):
            if any(offer.inside >> point & 1 for point in inside):
                as_listed += listed.enclose(player, [offer.ring])
    for ring in letters.rings(rings.split(".")[1:], []) if rings else ():
        try:
            as_listed += listed.enclose(listed.dot(ring[0]) or 0, [ring])
        except KropkiError:
            continue
    if {(t.owner, t.inside) for t in as_listed} == {(t.owner, t.inside) for t in by_itself}:
        return ""
    if listed.captures != automatic.captures:
        return (
            f"as listed the captures are {listed.captures[0]}:{listed.captures[1]}, "
            f"by automatic captures {automatic.captures[0]}:{automatic.captures[1]}"
        )
    return "as listed other areas are captured than automatically"
