"""Learn what good moves and good positions look like: `python -m training.learn OUT --policy GAMES
--potential GAMES`.

The policy is a conditional logit: of all points near dots, the one that the search chose shall have the
highest sum of weights. The potential is a linear regression: what a player gains in the next moves, by how
many dots are in danger. Needs numpy."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from kropki.board.board import Board
from kropki.computer.patterns import pattern_features, window_marks
from kropki.computer.policy import describe_points, find_short_trajectories
from kropki.computer.potential import MAX_DOTS, count_endangered
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import lead
from kropki.game.openings import Opening, opening_board

LEAST = 0.02
"""Smaller weights are left out."""
RARE = 10
"""Features seen in fewer positions than this are left out."""
HELD_OUT = 10
"""Each tenth game is kept for testing."""
SAMPLED = 0.08
"""The share of positions that the potential is learned from."""
CLIPPED = 12.0
HORIZON = 30
"""After how many more moves the gain is taken that the potential shall foretell."""


def replayed(game: dict[str, Any]) -> Iterator[tuple[Board, int, int, int, tuple[int, ...]]]:
    """Each position of a game: the board, who is to move, what kind of move follows, what the search chose,
    the points played before, newest first."""
    board = opening_board(Opening(game["opening"]), game["size"], game["size"], 2, False)
    last: tuple[int, ...] = ()
    for point, player, kind, best in game["moves"]:
        yield board, player, kind, best, last
        board.play(point, player)
        last = (point, *last[:1])


class Names:
    """Numbers for names, as they come."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.seen: Counter[int] = Counter()

    def number(self, name: str) -> int:
        return self.numbers.setdefault(name, len(self.numbers))


def policy_rows(games: list[dict[str, Any]], names: Names) -> list[tuple[Any, Any, int, int]]:
    rows = []
    patterns: dict[Any, list[int]] = {}
    for game in games:
        for board, player, kind, best, last in replayed(game):
            if not kind:
                continue
            numbers: list[int] = []
            owners: list[int] = []
            target = -1
            for i, (point, key, rest) in enumerate(
                describe_points(board, player, last, run_to_end(find_short_trajectories(board, player)))
            ):
                known = patterns.get(key)
                if known is None:
                    known = patterns[key] = [names.number(n) for n in pattern_features(window_marks(*key))]
                mine = known + [names.number(name) for name in rest]
                numbers += mine
                owners += [i] * len(mine)
                if point == best:
                    target = i
            if target >= 0:
                array = np.array(numbers, dtype=np.int32)
                names.seen.update(set(numbers))
                rows.append((array, np.array(owners, dtype=np.int32), owners[-1] + 1, target))
    return rows


def learn_policy(rows: list[Any], test: list[Any], names: Names, random: Random) -> Any:
    size = len(names.numbers)
    keep = np.array([names.seen[i] >= RARE for i in range(size)], dtype=float)
    weights = np.zeros(size)
    sums = np.full(size, 1e-2)
    for epoch in range(3):
        random.shuffle(rows)
        for numbers, owners, count, target in rows:
            logits = np.bincount(owners, weights[numbers], count)
            shares = np.exp(logits - logits.max())
            shares /= shares.sum()
            shares[target] -= 1
            touched, where = np.unique(numbers, return_inverse=True)
            gradient = np.bincount(where, shares[owners], len(touched)) * keep[touched]
            sums[touched] += gradient**2
            weights[touched] -= 0.25 * gradient / np.sqrt(sums[touched]) + 1e-4 * weights[touched]
        first = five = 0
        likelihood = 0.0
        for numbers, owners, count, target in test:
            logits = np.bincount(owners, weights[numbers], count)
            better = int((logits > logits[target]).sum())
            first += better == 0
            five += better < 5
            likelihood += logits[target] - logits.max() - np.log(np.exp(logits - logits.max()).sum())
        n = max(len(test), 1)
        print(
            f"policy {epoch}: first {first / n:.3f}, in five {five / n:.3f}, log {likelihood / n:.3f}",
            flush=True,
        )
    return weights * keep


def potential_rows(games: list[dict[str, Any]], random: Random) -> tuple[Any, Any]:
    """By position: how many dots each can capture with so many, and what the one to move has gained
    `HORIZON` moves later."""
    told = []
    gained = []
    for game in games:
        leads = [lead(board, 0) for board, *_ in replayed(game)]
        later = [*leads[HORIZON:], *[game["lead"]] * HORIZON]
        for i, (board, player, *_) in enumerate(replayed(game)):
            if random.random() < SAMPLED:
                row = []
                for one, other in ((player, 1 - player), (1 - player, player)):
                    row += run_to_end(count_endangered(board, one, other, MAX_DOTS))
                told.append(row)
                gained.append((1 - 2 * player) * (later[i] - leads[i]))
    return np.array(told, dtype=float), np.clip(np.array(gained, dtype=float), -CLIPPED, CLIPPED)


def learn_potential(rows: tuple[Any, Any], test: tuple[Any, Any]) -> tuple[list[float], list[float]]:
    told, gained = rows
    weights = np.linalg.solve(told.T @ told + np.eye(told.shape[1]), told.T @ gained)
    error = ((test[0] @ weights - test[1]) ** 2).mean()
    print(f"potential: R² {1 - error / test[1].var():.3f}", flush=True)
    rounded = [round(float(weight), 3) for weight in weights]
    return rounded[:MAX_DOTS], [-weight for weight in rounded[MAX_DOTS:]]


def read(paths: list[Path]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The games of some files: those to learn from and those to test with."""
    games = [json.loads(line) for path in paths for line in path.read_text("utf-8").splitlines()]
    return [game for i, game in enumerate(games) if i % HELD_OUT], games[::HELD_OUT]


def kept(weights: Any, names: Names) -> dict[str, float]:
    """The weights that matter, by name."""
    return {
        name: round(float(weights[i]), 2)
        for name, i in names.numbers.items()
        if i < len(weights) and abs(weights[i]) >= LEAST
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="the file of weights; what is not learned anew stays in it")
    parser.add_argument("--policy", type=Path, nargs="*", default=[], help="games to learn the policy from")
    parser.add_argument(
        "--potential",
        type=Path,
        nargs="*",
        default=[],
        help="games to learn from what endangered dots are worth",
    )
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    random = Random(arguments.seed)
    weights = json.loads(arguments.out.read_text("utf-8")) if arguments.out.exists() else {}
    if arguments.policy:
        train, test = read(arguments.policy)
        names = Names()
        rows = policy_rows(train, names)
        print(len(train), "games,", len(rows), "positions for the policy", flush=True)
        weights["policy"] = kept(learn_policy(rows, policy_rows(test, names), names, random), names)
    if arguments.potential:
        train, test = read(arguments.potential)
        examples = potential_rows(train, random)
        print(len(train), "games,", len(examples[0]), "positions for the potential", flush=True)
        of_mover, of_other = learn_potential(examples, potential_rows(test, random))
        weights |= {"of_mover": of_mover, "of_other": of_other}
    arguments.out.write_text(json.dumps(weights, separators=(",", ":")) + "\n", encoding="utf-8")
    print({name: len(kind) for name, kind in weights.items() if isinstance(kind, dict)})


if __name__ == "__main__":
    main()
