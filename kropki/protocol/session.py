"""Requests and answers, JSON text both ways: all that the page, the tests and a command line say to the
engine.

`docs/protocol.md` describes the messages; `kropki.protocol.requests` and `kropki.protocol.answers` hold them
as types. A `Session` holds one game; `Session.handle` takes a request's text and gives the answer's."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any

from kropki.board.board import Territory
from kropki.board.grid import Grid
from kropki.board.settlement import areas_left
from kropki.errors import (
    InTerritory,
    InvalidClock,
    InvalidRecord,
    KropkiError,
    NoSuchNode,
    NowhereToWalk,
)
from kropki.game.clock import Clock
from kropki.game.edits import Edits
from kropki.game.game import Game
from kropki.game.moves import Ring, parse_ring
from kropki.game.navigation import WALKS, destination
from kropki.game.openings import Opening
from kropki.game.rules import named_rules
from kropki.game.tree import Node, parse_setup
from kropki.picture import dot_numbers, svg
from kropki.protocol import answers
from kropki.protocol.answers import Answer, Failure, Position, Standing, Told
from kropki.protocol.requests import (
    MAX_LOOK,
    MAX_NAME,
    VERSION,
    Accept,
    Annotate,
    AskInfo,
    AskLink,
    AskRecord,
    AskTree,
    BadRequest,
    CheckSetup,
    Copy,
    Cut,
    Declare,
    Decline,
    Envelope,
    Explain,
    Export,
    Go,
    GoTo,
    Graft,
    Hello,
    Look,
    New,
    OfferDraw,
    OfferSettlement,
    Open,
    OpenGame,
    OpenLink,
    PassTurn,
    Paste,
    Play,
    Promote,
    ReadOn,
    Redo,
    Repeat,
    Resign,
    Restore,
    Revert,
    SetInfo,
    Settle,
    SetUp,
    Show,
    StopPlaying,
    TimeIsOver,
    Undo,
    Walk,
    read_message,
    read_request,
)
from kropki.record import Mode, write_game
from kropki.record.annotations import annotated, with_comment
from kropki.record.collection import Collection
from kropki.record.game_json import from_json, to_json
from kropki.record.info import info, with_info
from kropki.record.link import game_from_link, link_text


class StaleState(KropkiError):
    """The request looks at another state than the current one."""

    code = "state/stale"


class NoFile(KropkiError):
    """No file is open."""

    code = "file/none"


MAX_NUMBER = 2**50
"""The largest number of a node: JavaScript counts exactly as far, and all that may follow it."""
READING_TIME = 0.2
"""Seconds for which a file is looked over before an answer tells how far."""


class Session:
    """One game and the requests that change it."""

    def __init__(self) -> None:
        self.state = 0
        self._file: Collection | None = None
        self._found = 0
        """How many games of the file have been told."""
        self._faults = 0
        """How many faults of it."""
        self._begin(Game(), 1)

    def handle(self, text: str) -> str:
        """The answer to a request. Never raises: what cannot be done is answered by an error, and the game is
        as it was."""
        number: int | None = None
        answer: Answer
        try:
            message = read_message(text)
            number = message["id"] if type(message.get("id")) is int else None
            answer = self._answer(read_request(message))
        except KropkiError as error:
            owner = error.owner if isinstance(error, InTerritory) else None
            answer = Failure(error.code, str(error), owner)
        except RecursionError:  # it could just be read, but not be said again
            answer = Failure("request/not-json", "the request is nested too deeply")
        envelope = {"v": VERSION, "id": number, "state": self.state, "kind": answer.kind}
        return json.dumps(envelope | vars(answer), default=vars)

    def _begin(self, game: Game, edition: int) -> None:
        """Take another game up, with a new edition of the tree."""
        self.game = game
        self._edits = Edits(game, edition)
        self._told = len(game.nodes)

    def _answer(self, envelope: Envelope) -> Answer:
        request = envelope.request
        if request.changes and envelope.state != self.state:
            raise StaleState(f"the request looks at state {envelope.state}; the game is at {self.state}")
        game = self.game
        grid = game.board.grid
        match request:
            case Hello():
                return answers.welcome()
            case Show():
                return answers.position(game, standing=self._standing())
            case AskRecord():
                return answers.Record(to_json(game))
            case AskTree():
                return answers.tree(game, self._edits.edition)
            case Look(numbers):
                if len(numbers) > MAX_LOOK:
                    raise BadRequest("field", f"nodes hold {len(numbers)} numbers; {MAX_LOOK} are the most")
                return self._look([self._node(number) for number in numbers])
            case AskInfo():
                return answers.Info(info(game))
            case AskLink():
                return answers.Link(link_text(game))
            case Export():
                return _exported(game, request)
            case Open(data, name):
                return self._open(_bytes(data), name)
            case ReadOn():
                return self._read_on()
            case Settle(rings):
                chosen = areas_left(game.board) if rings is None else _rings(rings, grid)
                return answers.settlement(game.settlement_of(chosen), game.board)
            case Explain(kinds):
                return answers.explanation(game.board, kinds)
            case CheckSetup(text, players, rules, options):
                return answers.checked_setup(text, players, named_rules(rules, options)[1])
            case New():
                return self._began(_new_game(request))
            case Restore(record):
                return self._began(from_json(record))
            case OpenLink(link):
                return self._began(game_from_link(link))
            case OpenGame(number, mode):
                return self._open_game(number, mode)
            case Copy(number):
                self._edits.copy(self._node(number))
                return answers.position(game, standing=self._standing())
            case Play(x, y, player, rings, declare_all, spent):
                point = grid.point(x, y)
                chosen = _rings(rings, grid)
                before = [*game.node.children]
                taken = game.play(point, player, rings=chosen, declare_all=declare_all, spent=spent)
                self._replaced(before)
                return self._changed(taken)
            case Declare(rings, declare_all, player, spent):
                chosen = _rings(rings, grid)
                before = [game.node]
                taken = game.declare(chosen, player, declare_all=declare_all, spent=spent)
                self._replaced(before)
                return self._changed(taken, dot=False)
            case PassTurn(spent):
                game.pass_turn(spent=spent)
            case StopPlaying(player, spent):
                game.stop(player, spent=spent)
            case TimeIsOver(spent):
                game.lose_on_time(spent)
            case Undo():
                game.undo()
            case Redo():
                return self._changed(game.redo())
            case Go(ply):
                game.go_to_ply(ply)
            case GoTo(number):
                game.go_to(self._node(number))
            case Walk(to):
                game.go_to(_destination(game.node, to))
            case Annotate():
                notes = annotated(game.node, grid, **vars(request))
                self._edits.note(game.node, notes)
                return self._changed(rewritten=[game.node])
            case SetInfo(fields):
                names, notes = with_info(game, fields)
                self._edits.note(game.root, notes, names)
                return self._changed(rewritten=[game.root])
            case Promote(number):
                self._edits.promote(self._node(number))
            case Cut(number):
                self._edits.cut(self._node(number))
            case Paste():
                self._edits.paste()
            case Graft():
                self._graft(request)
            case SetUp(position):
                self._edits.set_up(parse_setup(position, grid))
            case Revert():
                return self._changed(rewritten=self._edits.revert())
            case Repeat():
                return self._changed(rewritten=self._edits.repeat())
            case Resign(player):
                game.resign(player)
            case OfferDraw(player):
                game.offer_draw(player)
            case OfferSettlement(player, rings):
                game.offer_settlement(player, None if rings is None else _rings(rings, grid))
            case Accept(player):
                game.accept(player)
            case Decline(player):
                game.decline(player)
        return self._changed()

    def _graft(self, request: Graft) -> None:
        """Raises `BadRequest`, `NoSuchNode`, `OffBoard` and `CannotPaste`."""
        nodes, lines, comments = request.nodes, request.lines, request.comments
        if not len(nodes) == len(lines) == len(comments):
            raise BadRequest("field", "nodes, lines and comments are not as many")
        grid = self.game.board.grid
        self._edits.graft(
            [
                (self._node(node), parse_ring(line, grid), partial(with_comment, comment=comment))
                for node, line, comment in zip(nodes, lines, comments, strict=True)
            ]
        )

    def _changed(
        self, taken: Iterable[Territory] | None = None, *, dot: bool = True, rewritten: Iterable[Node] = ()
    ) -> Position:
        """The position after a change; `taken` are the territories that a move took, None if none was
        made; `dot` says whether its dot is new too; `rewritten` are nodes of which other things are said."""
        self.state += 1
        game = self.game
        new = list(islice(reversed(game.nodes.values()), len(game.nodes) - self._told))
        self._told = len(game.nodes)
        grown = [*filter(_is_child, reversed(new)), *filter(_hangs, rewritten)]
        if not new and taken is not None:
            grown.append(game.node)
        change = None if taken is None else answers.change(game, taken, dot=dot)
        return answers.position(game, change, self._standing(grown))

    def _replaced(self, before: Sequence[Node]) -> None:
        """Look which of these nodes a declaration has put another in the place of."""
        for node in before:
            if not _is_child(node):
                self._edits.lose(node, self.game.node)

    def _began(self, game: Game, reading: Told | None = None) -> Position:
        """The position of another game that is taken up. Raises `InvalidRecord`."""
        if max(game.nodes) > MAX_NUMBER:
            raise InvalidRecord(f"the record has numbers of nodes beyond {MAX_NUMBER}")
        self._begin(game, self._edits.edition + 1)
        self.state += 1
        return answers.position(game, standing=self._standing(reading=reading, record=True))

    def _standing(
        self, grown: Sequence[Node] = (), reading: Told | None = None, record: bool = False
    ) -> Standing:
        edits = self._edits
        return Standing(edits.edition, grown, edits.can_revert, edits.can_repeat, reading, record)

    def _node(self, number: int) -> Node:
        """A node of the tree by its number. Raises `NoSuchNode` if it is none, or was cut."""
        node = self.game.nodes.get(number)
        if node is None or not _hangs(node):
            raise NoSuchNode(f"the game's tree has no node {number}")
        return node

    def _look(self, nodes: Sequence[Node]) -> Answer:
        """The positions at nodes; the game stays where it is."""
        game = self.game
        here, offer = game.node, game.offer
        positions = []
        for node in nodes:
            game.go_to(node, select=False)
            game.offer = offer if node is here else None
            positions.append(answers.position(game, standing=self._standing()))
        game.go_to(here, select=False)
        game.offer = offer
        return answers.Positions(positions)

    def _open(self, data: bytes, name: str) -> Answer:
        """Begin to look a file over. The one before stays open if this is none."""
        self._file = Collection(data, name[:MAX_NAME])
        self._found = self._faults = 0
        return self._read_on()

    def _read_on(self) -> Answer:
        """Go on with it, and tell what has been found since this was done last. Raises `NoFile`."""
        file = self._opened()
        file.scan(READING_TIME)
        answer = answers.games(file, file.entries[self._found :], file.diagnostics[self._faults :])
        self._found, self._faults = len(file.entries), len(file.diagnostics)
        return answer

    def _opened(self) -> Collection:
        if self._file is None:
            raise NoFile("no file is open: open one first")
        return self._file

    def _open_game(self, number: int, mode: str | None) -> Position:
        file = self._opened()
        if mode is not None and mode not in list(Mode):
            raise BadRequest("field", f"mode is {mode[:20]!r}; there are {', '.join(Mode)}")
        reading = file.read(number, mode=None if mode is None else Mode(mode))
        return self._began(reading.game, answers.told(file.format, reading))


class Sessions:
    """Several sessions by name, for a page with several boards."""

    def __init__(self) -> None:
        self._sessions: dict[str, Session] = {}

    def handle(self, text: str, name: str = "") -> str:
        """The answer of the session of that name, which begins with its first request."""
        if name not in self._sessions:
            self._sessions[name] = Session()
        return self._sessions[name].handle(text)

    def leave(self, name: str) -> None:
        """Forget the session of that name, if there is one."""
        self._sessions.pop(name, None)


def _is_child(node: Node) -> bool:
    """Whether it is still one of its parent's children, or the root."""
    return node.parent is None or node in node.parent.children


