"""The requests of the protocol (`docs/protocol.md`): what they are, and how they are read."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, field, fields
from typing import Any, ClassVar, get_type_hints

from kropki.errors import KropkiError
from kropki.protocol.wire import message

VERSION = 1
"""Of the protocol."""
MAX_NAME = 100
"""Characters of the longest name."""
MAX_LOOK = 1000
"""Positions that are told at once."""
MAX_TEXT = 10_000
"""Characters of the longest text of any kind: a ring through every point, a drawing of the largest board."""
MAX_FILE = 32_000_000
"""Bytes of the largest file that is opened."""
MAX_SECONDS = 1_000_000
"""The longest time in seconds."""
MAX_REQUEST = 4 * MAX_FILE // 3 + 1_000
"""Characters of the longest request that is read: a file in base64, and what stands around it."""


class Data(str):
    """A long text, such as a file in base64."""


class BadRequest(KropkiError):
    """A request that is none. `code` says in what way."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.code = f"request/{reason}"


@message
class Request:
    """A request without its envelope. `changes` says whether it must name the state that it looks at."""

    kind: ClassVar[str]
    changes: ClassVar[bool] = True


@message
class Hello(Request):
    """What does this engine offer?"""

    kind = "hello"
    changes = False


@message
class Show(Request):
    """What is the position?"""

    kind = "show"
    changes = False


@message
class New(Request):
    """A new game."""

    kind = "new"
    changes = False
    width: int = 15
    height: int = 15
    rules: str = "russian"
    options: dict[str, Any] = field(default_factory=dict)
    opening: str = "cross"
    seed: int = 0
    handicap: int = 0
    position: str = ""
    names: list[str] = field(default_factory=lambda: ["", ""])
    first: int | None = None
    clock: dict[str, Any] | None = None


@message
class AskRecord(Request):
    """What is the whole game as a record?"""

    kind = "record"
    changes = False


@message
class Restore(Request):
    """The game of such a record."""

    kind = "restore"
    changes = False
    record: Any


@message
class Play(Request):
    """The player to move, or `player` if he is that, puts a dot on column x, row y and declares `rings`, or
    with `declare_all` all he can. It took him `spent` milliseconds."""

    kind = "play"
    x: int
    y: int
    player: int | None = None
    rings: list[str] = field(default_factory=list)
    declare_all: bool = False
    spent: int = 0


@message
class Declare(Request):
    """Rings declared right after a dot, or without one where the rules allow that."""

    kind = "declare"
    rings: list[str] = field(default_factory=list)
    declare_all: bool = False
    player: int | None = None
    spent: int = 0


@message
class PassTurn(Request):
    """The player to move passes."""

    kind = "pass"
    spent: int = 0


@message
class StopPlaying(Request):
    """A player stops: he plays no more."""

    kind = "stop"
    player: int
    spent: int = 0


@message
class TimeIsOver(Request):
    """The player to move has used up his time, `spent` milliseconds of it on this move."""

    kind = "time_up"
    spent: int


@message
class Undo(Request):
    """One move back."""

    kind = "undo"


@message
class Redo(Request):
    """One move on again."""

    kind = "redo"


@message
class Go(Request):
    """To the position after `ply` moves."""

    kind = "go"
    ply: int


@message
class AskTree(Request):
    """What nodes does the game's tree have?"""

    kind = "tree"
    changes = False


@message
class GoTo(Request):
    """To a node of the tree."""

    kind = "go_to"
    node: int


@message
class Walk(Request):
    """To a node of the tree that lies there, seen from this one (`kropki.game.navigation.WALKS`)."""

    kind = "walk"
    to: str


@message
class Look(Request):
    """What are the positions at these nodes?"""

    kind = "look"
    changes = False
    nodes: list[int]


@message
class Annotate(Request):
    """Something is said of the current node; null leaves what there is (`kropki.record.annotations`)."""

    kind = "annotate"
    comment: Data | None = None
    name: str | None = None
    marks: dict[str, Any] | None = None
    verdict: str | None = None
    judgement: str | None = None


@message
class Promote(Request):
    """A node's variation becomes the first one."""

    kind = "promote"
    node: int


@message
class Cut(Request):
    """A node and all behind it is taken away and kept."""

    kind = "cut"
    node: int


@message
class Copy(Request):
    """A node and all behind it is kept as a copy."""

    kind = "copy"
    changes = False
    node: int


@message
class Paste(Request):
    """What is kept is put behind the current node."""

    kind = "paste"


@message
class Graft(Request):
    """Lines of dots are put behind nodes as variations: for each of `nodes` one of `lines`, points as letter
    pairs, and one of `comments` on its first dot."""

    kind = "graft"
    nodes: list[int]
    lines: list[str]
    comments: list[str]


@message
class SetUp(Request):
    """A node with a set-up behind the current one, in the words of `kropki.game.tree.setup_text`."""

    kind = "set_up"
    position: str


@message
class Revert(Request):
    """The last edit of the tree is taken back."""

    kind = "revert"


@message
class Repeat(Request):
    """It is made again."""

    kind = "repeat"


@message
class AskInfo(Request):
    """What is known of the game beside its moves?"""

    kind = "info"
    changes = False


@message
class SetInfo(Request):
    """Fields of that get other texts."""

    kind = "set_info"
    info: dict[str, Any]


@message
class Open(Request):
    """What games does a file hold? `data` are its bytes in base64."""

    kind = "open"
    changes = False
    data: Data
    name: str = ""


@message
class ReadOn(Request):
    """What more of them?"""

    kind = "read_on"
    changes = False


