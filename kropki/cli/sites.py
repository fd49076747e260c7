"""The commands `page` and `site`: static pages of games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from kropki.cli.files import games_of, label, open_games, read_bytes, report
from kropki.cli.output import complain, reason, say
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.pages.folder import InvalidFolder, Pages, public_address
from kropki.pages.page import Place

_SUFFIXES = (".sgf", ".sav")


def write_page(arguments: argparse.Namespace) -> int:
    """Write the page of a game, or the pages of the games of a file with an index. Return the exit code.

    Raises:
        OSError: If a file cannot be read or written.
        KropkiError: If the file has no known format, or the folder cannot take pages.
    """
    data = read_bytes(arguments.file)
    file = open_games(arguments.file, data, arguments.charset)
    file.scan()
    is_one = arguments.game is not None or len(file.entries) == 1
    name = "game" if arguments.file == "-" else Path(arguments.file).stem
    source = _Source(arguments, arguments.file, data, is_one)
    with Pages(arguments.out, _place(arguments, "Kropki" if is_one else name, not is_one)) as pages:
        entries = pages.add(name, source.key, source.games)
        if not entries:
            raise InvalidFolder(f"{arguments.file} holds no game that can be read")
    return source.code


def write_site(arguments: argparse.Namespace) -> int:
    """Write the pages of all games below a folder, and an index. Return the exit code.

    Raises:
        OSError: If a file cannot be written.
        KropkiError: If the folder cannot take pages, or has no games.
    """
    folder: Path = arguments.folder
    out = arguments.out.resolve()
    if not folder.is_dir():
        raise NotADirectoryError(f"{folder} is not a folder: name the folder with the games")
    found = [
        path for path in sorted(folder.rglob("*")) if path.suffix.lower() in _SUFFIXES and path.is_file()
    ]
    if out != folder.resolve():  # which the pages refuse
        found = [path for path in found if not path.resolve().is_relative_to(out)]
    if not found:
        raise InvalidFolder(f"{folder} has no files of games: their names end in {' or '.join(_SUFFIXES)}")
    code = count = 0
    with Pages(out, _place(arguments, "Games of Kropki", has_index=True)) as pages:
        for path in found:
            try:
                source = _Source(arguments, str(path), read_bytes(str(path)), is_one=False)
                relative = path.relative_to(folder).with_suffix("").as_posix()
                count += len(pages.add(relative, source.key, source.games))
                if source.code:
                    code = source.code
                    pages.read_again(relative)  # the next time has to report it too
            except _Unread as error:
                code = complain(str(error))
            except OSError as error:
                code = complain(reason(error))
    say(f"{count} game{'' if count == 1 else 's'}, {pages.drawn} drawn")
    return code


class _Unread(KropkiError):
    """A file cannot be read as one of games."""

    code = "pages/unread"


class _Source:
    """A file of games, which is read only when its pages have to be written.

    Attributes:
        key: What makes its pages other ones.
        code: The exit code: 2 once a game cannot be read.
    """

    def __init__(self, arguments: argparse.Namespace, name: str, data: bytes, is_one: bool) -> None:
        self.code = 0
        self._arguments, self._name, self._data, self._is_one = arguments, name, data, is_one
        self._options = {key: getattr(arguments, key, None) for key in ("game", "mode", "strict", "force")}
        self.key = repr([*self._options.values(), arguments.charset]).encode() + data

    def games(self) -> Iterator[tuple[int, Game]]:
        """Yield each game with its number, 0 if its file has no other. Faults are reported."""
        try:
            file = open_games(self._name, self._data, self._arguments.charset)
            file.scan()
        except KropkiError as error:
            raise _Unread(str(error)) from error
        options = self._options
        for number, reading, faults in games_of(
            file,
            options["game"],
            options["mode"],
            strict=bool(options["strict"]),
            force=bool(options["force"]),
        ):
            report(self._name, faults, sys.stderr, label(file, number))
            if reading:
                yield 0 if self._is_one or len(file.entries) == 1 else number, reading.game
            elif number:
                self.code = 2


def _place(arguments: argparse.Namespace, title: str, has_index: bool) -> Place:
    address = public_address(arguments.url) if arguments.url else ""
    return Place(arguments.title or title, address, has_index)
