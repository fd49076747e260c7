"""The command line: `kropki …`, or `python3 -m kropki …` in a checkout.

The commands that read games take SGF, files of PointsXT, transcripts of engines and diagrams
(`kropki.board.diagram`), and `-` for standard input. Exit codes are 0 for success, 1 if `check` found faults
or `conformance` a wrong answer, or the output was closed early, 2 for a wrong command, or a file or game
that cannot be read, and 130 after Ctrl-C.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from kropki import __version__
from kropki.board.board import MAX_PLAYERS, MIN_PLAYERS
from kropki.board.grid import COLOURS
from kropki.cli.arguments import (
    add_choice,
    add_color,
    add_json,
    add_look,
    add_serving,
    add_starts,
    level,
    positive,
    positive_or_0,
    seconds,
    size,
    span,
)
from kropki.cli.files import (
    games_of,
    label,
    open_games,
    read_bytes,
    report,
    report_json,
    text_faults,
)
from kropki.cli.output import complain, reason, run, say, say_json
from kropki.cli.positions import convert, draw
from kropki.cli.terminal import Terminal, find_terminal, typed_lines
from kropki.cli.wording import captures, colour, counted, pairing, score, score_or_result
from kropki.conformance.verifier import answer_lines
from kropki.diagnostics import Diagnostic
from kropki.errors import InvalidDiagram, KropkiError
from kropki.game.game import Game
from kropki.game.moves import Declaration, Dot
from kropki.game.openings import OPENINGS
from kropki.game.rules import RULE_SETS
from kropki.protocol.session import Session
from kropki.puzzle.puzzle import THEMES
from kropki.record import Mode, Reading
from kropki.sgf.charset import CHARSETS
from kropki.worksheet.layout import GRIDS
from kropki.worksheet.sheet import PAPERS

_CODES = "Exit codes: 0 for success, 2 if something cannot be read or done."
_TYPING_CODES = "Exit codes: 0 for success, 2 if something cannot be read or done, 130 after Ctrl-C."
_CONFORMANCE_CODES = "Exit codes: 0 if all is right, 1 if not, 2 if the engine cannot be started."
_CHECK_CODES = "Exit codes: 0 without faults, 1 with faults, 2 if something cannot be read."


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code.

    Args:
        argv: The words after the program's name; those of this process by default.

    Raises:
        SystemExit: If the command is wrong, or asks for help or the version.
    """
    arguments = command_parser().parse_args(argv)
    return run(lambda: arguments.command(arguments))


