"""The traps of automatic captures by name, and the examples that the five texts give in words.

Each position is drawn in the language of `kropki.board.diagram`: dots with a number are the moves, in order.
Each is played on the engine and on the slow model, compared after each move, and taken back again.
"""

import pytest

from kropki.board import diagram
from kropki.board.board import Board
from tests.models.board import Model, Point
from tests.support.compare import Pair, assert_containers, play_through
from tests.support.positions import rows
from tests.support.strategies import Game, Play


def leads_to(after: str, drawn: str, *captures: tuple[int, ...], players: int = 2) -> None:
    """The moves drawn lead to the position `after`, the captures after each of them being as given.

    For the moves before those given nothing is said of captures.
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
    """No move drawn takes anything."""
    start = diagram.parse(drawn)
    moves = dict(start.moves)
    start.dots |= moves
    start.moves = []
    leads_to(str(start), drawn, players=players)


def refusals(drawn: str) -> dict[Point, tuple[str, int | None]]:
    """Each point that may not be played, with the code of the refusal and the owner that it names."""
    board = Board.from_text(drawn)
    found = {}
    for point in board.grid.points:
        error = board.refusal(point)
        if error:
            found[board.grid.xy(point)] = (error.code, getattr(error, "owner", None))
    return found


# difficult cases of the rules, each of them small


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


def test_a_dot_that_both_captures_and_stands_in_a_house() -> None:
    """It is not surrounded, it surrounds ([tochki-rules], "Ловушки")."""
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
    """Only the pool round the dot is taken, the smallest one."""
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
    """The pool round the dot holds the inner house as well."""
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


def test_a_house_whose_wall_was_captured() -> None:
    """What is left of it lies open: the second dot is in no house any more."""
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
    """Each ring takes the territory of the one before and frees what was captured in it."""
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
    """Two territories: points that only touch by a corner lie in two rings."""
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
    """The smallest ring dips to the first dot of the tail; the second one hangs inside and is dead."""
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
    """The ring passes no dot twice, so the loop with all that is in it lies inside."""
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
    """Only the inner dots are the ring."""
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
    """Both run through the new dot and round the blue dot; what the smaller one leaves is a house."""
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


def test_both_of_two_possible_rings_where_the_larger_holds_a_dot_of_its_own() -> None:
    """Judged before any is taken, so the smaller territory ends up within the larger one."""
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


def test_own_dead_dots_are_not_freed_by_a_larger_territory_of_ones_own() -> None:
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
    """Own loose dots die with the rest, and count for nobody."""
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


def test_a_ring_along_the_edge_is_none() -> None:
    """The edge makes no enclosure ([stachowski], "The Edge Rule")."""
    nothing_happens(
        """
        . R B R1 .
        . . R .  .
        . . . .  .
        """
    )


def test_a_ring_may_use_dots_that_stand_on_the_edge() -> None:
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


def test_captured_dots_serve_no_chain() -> None:
    """Inert points: with the captured dot blue would surround the red one to its right."""
    nothing_happens(
        """
        . . .  . .  .
        . . R  B .  .
        . R Br R B1 .
        . . R  B .  .
        . . .  . .  .
        """
    )


def test_own_dead_dots_serve_no_chain() -> None:
    """The second ring leans on the alive dots of the first, not on the dead one behind them."""
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


def test_no_capture_across_an_enemys_territory() -> None:
    """The gap of blue's ring lies in red's territory: nobody plays there, and no ring leads over it."""
    drawn = """
        . . R  R  B  .
        . R Br .r R  B1
        . . R  R  B  .
        . . .  .  .  .
        """
    nothing_happens(drawn)
    assert refusals(drawn)[3, 1] == ("move/territory", 0)


def test_the_dot_that_fills_a_houses_last_point() -> None:
    """The owner may fill his house: nothing is taken, and the dots in it are alive."""
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


# the examples of the texts, in their own words


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
    """A chain with a gap encloses nothing; each step leads to one of the eight neighbours."""
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
    """Neither inside his own nor inside his opponent's; a dead dot's point is occupied all the same."""
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
    """One wall dot short, and there is no pool."""
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


def test_a_ring_round_dots_of_two_enemies() -> None:
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


def test_the_house_takes_a_dot_of_any_other_player() -> None:
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


def test_a_third_player_takes_a_territory_and_frees_only_his_own_dots() -> None:
    """Red's captures of blue and green pass to green: blue's stays captured, green's is freed."""
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
