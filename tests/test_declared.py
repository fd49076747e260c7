"""Declared captures: difficult cases, and random games on the engine and the slow model.

Each position is drawn as in `kropki.board.diagram`: dots with a number are the moves, in order. The steps of
a case are the numbers of moves, and declarations: a player's letter with rings in SGF's letters ([sgf-gm40]),
or with `all` for all offers that do not overlap.
"""

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.board.board import Board
from kropki.errors import IllegalMove, NoSuchPlayer, OffBoard
from tests.models.board import Taken
from tests.models.declared import DeclaredModel, strictly_inside
from tests.support.compare import as_points, as_taken, view_of_board
from tests.support.drawn import Drawn
from tests.support.settings import steady
from tests.support.shapes import chains_of_dots, random_wall
from tests.support.shorten import check
from tests.support.strategies import Declare, Game, Play, declared_games, large_declared_game

# what a dot does, and when rings can be declared


def test_a_dot_captures_nothing() -> None:
    drawn = Drawn(
        """
        . R  .
        R B  R1
        . R2 .
        """
    )
    drawn.play(1, 2)
    assert drawn.offered("R") == [(1, 1, 0)]
    drawn.becomes(
        """
        . R .
        R B R
        . R .
        """,
        0,
        0,
    )


def test_declaring_late_with_a_ring_without_the_new_dot() -> None:
    drawn = Drawn(
        """
        . R . . .  B2
        R B R1 . . .
        . R . . R3 .
        """
    )
    drawn.play(1, 2, 3, "R all")
    drawn.becomes(
        """
        . R  . . . B
        R Br R . . .
        . R  . . R .
        """,
        1,
        0,
    )


def test_the_enemy_plays_in_an_undeclared_ring() -> None:
    """The same is true in a house: nothing happens until it is declared."""
    drawn = Drawn(
        """
        . R R  R  .
        R . B1 B2 R
        . R R  R  .
        """
    )
    board = drawn.pair.board
    assert board.house(board.grid.point(1, 1)) == 0
    assert drawn.offered("R") == []
    drawn.play(1, 2)
    assert board.house(board.grid.point(1, 1)) is None
    assert drawn.offered("R") == [(3, 2, 0)]
    assert drawn.refused("B bacadaebdcccbcab") == "ring/foreign-dot"
    drawn.play("R all")
    drawn.becomes(
        """
        . R  R  R  .
        R .r Br Br R
        . R  R  R  .
        """,
        2,
        0,
    )


def test_the_owner_fills_an_undeclared_ring() -> None:
    drawn = Drawn(
        """
        . R R  .
        R B R1 R
        . R R  .
        """
    )
    drawn.play(1, "R all")
    drawn.becomes(
        """
        . R  R .
        R Br R R
        . R  R .
        """,
        1,
        0,
    )


STACHOWSKI_ACROSS = """
    . . R B .
    . R B R B1
    . . R B .
    """


def test_stachowski_the_enemy_closes_a_ring_across_an_undeclared_one_and_declares_first() -> None:
    """[stachowski], "Inert Points", third diagram: Black may capture because White has not declared yet."""
    drawn = Drawn(STACHOWSKI_ACROSS)
    drawn.play(1)
    assert drawn.offered("R") == drawn.offered("B") == [(1, 1, 0)]
    drawn.play("B daebdccb")
    assert drawn.offered("R") == []
    assert drawn.refused("R cadbccbb") == "ring/territory"
    drawn.becomes(
        """
        . . R B  .
        . R B Rb B
        . . R B  .
        """,
        0,
        1,
    )


def test_stachowski_no_capture_across_a_declared_one() -> None:
    """[stachowski], "Inert Points", second diagram."""
    drawn = Drawn(STACHOWSKI_ACROSS)
    drawn.play("R all", 1)
    assert drawn.offered("B") == []
    assert drawn.refused("B daebdccb") == "ring/territory"
    drawn.becomes(
        """
        . . R  B .
        . R Br R B
        . . R  B .
        """,
        1,
        0,
    )


