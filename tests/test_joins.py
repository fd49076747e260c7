"""Joins against all rings on tiny boards, and declared in random games."""

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.board.board import Board
from kropki.board.joins import MAX_JOINS, find_joins
from kropki.board.territory import Territory
from kropki.errors import NoSuchPlayer
from tests.models.board import Point, Points, pool, ring_round
from tests.models.declared import DeclaredModel, strictly_inside
from tests.support.compare import is_ring, ring_faults, view_of_board
from tests.support.positions import places, random_positions, tidy
from tests.support.settings import steady
from tests.support.shapes import chains_of_dots
from tests.support.strategies import sides

MOST_CHAINS = 4000


def given_by(text: str) -> list[str]:
    """Return red's joins, each as the position after it was declared."""
    board = Board.from_text(text, declared=True)
    return [tidy(str(declared(board, join))) for join in find_joins(board, 0)]


def declared(board: Board, join: Territory) -> Board:
    """Return the board after a join was declared, which captures exactly what it says."""
    after = board.copy()
    (taken,) = after.enclose(join.owner, [join.ring])
    assert (taken.inside, taken.captured, taken.freed) == (join.inside, join.captured, join.freed)
    assert not ring_faults(tuple(map(board.grid.xy, join.ring)), places(board, join.inside))
    return after


def test_the_dot_between_stays_alive() -> None:
    """The ring goes past it from one region to the other, and back through the dot below."""
    assert given_by(
        """
        . R R R .
        R B R . R
        . R R R .
        """
    ) == [
        tidy(
            """
            .  R  R  R  .
            R  Br R .r  R
            .  R  R  R  .
            """
        )
    ]


def test_a_wall_of_three_leaves_two() -> None:
    assert given_by(
        """
        . R R R .
        R B R . R
        R . R . R
        R . R . R
        . R R R .
        """
    ) == [
        tidy(
            """
            . R  R  R  .
            R Br R  .r R
            R .r Rr .r R
            R .r R  .r R
            . R  R  R  .
            """
        )
    ]


def test_two_regions_that_touch_at_a_corner() -> None:
    assert given_by(
        """
        . R . .
        R B R .
        . R . R
        . . R .
        """
    ) == [
        tidy(
            """
            . R  .  .
            R Br R  .
            . R  .r R
            . .  R  .
            """
        )
    ]


def test_two_regions_with_one_dot_between_and_no_way_past_it() -> None:
    assert not given_by(
        """
        . R . R .
        R B R . R
        . R . R .
        """
    )


def test_houses_alone_are_not_joined() -> None:
    assert not given_by(
        """
        . R R R . R .
        R . R . R B R
        . R R R . R .
        """
    )


def test_joins_of_joins() -> None:
    board = Board.from_text(
        """
        . R R R R R R .
        R B R . R . R .
        . R R R R R . R
        . . . . . . R .
        """,
        declared=True,
    )
    assert [join.inside.bit_count() for join in find_joins(board, 0)] == [2, 3, 4]


def test_a_hole_is_captured_as_well() -> None:
    """Four regions around a dot: the fourth joins two of its walls, and the dot in the middle dies."""
    found = given_by(
        """
        . R R R .
        R B R . R
        R R R R R
        R . R . R
        . R R R .
        """
    )
    assert len(found) == 6
    assert found[-1] == tidy(
        """
        . R  R  R  .
        R Br R  .r R
        R R  Rr R  R
        R .r R  .r R
        . R  R  R  .
        """
    )


def test_recapture_by_a_join_frees() -> None:
    board = Board.from_text(
        """
        . . R  . R .
        . R B  R . R
        R B Rb B R .
        . R B  R . .
        . . R  . . .
        """,
        declared=True,
    )
    (join,) = find_joins(board, 0)
    assert (join.captured, join.freed) == (4, 1)
    declared(board, join)


def test_three_players() -> None:
    """Both others' dots are captured, including those of one in the other's territory."""
    board = Board.from_text(
        """
        . . R  . R .
        . R B  R G R
        R B Gb B R .
        . R B  R . .
        . . R  . . .
        """,
        declared=True,
    )
    (join,) = find_joins(board, 0)
    assert (join.captured, join.freed) == (6, 0)
    declared(board, join)
    assert not find_joins(board, 1)


def test_no_joins_with_automatic_captures() -> None:
    text = """
        . R R R .
        R B R . R
        . R R R .
        """
    assert find_joins(Board.from_text(text, declared=True), 0)
    assert not find_joins(Board.from_text(text), 0)


@pytest.mark.parametrize("player", [-1, 2])
def test_players_who_do_not_take_part(player: int) -> None:
    with pytest.raises(NoSuchPlayer):
        find_joins(Board(5, 5, declared=True), player)


def lattice(size: int) -> Board:
    """Return regions of one point, at every second point in both directions, and one blue dot."""
    board = Board(size, size, declared=True)
    for point in board.grid.points:
        x, y = board.grid.xy(point)
        if x % 2 == 0 or y % 2 == 0:
            board.play(point, 0)
    board.play(board.grid.point(1, 1), 1)
    return board


