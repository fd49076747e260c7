"""What all formats of files have in common: the content, an entry for each game, and how to read one."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, NamedTuple

from kropki.board.diagram import Diagram
from kropki.diagnostics import Diagnostic
from kropki.record.reader import Reading
from kropki.record.rules import Mode
from kropki.sgf.charset import Decoded, decode

_CONTROLS = re.compile(r"[\0-\x08\x0e-\x1f\x7f]")
_SAMPLE = 10_000
_MAX_CONTROLS = 20
"""Control characters in a text, and in each thousand characters of a longer one."""


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


class Content:
    """What is in a file, as bytes or text.

    Attributes:
        data: The bytes; empty for a text.
        name: What errors call the file.
    """

    def __init__(self, data: bytes | str, name: str, charset: str | None) -> None:
        """Hold a file.

        Args:
            data: The bytes of the file, or its text.
            name: The name of the file; empty if it has none.
            charset: The charset of the bytes; None to find it out.
        """
        self.data: bytes = data if isinstance(data, bytes) else b""
        self.name: str = name or "this file"
        self._text = "" if isinstance(data, bytes) else data
        self._charset = charset

    @cached_property
    def decoded(self) -> Decoded | None:
        """The text with its charset and what is wrong with it; None if the file is a text already.

        Raises:
            UnknownCharset: There is no such charset.
        """
        return decode(self.data, self._charset) if self.data else None

    @cached_property
    def text(self) -> str:
        """The text; empty for bytes that are no text."""
        if not self.decoded:
            return self._text
        text = self.decoded.text
        controls = len(_CONTROLS.findall(text[:_SAMPLE]))  # a picture may contain `(;` by chance
        is_binary = controls > max(_MAX_CONTROLS, _MAX_CONTROLS * min(len(text), _SAMPLE) // 1000)
        return "" if is_binary else text


class GameFile(ABC):
    """The games of a file in one of the formats.

    Attributes:
        diagnostics: What is wrong with the file outside its games.
        diagrams: The diagrams, if it is a file of them.
        found: How many games have been found so far.
        done: The characters, or bytes, that have been scanned.
        total: The characters, or bytes, of the file.
        charset: Python's name of the charset; empty for text and files of PointsXT.
    """

    format: ClassVar[str]
    """The name of the format."""
    sign: ClassVar[str]
    """How people recognize it, for errors."""

    @classmethod
    @abstractmethod
    def matches(cls, content: Content) -> bool:
        """Return whether a file has this format, as far as its beginning shows."""

    def __init__(self, content: Content, max_nodes: int) -> None:
        """Open a file that matches.

        Args:
            content: The file.
            max_nodes: The most nodes and moves of a game that is read.

        Raises:
            UnreadableFile: The file is damaged so that no game can be read.
            InvalidDiagram: The file is a diagram, and it is wrong.
        """
        decoded = content.decoded
        self.diagnostics: list[Diagnostic] = [*decoded.diagnostics] if decoded else []
        self.charset: str = decoded.charset if decoded else ""
        self.diagrams: Sequence[Diagram] = ()
        self.found: int = 0
        self.done: int = 0
        self.total: int = len(content.text)

    def scan(self) -> None:
        """Find the next game. In a format whose games are known at once, this finds them all."""
        self.found, self.done = len(self.diagrams) or 1, self.total

    @abstractmethod
    def entry(self, number: int) -> Entry:
        """Return the entry of a game that has been found, by its number from 1."""

    @abstractmethod
    def read(self, number: int, mode: Mode | None, strict: bool, any_game: bool) -> Reading:
        """Read a game that has been found, as `Collection.read` does.

        Raises:
            UnreadableGame: The game cannot be read or, if `strict`, has any fault.
        """
