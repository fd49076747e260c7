"""Dots put at random before the players move, so that games between the same players differ."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from kropki.game.game import Game

REACH = 2
"""How many columns and rows a scattered dot may be away from another dot."""


def scatter(game: Game, dots: int, seed: int) -> None:
    """Play dots in turn at random, near other dots, where they close no ring if possible.

    Args:
        game: The game.
        dots: How many dots to play. Fewer are played if the board is full before.
        seed: The seed of the random numbers.
    """
    grid = game.board.grid
    # later versions of Python are only sure to keep the sequence of `random`
    random = Random(seed).random
    for _ in range(dots):
        there = list(game.board.diagram().dots) or [(grid.width // 2, grid.height // 2)]
        open_points = [point for point in grid.points if point in game.board.legal_points]
        near = [point for point in open_points if _is_near(grid.xy(point), there)]
        quiet = [point for point in near if not game.board.may_close_ring(point, game.turn)]
        choice = quiet or near or open_points
        if game.outcome or not choice:
            return
        game.play(choice[int(random() * len(choice))])


def _is_near(place: tuple[int, int], there: Iterable[tuple[int, int]]) -> bool:
    return any(abs(place[0] - x) <= REACH and abs(place[1] - y) <= REACH for x, y in there)