def test_an_undeclared_ring_is_open_again_when_its_wall_is_captured() -> None:
    """Undo restores the offer (`becomes` checks it)."""
    drawn = Drawn(
        """
        . .  R . .
        . R  B R .
        . B  R B .
        . .  B1 . .
        """
    )
    assert drawn.offered("R") == [(1, 1, 0)]
    drawn.play(1, "B cbdccdbc")
    drawn.becomes(
        """
        . . R  . .
        . R B  R .
        . B Rb B .
        . . B  . .
        """,
        0,
        1,
    )


def test_a_chain_to_the_edge_and_a_ring_along_it_do_not_capture() -> None:
    drawn = Drawn(
        """
        . R B R .
        . R B R .
        R . R . .
        B R . R R
        R . . R B
        """
    )
    assert drawn.offered("R") == []
    assert drawn.refused("R babbccdbda") == "ring/not-closed"


# several rings and regions


def test_two_rings_at_once_that_share_a_border() -> None:
    drawn = Drawn(
        """
        . R R R R .
        R B R B B R
        R . R R R .
        . R . . . .
        """
    )
    drawn.play("R bacbccbdacab cadaeafbecdccb")
    drawn.becomes(
        """
        . R  R R  R  .
        R Br R Br Br R
        R .r R R  R  .
        . R  . .  .  .
        """,
        3,
        0,
    )


def test_choosing_one_of_several_rings() -> None:
    drawn = Drawn(
        """
        . R . . R . . R .
        R B R R B R R B R
        . R . . R . . R .
        """
    )
    drawn.play("R eafbecdb")
    assert drawn.offered("R") == [(1, 1, 0), (1, 1, 0)]
    drawn.play("R all")
    drawn.becomes(
        """
        . R  . . R  . . R  .
        R Br R R Br R R Br R
        . R  . . R  . . R  .
        """,
        3,
        0,
    )


TWO_REGIONS = """
    . R R R .
    R B R . R
    . R R R .
    """


def test_a_ring_around_two_regions_and_the_dot_between() -> None:
    """One of them has no enemy dots. The dot between them dies."""
    drawn = Drawn(TWO_REGIONS)
    assert drawn.offered("R") == [(1, 1, 0)]
    drawn.play("R bacadaebdcccbcab")
    drawn.becomes(
        """
        . R  R  R  .
        R Br Rr .r R
        . R  R  R  .
        """,
        1,
        0,
    )


def test_a_ring_around_two_regions_that_are_not_connected() -> None:
    """It goes between them and back: one territory in two pieces."""
    drawn = Drawn(TWO_REGIONS)
    drawn.play("R bacbdaebdcccbcab")
    assert len(drawn.pair.board.territories) == 1
    drawn.becomes(
        """
        . R  R R  .
        R Br R .r R
        . R  R R  .
        """,
        1,
        0,
    )


def test_a_part_of_an_older_territory_remains() -> None:
    """The later ring captures one of its two pieces and the dot next to it."""
    drawn = Drawn(
        """
        . R  R R . R .
        R B1 R B R . R
        . R  R R R R .
        """
    )
    drawn.play("R daebfagbfcecdccb", 1, "R bacadaebdcccbcab")
    drawn.becomes(
        """
        . R  R  R  . R  .
        R Br Rr Br R .r R
        . R  R  R  R R  .
        """,
        2,
        0,
    )


def test_declaring_rings_that_reach_into_each_other() -> None:
    """No point is inside both, but dots of each are inside the other and would be dead in their own ring."""
    drawn = Drawn(
        """
        . R R R R .
        R B R R . R
        R . R R B R
        . R R R R .
        """
    )
    assert drawn.refused("R bacadbdccdbdacab eadacbccddedfcfb") == "ring/overlap"
    drawn.play("R bacadbdccdbdacab")
    assert drawn.refused("R eadacbccddedfcfb") == "ring/dead-dot"


# the choice of the ring


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("direction", [1, -1], ids=["clockwise", "counter-clockwise"])
def test_any_direction_and_start(turns: int, direction: int) -> None:
    places = ["ba", "cb", "bc", "ab"]
    ring = (places[turns:] + places[:turns])[::direction]
    drawn = Drawn(
        """
        . R .
        R B R
        . R .
        """
    )
    drawn.play("R " + "".join(ring))
    (territory,) = drawn.pair.board.territories
    assert [drawn.pair.board.grid.letters(dot) for dot in territory.ring] == ring


