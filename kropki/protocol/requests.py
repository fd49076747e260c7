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


class GameRequest(Request):
    """A request that opens another game."""


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
    """Ask what the engine offers.

    Answered by `welcome`.
    """

    kind = "hello"


@message
class Show(Request):
    """Ask for the current position."""

    kind = "show"


@message
class NewGame(GameRequest):
    """Start a new game; see below."""

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
    """Ask for the whole game as JSON.

    Answered by `record`. Keep the value for `restore`, and do not rely on what is in it.
    """

    kind = "record"


@message
class Restore(GameRequest):
    """Continue a game that `record` returned."""

    kind = "restore"
    record: RecordData


@message
class Play(MoveRequest):
    """Play a dot on column `x`, row `y`, counted from 0 at the top left.

    It is for the player to move, whom `player` may name. Declare these `rings` with it or, with
    `declare_all`, all that can be declared.
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
    """Declare rings with the dot just played, as long as nobody has moved since.

    Where the rules allow it, they may be declared instead of a dot. Only then does `spent` count. If `player`
    is null, the rings show who declares them; with `declare_all` it is the player who moved last, if there is
    something for that player to declare.
    """

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
    """Stop.

    A player may do this in another player's turn.
    """

    kind = "stop"
    player: int
    spent: int = 0


@message
class TimeUp(MoveRequest):
    """End the time of the player to move."""

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
    """Go to the position after this many moves of the line, 0 to `plies`."""

    kind = "go"
    ply: int


@message
class AskTree(Request):
    """Ask for the game tree.

    Answered by `tree`.
    """

    kind = "tree"


@message
class GoToNode(StepRequest):
    """Go to a node."""

    kind = "go_to"
    node: int


@message
class Walk(StepRequest):
    """Go to another position.

    `to` is the `first` or `last` position of the line, a move `back` or `forward`, a capture (`capture_back`,
    `capture_forward`) or fork (`fork_back`, `fork_forward`) on the line, or the neighbouring variation
    (`sibling_before`, `sibling_after`).
    """

    kind = "walk"
    to: str


@message
class Look(Request):
    """Ask for the positions at these nodes, at most 1,000.

    Answered by `positions`: at least one, and no more than can be found in 0.3 s. Ask again for the rest.
    """

    kind = "look"
    nodes: list[int]


@message
class Annotate(EditRequest):
    """Annotate the current node.

    A field that is null or left out stays as it is; an empty one removes the annotation.
    """

    kind = "annotate"
    comment: Data | None = None
    name: str | None = None
    marks: Marks | None = None
    verdict: str | None = None
    judgement: str | None = None


@message
class Promote(EditRequest):
    """Make the variation of a node the first one at the fork where it begins."""

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

    The three lists are equally long: each line, a text of points, goes after its node, with a comment on its
    first dot. Dots that are there already are not added again. The player to move plays each dot and declares
    all that can be declared. A line ends before a dot that cannot be played; if that is the first dot, the
    whole request is refused.
    """

    kind = "graft"
    nodes: list[int]
    lines: list[str]
    comments: list[str]


@message
class SetUp(EditRequest):
    """Add a set-up after the current node.

    It is written as `R aabb`, `B cc` for dots of players, `. dd` for points to empty, `> B` for the player to
    move.
    """

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
    """Ask for the game information.

    Answered by `info`.
    """

    kind = "info"


@message
class SetInfo(EditRequest):
    """Set fields of the game information; an empty text removes a field."""

    kind = "set_info"
    info: InfoFields


@message
class OpenFile(Request):
    """List the games in a file.

    `data` is its bytes in base64, and `charset` their charset, which is found out if it is missing or empty.

    Answered by `collection`.
    """

    kind = "open"
    data: Data
    name: str = ""
    charset: str = ""


@message
class ReadOn(Request):
    """Continue the list.

    Answered by `collection`.
    """

    kind = "read_on"


@message
class OpenGame(GameRequest):
    """Open a game of the file.

    Replay it as `listed` or `automatic`; null for the mode that the file implies.
    """

    kind = "open_game"
    number: int
    mode: str | None = None
    any_game: bool = True


@message
class AskLink(Request):
    """Ask for the whole game as the text of a link.

    With `line` (false), the link has the current line only, at its end.

    Answered by `link`.
    """

    kind = "link"
    line: bool = False


@message
class OpenLink(GameRequest):
    """Open the game of a link."""

    kind = "open_link"
    link: Data


@message
class FollowLink(MoveRequest):
    """Add the new moves of a link to the line, and its names to players without one.

    The link must begin with the whole line, or it is refused with `link/forked`.
    """

    kind = "follow_link"
    link: Data


@message
class Export(Request):
    """Ask for the game as a file.

    Its format is `sgf` or, for the position only, SGF without moves (`position`), `text`, or `svg` with
    coordinates (true) and move numbers (false).

    Answered by `file`.
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
    """End the game with the captures as they are.

    If captures are declared, settle it by all areas that are left.

    Only while the position is `decided`.
    """

    kind = "finish"


@message
class OfferDraw(OfferRequest):
    """Offer a draw."""

    kind = "offer_draw"
    player: int


@message
class OfferSettlement(OfferRequest):
    """Offer to settle by these rings; null for all areas that are left."""

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
    """Ask what `offer_settlement` would come to.

    Answered by `settlement`.
    """

    kind = "settle"
    rings: list[str] | None = None


@message
class Explain(Request):
    """Ask for highlights: a list of `pools`, `houses`, `chains`, `grounded`, `threats`.

    Answered by `highlights`.
    """

    kind = "explain"
    kinds: list[str]


@message
class Why(Request):
    """Ask what explains a point.

    Answered by `reasons`.
    """

    kind = "why"
    x: int
    y: int


@message
class CheckSetup(Request):
    """Ask whether a diagram is a valid starting position.

    Answered by `setup`.
    """

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
