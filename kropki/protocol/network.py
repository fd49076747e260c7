"""The request about the parts of the network, and its answer (`docs/protocol.md`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, ClassVar

from kropki.computer.anatomy import (
    INPUTS,
    Change,
    change_net,
    channel_of,
    check_part,
    feeds_of,
    rows_of,
    seen_by,
    sizes_of,
    thresholds_of,
    weights_of,
)
from kropki.computer.foresight import Forecast, Likely, Sheet, load_net, read_forecast
from kropki.computer.network import number_at
from kropki.computer.player import copy_automatic, last_points
from kropki.computer.steps import Steps
from kropki.game.game import Game
from kropki.protocol.forecast import likely_dots, likely_moves
from kropki.protocol.requests import BadRequest, Request
from kropki.protocol.stepwise import AboutGameRequest, Task
from kropki.protocol.wire import message

if TYPE_CHECKING:
    from kropki.protocol.values import LikelyPoint, NetFeed, NetInput, RecordData
else:  # what they are is checked below
    LikelyPoint = NetFeed = NetInput = RecordData = object


@message
class AskNetwork(AboutGameRequest):
    """Examine a part of the network on the position of a game for two.

    Each of the `weights` and `thresholds` is a change, for this answer only: the row and the number of a
    neuron, the number of the tap or threshold, and its value. Weights are -1, 0 or 1.
    """

    kind = "network"
    row: int
    number: int
    record: RecordData | None = None
    weights: list[list[int]] = field(default_factory=list)
    thresholds: list[list[int]] = field(default_factory=list)


@message
class NetworkFound:
    """A part of the network, its numbers on the board, and what the changed network expects.

    Attributes:
        done: Whether this is the final answer.
        rows: How many inputs, neurons and outputs there are, row by row.
        inputs: What the inputs show.
        outputs: What the outputs tell: `mover` and `other`, how likely the point ends up in a territory of
            the player to move or of the opponent, and `move`, how good a move there looks.
        weights: The weight of each tap of the neuron, before any change; none for an input.
        thresholds: Its thresholds for the sum of all weights, before any change, the lowest first. Its number
            is how many of them the sum reaches. From the second layer on, the sum also has eight times what
            the neuron with the same number has in the row below.
        feeds: The neurons and outputs that see the part, with the changes.
        plane: Its number at each point, row by row, with the changes; none until it is done.
        dots: What `forecast` tells, with the changes.
        moves: The same.
    """

    kind: ClassVar[str] = "network"
    done: bool
    rows: list[int]
    inputs: list[NetInput]
    outputs: list[str]
    weights: list[int]
    thresholds: list[int]
    feeds: list[NetFeed]
    plane: list[int] = field(default_factory=list)
    dots: list[LikelyPoint] = field(default_factory=list)
    moves: list[LikelyPoint] = field(default_factory=list)


def _examine(request: AskNetwork, game: Game) -> Task:
    """Return the task of examining a part of the network.

    Raises:
        BadRequest: If the game has more than two players, or a change does not have four numbers.
        InvalidPart: If there is no such part, or it cannot be changed like this.
    """
    if game.board.players != 2:
        raise BadRequest("field", f"record has {game.board.players} players; the network is for 2")
    row, number, shipped = request.row, request.number, load_net()
    net = change_net(shipped, _changes(request.weights), _changes(request.thresholds))
    check_part(shipped, row, number)
    neuron = rows_of(shipped)[row][number] if row else None
    board, player = copy_automatic(game.board), game.turn
    grid = board.grid
    plane: list[int] = []
    forecast = Forecast({}, {})

    def steps() -> Steps[None]:
        nonlocal plane, forecast
        sheet = Sheet(grid)
        sheet.add(board, player, 1 - player, last_points(game))
        inputs = sheet.inputs()
        activity = yield from net.watch(inputs, inputs[-1], grid.stride)
        channel = channel_of(activity, inputs, row, number)
        plane = [number_at(channel, point) for point in grid.points]
        if not game.outcome:
            forecast = read_forecast(Likely(**activity.outputs), board, player, 1 - player)

    def report(done: bool) -> NetworkFound:
        return NetworkFound(
            done,
            sizes_of(shipped),
            [{"name": each.name, "steps": each.steps} for each in INPUTS],
            [*shipped.outputs],
            weights_of(neuron, seen_by(shipped, row)) if neuron else [],
            thresholds_of(neuron) if neuron else [],
            [
                {"row": feed.row, "number": feed.number, "plus": feed.plus, "minus": feed.minus}
                for feed in feeds_of(net, row, number)
            ],
            plane,
            likely_dots(forecast, grid),
            likely_moves(forecast, grid),
        )

    return Task(steps(), report)


def _changes(lists: Sequence[Sequence[int]]) -> list[Change]:
    """Return changes that are written as lists.

    Raises:
        BadRequest: If one does not have four numbers.
    """
    if any(len(each) != len(Change._fields) for each in lists):
        raise BadRequest("field", "a change of a weight or threshold has four numbers")
    return [Change(*each) for each in lists]


TASKS: dict[type[Request], Callable[..., Task]] = {AskNetwork: _examine}
