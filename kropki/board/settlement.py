"""Results that are settled at once instead of being played out: a stop, and an agreement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kropki.board.board import Board
from kropki.board.enclosure import inside_of, regions, ring_round
from kropki.board.grounding import ground_of
from kropki.errors import (
    NoSuchPlayer,
    RingsOverlap,
    SettlementOfMany,
    SettlementOfSetUp,
    SettlementWithoutDeclaring,
)


@dataclass(frozen=True, slots=True)
class LostArea:
    """A part of the stopper's ground that the opponent takes.

    `inside` is the mask of its points, `captured` counts the stopper's dots there, `freed` the opponent's
    dots that the stopper had captured there."""

    inside: int
    captured: int
    freed: int


@dataclass(frozen=True, slots=True)
class StopSettlement:
    """What a stop comes to.

    `kept` is the mask of what `stopper` keeps: his grounded dots, territories and houses. `captures` are
    those of each player at the end."""

    stopper: int
    kept: int
    lost: tuple[LostArea, ...]
    captures: tuple[int, ...]


def settle_stop(board: Board, stopper: int) -> StopSettlement:
    """The result of a stop ([wikipedia], on grounding): the opponent plays as many dots as he likes,
    alone, and captures all that is not grounded.

    It is exactly the most that he can reach, as his captures less the stopper's (`docs/settlement.md`):

    - All of the stopper's ground that does not hang together with the edge (`kropki.board.grounding`) falls.
    All of his dots there are captured, dead ones too, and what he had captured there is freed.
    - An island in a grounded house stays, though no chain leads from it to the edge: each dot played there
      is captured at once, unless it can break the house. Where captures are declared such an island falls.
    - No dot that the opponent would have to give up pays, so the stopper captures nothing more.

    On a full board nothing falls, since nothing can be played. Raises `NoSuchPlayer`, `SettlementOfMany` if
    more than two play, and `SettlementOfSetUp` if dots of the stopper stand surrounded from the start.
    """
    _check_players(board, stopper)
    opponent = 1 - stopper
    ground = ground_of(board, stopper)
    lost = 0 if board.is_full else ground.lost
    if not board.declared and board.closed_mask(opponent) & lost & board.alive_mask(stopper):
        raise SettlementOfSetUp(
            "the position was set up with dots surrounded that nobody has taken: the stop must be played out"
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
    """What one ring that the players agree on takes.

    `inside` is the mask of the points inside it, `empty` counts those where a dot could still have been
    played, `captured` the other's dots that count for `owner` now, `freed` the owner's that count no longer.
    """

    owner: int
    ring: tuple[int, ...]
    inside: int
    empty: int
    captured: int
    freed: int

    @property
    def points(self) -> int:
        """How many points lie inside the ring, whatever is on them."""
        return self.inside.bit_count()


@dataclass(frozen=True, slots=True)
class TerritorySettlement:
    """What an agreement comes to; tuples have an item a player.

    `empty` sums the areas' empty points. `neutral` counts the points outside all areas that are filled first,
    `to_move` is who moves after that, and `thrown` counts the dots that each must throw away then. `captures`
    are those at the end, thrown dots included."""

    areas: tuple[AgreedArea, ...]
    empty: tuple[int, int]
    neutral: int
    to_move: int
    thrown: tuple[int, int]
    captures: tuple[int, int]


def settle_by_agreement(
    board: Board, to_move: int, rings: Sequence[Sequence[int]], *, passing: bool = False
) -> TerritorySettlement:
    """The result of a game that ends by agreement where captures are declared ([sgf-files], "Games
    that end by agreement").

    `rings` are those that both players would still declare; they need not hold an enemy's dot yet. They are
    closed, and the neutral points are filled alternately, `to_move` being first. Then each fills his own
    areas. Passing being forbidden ("Mandatory Play", [stachowski]), the one with D empty
    points less must then throw dots into the other's areas, who fills one point there for each of them. So he
    loses D / 2 dots, rounded up if it is his move when the neutral points are gone, else down. Where
    `passing` is allowed nobody throws dots away. Points in territories of the game are not empty: nobody
    may play there.

    Raises `NoSuchPlayer`, `SettlementOfMany`, `SettlementWithoutDeclaring` where captures happen by
    themselves, and the `RingRefused` that says what is wrong with a ring. No ring may share inside points
    with another one, nor hold a dot of it.
    """
    _check_players(board, to_move)
    if not board.declared:
        raise SettlementWithoutDeclaring("areas can be agreed on only where captures are declared")
    territories = [board.check_ring(ring) for ring in rings]
    _check_apart(board, rings, [territory.inside for territory in territories])
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


def areas_left(board: Board) -> tuple[tuple[int, ...], ...]:
    """Rings round all that either player has closed and not taken yet, with an enemy's dot in it or none:
    what two players settle by if they change nothing. Where areas would overlap, the larger one counts."""
    grid = board.grid
    found = []
    for player in range(board.players):
        dots = board.alive_mask(player)
        for region in regions(board.closed_mask(player), grid.stride):
            inside = inside_of(region, dots, grid)
            found.append((inside, ring_round(inside, dots, grid)))
    rings: list[tuple[int, ...]] = []
    taken = walls = 0
    for inside, ring in sorted(found, key=lambda area: -area[0].bit_count()):
        wall = sum(grid.bits[point] for point in ring)
        if not (inside & (taken | walls) or wall & taken):
            rings.append(ring)
            taken |= inside
            walls |= wall
    return tuple(rings)


def _check_players(board: Board, player: int) -> None:
    if board.players > 2:
        raise SettlementOfMany(f"{board.players} play: only a game of two can be settled")
    if player not in (0, 1):
        raise NoSuchPlayer(f"player {player} is not one of 0 and 1")


def _check_apart(board: Board, rings: Sequence[Sequence[int]], insides: Sequence[int]) -> None:
    taken = 0
    for inside in insides:
        if taken & inside:
            raise RingsOverlap("two of the rings share points inside")
        taken |= inside
    for point in (point for ring in rings for point in ring):
        if taken >> point & 1:
            raise RingsOverlap(f"a ring's dot on {board.grid.letters(point)} lies inside another ring")
