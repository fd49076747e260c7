"""The command line: `kropki …`, or `python3 -m kropki …` from a bare checkout.

The commands that read games take SGF, files of PointsXT and drawings (`kropki.board.diagram`), and `-` for
standard input. Exit codes: 0 when all went well, 1 when `check` found faults or nobody listened to the end,
2 when something was asked that cannot be done or a file or a game in it cannot be read.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, TextIO

from kropki import __version__
from kropki.board.board import MAX_PLAYERS, MIN_PLAYERS, Board
from kropki.board.diagram import Diagram
from kropki.cli.arguments import level, positive, positive_or_0, seconds, size
from kropki.cli.line_protocol import verify
from kropki.cli.output import complain, printable, reason, run, say
from kropki.cli.terminal import played
from kropki.cli.wording import ending, pairing, score, taken_said
from kropki.diagnostics import Diagnostic
from kropki.errors import InvalidDiagram, KropkiError, NoSuchPly
from kropki.game.game import Game
from kropki.game.moves import Declaration, Dot, Move
from kropki.game.openings import OPENINGS
from kropki.game.rules import RULE_SETS
from kropki.picture import COLOURS, dot_numbers, point_name, svg
from kropki.protocol.session import Session
from kropki.record import Mode, Reading, UnreadableGame, UnwritableGame, write_game
from kropki.record.collection import Collection, drawn_game
from kropki.sgf.charset import encode

MOST_BYTES = 64 * 2**20
"""The largest file that is read."""

_CODES = "Exit codes: 0 when all went well, 2 when something cannot be read or done."
_CHECK_CODES = "Exit codes: 0 without faults, 1 with faults, 2 when something cannot be read."


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code. `argv` holds the words after the program's name; by default
    the process's own."""
    arguments = _parser().parse_args(argv)
    return run(lambda: arguments.command(arguments))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kropki", description="Kropki, the game of dots.")
    parser.add_argument("--version", action="version", version=f"kropki {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def add(
        name: str, command: Callable[[argparse.Namespace], int], what: str, codes: str = _CODES
    ) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=what, description=what, epilog=codes)
        added.set_defaults(command=command)
        return added

    def add_reading(
        name: str, command: Callable[[argparse.Namespace], int], what: str
    ) -> argparse.ArgumentParser:
        added = add(name, command, what)
        added.add_argument("file", metavar="FILE", help="SGF, .sav or a drawing; - for standard input")
        added.add_argument("--game", type=positive, metavar="N", help="the N-th game of a collection")
        added.add_argument("--mode", type=Mode, choices=list(Mode), help="how SGF is replayed (as it says)")
        added.add_argument("--strict", action="store_true", help="take no game that has any fault")
        return added

    add_reading("replay", _replay, "Replay games: what is wrong with them, and the score after each capture.")
    checking = add("check", _check, "Say what is wrong with files of games.", _CHECK_CODES)
    checking.add_argument("files", metavar="FILE", nargs="+", help="- is standard input")
    converting = add_reading("convert", _convert, "Write games in another format.")
    converting.add_argument("--to", choices=["sgf", "text", "svg"], required=True, help="the format")
    converting.set_defaults(at=None, numbers=False, coordinates=True)
    drawing = add_reading("draw", _draw, "Draw a position.")
    kinds = drawing.add_mutually_exclusive_group()
    kinds.add_argument("--text", dest="to", action="store_const", const="text", help="as text (usual)")
    kinds.add_argument("--svg", dest="to", action="store_const", const="svg", help="as a picture")
    kinds.add_argument(
        "--png", dest="to", action="store_const", const="png", help="as one of pixels (needs kropki[png])"
    )
    drawing.set_defaults(to="text")
    drawing.add_argument("--at", type=positive_or_0, metavar="N", help="after N moves (the last one)")
    drawing.add_argument("--numbers", action="store_true", help="with the numbers of moves on the dots")
    drawing.add_argument(
        "--no-coordinates", dest="coordinates", action="store_false", help="without letters and numbers"
    )
    for writing in (converting, drawing):
        writing.add_argument("-o", "--out", type=Path, metavar="OUT", help="the file to write")
    playing = add("play", _play, "Play in the terminal: type help there.")
    playing.add_argument("--size", type=size, default=(15, 15), help="as 15 or 39x32 (15)")
    playing.add_argument("--rules", choices=list(RULE_SETS), default="russian", help="(russian)")
    openings = [name for name in OPENINGS if name not in ("custom", "handicap")]
    playing.add_argument("--opening", choices=openings, help="(the usual one of the rules)")
    playing.add_argument("--players", type=int, choices=range(MIN_PLAYERS, MAX_PLAYERS + 1), default=2)
    add(
        "verify",
        _verify,
        "Play moves from standard input, for comparing engines (see kropki/cli/line_protocol.py).",
    )
    thinking = add("engine", _engine, "Speak Points AI Protocol 6, for programs that let players play.")
    thinking.add_argument("--level", type=level, help="how well it plays, 1 to 8 (8)")
    lasting = thinking.add_mutually_exclusive_group()
    lasting.add_argument("--seconds", type=seconds, help="for a move without a time (the level's)")
    lasting.add_argument("--steps", type=positive, metavar="N", help="of thinking, instead of a time")
    thinking.add_argument("--seed", type=positive_or_0, default=0, metavar="N", help="added to init's (0)")
    add("talk", _talk, "Answer the page's requests, a line of JSON each (see docs/protocol.md).")
    return parser


