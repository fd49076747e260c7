"""The engine against the slow model in random games, and the model's smallest ring against all rings."""

from collections.abc import Set
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.board import diagram
from tests.models.board import Model, Point, Points, pool
from tests.support.compare import doubled_area, enclosed, is_ring
from tests.support.settings import steady
from tests.support.shapes import chains_of_dots, random_wall
from tests.support.shorten import check
from tests.support.strategies import Game, narrow_games, random_game, set_up_games, small_games


@steady(examples=120)
@given(small_games)
def test_small_games(game: Game) -> None:
    """Compare after each move, each undo and on the way back to the empty board."""
    check(game)


@steady(examples=30)
@given(narrow_games)
def test_narrow_boards(game: Game) -> None:
    check(game)


@steady(examples=80)
@given(set_up_games)
def test_games_from_drawn_positions(game: Game) -> None:
    """Enclosed regions may contain alive enemy dots, which play alone never leads to."""
    check(game)


@pytest.mark.parametrize(("width", "height"), [(39, 32), (52, 52)])
def test_large_boards(width: int, height: int) -> None:
    """The classic size and the largest, for up to 500 moves."""
    random = Random(f"{width}×{height}")
    for _ in range(2):
        game = random_game(random, width, height, moves=500)
        check(game, every=100)


def rings_of_dots(dots: Set[Point]) -> dict[Points, int]:
    """Return the inside of every ring that these dots can form, with twice the area of the smallest such
    ring.
    """
    insides: dict[Points, int] = {}
    for chain in chains_of_dots(dots):
        if is_ring(chain):
            inside, area = enclosed(chain), abs(doubled_area(chain))
            insides[inside] = min(area, insides.get(inside, area))
    return insides


def smallest_ring_is_right(model: Model) -> None:
    """Check that one of all rings around a region is inside all others, and that its inside is `pool`."""
    insides = rings_of_dots(model.alive(0))
    for region in model.closed_regions(0):
        around = [inside for inside in insides if region <= inside]
        assert pool(region) == min(around, key=lambda inside: insides[inside])
        assert all(pool(region) <= inside for inside in around)


@steady(examples=150)
@given(st.randoms(use_true_random=False).map(random_wall))
def test_the_pool_is_the_inside_of_the_smallest_ring(model: Model) -> None:
    smallest_ring_is_right(model)


@pytest.mark.parametrize(
    "drawn",
    [
        """
        . R R . R R .
        R . . R . . R
        R . R . R . R
        R . . R . . R
        R . . . . . R
        . R R R R R .
        """,
        """
        . R R R R R .
        R . . R . . R
        R . . R . . R
        R . R . R . R
        R . . R . . R
        R . . . . . R
        . R R R R R .
        """,
        """
        . R R . R R .
        R . . R . . R
        R . R . R . R
        . R . . . R .
        R . R . R . R
        R . . R . . R
        . R R . R R .
        """,
        """
        . R R R R R R .
        R . . . . . . R
        R . . R R . . R
        R . R . . R . R
        R . . R R . . R
        R . . . . . . R
        . R R R R R R .
        """,
    ],
    ids=["loop on the ring", "loop on a tail", "loop that touches the ring twice", "loop that stands alone"],
)
def test_the_pool_around_a_loop(drawn: str) -> None:
    start = diagram.parse(drawn)
    model = Model(start.width, start.height, 1)
    model.dots = start.dots
    smallest_ring_is_right(model)
