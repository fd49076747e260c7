"""Proves what boards of up to 7×6 points are worth, as far as the time goes.

What is known is kept, and a later proof goes on from there. The search is alpha-beta with a table. Positions
are one if they differ only by symmetry, by the colours and the player to move, or by what is settled
(`research.solved.settling`).
"""

from __future__ import annotations

import time
import zipfile
from pathlib import Path
from typing import NamedTuple

import numpy as np

from kropki.board.board import Board
from kropki.board.grid import Player
from kropki.cli.output import whole_file
from kropki.errors import KropkiError
from kropki.solved.position import CODES, symmetries
from research.montecarlo.board import BLOCKS, COLUMN, OPEN, SHIFT, Ints, Position, count_bits, position_of
from research.montecarlo.board import play as put
from research.montecarlo.compiling import compiled
from research.solved.layers import code_at, fill_alone, lead
from research.solved.settling import (
    FINDINGS,
    MOST_COLUMNS,
    MOST_ROWS,
    SETTLED,
    UNDECIDED,
    most_gain,
    plane,
    settle,
)

FIRST_COUNT = 1 << 12
"""Positions before the first look at the clock."""
PLACES = 4
"""How many places in the table a position may have."""
HIGH, LOW, BOUNDS = 0, 1, 2
"""The columns of the table: the two ints of a position, then bounds with their cost; 0 if a row is free."""
CHEAP = 5
"""Bounds that took fewer than 2 ** (CHEAP - 1) positions are not saved: they are quickly found again."""
LIMIT = 1 << 62
"""More than the ints of any position."""
NO, YES, UNKNOWN = 0, 1, -1


class OutOfTime(KropkiError):
    """The time is up before a proof is complete."""

    code = "solved/time"


class InvalidState(KropkiError):
    """A file does not hold what a proof of this board has found."""

    code = "solved/state"


class Search(NamedTuple):
    """What a search needs: the rules, the shape of the board, what is known, and room for its work.

    Attributes:
        stops: Whether players may stop.
        points: The points as in `research.montecarlo.board`, row by row.
        forms: The places in `points`, in the order of each symmetric form.
        bases: How many codes a point can have, by place.
        edge: The points at the edge, as bits.
        table: What is known, in rows of three: see `HIGH`.
        history: How often a point was right, by player and point.
        counts: How many positions were looked at, and at how many to stop.
        codes: Room for the codes of a position.
        findings: What is settled: see `research.solved.settling`.
        cells: The cells of the board before a move, by depth.
        links: The links of the board before a move, by depth.
        moves: The moves to try, by depth: their promise, point and aim.
    """

    stops: bool
    points: Ints
    forms: Ints
    bases: Ints
    edge: int
    table: Ints
    history: Ints
    counts: Ints
    codes: Ints
    findings: Ints
    cells: Ints
    links: Ints
    moves: Ints


class Prover:
    """Proves by alpha-beta whether a player can gain something on boards of one size.

    Attributes:
        width: The number of columns.
        height: The number of rows.
        stops: Whether players may stop; the others then play on alone as long as they like.
        search: What its search works with.
    """

    def __init__(self, width: int, height: int, *, stops: bool = False, entries: int = 1 << 16) -> None:
        """Prepare a prover.

        Args:
            width: The number of columns, up to `MOST_COLUMNS`.
            height: The number of rows, up to `MOST_ROWS`.
            stops: Whether players may stop.
            entries: How many positions it can keep, a power of two. Each takes 24 bytes.

        Raises:
            ValueError: If the board is too large.
        """
        if width > MOST_COLUMNS or height > MOST_ROWS:
            raise ValueError(f"{width}×{height} is too large: {MOST_COLUMNS}×{MOST_ROWS} is the most")
        self.width, self.height, self.stops = width, height, stops
        self.search = _new_search(width, height, stops, entries)

    @property
    def positions(self) -> int:
        """Return how many positions it has looked at."""
        return int(self.search.counts[0])

    def reaches(self, board: Board, mover: Player, aim: int, seconds: float) -> bool:
        """Return whether the player to move can force that the lead grows by at least `aim`.

        Raises:
            OutOfTime: If it takes longer. What has been found is kept.
        """
        start = time.monotonic()
        position, counts = position_of(board), self.search.counts
        first, count = counts[0], FIRST_COUNT
        while True:
            counts[1] = counts[0] + count
            found = _reaches(position, self.search, mover, aim, 0)
            if found != UNKNOWN:
                return found == YES
            passed = time.monotonic() - start
            if passed > seconds:
                raise OutOfTime(f"the time is up after {counts[0] - first} positions")
            count = FIRST_COUNT + int((counts[0] - first) / passed * (seconds - passed))


