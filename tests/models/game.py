"""A whole game, slow and plain: what the engine's game is checked against, for all options of the rules.

The position after each move is a value of its own, kept for ever, so undo and redo only look at another one.
What a dot or a ring does, `tests.models.board` and `tests.models.declared` say; this module adds turns,
ends, the clock, agreements and declaring with the last move. Shares no code with `kropki`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations
from typing import Literal, NamedTuple

from tests.models.board import SIDES, Model, Point, Points, Taken, pool, ring_round
from tests.models.declared import DeclaredModel, Ring, strictly_inside
from tests.models.variants import USUAL, Kind, VariantModel
from tests.support.declaring import disjoint

LETTERS = "abcdefghijklmnopqrstuvwxyz"
MOST_OPEN_TO_SEARCH = 4
"""Open points up to which a settled stop is also searched exhaustively."""


@dataclass(frozen=True)
class Options:
    """The options of a game, by the names that the rules give them."""

    captures: str = "automatic"
    smallest: bool = False
    stop_without_dot: bool = False
    passing: bool = False
    stop: str = "none"
    extra_turn: bool = False
    lead: int | None = None
    first_to: int | None = None
    middle: int | None = None
    komi: int = 0
    areas: str = "enemy"
    edge: bool = False
    suicide: bool = True

    @property
    def kind(self) -> Kind:
        """How captures differ from the usual ones."""
        return Kind(self.areas, self.edge, self.suicide)

    def board(self, width: int, height: int, players: int) -> Model:
        """An empty board for a game with these options."""
        if self.declared:
            return DeclaredModel(width, height, players)
        if self.kind != USUAL:
            return VariantModel(width, height, players, self.kind)
        return Model(width, height, players)

    @property
    def declared(self) -> bool:
        """Whether nothing is captured unless its owner says so."""
        return self.captures == "declared"


RULE_SETS = {
    "stachowski": Options(captures="declared"),
    "wikipedia": Options(stop="played"),
    "wikikropki": Options(captures="declared"),
    "russian": Options(),
    "zagram-standard": Options(),
    "zagram-no-territory": Options(stop="played"),
    "zagram-territory": Options(captures="declared"),
}
"""The named sets, as [rules] and the sources it cites describe them."""


class Clock(NamedTuple):
    """Seconds: for the whole game, added by each move, and for each move alone."""

    main: int
    increment: int
    per_move: int


class Move(NamedTuple):
    """What is done. `point` is a dot's, `rings` are declared or agreed on, `spent` is in milliseconds."""

    kind: Literal["dot", "declare", "pass", "stop", "resign", "time", "draw", "settle"]
    player: int = 0
    point: Point = (0, 0)
    rings: tuple[Ring, ...] = ()
    spent: int = 0


class Result(NamedTuple):
    """The winner, None for a draw, and the reason."""

    winner: int | None
    reason: str


class Agreement(NamedTuple):
    """What rings that both agree on come to: open points inside each player's, neutral ones, dots thrown."""

    empty: tuple[int, int]
    neutral: int
    to_move: int
    thrown: tuple[int, int]
    captures: tuple[int, ...]


class Offer(NamedTuple):
    """Who offers a draw or, with `agreement`, a settlement by rings, and who wants it."""

    player: int
    agreement: Agreement | None
    rings: tuple[Ring, ...]
    accepted: frozenset[int]


class Refused(Exception):
    """What cannot be done, with the code of each thing that is wrong: the engine says one of them."""

    def __init__(self, *codes: str) -> None:
        super().__init__(*codes)
        self.codes = frozenset(codes)


