"""Builds answers: describes games, boards and files in the values of the protocol."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import chain
from operator import or_
from typing import TYPE_CHECKING, cast

from kropki import __version__
from kropki.board import diagram
from kropki.board.board import MAX_PLAYERS, MIN_PLAYERS, Board
from kropki.board.diagram import DOTS, EMPTY, OWNERS
from kropki.board.grid import LETTERS, MAX_SIZE, MIN_SIZE, Grid, Point
from kropki.board.grounding import grounded_mask
from kropki.board.highlights import KINDS, CapturingPoint, find_highlights
from kropki.board.joins import find_joins
from kropki.board.settlement import StopSettlement, TerritorySettlement
from kropki.board.setup import capture_surrounded, find_faults
from kropki.board.territory import Territory
from kropki.diagnostics import Diagnostic
from kropki.errors import NoSuchPlayer
from kropki.game.captures import find_captures
from kropki.game.clock import Clock
from kropki.game.decided import Decided
from kropki.game.game import Game
from kropki.game.moves import Dot, move_text
from kropki.game.openings import OPENINGS
from kropki.game.outcome import Offer
from kropki.game.rules import OPTIONS, RULE_SETS, Rules
from kropki.game.tree import Node
from kropki.protocol.answers import (
    FREE,
    MIDDLE,
    OCCUPIED,
    OVER,
    SUICIDE,
    TERRITORY,
    CheckedSetup,
    Explanation,
    GameList,
    PointReasons,
    Position,
    Settlement,
    Tree,
    TreeRow,
    Welcome,
)
from kropki.protocol.requests import MAX_TEXT, BadRequest
from kropki.protocol.wire import message
from kropki.record import Reading
from kropki.record import annotations as notes
from kropki.record.collection import Collection
from kropki.record.formats.file import Entry
from kropki.record.game_json import to_json
from kropki.record.info import MAX_NAME

if TYPE_CHECKING:
    from kropki.protocol import values


@message
class SessionInfo:
    """What a position reports besides the game.

    Attributes:
        edition: The edition of the game tree.
        changed_nodes: The nodes that were added or changed since the previous answer.
        can_revert: Whether there is an edit to undo.
        can_repeat: Whether there is an edit to redo.
        reading: How the game was read from a file.
        is_new_game: Whether this is another game than before, so that its JSON is included.
        decided: What play can no longer change.
    """

    edition: int = 0
    changed_nodes: Sequence[Node] = ()
    can_revert: bool = False
    can_repeat: bool = False
    reading: values.ReadingInfo | None = None
    is_new_game: bool = False
    decided: Decided | None = None


def welcome() -> Welcome:
    """Return what this engine offers."""
    return Welcome(
        engine=__version__,
        rules=[
            {
                "name": rule_set.name,
                "help": rule_set.help,
                "options": cast("values.Options", rule_set.rules.options()),
                "opening": rule_set.opening,
            }
            for rule_set in RULE_SETS.values()
        ],
        options=[
            cast(
                "values.OptionInfo",
                {"name": name, "help": option.help, "kind": option.kind, "choices": option.choices},
            )
            for name, option in OPTIONS.items()
        ],
        openings=[{"name": name, "help": help} for name, help in OPENINGS.items()],
        highlights=list(KINDS),
        min_size=MIN_SIZE,
        max_size=MAX_SIZE,
    )


def position(
    game: Game, effect: values.MoveEffect | None = None, info: SessionInfo | None = None
) -> Position:
    """Return the position of a game.

    Args:
        game: The game, at the node to describe.
        effect: What the last move changed, if this answer is to show that.
        info: What to report besides the game.
    """
    board = game.board
    grid = board.grid
    node = game.node
    last = game.last_dot
    info = info or SessionInfo()
    dots = [board.dot_mask(player) for player in range(board.players)]
    owners = [board.held_mask(player) for player in range(board.players)]
    occupied, held = reduce(or_, dots), reduce(or_, owners)
    if game.outcome:
        refusals = OVER * len(grid.points)
    else:
        playable = board.open_mask & (game.middle_mask() or grid.board)
        suicides = board.suicide_mask(game.turn) & playable
        barred = board.open_mask & ~playable
        refused = [occupied, held & ~occupied, barred, suicides]
        refusals = _board_text(refused, FREE + OCCUPIED + TERRITORY + MIDDLE + SUICIDE, grid)
    opening = game.opening
    described = Position(
        width=grid.width,
        height=grid.height,
        players=board.players,
        names=[name[:MAX_NAME] for name in game.names],
        first=game.first,
        rules=game.rule_set,
        options=cast("values.Options", game.rules.saved_options()),
        opening={
            "name": opening.name,
            "seed": opening.seed,
            "handicap": opening.handicap,
            "position": opening.position,
        },
        clock=_clock(game.clock) if game.clock else None,
        time_left=list(game.time_left),
        dots=_board_text(dots, EMPTY + DOTS, grid),
        owners=_board_text(owners, EMPTY + OWNERS, grid),
        refusals=refusals,
        territories=[_territory(territory) for territory in board.territories],
        offers=_offered_territories(board) if board.declared else [],
        declarer=game.declarer,
        captures=list(game.captures),
        scores=list(game.scores),
        difference=game.difference,
        turn=game.turn,
        stopped=sorted(game.stopped),
        resigned=sorted(game.resigned),
        ply=game.ply,
        plies=game.plies,
        last=_dot(last, grid) if last else None,
        offer=_end_offer(game.offer, board) if game.offer else None,
        outcome={"winner": game.outcome.winner, "reason": game.outcome.reason} if game.outcome else None,
        settlement=_result(game.settlement, board) if game.settlement else None,
        change=effect or {"dot": None, "taken": []},
        node=node.number,
        branches=[child.number for child in node.children],
        tree=info.edition,
        grown=[tree_row(changed, grid) for changed in info.changed_nodes],
        comment=notes.comment_of(node)[: notes.MAX_COMMENT],
        name=notes.name(node)[:MAX_TEXT],
        marks=cast("values.Marks", notes.marks(node, grid)),
        verdict=cast("values.Verdict", notes.verdict(node)),
        judgement=cast("values.Judgement", notes.judgement(node)),
        revert=info.can_revert,
        repeat=info.can_repeat,
        reading=info.reading,
        record=to_json(game) if info.is_new_game else None,
    )
    if info.decided:
        vars(described)["decided"] = info.decided
    return described


def frame(board: Board, dot: Dot, taken: Iterable[Territory]) -> values.Frame:
    """Return what is drawn of a board.

    Args:
        board: The board after a dot.
        dot: The dot.
        taken: The territories that it took.
    """
    grid = board.grid
    return {
        "dots": _board_text([board.dot_mask(player) for player in range(board.players)], EMPTY + DOTS, grid),
        "owners": _board_text(
            [board.held_mask(player) for player in range(board.players)], EMPTY + OWNERS, grid
        ),
        "territories": [_territory(territory) for territory in board.territories],
        "captures": list(board.captures),
        "last": _dot(dot, grid),
        "change": {"dot": _dot(dot, grid), "taken": [_capture(territory) for territory in taken]},
    }


def tree_row(node: Node, grid: Grid) -> TreeRow:
    """Return the row of a node in the game tree."""
    move = node.move
    parent = node.parent.number if node.parent else None
    player = None if move is None else getattr(move, "player", None)
    text = move_text(move, grid).partition("@")[0] if move else ""
    return TreeRow(node.number, parent, player, text, node.gains, notes.signs(node))


def tree(game: Game, edition: int) -> Tree:
    """Return an edition of the game tree."""
    return Tree(edition, [tree_row(node, game.board.grid) for node in game.root.walk()])


def game_list(file: Collection, entries: Iterable[Entry], faults: Iterable[Diagnostic]) -> GameList:
    """Return these games and faults of a file, and how much of it has been read."""
    games = [cast("values.GameEntry", _cut(entry._asdict())) for entry in entries]
    return GameList(file.format, file.charset, games, _file_faults(faults), file.done, file.total)


def _cut(entry: Mapping[str, object]) -> dict[str, object]:
    """Return the fields of an entry with long texts cut."""
    return {
        name: value[:MAX_NAME]
        if isinstance(value, str)
        else [text[:MAX_NAME] for text in value]
        if isinstance(value, tuple)
        else value
        for name, value in entry.items()
    }


def reading_info(format: str, reading: Reading) -> values.ReadingInfo:
    """Return how a game was read from a file of a format."""
    return {
        "format": format,
        "mode": reading.mode,
        "differs": reading.differs_at,
        "result": reading.result,
        "right_answers": reading.right_answers,
        "diagnostics": _file_faults(reading.all_diagnostics),
    }


def move_effect(game: Game, taken: Iterable[Territory], *, dot: bool = True) -> values.MoveEffect:
    """Return what the last move changed on the board.

    Args:
        game: The game after the move.
        taken: The territories that the move took.
        dot: Whether its dot is new.
    """
    grid = game.board.grid
    move = game.node.move
    return {
        "dot": _dot(move, grid) if dot and isinstance(move, Dot) else None,
        "taken": [_capture(territory) for territory in taken],
    }


def settlement(settled: TerritorySettlement, board: Board) -> Settlement:
    """Return what a settlement by territory would come to."""
    return Settlement(_territory_result(settled, board))


def explanation(board: Board, kinds: Sequence[str]) -> Explanation:
    """Return the highlights of a position.

    Raises:
        BadRequest: If a kind is unknown.
    """
    unknown = [kind for kind in kinds if kind not in KINDS]
    if unknown:
        raise BadRequest("field", f"kinds contains {unknown[0][:20]!r}; there are {', '.join(KINDS)}")
    grid = board.grid
    found = find_highlights(board, kinds)
    pools: list[values.Capture] = [_capture(pool) for pool in chain.from_iterable(found.pools)]
    houses: list[values.HouseInfo] = [
        {"owner": house.player, "ring": letters_of(house.ring, grid), "points": _points(house.inside, grid)}
        for house in chain.from_iterable(found.houses)
    ]
    chains: list[values.PlayerDots] = [
        {"owner": player, "points": _points(dots, grid)}
        for player, chains in enumerate(found.chains)
        for dots in chains
    ]
    grounded: list[values.PlayerDots] = [
        {"owner": player, "points": _points(dots, grid)} for player, dots in enumerate(found.grounded)
    ]
    threats = [_threat(threat, grid) for threat in chain.from_iterable(found.threats)]
    return Explanation(
        pools=pools if "pools" in kinds else None,
        houses=houses if "houses" in kinds else None,
        chains=chains if "chains" in kinds else None,
        grounded=grounded if "grounded" in kinds else None,
        threats=threats if "threats" in kinds else None,
    )


def _threat(threat: CapturingPoint, grid: Grid) -> values.CaptureThreat:
    return {
        **place(threat.point, grid),
        "player": threat.player,
        "captured": threat.captured,
        "rings": [letters_of(territory.ring, grid) for territory in threat.taken],
        "victims": _points(threat.victims, grid),
    }


def point_reasons(game: Game, point: Point) -> PointReasons:
    """Return what explains a point of a game's board."""
    board, grid = game.board, game.board.grid
    bit = grid.bits[point]
    dot = board.dot(point) if board.is_alive(point) else None
    threats = [*chain.from_iterable(find_highlights(board, ["threats"]).threats)]
    captures: list[values.PastCapture] = [
        {
            **_territory(capture.territory),
            "node": capture.node.number,
            "ply": capture.ply,
            "captured": capture.territory.captured,
            "points": _points(capture.territory.inside, grid),
        }
        for capture in find_captures(game, point)
    ]
    return PointReasons(
        **place(point, grid),
        grounded=dot is not None and bool(grounded_mask(board, dot) & bit),
        house=board.house(point),
        captures=captures,
        closes=[_threat(threat, grid) for threat in threats if threat.point == point],
        threats=[_threat(threat, grid) for threat in threats if threat.victims & bit],
    )


