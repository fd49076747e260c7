"""Games of self-play as compact files.

A file begins with a line that says how the games were made, such as `kropki-games 1 seed=1 plies=5 steps=80`.
Each game follows: its length as two bytes (big-endian), a head, and its moves as one large number. A move is
the rank of its point among the open ones, the nearest to the last dot first, and the difference between the
search's value and the lead. Frequent ranks and values take few bits: the number is built by asymmetric
numeral systems with fixed frequencies. If a file ends within a game, for example after an interruption, the
games before it are read.
"""

from __future__ import annotations

import struct
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.grid import Point
from kropki.computer.trajectories import lead
from kropki.errors import KropkiError
from kropki.game.openings import OPENINGS, Opening, opening_board

FORMAT = "kropki-games 1"
"""How the first line of each file begins."""
HEAD = struct.Struct(">IBBBbhHB")
"""A game's number, width, height, opening, komi, difference, number of moves, and number of random
moves at the beginning."""
FAR = 255
"""Stands for this rank and all above; two bytes with the rank follow."""
MIDDLE = 128
"""Stands for a value that equals the lead; the symbols around it stand for larger and smaller values."""
TOTAL = 1 << 14
"""The sum of the frequencies of all symbols."""


class InvalidRecord(KropkiError):
    """A file of games is not valid, or its games were made with other settings."""

    code = "games/file"


