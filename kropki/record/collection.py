"""The games of a file, listed without replaying them.

    collection = Collection(data, "games.sgf")  # bytes or text
    while collection.done < collection.total:
        for entry in collection.scan(0.05):
            print(entry.number, entry.names, entry.result)
    reading = collection.read(3)  # replays only this game

`kropki.record.formats` has the formats. Time and memory grow only with the length of the file.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from os import PathLike
from time import monotonic
from typing import IO, TypeAlias, overload
from weakref import WeakValueDictionary

from kropki.board.diagram import Diagram
from kropki.diagnostics import Diagnostic
from kropki.errors import described, quoted
from kropki.record.errors import NoSuchGame, UnreadableFile, UnreadableGame
from kropki.record.formats import open_file
from kropki.record.formats.file import Content, Entry, GameFile
from kropki.record.reader import Reading
from kropki.record.rules import MAX_NODES, Mode

Source: TypeAlias = bytes | bytearray | memoryview | str | PathLike[str] | IO[bytes] | IO[str]
"""What `read_games` reads: the bytes or the text of a file, its path, or an open file."""


class Collection:
    """The games of a file, listed as far as it has been scanned. Iterating gives their entries.

    Attributes:
        file: The file in its format.
    """

    def __init__(
        self,
        data: bytes | str,
        name: str = "",
        *,
        max_nodes: int = MAX_NODES,
        charset: str | None = None,
    ) -> None:
        """Open a file. It is not scanned yet.

        Args:
            data: The bytes of the file, or its text.
            name: The name of the file, for errors.
            max_nodes: The most nodes and moves of a game that is read.
            charset: The charset of the bytes, such as `"cp1250"`; None to find it out
                (`kropki.sgf.charset`).

        Raises:
            UnknownCharset: There is no such charset.
            UnreadableFile: The file holds no game in any known format.
            InvalidDiagram: The file is a diagram, and it is wrong.
        """
        self.file: GameFile = open_file(Content(data, name, charset), max_nodes)
        self._entries: list[Entry] = []

    @property
    def format(self) -> str:
        """The name of the format: "sgf", "sav", "transcript" or "diagram"."""
        return self.file.format

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """What is wrong with the file outside its games. Faults in a game are found when it is read."""
        return self.file.diagnostics

    @property
    def diagrams(self) -> Sequence[Diagram]:
        """The diagrams of a file of diagrams."""
        return self.file.diagrams

    @property
    def done(self) -> int:
        """The characters, or bytes, that have been scanned."""
        return self.file.done

    @property
    def total(self) -> int:
        """The characters, or bytes, of the file."""
        return self.file.total

    @property
    def charset(self) -> str:
        """Python's name of the charset of the first game; empty for text and files of PointsXT."""
        return self.file.charset

    def __copy__(self) -> Collection:
        return deepcopy(self)  # it changes when it is scanned

    def scan(self, seconds: float | None = None) -> list[Entry]:
        """Scan further and return the games that are found.

        Args:
            seconds: About how long to scan; without it, to the end. At least one game is found, if there is
                one.
        """
        end = None if seconds is None else monotonic() + seconds
        known = len(self.entries)
        while self._find(len(self.entries) + 1) and (end is None or monotonic() < end):
            pass
        return self.entries[known:]

    @property
    def entries(self) -> list[Entry]:
        """The games found so far."""
        while len(self._entries) < self.file.found:
            self._entries.append(self.file.entry(len(self._entries) + 1))
        return self._entries

    def __iter__(self) -> Iterator[Entry]:
        """Yield the entry of each game, and scan further only when the next one is wanted."""
        number = 0
        while number < len(self.entries) or self.scan(0):
            yield self.entries[number]
            number += 1

    def numbers(self) -> Iterator[int]:
        """Yield the number of each game, and look for the next one only when it is wanted."""
        number = 1
        while self._find(number):
            yield number
            number += 1

    def read(
        self, number: int, *, mode: Mode | None = None, strict: bool = False, any_game: bool = True
    ) -> Reading:
        """Read one game. If it has not been found yet, scan as far as that.

        Args:
            number: The number of the game, from 1.
            mode: How to replay it; without this, the file decides.
            strict: Whether to refuse a game with any fault.
            any_game: Whether to read even a record of Go, as if it were one of Kropki.

        Returns:
            The game, and what is wrong with it.

        Raises:
            NoSuchGame: The file has no game of this number.
            UnreadableGame: The game cannot be read or, if `strict`, has any fault.
        """
        self._check(number)
        return self.file.read(number, mode, strict, any_game)

    def diagram(self, number: int) -> Diagram:
        """Return one of the diagrams by its number, from 1.

        Raises:
            NoSuchGame: The file has no diagram of this number.
        """
        self._check(number)
        return self.diagrams[number - 1]

    def _check(self, number: int) -> None:
        """Scan as far as the game of this number.

        Raises:
            NoSuchGame: The file has no such game.
        """
        if number < 1 or not self._find(number):
            raise NoSuchGame(f"there is no game {number}: the file holds {self.file.found}")

    def _find(self, number: int) -> bool:
        """Scan as far as the game of this number, and return whether there is one."""
        file = self.file
        while file.found < number and file.done < file.total:
            file.scan()
        return number <= file.found


