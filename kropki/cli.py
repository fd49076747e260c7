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
from pathlib import Path
from subprocess import SubprocessError
from typing import NamedTuple, TextIO

from kropki import __version__
from kropki.board import MAX_PLAYERS, MIN_PLAYERS, Board, Territory
from kropki.charset import decode, encode
from kropki.diagram import Diagram, draw_rows, parse
from kropki.errors import InTerritory, KropkiError, NoSuchPly, Occupied, OffBoard
from kropki.game import Game
from kropki.grid import LETTERS, Grid
from kropki.moves import Declaration, Dot, Move
from kropki.openings import OPENINGS, Opening
from kropki.picture import COLOURS, dot_numbers, point_name, svg
from kropki.protocol import Session
from kropki.record import Mode, Reading, UnreadableGame, read_games, write_game
from kropki.rules import RULE_SETS
from kropki.sav import InvalidSav, is_sav, read_sav
from kropki.sgf import Diagnostic
from kropki.tree import Node
from kropki.verify import verify

MOST_BYTES = 64 * 2**20
"""The largest file that is read."""
_LARGEST_DRAWING = 2**20

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
        return _complain(str(error))


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


def _size(word: str) -> tuple[int, int]:
    match = re.fullmatch("([0-9]{1,3})(?:[x×:]([0-9]{1,3}))?", word)
    if not match:
        raise argparse.ArgumentTypeError(f"{word!r} is no size: 15 or 39x32 is")
    return int(match[1]), int(match[2] or match[1])


# reading files


class _Found(NamedTuple):
    """A game of a file and its faults. Without a game: one that cannot be read and why, or faults of the file
    as a whole."""

    reading: Reading | None
    faults: Sequence[Diagnostic]
    unreadable: bool = False


def _bytes(name: str) -> bytes:
    """What a file holds, or standard input for `-`. Raises `OSError`."""
    if name == "-":
        if not sys.stdin:
            raise OSError("there is no standard input")
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
    else:
        with Path(name).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise OSError(f"{name} is larger than {MOST_BYTES >> 20} MiB: it is not read")
    return data


def _found(data: bytes, mode: Mode | None = None) -> Iterator[_Found]:
    """What a file holds, game by game."""
    try:
        if is_sav(data):
            game, faults = read_sav(data)
            yield _Found(Reading(game, Mode.AUTOMATIC), faults)
            return
        if drawn := _drawing(data):
            yield _Found(Reading(_set_up(drawn), Mode.AUTOMATIC), ())
            return
    except InvalidSav as error:
        yield _Found(None, [Diagnostic(error.code, 0, error.offset + 1, str(error))], unreadable=True)
        return
    except KropkiError as error:
        yield _Found(None, [Diagnostic(error.code, 1, 1, str(error))], unreadable=True)
        return
    games = read_games(data, mode=mode)
    told = len(games.diagnostics)
    if told:
        yield _Found(None, games.diagnostics[:])
    empty = True
    while True:
        try:
            reading = next(games)
            yield _Found(reading, reading.diagnostics)
        except StopIteration:
            break
        except UnreadableGame as error:
            yield _Found(None, [error.diagnostic], unreadable=True)
        empty = False
    if empty or games.diagnostics[told:]:
        yield _Found(None, games.diagnostics[told:], unreadable=empty)


def _drawing(data: bytes) -> Diagram | None:
    """The drawing that a file holds, None if it is something else. Raises `InvalidDiagram`."""
    if len(data) > _LARGEST_DRAWING or b"(" in data:
        return None
    text = decode(data).text
    return parse(text) if re.fullmatch(r"[.RBGYrbgy0-9\s]+", text) and not text.isspace() else None


def _set_up(drawn: Diagram) -> Game:
    """A game that begins as drawn and goes on with the numbered dots. Raises what a custom opening does, and
    why a dot cannot be put."""
    board = Board.from_diagram(drawn)
    standing = Diagram(drawn.width, drawn.height, drawn.dots, drawn.owners)
    opening = Opening("custom", position=str(standing)) if drawn.dots else "empty"
    first = drawn.moves[0][1] if drawn.moves else None
    names = [""] * board.players
    game = Game(drawn.width, drawn.height, opening=opening, names=names, first=first)
    for (x, y), player in drawn.moves:
        game.append(Node(Dot(game.board.grid.point(x, y), player)))
    game.go(0)
    return game


def _chosen(arguments: argparse.Namespace, data: bytes) -> Iterator[tuple[int, _Found]]:
    """The games that are asked for, and their numbers; number 0 for the file's own faults.

    Raises `KropkiError` if there is no game of that number."""
    number = 0
    for found in _found(data, arguments.mode):
        is_game = found.reading is not None or found.unreadable
        number += is_game
        if not is_game or arguments.game in (None, number):
            yield number if is_game else 0, found
        if is_game and number == arguments.game:
            return
    if arguments.game:
        raise KropkiError(f"{arguments.file} holds {number} game(s): there is no game {arguments.game}")


