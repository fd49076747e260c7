"""Territories, and the other parts of a position that change only with captures and houses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

from kropki.board.grid import Grid, Mask, Player, Point
from kropki.board.variant import USUAL, Variant


@dataclass(slots=True, unsafe_hash=True)
class Territory:
    """An area that a player has captured, or could capture.

    Attributes:
        owner: The player who owns it.
        inside: Mask of the points strictly inside its ring.
        captured: How many enemy dots it captured.
        freed: How many of the owner's dots it freed.
        dots: Mask of the owner's alive dots when it was captured. The ring is made of these.
        grid: The board's grid.
        declared: The ring, if the player declared it. Otherwise empty: the ring is the smallest one.
        variant: How captures differ from the usual ones.
    """

    owner: Player
    inside: Mask
    captured: int
    freed: int
    dots: Mask
    grid: Grid
    declared: tuple[Point, ...] = ()
    variant: Variant = USUAL

    def __reduce__(self) -> tuple[type[Territory], tuple[object, ...]]:
        return type(self), tuple(getattr(self, each.name) for each in fields(self))

    @property
    def ring(self) -> tuple[Point, ...]:
        """The ring of dots around it, in order, without the first dot repeated at the end.

        A ring that was not declared is the smallest one, clockwise as seen on the board. Where the edge of
        the board closes areas, the ring may go along it, past points without a dot.
        """
        return self.declared or self.variant.outline(self.inside, self.dots, self.grid)

    @property
    def is_ringed(self) -> bool:
        """Whether a ring of the owner's dots is around exactly its points."""
        return not (self.variant.edge and self.inside & self.grid.edge) and not self.holes

    @property
    def holes(self) -> tuple[tuple[Point, ...], ...]:
        """The outlines of what lies inside the ring and is no part of the territory.

        There is nothing unless only full areas are captured. Then the owner's dots inside stay alive, with
        everything that they enclose.
        """
        return self.variant.holes(self.inside, self.dots, self.grid)


class Gain(NamedTuple):
    """What a player gained by a move, their own or another player's: a house captures who steps in.

    Attributes:
        player: The owner of the territories.
        captured: How many enemy dots they captured.
        freed: How many of the owner's dots they freed.
    """

    player: Player
    captured: int
    freed: int


def gains_of(taken: Iterable[Territory]) -> tuple[Gain, ...]:
    """Return what each owner of new territories gained, in the order of their first ones.

    Args:
        taken: The territories that a move took.
    """
    gains: dict[Player, Gain] = {}
    for territory in taken:
        _, captured, freed = gains.get(territory.owner, (0, 0, 0))
        gains[territory.owner] = Gain(territory.owner, captured + territory.captured, freed + territory.freed)
    return tuple(gains.values())


Captured = tuple[()] | tuple["Captured", Territory]
"""Territories in the order in which they were captured: all before the last one, and the last one.

Adding one takes the same time however many there are."""


@dataclass(slots=True)
class Holdings:
    """What changes only with a capture or a house. It is replaced as a whole, never modified.

    Attributes:
        special: Mask of the points where a dot needs more than a look at its neighbours: all houses, or
            the whole board while `pending`. Not used where captures are declared.
        pending: Whether each dot needs a look at whole areas, since captures are unusual
            (`kropki.board.variant`), or since a board was set up with something surrounded but not captured.
        dead: For each player, the mask of their dots inside territories, whoever owns the territories.
        held: For each player, the mask of the points in their territories.
        houses: For each player, the mask of the points in their houses. Where captures are declared, of
            the points in every area that they have closed. Dots played there later stay in the mask.
        captures: For each player, how many dots of other players lie in their territories.
        territories: All territories.
    """

    special: Mask
    pending: bool
    dead: list[Mask]
    held: list[Mask]
    houses: list[Mask]
    captures: list[int]
    territories: Captured = ()


Packed = tuple[list[tuple[int, Territory]], list[tuple[Any, ...]]]
"""Holdings as flat lists: the links of their chains of territories, and what each of them has."""


def pack(all_holdings: Sequence[Holdings]) -> Packed:
    """Return holdings in a form that `pickle` saves without recursion, however many territories there are.

    Args:
        all_holdings: The holdings. They usually share most of their territories.
    """
    numbers: dict[int, int] = {}
    links: list[tuple[int, Territory]] = []
    packed: list[tuple[Any, ...]] = []
    for holdings in all_holdings:
        chain = []
        rest = holdings.territories
        while rest and id(rest) not in numbers:
            chain.append(rest)
            rest = rest[0]
        for link in reversed(chain):
            links.append((numbers.get(id(link[0]), -1), link[1]))
            numbers[id(link)] = len(links) - 1
        last = numbers.get(id(holdings.territories), -1)
        packed.append((*[getattr(holdings, each.name) for each in fields(holdings)[:-1]], last))
    return links, packed


def unpack(packed: Packed) -> list[Holdings]:
    """Return the holdings that `pack` has packed."""
    chains: list[Captured] = []
    for before, territory in packed[0]:
        chains.append((chains[before] if before >= 0 else (), territory))
    found = []
    for *others, last in packed[1]:
        holdings = Holdings(*others)
        holdings.territories = chains[last] if last >= 0 else ()
        found.append(holdings)
    return found
