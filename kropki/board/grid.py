"""The board's grid: sizes, padded indices, neighbours, coordinates.

A *point* is an index into a padded grid, so that no neighbour needs a bounds check and no shift of a
bitboard wraps round. One spare column serves both the right and the left border:

      x   0 1 2      points of a 3×3 board
          . . . .    0  1  2  3
    y 0   o o o .    4: 5  6  7
      1   o o o .    8: 9 10 11
      2   o o o .
          . . . .    point = (y + 1) * stride + x + 1,  stride = width + 1

A *mask* is an int whose bit `point` is set for every point of a set: a bitboard.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from kropki.errors import OffBoard, SizeOutOfRange

Point: TypeAlias = int
"""The index of a point in the padded grid."""

Mask: TypeAlias = int
"""A set of points: bit `point` is set for each of them."""

Player: TypeAlias = int
"""A player's number, from 0."""

MIN_SIZE = 3
MAX_SIZE = 52
"""The letters of SGF end at 52 ([sgf-gm40], "Coordinate system for points")."""

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

CLOCKWISE = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight steps (dx, dy) from the north round; those at even places lead to the four neighbours."""


CLOSED = -1
"""Stands in lists of points for one without a dot where none may be played."""

Contact = tuple[int, tuple[int, ...], tuple[int, ...]]
"""How the dots of one player that surround a point touch it: `(arc, more_arcs, gaps)`.

An *arc* is a run of them that hang together beside the point; a diagonal neighbour between two dots never
separates them. `arc` is the offset of a dot of the first arc, 0 if there is none, `more_arcs` that of a dot
of each further one, and `gaps` that of one of the four neighbours between each arc and the next."""

Turns = dict[int, "Step"]
"""By the key of the dots round the one stood on, where a walk along a wall of dots goes next."""

Step = tuple[int, Turns, int, int]
"""A step along a wall of dots: `(offset, turns, slope, extra)`.