# what is said


def _clean(line: str) -> str:
    """A line without what a terminal might obey."""
    return "".join([char if char.isprintable() else "\ufffd" for char in line])


def _say(line: str = "") -> None:
    print(_clean(line))


def _complain(message: str) -> int:
    print(_clean(f"kropki: {message}"), file=sys.stderr)
    return 2


def _report(name: str, faults: Iterable[Diagnostic], file: TextIO | None = None) -> None:
    """Name faults as compilers do, each on a line."""
    for fault in faults:
        line = f"{name}:{fault.line}:{fault.column}: {fault.kind}: {fault.message}"
        print(_clean(line), file=file or sys.stdout)


def _colours_said(text: str) -> str:
    """A message with colours in the place of numbers of players."""
    return re.sub(r"player ([0-3])", lambda match: COLOURS[int(match[1])].lower(), text)


def _score(game: Game) -> str:
    return ":".join(f"{score:g}" for score in game.scores)


def _ending(game: Game) -> str:
    """How the game stands, or how it ended."""
    if game.outcome is None:
        return _score(game)
    winner, reason = game.outcome
    who = "a draw" if winner is None else f"{COLOURS[winner].lower()} wins"
    return f"{_score(game)}, {who} ({reason.replace('-', ' ')})"


def _names(game: Game) -> str:
    return " – ".join(name or COLOURS[player] for player, name in enumerate(game.names))


def _taken_said(taken: Iterable[Territory]) -> str:
    """What territories that were taken captured."""
    return ", ".join(
        f"{COLOURS[territory.owner].lower()} captures {territory.captured}"
        + (f" and frees {territory.freed}" if territory.freed else "")
        for territory in taken
    )


# the commands that read games


def _replay(arguments: argparse.Namespace) -> int:
    code = 0
    for number, found in _chosen(arguments, _bytes(arguments.file)):
        if reading := found.reading:
            game = reading.game
            grid = game.board.grid
            size = f"{grid.width}×{grid.height}"
            _say(f"game {number}: {_names(game)}, {size}, {game.rule_set}, {reading.mode}")
        elif found.unreadable:
            _say(f"game {number} cannot be read")
            code = 2
        _report(arguments.file, found.faults)
        for line in _captures_of(found.reading.game) if found.reading else ():
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
            yield f"  move {moves}: {who} {where}, {_taken_said(taken)}: {_score(game)}"
    yield f"  after {moves} moves: {_ending(game)}"


def _check(arguments: argparse.Namespace) -> int:
    code = 0
    for name in arguments.files:
        try:
            data = _bytes(name)
        except OSError as error:
            code = _complain(str(error))
            continue
        for found in _found(data):
            _report(name, found.faults)
            code = max(code, 2 if found.unreadable else 1 if found.faults else 0)
    return code


def _convert(arguments: argparse.Namespace) -> int:
    data = _bytes(arguments.file)
    if arguments.to != "sgf":
        return _write_position(arguments, data)
    code = 0
    texts = []
    for _, found in _chosen(arguments, data):
        _report(arguments.file, found.faults, sys.stderr)
        code = 2 if found.unreadable else code
        if found.reading:
            texts.append(write_game(found.reading.game))
    if texts:
        _write(arguments.out, "\n".join(texts))
    return code


def _draw(arguments: argparse.Namespace) -> int:
    return _write_position(arguments, _bytes(arguments.file))


def _write_position(arguments: argparse.Namespace, data: bytes) -> int:
    """Write the position that is asked for, of the first game unless another is."""
    drawn = _drawing(data)
    if drawn and arguments.at is None:  # also a position from which no game can go on
        board = Board.from_diagram(drawn)
        points = [(board.grid.point(x, y), player) for (x, y), player in drawn.moves]
        moves: list[Move] = [Dot(point, player) for point, player in points]
        title = "Kropki"
    else:
        arguments.game = arguments.game or 1
        reading = None
        for _, found in _chosen(arguments, data):
            _report(arguments.file, found.faults, sys.stderr)
            reading = found.reading
        if not reading:
            return 2
        game = reading.game
        _go_after(game, arguments.at)
        board = game.board
        moves = [node.move for node in game.node.path() if node.move]
        title = _names(game)
    if arguments.to == "text":
        _write(arguments.out, f"{board}\n")
        return 0
    last = next((move.point for move in reversed(moves) if isinstance(move, Dot)), None)
    numbers = dot_numbers(moves) if arguments.numbers else None
    picture = svg(board, numbers=numbers, last=last, coordinates=arguments.coordinates, title=title)
    _write(arguments.out, picture)
    return 0


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


