"""Requests about lessons, and their answers (`docs/protocol.md`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, TypedDict

from kropki.game.moves import Dot
from kropki.lesson.aim import AimKind
from kropki.lesson.judge import Judge, Put, Verdict, is_stop_right, predicted
from kropki.lesson.text import Step, read_lesson
from kropki.protocol.describe import frame, letters_of, position
from kropki.protocol.requests import BadRequest, Data, Request
from kropki.protocol.stepwise import Task
from kropki.protocol.wire import message

if TYPE_CHECKING:
    from kropki.protocol.answers import Position
    from kropki.protocol.values import Frame, LessonAction
else:
    LessonAction = str

MAX_MOVES = 100
"""Dots on a board of a lesson, besides those at the beginning."""


@message
class AskLesson(Request):
    """Read a lesson.

    `text` is its file (`lessons.md`).
    """

    kind = "lesson"
    text: Data


class StepInfo(TypedDict):
    """A step of a lesson.

    `id`: eight digits that stay when its words are changed. `text`, `right` and `wrong`: what the reader is
    told at first, after reaching the aim, and after a wrong move; `shape`: the name of the shape that it is
    about. `aim` with its `number`, its `points`, and the `dots` that it may take. `move`: the point of the
    dot whose captures are to be predicted. `start`: the position. Texts that are not given are empty.
    """

    id: str
    text: str
    right: str
    wrong: str
    shape: str
    aim: AimKind
    number: int
    dots: int
    points: str
    move: str
    start: Position


@message
class OpenedLesson:
    """A lesson.

    Attributes:
        done: Whether this is the final answer.
        title: Its title. A text of a lesson that begins with `@` is the name of a message of the page.
        steps: Its steps.
    """

    kind: ClassVar[str] = "lesson"
    done: bool
    title: str
    steps: list[StepInfo]


@message
class JudgeMove(Request):
    """Judge what a reader does on the board of a step, counted from 0, and answer it.

    `moves`: the dots so far in letters, of the reader and the opponent in turn, with `!` behind those whose
    captures are declared. `action`: a `dot` on `points`; `predict`, that a move captures the dots on
    `points`; or `stop`. `declares`: whether the dot's captures are declared, if the reader was `asked`.
    """

    kind = "judge"
    text: Data
    step: int
    moves: list[str] = field(default_factory=list)
    action: LessonAction = "dot"
    points: str = ""
    asked: bool = False
    declares: bool = False


@message
class Judged:
    """What a reader's action was worth, and the dots that follow: the reader's and those that answer it.

    Attributes:
        done: Whether this is the final answer.
        right: Whether the aim is reached, or can still be reached.
        reached: Whether it is reached.
        asks: Whether the reader has to say first if captures are declared; nothing is judged yet.
        gain: By how many dots the reader's lead has grown since the step began; after a stop, by how many the
            reader wins.
        dots: The points of the dots that follow: the reader's, and those that answer it. After a wrong move
            they show what it lost.
        frames: The positions after these dots.
        captured: The dots that were to be named.
        threats: Where the reader's next dot captures.
    """

    kind: ClassVar[str] = "judged"
    done: bool
    right: bool = False
    reached: bool = False
    asks: bool = False
    gain: int = 0
    dots: str = ""
    frames: list[Frame] = field(default_factory=list)
    captured: str = ""
    threats: str = ""


_lesson = lru_cache(maxsize=4)(read_lesson)
"""Reads a lesson; each move is judged by the lesson as it was read before."""


def _open(request: AskLesson) -> Task:
    """Return the task of reading a lesson.

    Raises:
        InvalidLesson: If the text is not a lesson.
    """
    lesson = _lesson(request.text)
    answer = OpenedLesson(True, lesson.title, [_step(step) for step in lesson.steps])
    return Task.finished(answer)


def _step(step: Step) -> StepInfo:
    return {
        "id": step.id,
        "text": step.text,
        "right": step.right,
        "wrong": step.wrong,
        "shape": step.shape,
        "aim": step.aim.kind,
        "number": step.aim.number,
        "dots": step.aim.dots,
        "points": "".join(step.aim.points),
        "move": step.move,
        "start": position(step.game()),
    }


def _judge(request: JudgeMove) -> Task:
    """Return the task of judging an action.

    Raises:
        InvalidLesson: If the text is not a lesson.
        BadRequest: If there is no such step or action, or too many moves.
        KropkiError: If a move is not legal.
    """
    steps = _lesson(request.text).steps
    if not 0 <= request.step < len(steps):
        raise BadRequest("field", f"step is {request.step}; the lesson has steps 0 to {len(steps) - 1}")
    if len(request.moves) > MAX_MOVES:
        raise BadRequest("field", f"moves has at most {MAX_MOVES} dots, not {len(request.moves)}")
    step = steps[request.step]
    match request.action:
        case "predict" if step.move:
            answer = _predict(step, request.points)
        case "stop":
            is_right, margin = is_stop_right(step, request.moves)
            is_right = is_right and step.aim.kind == "stop"
            answer = Judged(True, right=is_right, reached=is_right, gain=margin)
        case "dot":
            judging = _Judging(step, request)
            return Task(judging.run(), judging.report)
        case _:
            raise BadRequest("field", f"action is {request.action[:20]!r}, which this step does not have")
    return Task.finished(answer)


def _predict(step: Step, points: str) -> Judged:
    put, mask = predicted(step)
    grid = put.board.grid
    captured = letters_of(grid.mask_points(mask), grid)
    is_right = {points[i : i + 2] for i in range(0, len(points), 2)} == {
        captured[i : i + 2] for i in range(0, len(captured), 2)
    }
    return Judged(
        True, right=is_right, reached=is_right, dots=step.move, frames=[_frame(put)], captured=captured
    )


def _frame(put: Put) -> Frame:
    return frame(put.board, Dot(put.point, put.player), put.taken)


class _Judging:
    """Judges a dot in steps."""

    def __init__(self, step: Step, request: JudgeMove) -> None:
        self._judge = Judge(step, request.moves)
        self._point = self._judge.game.board.grid.from_letters(request.points)
        self._declares = request.declares if request.asked else None
        self._verdict = Verdict()

    def run(self) -> Iterator[None]:
        """Judge the dot."""
        self._verdict = yield from self._judge.judge(self._point, self._declares)

    def report(self, done: bool) -> Judged:
        """Return what is known so far."""
        verdict = self._verdict
        grid = self._judge.game.board.grid
        return Judged(
            done,
            right=verdict.right,
            reached=verdict.done,
            asks=verdict.asks,
            gain=verdict.gain,
            dots=letters_of([put.point for put in verdict.puts], grid),
            frames=[_frame(put) for put in verdict.puts],
            threats=letters_of(verdict.threats, grid),
        )


TASKS: dict[type[Request], Callable[[Any], Task]] = {AskLesson: _open, JudgeMove: _judge}
