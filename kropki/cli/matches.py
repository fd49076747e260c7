"""The command `match`: games between bots and levels, with a table."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict

from kropki.bot.contest import Contender, InvalidContender, PlayedGame, Terms, play_game, won_by
from kropki.bot.league import MAX_PLAYERS, Result, Standing, pairings, table
from kropki.cli.output import aligned, free_path, say, say_json, write_file
from kropki.cli.wording import score
from kropki.record import write_game

_HEADINGS = ("", "games", "won", "drawn", "lost", "points", "rating", "95 %")
_UNSAFE = re.compile(r"[^\w.=-]+")


def match(arguments: argparse.Namespace) -> int:
    """Play the games, and print each result and the table. Return the exit code."""
    players = _distinct([Contender.named(word) for word in arguments.players])
    if not 2 <= len(players) <= MAX_PLAYERS:
        raise InvalidContender(f"a match has 2 to {MAX_PLAYERS} players, not {len(players)}")
    if arguments.games % 2:
        raise InvalidContender("the number of games must be even, because they are played in pairs")
    width, height = arguments.size
    terms = Terms(width, height, arguments.opening, arguments.scatter, arguments.seconds, arguments.bank)
    terms.new_game(("", ""), arguments.seed)  # to complain about the size and opening at once
    if arguments.keep:
        arguments.keep.mkdir(parents=True, exist_ok=True)
    results: list[Result] = []
    for number, pairing in enumerate(pairings(len(players), arguments.games // 2, arguments.seed), 1):
        played = play_game(players, pairing, terms)
        results.append(played.result)
        if arguments.json:
            _say_game(number, played, players)
        else:
            for line in _lines(number, played, players):
                say(line)
        if arguments.keep:
            name = _UNSAFE.sub(
                "_", f"{number:04}-{players[pairing.first].name}-{players[pairing.second].name}"
            )
            write_file(free_path(arguments.keep, name, ".sgf"), write_game(played.game).encode())
    rows = table(len(players), results)
    if arguments.json:
        for row in rows:
            say_json(**{**asdict(row), "player": players[row.player].name, "points": row.points})
        return 0
    say()
    for line in _format_table(rows, players):
        say(line)
    return 0


def _say_game(number: int, played: PlayedGame, players: Sequence[Contender]) -> None:
    """Print a game as a line of JSON."""
    winner, game = won_by(played), played.game
    say_json(
        game=number,
        names=game.names,
        scores=game.scores,
        winner=None if winner is None else players[winner].name,
        fault=played.fault or None,
        moves=[game.move_name(move) for move in game.moves],
    )


def _distinct(players: Sequence[Contender]) -> list[Contender]:
    """Return the players with a number after names that occur more than once."""
    names = [player.name for player in players]
    return [
        player
        if names.count(player.name) == 1
        else Contender(
            f"{player.name} ({names[: place + 1].count(player.name)})", player.source, player.level
        )
        for place, player in enumerate(players)
    ]


def _lines(number: int, played: PlayedGame, players: Sequence[Contender]) -> Iterator[str]:
    """Yield the result of a game, and why a bot lost it by a fault."""
    winner = won_by(played)
    result = "a draw" if winner is None else f"{players[winner].name} wins"
    yield f"game {number}: {' – '.join(played.game.names)} {score(played.game)}, {result}"
    if played.fault:
        yield f"  {played.fault}"


def _format_table(rows: Sequence[Standing], players: Sequence[Contender]) -> list[str]:
    """Return the table as lines, with aligned columns."""
    cells: list[tuple[str, ...]] = [_HEADINGS]
    for row in rows:
        numbers = map(str, (row.games, row.wins, row.draws, row.losses))
        rating = (f"{row.points:g}", f"{row.rating:+.0f}", f"±{row.margin:.0f}")
        cells.append((players[row.player].name, *numbers, *rating))
    return aligned(cells)
