"""Answers requests that take time, JSON text both ways.

The work is done in slices, so that its worker can look for new messages in between.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.protocol.answers import Failure
from kropki.protocol.parsing import read_message, read_request
from kropki.protocol.requests import VERSION, BadRequest, Request
from kropki.record.game_json import from_json

if TYPE_CHECKING:
    from kropki.protocol.values import RecordData
else:  # its contents are checked when it is read
    RecordData = object

FIRST_LOOK = 20
"""Milliseconds of work if an answer is wanted before any."""


class Idle(KropkiError):
    """There is nothing to think about."""

    code = "thinking/idle"


class AboutGameRequest(Request):
    """A request about a game: the one in `record` or, if that is null, the one that the worker follows."""

    record: RecordData | None


class Progress(Protocol):
    """An answer, which may come before everything is known."""

    kind: ClassVar[str]

    @property
    def done(self) -> bool:
        """Whether this is the final answer."""


@dataclass
class Task:
    """The work for a request.

    Attributes:
        steps: Does the work in short steps.
        report: Returns what is known so far, given whether that is all.
    """

    steps: Iterator[None]
    report: Callable[[bool], Progress]

    @classmethod
    def finished(cls, answer: Progress) -> Task:
        """Return a task whose answer is known already."""
        return cls(iter(()), lambda done: answer)


class Stepwise:
    """Works on one request at a time.

    Its answers are JSON text. No method raises: an error is an answer too.
    """

    def __init__(
        self,
        requests: Mapping[str, type[Request]],
        task_of: Callable[..., Task],
        followed: Callable[[], Game | None] | None,
        clock: Callable[[], float],
    ) -> None:
        """Start with nothing to do.

        Args:
            requests: The known requests by kind.
            task_of: Returns the task of a request, or raises a `KropkiError`. If the request is about a game,
                that is the second argument: the task may move through the game, but must not change it.
            followed: Returns the game that the worker follows, if it does.
            clock: Returns the time in seconds.
        """
        self._requests = requests
        self._task_of = task_of
        self._followed = followed
        self._clock = clock
        self._task: Task | None = None
        self._number = 0
        self._has_begun = self._is_done = False

    def begin(self, text: str) -> str:
        """Start on a request, drop the previous one, and return a first answer."""
        self._task = None
        number: int | None = None
        try:
            message = self._read(text)
            number = message["id"] if type(message.get("id")) is int else None
            envelope = read_request(message, self._requests)
            self._number = envelope.id
            self._has_begun = self._is_done = False
            request = envelope.request
            about = [self._game(request)] if isinstance(request, AboutGameRequest) else []
            self._task = self._task_of(request, *about)
            return self._report()
        except KropkiError as error:
            self._task = None
            return _text(number, Failure(error.code, str(error)))

    def _read(self, text: str) -> dict[str, Any]:
        """Return the JSON object in a request's text.

        Raises:
            BadRequest: If the text is not a JSON object.
        """
        return read_message(text)

    def _game(self, request: AboutGameRequest) -> Game:
        """Return the game that a request is about.

        Raises:
            InvalidRecord: If the game cannot be read.
            BadRequest: If there is neither a record nor a game that is followed.
        """
        if request.record is not None:
            return from_json(request.record)
        game = self._followed and self._followed()
        if not game:
            raise BadRequest("field", "record is null, but no game is followed")
        return _view(game)

    def go_on(self, milliseconds: float) -> str:
        """Work for about this long, and return the answer so far."""
        if self._task and not self._is_done:
            self._has_begun = True
            end = self._clock() + milliseconds / 1000
            try:
                for _ in self._task.steps:
                    if self._clock() >= end:
                        break
                else:
                    self._is_done = True
            except KropkiError as error:
                self._task = None
                return _text(self._number, Failure(error.code, str(error)))
        return self._report()

    def conclude(self) -> str:
        """Return the final answer, as far as the work has got, but after a first look."""
        if self._task and not self._has_begun:
            self.go_on(FIRST_LOOK)
        if self._task:
            self._is_done = True
        return self._report()

    def _report(self) -> str:
        if not self._task:
            return _text(None, Failure(Idle.code, "there is nothing to think about"))
        return _text(self._number, self._task.report(self._is_done))


def _view(game: Game) -> Game:
    """Return a game at the same node of the same tree, which goes its own way through it."""
    return deepcopy(game, {id(node): node for node in (game.root, game.node, *game.nodes.values())})


def _text(number: int | None, answer: Progress | Failure) -> str:
    return json.dumps({"v": VERSION, "id": number, "kind": answer.kind} | vars(answer), default=vars)
