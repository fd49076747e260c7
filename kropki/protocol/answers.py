"""The answers of the protocol (`docs/protocol.md`). `kropki.protocol.describe` builds them."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from kropki.game.decided import Decided
from kropki.protocol.wire import message

if TYPE_CHECKING:
    from kropki.protocol.values import (
        Capture,
        CaptureThreat,
        ClockSettings,
        DrawnTerritory,
        Ending,
        EndOffer,
        FileFault,
        GameEntry,
        HouseInfo,
        InfoFields,
        Judgement,
        Marks,
        MoveEffect,
        OfferedTerritory,
        OpeningInfo,
        OpeningSettings,
        OptionInfo,
        Options,
        PastCapture,
        PlayedDot,
        PlayerDots,
        ReadingInfo,
        RecordData,
        RuleSetInfo,
        SetupFault,
        StopResult,
        TerritoryResult,
        Verdict,
    )

FREE, OCCUPIED, TERRITORY, MIDDLE, SUICIDE, OVER = ".otmsx"
"""The characters of `Position.refusals`."""


class TreeRow(NamedTuple):
    """A node of the game tree.

    `parent` is null for the root, and `player` is null unless a player moved. `text` is the move, `gains`
    says for each player who gains by it: their number, how many dots they capture, and how many they free.
    `signs` has a letter for each kind of annotation.
    """

    node: int
    parent: int | None
    player: int | None
    text: str
    gains: tuple[tuple[int, int, int], ...]
    signs: str


@message
class Welcome:
    """What this engine offers."""

    kind: ClassVar[str] = "welcome"
    engine: str
    rules: list[RuleSetInfo]
    options: list[OptionInfo]
    openings: list[OpeningInfo]
    highlights: list[str]
    min_size: int
    max_size: int


@message
class Position:
    """The game at a node. The board's texts have a character for each point, row by row from the top.

    `decided` is left out while play can still change the result, as far as the engine can tell.
    """

    kind: ClassVar[str] = "position"
    width: int
    height: int
    players: int
    names: list[str]
    first: int
    rules: str
    options: Options
    opening: OpeningSettings
    clock: ClockSettings | None
    time_left: list[int]
    dots: str
    owners: str
    refusals: str
    territories: list[DrawnTerritory]
    offers: list[OfferedTerritory]
    declarer: int | None
    captures: list[int]
    scores: list[float]
    difference: float
    turn: int
    stopped: list[int]
    resigned: list[int]
    ply: int
    plies: int
    last: PlayedDot | None
    offer: EndOffer | None
    outcome: Ending | None
    settlement: StopResult | TerritoryResult | None
    change: MoveEffect
    node: int
    branches: list[int]
    tree: int
    grown: list[TreeRow]
    comment: str
    name: str
    marks: Marks
    verdict: Verdict
    judgement: Judgement
    revert: bool
    repeat: bool
    reading: ReadingInfo | None
    record: RecordData | None
    decided: Decided | None = field(init=False, default=None)


@message
class Tree:
    """All nodes of the game, each after its parent, siblings in their order."""

    kind: ClassVar[str] = "tree"
    tree: int
    nodes: list[TreeRow]


@message
class Positions:
    """The positions at several nodes."""

    kind: ClassVar[str] = "positions"
    positions: list[Position]


@message
class SavedGame:
    """The whole game, for `restore`."""

    kind: ClassVar[str] = "record"
    record: RecordData


@message
class GameInfo:
    """The game information: players, event, date and so on."""

    kind: ClassVar[str] = "info"
    info: InfoFields


@message
class GameList:
    """The games found in a file since the previous answer, and faults in the file.

    So far, `done` of `total` characters have been read, in this charset.
    """

    kind: ClassVar[str] = "collection"
    format: str
    charset: str
    games: list[GameEntry]
    faults: list[FileFault]
    done: int
    total: int


@message
class GameLink:
    """The whole game as the text of a link."""

    kind: ClassVar[str] = "link"
    link: str


@message
class ExportedFile:
    """The text of a file, and a name for it."""

    kind: ClassVar[str] = "file"
    text: str
    name: str


@message
class Settlement:
    """What a settlement by territory would come to."""

    kind: ClassVar[str] = "settlement"
    settlement: TerritoryResult


@message
class Explanation:
    """The highlights of a position; null for those that were not asked for."""

    kind: ClassVar[str] = "highlights"
    pools: list[Capture] | None
    houses: list[HouseInfo] | None
    chains: list[PlayerDots] | None
    grounded: list[PlayerDots] | None
    threats: list[CaptureThreat] | None


@message
class PointReasons:
    """What explains a point, besides what the position says about it.

    `grounded` is whether its dot is grounded, and `house` the player in whose house it is, or null.
    `captures` are the moves that captured the point, the latest first. `closes` are the captures that a dot
    on the point would make, `threats` those elsewhere that would take its dot.
    """

    kind: ClassVar[str] = "reasons"
    x: int
    y: int
    grounded: bool
    house: int | None
    captures: list[PastCapture]
    closes: list[CaptureThreat]
    threats: list[CaptureThreat]


@message
class CheckedSetup:
    """Why a drawing is not a valid starting position, and the drawing with its captures made."""

    kind: ClassVar[str] = "setup"
    faults: list[SetupFault]
    settled: str


@message
class Failure:
    """The request failed, and the game is unchanged. `owner` is that of the territory that is in the way."""

    kind: ClassVar[str] = "error"
    code: str
    message: str
    owner: int | None = None


Answer = (
    Welcome | Position | Settlement | Explanation | PointReasons | CheckedSetup | Tree | Positions
    | SavedGame | GameInfo | GameList | GameLink | ExportedFile | Failure
)  # fmt: skip
