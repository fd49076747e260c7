"""The protocol of `kropki verify`, for comparing engines move by move.

    new WIDTH HEIGHT [RULESET]   -> ok
    play X Y PLAYER              -> ok C0 C1 ...   the captures of each player so far
    enclose PLAYER RING ...      -> ok C0 C1 ...   declare rings, as letter pairs (in rules that have it)
    undo                         -> ok C0 C1 ...
    board                        -> HEIGHT lines with two characters for each point, then end
    quit

Columns, rows and players count from 0. Any player may play at any time. If a command cannot be carried out,
the answer is `refused area/reason`, and the board is unchanged. The two characters of a point are its dot,
one of `.RBGY`, and the owner of its territory, one of `.rbgy`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kropki.board.board import MAX_PLAYERS, MIN_PLAYERS, Board
from kropki.board.diagram import DOTS, EMPTY, OWNERS
from kropki.errors import KropkiError
from kropki.game.moves import parse_ring
from kropki.game.rules import named_rules


class Verifier:
    """A board and the commands that change it.

    Attributes:
        board: The board; None before the first command `new`.
    """

    def __init__(self) -> None:
        self.board: Board | None = None
        self._players = MIN_PLAYERS  # at least this many have played

    def answer(self, line: str) -> list[str]:
        """Return the lines that answer a command. This never raises."""
        try:
            return self._answer(line.split())
        except KropkiError as error:
            return [f"refused {error.code}"]

    def _answer(self, words: list[str]) -> list[str]:
        board = self.board
        match words:
            case ["new", width, height, *rule_sets] if len(rule_sets) <= 1:
                declared = named_rules(rule_sets[0])[1].declared if rule_sets else False
                self.board = Board(_number(width), _number(height), MAX_PLAYERS, declared=declared)
                self._players = MIN_PLAYERS
                return ["ok"]
            case ["play", _, _, _] | ["enclose", _, _, *_] | ["undo"] | ["board"] if board is None:
                return ["refused command/no-board"]
            case ["play", x, y, player] if board:
                number = _number(player)
                board.play(board.grid.point(_number(x), _number(y)), number)
                self._players = max(self._players, number + 1)
                return [self._captures(board)]
            case ["enclose", player, *rings] if board and rings:
                board.enclose(_number(player), [parse_ring(ring, board.grid) for ring in rings])
                return [self._captures(board)]
            case ["undo"] if board:
                board.undo()
                return [self._captures(board)]
            case ["board"] if board:
                return [*_rows(board), "end"]
        return ["refused command/unknown"]

    def _captures(self, board: Board) -> str:
        return " ".join(["ok", *map(str, board.captures[: self._players])])


class _NotANumber(KropkiError):
    code = "command/not-a-number"


def _number(word: str) -> int:
    """Return a whole number.

    Raises:
        _NotANumber: If the word is not one.
    """
    try:
        return int(word)
    except ValueError:
        raise _NotANumber(f"{word!r} is not a whole number") from None


def _rows(board: Board) -> Iterator[str]:
    drawn = board.diagram()
    for y in range(drawn.height):
        yield "".join(
            (DOTS[drawn.dots[x, y]] if (x, y) in drawn.dots else EMPTY)
            + (OWNERS[drawn.owners[x, y]] if (x, y) in drawn.owners else EMPTY)
            for x in range(drawn.width)
        )


def answer_lines(lines: Iterable[str]) -> Iterator[str]:
    """Yield the answers to commands, a line each, until `quit`."""
    verifier = Verifier()
    for line in lines:
        if line.split() == ["quit"]:
            return
        if line.strip():
            yield from verifier.answer(line)
