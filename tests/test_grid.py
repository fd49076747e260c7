"""Sizes, points, coordinates and masks, and the table of how dots touch a point."""

from itertools import combinations, product

import pytest

from kropki.board.diagram import connected_groups
from kropki.board.grid import CLOCKWISE, LETTERS, MAX_SIZE, MIN_SIZE, Grid
from kropki.errors import OffBoard, SizeOutOfRange

SIZES = [
    (1, 1),
    (1, 2),
    (2, 1),
    (1, 52),
    (52, 1),
    (2, 2),
    (3, 3),
    (3, 52),
    (52, 3),
    (4, 7),
    (39, 32),
    (52, 52),
]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_board_has_its_points_row_by_row_from_the_top_left(width: int, height: int) -> None:
    grid = Grid(width, height)
    places = [grid.xy(point) for point in grid.points]
    assert places == [(x, y) for y in range(height) for x in range(width)]
    assert [grid.point(x, y) for x, y in places] == list(grid.points)
    assert list(grid.points) == sorted(grid.points)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_masks_of_board_rim_and_edge(width: int, height: int) -> None:
    grid = Grid(width, height)
    assert tuple(grid.mask_points(grid.board)) == grid.points
    assert grid.board & grid.rim == 0
    assert grid.board | grid.rim == (1 << grid.limit) - 1
    edge = {grid.xy(point) for point in grid.mask_points(grid.edge)}
    inner = set(product(range(1, width - 1), range(1, height - 1)))
    assert edge == {grid.xy(point) for point in grid.points} - inner


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_neighbour_of_a_point_is_one_on_the_board_or_the_rim(width: int, height: int) -> None:
    """No step leads around the side of the board to a point of another row."""
    grid = Grid(width, height)
    for point in grid.points:
        x, y = grid.xy(point)
        for offset, (dx, dy) in zip(grid.offsets, CLOCKWISE, strict=True):
            inside = 0 <= x + dx < width and 0 <= y + dy < height
            assert bool(grid.board >> point + offset & 1) == inside
            if inside:
                assert grid.xy(point + offset) == (x + dx, y + dy)


@pytest.mark.parametrize("side", [-1, MIN_SIZE - 1, MAX_SIZE + 1, 10**30])
def test_a_side_out_of_range_is_refused_and_named(side: int) -> None:
    with pytest.raises(SizeOutOfRange, match=f"the width is {side}, but it must be 1 to 52"):
        Grid(side, 15)
    with pytest.raises(SizeOutOfRange, match=f"the height is {side}, but it must be 1 to 52"):
        Grid.of(15, side)


def test_grids_of_one_size_are_shared() -> None:
    assert Grid.of(9, 7) is Grid.of(9, 7)
    assert Grid.of(9, 7) is not Grid.of(7, 9)


@pytest.mark.parametrize("place", [(-1, 0), (0, -1), (7, 0), (0, 5), (-8, 6), (10**30, 0), (0, -(10**30))])
def test_a_place_off_the_board_is_not_a_point(place: tuple[int, int]) -> None:
    with pytest.raises(OffBoard, match="is not on the 7×5 board"):
        Grid(7, 5).point(*place)


def test_letters_name_every_point_of_the_largest_board() -> None:
    grid = Grid(52, 52)
    names = [grid.letters(point) for point in grid.points]
    assert names == [column_row[1] + column_row[0] for column_row in product(LETTERS, LETTERS)]
    assert [grid.from_letters(name) for name in names] == list(grid.points)


@pytest.mark.parametrize(
    ("letters", "place"), [("aa", (0, 0)), ("za", (25, 0)), ("aA", (0, 26)), ("ZZ", (51, 51)), ("bc", (1, 2))]
)
def test_letters_are_column_and_row_with_lower_case_first(letters: str, place: tuple[int, int]) -> None:
    grid = Grid(52, 52)
    assert grid.xy(grid.from_letters(letters)) == place


@pytest.mark.parametrize("letters", ["", "a", "aaa", "a1", "1a", "ä ", "  ", "tt", "\ud800a", "ah", "ga"])
def test_letters_that_are_not_a_point_are_refused(letters: str) -> None:
    with pytest.raises(OffBoard):
        Grid(6, 7).from_letters(letters)


def test_the_points_of_a_mask_are_in_rising_order() -> None:
    grid = Grid(5, 5)
    corners = [grid.point(x, y) for y in (0, 4) for x in (0, 4)]
    assert list(grid.mask_points(sum(1 << point for point in reversed(corners)))) == corners
    assert list(grid.mask_points(0)) == []


def test_contacts_agree_with_counting_the_chains_around_a_point() -> None:
    """Check each of the 256 patterns of dots around a point."""
    grid = Grid(5, 5)
    point = grid.point(2, 2)
    for number in range(len(CLOCKWISE) + 1):
        for dots in combinations(grid.offsets, number):
            mask = sum(1 << point + dot for dot in dots)
            arc, more_arcs, gaps = grid.contacts[mask >> point - grid.reach & grid.window]
            arcs = [dot for dot in (arc, *more_arcs) if dot]
            chains = chains_of({grid.xy(point + dot) for dot in dots})
            assert len(arcs) == len(chains)
            assert all(sum(grid.xy(point + dot) in chain for dot in arcs) == 1 for chain in chains)
            assert set(gaps) <= set(grid.offsets[::2]) - set(dots)
            shut_in = set(grid.offsets[::2]) <= set(dots)
            assert len(gaps) == len(set(gaps)) == (0 if shut_in else len(chains))


def chains_of(places: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """Return what is connected through the eight neighbours."""
    chains: list[set[tuple[int, int]]] = []
    for x, y in places:
        beside = [chain for chain in chains if any(abs(x - p) <= 1 and abs(y - q) <= 1 for p, q in chain)]
        chains = [chain for chain in chains if chain not in beside]
        chains.append({(x, y)}.union(*beside))
    return chains


def test_groups_are_connected_through_the_four_neighbours() -> None:
    groups = connected_groups([(0, 0), (1, 0), (2, 1), (2, 2), (5, 5)])
    assert sorted(map(sorted, groups)) == [[(0, 0), (1, 0)], [(2, 1), (2, 2)], [(5, 5)]]
