"""Turns: who is to move, who still plays, how much time is left, and whether the game is over."""

from __future__ import annotations

from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.grid import Player, player_name
from kropki.board.settlement import StopSettlement, TerritorySettlement, settle_stop
from kropki.board.territory import Territory
from kropki.errors import InvalidClock, NoSuchPlayer, PassingForbidden, StopForbidden, TimeIsUp
from kropki.game.clock import Clock
from kropki.game.moves import MAX_SPENT
from kropki.game.outcome import EndReason, Outcome
from kropki.game.rules import Rules, StopRule


class TurnState(NamedTuple):
    """Everything that a move changes, except the board."""

    turn: Player
    """The player to move. After the end of the game, the one who would be."""
    time_left: tuple[int, ...]
    """The main time of each player, in milliseconds."""
    dots: int = 0
    """The number of dots played so far."""
    passes: int = 0
    """The number of passes since anything else was played."""
    resigned: frozenset[Player] = frozenset()
    """The players who have resigned or run out of time."""
    stopped: frozenset[Player] = frozenset()
    outcome: Outcome | None = None
    settlement: StopSettlement | TerritorySettlement | None = None

    def captures(self, board: Board) -> tuple[int, ...]:
        """Return the captures of each player, including those settled at the end of the game."""
        return self.settlement.captures if self.settlement else board.captures


