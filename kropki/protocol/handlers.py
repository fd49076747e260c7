"""Carries out requests: a handler for each kind, in `HANDLERS`.

A handler takes the current game and the request, and returns the answer. If it cannot carry out the request,
it raises a `KropkiError` and leaves the game unchanged. There are four sorts:

- Handlers of questions return an answer of their own.
- Those that open another game return `CurrentGame.replace`.
- Those of moves and `redo` return `CurrentGame.changed` with what the move changed on the board.
- All others that change the game return `CurrentGame.changed`, with the nodes they edited.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from kropki.board.grid import Grid
from kropki.board.settlement import undeclared_rings
from kropki.errors import InvalidClock, KropkiError, NowhereToWalk
from kropki.game.clock import Clock
from kropki.game.game import Game
from kropki.game.moves import Ring, parse_ring
from kropki.game.navigation import DIRECTIONS, find_node
from kropki.game.openings import Opening
from kropki.game.rules import named_rules
from kropki.game.tree import parse_setup
from kropki.picture import dot_numbers, svg
from kropki.protocol import answers, describe, requests
from kropki.protocol.answers import Answer, ExportedFile, Position
from kropki.protocol.current_game import CurrentGame
from kropki.protocol.opened_file import MAX_OPENED, OpenedFile
from kropki.protocol.requests import MAX_LOOK, MAX_TEXT, BadRequest, Request
from kropki.record import write_game
from kropki.record.annotations import MAX_COMMENT, comment_of, with_annotations, with_comment
from kropki.record.annotations import name as node_name
from kropki.record.following import follow
from kropki.record.game_json import from_json, to_json
from kropki.record.info import MAX_NAME, info, with_info
from kropki.record.link import game_from_link, link_text

if TYPE_CHECKING:
    from kropki.protocol.values import ClockTimes

AnyRequest = TypeVar("AnyRequest", bound=Request)

Handler = Callable[[CurrentGame, AnyRequest], Answer]

MAX_RESTORED = 2 * MAX_OPENED
"""Nodes of a saved game that is restored: those of a game that was opened, and what was added since."""

HANDLERS: dict[type[Request], Handler[Any]] = {}
"""The handler of each kind of request."""


class NoFile(KropkiError):
    """No file is open."""

    code = "file/none"


def _handles(request: type[AnyRequest]) -> Callable[[Handler[AnyRequest]], Handler[AnyRequest]]:
    """Register a function as the handler of a request."""

    def register(handler: Handler[AnyRequest]) -> Handler[AnyRequest]:
        HANDLERS[request] = handler
        return handler

    return register


def _changes(request: type[AnyRequest], change: Callable[[CurrentGame, AnyRequest], object]) -> None:
    """Register a change of the game that puts no dot and edits no notes."""

    def handle(current: CurrentGame, request: AnyRequest) -> Position:
        change(current, request)
        return current.changed()

    HANDLERS[request] = handle


# Questions


@_handles(requests.Hello)
def _hello(current: CurrentGame, request: requests.Hello) -> Answer:
    return describe.welcome()


@_handles(requests.Show)
def _show(current: CurrentGame, request: requests.Show) -> Position:
    return current.position()


@_handles(requests.AskRecord)
def _record(current: CurrentGame, request: requests.AskRecord) -> Answer:
    return answers.SavedGame(to_json(current.game))


@_handles(requests.AskTree)
def _tree(current: CurrentGame, request: requests.AskTree) -> Answer:
    return describe.tree(current.game, current.edits.edition)


@_handles(requests.Look)
def _look(current: CurrentGame, request: requests.Look) -> Answer:
    numbers = request.nodes
    if len(numbers) > MAX_LOOK:
        raise BadRequest("field", f"nodes has at most {MAX_LOOK} numbers, not {len(numbers)}")
    return answers.Positions(current.positions_at(current.nodes_of(numbers)))


@_handles(requests.AskInfo)
def _info(current: CurrentGame, request: requests.AskInfo) -> Answer:
    return answers.GameInfo(info(current.game))


@_handles(requests.AskLink)
def _link(current: CurrentGame, request: requests.AskLink) -> Answer:
    return answers.GameLink(link_text(current.game, line=request.line))


@_handles(requests.Export)
def _export(current: CurrentGame, request: requests.Export) -> Answer:
    game = current.game
    name = "-".join(filter(None, ["kropki", *map(_for_file_name, game.names)]))
    match request.format:
        case "sgf":
            return ExportedFile(write_game(game), f"{name}.sgf")
        case "position":
            return ExportedFile(write_game(game.from_here()), f"{name}.sgf")
        case "text":
            return ExportedFile(str(game.board.diagram()), f"{name}.txt")
        case "svg":
            picture = svg(
                game.board,
                numbers=dot_numbers(game.moves_made) if request.numbers else None,
                last=game.last_dot.point if game.last_dot else None,
                coordinates=request.coordinates,
                title=" – ".join(filter(None, game.names)) or "Kropki",
                settled=game.settled,
            )
            return ExportedFile(picture, f"{name}.svg")
    raise BadRequest("field", f"format is {request.format[:20]!r}; there are sgf, position, text, svg")


def _for_file_name(name: str) -> str:
    return "".join(char for char in name if char.isalnum())[:20]


@_handles(requests.OpenFile)
def _open_file(current: CurrentGame, request: requests.OpenFile) -> Answer:
    current.file = OpenedFile(request.data, request.name, request.charset)
    return current.file.list_more()


@_handles(requests.ReadOn)
def _read_on(current: CurrentGame, request: requests.ReadOn) -> Answer:
    return _opened_file(current).list_more()


@_handles(requests.Settle)
def _settle(current: CurrentGame, request: requests.Settle) -> Answer:
    board = current.game.board
    rings = undeclared_rings(board) if request.rings is None else _rings(request.rings, board.grid)
    return describe.settlement(current.game.settlement_of(rings), board)


@_handles(requests.Explain)
def _explain(current: CurrentGame, request: requests.Explain) -> Answer:
    return describe.explanation(current.game.board, request.kinds)


@_handles(requests.Why)
def _why(current: CurrentGame, request: requests.Why) -> Answer:
    return describe.point_reasons(current.game, current.game.board.grid.point(request.x, request.y))


@_handles(requests.CheckSetup)
def _check_setup(current: CurrentGame, request: requests.CheckSetup) -> Answer:
    rules = named_rules(request.rules, request.options)[1]
    return describe.checked_setup(request.position, request.players, rules)


@_handles(requests.Copy)
def _copy(current: CurrentGame, request: requests.Copy) -> Position:
    current.edits.copy(current.node(request.node))
    return current.position()


# Another game


@_handles(requests.NewGame)
def _new_game(current: CurrentGame, request: requests.NewGame) -> Position:
    for name in request.names:
        if len(name) > MAX_NAME:
            raise BadRequest("field", f"a name has at most {MAX_NAME} characters, not {len(name)}")
    game = Game(
        request.width,
        request.height,
        rules=request.rules,
        options=request.options,
        opening=Opening(request.opening, request.seed, request.handicap, request.position),
        names=request.names,
        first=request.first,
        clock=None if request.clock is None else _clock(request.clock),
    )
    return current.replace(game)


@_handles(requests.Restore)
def _restore(current: CurrentGame, request: requests.Restore) -> Position:
    return current.replace(from_json(request.record, max_nodes=MAX_RESTORED))


@_handles(requests.OpenLink)
def _open_link(current: CurrentGame, request: requests.OpenLink) -> Position:
    return current.replace(game_from_link(request.link))


@_handles(requests.OpenGame)
def _open_game(current: CurrentGame, request: requests.OpenGame) -> Position:
    return current.replace(*_opened_file(current).read_game(request.number, request.mode, request.any_game))


# Moves


@_handles(requests.Play)
def _play(current: CurrentGame, request: requests.Play) -> Position:
    game, grid = current.game, current.game.board.grid
    point, rings = grid.point(request.x, request.y), _rings(request.rings, grid)
    children = [*game.node.children]
    taken = game.play(
        point, request.player, rings=rings, declare_all=request.declare_all, spent=request.spent
    )
    current.forget_replaced(children)
    return current.changed(describe.move_effect(game, taken))


@_handles(requests.Declare)
def _declare(current: CurrentGame, request: requests.Declare) -> Position:
    game = current.game
    rings = _rings(request.rings, game.board.grid)
    node = game.node
    taken = game.declare(rings, request.player, declare_all=request.declare_all, spent=request.spent)
    current.forget_replaced([node])
    return current.changed(describe.move_effect(game, taken, dot=False))


@_handles(requests.FollowLink)
def _follow_link(current: CurrentGame, request: requests.FollowLink) -> Position:
    taken = follow(current.game, game_from_link(request.link))
    return current.changed(describe.move_effect(current.game, taken))


# Offers


@_handles(requests.OfferSettlement)
def _offer_settlement(current: CurrentGame, request: requests.OfferSettlement) -> Position:
    game = current.game
    rings = None if request.rings is None else _rings(request.rings, game.board.grid)
    game.offer_settlement(request.player, rings)
    return current.changed()


# Steps


@_handles(requests.Redo)
def _redo(current: CurrentGame, request: requests.Redo) -> Position:
    taken = current.game.redo()
    return current.changed(describe.move_effect(current.game, taken))


@_handles(requests.Walk)
def _walk(current: CurrentGame, request: requests.Walk) -> Position:
    if request.to not in DIRECTIONS:
        raise BadRequest("field", f"to is {request.to[:20]!r}; there are {', '.join(DIRECTIONS)}")
    node = find_node(current.game.node, request.to)
    if node is None:
        raise NowhereToWalk("there is nothing in that direction")
    current.game.go_to(node)
    return current.changed()


# Edits


@_handles(requests.Annotate)
def _annotate(current: CurrentGame, request: requests.Annotate) -> Position:
    node = current.game.node
    fields = dict(vars(request))
    if request.name == node_name(node)[:MAX_TEXT]:  # as the page has it: cut
        fields["name"] = None
    if request.comment == comment_of(node)[:MAX_COMMENT]:
        fields["comment"] = None
    current.edits.set_notes(node, with_annotations(node, current.game.board.grid, **fields))
    return current.changed(edited=[node])


@_handles(requests.SetInfo)
def _set_info(current: CurrentGame, request: requests.SetInfo) -> Position:
    root = current.game.root
    names, notes = with_info(current.game, request.info)
    current.edits.set_notes(root, notes, names)
    return current.changed(edited=[root])


@_handles(requests.Graft)
def _graft(current: CurrentGame, request: requests.Graft) -> Position:
    nodes, lines, comments = request.nodes, request.lines, request.comments
    if not len(nodes) == len(lines) == len(comments):
        raise BadRequest("field", "nodes, lines and comments differ in length")
    grid = current.game.board.grid
    current.edits.graft(
        [
            (current.node(node), parse_ring(line, grid), partial(with_comment, comment=comment))
            for node, line, comment in zip(nodes, lines, comments, strict=True)
        ]
    )
    return current.changed()


@_handles(requests.SetUp)
def _set_up(current: CurrentGame, request: requests.SetUp) -> Position:
    current.edits.set_up(parse_setup(request.position, current.game.board.grid))
    return current.changed()


@_handles(requests.Revert)
def _revert(current: CurrentGame, request: requests.Revert) -> Position:
    return current.changed(edited=current.edits.revert())


@_handles(requests.Repeat)
def _repeat(current: CurrentGame, request: requests.Repeat) -> Position:
    return current.changed(edited=current.edits.repeat())


# Changes without dots and notes

_changes(requests.PassTurn, lambda current, request: current.game.pass_turn(spent=request.spent))
_changes(
    requests.StopPlaying, lambda current, request: current.game.stop(request.player, spent=request.spent)
)
_changes(requests.TimeUp, lambda current, request: current.game.lose_on_time(request.spent))
_changes(requests.Resign, lambda current, request: current.game.resign(request.player))
_changes(requests.Finish, lambda current, request: current.game.finish())
_changes(requests.OfferDraw, lambda current, request: current.game.offer_draw(request.player))
_changes(requests.Accept, lambda current, request: current.game.accept(request.player))
_changes(requests.Decline, lambda current, request: current.game.decline(request.player))
_changes(requests.Undo, lambda current, request: current.game.undo())
_changes(requests.GoToPly, lambda current, request: current.game.go_to_ply(request.ply))
_changes(requests.GoToNode, lambda current, request: current.game.go_to(current.node(request.node)))
_changes(requests.Promote, lambda current, request: current.edits.promote(current.node(request.node)))
_changes(requests.Cut, lambda current, request: current.edits.cut(current.node(request.node)))
_changes(requests.Paste, lambda current, request: current.edits.paste())


# Parts of several handlers


def _opened_file(current: CurrentGame) -> OpenedFile:
    if current.file is None:
        raise NoFile("no file is open")
    return current.file


def _clock(times: ClockTimes) -> Clock:
    try:
        return Clock(**times)
    except TypeError:
        raise InvalidClock("a clock has main, increment and per_move, and nothing else") from None


def _rings(rings: Iterable[str], grid: Grid) -> tuple[Ring, ...]:
    return tuple([parse_ring(ring, grid) for ring in rings])
