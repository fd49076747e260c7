"""Reading and writing positions drawn as text.

Each row of the board is a line, and each point is a word:

    .    an empty point
    R    a dot: R, B, G, Y for players 0, 1, 2, 3
    Br   a blue dot in a red territory: the small letter is the territory's owner
    .r   an empty point in a red territory
    B3   a blue dot that is played as the third move; dots without a number are there from the beginning,
         and numbers may begin later than with 1

The output of `print(board)` can be read back, and a test can draw a position together with the next moves.
The drawing may have letters above the columns and numbers in front of the rows, as in the terminal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import count
from typing import NamedTuple

from kropki.board.grid import LETTERS, MAX_SIZE, MIN_SIZE
from kropki.errors import InvalidDiagram, quoted
from kropki.text import plain, rows_of

DOTS = "RBGY"
"""The letters of dots of players 0 to 3: red, blue, green, yellow."""

OWNERS = DOTS.lower()
"""The letters of territories of players 0 to 3."""

EMPTY = "."
"""An empty point."""

MIN_ROWS = 3
"""Rows of a part of a text that is a drawing of its own (`parse_all`)."""

_POINT = re.compile(rf"([.{DOTS}])(?:([{OWNERS}])|([0-9]{{1,4}}))?")
_POINTS = re.compile(rf"[.{DOTS}][.{DOTS}{OWNERS}0-9]*")
"""One point, or several without spaces between them, which is an error."""
_WORD = re.compile(r"\S+")

Place = tuple[int, int]
"""The column from the left and the row from the top, both counted from 0."""


@dataclass
class Diagram:
    """A position, and moves to play on it.

    Attributes:
        width: The number of columns.
        height: The number of rows.
        dots: The owner of each dot that is on the board from the beginning.
        owners: The owner of each point that is in a territory.
        moves: The dots to play, in order.
        numbers: Their numbers, in the same order; empty for 1, 2, 3 and so on.
        places: The line and column of each point in the text, from 1. Empty if there is no text.
    """

    width: int
    height: int
    dots: dict[Place, int] = field(default_factory=dict)
    owners: dict[Place, int] = field(default_factory=dict)
    moves: list[tuple[Place, int]] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    places: dict[Place, tuple[int, int]] = field(default_factory=dict, compare=False, repr=False)

    @property
    def players(self) -> int:
        """The number of players that the diagram shows, at least two."""
        return 1 + max([1, *self.dots.values(), *self.owners.values(), *(player for _, player in self.moves)])

    def __str__(self) -> str:
        """Return the diagram as text."""
        numbered = zip(self.numbers or count(1), self.moves, strict=False)
        numbers = {place: (player, str(number)) for number, (place, player) in numbered}

        def word(place: Place) -> str:
            if place in numbers:
                player, number = numbers[place]
                return DOTS[player] + number
            dot = DOTS[self.dots[place]] if place in self.dots else EMPTY
            return dot + (OWNERS[self.owners[place]] if place in self.owners else "")

        rows = [[word((x, y)) for x in range(self.width)] for y in range(self.height)]
        return format_rows(rows)


def labelled(text: str) -> str:
    """Return a drawing with the letters of columns above it and the numbers of rows beside it."""
    rows = [row.split() for row in text.splitlines()]
    numbered = [[str(y), *row] for y, row in enumerate(rows, 1)]
    return format_rows([["", *LETTERS[: len(rows[0])]], *numbered])


def format_rows(rows: list[list[str]]) -> str:
    """Return rows of words as lines of text, with all columns equally wide."""
    widest = max(len(word) for row in rows for word in row)
    return "\n".join(" ".join(word.ljust(widest) for word in row).rstrip() for row in rows)


class _Word(NamedTuple):
    """A word of a drawing with its line and column, both from 1."""

    text: str
    line: int
    column: int


def parse(text: str) -> Diagram:
    """Read a drawing. Empty lines are ignored.

    Raises:
        InvalidDiagram: If the text is not a drawing of a board. The error has the line and column.
    """
    return _parse_rows(_split_rows(text))


def parse_all(text: str) -> list[Diagram]:
    """Read one or more drawings, separated by empty lines.

    If one of the parts has fewer than three rows, all of them together are one drawing.

    Raises:
        InvalidDiagram: If one of the drawings is invalid. The error has the line and column.
    """
    parts: list[list[list[_Word]]] = []
    last = -1
    for row in _split_rows(text):
        if row[0].line != last + 1:
            parts.append([])
        parts[-1].append(row)
        last = row[0].line
    if all(len(part) >= MIN_ROWS for part in parts):
        return [_parse_rows(part) for part in parts]
    return [_parse_rows([row for part in parts for row in part])]


def looks_like_diagram(text: str) -> bool:
    """Return whether at least half of a text's words look like points of a drawing."""
    words = plain(text).split()
    return 0 < len(words) <= 2 * sum([_POINTS.fullmatch(word) is not None for word in words])


