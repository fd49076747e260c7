"""Masks of boards of one size that lie side by side in one int."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from kropki.board.grid import Grid, Mask


def repeat(mask: Mask, times: int, grid: Grid) -> Mask:
    """Return a mask that has the points of a mask on each of some boards.

    Args:
        mask: The mask on one board.
        times: How many boards there are.
        grid: The grid of the boards.
    """
    repeated, done = mask, 1
    while done < times:
        repeated |= repeated << done * grid.limit
        done *= 2
    return repeated & (1 << times * grid.limit) - 1


def join(masks: Sequence[Mask], grid: Grid) -> Mask:
    """Return some masks side by side, the first one first.

    Args:
        masks: The masks.
        grid: The grid of their boards.
    """
    joined, width = [*masks], grid.limit
    while len(joined) > 1:
        pairs = zip_longest(joined[::2], joined[1::2], fillvalue=0)
        joined = [first | second << width for first, second in pairs]
        width *= 2
    return joined[0]


def count_each(mask: Mask, boards: int, grid: Grid) -> list[int]:
    """Return how many points a mask has on each board.

    Args:
        mask: The mask.
        boards: The number of boards.
        grid: The grid of the boards.
    """
    limit = grid.limit
    one = (1 << limit) - 1
    data = mask.to_bytes((boards * limit + 7) // 8, "little")
    counts = []
    for first in range(0, boards * limit, limit):
        part = int.from_bytes(data[first // 8 : (first + limit + 7) // 8], "little")
        counts.append((part >> first % 8 & one).bit_count())
    return counts
