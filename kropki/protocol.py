"""Requests and answers, JSON text both ways: all that the page, the tests and a command line say to the
engine.

`docs/protocol.md` describes the messages. A `Session` holds one game; `Session.handle` takes a request's
text and gives the answer's."""

from __future__ import annotations

import json
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, ClassVar, get_type_hints

from kropki import __version__
from kropki.board import Territory
from kropki.diagram import DOTS, EMPTY, OWNERS
from kropki.errors import InTerritory, KropkiError
from kropki.game import Dot, Game
from kropki.grid import MAX_SIZE, MIN_SIZE, Grid
from kropki.openings import OPENINGS
from kropki.rules import RULE_SETS

VERSION = 1
FREE, OCCUPIED, TERRITORY, OVER = ".otx"
"""Letters of `Position.refusals`."""
MAX_NAME = 100
"""Characters of the longest text field."""
MAX_REQUEST = 4_000_000
"""Characters of the longest request that is read."""


class BadRequest(KropkiError):
    """A request that is none. `code` says in what way."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.code = f"request/{reason}"


class StaleState(KropkiError):
    """The request looks at another state than the current one."""

    code = "state/stale"


# requests


@dataclass(frozen=True)
class Request:
    """A request without its envelope. `changes` says whether it must name the state that it looks at."""

    kind: ClassVar[str]
    changes: ClassVar[bool] = True


@dataclass(frozen=True)
class Hello(Request):
    """What does this engine offer?"""

    kind = "hello"
    changes = False


@dataclass(frozen=True)
class Show(Request):
    """What is the position?"""

    kind = "show"
    changes = False


@dataclass(frozen=True)
class New(Request):
    """A new game."""

    kind = "new"
    changes = False
    width: int = 15
    height: int = 15
    opening: str = "cross"
    rules: str = "russian"
    names: list[str] = field(default_factory=lambda: ["", ""])


@dataclass(frozen=True)
class Restore(Request):
    """The game of a record that an earlier answer carried."""

    kind = "restore"
    changes = False
    record: Any


@dataclass(frozen=True)
class Play(Request):
    """The player to move, or `player` if he is that, puts a dot on column x, row y."""

    kind = "play"
    x: int
    y: int
    player: int | None = None


@dataclass(frozen=True)
class Undo(Request):
    """One move back."""

    kind = "undo"


@dataclass(frozen=True)
class Redo(Request):
    """One move on again."""

    kind = "redo"


@dataclass(frozen=True)
class Go(Request):
    """To the position after `ply` moves."""

    kind = "go"
    ply: int


@dataclass(frozen=True)
class Resign(Request):
    """A player gives up."""

    kind = "resign"
    player: int


@dataclass(frozen=True)
class OfferDraw(Request):
    """A player offers a draw."""

    kind = "offer_draw"
    player: int


@dataclass(frozen=True)
class AcceptDraw(Request):
    """A player accepts it."""

    kind = "accept_draw"
    player: int


@dataclass(frozen=True)
class DeclineDraw(Request):
    """A player declines it."""

    kind = "decline_draw"
    player: int


REQUESTS: dict[str, type[Request]] = {
    request.kind: request
    for request in (
        Hello, Show, New, Restore, Play, Undo, Redo, Go, Resign, OfferDraw, AcceptDraw, DeclineDraw,
    )
}  # fmt: skip


FIELD_TYPES = {kind: get_type_hints(request) for kind, request in REQUESTS.items()}


# answers


@dataclass(frozen=True)
class PlayedDot:
    """A dot that was played: column, row, player."""

    x: int
    y: int
    player: int


@dataclass(frozen=True)
class DrawnTerritory:
    """A territory: its owner, and its ring as letter pairs."""

    owner: int
    ring: str


@dataclass(frozen=True)
class TakenTerritory:
    """A territory just taken, with the enemy's dots caught and the own dots won back."""

    owner: int
    ring: str
    captured: int
    freed: int


@dataclass(frozen=True)
class Change:
    """What an answer shows anew: the dot played and the territories taken by it."""

    dot: PlayedDot | None = None
    taken: list[TakenTerritory] = field(default_factory=list)


@dataclass(frozen=True)
class Ending:
    """How the game ended."""

    winner: int | None
    reason: str


@dataclass(frozen=True)
class Welcome:
    """What this engine offers."""

    kind: ClassVar[str] = "welcome"
    engine: str
    rules: list[str]
    openings: list[str]
    min_size: int
    max_size: int


@dataclass(frozen=True)
class Position:
    """The game as it stands. Text fields have a character a point, row by row from the top."""

    kind: ClassVar[str] = "position"
    width: int
    height: int
    players: int
    names: list[str]
    rules: str
    opening: str
    dots: str
    owners: str
    refusals: str
    territories: list[DrawnTerritory]
    captures: list[int]
    turn: int
    ply: int
    plies: int
    last: PlayedDot | None
    draw_offer: int | None
    outcome: Ending | None
    change: Change
    record: dict[str, object]


@dataclass(frozen=True)
class Failure:
    """A request that was not fulfilled. The game is as it was."""

    kind: ClassVar[str] = "error"
    code: str
    message: str
    owner: int | None = None


Answer = Welcome | Position | Failure


@dataclass(frozen=True)
class Envelope:
    """What surrounds every request."""

    id: int
    state: int | None
    request: Request


