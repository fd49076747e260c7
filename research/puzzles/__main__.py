"""Finds, grades and proves puzzles.

python -m research.puzzles generate --seed 1 --out build/puzzles.jsonl
python -m research.puzzles add build/puzzles.jsonl
python -m research.puzzles prove
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from kropki.cli.arguments import positive_or_0, seconds
from kropki.cli.output import run
from kropki.puzzle.collection import FIRST, OURS, load_puzzles
from kropki.puzzle.puzzle import MAX_GRADE, THEMES, Puzzle
from research.executors import add_executor, open_executor
from research.puzzles.generate import Source, generate
from research.puzzles.select import add_puzzles, grade_file, write_names
from research.tactics.__main__ import prove_all


def main(argv: list[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: The arguments. By default, those of the process.

    Returns:
        The exit code: 0, 1 if a claim is wrong, or 2 for an error.
    """
    parser = argparse.ArgumentParser(
        prog="python -m research.puzzles", description="Find, prove and grade puzzles."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    search = commands.add_parser("generate", help="search quick games for puzzles")
    search.add_argument("--theme", action="append", choices=THEMES, help="a theme; may be repeated (all)")
    search.add_argument("--seed", type=positive_or_0, default=1, help="the seed of the games (1)")
    search.add_argument("--seconds", type=seconds, default=3600, help="how long to search (3600)")
    search.add_argument("--out", type=Path, required=True, help="the journal to write or to continue")
    search.add_argument("--games", type=Path, help="search this file of recorded games")
    search.add_argument("--first", action="store_true", help="cut boards for beginners out of them")
    add = commands.add_parser("add", help="grade what was found and add it to the collection")
    add.add_argument("journal", type=Path, nargs="+", help="a journal of generate")
    add.add_argument(
        "--part", default="", choices=("", FIRST, "games"), help="the folder of the collection to add to"
    )
    add.add_argument("--only", nargs="+", default=(), metavar="NAME", help="the names of those to add")
    rate = commands.add_parser("grade", help="grade puzzles of the collection that have no grade")
    rate.add_argument("file", type=Path, nargs="+", help="a file of the collection")
    rate.add_argument("--again", action="store_true", help="measure those that have a grade again")
    prove = commands.add_parser("prove", help="prove the whole collection again")
    for command in (search, prove):
        add_executor(command)
    commands.add_parser("names", help="write the names of all puzzles into the package")
    commands.add_parser("table", help="count the puzzles by theme and grade")
    arguments = parser.parse_args(argv)
    return run(lambda: _run(arguments))


def _run(arguments: argparse.Namespace) -> int:
    if arguments.command == "generate":
        with open_executor(arguments.processes, arguments.scheduler) as executor:
            themes, source = arguments.theme or (), Source(arguments.games, arguments.first)
            generate(arguments.seed, themes, arguments.out, executor, source, seconds=arguments.seconds)
    elif arguments.command == "add":
        add_puzzles(arguments.journal, OURS, arguments.part, arguments.only)
        write_names(OURS)
    elif arguments.command == "names":
        write_names(OURS)
    elif arguments.command == "grade":
        for path in arguments.file:
            grade_file(path, again=arguments.again)
    elif arguments.command == "table":
        print(format_table(load_puzzles()))
    else:
        with open_executor(arguments.processes, arguments.scheduler) as executor:
            return 0 if prove_all(load_puzzles(), executor) else 1
    return 0


def format_table(puzzles: Sequence[Puzzle]) -> str:
    """Return a Markdown table of how many puzzles of each theme have each grade."""
    grades = range(1, MAX_GRADE + 1)
    counts = Counter((puzzle.theme, puzzle.grade) for puzzle in puzzles)
    lines = [f"| theme | {' | '.join(map(str, grades))} | all |", "|---|" + "---|" * (len(grades) + 1)]
    for theme in THEMES:
        cells = [counts[theme, number] for number in grades]
        lines.append(f"| {theme} | {' | '.join(map(str, cells))} | {sum(cells)} |")
    sums = [sum(counts[theme, number] for theme in THEMES) for number in grades]
    return "\n".join([*lines, f"| all | {' | '.join(map(str, sums))} | {sum(sums)} |"])


if __name__ == "__main__":
    sys.exit(main())
