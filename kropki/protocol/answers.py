"""The answers of the protocol (`docs/protocol.md`): what they are, and how a game is told in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, field
from functools import lru_cache, reduce
from itertools import chain
from operator import or_
from typing import ClassVar

from kropki import __version__
from kropki.board import diagram
from kropki.board.board import MAX_PLAYERS, MIN_PLAYERS, Board, Territory
from kropki.board.diagram import DOTS, EMPTY, OWNERS
from kropki.board.grid import LETTERS, MAX_SIZE, MIN_SIZE, Grid
from kropki.board.highlights import KINDS, highlights
from kropki.board.joins import joins
from kropki.board.settlement import StopSettlement, TerritorySettlement
from kropki.board.setup import faults, settled
from kropki.diagnostics import Diagnostic
from kropki.errors import NoSuchPlayer
from kropki.game.game import Game, Offer
from kropki.game.moves import Dot, move_text
from kropki.game.openings import OPENINGS
from kropki.game.rules import OPTIONS, RULE_SETS, Rules
from kropki.game.tree import Node
from kropki.protocol.requests import BadRequest
from kropki.protocol.wire import message
from kropki.record import Reading
from kropki.record import annotations as remarks
from kropki.record.annotations import Marks
from kropki.record.collection import Collection, Entry
from kropki.record.game_json import to_json

FREE, OCCUPIED, TERRITORY, MIDDLE, OVER = ".otmx"
"""Letters of `Position.refusals`."""

Row = list[object]
"""A node: its number, its parent's (None for the root), whose move it is (None for nobody's), the move as
text, how many dots it captures, and letters for what is said of it (`remarks.signs`)."""


@message
class PlayedDot:
    """A dot that was played: column, row, player."""

    x: int
    y: int
    player: int


@message
class DrawnTerritory:
    """A territory: its owner, and its ring as letter pairs."""

    owner: int
    ring: str


@message
class TakenTerritory:
    """A territory just taken, with the enemy's dots caught and the own dots won back."""

    owner: int
    ring: str
    captured: int
    freed: int


@message
class OfferedTerritory:
    """A territory that may be declared; `join` says whether it joins several smaller ones."""

    owner: int
    ring: str
    captured: int
    freed: int
    join: bool


@message
class Change:
    """What an answer shows anew: the dot played and the territories taken by it."""

    dot: PlayedDot | None = None
    taken: list[TakenTerritory] = field(default_factory=list)


@message
class Ending:
    """How the game ended."""

    winner: int | None
    reason: str


@message
class Welcome:
    """What this engine offers."""

    kind: ClassVar[str] = "welcome"
    engine: str
    rules: list[dict[str, object]]
    options: list[dict[str, object]]
    openings: list[dict[str, str]]
    highlights: list[str]
    min_size: int
    max_size: int


@message
class Position:
    """The game as it stands. Text fields have a character a point, row by row from the top."""

    kind: ClassVar[str] = "position"
    width: int
    height: int
    players: int
    names: list[str]
    first: int
    rules: str
    options: dict[str, object]
    opening: dict[str, object]
    clock: dict[str, int] | None
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
    offer: dict[str, object] | None
    outcome: Ending | None
    settlement: dict[str, object] | None
    change: Change
    node: int
    branches: list[int]
    tree: int
    grown: list[Row]
    comment: str
    name: str
    marks: Marks
    verdict: str
    judgement: str
    revert: bool
    repeat: bool
    reading: Told | None
    record: dict[str, object] | None


@message
class Told:
    """How a game was read: the file's format, the mode of its replay, the first move of the main line, from
    1, at which the modes part, the file's own result, and what was found on the way."""

    format: str
    mode: str | None
    differs: int | None
    result: str
    diagnostics: list[dict[str, object]]


@message
class Standing:
    """What a position tells beside the game itself: the edition of the tree, the nodes whose rows are new,
    whether edits can be taken back and made again, how the game was read, and its record where it is another
    game than before."""

    tree: int = 0
    grown: Sequence[Node] = ()
    revert: bool = False
    repeat: bool = False
    reading: Told | None = None
    record: bool = False


