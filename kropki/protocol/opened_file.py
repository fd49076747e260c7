"""A file of games that is listed step by step."""

from __future__ import annotations

from base64 import b64decode
from typing import TYPE_CHECKING

from kropki.game.game import Game
from kropki.protocol import describe
from kropki.protocol.answers import GameList
from kropki.protocol.requests import BadRequest
from kropki.record import Mode
from kropki.record.collection import Collection
from kropki.record.info import MAX_NAME

if TYPE_CHECKING:
    from kropki.protocol.values import ReadingInfo

SCAN_SECONDS = 0.2
"""How long a file is read before an answer reports what was found."""
MAX_OPENED = 100_000
"""Nodes and moves of a game that is opened. The library reads more (`kropki.record.MAX_NODES`), but in a
browser other requests would wait for it for longer than four seconds."""


class OpenedFile:
    """A file of games, and how much of it has been listed.

    Args:
        data: The file in base64.
        name: The name of the file, for errors.
        charset: Its charset; empty to find it out.

    Raises:
        BadRequest: If the data is not base64.
        UnknownCharset: If there is no such charset.
        UnreadableFile: If the file has no known format.
        InvalidDiagram: If it is a drawing with faults.
    """

    def __init__(self, data: str, name: str, charset: str) -> None:
        try:
            content = b64decode(data, validate=True)
        except ValueError as error:
            raise BadRequest("field", f"data is not base64: {error}") from error
        self._file = Collection(content, name[:MAX_NAME], max_nodes=MAX_OPENED, charset=charset or None)
        self._listed_games = 0
        self._listed_faults = 0

    def list_more(self) -> GameList:
        """Read on, and return what was found since the previous list."""
        file = self._file
        file.scan(SCAN_SECONDS)
        games = file.entries[self._listed_games :]
        faults = file.diagnostics[self._listed_faults :]
        self._listed_games, self._listed_faults = len(file.entries), len(file.diagnostics)
        return describe.game_list(file, games, faults)

    def read_game(self, number: int, mode: str | None, any_game: bool) -> tuple[Game, ReadingInfo]:
        """Return a game, and how it was read.

        Args:
            number: The number of the game, from 1.
            mode: How to replay its captures, or None for the mode the file implies.
            any_game: Whether to read even a record of Go.

        Raises:
            BadRequest: If the mode is unknown.
            NoSuchGame: If the file has no such game.
            UnreadableGame: If the game cannot be read.
        """
        if mode is not None and mode not in list(Mode):
            raise BadRequest("field", f"mode is {mode[:20]!r}; there are {', '.join(Mode)}")
        reading = self._file.read(number, mode=None if mode is None else Mode(mode), any_game=any_game)
        return reading.game, describe.reading_info(self._file.format, reading)