def command_parser() -> argparse.ArgumentParser:
    """Return what reads the words of a command."""
    parser = argparse.ArgumentParser(prog="kropki", description="Kropki, the game of dots.")
    parser.add_argument("--version", action="version", version=f"kropki {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def add(
        name: str, command: Callable[[argparse.Namespace], int], summary: str, codes: str = _CODES
    ) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=summary, description=summary, epilog=codes)
        added.set_defaults(command=command)
        return added

    def add_force(added: argparse.ArgumentParser) -> None:
        added.add_argument("--force", action="store_true", help="read even records of Go, as games of Kropki")

    def add_charset(added: argparse.ArgumentParser) -> None:
        added.add_argument(
            "--charset",
            metavar="NAME",
            help=f"the charset of the file (default: found out): {', '.join(CHARSETS)}",
        )

    def add_reading(
        name: str, command: Callable[[argparse.Namespace], int], summary: str
    ) -> argparse.ArgumentParser:
        added = add(name, command, summary)
        added.add_argument(
            "file", metavar="FILE", help="SGF, .sav, a transcript or a diagram; - for standard input"
        )
        added.add_argument("--game", type=positive, metavar="N", help="read only the N-th game of the file")
        added.add_argument(
            "--mode",
            type=Mode,
            choices=list(Mode),
            help="how to replay captures (default: as the file implies)",
        )
        added.add_argument("--strict", action="store_true", help="refuse a game that has any fault")
        add_force(added)
        add_charset(added)
        return added

    replaying = add_reading(
        "replay", _replay, "Replay games: show their faults, and the score after each capture."
    )
    add_json(replaying, "print a line of JSON for each game")
    checking = add(
        "check",
        _check,
        "Show the faults in files of games, lessons, puzzles and bots, and in classes.",
        _CHECK_CODES,
    )
    checking.add_argument("files", metavar="FILE", nargs="+", help="- for standard input")
    add_json(checking, "print a line of JSON for each problem")
    add_force(checking)
    add_charset(checking)
    converting = add_reading("convert", convert, "Write games in another format.")
    converting.add_argument(
        "--to",
        choices=["sgf", "html", "text", "svg"],
        required=True,
        help="the format; html: boards to paste into a web page",
    )
    converting.set_defaults(at=None, moves=None, numbers=False, coordinates=True)
    drawing = add_reading("draw", draw, "Draw a position.")
    kinds = drawing.add_mutually_exclusive_group()
    kinds.add_argument("--text", dest="to", action="store_const", const="text", help="as text (default)")
    kinds.add_argument("--svg", dest="to", action="store_const", const="svg", help="as an SVG picture")
    kinds.add_argument(
        "--png", dest="to", action="store_const", const="png", help="as a PNG picture (needs kropki[png])"
    )
    drawing.set_defaults(to="text")
    drawn = drawing.add_mutually_exclusive_group()
    drawn.add_argument(
        "--at", type=positive_or_0, metavar="N", help="the position after N moves (default: the last one)"
    )
    drawn.add_argument(
        "--moves",
        type=span,
        metavar="N-M",
        help="the position after move M, with numbers on the dots of moves N to M, such as 51-100",
    )
    drawing.add_argument("--numbers", action="store_true", help="show the numbers of all moves on the dots")
    drawing.add_argument(
        "--no-coordinates", dest="coordinates", action="store_false", help="leave out letters and numbers"
    )
    for writing in (converting, drawing):
        writing.add_argument(
            "-o", "--out", type=Path, metavar="OUT", help="the file to write (default: standard output)"
        )
    paging = add_reading(
        "page", _page, "Write a static page of each game, with a picture for links to it (needs kropki[png])."
    )
    siting = add(
        "site", _site, "Write static pages of all games in a folder, and an index (needs kropki[png])."
    )
    siting.add_argument("folder", type=Path, metavar="FOLDER", help="the folder with files .sgf and .sav")
    add_force(siting)
    add_charset(siting)
    for publishing in (paging, siting):
        publishing.add_argument("--title", default="", help="the title of all pages together")
        publishing.add_argument(
            "--url",
            metavar="ADDRESS",
            help="the public address of the folder, which previews and oEmbed need",
        )
        publishing.add_argument(
            "-o", "--out", type=Path, metavar="OUT", required=True, help="the folder to write"
        )
    printing = add("print", _print, "Make sheets to print: puzzles, positions, games and blank boards.")
    printing.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        help="puzzles (a file or a folder), SGF, .sav or diagrams; - for standard input",
    )
    add_charset(printing)
    printing.add_argument("--title", default="", help="the heading of the sheets")
    add_choice(printing)
    printing.add_argument("--count", type=positive, metavar="N", help="at most N puzzles")
    shown = printing.add_mutually_exclusive_group()
    shown.add_argument(
        "--at",
        type=positive_or_0,
        action="append",
        metavar="N",
        help="of games, the position after N moves (default: the last one); can be repeated",
    )
    shown.add_argument(
        "--moves",
        type=span,
        action="append",
        metavar="N-M",
        help="of games, the position after move M, with numbers on the dots of moves N to M, such as 51-100;"
        " can be repeated",
    )
    shown.add_argument(
        "--every",
        type=positive,
        metavar="N",
        help="of games, diagrams of N moves each, with their numbers, such as 50",
    )
    shown.add_argument(
        "--numbers", action="store_true", help="of games, all moves with their numbers, and their list"
    )
    printing.add_argument("--blank", type=size, metavar="SIZE", help="add blank boards, such as 15 or 39x32")
    printing.add_argument(
        "--copies", type=positive, default=1, metavar="N", help="how many sheets of these (default: 1)"
    )
    printing.add_argument(
        "--per-sheet",
        type=int,
        choices=list(GRIDS),
        help="how many boards a sheet has (default: as they fit)",
    )
    printing.add_argument("--paper", choices=list(PAPERS), default="a4", help="(default: a4)")
    printing.add_argument("--landscape", action="store_true", help="turn the paper")
    printing.add_argument(
        "--no-coordinates", dest="coordinates", action="store_false", help="leave out letters and numbers"
    )
    printing.add_argument(
        "--no-solutions", dest="solutions", action="store_false", help="leave out the solutions of puzzles"
    )
    printing.add_argument(
        "--font", default="", metavar="FILE", help="a TrueType font for words in a PDF (default: Helvetica)"
    )
    printing.add_argument(
        "-o",
        "--out",
        type=Path,
        metavar="OUT",
        help="a file .html or .pdf, which needs kropki[pdf] (default: HTML on standard output)",
    )
    packing = add("scorm", _scorm, "Make a package of a class for learning platforms, by SCORM 1.2.")
    packing.add_argument("file", metavar="CLASS", help="a class; - for standard input")
    add_charset(packing)
    packing.add_argument(
        "--page",
        type=Path,
        metavar="FILE",
        help="the page in one file (default: kropki.html, here or in dist)",
    )
    packing.add_argument("-o", "--out", type=Path, metavar="OUT", required=True, help="the zip file to write")
    playing = add(
        "play", _play, "Play in the terminal; type help there for a list of commands.", _TYPING_CODES
    )
    playing.add_argument(
        "file", metavar="FILE", nargs="?", help="a game to go on with: SGF, .sav or a diagram"
    )
    playing.add_argument("--level", type=level, metavar="N", help="play against the computer, from 1 to 8")
    sides = [name.lower() for name in COLOURS]
    playing.add_argument(
        "--side", choices=sides, default=sides[0], help="your colour against the computer (default: red)"
    )
    playing.add_argument("--size", type=size, default=(15, 15), help="such as 15 or 39x32 (default: 15)")
    playing.add_argument(
        "--rules", choices=list(RULE_SETS), default="russian", help="the rule set (default: russian)"
    )
    openings = [name for name in OPENINGS if name not in ("custom", "handicap")]
    playing.add_argument(
        "--opening", choices=openings, help="the opening (default: the usual one of the rule set)"
    )
    playing.add_argument(
        "--players",
        type=int,
        choices=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        default=MIN_PLAYERS,
        help=f"how many play (default: {MIN_PLAYERS})",
    )
    playing.add_argument(
        "--seed",
        type=positive_or_0,
        metavar="N",
        help="of random openings and of the computer (default: each game has another)",
    )
    add_look(playing)
    serving = add("serve", _serve, "Serve the page on this machine; nothing is downloaded.")
    serving.add_argument(
        "page",
        type=Path,
        nargs="?",
        metavar="PAGE",
        help="kropki.html, or the folder of the site (default: what is here, or in dist)",
    )
    add_serving(serving)
    solving = add(
        "puzzle",
        _puzzle,
        "Solve puzzles in the terminal; every move is judged by a proof.",
        _TYPING_CODES,
    )
    solving.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        help="files or folders with puzzles (default: ours)",
    )
    add_charset(solving)
    add_choice(solving)
    solving.add_argument("--theme", choices=THEMES, default="", help="only puzzles of this theme")
    solving.add_argument("--id", default="", help="only the puzzle of this name, such as 9e6df5bf")
    listing = solving.add_mutually_exclusive_group()
    listing.add_argument("--list", action="store_true", help="list the puzzles")
    add_json(listing, "list the puzzles as lines of JSON, with their solutions")
    add_look(solving)
    matching = add("match", _match, "Let bots and levels of the computer play each other, and print a table.")
    matching.add_argument(
        "players",
        metavar="PLAYER",
        nargs="+",
        help="two to twelve players: files of bots, levels such as level=3, or examples such as greedy; a bot"
        " can do what any program of yours can do, so run only those that you trust",
    )
    matching.add_argument(
        "--games", type=positive, default=10, metavar="N", help="how many games each two play (default: 10)"
    )
    matching.add_argument("--size", type=size, default=(15, 15), help="such as 15 or 39x32 (default: 15)")
    matching.add_argument("--opening", choices=openings, default="cross", help="(default: cross)")
    add_starts(matching)
    matching.add_argument(
        "--seconds", type=seconds, default=1.0, help="the time of a bot for a move (default: 1)"
    )
    matching.add_argument(
        "--bank", type=seconds, default=10.0, help="how many seconds more it has in a game (default: 10)"
    )
    matching.add_argument(
        "--keep",
        type=Path,
        metavar="FOLDER",
        help="keep the games there as SGF, beside those of earlier matches",
    )
    add_json(matching, "print a line of JSON for each game, and one for each row of the table")
    judging = add(
        "conformance",
        _conformance,
        "Judge another engine move by move, by Points AI Protocol 6 or that of verify (docs/engines.md).",
        _CONFORMANCE_CODES,
    )
    judging.add_argument(
        "engine", metavar="ENGINE", help="the program; put the options of this command first"
    )
    judging.add_argument(
        "arguments", metavar="ARGUMENT", nargs=argparse.REMAINDER, help="what it is started with"
    ).required = False  # before Python 3.13 errors demand it
    judging.add_argument(
        "--protocol", choices=["points", "verify"], help="what it speaks (default: found out by asking)"
    )
    judging.add_argument(
        "--games",
        type=positive_or_0,
        default=100,
        metavar="N",
        help="how many random games it plays after the recorded and nasty ones (default: 100)",
    )
    judging.add_argument(
        "--seed", type=positive_or_0, default=0, metavar="N", help="of the random games (default: 0)"
    )
    judging.add_argument(
        "--seconds", type=seconds, default=10.0, help="the time for an answer, after the first (default: 10)"
    )
    judging.add_argument(
        "-o", "--out", type=Path, metavar="OUT", help="the report to write, a file .html or .md"
    )
    judging.add_argument("--transcript", type=Path, metavar="OUT", help="the file for all that was said")
    add_json(judging, "print the verdict as a line of JSON")
    add_color(judging)
    add("verify", _verify, "Play moves from standard input, to compare engines (docs/engines.md).")
    thinking = add("engine", _engine, "Answer the commands of Points AI Protocol 6, for other programs.")
    thinking.add_argument("--level", type=level, help="the strength, 1 to 8 (default: 8)")
    limits = thinking.add_mutually_exclusive_group()
    limits.add_argument(
        "--seconds", type=seconds, help="for a move without a time limit (default: the level's own time)"
    )
    limits.add_argument("--steps", type=positive, metavar="N", help="think for N steps instead of a time")
    thinking.add_argument(
        "--seed", type=positive_or_0, default=0, metavar="N", help="added to the seed of init (default: 0)"
    )
    add("talk", _talk, "Answer requests as the page sends them, one line of JSON each.")
    return parser