@message
class Tree:
    """All nodes of the game, each after its parent, children in their order."""

    kind: ClassVar[str] = "tree"
    tree: int
    nodes: list[Row]


@message
class Positions:
    """The positions at several nodes."""

    kind: ClassVar[str] = "positions"
    positions: list[Position]


@message
class Record:
    """The whole game, for `restore`."""

    kind: ClassVar[str] = "record"
    record: dict[str, object]


@message
class Info:
    """What is known of the game beside its moves."""

    kind: ClassVar[str] = "info"
    info: dict[str, str]


@message
class Games:
    """Games that were found in a file since the answer before, and faults; `done` of `total` characters have
    been looked over."""

    kind: ClassVar[str] = "collection"
    format: str
    games: list[dict[str, object]]
    faults: list[dict[str, object]]
    done: int
    total: int


@message
class Link:
    """The whole game as text for an address."""

    kind: ClassVar[str] = "link"
    link: str


@message
class File:
    """The text of a file, and what it may be called."""

    kind: ClassVar[str] = "file"
    text: str
    name: str


@message
class Settlement:
    """What a settlement by territory would come to."""

    kind: ClassVar[str] = "settlement"
    settlement: dict[str, object]


@message
class Explanation:
    """What explains the position; None for what was not asked for."""

    kind: ClassVar[str] = "highlights"
    pools: list[dict[str, object]] | None
    houses: list[dict[str, object]] | None
    chains: list[dict[str, object]] | None
    grounded: list[dict[str, object]] | None
    threats: list[dict[str, object]] | None


@message
class CheckedSetup:
    """What is wrong with a drawing as a position to begin from."""

    kind: ClassVar[str] = "setup"
    faults: list[dict[str, object]]
    settled: str


@message
class Failure:
    """A request that was not fulfilled. The game is as it was."""

    kind: ClassVar[str] = "error"
    code: str
    message: str
    owner: int | None = None


Answer = (
    Welcome | Position | Settlement | Explanation | CheckedSetup | Tree | Positions | Record | Info | Games
    | Link | File | Failure
)  # fmt: skip


def welcome() -> Welcome:
    """What this engine offers."""
    return Welcome(
        engine=__version__,
        rules=[
            {
                "name": rule_set.name,
                "help": rule_set.help,
                "options": rule_set.rules.options(),
                "opening": rule_set.opening,
            }
            for rule_set in RULE_SETS.values()
        ],
        options=[
            {"name": name, "help": option.help, "kind": option.kind, "choices": option.choices}
            for name, option in OPTIONS.items()
        ],
        openings=[{"name": name, "help": help} for name, help in OPENINGS.items()],
        highlights=list(KINDS),
        min_size=MIN_SIZE,
        max_size=MAX_SIZE,
    )


def position(game: Game, change: Change | None = None, standing: Standing | None = None) -> Position:
    """The game as it stands, with what led there."""
    board = game.board
    grid = board.grid
    node = game.node
    last = game.last_dot
    standing = standing or Standing()
    dots = [board.dot_mask(player) for player in range(board.players)]
    owners = [board.held_mask(player) for player in range(board.players)]
    occupied, held = reduce(or_, dots), reduce(or_, owners)
    barred = grid.board & ~(game.middle_mask() or grid.board)
    refused = [occupied, held & ~occupied, barred & ~occupied & ~held]
    if game.outcome:
        refusals = OVER * len(grid.points)
    else:
        refusals = _text(refused, FREE + OCCUPIED + TERRITORY + MIDDLE, grid)
    return Position(
        width=grid.width,
        height=grid.height,
        players=board.players,
        names=list(game.names),
        first=game.first,
        rules=game.rule_set,
        options=game.rules.options(),
        opening=asdict(game.opening),
        clock=asdict(game.clock) if game.clock else None,
        time_left=list(game.time_left),
        dots=_text(dots, EMPTY + DOTS, grid),
        owners=_text(owners, EMPTY + OWNERS, grid),
        refusals=refusals,
        territories=[_drawn(territory) for territory in board.territories],
        offers=_offers(board) if board.declared else [],
        declarer=game.declarer,
        captures=list(game.captures),
        scores=list(game.scores),
        difference=game.difference,
        turn=game.turn,
        stopped=sorted(game.stopped),
        resigned=sorted(game.resigned),
        ply=game.ply,
        plies=game.plies,
        last=_played_dot(last, grid) if last else None,
        offer=_offer(game.offer, board) if game.offer else None,
        outcome=Ending(game.outcome.winner, game.outcome.reason) if game.outcome else None,
        settlement=_settled(game.settlement, board) if game.settlement else None,
        change=change or Change(),
        node=node.number,
        branches=[child.number for child in node.children],
        tree=standing.tree,
        grown=[row(one, grid) for one in standing.grown],
        comment=remarks.comment_of(node),
        name=remarks.name(node),
        marks=remarks.marks(node, grid),
        verdict=remarks.verdict(node),
        judgement=remarks.judgement(node),
        revert=standing.revert,
        repeat=standing.repeat,
        reading=standing.reading,
        record=to_json(game) if standing.record else None,
    )


