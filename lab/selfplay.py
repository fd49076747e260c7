"""Games that the search plays with itself, to learn from: `python -m training.selfplay OUT --games 500`.

A line of JSON a game: the size, the moves with who made each and whether the search chose it, and how far
player 0 led at the end. Now and then a random move is played instead, so that all kinds of positions are
seen; what the search would have played there is kept."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from random import Random

from kropki.board.board import Board
from kropki.computer.policy import Policy, points_near_dots
from kropki.computer.search import Search
from kropki.computer.trajectories import lead
from kropki.game.openings import Opening, opening_board

SIZES = (15, 15, 15, 12, 20)
RANDOM_OPENING = 6
"""At most so many random moves begin a game."""
RANDOM_SHARE = 0.04
FILLED = 0.65
"""The share of the points after which a game is broken off: what follows is mostly filling."""


def chosen(board: Board, player: int, policy: Policy, last: list[int], steps: int) -> int:
    """What the search plays when it may take so many steps."""
    search = Search(board, player, 1 - player, policy, last=tuple(last[:-3:-1]))
    for step, _ in enumerate(search.run()):
        if step >= steps:
            break
    return search.info.candidates[0].point


def game(random: Random, policy: Policy, steps: int) -> dict[str, object]:
    size = random.choice(SIZES)
    opened = random.choice(("cross", "cross", "cross", "empty"))
    board = opening_board(Opening(opened), size, size, 2, False)
    grid = board.grid
    moves: list[tuple[int, int, int, int]] = []
    last: list[int] = []
    player = 0
    opening = random.randint(0, RANDOM_OPENING)
    while len(last) < FILLED * size * size and not board.is_full:
        if len(last) < opening:
            point = best = random.choice([*grid.mask_points(points_near_dots(board))])
            kind = 0
        else:
            best = point = chosen(board.copy(), player, policy, last, steps)
            kind = 1
            if random.random() < RANDOM_SHARE:
                point = random.choice([*grid.mask_points(points_near_dots(board))])
                kind = 2
        moves.append((point, player, kind, best))
        board.play(point, player)
        last.append(point)
        player = 1 - player
    return {"size": size, "opening": opened, "moves": moves, "lead": lead(board, 0)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--steps", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path)
    arguments = parser.parse_args()
    random = Random(arguments.seed)
    policy = Policy(json.loads(arguments.weights.read_text())["policy"])
    start = time.monotonic()
    with arguments.out.open("w") as out:
        while time.monotonic() < start + arguments.seconds:
            out.write(json.dumps(game(random, policy, arguments.steps)) + "\n")
            out.flush()


if __name__ == "__main__":
    main()
