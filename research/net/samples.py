"""Positions of games as arrays of bits, to learn from.

A position is seen as `kropki.computer.foresight.Sheet` shows it to the network. With it come the territories
at the end of the game and the move that the search chose.
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Executor
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

import numpy as np

from kropki.board.grid import Grid, Mask
from kropki.computer.foresight import Sheet
from research.executors import run_tasks
from research.learn import sample
from research.records import GameRecord

INPUTS = 9 + 12 + 1
"""The input planes of the network."""
PLANES = INPUTS + 3
"""With the territories of the player to move and of the opponent at the end, and the chosen move."""
TEST_EVERY = 20
"""Every twentieth game is used for testing only."""
Size = tuple[int, int]
"""The width and the height of a board."""


@dataclass(frozen=True)
class Samples:
    """Positions on boards of one size.

    Attributes:
        width: The width of the boards.
        height: The height of the boards.
        packed: The planes of each position, eight points a byte.
        tested: For each position, whether it is for testing.
    """

    width: int
    height: int
    packed: Any
    tested: Any

    def planes(self, numbers: Any) -> Any:
        """Return the planes of some positions: an array of bits by position, plane, row and column."""
        shape = (len(numbers), PLANES, self.height, self.width)
        bits = np.unpackbits(self.packed[numbers], axis=1)[:, : PLANES * self.height * self.width]
        return bits.reshape(shape)


def bits_of(masks: Iterable[Mask], grid: Grid) -> Any:
    """Return masks as an array of bits by mask, row and column."""
    size = (grid.limit + 7) // 8
    data = b"".join(mask.to_bytes(size, "little") for mask in masks)
    bits = np.unpackbits(np.frombuffer(data, np.uint8).reshape(-1, size), axis=1, bitorder="little")
    return bits[:, list(grid.points)].reshape(-1, grid.height, grid.width)


def sample_game(task: tuple[int, bytes, float]) -> tuple[int, Size, bool, Any]:
    """Return positions of a game.

    Args:
        task: The game's place among all, the packed game, and the share of its positions to take.

    Returns:
        The game's place, the size of the board, whether the game is for testing, and the packed planes of the
        positions.
    """
    place, packed, share = task
    game = GameRecord.from_bytes(packed)
    seen = []
    board = game.board()
    grid = board.grid
    for board, player, best, last in sample(game, share):
        sheet = Sheet(grid)
        sheet.add(board, player, 1 - player, last)
        seen.append((player, [*sheet.inputs()], grid.bits[best]))
    held = [board.held_mask(player) for player in (0, 1)]
    rows = [
        np.packbits(bits_of([*inputs, held[player], held[1 - player], chosen], grid).reshape(-1))
        for player, inputs, chosen in seen
    ]
    size = PLANES * grid.width * grid.height
    packed_rows = np.stack(rows) if rows else np.empty((0, (size + 7) // 8), np.uint8)
    return place, (game.width, game.height), game.number % TEST_EVERY == 0, packed_rows


def sample_games(games: Iterable[bytes], share: float, executor: Executor | None = None) -> list[Samples]:
    """Return positions of games, for each size of board, in the order of the games.

    Args:
        games: Packed games, as `research.records.read_packed` yields them.
        share: The share of the positions to take.
        executor: Runs the tasks, one for each game; None for this process.
    """
    found: dict[Size, list[tuple[bool, Any]]] = {}
    tasks = ((place, packed, share) for place, packed in enumerate(games))
    for _, size, tested, rows in sorted(run_tasks(executor, sample_game, tasks), key=itemgetter(0)):
        found.setdefault(size, []).append((tested, rows))
    return [
        Samples(
            *size,
            np.concatenate([rows for _, rows in parts]),
            np.concatenate([np.full(len(rows), tested) for tested, rows in parts]),
        )
        for size, parts in sorted(found.items())
    ]
