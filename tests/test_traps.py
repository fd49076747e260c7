"""Difficult cases of automatic captures, and the examples that the sources give in words.

Each position is drawn as in `kropki.board.diagram`: dots with a number are the moves, in order. Each is
played on the engine and on the slow model, compared after each move, and undone again.
"""

import pytest

from kropki.board import diagram
from kropki.board.board import Board
from tests.models.board import Model, Point
from tests.support.compare import Pair, assert_containers, play_through
from tests.support.positions import rows
from tests.support.strategies import Game, Play


def leads_to(after: str, drawn: str, *captures: tuple[int, ...], players: int = 2) -> None:
    """Check that the drawn moves lead to the position `after`, with these captures after each of the last
    moves.
    """
    start = diagram.parse(drawn)
    model = Model(start.width, start.height, players)
    model.dots, model.owner = dict(start.dots), dict(start.owners)
    before = model.draw()
    pair = Pair(model)
    pair.compare()
    scores = []
    for place, player in start.moves:
        pair.play(place, player)
        pair.compare()
        scores.append(pair.board.captures)
    assert_containers(model, pair.board)
    assert rows(str(pair.board)) == rows(after)
    assert scores[len(scores) - len(captures) :] == list(captures)
    assert Board.from_text(drawn, players) == pair.board
    while model.past:
        pair.undo()
        pair.compare()
    assert rows(str(pair.board)) == rows(before)


def nothing_happens(drawn: str, players: int = 2) -> None:
    """Check that none of the drawn moves captures anything."""
    start = diagram.parse(drawn)
    moves = dict(start.moves)
    start.dots |= moves
    start.moves = []
    leads_to(str(start), drawn, players=players)


def refusals(drawn: str) -> dict[Point, tuple[str, int | None]]:
    """Return each point where no dot can be played, with the code of the refusal and the owner it names."""
    board = Board.from_text(drawn)
    found = {}
    for point in board.grid.points:
        error = board.refusal(point)
        if error:
            found[board.grid.xy(point)] = (error.code, getattr(error, "owner", None))
    return found


# difficult cases of the rules


def test_two_captures_by_one_dot() -> None:
    leads_to(
        """
        . . R . R . .
        . R Br R Br R .
        . . R . R . .
        """,
        """
        . . R . R . .
        . R B R1 B R .
        . . R . R . .
        """,
        (2, 0),
    )


def test_two_captures_of_wide_areas_by_one_dot() -> None:
    leads_to(
        """
        . . R R R . R R R .
        . R Br .r Br R Br .r Br R
        . R .r Br .r R .r Br .r R
        . . R R R . R R R .
        """,
        """
        . . R R R . R R R .
        . R B . B R1 B . B R
        . R . B . R . B . R
        . . R R R . R R R .
        """,
        (6, 0),
    )


def test_a_dot_that_captures_from_inside_a_house() -> None:
    """It is not surrounded but surrounds ([tochki-rules], "Ловушки")."""
    leads_to(
        """
        . . R . .
        . R Br R .
        . B R B .
        . . B . .
        . . . . .
        """,
        """
        . . R . .
        . R B R .
        . B R1 B .
        . . B . .
        . . . . .
        """,
        (1, 0),
    )


def test_a_dot_that_captures_twice_from_inside_a_house() -> None:
    leads_to(
        """
        . R B R .
        R Br R Br R
        . R B R .
        """,
        """
        . R B R .
        R B R1 B R
        . R B R .
        """,
        (2, 0),
    )


def test_a_dot_in_a_house_surrounds_a_part_of_the_house() -> None:
    leads_to(
        """
        .  .  .  .  .
        .  R  B  R  .
        R  Br R  Br R
        R  Br .r Br R
        R  Br .r Br R
        .  R  Br R  .
        .  .  R  .  .
        """,
        """
        . . .  . .
        . R B  R .
        R B R1 B R
        R B .  B R
        R B .  B R
        . R B  R .
        . . R  . .
        """,
        (7, 0),
    )