@dataclass(frozen=True)
class State:
    """A position, whose turn it is, and all else that the next moves depend on. Nothing in it is changed."""

    board: Model
    turn: int
    left: tuple[int, ...]
    played: int = 0
    passes: int = 0
    resigned: frozenset[int] = frozenset()
    stopped: frozenset[int] = frozenset()
    result: Result | None = None
    settled: tuple[int, ...] | None = None

    def open_points(self) -> list[Point]:
        """Where a dot may be played, the middle aside."""
        return [point for point in self.board.points if not self.board.refusal(point)]

    def playable_points(self, player: int) -> list[Point]:
        """Where a player may put a dot, the middle aside."""
        board = self.board
        if isinstance(board, VariantModel):
            return [point for point in board.points if not board.refusal_of(point, player)]
        return self.open_points()

    def active(self) -> list[int]:
        """Who has not left the game."""
        return [player for player in range(self.board.players) if player not in self.resigned]

    def playing(self) -> list[int]:
        """Who still puts dots."""
        return [player for player in self.active() if player not in self.stopped]

    def captures(self) -> tuple[int, ...]:
        """Captures of each player, with what the end settled."""
        return self.board.captures() if self.settled is None else self.settled

    def next_turn(self) -> int:
        """The first one after the player to move who still plays and can put a dot somewhere; if nobody can,
        the first one who still plays, or the same one."""
        order = [(self.turn + i + 1) % self.board.players for i in range(self.board.players)]
        playing = [player for player in order if player in self.playing()]
        able = [player for player in playing if self.playable_points(player)]
        return [*able, *playing, self.turn][0]

    def turn_or_next(self) -> int:
        """Who is to move, or the next one if they cannot put a dot anywhere and somebody can."""
        stays = self.nobody_can_play() or self.playable_points(self.turn)
        return self.turn if stays else self.next_turn()

    def nobody_can_play(self) -> bool:
        """Whether no player who still plays can put a dot anywhere."""
        return not any(self.playable_points(player) for player in self.playing())


def copied(board: Model) -> Model:
    """A board on which may be played without changing this one."""
    twin = copy(board)
    twin.dots, twin.owner, twin.past = dict(board.dots), dict(board.owner), []
    if isinstance(twin, DeclaredModel):
        twin.taken, twin.taken_before = list(twin.taken), []
    if isinstance(twin, VariantModel):
        twin.closed_before = []
    return twin


@dataclass(eq=False)
class Known:
    """A state that the game has been in, and the move that led there; the moves known to go on with, of which
    `chosen` is the one made last."""

    state: State
    move: Move | None = None
    before: "Known | None" = None
    following: "list[Known]" = field(default_factory=list)
    chosen: "Known | None" = None