# reading files


def _bytes(name: str) -> bytes:
    """What a file holds, or standard input for `-`. Raises `OSError`."""
    if name == "-":
        if not sys.stdin:
            raise OSError("there is no standard input")
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
    elif not name:
        raise OSError("the name of a file is empty")
    else:
        with Path(name).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise OSError(f"{name} is larger than {MOST_BYTES >> 20} MiB: it is not read")
    return data


def _opened(name: str) -> Collection:
    """The games of a file. Raises `OSError`, and `KropkiError` for what is no record."""
    return Collection(_bytes(name), "standard input" if name == "-" else name)


class _Found(NamedTuple):
    """A game of a file by its number, None if it cannot be read, and what is wrong with it; with number 0,
    what is wrong with the file outside of its games."""

    number: int
    reading: Reading | None
    faults: Sequence[Diagnostic]


def _found(
    file: Collection, number: int | None = None, mode: Mode | None = None, *, strict: bool = False
) -> Iterator[_Found]:
    """The game of that number or, without one, all, and at last the file's faults as far as it was looked
    over. If `strict`, a game with a fault is none that can be read. Raises `NoSuchGame`."""
    if number is None:
        file.scan()
    for wanted in range(1, len(file.entries) + 1) if number is None else (number,):
        try:
            reading = file.read(wanted, mode=mode, strict=strict)
        except UnreadableGame as error:
            yield _Found(wanted, None, [error.diagnostic])
        else:
            yield _Found(wanted, reading, reading.faults)
    if file.diagnostics:
        yield _Found(0, None, file.diagnostics)


# what is said


def _label(file: Collection, number: int) -> str:
    """Which game something is said of, where there are several."""
    return f"game {number}: " if number and len(file.entries) > 1 else ""


def _report(name: str, faults: Iterable[Diagnostic], file: TextIO | None = None, label: str = "") -> None:
    """Name faults as compilers do, each on a line."""
    for fault in faults:
        line = f"{name}:{fault.line}:{fault.column}: {fault.kind}: {label}{fault.message}"
        print(printable(line), file=file or sys.stdout)


# the commands that read games


def _replay(arguments: argparse.Namespace) -> int:
    code = 0
    file = _opened(arguments.file)
    for number, reading, faults in _found(file, arguments.game, arguments.mode, strict=arguments.strict):
        if reading:
            game = reading.game
            size = f"{game.board.grid.width}×{game.board.grid.height}"
            say(f"game {number}: {pairing(game)}, {size}, {game.rule_set}, {reading.mode}")
        elif number:
            say(f"game {number} cannot be read")
            code = 2
        _report(arguments.file, faults)
        for line in _captures_of(reading.game) if reading else ():
            say(line)
    return code