def test_the_inner_house_of_a_house_in_a_house() -> None:
    """Only the smallest pool around the dot is captured."""
    leads_to(
        """
        . . B B  B . .
        . B . .  . B .
        B . . B  . . B
        B . B Rb B . B
        B . . B  . . B
        . B . .  . B .
        . . B B  B . .
        """,
        """
        . . B B  B . .
        . B . .  . B .
        B . . B  . . B
        B . B R1 B . B
        B . . B  . . B
        . B . .  . B .
        . . B B  B . .
        """,
        (0, 1),
    )


def test_the_outer_house_of_a_house_in_a_house() -> None:
    """The pool around the dot contains the inner house as well."""
    leads_to(
        """
        .  .  B  B  B  .  .
        .  B  .b .b .b B  .
        B  .b Rb Bb .b .b B
        B  .b Bb .b Bb .b B
        B  .b .b Bb .b .b B
        .  B  .b .b .b B  .
        .  .  B  B  B  .  .
        """,
        """
        . . B  B B . .
        . B .  . . B .
        B . R1 B . . B
        B . B  . B . B
        B . .  B . . B
        . B .  . . B .
        . . B  B B . .
        """,
        (0, 1),
    )


def test_a_house_whose_ring_was_captured() -> None:
    """What is left of it is open: the second dot is not in a house any more."""
    leads_to(
        """
        . . R  . .
        . R Br R .
        . B R  B .
        . B .  B .
        . B R  B .
        . . B  . .
        """,
        """
        . . R  . .
        . R B  R .
        . B R1 B .
        . B .  B .
        . B R2 B .
        . . B  . .
        """,
        (1, 0),
        (1, 0),
    )


def test_onion_rings_three_deep() -> None:
    """Each ring captures the previous territory and frees what was captured in it."""
    leads_to(
        """
        .  R  R  R  R  R  .
        R  .r Br Br Br .r R
        R  Br .r Rr .r Br R
        R  Br Rr Br Rr Br R
        R  Br .r Rr .r Br R
        R  .r Br Br Br .r R
        .  R  R  R  R  R  .
        """,
        """
        . R R R3 R R .
        R . B B2 B . R
        R B . R1 . B R
        R B R B  R B R
        R B . R  . B R
        R . B B  B . R
        . R R R  R R .
        """,
        (1, 0),
        (0, 4),
        (13, 0),
    )


def test_two_regions_touching_at_one_corner() -> None:
    """There are two territories, because points that only touch at a corner are in two rings."""
    leads_to(
        """
        . R  .  . .
        R Br R  . .
        . R  Br R .
        . .  R  . .
        """,
        """
        . R . . .
        R B R1 . .
        . R B R .
        . . R . .
        """,
        (2, 0),
    )


def test_two_regions_touching_at_one_corner_one_of_them_a_house() -> None:
    leads_to(
        """
        . R  . . .
        R Br R . .
        . R  . R .
        . .  R . .
        """,
        """
        . R . . .
        R B R1 . .
        . R . R .
        . . R . .
        """,
        (1, 0),
    )


def test_a_ring_with_a_dangling_tail() -> None:
    """The smallest ring goes in as far as the first dot of the tail. The second dot is inside and dead."""
    leads_to(
        """
        .  R  R  R  .
        R  .r R  .r R
        R  Br Rr .r R
        R  .r .r .r R
        .  R  R  R  .
        """,
        """
        .  R R R .
        R  . R . R
        R1 B R . R
        R  . . . R
        .  R R R .
        """,
        (1, 0),
    )


def test_a_loop_that_hangs_on_a_ring_by_one_dot() -> None:
    """The ring goes through no dot twice, so the loop is inside with everything in it."""
    leads_to(
        """
        .  R  R  .  R  R  .
        R  .r .r R  .r .r R
        R  .r Rr .r Rr .r R
        R  .r .r Rr .r .r R
        R  .r .r .r .r .r R
        R  Br .r .r .r .r R
        .  R  R  R  R  R  .
        """,
        """
        . R R . R R .
        R . . R1 . . R
        R . R . R . R
        R . . R . . R
        R . . . . . R
        R B . . . . R
        . R R R R R .
        """,
        (1, 0),
    )


def test_a_wall_two_dots_thick() -> None:
    """Only the inner dots are part of the ring."""
    drawn = """
        . . R . . .
        . R R R . .
        R R B R1 R .
        . R R R . .
        . . R . . .
        """
    leads_to(drawn.replace("R1", "R").replace("B", "Br"), drawn, (1, 0))
    board = Board.from_text(drawn)
    (territory,) = board.territories
    assert {board.grid.xy(dot) for dot in territory.ring} == {(2, 1), (1, 2), (3, 2), (2, 3)}


