"""The board that a bot gets: a copy of the position, with what a bot needs to choose a point."""

from __future__ import annotations

from functools import lru_cache
from math import isfinite
from types import MappingProxyType

from kropki.board.board import Board
from kropki.board.diagram import labelled
from kropki.board.enclosure import spread
from kropki.board.grid import COLOURS, Grid, Mask, Player
from kropki.board.territory import Territory
from kropki.bot.answer import place_of, read_point, refusal_of
from kropki.bot.point import Point, point_at
from kropki.computer.ladder import LadderReader, ladder_starts
from kropki.computer.player import allowed_mask, copy_automatic
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import TrajectoryFinder, gain_at, lead, one_dot_trajectories
from kropki.errors import NoSuchPlayer, NothingToUndo
from kropki.game.game import Game
from kropki.game.moves import Dot

LADDER_BUDGET = 150
"""How many dots are tried to read a ladder from one point."""
PLAYERS = tuple(name.lower() for name in COLOURS)
"""The names of the players, by their numbers."""


class BotBoard:
    """The board that `choose` gets.

    It is a copy: a bot can play and undo on it, and the game does not change. Where a method takes a point,
    it may be a `Point`, a pair such as `(3, 4)` or a name such as `"d5"`. Where it takes a player, it is
    `board.me` or `board.other`.

    Attributes:
        width: The number of columns.
        height: The number of rows.
        me: The player for whom the bot chooses a point: "red" or "blue".
        other: The opponent. In a game of more than two, the one who moves next.
        players: All players in their order.
        turn: The player who makes the next `play`. It is `me` at first.
        points: All points of the board, row by row.
        moves: The points of all dots played so far, the first one first.
        notes: The numbers that `note` has recorded, by point.
    """

    def __init__(self, game: Game, player: Player) -> None:
        """Copy the position of a game.

        Args:
            game: The game. It is left unchanged.
            player: The player for whom the bot chooses a point.
        """
        grid = game.board.grid
        self._grid = grid
        self._position = copy_automatic(game.board)
        self._legal = self._position.legal_points
        self._first = allowed_mask(game, player) or -1
        self._extra_turn = game.rules.extra_turn
        out = game.resigned | game.stopped
        self._order = [p for p in range(game.board.players) if p == player or p not in out]
        self._mover = self._me = player
        self._undo: list[Player] = []
        self._notes: dict[Point, float] = {}
        self.width: int = grid.width
        self.height: int = grid.height
        self.players: tuple[str, ...] = PLAYERS[: game.board.players]
        self.me: str = PLAYERS[player]
        self.other: str = PLAYERS[self._after(player)]
        self.points: tuple[Point, ...] = tuple(_points_of(grid).values())
        dots = (move.point for move in game.moves_made if isinstance(move, Dot))
        self.moves: list[Point] = [_points_of(grid)[dot] for dot in dots]

    # what is where

    def point(self, place: object, y: int | None = None) -> Point:
        """Return a point of the board: `board.point("d5")` or `board.point(3, 4)`.

        Raises:
            OffBoard: If the board has no such point.
            TypeError: If this is not a point.
        """
        return _points_of(self._grid)[self._index(place if y is None else (place, y))]

    def at(self, point: object) -> str | None:
        """Return the player whose dot is on a point, or None if there is no dot.

        Captured dots stay on the board. `is_alive` tells whether a dot is not captured.
        """
        dot = self._position.dot(self._index(point))
        return None if dot is None else PLAYERS[dot]

    def is_open(self, point: object) -> bool:
        """Return whether a dot can be played on a point. It must be on the board."""
        index = self._index(point)
        return index in self._legal and bool(self._allowed >> index & 1)

    def is_alive(self, point: object) -> bool:
        """Return whether there is a dot on a point that is in no territory."""
        return self._position.is_alive(self._index(point))

    def is_on_board(self, point: object) -> bool:
        """Return whether the board has a point: `board.is_on_board(point + (1, 0))`."""
        place = read_point(point, self._grid)
        return 0 <= place.x < self.width and 0 <= place.y < self.height

    def owner(self, point: object) -> str | None:
        """Return the player in whose territory a point is, or None."""
        owner = self._position.owner(self._index(point))
        return None if owner is None else PLAYERS[owner]

    # lists of points

    @property
    def open_points(self) -> list[Point]:
        """The points where the player to move may play, row by row."""
        return self._list(self._position.open_mask & self._allowed)

    def neighbours(self, point: object, diagonal: bool = True) -> list[Point]:
        """Return the eight neighbours of a point, fewer at the edge, clockwise from the one above.

        Args:
            point: The point.
            diagonal: Whether the diagonal neighbours are included. They are part of chains too.
        """
        index, known = self._index(point), _points_of(self._grid)
        steps = self._grid.offsets if diagonal else self._grid.offsets[::2]
        return [known[index + step] for step in steps if index + step in known]

    def dots(self, player: str | None = None) -> list[Point]:
        """Return the dots of a player (by default the one to move) that are not captured."""
        return self._list(self._position.alive_mask(self._number(player)))

    def chain(self, point: object) -> list[Point]:
        """Return all dots that are connected with the dot on a point, diagonals included.

        The list is empty if there is no dot, or if the dot is in a territory.
        """
        position, index = self._position, self._index(point)
        dots = next((mask for p in self._order if (mask := position.alive_mask(p)) >> index & 1), 0)
        found, chain = 0, self._grid.bits[index] & dots
        while chain != found:
            found, chain = chain, chain | spread(chain, self._grid.stride) & dots
        return self._list(chain)

    def territory(self, player: str | None = None) -> list[Point]:
        """Return the points in the territories of a player (by default the one to move)."""
        return self._list(self._position.held_mask(self._number(player)))

    def houses(self, player: str | None = None) -> list[Point]:
        """Return the open points in the houses of a player (by default the one to move).

        A house is an area without enemies that the player has surrounded. A dot that the other player puts
        there is captured, unless it captures something itself.
        """
        return self._list(self._position.house_mask(self._number(player)) & self._position.open_mask)

    # scores and threats

    def score(self, player: str | None = None) -> int:
        """Return how many dots a player (by default the one to move) has captured."""
        return self._position.captures[self._number(player)]

    @property
    def lead(self) -> int:
        """How many more dots I have captured than the opponent. It is negative when I am behind."""
        return lead(self._position, self._me)

    def gain(self, point: object, player: str | None = None) -> int:
        """Return by how much the lead of a player grows with a dot on a point. Nothing is played.

        It is negative if the dot is captured itself.

        Args:
            point: The point, which must be open.
            player: The player, by default the one to move.

        Raises:
            IllegalMove: If no dot can be played there.
        """
        number, index = self._number(player), self._index(point)
        self._check_open(index, number)
        return gain_at(self._position, index, number)

    def threats(self, player: str | None = None) -> dict[Point, int]:
        """Return where a player (by default the one to move) captures with the next dot.

        Returns:
            The points, each with the number of dots by which the lead of the player grows.
        """
        found = one_dot_trajectories(self._position, self._number(player))
        return {self._only(item.points): item.gain for item in found if item.gain}

    def ladders(self, player: str | None = None) -> dict[Point, int]:
        """Return where a player (by default the one to move) can begin a ladder that works.

        In a ladder every dot threatens to capture, and the opponent can only answer the threat. This takes
        longer than `threats`, which are not included.

        Returns:
            The points, each with the number of dots that the player captures by force.
        """
        number, position = self._number(player), self._position
        enemy = self._after(number)
        starts = ladder_starts(position, run_to_end(TrajectoryFinder(position, number).find(2)))
        lines = {
            start: run_to_end(LadderReader(position, number, enemy, LADDER_BUDGET).read(start))
            for start in starts
        }
        known = _points_of(self._grid)
        return {known[start]: line.gain for start, line in lines.items() if line.gain > 0}

    # trying moves

    def play(self, point: object, player: str | None = None) -> int:
        """Play a dot on this copy of the board. The game does not change. `undo` takes it back.

        Args:
            point: The point, which must be open.
            player: Who plays, by default the player to move. Then the next player is to move.

        Returns:
            By how much the lead of that player grows. It is negative if the dot is captured itself.

        Raises:
            IllegalMove: If no dot can be played there.
        """
        number, index, position = self._number(player), self._index(point), self._position
        self._check_open(index, number)
        before = lead(position, number)
        taken: tuple[Territory, ...] = position.play(index, number)
        self._undo.append(self._mover)
        self.moves.append(_points_of(self._grid)[index])
        gain = lead(position, number) - before if taken else 0
        self._mover = number if self._extra_turn and gain > 0 else self._after(number)
        return gain

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves that `play` has made on this copy.

        Args:
            moves: How many moves to take back.

        Raises:
            NothingToUndo: If `play` has not made that many moves.
        """
        if moves > len(self._undo):
            raise NothingToUndo(
                f"cannot undo {moves} moves: only {len(self._undo)} were played on this copy of the board"
            )
        for _ in range(moves):
            self._position.undo()
            self._mover = self._undo.pop()
            self.moves.pop()

    def copy(self) -> BotBoard:
        """Return another copy of the board as it is now. What it plays does not change this one.

        Both show the numbers that either of them records with `note`.
        """
        twin = object.__new__(BotBoard)
        twin.__dict__.update(self.__dict__)
        twin._position = self._position.copy()
        twin._legal = twin._position.legal_points
        twin._undo = [*self._undo]
        twin.moves = [*self.moves]
        return twin

    def __copy__(self) -> BotBoard:
        return self.copy()

    @property
    def turn(self) -> str:
        """The player who makes the next `play`."""
        return PLAYERS[self._mover]

    @property
    def last_move(self) -> Point | None:
        """The point of the last dot, or None before the first one."""
        return self.moves[-1] if self.moves else None

    # showing what the bot thinks

    def note(self, point: object, value: float) -> None:
        """Draw a number on a point of the board, to show what the bot thinks about it.

        Args:
            point: The point.
            value: The number. The page colours the points from the lowest to the highest.

        Raises:
            TypeError: If the value is not a number.
            ValueError: If it is infinite or not a number (`nan`), which cannot be drawn.
        """
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise TypeError(f"board.note draws a number, not a value of type {type(value).__name__}")
        try:
            number = float(value)
        except OverflowError:
            number = float("inf")
        if not isfinite(number):
            raise ValueError("board.note cannot draw a number that is infinite, too large or nan")
        self._notes[self.point(point)] = number

    @property
    def notes(self) -> MappingProxyType[Point, float]:
        """The numbers that `note` has recorded, by point."""
        return MappingProxyType(self._notes)

    def library_copy(self) -> Board:
        """Return a copy of the position as a `kropki.Board`, the fast board of the library.

        Its points are integers: `position.grid.point(*point)` is one, and `position.grid.xy(index)` is the
        way back.
        """
        return self._position.copy()

    def __str__(self) -> str:
        """Return the position drawn as text, with letters over the columns and numbers beside the rows."""
        return labelled(str(self._position))

    def __repr__(self) -> str:
        return f"<the {self.width}×{self.height} board after {len(self.moves)} moves>"

    # inside

    @property
    def _allowed(self) -> Mask:
        """The mask of the points that the rules of the game allow, apart from dots and territories.

        Only for the move that the bot has to choose: what it tries afterwards is not restricted.
        """
        return -1 if self._undo else self._first

    def _index(self, place: object) -> int:
        """Return the index of a point on the grid.

        Raises:
            OffBoard: If the board has no such point.
            TypeError: If this is not a point.
        """
        return place_of(place, self._grid)

    def _number(self, player: str | None) -> Player:
        """Return the number of a player; None stands for the player to move.

        Raises:
            NoSuchPlayer: If no such player takes part.
        """
        if player is None:
            return self._mover
        try:
            return self.players.index(player)
        except ValueError:
            raise NoSuchPlayer(f"there is no player {player!r:.20}: use board.me or board.other") from None

    def _after(self, player: Player) -> Player:
        """Return the player who moves after another one."""
        return self._order[(self._order.index(player) + 1) % len(self._order)]

    def _check_open(self, index: int, player: Player) -> None:
        """Check that a player can play on a point.

        Raises:
            IllegalMove: If this is not so.
        """
        if index not in self._legal:
            refusal = refusal_of(index, self._position)
            assert refusal
            raise refusal

    def _list(self, mask: Mask) -> list[Point]:
        known = _points_of(self._grid)
        return [known[index] for index in self._grid.mask_points(mask)]

    def _only(self, mask: Mask) -> Point:
        return _points_of(self._grid)[mask.bit_length() - 1]


@lru_cache(maxsize=8)
def _points_of(grid: Grid) -> dict[int, Point]:
    """Return the points of a grid by index, row by row."""
    return {index: point_at(*grid.xy(index)) for index in grid.points}
