"""Plays the games of a match, and keeps them as SGF files.

A file has everything that the statistics need, so that an interrupted match can be continued.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path

from kropki.bot.contest import play_out
from kropki.cli.output import write_file
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.record import read_games, write_game
from kropki.record.annotations import comment_of, set_comment
from research.executors import run_tasks
from research.match.fixtures import Fixture
from research.match.players import MatchPlayer, make_player

SPEEDS = "Positions or random games a second: {}, {}"
"""The comment of a game's root: the speed of each player."""


@dataclass(frozen=True)
class GameResult:
    """The result of a game, as the first player of the match sees it.

    Attributes:
        fixture: The game.
        score: 1 for a win, 0.5 for a draw, 0 for a loss.
        difference: How many more dots the first player has captured than the second.
        seconds: The times of the moves of the first player, and those of the second.
        fault: Why a player lost by a fault; empty if nobody did.
        speeds: How many positions or random games a second the first and the second player looked at; 0 if
            that is not known.
    """

    fixture: Fixture
    score: float
    difference: int
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    fault: str
    speeds: tuple[int, int] = (0, 0)

    @classmethod
    def of(cls, fixture: Fixture, game: Game) -> GameResult:
        """Return the result of a finished game."""
        assert game.outcome
        first = int(fixture.swapped)
        winner = game.outcome.winner
        captures = game.board.captures
        dots = [move for move in game.moves_made if isinstance(move, Dot)][fixture.scattered :]
        times = [tuple([dot.spent / 1000 for dot in dots if dot.player == p]) for p in (first, 1 - first)]
        return cls(
            fixture,
            0.5 if winner is None else float(winner == first),
            captures[first] - captures[1 - first],
            (times[0], times[1]),
            comment_of(game.node),
            _speeds(game, first),
        )


def play_game(fixture: Fixture) -> tuple[GameResult, str]:
    """Play a game.

    Returns:
        The result, and the game as SGF.

    Raises:
        OSError: If a program cannot be started.
    """
    game = fixture.new_game()
    players: list[MatchPlayer] = []
    try:
        for settings in fixture.players:
            players.append(make_player(settings, fixture))
        play_out(game, players)
        set_comment(game.root, SPEEDS.format(*[_speed(player) for player in players]))
    finally:
        for player in players:
            player.close()
    return GameResult.of(fixture, game), write_game(game)


def _speed(player: MatchPlayer) -> int:
    return round(player.nodes / player.seconds) if player.seconds else 0


def _speeds(game: Game, first: int) -> tuple[int, int]:
    """Return the speeds of the first and of the second player of the match, from the comment of the game."""
    numbers = [int(number) for number in re.findall("[0-9]+", comment_of(game.root))]
    return (numbers[first], numbers[1 - first]) if len(numbers) == 2 else (0, 0)


def load_result(fixture: Fixture, folder: Path) -> GameResult | None:
    """Return the result of a kept game, or None if the game is not there or not finished."""
    try:
        data = (folder / fixture.file_name()).read_bytes()
        [reading] = read_games(data)
    except (OSError, KropkiError, ValueError):
        return None
    game = reading.game
    game.go_to_ply(game.plies)
    return GameResult.of(fixture, game) if game.outcome else None


def play_match(
    fixtures: Sequence[Fixture], *, folder: Path | None = None, executor: Executor | None = None
) -> Iterator[GameResult]:
    """Play the games of a match.

    Args:
        fixtures: The games.
        folder: Where to keep the games, if anywhere. Games that are already there are not played again.
        executor: Plays the games; None for this process (`research.executors`).

    Yields:
        The results, those of kept games first, then the others as they are finished.

    Raises:
        OSError: If a program cannot be started, or a game cannot be written.
    """
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    left = []
    for fixture in fixtures:
        result = load_result(fixture, folder) if folder else None
        if result:
            yield result
        else:
            left.append(fixture)
    for result, text in run_tasks(executor, play_game, left):
        if folder:
            write_file(folder / result.fixture.file_name(), text)
        yield result
