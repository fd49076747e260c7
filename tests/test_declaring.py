"""Declared captures in games: with a dot, right after it, later, without one, and refusals.

What a ring takes on the board is tested in `tests/test_declared.py`. [stachowski], "Regions of Territory": "A
player is not obliged to do this immediately and may choose to do so at a later moment during the game. … he
must declare his intention of doing so at the moment when he makes his move … Several regions of territory
may, if possible, be drawn on the same move."
"""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.errors import (
    GameOver,
    KropkiError,
    NotDeclared,
    Occupied,
    OffBoard,
    RingCrossesItself,
    RingNotClosed,
    RingNotSmallest,
    RingOfDeadDot,
    RingOfForeignDot,
    RingOverTerritory,
    RingRefused,
    RingsOverlap,
    RingStepTooLong,
    RingWithoutDot,
    RingWithoutEnemy,
)
from kropki.game.game import Game
from kropki.game.moves import Declaration, Dot
from kropki.game.outcome import EndReason, Outcome
from kropki.game.tree import Node, Setup
from kropki.record.game_json import to_json
from tests.support.games import check_back_and_forth, drawn, empty, everything, play, rings

OPEN = """
    . R . . . .
    R B . . B .
    . R . . . .
    . . . . . .
"""
RING = "bacbbcab"
"""Red's ring after a dot on cb."""

TWO = """
    . R . R . .
    R B . B R .
    . R . R . .
    . . . . . .
"""
LEFT, RIGHT = "bacbbcab", "daebdccb"
"""Two rings that cb closes."""

NESTED = """
    . R R . .
    R B R R .
    . R R . .
    . . . . .
"""
SMALL, LARGE = "bacbbcab", "bacadbccbcab"

WRONG = """
    . R . . R  R  . . B  . . R R
    R B R R Br Rr R B Rb B . R R
    . R . . R  R  . . B  . . . .
"""
"""As in `tests/test_declared.py`; Red is to move, on aa unless stated otherwise."""

REFUSED: list[tuple[str, type[RingRefused]]] = [
    ("bacbbc", RingNotClosed),
    ("ba", RingNotClosed),
    ("bacbbcabba", RingNotClosed),
    ("bacbabbc", RingStepTooLong),
    ("bacbbccb", RingCrossesItself),
    ("lambmalb", RingCrossesItself),
    ("bacacbbcab", RingWithoutDot),
    ("bacbbcbb", RingOfForeignDot),
    ("eafbecdb", RingOfDeadDot),
    ("eafagbfcecdb", RingWithoutEnemy),
    ("lamamblb", RingWithoutEnemy),
    ("bacbbcab bacbbcab", RingsOverlap),
    ("bacbbcab lamamblb", RingWithoutEnemy),
]

# with the dot


def test_a_dot_alone_captures_nothing() -> None:
    game = drawn(OPEN, "stachowski")
    assert play(game, "cb") == ()
    assert (game.captures, game.turn) == ((0, 0), 1)
    assert [offer.captured for offer in game.board.offers(0)] == [1]


def test_a_ring_is_declared_with_the_dot_that_closes_it() -> None:
    game = drawn(OPEN, "stachowski")
    taken = play(game, f"cb.{RING}")
    assert [(t.owner, t.captured, t.ring) for t in taken] == [(0, 1, rings(game, RING)[0])]
    assert (game.captures, game.turn, game.ply) == ((1, 0), 1, 1)
    assert game.moves == [Dot(game.board.grid.from_letters("cb"), 0, tuple(rings(game, RING)))]
    check_back_and_forth(game)


def test_an_old_ring_can_be_declared_with_any_later_dot_of_its_owner() -> None:
    """ "He may create the region of territory on any of his subsequent moves."""
    game = drawn(OPEN, "stachowski")
    play(game, "cb fa")
    play(game, "fd ec")
    with pytest.raises(RingOfForeignDot):
        play(game, "fb ed." + RING)
    assert game.ply == 5
    play(game, f"fc aa.{RING}")
    assert game.captures == (1, 0)
    check_back_and_forth(game)