def _replay(arguments: argparse.Namespace) -> int:
    code = 0
    file = open_games(arguments.file, charset=arguments.charset)
    for number, reading, faults in games_of(
        file, arguments.game, arguments.mode, strict=arguments.strict, force=arguments.force
    ):
        code = 2 if number and not reading else code
        if arguments.json:
            _replay_as_json(number, reading, faults)
            continue
        if reading:
            game = reading.game
            size = f"{game.board.grid.width}×{game.board.grid.height}"
            say(f"game {number}: {pairing(game)}, {size}, {game.rule_set}, {reading.mode}")
        elif number:
            say(f"game {number} cannot be read")
        report(arguments.file, faults)
        if reading:
            for capture in _captures(reading.game):
                did = f"{capture.player} {capture.point or 'declares'}, {capture.taken}"
                say(f"  move {capture.move}: {did}: {score(reading.game)}")
            moves = counted(len(reading.game.moves), "move")
            say(f"  after {moves}: {score_or_result(reading.game)}")
    return code


def _replay_as_json(number: int, reading: Reading | None, faults: Iterable[Diagnostic]) -> None:
    about: dict[str, object] = {"game": number, "faults": [fault._asdict() for fault in faults]}
    if reading:
        game = reading.game
        taken = [capture._asdict() for capture in _captures(game)]
        winner, why = game.outcome or (None, None)
        about |= {
            "names": game.names,
            "width": game.board.grid.width,
            "height": game.board.grid.height,
            "rules": game.rule_set,
            "mode": reading.mode,
            "moves": [game.move_name(move) for move in game.moves],
            "captures": taken,
            "scores": game.scores,
            "ended": why,
            "winner": None if winner is None else colour(winner),
        }
    say_json(**about)