class GameModel:
    """A game from a position on. `at` is where it stands in the tree of all that was played."""

    def __init__(self, options: Options, start: State, clock: Clock | None = None) -> None:
        self.options, self.clock = options, clock
        self.root = self.at = Known(start)
        self.offer: Offer | None = None

    @classmethod
    def on(cls, board: Model, options: Options, first: int = 0, clock: Clock | None = None) -> "GameModel":
        """A game that begins with this position."""
        main = 1000 * clock.main if clock else 0
        state = State(board, first, (main,) * board.players)
        if state.open_points():
            state = replace(state, turn=state.turn_or_next())
            state = ended(state, "full-board", options) if state.nobody_can_play() else state
        return cls(options, state, clock)

    @property
    def now(self) -> State:
        """How it stands."""
        return self.at.state

    def path(self) -> list[Known]:
        """From the root to where the game stands."""
        path = [self.at]
        while path[0].before:
            path.insert(0, path[0].before)
        return path

    def line(self) -> list[Known]:
        """The path and what `redo` leads to from there."""
        line = self.path()
        while line[-1].chosen:
            line.append(line[-1].chosen)
        return line

    @property
    def moves(self) -> list[Move]:
        """The moves of that line."""
        return [known.move for known in self.line() if known.move]

    @property
    def ply(self) -> int:
        """How many moves are made."""
        return len(self.path()) - 1

    def scores(self) -> tuple[float, ...]:
        """Captures, and half dots for the second player."""
        return scores(self.now, self.options)

    def declarer(self) -> int | None:
        """Who may still add rings to the last move: who put a dot or declared, unless that ended the game in
        another way than by a full board."""
        move = self.at.move
        if not self.options.declared or move is None:
            return None
        ended = self.now.result is not None and self.now.result.reason != "full-board"
        return None if ended or move.kind not in ("dot", "declare") else move.player

    def all_rings(self) -> list[Ring]:
        """What the declarer declares by one gesture."""
        declarer = self.declarer()
        return [] if declarer is None else all_offers(self.now.board, declarer)

    # what a player does

    def play(
        self,
        point: Point,
        player: int | None = None,
        rings: Sequence[Ring] = (),
        declare_all: bool = False,
        spent: int = 0,
    ) -> None:
        """A dot, alone or with rings."""
        self._check_running()
        if player not in (None, self.now.turn):
            raise Refused("move/turn")
        self.make(Move("dot", self.now.turn, point, () if declare_all else tuple(rings), spent))
        if declare_all and (found := self.all_rings()):
            self._add_rings(found)

    def declare(self, rings: Sequence[Ring], declare_all: bool = False, spent: int = 0) -> None:
        """Rings, of the one whose dots the first one has: with the last move if he made that, else instead of
        a dot. All rings are those left to who made the last move; where the rules allow to declare instead
        of a dot and he has none left, those of who is to move."""
        declarer, turn = self.declarer(), self.now.turn
        board = self.now.board
        without_dot = self.options.stop_without_dot
        if declare_all:
            rings = self.all_rings()
            if not rings and without_dot:
                rings = all_offers(board, turn)
        owners = {board.dots.get(point) for point in rings[0]} if rings else set()
        who = owners.pop() if len(owners) == 1 else None
        if who is None or (who != declarer and not (without_dot and who == turn)):
            # nobody may declare this now; which fault of it is named depends on whom one takes for its owner
            late = {"clock/time-up"} if self.clock and spent else set()
            raise Refused(*self._all_faults(rings), *late)
        if who != declarer:
            self._check_running()
        if who == declarer:
            self._add_rings(rings)
        else:
            self.make(Move("declare", turn, rings=tuple(rings), spent=spent))

    def _all_faults(self, rings: Sequence[Ring]) -> set[str]:
        """All that may be said of rings that nobody may declare."""
        codes = {"ring/not-now"} | ({"game/over"} if self.now.result else set())
        board = self.now.board
        if rings and isinstance(board, DeclaredModel):
            codes |= board.faults(self.now.turn, rings)
            declarer = self.declarer()
            codes |= set() if declarer is None else board.faults(declarer, rings)
        return codes

    def _add_rings(self, rings: Sequence[Ring]) -> None:
        """As if they had been declared with the move: it takes the place of the one that was made, or stands
        beside it if something was played after that. One that is known stays where it is."""
        old, before = self.at, self.at.before
        assert old.move and before
        move = old.move._replace(rings=(*old.move.rings, *rings))
        state = after(before.state, move, self.options, self.clock)
        self.at = before
        is_known = any(known.move == move for known in before.following)
        self._enter(move, state)
        if not old.following and is_known:
            before.following.remove(old)
        elif not old.following:
            before.following.remove(self.at)
            before.following[before.following.index(old)] = self.at

    def pass_turn(self, player: int | None = None, spent: int = 0) -> None:
        """The player to move passes."""
        self._check_running()
        if player not in (None, self.now.turn):
            raise Refused("move/turn")
        self.make(Move("pass", self.now.turn, spent=spent))

    def stop(self, player: int, spent: int = 0) -> None:
        """A player stops, whoever is to move; only his own turn takes time."""
        self._check_running()
        self._check_active(player)
        self.make(Move("stop", player, spent=spent if player == self.now.turn else 0))

    def resign(self, player: int) -> None:
        """A player gives up."""
        self._check_running()
        self._check_active(player)
        self.make(Move("resign", player))

    def time_up(self, spent: int) -> None:
        """The player to move is out of time."""
        self._check_running()
        if not self.clock or spent < self.now.left[self.now.turn] + 1000 * self.clock.per_move:
            raise Refused("clock/time-left")
        self.make(Move("time", self.now.turn))

    def offer_draw(self, player: int) -> None:
        """A player offers a draw."""
        self._check_running()
        self._check_active(player)
        self.offer = Offer(player, None, (), frozenset({player}))

    def offer_settlement(self, player: int, rings: Sequence[Ring]) -> None:
        """A player offers to settle by rings."""
        self._check_running()
        self._check_active(player)
        agreement = agreed(self.now.board, self.now.turn, rings, self.options.passing)
        self.offer = Offer(player, agreement, tuple(rings), frozenset({player}))

    def accept(self, player: int) -> None:
        """A player wants what is offered: when all do who have not left, it is so."""
        offer = self._check_answer(player)
        self.offer = offer._replace(accepted=offer.accepted | {player})
        if set(self.now.active()) <= self.offer.accepted:
            self.make(Move("settle", rings=offer.rings) if offer.agreement else Move("draw"))

    def decline(self, player: int) -> None:
        """A player does not want what is offered."""
        self._check_answer(player)
        self.offer = None

    def undo(self) -> None:
        """One move back."""
        if not self.at.before:
            raise Refused("game/nothing-to-undo")
        self.at = self.at.before
        self.offer = None

    def redo(self) -> None:
        """One move on again."""
        if not self.at.chosen:
            raise Refused("game/nothing-to-redo")
        self.at = self.at.chosen
        self.offer = None

    def go(self, ply: int) -> None:
        """To any position of the line."""
        line = self.line()
        if not 0 <= ply < len(line):
            raise Refused("game/ply")
        if line[ply] is not self.at:
            self.offer = None
        self.at = line[ply]

    def make(self, move: Move) -> None:
        """A move, which may be known already."""
        self._enter(move, after(self.now, move, self.options, self.clock))

    def _enter(self, move: Move, state: State) -> None:
        before = self.at
        known = [known for known in before.following if known.move == move]
        self.at = known[0] if known else Known(state, move, before)
        if not known:
            before.following.append(self.at)
        before.chosen = self.at
        self.offer = None

    def _check_running(self) -> None:
        if self.now.result:
            raise Refused("game/over")

    def _check_active(self, player: int) -> None:
        if player not in self.now.active():
            raise Refused("game/player")

    def _check_answer(self, player: int) -> Offer:
        self._check_running()
        self._check_active(player)
        if self.offer is None:
            raise Refused("game/no-offer")
        if self.offer.player == player:
            raise Refused("game/own-offer")
        return self.offer