def _split_rows(text: str) -> list[list[_Word]]:
    """Return the words of each line that is not empty."""
    lines = enumerate(rows_of(plain(text)), 1)
    rows = (
        [_Word(match[0], number, match.start() + 1) for match in _WORD.finditer(line)]
        for number, line in lines
    )
    return [row for row in rows if row]


def _parse_rows(rows: list[list[_Word]]) -> Diagram:
    """Return the diagram drawn by some rows."""
    if not rows:
        raise InvalidDiagram("the drawing is empty: expected a line of words such as . R B for each row")
    rows = _remove_labels(rows)
    width, height = len(rows[0]), len(rows)
    if max(width, height) > MAX_SIZE:
        message = f"the board is {width}×{height}, but both sides must be {MIN_SIZE} to {MAX_SIZE}"
        raise InvalidDiagram(message, rows[0][0].line, rows[0][0].column)
    diagram = Diagram(width, height)
    numbered: dict[int, tuple[Place, int]] = {}
    for y, row in enumerate(rows):
        for x, (word, *place) in enumerate(row):
            where = f"row {y + 1}, column {x + 1}"
            match = _POINT.fullmatch(word)
            if not match or (match[3] and match[1] == EMPTY):
                hint = "; put a space between points" if _POINTS.fullmatch(word) else ""
                message = f"{where}: {quoted(word)} is not a point such as ., R, Br or B3{hint}"
                raise InvalidDiagram(message, *place)
            dot, owner, number = match.groups()
            diagram.places[x, y] = place[0], place[1]
            if number:
                if int(number) in numbered:
                    message = f"{where}: move number {number} is used twice"
                    raise InvalidDiagram(message, *place)
                numbered[int(number)] = ((x, y), DOTS.index(dot))
                continue
            if dot != EMPTY:
                diagram.dots[x, y] = DOTS.index(dot)
            if owner:
                diagram.owners[x, y] = OWNERS.index(owner)
        if len(row) != width:
            message = f"row {y + 1} has {len(row)} points, but row 1 has {width}"
            raise InvalidDiagram(message, row[0].line, row[0].column)
    numbers = sorted(numbered)
    diagram.moves = [numbered[number] for number in numbers]
    if numbers != [*range(1, len(numbers) + 1)]:
        diagram.numbers = numbers
    return diagram


def _remove_labels(rows: list[list[_Word]]) -> list[list[_Word]]:
    """Return the rows without the letters of the columns and the numbers of the rows, if there are any."""
    letters, *others = rows
    if not others or "".join(word.text for word in letters) != LETTERS[: len(letters)]:
        return rows
    for number, row in enumerate(others, 1):
        if row[0].text != str(number):
            message = f"row {number} starts with {quoted(row[0].text)} instead of its number {number}"
            raise InvalidDiagram(message, row[0].line, row[0].column)
        if len(row) == 1:
            raise InvalidDiagram(f"row {number} has no points", row[0].line, row[0].column)
    return [row[1:] for row in others]


def connected_groups(places: Iterable[Place]) -> list[set[Place]]:
    """Return places in groups that are connected through the four neighbours."""
    left = set(places)
    groups = []
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            x, y = edge.pop()
            group.add((x, y))
            for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if place in left:
                    left.remove(place)
                    edge.append(place)
        groups.append(group)
    return groups