def _new_search(width: int, height: int, stops: bool, entries: int) -> Search:
    rows, columns = range(1, height + 1), range(1, width + 1)
    size, span = width * height, height + 2
    ends = [(y in (1, height)) + (x in (1, width)) for y in rows for x in columns]
    bits = [1 << (y << 3 | x) for y in rows for x in columns]
    return Search(
        stops=stops,
        points=np.array([y << SHIFT | x for y in rows for x in columns]),
        forms=np.array([form(bytes(range(size))) for form in symmetries(width, height)]),
        # nothing at the edge is ever captured, and the corners are settled
        bases=np.array([(CODES + 1, 4, 1)[end] for end in ends]),
        edge=sum(bit for bit, end in zip(bits, ends, strict=True) if end),
        table=np.zeros((entries, 3), np.int64),
        history=np.zeros((2, span << SHIFT), np.int64),
        counts=np.zeros(2, np.int64),
        codes=np.zeros(size, np.int64),
        findings=np.zeros(FINDINGS, np.int64),
        cells=np.zeros((size + 1, BLOCKS * span + 2), np.int64),
        links=np.zeros((size + 1, span << SHIFT), np.uint16),
        moves=np.zeros((size + 1, size, 3), np.int64),
    )


@compiled
def _reaches(position: Position, search: Search, mover: int, aim: int, depth: int) -> int:
    """Return whether the player to move gains at least `aim`, or `UNKNOWN` when enough are counted.

    The position is left unchanged.
    """
    counts = search.counts
    start = counts[0]
    counts[0] += 1
    if counts[0] > counts[1]:
        return UNKNOWN
    high, low, least, most = look(position, search, mover)
    if least >= aim:
        return YES
    if most < aim:
        return NO
    cells, links, span = position.cells, position.links, position.span
    spare = search.findings[SETTLED] & plane(cells, span, OPEN)
    candidates = search.findings[UNDECIDED] | spare & -spare
    saved_cells, saved_links, moves = search.cells[depth], search.links[depth], search.moves[depth]
    saved_cells[:] = cells
    saved_links[:] = links
    found = NO
    if search.stops and aim <= 0:
        if -fill_alone(position, search.points, 1 - mover) >= aim:
            found = YES
        cells[:] = saved_cells
        links[:] = saved_links
    before = lead(position, mover)
    count = 0
    for point in search.points:
        if found == YES:
            break
        if not candidates >> _place(point) & 1:
            continue
        put(position, point, mover)
        gain = lead(position, mover) - before
        bound = gain - aim + 1  # the move succeeds if the other player gains less than that
        _, _, least_answer, most_answer = look(position, search, 1 - mover)
        cells[:] = saved_cells
        links[:] = saved_links
        if most_answer < bound:
            found = YES
        elif least_answer < bound:
            left = count_bits(search.findings[UNDECIDED])
            promise = (gain << 6 | 63 - left) << 40 | search.history[mover, point]
            place = count
            while place and moves[place - 1, 0] < promise:
                moves[place] = moves[place - 1]
                place -= 1
            moves[place, 0], moves[place, 1], moves[place, 2] = promise, point, bound
            count += 1
    for place in range(count if found == NO else 0):
        point = moves[place, 1]
        put(position, point, mover)
        answer = _reaches(position, search, 1 - mover, moves[place, 2], depth + 1)
        cells[:] = saved_cells
        links[:] = saved_links
        if answer == UNKNOWN:
            return UNKNOWN
        if answer == NO:
            found = YES
            search.history[mover, point] += count * count
            break
    if found == YES:
        least = aim
    else:
        most = aim - 1
    cost = 0
    while (counts[0] - start) >> cost:
        cost += 1
    _keep(search.table, high, low, least + 64 | most + 64 << 7 | cost << 14)
    return found