def test_a_ring_with_a_dot_that_touches_nothing_inside() -> None:
    """This is true of 13 of 1,133 real rings ([sgf-files])."""
    drawn = Drawn(
        """
        . R R
        R B R
        . R .
        """
    )
    drawn.play("R bacacbbcab")
    drawn.becomes(
        """
        . R  R
        R Br R
        . R  .
        """,
        1,
        0,
    )


LOOP = """
    . R R . R R .
    R . . R . . R
    R . R B R . R
    R . . R . . R
    R . . . . . R
    . R R R R R .
    """
LARGER = "bacadbeafagbgcgdgeffefdfcfbfaeadacab"


def test_the_larger_of_two_possible_rings() -> None:
    """The region in between has no enemy dots, but what it cuts off has, so it is offered too."""
    drawn = Drawn(LOOP)
    assert drawn.offered("R") == [(1, 1, 0), (19, 1, 0)]
    drawn.play("R all")
    drawn.becomes(
        """
        .  R  R  .  R  R  .
        R  .r .r R  .r .r R
        R  .r Rr Br Rr .r R
        R  .r .r Rr .r .r R
        R  .r .r .r .r .r R
        .  R  R  R  R  R  .
        """,
        1,
        0,
    )


def test_the_larger_ring_after_the_smaller_one() -> None:
    """Only when another enemy dot is in it: one that is already dead does not count."""
    drawn = Drawn(LOOP.replace("R . . . . . R", "R . B1 . . . R"))
    drawn.play("R dbecddcc")
    assert drawn.offered("R") == []
    assert drawn.refused(f"R {LARGER}") == "ring/no-enemy"
    drawn.play(1)
    assert drawn.offered("R") == [(19, 1, 0)]
    drawn.play(f"R {LARGER}")
    assert len(drawn.pair.board.territories) == 1
    drawn.becomes(
        """
        .  R  R  .  R  R  .
        R  .r .r R  .r .r R
        R  .r Rr Br Rr .r R
        R  .r .r Rr .r .r R
        R  .r Br .r .r .r R
        .  R  R  R  R  R  .
        """,
        2,
        0,
    )


def test_a_pool_around_a_separate_ring() -> None:
    """The region itself has no enemy dots. Neither ring has been declared."""
    drawn = Drawn(
        """
        . R R R R R .
        R . . . . . R
        R . . R . . R
        R . R B R . R
        R . . R . . R
        R . . . . . R
        . R R R R R .
        """
    )
    assert drawn.offered("R") == [(1, 1, 0), (25, 1, 0)]
    drawn.play("R dceddecd")
    assert drawn.offered("R") == []
    drawn.becomes(
        """
        . R R R  R R .
        R . . .  . . R
        R . . R  . . R
        R . R Br R . R
        R . . R  . . R
        R . . .  . . R
        . R R R  R R .
        """,
        1,
        0,
    )


def test_a_tail_is_inside_or_outside() -> None:
    """A tail two dots wide can be walked around, so the smallest ring leaves it out. Other rings may not."""
    drawn = Drawn(
        """
        . R R R R .
        R . R R B R
        R . R R . R
        R . . . . R
        . R R R R .
        """
    )
    assert drawn.offered("R") == [(8, 1, 0)]
    drawn.play("R bacadaeafbfcfdeedecebeadacab")
    drawn.becomes(
        """
        .  R  R  R  R  .
        R  .r Rr Rr Br R
        R  .r Rr Rr .r R
        R  .r .r .r .r R
        .  R  R  R  R  .
        """,
        1,
        0,
    )


def test_the_whole_board_but_its_edge() -> None:
    places = [(x, y) for y in range(20) for x in range(24)]
    edge = [(x, y) for x, y in places if x in (0, 23) or y in (0, 19)]
    plays = [Play(place, int(place not in edge)) for place in places if place != (0, 0)]
    game = Game(24, 20, 2, (*plays, Declare(0, "all", 0)), declared=True)
    assert check(game, every=len(plays))["captures"] == 1