class _Capture(NamedTuple):
    """A move that captures: its number, player and point (if it is a dot), what it takes, and the scores."""

    move: int
    player: str
    point: str | None
    taken: str
    scores: tuple[float, ...]


def _captures(game: Game) -> Iterator[_Capture]:
    """Yield each capture of the main line when it has been made, and go on to the end of the game."""
    moves = 0
    game.go_to_ply(0)
    while game.node.next:
        taken = game.redo()
        move = game.node.move
        moves += move is not None
        if taken and isinstance(move, Dot | Declaration):
            point = game.board.grid.name(move.point) if isinstance(move, Dot) else None
            yield _Capture(moves, colour(move.player), point, captures(taken), game.scores)


def _check(arguments: argparse.Namespace) -> int:
    from kropki.computer.claims import check_claims  # the other commands start faster without it

    code = 0
    tell = report_json if arguments.json else report
    for name in arguments.files:
        try:
            data = read_bytes(name)
            if (wrong := text_faults(name, data, arguments.charset)) is not None:
                tell(name, wrong)
                code = max(code, 2 if any(fault.is_fault for fault in wrong) else 0)
                continue
            file = open_games(name, data, arguments.charset)
        except OSError as error:
            code = complain(reason(error))
            continue
        except KropkiError as error:
            place = (error.line, error.column) if isinstance(error, InvalidDiagram) else (1, 1)
            tell(name, [Diagnostic(error.code, str(error), *place)])
            code = 2
            continue
        for number, reading, faults in games_of(file, force=arguments.force):
            claims = check_claims(reading.game) if reading else []
            if arguments.json:
                report_json(name, [*faults, *claims], number)
            else:
                report(name, [*faults, *claims], prefix=label(file, number))
            is_faulty = bool(claims) or any(fault.is_fault for fault in faults)
            code = max(code, 2 if number and not reading else 1 if is_faulty else 0)
    return code


