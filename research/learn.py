"""Learns the weights of the policy from games: `python -m research.learn WEIGHTS GAMES`.

The policy is a conditional logit: of all points near dots, the one that the search chose should have the
highest sum of weights. `research.selfplay` plays the games. This module needs numpy.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from kropki.board.board import Board
from kropki.board.grid import Player, Point
from kropki.cli.arguments import positive, positive_or_0
from kropki.cli.output import keep_inputs, run, write_file
from kropki.computer.patterns import pattern_features, window_marks
from kropki.computer.policy import Window, describe_points, find_short_trajectories
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import Trajectories
from research.records import GameRecord, read_records
from research.selfplay import MoveKind, kind_of

MIN_WEIGHT = 0.02
"""Smaller weights are left out."""
MIN_SEEN = 50
"""Features that are seen in fewer positions get no weight."""
RATE = 0.25
"""The learning rate of the policy."""
TEST_EVERY = 10
"""Every tenth game is used for testing only."""


@dataclass
class FeatureNumbers:
    """Numbers the features by name, in the order in which they are seen.

    Attributes:
        numbers: The number of each feature.
        seen: In how many positions each number was seen.
    """

    numbers: dict[str, int] = field(default_factory=dict)
    seen: Counter[int] = field(default_factory=Counter)

    def number(self, name: str) -> int:
        """Return the number of a feature. A new feature gets the next number."""
        return self.numbers.setdefault(name, len(self.numbers))


@dataclass(frozen=True)
class Choice:
    """A position in which the search chose one of several points.

    Attributes:
        features: The numbers of the features of all points.
        points: For each feature, the index of the point that has it.
        count: The number of points.
        chosen: The index of the chosen point.
    """

    features: Any
    points: Any
    count: int
    chosen: int


def sample(game: GameRecord, share: float) -> Iterator[tuple[Board, Player, Point, tuple[Point, ...]]]:
    """Replay a game, and choose some of its positions after the opening, always the same ones.

    Args:
        game: The game.
        share: The share of the positions to choose. Adjacent positions of a game are alike, so a few from
            each of many games teach more than all from few.

    Yields:
        For each chosen position the board, the player to move, the point that the search chose, and the last
        two points played before, the newest first. In the end, the board holds the whole game.
    """
    random = Random(game.number)
    board = game.board()
    last: tuple[Point, ...] = ()
    for number, move in enumerate(game.moves):
        if kind_of(game, number) is not MoveKind.OPENING and random.random() < share:
            yield board, number % 2, move.best, last
        board.play(move.point, number % 2)
        last = (move.point, *last[:1])


def policy_choices(games: list[GameRecord], names: FeatureNumbers, share: float) -> list[Choice]:
    """Return choices of the search in some games, and number their features.

    Args:
        games: The games.
        names: The numbers of the features.
        share: The share of the positions to take.
    """
    choices = []
    pattern_numbers: dict[Window, list[int]] = {}
    for game in games:
        for board, player, best, last in sample(game, share):
            features: list[int] = []
            points: list[int] = []
            chosen = -1
            trajectories = run_to_end(find_short_trajectories(Trajectories(board), player))
            for i, (point, window, others) in enumerate(describe_points(board, player, last, trajectories)):
                known = pattern_numbers.get(window)
                if known is None:
                    patterns = pattern_features(window_marks(*window))
                    known = pattern_numbers[window] = [names.number(name) for name in patterns]
                numbers = known + [names.number(name) for name in others]
                features += numbers
                points += [i] * len(numbers)
                if point == best:
                    chosen = i
            if chosen >= 0:
                names.seen.update(set(features))
                arrays = np.array(features, dtype=np.int32), np.array(points, dtype=np.int32)
                choices.append(Choice(*arrays, points[-1] + 1, chosen))
    return choices


def learn_policy(
    choices: list[Choice], test: list[Choice], names: FeatureNumbers, random: Random, epochs: int
) -> Any:
    """Learn the weights of the policy by gradient descent (AdaGrad), and print how well it predicts.

    Args:
        choices: The choices to learn from. They are shuffled.
        test: The choices to test with.
        names: The numbers of the features.
        random: Shuffles the choices.
        epochs: How often to learn from each choice.

    Returns:
        The weights by the numbers of the features.
    """
    size = len(names.numbers)
    keep = np.array([names.seen[i] >= MIN_SEEN for i in range(size)], dtype=float)
    weights = np.zeros(size)
    sums = np.full(size, 1e-2)
    for epoch in range(epochs):
        random.shuffle(choices)
        for choice in choices:
            logits = np.bincount(choice.points, weights[choice.features], choice.count)
            shares = np.exp(logits - logits.max())
            shares /= shares.sum()
            shares[choice.chosen] -= 1
            touched, where = np.unique(choice.features, return_inverse=True)
            gradient = np.bincount(where, shares[choice.points], len(touched)) * keep[touched]
            sums[touched] += gradient**2
            weights[touched] -= RATE * gradient / np.sqrt(sums[touched])
        print(f"policy {epoch}: {_describe_fit(weights, test)}", flush=True)
    return weights * keep


def _describe_fit(weights: Any, test: list[Choice]) -> str:
    """Return how well weights predict choices, as text."""
    first = five = 0
    likelihood = 0.0
    for choice in test:
        logits = np.bincount(choice.points, weights[choice.features], choice.count)
        better = int((logits > logits[choice.chosen]).sum())
        first += better == 0
        five += better < 5
        likelihood += logits[choice.chosen] - logits.max() - np.log(np.exp(logits - logits.max()).sum())
    n = max(len(test), 1)
    return f"first {first / n:.3f}, in five {five / n:.3f}, log {likelihood / n:.3f}"


def read_games(paths: list[Path]) -> tuple[list[GameRecord], list[GameRecord]]:
    """Return the games of some files: those to learn from, and those to test with."""
    games = [game for path in paths for game in read_records(path)]
    return [game for i, game in enumerate(games) if i % TEST_EVERY], games[::TEST_EVERY]


def weights_by_name(weights: Any, names: FeatureNumbers) -> dict[str, float]:
    """Return the weights that are not too small, by the names of the features."""
    return {
        name: round(float(weights[i]), 2)
        for name, i in names.numbers.items()
        if i < len(weights) and abs(weights[i]) >= MIN_WEIGHT
    }


def main(argv: list[str] | None = None) -> int:
    """Run the command line, and return the exit code.

    Args:
        argv: The arguments. By default, those of the process.
    """
    parser = argparse.ArgumentParser(
        prog="python -m research.learn", description="Learn a policy from games."
    )
    parser.add_argument("out", type=Path, help="the file of weights")
    parser.add_argument("games", type=Path, nargs="+", help="files of games (research.selfplay)")
    parser.add_argument("--seed", type=positive_or_0, default=1, help="the seed of the random numbers (1)")
    parser.add_argument("--share", type=float, default=0.2, help="the share of the positions to take (0.2)")
    parser.add_argument(
        "--epochs", type=positive, default=1, help="how often to learn from each position (1)"
    )
    arguments = parser.parse_args(argv)
    return run(lambda: _learn(arguments))


def _learn(arguments: argparse.Namespace) -> int:
    keep_inputs(arguments.out, arguments.games)
    train, test = read_games(arguments.games)
    names = FeatureNumbers()
    choices = policy_choices(train, names, arguments.share)
    print(len(train), "games,", len(choices), "positions", flush=True)
    tests = policy_choices(test, names, arguments.share)
    learned = learn_policy(choices, tests, names, Random(arguments.seed), arguments.epochs)
    weights = weights_by_name(learned, names)
    write_file(arguments.out, json.dumps(weights, separators=(",", ":")) + "\n")
    print(len(weights), "weights")
    return 0


if __name__ == "__main__":
    sys.exit(main())
