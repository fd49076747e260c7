"""The games of a file, found without replaying them.

    collection = Collection(data, "games.sgf")     # bytes or text
    while collection.done < collection.total:
        for entry in collection.scan(0.05):
            print(entry.number, entry.names, entry.result)
    reading = collection.read(3)                   # only this game is replayed

Three formats are known: SGF, a collection of any number of games; a file of PointsXT (`kropki.record.sav`);
drawings of positions (`kropki.board.diagram`). Of SGF only the root of each game is looked at; where a game
ends is found without reading it. Time and memory grow with the length of the file alone; no more than
`MAX_GAMES` are listed, and games beyond `MAX_NODES` or `MAX_CHARACTERS` are not read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic

from kropki.board import setup
from kropki.board.diagram import Diagram, looks_like_diagram, parse_all
from kropki.board.grid import MAX_SIZE, MIN_SIZE
from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import InvalidSetup, KropkiError
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.openings import Opening
from kropki.game.tree import Node
from kropki.record.errors import NoSuchGame, UnreadableFile, UnreadableGame
from kropki.record.properties import parse_size
from kropki.record.reader import Reading, read_game
from kropki.record.rules import MAX_NODES, Mode
from kropki.record.sav import HEADER, HEIGHT, WIDTH, InvalidSav, is_sav, overview, read_sav
from kropki.sgf import Span, TreeReader, has_tree, simple_text
from kropki.sgf.charset import decode

MAX_GAMES = 100_000
"""Games of a file that are listed."""
MAX_CHARACTERS = 8_000_000
"""The longest game that is read, and whose root is looked at."""

_LISTED = {"PB", "PW", "BR", "WR", "RE", "DT", "EV", "SZ"}
_LARGEST_DRAWING = 2**20


@dataclass(frozen=True)
class Entry:
    """What a file says of one of its games, unchecked; what it does not say is empty, or None.

    `number` counts from 1; `names` and `ranks` are of the players in their order; `line` is where the game
    begins, 0 in a file without lines. `nodes` are those of the file: exact for SGF without faults, else its
    semicolons outside of values; moves in the other formats."""

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


class Collection:
    """The games of a file, listed as far as it has been looked over.

    `format` is "sgf", "sav" or "diagram"; `entries` are the games found so far, and `diagnostics` what is
    wrong with the file outside of its games: what is wrong in one is told when it is read. `done` of `total`
    characters, or bytes, have been looked over. `drawings` are those of a diagram.

    Raises `UnreadableFile` for what is none of the three, naming the file by `name`, and `InvalidDiagram` for
    a drawing that is wrong."""

    def __init__(self, data: bytes | str, name: str = "") -> None:
        self.entries: list[Entry] = []
        self.diagnostics: list[Diagnostic] = []
        self.drawings: list[Diagram] = []
        self.total = len(data)
        self.done = 0
        self._known = 0
        self._spans: list[Span] = []
        self._sav = b""
        if isinstance(data, bytes) and is_sav(data):
            if len(data) < HEADER:
                raise UnreadableFile(
                    f"{name or 'this'} begins as a file of PointsXT does, and ends in its header: that has "
                    f"{HEADER} bytes, here are {len(data)}"
                )
            self.format = "sav"
            self._sav = data
            return
        if isinstance(data, bytes):
            decoded = decode(data)
            self.diagnostics += decoded.diagnostics
            data = decoded.text
            self.total = len(data)
        if not has_tree(data):
            if len(data) <= _LARGEST_DRAWING and looks_like_diagram(data):
                self.format = "diagram"
                self.drawings = parse_all(data)
                return
            raise UnreadableFile(
                f"{name or 'this'} holds no game: an SGF file begins with (;, one of PointsXT with the "
                "byte 121, and a drawing has a line of words such as . R B for each row"
            )
        self.format = "sgf"
        self._reader = TreeReader(data)

    def scan(self, seconds: float | None = None) -> list[Entry]:
        """Look further, for about so many seconds or else to the end; the games found by that."""
        end = None if seconds is None else monotonic() + seconds
        known = len(self.entries)
        while self.done < self.total:
            if self.format == "sgf":
                self._scan_tree()
            else:
                drawn = enumerate(self.drawings, 1)
                self.entries += [_drawn_entry(*one) for one in drawn] or [self._sav_entry()]
                self.done = self.total
            if end is not None and monotonic() >= end:
                break
        return self.entries[known:]

    def __iter__(self) -> Iterator[Entry]:
        """Yield the entry of each game, and look further into the file only when the next one is wanted."""
        number = 0
        while True:
            while number == len(self.entries):
                if self.done >= self.total:
                    return
                self.scan(0)
            yield self.entries[number]
            number += 1

    def read(self, number: int, *, mode: Mode | None = None, strict: bool = False) -> Reading:
        """Replay one game as `mode` says or else as the file does; it is looked for if it is not found yet.

        Raises `NoSuchGame`, `UnreadableGame` for a game that cannot be and, if `strict`, for any fault."""
        self._find(number)
        if self.format == "sgf":
            return self._read_tree(self._spans[number - 1], mode, strict)
        try:
            if self.drawings:
                game = drawn_game(self.drawings[number - 1])
                return Reading(game, Mode.LISTED if game.rules.declared else Mode.AUTOMATIC)
            game, faults = read_sav(self._sav, strict=strict)
        except InvalidSav as error:
            raise UnreadableGame(Diagnostic(error.code, str(error), 0, error.offset + 1)) from error
        return Reading(game, Mode.AUTOMATIC, diagnostics=faults)

    def drawing(self, number: int) -> Diagram:
        """One of the drawings. Raises `NoSuchGame`."""
        self._find(number)
        return self.drawings[number - 1]

    def _find(self, number: int) -> None:
        """Look as far as the game of that number. Raises `NoSuchGame`."""
        while len(self.entries) < number and self.done < self.total:
            self.scan(0)
        if not 1 <= number <= len(self.entries):
            raise NoSuchGame(f"there is no game {number}: the file holds {len(self.entries)}")

    def _scan_tree(self) -> None:
        """Find the next game."""
        reader = self._reader
        span = reader.skip()
        self.diagnostics += reader.diagnostics[self._known :]
        self._known = len(reader.diagnostics)
        self.done = reader.offset
        if span is None:
            return
        if len(self.entries) == MAX_GAMES:
            message = f"the file holds more than {MAX_GAMES} games: the others are not listed"
            self.diagnostics.append(Diagnostic(Kind.MORE_GAMES, message, *reader.place(span.start)))
            self.done = self.total
            return
        self._spans.append(span)
        self.entries.append(self._entry(span))

    def _entry(self, span: Span) -> Entry:
        is_short = span.end - span.start <= MAX_CHARACTERS
        properties = self._reader.root_at(span.start).properties if is_short else []
        said = {
            own.name: simple_text(own.values[0]).strip() for own in properties[::-1] if own.name in _LISTED
        }
        width, height = parse_size(said.get("SZ", "")) or (None, None)
        known = width and height and all(MIN_SIZE <= side <= MAX_SIZE for side in (width, height))
        return Entry(
            number=len(self.entries) + 1,
            names=(said.get("PB", ""), said.get("PW", "")),
            ranks=(said.get("BR", ""), said.get("WR", "")),
            result=said.get("RE", ""),
            date=said.get("DT", ""),
            event=said.get("EV", ""),
            width=width if known else None,
            height=height if known else None,
            nodes=span.nodes,
            line=self._reader.place(span.start)[0],
        )

    def _sav_entry(self) -> Entry:
        names, moves = overview(self._sav)
        return Entry(1, tuple(names), ("",) * 2, "", "", "", WIDTH, HEIGHT, moves, 0)

    def _read_tree(self, span: Span, mode: Mode | None, strict: bool) -> Reading:
        if span.nodes > MAX_NODES or span.end - span.start > MAX_CHARACTERS:
            message = (
                f"the game has more than {MAX_NODES} nodes or {MAX_CHARACTERS} characters: it is not read"
            )
            place = self._reader.place(span.start)
            raise UnreadableGame(Diagnostic(Kind.TOO_LARGE, message, *place))
        root, faults = self._reader.tree_at(span.start)
        if strict and faults:
            raise UnreadableGame(faults[0])
        reading = read_game(root, mode=mode, strict=strict)
        reading.diagnostics = sorted(
            faults + reading.diagnostics, key=lambda fault: (fault.line, fault.column)
        )
        return reading


def read_games(data: bytes | str, *, mode: Mode | None = None, strict: bool = False) -> Iterator[Reading]:
    """Read the games of a file, one at each step.

    A game that cannot be read raises an error at its step, and the next step reads the next game.
    `Collection` also reports what is wrong with the file outside its games.

        >>> reading = next(read_games("(;GM[40]SZ[6]PB[Ola];B[cb];W[cc])"))
        >>> reading.game.names, reading.game.plies
        (('Ola', ''), 2)

    Args:
        data: The bytes of a file, or its text.
        mode: How to replay the games; without it, each file decides.
        strict: Whether to refuse what has any fault.

    Raises:
        UnreadableFile: The file holds no game in any known format.
        InvalidDiagram: The file is a drawing, and it is wrong.
        UnreadableGame: At the step of a game that cannot be read. If `strict`, also at the step of a game
            with any fault, and at once for a file with a fault outside its games.
    """
    games = Collection(data)
    if strict:
        games.scan()
        if games.diagnostics:
            raise UnreadableGame(games.diagnostics[0])

    def read(entry: Entry) -> Reading:
        return games.read(entry.number, mode=mode, strict=strict)

    return map(read, games)  # unlike a generator, it goes on after an error


def _drawn_entry(number: int, drawn: Diagram) -> Entry:
    unsaid = ("",) * drawn.players
    line = drawn.places[0, 0][0]
    return Entry(number, unsaid, unsaid, "", "", "", drawn.width, drawn.height, len(drawn.moves), line)


def drawn_game(drawn: Diagram) -> Game:
    """A game that begins as drawn and goes on with the numbered dots; captures are declared where dots are
    drawn surrounded and not captured. Raises `UnreadableGame`."""
    standing = Diagram(drawn.width, drawn.height, drawn.dots, drawn.owners)
    found = setup.find_faults(standing, drawn.players, declared=False)
    declared = any(fault.code == "setup/pending" for fault in found)
    place = (0, 0)
    try:
        game = Game(
            drawn.width,
            drawn.height,
            rules="zagram-territory" if declared else "russian",
            opening=Opening("custom", position=str(standing)) if drawn.dots else "empty",
            names=[""] * drawn.players,
            first=drawn.moves[0][1] if drawn.moves else None,
        )
        for place, player in drawn.moves:
            game.append(Node(Dot(game.board.grid.point(*place), player)))
    except KropkiError as error:
        if isinstance(error, InvalidSetup):
            place = error.faults[0].points[0] if error.faults[0].points else place
        there = drawn.places.get(place, (1, 1))
        raise UnreadableGame(Diagnostic(error.code, str(error), *there)) from error
    game.go_to_ply(0)
    return game
