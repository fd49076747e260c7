"""The command line: `kropki …`, or `python3 -m kropki …` from a bare checkout.

The commands that read games take SGF, files of PointsXT and drawings (`kropki.diagram`), and `-` for standard
input. Exit codes: 0 when all went well, 1 when `check` found faults or nobody listened to the end, 2 when
something was asked that cannot be done or a file or a game in it cannot be read.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from subprocess import SubprocessError
from typing import NamedTuple, TextIO

from kropki import __version__
from kropki.board import MAX_PLAYERS, MIN_PLAYERS, Board
from kropki.charset import encode
from kropki.collection import Collection, drawn_game
from kropki.diagram import Diagram
from kropki.errors import InvalidDiagram, KropkiError, NoSuchPly
from kropki.game import Game
from kropki.moves import Declaration, Dot, Move
from kropki.openings import OPENINGS
from kropki.picture import COLOURS, dot_numbers, point_name, svg
from kropki.protocol import Session
from kropki.record import Mode, Reading, UnreadableGame, UnwritableGame, write_game
from kropki.rules import RULE_SETS
from kropki.sgf import Diagnostic
from kropki.terminal import played
from kropki.verify import verify
from kropki.wording import ending, pairing, score, taken_said

MOST_BYTES = 64 * 2**20
"""The largest file that is read."""

_CODES = "Exit codes: 0 when all went well, 2 when something cannot be read or done."
_CHECK_CODES = "Exit codes: 0 without faults, 1 with faults, 2 when something cannot be read."


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code. `argv` are the words after the program's name, the process's own if
    None."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    arguments = _parser().parse_args(argv)
    command: Callable[[argparse.Namespace], int] = arguments.command
    try:
        code = command(arguments)
        if sys.stdout:
            sys.stdout.flush()
        return code
    except (BrokenPipeError, KeyboardInterrupt):
        _give_output_up()
        return 1
    except (OSError, SubprocessError, KropkiError) as error:
        _give_output_up()
        return _complain(_reason(error))


def _give_output_up() -> None:
    """Let Python close standard output without a word, whoever takes what is still to be written."""
    try:
        if sys.stdout:
            sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


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
        added.add_argument("--game", type=_positive, metavar="N", help="the N-th game of a collection")
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
    drawing.add_argument("--at", type=_positive_or_0, metavar="N", help="after N moves (the last one)")
    drawing.add_argument("--numbers", action="store_true", help="with the numbers of moves on the dots")
    drawing.add_argument(
        "--no-coordinates", dest="coordinates", action="store_false", help="without letters and numbers"
    )
    for writing in (converting, drawing):
        writing.add_argument("-o", "--out", type=Path, metavar="OUT", help="the file to write")
    playing = add("play", _play, "Play in the terminal: type help there.")
    playing.add_argument("--size", type=_size, default=(15, 15), help="as 15 or 39x32 (15)")
    playing.add_argument("--rules", choices=list(RULE_SETS), default="russian", help="(russian)")
    openings = [name for name in OPENINGS if name not in ("custom", "handicap")]
    playing.add_argument("--opening", choices=openings, help="(the usual one of the rules)")
    playing.add_argument("--players", type=int, choices=range(MIN_PLAYERS, MAX_PLAYERS + 1), default=2)
    add("verify", _verify, "Play moves from standard input, for comparing engines (see kropki/verify.py).")
    thinking = add("engine", _engine, "Speak Points AI Protocol 6, for programs that let players play.")
    thinking.add_argument("--level", type=_level, help="how well it plays, 1 to 8 (8)")
    lasting = thinking.add_mutually_exclusive_group()
    lasting.add_argument("--seconds", type=_seconds, help="for a move without a time (the level's)")
    lasting.add_argument("--steps", type=_positive, metavar="N", help="of thinking, instead of a time")
    thinking.add_argument("--seed", type=_positive_or_0, default=0, metavar="N", help="added to init's (0)")
    matching = add("match", _match, "Let two players play many games, and count what comes of it.")
    matching.add_argument(
        "settings",
        metavar="SETTING",
        nargs="*",
        help="who plays, twice: as level=4, level=8,seconds=0.3, steps=200,seed=3, or seconds=1,command=…"
        " for a program that speaks Points AI Protocol 6",
    )
    matching.add_argument("--ladder", action="store_true", help="each level against the one below, instead")
    matching.add_argument(
        "--games",
        type=_positive,
        metavar="N",
        help="an even number: each beginning twice, with colours changed"
        " (20; of the ladder 200, and 40 of slow levels)",
    )
    matching.add_argument(
        "--size", type=_size, action="append", help="as 15 or 39x32, also several times (15)"
    )
    matching.add_argument("--opening", choices=openings, action="append", help="also several times (cross)")
    matching.add_argument("--seed", type=_positive_or_0, default=0, metavar="N", help="of the first pair (0)")
    matching.add_argument(
        "--scatter", type=_positive_or_0, default=4, metavar="N", help="dots put at random at first (4)"
    )
    matching.add_argument("--out", action="store_true", help="up to the last point: nobody resigns or stops")
    matching.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="keep the games there; go on from those"
    )
    matching.add_argument("--processes", type=_positive, default=1, metavar="N", help="games at a time (1)")
    add("talk", _talk, "Answer the page's requests, a line of JSON each (see docs/protocol.md).")
    serving = add("serve", _serve, "Serve a built site on this machine.")
    serving.add_argument("folder", type=Path, nargs="?", default=Path("dist"), help="the site (dist)")
    serving.add_argument("--port", type=_port, default=8000, help="the first port to try (8000)")
    serving.add_argument("--open", action="store_true", help="open it in the browser")
    building = add("build", _build, "Build the static site from a checkout that is set up.")
    building.add_argument("--root", type=Path, default=Path(), help="the checkout (the current folder)")
    building.add_argument("--out", type=Path, default=Path("dist"), help="the folder to make (dist)")
    return parser


def _port(word: str) -> int:
    if not (word.isdecimal() and int(word) <= 65535):
        raise argparse.ArgumentTypeError(f"{word!r} is no port: 0 to 65535 are")
    return int(word)


def _positive_or_0(word: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", word):
        raise argparse.ArgumentTypeError(f"{word!r} is no number")
    return int(word)


def _positive(word: str) -> int:
    if not _positive_or_0(word):
        raise argparse.ArgumentTypeError("they are numbered from 1")
    return int(word)


def _level(word: str) -> int:
    from kropki.computer.levels import LEVELS

    if not (word.isdecimal() and int(word) in LEVELS):
        raise argparse.ArgumentTypeError(f"{word!r} is no level: {min(LEVELS)} to {max(LEVELS)} are")
    return int(word)


def _seconds(word: str) -> float:
    if not re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,9})?", word) or not float(word):
        raise argparse.ArgumentTypeError(f"{word!r} is no time: 0.5 is half a second")
    return float(word)


def _size(word: str) -> tuple[int, int]:
    match = re.fullmatch("([0-9]{1,3})(?:[x×:]([0-9]{1,3}))?", word)
    if not match:
        raise argparse.ArgumentTypeError(f"{word!r} is no size: 15 or 39x32 is")
    return int(match[1]), int(match[2] or match[1])


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


def _clean(line: str) -> str:
    """A line without what a terminal might obey."""
    return "".join([char if char.isprintable() else "\ufffd" for char in line])


def _say(line: str = "") -> None:
    print(_clean(line))


def _complain(message: str) -> int:
    print(_clean(f"kropki: {message}"), file=sys.stderr)
    return 2


def _label(file: Collection, number: int) -> str:
    """Which game something is said of, where there are several."""
    return f"game {number}: " if number and len(file.entries) > 1 else ""


def _reason(error: Exception) -> str:
    """What went wrong, of a file with its name and without the system's number."""
    if isinstance(error, OSError) and error.strerror and isinstance(error.filename, str):
        return f"{error.filename}: {error.strerror}"
    return str(error)


