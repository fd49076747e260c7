"""A line protocol for comparing engines move by move: `python3 -m kropki verify`.

    new WIDTH HEIGHT [RULESET]   -> ok
    play X Y PLAYER              -> ok C0 C1 ...   captures of each player so far
    enclose PLAYER RING ...      -> ok C0 C1 ...   declares rings, letter pairs (rules of declared captures)
    undo                         -> ok C0 C1 ...
    board                        -> HEIGHT lines of two characters a point, then end
    quit

Columns, rows and players count from 0; any player may play at any time. What cannot be done is answered by
`refused area/reason`, and the board is as it was. A point of `board` is its dot, one of `.RBGY`, and the
owner of the territory that it lies in, one of `.rbgy`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kropki.board.board import MAX_PLAYERS, MIN_PLAYERS, Board
from kropki.board.diagram import DOTS, EMPTY, OWNERS
from kropki.errors import KropkiError
from kropki.game.moves import parse_ring
from kropki.game.rules import named_rules


class Verifier:
    """One board and the commands that change it."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._seen = MIN_PLAYERS

    def answer(self, line: str) -> list[str]:
        """The lines that answer a command. Never raises for what a line says."""
        try:
            return self._answer(line.split())
        except KropkiError as error:
            return [f"refused {error.code}"]

    def _answer(self, words: list[str]) -> list[str]:
        board = self._board
        match words:
            case ["new", width, height, *ruleset] if len(ruleset) <= 1:
                declared = named_rules(ruleset[0])[1].declared if ruleset else False
                self._board = Board(_number(width), _number(height), MAX_PLAYERS, declared=declared)
                self._seen = MIN_PLAYERS
                return ["ok"]
            case ["play", _, _, _] | ["enclose", _, _, *_] | ["undo"] | ["board"] if board is None:
                return ["refused command/no-board"]
            case ["play", x, y, player] if board:
                number = _number(player)
                board.play(board.grid.point(_number(x), _number(y)), number)
                self._seen = max(self._seen, number + 1)
                return [self._captures(board)]
            case ["enclose", player, ring, *more] if board:
                board.enclose(_number(player), [parse_ring(letters, board.grid) for letters in [ring, *more]])
                return [self._captures(board)]
            case ["undo"] if board:
                board.undo()
                return [self._captures(board)]
            case ["board"] if board:
                return [*_rows(board), "end"]
        return ["refused command/unknown"]

    def _captures(self, board: Board) -> str:
        return " ".join(["ok", *map(str, board.captures[: self._seen])])


class _NotANumber(KropkiError):
    code = "command/not-a-number"


def _number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise _NotANumber(f"{word!r} is no whole number") from None


def _rows(board: Board) -> Iterator[str]:
    drawn = board.diagram()
    for y in range(drawn.height):
        yield "".join(
            (DOTS[drawn.dots[x, y]] if (x, y) in drawn.dots else EMPTY)
            + (OWNERS[drawn.owners[x, y]] if (x, y) in drawn.owners else EMPTY)
            for x in range(drawn.width)
        )


def verify(lines: Iterable[str]) -> Iterator[str]:
    """The answers to lines of commands, line by line, up to `quit`."""
    verifier = Verifier()
    for line in lines:
        if line.split() == ["quit"]:
            return
        if line.strip():
            yield from verifier.answer(line)