@lru_cache(maxsize=1000)
def _drawn(territory: Territory) -> DrawnTerritory:
    return DrawnTerritory(territory.owner, _letters(territory.ring, territory.grid))


def row(node: Node, grid: Grid) -> Row:
    """What the page's tree tells of a node."""
    move = node.move
    parent = node.parent.number if node.parent else None
    player = None if move is None else getattr(move, "player", None)
    text = move_text(move, grid).partition("@")[0] if move else ""
    return [node.number, parent, player, text, node.captured, remarks.signs(node)]


def tree(game: Game, edition: int) -> Tree:
    """The game's tree."""
    return Tree(edition, [row(node, game.board.grid) for node in game.root.walk()])


def games(file: Collection, entries: Iterable[Entry], faults: Iterable[Diagnostic]) -> Games:
    """What has been found in a file."""
    return Games(file.format, [vars(entry) for entry in entries], diagnostics(faults), file.done, file.total)


def told(format: str, reading: Reading) -> Told:
    """How a game of a file of that format was read."""
    return Told(format, reading.mode, reading.differs, reading.result, diagnostics(reading.faults))


def diagnostics(found: Iterable[Diagnostic]) -> list[dict[str, object]]:
    """Faults of a file as they are told."""
    return [
        {"kind": str(one.kind), "line": one.line, "column": one.column, "message": one.message}
        for one in found
    ]


def change(game: Game, taken: Iterable[Territory], *, dot: bool = True) -> Change:
    """What the last move did: its dot, if that is new, and the territories that it took."""
    grid = game.board.grid
    move = game.node.move
    played = _played_dot(move, grid) if dot and isinstance(move, Dot) else None
    territories = [
        TakenTerritory(taking.owner, _letters(taking.ring, grid), taking.captured, taking.freed)
        for taking in taken
    ]
    return Change(played, territories)


def settlement(settled: TerritorySettlement, board: Board) -> Settlement:
    """What a settlement by territory would come to."""
    return Settlement(_settled(settled, board))