def _report(name: str, faults: Iterable[Diagnostic], file: TextIO | None = None, label: str = "") -> None:
    """Name faults as compilers do, each on a line."""
    for fault in faults:
        line = f"{name}:{fault.line}:{fault.column}: {fault.kind}: {label}{fault.message}"
        print(_clean(line), file=file or sys.stdout)


# the commands that read games


def _replay(arguments: argparse.Namespace) -> int:
    code = 0
    file = _opened(arguments.file)
    for number, reading, faults in _found(file, arguments.game, arguments.mode, strict=arguments.strict):
        if reading:
            game = reading.game
            size = f"{game.board.grid.width}×{game.board.grid.height}"
            _say(f"game {number}: {pairing(game)}, {size}, {game.rule_set}, {reading.mode}")
        elif number:
            _say(f"game {number} cannot be read")
            code = 2
        _report(arguments.file, faults)
        for line in _captures_of(reading.game) if reading else ():
            _say(line)
    return code


def _captures_of(game: Game) -> Iterator[str]:
    """Each capture of the main line with the score after it, and how the game stands at the end."""
    moves = 0
    game.go(0)
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
            code = _complain(_reason(error))
            continue
        except KropkiError as error:
            place = (error.line, error.column) if isinstance(error, InvalidDiagram) else (1, 1)
            _report(name, [Diagnostic(error.code, *place, str(error))])
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
                code = _complain(f"{_label(file, number)}{error}")
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
            _complain(f"this is game 1 of {there}; --game N takes another")
    code = 0
    written: list[str | bytes] = []
    for number, position in _positions(arguments, file, wanted):
        try:
            if position:
                written.append(_written(arguments, position()))
            else:
                code = 2
        except KropkiError as error:
            code = _complain(f"{_label(file, number)}{error}")
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
    return _Position(game.board, game.made, pairing(game), partial(_numbered, game))


