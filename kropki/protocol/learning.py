"""Answers requests about what people learn from, and about the computer's network, JSON text both ways.

`docs/protocol.md` describes the messages. The page loads this module only for those who learn.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from kropki.game.game import Game
from kropki.protocol import classes, forecast, lessons, network, puzzles, shapes, solved, texts
from kropki.protocol.requests import Request
from kropki.protocol.stepwise import Stepwise, Task

MODULES = (lessons, puzzles, classes, shapes, forecast, network, solved, texts)
"""The modules with the messages, each with its `TASKS`."""

TASKS: dict[type[Request], Callable[..., Task]] = {
    kind: task for module in MODULES for kind, task in module.TASKS.items()
}
"""For each kind of request, what returns its task. It may raise a `KropkiError`."""

REQUESTS: dict[str, type[Request]] = {request.kind: request for request in TASKS}


class Learner(Stepwise):
    """Answers one request at a time."""

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
