"""The request about classes, and its answer (`docs/protocol.md`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from kropki.classroom.text import ClassStep, read_class
from kropki.protocol.requests import Data, Request
from kropki.protocol.stepwise import Task
from kropki.protocol.wire import message

if TYPE_CHECKING:
    from kropki.protocol.values import ClassStepInfo


@message
class AskClass(Request):
    """Read a class."""

    kind = "class"
    text: Data


@message
class OpenedClass:
    """A class: its title and name, what is allowed while a step of it is open, and its steps.

    Attributes:
        done: Whether this is the final answer.
        name: Eight digits that depend on its text.
        title: Its title.
        level: The strongest level of the computer player that is allowed.
        hints: Whether hints are allowed.
        computer: Whether the computer may play.
        steps: Its steps.
    """

    kind: ClassVar[str] = "class"
    done: bool
    name: str
    title: str
    level: int
    hints: bool
    computer: bool
    steps: list[ClassStepInfo]


def _open(request: AskClass) -> Task:
    """Return the task of reading a class.

    Raises:
        InvalidClass: If the text is not a class.
        InvalidLesson: If a lesson in it is wrong.
    """
    found = read_class(request.text)
    answer = OpenedClass(
        done=True,
        name=found.id,
        title=found.title,
        level=found.level,
        hints=found.allows_hints,
        computer=found.allows_computer,
        steps=[_step(step) for step in found.steps],
    )
    return Task.finished(answer)


def _step(step: ClassStep) -> ClassStepInfo:
    return {
        "id": step.id,
        "kind": step.kind,
        "name": step.name,
        "title": step.title,
        "text": step.text,
        "source": step.source,
        "at": step.at,
        "hidden": step.is_hidden,
        "before": step.before,
        "played": step.played,
    }


TASKS: dict[type[Request], Callable[[Any], Task]] = {AskClass: _open}
