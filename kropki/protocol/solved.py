"""The request about solved boards, and its answer (`docs/protocol.md`)."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from kropki.game import rules
from kropki.game.game import Game
from kropki.protocol.answers import Position
from kropki.protocol.describe import move_effect, place, position
from kropki.protocol.requests import BadRequest, Data, Request
from kropki.protocol.stepwise import Task
from kropki.protocol.wire import message
from kropki.solved.solver import Solver, gain_alone, lead
from kropki.solved.table import Table, read_tables

if TYPE_CHECKING:
    from kropki.protocol.values import MoveWorth
else:
    MoveWorth = object


@message
class AskSolved(Request):
    """Say what each move is worth after a line of dots from the empty board on.

    `tables` are the tables in base64, `rules` is a rule set with automatic captures.
    """

    kind = "solved"
    tables: Data
    width: int
    height: int
    rules: str
    line: str = ""


@message
class SolvedPosition:
    """A position, and by how many dots the player to move leads in the end if both play best.

    Attributes:
        done: Whether this is the final answer.
        position: The position after the line.
        lead: By how many dots the player to move leads in the end if both play best.
        moves: The same after each move; none if the game is over.
        stop: The same if the player stops; null if nobody may stop, or the game is over.
    """

    kind: ClassVar[str] = "solved"
    done: bool
    position: Position
    lead: int
    moves: list[MoveWorth]
    stop: int | None


@lru_cache(maxsize=1)
def _tables(data: str) -> dict[tuple[int, int], Table]:
    """Return the tables in base64.

    Raises:
        BadRequest: If it is not base64.
        InvalidTable: If the bytes are damaged.
    """
    try:
        return read_tables(b64decode(data, validate=True))
    except ValueError as error:
        raise BadRequest("field", f"tables are not base64: {error}") from error


@lru_cache(maxsize=4)
def _solver(data: str, width: int, height: int, stops: bool) -> Solver:
    """Return the solver of a board, which remembers what it has found.

    Raises:
        BadRequest: If the board is not solved, or `data` is not base64.
        InvalidTable: If the tables are damaged.
    """
    table = _tables(data).get((width, height))
    if not table:
        raise BadRequest("field", f"{width}×{height} is not solved")
    return Solver(stops=stops, table=table)


def _look(request: AskSolved) -> Task:
    """Return the task of looking a position up.

    Raises:
        BadRequest: If a field is out of range.
        InvalidTable: If the tables are damaged.
        SizeOutOfRange: If no board has this size.
        UnknownRules: If there is no such rule set.
        IllegalMove: If a move is not legal.
    """
    game = Game(request.width, request.height, rules=request.rules, opening="empty")
    if game.board.declared:
        raise BadRequest("field", f"rules is {request.rules}; boards are solved for automatic captures")
    stops = game.rules.stop is not rules.StopRule.NONE
    solver = _solver(request.tables, request.width, request.height, stops)
    grid = game.board.grid
    effect = None
    for start in range(0, len(request.line), 2):
        effect = move_effect(game, game.play(grid.from_letters(request.line[start : start + 2])))
    board, mover = game.board, game.turn
    now = lead(board, mover)
    if game.outcome:
        return Task.finished(SolvedPosition(True, position(game, effect), now, [], None))
    stop = now - gain_alone(board, 1 - mover) if stops else None
    moves: list[MoveWorth] = [
        {**place(point, grid), "lead": now + gain} for point, gain in solver.moves(board, mover).items()
    ]
    best = now + solver.value(board, mover)
    return Task.finished(SolvedPosition(True, position(game, effect), best, moves, stop))


TASKS: dict[type[Request], Callable[[Any], Task]] = {AskSolved: _look}