def test_several_rings_are_declared_at_once() -> None:
    game = drawn(TWO, "stachowski")
    taken = play(game, f"cb.{LEFT}.{RIGHT}")
    assert [territory.captured for territory in taken] == [1, 1]
    assert game.captures == (2, 0)
    assert to_json(game)["moves"] == [f"cb.{LEFT}.{RIGHT}"]
    check_back_and_forth(game)


def test_one_of_several_rings_can_be_declared_later() -> None:
    game = drawn(TWO, "stachowski")
    play(game, f"cb.{RIGHT}")
    assert game.captures == (1, 0)
    play(game, f"aa fa.{LEFT}")
    assert game.captures == (2, 0)


def test_a_player_may_declare_a_larger_ring() -> None:
    """[rules], "Declared captures": the ring need not be the smallest."""
    game = drawn(NESTED, "stachowski")
    play(game, f"ed.{LARGE}")
    assert game.board.owner(game.board.grid.from_letters("cb")) == 0
    assert game.captures == (1, 0)
    check_back_and_forth(game)


def test_a_rings_direction_and_start_do_not_matter_and_are_kept() -> None:
    grid = drawn(OPEN).board.grid
    points = rings(drawn(OPEN), RING)[0]
    for ring in (points, points[::-1], points[2:] + points[:2]):
        game = drawn(OPEN, "stachowski")
        (taken,) = game.play(grid.from_letters("cb"), rings=[ring])
        assert (taken.ring, game.captures) == (ring, (1, 0))


def test_declare_all_declares_every_ring() -> None:
    """[rules], "Declared captures": one gesture declares all."""
    game = drawn(TWO, "stachowski")
    taken = play(game, "cb", declare_all=True)
    assert sorted(territory.captured for territory in taken) == [1, 1]
    assert (game.captures, game.ply, game.turn) == ((2, 0), 1, 1)
    check_back_and_forth(game)


def test_declare_all_includes_old_rings_and_the_outer_of_nested_ones() -> None:
    """Red's pool around Blue's dot is inside Red's larger ring."""
    game = drawn(
        """
        . R R R R R .
        R . . R . . R
        R B R B R B R
        R . . R . . R
        . R R R R R .
        . . . . . . .
        """,
        "stachowski",
    )
    insides = [offer.inside.bit_count() for offer in game.board.offers(0)]
    play(game, "gf", declare_all=True)
    assert game.captures == (3, 0)
    assert len(game.board.territories) <= len(insides)
    check_back_and_forth(game)


def test_declare_all_without_rings_is_a_plain_dot() -> None:
    for rules in ("stachowski", "russian"):
        game = empty(rules=rules)
        assert play(game, "aa", declare_all=True) == ()
        assert to_json(game)["moves"] == ["aa"]


def test_declare_all_leaves_the_rings_of_other_players() -> None:
    game = drawn(OPEN, "stachowski", first=1)
    play(game, "ca fd")
    play(game, "cc", declare_all=True)
    assert game.captures == (0, 0)
    play(game, "cb")
    play(game, "fa", declare_all=True)
    assert game.captures == (0, 0)
    play(game, "fb", declare_all=True)
    assert game.captures == (1, 0)


# right after the dot


def test_a_ring_is_declared_right_after_the_dot_as_part_of_its_move() -> None:
    game = drawn(OPEN, "stachowski")
    play(game, "cb")
    assert game.declarer == 0
    taken = game.declare(rings(game, RING))
    assert [territory.captured for territory in taken] == [1]
    assert (game.ply, game.turn, game.captures) == (1, 1, (1, 0))
    assert game.moves == [Dot(game.board.grid.from_letters("cb"), 0, tuple(rings(game, RING)))]
    assert game.declarer == 0
    check_back_and_forth(game)
    game.undo()
    assert (game.ply, game.captures, game.board.dot(game.board.grid.from_letters("cb"))) == (0, (0, 0), None)
    game.redo()
    assert game.captures == (1, 0)


