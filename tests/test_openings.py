"""The dots on the board before the first move."""

from collections import Counter
from itertools import combinations
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.board.board import Board
from kropki.board.grid import MAX_SIZE, MIN_SIZE, Grid
from kropki.errors import (
    InvalidDiagram,
    InvalidOpening,
    InvalidSetup,
    NoRoomForOpening,
    NoSuchPlayer,
    NothingToUndo,
    SizeOutOfRange,
    UnknownOpening,
)
from kropki.game.openings import MAX_SEED, OPENINGS, Opening, opening_board, opening_dots

SIZES = range(MIN_SIZE, MAX_SIZE + 1)
PLAYERS = (2, 3, 4)
ROOM = {
    "empty": (1, 1),
    "cross": (4, 4),
    "double-cross": (6, 4),
    "triple-cross": (8, 4),
    "four-crosses": (7, 7),
    "four-crosses-random": (10, 10),
    "handicap": (7, 7),
}
"""The smallest sides for each opening, the longer one first."""

CROSSES = {
    name: i for i, name in enumerate(["empty", "cross", "double-cross", "triple-cross", "four-crosses"])
}
CROSSES["four-crosses-random"] = 4


def drawn(opening: Opening | str, width: int, height: int, players: int = 2) -> str:
    opening = Opening(opening) if isinstance(opening, str) else opening
    return str(opening_board(opening, width, height, players, False))


def drawing(text: str) -> str:
    return dedent(text).strip("\n")