# one move


def after(state: State, move: Move, options: Options, clock: Clock | None = None) -> State:
    """The state after a move. Of several things that are wrong, the time is said first, then the dot, then
    the rings. Raises `Refused`."""
    assert not state.result
    player = move.player
    match move.kind:
        case "dot":
            left = time_after(state, player, move.spent, clock)
            board = copied(state.board)
            taken = dot_and_rings(board, move, options, middle(state, options))
            state = replace(state, board=board, left=left, played=state.played + 1, passes=0)
            return after_dot(state, player, taken, options)
        case "declare":
            left = time_after(state, player, move.spent, clock)
            board = copied(state.board)
            taken = close_rings(board, player, move.rings, options)
            return after_dot(replace(state, board=board, left=left, passes=0), player, taken, options)
        case "pass":
            if not options.passing:
                raise Refused("move/pass")
            left = time_after(state, player, move.spent, clock)
            state = replace(state, turn=state.next_turn(), left=left, passes=state.passes + 1)
            return ended(state, "passes", options) if state.passes == len(state.playing()) else state
        case "stop":
            return after_stop(state, move, options, clock)
        case "resign" | "time":
            return after_leaving(state, player, "resignation" if move.kind == "resign" else "time", options)
        case "draw":
            return replace(state, result=Result(None, "agreement"))
        case "settle":
            agreement = agreed(state.board, state.turn, move.rings, options.passing)
            return ended(replace(state, settled=agreement.captures), "agreement", options)


def time_after(state: State, player: int, spent: int, clock: Clock | None) -> tuple[int, ...]:
    """The main time of all after a player's move. Raises `Refused` if it took more than he had."""
    left = list(state.left)
    if clock:
        if spent > left[player] + 1000 * clock.per_move:
            raise Refused("clock/time-up")
        if spent > 1000 * clock.per_move:
            left[player] -= spent - 1000 * clock.per_move
        left[player] += 1000 * clock.increment
    return tuple(left)


