"""The results of a stop and of an agreement, worked out at once instead of being played out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kropki.board.board import Board
from kropki.board.enclosure import border, inside_of, regions, ring_round
from kropki.board.grid import Mask, Player, Point
from kropki.board.grounding import ground_of
from kropki.board.ring import check_apart
from kropki.board.territory import Territory
from kropki.board.variant import USUAL
from kropki.errors import (
    NoSuchPlayer,
    SettlementOfMany,
    SettlementOfSetup,
    SettlementOfVariant,
    SettlementWithoutDeclaring,
)


@dataclass(frozen=True, slots=True)
class LostArea:
    """A part of the stopper's ground that the opponent captures.

    Attributes:
        inside: Mask of its points.
        captured: How many of the stopper's dots are captured.
        freed: How many of the opponent's dots are freed.
    """

    inside: Mask
    captured: int
    freed: int


@dataclass(frozen=True, slots=True)
class StopSettlement:
    """The result of a stop.

    Attributes:
        stopper: The player who stopped.
        kept: Mask of what the stopper keeps: grounded dots, territories and houses.
        lost: What the opponent captures.
        captures: Each player's captures at the end.
    """

    stopper: Player
    kept: Mask
    lost: tuple[LostArea, ...]
    captures: tuple[int, ...]


def settle_stop(board: Board, stopper: Player) -> StopSettlement:
    """Return the result of a stop: the opponent plays on alone and captures everything that is not grounded.

    The opponent can play as many dots as they like ([wikipedia], on grounding). The result is exactly the
    best that they can reach, measured as their captures minus the stopper's (`docs/settlement.md`):

    - All of the stopper's ground that is not connected to the edge (`kropki.board.grounding`) is lost. The
      opponent captures all of the stopper's dots there, dead ones included, and frees all of their own.
    - An island in a grounded house is kept, even if no chain connects it to the edge: each dot played against
      it is captured at once, unless it can break the house. If captures are declared, the island is lost.
    - A dot that the opponent would have to sacrifice never pays, so the stopper captures nothing more.

    On a full board nothing is lost, because nothing can be played.

    Args:
        board: The position.
        stopper: The player who stops.

    Raises:
        NoSuchPlayer: If `stopper` does not take part.
        SettlementOfMany: If there are more than two players.
        SettlementOfSetup: If the board was set up with the stopper's dots surrounded but not captured.
        SettlementOfVariant: If being grounded protects no dots (`kropki.board.variant`).
    """
    _check_players(board, stopper)
    if not board.variant.has_grounded_dots:
        raise SettlementOfVariant("under these rules the edge protects no dots, so a stop must be played out")
    opponent = 1 - stopper
    ground = ground_of(board, stopper)
    lost = 0 if board.is_full else ground.lost
    if not board.declared and board.closed_mask(opponent) & lost & board.alive_mask(stopper):
        raise SettlementOfSetup(
            "the board was set up with dots surrounded but not captured, so the stop must be played out"
        )
    own, foreign = board.dot_mask(stopper), board.dot_mask(opponent)
    areas = tuple(
        LostArea(area, (area & own).bit_count(), (area & foreign).bit_count())
        for area in regions(lost, board.grid.stride)
    )
    captures = list(board.captures)
    captures[opponent] += (lost & own).bit_count()
    captures[stopper] -= (lost & foreign).bit_count()
    return StopSettlement(stopper, ground.safe | ground.lost & ~lost, areas, tuple(captures))


@dataclass(frozen=True, slots=True)
class AgreedArea:
    """What is captured by one ring that the players agree on.

    Attributes:
        owner: The player who owns the ring.
        ring: The ring.
        inside: Mask of the points inside the ring.
        empty: How many of them a dot could still have been played on.
        captured: How many enemy dots are captured.
        freed: How many of the owner's dots are freed.
    """

    owner: Player
    ring: tuple[Point, ...]
    inside: Mask
    empty: int
    captured: int
    freed: int

    @property
    def points(self) -> int:
        """The number of points inside the ring, empty or not."""
        return self.inside.bit_count()


@dataclass(frozen=True, slots=True)
class TerritorySettlement:
    """The result of an agreement. Pairs have one item for each player.

    Attributes:
        areas: What the rings capture.
        empty: The number of empty points in each player's areas.
        neutral: The number of empty points outside all areas, which are filled first.
        to_move: The player to move after that.
        thrown: How many dots each player must then throw away.
        captures: Each player's captures at the end, including dots thrown away.
    """

    areas: tuple[AgreedArea, ...]
    empty: tuple[int, int]
    neutral: int
    to_move: Player
    thrown: tuple[int, int]
    captures: tuple[int, int]


def settle_by_agreement(
    board: Board, to_move: Player, rings: Sequence[Sequence[Point]], *, passing: bool = False
) -> TerritorySettlement:
    """Return the result of a game that the players end by agreeing on the rings they would still declare.

    This needs declared captures. The rings capture; they need not surround enemy dots. Then the players fill
    the neutral points in turn, and after that the points in their own areas. If passing is forbidden
    ([stachowski], "Mandatory Play"), the player who has D points less must throw dots into the other's areas,
    and the other answers each of them with a dot of their own there. So the player with less loses D / 2
    dots, rounded up if it is their turn when the neutral points are filled, otherwise down ([sgf-files]).
    Points in territories captured during the game do not count as empty, because nobody can play there.

    Args:
        board: The position.
        to_move: The player to move.
        rings: The points of each ring in order, without the first one repeated at the end. A ring belongs to
            the owner of its dots. No two rings may overlap.
        passing: Whether players can pass. Then nobody throws dots away.

    Raises:
        NoSuchPlayer: If `to_move` does not take part.
        SettlementOfMany: If there are more than two players.
        SettlementWithoutDeclaring: If captures are automatic.
        OffBoard: If a point of a ring is not on the board.
        RingRefused: If one of the rings is invalid, or two overlap. The subclass tells why.
    """
    _check_players(board, to_move)
    if not board.declared:
        raise SettlementWithoutDeclaring("players can agree on areas only if captures are declared")
    territories = [board.check_ring(ring) for ring in rings]
    check_apart(rings, [territory.inside for territory in territories], board.grid)
    playable = board.open_mask
    areas = tuple(
        AgreedArea(
            territory.owner,
            territory.ring,
            territory.inside,
            (territory.inside & playable).bit_count(),
            territory.captured,
            territory.freed,
        )
        for territory in territories
    )
    empty = [0, 0]
    captures = list(board.captures)
    for area in areas:
        empty[area.owner] += area.empty
        captures[area.owner] += area.captured
        captures[1 - area.owner] -= area.freed
    neutral = playable.bit_count() - sum(empty)
    mover = to_move ^ neutral & 1
    shorter = mover if empty[mover] < empty[1 - mover] else 1 - mover
    difference = empty[1 - shorter] - empty[shorter]
    thrown = [0, 0]
    thrown[shorter] = 0 if passing else (difference + (mover == shorter)) // 2
    captures[1 - shorter] += thrown[shorter]
    return TerritorySettlement(
        areas, (empty[0], empty[1]), neutral, mover, (thrown[0], thrown[1]), (captures[0], captures[1])
    )


def settled_territories(settled: StopSettlement | TerritorySettlement, board: Board) -> tuple[Territory, ...]:
    """Return the territories that a settlement brings, as if the game had been played out.

    After a stop the rings go through all points next to what is lost, where the opponent plays.

    Args:
        settled: The settlement.
        board: The position that was settled.
    """
    grid = board.grid
    if isinstance(settled, TerritorySettlement):
        return tuple(
            Territory(area.owner, area.inside, area.captured, area.freed, 0, grid, area.ring)
            for area in settled.areas
        )
    owner = 1 - settled.stopper
    return tuple(
        Territory(owner, area.inside, area.captured, area.freed, border(area.inside, grid.stride), grid)
        for area in settled.lost
    )


def undeclared_rings(board: Board) -> tuple[tuple[Point, ...], ...]:
    """Return a ring around each region that a player has enclosed but not captured, with or without enemies.

    Two players settle by these rings if they change nothing. If rings overlap, only the larger one is
    returned. There are none under an unusual variant, which rules out declared captures.

    Args:
        board: The position.
    """
    if board.variant != USUAL:
        return ()
    grid = board.grid
    found = []
    for player in range(board.players):
        dots = board.alive_mask(player)
        for region in regions(board.closed_mask(player), grid.stride):
            inside = inside_of(region, dots, grid)
            found.append((inside, ring_round(inside, dots, grid)))
    rings: list[tuple[Point, ...]] = []
    taken = 0
    for inside, ring in sorted(found, key=lambda area: -area[0].bit_count()):
        wall = sum(grid.bits[point] for point in ring)
        # a larger area that overlaps this one cannot be all inside it, so it contains a dot of its ring
        if not wall & taken:
            rings.append(ring)
            taken |= inside
    return tuple(rings)


def _check_players(board: Board, player: Player) -> None:
    """Check that two players take part, and that `player` is one of them."""
    if board.players > 2:
        raise SettlementOfMany(f"a settlement needs two players, but there are {board.players}")
    if player not in (0, 1):
        raise NoSuchPlayer(f"there is no player {player}: players are numbered 0 and 1")
