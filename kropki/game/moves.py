"""The moves of a game as values, and as text for records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kropki.board.grid import Grid
from kropki.errors import InvalidRecord

Ring = tuple[int, ...]
"""The points of a ring in order, its end not said again."""
MAX_SPENT = 10**9
"""The most milliseconds that a move takes: more than eleven days."""


@dataclass(frozen=True)
class Dot:
    """A dot, and the rings declared with it. `spent` is the time it took in milliseconds."""

    point: int
    player: int
    rings: tuple[Ring, ...] = ()
    spent: int = 0


@dataclass(frozen=True)
class Declaration:
    """Rings declared without a dot."""

    player: int
    rings: tuple[Ring, ...]
    spent: int = 0


@dataclass(frozen=True)
class Pass:
    """A turn that is given away."""

    player: int
    spent: int = 0


@dataclass(frozen=True)
class Stop:
    """A player plays no more: all that he wants to keep is grounded. His dots stay."""

    player: int
    spent: int = 0


@dataclass(frozen=True)
class Resignation:
    """A player gives up. His dots stay, he is skipped from now on."""

    player: int


@dataclass(frozen=True)
class TimeUp:
    """A player's time has run out: he is out as if he had resigned."""

    player: int


@dataclass(frozen=True)
class AgreedDraw:
    """All who still play agree on a draw."""


@dataclass(frozen=True)
class AgreedSettlement:
    """Both players agree on the rings that they would still declare."""

    rings: tuple[Ring, ...]


Move = Dot | Declaration | Pass | Stop | Resignation | TimeUp | AgreedDraw | AgreedSettlement

_OF_A_PLAYER: dict[str, type[Pass | Stop | Resignation | TimeUp]] = {
    "pass": Pass,
    "stop": Stop,
    "resign": Resignation,
    "time": TimeUp,
}


def rings_text(rings: Sequence[Ring], grid: Grid) -> str:
    """Rings as [sgf-gm40] writes them, but with the end not said again: `.cecfdgefde.gghhgi`."""
    return "".join(["." + "".join([grid.letters(point) for point in ring]) for ring in rings])


def parse_ring(letters: str, grid: Grid) -> Ring:
    """The ring that letter pairs name. Raises `OffBoard`."""
    return tuple([grid.from_letters(letters[i : i + 2]) for i in range(0, len(letters), 2)])


def move_text(move: Move, grid: Grid) -> str:
    """A move as a word or two; `parse_move` takes it back.

    A dot is its letter pair and rings, a declaration its rings; the others are `pass 0`, `stop 0`,
    `resign 0`, `time 0` with the player, `draw`, and `settle` with rings. Time spent stands behind a `@`."""
    match move:
        case Dot(point, _, rings):
            text = grid.letters(point) + rings_text(rings, grid)
        case Declaration(_, rings):
            text = rings_text(rings, grid)
        case AgreedDraw():
            text = "draw"
        case AgreedSettlement(rings):
            text = f"settle {rings_text(rings, grid)}"
        case Pass(player) | Stop(player) | Resignation(player) | TimeUp(player):
            text = f"{next(word for word, kind in _OF_A_PLAYER.items() if isinstance(move, kind))} {player}"
    spent = getattr(move, "spent", 0)
    return f"{text}@{spent}" if spent else text


def parse_move(text: str, turn: int, grid: Grid) -> Move:
    """The move that `move_text` wrote, made when `turn` is to move. Raises `InvalidRecord` or `OffBoard`."""
    body, at, digits = text.partition("@")
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= len(str(MAX_SPENT))
    if at and not (is_number and int(digits) <= MAX_SPENT):
        raise InvalidRecord(f"behind @ stands {digits[:20]!r}, not the milliseconds spent")
    spent = int(digits or 0)
    word, _, rest = body.partition(" ")
    if word in _OF_A_PLAYER and rest in {"0", "1", "2", "3"}:
        kind = _OF_A_PLAYER[word]
        if issubclass(kind, Pass | Stop):
            return kind(int(rest), spent)
        if not at:
            return kind(int(rest))
    if not at and body == "draw":
        return AgreedDraw()
    if not at and word == "settle":
        return AgreedSettlement(_parse_rings(rest, grid))
    letters, dotted, rings = body.partition(".")
    parsed = _parse_rings(dotted + rings, grid)
    if not letters and parsed:
        return Declaration(turn, parsed, spent)
    return Dot(grid.from_letters(letters), turn, parsed, spent)


def _parse_rings(text: str, grid: Grid) -> tuple[Ring, ...]:
    if not text:
        return ()
    first, *rings = text.split(".")
    if first:
        raise InvalidRecord(f"rings begin with a dot; here stands {text[:20]!r}")
    return tuple([parse_ring(ring, grid) for ring in rings])
