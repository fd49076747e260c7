"""Positions drawn as text, both ways.

A row of the board is a line, a point is a word:

    .    an empty point
    R    a dot: R, B, G, Y for players 0, 1, 2, 3
    Br   a blue dot in a territory of red's: the small letter says whose
    .r   an empty point in a territory of red's
    B3   the blue dot that is played third, after all dots that have no number

So what `print(board)` draws can be read back, and a test can show a position together with the moves that
lead on from it. Letters above the columns and numbers before the rows, as the terminal shows them, may stand
there too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from kropki.board.grid import LETTERS, MAX_SIZE, MIN_SIZE
from kropki.errors import InvalidDiagram, quoted

DOTS = "RBGY"
"""Letters of the dots of players 0 to 3: red, blue, green, yellow."""

OWNERS = DOTS.lower()
"""Letters of their territories."""

EMPTY = "."

_POINT = re.compile(rf"([.{DOTS}])(?:([{OWNERS}])|([0-9]{{1,4}}))?")
_POINTS = re.compile(rf"[.{DOTS}][.{DOTS}{OWNERS}0-9]*")
"""A point, or several in one word, which is wrong."""
_WORD = re.compile(r"\S+")

Place = tuple[int, int]
"""Column from the left, row from the top, both from 0."""


@dataclass
class Diagram:
    """A drawn position.

    `dots` has the player of each dot that stands there, `owners` the owner of each point in a territory, and
    `moves` the dots still to be played, in order. `places` are the line and the column, from 1, of each point
    in the text that was read, if it was.
    """

    width: int
    height: int
    dots: dict[Place, int] = field(default_factory=dict)
    owners: dict[Place, int] = field(default_factory=dict)
    moves: list[tuple[Place, int]] = field(default_factory=list)
    places: dict[Place, tuple[int, int]] = field(default_factory=dict, compare=False, repr=False)

    @property
    def players(self) -> int:
        """How many play as far as can be seen: two at least."""
        return 1 + max(1, *self.dots.values(), *self.owners.values(), *(player for _, player in self.moves))

    def __str__(self) -> str:
        numbers = {place: (player, str(n)) for n, (place, player) in enumerate(self.moves, 1)}

        def word(place: Place) -> str:
            if place in numbers:
                player, number = numbers[place]
                return DOTS[player] + number
            dot = DOTS[self.dots[place]] if place in self.dots else EMPTY
            return dot + (OWNERS[self.owners[place]] if place in self.owners else "")

        rows = [[word((x, y)) for x in range(self.width)] for y in range(self.height)]
        return draw_rows(rows)


def draw_rows(rows: list[list[str]]) -> str:
    """The words of each row as lines of columns of one width."""
    widest = max(len(word) for row in rows for word in row)
    return "\n".join(" ".join(word.ljust(widest) for word in row).rstrip() for row in rows)


class _Word(NamedTuple):
    """A word of a drawing, and where it stands, from 1."""

    text: str
    line: int
    column: int


def parse(text: str) -> Diagram:
    """Read a drawing. Empty lines before, after and between the rows do not count.

    Raises `InvalidDiagram`, naming the row and the column, both from 1.
    """
    return _drawn(_rows(text))


def parse_all(text: str) -> list[Diagram]:
    """Read one drawing, or several with empty lines between, where each part is high enough for a board.

    Raises `InvalidDiagram` for the first that is wrong."""
    parts: list[list[list[_Word]]] = []
    last = -1
    for row in _rows(text):
        if row[0].line != last + 1:
            parts.append([])
        parts[-1].append(row)
        last = row[0].line
    if all(len(part) >= MIN_SIZE for part in parts):
        return [_drawn(part) for part in parts]
    return [_drawn([row for part in parts for row in part])]


def looks_drawn(text: str) -> bool:
    """Whether a text is more a drawing than anything else, be it a wrong one."""
    words = text.split()
    return 0 < len(words) <= 2 * sum([_POINTS.fullmatch(word) is not None for word in words])


def _rows(text: str) -> list[list[_Word]]:
    """The words of each line that has any."""
    lines = enumerate(text.splitlines(), 1)
    rows = (
        [_Word(match[0], number, match.start() + 1) for match in _WORD.finditer(line)]
        for number, line in lines
    )
    return [row for row in rows if row]


def _drawn(rows: list[list[_Word]]) -> Diagram:
    """What these rows draw."""
    if not rows:
        raise InvalidDiagram("the drawing is empty: each row of the board is a line of words such as . R B")
    rows = _unlabelled(rows)
    width, height = len(rows[0]), len(rows)
    message = f"a board of {width}×{height} was drawn: both sides must be {MIN_SIZE} to {MAX_SIZE}"
    other_size = InvalidDiagram(message, rows[0][0].line, rows[0][0].column)
    if max(width, height) > MAX_SIZE:
        raise other_size
    diagram = Diagram(width, height)
    numbered: dict[int, tuple[Place, int]] = {}
    for y, row in enumerate(rows):
        for x, (word, *place) in enumerate(row):
            where = f"row {y + 1}, column {x + 1}"
            match = _POINT.fullmatch(word)
            if not match or (match[3] and match[1] == EMPTY):
                apart = "; between two points stands a space" if _POINTS.fullmatch(word) else ""
                message = f"{where}: {quoted(word)} is no point, as ., R, Br or B3 are{apart}"
                raise InvalidDiagram(message, *place)
            dot, owner, number = match.groups()
            diagram.places[x, y] = place[0], place[1]
            if number:
                if int(number) in numbered:
                    message = f"{where}: there is a move {number} already; each number stands once"
                    raise InvalidDiagram(message, *place)
                numbered[int(number)] = ((x, y), DOTS.index(dot))
                continue
            if dot != EMPTY:
                diagram.dots[x, y] = DOTS.index(dot)
            if owner:
                diagram.owners[x, y] = OWNERS.index(owner)
        if len(row) != width:
            message = f"row {y + 1} has {len(row)} points, row 1 has {width}: all must be alike"
            raise InvalidDiagram(message, row[0].line, row[0].column)
    if min(width, height) < MIN_SIZE:
        raise other_size
    diagram.moves = [numbered[number] for number in sorted(numbered)]
    return diagram


def _unlabelled(rows: list[list[_Word]]) -> list[list[_Word]]:
    """The rows without the letters above the columns and the numbers before the rows, if there are any."""
    letters, *others = rows
    if not others or "".join(word.text for word in letters) != LETTERS[: len(letters)]:
        return rows
    for number, row in enumerate(others, 1):
        if row[0].text != str(number):
            message = f"row {number} begins with {quoted(row[0].text)}, not with its number {number}"
            raise InvalidDiagram(message, row[0].line, row[0].column)
        if len(row) == 1:
            raise InvalidDiagram(f"row {number} has no points", row[0].line, row[0].column)
    return [row[1:] for row in others]


def connected(places: Iterable[Place]) -> list[set[Place]]:
    """Places grouped into what hangs together by the four neighbours."""
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