def test_a_ring_is_declared_after_a_dot_that_shares_its_node_with_a_set_up() -> None:
    game = empty(6, 4, "stachowski")
    point = game.board.grid.from_letters
    setup = Setup(
        tuple((point(letters), who) for letters, who in (("ba", 0), ("ab", 0), ("bc", 0), ("bb", 1)))
    )
    game.append(Node(Dot(point("cb"), 0), setup))
    game.declare(rings(game, RING))
    assert (game.ply, game.captures, game.node.setup) == (1, (1, 0), setup)
    check_back_and_forth(game)


def test_more_rings_are_declared_one_after_another() -> None:
    game = drawn(TWO, "stachowski")
    play(game, "cb")
    game.declare(rings(game, LEFT))
    assert game.captures == (1, 0)
    taken = game.declare(rings(game, RIGHT))
    assert [territory.ring for territory in taken] == rings(game, RIGHT), "what was taken before is no news"
    assert (game.captures, game.ply) == ((2, 0), 1)
    assert to_json(game)["moves"] == [f"cb.{LEFT}.{RIGHT}"]
    check_back_and_forth(game)


def test_all_rings_can_be_declared_after_the_dot_and_after_some_of_them() -> None:
    game = drawn(TWO, "stachowski")
    play(game, "cb")
    assert len(game.declarable_rings()) == 2
    game.declare(declare_all=True)
    assert game.captures == (2, 0)
    game = drawn(TWO, "stachowski")
    play(game, f"cb.{LEFT}")
    assert len(game.declarable_rings()) == 1
    game.declare(declare_all=True)
    assert (game.captures, game.ply) == ((2, 0), 1)
    with pytest.raises(NotDeclared, match="there is no ring to declare"):
        game.declare(declare_all=True)


@pytest.mark.parametrize(
    "moved",
    [
        lambda game: play(game, "fa"),
        lambda game: game.pass_turn(),
        lambda game: game.stop(1),
        lambda game: game.resign(2),
    ],
)
def test_declaring_is_too_late_after_another_move(moved: Callable[[Game], object]) -> None:
    game = drawn(OPEN, "stachowski", players=3, options={"passing": True, "stop": "played"})
    play(game, "cb")
    moved(game)
    before = everything(game)
    with pytest.raises(NotDeclared):
        game.declare(rings(game, RING))
    assert everything(game) == before
    game.undo()
    game.declare(rings(game, RING))
    assert game.captures == (1, 0, 0)


def test_a_draw_offer_is_not_a_move() -> None:
    game = drawn(OPEN, "stachowski")
    play(game, "cb")
    game.offer_draw(1)
    game.declare(rings(game, RING))
    assert game.captures == (1, 0)


def test_after_the_dot_that_filled_the_board() -> None:
    """The last dot allows declarations like any other."""
    game = drawn(". R R\nR B R\nB R R", "stachowski")
    play(game, "aa")
    assert game.outcome == Outcome(None, EndReason.FULL_BOARD)
    assert game.declarer == 0
    game.declare(rings(game, RING))
    assert (game.captures, game.outcome) == ((1, 0), Outcome(0, EndReason.FULL_BOARD))
    check_back_and_forth(game)
    game = drawn(". R R\nR B R\nB R R", "stachowski")
    play(game, "aa", declare_all=True)
    assert (game.captures, game.outcome) == ((1, 0), Outcome(0, EndReason.FULL_BOARD))


def test_on_a_full_board_only_the_player_who_filled_it_declares() -> None:
    game = drawn(". R R\nR B R\nB R R", "stachowski", first=1)
    play(game, "aa")
    before = everything(game)
    with pytest.raises((GameOver, RingRefused)):
        game.declare(rings(game, RING))
    assert everything(game) == before


@pytest.mark.parametrize(
    "end",
    [
        lambda game: game.resign(1),
        lambda game: (game.offer_draw(0), game.accept(1)),
        lambda game: (game.offer_settlement(0), game.accept(1)),
    ],
)
def test_after_another_end_nothing_is_declared(end: Callable[[Game], object]) -> None:
    game = drawn(OPEN, "stachowski")
    play(game, "cb")
    end(game)
    assert game.declarer is None
    with pytest.raises(GameOver):
        game.declare(rings(game, RING))
    with pytest.raises(GameOver):
        game.declare(declare_all=True)


