"""The command `conformance`: judges an engine, prints the verdict, and writes the report."""

from __future__ import annotations

import argparse
from itertools import chain

from kropki.cli.conformance.games import random_games, written_games
from kropki.cli.conformance.judge import Judge, Verdict
from kropki.cli.conformance.report import check_name, conclusion, differences, report, summary
from kropki.cli.drawing import draw_board
from kropki.cli.output import say, say_json, write_file
from kropki.cli.terminal import find_terminal


def conformance(arguments: argparse.Namespace) -> int:
    """Judge an engine, print the verdict, and write the report. Return the exit code.

    Raises:
        OSError: The engine cannot be started, or a file cannot be written.
        WrongReport: The name of the report ends in neither .html nor .md.
    """
    if arguments.out:
        check_name(arguments.out)
    judge = Judge([arguments.engine, *arguments.arguments], arguments.seconds, arguments.protocol)
    verdict = judge.judge(chain(written_games(), random_games(arguments.games, arguments.seed)))
    if arguments.transcript:
        write_file(arguments.transcript, "\n".join([*judge.transcript, ""]))
    if arguments.out:
        write_file(arguments.out, report(verdict, arguments.out.suffix))
    if arguments.json:
        _say_as_json(verdict)
    else:
        _say(verdict, arguments.color)
    return 0 if verdict.passes else 1


def _say(verdict: Verdict, colours: str) -> None:
    for line in summary(verdict):
        say(line)
    failure = verdict.failure
    if failure and failure.board:
        say("The right position:")
        shown = find_terminal(colours)
        print(
            draw_board(
                failure.board,
                shown.signs,
                last=failure.last,
                has_colours=shown.has_colours,
                columns=shown.columns,
            )
        )
        for line in differences(failure):
            say(line)


def _say_as_json(verdict: Verdict) -> None:
    failure = verdict.failure
    say_json(
        engine=verdict.engine,
        protocol=verdict.protocol or None,
        passes=verdict.passes,
        judged=verdict.judged,
        declined=verdict.declined,
        answers=verdict.commands,
        verdict=conclusion(verdict),
        game=failure.game if failure else None,
        board=str(failure.board) if failure and failure.board else None,
        exchanges=[each._asdict() for each in failure.exchanges] if failure else [],
        differing=failure.differing if failure else [],
    )