class BareGrid(Grid):
    """A grid without the tables of a board, which take most of the time."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height, self.stride = width, height, width + 1


def test_every_opening_has_a_name_and_a_sentence() -> None:
    assert [*OPENINGS] == [*ROOM, "custom"]
    assert all(text.endswith(".") and len(text) < 90 for text in OPENINGS.values())


@pytest.mark.parametrize(("width", "height"), [(3, 3), (15, 15), (52, 52)])
def test_the_empty_opening_has_no_dots(width: int, height: int) -> None:
    assert opening_dots(Opening("empty"), Grid(width, height)) == []


def test_a_cross() -> None:
    assert drawn("cross", 6, 4) == drawing("""
        . . . . . .
        . . R B . .
        . . B R . .
        . . . . . .
    """)


def test_three_players_have_a_dot_each_in_a_cross_and_four_too() -> None:
    assert drawn("cross", 5, 4, 3) == drawing("""
        . . . . .
        . R B . .
        . . G . .
        . . . . .
    """)
    assert drawn("cross", 5, 4, 4) == drawing("""
        . . . . .
        . R B . .
        . Y G . .
        . . . . .
    """)


def test_crosses_side_by_side_mirror_each_other() -> None:
    assert drawn("double-cross", 6, 4) == drawing("""
        . . . . . .
        . R B B R .
        . B R R B .
        . . . . . .
    """)
    assert drawn("triple-cross", 8, 4) == drawing("""
        . . . . . . . .
        . R B B R R B .
        . B R R B B R .
        . . . . . . . .
    """)


def test_crosses_side_by_side_run_along_the_longer_side() -> None:
    assert drawn("double-cross", 5, 6) == drawing("""
        . . . . .
        . R B . .
        . B R . .
        . B R . .
        . R B . .
        . . . . .
    """)


def test_crosses_side_by_side_of_three_and_of_four_players() -> None:
    assert drawn("double-cross", 6, 4, 3) == drawing("""
        . . . . . .
        . R B G . .
        . . G B R .
        . . . . . .
    """)
    assert drawn("triple-cross", 8, 4, 4) == drawing("""
        . . . . . . . .
        . R B R B R B .
        . Y G Y G Y G .
        . . . . . . . .
    """)


def test_four_crosses() -> None:
    assert drawn("four-crosses", 10, 7) == drawing("""
        . . . . . . . . . .
        . . R B . . R B . .
        . . B R . . B R . .
        . . . . . . . . . .
        . . R B . . R B . .
        . . B R . . B R . .
        . . . . . . . . . .
    """)


def test_four_crosses_of_three_players_leave_their_outer_corners_empty() -> None:
    assert drawn("four-crosses", 7, 7, 3) == drawing("""
        . . . . . . .
        . . R . G . .
        . G B . B R .
        . . . . . . .
        . R B . B G .
        . . G . R . .
        . . . . . . .
    """)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("side", range(7, 53))
def test_four_crosses_are_as_far_from_the_edge_as_from_each_other(side: int, players: int) -> None:
    dots = figure(Opening("four-crosses"), side, 7, players)
    columns = sorted({x for x, _ in dots})
    before, between = columns[0], columns[2] - columns[1] - 1
    assert columns[3] == side - 1 - before
    assert abs(before - between) <= 1


@pytest.mark.parametrize("players", PLAYERS)
def test_a_quarter_turn_of_four_crosses_changes_only_the_colours(players: int) -> None:
    dots = figure(Opening("four-crosses"), 17, 17, players)
    turned = {(16 - y, x): player for (x, y), player in dots.items()}
    further = 0 if players == 3 else 1
    assert dots == {place: (player + further) % players for place, player in turned.items()}


def test_random_crosses_never_change_for_a_seed() -> None:
    assert drawn(Opening("four-crosses-random", seed=1), 12, 10) == drawing("""
        . . . . . . . . . . . .
        . . . . . . . . . . . .
        . . . B R . B R . . . .
        . . . R B . R B . . . .
        . . . . . . . . . . . .
        . . . . . . . . R B . .
        . . . . . B R . B R . .
        . . . . . R B . . . . .
        . . . . . . . . . . . .
        . . . . . . . . . . . .
    """)


@pytest.mark.parametrize(
    ("seed", "width", "height", "players", "letters"),
    [
        (7, 39, 32, 2, "Bn An Am Bm qk ql pl pk Bu Cu Cv Bv lp kp ko lo"),
        (0, 39, 32, 2, "xv wv wu xu rq rr qr qq Cl Ck Dk Dl oj ok nk nj"),
        (MAX_SEED, 15, 15, 3, "ei ej dj fe ff ef ij hj hi if ie je"),
        (20, 30, 20, 4, "in io ho hn ql pl pk qk wk wj xj xk kk kj lj lk"),
    ],
)
def test_the_dots_of_random_crosses(seed: int, width: int, height: int, players: int, letters: str) -> None:
    grid = Grid(width, height)
    dots = opening_dots(Opening("four-crosses-random", seed), grid, players)
    assert [player for _, player in dots] == [*range(players)] * (len(dots) // players)
    assert " ".join(grid.letters(point) for point, _ in dots) == letters


def figure(opening: Opening, width: int, height: int, players: int = 2) -> dict[tuple[int, int], int]:
    """Return the points of an opening's dots with their players, and check that no point occurs twice."""
    grid = BareGrid(width, height)
    dots = opening_dots(opening, grid, players)
    places = {grid.xy(point): player for point, player in dots}
    assert len(places) == len(dots)
    return places


