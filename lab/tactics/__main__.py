"""Lets levels of the computer player solve the tactical positions, and proves these:
`python -m training.tactics --level 8 --seconds 1`, `python -m training.tactics --prove`."""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Sequence

from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.openings import Opening
from lab.tactics.problems import Problem, problems


def answer(problem: Problem, level: int, seconds: float | None, steps: int | None, seed: int = 0) -> str:
    """Where a level plays, in letters. It thinks for so many steps, or seconds of the processor's time, or
    else as long as the level does."""
    board = problem.board()
    opening = Opening("custom", position=problem.drawing)
    game = Game(board.grid.width, board.grid.height, rules="russian", opening=opening, first=problem.turn)
    most = math.inf if steps else seconds or LEVELS[level].seconds
    thinking = Thinking(game, LEVELS[level], seed=seed, seconds=math.inf, steps=steps, resigns=False)
    begin = time.process_time()
    for _ in thinking.run():
        if time.process_time() - begin >= most:
            break
    move = thinking.decision()
    assert isinstance(move, Dot)
    return board.grid.letters(move.point)


def prove(chosen: Sequence[Problem]) -> bool:
    """Prove all, telling how long each takes; whether all are true."""
    true = True
    for problem in chosen:
        begin = time.process_time()
        refuted = problem.refuted()
        true = true and not refuted
        seconds = time.process_time() - begin
        print(f"{seconds:6.1f} s  {problem.kind} {problem.number}  {refuted or 'proved'}", flush=True)
    return true


def solve(
    chosen: Sequence[Problem], levels: Sequence[int], seconds: float | None, steps: int | None, seed: int
) -> None:
    """Print a table in Markdown: how many positions of each kind each level solves. What the highest level
    misses is told on standard error."""
    solved: dict[tuple[str, int], int] = {}
    took = dict.fromkeys(levels, 0.0)
    rows: dict[str, int] = {}
    for problem in chosen:
        rows[problem.row] = rows.get(problem.row, 0) + 1
        for level in levels:
            begin = time.process_time()
            played = answer(problem, level, seconds, steps, seed)
            took[level] += time.process_time() - begin
            if played in problem.right:
                solved[problem.row, level] = solved.get((problem.row, level), 0) + 1
            elif level == max(levels):
                print(f"{problem.kind} {problem.number}: plays {played}\n{problem}\n", file=sys.stderr)
    print("| kind |", " | ".join(f"level {level}" for level in levels), "|")
    print("|---|" + "---|" * len(levels))
    for row, asked in rows.items():
        print(f"| {row} |", " | ".join(f"{solved.get((row, level), 0)}/{asked}" for level in levels), "|")
    totals = [sum(count for (_, at), count in solved.items() if at == level) for level in levels]
    print("| all |", " | ".join(f"{total}/{len(chosen)}" for total in totals), "|")
    print("| seconds each |", " | ".join(f"{took[level] / len(chosen):.2f}" for level in levels), "|")


def main(words: Sequence[str] | None = None) -> int:
    everything = [*problems()]
    kinds = sorted({problem.kind for problem in everything})
    parser = argparse.ArgumentParser(prog="python -m training.tactics", description=__doc__)
    parser.add_argument("--prove", action="store_true", help="prove the positions, don't solve them")
    parser.add_argument("--kind", action="append", choices=kinds, help="these kinds only")
    parser.add_argument("--level", type=int, action="append", choices=LEVELS, help="these levels only")
    time_or_steps = parser.add_mutually_exclusive_group()
    time_or_steps.add_argument("--seconds", type=float, help="for each answer, else the level's own")
    time_or_steps.add_argument("--steps", type=int, help="of thinking for each answer: the same everywhere")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args(words)
    chosen = [p for p in everything if not arguments.kind or p.kind in arguments.kind]
    if arguments.prove:
        return 0 if prove(chosen) else 1
    levels = sorted(arguments.level or LEVELS)
    solve(chosen, levels, arguments.seconds, arguments.steps, arguments.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
