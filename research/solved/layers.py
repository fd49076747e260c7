"""Solves a board once more, layer by layer, to verify the tables (`docs/solved.md`).

A layer has all positions with the same number of dots, one of each kind of symmetric ones. All layers are
found first, from the empty board on; then the values, from the full boards back. The moves are those of
`research.montecarlo.board`. A position is a number as in the tables, and the player to move is player 0 here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from kropki.solved.position import CODES, symmetries
from research.montecarlo.board import (
    BLOCKS,
    COLUMN,
    DEAD,
    HELD,
    HOUSE,
    OPEN,
    SHIFT,
    SPECIAL,
    Ints,
    Position,
    link_chains,
    new_position,
    play,
)
from research.montecarlo.compiling import compiled


class Layer(NamedTuple):
    """Positions with the same number of dots.

    Attributes:
        numbers: The positions, in rising order.
        open: How many open points each has.
        to_the_end: What each is worth if play goes on to the last point.
        may_stop: What each is worth if players may stop.
    """

    numbers: Ints
    open: Ints
    to_the_end: Ints
    may_stop: Ints


def solve_layers(width: int, height: int) -> Iterator[Layer]:
    """Yield all layers of a board that play can reach from the empty board, the fullest first.

    Raises:
        AssertionError: If a player who plays on alone might gain more than by filling the board.
    """
    board = new_position(width, height)
    points: Ints = np.array([y << SHIFT | x for y in range(1, height + 1) for x in range(1, width + 1)])
    forms: Ints = np.array([form(bytes(range(width * height))) for form in symmetries(width, height)])
    layers: list[Ints] = [np.zeros(1, np.int64)]
    while (children := _children(layers[-1], board, points, forms)).size:
        layers.append(np.unique(children))
    layer = Layer(*(np.zeros(0, np.int64),) * 4)
    for numbers in reversed(layers):
        found: Ints = np.zeros((4, len(numbers)), np.int64)
        _find_values(numbers, layer.numbers, layer.to_the_end, layer.may_stop, found, board, points, forms)
        assert not found[3].any(), f"a stop may be worth less in {numbers[found[3] > 0]}"
        layer = Layer(numbers, *found[:3])
        yield layer


@compiled
def _children(numbers: Ints, board: Position, points: Ints, forms: Ints) -> Ints:
    """Return all successors of some positions, with repetitions."""
    found: Ints = np.zeros(len(numbers) * len(points), np.int64)
    count = 0
    for number in numbers:
        for point in points:
            if _play(board, points, number, point, 0):
                found[count] = _number(board, points, forms)
                count += 1
    return found[:count]


@compiled
def _find_values(
    numbers: Ints,
    later: Ints,
    later_to_the_end: Ints,
    later_may_stop: Ints,
    values: Ints,
    board: Position,
    points: Ints,
    forms: Ints,
) -> None:
    """Fill four rows of values.

    They are the number of open points, the value to the last point, the value if players may stop, and
    whether another order of dots may gain more after a stop.
    """
    for place, number in enumerate(numbers):
        set_position(board, points, number)
        before = lead(board, 0)
        moves = 0
        to_the_end = may_stop = -100
        for point in points:
            if not _play(board, points, number, point, 0):
                continue
            moves += 1
            gain = lead(board, 0) - before
            child = np.searchsorted(later, _number(board, points, forms))
            to_the_end = max(to_the_end, gain - later_to_the_end[child])
            may_stop = max(may_stop, gain - later_may_stop[child])
        if not moves:
            continue
        least, most = _gain_alone(board, points, number), _most_alone(board, points, number)
        values[0, place] = moves
        values[1, place] = to_the_end
        values[2, place] = max(may_stop, -least)
        values[3, place] = least != most and may_stop < -least


@compiled
def _play(board: Position, points: Ints, number: int, point: int, player: int) -> bool:
    """Set up a position and play a dot, or return False if the point is not open."""
    set_position(board, points, number)
    if not board.cells[OPEN * board.span + (point >> SHIFT)] >> (point & COLUMN) & 1:
        return False
    play(board, point, player)
    return True


@compiled
def _gain_alone(board: Position, points: Ints, number: int) -> int:
    """Return how many dots the other player gains alone by filling the board, except houses of the mover."""
    set_position(board, points, number)
    return fill_alone(board, points, 1)


@compiled
def fill_alone(board: Position, points: Ints, player: int) -> int:
    """Return how many dots a player gains by filling the board, except houses of the other player."""
    cells, span = board.cells, board.span
    house = (HOUSE + 1 - player) * span
    before = lead(board, player)
    for point in points:
        row, bit = point >> SHIFT, 1 << (point & COLUMN)
        if cells[OPEN * span + row] & ~cells[house + row] & bit:
            play(board, point, player)
    return lead(board, player) - before


@compiled
def code_at(cells: Ints, span: int, point: int, mover: int) -> int:
    """Return the value of a point as the player to move sees it (see `kropki.solved.position`)."""
    row, column = point >> SHIFT, point & COLUMN
    code = 0
    for player in range(2):
        own = 1 if player == mover else 2
        code += own * ((cells[player * span + row] | cells[(DEAD + player) * span + row]) >> column & 1)
        code += 3 * (3 - own) * (cells[(HELD + player) * span + row] >> column & 1)
        if cells[OPEN * span + row] >> column & 1:
            code += (8 + own) * (cells[(HOUSE + player) * span + row] >> column & 1)
    return int(code)


@compiled
def _most_alone(board: Position, points: Ints, number: int) -> int:
    """Return a bound of what the other player can gain alone.

    It counts the mover's alive dots, and the other player's in territories of the mover, from which no path
    leads to the edge past the other player's dots and the points where they may put some.
    """
    cells, room, span, full = board.cells, board.room, board.span, board.full
    set_position(board, points, number)
    count = 0
    edge = 1 << 1 | (full + 2) >> 1  # the first and the last column
    for start in points:
        row, bit = start >> SHIFT, 1 << (start & COLUMN)
        if not (cells[row] | cells[(DEAD + 1) * span + row] & cells[HELD * span + row]) & bit:
            continue
        room[:span] = 0
        room[row] = bit
        growing = True
        is_out = False
        while growing:
            growing = False
            for y in range(1, span - 1):
                old = room[y]
                wide = old | old << 1 | old >> 1 | room[y - 1] | room[y + 1]
                new = old | wide & full & ~(cells[span + y] | cells[OPEN * span + y])
                if new != old:
                    room[y] = new
                    growing = True
                is_out |= new & edge != 0 or (new != 0 and y in (1, span - 2))
        count += not is_out
    room[:span] = 0
    return count


@compiled
def set_position(board: Position, points: Ints, number: int) -> None:
    """Set up a position."""
    cells, links, span = board.cells, board.links, board.span
    cells[:] = 0
    for place in range(len(links)):
        links[place] = place
    for place in range(len(points) - 1, -1, -1):
        number, code = divmod(number, CODES)
        row, bit = points[place] >> SHIFT, 1 << (points[place] & COLUMN)
        if code in (0, 9, 10):
            cells[OPEN * span + row] |= bit
            if code:
                cells[(HOUSE + code - 9) * span + row] |= bit
                cells[SPECIAL * span + row] |= bit
        elif code < 3:
            cells[(code - 1) * span + row] |= bit
        else:
            owner = code < 6  # 6 to 8 are in the territory of player 0
            cells[(HELD + owner) * span + row] |= bit
            if code % 3:
                player = code % 3 - 1
                cells[(DEAD + player) * span + row] |= bit
                cells[BLOCKS * span + owner] += player != owner
    link_chains(cells, links, span, 0)
    link_chains(cells, links, span, 1)


@compiled
def _number(board: Position, points: Ints, forms: Ints) -> int:
    """Return the number of a position with player 1 to move, in its first form of all symmetric ones."""
    codes = board.room[: len(points)]
    for place, point in enumerate(points):
        codes[place] = code_at(board.cells, board.span, point, 1)
    first = 0
    for form in range(len(forms)):
        number = 0
        for place in forms[form]:
            number = number * CODES + codes[place]
        if form == 0 or number < first:
            first = number
    codes[:] = 0
    return int(first)


@compiled
def lead(board: Position, player: int) -> int:
    """Return how many more dots a player has captured than the other one."""
    captures = BLOCKS * board.span
    return int(board.cells[captures + player] - board.cells[captures + 1 - player])
