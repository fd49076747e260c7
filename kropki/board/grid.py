"""The points of a board, their neighbours and coordinates, and sets of them as bitboards.

A *point* is an index into a padded grid. Thanks to the padding, no neighbour needs a bounds check, and no
shift of a bitboard wraps around. One spare column serves as both the left and the right border:

      x   0 1 2      the points of a 3×3 board
          . . . .    0  1  2  3
    y 0   o o o .    4: 5  6  7
      1   o o o .    8: 9 10 11
      2   o o o .
          . . . .    point = (y + 1) * stride + x + 1,  stride = width + 1

A board with one column has a second spare one, so that the eight neighbours of a point are different points.

A *mask* is an int that represents a set of points, a bitboard: bit `point` is set for each point of the set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from functools import lru_cache
from operator import index
from typing import SupportsIndex, TypeAlias

from kropki.errors import OffBoard, SizeOutOfRange, described, digits, quoted
from kropki.text import plain

Point: TypeAlias = int
"""The index of a point in the padded grid."""

Place: TypeAlias = SupportsIndex | str | Iterable[SupportsIndex]
"""What `Grid.find` takes for a point: its index, its name such as `"d5"`, or a pair such as `(3, 4)`."""

Mask: TypeAlias = int
"""A set of points: bit `point` is set for each of them."""

Player: TypeAlias = int
"""The number of a player, from 0."""

COLOURS = ("Red", "Blue", "Green", "Yellow")
"""The names of the players in messages."""

MIN_SIZE = 1
MAX_SIZE = 52
"""The limits of a board's width and height. SGF has letters for 52 columns and rows ([sgf-gm40])."""

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The names of columns and rows in SGF."""

CLOCKWISE = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The steps (dx, dy) to the eight neighbours, clockwise from the north.

Those with even indices lead to the four neighbours."""

CLOSED = -1
"""In lists of points: no dot can be played here, though the point is empty or not on the board."""

Contact = tuple[int, tuple[int, ...], tuple[int, ...]]
"""How a player's dots around a point touch it: `(arc, more_arcs, gaps)`.

An *arc* is a run of dots that are connected around the point. A missing dot on a corner between two dots
does not interrupt it. `arc` is the offset from the point to a dot of the first arc, or 0 if there are no
dots. `more_arcs` has the offset to a dot of each other arc. `gaps` has the offset to one of the four
neighbours between each arc and the next; it is empty if there is only one arc without a gap."""

Turns = dict[int, "Step"]
"""The next step of a walk along a wall of dots, by the key of the dots around the current one."""

Step = tuple[int, Turns, int, int]
"""A step of a walk along a wall of dots: `(offset, turns, slope, extra)`.

`turns` are the turns that are possible after the step. The step from point p adds `slope * p + extra` to
twice the area that the walk encloses, which is 2x·dy + dx·dy. Using p instead of its column x adds
-stride·dy² over a closed walk, which `extra` compensates."""


def _arcs_and_gaps(pattern: int) -> tuple[list[int], list[int]]:
    """Return the directions of arcs and gaps for dots at the set bits of `pattern`, as in `Contact`."""
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
    """Return the direction in which a walk goes on that has arrived in `direction`.

    It goes to the first dot of `pattern`, counter-clockwise from where it came from.
    """
    turn = (direction + 3) % 8
    while not pattern >> turn & 1:
        turn = (turn - 1) % 8
    return turn


_CONTACTS = [_arcs_and_gaps(pattern) for pattern in range(256)]
_NEXT = [[_next_direction(pattern, direction) for direction in range(8)] for pattern in range(1, 256)]