def test_the_smaller_of_two_possible_rings() -> None:
    """Both go through the new dot and around the blue dot. What the smaller one leaves out is a house."""
    drawn = """
        . R R .  R R .
        R . . R1 . . R
        R . R B  R . R
        R . . R  . . R
        R . . .  . . R
        R . . .  . . R
        . R R R  R R .
        """
    after = """
        . R R .  R R .
        R . . R  . . R
        R . R Br R . R
        R . . R  . . R
        R . . .  . . R
        R . . .  . . R
        . R R R  R R .
        """
    leads_to(after, drawn, (1, 0))
    board = Board.from_text(drawn)
    assert board.house(board.grid.point(1, 5)) == 0


def test_both_of_two_possible_rings_if_only_the_larger_contains_another_dot() -> None:
    """All are judged before the first capture, so the smaller territory ends up inside the larger one."""
    drawn = """
        . R R .  R R .
        R . . R1 . . R
        R . R B  R . R
        R . . R  . . R
        R . . .  . . R
        R B . .  . . R
        . R R R  R R .
        """
    after = """
        .  R  R  .  R  R  .
        R  .r .r R  .r .r R
        R  .r Rr Br Rr .r R
        R  .r .r Rr .r .r R
        R  .r .r .r .r .r R
        R  Br .r .r .r .r R
        .  R  R  R  R  R  .
        """
    leads_to(after, drawn, (2, 0))
    assert len(Board.from_text(drawn).territories) == 1


def test_a_territory_is_merged_into_a_larger_one_of_the_same_player() -> None:
    leads_to(
        """
        .  .  R  R  R  .  .
        .  R  .r .r .r R  .
        R  .r .r Rr .r .r R
        R  .r Rr Br Rr .r R
        R  .r .r Rr .r .r R
        .  R  .r Br .r R  .
        .  .  R  R  R  .  .
        """,
        """
        . . R R2 R . .
        . R . .  . R .
        R . . R1 . . R
        R . R B  R . R
        R . . R  . . R
        . R . B  . R .
        . . R R  R . .
        """,
        (1, 0),
        (2, 0),
    )


def test_dead_dots_in_an_own_territory_are_not_freed_by_a_larger_one() -> None:
    """`freed` counts what an enemy held (`Pair` compares it)."""
    leads_to(
        """
        .  R  R  R  R  R  R  .
        R  .r .r .r .r .r .r R
        R  .r .r Rr Rr .r .r R
        R  .r Rr Br Rr Rr .r R
        R  .r .r Rr Rr .r .r R
        R  Br .r .r .r .r .r R
        .  R  R  R  R  R  R  .
        """,
        """
        . R R R1 R  R R .
        R . . .  .  . . R
        R . . R  R  . . R
        R . R Br Rr R . R
        R . . R  R  . . R
        R B . .  .  . . R
        . R R R  R  R R .
        """,
        (2, 0),
    )


def test_an_island_of_own_dots_inside() -> None:
    """The owner's loose dots die with the rest, and count for nobody."""
    leads_to(
        """
        .  R  R  R  R  .
        R  .r .r .r .r R
        R  .r Br .r .r R
        R  .r .r Rr .r R
        R  .r .r .r .r R
        .  R  R  R  R  .
        """,
        """
        . R1 R R R .
        R .  . . . R
        R .  B . . R
        R .  . R . R
        R .  . . . R
        . R  R R R .
        """,
        (1, 0),
    )


def test_a_ring_cannot_use_the_edge() -> None:
    """The edge encloses nothing ([stachowski], "The Edge Rule")."""
    nothing_happens(
        """
        . R B R1 .
        . . R .  .
        . . . .  .
        """
    )


def test_a_ring_can_use_dots_on_the_edge() -> None:
    leads_to(
        """
        . R  .
        R Br R
        . R  .
        """,
        """
        . R1 .
        R B  R
        . R  .
        """,
        (1, 0),
    )


def test_a_corner() -> None:
    nothing_happens(
        """
        B  R . .
        R1 . . .
        . .  R .
        . R  B .
        """
    )


