"""Answers requests, JSON text both ways: this is how the page, the tests and the command line use the engine.

`docs/protocol.md` describes the messages. `kropki.protocol.requests` and `kropki.protocol.answers` define
them, and `kropki.protocol.handlers` carries them out.
"""

from __future__ import annotations

import json

from kropki.errors import InTerritory, KropkiError
from kropki.game.game import Game
from kropki.protocol.answers import Answer, Failure
from kropki.protocol.current_game import CurrentGame
from kropki.protocol.handlers import HANDLERS
from kropki.protocol.parsing import Envelope, read_message, read_request
from kropki.protocol.requests import VERSION


class StaleState(KropkiError):
    """The request refers to another state than the current one."""

    code = "state/stale"


class Session:
    """A game and the requests that change it.

    Example:
        >>> session = Session()
        >>> json.loads(session.handle('{"v": 1, "id": 1, "kind": "show"}'))["width"]
        15
    """

    def __init__(self) -> None:
        self._current = CurrentGame()

    @property
    def game(self) -> Game:
        """The current game."""
        return self._current.game

    @property
    def state(self) -> int:
        """The number of changes so far, which a request that changes the game must name."""
        return self._current.state

    def handle(self, text: str) -> str:
        """Return the answer to a request, both as JSON text.

        This never raises: if the request cannot be carried out, the answer is an error, and the game is
        unchanged.
        """
        number: int | None = None
        answer: Answer
        try:
            message = read_message(text)
            number = message["id"] if type(message.get("id")) is int else None
            answer = self._answer(read_request(message))
        except KropkiError as error:
            owner = error.owner if isinstance(error, InTerritory) else None
            answer = Failure(error.code, str(error), owner)
        envelope = {"v": VERSION, "id": number, "state": self.state, "kind": answer.kind}
        return json.dumps(envelope | vars(answer), default=vars)

    def _answer(self, envelope: Envelope) -> Answer:
        request, state = envelope.request, self.state
        if request.changes and envelope.state != state:
            raise StaleState(f"the request is for state {envelope.state}; the game is at state {state}")
        return HANDLERS[type(request)](self._current, request)


class Sessions:
    """Several sessions by name, for a page with several boards."""

    def __init__(self) -> None:
        self._sessions: dict[str, Session] = {}

    def handle(self, text: str, name: str = "") -> str:
        """Return the answer of a session, which starts with its first request.

        Args:
            text: The request.
            name: The name of the session.
        """
        if name not in self._sessions:
            self._sessions[name] = Session()
        return self._sessions[name].handle(text)

    def game(self, name: str = "") -> Game | None:
        """Return the current game of the session of that name, None if there is no such session."""
        return self._sessions[name].game if name in self._sessions else None

    def leave(self, name: str) -> None:
        """Forget the session of that name, if there is one."""
        self._sessions.pop(name, None)