def middle(state: State, options: Options) -> set[Point]:
    """The points to which the rules restrict the next dot, none if they don't: a quarter of the width and of
    the height, rounded down, lies outside at each edge. Restricts nobody when nothing in it is open."""
    board = state.board
    across, down = board.width // 4, board.height // 4
    points = {
        (x, y)
        for x, y in board.points
        if across <= x < board.width - across and down <= y < board.height - down
    }
    restricted = options.middle is not None and state.played < options.middle
    return points if restricted and points.intersection(state.playable_points(state.turn)) else set()


def dot_and_rings(board: Model, move: Move, options: Options, within: set[Point]) -> list[Taken]:
    """Put a dot and close the rings that are declared with it."""
    refusal = board.refusal(move.point)
    if refusal:
        raise Refused(refusal.code)
    if within and move.point not in within:
        raise Refused("move/middle")
    if isinstance(board, VariantModel) and (suicide := board.refusal_of(move.point, move.player)):
        raise Refused(suicide.code)
    taken = board.play(move.point, move.player)
    return taken + close_rings(board, move.player, move.rings, options) if move.rings else taken


def close_rings(board: Model, player: int, rings: Sequence[Ring], options: Options) -> list[Taken]:
    """Take what lies in the rings."""
    if not isinstance(board, DeclaredModel):
        raise Refused("ring/refused")
    faults = board.faults(player, rings)
    if faults:
        raise Refused(*faults)
    smallest = {offer.inside for offer in board.offers(player)}
    if options.smallest and not all(strictly_inside(ring) in smallest for ring in rings):
        raise Refused("ring/not-smallest")
    return board.enclose(player, rings)


def all_offers(board: Model, player: int) -> list[Ring]:
    """Rings round all smallest pools that a player may declare, but not round those that lie in others: the
    largest first, and of those of one size the topmost, then the leftmost."""
    assert isinstance(board, DeclaredModel)
    insides = {offer.inside for offer in board.offers(player)}
    outer = [inside for inside in insides if not any(inside < other for other in insides)]
    assert not any(one & other for one, other in combinations(outer, 2))
    return [
        ring_round(inside) for inside in sorted(outer, key=lambda i: (-len(i), min((y, x) for x, y in i)))
    ]


def after_dot(state: State, player: int, taken: Sequence[Taken], options: Options) -> State:
    """Whose turn it is after a dot or a declaration, and whether that ends the game.

    Someone who has enough captures has won, or who leads all others; only a capture can bring that about.
    Those who left the game neither win nor count."""
    again = options.extra_turn and any(captures_dots(state.board, one, player) for one in taken)
    state = replace(state, turn=player)
    state = replace(state, turn=state.turn_or_next() if again else state.next_turn())
    captures = state.captures()
    for leader in state.active() if taken else []:
        others = [captures[other] for other in state.active() if other != leader]
        if options.first_to is not None and captures[leader] >= options.first_to:
            return replace(state, result=Result(leader, "first-to"))
        if options.lead is not None and all(captures[leader] >= other + options.lead for other in others):
            return replace(state, result=Result(leader, "lead"))
    return ended(state, "full-board", options) if state.nobody_can_play() else state


def captures_dots(board: Model, taken: Taken, player: int) -> bool:
    """Whether what was taken last is the player's, and captures dots that were not."""
    _, before = board.past[-1]
    dots = (point for point in taken.inside if board.dots.get(point, player) != player)
    return taken.player == player and any(before.get(point) != player for point in dots)


def after_stop(state: State, move: Move, options: Options, clock: Clock | None) -> State:
    """One player less puts dots, or the rest is settled."""
    if options.stop == "none" or move.player in state.stopped:
        raise Refused("move/stop")
    on_move = move.player == state.turn
    left = time_after(state, move.player, move.spent, clock) if on_move else state.left
    state = replace(state, left=left, passes=0, stopped=state.stopped | {move.player})
    if options.stop == "settled":
        return ended(replace(state, settled=captures_after_stop(state.board, move.player)), "stop", options)
    if not state.playing():
        return ended(state, "stop", options)
    return moved_on(state, options) if on_move else state


