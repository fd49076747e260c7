"""Thousands of random games on the engine and the slow model, and randomly broken games, lessons and puzzles.

Run it by `python -m tests.soak --games 20000`. It prints its seed first: the same seed plays the same games
and breaks the same files. If engine and model differ, it prints the shortest such game that it finds; if a
file does harm, its seed. Then it exits with 1.
"""

import argparse
import os
import secrets
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from multiprocessing import Pool
from random import Random

from tests.support.compare import Difference
from tests.support.compare_game import check_rules
from tests.support.game_strategies import random_rule_game
from tests.support.hostile import try_lesson, try_puzzle
from tests.support.sgf_games import fuzz_one
from tests.support.shorten import check
from tests.support.strategies import (
    Game,
    declared_game,
    large_declared_game,
    large_game,
    narrow_game,
    set_up_game,
    small_game,
    variant_game,
)

KINDS: dict[str, tuple[Callable[[Random], Game], int]] = {
    "small": (small_game, 1),
    "narrow": (narrow_game, 1),
    "set-up": (set_up_game, 1),
    "large": (large_game, 25),
    "declared": (declared_game, 1),
    "variants": (variant_game, 1),
    "large declared": (large_declared_game, 25),
}
"""How to make a game of each kind, and after how many actions to compare everything."""

HOSTILE: dict[str, Callable[[str], object]] = {
    "files": fuzz_one,
    "lessons": lambda seed: try_lesson(Random(seed)),
    "puzzles": lambda seed: try_puzzle(Random(seed)),
}
"""What breaks and reads a text. It returns whether it could be read, if it knows."""

Job = tuple[str, str]
"""A kind of game, and its seed."""


def soak_one(job: Job) -> tuple[Counter[str], str | None]:
    """Play one game, and return the difficult cases met and a report if the two differ."""
    kind, seed = job
    try:
        if kind in HOSTILE:
            return fuzz_text(kind, seed)
        if kind == "rules":
            return check_rules(random_rule_game(Random(seed))), None
        make, every = KINDS[kind]
        return check(make(Random(seed)), every), None
    except Difference as difference:
        return Counter(), f"{kind} game of seed {seed!r}, shortened: {difference}"


def fuzz_text(kind: str, seed: str) -> tuple[Counter[str], str | None]:
    """Break one file, lesson or puzzle, and return a report if it does harm."""
    try:
        was_read = HOSTILE[kind](seed)
    except Exception:
        return Counter(), f"{kind} of seed {seed!r}:\n{traceback.format_exc()}"
    return Counter([kind, f"{kind} that could be read"][: 1 + bool(was_read)]), None


def main() -> int:
    """Play all games in several processes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=20000, help="small games, each move compared")
    parser.add_argument("--narrow", type=int, default=500, help="games on boards of up to 5×15")
    parser.add_argument("--set-up", type=int, default=2000, help="games from drawn positions")
    parser.add_argument("--large", type=int, default=200, help="games on boards of 20×20 to 52×52")
    parser.add_argument(
        "--declared", type=int, default=2000, help="games of declared captures, each move compared"
    )
    parser.add_argument("--large-declared", type=int, default=50, help="such games on boards of up to 30×30")
    parser.add_argument("--variants", type=int, default=2000, help="games of unusual captures")
    parser.add_argument("--rules", type=int, default=2000, help="whole games of all rules, 2 to 4 players")
    parser.add_argument("--files", type=int, default=4000, help="files of games, broken by chance and read")
    parser.add_argument("--lessons", type=int, default=10_000, help="lessons, broken by chance and played")
    parser.add_argument("--puzzles", type=int, default=10_000, help="puzzles, broken by chance and played")
    parser.add_argument("--seed", help="as an earlier run printed it; at random unless given")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    seed = options.seed or secrets.token_hex(4)
    print(f"seed {seed}", flush=True)
    counts = {
        "large": options.large,
        "narrow": options.narrow,
        "set-up": options.set_up,
        "small": options.games,
        "declared": options.declared,
        "variants": options.variants,
        "large declared": options.large_declared,
        "rules": options.rules,
        "files": options.files,
        "lessons": options.lessons,
        "puzzles": options.puzzles,
    }
    jobs: list[Job] = [(kind, f"{seed}/{kind}/{i}") for kind, count in counts.items() for i in range(count)]
    seen: Counter[str] = Counter()
    started = shown = time.monotonic()
    with Pool(options.processes) as pool:
        for done, (counted, report) in enumerate(pool.imap_unordered(soak_one, jobs, chunksize=5), 1):
            if report:
                print(report, flush=True)
                return 1
            seen += counted
            if time.monotonic() - shown > 10 or done == len(jobs):
                shown = time.monotonic()
                print(f"{done} of {len(jobs)} games and texts, {shown - started:.0f} s", flush=True)
    print(", ".join(f"{name}: {count}" for name, count in seen.most_common()))
    print("no difference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