def _write(out: Path | None, text: str) -> None:
    """Write a text to a file or to standard output, in UTF-8."""
    try:
        data = encode(text, "utf-8")
    except UnicodeEncodeError:  # halves of characters, as UTF-7 can name them
        data = text.encode("utf-8", "replace")
    if out:
        out.write_bytes(data)
    elif sys.stdout:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)


# playing

_HELP = """\
  c4                 put a dot there
  declare            declare all areas that you have closed (rules of declared captures)
  declare c4 d5 …    declare the ring that goes through these dots
  pass, stop         where the rules know them
  undo, redo         take a move back, make it again
  resign             give up
  score, board       how it stands
  quit               leave off"""


def _play(arguments: argparse.Namespace) -> int:
    width, height = arguments.size
    opening = arguments.opening or RULE_SETS[arguments.rules].opening
    names = [""] * arguments.players
    game = Game(width, height, rules=arguments.rules, opening=opening, names=names)
    return _answer(lambda lines: _played(game, lines))


def _played(game: Game, lines: Iterable[str]) -> Iterator[str]:
    """What the terminal says to what is typed, up to the end of the game."""
    yield _labelled(game.board)
    yield f"{COLOURS[game.turn].lower()} to move; help tells what you can type"
    for line in lines:
        match line.lower().split():
            case []:
                continue
            case ["quit" | "exit"]:
                return
            case ["help" | "?"]:
                yield _HELP
                continue
            case ["score"]:
                yield _score(game)
                continue
            case ["board"]:
                yield _labelled(game.board)
                continue
        try:
            taken = _do(game, line.split())
        except KropkiError as error:
            yield f"no: {_refusal(error, line, game.board.grid)}"
            continue
        yield _labelled(game.board)
        if taken:
            yield f"{_taken_said(taken)}: {_score(game)}"
        if game.outcome is None:
            yield f"{COLOURS[game.turn].lower()} to move"
            continue
        yield _ending(game)
        if game.declarer is None or not game.all_rings():
            return
        yield f"{COLOURS[game.declarer].lower()} may still declare"


class _NotUnderstood(KropkiError):
    code = "command/unknown"


def _do(game: Game, words: list[str]) -> tuple[Territory, ...]:
    """Do what is typed; the territories taken by it. Raises why it cannot be done."""
    match [words[0].lower(), *words[1:]]:
        case ["undo"]:
            game.undo()
        case ["redo"]:
            return game.redo()
        case ["pass"]:
            game.pass_turn()
        case ["stop"]:
            game.stop(game.turn)
        case ["resign"]:
            game.resign(game.turn)
        case ["declare"]:
            return game.declare(declare_all=True)
        case ["declare", *points]:
            return game.declare([[_point(word, game.board.grid) for word in points]])
        case [_]:
            return game.play(_point(words[0], game.board.grid))
        case _:
            raise _NotUnderstood(f"{words[0][:20]!r} is nothing that can be done with more words: see help")
    return ()


def _point(name: str, grid: Grid) -> int:
    """The point that people call so, as `c4`; a small letter where there is no capital one, as on the page.

    Raises `OffBoard`, and `KropkiError` for what is no such name."""
    match = re.fullmatch(r"([a-zA-Z])([0-9]{1,3})", name)
    if not match:
        raise _NotUnderstood(f"{name[:20]!r} is no point, as c4 is, and nothing that can be done: see help")
    letter = match[1] if LETTERS.index(match[1]) < grid.width else match[1].lower()
    x, y = LETTERS.index(letter), int(match[2]) - 1
    if not (x < grid.width and 0 <= y < grid.height):
        last = f"{LETTERS[grid.width - 1]}{grid.height}"
        raise OffBoard(f"{name} is not on the board, which goes from a1 to {last}")
    return grid.point(x, y)


def _refusal(error: KropkiError, line: str, grid: Grid) -> str:
    """Why something cannot be done, with the points as they were typed."""
    if isinstance(error, Occupied):
        return "there is a dot already"
    if isinstance(error, InTerritory):
        return f"that lies in a territory of {COLOURS[error.owner].lower()}"
    message = _colours_said(str(error))
    for word in line.split() if not isinstance(error, OffBoard | _NotUnderstood) else ():
        try:
            message = re.sub(rf"\b{grid.letters(_point(word, grid))}\b", word, message)
        except KropkiError:
            continue
    return message


def _labelled(board: Board) -> str:
    """The board as text with letters and numbers beside it."""
    rows = [row.split() for row in str(board).splitlines()]
    numbered = [[str(y), *row] for y, row in enumerate(rows, 1)]
    return draw_rows([["", *LETTERS[: board.grid.width]], *numbered])


# the other commands


def _verify(arguments: argparse.Namespace) -> int:
    return _answer(verify)


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

    build_site(arguments.root, arguments.out)
    return 0