class Turns:
    """How each kind of move changes a `TurnState`, under some rules and with some clock.

    No method changes anything: each returns a new state.
    """

    def __init__(self, rules: Rules, clock: Clock | None, players: int) -> None:
        """Apply these rules and this clock to a number of players."""
        self.rules = rules
        self.clock = clock
        self.players = players
        self._is_always_legal = rules.suicide
        """Whether everyone can play on each open point."""

    def start(self, first: Player, board: Board) -> TurnState:
        """Return the state before the first move, with player `first` to move."""
        main = 1000 * self.clock.main if self.clock else 0
        state = TurnState(first, (main,) * self.players)
        return self._end(state, EndReason.FULL_BOARD, board) if board.is_full else self._skip(state, board)

    def active(self, state: TurnState) -> list[Player]:
        """Return the players who have neither resigned nor run out of time."""
        return [player for player in range(self.players) if player not in state.resigned]

    def moving(self, state: TurnState) -> list[Player]:
        """Return the active players who have not stopped: those who still get a turn."""
        return [player for player in self.active(state) if player not in state.stopped]

    def scores(self, state: TurnState, board: Board) -> tuple[float, ...]:
        """Return the captures of each player, plus komi for the second one."""
        komi = self.rules.komi / 2
        return tuple(captures + komi * (player == 1) for player, captures in enumerate(state.captures(board)))

    def time_after(self, state: TurnState, player: Player, spent: int) -> tuple[int, ...]:
        """Return the time that each player has left after a move that took `spent` milliseconds.

        Raises:
            NoSuchPlayer: If the game has no such player.
            TimeIsUp: If the player did not have that much time.
            InvalidClock: If `spent` is not between 0 and `MAX_SPENT`.
        """
        left = state.time_left
        if not player < len(left):
            raise NoSuchPlayer(f"there is no player {player}: players are numbered 0 to {len(left) - 1}")
        if self.clock and spent > self.clock.allows(left[player]):
            raise TimeIsUp(f"{player_name(player)} has used more time than was left")
        if not 0 <= spent <= MAX_SPENT:
            raise InvalidClock(f"a move takes 0 to {MAX_SPENT} milliseconds")
        if not self.clock:
            return left
        return tuple(
            self.clock.left_after(time, spent) if p == player else time for p, time in enumerate(left)
        )

    def after_dot(
        self,
        state: TurnState,
        player: Player,
        time_left: tuple[int, ...],
        taken: tuple[Territory, ...],
        board: Board,
    ) -> TurnState:
        """Return the state after a dot, which took the territories `taken` on `board`."""
        is_plain = self._is_always_legal and not (taken or state.resigned or state.stopped)
        # nearly every dot is plain: be quick
        turn = (player + 1) % self.players if is_plain else player
        state = TurnState(turn, time_left, state.dots + 1, 0, *state[4:])
        if not is_plain:
            return self._after_captures(state, player, taken, board)
        return self._end(state, EndReason.FULL_BOARD, board) if board.is_full else state

    def after_declaration(
        self,
        state: TurnState,
        player: Player,
        time_left: tuple[int, ...],
        taken: tuple[Territory, ...],
        board: Board,
    ) -> TurnState:
        """Return the state after rings were declared as a move, which took the territories `taken`."""
        state = state._replace(turn=player, time_left=time_left, passes=0)
        return self._after_captures(state, player, taken, board)

    def after_pass(self, state: TurnState, player: Player, spent: int, board: Board) -> TurnState:
        """Return the state after a pass.

        Raises:
            PassingForbidden: If the rules do not allow passing.
            NoSuchPlayer, TimeIsUp, InvalidClock: As `time_after` does.
        """
        if not self.rules.passing:
            raise PassingForbidden("these rules do not allow passing: put a dot on any open point")
        time_left = self.time_after(state, player, spent)
        state = state._replace(turn=player, time_left=time_left, passes=state.passes + 1)
        state = self._next_turn(state, board)
        if state.passes >= len(self.moving(state)):
            return self._end(state, EndReason.PASSES, board)
        return state

    def after_stop(self, state: TurnState, player: Player, spent: int, board: Board) -> TurnState:
        """Return the state after a player has stopped.

        Raises:
            StopForbidden: If the rules have no stop, or the player has stopped before.
            NoSuchPlayer, TimeIsUp, InvalidClock: As `time_after` does.
            SettlementRefused: If the rules settle a stop at once and this one cannot be settled. See
                `kropki.board.settlement.settle_stop`.
        """
        if self.rules.stop is StopRule.NONE:
            raise StopForbidden("these rules have no stop: play on, or agree on a result")
        if player in state.stopped:
            raise StopForbidden(f"{player_name(player)} has already stopped")
        settlement = settle_stop(board, player) if self.rules.stop is StopRule.SETTLED else None
        is_turn = player == state.turn
        time_left = self.time_after(state, player, spent) if is_turn else state.time_left
        state = state._replace(
            time_left=time_left, passes=0, stopped=state.stopped | {player}, settlement=settlement
        )
        if settlement or not self.moving(state):
            return self._end(state, EndReason.STOP, board)
        return self._next_turn(state, board) if is_turn else state

    def after_leaving(self, state: TurnState, player: Player, reason: EndReason, board: Board) -> TurnState:
        """Return the state after a player has resigned or run out of time, whichever is the `reason`."""
        is_turn = player == state.turn
        state = state._replace(passes=0, resigned=state.resigned | {player})
        active = self.active(state)
        if len(active) == 1:
            return state._replace(turn=active[0], outcome=Outcome(active[0], reason))
        if not self.moving(state):
            return self._end(state, EndReason.STOP, board)
        return self._next_turn(state, board) if is_turn else state

    def after_draw(self, state: TurnState) -> TurnState:
        """Return the state after the players have agreed on a draw."""
        return state._replace(outcome=Outcome(None, EndReason.AGREEMENT))

    def after_agreement(self, state: TurnState, board: Board) -> TurnState:
        """Return the state after the players have agreed that the captures count as they are."""
        return self._end(state, EndReason.AGREEMENT, board)

    def after_settlement(self, state: TurnState, settlement: TerritorySettlement, board: Board) -> TurnState:
        """Return the state after the players have agreed on a settlement."""
        return self._end(state._replace(settlement=settlement), EndReason.AGREEMENT, board)

    def after_setup(self, state: TurnState, turn: Player | None, board: Board) -> TurnState:
        """Return the state after a set-up, with player `turn` to move, or the same one as before.

        A game that was over goes on, with all players.
        """
        turn = state.turn if turn is None else turn
        if state.outcome:
            state = TurnState(turn, state.time_left, state.dots)
        state = state._replace(turn=turn)
        skipped = self._skip(state, board)
        return state if skipped.outcome else skipped

    def _after_captures(
        self, state: TurnState, player: Player, taken: tuple[Territory, ...], board: Board
    ) -> TurnState:
        again = self.rules.extra_turn and any(t.owner == player and t.captured for t in taken)
        state = self._skip(state, board) if again else self._next_turn(state, board)
        captures = board.captures
        active = self.active(state)
        for leader in active if taken else ():
            others = [captures[other] for other in active if other != leader]
            if self.rules.first_to and captures[leader] >= self.rules.first_to:
                return state._replace(outcome=Outcome(leader, EndReason.FIRST_TO))
            if self.rules.lead and others and captures[leader] - max(others) >= self.rules.lead:
                return state._replace(outcome=Outcome(leader, EndReason.LEAD))
        return self._end(state, EndReason.FULL_BOARD, board) if board.is_full else state

    def _next_turn(self, state: TurnState, board: Board) -> TurnState:
        """Return the state with the next player to move who still gets a turn, if there is one."""
        moving = self.moving(state)
        order = ((state.turn + step) % self.players for step in range(1, self.players + 1))
        state = state._replace(turn=next((player for player in order if player in moving), state.turn))
        return self._skip(state, board)

    def _skip(self, state: TurnState, board: Board) -> TurnState:
        """Return the state after the turns of players who cannot play anywhere.

        If that is so of everybody, the game is over.
        """
        if self._is_always_legal or state.outcome or board.is_full:
            return state
        moving = self.moving(state)
        order = ((state.turn + step) % self.players for step in range(self.players))
        turn = next((player for player in order if player in moving and board.can_play(player)), None)
        if turn is None:
            return self._end(state, EndReason.FULL_BOARD, board)
        return state._replace(turn=turn)

    def _end(self, state: TurnState, reason: EndReason, board: Board) -> TurnState:
        """Return the state with the outcome that the scores give, a draw if several active players lead."""
        scores = self.scores(state, board)
        active = self.active(state)
        best = max(scores[player] for player in active)
        leaders = [player for player in active if scores[player] == best]
        return state._replace(outcome=Outcome(leaders[0] if len(leaders) == 1 else None, reason))
