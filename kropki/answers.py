"""The answers of the protocol (`docs/protocol.md`): what they are, and how a game is told in them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import chain
from typing import ClassVar

from kropki import __version__, diagram
from kropki.board import MAX_PLAYERS, MIN_PLAYERS, Board, Territory
from kropki.diagram import DOTS, EMPTY, OWNERS
from kropki.errors import NoSuchPlayer
from kropki.game import Game, Offer
from kropki.grid import LETTERS, MAX_SIZE, MIN_SIZE, Grid
from kropki.highlights import KINDS, highlights
from kropki.joins import joins
from kropki.moves import Dot
from kropki.openings import OPENINGS
from kropki.requests import BadRequest
from kropki.rules import OPTIONS, RULE_SETS, Rules
from kropki.settlement import StopSettlement, TerritorySettlement
from kropki.setup import faults, settled

FREE, OCCUPIED, TERRITORY, MIDDLE, OVER = ".otmx"
"""Letters of `Position.refusals`."""


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
class OfferedTerritory:
    """A territory that may be declared; `join` says whether it joins several smaller ones."""

    owner: int
    ring: str
    captured: int
    freed: int
    join: bool


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
    rules: list[dict[str, object]]
    options: list[dict[str, object]]
    openings: list[dict[str, str]]
    highlights: list[str]
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
    record: dict[str, object]


@dataclass(frozen=True)
class Settlement:
    """What a settlement by territory would come to."""

    kind: ClassVar[str] = "settlement"
    settlement: dict[str, object]


@dataclass(frozen=True)
class Explanation:
    """What explains the position; None for what was not asked for."""

    kind: ClassVar[str] = "highlights"
    pools: list[dict[str, object]] | None
    houses: list[dict[str, object]] | None
    chains: list[dict[str, object]] | None
    grounded: list[dict[str, object]] | None
    threats: list[dict[str, object]] | None


@dataclass(frozen=True)
class CheckedSetup:
    """What is wrong with a drawing as a position to begin from."""

    kind: ClassVar[str] = "setup"
    faults: list[dict[str, object]]
    settled: str


@dataclass(frozen=True)
class Failure:
    """A request that was not fulfilled. The game is as it was."""

    kind: ClassVar[str] = "error"
    code: str
    message: str
    owner: int | None = None


Answer = Welcome | Position | Settlement | Explanation | CheckedSetup | Failure


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


def position(game: Game, change: Change | None = None) -> Position:
    """The game as it stands, with what led there."""
    board = game.board
    grid = board.grid
    last = game.last_dot
    dots = [EMPTY] * grid.limit
    owners = [EMPTY] * grid.limit
    refusals = [FREE] * grid.limit
    if middle := game.middle():
        refusals = [FREE if middle >> point & 1 else MIDDLE for point in range(grid.limit)]
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
        first=game.first,
        rules=game.rule_set,
        options=game.rules.options(),
        opening=asdict(game.opening),
        clock=asdict(game.clock) if game.clock else None,
        time_left=list(game.time_left),
        dots=_text(dots, grid),
        owners=_text(owners, grid),
        refusals=_text(refusals, grid),
        territories=[
            DrawnTerritory(territory.owner, _letters(territory.ring, grid)) for territory in board.territories
        ],
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
        record=game.record(),
    )


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


def explanation(board: Board, kinds: Collection[str]) -> Explanation:
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


def _text(marks: list[str], grid: Grid) -> str:
    return "".join([marks[point] for point in grid.points])


def _letters(points: Sequence[int], grid: Grid) -> str:
    return "".join([grid.letters(point) for point in points])


def _points(mask: int, grid: Grid) -> str:
    return "".join([grid.letters(point) for point in grid.mask_points(mask)])


def _played_dot(dot: Dot, grid: Grid) -> PlayedDot:
    return PlayedDot(*grid.xy(dot.point), dot.player)
