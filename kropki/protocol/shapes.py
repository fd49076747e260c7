"""Requests about shapes and dangers, and their answers (`docs/protocol.md`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import TYPE_CHECKING, ClassVar

from kropki.computer.coach import find_danger
from kropki.computer.shapes import find_shapes
from kropki.computer.steps import Steps
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.protocol.describe import letters_of
from kropki.protocol.requests import Request
from kropki.protocol.stepwise import AboutGameRequest, Task
from kropki.protocol.wire import message

if TYPE_CHECKING:
    from kropki.protocol.values import DangerInfo, RecordData, ShapeInfo
else:  # the contents are checked when they are read
    RecordData = object


@message
class AskShapes(AboutGameRequest):
    """Name the shapes that the last dot of a game has made, and what it endangers."""

    kind = "shapes"
    record: RecordData | None = None


@message
class NamedShapes:
    """The shapes that a dot has made, the most important one first.

    Attributes:
        done: Whether this is the final answer.
        shapes: The shapes, the most important one first; none if the last move was no dot, or the game has
            more than two players.
        danger: What to warn the player to move of, if anything.
    """

    kind: ClassVar[str] = "shapes"
    done: bool
    shapes: list[ShapeInfo] = field(default_factory=list)
    danger: DangerInfo | None = None


def _name(_: AskShapes, game: Game) -> Task:
    """Return the task of naming shapes."""
    grid = game.board.grid
    shapes: list[ShapeInfo] = []
    danger: DangerInfo | None = None

    def steps() -> Steps[None]:
        nonlocal danger
        move = game.node.move
        if not isinstance(move, Dot) or game.board.players != 2:
            return
        if warned := (yield from find_danger(game)):
            danger = {"name": warned.name, "points": letters_of(warned.dots, grid)}
        after, player = game.board.copy(), move.player
        game.undo()
        for shape in (yield from find_shapes(game.board, after, move.point, player)):
            shapes.append({"name": shape.name, "points": letters_of(shape.points, grid)})

    return Task(steps(), lambda done: NamedShapes(done, shapes, danger))


TASKS: dict[type[Request], Callable[..., Task]] = {AskShapes: _name}
