"""The requests of the protocol (`docs/protocol.md`). `kropki.protocol.parsing` reads them."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any, ClassVar

from kropki.errors import KropkiError
from kropki.protocol.wire import message

if TYPE_CHECKING:
    from kropki.protocol.values import ClockTimes, InfoFields, Marks, Options, RecordData
else:  # only that they are objects is checked here; what uses them checks the rest
    ClockTimes = InfoFields = Marks = Options = dict[str, Any]
    RecordData = object

VERSION = 1
"""The version of the protocol."""
MAX_LOOK = 1000
"""Positions in one answer."""
MAX_TEXT = 10_000
"""Characters in a text: enough for a ring through every point, or a drawing of the largest board."""
MAX_FILE = 32_000_000
"""Bytes in a file that is opened."""
MAX_SECONDS = 1_000_000
"""Seconds in a time."""
MAX_REQUEST = 4 * MAX_FILE // 3 + 1_000
"""Characters in a request: a file in base64, and the fields around it."""


class Data(str):
    """A long text, such as a file in base64."""


class BadRequest(KropkiError):
    """A request does not follow the protocol.

    Args:
        reason: What is wrong with it; `code` is `request/` and this.
        message: The error in words.
    """

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.code: str = f"request/{reason}"


@message
class Request:
    """A request without its envelope.

    `kind` is its name in the protocol. A request that `changes` the game must name the state it refers to.
    """

    kind: ClassVar[str]
    changes: ClassVar[bool] = False


class ChangeRequest(Request):
    """A request that changes the current game."""

    changes = True


class MoveRequest(ChangeRequest):
    """A request that makes a move."""


class StepRequest(ChangeRequest):
    """A request that goes to another node of the game tree."""


class EditRequest(ChangeRequest):
    """A request that edits the game tree or its annotations; `revert` undoes it."""


class OfferRequest(ChangeRequest):
    """A request about an offer to end the game."""


@message
class Hello(Request):
    """Ask what this engine offers."""

    kind = "hello"


@message
class Show(Request):
    """Ask for the current position."""

    kind = "show"


@message
class NewGame(Request):
    """Start a new game. `options` are those that differ from the rule set."""

    kind = "new"
    width: int = 15
    height: int = 15
    rules: str = "russian"
    options: Options = field(default_factory=dict)
    opening: str = "cross"
    seed: int = 0
    handicap: int = 0
    position: str = ""
    names: list[str] = field(default_factory=lambda: ["", ""])
    first: int | None = None
    clock: ClockTimes | None = None


@message
class AskRecord(Request):
    """Ask for the whole game as JSON."""

    kind = "record"


@message
class Restore(Request):
    """Continue a game that was saved as JSON."""

    kind = "restore"
    record: RecordData


@message
class Play(MoveRequest):
    """Play a dot on column x, row y, and declare `rings`, or with `declare_all` all that can be declared.

    `player` may name the player to move. The move took `spent` milliseconds.
    """

    kind = "play"
    x: int
    y: int
    player: int | None = None
    rings: list[str] = field(default_factory=list)
    declare_all: bool = False
    spent: int = 0


@message
class Declare(MoveRequest):
    """Declare rings right after a dot, or without a dot where the rules allow it."""

    kind = "declare"
    rings: list[str] = field(default_factory=list)
    declare_all: bool = False
    player: int | None = None
    spent: int = 0


@message
class PassTurn(MoveRequest):
    """Pass."""

    kind = "pass"
    spent: int = 0


@message
class StopPlaying(MoveRequest):
    """Stop: the player makes no more moves."""

    kind = "stop"
    player: int
    spent: int = 0


@message
class TimeUp(MoveRequest):
    """End the time of the player to move, who has spent `spent` milliseconds on this move."""

    kind = "time_up"
    spent: int


@message
class Undo(StepRequest):
    """Go back one move."""

    kind = "undo"


@message
class Redo(StepRequest):
    """Go forward one move."""

    kind = "redo"


@message
class GoToPly(StepRequest):
    """Go to the position after `ply` moves of the current line."""

    kind = "go"
    ply: int


@message
class AskTree(Request):
    """Ask for the nodes of the game tree."""

    kind = "tree"


@message
class GoToNode(StepRequest):
    """Go to a node of the game tree."""

    kind = "go_to"
    node: int


@message
class Walk(StepRequest):
    """Go in a direction of `kropki.game.navigation.DIRECTIONS`."""

    kind = "walk"
    to: str


@message
class Look(Request):
    """Ask for the positions at nodes; the game stays where it is."""

    kind = "look"
    nodes: list[int]


@message
class Annotate(EditRequest):
    """Annotate the current node. A null field leaves the annotation as it is."""

    kind = "annotate"
    comment: Data | None = None
    name: str | None = None
    marks: Marks | None = None
    verdict: str | None = None
    judgement: str | None = None


@message
class Promote(EditRequest):
    """Make the variation of a node the first one."""

    kind = "promote"
    node: int


@message
class Cut(EditRequest):
    """Remove a node with everything after it, and keep it for `paste`."""

    kind = "cut"
    node: int


@message
class Copy(Request):
    """Keep a copy of a node with everything after it for `paste`."""

    kind = "copy"
    node: int


@message
class Paste(EditRequest):
    """Insert what `cut` or `copy` kept after the current node."""

    kind = "paste"


@message
class Graft(EditRequest):
    """Add lines of dots as variations.

    Each of `lines` goes after the node at the same place of `nodes`, and its first dot has that comment.
    """

    kind = "graft"
    nodes: list[int]
    lines: list[str]
    comments: list[str]


@message
class SetUp(EditRequest):
    """Add a set-up node after the current one, in the notation of `kropki.game.tree.setup_text`."""

    kind = "set_up"
    position: str


@message
class Revert(EditRequest):
    """Undo the last edit."""

    kind = "revert"


@message
class Repeat(EditRequest):
    """Redo the edit that was undone last."""

    kind = "repeat"


@message
class AskInfo(Request):
    """Ask for the game information: players, event, date and so on."""

    kind = "info"


@message
class SetInfo(EditRequest):
    """Set fields of the game information."""

    kind = "set_info"
    info: InfoFields


@message
class OpenFile(Request):
    """List the games in a file. `data` is its bytes in base64, `charset` theirs; empty to find it out."""

    kind = "open"
    data: Data
    name: str = ""
    charset: str = ""


@message
class ReadOn(Request):
    """Continue listing the games in the file."""

    kind = "read_on"


@message
class OpenGame(Request):
    """Open a game of the file, replayed in a mode, or in the one the file implies.

    Without `any_game`, a record of Go is refused with `record/go`.
    """

    kind = "open_game"
    number: int
    mode: str | None = None
    any_game: bool = True


@message
class AskLink(Request):
    """Ask for the whole game as the text of a link, or for its `line` without variations and notes."""

    kind = "link"
    line: bool = False


@message
class OpenLink(Request):
    """Open the game of a link."""

    kind = "open_link"
    link: Data


@message
class FollowLink(MoveRequest):
    """Add the new moves of a link to the game, if the link begins with the game's whole line."""

    kind = "follow_link"
    link: Data


