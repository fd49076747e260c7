"""A board for millions of random games: automatic captures of two players, compiled by numba.

It follows the same rules as `kropki.board.board.Board` and shares no code with its play. A *point* here is
`row << 6 | column`, both counted from 1, so that a row of the board is one 64-bit int, its bits from 1 on.
A rim of one row or column surrounds the board. A position is two arrays:

- `cells`: ten blocks of height + 2 rows, which are the players' alive dots (blocks 0 and 1), their dead dots
  (2 and 3), their territories (4 and 5) and houses (6 and 7), the open points (8), and all points that were
  ever in a house (9); then how many enemy dots each player has captured
- `links`: the union-find of chains by point. Captured dots stay in it: they can suggest a ring that is
  not there, but never hide one.

The functions take flat arrays and few arguments, since numba counts references to each slice of an array.
`span` is height + 2, `full` a full row of the board, `room` an array for what a move computes (`new_room`).
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np

from kropki.board.board import Board
from kropki.board.enclosure import union
from kropki.board.grid import CLOCKWISE, Point
from research.montecarlo.compiling import compiled, inlined

Ints: TypeAlias = Any
"""A NumPy array of int64."""
Points: TypeAlias = Any
"""A NumPy array of points, uint16."""

DEAD, HELD, HOUSE, OPEN, SPECIAL, BLOCKS = 2, 4, 6, 8, 9, 10
"""The first of each kind of blocks in `cells`, and the number of all."""
SHIFT, COLUMN = 6, 63
"""The row of a point is `point >> SHIFT`, its column `point & COLUMN`."""
CROSS = 0b010101010
"""The four neighbours in a window."""
MIN_HOLDING = 7
"""The size of the smallest region whose ring can contain anything else."""
GROWING, CLOSED, OUTSIDE = 0, 1, 2
"""What is known of a region next to a new dot."""
INSIDES, AREA, PASSABLE, AREAS = 4, 8, 9, 10
"""The blocks of `room` after four regions: their insides, an area, where it may grow; how many there are."""


def _tables() -> tuple[Ints, Ints, Ints, Ints]:
    """Return tables by the 3×3 window around a point, whose bits go row by row.

    Returns:
        Four offsets for each window: to a dot of each arc of dots that touches the point; to one of its four
        neighbours in each gap between two arcs; both filled up with 0. Eight directions for each window: the
        next one of a walk along a wall, by the direction in which it arrives. Two steps for each direction,
        along the columns and the rows.
    """
    arcs: Ints = np.zeros((512, 4), np.int64)
    gaps: Ints = np.zeros((512, 4), np.int64)
    turns: Ints = np.zeros((512, 8), np.int64)
    offsets = [(dy << SHIFT) + dx for dx, dy in CLOCKWISE]
    for window in range(512):
        own = [bool(window >> (dy + 1) * 3 + dx + 1 & 1) for dx, dy in CLOCKWISE]
        wall = [own[i] or (i % 2 == 1 and own[i - 1] and own[(i + 1) % 8]) for i in range(8)]
        starts = [i for i in range(8) if wall[i] and not wall[i - 1]]
        for number, start in enumerate(starts):
            arcs[window, number] = offsets[start]
            end = next(j for j in range(start, start + 8) if not wall[j % 8])
            while not wall[end % 8]:
                if end % 2 == 0:
                    gaps[window, number] = offsets[end % 8]
                end += 1
        if all(wall):
            arcs[window, 0] = offsets[own.index(True)]
        for direction in range(8) if any(own) else ():
            turn = next(t % 8 for t in range(direction + 3, direction - 5, -1) if own[t % 8])
            turns[window, direction] = turn
    return arcs.ravel(), gaps.ravel(), turns.ravel(), np.array(CLOCKWISE, np.int64).ravel()


_ARCS, _GAPS, _TURNS, _STEPS = _tables()


class Position(NamedTuple):
    """A position, and what each move on it needs (see the module's docstring)."""

    cells: Ints
    links: Points
    room: Ints
    span: int
    full: int


def new_position(width: int, height: int) -> Position:
    """Return an empty board with sides of 1 to 52 points."""
    span = height + 2
    full = ((1 << width) - 1) << 1
    cells: Ints = np.zeros(BLOCKS * span + 2, np.int64)
    cells[OPEN * span + 1 : (OPEN + 1) * span - 1] = full
    return Position(cells, np.arange(span << SHIFT, dtype=np.uint16), new_room(height), span, full)


def new_room(height: int) -> Ints:
    """Return the room for moves on boards of this height: areas, states and bounds of regions, and a walk."""
    span = height + 2
    return np.zeros(AREAS * span + 12 + 3 * (span << SHIFT), np.int64)


def position_of(board: Board) -> Position:
    """Return the position of a board for two players with automatic captures."""
    grid = board.grid
    position = new_position(grid.width, grid.height)
    both = (0, 1)
    masks = (
        *(board.alive_mask(player) for player in both),
        *(board.dot_mask(player) & ~board.alive_mask(player) for player in both),
        *(union(t.inside for t in board.territories if t.owner == player) for player in both),
        *(board.house_mask(player) for player in both),
        board.open_mask,
        union(board.house_mask(player) for player in both),
    )
    span = position.span
    for block, mask in enumerate(masks):
        for y in range(1, span - 1):
            position.cells[block * span + y] = mask >> y * grid.stride & position.full
    position.cells[-2:] = board.captures
    for player in both:
        link_chains(position.cells, position.links, span, player)
    return position


def point_of(board: Board, point: Point) -> int:
    """Return the point in this module for a point of a `Board`."""
    x, y = board.grid.xy(point)
    return y + 1 << SHIFT | x + 1


def board_point(board: Board, point: int) -> Point:
    """Return the point of a `Board` for a point in this module."""
    return board.grid.point((point & COLUMN) - 1, (point >> SHIFT) - 1)


@compiled
def count_bits(bits: int) -> Any:
    """Return how many bits are set, in a row of up to 52 points."""
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    return bits * 0x0101010101010101 >> 56


@compiled
def copied(position: Position) -> Position:
    """Return a copy of a position that shares its room for moves."""
    return Position(position.cells.copy(), position.links.copy(), position.room, position.span, position.full)


@inlined
def _root(links: Points, point: int) -> Any:
    """Return the root of a dot's chain, and shorten the way there."""
    below = links[point]
    root = links[below]
    while root != below:
        below = root
        root = links[below]
    links[point] = root
    return root


@inlined
def _window(cells: Ints, first: int, point: int) -> Any:
    """Return the 3×3 window around a point, of the block that begins at `first`."""
    row, left = first + (point >> SHIFT), (point & COLUMN) - 1
    return (cells[row - 1] >> left & 7) | (cells[row] >> left & 7) << 3 | (cells[row + 1] >> left & 7) << 6


@compiled
def link_chains(cells: Ints, links: Points, span: int, player: int) -> None:
    """Connect a player's alive dots in the union-find."""
    first = player * span
    for y in range(1, span - 1):
        for x in range(1, COLUMN):
            if cells[first + y] >> x & 1:
                point = y << SHIFT | x
                for direction in range(8):
                    dx, dy = _STEPS[2 * direction], _STEPS[2 * direction + 1]
                    if cells[first + y + dy] >> (x + dx) & 1:
                        root = _root(links, point)
                        other = _root(links, point + (dy << SHIFT) + dx)
                        links[max(root, other)] = min(root, other)


@compiled
def play(position: Position, point: int, player: int) -> None:
    """Play a dot on an open point and make the captures that follow from it.

    Args:
        position: The position, which changes.
        point: Where to put the dot; it must be open.
        player: Who plays, 0 or 1.
    """
    cells, links, room, span, full = position
    y = point >> SHIFT
    bit = 1 << (point & COLUMN)
    first = player * span
    window = _window(cells, first, point)
    cells[first + y] |= bit
    cells[OPEN * span + y] ^= bit
    rings = 0
    arc = _ARCS[4 * window]
    if arc:
        more = _ARCS[4 * window + 1]
        if more:
            root = _root(links, point + arc)
            number = 4 * window + 1
            while more:
                other = _root(links, point + more)
                if other == root:
                    rings += 1
                else:
                    links[other] = root
                number += 1
                more = _ARCS[number] if number & 3 else 0
            links[point] = root
        else:
            links[point] = links[point + arc]
    if rings or cells[SPECIAL * span + y] & bit:
        _settle(cells, room, span, full, point, player, window, rings)


@compiled
def _settle(
    cells: Ints, room: Ints, span: int, full: int, point: int, player: int, window: int, rings: int
) -> None:
    """Capture what a new dot has closed, note houses, or capture a dot that was played into a house."""
    y = point >> SHIFT
    bit = 1 << (point & COLUMN)
    host = 1 - player
    house = (HOUSE + host) * span
    is_guest = cells[house + y] & bit
    captured = False
    if rings == 1 and not is_guest:
        for i in range(4 * window, 4 * window + 4):
            there = point + _GAPS[i]
            around = _window(cells, player * span, there)
            if around & CROSS == CROSS and there != point:
                _take_point(cells, span, there, player)
                return
    if rings:
        captured = _capture_closed(cells, room, span, full, point, player, window, rings)
    if not is_guest:
        return
    area, passable = AREA * span, PASSABLE * span
    for row in range(span):
        room[area + row] = 0
        # if part of the house's ring was captured, the house is no house any more
        around = cells[house + row] if captured else full
        room[passable + row] = around & ~cells[host * span + row]
    room[area + y] = bit
    room[passable + y] |= bit
    room[passable] = room[passable + span - 1] = 0
    flood(room, span, area)
    if captured:
        for row in range(span):
            cells[house + row] &= ~room[area + row]
    else:
        _fill_ring(cells, room, span, full, area, host)
        _capture(cells, room, span, area, host)


@inlined
def _take_point(cells: Ints, span: int, point: int, player: int) -> None:
    """Capture the dot on a point between four dots of a player, or make the point a house."""
    y = point >> SHIFT
    bit = 1 << (point & COLUMN)
    enemy = 1 - player
    if cells[enemy * span + y] & bit:
        cells[enemy * span + y] ^= bit
        cells[(DEAD + enemy) * span + y] |= bit
        cells[(HELD + player) * span + y] |= bit
        cells[BLOCKS * span + player] += 1
    elif cells[OPEN * span + y] & bit:
        cells[(HOUSE + player) * span + y] |= bit
        cells[SPECIAL * span + y] |= bit


@compiled
def flood(room: Ints, span: int, area: int) -> None:
    """Grow an area to all passable points that can be reached from it."""
    passable = PASSABLE * span - area
    low, high = area + 1, area + span - 2
    while not room[low]:
        low += 1
    while not room[high]:
        high -= 1
    growing = True
    while growing:
        growing = False
        low = max(area + 1, low - 1)
        high = min(area + span - 2, high + 1)
        for step in range(2 * (high - low + 1)):
            row = low + step if step <= high - low else 2 * high + 1 - low - step
            old = room[row]
            free = room[passable + row]
            grown = (old | room[row - 1] | room[row + 1]) & free | old
            wider = (grown | grown << 1 | grown >> 1) & free | grown
            while wider != grown:
                grown = wider
                wider = (grown | grown << 1 | grown >> 1) & free | grown
            if grown != old:
                room[row] = grown
                growing = True


@compiled
def _closed_regions(
    cells: Ints, room: Ints, span: int, full: int, point: int, player: int, window: int, rings: int
) -> int:
    """Find the regions that a new dot has closed, as `kropki.board.enclosure.closed_regions` does.

    Returns:
        The bits of the regions that are closed, among the first four of the room.
    """
    own = player * span
    last = span - 2
    sides = 1 << 1 | (full + 2) >> 1  # the first and the last column
    states = AREAS * span
    lows, highs = states + 4, states + 8
    left = gaps = closed = closed_count = 0
    outside_seen = False
    for i in range(4):
        room[states + i] = OUTSIDE
    for i in range(4):
        gap = _GAPS[4 * window + i]
        if gap == 0:
            break
        gaps += 1
        y = point + gap >> SHIFT
        bit = 1 << (point + gap & COLUMN)
        if not (1 <= y <= last and full & bit):
            outside_seen = True
            continue
        above = bit & ~cells[own + y - 1]
        here = (bit | bit << 1 | bit >> 1) & full & ~cells[own + y]
        below = bit & ~cells[own + y + 1]
        at_edge = (above | here | below) & sides or y in (1, last)
        if at_edge or (y == 2 and above) or (y == last - 1 and below):
            outside_seen = True
            continue
        region = i * span
        for row in range(region, region + span):
            room[row] = 0
        room[region + y - 1], room[region + y], room[region + y + 1] = above, here, below
        if not above and not below and here == bit:
            room[states + i] = CLOSED
            closed |= 1 << i
            closed_count += 1
            if rings == 1:
                return closed
        else:
            room[states + i] = GROWING
            room[lows + i], room[highs + i] = y - 1, y + 1
            left += 1
    i = 0
    while left:
        while room[states + i] != GROWING:
            i = i + 1 & 3
        if left == 1 and not outside_seen:
            break
        region = i * span
        low, high = max(1, room[lows + i] - 1), min(last, room[highs + i] + 1)
        changed = False
        edge = wide_above = 0
        here = room[region + low]
        wide = (here | here << 1 | here >> 1) & full & ~cells[own + low]
        for row in range(low, high + 1):
            below = room[region + row + 1]
            wide_below = (below | below << 1 | below >> 1) & full & ~cells[own + row + 1] if row < last else 0
            grown = (wide | wide_above | wide_below) & full & ~cells[own + row]
            if grown != room[region + row]:
                changed = True
                room[region + row] = grown
            edge |= grown & sides
            if row == 1 or row == last:
                edge |= grown
            wide_above = wide
            wide = wide_below
        room[lows + i], room[highs + i] = low, high
        if not changed:
            room[states + i] = CLOSED
            left -= 1
            closed |= 1 << i
            closed_count += 1
            if closed_count == rings:
                break
        elif edge:
            room[states + i] = OUTSIDE
            left -= 1
            outside_seen = True
        else:
            for other in range(gaps):
                if other != i and room[states + other] == GROWING:
                    common = 0
                    for row in range(low, high + 1):
                        common |= room[region + row] & room[other * span + row]
                    if common:
                        room[states + i] = OUTSIDE
                        left -= 1
                        break
        i = i + 1 & 3
    return closed


@compiled
def _capture_closed(
    cells: Ints, room: Ints, span: int, full: int, point: int, player: int, window: int, rings: int
) -> bool:
    """Capture the regions with alive enemy dots that a new dot has closed, and make houses of the others.

    Returns:
        Whether anything was captured.
    """
    closed = _closed_regions(cells, room, span, full, point, player, window, rings)
    enemy, house = (1 - player) * span, (HOUSE + player) * span
    count = 0
    for i in range(4):
        if closed >> i & 1:
            region, inside = i * span, (INSIDES + count) * span
            enemies = 0
            for row in range(span):
                enemies |= room[region + row] & cells[enemy + row]
            if enemies:
                for row in range(span):
                    room[inside + row] = room[region + row]
                _fill_ring(cells, room, span, full, inside, player)
                count += 1
            else:
                for row in range(span):
                    cells[house + row] |= room[region + row]
                    cells[SPECIAL * span + row] |= room[region + row]
    for i in range(count):
        inside = (INSIDES + i) * span
        is_outermost = True
        for j in range(count):
            if j != i:
                beyond = 0
                for row in range(span):
                    beyond |= room[inside + row] & ~room[(INSIDES + j) * span + row]
                is_outermost &= beyond != 0
        if is_outermost:
            _capture(cells, room, span, inside, player)
    return count > 0


@compiled
def _fill_ring(cells: Ints, room: Ints, span: int, full: int, region: int, player: int) -> None:
    """Add to a closed region everything else that is inside the smallest ring around it."""
    size = 0
    for row in range(region, region + span):
        size += count_bits(room[row])
    if size < MIN_HOLDING:
        return
    y = 1
    while not room[region + y]:
        y += 1
    x = 1
    while not room[region + y] >> x & 1:
        x += 1
    points = span << SHIFT
    walk = AREAS * span + 12
    place, area_at = walk + points, walk + 2 * points
    # the place of each point in the walk, from 1, and twice the area that the walk has enclosed there
    dot = y - 1 << SHIFT | x
    length = 1
    room[walk] = dot
    room[place + dot] = 1
    room[area_at + dot] = 0
    area = 0
    direction = 0
    while True:
        direction = _TURNS[8 * _window(cells, player * span, dot) + direction]
        dx, dy = _STEPS[2 * direction], _STEPS[2 * direction + 1]
        area += 2 * (dot & COLUMN) * dy + dx * dy
        dot += (dy << SHIFT) + dx
        if room[place + dot] == 0:
            room[area_at + dot] = area
            room[walk + length] = dot
            length += 1
            room[place + dot] = length
            continue
        if area > room[area_at + dot]:
            break
        while length > room[place + dot]:
            length -= 1
            room[place + room[walk + length]] = 0
        area = room[area_at + dot]
    start = room[place + dot] - 1
    passable = PASSABLE * span
    for row in range(1, span - 1):
        room[passable + row] = full
    for i in range(length):
        dot = room[walk + i]
        room[place + dot] = 0
        if i >= start:
            room[passable + (dot >> SHIFT)] &= ~(1 << (dot & COLUMN))
    flood(room, span, region)


@compiled
def _capture(cells: Ints, room: Ints, span: int, inside: int, player: int) -> None:
    """Turn everything inside a player's ring into their territory."""
    enemy = 1 - player
    score = BLOCKS * span
    for row in range(1, span - 1):
        points = room[inside + row]
        if points:
            cells[DEAD * span + row] |= cells[row] & points
            cells[(DEAD + 1) * span + row] |= cells[span + row] & points
            cells[row] &= ~points
            cells[span + row] &= ~points
            fallen = cells[(DEAD + enemy) * span + row] & points
            cells[score + player] += count_bits(fallen & ~cells[(HELD + player) * span + row])
            freed = cells[(DEAD + player) * span + row] & points
            cells[score + enemy] -= count_bits(freed & cells[(HELD + enemy) * span + row])
            cells[(HELD + player) * span + row] |= points
            cells[(HELD + enemy) * span + row] &= ~points
            cells[HOUSE * span + row] &= ~points
            cells[(HOUSE + 1) * span + row] &= ~points
            cells[OPEN * span + row] &= ~points
