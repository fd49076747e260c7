"""Requests about what the computer player expects, and their answers (`docs/protocol.md`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, ClassVar

from kropki.board.grid import Grid, Point
from kropki.computer.course import Course
from kropki.computer.foresight import Forecast, load_foresight
from kropki.computer.player import copy_automatic, last_points
from kropki.computer.steps import Steps
from kropki.game.game import Game
from kropki.protocol.describe import place
from kropki.protocol.requests import Request
from kropki.protocol.stepwise import AboutGameRequest, Task
from kropki.protocol.wire import message

if TYPE_CHECKING:
    from kropki.protocol.values import LikelyPoint, RecordData
else:  # its contents are checked when it is read
    RecordData = object

MIN_DANGER = 0.125
"""How likely a dot must be captured to be told."""
MAX_MOVES = 5
"""How many likely moves are told."""


@message
class AskForecast(AboutGameRequest):
    """Say which dots will probably be captured in the end, and which moves are likely."""

    kind = "forecast"
    record: RecordData | None = None


@message
class ForecastFound:
    """The dots in danger and the likely moves, each the likeliest first.

    Attributes:
        done: Whether this is the final answer.
        dots: The dots that are captured with a likelihood of at least 1/8, the likeliest first; none if the
            game is over, the board is full, or the game has more than two players.
        moves: The five points that the player to move would most likely choose, the likeliest first; none in
            the same cases.
    """

    kind: ClassVar[str] = "forecast"
    done: bool
    dots: list[LikelyPoint] = field(default_factory=list)
    moves: list[LikelyPoint] = field(default_factory=list)


@message
class AskCourse(AboutGameRequest):
    """Say who will win by how many dots, as the network expects it after each move of the current line.

    Nodes whose numbers are `known` (none) are left out. The answer has at most 16 of the others: the current
    node, and the first ones. Ask again for the rest.
    """

    kind = "course"
    record: RecordData | None = None
    known: list[int] = field(default_factory=list)


@message
class CourseFound:
    """The nodes of the line by their numbers, and what is expected there; null where it is not found.

    Attributes:
        done: Whether this is the final answer.
        curve: For each node from the root on, its number and by how many dots player 0 wins, with komi: the
            dots captured so far and those that are expected, as the mean with either player to move. Null if
            the node is `known`, or left for the next request. Where nothing can be played any more, it is the
            score. Empty if the game has more than two players.
    """

    kind: ClassVar[str] = "course"
    done: bool
    curve: list[tuple[int, float | None]] = field(default_factory=list)


def _expect(_: AskForecast, game: Game) -> Task:
    """Return the task of expecting."""
    found = Forecast({}, {})

    def steps() -> Steps[None]:
        nonlocal found
        if game.board.players == 2 and not game.outcome and not game.board.is_full:
            board, player = copy_automatic(game.board), game.turn
            found = yield from load_foresight().forecast(board, player, 1 - player, last_points(game))

    def report(done: bool) -> ForecastFound:
        grid = game.board.grid
        return ForecastFound(done, likely_dots(found, grid), likely_moves(found, grid))

    return Task(steps(), report)


def likely_dots(forecast: Forecast, grid: Grid) -> list[LikelyPoint]:
    """Return the dots in danger, the likeliest first."""
    return _likely({point: share for point, share in forecast.captured.items() if share >= MIN_DANGER}, grid)


def likely_moves(forecast: Forecast, grid: Grid) -> list[LikelyPoint]:
    """Return the likely moves, the likeliest first."""
    return _likely(forecast.moves, grid)[:MAX_MOVES]


def _likely(shares: Mapping[Point, float], grid: Grid) -> list[LikelyPoint]:
    """Return points with their shares, the largest first."""
    points = sorted(shares, key=lambda point: (-shares[point], point))
    return [{**place(point, grid), "share": shares[point]} for point in points]


def _follow(request: AskCourse, game: Game) -> Task:
    """Return the task of following the course of a game."""
    if game.board.players != 2:
        return Task.finished(CourseFound(True))
    course = Course(game, load_foresight(), request.known)

    def report(done: bool) -> CourseFound:
        return CourseFound(done, [(node.number, course.leads.get(node.number)) for node in course.line])

    return Task(course.run(), report)


TASKS: dict[type[Request], Callable[..., Task]] = {AskForecast: _expect, AskCourse: _follow}
