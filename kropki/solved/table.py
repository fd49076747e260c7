"""Tables of solved boards as compact bytes (docs/solved.md).

A table has the positions of a board that play can reach from the empty board, that have more than `TRIED`
open points, and that are worth something; all others with so many open points are worth nothing. With fewer,
all is quickly tried. Symmetric positions are there once, as in `kropki.solved.position`.

The bytes are compressed by zlib. They have, for each table, a line of JSON with `width`, `height`,
`positions` (how many can be reached, also with few open points), `entries` and `bytes`, and then:

- for each entry, in rising order, how much larger the position is than the one before, as a number to the
  base 11 with a digit for each point, the first point first; seven bits a byte, the lowest first, the eighth
  bit says that more follow;
- for each entry, a byte with its value plus 64 if play goes on to the last point;
- for each entry, a byte with its value plus 64 if players may stop.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate

from kropki.errors import KropkiError
from kropki.solved.position import CODES, Position, open_points

TRIED = 5
"""With so many open points or fewer, a position is in no table."""
MIDDLE = 64
_DIGITS = bytes.maketrans(bytes(range(CODES)), b"0123456789a")


class InvalidTable(KropkiError):
    """Bytes are not tables of solved boards."""

    code = "solved/table"


@dataclass(frozen=True)
class Table:
    """What the positions of a board are worth.

    Attributes:
        width: The number of columns.
        height: The number of rows.
        positions: How many positions play can reach.
        values: By the number of a position (`number_of`): its value if play goes on to the last point, and
            if players may stop. Where both are 0, the position is left out.
    """

    width: int
    height: int
    positions: int
    values: Mapping[int, tuple[int, int]]

    def value(self, position: Position, *, stops: bool) -> int:
        """Return what a position with many open points, which play can reach, is worth to its mover."""
        return self.values.get(number_of(position), (0, 0))[stops]


def table_of(
    width: int, height: int, to_the_end: Mapping[Position, int], may_stop: Mapping[Position, int]
) -> Table:
    """Return the table of a board, from all values of both rules."""
    values = {}
    for position, value in to_the_end.items():
        pair = value, may_stop[position]
        if pair != (0, 0) and open_points(position) > TRIED:
            values[number_of(position)] = pair
    return Table(width, height, len(to_the_end), values)


def number_of(position: Position) -> int:
    """Return the number of a position in the tables."""
    return int(position.translate(_DIGITS), CODES)


def write_tables(tables: Iterable[Table]) -> bytes:
    """Return the bytes of tables."""
    return zlib.compress(b"".join(_written(table) for table in tables), 9)


def read_tables(data: bytes) -> dict[tuple[int, int], Table]:
    """Return the tables that are in bytes, by width and height.

    Raises:
        InvalidTable: If the bytes are damaged.
    """
    try:
        return {(table.width, table.height): table for table in _tables(zlib.decompress(data))}
    except (zlib.error, ValueError, LookupError, TypeError) as error:
        raise InvalidTable(f"the tables are damaged: {error}") from error


def _tables(data: bytes) -> Iterator[Table]:
    while data:
        line, _, data = data.partition(b"\n")
        head = json.loads(line)
        yield _read(head, data[: head["bytes"]])
        data = data[head["bytes"] :]


def _written(table: Table) -> bytes:
    numbers = sorted(table.values)
    body = bytearray()
    before = 0
    for number in numbers:
        step, before = number - before, number
        while step >= 128:
            body.append(step & 127 | 128)
            step >>= 7
        body.append(step)
    for column in (0, 1):
        body += bytes(table.values[number][column] + MIDDLE for number in numbers)
    head = {
        "width": table.width,
        "height": table.height,
        "positions": table.positions,
        "entries": len(numbers),
        "bytes": len(body),
    }
    return json.dumps(head).encode() + b"\n" + bytes(body)


def _read(head: Mapping[str, int], body: bytes) -> Table:
    count = head["entries"]
    end = len(body) - 2 * count
    numbers = accumulate(_steps(body[:end]))
    pairs = zip(body[end : end + count], body[end + count :], strict=True)
    values = {
        number: (to_the_end - MIDDLE, may_stop - MIDDLE)
        for number, (to_the_end, may_stop) in zip(numbers, pairs, strict=True)
    }
    return Table(head["width"], head["height"], head["positions"], values)


def _steps(data: bytes) -> Iterator[int]:
    step = shift = 0
    for byte in data:
        step |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield step
            step = shift = 0