@settings(derandomize=True, database=None, deadline=None, max_examples=200)
@given(
    st.integers(0, MAX_SEED), st.integers(10, MAX_SIZE), st.integers(10, MAX_SIZE), st.sampled_from(PLAYERS)
)
def test_random_crosses_keep_their_distances(seed: int, width: int, height: int, players: int) -> None:
    dots = figure(Opening("four-crosses-random", seed), width, height, players)
    edge = min(8, min(width, height) // 4)
    assert all(edge <= x < width - edge and edge <= y < height - edge for x, y in dots)
    each = 4 // players * players
    crosses = [[*dots][i : i + each] for i in range(0, 4 * each, each)]
    corners = [(min(x for x, _ in cross), min(y for _, y in cross)) for cross in crosses]
    for (x, y), (x2, y2) in combinations(corners, 2):
        dx, dy = abs(x - x2), abs(y - y2)
        assert dx + dy >= edge + 1
        assert max(dx, dy) >= 3
    for cross in crosses:
        assert Counter(dots[place] for place in cross) == dict.fromkeys(range(players), 4 // players)
        if players == 2:
            one, other = (place for place in cross if dots[place] == 0)
            assert abs(one[0] - other[0]) == abs(one[1] - other[1]) == 1


def test_random_crosses_occur_everywhere_in_every_orientation() -> None:
    games = [figure(Opening("four-crosses-random", seed), 39, 32) for seed in range(400)]
    places = {place for dots in games for place in dots}
    assert places == {(x, y) for x in range(8, 31) for y in range(8, 24)}
    first = {tuple(dots.values())[:4] for dots in games}
    turns = Counter(place[0] - min(x for x, _ in [*dots][:4]) for dots in games for place in [*dots][:1])
    assert first == {(0, 1, 0, 1)}
    assert min(turns.values()) > 150


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, -(10**30)])
def test_an_invalid_seed(seed: int) -> None:
    with pytest.raises(InvalidOpening, match=f"a seed of {seed} is not between 0 and {MAX_SEED}"):
        opening_dots(Opening("four-crosses-random", seed), Grid(15, 15))
    assert opening_dots(Opening("cross", seed), Grid(15, 15)) == opening_dots(Opening("cross"), Grid(15, 15))


def test_handicap_dots() -> None:
    def of(dots: int) -> str:
        return drawn(Opening("handicap", handicap=dots), 9, 7)

    assert of(1) == drawing("""
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . R . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """)
    assert of(4) == drawing("""
        . . . . . . . . .
        . . R . . . R . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . R . . . R . .
        . . . . . . . . .
    """)
    assert of(9) == drawing("""
        . . . . . . . . .
        . . R . R . R . .
        . . . . . . . . .
        . . R . R . R . .
        . . . . . . . . .
        . . R . R . R . .
        . . . . . . . . .
    """)


@pytest.mark.parametrize("handicap", range(1, 10))
def test_handicap_dots_are_opposite_and_never_adjacent(handicap: int) -> None:
    for side in range(7, 53):
        dots = figure(Opening("handicap", handicap=handicap), side, 59 - side)
        assert len(dots) == handicap
        assert set(dots.values()) == {0}
        assert all(max(abs(x - x2), abs(y - y2)) >= 2 for (x, y), (x2, y2) in combinations(dots, 2))
    symmetric = figure(Opening("handicap", handicap=handicap), 31, 19)
    assert {(30 - x, 18 - y) for x, y in symmetric} == set(symmetric)


@pytest.mark.parametrize("handicap", [-1, 0, 10])
def test_an_invalid_number_of_handicap_dots(handicap: int) -> None:
    with pytest.raises(InvalidOpening, match=f"there are 1 to 9 handicap dots, not {handicap}"):
        opening_dots(Opening("handicap", handicap=handicap), Grid(15, 15))