class Readings(Sequence[Reading]):
    """The games of a file: `len(readings)`, `readings[0]`, `for reading in readings`, as often as wanted.

    A game is replayed when it is first wanted. One that was asked for by its index stays the same object.
    A loop goes through a file of any size, because it lets go of games that nobody else holds.

    A game that cannot be read raises `UnreadableGame` where it is wanted, and the others can still be read.
    """

    def __init__(self, collection: Collection, mode: Mode | None = None, *, strict: bool = False) -> None:
        """Offer the games of a file.

        Args:
            collection: The file.
            mode: How to replay the games; without it, each file decides.
            strict: Whether to refuse a game with any fault.
        """
        self.collection = collection
        self._mode = mode
        self._strict = strict
        self._kept: dict[int, Reading] = {}
        self._held: WeakValueDictionary[int, Reading] = WeakValueDictionary()

    def __len__(self) -> int:
        self.collection.scan()
        return sum(1 for _ in self.collection.numbers())

    @overload
    def __getitem__(self, index: int) -> Reading: ...
    @overload
    def __getitem__(self, index: slice) -> list[Reading]: ...
    def __getitem__(self, index: int | slice) -> Reading | list[Reading]:
        """Return a game, or those of a slice as a list.

        Raises:
            IndexError: If the file has no such game.
            UnreadableGame: If it cannot be read.
        """
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        number = index + (len(self) if index < 0 else 0) + 1
        try:
            reading = self._read(number)
        except NoSuchGame as error:
            raise IndexError(f"{error}; the first one has the index 0") from None
        self._kept[number] = reading
        return reading

    def __iter__(self) -> Iterator[Reading]:
        return map(self._read, self.collection.numbers())  # unlike a generator, it goes on after an error

    def __repr__(self) -> str:
        return f"<{len(self)} game{'s' * (len(self) != 1)} of a file>"

    def __getstate__(self) -> dict[str, object]:
        state = vars(self).copy()
        del state["_held"]
        return state

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state)
        self._held = WeakValueDictionary(self._kept)

    def __copy__(self) -> Readings:
        return deepcopy(self)

    def _read(self, number: int) -> Reading:
        """Return a game by its number, from 1."""
        reading = self._held.get(number)
        if reading is None:
            reading = self.collection.read(number, mode=self._mode, strict=self._strict)
            self._held[number] = reading
        return reading


def read_games(source: Source, *, mode: Mode | None = None, strict: bool = False) -> Readings:
    """Read the games of a file. Each is replayed when it is wanted.

        >>> readings = read_games("(;GM[40]SZ[6]PB[Ola];B[cb];W[cc])")
        >>> len(readings), readings[0].game.names, readings[0].game.plies
        (1, ('Ola', ''), 2)

    Args:
        source: The file: a `pathlib.Path`, an open file, its bytes, or its text. A `str` is always the text
            of a file, never its name, so that a program that reads what others send it opens no files for
            them.
        mode: How to replay the games; without it, each file decides.
        strict: Whether to refuse what has any fault.

    Returns:
        The games, each with what is wrong with it. Its `collection` also tells what is wrong with the file
        outside its games.

    Raises:
        UnreadableFile: The file holds no game in any known format.
        InvalidDiagram: The file is a diagram, and it is wrong.
        UnreadableGame: When a game that cannot be read is wanted. If `strict`, also for a game with any
            fault, and at once for a file with a fault outside its games.
        OSError: The file cannot be opened or read.
        TypeError: This is not a file.
    """
    name = ""
    if isinstance(source, PathLike):
        name = str(source)
        with open(source, "rb") as file:
            source = file.read()
    elif hasattr(source, "read"):
        name = str(getattr(source, "name", ""))
        source = source.read()
    if isinstance(source, bytearray | memoryview):
        source = bytes(source)
    if not isinstance(source, bytes | str):
        raise TypeError(
            "read_games takes the bytes or the text of a file, a pathlib.Path, or an open file; this is"
            f" {described(source)}"
        )
    try:
        games = Collection(source, name)
    except UnreadableFile:
        if isinstance(source, str) and not name and _looks_like_name(source):
            raise UnreadableFile(
                f"{quoted(source)} is taken as the text of a file; to read the file of this name, use"
                " read_games(pathlib.Path(name))"
            ) from None
        raise
    if strict:
        games.scan()
        if games.diagnostics:
            raise UnreadableGame(games.diagnostics[0])
    return Readings(games, mode, strict=strict)


def _looks_like_name(text: str) -> bool:
    """Return whether a text that holds no game could be the name of a file."""
    return 0 < len(text) <= 1000 and "\n" not in text and ("." in text or "/" in text or "\\" in text)