def after_leaving(state: State, player: int, reason: str, options: Options) -> State:
    """Who is left alone has won; otherwise the others play on without him, if any of them has not stopped."""
    state = replace(state, passes=0, resigned=state.resigned | {player})
    if len(state.active()) == 1:
        winner = state.active()[0]
        return replace(state, turn=winner, result=Result(winner, reason))
    if not state.playing():
        return ended(state, "stop", options)
    return moved_on(state, options) if player == state.turn else state


def moved_on(state: State, options: Options) -> State:
    """The next player's turn, or the end if nobody can put a dot."""
    state = replace(state, turn=state.next_turn())
    return ended(state, "full-board", options) if state.nobody_can_play() else state


def scores(state: State, options: Options) -> tuple[float, ...]:
    """Captures, and half dots for the second player."""
    given = [0.0, options.komi / 2, 0.0, 0.0]
    return tuple(count + extra for count, extra in zip(state.captures(), given, strict=False))


def ended(state: State, reason: str, options: Options) -> State:
    """The game is over, and who has most has won."""
    points = {player: scores(state, options)[player] for player in state.active()}
    best = [player for player in points if points[player] == max(points.values())]
    return replace(state, result=Result(best[0] if len(best) == 1 else None, reason))


# ends without play


def captures_after_stop(board: Model, stopper: int) -> tuple[int, ...]:
    """The captures after the other player has put every dot alone that he need not give up.

    That no other play gives him a larger lead, `test_settlement.py` proves; here it is searched where few
    points are open."""
    opponent = 1 - stopper
    played = copied(board)
    going = True
    while going:
        going = False
        for point in played.points:
            if played.refusal(point):
                continue
            held = played.captures()[stopper]
            played.play(point, opponent)
            if played.captures()[stopper] > held:
                played.undo()
                continue
            going = True
            while isinstance(played, DeclaredModel) and (rings := all_offers(played, opponent)):
                played.enclose(opponent, rings[:1])
    captures = played.captures()
    if sum(not board.refusal(point) for point in board.points) <= MOST_OPEN_TO_SEARCH:
        assert best_lead(board, stopper, declares=False) == captures[opponent] - captures[stopper]
    return captures


def best_lead(board: Model, stopper: int, declares: bool) -> int:
    """The largest lead that the other player can reach alone, by any order of any number of dots and, with
    each, of smallest rings. `declares` says whether he may declare now, as he may after a dot."""
    opponent = 1 - stopper
    best = board.captures()[opponent] - board.captures()[stopper]
    if declares and isinstance(board, DeclaredModel):
        for offer in board.offers(opponent):
            taken = copied(board)
            assert isinstance(taken, DeclaredModel)
            taken.enclose(opponent, [ring_round(offer.inside)])
            best = max(best, best_lead(taken, stopper, declares))
    for point in board.points:
        if not board.refusal(point):
            played = copied(board)
            played.play(point, opponent)
            best = max(best, best_lead(played, stopper, declares=True))
    return best


def agreed(board: Model, to_move: int, rings: Sequence[Ring], passing: bool) -> Agreement:
    """What it comes to when both close these rings, fill what is neutral, and then play in their own areas;
    who has no point of his own left must throw a dot into the other's, unless he may pass. Raises
    `Refused`."""
    if board.players > 2:
        raise Refused("settlement/players")
    if not isinstance(board, DeclaredModel):
        raise Refused("settlement/automatic")
    faults = set(faults_of_agreement(board, rings))
    if faults:
        raise Refused(*faults)
    closed = copied(board)
    for ring in rings:
        closed.owner |= dict.fromkeys(strictly_inside(ring), board.dots[ring[0]])
    gone = [point for point in board.points if not board.refusal(point)]
    empty = [sum(closed.owner.get(point) == player for point in gone) for player in (0, 1)]
    neutral = len(gone) - sum(empty)
    mover = to_move
    for _ in range(neutral):
        mover = 1 - mover
    own, thrown, player = list(empty), [0, 0], mover
    while any(own) and not passing:
        if own[player]:
            own[player] -= 1
        else:
            own[1 - player] -= 1
            thrown[player] += 1
        player = 1 - player
    captures = closed.captures()
    return Agreement(
        (empty[0], empty[1]),
        neutral,
        mover,
        (thrown[0], thrown[1]),
        (captures[0] + thrown[1], captures[1] + thrown[0]),
    )