def _page(arguments: argparse.Namespace) -> int:
    from kropki.cli.sites import write_page  # the other commands start faster without it

    return write_page(arguments)


def _site(arguments: argparse.Namespace) -> int:
    from kropki.cli.sites import write_site

    return write_site(arguments)


def _print(arguments: argparse.Namespace) -> int:
    from kropki.cli.worksheets import print_sheets  # the other commands start faster without it

    return print_sheets(arguments)


def _scorm(arguments: argparse.Namespace) -> int:
    from kropki.cli.packages import write_scorm  # the other commands start faster without it

    return write_scorm(arguments)


def _play(arguments: argparse.Namespace) -> int:
    from kropki.cli.play import WORDS, play_game  # the other commands start faster without it

    terminal = find_terminal(arguments.color)
    play = play_game(arguments, terminal)
    return _converse(play.run, terminal, play.prompt, WORDS, play.interrupted)


def _serve(arguments: argparse.Namespace) -> int:
    from kropki.cli.serving import serve_page  # the other commands start faster without it

    return serve_page(arguments)


def _puzzle(arguments: argparse.Namespace) -> int:
    from kropki.cli.play import View  # the other commands start faster without these
    from kropki.cli.puzzles import WORDS, Solving, chosen_puzzles, list_puzzles

    puzzles = chosen_puzzles(arguments)
    if arguments.list or arguments.json:
        return list_puzzles(puzzles, as_json=arguments.json)
    terminal = find_terminal(arguments.color)
    solving = Solving(puzzles, View(terminal, arguments.board or ""))
    return _converse(solving.run, terminal, solving.prompt, WORDS)


def _match(arguments: argparse.Namespace) -> int:
    from kropki.cli.matches import match

    return match(arguments)


def _verify(arguments: argparse.Namespace) -> int:
    return _converse(answer_lines)


def _conformance(arguments: argparse.Namespace) -> int:
    from kropki.cli.conformance.command import conformance  # the other commands start faster without it

    return conformance(arguments)


def _engine(arguments: argparse.Namespace) -> int:
    from kropki.cli.points_protocol import Engine, answer_commands
    from kropki.computer.levels import LEVELS

    level = LEVELS[arguments.level or max(LEVELS)]
    engine = Engine(level, seconds=arguments.seconds, steps=arguments.steps, seed=arguments.seed)
    return _converse(lambda lines: answer_commands(engine, lines))


def _talk(arguments: argparse.Namespace) -> int:
    session = Session()
    return _converse(lambda lines: (session.handle(line) for line in lines if line.strip()))


def _converse(
    answer: Callable[[Iterable[str]], Iterator[str]],
    terminal: Terminal | None = None,
    prompt: Callable[[], str] = str,
    words: Sequence[str] = (),
    interrupted: Callable[[], str] | None = None,
) -> int:
    """Print the answers to lines of standard input as they come. Return the exit code.

    Args:
        answer: Returns the answers to lines.
        terminal: What the terminal can do, if people type there.
        prompt: Returns what to ask for each line, if `terminal` says that people type there.
        words: The words that a line can begin with.
        interrupted: As for `typed_lines`.
    """
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    is_typed = bool(sys.stdin and sys.stdin.isatty())
    asked = prompt if terminal and terminal.asks else str
    for line in answer(typed_lines(asked, words, interrupted) if is_typed else sys.stdin or ()):
        print(line, flush=True)
    return 0
