"""The games of a file, found without replaying them.

    collection = Collection(data, "games.sgf")     # bytes or text
    while collection.done < collection.total:
        for entry in collection.scan(0.05):
            print(entry.number, entry.names, entry.result)
    reading = collection.read(3)                   # only this game is replayed

Three formats are known: SGF, a collection of any number of games; a file of PointsXT (`kropki.sav`); a
drawing of a position (`kropki.diagram`). Of SGF only the root of each game is looked at; where a game ends is
found without reading it. Time and memory grow with the length of the file alone; no more than `MOST_GAMES`
are listed, and games beyond `MOST_NODES` or `MOST_CHARACTERS` are not read.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import monotonic

from kropki.board import Board
from kropki.charset import decode
from kropki.diagram import Diagram, parse
from kropki.errors import KropkiError
from kropki.game import Game
from kropki.grid import MAX_SIZE, MIN_SIZE
from kropki.moves import Dot
from kropki.openings import Opening
from kropki.properties import size_of
from kropki.record import MOST_NODES, Fault, Mode, Reading, UnreadableGame, read_game
from kropki.sav import HEIGHT, WIDTH, InvalidSav, is_sav, overview, read_sav
from kropki.sgf import Diagnostic, Span, has_tree, iter_trees, simple_text
from kropki.tree import Node

MOST_GAMES = 100_000
"""Games of a file that are listed."""
MOST_CHARACTERS = 8_000_000
"""The longest game that is read, and whose root is looked at."""
MORE_GAMES = "record/more-games"
"""The kind of the fault that a file has more games than are listed."""

_LISTED = {"PB", "PW", "BR", "WR", "RE", "DT", "EV", "SZ"}
_LARGEST_DRAWING = 2**20
_DRAWING = re.compile(r"[.RBGYrbgy0-9\s]+")


class UnreadableFile(KropkiError):
    """A file that holds no game in any format that is known."""

    code = "record/unreadable-file"


class NoSuchGame(KropkiError):
    """A file has no game of that number."""

    code = "record/no-such-game"


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
    characters, or bytes, have been looked over. `drawing` is that of a diagram.

    Raises `UnreadableFile` for what is none of the three, naming the file by `name`, and `InvalidDiagram` for
    a drawing that is wrong."""

    def __init__(self, data: bytes | str, name: str = "") -> None:
        self.entries: list[Entry] = []
        self.diagnostics: list[Diagnostic] = []
        self.drawing: Diagram | None = None
        self.total = len(data)
        self.done = 0
        self._known = 0
        self._spans: list[Span] = []
        self._sav = b""
        if isinstance(data, bytes) and is_sav(data):
            self.format = "sav"
            self._sav = data
            return
        if isinstance(data, bytes):
            decoded = decode(data)
            self.diagnostics += decoded.diagnostics
            data = decoded.text
            self.total = len(data)
        if len(data) <= _LARGEST_DRAWING and _DRAWING.fullmatch(data) and not data.isspace():
            self.format = "diagram"
            self.drawing = parse(data)
            return
        if not has_tree(data):
            raise UnreadableFile(
                f"{name or 'this'} holds no game: an SGF file begins with (;, one of PointsXT with the "
                "byte 121, and a drawing has a line of words such as . R B for each row"
            )
        self.format = "sgf"
        self._reader = iter_trees(data)

    def scan(self, seconds: float | None = None) -> list[Entry]:
        """Look further, for about so many seconds or else to the end; the games found by that."""
        end = None if seconds is None else monotonic() + seconds
        known = len(self.entries)
        while self.done < self.total:
            if self.format == "sgf":
                self._scan_tree()
            else:
                self.entries.append(self._only_entry())
                self.done = self.total
            if end is not None and monotonic() >= end:
                break
        return self.entries[known:]

    def read(self, number: int, *, mode: Mode | None = None, strict: bool = False) -> Reading:
        """Replay one game as `mode` says or else as the file does; it is looked for if it is not found yet.

        Raises `NoSuchGame`, `UnreadableGame` for a game that cannot be and, if `strict`, for any fault."""
        while len(self.entries) < number and self.done < self.total:
            self.scan(0)
        if not 1 <= number <= len(self.entries):
            raise NoSuchGame(f"there is no game {number}: the file holds {len(self.entries)}")
        if self.format == "sgf":
            return self._read_tree(self._spans[number - 1], mode, strict)
        try:
            if self.drawing:
                return Reading(_drawn_game(self.drawing), Mode.AUTOMATIC)
            game, faults = read_sav(self._sav, strict=strict)
        except InvalidSav as error:
            raise UnreadableGame(Diagnostic(error.code, 0, error.offset + 1, str(error))) from error
        except KropkiError as error:
            raise UnreadableGame(Diagnostic(error.code, 1, 1, str(error))) from error
        return Reading(game, Mode.AUTOMATIC, diagnostics=faults)

    def _scan_tree(self) -> None:
        """Find the next game."""
        reader = self._reader
        span = reader.skip()
        self.diagnostics += reader.diagnostics[self._known :]
        self._known = len(reader.diagnostics)
        self.done = reader.offset
        if span is None:
            return
        if len(self.entries) == MOST_GAMES:
            message = f"the file holds more than {MOST_GAMES} games: the others are not listed"
            self.diagnostics.append(Diagnostic(MORE_GAMES, *reader.place(span.start), message))
            self.done = self.total
            return
        self._spans.append(span)
        self.entries.append(self._entry(span))

    def _entry(self, span: Span) -> Entry:
        is_short = span.end - span.start <= MOST_CHARACTERS
        properties = self._reader.root_at(span.start).properties if is_short else []
        said = {
            own.name: simple_text(own.values[0]).strip() for own in properties[::-1] if own.name in _LISTED
        }
        width, height = size_of(said.get("SZ", "")) or (None, None)
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

    def _only_entry(self) -> Entry:
        """What a file of one game says of it."""
        if self.drawing:
            drawn = self.drawing
            names, moves = [""] * Board.from_diagram(drawn).players, len(drawn.moves)
            width, height = drawn.width, drawn.height
        else:
            names, moves = overview(self._sav)
            width, height = WIDTH, HEIGHT
        ranks = ("",) * len(names)
        return Entry(1, tuple(names), ranks, "", "", "", width, height, moves, int(self.drawing is not None))

    def _read_tree(self, span: Span, mode: Mode | None, strict: bool) -> Reading:
        if span.nodes > MOST_NODES or span.end - span.start > MOST_CHARACTERS:
            message = (
                f"the game has more than {MOST_NODES} nodes or {MOST_CHARACTERS} characters: it is not read"
            )
            line, column = self._reader.place(span.start)
            raise UnreadableGame(Diagnostic(Fault.TOO_LARGE, line, column, message))
        root, faults = self._reader.tree_at(span.start)
        if strict and faults:
            raise UnreadableGame(faults[0])
        reading = read_game(root, mode=mode, strict=strict)
        reading.diagnostics = sorted(
            faults + reading.diagnostics, key=lambda fault: (fault.line, fault.column)
        )
        return reading


def _drawn_game(drawn: Diagram) -> Game:
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