class Grid:
    """The points of a board, and the tables that depend only on its size.

    A grid never changes. Use `Grid.of`, which shares grids of the same size.
    """

    _LARGEST = MAX_SIZE

    def __init__(self, width: int, height: int) -> None:
        """Compute the tables for a board.

        Args:
            width: The number of columns, 1 to 52.
            height: The number of rows, 1 to 52.

        Raises:
            SizeOutOfRange: If the width or the height is out of range.
        """
        for name, side in (("width", width), ("height", height)):
            if not MIN_SIZE <= side <= self._LARGEST:
                raise SizeOutOfRange(f"the {name} is {side}, but it must be {MIN_SIZE} to {self._LARGEST}")
        stride = max(width, 2) + 1
        limit = stride * (height + 2) + 1
        self.width: int = width
        self.height: int = height
        self.stride: int = stride
        self.limit: int = limit
        """The number of indices, including those off the board."""
        self.indices: list[int] = list(range(limit))
        """All indices, including those off the board."""
        self.points: tuple[Point, ...] = tuple(
            (y + 1) * stride + x + 1 for y in range(height) for x in range(width)
        )
        """All points of the board, row by row from the top left."""
        self.names: dict[Point, str] = {
            (y + 1) * stride + x + 1: column + row
            for y, row in zip(range(height), LETTERS, strict=False)
            for x, column in zip(range(width), LETTERS, strict=False)
        }
        """The SGF letters of each point (see `letters`)."""
        self.bits: list[Mask] = [1 << point for point in range(limit)]
        """The mask of each index."""
        self.board: Mask = sum(self.bits[point] for point in self.points)
        """Mask of all points of the board."""
        self.rim: Mask = ((1 << limit) - 1) & ~self.board
        """Mask of the indices that are not on the board."""
        self.empty: list[int | None] = [None if self.board >> point & 1 else CLOSED for point in range(limit)]
        """For each index: None if it is on the board, otherwise `CLOSED`."""
        self.edge: Mask = sum(self.bits[point] for point in self.points if self._on_edge(point))
        """Mask of the outermost points of the board."""
        self.offsets: list[int] = [dy * stride + dx for dx, dy in CLOCKWISE]
        """Offsets from a point to its eight neighbours, clockwise from the north."""
        cross = 1 | 0b111 << stride - 1 | 1 << 2 * stride
        self.outside: Mask = self.edge | self.rim
        """Mask of the indices that cannot be in an enclosed region."""
        self.crosses: list[Mask] = [
            cross << point - stride if self.board >> point & 1 else 0 for point in range(limit)
        ]
        """For each point, the mask of it and its four neighbours; 0 for an index off the board."""
        self.reach: int = stride + 1
        """The distance from the first of the eight neighbours to the point."""
        self.window: int = sum(1 << offset + self.reach for offset in self.offsets)
        """`mask >> point - reach & window` is the key of the eight points around `point` in the next tables.
        """
        self.contacts: dict[int, Contact] = {}
        """How a player's dots touch a point, by the key of the dots around it."""
        self.turns: list[Turns] = [{} for _ in CLOCKWISE]
        """The next step of a walk along a wall with the region on its right, by the direction of the last."""
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
    def with_frame(cls, width: int, height: int) -> Grid:
        """Return a grid that has one more point on each side than a board.

        Points beyond column or row 52 have no letters.

        Args:
            width: The number of columns of the board.
            height: The number of rows of the board.
        """
        return _FramedGrid(width + 2, height + 2)

    @classmethod
    @lru_cache(maxsize=64)
    def of(cls, width: int, height: int) -> Grid:
        """Return the shared grid of a size.

        Args:
            width: The number of columns, 1 to 52.
            height: The number of rows, 1 to 52.

        Raises:
            SizeOutOfRange: If the width or the height is out of range.
        """
        return cls(width, height)

    def __copy__(self) -> Grid:
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> Grid:
        return self

    def __reduce__(self) -> tuple[Callable[[int, int], Grid], tuple[int, int]]:
        if max(self.width, self.height) <= MAX_SIZE:
            return _grid_of, (self.width, self.height)
        return _grid_with_frame, (self.width - 2, self.height - 2)

    def __repr__(self) -> str:
        return f"Grid.of({self.width}, {self.height})"

    def _on_edge(self, point: Point) -> bool:
        """Return whether a point is one of the outermost."""
        x, y = self.xy(point)
        return x in (0, self.width - 1) or y in (0, self.height - 1)

    def point(self, x: int, y: int) -> Point:
        """Return the point in column `x` from the left and row `y` from the top, both counted from 0.

        Raises:
            OffBoard: If there is no such point.
        """
        if 0 <= x < self.width and 0 <= y < self.height:
            return (y + 1) * self.stride + x + 1
        raise OffBoard(f"({digits(x)}, {digits(y)}) is not on the {self.width}×{self.height} board")

    def find(self, place: Place) -> Point:
        """Return the point that is meant by a name, a pair or a number.

        Args:
            place: A name as on the page, a letter for the column and a number for the row: `"a1"` is at the
                top left, `"d5"` in column 3 and row 4, counted from 0. Capital letters mean the columns
                after the 26th, but only where the board has them. Or a pair: the column from the left and
                the row from the top, both from 0, as `point` takes them. Or the index of a point, as
                `point` returns it. Numbers may be of any integer type, such as numpy's.

        Raises:
            OffBoard: If the text is not a name of a point, or the board has no such point.
            TypeError: If this is nothing of the kind.

        Example:
            >>> grid = Grid.of(9, 9)
            >>> grid.find("d5") == grid.find((3, 4)) == grid.point(3, 4)
            True
        """
        number = as_index(place)
        last = f"{LETTERS[self.width - 1]}{self.height}"
        if number is not None:
            if number in self.names:
                return number
            raise OffBoard(
                f"point {digits(number)} is not on the {self.width}×{self.height} board: a bare number is an"
                f' index as grid.point(column, row) returns it; a name, from "a1" to "{last}", is simpler'
            )
        pair = self.read(place)
        if pair is None:
            raise TypeError(
                'a point is a name such as "d5", a pair (column, row) such as (3, 4) that counts from 0, or'
                f" a number that grid.point returns; this is {described(place)}"
            )
        x, y = pair
        if 0 <= x < self.width and 0 <= y < self.height:
            return self.point(x, y)
        if isinstance(place, str):
            raise OffBoard(f"{place[:10]} is not on the board, which goes from a1 to {last}")
        raise OffBoard(
            f"({digits(x)}, {digits(y)}) is not on the board, which goes from (0, 0) to"
            f" ({self.width - 1}, {self.height - 1})"
        )

    def read(self, place: object) -> tuple[int, int] | None:
        """Return the column and row that a name or a pair means, which need not be on the board.

        Args:
            place: A name or a pair, as `find` takes them.

        Returns:
            None if it is neither a text nor a pair of integers.

        Raises:
            OffBoard: If it is a text that is not a name of a point.
        """
        if isinstance(place, str):
            written, place = place, plain(place).strip()
            letter, number = place[:1], place[1:]
            is_number = number.isascii() and number.isdecimal() and number[0] != "0" and len(number) <= 3
            if letter and letter in LETTERS and is_number:
                column = LETTERS.index(letter)
                return column if column < self.width else LETTERS.index(letter.lower()), int(number) - 1
            letters = len(place) == 2 and all(char in LETTERS for char in place)
            hint = f"; {place} as in SGF is grid.from_letters({place!r})" if letters else ""
            raise OffBoard(
                f"{quoted(written)} is not a point: a name is a letter and a number, such as d5{hint}"
            )
        if isinstance(place, Iterable) and not isinstance(
            place, Set | Mapping | bytes | bytearray | Iterator
        ):
            try:
                x, y = map(as_index, place)
            except (TypeError, ValueError):  # not two of them, or an array without any
                return None
            if x is not None and y is not None:
                return x, y
        return None

    def find_all(self, places: Iterable[Place]) -> tuple[Point, ...]:
        """Return the points of a ring or a line, each as `find` takes it.

        Raises:
            OffBoard: If the board has no such point.
            TypeError: If something is not a point.
        """
        return tuple([place if type(place) is int else self.find(place) for place in places])

    def name(self, point: Point) -> str:
        """Return the name of a point as the page shows it, such as `"d5"`. `find` is the way back.

        Raises:
            OffBoard: If the point is not on the board.
        """
        x, y = self.xy(self.find(point))
        return f"{LETTERS[x]}{y + 1}"

    def xy(self, point: Point) -> tuple[int, int]:
        """Return the column of a point from the left and its row from the top, both counted from 0."""
        return point % self.stride - 1, point // self.stride - 1

    def letters(self, point: Point) -> str:
        """Return the SGF letters of a point, first the column and then the row: `aa` is at the top left.

        Raises:
            OffBoard: If the point is not on the board.
        """
        try:
            return self.names[point]
        except KeyError:
            raise OffBoard(f"point {point} is not on the {self.width}×{self.height} board") from None

    def from_letters(self, letters: str) -> Point:
        """Return the point with the given SGF letters.

        Raises:
            OffBoard: If the text is not two letters, or there is no such point on the board.
        """
        if len(letters) != 2 or not all(letter in LETTERS for letter in letters):
            raise OffBoard(f"{letters[:20]!r} is not a point: expected two letters, such as 'aa'")
        return self.point(LETTERS.index(letters[0]), LETTERS.index(letters[1]))

    def mask_points(self, mask: Mask) -> Iterator[Point]:
        """Return the points of a mask in rising order, that is row by row."""
        first = (mask & -mask).bit_length() - 1
        bits = f"{mask >> first:b}"[::-1] if mask else ""
        place = bits.find("1")
        while place >= 0:
            yield first + place
            place = bits.find("1", place + 1)


def as_index(value: object) -> int | None:
    """Return an integer of any type as an `int`, None if the value is none. True and False are none."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def as_player(value: object) -> Player:
    """Return the number of a player, which may be of any integer type.

    Raises:
        TypeError: If it is no integer.
    """
    number = as_index(value)
    if number is None:
        raise TypeError(
            f"a player is a number, 0 for {COLOURS[0]}, 1 for {COLOURS[1]}; this is {described(value)}"
        )
    return number


def player_name(player: Player | None) -> str:
    """Return how messages name a player, even one who does not exist."""
    return COLOURS[player] if player is not None and 0 <= player < len(COLOURS) else f"player {player}"


class _FramedGrid(Grid):
    """The points of a board and of a frame around it."""

    _LARGEST = MAX_SIZE + 2


def _grid_of(width: int, height: int) -> Grid:
    """Return what was pickled: not by `Grid.of` itself, as cloudpickle finds no methods that are cached."""
    return Grid.of(width, height)


def _grid_with_frame(width: int, height: int) -> Grid:
    return Grid.with_frame(width, height)
