"""Thousands of random games on the engine and the slow model: `python -m tests.soak --games 20000`.

Prints its seed first: the same seed plays the same games. Where the two differ it prints the shortest game
found that still does, and exits with 1.
"""

import argparse
import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from multiprocessing import Pool
from random import Random
from typing import TypeVar

from tests.compare import play_through
from tests.model import LETTERS
from tests.strategies import Action, Game, Undo, large_game, narrow_game, set_up_game, small_game

KINDS: dict[str, tuple[Callable[[Random], Game], int]] = {
    "small": (small_game, 1),
    "narrow": (narrow_game, 1),
    "set-up": (set_up_game, 1),
    "large": (large_game, 25),
}
"""How a game of each kind is made, and after how many actions everything is compared."""

T = TypeVar("T")

Job = tuple[str, str]
"""A kind of game and the seed of one."""


def failure(game: Game, every: int) -> str | None:
    """What goes wrong in a game: a difference, or anything else that the engine should not do."""
    try:
        play_through(game, every)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None


def shortened(game: Game, every: int) -> Game:
    """The game without the actions and standing dots that it can fail without."""

    def without_needless(items: tuple[T, ...], changed: Callable[[tuple[T, ...]], Game]) -> Game:
        size = len(items)
        while size:
            start = 0
            while start < len(items):
                fewer = items[:start] + items[start + size :]
                if failure(changed(fewer), every):
                    items = fewer
                else:
                    start += size
            size //= 2
        return changed(items)

    game = without_needless(game.actions, lambda actions: replace(game, actions=actions))
    return without_needless(game.standing, lambda standing: replace(game, standing=standing))


def written(action: Action) -> str:
    """An action in a word."""
    if isinstance(action, Undo):
        return f"undo×{action.moves}"
    return f"{LETTERS[action.player]}{action.point[0]},{action.point[1]}"


def soak_one(job: Job) -> tuple[Counter[str], str | None]:
    """Play one game; what came up in it, and a report where the two differ."""
    kind, seed = job
    make, every = KINDS[kind]
    game = make(Random(seed))
    try:
        return play_through(game, every), None
    except Exception:
        game = shortened(game, every)
        lines = [
            f"{kind} game of seed {seed!r}, shortened: {game.width}×{game.height}, {game.players} players",
            "standing: " + " ".join(map(written, game.standing)),
            "played:   " + " ".join(map(written, game.actions)),
            str(failure(game, every)),
            repr(game),
        ]
        return Counter(), "\n".join(lines)


def main() -> int:
    """Play all games on several processes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=20000, help="small games, each move compared")
    parser.add_argument("--narrow", type=int, default=500, help="games on boards of up to 5×15")
    parser.add_argument("--set-up", type=int, default=2000, help="games from drawn positions")
    parser.add_argument("--large", type=int, default=200, help="games on boards of 20×20 to 52×52")
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
                print(f"{done} of {len(jobs)} games, {shown - started:.0f} s", flush=True)
    print(", ".join(f"{name}: {count}" for name, count in seen.most_common()))
    print("no difference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