def test_a_chain_that_reaches_the_edge_is_safe() -> None:
    nothing_happens(
        """
        . R  B R .
        . R  B R .
        . R1 B R .
        . .  R . .
        """
    )


def test_captured_dots_are_not_part_of_a_chain() -> None:
    """[stachowski], "Inert Points": with the captured dot blue would surround the red one to its right."""
    nothing_happens(
        """
        . . .  . .  .
        . . R  B .  .
        . R Br R B1 .
        . . R  B .  .
        . . .  . .  .
        """
    )


def test_dead_dots_of_the_owner_are_not_part_of_a_chain() -> None:
    """The second ring uses the alive dots of the first, not the dead one behind them."""
    leads_to(
        """
        . R  R  R . .
        R Br .r R R  .
        R .r Rr R Br R
        R .r .r R R  .
        . R  R  R .  .
        """,
        """
        . R  R  R . .
        R Br .r R R .
        R .r Rr R B R1
        R .r .r R R .
        . R  R  R . .
        """,
        (2, 0),
    )


def test_no_capture_across_an_enemy_territory() -> None:
    """The gap in blue's ring is in red's territory: nobody can play there, and no ring goes through it."""
    drawn = """
        . . R  R  B  .
        . R Br .r R  B1
        . . R  R  B  .
        . . .  .  .  .
        """
    nothing_happens(drawn)
    assert refusals(drawn)[3, 1] == ("move/territory", 0)


def test_the_dot_that_fills_a_houses_last_point() -> None:
    """The owner can fill their own house: nothing is captured, and the dots in it are alive."""
    nothing_happens(
        """
        . . R  R  . .
        . R R1 R2 R .
        . . R  R  . .
        """
    )


def test_the_enemys_dot_on_a_houses_last_point() -> None:
    leads_to(
        """
        . . B B  . .
        . B B Rb B .
        . . B B  . .
        """,
        """
        . . B  B  . .
        . B B1 R2 B .
        . . B  B  . .
        """,
        (0, 1),
    )


def test_the_whole_board_but_its_edge_at_once() -> None:
    leads_to(
        """
        R R  R  R  R
        R Br .r Br R
        R .r Rr .r R
        R Br .r .r R
        R R  R  R  R
        """,
        """
        R R R R R
        R B . B R
        R . R . R1
        R B . . R
        R R R R R
        """,
        (3, 0),
    )


@pytest.mark.parametrize(("width", "height"), [(3, 3), (39, 32), (52, 52)])
def test_the_whole_of_a_board_of_this_size_at_once(width: int, height: int) -> None:
    places = [(x, y) for y in range(height) for x in range(width)]
    inner = [(x, y) for x, y in places if 0 < x < width - 1 and 0 < y < height - 1]
    edge = [place for place in places if place not in inner]
    plays = [*(Play(place, 1) for place in inner), *(Play(place, 0) for place in edge)]
    corner_left = [play for play in plays if play.point != (0, 0)]
    seen = play_through(Game(width, height, 2, tuple(corner_left)), every=len(plays))
    assert seen["captures"] == 1


# the examples of the sources, in their words


def test_wikipedia_surrounded_enemy_dots_count_own_dots_do_not() -> None:
    leads_to(
        """
        .  R  R  R  R  .
        R  .r Br .r Br R
        R  .r .r Rr .r R
        R  Br .r .r .r R
        .  R  R  R  R  .
        """,
        """
        . R R R R1 .
        R . B . B  R
        R . . R .  R
        R B . . .  R
        . R R R R  .
        """,
        (3, 0),
    )


def test_wikipedia_a_dot_in_an_empty_surrounded_area_is_captured() -> None:
    """These suicide moves are never good but aren't prohibited."""
    leads_to(
        """
        . R  R  .
        R Br .r R
        . R  R  .
        """,
        """
        . R  R .
        R B1 . R
        . R  R .
        """,
        (1, 0),
    )


def test_wikipedia_an_area_without_enemy_dots_cannot_be_surrounded() -> None:
    nothing_happens(
        """
        . R R1 .
        R . .  R
        . R R  .
        """
    )