def _captures_of(game: Game) -> Iterator[str]:
    """Each capture of the main line with the score after it, and how the game stands at the end."""
    moves = 0
    game.go_to_ply(0)
    while game.node.next:
        taken = game.redo()
        move = game.node.move
        moves += move is not None
        if taken and isinstance(move, Dot | Declaration):
            where = point_name(game.board, move.point) if isinstance(move, Dot) else "declares"
            who = COLOURS[move.player].lower()
            yield f"  move {moves}: {who} {where}, {taken_said(taken)}: {score(game)}"
    yield f"  after {moves} moves: {ending(game)}"


def _check(arguments: argparse.Namespace) -> int:
    code = 0
    for name in arguments.files:
        try:
            file = _opened(name)
        except OSError as error:
            code = complain(reason(error))
            continue
        except KropkiError as error:
            place = (error.line, error.column) if isinstance(error, InvalidDiagram) else (1, 1)
            _report(name, [Diagnostic(error.code, str(error), *place)])
            code = 2
            continue
        for number, reading, faults in _found(file):
            _report(name, faults, label=_label(file, number))
            code = max(code, 2 if number and not reading else 1 if faults else 0)
    return code


def _convert(arguments: argparse.Namespace) -> int:
    file = _opened(arguments.file)
    if arguments.to != "sgf":
        return _write_position(arguments, file)
    code = 0
    texts = []
    for number, reading, faults in _found(file, arguments.game, arguments.mode, strict=arguments.strict):
        _report(arguments.file, faults, sys.stderr, _label(file, number))
        if reading:
            try:
                texts.append(write_game(reading.game))
            except UnwritableGame as error:
                code = complain(f"{_label(file, number)}{error}")
        elif number:
            code = 2
    if texts:
        _write(arguments.out, "\n".join(texts))
    return code


def _draw(arguments: argparse.Namespace) -> int:
    return _write_position(arguments, _opened(arguments.file))


class _Position(NamedTuple):
    """A position to be written, the moves that were made for it, and a title. `numbered` draws it with the
    numbers of these moves."""

    board: Board
    made: list[Move]
    title: str
    numbered: Callable[[], Diagram]


def _write_position(arguments: argparse.Namespace, file: Collection) -> int:
    """Write the position that is asked for, as text of each game, else of the first, unless one is named."""
    wanted = arguments.game
    if arguments.to != "text" and wanted is None:
        file.scan()
        wanted = 1
        if (there := len(file.entries)) > 1:
            complain(f"this is game 1 of {there}; --game N takes another")
    code = 0
    written: list[str | bytes] = []
    for number, position in _positions(arguments, file, wanted):
        try:
            if position:
                written.append(_written(arguments, position()))
            else:
                code = 2
        except KropkiError as error:
            code = complain(f"{_label(file, number)}{error}")
    if written:
        _write(arguments.out, written[0] if len(written) == 1 else "\n".join(map(str, written)))
    return code


def _positions(
    arguments: argparse.Namespace, file: Collection, wanted: int | None
) -> Iterator[tuple[int, Callable[[], _Position] | None]]:
    """The number of each game that is wanted, and what gives its position, None if it cannot be read. What is
    wrong with it is said. Raises `NoSuchGame`."""
    if file.drawings and arguments.at is None:  # also positions from which no game can go on
        for number in range(1, len(file.drawings) + 1) if wanted is None else (wanted,):
            yield number, partial(_as_drawn, file.drawing(number))
        return
    for number, reading, faults in _found(file, wanted, arguments.mode, strict=arguments.strict):
        _report(arguments.file, faults, sys.stderr, _label(file, number))
        if number:
            yield number, partial(_reached, reading.game, arguments.at) if reading else None


def _reached(game: Game, moves: int | None) -> _Position:
    """The position after so many moves of the main line, or the last one. Raises `NoSuchPly`."""
    _go_after(game, moves)
    return _Position(game.board, game.moves_made, pairing(game), partial(_numbered, game))


def _as_drawn(drawn: Diagram) -> _Position:
    """A position that is drawn, with the numbered dots on it. Raises what `Board.from_diagram` does."""
    board = Board.from_diagram(drawn)
    made: list[Move] = [Dot(board.grid.point(x, y), player) for (x, y), player in drawn.moves]
    return _Position(board, made, "Kropki", lambda: drawn)


