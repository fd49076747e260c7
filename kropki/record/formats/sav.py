"""Reads games of PointsXT (`.sav`), a Russian program for this game.

A file is a header of 58 bytes and then 13 bytes for each move, on a board of 39×32:

    byte 0        121
    bytes 1-2     the number of moves minus one, the low byte first
    bytes 3-4     the colour that moves next: FF FF is red, the first player, and 00 00 is black
    bytes 5-10    not known
    bytes 11-19   the name of red in CP1251, padded with spaces
    bytes 20-28   the name of black
    bytes 29-57   not known

    move          column from the left, row from the top, both from 0; a flag; the colour as above; 8 bytes
                  that are not known

What is known comes from two open programs that read such files ([pointsxt]). What is not known is not
checked. Captures are automatic, as in the Russian rules.
"""

from __future__ import annotations

from kropki.board.grid import Player
from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.tree import Node
from kropki.record.errors import UnreadableFile, UnreadableGame
from kropki.record.formats.file import Content, Entry, GameFile
from kropki.record.reader import Reading
from kropki.record.rules import Mode

HEADER_BYTES = 58
"""Bytes before the first move."""
MOVE_BYTES = 13
"""Bytes of a move."""
WIDTH, HEIGHT = 39, 32
VERSION = 121
"""The first byte."""
_COUNT = slice(1, 3)
_NEXT = slice(3, 5)
_NAMES = (slice(11, 20), slice(20, 29))
_COLOURS = {b"\xff\xff": 0, b"\0\0": 1}


class InvalidSav(KropkiError):
    """A file does not have the format of PointsXT. `offset` is the index of the byte that is wrong."""

    code = "sav/invalid"

    def __init__(self, message: str, offset: int) -> None:
        """Make the error of the byte with this index."""
        super().__init__(f"byte {offset}: {message}")
        self.offset = offset


def is_sav(data: bytes) -> bool:
    """Return whether a file begins like those of PointsXT, even if it ends within its header.

    No text does: none has a character like the third byte.
    """
    return data[:1] == bytes([VERSION]) and data[2:3] <= bytes([WIDTH * HEIGHT >> 8])


def read_summary(data: bytes) -> tuple[list[str], int]:
    """Return the names of both players and the number of moves in a file with a whole header."""
    return [_read_name(data, part, []) for part in _NAMES], (len(data) - HEADER_BYTES) // MOVE_BYTES


def read_sav(data: bytes, *, strict: bool = False) -> tuple[Game, list[Diagnostic]]:
    """Read the game of a file.

    The header's count of moves and colour of the next move are checked against the moves.

    Args:
        data: The bytes of the file.
        strict: Whether to refuse a file with any fault.

    Returns:
        The game before its first move, with the moves up to the first that is invalid or illegal, and what is
        wrong with the file. A diagnostic's line is 0, and its column is the byte, from 1.

    Raises:
        InvalidSav: The file is not one of PointsXT or, if `strict`, something is wrong with it.
    """
    if len(data) < HEADER_BYTES:
        raise InvalidSav(f"the file ends within its header, which has {HEADER_BYTES} bytes", len(data))
    if data[0] != VERSION:
        raise InvalidSav(f"the file begins with {data[0]}; files of PointsXT begin with {VERSION}", 0)
    faults: list[Diagnostic] = []
    names = [_read_name(data, part, faults) for part in _NAMES]
    game = Game(WIDTH, HEIGHT, opening="empty", names=names, first=_first_player(data))
    moves, rest = divmod(len(data) - HEADER_BYTES, MOVE_BYTES)
    if moves > WIDTH * HEIGHT:
        message = f"the file has {moves} moves; the board has {WIDTH * HEIGHT} points"
        raise InvalidSav(message, HEADER_BYTES)
    for start in range(HEADER_BYTES, HEADER_BYTES + moves * MOVE_BYTES, MOVE_BYTES):
        if problem := _play(game, data[start : start + MOVE_BYTES]):
            message = f"move {game.ply + 1}: {problem}; the game ends before it"
            faults.append(_fault(Kind.SAV_MOVE, start, message))
            break
    if rest:
        message = f"the file ends within a move: only {rest} of its {MOVE_BYTES} bytes are there"
        faults.append(_fault(Kind.SAV_TRUNCATED, len(data) - rest, message))
    counted = int.from_bytes(data[_COUNT], "little") + 1
    if counted != moves:
        message = f"the header counts {counted} moves, but there are {moves}"
        faults.append(_fault(Kind.SAV_COUNT, _COUNT.start, message))
    last = _COLOURS.get(data[HEADER_BYTES + (moves - 1) * MOVE_BYTES :][3:5]) if moves else None
    if last is not None and _COLOURS.get(data[_NEXT]) != 1 - last:
        message = "the header does not give the next move the other colour than that of the last move"
        faults.append(_fault(Kind.SAV_NEXT, _NEXT.start, message))
    faults.sort(key=lambda fault: fault.column)
    if strict and faults:
        raise InvalidSav(faults[0].message, faults[0].column - 1)
    game.go_to_ply(0)
    return game, faults


def _fault(kind: Kind, offset: int, message: str) -> Diagnostic:
    """Return the diagnostic of a byte by its index."""
    return Diagnostic(kind, message, column=offset + 1)


def _read_name(data: bytes, part: slice, faults: list[Diagnostic]) -> str:
    try:
        name = data[part].decode("cp1251")
    except UnicodeDecodeError as error:
        faults.append(_fault(Kind.SAV_NAME, part.start + error.start, "the name is not in CP1251"))
        name = data[part].decode("cp1251", "replace")
    return "".join(char if char.isprintable() else " " for char in name).strip()


def _first_player(data: bytes) -> Player:
    """Return who makes the first move, or the first player if there is none."""
    return _COLOURS.get(data[HEADER_BYTES + 3 : HEADER_BYTES + 5], 0)


def _play(game: Game, move: bytes) -> str:
    """Make a move.

    Returns:
        Why it cannot be made, or "".
    """
    player = _COLOURS.get(move[3:5])
    if player is None:
        return f"the colour is {move[3:5].hex(' ')}; it must be ff ff or 00 00"
    if game.outcome:
        return "the game is already over"
    try:
        game.append(Node(Dot(game.board.grid.point(move[0], move[1]), player)))
    except KropkiError as error:
        return str(error)
    return ""


class SavFile(GameFile):
    """A file of PointsXT, with one game."""

    format = "sav"
    sign = f"a file of PointsXT begins with the byte {VERSION}"

    @classmethod
    def matches(cls, content: Content) -> bool:
        return is_sav(content.data)

    def __init__(self, content: Content, max_nodes: int) -> None:
        self._data = data = content.data
        if len(data) < HEADER_BYTES:
            raise UnreadableFile(
                f"{content.name} begins like a file of PointsXT, but ends within the header: "
                f"it has {len(data)} of {HEADER_BYTES} bytes"
            )
        self.diagnostics, self.diagrams, self.charset = [], (), ""
        self.found, self.done, self.total = 0, 0, len(data)

    def entry(self, number: int) -> Entry:
        names, moves = read_summary(self._data)
        return Entry(number, tuple(names), ("",) * 2, "", "", "", WIDTH, HEIGHT, moves, 0)

    def read(self, number: int, mode: Mode | None, strict: bool, any_game: bool) -> Reading:
        try:
            game, faults = read_sav(self._data, strict=strict)
        except InvalidSav as error:
            raise UnreadableGame(Diagnostic(error.code, str(error), 0, error.offset + 1)) from error
        return Reading(game, Mode.AUTOMATIC, diagnostics=faults)