@compiled
def _place(point: int) -> int:
    """Return the bit of a point, as `research.solved.settling` counts them."""
    return point >> SHIFT << 3 | point & COLUMN


@compiled
def look(position: Position, search: Search, mover: int) -> tuple[int, int, int, int]:
    """Return the two ints of a position and its bounds; what is settled is left in `findings`."""
    cells, span, findings, table = position.cells, position.span, search.findings, search.table
    settle(cells, span, search.edge, findings)
    left = count_bits(plane(cells, span, OPEN))
    most = most_gain(cells, span, search.edge, findings, mover, left // 2)
    least = -most_gain(cells, span, search.edge, findings, 1 - mover, (left + 1) // 2)
    high, low = _ints_of(position, search, mover)
    first = _first_place(table, high, low)
    for place in range(first, first + PLACES):
        if table[place, HIGH] == high and table[place, LOW] == low and table[place, BOUNDS]:
            bounds = table[place, BOUNDS]
            return high, low, max(least, (bounds & 127) - 64), min(most, (bounds >> 7 & 127) - 64)
    return high, low, least, most


@compiled
def _ints_of(position: Position, search: Search, mover: int) -> tuple[int, int]:
    """Return two ints for a position as the player to move sees it, in the first of all symmetric forms."""
    cells, span, bases, codes = position.cells, position.span, search.bases, search.codes
    settled = search.findings[SETTLED]
    for place, point in enumerate(search.points):
        if settled >> _place(point) & 1:
            codes[place] = bases[place] - 1
        else:
            codes[place] = code_at(cells, span, point, mover)
    size = len(codes)
    first_high = first_low = LIMIT
    for form in range(len(search.forms)):
        high = low = 0
        for place in range(size // 2):
            high = high * bases[place] + codes[search.forms[form, place]]
        if high > first_high:
            continue
        for place in range(size // 2, size):
            low = low * bases[place] + codes[search.forms[form, place]]
        if high < first_high or low < first_low:
            first_high, first_low = high, low
    odd = count_bits(settled & plane(cells, span, OPEN)) & 1
    return first_high << 1 | odd, first_low


@compiled
def _first_place(table: Ints, high: int, low: int) -> int:
    """Return the first of the places in the table that a position may have."""
    mixed = (high ^ low << 1) * 0x09E3779B97F4A7C1
    mixed ^= mixed >> 29
    mixed *= 0x1B873593CC9E2D51
    mixed ^= mixed >> 32
    return int(mixed & len(table) - PLACES)


@compiled
def _keep(table: Ints, high: int, low: int, bounds: int) -> None:
    """Put bounds into the table, in place of those that cost least."""
    chosen = first = _first_place(table, high, low)
    for place in range(first, first + PLACES):
        if not table[place, BOUNDS] or (table[place, HIGH] == high and table[place, LOW] == low):
            chosen = place
            break
        if table[place, BOUNDS] >> 14 < table[chosen, BOUNDS] >> 14:
            chosen = place
    table[chosen, HIGH], table[chosen, LOW], table[chosen, BOUNDS] = high, low, bounds


@compiled
def _keep_all(table: Ints, rows: Ints) -> None:
    """Put saved rows into the table."""
    for row in range(len(rows)):
        _keep(table, rows[row, HIGH], rows[row, LOW], rows[row, BOUNDS])


def load(prover: Prover, path: Path) -> None:
    """Tell a prover what an earlier one has saved.

    Raises:
        InvalidState: If the file is not a saved state of the same board and rules.
    """
    try:
        with np.load(path) as state:
            board, rows = state["board"], state["rows"]
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise InvalidState(f"{path} is not a saved proof: use a file that `prove` has written") from error
    if board.tolist() != _board_of(prover):
        raise InvalidState(f"{path} is a proof of another board or other rules: use another file")
    _keep_all(prover.search.table, rows)


def save(prover: Prover, path: Path) -> None:
    """Save what a prover knows and would not find again at once."""
    with whole_file(path) as file:
        rows = prover.search.table[prover.search.table[:, BOUNDS] >> 14 >= CHEAP]
        np.savez_compressed(file, board=_board_of(prover), rows=rows)


def _board_of(prover: Prover) -> list[int]:
    return [prover.width, prover.height, prover.stops]
