"""Lets the search play games against itself, to learn from: `python -m research.selfplay OUT --games 1000`.

The games are kept in a compact file (`research.records`). The same command continues an interrupted run:
each game depends only on the seed and its number, and those in the file are not played again. Some moves are
played at random instead of the search's choice, so that the games show all kinds of positions.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from enum import IntEnum
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.grid import Player, Point
from kropki.board.settlement import settle_stop
from kropki.cli.arguments import positive, positive_or_0, seconds
from kropki.cli.output import run, say, write_file
from kropki.computer.player import load_policy
from kropki.computer.policy import points_near_dots
from kropki.computer.search import Search
from kropki.computer.trajectories import lead
from kropki.game.openings import Opening, opening_board
from research.executors import add_executor, open_executor, run_tasks
from research.records import FORMAT, Choice, GameRecord, number_of, positions_of, read_packed

SIZES = (
    *((15, 15), (20, 20), (15, 15), (20, 20), (10, 10), (12, 12), (13, 13), (16, 16), (18, 18), (19, 19)),
    *((14, 11), (20, 14), (25, 25), (30, 30), (39, 32)),
)
OPENINGS = ("cross", "cross", "double-cross", "empty")
KOMI = (0, 0, -1, 1)
"""In half dots."""
MAX_RANDOM_MOVES = 6
"""How many random moves may begin a game."""
RANDOM_SHARE = 0.04
"""The share of random moves later on."""
FILLED = 0.55
"""The share of the board at which a game ends. The moves after that mostly fill the board."""
STOP_EVERY = 6
"""Every so many moves, a game ends if the leader would win by a stop."""


class MoveKind(IntEnum):
    """How a move came about."""

    OPENING = 0
    """At random, at the beginning of the game."""
    CHOSEN = 1
    """By the search."""
    RANDOM = 2
    """At random, instead of the search's choice."""


class GameTask(NamedTuple):
    """A game to play.

    Attributes:
        seed: The seed of the file.
        number: The number of the game in it.
        plies: How many plies the search looks ahead.
        steps: How many steps it may take for a move.
    """

    seed: int
    number: int
    plies: int
    steps: int


def choose(board: Board, player: Player, last: list[Point], task: GameTask) -> tuple[Point, int]:
    """Return the point that the search chooses, and the lead that it expects.

    Args:
        board: The position. It may change.
        player: The player to move.
        last: The points played so far.
        task: How far to search.
    """
    search = Search(board, player, 1 - player, load_policy(), last=tuple(last[:-3:-1]), max_depth=task.plies)
    for step, _ in enumerate(search.run()):
        if step >= task.steps and search.info.depth:
            break
    best = search.info.candidates[0]
    return best.point, round(best.value)


def play_game(task: GameTask) -> bytes:
    """Play a game and return it packed, with its length before it (`GameRecord.to_bytes`)."""
    random = Random(f"{task.seed} {task.number}")
    width, height = random.choice(SIZES)
    opening, komi = random.choice(OPENINGS), random.choice(KOMI)
    board = opening_board(Opening(opening), width, height, 2, False)
    moves: list[Choice] = []
    last: list[Point] = []
    random_moves = random.randint(0, MAX_RANDOM_MOVES)
    difference = None
    while difference is None:
        player = len(moves) % 2
        near = [*board.grid.mask_points(points_near_dots(board))]
        if len(moves) < random_moves:
            point = best = random.choice(near)
            value = lead(board, player)
        else:
            best, value = choose(board.copy(), player, last, task)
            point = random.choice(near) if random.random() < RANDOM_SHARE else best
        moves.append(Choice(point, best, value))
        board.play(point, player)
        last.append(point)
        difference = _final_difference(board, len(moves))
    record = GameRecord(task.number, width, height, opening, komi, random_moves, tuple(moves), difference)
    return record.to_bytes()


def _final_difference(board: Board, moves: int) -> int | None:
    """Return by how many dots player 0 leads at the end of the game, or None if it goes on."""
    grid = board.grid
    if board.is_full or moves >= FILLED * grid.width * grid.height:
        return lead(board, 0)
    ahead = lead(board, 0)
    if ahead and moves % STOP_EVERY == 0:
        leader = 0 if ahead > 0 else 1
        captures = settle_stop(board, leader).captures
        if captures[leader] > captures[1 - leader]:
            return captures[0] - captures[1]
    return None


def kind_of(record: GameRecord, number: int) -> MoveKind:
    """Return how a move of a game came about."""
    if number < record.random_moves:
        return MoveKind.OPENING
    move = record.moves[number]
    return MoveKind.CHOSEN if move.point == move.best else MoveKind.RANDOM


def main(argv: list[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: The arguments. By default, those of the process.

    Returns:
        The exit code: 0, or 2 for an error.
    """
    parser = argparse.ArgumentParser(
        prog="python -m research.selfplay", description="Play games of the search against itself."
    )
    parser.add_argument("out", type=Path, help="the file to write or to continue")
    parser.add_argument("--games", type=positive, help="how many games the file should have (no limit)")
    parser.add_argument("--seconds", type=seconds, default=1e9, help="how long to play (no limit)")
    parser.add_argument("--plies", type=positive, default=5, help="how many plies to look ahead (5)")
    parser.add_argument("--steps", type=positive, default=80, help="how many steps to think for a move (80)")
    parser.add_argument("--seed", type=positive_or_0, default=1, help="the seed of the games (1)")
    add_executor(parser)
    arguments = parser.parse_args(argv)
    return run(lambda: _run(arguments))


def _run(arguments: argparse.Namespace) -> int:
    settings = f"seed={arguments.seed} plies={arguments.plies} steps={arguments.steps}"
    path: Path = arguments.out
    kept = [*read_packed(path, settings)] if path.exists() else []
    _rewrite(path, settings, kept)
    done = {number_of(packed) for packed in kept}
    begin, cpu = time.monotonic(), 0.0
    played = positions = 0
    with open_executor(arguments.processes, arguments.scheduler) as executor, path.open("ab") as file:
        for packed, used in run_tasks(executor, _timed_game, _tasks(arguments, done)):
            file.write(packed)
            file.flush()
            played, positions, cpu = played + 1, positions + positions_of(packed[2:]), cpu + used
            if time.monotonic() - begin >= arguments.seconds:
                break
    if played:
        say(
            f"{played} games, {positions} positions, {positions / cpu * 3600:.0f} positions an hour of"
            f" processor time; the file has {len(done) + played} games,"
            f" {path.stat().st_size / (len(done) + played):.0f} bytes each"
        )
    return 0


def _timed_game(task: GameTask) -> tuple[bytes, float]:
    """Play a game, and return it with the seconds of processor time that it took."""
    begin = time.process_time()
    return play_game(task), time.process_time() - begin


def _tasks(arguments: argparse.Namespace, done: set[int]) -> Iterator[GameTask]:
    """Yield the games that are not in the file yet."""
    for number in range(arguments.games) if arguments.games else count():
        if number not in done:
            yield GameTask(arguments.seed, number, arguments.plies, arguments.steps)


def _rewrite(path: Path, settings: str, kept: list[bytes]) -> None:
    """Write a file with some games, without the broken end that an interruption may have left."""
    games = b"".join(len(packed).to_bytes(2, "big") + packed for packed in kept)
    write_file(path, f"{FORMAT} {settings}\n".encode() + games)


if __name__ == "__main__":
    sys.exit(main())
