"""What explains a position: its pools, houses and chains, what is grounded, and where a dot would capture.

Everything is computed from the position alone, for two to four players and for automatic as well as declared
captures. docs/glossary.md defines the terms. No board is altered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, fields, replace
from functools import reduce
from operator import or_
from typing import TypeVar

from kropki.board import enclosure
from kropki.board.board import Board, Territory
from kropki.board.enclosure import closed_regions, inside_of, regions, ring_round
from kropki.board.grounding import grounded

Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class House:
    """A house of a player: `inside` is the mask of its points, `ring` the smallest ring round them, which
    may go round more than they."""

    player: int
    inside: int
    ring: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Threat:
    """A point on which a player's next dot would capture.

    `taken` are the territories that he would get by it, or could declare, which may then lie in one another.
    `victims` is the mask of the others' dots there that he has not captured yet. `captured` counts them and
    his own dots that he would free."""

    player: int
    point: int
    captured: int
    taken: tuple[Territory, ...]
    victims: int


@dataclass(frozen=True, slots=True)
class Highlights:
    """What explains a position; each tuple has an item a player, or is empty where it was not asked for.

    These are his pools, his houses, masks of his chains, the mask of his grounded dots, and his threats."""

    pools: tuple[tuple[Territory, ...], ...] = ()
    houses: tuple[tuple[House, ...], ...] = ()
    chains: tuple[tuple[int, ...], ...] = ()
    grounded: tuple[int, ...] = ()
    threats: tuple[tuple[Threat, ...], ...] = ()


KINDS = tuple(field.name for field in fields(Highlights))
"""All that can be asked for: pools, houses, chains, grounded, threats."""


def highlights(board: Board, kinds: Collection[str]) -> Highlights:
    """What explains a position, of the kinds asked for and for all players. Raises `ValueError` where a kind
    is none of `KINDS`."""
    unknown = sorted(set(kinds) - set(KINDS))
    if unknown:
        raise ValueError(f"{unknown[0]!r} cannot be highlighted: {', '.join(KINDS)} can")

    def of_all(kind: str, find: Callable[[Board, int], Found]) -> tuple[Found, ...]:
        return tuple(find(board, player) for player in range(board.players)) if kind in kinds else ()

    return Highlights(
        of_all("pools", pools),
        of_all("houses", houses),
        of_all("chains", chains),
        of_all("grounded", grounded),
        of_all("threats", threats),
    )


def pools(board: Board, player: int) -> tuple[Territory, ...]:
    """The smallest pools of a player that hold an alive enemy dot and that he has not taken, as the
    territories that they would become ([wikikropki] 2; [rules], "Terms").

    Where captures are declared these are `Board.offers`. Where they happen by themselves only a board that
    was set up has any. Raises `NoSuchPlayer`.
    """
    if board.declared:
        return board.offers(player)
    board.check_player(player)
    grid, dots, enemies = board.grid, board.alive_mask(player), board.enemies_mask(player)
    insides = [inside_of(region, dots, grid) for region in regions(board.closed_mask(player), grid.stride)]
    return tuple(board.would_take(inside, player) for inside in insides if inside & enemies)


def houses(board: Board, player: int) -> tuple[House, ...]:
    """The houses of a player: his closed regions in which no enemy dot is alive ("домик",
    [tochki-rules], "Ловушки"), his territories not among them. Anybody may play there.

    One that goes round an enemy dot in a smaller ring of the player's is also a pool. Raises `NoSuchPlayer`.
    """
    board.check_player(player)
    grid, dots, enemies = board.grid, board.alive_mask(player), board.enemies_mask(player)
    closed = regions(board.closed_mask(player), grid.stride)
    return tuple(
        House(player, region, ring_round(region, dots, grid)) for region in closed if not region & enemies
    )


def chains(board: Board, player: int) -> tuple[int, ...]:
    """Masks of a player's chains: of his alive dots that hang together by the eight neighbours
    ([wikipedia], "Capture rule"; [rules], "Terms"). A single dot is a chain. Raises `NoSuchPlayer`.
    """
    board.check_player(player)
    return tuple(enclosure.chains(board.alive_mask(player), board.grid.stride))


def threats(board: Board, player: int) -> tuple[Threat, ...]:
    """All points on which the player's next dot, whoever is to move, would capture at once, in reading order.

    Where captures are declared: the points on which it would close pools that he could declare then, with an
    alive enemy dot inside that no pool holds which he is offered already. Raises `NoSuchPlayer`.
    """
    board.check_player(player)
    uncaptured, captive = board.uncaptured_mask(player), board.captive_mask(player)
    captures = _declarable if board.declared else _automatic
    found = []
    for point, taken in captures(board, player):
        inside = reduce(or_, (territory.inside for territory in taken))
        captured = ((uncaptured | captive) & inside).bit_count()
        found.append(Threat(player, point, captured, taken, uncaptured & inside))
    return tuple(found)


Captures = Iterator[tuple[int, tuple[Territory, ...]]]
"""Points, and the territories that a dot on each would bring."""


def _automatic(board: Board, player: int) -> Captures:
    points = {point for point, _, _ in _closing(board, player)}
    for pool in pools(board, player):
        # a pool that waits since the set-up is taken by any dot on its ring, which may run inside it then
        points.update(point for point in board.inside(pool) if point in board.legal_points)
    trial = board.copy()
    for point in sorted(points):
        taken = tuple(territory for territory in trial.play(point, player) if territory.owner == player)
        trial.undo()
        if taken:
            yield point, taken


def _declarable(board: Board, player: int) -> Captures:
    grid, dots, enemies = board.grid, board.alive_mask(player), board.enemies_mask(player)
    for pool in board.offers(player):
        enemies &= ~pool.inside
    for point, gaps, rings in _closing(board, player):
        with_it = dots | grid.bits[point]
        closed = closed_regions(point, gaps, rings, with_it, grid)
        insides = [inside_of(region, with_it, grid) for region in closed]
        taken = [
            replace(board.would_take(inside, player), dots=with_it & ~inside)
            for inside in insides
            if inside & enemies
        ]
        if taken:
            yield point, tuple(taken)


def _closing(board: Board, player: int) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """The points on which a dot of the player would touch one chain of his in two places and so may close a
    ring, with the gaps beside it (`kropki.board.grid.Contact`) and how many rings that may be."""
    grid, dots = board.grid, board.alive_mask(player)
    chain_of = {dot: chain for chain in chains(board, player) for dot in grid.mask_points(chain)}
    for point in board.legal_points:
        arc, more_arcs, gaps = grid.contacts[dots >> point - grid.reach & grid.window]
        if more_arcs:
            touched = {chain_of[point + offset] for offset in (arc, *more_arcs)}
            rings = 1 + len(more_arcs) - len(touched)
            if rings:
                yield point, gaps, rings