def _as_drawn(drawn: Diagram) -> _Position:
    """A position that is drawn, with the numbered dots on it. Raises what `Board.from_diagram` does."""
    board = Board.from_diagram(drawn)
    made: list[Move] = [Dot(board.grid.point(x, y), player) for (x, y), player in drawn.moves]
    return _Position(board, made, "Kropki", lambda: drawn)


def _numbered(game: Game) -> Diagram:
    """Where a game began, with the dots made since as numbers. Raises `_NoNumbers` if they do not lead to
    where it stands."""
    here, made, ply = str(game.board), game.made, game.ply
    game.go(0)
    drawn = game.board.diagram()
    game.go(ply)
    drawn.moves = [(game.board.grid.xy(move.point), move.player) for move in made if isinstance(move, Dot)]
    try:
        again = drawn_game(drawn)
        again.go(again.plies)
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
        game.go(game.plies)
        return
    there = len(game.moves)
    if moves > there:
        raise NoSuchPly(f"there is no position after {moves} moves: the game has {there}")
    game.go(0)
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
    from kropki.computer.levels import LEVELS
    from kropki.computer.points import Engine, spoken

    level = LEVELS[arguments.level or max(LEVELS)]
    engine = Engine(level, seconds=arguments.seconds, steps=arguments.steps, seed=arguments.seed)
    return _answer(lambda lines: spoken(engine, lines))


def _match(arguments: argparse.Namespace) -> int:
    from kropki.computer.match import InvalidSetting, Result, Setting, fixtures, ladder, played, said, table

    if len(arguments.settings) != (0 if arguments.ladder else 2):
        raise InvalidSetting("a match is between two settings; with --ladder it has its own")
    if arguments.ladder:
        pairs = [(upper, lower, arguments.games or games) for upper, lower, games in ladder()]
    else:
        first, second = map(Setting.parse, arguments.settings)
        pairs = [(first, second, arguments.games or 20)]
    matches = [
        fixtures(
            (first, second),
            games,
            sizes=arguments.size or [(15, 15)],
            openings=arguments.opening or ["cross"],
            seed=arguments.seed,
            scattered=arguments.scatter,
            out=arguments.out,
        )
        for first, second, games in pairs
    ]
    results: list[list[Result]] = []
    for match in matches:
        results.append([])
        for result in played(match, keep=arguments.keep, processes=arguments.processes):
            results[-1].append(result)
            print(_clean(said(result)), file=sys.stderr, flush=True)
        if match is not matches[-1]:
            print(f"\n{table(results)}\n", file=sys.stderr, flush=True)
    for line in table(results).splitlines():
        _say(line)
    return 0


def _talk(arguments: argparse.Namespace) -> int:
    session = Session()
    return _answer(lambda lines: (session.handle(line) for line in lines if line.strip()))


def _answer(answers: Callable[[Iterable[str]], Iterator[str]]) -> int:
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    for line in answers(sys.stdin or ()):
        print(line, flush=True)
    return 0


def _serve(arguments: argparse.Namespace) -> int:
    from kropki.server import serve

    if not (arguments.folder / "index.html").is_file():
        return _complain(f"{arguments.folder} holds no index.html: build the site first")
    serve(arguments.folder, arguments.port, open_browser=arguments.open)
    return 0


def _build(arguments: argparse.Namespace) -> int:
    from kropki.site import build_site
    from kropki.sizes import TooLarge, check, sizes, table

    parts = sizes(build_site(arguments.root, arguments.out))
    print(table(parts))
    try:
        check(parts)
    except TooLarge as error:
        return _complain(str(error))
    return 0
