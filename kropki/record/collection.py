"""The games of a file, listed without replaying them.

    collection = Collection(data, "games.sgf")  # bytes or text
    while collection.done < collection.total:
        for entry in collection.scan(0.05):
            print(entry.number, entry.names, entry.result)
    reading = collection.read(3)  # replays only this game

There are three formats: SGF, with any number of games; files of PointsXT (`kropki.record.sav`); and diagrams
of positions (`kropki.board.diagram`). Of each game in SGF, only the root is parsed, and its end is found
without parsing. Time and memory grow only with the length of the file. No more than `MAX_GAMES` games are
listed, and games of more than `MAX_NODES` nodes or `MAX_CHARACTERS` characters are not read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from operator import attrgetter
from os import PathLike
from time import monotonic
from typing import IO, NamedTuple, TypeAlias, overload
from weakref import WeakValueDictionary

from kropki.board import setup
from kropki.board.diagram import Diagram, looks_like_diagram, parse_all
from kropki.board.grid import MAX_SIZE, MIN_SIZE
from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import InvalidSetup, KropkiError, described, quoted
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.openings import Opening
from kropki.game.tree import Node
from kropki.record.errors import NoSuchGame, UnreadableFile, UnreadableGame
from kropki.record.properties import parse_size, sign_of_go
from kropki.record.reader import Reading, read_game
from kropki.record.rules import MAX_NODES, Mode
from kropki.record.sav import HEADER_BYTES, HEIGHT, WIDTH, InvalidSav, is_sav, read_sav, read_summary
from kropki.sgf import Span, TreeReader, has_tree, simple_text
from kropki.sgf.charset import decode

MAX_GAMES = 100_000
"""Games that are listed in one file."""
MAX_CHARACTERS = 8_000_000
"""Characters of a game that is read. The root of a longer game is not even parsed for its entry."""

_ENTRY_PROPERTIES = {"PB", "PW", "BR", "WR", "RE", "DT", "EV", "SZ"}
_CONTROLS = re.compile(r"[\0-\x08\x0e-\x1f\x7f]")
_SAMPLE = 10_000
_MAX_CONTROLS = 20
"""Control characters in a text, and in each thousand characters of a longer one."""
_MAX_ALIKE = 200
"""Characters of a game without moves that is read once for all games with the same text, and how many such
texts are remembered."""
_PLACE = attrgetter("line", "column")
_MAX_DIAGRAM = 2**20


class Entry(NamedTuple):
    """What a file says about one of its games, unchecked. What it does not say is empty, or None.

    Attributes:
        number: The number of the game, from 1.
        names: The names of the players.
        ranks: The ranks of the players.
        result: The result.
        date: The date.
        event: The event.
        width: The width of the board.
        height: The height of the board.
        nodes: In SGF the semicolons outside values: the nodes, if each has its semicolon. In other formats
            the moves.
        line: The line where the game begins, 0 in a file without lines.
    """

    number: int
    names: tuple[str, ...]
    ranks: tuple[str, ...]
    result: str
    date: str
    event: str
    width: int | None
    height: int | None
    nodes: int
    line: int


Source: TypeAlias = bytes | bytearray | memoryview | str | PathLike[str] | IO[bytes] | IO[str]
"""What `read_games` reads: the bytes or the text of a file, its path, or an open file."""


def _is_binary(text: str) -> bool:
    """Return whether a file is no text: a picture may contain `(;` by chance."""
    controls = len(_CONTROLS.findall(text[:_SAMPLE]))
    return controls > max(_MAX_CONTROLS, _MAX_CONTROLS * min(len(text), _SAMPLE) // 1000)


class Collection:
    """The games of a file, listed as far as it has been scanned. Iterating gives their entries.

    Attributes:
        format: "sgf", "sav" or "diagram".
        diagnostics: What is wrong with the file outside its games. Faults in a game are found when it is
            read.
        diagrams: The diagrams of a file of diagrams.
        done: The characters, or bytes, that have been scanned.
        total: The characters, or bytes, of the file.
        charset: Python's name of the charset of the first game; empty for text and files of PointsXT.
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
        self._entries: list[Entry] = []
        self.diagnostics: list[Diagnostic] = []
        self.diagrams: list[Diagram] = []
        self.total: int = len(data)
        self.done: int = 0
        self._found = self._known = 0
        self._max_nodes = max_nodes
        self._spans: list[Span] = []
        self._alike: dict[tuple[str, Mode | None, bool, bool], _Alike] = {}
        self._sav = b""
        self.charset: str = ""
        if isinstance(data, bytes) and is_sav(data):
            if len(data) < HEADER_BYTES:
                raise UnreadableFile(
                    f"{name or 'this file'} begins like a file of PointsXT, but ends within the header: "
                    f"it has {len(data)} of {HEADER_BYTES} bytes"
                )
            self.format: str = "sav"
            self._sav = data
            return
        if isinstance(data, bytes):
            decoded = decode(data, charset)
            self.charset = decoded.charset
            self.diagnostics += decoded.diagnostics
            data = "" if _is_binary(decoded.text) else decoded.text
            self.total = len(data)
        if not has_tree(data):
            if len(data) <= _MAX_DIAGRAM and looks_like_diagram(data):
                self.format = "diagram"
                self.diagrams = parse_all(data)
                return
            raise UnreadableFile(
                f"{name or 'this file'} holds no game: an SGF file begins with (;, a file of PointsXT with "
                "the byte 121, and a diagram has a line of words like . R B for each row"
            )
        self.format = "sgf"
        self._reader = TreeReader(data)

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
        while len(self._entries) < self._found:
            self._entries.append(self._entry(len(self._entries) + 1))
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
        if self.format == "sgf":
            return self._read_tree(self._spans[number - 1], mode, strict, any_game)
        try:
            if self.diagrams:
                game = game_from_diagram(self.diagrams[number - 1])
                return Reading(game, Mode.LISTED if game.rules.declared else Mode.AUTOMATIC)
            game, faults = read_sav(self._sav, strict=strict)
        except InvalidSav as error:
            raise UnreadableGame(Diagnostic(error.code, str(error), 0, error.offset + 1)) from error
        return Reading(game, Mode.AUTOMATIC, diagnostics=faults)

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
            raise NoSuchGame(f"there is no game {number}: the file holds {self._found}")

    def _find(self, number: int) -> bool:
        """Scan as far as the game of this number, and return whether there is one."""
        while self._found < number and self.done < self.total:
            if self.format == "sgf":
                self._scan_tree()
            else:
                self._found = len(self.diagrams) or 1
                self.done = self.total
        return number <= self._found

    def _scan_tree(self) -> None:
        """Find the next game."""
        reader = self._reader
        span = reader.skip()
        self.diagnostics += reader.diagnostics[self._known :]
        self._known = len(reader.diagnostics)
        self.done = reader.offset
        if span is None:
            return
        if self._found == MAX_GAMES:
            message = f"the file holds more than {MAX_GAMES} games: no others are listed"
            self.diagnostics.append(Diagnostic(Kind.MORE_GAMES, message, *reader.place(span.start)))
            self.done = self.total
            return
        self._spans.append(span)
        self._found += 1

    def _entry(self, number: int) -> Entry:
        """Return the entry of a game that has been found, by its number."""
        if self.format == "diagram":
            return _diagram_entry(number, self.diagrams[number - 1])
        if self.format == "sav":
            names, moves = read_summary(self._sav)
            return Entry(1, tuple(names), ("",) * 2, "", "", "", WIDTH, HEIGHT, moves, 0)
        span = self._spans[number - 1]
        is_short = span.end - span.start <= MAX_CHARACTERS
        properties = self._reader.root_at(span.start).properties if is_short else []
        values = {
            prop.name: simple_text(prop.values[0]).strip()
            for prop in properties[::-1]
            if prop.name in _ENTRY_PROPERTIES
        }
        width, height = parse_size(values.get("SZ", "")) or (None, None)
        is_valid = width and height and all(MIN_SIZE <= side <= MAX_SIZE for side in (width, height))
        return Entry(
            number=number,
            names=(values.get("PB", ""), values.get("PW", "")),
            ranks=(values.get("BR", ""), values.get("WR", "")),
            result=values.get("RE", ""),
            date=values.get("DT", ""),
            event=values.get("EV", ""),
            width=width if is_valid else None,
            height=height if is_valid else None,
            nodes=span.nodes,
            line=self._reader.place(span.start)[0],
        )

    def _read_tree(self, span: Span, mode: Mode | None, strict: bool, any_game: bool) -> Reading:
        if span.nodes > self._max_nodes or span.end - span.start > MAX_CHARACTERS:
            message = (
                f"the game has more than {self._max_nodes} nodes or {MAX_CHARACTERS} characters: "
                "it is not read"
            )
            place = self._reader.place(span.start)
            raise UnreadableGame(Diagnostic(Kind.TOO_LARGE, message, *place))
        key = None
        if span.nodes == 1 and span.end - span.start <= _MAX_ALIKE:
            key = self._reader.text[span.start : span.end], mode, strict, any_game
            if key in self._alike:
                return self._alike[key].at(*self._reader.place(span.start))
        root, faults = self._reader.tree_at(span.start)
        if not any_game and (sign := sign_of_go(root)):
            stated = f"{sign.name}[{sign.values[0].strip()}]"
            message = f"this is a record of Go ({stated}), not of Kropki (GM[40])"
            raise UnreadableGame(Diagnostic(Kind.GO, message, *root.place(sign, 0)))
        if strict and faults:
            raise UnreadableGame(faults[0])
        reading = read_game(root, mode=mode, strict=strict, uses_up=True, max_nodes=self._max_nodes)
        reading.diagnostics[:0] = faults
        if len(reading.diagnostics) > 1:
            reading.diagnostics.sort(key=_PLACE)
        if key and reading.mode is Mode.AUTOMATIC and not reading.game.root.children:
            if len(self._alike) == _MAX_ALIKE:
                self._alike.clear()
            self._alike[key] = alike = _Alike(reading, *self._reader.place(span.start))
            return alike.at(alike.line, alike.column)
        return reading


