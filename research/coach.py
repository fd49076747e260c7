"""Measures the coach: how often it warns newcomers in games against the first levels, and how often rightly.

`python -m research.coach --games 200`. The newcomers are the styles `naive` and `careful`. Each warning is
proved by trying every answer, apart from how the coach has found it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product

from kropki.board.board import Board
from kropki.board.grid import Player, Point
from kropki.cli.arguments import positive
from kropki.cli.output import run, say
from kropki.computer.coach import Danger, DangerName, find_danger
from kropki.computer.forcing import Forcing, prove_gain
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking, copy_automatic
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import lead
from kropki.game.game import Game
from kropki.puzzle.proof import Proof
from research.executors import add_executor, open_executor, run_tasks
from research.match.styles import STYLES

NEWCOMERS = ("naive", "careful")
"""The styles of the people who are coached."""
COACHED = (1, 2, 3)
"""The levels that the coach is there for."""
SIZES = (12, 15)
"""The boards: the page's first one on phones, and elsewhere."""
STEPS = 60
"""How many steps a level thinks about a move, so that it plays the same on every machine."""


@dataclass(frozen=True)
class Lesson:
    """A game of a newcomer, Red, against a level.

    Attributes:
        style: How the newcomer plays.
        level: The level.
        size: The side of the board.
        seed: The seed of both players.
    """

    style: str
    level: int
    size: int
    seed: int


@dataclass(frozen=True)
class Coached:
    """What the coach has done in a game.

    Attributes:
        lesson: The game.
        turns: The number of the newcomer's turns.
        warnings: How many warnings of each name there were.
        right: How many of them are proved.
    """

    lesson: Lesson
    turns: int
    warnings: Counter[DangerName]
    right: Counter[DangerName]


def main(argv: list[str] | None = None) -> int:
    """Run the command line, and return the exit code: 0, or 2 for an error.

    Args:
        argv: The arguments. By default, those of the process.
    """
    parser = argparse.ArgumentParser(
        prog="python -m research.coach",
        description="Measure how often the coach warns, and how often rightly.",
    )
    parser.add_argument("--games", type=positive, default=200, help="how many games (200)")
    add_executor(parser)
    arguments = parser.parse_args(argv)
    return run(lambda: _run(arguments))


def _run(arguments: argparse.Namespace) -> int:
    with open_executor(arguments.processes, arguments.scheduler) as executor:
        results = [*run_tasks(executor, coach, [*islice(lessons(), arguments.games)])]
    for line in format_results(results):
        say(line)
    return 0


def lessons() -> Iterator[Lesson]:
    """Yield games of all newcomers against all levels on all boards, in turn."""
    seed = 0
    while True:
        for size, level, style in product(SIZES, COACHED, NEWCOMERS):
            yield Lesson(style, level, size, seed)
        seed += 1


def coach(lesson: Lesson) -> Coached:
    """Play a game, and prove what the coach says in it."""
    game = Game(lesson.size, lesson.size)
    newcomer = STYLES[lesson.style](lesson.seed, None)
    turns = 0
    warnings: Counter[DangerName] = Counter()
    right: Counter[DangerName] = Counter()
    while not game.outcome:
        if game.turn == 0:
            turns += 1
            if danger := run_to_end(find_danger(game)):
                warnings[danger.name] += 1
                right[danger.name] += is_right(game, danger)
            game.play(newcomer.choose_move(game))
        else:
            game.play(Thinking(game, LEVELS[lesson.level], seed=lesson.seed, steps=STEPS).decide())
    return Coached(lesson, turns, warnings, right)


def is_right(game: Game, danger: Danger) -> bool:
    """Return whether the dots are in danger as the coach says.

    The opponent's next dot can take each of them, and gains by it, whatever the player answers. A ladder
    takes as many dots whatever the player does now.
    """
    player = game.turn
    board = copy_automatic(game.board)
    if not all(_can_be_taken(board, dot, player) for dot in danger.dots):
        return False
    if danger.name is DangerName.TAKEN:
        return True
    last = game.last_dot
    game.undo()
    before = copy_automatic(game.board)
    game.redo()
    assert last
    enemy, gain = last.player, len(danger.dots)
    proof = run_to_end(prove_gain(before, enemy, player, last.point, gain))
    return proof is not None and _wins(before, proof, enemy, lead(before, enemy) + gain)


def _wins(board: Board, forcing: Forcing, attacker: Player, aim: int) -> bool:
    """Return whether an attacker gets a lead by following a tree, whatever the defender plays."""
    board.play(forcing.point, attacker)
    answers = dict(forcing.answers)
    holds = _keeps(board, attacker, aim) if forcing.threat is None else True
    for answer in [*board.legal_points] if forcing.threat is not None else ():
        board.play(answer, 1 - attacker)
        then = answers.get(answer, Forcing(forcing.threat or 0, 1))
        holds = _wins(board, then, attacker, aim) if then else _keeps(board, attacker, aim)
        board.undo()
        if not holds:
            break
    board.undo()
    return holds


def _keeps(board: Board, attacker: Player, aim: int) -> bool:
    """Return whether an attacker has a lead that the defender's next dot cannot take back."""
    if lead(board, attacker) < aim:
        return False
    for point in [*board.legal_points]:
        board.play(point, 1 - attacker)
        now = lead(board, attacker)
        board.undo()
        if now < aim:
            return False
    return True


def _can_be_taken(board: Board, dot: Point, player: Player) -> bool:
    """Return whether taking a player's dot brings the opponent more than passing, after every answer."""
    enemy = 1 - player
    proof = Proof(board)
    passed = proof.lead(enemy)
    while not proof.after(None, enemy, 2, passed):
        passed -= 1
    for point in [*board.legal_points]:
        taken = board.play(point, enemy)
        board.undo()
        takes = any(area.owner == enemy and area.inside >> dot & 1 for area in taken)
        if takes and proof.after(point, enemy, 2, passed + 1):
            return True
    return False


def format_results(results: list[Coached]) -> Iterator[str]:
    """Yield the lines of a table.

    Args:
        results: What the coach has done in each game.
    """
    yield f"{'player':8} {'level':>5} {'games':>6} {'turns':>6} {'warned':>7} {'share':>6} {'right':>6}"
    for style, level in [*product(NEWCOMERS, COACHED), ("all", None)]:
        of = [r for r in results if level is None or (r.lesson.style, r.lesson.level) == (style, level)]
        turns, warned = sum(r.turns for r in of), sum(r.warnings.total() for r in of)
        right = sum(r.right.total() for r in of)
        yield (
            f"{style:8} {level or '':>5} {len(of):6} {turns:6} {warned:7}"
            f" {warned / max(turns, 1):6.3f} {right / max(warned, 1):6.3f}"
        )
    for name in DangerName:
        warned, right = sum(r.warnings[name] for r in results), sum(r.right[name] for r in results)
        yield f"{name}: {right} of {warned} proved"


if __name__ == "__main__":
    sys.exit(main())
