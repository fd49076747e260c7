"""Compares the moves of players in the same positions: `python -m research.judge PLAYER PLAYER …`.

A match needs hundreds of games to tell players apart that are nearly equal. This is quicker: in each
position, the Monte-Carlo search of `research.montecarlo` judges the players' moves by many random games after
each. It is no independent witness for players that like what it likes, so matches must confirm what it says.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import TypeAlias

from kropki.cli.arguments import positive, positive_or_0, size
from kropki.cli.output import run, say
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.record import read_games
from research.executors import add_executor, open_executor, run_tasks
from research.match.fixtures import Fixture
from research.match.players import make_player
from research.match.settings import InvalidMatch, PlayerSettings
from research.records import GameRecord, read_packed, size_of

GAMES = Path("research/data/selfplay-1.games")
"""The games from which positions are taken, from the top of the repository."""
FILLED = 0.03, 0.45
"""How full the board is in the positions, at least and at most."""

Dots: TypeAlias = tuple[tuple[int, int, int], ...]
"""The column, the row and the player of each dot of a game."""


@dataclass(frozen=True)
class Task:
    """A position in which the players move.

    Attributes:
        players: The players.
        width: The width of the board.
        height: The height of the board.
        opening: The name of the opening.
        dots: The dots after the opening.
        games: How many random games judge a move.
        seed: The seed of the players and of the random games.
    """

    players: tuple[PlayerSettings, ...]
    width: int
    height: int
    opening: str
    dots: Dots
    games: int
    seed: int

    def game(self) -> Game:
        """Return a game in the position."""
        game = Game(self.width, self.height, opening=self.opening)
        for x, y, player in self.dots:
            game.play(game.board.grid.point(x, y), player)
        return game


def main(argv: list[str] | None = None) -> int:
    """Run the command line, and return the exit code: 0, or 2 for an error.

    Args:
        argv: The arguments. By default, those of the process.
    """
    parser = argparse.ArgumentParser(
        prog="python -m research.judge", description="Judge the moves of players by many random games."
    )
    parser.add_argument(
        "players", metavar="PLAYER", nargs="+", help="players as in research.match; the first is the standard"
    )
    parser.add_argument("--size", type=size, default=(20, 20), help="the board, such as 20 or 39x32 (20)")
    parser.add_argument("--positions", type=positive, default=60, help="how many positions (60)")
    parser.add_argument("--games", type=positive, default=20_000, help="random games after a move (20,000)")
    parser.add_argument("--seed", type=positive_or_0, default=0, help="the seed of the positions (0)")
    parser.add_argument(
        "--source", type=Path, default=GAMES, help=f"self-play, or a folder of SGF files ({GAMES})"
    )
    add_executor(parser)
    arguments = parser.parse_args(argv)
    return run(lambda: _run(arguments))


def _run(arguments: argparse.Namespace) -> int:
    players = tuple(PlayerSettings.parse(text) for text in arguments.players)
    tasks = make_tasks(players, arguments)
    values: list[tuple[float, ...]] = []
    with open_executor(arguments.processes, arguments.scheduler) as executor:
        for shares in run_tasks(executor, judge, tasks):
            values.append(shares)
            print(f"{len(values)} of {len(tasks)}", end="\r", file=sys.stderr, flush=True)
    for line in format_gains(players, values):
        say(line)
    return 0


def make_tasks(players: tuple[PlayerSettings, ...], arguments: argparse.Namespace) -> list[Task]:
    """Return the positions, from as many games as possible.

    Args:
        players: The players.
        arguments: `source`, `size`, `positions`, `games` and `seed`, as on the command line.

    Raises:
        InvalidMatch: If there are no games on boards of this size.
        OSError: If the source cannot be read.
    """
    random = Random(arguments.seed)
    width, height = arguments.size
    least, most = (round(share * width * height) for share in FILLED)
    games = cycle(_read_games(arguments.source, arguments.size, random))
    tasks = []
    for number, (opening, dots) in zip(range(arguments.positions), games, strict=False):
        count = random.randint(min(least, len(dots)), min(most, len(dots) - 1))
        tasks.append(Task(players, width, height, opening, dots[:count], arguments.games, number + 1))
    if not tasks:
        raise InvalidMatch(f"{arguments.source} has no games on {width}×{height}")
    return tasks


def _read_games(source: Path, board_size: tuple[int, int], random: Random) -> Iterator[tuple[str, Dots]]:
    """Yield the opening and the dots of each game on boards of a size, in random order."""
    if source.is_dir():
        paths = sorted(source.glob("*.sgf"))
        for path in random.sample(paths, len(paths)):
            [reading] = read_games(path.read_bytes())
            game, grid = reading.game, reading.game.board.grid
            if (grid.width, grid.height) == board_size:
                game.go_to_ply(game.plies)
                made = [move for move in game.moves_made if isinstance(move, Dot)]
                yield game.opening.name, tuple((*grid.xy(dot.point), dot.player) for dot in made)
    else:
        games = [packed for packed in read_packed(source) if size_of(packed) == board_size]
        for packed in random.sample(games, len(games)):
            record = GameRecord.from_bytes(packed)
            grid = record.board().grid
            yield record.opening, tuple((*grid.xy(m.point), i % 2) for i, m in enumerate(record.moves))


def judge(task: Task) -> tuple[float, ...]:
    """Return for each player the share of a win that the search expects after their move."""
    import numpy as np

    from research.montecarlo.board import position_of
    from research.montecarlo.tree import search, value_of

    game = task.game()
    chosen: list[Dot] = []
    for settings in task.players:
        both = (settings, settings)
        fixture = Fixture(0, both, task.width, task.height, task.opening, task.seed, 0, to_full_board=True)
        player = make_player(settings, fixture)
        try:
            player.update(game)
            player.choose_move(game)  # so that nothing is computed for the first time below
            move = player.choose_move(game)
            assert isinstance(move, Dot)  # these games have no stop, and nobody resigns
            chosen.append(move)
        finally:
            player.close()
    values = {}
    for move in chosen:
        if move not in values:
            board = game.board.copy()
            board.play(move.point, move.player)
            seed = np.array([Random(task.seed).getrandbits(63) | 1], np.uint64)
            tree = search(position_of(board), 1 - move.player, -game.rules.komi / 2, seed, task.games)
            values[move] = 1 - value_of(tree)
    return tuple(values[move] for move in chosen)


def format_gains(players: Sequence[PlayerSettings], values: Sequence[tuple[float, ...]]) -> Iterator[str]:
    """Yield the lines of a table: how much more each player's moves are worth than those of the first.

    Args:
        players: The players.
        values: What `judge` has returned for each position.
    """
    yield "player  other moves  gain in shares of a win"
    for i, player in enumerate(players):
        gains = [shares[i] - shares[0] for shares in values]
        others = sum(gain != 0 for gain in gains)
        error = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
        yield f"{player}  {others} of {len(gains)}  {fmean(gains):+.4f} ± {error:.4f}"


if __name__ == "__main__":
    sys.exit(main())