def _hangs(node: Node) -> bool:
    """Whether that is so for each on the way from the root."""
    return all(map(_is_child, node.path()))


def _destination(node: Node, to: str) -> Node:
    """Where a walk leads. Raises `NowhereToWalk` and `BadRequest`."""
    if to not in WALKS:
        raise BadRequest("field", f"to is {to[:20]!r}; there are {', '.join(WALKS)}")
    found = destination(node, to)
    if found is None:
        raise NowhereToWalk("there is nothing in that direction")
    return found


def _bytes(data: str) -> bytes:
    """A file's bytes. Raises `BadRequest`."""
    try:
        return b64decode(data, validate=True)
    except ValueError as error:
        raise BadRequest("field", f"data is no base64: {error}") from error


def _exported(game: Game, request: Export) -> Answer:
    """The game as a file. Raises `UnwritableGame` and `BadRequest`."""
    name = "-".join(filter(None, ["kropki", *map(_plain, game.names)]))
    match request.format:
        case "sgf":
            return answers.File(write_game(game), f"{name}.sgf")
        case "text":
            return answers.File(str(game.board.diagram()), f"{name}.txt")
        case "svg":
            numbers = dot_numbers(game.moves_made) if request.numbers else None
            last = game.last_dot
            picture = svg(
                game.board,
                numbers=numbers,
                last=last.point if last else None,
                coordinates=request.coordinates,
                title=" – ".join(filter(None, game.names)) or "Kropki",
            )
            return answers.File(picture, f"{name}.svg")
    raise BadRequest("field", f"format is {request.format[:20]!r}; there are sgf, text, svg")


def _plain(name: str) -> str:
    """A name's letters and digits, for the name of a file."""
    return "".join(char for char in name if char.isalnum())[:20]


def _new_game(request: New) -> Game:
    for name in request.names:
        if len(name) > MAX_NAME:
            raise BadRequest("field", f"names hold one of {len(name)} characters; {MAX_NAME} are the most")
    return Game(
        request.width,
        request.height,
        rules=request.rules,
        options=request.options,
        opening=Opening(request.opening, request.seed, request.handicap, request.position),
        names=request.names,
        first=request.first,
        clock=None if request.clock is None else _clock(request.clock),
    )


def _clock(times: Mapping[str, Any]) -> Clock:
    try:
        return Clock(**times)
    except TypeError:
        raise InvalidClock("a clock has main, increment and per_move, and nothing else") from None


def _rings(rings: Sequence[str], grid: Grid) -> tuple[Ring, ...]:
    return tuple([parse_ring(ring, grid) for ring in rings])
