"""A game: turns, moves, ends, undo and redo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from kropki.board import Board, Territory
from kropki.errors import (
    GameOver,
    InvalidRecord,
    KropkiError,
    NoDrawOffer,
    NoSuchPlayer,
    NoSuchPly,
    NothingToRedo,
    NothingToUndo,
    NotYourTurn,
    OwnDrawOffer,
)
from kropki.openings import opening_dots
from kropki.rules import rules_named


class Reason(StrEnum):
    """Why a game is over."""

    FULL_BOARD = "full-board"
    RESIGNATION = "resignation"
    AGREEMENT = "agreement"


class Outcome(NamedTuple):
    """How a game ended: the winner, None for a draw, and why."""

    winner: int | None
    reason: Reason


@dataclass(frozen=True)
class Dot:
    """The move of putting a dot on a point."""

    point: int
    player: int


@dataclass(frozen=True)
class Resignation:
    """A player gives up. His dots stay, he is skipped from now on."""

    player: int


@dataclass(frozen=True)
class AgreedDraw:
    """All who still play agree on a draw."""


Move = Dot | Resignation | AgreedDraw


class _Before(NamedTuple):
    """What a move changes beside the board, as it was before."""

    turn: int
    resigned: frozenset[int]
    outcome: Outcome | None


class Game:
    """A game of Kropki from its opening on.

    `width` × `height` points, `rules` and `opening` by name, `names` of the players in the order in which
    they move, as many as play; an empty name means that none is known. Raises `SizeOutOfRange`,
    `NoSuchPlayer`, `UnknownRules`, `UnknownOpening` and `NoRoomForOpening`."""

    def __init__(
        self,
        width: int = 15,
        height: int = 15,
        *,
        rules: str = "russian",
        opening: str = "cross",
        names: Sequence[str] = ("", ""),
    ) -> None:
        self.rules = rules_named(rules)
        self.opening = opening
        self.names = tuple(names)
        self.board = Board(width, height, len(self.names))
        for point, player in opening_dots(opening, self.board.grid):
            self.board.play(point, player)
        self.moves: list[Move] = []
        """All moves that are known: the `ply` that are made and those that `redo` brings back."""
        self.ply = 0
        self.turn = 0
        """Who is to move; after the end, who would be."""
        self.outcome: Outcome | None = None
        self.draw_offer: int | None = None
        """Who offers a draw. The offer lapses with the next move."""
        self._accepted: set[int] = set()
        self._resigned: frozenset[int] = frozenset()
        self._befores: list[_Before] = []

    @property
    def last_dot(self) -> Dot | None:
        """The last dot that was played, if any."""
        return next((move for move in reversed(self.moves[: self.ply]) if isinstance(move, Dot)), None)

    def play(self, point: int, player: int | None = None) -> tuple[Territory, ...]:
        """The player to move puts a dot on `point`; the territories taken by that (see `Board.play`).

        Raises `GameOver`, `NotYourTurn` if another `player` is named, `OffBoard`, `Occupied`, `InTerritory`.
        """
        self._check_running()
        if player is not None and player != self.turn:
            raise NotYourTurn(f"player {self.turn} is to move, not player {player}")
        return self._make(Dot(point, self.turn))

    def resign(self, player: int) -> None:
        """A player gives up; when one alone is left, he has won. Raises `GameOver` or `NoSuchPlayer`."""
        self._check_running()
        self._check_active(player)
        self._make(Resignation(player))

    def offer_draw(self, player: int) -> None:
        """A player offers a draw. Raises `GameOver` or `NoSuchPlayer`."""
        self._check_running()
        self._check_active(player)
        self.draw_offer = player
        self._accepted = {player}

    def accept_draw(self, player: int) -> None:
        """A player accepts the draw; it stands once all who still play have.

        Raises `GameOver`, `NoSuchPlayer`, `NoDrawOffer` or `OwnDrawOffer`.
        """
        self._check_answer(player)
        self._accepted.add(player)
        if len(self._accepted) + len(self._resigned) == self.board.players:
            self._make(AgreedDraw())

    def decline_draw(self, player: int) -> None:
        """A player declines the draw. Raises as `accept_draw` does."""
        self._check_answer(player)
        self._forget_offer()

    def undo(self) -> None:
        """Take back the last move. Raises `NothingToUndo`."""
        if not self.ply:
            raise NothingToUndo("no move has been made")
        self._forget_offer()
        self.ply -= 1
        if isinstance(self.moves[self.ply], Dot):
            self.board.undo()
        self.turn, self._resigned, self.outcome = self._befores.pop()

    def redo(self) -> tuple[Territory, ...]:
        """Make the move again that was taken back last; the territories taken. Raises `NothingToRedo`."""
        if self.ply == len(self.moves):
            raise NothingToRedo("no move has been taken back")
        return self._make(self.moves[self.ply])

    def go(self, ply: int) -> None:
        """To the position after `ply` moves. Raises `NoSuchPly`."""
        if not 0 <= ply <= len(self.moves):
            raise NoSuchPly(f"there is no position after {ply} moves: {len(self.moves)} are known")
        while self.ply > ply:
            self.undo()
        while self.ply < ply:
            self.redo()

    def _make(self, move: Move) -> tuple[Territory, ...]:
        before = _Before(self.turn, self._resigned, self.outcome)
        taken: tuple[Territory, ...] = ()
        match move:
            case Dot(point, player):
                taken = self.board.play(point, player)
                self._pass_turn()
                if self.board.is_full:
                    self.outcome = Outcome(self._leader(), Reason.FULL_BOARD)
            case Resignation(player):
                self._resigned |= {player}
                if player == self.turn:
                    self._pass_turn()
                if len(self._resigned) == self.board.players - 1:
                    self.outcome = Outcome(self.turn, Reason.RESIGNATION)
            case AgreedDraw():
                self.outcome = Outcome(None, Reason.AGREEMENT)
        if self.moves[self.ply : self.ply + 1] != [move]:
            self.moves[self.ply :] = [move]
        self.ply += 1
        self._befores.append(before)
        self._forget_offer()
        return taken

    def _pass_turn(self) -> None:
        players = self.board.players
        self.turn = next(
            player
            for player in ((self.turn + step) % players for step in range(1, players + 1))
            if player not in self._resigned
        )

    def _leader(self) -> int | None:
        """Who has captured most among those who still play; None if several have."""
        captures = self.board.captures
        active = [player for player in range(self.board.players) if player not in self._resigned]
        most = max(captures[player] for player in active)
        leaders = [player for player in active if captures[player] == most]
        return leaders[0] if len(leaders) == 1 else None

    def _forget_offer(self) -> None:
        self.draw_offer = None
        self._accepted = set()

    def _check_running(self) -> None:
        if self.outcome:
            raise GameOver("the game is over: take a move back or start a new one")

    def _check_active(self, player: int) -> None:
        if not 0 <= player < self.board.players:
            raise NoSuchPlayer(f"player {player} is not one of 0 to {self.board.players - 1}")
        if player in self._resigned:
            raise NoSuchPlayer(f"player {player} has resigned")

    def _check_answer(self, player: int) -> None:
        self._check_running()
        self._check_active(player)
        if self.draw_offer is None:
            raise NoDrawOffer("no draw has been offered")
        if player == self.draw_offer:
            raise OwnDrawOffer(f"player {player} offered the draw: another one must answer")

    # the record

    def record(self) -> dict[str, object]:
        """The whole game as JSON values, for `from_record`: settings, all known moves, and `ply`."""
        names = self.board.grid.names
        return {
            "width": self.board.grid.width,
            "height": self.board.grid.height,
            "rules": self.rules.name,
            "opening": self.opening,
            "names": list(self.names),
            "moves": [
                names[move.point] if isinstance(move, Dot) else _ending_text(move) for move in self.moves
            ],
            "ply": self.ply,
        }

    @classmethod
    def from_record(cls, record: object) -> Game:
        """The game that `record()` described. Raises `InvalidRecord`, whatever is given instead."""
        match record:
            case {
                "width": int(width),
                "height": int(height),
                "rules": str(rules),
                "opening": str(opening),
                "names": [*names],
                "moves": [*moves],
                "ply": int(ply),
            } if all(isinstance(text, str) for text in [*names, *moves]) and not any(
                isinstance(number, bool) for number in (width, height, ply)
            ):
                pass
            case _:
                raise InvalidRecord(
                    "a record has width, height, rules, opening, names, moves and ply, each of its type"
                )
        try:
            game = cls(width, height, rules=rules, opening=opening, names=names)
        except KropkiError as error:
            raise InvalidRecord(f"the record's settings cannot be: {error}") from error
        for number, text in enumerate(moves, 1):
            try:
                game._check_running()
                move = _parse_move(text, game)
                if isinstance(move, Resignation):
                    game._check_active(move.player)
                game._make(move)
            except KropkiError as error:
                raise InvalidRecord(
                    f"move {number} of the record, {text[:20]!r}, cannot be: {error}"
                ) from error
        try:
            game.go(ply)
        except NoSuchPly as error:
            raise InvalidRecord(f"the record's ply cannot be: {error}") from error
        return game


def _ending_text(move: Resignation | AgreedDraw) -> str:
    return f"resign {move.player}" if isinstance(move, Resignation) else "draw"


def _parse_move(text: str, game: Game) -> Move:
    if text == "draw":
        return AgreedDraw()
    word, _, player = text.partition(" ")
    if word == "resign" and player in {"0", "1", "2", "3"}:
        return Resignation(int(player))
    return Dot(game.board.grid.from_letters(text), game.turn)