def explanation(board: Board, kinds: Sequence[str]) -> Explanation:
    """The highlights of a position. Raises `BadRequest` where a kind is none."""
    unknown = [kind for kind in kinds if kind not in KINDS]
    if unknown:
        raise BadRequest("field", f"kinds hold {unknown[0][:20]!r}; there are {', '.join(KINDS)}")
    grid = board.grid
    found = highlights(board, kinds)

    def told(kind: str, items: Iterable[dict[str, object]]) -> list[dict[str, object]] | None:
        return list(items) if kind in kinds else None

    return Explanation(
        pools=told(
            "pools",
            (
                {
                    "owner": pool.owner,
                    "ring": _letters(pool.ring, grid),
                    "captured": pool.captured,
                    "freed": pool.freed,
                }
                for pool in chain.from_iterable(found.pools)
            ),
        ),
        houses=told(
            "houses",
            (
                {
                    "owner": house.player,
                    "ring": _letters(house.ring, grid),
                    "points": _points(house.inside, grid),
                }
                for house in chain.from_iterable(found.houses)
            ),
        ),
        chains=told(
            "chains",
            (
                {"owner": player, "points": _points(dots, grid)}
                for player, chains in enumerate(found.chains)
                for dots in chains
            ),
        ),
        grounded=told(
            "grounded",
            ({"owner": player, "points": _points(dots, grid)} for player, dots in enumerate(found.grounded)),
        ),
        threats=told(
            "threats",
            (
                {
                    **vars(PlayedDot(*grid.xy(threat.point), threat.player)),
                    "captured": threat.captured,
                    "rings": [_letters(territory.ring, grid) for territory in threat.taken],
                    "victims": _points(threat.victims, grid),
                }
                for threat in chain.from_iterable(found.threats)
            ),
        ),
    )


def checked_setup(text: str, players: int, rules: Rules) -> CheckedSetup:
    """What is wrong with a drawing as a position to begin from. Raises `InvalidDiagram` if it is none, and
    `NoSuchPlayer`."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise NoSuchPlayer(f"{MIN_PLAYERS} to {MAX_PLAYERS} can play")
    drawn = diagram.parse(text)
    return CheckedSetup(
        [
            {
                "code": fault.code,
                "message": fault.message,
                "points": "".join([LETTERS[x] + LETTERS[y] for x, y in fault.points]),
            }
            for fault in faults(drawn, players, declared=rules.declared)
        ],
        str(settled(drawn, players)),
    )


def _offers(board: Board) -> list[OfferedTerritory]:
    return [
        OfferedTerritory(t.owner, _letters(t.ring, board.grid), t.captured, t.freed, join)
        for player in range(board.players)
        for offered, join in ((board.offers(player), False), (joins(board, player), True))
        for t in offered
    ]


def _offer(offer: Offer, board: Board) -> dict[str, object]:
    return {
        "player": offer.player,
        "kind": "settlement" if offer.settlement else "draw",
        "accepted": sorted(offer.accepted),
        "settlement": _settled(offer.settlement, board) if offer.settlement else None,
    }


def _settled(settled: StopSettlement | TerritorySettlement, board: Board) -> dict[str, object]:
    grid = board.grid
    if isinstance(settled, StopSettlement):
        lost = [
            {"points": _points(area.inside, grid), "captured": area.captured, "freed": area.freed}
            for area in settled.lost
        ]
        return {"kind": "stop", "stopper": settled.stopper, "lost": lost, "captures": settled.captures}
    areas = [
        {
            "owner": area.owner,
            "ring": _letters(area.ring, grid),
            "points": area.points,
            "empty": area.empty,
            "captured": area.captured,
            "freed": area.freed,
        }
        for area in settled.areas
    ]
    return {
        "kind": "territory",
        "areas": areas,
        "empty": settled.empty,
        "neutral": settled.neutral,
        "to_move": settled.to_move,
        "thrown": settled.thrown,
        "captures": settled.captures,
    }


def _text(masks: Sequence[int], letters: str, grid: Grid) -> str:
    """A letter a point, row by row: the first of `letters` where no mask has it, else that of its mask."""
    digits = sum(int(f"{mask:b}", 16) * digit for digit, mask in enumerate(masks, 1))
    text = f"{digits:0{grid.limit}x}"[::-1].translate(str.maketrans("01234"[: len(letters)], letters))
    stride = grid.stride
    starts = range(stride + 1, stride * (grid.height + 1), stride)
    return "".join([text[start : start + grid.width] for start in starts])


def _letters(points: Sequence[int], grid: Grid) -> str:
    return "".join([grid.letters(point) for point in points])


def _points(mask: int, grid: Grid) -> str:
    return "".join([grid.letters(point) for point in grid.mask_points(mask)])


def _played_dot(dot: Dot, grid: Grid) -> PlayedDot:
    return PlayedDot(*grid.xy(dot.point), dot.player)
