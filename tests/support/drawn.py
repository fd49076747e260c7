"""Drawn positions, played on the engine and the slow model.

The steps are the numbers of moves, and declarations: a player's letter with rings in SGF's letters
([sgf-gm40]), or with `all` for all offers that do not overlap.
"""

import pytest

from kropki.board import diagram
from kropki.errors import IllegalMove
from tests.models.board import LETTERS, Model, Taken, ring_round
from tests.models.declared import DeclaredModel, Ring
from tests.support.compare import Pair, as_points, assert_containers
from tests.support.declaring import disjoint
from tests.support.positions import rows


class Drawn:
    """A drawn position, played on the engine and the model, which are compared after each step."""

    def __init__(self, drawn: str, players: int = 2) -> None:
        start = diagram.parse(drawn)
        self.moves = start.moves
        self.model = DeclaredModel(start.width, start.height, players)
        self.model.dots, self.model.owner = dict(start.dots), dict(start.owners)
        self.model.taken = list(Model.territories(self.model))
        self.pair = Pair(self.model)
        self.pair.compare()
        self.before = self.model.draw()

    def play(self, *steps: int | str) -> list[Taken]:
        """Take some steps, and return what the last one captured."""
        taken: list[Taken] = []
        for step in steps:
            if isinstance(step, int):
                taken = self.pair.play(*self.moves[step - 1])
            else:
                player, rings = self.read(step)
                assert self.model.faults(player, rings) == set()
                taken = self.pair.enclose(player, rings)
            self.pair.compare()
        return taken

    def read(self, step: str) -> tuple[int, list[Ring]]:
        """Return the player and the rings that a step declares."""
        letter, *words = step.split()
        player = LETTERS.index(letter)
        if words == ["all"]:
            offers = sorted(self.model.offers(player), key=lambda offer: -len(offer.inside))
            return player, disjoint([ring_round(offer.inside) for offer in offers])
        grid = self.pair.board.grid
        pairs = [[word[i : i + 2] for i in range(0, len(word), 2)] for word in words]
        return player, [tuple(grid.xy(grid.from_letters(place)) for place in ring) for ring in pairs]

    def refused(self, step: str) -> str:
        """Return the code of the engine's refusal, after checking that the model refuses and nothing
        changes.
        """
        player, rings = self.read(step)
        board = self.pair.board
        self.pair.enclose(player, rings)
        self.pair.compare()
        with pytest.raises(IllegalMove) as error:
            board.enclose(player, as_points(board, rings))
        assert self.model.faults(player, rings) >= {error.value.code}
        return error.value.code

    def offered(self, letter: str) -> list[tuple[int, int, int]]:
        """Return for each of a player's offers the number of its points, and of dots captured and freed."""
        offers = self.model.offers(LETTERS.index(letter))
        return sorted((len(offer.inside), offer.captured, offer.freed) for offer in offers)

    def becomes(self, after: str, *captures: int) -> None:
        """Check that this is the position, undo everything, and check that it is the one that was drawn."""
        board = self.pair.board
        assert rows(str(board)) == rows(after)
        assert board.captures == captures
        assert_containers(self.model, board)
        while self.model.past:
            self.pair.undo()
            self.pair.compare()
        assert rows(str(self.pair.board)) == rows(self.before)  # comparing goes on with a copy
