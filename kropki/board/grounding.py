"""What a player can no longer lose, however many dots the others play.

"Continuous groups of dots that touch the border of the field can't be captured no matter how many moves
opponent make. These dots are said to be «grounded»" ([wikipedia]). Continuous must mean more here
than it does for a chain. Dots that touch by their corners make a chain, but a ring of the enemy may pass
between them, unless one of the other two corners is the player's own:

    R .  .         R  B  .
    .  R .    →    B  Rb B
    .  . .         .  B  .

So what cannot be cut hangs together by the four neighbours. This *ground* of a player is made of

- his alive dots;
- his territories: nobody may play in them, so their bodies carry the connection on from one corner to the
  next;
- where captures happen by themselves his houses too, as long as no dot can enter them unpunished
  ([tochki-rules], "Ловушки"). One can if it closes a ring round a part of the ground: then it is
  not surrounded but surrounds. This breaks the house's wall, and its other points are free to all. Else an
  island in the house is as safe as the house.

Where captures are declared nobody is punished who does not declare, and houses carry nothing.

That no play takes more, and that play can take all the rest, is argued in `docs/settlement.md`.
"""

from __future__ import annotations

from dataclasses import dataclass

from kropki.board.board import Board
from kropki.board.enclosure import closed_regions, flood, regions
from kropki.board.grid import Grid


@dataclass(frozen=True, slots=True)
class Ground:
    """What a player stands on: masks of his alive dots, his territories and his houses that nobody can enter.

    `safe` can never be taken from him. `lost` can, all of it, if he plays no more."""

    safe: int
    lost: int


def grounded(board: Board, player: int) -> int:
    """Mask of the alive dots of a player that nobody can capture any more.

    Among three or four the others are taken for one enemy whose dots have one colour. Dots that are safe from
    him are safe from them; some that are not may be so too.
    """
    return ground_of(board, player).safe & board.alive_mask(player)


def ungrounded(board: Board, player: int) -> int:
    """Mask of the alive dots of a player that are not grounded."""
    return ground_of(board, player).lost & board.alive_mask(player)


def ground_of(board: Board, player: int) -> Ground:
    """What a player cannot lose any more, and what he would lose if he alone did not play on."""
    grid = board.grid
    ground = board.alive_mask(player) | board.held_mask(player)
    houses = [] if board.declared else _houses(board, player)
    for house in houses:
        ground |= house
    while True:
        safe = flood(ground & grid.edge, ground, grid.stride)
        entered = next((house for house in houses if _can_be_entered(house & safe, safe, grid)), None)
        if entered is None:
            return Ground(safe, ground & ~safe)
        houses.remove(entered)
        ground &= ~entered


def _houses(board: Board, player: int) -> list[int]:
    """Masks of the regions that a player has closed and in which no enemy's dot is alive."""
    enemies = board.enemies_mask(player)
    closed = regions(board.closed_mask(player), board.grid.stride)
    return [house for house in closed if not house & enemies]


def _can_be_entered(house: int, safe: int, grid: Grid) -> bool:
    """Whether one dot in a house cuts off a part of the safe ground, once the enemy has dots all round it."""
    around = grid.board & ~safe
    for point in grid.mask_points(house):
        _, more_arcs, gaps = grid.contacts[around >> point - grid.reach & grid.window]
        dots = around | grid.bits[point]
        if more_arcs and closed_regions(point, gaps, len(more_arcs), dots, grid):
            return True
    return False
