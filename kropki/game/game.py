"""A game: turns, moves, ends, undo and redo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from kropki.board.board import Board, Territory
from kropki.board.ring import area_inside
from kropki.board.settlement import (
    StopSettlement,
    TerritorySettlement,
    areas_left,
    settle_by_agreement,
    settle_stop,
)
from kropki.errors import (
    GameOver,
    InvalidClock,
    KropkiError,
    NoOffer,
    NoSuchPlayer,
    NoSuchPly,
    NotDeclared,
    NothingToRedo,
    NothingToUndo,
    NotYourTurn,
    OutsideMiddle,
    OwnOffer,
    PassingForbidden,
    RingNotSmallest,
    StopForbidden,
    TimeIsLeft,
    TimeIsUp,
)
from kropki.game.clock import Clock
from kropki.game.moves import (
    MAX_SPENT,
    AgreedDraw,
    AgreedSettlement,
    Declaration,
    Dot,
    Move,
    Pass,
    Resignation,
    Ring,
    Stop,
    TimeUp,
)
from kropki.game.openings import Opening, opening_board
from kropki.game.outcome import EndReason, Outcome
from kropki.game.rules import StopRule, named_rules
from kropki.game.tree import Node, Setup


class Offer(NamedTuple):
    """What a player offers to end the game by: a draw or, with `settlement`, the territories left.

    It lapses with the next move. `accepted` holds all who want it, him included."""

    player: int
    settlement: TerritorySettlement | None
    rings: tuple[Ring, ...]
    accepted: frozenset[int]


class _Standing(NamedTuple):
    """What a move changes beside the board."""

    turn: int
    left: tuple[int, ...]
    """The main time that each player has left, in milliseconds."""
    dots: int = 0
    """How many dots have been played."""
    passes: int = 0
    """How many have passed one after another."""
    resigned: frozenset[int] = frozenset()
    stopped: frozenset[int] = frozenset()
    outcome: Outcome | None = None
    settlement: StopSettlement | TerritorySettlement | None = None


class Game:
    """A game of Kropki from its opening on.

    `width` × `height` points; `names` of the players in the order in which they move, as many as play; an
    empty name means that none is known. `rules` is the name of a rule set and `options` what is different
    from it (`kropki.game.rules`). `opening` is one or its name. `first` is who begins: player 0, but 1 if 0
    has a handicap. Raises `SizeOutOfRange`, `NoSuchPlayer`, `UnknownRules`, `InvalidRules`, and what
    `kropki.game.openings` raises."""

    def __init__(
        self,
        width: int = 15,
        height: int = 15,
        *,
        rules: str = "russian",
        options: Mapping[str, object] | None = None,
        opening: str | Opening = "cross",
        names: Sequence[str] = ("", ""),
        first: int | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.rule_set, self.rules = named_rules(rules, options)
        self.opening = Opening(opening) if isinstance(opening, str) else opening
        self.names = tuple(names)
        self.clock = clock
        self.board = opening_board(self.opening, width, height, len(self.names), self.rules.declared)
        self.rules.check_players(self.board.players)
        self.first = int(self.opening.name == "handicap") if first is None else first
        if not 0 <= self.first < self.board.players:
            raise NoSuchPlayer(f"player {first} cannot begin: players are 0 to {self.board.players - 1}")
        self.root = Node(number=0)
        """Where the game begins; all moves that are known hang on it."""
        self.nodes = {0: self.root}
        """All nodes that the tree has ever had, by their numbers, in rising order."""
        self.node = self.root
        """Where the game stands."""
        self.offer: Offer | None = None
        self._now = _Standing(self.first, (1000 * clock.main if clock else 0,) * self.board.players)
        self._befores: list[tuple[_Standing, Board]] = []
        if self.board.is_full:
            self._now = self._now._replace(outcome=Outcome(self._leader(), EndReason.FULL_BOARD))

    # how it stands

    @property
    def ply(self) -> int:
        """How many moves are made: how many nodes lie between the root and where the game stands."""
        return len(self._befores)

    @property
    def plies(self) -> int:
        """How many there are on the line that `redo` follows."""
        plies, node = self.ply, self.node
        while following := node.next:
            plies, node = plies + 1, following
        return plies

    @property
    def moves(self) -> list[Move]:
        """The moves on that line: those that are made and those that `redo` brings back."""
        return [node.move for node in self.node.line() if node.move]

    @property
    def moves_made(self) -> list[Move]:
        """Those of them that are made."""
        return [node.move for node in self.node.path() if node.move]

    @property
    def turn(self) -> int:
        """Who is to move; after the end, who would be."""
        return self._now.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self._now.outcome

    @property
    def settlement(self) -> StopSettlement | TerritorySettlement | None:
        """What the end settled without play, if it did."""
        return self._now.settlement

    @property
    def stopped(self) -> frozenset[int]:
        """Who has stopped."""
        return self._now.stopped

    @property
    def resigned(self) -> frozenset[int]:
        """Who has resigned or run out of time."""
        return self._now.resigned

    @property
    def captures(self) -> tuple[int, ...]:
        """Dots captured by each player, with what was settled at the end."""
        return self._now.settlement.captures if self._now.settlement else self.board.captures

    @property
    def scores(self) -> tuple[float, ...]:
        """Captures of each player, and the second one's komi."""
        komi = self.rules.komi / 2
        return tuple(captures + komi * (player == 1) for player, captures in enumerate(self.captures))

    @property
    def difference(self) -> float:
        """By how much the highest score exceeds the next one."""
        *_, second, first = sorted(self.scores)
        return first - second

    @property
    def time_left(self) -> tuple[int, ...]:
        """The main time of each player in milliseconds, without that of the current move."""
        return self._now.left

    @property
    def last_dot(self) -> Dot | None:
        """The last dot that was played, if any."""
        node: Node | None = self.node
        while node and not isinstance(node.move, Dot):
            node = node.parent
        return node.move if node and isinstance(node.move, Dot) else None

    @property
    def declarer(self) -> int | None:
        """Who may still declare rings with the move that he has made last."""
        if not self.rules.declared:
            return None
        if self.outcome and self.outcome.reason is not EndReason.FULL_BOARD:
            return None
        move = self.node.move
        return move.player if isinstance(move, Dot | Declaration) else None

    def middle_mask(self) -> int:
        """Mask of the points to which the rules restrict this dot, 0 where they don't: the middle, unless
        it is full."""
        if self._now.dots >= (self.rules.middle or 0):
            return 0
        grid = self.board.grid
        left, top = grid.width // 4, grid.height // 4
        points = (
            grid.point(x, y) for y in range(top, grid.height - top) for x in range(left, grid.width - left)
        )
        mask = sum(grid.bits[point] for point in points)
        return mask if any(grid.bits[point] & mask for point in self.board.legal_points) else 0

    # moves

    def play(
        self,
        point: int,
        player: int | None = None,
        *,
        rings: Sequence[Sequence[int]] = (),
        declare_all: bool = False,
        spent: int = 0,
    ) -> tuple[Territory, ...]:
        """The player to move puts a dot on `point` and declares `rings`, or with `declare_all` all that he
        can (`undeclared_rings`); the territories taken by that (see `Board.play` and `Board.enclose`).

        Raises `GameOver`, `NotYourTurn` if another `player` is named, `OffBoard`, `Occupied`, `InTerritory`,
        `OutsideMiddle`, `TimeIsUp`, or the `RingRefused` that says what is wrong with a ring.
        """
        self._check_turn(player)
        if not declare_all:
            return self._make(Dot(point, self.turn, _rings(rings), spent))
        taken = self._make(Dot(point, self.turn, (), spent))
        rings = self.undeclared_rings()
        return self._amend(rings) if rings else taken

    def declare(
        self,
        rings: Sequence[Sequence[int]] = (),
        player: int | None = None,
        *,
        declare_all: bool = False,
        spent: int = 0,
    ) -> tuple[Territory, ...]:
        """Rings declared right after a dot, as part of that move, until somebody else moves; or, where
        the rules know a stop without a dot, by the player to move as his move. The territories taken.

        Unless a `player` is named, the rings tell who declares them; with `declare_all`, who has moved last
        if he has any left. Raises `NotDeclared` where neither can be, `GameOver`, `TimeIsUp`, or a
        `RingRefused`.
        """
        if player is None:
            player = self._who_declares(rings, declare_all)
        after = player is not None and player == self.declarer
        if not after:
            self.check_running()
        if player is None or not (after or (self.rules.stop_without_dot and player == self.turn)):
            raise NotDeclared(
                "rings are declared together with a dot, or right after it"
                if self.rules.declared
                else "nothing is declared under these rules: captures happen by themselves"
            )
        if declare_all:
            rings = self._outermost_offers(player)
        if not rings:
            raise NotDeclared("no ring is named: there is nothing to declare")
        if after:
            return self._amend(rings)
        return self._make(Declaration(player, _rings(rings), spent))

    def _who_declares(self, rings: Sequence[Sequence[int]], declare_all: bool) -> int | None:
        """Who must have meant to declare these rings, None if nobody can."""
        if declare_all:
            after = self.undeclared_rings() or not self.rules.stop_without_dot
            return self.declarer if after else self.turn
        owner = self._owner(rings[0]) if rings else None
        if self.rules.stop_without_dot and (owner is None or owner != self.declarer):
            return self.turn
        return self.declarer if owner in (None, self.declarer) else None

    def undeclared_rings(self) -> tuple[Ring, ...]:
        """The rings that one who declares all declares with his last move: those that his dot left
        undeclared, without such as lie in others."""
        return self._outermost_offers(self.declarer) if self.declarer is not None else ()

    def _outermost_offers(self, player: int) -> tuple[Ring, ...]:
        chosen: list[Territory] = []
        for offer in sorted(self.board.offers(player), key=lambda o: -o.inside.bit_count()):
            if not any(offer.inside & other.inside for other in chosen):
                chosen.append(offer)
        return tuple(offer.ring for offer in chosen)

    def _owner(self, ring: Sequence[int]) -> int | None:
        """Whose ring it is, None if its dots are not all of one player."""
        bits = self.board.grid.bits
        owners = {self.board.dot(point) if point in bits else None for point in ring}
        return owners.pop() if len(owners) == 1 else None

    def _amend(self, rings: Sequence[Sequence[int]]) -> tuple[Territory, ...]:
        """Declare more rings with the last move. What was played after it stays a variation."""
        node, move, offer = self.node, self.node.move, self.offer
        assert isinstance(move, Dot | Declaration)
        self.undo()
        siblings = self.node.children
        known = [*siblings]
        try:
            taken = self._make(replace(move, rings=(*move.rings, *_rings(rings))), node.setup)
        except KropkiError:
            self.step_to(node)
            self.offer = offer
            raise
        if not node.children and self.node not in known:
            self.node.notes = node.notes
            siblings.remove(self.node)
            siblings[siblings.index(node)] = self.node
        elif not node.children and not node.notes:
            siblings.remove(node)
        self.node.select()
        return taken[-len(rings) :]

    def pass_turn(self, player: int | None = None, *, spent: int = 0) -> None:
        """The player to move passes. Raises `GameOver`, `NotYourTurn`, `PassingForbidden` or `TimeIsUp`."""
        self._check_turn(player)
        self._make(Pass(self.turn, spent))

    def stop(self, player: int, *, spent: int = 0) -> None:
        """A player stops, whoever is to move ([wikipedia], "At any moment of the game"). The others
        play on until they stop too, or the rest is settled at once.

        Raises `GameOver`, `NoSuchPlayer`, `StopForbidden`, and what `settle_stop` raises."""
        self.check_running()
        self.check_active(player)
        self._make(Stop(player, spent if player == self.turn else 0))

    def resign(self, player: int) -> None:
        """A player gives up; when one alone is left, he has won. Raises `GameOver` or `NoSuchPlayer`."""
        self.check_running()
        self.check_active(player)
        self._make(Resignation(player))

    def lose_on_time(self, spent: int) -> None:
        """The player to move has used up his time, `spent` of it on this move, and is out; when one alone is
        left, he has won. Raises `GameOver`, and `TimeIsLeft` if that is not so."""
        self.check_running()
        if not self.clock or spent < self.clock.allows(self.time_left[self.turn]):
            raise TimeIsLeft(f"player {self.turn} has time left")
        self._make(TimeUp(self.turn))

    # offers to end it

    def offer_draw(self, player: int) -> None:
        """A player offers a draw. Raises `GameOver` or `NoSuchPlayer`."""
        self.check_running()
        self.check_active(player)
        self.offer = Offer(player, None, (), frozenset({player}))

    def offer_settlement(self, player: int, rings: Sequence[Sequence[int]] | None = None) -> None:
        """A player offers to settle the game by territory; without `rings`, by all areas left.

        Raises `GameOver`, `NoSuchPlayer`, and what `settle_by_agreement` raises."""
        self.check_running()
        self.check_active(player)
        chosen = areas_left(self.board) if rings is None else _rings(rings)
        settlement = self.settlement_of(chosen)
        self.offer = Offer(player, settlement, chosen, frozenset({player}))

    def settlement_of(self, rings: Sequence[Sequence[int]]) -> TerritorySettlement:
        """What a settlement by these rings would come to. Raises what `settle_by_agreement` raises."""
        return settle_by_agreement(self.board, self.turn, rings, passing=self.rules.passing)

    def accept(self, player: int) -> None:
        """A player accepts what is offered; it stands once all who still play have.

        Raises `GameOver`, `NoSuchPlayer`, `NoOffer` or `OwnOffer`.
        """
        offer = self._check_answer(player)
        accepted = offer.accepted | {player}
        self.offer = offer._replace(accepted=accepted)
        if accepted >= set(self._active()):
            self._make(AgreedSettlement(offer.rings) if offer.settlement else AgreedDraw())

    def decline(self, player: int) -> None:
        """A player declines what is offered. Raises as `accept` does."""
        self._check_answer(player)
        self.offer = None

    # back and forth

    def undo(self) -> None:
        """Take back the last move. Raises `NothingToUndo`."""
        if not self.node.parent:
            raise NothingToUndo("no move has been made")
        self.offer = None
        move = self.node.move
        if isinstance(move, (Dot, Declaration)):
            for _ in self._by_owner(move.player, move.rings) if move.rings else ():
                self.board.undo()
            if isinstance(move, Dot):
                self.board.undo()
        self._now, self.board = self._befores.pop()
        self.node = self.node.parent

    def redo(self) -> tuple[Territory, ...]:
        """Make the move again that was taken back last; the territories taken. Raises `NothingToRedo`."""
        if not self.node.next:
            raise NothingToRedo("no move has been taken back")
        return self.step_to(self.node.next)

    def go_to_ply(self, ply: int) -> None:
        """To the position after `ply` moves of this line. Raises `NoSuchPly`."""
        if not 0 <= ply <= self.plies:
            raise NoSuchPly(f"there is no position after {ply} moves: {self.plies} are known")
        while self.ply > ply:
            self.undo()
        while self.ply < ply:
            self.redo()

    def go_to(self, node: Node, *, select: bool = True) -> None:
        """To a node of this game's tree; `redo` then leads there too, unless it is not to be chosen."""
        path = node.path()
        common = sum(1 for there, here in zip(path, self.node.path(), strict=False) if there is here)
        self.go_to_ply(common - 1)
        for following in path[common:]:
            self.step_to(following)
        if select:
            node.select()

    # what a move does

    def _make(self, move: Move, setup: Setup | None = None) -> tuple[Territory, ...]:
        """Make a move, after a set-up in its node, which becomes a variation where another one is known.
        Raises why it cannot be, and then nothing has changed."""
        here = self.node
        known = next((node for node in here.children if node.move == move and node.setup == setup), None)
        taken = self.step_to(known or Node(move, setup), strictly=True)
        if known:
            here.selected_index = here.children.index(known)
        else:
            self._know(here.add(self.node))
            if self.outcome and self._on_main_line():
                # what a file says about the outcome is outdated; an edit may hold the old list of notes
                self.root.notes = [note for note in self.root.notes if not note.states_outcome]
        return taken

    def _on_main_line(self) -> bool:
        """Whether the game stands on the line of first children."""
        path = self.node.path()
        return all(here.children[0] is there for here, there in pairwise(path))

    def append(self, node: Node) -> tuple[Territory, ...]:
        """Put a node behind the current one and go there, as a record wants it: its move may be anybody's,
        and may declare another's rings. Raises why it cannot be, and then nothing has changed."""
        here = self.node
        taken = self.step_to(node)
        self._know(here.add(node))
        return taken

    def _know(self, node: Node) -> None:
        """Number a node that is new in the tree."""
        if node.number < 0:
            node.number = 1 + next(reversed(self.nodes))
            self.nodes[node.number] = node

    def set_up_root(self, setup: Setup) -> None:
        """Let the game begin from its opening with these dots put and taken away, without a check for sense.
        Raises `InvalidDiagram`."""
        self.board = self._set_up(setup)
        self.root.setup = setup
        if setup.turn is not None:
            self._now = self._now._replace(turn=setup.turn)

    def step_to(self, node: Node, *, strictly: bool = False) -> tuple[Territory, ...]:
        """To a child of the current node; the territories taken. Unless `strictly`, rings may be another's
        and larger than the rules want, as records have them. Raises why it cannot be, and then nothing has
        changed."""
        now, board = self._now, self.board
        if node.setup:
            self.board = self._set_up(node.setup)
            turn = now.turn if node.setup.turn is None else node.setup.turn
            if now.outcome:  # the game goes on from here, with all who play
                self._now = _Standing(turn, now.left, now.dots)
            else:
                self._now = now._replace(turn=turn)
        if node.turn != self._now.turn:
            node.turn, node.text = self._now.turn, ""
        try:
            taken = self._do(node.move, strictly) if node.move else ()
        except KropkiError:
            self._now, self.board = now, board
            raise
        self._befores.append((now, board))
        self.node = node
        self.offer = None
        node.captured = sum([territory.captured for territory in taken])
        return taken

    def _do(self, move: Move, strictly: bool) -> tuple[Territory, ...]:
        """What a move does to the board and the standing."""
        now = self._now
        taken: tuple[Territory, ...] = ()
        match move:
            case Dot(player=player, rings=rings, spent=spent):
                left = self._time_after(player, spent) if spent or self.clock else now.left
                taken = self._put(move.point, player, rings, strictly)
                usual = not (taken or now.resigned or now.stopped)
                turn = (player + 1) % self.board.players if usual else player
                self._now = _Standing(turn, left, now.dots + 1, 0, *now[4:])
                if not usual:
                    self._after_dot(player, taken)
                elif self.board.is_full:
                    self._end(EndReason.FULL_BOARD)
            case Declaration(player, rings, spent):
                left = self._time_after(player, spent)
                taken = self._enclose(player, rings, strictly)
                self._now = now._replace(turn=player, left=left, passes=0)
                self._after_dot(player, taken)
            case Pass(player, spent):
                if not self.rules.passing:
                    raise PassingForbidden("passing is not allowed: put a dot on any open point")
                left = self._time_after(player, spent)
                self._now = now._replace(turn=player, left=left, passes=now.passes + 1)
                self._turn_on()
                if self._now.passes >= len(self._playing()):
                    self._end(EndReason.PASSES)
            case Stop(player, spent):
                self._make_stop(player, spent)
            case Resignation(player):
                self._leave(player, EndReason.RESIGNATION)
            case TimeUp(player):
                self._leave(player, EndReason.TIME)
            case AgreedDraw():
                self._now = now._replace(outcome=Outcome(None, EndReason.AGREEMENT))
            case AgreedSettlement(rings):
                self._now = now._replace(settlement=self.settlement_of(rings))
                self._end(EndReason.AGREEMENT)
        return taken

    def _set_up(self, setup: Setup) -> Board:
        """A board with these dots put and taken away. Raises `InvalidDiagram` and `NoSuchPlayer`."""
        board = self.board
        if (setup.turn or 0) >= board.players:
            raise NoSuchPlayer(f"player {setup.turn} is not to move: {board.players} play")
        return board.with_dots(setup.dots)

    def _put(self, point: int, player: int, rings: tuple[Ring, ...], strictly: bool) -> tuple[Territory, ...]:
        board = self.board
        early = self._now.dots < (self.rules.middle or 0) and point in board.legal_points
        if early and (middle := self.middle_mask()) and not middle >> point & 1:
            raise OutsideMiddle(
                f"the first {self.rules.middle} dots must be put in the middle of the board; "
                f"{board.grid.letters(point)} lies outside"
            )
        taken = board.play(point, player)
        if not rings:
            return taken
        try:
            return taken + self._enclose(player, rings, strictly)
        except KropkiError:
            board.undo()
            raise

    def _enclose(self, player: int, rings: tuple[Ring, ...], strictly: bool) -> tuple[Territory, ...]:
        board = self.board
        if strictly and self.rules.smallest:
            smallest = [offer.inside for offer in board.offers(player)]
            taken = board.enclose(player, rings)
            if not all(area_inside(ring, board.grid) in smallest for ring in rings):
                board.undo()
                raise RingNotSmallest("there is a smaller ring, and these rules want the smallest")
            return taken
        if strictly:
            return board.enclose(player, rings)
        taken = ()
        done = 0
        try:
            for owner, own in self._by_owner(player, rings).items():
                taken += board.enclose(owner, own)
                done += 1
        except KropkiError:
            for _ in range(done):
                board.undo()
            raise
        return taken

    def _by_owner(self, player: int, rings: tuple[Ring, ...]) -> dict[int, list[Ring]]:
        """The rings by whose they are, those of the player first; such as are nobody's count as his."""
        owned: dict[int, list[Ring]] = {player: []} if rings else {}
        for ring in rings:
            owner = self._owner(ring)
            owned.setdefault(player if owner is None else owner, []).append(ring)
        return {owner: own for owner, own in owned.items() if own}

    def _time_after(self, player: int, spent: int) -> tuple[int, ...]:
        left = self._now.left
        if not player < len(left):
            raise NoSuchPlayer(f"player {player} is not one of 0 to {len(left) - 1}")
        if self.clock and spent > self.clock.allows(left[player]):
            raise TimeIsUp(f"player {player} has used more time than he had")
        if not 0 <= spent <= MAX_SPENT:
            raise InvalidClock(f"a move takes 0 to {MAX_SPENT} milliseconds")
        if not self.clock:
            return left
        return tuple(
            self.clock.left_after(time, spent) if p == player else time for p, time in enumerate(left)
        )

    def _after_dot(self, player: int, taken: tuple[Territory, ...]) -> None:
        """Whose turn it is now, and whether the game is over."""
        captures = self.board.captures
        if not (self.rules.extra_turn and any(territory.owner == player for territory in taken)):
            self._turn_on()
        for leader in self._active() if taken else ():
            others = [captures[other] for other in self._active() if other != leader]
            if self.rules.first_to and captures[leader] >= self.rules.first_to:
                self._now = self._now._replace(outcome=Outcome(leader, EndReason.FIRST_TO))
                return
            if self.rules.lead and others and captures[leader] - max(others) >= self.rules.lead:
                self._now = self._now._replace(outcome=Outcome(leader, EndReason.LEAD))
                return
        if self.board.is_full:
            self._end(EndReason.FULL_BOARD)

    def _make_stop(self, player: int, spent: int) -> None:
        now = self._now
        if self.rules.stop is StopRule.NONE:
            raise StopForbidden("these rules know no stop: play on, or agree on a result")
        if player in now.stopped:
            raise StopForbidden(f"player {player} has stopped already")
        settlement = settle_stop(self.board, player) if self.rules.stop is StopRule.SETTLED else None
        left = self._time_after(player, spent) if player == now.turn else now.left
        self._now = now._replace(left=left, passes=0, stopped=now.stopped | {player}, settlement=settlement)
        if settlement or not self._playing():
            self._end(EndReason.STOP)
        elif player == now.turn:
            self._turn_on()

    def _leave(self, player: int, reason: EndReason) -> None:
        now = self._now
        self._now = now._replace(passes=0, resigned=now.resigned | {player})
        active = self._active()
        if len(active) == 1:
            self._now = self._now._replace(turn=active[0], outcome=Outcome(active[0], reason))
        elif not self._playing():
            self._end(EndReason.STOP)
        elif player == now.turn:
            self._turn_on()

    def _end(self, reason: EndReason) -> None:
        self._now = self._now._replace(outcome=Outcome(self._leader(), reason))

    def _turn_on(self) -> None:
        players = self.board.players
        playing = self._playing()
        order = ((self.turn + step) % players for step in range(1, players + 1))
        self._now = self._now._replace(
            turn=next((player for player in order if player in playing), self.turn)
        )

    def _active(self) -> list[int]:
        """Who has neither resigned nor run out of time."""
        return [player for player in range(self.board.players) if player not in self._now.resigned]

    def _playing(self) -> list[int]:
        """Who still puts dots."""
        return [player for player in self._active() if player not in self._now.stopped]

    def _leader(self) -> int | None:
        """Who has the highest score among those who still play; None if several have."""
        scores = self.scores
        most = max(scores[player] for player in self._active())
        leaders = [player for player in self._active() if scores[player] == most]
        return leaders[0] if len(leaders) == 1 else None

    def check_running(self) -> None:
        """Raise `GameOver` if the game has ended."""
        if self.outcome:
            raise GameOver("the game is over: take a move back or start a new one")

    def _check_turn(self, player: int | None) -> None:
        self.check_running()
        if player is not None and player != self.turn:
            raise NotYourTurn(f"player {self.turn} is to move, not player {player}")

    def check_active(self, player: int) -> None:
        """Raise `NoSuchPlayer` if no such player takes part, or if they have resigned or run out of time."""
        if not 0 <= player < self.board.players:
            raise NoSuchPlayer(f"player {player} is not one of 0 to {self.board.players - 1}")
        if player in self.resigned:
            raise NoSuchPlayer(f"player {player} plays no more")

    def _check_answer(self, player: int) -> Offer:
        self.check_running()
        self.check_active(player)
        if self.offer is None:
            raise NoOffer("nothing has been offered")
        if player == self.offer.player:
            raise OwnOffer(f"player {player} made the offer: another one must answer")
        return self.offer


def _rings(rings: Sequence[Sequence[int]]) -> tuple[Ring, ...]:
    return tuple([tuple(ring) for ring in rings])