class Frequencies:
    """How frequent each symbol, a number from 0 to 255, is expected to be."""

    def __init__(self, shares: list[float]) -> None:
        """Set the expected shares of the symbols, in any unit."""
        scale = (TOTAL - len(shares)) / sum(shares)
        self._counts = [1 + int(share * scale) for share in shares]
        self._counts[self._counts.index(max(self._counts))] += TOTAL - sum(self._counts)
        self._starts = [0, *accumulate(self._counts)]

    def push(self, state: int, symbol: int) -> int:
        """Return the number that holds `state` and a symbol."""
        count = self._counts[symbol]
        return state // count * TOTAL + self._starts[symbol] + state % count

    def pop(self, state: int) -> tuple[int, int]:
        """Return the symbol that was pushed last, and the number before that."""
        rest = state % TOTAL
        symbol = bisect_right(self._starts, rest) - 1
        return symbol, self._counts[symbol] * (state // TOTAL) + rest - self._starts[symbol]


RANKS = Frequencies([(rank + 8) ** -2.5 for rank in range(256)])
VALUES = Frequencies([20.0 if value == MIDDLE else abs(value - MIDDLE) ** -1.4 for value in range(256)])
DIFFERS = Frequencies([24.0, 1.0])
"""Whether the search wanted to play elsewhere."""
BYTES = Frequencies([1.0] * 256)


class Choice(NamedTuple):
    """A move.

    Attributes:
        point: Where it was played.
        best: Where the search wanted to play. It differs from `point` for some moves at random.
        value: The lead that the search expected for the player; without a search, the lead before the move.
    """

    point: Point
    best: Point
    value: int


@dataclass(frozen=True)
class GameRecord:
    """A game of two players who move in turn, player 0 first.

    Attributes:
        number: The number of the game in its file.
        width: The width of the board.
        height: The height of the board.
        opening: The name of the opening.
        komi: The komi, in half dots.
        random_moves: How many moves at the beginning were made at random.
        moves: The moves.
        difference: By how many dots player 0 led at the end, without komi.
    """

    number: int
    width: int
    height: int
    opening: str
    komi: int
    random_moves: int
    moves: tuple[Choice, ...]
    difference: int

    def board(self) -> Board:
        """Return the board before the first move."""
        return opening_board(Opening(self.opening), self.width, self.height, 2, False)

    def to_bytes(self) -> bytes:
        """Return the game as bytes, with its length before it."""
        board = self.board()
        symbols: list[tuple[Frequencies, int]] = []
        last: Point | None = None
        for i, move in enumerate(self.moves):
            order = _by_distance(board, last)
            differs = move.best != move.point
            symbols += [*_rank_symbols(order.index(move.point)), (DIFFERS, differs)]
            if differs:
                symbols += _rank_symbols(order.index(move.best))
            symbols.append((VALUES, min(max(move.value - lead(board, i % 2) + MIDDLE, 0), 255)))
            board.play(move.point, i % 2)
            last = move.point
        state = 1
        for frequencies, symbol in reversed(symbols):
            state = frequencies.push(state, symbol)
        head = HEAD.pack(
            *(self.number, self.width, self.height, [*OPENINGS].index(self.opening), self.komi),
            *(self.difference, len(self.moves), self.random_moves),
        )
        packed = head + state.to_bytes((state.bit_length() + 7) // 8, "big")
        return len(packed).to_bytes(2, "big") + packed

    @classmethod
    def from_bytes(cls, packed: bytes) -> GameRecord:
        """Return the game that `to_bytes` has packed, without the length before it.

        Raises:
            InvalidRecord: If the bytes are not a game.
        """
        try:
            number, width, height, opening, komi, difference, count, first = HEAD.unpack_from(packed)
            state = int.from_bytes(packed[HEAD.size :], "big")
            game = cls(number, width, height, [*OPENINGS][opening], komi, first, (), difference)
            board, moves = game.board(), []
            last: Point | None = None
            for i in range(count):
                order = _by_distance(board, last)
                rank, state = _pop_rank(state)
                differs, state = DIFFERS.pop(state)
                best, state = _pop_rank(state) if differs else (rank, state)
                value, state = VALUES.pop(state)
                last = order[rank]
                moves.append(Choice(last, order[best], value - MIDDLE + lead(board, i % 2)))
                board.play(last, i % 2)
        except (struct.error, IndexError, KropkiError) as error:
            raise InvalidRecord(f"these bytes are not a game: {error}") from None
        return replace(game, moves=tuple(moves))


def _rank_symbols(rank: int) -> list[tuple[Frequencies, int]]:
    """Return the symbols of a rank."""
    if rank < FAR:
        return [(RANKS, rank)]
    return [(RANKS, FAR), *((BYTES, byte) for byte in rank.to_bytes(2, "big"))]


def _pop_rank(state: int) -> tuple[int, int]:
    """Return the rank that was pushed last, and the number before that."""
    rank, state = RANKS.pop(state)
    if rank == FAR:
        high, state = BYTES.pop(state)
        low, state = BYTES.pop(state)
        rank = high << 8 | low
    return rank, state


def _by_distance(board: Board, last: Point | None) -> list[Point]:
    """Return the open points, the nearest to the last dot or else to the middle first."""
    grid = board.grid
    x, y = grid.xy(last) if last else (grid.width // 2, grid.height // 2)

    def key(point: Point) -> tuple[int, Point]:
        px, py = grid.xy(point)
        return (px - x) ** 2 + (py - y) ** 2, point

    return sorted(grid.mask_points(board.open_mask), key=key)


def read_packed(path: Path, settings: str = "") -> Iterator[bytes]:
    """Yield the games of a file as bytes, without their lengths.

    Args:
        path: The file.
        settings: The settings with which the games must have been made; empty for any.

    Raises:
        InvalidRecord: If it is not a file of games, or its games were made with other settings.
        OSError: If the file cannot be read.
    """
    head, _, data = path.read_bytes().partition(b"\n")
    line = head.decode(errors="replace")
    if not line.startswith(f"{FORMAT} ") or (settings and line != f"{FORMAT} {settings}"):
        raise InvalidRecord(f"{path}: the first line is {line[:60]!r}, not {FORMAT} {settings}")
    at = 0
    while at + 2 <= len(data):
        length = int.from_bytes(data[at : at + 2], "big")
        if at + 2 + length > len(data):
            break
        yield data[at + 2 : at + 2 + length]
        at += 2 + length


def read_records(path: Path) -> Iterator[GameRecord]:
    """Yield the games of a file.

    Raises:
        InvalidRecord: If it is not a file of games, or a game in it is broken.
        OSError: If the file cannot be read.
    """
    return map(GameRecord.from_bytes, read_packed(path))


def number_of(packed: bytes) -> int:
    """Return the number of a packed game, without reading its moves."""
    number: int = HEAD.unpack_from(packed)[0]
    return number


def positions_of(packed: bytes) -> int:
    """Return how many moves a packed game has, without reading them."""
    moves: int = HEAD.unpack_from(packed)[6]
    return moves


def size_of(packed: bytes) -> tuple[int, int]:
    """Return the width and the height of the board of a packed game, without reading its moves."""
    width, height = HEAD.unpack_from(packed)[1:3]
    return width, height
