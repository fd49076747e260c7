"""Answers requests about what people learn from, and about the computer's network, JSON text both ways.

`docs/protocol.md` describes the messages. The page loads this module only for those who learn.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from kropki.game.game import Game
from kropki.protocol import classes, forecast, lessons, network, puzzles, shapes, solved, texts, worksheets
from kropki.protocol.requests import BadRequest, Request
from kropki.protocol.stepwise import Stepwise, Task

MODULES = (lessons, puzzles, classes, shapes, forecast, network, solved, texts, worksheets)
"""The modules with the messages, each with its `TASKS`."""

TASKS: dict[type[Request], Callable[..., Task]] = {
    kind: task for module in MODULES for kind, task in module.TASKS.items()
}
"""For each kind of request, what returns its task. It may raise a `KropkiError`."""

REQUESTS: dict[str, type[Request]] = {request.kind: request for request in TASKS}


MAX_KEPT = 8
"""Texts that are kept; the one that has not been used for longest goes first."""


class Learner(Stepwise):
    """Answers one request at a time.

    A text need not come again with each request about it: it is kept if it comes as
    `{"key": 7, "text": "…"}`, and `{"key": 7}` stands for it then.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.perf_counter,
        followed: Callable[[], Game | None] | None = None,
    ) -> None:
        """Start with nothing to do.

        Args:
            clock: Returns the time in seconds.
            followed: Returns the game that the worker follows, if it does.
        """
        super().__init__(
            REQUESTS, lambda request, *game: TASKS[type(request)](request, *game), followed, clock
        )
        self._kept: dict[int, str] = {}

    def _read(self, text: str) -> dict[str, Any]:
        message = super()._read(text)
        return {
            name: self._text(value) if isinstance(value, dict) and "key" in value else value
            for name, value in message.items()
        }

    def _text(self, value: dict[str, Any]) -> str:
        """Return the text that a JSON object stands for.

        Raises:
            BadRequest: If no text is kept under its key.
        """
        match value:
            case {"key": int(key), "text": str(text), **rest} if not rest:
                self._kept.pop(key, None)
            case {"key": int(key), **rest} if not rest and key in self._kept:
                text = self._kept.pop(key)
            case _:
                raise BadRequest("field", "a key is not that of a text that is kept")
        self._kept[key] = text
        while len(self._kept) > MAX_KEPT:
            self._kept.pop(next(iter(self._kept)))
        return text