def test_declaring_after_undo_clears_the_redo_history_but_a_refusal_does_not() -> None:
    game = drawn(TWO, "stachowski")
    play(game, "cb fa fb")
    game.go_to_ply(1)
    before = everything(game)
    with pytest.raises(RingNotClosed):
        game.declare(rings(game, "bacbbc"))
    assert everything(game) == before
    game.redo()
    assert game.ply == 2
    game.go_to_ply(1)
    game.declare(rings(game, LEFT))
    assert (game.captures, game.ply) == ((1, 0), 1)


def test_a_refusal_leaves_the_offer_as_it_was() -> None:
    game = drawn(TWO, "stachowski")
    play(game, "cb")
    game.offer_draw(1)
    before = everything(game)
    with pytest.raises(RingNotClosed):
        game.declare(rings(game, "bacbbc"))
    assert everything(game) == before
    assert game.offer is not None


def test_an_opponent_may_declare_across_an_undeclared_ring() -> None:
    """[stachowski], "Inert Points": "if White has not yet declared his region of territory then Black may
    play at the node marked 'A' and create his own territory"."""
    position = """
        . . R B . .
        . R B R . .
        . . R B . .
        """
    game = drawn(position, "stachowski", first=1)
    play(game, "eb.daebdccb")
    assert game.captures == (0, 1)
    with pytest.raises(RingOverTerritory):
        play(game, "aa.cadbccbb")
    game = drawn(position, "stachowski")
    play(game, "aa.cadbccbb")
    assert game.captures == (1, 0)
    with pytest.raises(RingOverTerritory):
        play(game, "eb.daebdccb")
    assert game.ply == 1


def test_only_undeclared_areas_can_be_played_in() -> None:
    """[stachowski], "Territorial Move Restriction"."""
    position = """
        . R R . .
        R B . R .
        . R R . .
        """
    game = drawn(position, "stachowski")
    play(game, "aa.bacadbccbcab")
    with pytest.raises(KropkiError) as refused:
        play(game, "cb")
    assert refused.value.code == "move/territory"
    game = drawn(position, "stachowski", first=1)
    play(game, "cb")
    assert game.captures == (0, 0)
    play(game, "aa.bacadbccbcab")
    assert game.captures == (2, 0)


# what is refused


@pytest.mark.parametrize(("letters", "error"), REFUSED)
def test_an_invalid_ring_with_a_dot(letters: str, error: type[RingRefused]) -> None:
    game = drawn(WRONG, "stachowski")
    game.offer_draw(1)
    before = everything(game)
    with pytest.raises(error) as refused:
        game.play(game.board.grid.from_letters("aa"), rings=rings(game, letters))
    assert type(refused.value) is error
    assert everything(game) == before
    play(game, "aa")
    assert game.offer is None


@pytest.mark.parametrize(("letters", "error"), REFUSED)
def test_an_invalid_ring_after_a_dot(letters: str, error: type[RingRefused]) -> None:
    game = drawn(WRONG, "stachowski")
    play(game, "aa")
    before = everything(game)
    with pytest.raises(error) as refused:
        game.declare(rings(game, letters))
    assert type(refused.value) is error
    assert everything(game) == before


@pytest.mark.parametrize("when", ["with", "after"])
def test_a_ring_across_an_opponents_territory(when: str) -> None:
    """[stachowski], "Inert Points": "Black may not capture across a region of territory."."""
    game = drawn(WRONG, "stachowski")
    if when == "after":
        play(game, "aa")
    before = everything(game)
    with pytest.raises(RingOverTerritory):
        if when == "with":
            play(game, "aa.ibgbha")
        else:
            game.declare(rings(game, "ibgbha"))
    assert everything(game) == before


def test_a_ring_that_begins_without_a_dot_of_its_player() -> None:
    """It is refused for that reason, also right after a dot."""
    for letters, error in (("aabaab", RingWithoutDot), ("bbcbbcab", RingOfForeignDot)):
        game = drawn(OPEN, "stachowski")
        play(game, "cb")
        before = everything(game)
        with pytest.raises(error):
            game.declare(rings(game, letters))
        assert everything(game) == before


