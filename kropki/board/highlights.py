"""Pools, houses, chains, grounded dots and threats: what explains a position.

Everything is computed from the position alone, for two to four players, and for automatic and declared
captures. `docs/glossary.md` defines the terms. No function modifies the board.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, fields, replace
from functools import reduce
from operator import or_
from typing import TypeVar

from kropki.board.board import Board
from kropki.board.enclosure import chains, closed_regions, inside_of, regions
from kropki.board.grid import Mask, Player, Point
from kropki.board.grounding import grounded_mask
from kropki.board.territory import Territory
from kropki.board.variant import Areas
from kropki.errors import Suicide

Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class House:
    """A house of a player.

    Attributes:
        player: The player who owns it.
        inside: Mask of its points.
        ring: The smallest ring around it. More than the house may be inside.
    """

    player: Player
    inside: Mask
    ring: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class CapturingPoint:
    """A point where a player's next dot would capture.

    Attributes:
        player: The player who would capture.
        point: The point.
        captured: How many enemy dots the player would capture and how many of their own they would free.
        taken: The territories that the player would get. If captures are declared, the ones that they could
            declare, which may contain one another.
        victims: Mask of the enemy dots that would be captured.
    """

    player: Player
    point: Point
    captured: int
    taken: tuple[Territory, ...]
    victims: Mask


@dataclass(frozen=True, slots=True)
class Highlights:
    """What explains a position: one item for each player, or nothing if it was not asked for.

    Attributes:
        pools: The pools of each player.
        houses: The houses of each player.
        chains: The masks of each player's chains.
        grounded: The mask of each player's grounded dots.
        threats: The points where each player would capture.
    """

    pools: tuple[tuple[Territory, ...], ...] = ()
    houses: tuple[tuple[House, ...], ...] = ()
    chains: tuple[tuple[Mask, ...], ...] = ()
    grounded: tuple[Mask, ...] = ()
    threats: tuple[tuple[CapturingPoint, ...], ...] = ()


KINDS = tuple(field.name for field in fields(Highlights))
"""The kinds of highlights: pools, houses, chains, grounded, threats."""


def find_highlights(board: Board, kinds: Collection[str]) -> Highlights:
    """Return highlights of a position for all players.

    Args:
        board: The position.
        kinds: Which of `KINDS` to find.

    Raises:
        ValueError: If one of the kinds does not exist.
    """
    unknown = sorted(set(kinds) - set(KINDS))
    if unknown:
        raise ValueError(f"there is no kind {unknown[0]!r}; the kinds are {', '.join(KINDS)}")

    def of_all(kind: str, find: Callable[[Board, Player], Found]) -> tuple[Found, ...]:
        return tuple(find(board, player) for player in range(board.players)) if kind in kinds else ()

    return Highlights(
        of_all("pools", find_pools),
        of_all("houses", find_houses),
        of_all("chains", find_chains),
        of_all("grounded", grounded_mask),
        of_all("threats", find_threats),
    )


def find_pools(board: Board, player: Player) -> tuple[Territory, ...]:
    """Return the smallest pools of a player ([wikikropki]), as the territories they would become.

    If captures are declared, these are `Board.offers`. If they are automatic, only a board that was set up
    has any.

    Args:
        board: The position.
        player: The player who would capture.

    Raises:
        NoSuchPlayer: If `player` does not take part.
    """
    if board.declared:
        return board.offers(player)
    board.check_player(player)
    enemies = board.enemies_mask(player)
    found = regions(board.closed_mask(player), board.grid.stride)
    if board.variant.areas is Areas.FULL:
        found = (region for region in found if board.is_area_full(region))
    insides = (board.inside_of(region, player) for region in found)
    return tuple(board.would_capture(inside, player) for inside in insides if inside & enemies)


def find_houses(board: Board, player: Player) -> tuple[House, ...]:
    """Return the houses of a player: the enclosed regions that have no alive enemy dots and no owner.

    Anyone can play in a house ("домик" in [tochki-rules], "Ловушки"). If a smaller ring in it surrounds
    enemy dots, a house is inside a pool as well. There are none if only full areas are captured.

    Args:
        board: The position.
        player: The player who owns the houses.

    Raises:
        NoSuchPlayer: If `player` does not take part.
    """
    board.check_player(player)
    if board.variant.areas is Areas.FULL:
        return ()
    grid, dots, enemies = board.grid, board.alive_mask(player), board.enemies_mask(player)
    closed = regions(board.closed_mask(player), grid.stride)
    return tuple(
        House(player, region, board.variant.outline(region, dots, grid))
        for region in closed
        if not region & enemies
    )


def find_chains(board: Board, player: Player) -> tuple[Mask, ...]:
    """Return the masks of a player's chains ([wikipedia], "Capture rule"). A single dot is a chain.

    Args:
        board: The position.
        player: The player who owns the chains.

    Raises:
        NoSuchPlayer: If `player` does not take part.
    """
    board.check_player(player)
    return tuple(chains(board.alive_mask(player), board.grid.stride))


def find_threats(board: Board, player: Player) -> tuple[CapturingPoint, ...]:
    """Return all points where a player's next dot would capture, row by row, whoever is to move.

    If captures are declared, these are the points that would close a pool with an enemy dot that is not in
    one of the player's pools yet.

    Args:
        board: The position.
        player: The player who would capture.

    Raises:
        NoSuchPlayer: If `player` does not take part.
    """
    board.check_player(player)
    uncaptured, captive = board.uncaptured_mask(player), board.captive_mask(player)
    find = _declared_captures if board.declared else _automatic_captures
    threats = []
    for point, taken in find(board, player):
        inside = reduce(or_, (territory.inside for territory in taken))
        captured = ((uncaptured | captive) & inside).bit_count()
        if captured:
            threats.append(CapturingPoint(player, point, captured, taken, uncaptured & inside))
    return tuple(threats)


Captures = Iterator[tuple[Point, tuple[Territory, ...]]]
"""Points, and the territories that a dot there would capture."""


def _automatic_captures(board: Board, player: Player) -> Captures:
    points = set(_capturing_points(board, player))
    for pool in find_pools(board, player):
        # a pool that has been there since the set-up is captured by any dot on its ring, which may change
        points.update(point for point in board.inside(pool) if point in board.legal_points)
    trial = board.copy()
    for point in sorted(points):
        try:
            taken = tuple(territory for territory in trial.play(point, player) if territory.owner == player)
        except Suicide:
            continue
        trial.undo()
        if taken:
            yield point, taken


def _declared_captures(board: Board, player: Player) -> Captures:
    grid, dots, enemies = board.grid, board.alive_mask(player), board.enemies_mask(player)
    for pool in board.offers(player):
        enemies &= ~pool.inside
    for point, gaps, rings in _closing_points(board, player):
        with_it = dots | grid.bits[point]
        closed = closed_regions(point, gaps, rings, with_it, grid)
        insides = [inside_of(region, with_it, grid) for region in closed]
        taken = [
            replace(board.would_capture(inside, player), dots=with_it & ~inside)
            for inside in insides
            if inside & enemies
        ]
        if taken:
            yield point, tuple(taken)


def _capturing_points(board: Board, player: Player) -> Iterator[Point]:
    """Return the points where a dot might close an area, or fill one if only full areas are captured."""
    if board.variant.areas is Areas.FULL:
        for _, points in board.liberties(player):
            if not points & points - 1:
                yield from board.grid.mask_points(points)
    elif board.variant.edge:
        yield from (point for point in board.legal_points if board.may_close_ring(point, player))
    else:
        for point, _, _ in _closing_points(board, player):
            yield point


def _closing_points(board: Board, player: Player) -> Iterator[tuple[Point, tuple[int, ...], int]]:
    """Return the points where a dot would touch a chain of the player in two places and so may close a ring.

    Each comes with the gaps around it (`kropki.board.grid.Contact`) and the largest number of rings closed.
    """
    grid, dots = board.grid, board.alive_mask(player)
    chain_of = {dot: chain for chain in find_chains(board, player) for dot in grid.mask_points(chain)}
    for point in board.legal_points:
        arc, more_arcs, gaps = grid.contacts[dots >> point - grid.reach & grid.window]
        if more_arcs:
            touched = {chain_of[point + offset] for offset in (arc, *more_arcs)}
            rings = 1 + len(more_arcs) - len(touched)
            if rings:
                yield point, gaps, rings
