"""Plays a match and prints a table: `python -m research.match level=4 level=3 --games 200`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kropki.cli.arguments import add_starts, positive, size
from kropki.cli.output import printable, run, say
from kropki.computer.levels import LEVELS
from kropki.game.openings import OPENINGS
from research.executors import add_executor, open_executor
from research.match.fixtures import make_fixtures
from research.match.games import GameResult, play_match
from research.match.sequential import Sprt, pair_shares
from research.match.settings import STYLE_NAMES, InvalidMatch, PlayerSettings
from research.match.statistics import format_ratings, format_result, format_table

DEFAULT_GAMES = 20
"""The number of games of a match between two players."""
FAST_SECONDS = 0.5
"""The time limit for a move up to which a level counts as fast."""
FAST_GAMES, SLOW_GAMES = 200, 40
"""The number of games of a fast and of a slow level against the level below."""
OLD_COMMIT = "a0bea0d"
"""The version whose highest level is the yardstick of all later ones."""
YARDSTICK_SIZES = [(15, 15), (20, 20), (30, 30), (39, 32)]
"""The boards on which a player is measured."""
LEVEL_PARTNERS = {1: "takes", 2: "blocks", 5: "shape", 6: "tactics"}
"""By level: the sparring partner nearest in strength, which puts both on one scale of ratings."""
PARTNER_SECONDS = 0.1
"""The time for a move of a sparring partner that a level plays."""
PAIRED_OPENINGS = [name for name in OPENINGS if name not in ("custom", "handicap")]
"""The openings from which both players start alike."""


def level_pairs() -> list[tuple[PlayerSettings, PlayerSettings, int]]:
    """Return each level with its sparring partner and with the level below, and how many games they play."""
    pairs = []
    for number, level in sorted(LEVELS.items()):
        player = PlayerSettings(level=number)
        games = FAST_GAMES if level.seconds <= FAST_SECONDS else SLOW_GAMES
        if number in LEVEL_PARTNERS:
            partner = PlayerSettings(style=LEVEL_PARTNERS[number], seconds=PARTNER_SECONDS)
            pairs.append((player, partner, games))
        if number - 1 in LEVELS:
            pairs.append((player, PlayerSettings(level=number - 1), games))
    return pairs


def partners(player: PlayerSettings) -> list[PlayerSettings]:
    """Return the sparring partners of a player, with the same time for a move."""
    limit = player.seconds if player.seconds or player.command else LEVELS[player.level].seconds
    styles = [PlayerSettings(style=style, seconds=limit) for style in STYLE_NAMES]
    return [*styles, PlayerSettings(commit=OLD_COMMIT, seconds=limit)]


def main(argv: list[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: The arguments. By default, those of the process.

    Returns:
        The exit code: 0, 1 if the match was interrupted, 2 for an error.
    """
    parser = argparse.ArgumentParser(
        prog="python -m research.match", description="Play many games between two players and print a table."
    )
    parser.add_argument(
        "players",
        metavar="PLAYER",
        nargs="*",
        help="two players, such as level=4, level=8,seconds=0.3 or steps=200,seed=3;"
        " or seconds=1,command=… for a program that speaks Points AI Protocol 6",
    )
    parser.add_argument(
        "--all-levels",
        action="store_true",
        help="play each level against the level below and some sparring partners instead, and rate them",
    )
    parser.add_argument(
        "--yardstick",
        action="store_true",
        help="play one player against each sparring partner and the old level 8, with the same time",
    )
    parser.add_argument(
        "--games",
        type=positive,
        metavar="N",
        help=f"the number of games, an even number ({DEFAULT_GAMES}; with --all-levels {FAST_GAMES}, or"
        f" {SLOW_GAMES} for slow levels)",
    )
    parser.add_argument(
        "--size", type=size, action="append", help="a board, such as 15 or 39x32; may be repeated (15)"
    )
    parser.add_argument(
        "--opening", choices=PAIRED_OPENINGS, action="append", help="an opening; may be repeated (cross)"
    )
    add_starts(parser)
    parser.add_argument(
        "--full-board", action="store_true", help="play until the board is full; nobody resigns or stops"
    )
    parser.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="keep the games there, and continue an interrupted match"
    )
    add_executor(parser)
    parser.add_argument(
        "--sprt",
        type=float,
        nargs=2,
        metavar=("LOW", "HIGH"),
        help="end a match as soon as it is clear whether the first player is stronger by at most LOW Elo,"
        " or by at least HIGH",
    )
    arguments = parser.parse_args(argv)
    return run(lambda: _run(arguments))


def _run(arguments: argparse.Namespace) -> int:
    named = 1 if arguments.yardstick else 0 if arguments.all_levels else 2
    if len(arguments.players) != named:
        raise InvalidMatch("name two players, one with --yardstick, or none with --all-levels")
    if arguments.all_levels:
        pairs = [(upper, lower, arguments.games or games) for upper, lower, games in level_pairs()]
    elif arguments.yardstick:
        player = PlayerSettings.parse(arguments.players[0])
        pairs = [(player, partner, arguments.games or DEFAULT_GAMES) for partner in partners(player)]
    else:
        first, second = map(PlayerSettings.parse, arguments.players)
        pairs = [(first, second, arguments.games or DEFAULT_GAMES)]
    sizes = YARDSTICK_SIZES if arguments.yardstick else [(15, 15)]
    matches = [
        make_fixtures(
            (first, second),
            games,
            sizes=arguments.size or sizes,
            openings=arguments.opening or ["cross"],
            seed=arguments.seed,
            scattered=arguments.scatter,
            to_full_board=arguments.full_board,
        )
        for first, second, games in pairs
    ]
    test = Sprt(*arguments.sprt) if arguments.sprt else None
    results: list[list[GameResult]] = []
    with open_executor(arguments.processes, arguments.scheduler) as executor:
        for match in matches:
            results.append([])
            for result in play_match(match, folder=arguments.keep, executor=executor):
                results[-1].append(result)
                print(printable(format_result(result)), file=sys.stderr, flush=True)
                if test and test.verdict(pair_shares(results[-1])) is not None:
                    break
            if match is not matches[-1]:
                print(f"\n{format_table(results, test)}\n", file=sys.stderr, flush=True)
    for line in format_table(results, test).splitlines():
        say(line)
    if arguments.all_levels:
        say("")
        for line in format_ratings(results).splitlines():
            say(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