def test_an_empty_ring_and_points_that_are_not_on_the_board() -> None:
    game = drawn(OPEN, "stachowski")
    with pytest.raises(RingNotClosed):
        game.play(game.board.grid.from_letters("cb"), rings=[()])
    for point in (0, -1, 10**6):
        with pytest.raises(OffBoard):
            game.play(game.board.grid.from_letters("cb"), rings=[(point,)])
    assert game.ply == 0


def test_an_illegal_dot_is_refused_before_its_rings() -> None:
    game = drawn(WRONG, "stachowski")
    with pytest.raises(Occupied):
        play(game, "ba.bacbbc")


def test_declaring_no_rings_does_nothing() -> None:
    game = drawn(OPEN, "stachowski", options={"stop_without_dot": True})
    for moves in ("", "cb"):
        play(game, moves)
        before = everything(game)
        with pytest.raises(NotDeclared, match="there is no ring to declare"):
            game.declare([])
        assert everything(game) == before


def test_before_the_first_dot_nothing_is_declared() -> None:
    game = drawn(NESTED, "stachowski")
    for how in ({"rings": rings(game, SMALL)}, {"declare_all": True}):
        with pytest.raises(NotDeclared):
            game.declare(**how)


def test_nothing_can_be_declared_with_automatic_captures() -> None:
    game = drawn(OPEN)
    before = everything(game)
    with pytest.raises(RingRefused, match="captures are automatic"):
        play(game, f"cb.{RING}")
    assert everything(game) == before
    play(game, "cb")
    assert (game.captures, game.declarer) == ((1, 0), None)
    with pytest.raises(NotDeclared, match="captures are automatic"):
        game.declare(rings(game, RING))
    with pytest.raises(NotDeclared):
        game.declare(declare_all=True)


# the smallest ring


def test_a_larger_ring_is_refused_if_the_rules_want_the_smallest() -> None:
    """zagram's MinArea with MustSurr=0."""
    game = drawn(NESTED, "stachowski", options={"smallest": True})
    before = everything(game)
    with pytest.raises(RingNotSmallest, match="there is a smaller ring"):
        play(game, f"ed.{LARGE}")
    assert everything(game) == before
    play(game, "ed")
    before = everything(game)
    with pytest.raises(RingNotSmallest):
        game.declare(rings(game, LARGE))
    assert everything(game) == before
    game.declare(rings(game, SMALL))
    assert game.captures == (1, 0)
    check_back_and_forth(game)


def test_the_smallest_ring_is_found_after_the_dot() -> None:
    """The dot on cb makes a smaller ring out of one around both points."""
    position = """
        . R R . .
        R B . R .
        . R R . .
        . . . . .
        """
    game = drawn(position, "stachowski", options={"smallest": True})
    with pytest.raises(RingNotSmallest):
        play(game, f"cb.{LARGE}")
    play(game, f"cb.{SMALL}")
    game = drawn(position, "stachowski", options={"smallest": True})
    play(game, f"ed.{LARGE}")
    assert game.captures == (1, 0)


def test_declare_all_declares_the_smallest_rings() -> None:
    game = drawn(TWO, "stachowski", options={"smallest": True})
    play(game, "cb", declare_all=True)
    assert game.captures == (2, 0)


def test_one_ring_that_is_not_the_smallest_refuses_both() -> None:
    game = drawn(
        """
        . R R . . R .
        R B R R R B R
        . R R . . R .
        . . . . . . .
        """,
        "stachowski",
        options={"smallest": True},
    )
    before = everything(game)
    with pytest.raises(RingNotSmallest):
        play(game, f"ad.fagbfceb.{LARGE}")
    assert everything(game) == before
    play(game, f"ad.fagbfceb.{SMALL}")
    assert game.captures == (2, 0)


# a stop without a dot


