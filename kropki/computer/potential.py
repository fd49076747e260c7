"""The potential: what a position promises beyond what is read out.

A dot that few more dots would capture is in danger even where the search sees a way out each time: danger
adds up. So each dot counts by how many more dots of the other player, unanswered, would capture it. What each
is worth is learned from games that the search played with itself (`training/`)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from kropki.board.board import Board
from kropki.computer.threats import Finder

MOST = 5
"""The most dots that are looked at."""


def endangered(
    board: Board, player: int, enemy: int, most: int, within: int = -1
) -> Generator[None, None, list[int]]:
    """How many dots of the enemy the player captures with one dot at least, with two, up to `most`, beginning
    in the mask `within`."""
    found = yield from Finder(board, player, within).threats(most)
    counts = [0] * most
    dots = board.alive_mask(enemy)
    for threat in found:
        if threat.gain:
            counts[threat.points.bit_count() - 1] += (threat.caught & dots).bit_count()
            dots &= ~threat.caught
    return counts


class Potential:
    """Tells what a position promises, by what an endangered dot is worth: `of_mover` holds that for an
    enemy's dot which a player to move captures with one dot, two, three …, and `of_other` for one which the
    other player does; all in dots."""

    def __init__(self, of_mover: Sequence[float], of_other: Sequence[float]) -> None:
        self._of_mover = of_mover
        self._of_other = of_other

    def promised(
        self, board: Board, mover: int, other: int, most: int, within: int = -1
    ) -> Generator[None, None, float]:
        """What the position promises the player to move, in dots. The dots that one dot captures don't
        count: the search sees those. `most` is how many dots a threat may take."""
        own = yield from endangered(board, mover, other, most, within)
        foe = yield from endangered(board, other, mover, most, within)
        good = sum(weight * count for weight, count in zip(self._of_mover[1:], own[1:], strict=False))
        bad = sum(weight * count for weight, count in zip(self._of_other[1:], foe[1:], strict=False))
        return good - bad
