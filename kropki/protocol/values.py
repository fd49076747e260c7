"""The JSON objects inside requests and answers (`docs/protocol.md`), for the type checker alone.

At run time they are plain dictionaries: nothing imports this module then, so the page does not load it.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from kropki.classroom.text import StepKind
from kropki.computer.hints import HintReason
from kropki.computer.shapes import ShapeName
from kropki.game.outcome import EndReason
from kropki.record import Mode

OptionValue = bool | int | str | None
"""The value of an option of the rules."""
Options = dict[str, OptionValue]
"""Options of the rules by name."""

Verdict = Literal["", "TE", "IT", "DO", "BM"]
"""What a note says about a move: good, interesting, doubtful, bad; or nothing."""
Judgement = Literal["", "GB", "GW", "DM", "UC"]
"""What a note says about a position: good for player 0, good for player 1, even, unclear; or nothing."""

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
    """A dot and the player who played it."""

    player: int


class ClockTimes(TypedDict, total=False):
    """Settings of a clock in seconds; a time that is left out is 0."""

    main: int
    increment: int
    per_move: int


class ClockSettings(TypedDict):
    """Settings of a clock in seconds."""

    main: int
    increment: int
    per_move: int


class OpeningSettings(TypedDict):
    """An opening by name, and what some openings need."""

    name: str
    seed: int
    handicap: int
    position: str


class Marks(TypedDict, total=False):
    """Markup of a node: points, labels (`LB`: a point and its text), arrows and lines (pairs of points)."""

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
    """A rule set that the engine knows."""

    name: str
    help: str
    options: Options
    opening: str


class OptionInfo(TypedDict):
    """An option of the rules; `choices` is null unless its kind is `choice`."""

    name: str
    help: str
    kind: Literal["flag", "number", "half-dots", "choice"]
    choices: list[str] | None


class OpeningInfo(TypedDict):
    """An opening that the engine knows."""

    name: str
    help: str


class DrawnTerritory(TypedDict):
    """A territory or a house: its owner, its ring, and what is inside the ring and no part of it."""

    owner: int
    ring: str
    holes: NotRequired[list[str]]


class Capture(DrawnTerritory):
    """A territory that was or could be taken: the enemy dots it captures and the dots it frees."""

    captured: int
    freed: int


class OfferedTerritory(Capture):
    """A territory that may be declared; `join` says whether its ring combines several smaller ones."""

    join: bool


class MoveEffect(TypedDict):
    """What a move changed on the board, for showing it: its dot and the territories it took."""

    dot: PlayedDot | None
    taken: list[Capture]


class Ending(TypedDict):
    """How a game ended; `winner` is null for a draw."""

    winner: int | None
    reason: EndReason


class AgreedTerritory(Capture):
    """A territory of a settlement: how many points it has, and how many of them are empty."""

    points: int
    empty: int


class TerritoryResult(TypedDict):
    """What a settlement by territory comes to."""

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
    """What a stop comes to."""

    kind: Literal["stop"]
    stopper: int
    lost: list[LostDots]
    captures: tuple[int, ...]


class EndOffer(TypedDict):
    """An offer to end the game, and the players who have accepted it."""

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
    """How a game of a file was read.

    `mode` is how captures were replayed, `differs` the first move, counted from 1, at which the two modes
    give different positions, and `result` the result that the file states.
    """

    format: str
    mode: Mode | None
    differs: int | None
    result: str
    diagnostics: list[FileFault]


class GameEntry(TypedDict):
    """What a file says about one of its games, unchecked; what it does not say is empty or null."""

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
    """A house, and all points in it."""

    points: str


class PlayerDots(TypedDict):
    """Dots of a player: those of a chain, or all that are grounded."""

    owner: int
    points: str


class CaptureThreat(PlayedDot):
    """A dot that would capture at once: the rings it would close and the dots it would capture."""

    captured: int
    rings: list[str]
    victims: str


class PastCapture(DrawnTerritory):
    """A capture by a move of the game: its node, its ply, and the dots that it captured."""

    node: int
    ply: int
    captured: int
    points: str


class SetupFault(TypedDict):
    """Why a drawing is not a valid starting position."""

    code: str
    message: str
    points: str


class Candidate(Place):
    """A point the computer player considers: the dots it would be ahead then, and the main line."""

    value: float
    line: str


class MoveWorth(Place):
    """A point, and by how many dots the player to move leads in the end with a dot there."""

    lead: int


class ChainFinding(Place):
    """A dot of a chain, for how many dots of it something changes, and whether it is the player's own."""

    count: int
    own: bool


class HintInfo(Place):
    """Advice: a point, why it is good (the strongest reason first), the dots gained, and the main line.

    `finding` is what the network expects the dot to do: it makes an own chain safer, or may cut off another.
    """

    reasons: tuple[tuple[HintReason, int], ...]
    gain: float
    line: str
    finding: ChainFinding | None


class ForcingInfo(Place):
    """A dot that gains by force: how many it captures, or where it threatens to, and the answers to that."""

    captured: int
    threat: str
    answers: list[ForcedAnswer]


class ForcedAnswer(Place):
    """An answer to a threat, and the dot that follows; null if the answer itself loses enough."""

    then: ForcingInfo | None


class MistakeInfo(Place):
    """A move that lost dots, what was better, and the line by which the opponent exploits it."""

    ply: int
    player: int
    loss: float
    better: HintInfo
    answer: str


class PlayDecision(Place):
    """The request that plays a dot."""

    kind: Literal["play"]
    declare_all: NotRequired[bool]


class PassDecision(TypedDict):
    """The request that passes."""

    kind: Literal["pass"]


class EndDecision(TypedDict):
    """The request that stops or resigns."""

    kind: Literal["stop", "resign"]
    player: int


Decision = PlayDecision | PassDecision | EndDecision
"""The request that makes the move the computer player has decided on."""


class ClassStepInfo(TypedDict):
    """A step of a class: what it is, what the teacher says about it, and the lesson, puzzle or game."""

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


class LikelyPoint(TypedDict):
    """A point, and how likely something will happen there, from 0 to 1."""

    x: int
    y: int
    share: float


class NetInput(TypedDict):
    """What an input of the network shows.

    `steps` is how many steps a player may walk from the edge, or 0.
    """

    name: str
    steps: int


class NetFeed(TypedDict):
    """A neuron that sees a part of the network.

    `plus` is the sum of its positive weights for that part, `minus` the number of its negative ones.
    """

    row: int
    number: int
    plus: int
    minus: int


class ShapeInfo(TypedDict):
    """A shape on the board: its name, and the points that it is about."""

    name: ShapeName
    points: str


class Frame(TypedDict):
    """What is drawn of a position after a dot."""

    dots: str
    owners: str
    territories: list[DrawnTerritory]
    captures: list[int]
    last: PlayedDot
    change: MoveEffect


LessonAction = Literal["dot", "predict", "stop"]
"""What a reader of a lesson does: put a dot, name the dots that will be captured, or stop the game."""
