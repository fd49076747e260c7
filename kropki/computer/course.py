"""The course of a game: who will win by how many dots, as a network expects it after each move."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice

from kropki.computer.foresight import Foresight, Sheet
from kropki.computer.player import copy_automatic, last_points
from kropki.computer.review import is_decided
from kropki.computer.steps import Steps
from kropki.game.game import Game
from kropki.game.tree import Node

BATCH = 8
"""How many positions the network looks at together, each with either player to move."""
MOST = 2 * BATCH
"""How many positions are looked at in all."""


class Course:
    """Expects the result of a game of two players at each node of its current line.

    Attributes:
        line: The nodes of the line, from the root to its end.
        leads: By how many dots player 0 will win, with komi, by the numbers of the nodes, as far as found.
    """

    def __init__(self, game: Game, foresight: Foresight, known: Collection[int] = ()) -> None:
        """Prepare.

        Args:
            game: The game. `run` moves through it, and leaves it at the last node where it has looked.
            foresight: What expects.
            known: The numbers of nodes that need no look.
        """
        self.line: list[Node] = game.node.line()
        self.leads: dict[int, float] = {}
        self._game = game
        self._foresight = foresight
        left_out = set(known)
        unknown = [node for node in self.line if node.number not in left_out]
        self._asked = sorted(unknown, key=lambda node: node is not game.node)[:MOST]

    def run(self) -> Steps[None]:
        """Look at `MOST` of the unknown nodes, step by step: where the game is, and then from the root on.

        A position that is decided is worth its score.
        """
        game, nodes = self._game, iter(self._asked)
        while batch := list(islice(nodes, BATCH)):
            sheet = Sheet(game.board.grid)
            expected = []  # for each position on the sheet: its node, the player to move, the lead so far
            for node in batch:
                game.go_to(node, select=False)
                lead = float(game.scores[0] - game.scores[1])
                if is_decided(game):
                    self.leads[node.number] = lead
                else:
                    board = copy_automatic(game.board)
                    sheet.add_both(board, game.turn, 1 - game.turn, last_points(game))
                    expected.append((node.number, game.turn, lead))
                yield
            gains = (yield from self._foresight.balances(sheet)) if expected else []
            for (number, player, lead), gain in zip(expected, gains, strict=True):
                self.leads[number] = lead + (1 - 2 * player) * gain
