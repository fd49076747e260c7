"""Solves small boards, verifies the tables, and goes on with a larger board.

python -m research.solved solve
python -m research.solved verify --games 40
python -m research.solved prove 5 5 --opening cross --state build/cross.npz
python -m research.solved openings 5 5 --dots 4
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from kropki.board.board import Board
from kropki.cli.arguments import positive, seconds
from kropki.cli.output import write_file
from kropki.game.game import Game
from kropki.solved.position import Position, position_of
from kropki.solved.solver import Solver
from kropki.solved.table import Table, read_tables, table_of, write_tables

FILE = Path(__file__).parents[2] / "web/screens/solved/boards.bin"
LARGEST = 4
SAVING = 240
"""Seconds after which a proof saves what is known."""
PROOFS_FROM = 8
"""The open points of larger boards where proofs are verified."""


def main(argv: list[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: The arguments. By default, those of the process.

    Returns:
        The exit code: 0, or 1 if a proof is not complete.
    """
    parser = argparse.ArgumentParser(prog="python -m research.solved", description="Solve small boards.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("solve", help=f"solve all boards up to {LARGEST}×{LARGEST}, and write their tables")
    verifying = commands.add_parser("verify", help="check the tables by other methods")
    verifying.add_argument("--games", type=positive, default=40, help="random games by each rules (40)")
    proving = commands.add_parser("prove", help="prove what a larger board is worth, as far as the time goes")
    counting = commands.add_parser("openings", help="count what positions after a few dots are worth")
    counting.add_argument("--dots", type=positive, default=4, help="the number of dots (4)")
    for each in (proving, counting):
        each.add_argument("width", type=positive)
        each.add_argument("height", type=positive)
        each.add_argument("--opening", choices=("empty", "cross"), default="empty")
    proving.add_argument("--stops", action="store_true", help="players may stop")
    proving.add_argument("--seconds", type=seconds, default=3600, help="how long (3600)")
    proving.add_argument(
        "--entries",
        type=int,
        choices=range(12, 31),
        default=24,
        metavar="N",
        help="keep up to 2 ** N positions, N from 12 to 30 (24, which takes 400 MB)",
    )
    proving.add_argument("--state", type=Path, required=True, help="the file with what is known")
    arguments = parser.parse_args(argv)
    sys.setrecursionlimit(10_000)
    if arguments.command == "solve":
        write_file(FILE, write_tables(_solved()))
    elif arguments.command == "verify":
        _verify(arguments.games)
    else:
        return _prove(arguments) if arguments.command == "prove" else _openings(arguments)
    return 0


def _solved() -> Iterator[Table]:
    for width in range(1, LARGEST + 1):
        for height in range(1, width + 1):
            solvers = [Solver(stops=stops) for stops in (False, True)]
            values = [solver.value(Board(width, height), 0) for solver in solvers]
            table = table_of(width, height, *(solver.values for solver in solvers))
            print(f"{_name(table)}: {values}, {table.positions:,} positions", flush=True)
            yield table


def _verify(games: int) -> None:
    """Verify all tables, and print what was checked."""
    from research.solved.prover import Prover  # numba takes seconds to load
    from research.solved.verify import check_all, check_games, check_proofs, check_settled, prove_start

    for table in read_tables(FILE.read_bytes()).values():
        count = check_all(table)
        solvers = [Solver(stops=stops, table=table) for stops in (False, True)]
        played = sum(check_games(solver, table.width, table.height, games) for solver in solvers)
        proved = prove_start(table)
        print(
            f"{_name(table)}: all {count:,} positions are right, "
            f"{played:,} of random games by the slow model, the start {'' if proved else 'not '}proved; "
            f"to a proof, {check_settled(table.width, table.height):,} kinds of positions",
            flush=True,
        )
    for width, height in ((5, 4), (5, 5), (6, 5)):
        for stops in (False, True):
            prover = Prover(width, height, stops=stops)
            count = check_proofs(prover, games, PROOFS_FROM)
            rules = "players may stop" if stops else "to the last point"
            print(f"{width}×{height}, {rules}: {games} proofs are right, {count} values are not 0")


def _name(table: Table) -> str:
    return f"{table.width}×{table.height}"


def _prove(arguments: argparse.Namespace) -> int:
    """Prove the value of a board within so many seconds, and save what is known every few minutes."""
    from research.solved.prover import (  # numba takes seconds to load
        InvalidState,
        OutOfTime,
        Prover,
        load,
        save,
    )

    width, height, path = arguments.width, arguments.height, arguments.state
    board = Game(width, height, opening=arguments.opening).board
    try:
        prover = Prover(width, height, stops=arguments.stops, entries=1 << arguments.entries)
        if path.exists():
            load(prover, path)
    except (ValueError, InvalidState) as error:
        raise SystemExit(f"prove: {error}") from error
    start = time.monotonic()
    end = start + arguments.seconds

    def gains(aim: int) -> bool:
        while True:
            try:
                found = prover.reaches(board, 0, aim, min(SAVING, end - time.monotonic()))
            except OutOfTime:
                save(prover, path)
                print(f"{aim:+d} or more? {prover.positions:,} positions looked at", flush=True)
                if time.monotonic() > end:
                    raise
            else:
                print(f"{aim:+d} or more: {'yes' if found else 'no'}", flush=True)
                return found

    try:
        value = _value(gains)
    except OutOfTime:
        return 1
    save(prover, path)
    print(f"with best play the lead of the player to move grows by {value:+d}")
    print(f"{prover.positions:,} positions looked at in {time.monotonic() - start:.0f} seconds")
    return 0


def _openings(arguments: argparse.Namespace) -> int:
    """Count what the positions after each number of dots are worth, if play goes on to the last point."""
    from research.solved.prover import Prover

    try:
        prover = Prover(arguments.width, arguments.height, entries=1 << 24)
    except ValueError as error:
        raise SystemExit(f"openings: {error}") from error
    boards = [Game(arguments.width, arguments.height, opening=arguments.opening).board]
    for dots in range(1, arguments.dots + 1):
        mover = dots % 2
        found: dict[Position, Board] = {}
        for board in boards:
            for point in board.legal_points:
                after = board.copy()
                after.play(point, 1 - mover)
                found.setdefault(position_of(after, mover), after)
        boards = [*found.values()]
        values = Counter(_value(partial(prover.reaches, board, mover, seconds=3600)) for board in boards)
        told = ", ".join(f"{value:+d}: {values[value]:,}" for value in sorted(values))
        print(f"dots: {dots}; positions by what they are worth: {told}", flush=True)
    return 0


def _value(gains: Callable[[int], bool]) -> int:
    """Return the largest number that is gained."""
    value = 0
    while gains(value + 1):
        value += 1
    while value <= 0 and not gains(value):
        value -= 1
    return value


if __name__ == "__main__":
    sys.exit(main())
