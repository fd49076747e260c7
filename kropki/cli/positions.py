"""The commands `draw` and `convert`: they write positions and games in other formats."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.diagram import Diagram
from kropki.board.territory import Territory
from kropki.cli.files import games_of, label, open_games, report
from kropki.cli.output import ReplacesInput, complain, is_input, keep_inputs, write_file
from kropki.cli.wording import pairing, part
from kropki.errors import KropkiError, NoSuchPly
from kropki.game.game import Game
from kropki.game.moves import Dot, Move
from kropki.pages.card import png
from kropki.picture import dot_numbers, svg
from kropki.record import UnwritableGame, write_element, write_game
from kropki.record.collection import Collection
from kropki.record.formats.diagram import game_from_diagram
from kropki.sgf.charset import encode

_WRITERS: dict[str, Callable[[Game], str]] = {
    "sgf": write_game,
    "html": lambda game: f"{write_element(game)}\n",
}
"""What writes a whole game, by format. A blank line comes between games."""


def convert(arguments: argparse.Namespace) -> int:
    """Write the games of a file as SGF or HTML, or positions of it as text or SVG.

    Raises:
        OSError: If a file cannot be read or written.
        KropkiError: If the file has no known format, or no game of the number asked for, or would lose games
            if the output took its place.
    """
    file = open_games(arguments.file, charset=arguments.charset)
    if arguments.to not in _WRITERS:
        return _write_positions(arguments, file)
    code = 0
    texts = []
    for number, reading, faults in games_of(
        file, arguments.game, arguments.mode, strict=arguments.strict, force=arguments.force
    ):
        report(arguments.file, faults, sys.stderr, label(file, number))
        if reading:
            try:
                texts.append(_WRITERS[arguments.to](reading.game))
            except UnwritableGame as error:
                code = complain(f"{label(file, number)}{error}")
        elif number:
            code = 2
    if texts:
        if arguments.out and is_input(arguments.out, [arguments.file]):
            if arguments.to != "sgf":
                raise ReplacesInput(
                    f"{arguments.file} would be replaced by HTML: choose another file to write"
                )
            file.scan()  # with --game, only up to that game so far
            if len(texts) < (games := len(file.entries)):
                raise ReplacesInput(
                    f"nothing is written: {arguments.file} would keep {len(texts)} of its {games} games; "
                    "choose another file to write"
                )
        write(arguments.out, "\n".join(texts))
    return code


def draw(arguments: argparse.Namespace) -> int:
    """Write positions of a file as text, SVG or PNG.

    Raises:
        OSError: If a file cannot be read or written.
        KropkiError: If the file has no known format, or no game of the number asked for, or would lose games
            if the output took its place.
    """
    return _write_positions(arguments, open_games(arguments.file, charset=arguments.charset))


class _Position(NamedTuple):
    """A position to write.

    Attributes:
        board: The board.
        moves: The moves that led to it.
        title: The title of a picture.
        numbered: Returns the position before the moves to number, with these as numbers.
        settled: The territories that a settlement at the end brings.
    """

    board: Board
    moves: list[Move]
    title: str
    numbered: Callable[[], Diagram]
    settled: Sequence[Territory] = ()


def _write_positions(arguments: argparse.Namespace, file: Collection) -> int:
    """Write the position of each game as text, or of one game as a picture. Return the exit code.

    Raises:
        OSError: If this fails.
        KropkiError: If there is no game of the number asked for, or positions would replace the games.
    """
    keep_inputs(arguments.out, [arguments.file])
    wanted = arguments.game
    if arguments.to != "text" and wanted is None:
        file.scan()
        wanted = 1
        if (number_of_games := len(file.entries)) > 1:
            complain(f"drawing game 1 of {number_of_games}; use --game N for another one")
    code = 0
    written: list[str | bytes] = []
    for number, position in _positions(arguments, file, wanted):
        try:
            if position:
                written.append(_format(arguments, position()))
            else:
                code = 2
        except KropkiError as error:
            code = complain(f"{label(file, number)}{error}")
    if written:
        write(arguments.out, written[0] if len(written) == 1 else "\n".join(map(str, written)))
    return code


def _positions(
    arguments: argparse.Namespace, file: Collection, wanted: int | None
) -> Iterator[tuple[int, Callable[[], _Position] | None]]:
    """Yield the number of each game, and what returns its position, None if it cannot be read.

    Faults are reported. `wanted` is the number of the only game, or None for all.

    Raises:
        NoSuchGame: If there is no game of that number.
    """
    if (
        file.diagrams and arguments.at is None and not arguments.moves
    ):  # even positions that no game can start from
        for number in range(1, len(file.diagrams) + 1) if wanted is None else (wanted,):
            yield number, partial(_position_of_diagram, file.diagram(number))
        return
    for number, reading, faults in games_of(
        file, wanted, arguments.mode, strict=arguments.strict, force=arguments.force
    ):
        report(arguments.file, faults, sys.stderr, label(file, number))
        if number:
            yield number, partial(_position_of_game, reading.game, arguments) if reading else None


def _position_of_game(game: Game, arguments: argparse.Namespace) -> _Position:
    """Return the position after some moves of the main line, or the last one.

    Raises:
        NoSuchPly: If the game has fewer moves.
    """
    first, last = arguments.moves or (1, arguments.at)
    go_after(game, last)
    title = part(game, arguments.moves) if arguments.moves else pairing(game)
    numbered = partial(_numbered_diagram, game, first)
    return _Position(game.board, game.moves_made, title, numbered, game.settled)


def _position_of_diagram(drawn: Diagram) -> _Position:
    """Return the position of a diagram, after its numbered dots.

    Raises:
        KropkiError: If the diagram is not a valid position.
    """
    board = Board.from_diagram(drawn)
    moves: list[Move] = [Dot(board.grid.point(x, y), player) for (x, y), player in drawn.moves]
    return _Position(board, moves, "Kropki", lambda: drawn)


def _numbered_diagram(game: Game, first: int) -> Diagram:
    """Return the position of a game before its move `first`, with the dots played since as numbers.

    Raises:
        _NoNumbers: If playing these dots does not lead to the current position.
    """
    here, moves, ply = str(game.board), game.moves_made, game.ply
    go_after(game, first - 1)
    drawn = game.board.diagram()
    game.go_to_ply(ply)
    for number, move in enumerate(moves[first - 1 :], first):
        if isinstance(move, Dot):
            drawn.moves.append((game.board.grid.xy(move.point), move.player))
            drawn.numbers.append(number)
    try:
        again = game_from_diagram(drawn)
        again.go_to_ply(again.plies)
        if str(again.board) == here:
            return drawn
    except KropkiError:
        pass
    raise _NoNumbers(
        "numbered dots cannot show this position, because captures were declared or dots set up: "
        "leave the numbers out, or draw a picture with --svg"
    )


class _NoNumbers(KropkiError):
    """Numbered dots cannot show a position."""

    code = "diagram/numbers"


def _format(arguments: argparse.Namespace, position: _Position) -> str | bytes:
    """Return a position in the format asked for.

    Raises:
        _NoNumbers: If it cannot be drawn with numbers.
        NoPng: If PNG cannot be made.
    """
    board, moves, title, numbered, settled = position
    is_numbered = arguments.numbers or arguments.moves
    if arguments.to == "text":
        return f"{numbered() if is_numbered else board}\n"
    last = next((move.point for move in reversed(moves) if isinstance(move, Dot)), None)
    first = arguments.moves[0] if arguments.moves else 1
    numbers = dot_numbers(moves, first) if is_numbered else None
    picture = svg(
        board,
        numbers=numbers,
        last=last,
        coordinates=arguments.coordinates,
        title=title,
        settled=settled,
    )
    return png(picture, zoom=2) if arguments.to == "png" else picture


def go_after(game: Game, moves: int | None) -> None:
    """Go to the position after some moves of the main line, or to the last one.

    Raises:
        NoSuchPly: If the game has fewer moves.
    """
    if moves is None:
        game.go_to_ply(game.plies)
        return
    if moves > len(game.moves):
        raise NoSuchPly(f"there is no position after {moves} moves: the game has {len(game.moves)}")
    game.go_to_ply(0)
    while moves:
        game.redo()
        moves -= game.node.move is not None


def write(out: Path | None, content: str | bytes) -> None:
    """Write bytes, or a text in UTF-8, to a file or to standard output.

    Raises:
        OSError: If this fails.
    """
    data = content if isinstance(content, bytes) else _encode(content)
    if out:
        write_file(out, data)
    elif sys.stdout:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)


def _encode(text: str) -> bytes:
    try:
        return encode(text, "utf-8")
    except UnicodeEncodeError:  # lone surrogates, which UTF-7 can contain
        return text.encode("utf-8", "replace")