def test_stachowski_neighbours_need_be_orthogonal_or_diagonal() -> None:
    """A chain with a gap encloses nothing. Each step leads to one of the eight neighbours."""
    nothing_happens(
        """
        . R R1 . .
        R B .  . R
        . R R  R .
        """
    )


def test_stachowski_recursive_capture() -> None:
    """What was worth 1 point to Black is worth 6 to White after A and B; here red is White, blue Black."""
    leads_to(
        """
        .  .  R  R  .  .
        .  R  Br Br R  .
        R  Br Rr .r Br R
        .  R  Br Br R  .
        .  .  R  R  .  .
        """,
        """
        .  .  R1 R  .  .
        .  R  B  B  R  .
        R  B  Rb .b B  R
        .  R  B  B  R  .
        .  .  R2 R  .  .
        """,
        (0, 1),
        (6, 0),
    )


def test_stachowski_nobody_plays_inside_any_territory() -> None:
    """Neither inside their own nor inside the opponent's. A dead dot's point is occupied all the same."""
    assert refusals(
        """
        . R  R  .
        R .r Br R
        . R  R  .
        """
    ) == {
        (1, 0): ("move/occupied", None),
        (2, 0): ("move/occupied", None),
        (0, 1): ("move/occupied", None),
        (1, 1): ("move/territory", 0),
        (2, 1): ("move/occupied", None),
        (3, 1): ("move/occupied", None),
        (1, 2): ("move/occupied", None),
        (2, 2): ("move/occupied", None),
    }


def test_wikikropki_the_four_neighbours_of_each_point_are_in_the_pool_or_alive_dots() -> None:
    """With one dot of the wall missing there is no pool."""
    nothing_happens(
        """
        . R R1 R . .
        R B .  . B .
        . R R  R . .
        """
    )


def test_wikikropki_dots_captured_in_a_captured_stop_are_saved() -> None:
    leads_to(
        """
        .  R  R  R  .
        R  .r Br .r R
        R  Br Rr Br R
        R  .r Br .r R
        .  R  R  R  .
        """,
        """
        .  R  R2 R  .
        R  .  B1 .  R
        R  B  R  B  R
        R  .  B  .  R
        .  R  R  R  .
        """,
        (0, 1),
        (4, 0),
    )


def test_russian_owners_fill_their_house_and_others_are_surrounded_in_it() -> None:
    leads_to(
        """
        . R R  R  .
        R R .r Br R
        . R R  R  .
        """,
        """
        . R  R R  .
        R R1 . B2 R
        . R  R R  .
        """,
        (0, 0),
        (1, 0),
    )


def test_russian_the_dots_of_a_surrounded_territory_are_freed() -> None:
    """The blue dot in red's territory is blue's again, and counts for nobody."""
    leads_to(
        """
        .  .  B  .  .
        .  B  Rb B  .
        B  Rb Bb Rb B
        .  B  Rb B  .
        .  .  B  .  .
        """,
        """
        .  .  B1 .  .
        .  B  R  B  .
        B  R  Br R  B
        .  B  R  B  .
        .  .  B  .  .
        """,
        (0, 4),
    )


# three and four players


def test_a_ring_around_dots_of_two_enemies() -> None:
    leads_to(
        """
        . R  R  .
        R Br Gr R
        . R  R  .
        """,
        """
        . R  R .
        R B  G R
        . R1 R .
        """,
        (2, 0, 0),
        players=3,
    )


def test_a_house_captures_a_dot_of_any_other_player() -> None:
    leads_to(
        """
        .  R  R  .
        R  Yr .r R
        .  R  R  .
        """,
        """
        . R  R .
        R Y1 . R
        . R  R .
        """,
        (1, 0, 0, 0),
        players=4,
    )


def test_a_third_player_captures_a_territory_and_frees_only_their_own_dots() -> None:
    """Red's captured blue and green dots pass to green: blue's stays captured, green's is freed."""
    leads_to(
        """
        .  G  G  G  G  .
        G  .g Rg Rg .g G
        G  Rg Bg Gg Rg G
        G  .g Rg Rg .g G
        .  G  G  G  G  .
        """,
        """
        .  G  G2 G  G  .
        G  .  R1 R  .  G
        G  R  B  G  R  G
        G  .  R  R  .  G
        .  G  G  G  G  .
        """,
        (2, 0, 0),
        (0, 0, 7),
        players=3,
    )
