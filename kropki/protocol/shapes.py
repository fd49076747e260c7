"""Requests about shapes, and their answers (`docs/protocol.md`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import TYPE_CHECKING, ClassVar

from kropki.computer.shapes import Shape, find_shapes
from kropki.computer.steps import Steps
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.protocol.describe import letters_of
from kropki.protocol.requests import Request
from kropki.protocol.stepwise import AboutGameRequest, Task
from kropki.protocol.wire import message

if TYPE_CHECKING:
    from kropki.protocol.values import RecordData, ShapeInfo
else:  # its contents are checked when it is read
    RecordData = object


@message
class AskShapes(AboutGameRequest):
    """Name the shapes that the last dot of a game has made."""

    kind = "shapes"
    record: RecordData | None = None


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


def _name(_: AskShapes, game: Game) -> Task:
    """Return the task of naming shapes."""
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


TASKS: dict[type[Request], Callable[..., Task]] = {AskShapes: _name}
