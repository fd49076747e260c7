"""Files of SGF: any number of games, of which only the root is parsed for the list."""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from kropki.board.grid import MAX_SIZE, MIN_SIZE
from kropki.diagnostics import Diagnostic, Kind
from kropki.record.errors import UnreadableGame
from kropki.record.formats.file import Content, Entry, GameFile
from kropki.record.properties import parse_size, sign_of_go
from kropki.record.reader import Reading, read_game
from kropki.record.rules import Mode
from kropki.sgf import Span, TreeReader, has_game, simple_text

MAX_GAMES = 100_000
"""Games that are listed in one file."""
MAX_CHARACTERS = 8_000_000
"""Characters of a game that is read. The root of a longer game is not even parsed for its entry."""

_ENTRY_PROPERTIES = {"PB", "PW", "BR", "WR", "RE", "DT", "EV", "SZ"}
_MAX_ALIKE = 200
"""Characters of a game without moves that is read once for all games with the same text, and how many such
texts are remembered."""
_PLACE = attrgetter("line", "column")


class SgfFile(GameFile):
    """A file of SGF."""

    format = "sgf"
    sign = "an SGF file begins with (; and properties such as SZ[20]"

    @classmethod
    def matches(cls, content: Content) -> bool:
        return has_game(content.text)

    def __init__(self, content: Content, max_nodes: int) -> None:
        super().__init__(content, max_nodes)
        self._reader = TreeReader(content.text)
        self._max_nodes = max_nodes
        self._known = 0
        self._spans: list[Span] = []
        self._alike: dict[tuple[str, Mode | None, bool, bool], _Alike] = {}

    def scan(self) -> None:
        reader = self._reader
        span = reader.skip()
        self.diagnostics += reader.diagnostics[self._known :]
        self._known = len(reader.diagnostics)
        self.done = reader.offset
        if span is None:
            return
        if not has_game(reader.text, *span[:2]):
            message = "( and ; do not make a game here: there is no property"
            self.diagnostics.append(Diagnostic(Kind.JUNK, message, *reader.place(span.start)))
            return
        if self.found == MAX_GAMES:
            message = f"the file holds more than {MAX_GAMES} games: no others are listed"
            self.diagnostics.append(Diagnostic(Kind.MORE_GAMES, message, *reader.place(span.start)))
            self.done = self.total
            return
        self._spans.append(span)
        self.found += 1

    def entry(self, number: int) -> Entry:
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

    def read(self, number: int, mode: Mode | None, strict: bool, any_game: bool) -> Reading:
        span = self._spans[number - 1]
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