def checked_setup(text: str, players: int, rules: Rules) -> CheckedSetup:
    """Return why a drawing is not a valid starting position.

    Args:
        text: The drawing (`kropki.board.diagram`).
        players: How many play.
        rules: The rules they play by.

    Raises:
        InvalidDiagram: If the text is not a drawing.
        NoSuchPlayer: If the number of players is out of range.
    """
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise NoSuchPlayer(f"{MIN_PLAYERS} to {MAX_PLAYERS} can play")
    drawn = diagram.parse(text)
    found: list[values.SetupFault] = [
        {
            "code": fault.code,
            "message": fault.message,
            "points": "".join([LETTERS[x] + LETTERS[y] for x, y in fault.points]),
        }
        for fault in find_faults(drawn, players, declared=rules.declared, variant=rules.variant)
    ]
    return CheckedSetup(found, str(capture_surrounded(drawn, players, rules.variant)))


def _clock(clock: Clock) -> values.ClockSettings:
    return {"main": clock.main, "increment": clock.increment, "per_move": clock.per_move}


def _file_faults(diagnostics: Iterable[Diagnostic]) -> list[values.FileFault]:
    return [
        {"kind": str(found.kind), "line": found.line, "column": found.column, "message": found.message}
        for found in diagnostics
    ]