def faults_of_agreement(board: DeclaredModel, rings: Sequence[Ring]) -> Iterator[str]:
    """What is wrong with rings that two want to agree on: each must be a ring of alive dots of one player;
    they need hold no enemy, and neither an inside point nor a dot of another one."""
    sound = []
    for ring in rings:
        owner = board.dots.get(ring[0]) if ring else None
        faults = board.faults(0 if owner is None else owner, [ring]) - {"ring/no-enemy"}
        yield from faults
        if not faults:
            sound.append(ring)
    for one, other in combinations(sound, 2):
        inside, inside_other = strictly_inside(one), strictly_inside(other)
        if inside & inside_other or inside & set(other) or inside_other & set(one):
            yield "ring/overlap"


def areas_left(board: Model, chosen: Iterable[Ring]) -> Iterator[str]:
    """What is wrong with rings that are said to be those round all that is closed and not taken yet: each
    must be one, and what is missing must be in the way of a chosen one that is as large."""
    pools = {
        (player, pool(region))
        for player in range(board.players)
        for region in board.closed_regions(player)
        if not all(board.owner.get(point) == player for point in region)
    }
    rings = {(board.dots[ring[0]], strictly_inside(ring)): ring for ring in chosen}
    for area in rings.keys() - pools:
        yield f"{area} is no area"
    for player, inside in pools - rings.keys():
        if not any(len(i) >= len(inside) and in_the_way(i, inside) for _, i in rings):
            yield f"the area {inside} of {player} is missing"


def in_the_way(one: Points, other: Points) -> bool:
    """Whether two areas share points, or one shares points with the border of the other."""
    border, border_of_other = ({side for point in area for side in SIDES[point]} for area in (one, other))
    return bool(one & other or border & other or border_of_other & one)


# moves to choose from


def choices(state: State, options: Options) -> list[Move]:
    """What counts as a move of the player to move where games are counted.

    A dot on each point where one may be played: alone, with each one of the smallest rings that he may
    declare after it, and, if several can be declared together, with all of them (without such as lie in
    others). The same rings instead of a dot, a pass and a stop, where the rules allow that. No resignation
    and no agreement."""
    if state.result:
        return []
    player = state.turn
    moves = []
    within = middle(state, options)
    for point in state.playable_points(player):
        if within and point not in within:
            continue
        moves.append(Move("dot", player, point))
        if options.declared:
            board = copied(state.board)
            board.play(point, player)
            moves += [Move("dot", player, point, rings) for rings in ways_to_declare(board, player)]
    if options.stop_without_dot:
        moves += [Move("declare", player, rings=rings) for rings in ways_to_declare(state.board, player)]
    if options.passing:
        moves.append(Move("pass", player))
    if options.stop != "none":
        moves.append(Move("stop", player))
    return moves


def ways_to_declare(board: Model, player: int) -> list[tuple[Ring, ...]]:
    """Each smallest ring alone, and all of them if more than one can be declared together."""
    assert isinstance(board, DeclaredModel)
    singles = [ring_round(inside) for inside in sorted((o.inside for o in board.offers(player)), key=sorted)]
    everything = all_offers(board, player)
    assert len(disjoint(everything)) == len(everything)
    return [*((ring,) for ring in singles), *([tuple(everything)] if len(everything) > 1 else [])]


# as text


def letters(point: Point) -> str:
    """Column and row as SGF's letters."""
    return LETTERS[point[0]] + LETTERS[point[1]]


def word(move: Move) -> str:
    """A move as records hold it."""
    rings = "".join("." + "".join(map(letters, ring)) for ring in move.rings)
    spent = f"@{move.spent}" if move.spent else ""
    match move.kind:
        case "dot":
            return letters(move.point) + rings + spent
        case "declare":
            return rings + spent
        case "draw":
            return "draw"
        case "settle":
            return f"settle {rings}"
        case _:
            return f"{move.kind} {move.player}{spent}"


def as_options(options: Options) -> Mapping[str, object]:
    """The options by name, as the engine takes them."""
    return asdict(options)
