"""Links: what connects loose dots of a player, whatever the opponent does.

Two dots are linked if a corridor of open points, two points wide, runs between them along a row or a column:

    R  .  .  .  .
    .  .  .  .  R

Whenever the opponent plays in the corridor, the player answers beside that dot, and stays connected. Two
dots with one dot of the opponent between them are linked by the open points on its other two sides. So a
link consists of pairs of points, and the player gets at least one of each.

Masks may have many boards side by side.
"""

from __future__ import annotations

from kropki.board.grid import Mask

LONGEST_LINK = 4
"""How many points long a corridor is at most. In a long one, the opponent often gains something else."""


def corridors(dots: Mask, free: Mask, along: int, across: int) -> Mask:
    """Return the pairs of all corridors that run in a direction: the points with the lower numbers.

    Args:
        dots: The player's alive dots.
        free: The open points.
        along: The step along a corridor: 1 for rows, the grid's stride for columns.
        across: The step from a point to the other one of its pair, the other of these two.
    """
    abreast = free & free >> across
    ends = dots | dots >> across
    steps = [abreast & ends >> along]  # the points from which a dot is so many steps away, or fewer
    for _ in range(LONGEST_LINK - 1):
        steps.append(steps[-1] | abreast & steps[-1] >> along)
    after, pairs = abreast & ends << along, 0
    for rest in reversed(steps):
        pairs |= after & rest
        after = abreast & after << along
    return pairs


def between(dots: Mask, free: Mask, stride: int) -> Mask:
    """Return the points between two dots of a row or column whose other two sides are open.

    Args:
        dots: The player's alive dots.
        free: The open points.
        stride: The grid's stride.
    """
    row = dots << 1 & dots >> 1 & free << stride & free >> stride
    column = dots << stride & dots >> stride & free << 1 & free >> 1
    return row | column


def breaks(dots: Mask, free: Mask, stride: int) -> Mask:
    """Return the open points where a dot of the opponent breaks a link of a player, if they do not answer.

    Args:
        dots: The player's alive dots.
        free: The open points.
        stride: The grid's stride.
    """
    across = corridors(dots, free, stride, 1)
    down = corridors(dots, free, 1, stride)
    walls = between(dots, free, stride)
    beside = walls << 1 | walls >> 1 | walls << stride | walls >> stride
    return across | across << 1 | down | down << stride | beside & free


def caught(dots: Mask, free: Mask, board: Mask, edge: Mask, stride: int) -> Mask:
    """Return the points from which nothing gets out to the edge past the dots and links of a player.

    Someone who gets into a corridor still does not get across it. An enemy dot between two dots counts as
    part of their link, not as caught.

    Args:
        dots: The player's alive dots.
        free: The open points.
        board: The points of the board.
        edge: Those at its edge.
        stride: The grid's stride.
    """
    passable = board & ~(dots | between(dots, free, stride))
    across = ~corridors(dots, free, stride, 1)
    down = ~corridors(dots, free, 1, stride)
    reached = edge & passable
    while True:
        wider = (reached | (reached & across) << 1 | reached >> 1 & across) & passable
        wider = (wider | (wider & down) << stride | wider >> stride & down) & passable
        if wider == reached:
            return passable & ~reached
        reached = wider
