"""Keeps a folder of pages up to date: what has not changed is not drawn again.

The list `kropki-pages.json` in the folder says what was written there. Nothing else in it is removed, and a
folder with other files and without that list is refused.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from kropki import __version__
from kropki.assets import BOARD_SCRIPT, board_script
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.pages.card import png
from kropki.pages.page import (
    BOARD,
    CARD,
    OEMBED,
    PAGE,
    PICTURE,
    RECORD,
    SEARCH,
    STYLES,
    Entry,
    Place,
    card_of,
    entry_of,
    game_files,
    index,
)

LIST = "kropki-pages.json"
"""The list of what was written."""
_LAYOUT = 1
"""Another number makes all pages again."""
_DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
_FILES = (PAGE, CARD, PICTURE, RECORD, OEMBED)
_NAME = re.compile(r"[a-z0-9]+(?:--?[a-z0-9]+)*")
_MAX_NAME = 60
_RESERVED = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:-.*)?")
"""What Windows takes for a device."""


class InvalidFolder(KropkiError):
    """A folder cannot take pages, or an address cannot be one of pages."""

    code = "pages/folder"


def folder_name(path: str) -> str:
    """Return the name of the folder with the pages of a file: short, ASCII, and the same each time.

    Args:
        path: The path of the file, with slashes and without its suffix.

    Example:
        >>> folder_name("Round 1")
        'round-1-129acd'
        >>> folder_name("round-1")
        'round-1'
    """
    ascii_only = unicodedata.normalize("NFKD", path).encode("ascii", "ignore").decode().lower()
    name = "-".join(re.findall("[a-z0-9]+", ascii_only))[:_MAX_NAME].rstrip("-")
    if name == path and not _RESERVED.fullmatch(name):
        return name
    digest = sha256(path.encode("utf-8", "surrogateescape")).hexdigest()[:6]
    return f"{name or 'game'}-{digest}"


def public_address(text: str) -> str:
    """Return the public address of a folder, with a slash at the end.

    Raises:
        InvalidFolder: If it is no such address.
    """
    try:
        parts = urlsplit(text)
        is_plain = not (parts.query or parts.fragment or parts.username) and not set(text) & set("\"'<>&?# ")
        if parts.scheme in ("https", "http") and parts.hostname and is_plain:
            return text if text.endswith("/") else f"{text}/"
    except ValueError:
        pass
    raise InvalidFolder(f"{text!r} is not the address of a folder, such as https://example.org/games/")


class Pages:
    """A folder of pages that is being written: `with Pages(…) as pages`.

    When the block ends without an error, the index is written, and pages of games that are gone are removed.
    After an error, what has been drawn is not drawn again the next time.
    """

    def __init__(self, out: Path, place: Place) -> None:
        """Open a folder.

        Args:
            out: The folder. It is made if it is not there.
            place: Where it will be.

        Raises:
            InvalidFolder: If it holds something else, or the script of the board is missing.
            NoPng: If PNG cannot be made.
            OSError: If it cannot be read or made.
        """
        self.out = out
        self.place = place
        script = board_script()
        if script is None:
            raise InvalidFolder(f"{BOARD_SCRIPT} is missing: run `make build` in this checkout first")
        self._script = script
        png(_DOT)  # rather no folder than a part of it
        if out.exists() and not out.is_dir():
            raise InvalidFolder(f"{out} is a file: name a folder for the pages")
        self._known = _read_list(out)
        if self._known is None and out.exists() and any(out.iterdir()):
            raise InvalidFolder(f"{out} contains something other than pages: use a new or empty folder")
        self._games: dict[str, tuple[str, list[Entry]]] = {}
        self.drawn = 0
        """How many games have been drawn."""

    def __enter__(self) -> Self:
        """Make the folder, and mark it as one of pages before anything else is in it."""
        self.out.mkdir(parents=True, exist_ok=True)
        if self._known is None:
            self._write(LIST, _list_text({}))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self._finish()
        else:  # the next time goes on where this one ended
            self._write(LIST, _list_text({**(self._known or {}), **self._games}))

    def add(self, path: str, data: bytes, read: Callable[[], Iterable[tuple[int, Game]]]) -> list[Entry]:
        """Write the pages of a file of games, unless they are there.

        Args:
            path: The path of the file, with slashes and without its suffix.
            data: What makes its pages other ones: its content and how it is read.
            read: Reads its games, each with its number; 0 for the only one.

        Returns:
            What an index says about each game.

        Raises:
            UnwritableGame: SGF cannot hold a game.
            OSError: If a file cannot be written.
        """
        key = sha256(repr((__version__, _LAYOUT, self.place)).encode() + data).hexdigest()
        name = folder_name(path)
        found = (self._known or {}).get(name)
        if found and found[0] == key and all(self._is_whole(entry) for entry in found[1]):
            entries = found[1]
        else:
            entries = [
                self._add_game(f"{name}--{number}" if number else name, game) for number, game in read()
            ]
        self._games[name] = (key, entries)
        return entries

    def read_again(self, path: str) -> None:
        """Let the next run read a file again that was added here, even if it has not changed."""
        name = folder_name(path)
        self._games[name] = ("", self._games[name][1])

    def _add_game(self, name: str, game: Game) -> Entry:
        entry = entry_of(name, game)
        folder = f"{name}/" if self.place.has_index else ""
        for file, text in game_files(entry, game, self.place).items():
            self._write(f"{folder}{file}", text)
        self._write(f"{folder}{CARD}", png(card_of(entry, game)))
        self.drawn += 1
        return entry

    def _is_whole(self, entry: Entry) -> bool:
        folder = self.out / entry.name if self.place.has_index else self.out
        wanted = _FILES if self.place.address else _FILES[:-1]
        return all((folder / file).is_file() for file in wanted)

    def _finish(self) -> None:
        entries = sorted(
            (entry for _, entries in self._games.values() for entry in entries), key=lambda entry: entry.name
        )
        entries.sort(key=lambda entry: entry.date, reverse=True)
        self._write(BOARD, self._script)
        self._write(STYLES, Path(__file__).with_name(STYLES).read_text(encoding="utf-8"))
        if self.place.has_index:
            self._write(SEARCH, Path(__file__).with_name(SEARCH).read_text(encoding="utf-8"))
            self._write(PAGE, index(entries, self.place))
        kept = {entry.name for entry in entries}
        for _, before in (self._known or {}).values():
            for entry in before:
                if entry.name not in kept:
                    self._remove(entry.name)
        self._write(LIST, _list_text(self._games))

    def _remove(self, name: str) -> None:
        """Remove the page of a game that is gone, but nothing that others have put beside it."""
        folder = self.out / name
        if folder.is_symlink() or not folder.is_dir():
            return
        for file in _FILES:
            (folder / file).unlink(missing_ok=True)
        if not any(folder.iterdir()):
            folder.rmdir()

    def _write(self, path: str, content: str | bytes) -> None:
        """Write a file of the folder, unless it has this content.

        Raises:
            InvalidFolder: If a link leads out of the folder.
            OSError: If it cannot be written.
        """
        target = self.out / path
        data = content.encode("utf-8", "replace") if isinstance(content, str) else content
        if target.is_symlink() or target.parent.resolve() != (self.out.resolve() / path).parent:
            raise InvalidFolder(f"{target} leads out of {self.out}: remove the link")
        target.parent.mkdir(exist_ok=True)
        if not target.is_file() or target.read_bytes() != data:
            part = target.with_name(f".{target.name}.part")
            part.write_bytes(data)
            part.replace(target)


def _list_text(games: dict[str, tuple[str, list[Entry]]]) -> str:
    listed = {name: [key, [entry._asdict() for entry in entries]] for name, (key, entries) in games.items()}
    return json.dumps({"kropki-pages": 1, "games": listed}, indent=1, ensure_ascii=False) + "\n"


def _read_list(out: Path) -> dict[str, tuple[str, list[Entry]]] | None:
    """Return what the list in a folder names, or None if the folder has none.

    Raises:
        InvalidFolder: If it is damaged.
    """
    path = out / LIST
    if not path.exists():
        return None
    try:
        listed = json.loads(path.read_text(encoding="utf-8"))
        if listed["kropki-pages"] != 1:
            raise ValueError
        return {name: (key, [*_entries(given)]) for name, (key, given) in listed["games"].items()}
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise InvalidFolder(f"{path} is damaged: remove it and the pages, or use another folder") from error


def _entries(given: Iterable[dict[str, Any]]) -> Iterator[Entry]:
    """Yield entries, whose names lead nowhere else."""
    for fields in given:
        entry = Entry(**fields)
        if not _NAME.fullmatch(entry.name):
            raise ValueError
        yield entry
