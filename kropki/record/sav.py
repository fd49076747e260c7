"""Games of PointsXT (`.sav`), a Russian dots program, read into games.

A file is a header of 58 bytes and then 13 bytes a move, on a board of 39×32:

    byte 0        121
    bytes 1-2     the number of moves less one, the low byte first
    bytes 3-4     the colour of the last move: FF FF is red, the first player, 00 00 is black
    bytes 5-10    not known
    bytes 11-19   the name of red in CP1251, filled up with spaces
    bytes 20-28   the name of black
    bytes 29-57   not known

    move          column from the left, row from the top, both from 0; a flag; the colour as above; 8 bytes
                  that are not known

The size of the parts and the places of the names, the count and the colours were read in two open programs
that load such files ([pointsxt]). What is not known is not checked. Captures happen by
themselves, as the Russian rules have it.
"""

from __future__ import annotations

from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.tree import Node

HEADER = 58
"""Bytes before the first move."""
RECORD = 13
"""Bytes of a move."""
WIDTH, HEIGHT = 39, 32
VERSION = 121
"""The first byte."""
_COUNT = slice(1, 3)
_LAST = slice(3, 5)
_NAMES = (slice(11, 20), slice(20, 29))
_COLOURS = {b"\xff\xff": 0, b"\0\0": 1}


class InvalidSav(KropkiError):
    """A file that is not as PointsXT writes it. `offset` is the index of the byte that is wrong."""

    code = "sav/invalid"

    def __init__(self, message: str, offset: int) -> None:
        super().__init__(f"byte {offset}: {message}")
        self.offset = offset


def is_sav(data: bytes) -> bool:
    """Whether a file begins as those of PointsXT do, even if it ends in its header; no text does: none has
    such a third character."""
    return data[:1] == bytes([VERSION]) and data[2:3] <= bytes([WIDTH * HEIGHT >> 8])


def overview(data: bytes) -> tuple[list[str], int]:
    """The names of both players, and how many moves there are, in a file that `is_sav` and has a header."""
    return [_name(data, part, []) for part in _NAMES], (len(data) - HEADER) // RECORD


def read_sav(data: bytes, *, strict: bool = False) -> tuple[Game, list[Diagnostic]]:
    """The game of a file and what is wrong with it; a diagnostic's line is 0, its column the byte from 1.

    Both ends are checked: the header's count and last colour against the moves, and the last move's length.
    Moves up to the first that cannot be understood or made are in the game. Raises `InvalidSav` for what is
    no such file, and for any fault if `strict`.
    """
    if len(data) < HEADER:
        message = f"the file ends in its header, which has {HEADER} bytes: it is cut"
        raise InvalidSav(message, len(data))
    if data[0] != VERSION:
        raise InvalidSav(f"the file begins with {data[0]}, not with {VERSION}: it is none of PointsXT's", 0)
    faults: list[Diagnostic] = []
    names = [_name(data, part, faults) for part in _NAMES]
    game = Game(WIDTH, HEIGHT, opening="empty", names=names, first=_first(data))
    made, rest = divmod(len(data) - HEADER, RECORD)
    if made > WIDTH * HEIGHT:
        raise InvalidSav(f"the file has {made} moves: the board has {WIDTH * HEIGHT} points", HEADER)
    for start in range(HEADER, HEADER + made * RECORD, RECORD):
        if trouble := _make(game, data[start : start + RECORD]):
            message = f"move {game.ply + 1}: {trouble}; it and what follows is left out"
            faults.append(_fault(Kind.SAV_MOVE, start, message))
            break
    if rest:
        message = f"the file ends in a move: {rest} of its {RECORD} bytes are there"
        faults.append(_fault(Kind.SAV_TRUNCATED, len(data) - rest, message))
    counted = int.from_bytes(data[_COUNT], "little") + 1
    if counted != made:
        message = f"the header counts {counted} moves; there are {made}"
        faults.append(_fault(Kind.SAV_COUNT, _COUNT.start, message))
    last = data[HEADER + (made - 1) * RECORD :][3:5] if made else b""
    if made and data[_LAST] != last:
        message = "the header gives the last move another colour than it has"
        faults.append(_fault(Kind.SAV_LAST, _LAST.start, message))
    faults.sort(key=lambda fault: fault.column)
    if strict and faults:
        raise InvalidSav(faults[0].message, faults[0].column - 1)
    game.go_to_ply(0)
    return game, faults


def _fault(kind: Kind, offset: int, message: str) -> Diagnostic:
    """Return the diagnostic of a byte by its index."""
    return Diagnostic(kind, message, column=offset + 1)


def _name(data: bytes, part: slice, faults: list[Diagnostic]) -> str:
    try:
        name = data[part].decode("cp1251")
    except UnicodeDecodeError as error:
        faults.append(_fault(Kind.SAV_NAME, part.start + error.start, "the name is not in CP1251"))
        name = data[part].decode("cp1251", "replace")
    return "".join(char if char.isprintable() else " " for char in name).strip()


def _first(data: bytes) -> int:
    """Who makes the first move; the first player if that is not known."""
    return _COLOURS.get(data[HEADER + 3 : HEADER + 5], 0)


def _make(game: Game, move: bytes) -> str:
    """Make a move as it is recorded; what is wrong with it if it cannot be made."""
    player = _COLOURS.get(move[3:5])
    if player is None:
        return f"the colour is {move[3:5].hex(' ')}; it must be ff ff or 00 00"
    if game.outcome:
        return "the game is over already"
    try:
        game.append(Node(Dot(game.board.grid.point(move[0], move[1]), player)))
    except KropkiError as error:
        return str(error)
    return ""
