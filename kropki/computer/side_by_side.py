"""Masks of boards of one size that lie side by side in one int."""

from __future__ import annotations

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


def count_each(mask: Mask, boards: int, grid: Grid) -> list[int]:
    """Return how many points a mask has on each board.

    Args:
        mask: The mask.
        boards: The number of boards.
        grid: The grid of the boards.
    """
    one = (1 << grid.limit) - 1
    counts = []
    for _ in range(boards):
        counts.append((mask & one).bit_count())
        mask >>= grid.limit
    return counts