def test_an_opening_fits_or_the_error_says_which_sizes_do() -> None:
    for width in SIZES:
        for height in SIZES:
            players = PLAYERS[(width + height) % 3]
            for name, (longer, shorter) in ROOM.items():
                opening = Opening(name, seed=width * height, handicap=7)
                if max(width, height) < longer or min(width, height) < shorter:
                    with pytest.raises(NoRoomForOpening) as refused:
                        figure(opening, width, height, players)
                    assert f"at least {longer}×{shorter}" in str(refused.value)
                    assert f"a board of {width}×{height} points" in str(refused.value)
                    continue
                dots = figure(opening, width, height, players)
                assert all(0 < x < width - 1 and 0 < y < height - 1 for x, y in dots)
                if name in CROSSES:
                    each = CROSSES[name] * (4 // players)
                    assert Counter(dots.values()) == dict.fromkeys(range(players) if each else (), each)


@pytest.mark.parametrize("name", ["cross", "double-cross", "triple-cross"])
def test_crosses_side_by_side_are_in_the_middle(name: str) -> None:
    for width in SIZES:
        height = 55 - width
        if min(width, height) >= 4:
            dots = figure(Opening(name), width, height)
            for i, side in enumerate((width, height)):
                before, after = min(dots, key=lambda p: p[i])[i], side - 1 - max(dots, key=lambda p: p[i])[i]
                assert after - before == side % 2


@pytest.mark.parametrize("declared", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", ROOM)
@pytest.mark.parametrize("more", [(0, 0), (1, 0), (3, 2), (8, 11)])
def test_an_opening_captures_nothing_and_cannot_be_undone(
    name: str, players: int, more: tuple[int, int], declared: bool
) -> None:
    width, height = (side + grown for side, grown in zip(ROOM[name], more, strict=True))
    opening = Opening(name, seed=5, handicap=9)
    board = opening_board(opening, width, height, players, declared)
    assert (board.players, board.declared) == (players, declared)
    with pytest.raises(NothingToUndo):
        board.undo()

    played = Board(width, height, players, declared=declared)
    dots = opening_dots(opening, played.grid, players)
    assert [played.play(point, player) for point, player in dots] == [()] * len(dots)
    assert board == played
    assert not any(board.house(point) is not None for point in board.grid.points)
    assert len(board.legal_points) == width * height - len(dots)

    before = str(board)
    board.play(board.grid.point(0, 0), 0)
    board.undo()
    assert str(board) == before


@pytest.mark.parametrize("name", ["", "Cross", "double cross", "\ud800"])
def test_an_unknown_opening(name: str) -> None:
    with pytest.raises(UnknownOpening, match="choose one of empty, cross, double-cross"):
        opening_dots(Opening(name), Grid(9, 9))
    with pytest.raises(UnknownOpening):
        opening_board(Opening(name), 9, 9, 2, False)


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
@pytest.mark.parametrize("name", ["cross", "custom"])
def test_an_invalid_number_of_players(name: str, players: int) -> None:
    with pytest.raises(NoSuchPlayer, match=f"is {players}, but it must be 2, 3 or 4"):
        opening_board(Opening(name, position=". . .\n. . .\n. . ."), 3, 3, players, False)


@pytest.mark.parametrize(("width", "height"), [(0, 9), (9, 53)])
def test_an_invalid_size(width: int, height: int) -> None:
    with pytest.raises(SizeOutOfRange):
        opening_board(Opening("empty"), width, height, 2, False)


CUSTOM = drawing("""
    .  R  .  .
    R  Br R  .
    .  R  .  B
""")


def test_a_custom_position_is_set_up_as_it_is_drawn() -> None:
    board = opening_board(Opening("custom", position=CUSTOM), 4, 3, 3, True)
    assert (str(board), board.players, board.declared) == (CUSTOM, 3, True)
    assert board.captures == (1, 0, 0)
    with pytest.raises(NothingToUndo):
        board.undo()


@pytest.mark.parametrize(("width", "height"), [(4, 4), (3, 4), (5, 3)])
def test_a_custom_position_of_another_size(width: int, height: int) -> None:
    message = f"the position has 4×3 points and the board {width}×{height}: the sizes must be equal"
    with pytest.raises(InvalidOpening, match=message):
        opening_board(Opening("custom", position=CUSTOM), width, height, 2, False)


def test_a_custom_position_that_cannot_be_read_or_set_up() -> None:
    with pytest.raises(InvalidDiagram, match="the drawing is empty"):
        opening_board(Opening("custom"), 3, 3, 2, False)
    position = CUSTOM.replace("Br", "B")
    with pytest.raises(InvalidSetup, match=r"row 2, column 2: Red .* surrounds"):
        opening_board(Opening("custom", position=position), 4, 3, 2, False)
    assert opening_board(Opening("custom", position=position), 4, 3, 2, True).captures == (0, 0)


def test_a_custom_position_has_no_order_of_dots() -> None:
    with pytest.raises(InvalidOpening, match="a custom position is set up as a whole"):
        opening_dots(Opening("custom", position=CUSTOM), Grid(4, 3))