@lru_cache(maxsize=1000)
def _territory(territory: Territory) -> values.DrawnTerritory:
    drawn: values.DrawnTerritory = {
        "owner": territory.owner,
        "ring": letters_of(territory.ring, territory.grid),
    }
    if holes := territory.holes:
        drawn["holes"] = [letters_of(hole, territory.grid) for hole in holes]
    return drawn


def _capture(territory: Territory) -> values.Capture:
    return {**_territory(territory), "captured": territory.captured, "freed": territory.freed}


def _offered_territories(board: Board) -> list[values.OfferedTerritory]:
    return [
        {**_capture(territory), "join": join}
        for player in range(board.players)
        for offered, join in ((board.offers(player), False), (find_joins(board, player), True))
        for territory in offered
    ]


def _end_offer(offer: Offer, board: Board) -> values.EndOffer:
    return {
        "player": offer.player,
        "kind": "settlement" if offer.settlement else "draw",
        "accepted": sorted(offer.accepted),
        "settlement": _territory_result(offer.settlement, board) if offer.settlement else None,
    }


def _result(
    settled: StopSettlement | TerritorySettlement, board: Board
) -> values.StopResult | values.TerritoryResult:
    if isinstance(settled, TerritorySettlement):
        return _territory_result(settled, board)
    lost: list[values.LostDots] = [
        {"points": _points(area.inside, board.grid), "captured": area.captured, "freed": area.freed}
        for area in settled.lost
    ]
    return {"kind": "stop", "stopper": settled.stopper, "lost": lost, "captures": settled.captures}


