"""What a player can no longer lose, however many dots the other players add.

"Continuous groups of dots that touch the border of the field can't be captured no matter how many moves
opponent make. These dots are said to be «grounded»" [wikipedia]. "Continuous" must mean more here than it
does for a chain. Dots that touch only at their corners form a chain, but an enemy ring can pass between them,
unless one of the other two corners belongs to the player:

    R .  .         R  B  .
    .  R .    →    B  Rb B
    .  . .         .  B  .

So what cannot be cut is connected through the four neighbours. This *ground* of a player consists of

- their alive dots;
- their territories, because nobody can play there: a territory connects the dots around it;
- their houses, if captures are automatic, and if no dot can be played into the house without being captured
  ([tochki-rules], "Ловушки"). A dot escapes if it closes a ring around part of the ground: then it captures
  instead of being captured. This breaks the ring of the house, and anyone can use its other points.
  Otherwise an island inside the house is as safe as the house.

If captures are declared, a player who does not declare captures nothing. Then houses connect nothing.

If the edge of the board closes areas, or only full areas are captured, being connected to the edge does not
decide what can be captured. Then nothing counts as grounded.

`docs/settlement.md` explains why no play can take more than this, and why play can take all the rest.
"""

from __future__ import annotations

from dataclasses import dataclass

from kropki.board.board import Board
from kropki.board.enclosure import closed_regions, flood, regions
from kropki.board.grid import Grid, Mask, Player


@dataclass(frozen=True, slots=True)
class Ground:
    """A player's alive dots, territories, and houses that no enemy can enter unpunished.

    Attributes:
        safe: Mask of the part that can never be captured.
        lost: Mask of the rest. All of it can be captured if the player stops playing.
    """

    safe: Mask
    lost: Mask


def grounded_mask(board: Board, player: Player) -> Mask:
    """Return the mask of a player's alive dots that nobody can capture any more.

    With three or four players, the others are treated as one enemy whose dots have one colour. Dots that are
    safe from this enemy are safe from each of them. Some that are not may be safe as well.

    Args:
        board: The position.
        player: A player of the board.
    """
    return ground_of(board, player).safe & board.alive_mask(player)


def ungrounded_mask(board: Board, player: Player) -> Mask:
    """Return the mask of a player's alive dots that are not grounded (see `grounded_mask`).

    Args:
        board: The position.
        player: A player of the board.
    """
    return ground_of(board, player).lost & board.alive_mask(player)


def ground_of(board: Board, player: Player) -> Ground:
    """Return what a player cannot lose any more, and what they lose if only the others play on.

    Under a variant in which the edge does not protect dots, nothing counts as safe.

    Args:
        board: The position.
        player: A player of the board.
    """
    grid = board.grid
    ground = board.alive_mask(player) | board.held_mask(player)
    if not board.variant.has_grounded_dots:
        return Ground(0, ground)
    houses = [] if board.declared else _empty_regions(board, player)
    for house in houses:
        ground |= house
    while True:
        safe = flood(ground & grid.edge, ground, grid.stride)
        entered = next((house for house in houses if _can_be_entered(house & safe, safe, grid)), None)
        if entered is None:
            return Ground(safe, ground & ~safe)
        houses.remove(entered)
        ground &= ~entered


def _empty_regions(board: Board, player: Player) -> list[Mask]:
    """Return the regions that a player has enclosed and that have no alive enemy dots."""
    enemies = board.enemies_mask(player)
    closed = regions(board.closed_mask(player), board.grid.stride)
    return [region for region in closed if not region & enemies]


def _can_be_entered(house: Mask, safe: Mask, grid: Grid) -> bool:
    """Return whether one dot in a house can cut off safe ground that is surrounded by enemy dots."""
    around = grid.board & ~safe
    for point in grid.mask_points(house):
        _, more_arcs, gaps = grid.contacts[around >> point - grid.reach & grid.window]
        dots = around | grid.bits[point]
        if more_arcs and closed_regions(point, gaps, len(more_arcs), dots, grid):
            return True
    return False
