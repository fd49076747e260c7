"""Plays games of the search against itself, to learn from: `python -m lab.selfplay OUT --seconds 600`.

The file has a line of JSON for each game: the size, the opening, the moves, and by how many dots player 0 led
at the end. A move is a list of the point, the player, its kind and the point that the search chose. Some
moves are played at random instead, so that the games show all kinds of positions.
"""

from __future__ import annotations

import argparse
import json
import time
from enum import IntEnum
from pathlib import Path
from random import Random

from kropki.board.board import Board
from kropki.board.grid import Player, Point
from kropki.cli.arguments import positive, positive_or_0, seconds
from kropki.computer.player import load_knowledge
from kropki.computer.policy import Policy, points_near_dots
from kropki.computer.search import Search
from kropki.computer.trajectories import lead
from kropki.game.openings import Opening, opening_board

SIZES = (15, 15, 15, 12, 20)
OPENINGS = ("cross", "cross", "cross", "empty")
MAX_RANDOM_MOVES = 6
"""How many random moves may begin a game."""
RANDOM_SHARE = 0.04
"""The share of random moves later on."""
FILLED = 0.65
"""The share of the board at which a game ends. The moves after that mostly fill the board."""


class MoveKind(IntEnum):
    """How a move came about."""

    OPENING = 0
    """At random, at the beginning of the game."""
    CHOSEN = 1
    """By the search."""
    RANDOM = 2
    """At random, instead of the search's choice."""


def choose_point(board: Board, player: Player, policy: Policy, last: list[Point], steps: int) -> Point:
    """Return the point that the search chooses.

    Args:
        board: The position.
        player: The player to move.
        policy: Rates the points.
        last: The points played so far.
        steps: How many steps the search may take.
    """
    search = Search(board, player, 1 - player, policy, last=tuple(last[:-3:-1]))
    for step, _ in enumerate(search.run()):
        if step >= steps and search.info.candidates:
            break
    return search.info.candidates[0].point


def play_game(random: Random, policy: Policy, steps: int) -> dict[str, object]:
    """Play a game and return it as JSON.

    Args:
        random: Draws the size, the opening and the random moves.
        policy: Rates the points.
        steps: How many steps the search may take for a move.
    """
    size = random.choice(SIZES)
    opening = random.choice(OPENINGS)
    board = opening_board(Opening(opening), size, size, 2, False)
    grid = board.grid
    moves: list[tuple[Point, Player, MoveKind, Point]] = []
    last: list[Point] = []
    player = 0
    random_moves = random.randint(0, MAX_RANDOM_MOVES)
    while len(last) < FILLED * size * size and not board.is_full:
        if len(last) < random_moves:
            kind = MoveKind.OPENING
            point = best = random.choice([*grid.mask_points(points_near_dots(board))])
        else:
            kind = MoveKind.CHOSEN
            point = best = choose_point(board.copy(), player, policy, last, steps)
            if random.random() < RANDOM_SHARE:
                kind = MoveKind.RANDOM
                point = random.choice([*grid.mask_points(points_near_dots(board))])
        moves.append((point, player, kind, best))
        board.play(point, player)
        last.append(point)
        player = 1 - player
    return {"size": size, "opening": opening, "moves": moves, "lead": lead(board, 0)}


def main(argv: list[str] | None = None) -> None:
    """Run the command line.

    Args:
        argv: The arguments. By default, those of the process.
    """
    parser = argparse.ArgumentParser(
        prog="python -m lab.selfplay", description="Play games of the search against itself."
    )
    parser.add_argument("out", type=Path, help="the file to write")
    parser.add_argument("--seconds", type=seconds, default=600, help="how long to play (600)")
    parser.add_argument("--steps", type=positive, default=80, help="how many steps to think for a move (80)")
    parser.add_argument("--seed", type=positive_or_0, default=1, help="the seed of the random numbers (1)")
    parser.add_argument("--weights", type=Path, help="the file of weights (that of the computer player)")
    arguments = parser.parse_args(argv)
    random = Random(arguments.seed)
    policy = load_knowledge()[0]
    if arguments.weights:
        policy = Policy(json.loads(arguments.weights.read_text(encoding="utf-8"))["policy"])
    end = time.monotonic() + arguments.seconds
    with arguments.out.open("w", encoding="utf-8") as out:
        while time.monotonic() < end:
            out.write(json.dumps(play_game(random, policy, arguments.steps)) + "\n")
            out.flush()


if __name__ == "__main__":
    main()