def test_too_many() -> None:
    """It has the smallest joins and the largest of all."""
    board = lattice(21)
    found = find_joins(board, 0)
    sizes = [join.inside.bit_count() for join in found]
    assert len(found) <= MAX_JOINS + 1
    assert sizes == sorted(sizes)
    assert sizes[:3] == [2, 2, 3]
    assert places(board, found[-1].inside) == {(x, y) for x in range(1, 20) for y in range(1, 20)} - {
        board.grid.xy(dot) for dot in found[-1].ring
    }
    for join in found:
        declared(board, join)


# in games


@steady(examples=25)
@given(st.randoms(use_true_random=False).map(random_positions))
def test_each_join_can_be_declared(boards: Iterator[Board]) -> None:
    """It captures exactly what it says, and more than any one of the offers."""
    for board in boards:
        for player in range(board.players):
            before = view_of_board(board)
            found = find_joins(board, player)
            assert view_of_board(board) == before
            insides = [join.inside for join in found]
            assert len(set(insides)) == len(insides)
            assert not set(insides) & {offer.inside for offer in board.offers(player)}
            for join in found:
                declared(board, join)


# compared with all rings


def regions_of_red(random: Random) -> DeclaredModel:
    """Return the walls of some adjacent regions, some more dots, and a blue dot in some of the regions."""
    width, height = random.choice([(7, 5), (6, 6), (8, 4), (5, 5)])
    model = DeclaredModel(width, height)
    inner = sorted(model.inner)
    region: set[Point] = set()
    walls: set[Point] = set()
    for _ in range(random.randint(2, 5)):
        free = [place for place in inner if place not in walls | region]
        beside = [place for place in free if sides({place}) & walls]
        if not free:
            break
        new = {random.choice(beside or free)}
        for _ in range(random.choice([0, 0, 1, 2])):
            new.add(random.choice(sorted((sides(new) & set(free)) or new)))
        if sides(new) & region:
            continue
        region |= new
        walls |= sides(new)
    free = sorted(set(model.points) - walls - region)
    walls.update(random.sample(free, min(len(free), max(0, random.randint(0, 19 - len(walls))))))
    model.dots = dict.fromkeys(walls, 0)
    for place in random.sample(sorted(region), random.randint(1, 2)):
        model.dots[place] = 1
    if random.random() < 0.3:
        offers = sorted((offer.inside for offer in model.offers(0)), key=sorted)
        if offers:
            model.enclose(0, [ring_round(random.choice(offers))])
            place = random.choice(sorted(region))
            if not model.refusal(place):
                model.dots[place] = 1
    return model


class Joinable(NamedTuple):
    """A set of regions that one ring can capture.

    `fewest` is the smallest number of points inside such a ring. `hang` tells whether their smallest
    rings are connected by common dots.
    """

    size: int
    together: bool


def every_join(model: DeclaredModel) -> dict[Points, Joinable] | None:
    """Return all rings that capture more than the smallest ring of a region, by the closed points inside.

    Rings around red's territories are left out. Return None if there are too many chains of dots.
    """
    walls, enemies = model.alive(0), model.enemies(0)
    own = {place for place, owner in model.owner.items() if owner == 0}
    pools = {region: pool(region) for region in model.closed_regions(0) if not region <= own}
    closed = Points().union(*pools)
    alone = {inside & closed for inside in pools.values()}
    chains = list(islice((chain for chain in chains_of_dots(walls) if chain[1] < chain[-1]), MOST_CHAINS))
    if len(chains) == MOST_CHAINS:
        return None
    found: dict[Points, Joinable] = {}
    for chain in filter(is_ring, chains):
        inside = strictly_inside(tuple(chain))
        taken = inside & closed
        if inside & enemies and not inside & own and taken not in alone:
            size = min(len(inside), found[taken].size if taken in found else len(inside))
            found[taken] = Joinable(size, hang_together(one for r, one in pools.items() if r <= taken))
    return found


def hang_together(pools: Iterable[Points]) -> bool:
    """Return whether the smallest rings are connected by common dots or contain one another."""
    left = {one | sides(set(one)) for one in pools}
    group = left.pop()
    while touching := {one for one in left if one & group}:
        left -= touching
        group = group.union(*touching)
    return not left


def check_every_ring(model: DeclaredModel) -> None:
    """Each set of connected regions has a join, by the smallest ring. Any other join is by some ring."""
    expected = every_join(model)
    if expected is None:
        return
    board = Board.from_text(model.draw(), declared=True)
    own = {place for place, owner in model.owner.items() if owner == 0}
    closed = Points().union(*model.closed_regions(0)) - own
    found: dict[Points, int] = {}
    for join in find_joins(board, 0):
        declared(board, join)
        inside = places(board, join.inside)
        assert inside & closed not in found
        found[inside & closed] = len(inside)
    assert len(found) < MAX_JOINS
    assert own or found.keys() <= expected.keys()
    assert all(found[taken] == one.size for taken, one in expected.items() if one.together)


@steady(examples=60)
@given(st.randoms(use_true_random=False).map(regions_of_red))
def test_all_rings(model: DeclaredModel) -> None:
    """Each set of regions that should be joined occurs once, with as few points inside as possible."""
    check_every_ring(model)