# enemy territories, and more players


ONION = """
    . R R2 R .
    R . B1 . R
    R B R  B R
    R . B  . R
    . R R  R .
    """
TAKEN = """
    . R  R  R  .
    R .r Br .r R
    R Br Rr Br R
    R .r Br .r R
    . R  R  R  .
    """


def test_recapture_frees() -> None:
    drawn = Drawn(ONION)
    drawn.play(1, "B all", 2)
    assert drawn.pair.board.captures == (0, 1)
    assert drawn.offered("R") == [(9, 4, 1)]
    drawn.play("R all")
    drawn.becomes(TAKEN, 4, 0)


def test_an_undeclared_ring_is_captured_and_nothing_is_freed() -> None:
    """Too late for blue, whose ring is dead."""
    drawn = Drawn(ONION)
    drawn.play(1, 2)
    assert drawn.offered("R") == [(9, 4, 0)]
    assert drawn.offered("B") == [(1, 1, 0)]
    drawn.play("R all")
    assert drawn.offered("B") == []
    drawn.becomes(TAKEN, 4, 0)


def test_dead_dots_in_an_own_territory_are_not_freed_by_a_larger_one() -> None:
    drawn = Drawn(
        """
        . R R R  R  R R .
        R . . .  .  . . R
        R . . R  R  . . R
        R . R Br Rr R . R
        R . . R  R  . . R
        R B . .  .  . . R
        . R R R  R  R R .
        """
    )
    assert drawn.offered("R") == [(30, 1, 0)]
    drawn.play("R all")
    drawn.becomes(
        """
        .  R  R  R  R  R  R  .
        R  .r .r .r .r .r .r R
        R  .r .r Rr Rr .r .r R
        R  .r Rr Br Rr Rr .r R
        R  .r .r Rr Rr .r .r R
        R  Br .r .r .r .r .r R
        .  R  R  R  R  R  R  .
        """,
        2,
        0,
    )


def test_a_third_player_captures_a_territory_and_frees_only_their_own_dots() -> None:
    drawn = Drawn(
        """
        .  G  G2 G  G  .
        G  .  R1 R  .  G
        G  R  B  G  R  G
        G  .  R  R  .  G
        .  G  G  G  G  .
        """,
        players=3,
    )
    drawn.play(1, "R all", 2)
    assert drawn.pair.board.captures == (2, 0, 0)
    assert drawn.offered("G") == [(12, 7, 1)]
    drawn.play("G all")
    drawn.becomes(
        """
        .  G  G  G  G  .
        G  .g Rg Rg .g G
        G  Rg Bg Gg Rg G
        G  .g Rg Rg .g G
        .  G  G  G  G  .
        """,
        0,
        0,
        7,
    )


def test_two_players_are_offered_the_dot_of_a_third() -> None:
    """The player who declares first gets it. Then the other's ring goes through their territory."""
    drawn = Drawn(
        """
        . . B B . .
        . B G R B .
        . . B B . .
        """,
        players=3,
    )
    assert drawn.offered("B") == [(2, 2, 0)]
    drawn.play("B all")
    drawn.becomes(
        """
        . . B  B  . .
        . B Gb Rb B .
        . . B  B  . .
        """,
        0,
        2,
        0,
    )


# refused declarations


WRONG = """
    . R . . R  R  . . B  . . R R
    R B R R Br Rr R B Rb B . R R
    . R . . R  R  . . B  . . . .
    """