def read_message(text: str) -> dict[str, Any]:
    """The JSON object that a request's text holds. Raises `BadRequest`."""
    if len(text) > MAX_REQUEST:
        raise BadRequest("not-json", f"the request has {len(text)} characters; {MAX_REQUEST} are the most")
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRequest("not-json", f"the request is not JSON: {error}") from error
    if not isinstance(message, dict):
        raise BadRequest("not-object", f"the request is {_short(message)}, not a JSON object")
    return message


def read_request(message: dict[str, Any]) -> Envelope:
    """The request that a message holds. Raises `BadRequest`, saying which field is off and what would be
    right."""
    if type(message.get("v")) is not int or message["v"] != VERSION:
        raise BadRequest("version", f"v is {_short(message.get('v'))}; this is version {VERSION}")
    kind = message.get("kind")
    if not isinstance(kind, str) or kind not in REQUESTS:
        raise BadRequest("kind", f"kind is {_short(kind)}; it must be one of {', '.join(REQUESTS)}")
    request_type = REQUESTS[kind]
    hints = FIELD_TYPES[kind]
    names = [item.name for item in fields(request_type)]
    unknown = sorted(set(message) - {"v", "id", "state", "kind", *names})
    if unknown:
        raise BadRequest("field", f"{kind} has no field {_short(unknown[0])}")
    number = _value(message, "id", int)
    state = _value(message, "state", int) if request_type.changes else None
    values = {
        item.name: _value(message, item.name, hints[item.name])
        for item in fields(request_type)
        if item.name in message or (item.default is MISSING and item.default_factory is MISSING)
    }
    return Envelope(number, state, request_type(**values))


def _value(message: dict[str, Any], name: str, hint: Any) -> Any:
    if name not in message:
        raise BadRequest("field", f"the field {name} is missing")
    value = message[name]
    strings = isinstance(value, list) and all(
        isinstance(item, str) and len(item) <= MAX_NAME for item in value
    )
    is_right = {
        Any: True,
        int: type(value) is int,
        int | None: value is None or type(value) is int,
        str: isinstance(value, str) and len(value) <= MAX_NAME,
        list[str]: strings,
    }
    if not is_right[hint]:
        wanted = {list[str]: f"a list of texts of at most {MAX_NAME} characters", str: "a short text"}
        raise BadRequest("field", f"{name} is {_short(value)}, not {wanted.get(hint, 'a whole number')}")
    return value


def _short(value: object) -> str:
    try:
        text = json.dumps(value)
    except RecursionError:  # writing takes a little more of the stack than reading did
        text = "something deeply nested"
    return text if len(text) <= 40 else f"{text[:37]}..."


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
        match request:
            case Hello():
                return Welcome(__version__, list(RULE_SETS), list(OPENINGS), MIN_SIZE, MAX_SIZE)
            case Show():
                return position(game)
            case New(width, height, opening, rules, names):
                self.game = Game(width, height, opening=opening, rules=rules, names=names)
            case Restore(record):
                self.game = Game.from_record(record)
            case Play(x, y, player):
                taken = game.play(game.board.grid.point(x, y), player)
                return self._changed(taken)
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
            case AcceptDraw(player):
                game.accept_draw(player)
            case DeclineDraw(player):
                game.decline_draw(player)
        return self._changed()

    def _changed(self, taken: tuple[Territory, ...] | None = None) -> Position:
        """The position after a change; `taken` are the territories that a move took, None if none was
        made."""
        self.state += 1
        game = self.game
        if taken is None:
            return position(game)
        grid = game.board.grid
        move = game.moves[game.ply - 1]
        dot = _played_dot(move, grid) if isinstance(move, Dot) else None
        territories = [
            TakenTerritory(taking.owner, _ring(taking, grid), taking.captured, taking.freed)
            for taking in taken
        ]
        return position(game, Change(dot, territories))


def position(game: Game, change: Change | None = None) -> Position:
    """The game as it stands, with what led there."""
    board = game.board
    grid = board.grid
    last = game.last_dot
    dots = [EMPTY] * grid.limit
    owners = [EMPTY] * grid.limit
    refusals = [FREE] * grid.limit
    for territory in board.territories:
        for point in board.inside(territory):
            owners[point] = OWNERS[territory.owner]
            refusals[point] = TERRITORY
    for player in range(board.players):
        for point in board.dots(player):
            dots[point] = DOTS[player]
            refusals[point] = OCCUPIED
    if game.outcome:
        refusals = [OVER] * grid.limit
    return Position(
        width=grid.width,
        height=grid.height,
        players=board.players,
        names=list(game.names),
        rules=game.rules.name,
        opening=game.opening,
        dots=_text(dots, grid),
        owners=_text(owners, grid),
        refusals=_text(refusals, grid),
        territories=[
            DrawnTerritory(territory.owner, _ring(territory, grid)) for territory in board.territories
        ],
        captures=list(board.captures),
        turn=game.turn,
        ply=game.ply,
        plies=len(game.moves),
        last=_played_dot(last, grid) if last else None,
        draw_offer=game.draw_offer,
        outcome=Ending(game.outcome.winner, game.outcome.reason) if game.outcome else None,
        change=change or Change(),
        record=game.record(),
    )


def _text(marks: list[str], grid: Grid) -> str:
    return "".join([marks[point] for point in grid.points])


def _ring(territory: Territory, grid: Grid) -> str:
    return "".join([grid.letters(point) for point in territory.ring])


def _played_dot(dot: Dot, grid: Grid) -> PlayedDot:
    return PlayedDot(*grid.xy(dot.point), dot.player)
