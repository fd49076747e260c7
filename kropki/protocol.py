"""Requests and answers, JSON text both ways: all that the page, the tests and a command line say to the
engine.

`docs/protocol.md` describes the messages; `kropki.requests` and `kropki.answers` hold them as types. A
`Session` holds one game; `Session.handle` takes a request's text and gives the answer's."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kropki import answers
from kropki.answers import Answer, Failure, Position
from kropki.board import Territory
from kropki.clock import Clock
from kropki.errors import InTerritory, InvalidClock, KropkiError
from kropki.game import Game
from kropki.grid import Grid
from kropki.moves import Ring, parse_ring
from kropki.openings import Opening
from kropki.requests import (
    MAX_NAME,
    VERSION,
    Accept,
    BadRequest,
    CheckSetup,
    Declare,
    Decline,
    Envelope,
    Explain,
    Go,
    Hello,
    New,
    OfferDraw,
    OfferSettlement,
    PassTurn,
    Play,
    Redo,
    Resign,
    Restore,
    Settle,
    Show,
    StopPlaying,
    TimeIsOver,
    Undo,
    read_message,
    read_request,
)
from kropki.rules import named_rules
from kropki.settlement import areas_left


class StaleState(KropkiError):
    """The request looks at another state than the current one."""

    code = "state/stale"


class Session:
    """One game and the requests that change it."""

    def __init__(self) -> None:
        self.game = Game()
        self.state = 0

    def handle(self, text: str) -> str:
        """The answer to a request. Never raises: what cannot be done is answered by an error, and the game is
        as it was."""
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
        request = envelope.request
        if request.changes and envelope.state != self.state:
            raise StaleState(f"the request looks at state {envelope.state}; the game is at {self.state}")
        game = self.game
        grid = game.board.grid
        match request:
            case Hello():
                return answers.welcome()
            case Show():
                return answers.position(game)
            case Settle(rings):
                chosen = areas_left(game.board) if rings is None else _rings(rings, grid)
                return answers.settlement(game.settle(chosen), game.board)
            case Explain(kinds):
                return answers.explanation(game.board, kinds)
            case CheckSetup(text, players, rules, options):
                return answers.checked_setup(text, players, named_rules(rules, options)[1])
            case New():
                self.game = _new_game(request)
            case Restore(record):
                self.game = Game.from_record(record)
            case Play(x, y, player, rings, declare_all, spent):
                point = grid.point(x, y)
                chosen = _rings(rings, grid)
                taken = game.play(point, player, rings=chosen, declare_all=declare_all, spent=spent)
                return self._changed(taken)
            case Declare(rings, declare_all, player, spent):
                chosen = _rings(rings, grid)
                taken = game.declare(chosen, player, declare_all=declare_all, spent=spent)
                return self._changed(taken, dot=False)
            case PassTurn(spent):
                game.pass_turn(spent=spent)
            case StopPlaying(player, spent):
                game.stop(player, spent=spent)
            case TimeIsOver(spent):
                game.time_up(spent)
            case Undo():
                game.undo()
            case Redo():
                return self._changed(game.redo())
            case Go(ply):
                game.go(ply)
            case Resign(player):
                game.resign(player)
            case OfferDraw(player):
                game.offer_draw(player)
            case OfferSettlement(player, rings):
                game.offer_settlement(player, None if rings is None else _rings(rings, grid))
            case Accept(player):
                game.accept(player)
            case Decline(player):
                game.decline(player)
        return self._changed()

    def _changed(self, taken: Iterable[Territory] | None = None, *, dot: bool = True) -> Position:
        """The position after a change; `taken` are the territories that a move took, None if none was
        made; `dot` says whether its dot is new too."""
        self.state += 1
        game = self.game
        return answers.position(game, None if taken is None else answers.change(game, taken, dot=dot))


def _new_game(request: New) -> Game:
    for name in request.names:
        if len(name) > MAX_NAME:
            raise BadRequest("field", f"names hold one of {len(name)} characters; {MAX_NAME} are the most")
    return Game(
        request.width,
        request.height,
        rules=request.rules,
        options=request.options,
        opening=Opening(request.opening, request.seed, request.handicap, request.position),
        names=request.names,
        first=request.first,
        clock=None if request.clock is None else _clock(request.clock),
    )


def _clock(times: Mapping[str, Any]) -> Clock:
    try:
        return Clock(**times)
    except TypeError:
        raise InvalidClock("a clock has main, increment and per_move, and nothing else") from None


def _rings(rings: Sequence[str], grid: Grid) -> tuple[Ring, ...]:
    return tuple([parse_ring(ring, grid) for ring in rings])