def _territory_result(settled: TerritorySettlement, board: Board) -> values.TerritoryResult:
    return {
        "kind": "territory",
        "areas": [
            {
                "owner": area.owner,
                "ring": letters_of(area.ring, board.grid),
                "points": area.points,
                "empty": area.empty,
                "captured": area.captured,
                "freed": area.freed,
            }
            for area in settled.areas
        ],
        "empty": settled.empty,
        "neutral": settled.neutral,
        "to_move": settled.to_move,
        "thrown": settled.thrown,
        "captures": settled.captures,
    }


def _board_text(masks: Sequence[int], characters: str, grid: Grid) -> str:
    """Return a character for each point, row by row: the first one if no mask has it, else the mask's."""
    digits = sum(int(f"{mask:b}", 16) * digit for digit, mask in enumerate(masks, 1))
    text = f"{digits:0{grid.limit}x}"[::-1].translate(str.maketrans("012345"[: len(characters)], characters))
    stride = grid.stride
    starts = range(stride + 1, stride * (grid.height + 1), stride)
    return "".join([text[start : start + grid.width] for start in starts])


def letters_of(points: Iterable[int], grid: Grid) -> str:
    """Return points in letters."""
    return "".join([grid.letters(point) for point in points])


def _points(mask: int, grid: Grid) -> str:
    return letters_of(grid.mask_points(mask), grid)


def place(point: int, grid: Grid) -> values.Place:
    """Return a point by column and row."""
    x, y = grid.xy(point)
    return {"x": x, "y": y}


def _dot(dot: Dot, grid: Grid) -> values.PlayedDot:
    return {**place(dot.point, grid), "player": dot.player}
