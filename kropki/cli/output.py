"""Prints the output of commands, and turns their errors into exit codes."""

from __future__ import annotations

import io
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, count
from pathlib import Path
from typing import BinaryIO

from kropki.errors import KropkiError


def run(command: Callable[[], int], *expected: type[Exception]) -> int:
    """Run a command and return its exit code.

    An `OSError`, a `KropkiError` or an `expected` error becomes one line on standard error and exit code 2.
    The exit code is 1 when the reader closes the output early, and 130 after Ctrl-C.
    """
    handled: tuple[type[Exception], ...] = (OSError, KropkiError, *expected)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = command()
        if sys.stdout:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        _abandon_output()
        return 1
    except KeyboardInterrupt:
        _abandon_output()
        end_line()
        return 130
    except handled as error:
        _abandon_output()
        return complain(reason(error))


def end_line() -> None:
    """End the line in which a terminal shows Ctrl-C or Ctrl-D."""
    if sys.stderr and sys.stderr.isatty():
        print(file=sys.stderr)


def _abandon_output() -> None:
    """Let Python close standard output silently, even if nobody reads what is left to write."""
    try:
        if sys.stdout:
            sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class ReplacesInput(KropkiError):
    """A file to write is one of those that were read."""

    code = "output/input"


def is_input(out: Path, inputs: Iterable[str | Path]) -> bool:
    """Return whether a file to write is one of those to read, perhaps by another name; `-` is not a file."""
    return out.exists() and any(
        out.samefile(each) for each in map(Path, inputs) if str(each) != "-" and each.exists()
    )


def keep_inputs(out: Path | None, inputs: Iterable[str | Path]) -> None:
    """Refuse to write over a file that is read.

    Args:
        out: The file to write, or None for standard output.
        inputs: The files to read.

    Raises:
        ReplacesInput: If it is one of them.
    """
    if out and is_input(out, inputs):
        raise ReplacesInput(f"{out} is read here and would be replaced: choose another file to write")


@contextmanager
def whole_file(out: Path) -> Iterator[BinaryIO]:
    """Write a file whole: if this fails, a file that was there before is unchanged.

    A new file is written in the same folder and then takes the place of the old one. Only devices and pipes
    are written directly.

    Args:
        out: The file. If it is a link, the file that it leads to.

    Yields:
        What to write to.

    Raises:
        OSError: If it cannot be written. The error names `out`.
    """
    if out.exists() and not out.is_file():
        with out.open("wb") as file:
            yield file
        return
    target = out.resolve()
    part = target.with_name(f".kropki-{os.getpid()}.part")
    try:
        try:
            with part.open("xb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            if target.exists():
                shutil.copymode(target, part)
            part.replace(target)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(out)) from error


def write_file(out: Path, data: str | bytes) -> None:
    """Write a file whole, as `whole_file` does.

    Args:
        out: The file.
        data: The content; a text is written in UTF-8.

    Raises:
        OSError: If it cannot be written. The error names `out`.
    """
    with whole_file(out) as file:
        file.write(data.encode() if isinstance(data, str) else data)


def free_path(folder: Path, name: str, suffix: str) -> Path:
    """Return a file of this name that is not there yet, with a number behind the name if need be."""
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    return next(path for each in names if not (path := folder / f"{each}{suffix}").exists())


def printable(line: str) -> str:
    """Return a line without characters that a terminal might obey."""
    return "".join([char if char.isprintable() else "\ufffd" for char in line])


def say(line: str = "") -> None:
    """Print a line to standard output."""
    print(printable(line))


def say_json(**values: object) -> None:
    """Print an object as a line of JSON, for programs. It has ASCII only, which every output can take."""
    print(json.dumps(values))


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the rows of a table as lines. The first column is aligned on the left, the others on the right.

    Args:
        rows: The cells of each row, equally many; at least one row.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join([first.ljust(widths[0]), *map(str.rjust, others, widths[1:])]).rstrip()
        for first, *others in rows
    ]


def complain(message: str) -> int:
    """Print an error message to standard error; return the exit code for errors."""
    print(printable(f"kropki: {message}"), file=sys.stderr)
    return 2


def reason(error: Exception) -> str:
    """Return what went wrong; for a file, with its name and without the system's error number."""
    if isinstance(error, OSError) and error.strerror and isinstance(error.filename, str):
        return f"{error.filename}: {error.strerror}"
    return str(error)