@message
class Export(Request):
    """Ask for the game as a file in the format `sgf`, or for the position only.

    That is an SGF record without moves (`position`), `text` or `svg`.
    """

    kind = "export"
    format: str
    coordinates: bool = True
    numbers: bool = False


@message
class Resign(MoveRequest):
    """Resign."""

    kind = "resign"
    player: int


@message
class Finish(MoveRequest):
    """End the game with the captures as they are, if play can no longer change its result."""

    kind = "finish"


@message
class OfferDraw(OfferRequest):
    """Offer a draw."""

    kind = "offer_draw"
    player: int


@message
class OfferSettlement(OfferRequest):
    """Offer to settle the game by these rings, or by all areas that are left."""

    kind = "offer_settlement"
    player: int
    rings: list[str] | None = None


@message
class Accept(OfferRequest):
    """Accept the offer."""

    kind = "accept"
    player: int


@message
class Decline(OfferRequest):
    """Decline the offer."""

    kind = "decline"
    player: int


@message
class Settle(Request):
    """Ask what a settlement by these rings, or by all areas that are left, would come to."""

    kind = "settle"
    rings: list[str] | None = None


@message
class Explain(Request):
    """Ask for highlights of these kinds, which explain the position."""

    kind = "explain"
    kinds: list[str]


@message
class Why(Request):
    """Ask what explains a point: whether it can be played, what captured it, and what is threatened there."""

    kind = "why"
    x: int
    y: int


@message
class CheckSetup(Request):
    """Ask whether a drawing is a valid starting position."""

    kind = "check_setup"
    position: str
    players: int = 2
    rules: str = "russian"
    options: Options = field(default_factory=dict)


REQUESTS: dict[str, type[Request]] = {
    request.kind: request
    for request in (
        Hello, Show, NewGame, AskRecord, Restore, Play, Declare, PassTurn, StopPlaying, TimeUp, Undo, Redo,
        GoToPly, AskTree, GoToNode, Walk, Look, Annotate, Promote, Cut, Copy, Paste, Graft, SetUp, Revert,
        Repeat, AskInfo, SetInfo, OpenFile, ReadOn, OpenGame, AskLink, OpenLink, FollowLink, Export, Resign,
        Finish, OfferDraw, OfferSettlement, Accept, Decline, Settle, Explain, Why, CheckSetup,
    )
}  # fmt: skip
"""The requests by kind."""