def test_rings_alone_are_a_move_if_the_rules_allow_it() -> None:
    """[sgf-gm40]: "W[.cecfdgefdece] -- as above, but just stop, without placing a dot (may be allowed in
    some rulesets)"."""
    game = drawn(NESTED, "stachowski", options={"stop_without_dot": True})
    (taken,) = game.declare(rings(game, LARGE))
    assert taken.captured == 1
    assert (game.turn, game.ply, game.last_dot) == (1, 1, None)
    assert game.moves == [Declaration(0, tuple(rings(game, LARGE)))]
    assert to_json(game)["moves"] == [f".{LARGE}"]
    check_back_and_forth(game)


def test_declaring_an_old_ring_can_be_a_move() -> None:
    game = drawn(NESTED, "stachowski", first=1, options={"stop_without_dot": True})
    play(game, "ed")
    game.declare(rings(game, SMALL))
    assert (game.captures, game.turn, game.ply) == ((1, 0), 1, 2)
    assert game.declarer == 0
    check_back_and_forth(game)


def test_declaring_all_can_be_a_move() -> None:
    """Right after a dot of a player with nothing to declare."""
    game = drawn(NESTED, "stachowski", first=1, options={"stop_without_dot": True})
    play(game, "ed")
    game.declare(declare_all=True)
    assert (game.captures, game.turn, game.ply) == ((1, 0), 1, 2)


def test_declare_all_is_a_move_before_the_first_dot() -> None:
    game = drawn(NESTED, "stachowski", options={"stop_without_dot": True})
    game.declare(declare_all=True)
    assert (game.captures, game.turn) == ((1, 0), 1)


def test_another_players_rings_are_not_a_move() -> None:
    game = drawn(NESTED, "stachowski", first=1, options={"stop_without_dot": True})
    before = everything(game)
    with pytest.raises(RingOfForeignDot):
        game.declare(rings(game, SMALL))
    assert everything(game) == before


def test_more_rings_can_follow_rings_without_a_dot() -> None:
    game = drawn(
        """
        . R . R . .
        R B R B R .
        . R . R . .
        """,
        "stachowski",
        options={"stop_without_dot": True},
    )
    game.declare(rings(game, LEFT))
    game.declare(rings(game, RIGHT))
    assert (game.captures, game.ply) == ((2, 0), 1)
    assert game.moves == [Declaration(0, tuple(rings(game, f"{LEFT} {RIGHT}")))]
    check_back_and_forth(game)


def test_invalid_rings_without_a_dot() -> None:
    game = drawn(WRONG, "stachowski", options={"stop_without_dot": True})
    before = everything(game)
    for letters, error in REFUSED:
        with pytest.raises(error):
            game.declare(rings(game, letters))
        assert everything(game) == before


def test_rings_without_a_dot_are_refused_unless_the_rules_allow_them() -> None:
    """[wikikropki] 1: "exactly one dot per turn"."""
    game = drawn(NESTED, "wikikropki", first=1)
    play(game, "ed")
    before = everything(game)
    with pytest.raises(NotDeclared):
        game.declare(rings(game, SMALL))
    assert everything(game) == before


# whole games

DEEDS = ["dot", "dot", "all", "after", "one", "undo", "rings"]


@settings(derandomize=True, database=None, deadline=None, max_examples=30)
@given(
    st.lists(
        st.tuples(st.integers(0, 99), st.sampled_from(DEEDS)),
        max_size=40,
    ),
    st.integers(2, 3),
    st.booleans(),
)
def test_each_position_of_a_declared_game_can_be_reached_again(
    todo: list[tuple[int, str]], players: int, smallest: bool
) -> None:
    options = {"smallest": smallest, "stop_without_dot": True}
    game = empty(4, 4, "stachowski", players=players, options=options)
    for number, deed in todo:
        legal = list(game.board.legal_points)
        if deed == "undo" and game.ply:
            game.undo()
        elif game.outcome or not legal:
            break
        elif deed in ("dot", "all"):
            game.play(legal[number % len(legal)], declare_all=deed == "all")
        elif deed == "after" and game.declarable_rings():
            game.declare(declare_all=True)
        elif deed == "one" and game.declarable_rings():
            game.declare([game.declarable_rings()[number % len(game.declarable_rings())]])
        elif deed == "rings" and (offers := game.board.offers(game.turn)):
            game.declare([offers[number % len(offers)].ring])
    check_back_and_forth(game)
