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

from random import Random
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.enclosure import flood
from kropki.board.grid import Mask
from kropki.computer.side_by_side import repeat
from kropki.computer.steps import Steps
from kropki.computer.window import Window

ROUNDS = (2, 2, 2, 2, 1, 0)
"""For each round, how often the number of open points that are filled is halved: 2 stands for a quarter."""


class Outcomes(NamedTuple):
    """How random games went, all side by side.

    Attributes:
        filled: Where each player has put dots.
        dead: The dots of each player in the opponent's territories at the end.
    """

    filled: tuple[Mask, Mask]
    dead: tuple[Mask, Mask]


class RandomGames:
    """Plays random games from a position.

    Attributes:
        number: How many games are played at a time.
        everywhere: The points of all boards, side by side.
    """

    def __init__(self, board: Board, window: Window, number: int, random: Random) -> None:
        """Prepare for games.

        Args:
            board: The position of two players, with automatic captures.
            window: The part of the board on which they are played.
            number: How many games are played at a time.
            random: The source of chance.
        """
        self.number = number
        self._random = random
        self._grid = window.grid
        self.everywhere = self._for_each_game(window.grid.board)
        self._edge = self._for_each_game(window.grid.edge)
        self._alive = [self._for_each_game(window.cut(board.alive_mask(player))) for player in (0, 1)]
        self._dead = [self._for_each_game(window.cut(board.captive_mask(player))) for player in (0, 1)]
        self._free = self._for_each_game(window.cut(board.open_mask))

    def play(self) -> Steps[Outcomes]:
        """Play the games, one round in each step."""
        red, blue = self._alive
        dead_red, dead_blue = self._dead
        free = self._free
        bits, draw = self.number * self._grid.limit, self._random.getrandbits
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
        return Outcomes((filled_red, filled_blue), (dead_red, dead_blue))

    def _for_each_game(self, mask: Mask) -> Mask:
        """Return a mask that has the same points in each game."""
        return repeat(mask, self.number, self._grid)

    def _captured(self, walls: Mask, prey: Mask) -> Mask:
        """Return the areas that a player has closed around dots of the other one.

        Args:
            walls: The player's alive dots.
            prey: The other player's alive dots.
        """
        stride = self._grid.stride
        passable = self.everywhere ^ walls
        inside = passable ^ flood(self._edge & passable, passable, stride)
        caught = inside & prey
        return flood(caught, inside, stride) if caught else 0
