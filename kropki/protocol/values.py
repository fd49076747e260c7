"""The JSON objects inside requests and answers (`docs/protocol.md`), for the type checker alone.

At run time they are plain dictionaries: nothing imports this module then, so the page does not load it.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from kropki.classroom.text import StepKind
from kropki.computer.coach import DangerName
from kropki.computer.hints import HintReason
from kropki.computer.lines import LineKind
from kropki.computer.shapes import ShapeName
from kropki.game.outcome import EndReason
from kropki.record import Mode

OptionValue = bool | int | str | None
"""The value of an option of the rules."""
Options = dict[str, OptionValue]
"""Options of the rules by name."""

Verdict = Literal["", "TE", "IT", "DO", "BM"]
"""A move is good, interesting, doubtful or bad. Empty if nothing is said."""
Judgement = Literal["", "GB", "GW", "DM", "UC"]
"""A position is good for player 0, good for player 1, even or unclear. Empty if nothing is said."""

InfoFields = dict[str, str]
"""Fields of the game information by their names in SGF."""

Purpose = Literal["move", "hints", "draw"]
"""Why the computer player thinks: to move, to give hints, or to answer an offer of a draw."""

RecordData = object
"""A whole game as JSON (`kropki.record.game_json`). Nobody but the engine reads it."""


class Place(TypedDict):
    """A point by column and row."""

    x: int
    y: int


class PlayedDot(Place):
    """A dot."""

    player: int


class ClockTimes(TypedDict, total=False):
    """Settings of a clock, for `new`."""

    main: int
    increment: int
    per_move: int


class ClockSettings(TypedDict):
    """Main time, the time added after each move, and the time a move has before main time counts."""

    main: int
    increment: int
    per_move: int


class OpeningSettings(TypedDict):
    """An opening, as `new` takes it."""

    name: str
    seed: int
    handicap: int
    position: str


class Marks(TypedDict, total=False):
    """Marks by their names in SGF.

    Each is a text of points, but `LB` is a list of points with a text, `AR` and `LN` lists of pairs of
    points. A mark that does not occur is left out.
    """

    TR: str
    SQ: str
    CR: str
    MA: str
    SL: str
    DD: str
    LB: list[tuple[str, str]]
    AR: list[tuple[str, str]]
    LN: list[tuple[str, str]]


class RuleSetInfo(TypedDict):
    """A rule set, with all its options and its usual opening."""

    name: str
    help: str
    options: Options
    opening: str


class OptionInfo(TypedDict):
    """An option.

    Its kind is `flag` (true or false), `number` (may be null), `half-dots` (may be negative) or `choice`;
    then `choices` lists its values.
    """

    name: str
    help: str
    kind: Literal["flag", "number", "half-dots", "choice"]
    choices: list[str] | None


class OpeningInfo(TypedDict):
    """An opening that `new` knows."""

    name: str
    help: str


class DrawnTerritory(TypedDict):
    """A territory.

    Where the edge of the board closes areas, its ring may go along the edge, past points without a dot.
    `holes`: the outlines of what is inside the ring and no part of it.
    """

    owner: int
    ring: str
    holes: NotRequired[list[str]]


class Capture(DrawnTerritory):
    """A territory that was or could be taken, the enemy dots it captures and the dots it frees."""

    captured: int
    freed: int


class OfferedTerritory(Capture):
    """A territory that can be declared.

    `join`: its ring is a join of several smaller ones.
    """

    join: bool


class MoveEffect(TypedDict):
    """The dot that was played, or null, and the territories it took."""

    dot: PlayedDot | None
    taken: list[Capture]


class Ending(TypedDict):
    """How a game ended; the winner is null for a draw."""

    winner: int | None
    reason: EndReason


class AgreedTerritory(Capture):
    """A territory of a settlement, the number of points in it, and how many of them are empty."""

    points: int
    empty: int


class TerritoryResult(TypedDict):
    """A settlement by territory (`settlement.md`); its kind is `territory`.

    `empty`: each player's empty points. `neutral`: the points outside of all areas, which are filled first.
    `to_move`: the player to move after that. `thrown`: the dots that each player must then throw into the
    opponent's areas. `captures`: the dots captured at the end.
    """

    kind: Literal["territory"]
    areas: list[AgreedTerritory]
    empty: tuple[int, int]
    neutral: int
    to_move: int
    thrown: tuple[int, int]
    captures: tuple[int, int]


class LostDots(TypedDict):
    """An area that a player who stopped loses."""

    points: str
    captured: int
    freed: int


class StopResult(TypedDict):
    """What a stop comes to; its kind is `stop`."""

    kind: Literal["stop"]
    stopper: int
    lost: list[LostDots]
    captures: tuple[int, ...]


class EndOffer(TypedDict):
    """An offer by a player of a `draw` or a `settlement`, and the players who have accepted it."""

    player: int
    kind: Literal["draw", "settlement"]
    accepted: list[int]
    settlement: TerritoryResult | None


class FileFault(TypedDict):
    """A fault in a file."""

    kind: str
    line: int
    column: int
    message: str


class ReadingInfo(TypedDict):
    """How a game was read.

    `differs`: the first move, from 1, at which the two modes diverge, or null. `result`: the result stated in
    the file. `right_answers`: in a transcript, how many answers are right before the first wrong one.
    """

    format: str
    mode: Mode | None
    differs: int | None
    result: str
    right_answers: int
    diagnostics: list[FileFault]


class GameEntry(TypedDict):
    """What a file states about a game; empty or null if it states nothing."""

    number: int
    names: tuple[str, ...]
    ranks: tuple[str, ...]
    result: str
    date: str
    event: str
    width: int | None
    height: int | None
    nodes: int
    line: int


class HouseInfo(DrawnTerritory):
    """A house and the points in it."""

    points: str


class PlayerDots(TypedDict):
    """Dots of a player."""

    owner: int
    points: str


class CaptureThreat(PlayedDot):
    """A dot that would capture, the rings it would close, and the points of the dots it would capture."""

    captured: int
    rings: list[str]
    victims: str


class PastCapture(DrawnTerritory):
    """A capture by a move of the game.

    It has the area, the node and the ply of the move, the dots it captured, and all points of the area.
    """

    node: int
    ply: int
    captured: int
    points: str


class SetupFault(TypedDict):
    """A fault in a diagram."""

    code: str
    message: str
    points: str


class Candidate(Place):
    """A point that the computer player considers: the lead in dots it expects, and the main line.

    A line is a text of points, with `--` for a turn without a dot.
    """

    value: float
    line: str


class MoveWorth(Place):
    """A point, and by how many dots the player to move leads in the end with a dot there."""

    lead: int


class ChainFinding(Place):
    """A dot of a chain, for how many dots of it something changes, and whether it is an own chain."""

    count: int
    own: bool


class LineInfo(TypedDict):
    """A line that speaks for a dot, up to the capture that it shows.

    `kind`: the dot `takes`; `elsewhere`: the opponent, who begins, takes if the player plays elsewhere;
    `threatens`: the next dot takes; `places`: one of several captures of which one answer cannot stop all;
    `forces`: the player takes whatever the opponent answers; `expected`: both play as the search expects;
    `punished`: what the opponent takes after a mistake, which begins; `safer`, `cuts`: the network expects
    that for dots of either player, and nothing follows. `first`: the player who begins; the two take turns.
    `points`: a line of points. `proved`: whether it cannot be otherwise. `taker` takes `captured` dots with
    the last dot, by closing the `rings`. `dots`: the dots that it takes, or that the line is about.
    """

    kind: LineKind
    first: int
    points: str
    proved: bool
    taker: int
    captured: int
    rings: list[str]
    dots: str


class HintInfo(Place):
    """A hint: the reasons with their numbers, the strongest first, the dots gained, and the main line.

    `lines` show the reasons, from the position before the dot; none in a game of more than two players.
    `finding` is what the network expects the dot to do to a chain: it makes an own chain safer, or may cut
    off another; null if that is not much. For a hint, only points without a reason have one; in a review, the
    dot is compared with the mistake.
    """

    reasons: tuple[tuple[HintReason, int], ...]
    gain: float
    line: str
    finding: ChainFinding | None
    lines: list[LineInfo]


class ForcingInfo(Place):
    """A dot that gains by force.

    It tells how many dots it captures or, if none, where it threatens to; and the answers to that, unless the
    threat meets them.
    """

    captured: int
    threat: str
    answers: list[ForcedAnswer]


class ForcedAnswer(Place):
    """An answer, and the dot that follows; null if the answer itself loses enough."""

    then: ForcingInfo | None


class MistakeInfo(Place):
    """A mistake, and a better move.

    It has the ply that the mistake led to, its point and player, the dots lost (by a search as deep as
    that of the better move), and the line by which the opponent exploits it. `punished` shows what they take
    then, from the position before the mistake; null if that is nothing.
    """

    ply: int
    player: int
    loss: float
    better: HintInfo
    answer: str
    punished: LineInfo | None


class ChanceInfo(Place):
    """The move with which a player missed a chance: the ply that it led to, its point, and a better move."""

    ply: int
    better: HintInfo


class MomentInfo(TypedDict):
    """A move that changed the score most, and the position after it.

    `winner`: whose lead grew by `gain` dots; not who put the dot, if it was lost in a house. `shape`: the
    lesson about what made it. `chance`: where the other player could last have prevented half of it at
    least; null if nowhere.
    """

    ply: int
    winner: int
    gain: int
    shape: ShapeName
    frame: Frame
    chance: ChanceInfo | None


class PlayDecision(Place):
    """A request: `play`."""

    kind: Literal["play"]
    declare_all: NotRequired[bool]


class PassDecision(TypedDict):
    """A request: `pass`."""

    kind: Literal["pass"]


class EndDecision(TypedDict):
    """A request: `stop` or `resign`."""

    kind: Literal["stop", "resign"]
    player: int


Decision = PlayDecision | PassDecision | EndDecision
"""The request that makes the move the computer player has decided on."""


class ClassStepInfo(TypedDict):
    """A step of a class.

    `id`: eight digits that stay when words are changed. `name`: of our lesson or puzzle; or else `source` is
    the text of the lesson or puzzle, or the game as SGF. `text`: what the teacher says about it. The game
    opens after `at` moves. If what follows is `hidden` at first, `before` is the game without it, and
    `played` the point that was played then, in letters.
    """

    id: str
    kind: StepKind
    name: str
    title: str
    text: str
    source: str
    at: int
    hidden: bool
    before: str
    played: str


class PuzzleClaim(TypedDict):
    """What a puzzle claims: the `turn`, the `gain`, the fewest `dots`, and whether the aim is `hidden`."""

    turn: int
    gain: int
    dots: int | None
    hidden: bool


class SheetPart(TypedDict):
    """Something on a sheet of paper: text of a `size` in points, or a picture; lengths in millimetres.

    `align`: left, center or right. `picture`: an address that contains it.
    """

    left: float
    top: float
    width: float
    height: float
    text: NotRequired[str]
    size: NotRequired[float]
    heading: NotRequired[bool]
    align: NotRequired[str]
    picture: NotRequired[str]


class SheetData(TypedDict):
    """A sheet of paper. Lengths are in millimetres."""

    width: float
    height: float
    parts: list[SheetPart]


class LikelyPoint(TypedDict):
    """A point, and how likely something will happen there, from 0 to 1."""

    x: int
    y: int
    share: float


class NetInput(TypedDict):
    """What an input of the network shows.

    That is dots, houses, territories, the open points, the last dots, all points, how far a player gets from
    the edge within some `steps` (else 0), or chains from the edge. *Own* is the player to move.
    """

    name: str
    steps: int


class NetFeed(TypedDict):
    """A neuron or output that sees a part of the network.

    `plus` is the sum of its positive weights for the part, with 8 for what it keeps from its own number
    below; `minus` is the number of its negative ones.
    """

    row: int
    number: int
    plus: int
    minus: int


class ShapeInfo(TypedDict):
    """A shape on the board: its name, and the points that it is about."""

    name: ShapeName
    points: str


class DangerInfo(TypedDict):
    """A danger for the player to move: its name, and the dots that may be lost."""

    name: DangerName
    points: str


class Frame(TypedDict):
    """What is drawn of a position after a dot, as in `position`."""

    dots: str
    owners: str
    territories: list[DrawnTerritory]
    captures: list[int]
    last: PlayedDot
    change: MoveEffect


LessonAction = Literal["dot", "predict", "stop"]
"""What a reader of a lesson does: put a dot, name the dots that will be captured, or stop the game."""