`turns` are those of the direction that the step takes. From the point p it adds `slope * p + extra` to
twice the area that the walk encloses, seen from its end: 2x·dy + dx·dy, where the row's part of p sums to
-stride·dy² over any closed walk and is given back."""


def _arcs_and_gaps(pattern: int) -> tuple[list[int], list[int]]:
    """The directions of a `Contact` for dots at the set bits of `pattern`, clockwise from the north."""
    own = [bool(pattern >> i & 1) for i in range(8)]
    touching = [own[i] or (i % 2 == 1 and own[i - 1] and own[(i + 1) % 8]) for i in range(8)]
    if all(touching):
        return [own.index(True)], []
    arcs: list[int] = []
    gaps: list[int] = []
    start = next((i for i in range(8) if touching[i] and not touching[i - 1]), 8)
    for i in (j % 8 for j in range(start, start + 8) if any(own)):
        begins = touching[i] != touching[i - 1]
        if touching[i] and begins:
            arcs.append(i)
        elif not touching[i] and begins:
            gaps.append(i)
        elif not touching[i] and i % 2 == 0:
            gaps[-1] = i
    return arcs, gaps


def _next_direction(pattern: int, direction: int) -> int:
    """Where a walk that arrives in `direction` goes on: to the first dot of `pattern` counter-clockwise from
    where it came."""
    turn = (direction + 3) % 8
    while not pattern >> turn & 1:
        turn = (turn - 1) % 8
    return turn


_CONTACTS = [_arcs_and_gaps(pattern) for pattern in range(256)]
_NEXT = [[_next_direction(pattern, direction) for direction in range(8)] for pattern in range(1, 256)]


class Grid:
    """The points of a board of `width` × `height` and the tables that depend on its size alone.

    Raises `SizeOutOfRange` unless both sides lie between 3 and 52.
    """

    def __init__(self, width: int, height: int) -> None:
        for name, side in (("width", width), ("height", height)):
            if not MIN_SIZE <= side <= MAX_SIZE:
                raise SizeOutOfRange(f"a {name} of {side} is not between {MIN_SIZE} and {MAX_SIZE}")
        self.width = width
        self.height = height
        self.stride = stride = width + 1
        self.limit = limit = stride * (height + 2) + 1
        """One more than the largest index, rim included."""
        self.indices = list(range(limit))
        """All indices, rim included."""
        self.points = tuple((y + 1) * stride + x + 1 for y in range(height) for x in range(width))
        """All points of the board, row by row from the top left."""
        self.names = {
            (y + 1) * stride + x + 1: LETTERS[x] + LETTERS[y] for y in range(height) for x in range(width)
        }
        """The SGF letters of each point, as `letters` gives them."""
        self.bits = {point: 1 << point for point in range(limit)}
        """The mask of each single index."""
        self.board = sum(self.bits[point] for point in self.points)
        """Mask of all points of the board."""
        self.rim = ((1 << limit) - 1) & ~self.board
        """Mask of the indices that are no points of the board."""
        self.empty = [None if self.board >> point & 1 else CLOSED for point in range(limit)]
        """By index: None for a point, `CLOSED` for the rim. A board begins so."""
        self.edge = sum(self.bits[point] for point in self.points if self._on_edge(point))
        """Mask of the points on the board's edge."""
        self.offsets = [dy * stride + dx for dx, dy in CLOCKWISE]
        """From a point to its eight surrounding points, clockwise from the north."""
        cross = 1 | 0b111 << stride - 1 | 1 << 2 * stride
        self.outside = self.edge | self.rim
        """Mask of the indices that lie in no closed region."""
        self.crosses = {
            point: cross << point - stride if self.board >> point & 1 else 0 for point in range(limit)
        }
        """Masks of each point and its four neighbours, nothing for the rim's indices."""
        self.reach = stride + 1
        """How far the first of the eight surrounding points lies before the point itself."""
        self.window = sum(1 << offset + self.reach for offset in self.offsets)
        """`mask >> point - reach & window` is the key of the eight points round `point` in the tables
        below."""
        self.contacts: dict[int, Contact] = {}
        """By that key, how a player's dots touch the point."""
        self.turns: list[Turns] = [{} for _ in CLOCKWISE]
        """By the direction that one arrives in: the next step along the wall, keeping to its right side."""
        keys = [0]
        for offset in self.offsets:
            keys += [key | 1 << offset + self.reach for key in keys]
        for key, (arcs, gaps) in zip(keys, _CONTACTS, strict=True):
            arc, *more_arcs = [self.offsets[i] for i in arcs] or [0]
            self.contacts[key] = (arc, tuple(more_arcs), tuple(self.offsets[i] for i in gaps))
        steps: list[Step] = [
            (dy * stride + dx, turns, 2 * dy, dx * dy + stride * dy * dy)
            for (dx, dy), turns in zip(CLOCKWISE, self.turns, strict=True)
        ]
        for key, next_directions in zip(keys[1:], _NEXT, strict=True):
            for turns, direction in zip(self.turns, next_directions, strict=True):
                turns[key] = steps[direction]

    @classmethod
    @lru_cache(maxsize=64)
    def of(cls, width: int, height: int) -> Grid:
        """The grid of that size, made once and shared: it never changes."""
        return cls(width, height)

    def _on_edge(self, point: int) -> bool:
        x, y = self.xy(point)
        return x in (0, self.width - 1) or y in (0, self.height - 1)

    def point(self, x: int, y: int) -> int:
        """The point in column `x` from the left and row `y` from the top, both from 0.

        Raises `OffBoard`.
        """
        if 0 <= x < self.width and 0 <= y < self.height:
            return (y + 1) * self.stride + x + 1
        raise OffBoard(f"({x}, {y}) is not on a board of {self.width}×{self.height}")

    def xy(self, point: int) -> tuple[int, int]:
        """Column from the left and row from the top, both from 0."""
        return point % self.stride - 1, point // self.stride - 1

    def letters(self, point: int) -> str:
        """The point in SGF's letters, column and then row: `aa` is the top left one.

        Raises `OffBoard`.
        """
        try:
            return self.names[point]
        except KeyError:
            raise OffBoard(f"{point} is no point of a board of {self.width}×{self.height}") from None

    def from_letters(self, letters: str) -> int:
        """The point that SGF's letters name. Raises `OffBoard`."""
        if len(letters) != 2 or not all(letter in LETTERS for letter in letters):
            raise OffBoard(f"{letters[:20]!r} is no point: two letters are, from aa to {LETTERS[-1] * 2}")
        return self.point(LETTERS.index(letters[0]), LETTERS.index(letters[1]))

    def mask_points(self, mask: int) -> Iterator[int]:
        """The points of a mask in rising order, that is row by row."""
        first = (mask & -mask).bit_length() - 1
        bits = f"{mask >> first:b}"[::-1] if mask else ""
        place = bits.find("1")
        while place >= 0:
            yield first + place
            place = bits.find("1", place + 1)