@message
class OpenGame(Request):
    """A game of that file becomes the game at hand, replayed in a mode or as the file says."""

    kind = "open_game"
    changes = False
    number: int
    mode: str | None = None


@message
class AskLink(Request):
    """What link holds the whole game?"""

    kind = "link"
    changes = False


@message
class OpenLink(Request):
    """The game of a link becomes the game at hand."""

    kind = "open_link"
    changes = False
    link: Data


@message
class Export(Request):
    """The game as `sgf`, or the position as a drawing (`text`) or picture (`svg`)."""

    kind = "export"
    changes = False
    format: str
    coordinates: bool = True
    numbers: bool = False


@message
class Resign(Request):
    """A player gives up."""

    kind = "resign"
    player: int


@message
class OfferDraw(Request):
    """A player offers a draw."""

    kind = "offer_draw"
    player: int


@message
class OfferSettlement(Request):
    """A player offers to settle by these rings, or by all areas left."""

    kind = "offer_settlement"
    player: int
    rings: list[str] | None = None


@message
class Accept(Request):
    """A player accepts what is offered."""

    kind = "accept"
    player: int


@message
class Decline(Request):
    """A player declines it."""

    kind = "decline"
    player: int


@message
class Settle(Request):
    """What would a settlement by these rings, or by all areas left, come to?"""

    kind = "settle"
    changes = False
    rings: list[str] | None = None


@message
class Explain(Request):
    """What explains the position: highlights of these kinds."""

    kind = "explain"
    changes = False
    kinds: list[str]


@message
class CheckSetup(Request):
    """Does this drawing make sense as a position to begin from?"""

    kind = "check_setup"
    changes = False
    position: str
    players: int = 2
    rules: str = "russian"
    options: dict[str, Any] = field(default_factory=dict)


REQUESTS: dict[str, type[Request]] = {
    request.kind: request
    for request in (
        Hello, Show, New, AskRecord, Restore, Play, Declare, PassTurn, StopPlaying, TimeIsOver, Undo, Redo,
        Go, AskTree, GoTo, Walk, Look, Annotate, Promote, Cut, Copy, Paste, Graft, SetUp, Revert, Repeat,
        AskInfo, SetInfo, Open, ReadOn, OpenGame, AskLink, OpenLink, Export, Resign, OfferDraw,
        OfferSettlement, Accept, Decline, Settle, Explain, CheckSetup,
    )
}  # fmt: skip


_field_types: dict[str, dict[str, Any]] = {}


def field_types(request: type[Request]) -> dict[str, Any]:
    """The types of a request's fields. Not made of all kinds at the start, which would take as long as some
    modules do."""
    if request.kind not in _field_types:
        _field_types[request.kind] = get_type_hints(request)
    return _field_types[request.kind]


@message
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


def read_request(message: dict[str, Any], requests: Mapping[str, type[Request]] = REQUESTS) -> Envelope:
    """The request that a message holds, one of these kinds. Raises `BadRequest`, saying which field is off
    and what would be right."""
    if type(message.get("v")) is not int or message["v"] != VERSION:
        raise BadRequest("version", f"v is {_short(message.get('v'))}; this is version {VERSION}")
    kind = message.get("kind")
    if not isinstance(kind, str) or kind not in requests:
        raise BadRequest("kind", f"kind is {_short(kind)}; it must be one of {', '.join(requests)}")
    request_type = requests[kind]
    hints = field_types(request_type)
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
    wanted, is_right = _EXPECTED[hint]
    if not is_right(value):
        raise BadRequest("field", f"{name} is {_short(value)}, not {wanted}")
    return value


def _is_int(value: object) -> bool:
    return type(value) is int


def _is_amount(value: object) -> bool:
    return type(value) in (int, float) and 0 <= value <= MAX_SECONDS  # type: ignore[operator]


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) and len(text) <= MAX_TEXT for text in value)


_EXPECTED: dict[Any, tuple[str, Callable[[Any], bool]]] = {
    Any: ("anything", lambda value: True),
    int: ("a whole number", _is_int),
    int | None: ("a whole number or null", lambda value: value is None or _is_int(value)),
    bool: ("true or false", lambda value: isinstance(value, bool)),
    str: (
        f"a text of at most {MAX_TEXT} characters",
        lambda value: isinstance(value, str) and len(value) <= MAX_TEXT,
    ),
    str | None: (
        f"null or a text of at most {MAX_TEXT} characters",
        lambda value: value is None or (isinstance(value, str) and len(value) <= MAX_TEXT),
    ),
    Data: ("a text", lambda value: isinstance(value, str)),
    Data | None: ("null or a text", lambda value: value is None or isinstance(value, str)),
    float | None: ("a number from 0 on, or null", lambda value: value is None or _is_amount(value)),
    list[int]: (
        "a list of whole numbers",
        lambda value: isinstance(value, list) and all(map(_is_int, value)),
    ),
    list[str]: ("a list of texts", _is_texts),
    list[str] | None: ("a list of texts or null", lambda value: value is None or _is_texts(value)),
    dict[str, Any]: ("an object", lambda value: isinstance(value, dict)),
    dict[str, Any] | None: ("an object or null", lambda value: value is None or isinstance(value, dict)),
}
"""What a field of a type takes, in words and as a test."""


def _short(value: object) -> str:
    try:
        text = json.dumps(value)
    except RecursionError:  # writing takes a little more of the stack than reading did
        text = "something deeply nested"
    return text if len(text) <= 40 else f"{text[:37]}..."
