"""Positions drawn as text, both ways.

A row of the board is a line, a point is a word:

    .    an empty point
    R    a dot: R, B, G, Y for players 0, 1, 2, 3
    Br   a blue dot in a territory of red's: the small letter says whose
    .r   an empty point in a territory of red's
    B3   the blue dot that is played third, after all dots that have no number

So what `print(board)` draws can be read back, and a test can show a position together with the moves that
lead on from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from kropki.errors import InvalidDiagram
from kropki.grid import MAX_SIZE, MIN_SIZE

DOTS = "RBGY"
"""Letters of the dots of players 0 to 3: red, blue, green, yellow."""

OWNERS = DOTS.lower()
"""Letters of their territories."""

EMPTY = "."

_WORD = re.compile(rf"([.{DOTS}])(?:([{OWNERS}])|([0-9]{{1,4}}))?")

Place = tuple[int, int]
"""Column from the left, row from the top, both from 0."""


@dataclass
class Diagram:
    """A drawn position.

    `dots` has the player of each dot that stands there, `owners` the owner of each point in a territory, and
    `moves` the dots still to be played, in order.
    """

    width: int
    height: int
    dots: dict[Place, int] = field(default_factory=dict)
    owners: dict[Place, int] = field(default_factory=dict)
    moves: list[tuple[Place, int]] = field(default_factory=list)

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


def parse(text: str) -> Diagram:
    """Read a drawing. Empty lines before, after and between the rows do not count.

    Raises `InvalidDiagram`, naming the row and the column, both from 1.
    """
    rows = [line.split() for line in text.splitlines() if line.split()]
    if not rows:
        raise InvalidDiagram("the drawing is empty: each row of the board is a line of words such as . R B")
    width, height = len(rows[0]), len(rows)
    if not (MIN_SIZE <= width <= MAX_SIZE and MIN_SIZE <= height <= MAX_SIZE):
        raise InvalidDiagram(
            f"a board of {width}×{height} was drawn: both sides must be {MIN_SIZE} to {MAX_SIZE}"
        )
    diagram = Diagram(width, height)
    numbered: dict[int, tuple[Place, int]] = {}
    for y, row in enumerate(rows):
        if len(row) != width:
            raise InvalidDiagram(f"row {y + 1} has {len(row)} points, row 1 has {width}: all must be alike")
        for x, word in enumerate(row):
            where = f"row {y + 1}, column {x + 1}"
            match = _WORD.fullmatch(word)
            if not match or (match[3] and match[1] == EMPTY):
                raise InvalidDiagram(f"{where}: {word!r} is no point, as ., R, Br or B3 are")
            dot, owner, number = match.groups()
            if number:
                if int(number) in numbered:
                    raise InvalidDiagram(
                        f"{where}: there is a move {number} already; each number stands once"
                    )
                numbered[int(number)] = ((x, y), DOTS.index(dot))
                continue
            if dot != EMPTY:
                diagram.dots[x, y] = DOTS.index(dot)
            if owner:
                diagram.owners[x, y] = OWNERS.index(owner)
    diagram.moves = [numbered[number] for number in sorted(numbered)]
    return diagram


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
