"""Requests about shapes, and their answers (`docs/protocol.md`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import TYPE_CHECKING, Any, ClassVar

from kropki.computer.shapes import Shape, find_shapes
from kropki.computer.steps import Steps
from kropki.game.moves import Dot
from kropki.protocol.describe import letters_of
from kropki.protocol.requests import Request
from kropki.protocol.stepwise import Task
from kropki.protocol.wire import message
from kropki.record.game_json import from_json

if TYPE_CHECKING:
    from kropki.protocol.values import RecordData, ShapeInfo
else:  # its contents are checked when it is read
    RecordData = object


@message
class AskShapes(Request):
    """Name the shapes that the last dot of a game has made."""

    kind = "shapes"
    record: RecordData


@message
class NamedShapes:
    """The shapes that a dot has made, the most important one first.

    Attributes:
        done: Whether this is the final answer.
        shapes: The shapes, the most important one first; none if the last move was no dot, or the game has
            more than two players.
    """

    kind: ClassVar[str] = "shapes"
    done: bool
    shapes: list[ShapeInfo] = field(default_factory=list)


def _name(request: AskShapes) -> Task:
    """Return the task of naming shapes.

    Raises:
        InvalidRecord: If the game cannot be read.
    """
    game = from_json(request.record)
    grid = game.board.grid
    found: list[Shape] = []

    def steps() -> Steps[None]:
        move = game.node.move
        if not isinstance(move, Dot) or game.board.players != 2:
            return
        after, player = game.board.copy(), move.player
        game.undo()
        found.extend((yield from find_shapes(game.board, after, move.point, player)))

    def report(done: bool) -> NamedShapes:
        return NamedShapes(done, [{"name": s.name, "points": letters_of(s.points, grid)} for s in found])

    return Task(steps(), report)


TASKS: dict[type[Request], Callable[[Any], Task]] = {AskShapes: _name}
