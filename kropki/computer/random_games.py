"""Random games to the end of the board, side by side in one int.

The open points are filled in six rounds, and each operation on masks works on all games at once. After a
round, each player captures what they have enclosed: the dots that a flood from the edge does not reach
because the player's dots stop it. In CPython, 32 games on 15×15 take 0.4 ms, about as long as one game that
is played dot by dot.

The order of the dots in a round is lost. If both players have enclosed something, chance decides who
captures first. This hardly matters: the mean leads in 40 positions on 15×15 correlate with those of games
played dot by dot by 0.98.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.enclosure import flood
from kropki.board.grid import Grid, Mask
from kropki.computer.side_by_side import count_each, repeat
from kropki.computer.steps import Steps

ROUNDS = (2, 2, 2, 2, 1, 0)
"""For each round, how often the number of open points that are filled is halved: 2 stands for a quarter."""


class Masks(NamedTuple):
    """The masks of a position of two players.

    Attributes:
        alive: The alive dots of each player.
        dead: The dots of each player in the opponent's territories.
        free: The open points.
    """

    alive: tuple[Mask, Mask]
    dead: tuple[Mask, Mask]
    free: Mask


class Outcomes(NamedTuple):
    """How random games went.

    Attributes:
        filled: Where each player has put dots, for all games side by side.
        leads: The lead of player 0 at the end of each game, in dots.
    """

    filled: tuple[Mask, Mask]
    leads: list[int]


def masks_of(board: Board) -> Masks:
    """Return the masks of a board of two players."""
    alive = board.alive_mask(0), board.alive_mask(1)
    return Masks(alive, (board.captive_mask(0), board.captive_mask(1)), board.open_mask)


class RandomGames:
    """Plays random games on boards of one size, the same number from each of some positions.

    Attributes:
        grid: The grid of the boards.
        number: How many games are played from each position.
    """

    def __init__(self, grid: Grid, number: int, random: Random) -> None:
        """Prepare for games.

        Args:
            grid: The grid of the boards.
            number: How many games are played from each position.
            random: The source of chance.
        """
        self.grid = grid
        self.number = number
        self._random = random
        self._count = self._board = self._edge = 0

    def play(self, positions: Sequence[Masks]) -> Steps[Outcomes]:
        """Play the games, one round in each step.

        Args:
            positions: The positions. The games of each of them follow each other.
        """
        if len(positions) * self.number != self._count:
            self._set_count(len(positions) * self.number)
        both = (0, 1)
        red, blue = (self._line_up([position.alive[player] for position in positions]) for player in both)
        dead_red, dead_blue = (
            self._line_up([position.dead[player] for position in positions]) for player in both
        )
        free = self._line_up([position.free for position in positions])
        bits, draw = self._count * self.grid.limit, self._random.getrandbits
        filled_red = filled_blue = 0
        red_first = draw(len(ROUNDS))
        for number, halvings in enumerate(ROUNDS):
            points = free
            for _ in range(halvings):
                points &= draw(bits)
            new = points & draw(bits)
            red |= new
            filled_red |= new
            new ^= points
            blue |= new
            filled_blue |= new
            free ^= points
            for turn in (red_first >> number, ~red_first >> number):
                if turn & 1:
                    area = self._captured(red, blue)
                    taken = blue & area
                    blue ^= taken
                    dead_blue |= taken
                    dead_red &= ~area
                else:
                    area = self._captured(blue, red)
                    taken = red & area
                    red ^= taken
                    dead_red |= taken
                    dead_blue &= ~area
                free &= ~area
            yield
        losses = (count_each(dead, self._count, self.grid) for dead in (dead_red, dead_blue))
        return Outcomes((filled_red, filled_blue), [blue - red for red, blue in zip(*losses, strict=True)])

    def _set_count(self, count: int) -> None:
        """Prepare for a number of games at the same time."""
        self._count = count
        self._board = repeat(self.grid.board, count, self.grid)
        self._edge = repeat(self.grid.edge, count, self.grid)

    def _line_up(self, masks: list[Mask]) -> Mask:
        """Return the masks of positions side by side, each once for each game."""
        mask = 0
        for one in reversed(masks):
            mask = mask << self.number * self.grid.limit | one
        return repeat(mask, self.number, self.grid)

    def _captured(self, walls: Mask, prey: Mask) -> Mask:
        """Return the areas that a player has closed around dots of the other one.

        Args:
            walls: The player's alive dots.
            prey: The other player's alive dots.
        """
        stride = self.grid.stride
        passable = self._board ^ walls
        inside = passable ^ flood(self._edge & passable, passable, stride)
        caught = inside & prey
        return flood(caught, inside, stride) if caught else 0
