"""The moves of a game, and their text form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kropki.board.grid import Grid, Player, Point
from kropki.errors import InvalidRecord

Ring = tuple[Point, ...]
"""The points of a ring in order, without the first one repeated at the end."""
MAX_SPENT = 10**9
"""The longest time that a move can take, in milliseconds: more than eleven days."""


@dataclass(frozen=True)
class Dot:
    """A dot, with the rings declared with it. `spent` is the time it took, in milliseconds."""

    point: Point
    player: Player
    rings: tuple[Ring, ...] = ()
    spent: int = 0


@dataclass(frozen=True)
class Declaration:
    """Rings declared without playing a dot."""

    player: Player
    rings: tuple[Ring, ...]
    spent: int = 0


@dataclass(frozen=True)
class Pass:
    """A turn without a dot."""

    player: Player
    spent: int = 0


@dataclass(frozen=True)
class Stop:
    """A player stops playing, because everything they want to keep is grounded. Their dots stay."""

    player: Player
    spent: int = 0


@dataclass(frozen=True)
class Resignation:
    """A player resigns. Their dots stay, and they get no more turns."""

    player: Player


@dataclass(frozen=True)
class TimeUp:
    """A player runs out of time, and is out of the game as after resigning."""

    player: Player


@dataclass(frozen=True)
class AgreedDraw:
    """All active players agree on a draw."""


@dataclass(frozen=True)
class AgreedScore:
    """All active players agree that the captures count as they are."""


@dataclass(frozen=True)
class AgreedSettlement:
    """Both players agree on the rings that they would still declare."""

    rings: tuple[Ring, ...]


Move = Dot | Declaration | Pass | Stop | Resignation | TimeUp | AgreedDraw | AgreedScore | AgreedSettlement

_BY_WORD: dict[str, type[Pass | Stop | Resignation | TimeUp]] = {
    "pass": Pass,
    "stop": Stop,
    "resign": Resignation,
    "time": TimeUp,
}


def rings_text(rings: Sequence[Ring], grid: Grid) -> str:
    """Return rings as a dot and letter pairs each, such as `.cecfdgefde.gghhgi`.

    Unlike [sgf-gm40], this does not repeat the first point at the end.
    """
    return "".join(["." + "".join([grid.letters(point) for point in ring]) for ring in rings])


def parse_ring(letters: str, grid: Grid) -> Ring:
    """Return the ring that letter pairs name.

    Raises:
        OffBoard: If a pair is not a point of the board.
    """
    return tuple([grid.from_letters(letters[i : i + 2]) for i in range(0, len(letters), 2)])


def move_text(move: Move, grid: Grid) -> str:
    """Return a move as text, which `parse_move` reads.

    A dot is its letter pair and its rings, a declaration its rings. Other moves are `pass 0`, `stop 0`,
    `resign 0` and `time 0` with the player, `draw`, `agree`, and `settle` with rings. The time spent follows
    after `@`.

    Example:
        >>> grid = Grid.of(6, 6)
        >>> move_text(Dot(grid.from_letters("cb"), player=0, spent=2500), grid)
        'cb@2500'
    """
    match move:
        case Dot(point, _, rings):
            text = grid.letters(point) + rings_text(rings, grid)
        case Declaration(_, rings):
            text = rings_text(rings, grid)
        case AgreedDraw():
            text = "draw"
        case AgreedScore():
            text = "agree"
        case AgreedSettlement(rings):
            text = f"settle {rings_text(rings, grid)}"
        case Pass(player) | Stop(player) | Resignation(player) | TimeUp(player):
            text = f"{next(word for word, kind in _BY_WORD.items() if isinstance(move, kind))} {player}"
    spent = getattr(move, "spent", 0)
    return f"{text}@{spent}" if spent else text


def parse_move(text: str, turn: Player, grid: Grid) -> Move:
    """Return the move that `move_text` described.

    Args:
        text: The text.
        turn: The player to move, who makes the move unless the text names another player.
        grid: The points of the board.

    Raises:
        InvalidRecord: If the time spent or the rings are not written like that.
        OffBoard: If anything else does not name a point of the board.

    Example:
        >>> parse_move("pass 1", turn=1, grid=Grid.of(6, 6))
        Pass(player=1, spent=0)
    """
    body, at, digits = text.partition("@")
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= len(str(MAX_SPENT))
    if at and not (is_number and int(digits) <= MAX_SPENT):
        raise InvalidRecord(f"after @ comes {digits[:20]!r}, not the milliseconds spent")
    spent = int(digits or 0)
    word, _, rest = body.partition(" ")
    if word in _BY_WORD and rest in {"0", "1", "2", "3"}:
        kind = _BY_WORD[word]
        if issubclass(kind, Pass | Stop):
            return kind(int(rest), spent)
        if not at:
            return kind(int(rest))
    if not at and body == "draw":
        return AgreedDraw()
    if not at and body == "agree":
        return AgreedScore()
    if not at and word == "settle":
        return AgreedSettlement(_parse_rings(rest, grid))
    letters, dot, rings = body.partition(".")
    parsed = _parse_rings(dot + rings, grid)
    if not letters and parsed:
        return Declaration(turn, parsed, spent)
    return Dot(grid.from_letters(letters), turn, parsed, spent)


def _parse_rings(text: str, grid: Grid) -> tuple[Ring, ...]:
    if not text:
        return ()
    first, *rings = text.split(".")
    if first:
        raise InvalidRecord(f"rings begin with a dot, not with {text[:20]!r}")
    return tuple([parse_ring(ring, grid) for ring in rings])