@pytest.mark.parametrize(
    ("declared", "code"),
    [
        pytest.param("R bacbbc", "ring/not-closed", id="unclosed"),
        pytest.param("R ba", "ring/not-closed", id="one dot"),
        pytest.param("R bacbbcabba", "ring/not-closed", id="the first dot said again"),
        pytest.param("R bacbabbc", "ring/step", id="a step too long"),
        pytest.param("R bacbbccb", "ring/crosses-itself", id="a dot twice"),
        pytest.param("R lambmalb", "ring/crosses-itself", id="diagonal steps that cross"),
        pytest.param("R bacacbbcab", "ring/no-dot", id="an empty point"),
        pytest.param("R bacbbcbb", "ring/foreign-dot", id="an enemy dot"),
        pytest.param("B bacbbcab", "ring/foreign-dot", id="an enemy's ring"),
        pytest.param("R eaebecdb", "ring/foreign-dot", id="a captured enemy dot"),
        pytest.param("R eafbecdb", "ring/dead-dot", id="an own dot in the own territory"),
        pytest.param("R ibgbha", "ring/territory", id="an own dot in an enemy territory"),
        pytest.param("R eafagbfcecdb", "ring/no-enemy", id="dead enemy dots alone inside"),
        pytest.param("R lama", "ring/no-enemy", id="two dots"),
        pytest.param("R lamamb", "ring/no-enemy", id="three dots"),
        pytest.param("R lamamblb", "ring/no-enemy", id="nothing inside"),
        pytest.param("R bacbbcab bacbbcab", "ring/overlap", id="the same ring twice"),
        pytest.param("R bacbbcab lamamblb", "ring/no-enemy", id="a good ring and a bad one"),
    ],
)
def test_refused(declared: str, code: str) -> None:
    drawn = Drawn(WRONG)
    assert drawn.refused(declared) == code
    assert drawn.pair.board.captures == (1, 1)


def test_an_empty_point_of_an_enemy_territory_has_no_dot() -> None:
    drawn = Drawn(
        """
        . B  B  .
        B Rb .b B
        . B  B  .
        """
    )
    assert drawn.refused("R cbbb") == "ring/no-dot"


def test_two_loops_that_meet_in_a_dot_are_not_a_ring() -> None:
    assert Drawn(TWO_REGIONS).refused("R bacbdaebdccbbcab") == "ring/crosses-itself"


def test_nested_rings() -> None:
    drawn = Drawn(LOOP)
    assert drawn.refused(f"R dbecddcc {LARGER}") == "ring/overlap"


@pytest.mark.parametrize("point", [0, 4, 10**6, -1, -30])
def test_points_that_are_not_on_the_board(point: int) -> None:
    board = Board(6, 6, declared=True)
    before = view_of_board(board)
    with pytest.raises(OffBoard):
        board.enclose(0, [[point]])
    assert view_of_board(board) == before


@pytest.mark.parametrize("player", [-1, 2])
def test_players_who_do_not_take_part(player: int) -> None:
    board = Board(6, 6, declared=True)
    with pytest.raises(NoSuchPlayer):
        board.enclose(player, [])
    with pytest.raises(NoSuchPlayer):
        board.offers(player)


# random games


@steady(examples=60)
@given(declared_games)
def test_random_games(game: Game) -> None:
    """Compare after each dot, each valid or invalid declaration, each undo, and on the way back."""
    check(game)


def test_larger_boards() -> None:
    random = Random("declared")
    for _ in range(2):
        check(large_declared_game(random), every=100)


def positions(random: Random) -> DeclaredModel:
    """Return the wall of a random region on 7×7, with dots of the same player inside and others anywhere."""
    walls = random_wall(random)
    model = DeclaredModel(walls.width, walls.height, 3)
    model.dots = dict(walls.dots)
    for place in random.sample(model.points, 12):
        model.dots.setdefault(place, random.randint(1, 2))
    return model


@steady(examples=80)
@given(st.randoms(use_true_random=False).map(positions))
def test_all_rings(model: DeclaredModel) -> None:
    """Each closed chain of a player's dots is accepted or refused as in the model. Those accepted contain an
    offer.
    """
    board = Board.from_text(model.draw(), model.players, declared=True)
    smallest = [offer.inside for offer in model.offers(0)]
    chains = (tuple(chain) for chain in chains_of_dots(model.alive(0)) if chain[1] < chain[-1])
    for ring in islice(chains, 1000):
        faults, twin = model.faults(0, [ring]), board.copy()
        points = as_points(board, [ring])
        if faults:
            with pytest.raises(IllegalMove) as error:
                twin.enclose(0, points)
            assert error.value.code in faults
        else:
            (taken,) = twin.enclose(0, points)
            assert as_taken(twin, taken) == Taken(0, strictly_inside(ring))
            assert any(inside <= strictly_inside(ring) for inside in smallest)
