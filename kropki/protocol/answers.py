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
    """A node, as a list.

    `parent` is null for the root; `player` is null unless a player moved. `text` is the move: a dot and its
    rings, with a full stop before each ring; rings alone; `pass 0`, `stop 0`, `resign 0`, `time 0`, `draw`,
    `settle` with rings; or empty. `gains` has a list for each player who gains by it, whoever moved: the
    player, the number of enemy dots captured, and the number of own dots freed. `signs` has letters: `c`
    comment, `n` name, `m` marks, `s` set-up, `T` `I` `D` `B` a verdict, `j` a judgement.
    """

    node: int
    parent: int | None
    player: int | None
    text: str
    gains: tuple[tuple[int, int, int], ...]
    signs: str


@message
class Welcome:
    """What this engine offers.

    Attributes:
        engine: The engine's version.
        rules: The rule sets. A game may also have rules named `custom`, which is not a rule set.
        options: The options of the rules.
        openings: The openings.
        highlights: The kinds of highlights that `explain` knows.
        min_size: The shortest side of a board.
        max_size: The longest side of a board.
    """

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
    """The game at a node.

    Attributes:
        width: The board's width.
        height: The board's height.
        players: How many play.
        names: The players' names; a name may be empty.
        first: The player who began.
        rules: The name of the rule set, or `custom`.
        options: The options of the rules, without those of `areas`, `edge` and `suicide` that are as usual.
        opening: The opening.
        clock: The settings of the clock.
        time_left: Each player's main time, without the current move.
        dots: A character for each point, row by row from the top: `.` empty, `R` `B` `G` `Y` a dot of player
            0, 1, 2, 3.
        owners: The same for territory: `.` none, `r` `b` `g` `y` its owner.
        refusals: The same for what a click would meet: `.` free, `o` occupied, `t` a territory, `m` outside
            the middle, where the rules demand the next dot; `s` suicide, where the rules forbid that; `x`
            everywhere after the end.
        territories: The territories.
        offers: The rings that can be declared now, of all players.
        declarer: The player who can still declare with the last dot.
        captures: The dots that each player has captured.
        scores: The same with komi.
        difference: The highest score less the second highest.
        turn: The player to move; after the end, the one who would be.
        stopped: The players who have stopped.
        resigned: The players who have resigned or run out of time.
        ply: The number of moves made.
        plies: The number of moves of the line, with those that `redo` would make.
        last: The last dot played.
        offer: The offer to end the game.
        outcome: How the game ended.
        settlement: What was settled when the game ended.
        change: What the request changed on the board, for showing it; only after `play`, `declare` and
            `redo`.
        node: The current node. The root is 0, and numbers are not reused within a game.
        branches: The nodes after it, the main one first.
        tree: The edition of the game tree. It changes when nodes come, go or move other than by playing, and
            with each other game.
        grown: Rows for nodes added or changed since the previous answer.
        comment: The comment on the node.
        name: The name of the node.
        marks: The marks on the board.
        verdict: The verdict on the move.
        judgement: The judgement of the position.
        revert: Whether there is an edit to undo.
        repeat: Whether there is an edit to redo.
        reading: In the answer to `open_game`: how the game was read.
        record: In the answers to `new`, `restore`, `open_game` and `open_link`: the whole game as `restore`
            takes it.
        decided: What play can no longer change. Left out while that is unknown, after the end, and in
            `positions`.
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
    """All nodes of the game, each after its parent, siblings in their order.

    Attributes:
        tree: The edition of the game tree, as in `position`.
        nodes: All nodes, each after its parent, siblings in their order.
    """

    kind: ClassVar[str] = "tree"
    tree: int
    nodes: list[TreeRow]


@message
class Positions:
    """The positions at several nodes.

    Attributes:
        positions: The positions at the first of the nodes, or at all, with the fields of `position`.
    """

    kind: ClassVar[str] = "positions"
    positions: list[Position]


@message
class SavedGame:
    """The whole game, for `restore`.

    Attributes:
        record: The whole game.
    """

    kind: ClassVar[str] = "record"
    record: RecordData


@message
class GameInfo:
    """The game information: players, event, date and so on.

    Attributes:
        info: The fields that are set.
    """

    kind: ClassVar[str] = "info"
    info: InfoFields


@message
class GameList:
    """The games found in a file since the previous answer, and faults in the file.

    Attributes:
        format: `sgf`, `sav`, `transcript` or `diagram`.
        charset: The charset in which the file is read, as Python names it; empty for `sav`.
        games: The games found since the previous answer.
        faults: Faults outside of the games, found since the previous answer.
        done: The number of characters read so far.
        total: The number of characters in the file. If more than `done`, ask `read_on`.
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
    """The whole game as the text of a link.

    Attributes:
        link: The whole game as the text of a link.
    """

    kind: ClassVar[str] = "link"
    link: str


@message
class ExportedFile:
    """The text of a file, and a name for it.

    Attributes:
        text: The text of the file.
        name: A name for it.
    """

    kind: ClassVar[str] = "file"
    text: str
    name: str


@message
class Settlement:
    """What a settlement by territory would come to.

    Attributes:
        settlement: What the settlement would come to.
    """

    kind: ClassVar[str] = "settlement"
    settlement: TerritoryResult


@message
class Explanation:
    """The highlights of a position; null for those that were not asked for.

    Attributes:
        pools: Rings around enemy dots that could be captured but have not been.
        houses: The houses.
        chains: The chains.
        grounded: The grounded dots of each player.
        threats: The dots that would capture at once.
    """

    kind: ClassVar[str] = "highlights"
    pools: list[Capture] | None
    houses: list[HouseInfo] | None
    chains: list[PlayerDots] | None
    grounded: list[PlayerDots] | None
    threats: list[CaptureThreat] | None


@message
class PointReasons:
    """What explains a point, besides what the position says about it.

    Attributes:
        x: As in the request.
        y: As in the request.
        grounded: Whether its dot is grounded.
        house: The player in whose house the point is.
        captures: The moves up to here that captured the point, the latest first.
        closes: The captures that a dot on the point would make, of each player.
        threats: The dots elsewhere that would capture its dot.
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
    """Why a drawing is not a valid starting position, and the drawing with its captures made.

    Attributes:
        faults: Why the diagram is not a valid starting position; empty if it is valid.
        settled: The diagram with its captures made.
    """

    kind: ClassVar[str] = "setup"
    faults: list[SetupFault]
    settled: str


@message
class Failure:
    """The request failed, and the game is unchanged.

    Attributes:
        code: One of the error codes.
        message: An English sentence: what is wrong, where, and what would be right.
        owner: The owner of the territory, for `move/territory`.
    """

    kind: ClassVar[str] = "error"
    code: str
    message: str
    owner: int | None = None


Answer = (
    Welcome | Position | Settlement | Explanation | PointReasons | CheckedSetup | Tree | Positions
    | SavedGame | GameInfo | GameList | GameLink | ExportedFile | Failure
)  # fmt: skip
