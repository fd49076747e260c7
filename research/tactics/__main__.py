"""Solves or proves the tactical positions.

`python -m research.tactics --level 8` lets level 8 solve them, and with `--prove` they are proved.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Executor

from kropki.cli.arguments import level, positive, positive_or_0, seconds
from kropki.cli.output import run
from kropki.computer.levels import LEVELS
from kropki.puzzle.puzzle import Puzzle
from research.executors import add_executor, open_executor, run_tasks
from research.tactics.problems import load_problems
from research.tactics.solver import SolverSettings, format_table, solve


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: The arguments. By default, those of the process.

    Returns:
        The exit code: 0, 1 if a claim is wrong, or 2 for an error.
    """
    everything = load_problems()
    kinds = sorted({problem.theme for problem in everything})
    parser = argparse.ArgumentParser(
        prog="python -m research.tactics",
        description="Let levels of the computer player solve tactical positions, or prove these.",
    )
    parser.add_argument("--prove", action="store_true", help="prove the positions instead")
    parser.add_argument("--kind", action="append", choices=kinds, help="a kind of positions; may be repeated")
    parser.add_argument("--level", type=level, action="append", help="a level; may be repeated")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=seconds, help="the time for each answer (that of the level)")
    limit.add_argument(
        "--steps", type=positive, help="the steps for each answer; the answers are the same on every machine"
    )
    parser.add_argument("--seed", type=positive_or_0, default=0, help="the seed of the levels (0)")
    add_executor(parser)
    arguments = parser.parse_args(argv)
    return run(lambda: _run(arguments, everything))


def _run(arguments: argparse.Namespace, everything: Sequence[Puzzle]) -> int:
    chosen = [p for p in everything if not arguments.kind or p.theme in arguments.kind]
    if arguments.prove:
        with open_executor(arguments.processes, arguments.scheduler) as executor:
            return 0 if prove_all(chosen, executor) else 1
    levels = sorted(arguments.level or LEVELS)
    settings = SolverSettings(arguments.seconds, arguments.steps, arguments.seed)
    answers = [solve(problem, number, settings) for problem in chosen for number in levels]
    print(format_table(answers))
    for answer in answers:
        if answer.level == max(levels) and not answer.right:
            problem = answer.problem
            print(f"{problem.theme} {problem.id}: plays {answer.point}\n{problem}\n", file=sys.stderr)
    return 0


def prove_all(problems: Sequence[Puzzle], executor: Executor | None = None) -> bool:
    """Prove claims, and print for each how long it takes and what is wrong with it.

    Args:
        problems: The positions.
        executor: Proves them; None for this process (`research.executors`).

    Returns:
        Whether all claims are true.
    """
    are_true = True
    for problem, error, passed in run_tasks(executor, _prove, problems):
        are_true = are_true and not error
        print(f"{passed:6.1f} s  {problem.theme} {problem.id}  {error or 'proved'}", flush=True)
    return are_true


def _prove(problem: Puzzle) -> tuple[Puzzle, str, float]:
    """Return a problem with what is wrong with it, if anything, and the seconds that the proof took."""
    begin = time.process_time()
    error = problem.find_error()
    return problem, error, time.process_time() - begin


if __name__ == "__main__":
    sys.exit(main())
