"""Reads files of games for the commands, and reports their faults."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TextIO

from kropki.cli.output import printable, say_json
from kropki.diagnostics import Diagnostic, Kind
from kropki.lesson.errors import InvalidText
from kropki.lesson.text import looks_like_lesson, read_lesson
from kropki.record import Mode, Reading, UnreadableGame
from kropki.record.collection import Collection
from kropki.sgf.charset import decode_text

MAX_BYTES = 64 * 2**20
"""Bytes in a file."""


class ReadGame(NamedTuple):
    """A game of a file.

    Attributes:
        number: Its number, counted from 1; 0 for the file as a whole, outside of its games.
        reading: The game, or None if it cannot be read.
        faults: Its faults, and other information about it.
    """

    number: int
    reading: Reading | None
    faults: Sequence[Diagnostic]


def open_games(name: str, data: bytes | None = None, charset: str | None = None) -> Collection:
    """Open a file of games; `-` is standard input.

    Args:
        name: The name of the file.
        data: Its content, if it has been read already.
        charset: Its charset; None to find it out.

    Raises:
        OSError: If the file cannot be read or is too large.
        UnknownCharset: If there is no such charset.
        UnreadableFile: If it has no known format.
        InvalidDiagram: If it is a diagram with faults.
    """
    data = read_bytes(name) if data is None else data
    return Collection(data, "standard input" if name == "-" else name, charset=charset)


def text_faults(name: str, data: bytes, charset: str | None = None) -> list[Diagnostic] | None:
    """Return what is wrong with a lesson, a class, a file of puzzles or a bot. Return None for another file.

    That is the first fault, or each puzzle of a class that we do not have, after a remark on a charset that
    had to be guessed. The claims of puzzles are not
    proved, and bots are not run. The name of a bot ends in `.py`, and Python finds out its charset.

    Raises:
        UnknownCharset: If there is no such charset.
    """
    from kropki.bot.contest import source_of
    from kropki.bot.faults import find_fault
    from kropki.classroom.text import (  # other commands start faster without it
        looks_like_class,
        missing_puzzles,
        read_class,
    )
    from kropki.puzzle.names import NAMES
    from kropki.puzzle.puzzle import InvalidPuzzle, looks_like_puzzles, read_puzzles

    if name.endswith(".py"):
        found = find_fault(source_of(data))
        return [Diagnostic(found.code, found.message, found.line or 1, 1)] if found else []
    decoded = decode_text(data, charset)
    text = decoded.text
    remarks = [each._replace(is_fault=False) for each in decoded.diagnostics]
    faults: list[InvalidText] = []
    try:
        if looks_like_lesson(text):
            read_lesson(text)
        elif looks_like_class(text):
            faults += missing_puzzles(read_class(text), NAMES)
        elif looks_like_puzzles(text):
            for _ in read_puzzles(text):
                pass
        else:
            return None
    except InvalidPuzzle as fault:
        return [*remarks, Diagnostic(fault.code, str(fault), fault.line, 1)]
    except InvalidText as error:
        faults.append(error)
    return remarks + [Diagnostic(fault.code, str(fault), fault.line, fault.column) for fault in faults]


def read_bytes(name: str) -> bytes:
    """Return the content of a file.

    Raises:
        OSError: If the file cannot be read or is too large.
    """
    if name == "-":
        if not sys.stdin:
            raise OSError("there is no standard input")
        data = sys.stdin.buffer.read(MAX_BYTES + 1)
    elif not name:
        raise OSError("the file name is empty")
    else:
        with Path(name).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise OSError(f"{name} is larger than {MAX_BYTES >> 20} MiB")
    return data


def games_of(
    file: Collection,
    number: int | None = None,
    mode: Mode | None = None,
    *,
    strict: bool = False,
    force: bool = False,
) -> Iterator[ReadGame]:
    """Read games of a file one by one.

    Args:
        file: The file.
        number: The number of the only game to read, or None for all.
        mode: How to replay captures, or None for the mode that the file implies.
        strict: Whether a game with any fault cannot be read.
        force: Whether to read even a record of Go.

    Yields:
        The games and, if the file has faults outside of them, those with number 0. Only the first game comes
        with information that is no fault.

    Raises:
        NoSuchGame: If there is no game of that number.
    """
    if number is None:
        file.scan()
    is_informed = False
    for wanted in range(1, len(file.entries) + 1) if number is None else (number,):
        try:
            reading = file.read(wanted, mode=mode, strict=strict, any_game=force)
        except UnreadableGame as error:
            fault = error.diagnostic
            if fault.kind == Kind.GO:
                fault = fault._replace(message=f"{fault.message}: --force reads it as Kropki all the same")
            yield ReadGame(wanted, None, [fault])
        else:
            is_known = is_informed and reading.is_listing_right
            faults = reading.diagnostics if is_known else reading.all_diagnostics
            is_informed = is_informed or not all(fault.is_fault for fault in faults)
            yield ReadGame(wanted, reading, faults)
    if file.diagnostics:
        yield ReadGame(0, None, file.diagnostics)


def label(file: Collection, number: int) -> str:
    """Return a prefix for messages about a game, if the file has several."""
    return f"game {number}: " if number and len(file.entries) > 1 else ""


def report(name: str, faults: Iterable[Diagnostic], file: TextIO | None = None, prefix: str = "") -> None:
    """Print faults as compilers do, one on each line.

    Args:
        name: The name of the file that has them.
        faults: The faults.
        file: Where to print them; standard output by default.
        prefix: Goes before each message.
    """
    for fault in faults:
        line = f"{name}:{fault.line}:{fault.column}: {fault.kind}: {prefix}{fault.message}"
        print(printable(line), file=file or sys.stdout)


def report_json(name: str, faults: Iterable[Diagnostic], game: int = 0) -> None:
    """Print faults as lines of JSON.

    Args:
        name: The name of the file that has them.
        faults: The faults.
        game: The number of the game that has them; 0 for the file as a whole.
    """
    for fault in faults:
        say_json(file=name, game=game, **fault._asdict())