class _Alike(NamedTuple):
    """A game without moves, for all others of a file with the same text.

    Attributes:
        reading: The game, which is never given away, and what is wrong with it.
        line: The line where its text begins.
        column: The column where it begins.
    """

    reading: Reading
    line: int
    column: int

    def at(self, line: int, column: int) -> Reading:
        """Return a game with the same text that begins at another place."""
        template = self.reading
        game = template.game.renewed(template.game.names)
        game.root.notes = [*template.game.root.notes]
        faults = [
            fault.at(
                fault.line - self.line + line,
                fault.column - self.column + column if fault.line == self.line else fault.column,
            )
            for fault in template.diagnostics
        ]
        return Reading(game, template.mode, template.result, faults)


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
        TypeError: This is no file.
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


def game_from_diagram(diagram: Diagram) -> Game:
    """Return a game that begins with the position of a diagram and goes on with its numbered dots.

    Captures are declared if dots in the diagram are surrounded and not captured; otherwise they are
    automatic.

    Raises:
        UnreadableGame: No game can begin or go on like this.
    """
    position = Diagram(diagram.width, diagram.height, diagram.dots, diagram.owners)
    found = setup.find_faults(position, diagram.players, declared=False)
    is_declared = any(fault.code == "setup/pending" for fault in found)
    place = (0, 0)
    try:
        game = Game(
            diagram.width,
            diagram.height,
            rules="zagram-territory" if is_declared else "russian",
            opening=Opening("custom", position=str(position)) if diagram.dots else "empty",
            names=[""] * diagram.players,
            first=diagram.moves[0][1] if diagram.moves else None,
        )
        for place, player in diagram.moves:
            game.append(Node(Dot(game.board.grid.point(*place), player)))
    except KropkiError as error:
        if isinstance(error, InvalidSetup):
            place = error.faults[0].points[0] if error.faults[0].points else place
        there = diagram.places.get(place, (1, 1))
        raise UnreadableGame(Diagnostic(error.code, str(error), *there)) from error
    game.go_to_ply(0)
    return game


def _diagram_entry(number: int, diagram: Diagram) -> Entry:
    """Return the entry of a diagram, which has no names, ranks or result."""
    empty = ("",) * diagram.players
    line = diagram.places[0, 0][0]
    return Entry(number, empty, empty, "", "", "", diagram.width, diagram.height, len(diagram.moves), line)