def _numbered(game: Game) -> Diagram:
    """Where a game began, with the dots made since as numbers. Raises `_NoNumbers` if they do not lead to
    where it stands."""
    here, made, ply = str(game.board), game.moves_made, game.ply
    game.go_to_ply(0)
    drawn = game.board.diagram()
    game.go_to_ply(ply)
    drawn.moves = [(game.board.grid.xy(move.point), move.player) for move in made if isinstance(move, Dot)]
    try:
        again = drawn_game(drawn)
        again.go_to_ply(again.plies)
        if str(again.board) == here:
            return drawn
    except KropkiError:
        pass
    raise _NoNumbers(
        "numbers alone do not lead to this position, with rings that were declared or dots that were set up: "
        "draw it without --numbers, or as a picture with --svg"
    )


class _NoNumbers(KropkiError):
    """A position to which no numbered dots lead."""

    code = "diagram/numbers"


def _written(arguments: argparse.Namespace, position: _Position) -> str | bytes:
    """The position in the format that is asked for."""
    board, made, title, numbered = position
    if arguments.to == "text":
        return f"{numbered() if arguments.numbers else board}\n"
    last = next((move.point for move in reversed(made) if isinstance(move, Dot)), None)
    numbers = dot_numbers(made) if arguments.numbers else None
    picture = svg(board, numbers=numbers, last=last, coordinates=arguments.coordinates, title=title)
    return _png(picture) if arguments.to == "png" else picture


class _NoPng(KropkiError):
    """What makes PNG of SVG is not installed."""

    code = "picture/no-png"


def _png(picture: str) -> bytes:
    """A picture as PNG, twice as large as its SVG, for sharp screens. Raises `_NoPng`."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        message = "PNG is made by resvg-py: install it with pip install 'kropki[png]', or take --svg"
        raise _NoPng(message) from None
    return svg_to_bytes(svg_string=picture, zoom=2)


def _go_after(game: Game, moves: int | None) -> None:
    """To the position after so many moves of the main line, or the last one. Raises `NoSuchPly`."""
    if moves is None:
        game.go_to_ply(game.plies)
        return
    there = len(game.moves)
    if moves > there:
        raise NoSuchPly(f"there is no position after {moves} moves: the game has {there}")
    game.go_to_ply(0)
    while moves:
        game.redo()
        moves -= game.node.move is not None


def _write(out: Path | None, content: str | bytes) -> None:
    """Write bytes, or a text in UTF-8, to a file or to standard output."""
    data = content if isinstance(content, bytes) else _encoded(content)
    if out:
        out.write_bytes(data)
    elif sys.stdout:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)


def _encoded(text: str) -> bytes:
    try:
        return encode(text, "utf-8")
    except UnicodeEncodeError:  # halves of characters, as UTF-7 can name them
        return text.encode("utf-8", "replace")


def _play(arguments: argparse.Namespace) -> int:
    width, height = arguments.size
    opening = arguments.opening or RULE_SETS[arguments.rules].opening
    names = [""] * arguments.players
    game = Game(width, height, rules=arguments.rules, opening=opening, names=names)
    return _answer(lambda lines: played(game, lines))


# the other commands


def _verify(arguments: argparse.Namespace) -> int:
    return _answer(verify)


def _engine(arguments: argparse.Namespace) -> int:
    from kropki.cli.points_protocol import Engine, spoken
    from kropki.computer.levels import LEVELS

    level = LEVELS[arguments.level or max(LEVELS)]
    engine = Engine(level, seconds=arguments.seconds, steps=arguments.steps, seed=arguments.seed)
    return _answer(lambda lines: spoken(engine, lines))


def _talk(arguments: argparse.Namespace) -> int:
    session = Session()
    return _answer(lambda lines: (session.handle(line) for line in lines if line.strip()))


def _answer(answers: Callable[[Iterable[str]], Iterator[str]]) -> int:
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    for line in answers(sys.stdin or ()):
        print(line, flush=True)
    return 0
