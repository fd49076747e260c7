"""Tables of solved boards as compact files (docs/solved.md).

A table has all positions of a board that play can reach from the empty board and that are worth something;
all others are worth nothing. Symmetric positions are there once, as in `lab.solved.position`. The file is
compressed by zlib and has, for each table, a line of JSON with `width`, `height`, `stops`, `positions` (how
many there are in all), `entries` and `bytes`, and then its bytes:

- for each entry, in rising order, how much larger the position is than the one before, as a number to the
  base 11 with a digit for each point, the first point first; seven bits a byte, the lowest first, the eighth
  bit says that more follow;
- for each entry, its value plus 64 in a byte.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from lab.solved.position import Position

CODES = 11
"""The values of a point in a position."""
MIDDLE = 64


@dataclass(frozen=True)
class Table:
    """What the positions of a board are worth.

    Attributes:
        width: The number of columns.
        height: The number of rows.
        stops: Whether players may stop.
        positions: How many positions were solved.
        values: The values that are not 0, by position.
    """

    width: int
    height: int
    stops: bool
    positions: int
    values: Mapping[Position, int]

    def value(self, position: Position) -> int:
        """Return what a position that play can reach is worth to the player to move."""
        return self.values.get(position, 0)


def table_of(width: int, height: int, *, stops: bool, values: Mapping[Position, int]) -> Table:
    """Return the table of all values that a solver has found."""
    return Table(width, height, stops, len(values), {at: value for at, value in values.items() if value})


def write_tables(path: Path, tables: Iterable[Table]) -> None:
    """Write tables to a file."""
    path.write_bytes(zlib.compress(b"".join(_written(table) for table in tables), 9))


def read_tables(path: Path) -> list[Table]:
    """Read the tables of a file.

    Raises:
        OSError: If the file cannot be read.
        ValueError: If it is damaged.
    """
    try:
        data = zlib.decompress(path.read_bytes())
    except zlib.error as error:
        raise ValueError(f"{path.name} is damaged: {error}") from error
    tables = []
    while data:
        line, _, data = data.partition(b"\n")
        head = json.loads(line)
        tables.append(_read(head, data[: head["bytes"]]))
        data = data[head["bytes"] :]
    return tables


def _written(table: Table) -> bytes:
    entries = sorted((_number(position), value) for position, value in table.values.items())
    body = bytearray()
    before = 0
    for number, _ in entries:
        step, before = number - before, number
        while step >= 128:
            body.append(step & 127 | 128)
            step >>= 7
        body.append(step)
    body += bytes(value + MIDDLE for _, value in entries)
    head = {
        "width": table.width,
        "height": table.height,
        "stops": table.stops,
        "positions": table.positions,
        "entries": len(entries),
        "bytes": len(body),
    }
    return json.dumps(head).encode() + b"\n" + bytes(body)


def _read(head: dict[str, int], body: bytes) -> Table:
    count, points = head["entries"], head["width"] * head["height"]
    steps, values = body[: len(body) - count], body[len(body) - count :]
    positions = [_position(number, points) for number in _sums(steps)]
    if len(positions) != count:
        raise ValueError(f"{count} entries are announced, and there are {len(positions)}")
    found = {at: value - MIDDLE for at, value in zip(positions, values, strict=True)}
    return Table(head["width"], head["height"], bool(head["stops"]), head["positions"], found)


def _sums(steps: bytes) -> Iterator[int]:
    number = step = shift = 0
    for byte in steps:
        step |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            number += step
            yield number
            step = shift = 0


def _number(position: Position) -> int:
    number = 0
    for code in position:
        number = number * CODES + code
    return number


def _position(number: int, points: int) -> Position:
    codes = bytearray(points)
    for place in reversed(range(points)):
        number, codes[place] = divmod(number, CODES)
    return bytes(codes)
