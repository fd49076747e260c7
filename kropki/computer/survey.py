"""What random games from a position tell of each point: what a dot there gains nearby.

In some of the games a player puts a dot on a certain point, at any time. How many dots more do they win
near it in these games than in all of them? Who wins the whole game depends on everything that happens by
chance elsewhere. The dots nearby do not, so far fewer games tell good points from bad ones.

The games are played on the part of the board where the dots are (`kropki.computer.window`). The dots nearby
are added up by arithmetic on masks, as in `kropki.computer.network`: for all points of all games at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from random import Random

from kropki.board.board import Board
from kropki.board.grid import Grid, Mask, Player, Point
from kropki.computer.network import Channel, add_columns, number_at
from kropki.computer.pairs import Pair
from kropki.computer.random_games import Outcomes, RandomGames
from kropki.computer.steps import Steps
from kropki.computer.window import Window

NEARBY = 3
"""How many columns and rows away from a dot the captured dots count."""
GAMES_AT_A_TIME = 128
"""How many games are played at a time, a power of two, if the board is not large."""
POINTS_AT_A_TIME = 100_000
"""On larger boards, fewer games are played at a time, so that they have at most so many points together.

With more, the masks do not fit into the processor's cache, and it takes long until the first games tell
something.
"""
MAX_GAMES = 8192
"""After how many games more would hardly tell anything new."""
FEWER_GAMES = 4096
"""The same on a small board, where the search makes better use of the time."""
SMALL_BOARD = 225
"""How many points a board has that is still small."""
POINTS_A_STEP = 64
"""For how many points the gains are worked out in a step."""
USUAL_GAMES = 400
"""For how many games the gain of each point counts as 0, because most points gain nothing.

So the gains after few games, most of which are chance, hardly count. In positions from games against a
Monte-Carlo search, the gains after some games predict those after 4,096 best with 450 on 30×30 and 39×32, and
with 250 on 15×15.
"""


class Survey:
    """Random games from a position, and what they tell of the points of one player.

    Attributes:
        games: How many games have been played.
    """

    def __init__(self, board: Board, player: Player, random: Random, pairs: Iterable[Pair] = ()) -> None:
        """Prepare for games.

        Args:
            board: The position of two players, with automatic captures. It is left unchanged.
            player: The player whose points are compared.
            random: The source of chance.
            pairs: Of which points a player never gets both. No point is in two of them.
        """
        self.games: int = 0
        is_small = board.grid.width * board.grid.height <= SMALL_BOARD
        self._max_games = FEWER_GAMES if is_small else MAX_GAMES
        self._window = Window.around(board)
        self._grid = self._window.grid
        self._player = player
        self._random_games = RandomGames(board, self._window, _games_at_a_time(self._grid), random, pairs)
        self._dots: Channel = ()
        """In how many games the player has put a dot on each point."""
        self._won_nearby: Channel = ()
        """How many dots the player has won near each point in these games.

        A captured dot of the opponent counts 2, one of the player 0, and every other point of the board 1.
        """
        self._won: Channel = ()
        """How many dots the player has won on each point in all games, counted in the same way."""

    def run(self) -> Iterator[None]:
        """Play games in steps of about a millisecond, until there are enough."""
        while self.games < self._max_games:
            self._count((yield from self._random_games.play()))
            self.games += self._random_games.number
            yield

    def gains(self, points: Iterable[Point]) -> Steps[dict[Point, float]]:
        """Return in steps how many dots a dot on each of some points gains nearby. A game has been played.

        Far from all dots, outside the window, a dot gains nothing.

        Args:
            points: The points. They are open.
        """
        usual = self._add_nearby(self._won, self._grid.board)
        gains = {}
        for number, point in enumerate(points):
            if not number % POINTS_A_STEP:
                yield
            inside = self._window.point(point)
            gains[point] = 0.0 if inside is None else self._gain(inside, usual)
        return gains

    def _gain(self, point: Point, usual: Channel) -> float:
        """Return how many dots a dot on a point of the window gains nearby."""
        dots = number_at(self._dots, point)
        balance = number_at(self._won_nearby, point) - dots * number_at(usual, point) / self.games
        return balance / (dots + USUAL_GAMES)

    def _count(self, outcomes: Outcomes) -> None:
        """Add games to the tallies."""
        dots = outcomes.filled[self._player]
        lost, gained = outcomes.dead[self._player], outcomes.dead[1 - self._player]
        board = self._random_games.everywhere
        won = (board ^ lost ^ gained, gained)
        nearby = [digit & dots for digit in self._add_nearby(won, board)]
        self._dots = _add(self._dots, self._add_games((dots,)))
        self._won_nearby = _add(self._won_nearby, self._add_games(nearby))
        self._won = _add(self._won, self._add_games(won))

    def _add_nearby(self, channel: Channel, board: Mask) -> Channel:
        """Return for each point the sum of the numbers nearby.

        Args:
            channel: The numbers.
            board: The points of all boards.
        """
        for step in (1, self._grid.stride):
            columns = []
            for digit in channel:
                before = after = digit
                column = [digit]
                for _ in range(NEARBY):
                    before = before << step & board
                    after = after >> step & board
                    column += (before, after)
                columns.append(column)
            channel = add_columns(columns)
        return channel

    def _add_games(self, channel: Channel) -> Channel:
        """Return for each point the sum of the numbers of all games."""
        games = self._random_games.number
        while games > 1:
            games //= 2
            half = games * self._grid.limit
            low = (1 << half) - 1
            channel = add_columns([[digit & low, digit >> half] for digit in channel])
        return channel


def _games_at_a_time(grid: Grid) -> int:
    """Return how many games on a board are played at a time."""
    games = GAMES_AT_A_TIME
    while games > 1 and games * grid.limit > POINTS_AT_A_TIME:
        games //= 2
    return games


def _add(one: Channel, other: Channel) -> Channel:
    """Return for each point the sum of two numbers."""
    return add_columns([[*digits] for digits in zip_longest(one, other, fillvalue=0)])
