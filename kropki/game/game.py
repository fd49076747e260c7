"""A game: what the players do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from kropki.board.grid import Place, Player, as_player, player_name
from kropki.board.settlement import undeclared_rings
from kropki.board.territory import Territory
from kropki.errors import (
    GameOver,
    KropkiError,
    NoOffer,
    NoSuchPlayer,
    NotDecided,
    NotDeclared,
    NotYourTurn,
    OwnOffer,
    TimeIsLeft,
)
from kropki.game.decided import Decided, find_decided
from kropki.game.moves import (
    AgreedDraw,
    AgreedScore,
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
from kropki.game.openings import Opening
from kropki.game.outcome import EndReason, Offer
from kropki.game.replay import Replay
from kropki.game.rings import outermost_offers, ring_owner
from kropki.game.tree import Node, Setup


class Game(Replay):
    """A game of Kropki.

    Example:
        >>> game = Game(6, 6, names=["Ola", "Jan"])
        >>> game.play("d5")
        ()
        >>> game
        <Game 6×6, russian, after 1 move: Jan to move, 0:0>
    """

    @property
    def declarer(self) -> Player | None:
        """The player who may still declare rings with the last move, None if nobody may."""
        if not self.rules.declared:
            return None
        if self.outcome and self.outcome.reason is not EndReason.FULL_BOARD:
            return None
        move = self.node.move
        return move.player if isinstance(move, Dot | Declaration) else None

    def declarable_rings(self) -> tuple[Ring, ...]:
        """Return all rings that can still be declared with the last move, without those inside others."""
        return outermost_offers(self.board, self.declarer) if self.declarer is not None else ()

    @property
    def decided(self) -> Decided | None:
        """What play can no longer change, None if that is unknown (`kropki.game.decided`)."""
        return find_decided(self)

    def from_here(self) -> Game:
        """Return a new game that begins with this position, by the same rules, with the same turn.

        Raises:
            InvalidSetup: If nothing can be played there.
        """
        drawn = self.board.diagram()
        return Game(
            drawn.width,
            drawn.height,
            rules=self.rule_set,
            options=self.rules.options(),
            opening=Opening("custom", position=str(drawn)) if drawn.dots else "empty",
            names=self.names,
            first=self.turn,
        )

    def _repr_html_(self) -> str:
        """Return what notebooks show: a board on which readers step through the current line."""
        from kropki.frame import show

        return show(self)

    def check_running(self) -> None:
        """Check that the game is not over.

        Raises:
            GameOver: If it is.
        """
        if self.outcome:
            raise GameOver("the game is over: take back a move or start a new game")

    def check_active(self, player: Player) -> None:
        """Check that a player takes part in the game and has not resigned or run out of time.

        Raises:
            NoSuchPlayer: If this is not so.
        """
        self.board.check_player(player)
        if player in self.resigned:
            raise NoSuchPlayer(f"{player_name(player)} is out of the game")

    # moves

    def play(
        self,
        point: Place | Move,
        player: Player | None = None,
        *,
        rings: Iterable[Iterable[Place]] = (),
        declare_all: bool = False,
        spent: int = 0,
    ) -> tuple[Territory, ...]:
        """Play a dot for the player to move, and return the territories that it takes.

        Args:
            point: Where to put the dot: a name such as `"d5"`, a pair such as `(3, 4)` or a number (see
                `Grid.find`). Or a whole move, such as `kropki.best_move` returns: a dot, a declaration, a
                pass, a stop or a resignation. Then no other argument may be given.
            player: The player who must be to move. By default, this is not checked.
            rings: The rings to declare with the dot, under rules with declared captures.
            declare_all: Whether to declare all rings that can be declared (`declarable_rings`) instead.
            spent: The time that the move took, in milliseconds.

        Raises:
            GameOver: If the game is over.
            NotYourTurn: If `player` is not to move.
            OffBoard: If the point is not on the board.
            Occupied: If there is a dot on the point.
            InTerritory: If the point lies in a territory.
            OutsideMiddle: If this dot must be put in the middle of the board (`middle_mask`).
            RingRefused: If a ring may not be declared. Its subclass says why.
            TimeIsUp: If the player had less time than `spent`.
            InvalidClock: If `spent` is no time that a move can take.
            TypeError: If this is neither a point nor a move.
        """
        if type(point) is not int:
            if isinstance(point, Move):
                if player is not None or rings or declare_all or spent:
                    raise TypeError("a move that is given whole needs no player, rings or time beside it")
                return self._play_whole(point)
            place, point = point, self.board.grid.find(point)
            self._check_turn(player)
            if self.board.refusal(place):
                self.board._refuse(place, self.turn)
        self._check_turn(player)
        if not declare_all:
            return self._play_move(Dot(point, self.turn, self._as_rings(rings), spent))
        taken = self._play_move(Dot(point, self.turn, (), spent))
        rings = self.declarable_rings()
        return self._add_rings(rings) if rings else taken

    def _play_whole(self, move: Move) -> tuple[Territory, ...]:
        """Make a move that somebody else has thought out."""
        match move:
            case Dot(point, player, rings, spent):
                return self.play(self.board.grid.find(point), player, rings=rings, spent=spent)
            case Declaration(player, rings, spent):
                return self.declare(rings, player, spent=spent)
            case Pass(player, spent):
                self.pass_turn(player, spent=spent)
            case Stop(player, spent):
                self.stop(player, spent=spent)
            case Resignation(player):
                self.resign(player)
            case _:
                raise TypeError(f"nobody can play {type(move).__name__} alone: see accept and lose_on_time")
        return ()

    def declare(
        self,
        rings: Iterable[Iterable[Place]] = (),
        player: Player | None = None,
        *,
        declare_all: bool = False,
        spent: int = 0,
    ) -> tuple[Territory, ...]:
        """Declare rings without playing a dot, and return the territories that they take.

        Rings are added to the last move, if its player declares them before anybody else moves. Under rules
        that have a stop without a dot, the player to move can declare rings as a move.

        Args:
            rings: The rings to declare.
            player: The player who declares them. By default, whoever owns them; with `declare_all`, the
                player of the last move if there are rings left to declare with it.
            declare_all: Whether to declare all rings of that player instead, except those inside others.
            spent: The time that this took, in milliseconds, if it is a move.

        Raises:
            NotDeclared: If the player cannot declare rings now, or there are none to declare.
            GameOver: If the game is over and the rings do not belong to the last move.
            RingRefused: If a ring may not be declared. Its subclass says why.
            OffBoard: If a point of a ring is not on the board.
            NoSuchPlayer: If the game has no such player.
            TimeIsUp: If the player had less time than `spent`.
            InvalidClock: If `spent` is no time that a move can take.
        """
        rings = self._as_rings(rings)
        if player is None:
            player = self._who_declares(rings, declare_all)
        is_addition = player is not None and player == self.declarer
        if not is_addition:
            self.check_running()
        if player is None or not (is_addition or (self.rules.stop_without_dot and player == self.turn)):
            raise NotDeclared(
                "rings are declared with a dot, or right after it"
                if self.rules.declared
                else "these rules have no declared captures: captures are automatic"
            )
        if declare_all:
            rings = outermost_offers(self.board, player)
        if not rings:
            raise NotDeclared("there is no ring to declare")
        if is_addition:
            return self._add_rings(rings)
        return self._play_move(Declaration(player, rings, spent))

    def pass_turn(self, player: Player | None = None, *, spent: int = 0) -> None:
        """Pass for the player to move.

        Args:
            player: The player who must be to move. By default, this is not checked.
            spent: The time that the move took, in milliseconds.

        Raises:
            GameOver: If the game is over.
            NotYourTurn: If `player` is not to move.
            PassingForbidden: If the rules do not allow passing.
            TimeIsUp: If the player had less time than `spent`.
            InvalidClock: If `spent` is no time that a move can take.
        """
        self._check_turn(player)
        self._play_move(Pass(self.turn, spent))

    def stop(self, player: Player, *, spent: int = 0) -> None:
        """Stop for a player, who need not be to move ([wikipedia], on grounding).

        The others play on until they stop too, or the rest is settled at once, as the rules say.

        Args:
            player: The player who stops.
            spent: The time that the move took, in milliseconds, if the player is to move.

        Raises:
            GameOver: If the game is over.
            NoSuchPlayer: If the player does not take part any more.
            StopForbidden: If the rules have no stop, or the player has stopped before.
            SettlementRefused: If the stop cannot be settled. Its subclass says why.
            TimeIsUp: If the player had less time than `spent`.
            InvalidClock: If `spent` is no time that a move can take.
        """
        self.check_running()
        self.check_active(player)
        self._play_move(Stop(player, spent if player == self.turn else 0))

    def resign(self, player: Player) -> None:
        """Resign for a player. When only one player is left, that player wins.

        Raises:
            GameOver: If the game is over.
            NoSuchPlayer: If the player does not take part any more.
        """
        self.check_running()
        self.check_active(player)
        self._play_move(Resignation(player))

    def lose_on_time(self, spent: int) -> None:
        """Put the player to move out of the game, whose time is up.

        When only one player is left, that player wins.

        Args:
            spent: The time spent on this move so far, in milliseconds.

        Raises:
            GameOver: If the game is over.
            TimeIsLeft: If the player has time left, or the game has no clock.
        """
        self.check_running()
        if not self.clock or spent < self.clock.allows(self.time_left[self.turn]):
            raise TimeIsLeft(f"{player_name(self.turn)} has time left")
        self._play_move(TimeUp(self.turn))

    def finish(self) -> None:
        """End the game by agreement, because play can no longer change its result (`decided`).

        The captures count as they are. If captures are declared, the players settle by the rings around all
        areas that they have enclosed.

        Raises:
            GameOver: If the game is over.
            NotDecided: If play might still change the result.
            SettlementRefused: If the captures are declared and cannot be settled. Its subclass says why.
        """
        self.check_running()
        if not self.decided:
            raise NotDecided("play might still change the result")
        is_declared = self.rules.declared
        self._play_move(AgreedSettlement(undeclared_rings(self.board)) if is_declared else AgreedScore())

    # offers to end the game

    def offer_draw(self, player: Player) -> None:
        """Offer a draw for a player.

        Raises:
            GameOver: If the game is over.
            NoSuchPlayer: If the player does not take part any more.
        """
        self.check_running()
        self.check_active(player)
        self.offer = Offer(player, None, (), frozenset({player}))

    def offer_settlement(self, player: Player, rings: Iterable[Iterable[Place]] | None = None) -> None:
        """Offer to settle the game by territory.

        Args:
            player: The player who makes the offer.
            rings: The rings that the players would still declare. By default, rings around all areas that
                they have enclosed.

        Raises:
            GameOver: If the game is over.
            NoSuchPlayer: If the player does not take part any more.
            SettlementRefused: If the game cannot be settled. Its subclass says why.
            RingRefused: If something is wrong with a ring. Its subclass says what.
            OffBoard: If a point of a ring is not on the board.
        """
        self.check_running()
        self.check_active(player)
        chosen = undeclared_rings(self.board) if rings is None else self._as_rings(rings)
        settlement = self.settlement_of(chosen)
        self.offer = Offer(player, settlement, chosen, frozenset({player}))

    def accept(self, player: Player) -> None:
        """Accept the offer for a player. The game ends once all active players have accepted it.

        Raises:
            GameOver: If the game is over.
            NoSuchPlayer: If the player does not take part any more.
            NoOffer: If nothing has been offered.
            OwnOffer: If the player made the offer.
        """
        offer = self._check_answer(player)
        accepted = offer.accepted | {player}
        self.offer = offer._replace(accepted=accepted)
        if accepted >= set(self._turns.active(self._state)):
            self._play_move(AgreedSettlement(offer.rings) if offer.settlement else AgreedDraw())

    def decline(self, player: Player) -> None:
        """Decline the offer for a player.

        Raises:
            GameOver: If the game is over.
            NoSuchPlayer: If the player does not take part any more.
            NoOffer: If nothing has been offered.
            OwnOffer: If the player made the offer.
        """
        self._check_answer(player)
        self.offer = None

    def _play_move(self, move: Move, setup: Setup | None = None) -> tuple[Territory, ...]:
        """Play a move by the rules: go to the child that has it, or add one. On an error nothing changes."""
        here = self.node
        known = next((node for node in here.children if node.move == move and node.setup == setup), None)
        taken = self.step_to(known or Node(move, setup), strictly=True)
        if known:
            here.selected_index = here.children.index(known)
        else:
            self._register(here.add(self.node))
            if self.outcome and self._on_main_line():
                # what a file says about the outcome is outdated; an edit may hold the old list of notes
                self.root.notes = [note for note in self.root.notes if not note.states_outcome]
        return taken

    def _add_rings(self, rings: Sequence[Ring]) -> tuple[Territory, ...]:
        """Declare more rings with the last move. Moves that follow it stay in the tree, as a variation."""
        node, move, offer = self.node, self.node.move, self.offer
        assert isinstance(move, Dot | Declaration)
        self.undo()
        siblings = self.node.children
        known = [*siblings]
        try:
            taken = self._play_move(replace(move, rings=(*move.rings, *rings)), node.setup)
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

    def _on_main_line(self) -> bool:
        """Return whether the current node lies on the line of first children."""
        path = self.node.path()
        return all(here.children[0] is there for here, there in pairwise(path))

    def _who_declares(self, rings: Sequence[Ring], declare_all: bool) -> Player | None:
        """Return the player who declares these rings if the caller names nobody, None if nobody can."""
        if declare_all:
            has_more = self.declarable_rings() or not self.rules.stop_without_dot
            return self.declarer if has_more else self.turn
        owner = ring_owner(self.board, rings[0]) if rings else None
        if self.rules.stop_without_dot and (owner is None or owner != self.declarer):
            return self.turn
        return self.declarer if owner in (None, self.declarer) else None

    def _check_turn(self, player: Player | None) -> None:
        self.check_running()
        if player is not None and as_player(player) != self.turn:
            names = f"{player_name(self.turn)} is to move, not {player_name(player)}"
            if not 0 <= player < self.board.players:
                names += (
                    f"; there are {self.board.players} players, and a point is one argument, as in (3, 4)"
                )
            raise NotYourTurn(names)

    def _check_answer(self, player: Player) -> Offer:
        self.check_running()
        self.check_active(player)
        if self.offer is None:
            raise NoOffer("nothing has been offered")
        if player == self.offer.player:
            raise OwnOffer(f"{player_name(player)} made the offer: somebody else must answer it")
        return self.offer

    def _as_rings(self, rings: Iterable[Iterable[Place]]) -> tuple[Ring, ...]:
        return tuple([self.board.grid.find_all(ring) for ring in rings])
