"""Boards: refused moves, legal points, copies, drawings, set-up positions and masks."""

import pickle
import sys
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.board.board import Board
from kropki.board.grid import COLOURS
from kropki.board.territory import Territory
from kropki.board.variant import Areas, Variant
from kropki.errors import (
    IllegalMove,
    InTerritory,
    InvalidDiagram,
    KropkiError,
    NoSuchPlayer,
    NothingToUndo,
    Occupied,
    OffBoard,
    RingOfForeignDot,
    RingRefused,
    SizeOutOfRange,
)
from tests.models.board import SIDES, flood
from tests.support.positions import places, random_positions
from tests.support.settings import steady

TWO_TERRITORIES = """
    .  .  .  .  .  .  .
    .  R  .  .  .  B  .
    R  Br R  .  B  Rb B
    R  .r R  .  .  B  .
    .  R  .  .  .  .  G
"""
RED_RING = """
    . . . . . .
    . . R . . .
    . R B R . .
    . R . R . .
    . . R . . .
    . . . . . .
"""


def at(board: Board, x: int, y: int) -> int:
    return board.grid.point(x, y)


def state(board: Board) -> tuple[object, ...]:
    """Return everything that a board shows."""
    return (
        str(board),
        board.captures,
        [(t.owner, t.inside, t.captured, t.freed, t.ring) for t in board.territories],
        list(board.legal_points),
        [(board.is_alive(point), board.house(point)) for point in board.grid.points],
    )


def undone(board: Board) -> list[tuple[object, ...]]:
    """Return what a copy of the board shows while all its moves are undone one by one."""
    board = board.copy()
    states = [state(board)]
    while True:
        try:
            board.undo()
        except NothingToUndo:
            return states
        states.append(state(board))


# players and sizes


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**30])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(NoSuchPlayer, match=f"is {players}, but it must be 2, 3 or 4"):
        Board(5, 5, players)


def test_a_board_size_out_of_range() -> None:
    with pytest.raises(SizeOutOfRange):
        Board(0, 5)
    with pytest.raises(SizeOutOfRange):
        Board(5, 53)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_can_play_at_any_time(players: int) -> None:
    board = Board(5, 5, players)
    for x in range(players):
        assert board.play(at(board, x, 0), players - 1 - x) == ()
    assert [board.dot(at(board, x, 0)) for x in range(players)] == list(reversed(range(players)))
    assert board.captures == (0,) * players


# refusals


@pytest.fixture
def played() -> Board:
    """Return a board with dots, a territory, a house and moves to undo."""
    return Board.from_text("""
        .  R1 .  .  .  .
        R2 B3 R4 .  .  .
        .  R5 .  B6 .  .
        .  .  B7 .  B8 .
        .  .  .  B9 .  .
        .  .  .  .  .  .
    """)


def test_every_index_that_is_not_a_point_is_off_the_board(played: Board) -> None:
    before = undone(played)
    for point in [*played.grid.mask_points(played.grid.rim), -1, played.grid.limit, 10**30, -(10**30)]:
        refusal = played.refusal(point)
        assert isinstance(refusal, OffBoard)
        with pytest.raises(OffBoard, match="is not on the 6×6 board"):
            played.play(point, 0)
        assert point not in played.legal_points
    assert undone(played) == before


@pytest.mark.parametrize("player", [-1, 2, 3, 4, 10**30, -(10**30)])
def test_a_player_who_does_not_take_part_is_refused(played: Board, player: int) -> None:
    before = undone(played)
    for point in (at(played, 5, 5), at(played, 1, 0), at(played, 1, 1), -1):
        with pytest.raises(NoSuchPlayer, match=f"no player {player}: players are numbered 0 to 1"):
            played.play(point, player)
    assert undone(played) == before


@pytest.mark.parametrize("player", [0, 1])
def test_a_dot_alive_or_dead_occupies_its_point(played: Board, player: int) -> None:
    before = undone(played)
    for x, y, name in ((1, 0, "ba"), (1, 1, "bb"), (3, 2, "dc")):
        with pytest.raises(Occupied, match=f"{name} already has a dot"):
            played.play(at(played, x, y), player)
    assert undone(played) == before


@pytest.mark.parametrize("player", [0, 1, 2])
def test_nobody_can_play_in_a_territory_and_its_owner_is_named(player: int) -> None:
    board = Board.from_text("""
        .  R  .  .  .  .  .
        R  Br R  .  .  B1 .
        R  .r R  .  B2 R3 B4
        .  R  .  .  B5 .  B6
        .  .  .  .  .  B7 G
    """)
    before = undone(board)
    for x, y, owner in ((1, 2, 0), (5, 3, 1)):
        with pytest.raises(InTerritory, match=f"is in {COLOURS[owner]}'s territory") as refused:
            board.play(at(board, x, y), player)
        assert refused.value.owner == owner
    assert undone(board) == before


def test_refusal_returns_the_error_that_play_raises(played: Board) -> None:
    for point in played.grid.points:
        refusal = played.refusal(point)
        try:
            played.copy().play(point, 0)
        except IllegalMove as error:
            assert refusal is not None
            assert (type(error), str(error)) == (type(refusal), str(refusal))
            assert point not in played.legal_points
        else:
            assert refusal is None
            assert point in played.legal_points


def test_before_the_first_dot_there_is_nothing_to_undo() -> None:
    with pytest.raises(NothingToUndo):
        Board(3, 3).undo()
    with pytest.raises(NothingToUndo):
        Board.from_text(TWO_TERRITORIES).undo()


def test_after_undoing_everything_there_is_nothing_to_undo(played: Board) -> None:
    assert len(undone(played)) == 10
    for _ in range(9):
        played.undo()
    assert state(played) == state(Board(6, 6))
    with pytest.raises(NothingToUndo):
        played.undo()
    assert state(played) == state(Board(6, 6))


# the container of legal points


def test_the_legal_points_follow_the_board() -> None:
    board = Board(4, 3)
    legal = board.legal_points
    assert list(legal) == list(board.grid.points)
    assert len(legal) == 12
    board.play(at(board, 1, 1), 0)
    assert len(legal) == 11
    assert at(board, 1, 1) not in legal
    board.undo()
    assert at(board, 1, 1) in legal


@pytest.mark.parametrize("thing", [None, "aa", 1.5, (4, 0), -1, 0, 10**30, -(10**30), [], 6.0])
def test_only_points_are_legal_points(thing: object) -> None:
    assert thing not in Board(4, 4).legal_points


def test_a_full_board_has_no_legal_points() -> None:
    board = Board(3, 3)
    for point in board.grid.points:
        assert board.legal_points
        assert not board.is_full
        board.play(point, 0)
    assert not board.legal_points
    assert list(board.legal_points) == []
    assert board.is_full


def test_a_board_is_full_when_all_empty_points_are_territory() -> None:
    board = Board.from_text("""
        R  R  R  R
        R  B  .  R
        R  .  B1 R
        R  R  R2 R
    """)
    assert board.captures == (2, 0)
    assert board.is_full
    assert len(board.legal_points) == 0


# copies, comparing and drawing


def test_a_copy_has_the_same_position_and_moves_to_undo(played: Board) -> None:
    twin = played.copy()
    assert twin == played
    assert undone(twin) == undone(played)


def test_a_copy_and_its_original_are_independent(played: Board) -> None:
    before = undone(played)
    twin = played.copy()
    twin.play(at(twin, 3, 3), 0)
    assert twin.captures == (1, 1)
    assert undone(played) == before
    assert undone(twin)[1:] == before
    after = undone(twin)
    for _ in range(9):
        played.undo()
    played.play(at(played, 5, 5), 1)
    assert undone(twin) == after


def test_a_copy_of_a_set_up_board_captures_what_the_original_would() -> None:
    board = Board.from_text(RED_RING)
    twin = board.copy()
    assert len(twin.play(at(twin, 2, 3), 0)) == 1
    assert state(board) == state(Board.from_text(RED_RING))


def test_boards_are_equal_if_dots_and_territories_are() -> None:
    board = Board.from_text(RED_RING)
    assert board == Board.from_text(RED_RING)
    assert board != Board.from_text(RED_RING, players=3)
    assert board != Board.from_text(RED_RING.replace("B", "."))
    assert Board.from_text(TWO_TERRITORIES) != Board.from_text(TWO_TERRITORIES.replace("Br", "Rr"))
    assert board != RED_RING
    assert Board(3, 4) != Board(4, 3)


def test_a_board_changes_and_so_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Board(3, 3))


@pytest.mark.parametrize("text", [TWO_TERRITORIES, RED_RING, ". . .\n. . .\n. . .", ". Y .\n. . .\n. . R"])
def test_a_board_can_be_read_from_its_drawing(text: str) -> None:
    board = Board.from_text(text)
    assert str(board).split() == text.split()
    again = Board.from_text(str(board))
    assert again == board
    assert state(again)[3:] == state(board)[3:]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_repr_is_python_code_that_makes_the_board(players: int) -> None:
    board = Board(5, 4, players)
    board.play(at(board, 2, 1), players - 1)
    assert eval(repr(board), {"Board": Board}) == board


def test_a_played_board_can_be_read_with_its_captures_and_rings(played: Board) -> None:
    again = Board.from_text(str(played))
    assert again == played
    assert again.captures == played.captures == (1, 0)
    assert [t.ring for t in again.territories] == [t.ring for t in played.territories]
    assert list(again.legal_points) == list(played.legal_points)
    assert [again.house(p) for p in again.grid.points] == [played.house(p) for p in played.grid.points]


# territories


def letters(board: Board, territory: Territory) -> list[str]:
    return [board.grid.letters(point) for point in territory.ring]


def test_the_ring_around_one_dot_runs_clockwise() -> None:
    board = Board.from_text("""
        .  R1 .
        R2 B  R3
        .  R4 .
    """)
    [territory] = board.territories
    ring = letters(board, territory)
    start = ring.index("ba")
    assert ring[start:] + ring[:start] == ["ba", "cb", "bc", "ab"]
    assert list(board.inside(territory)) == [at(board, 1, 1)]
    assert (territory.owner, territory.captured, territory.freed) == (0, 1, 0)


def test_the_ring_consists_of_dots_that_touch_the_inside() -> None:
    """The corners and the outer row of a thick wall are not part of it."""
    board = Board.from_text("""
        R  R  R  R  R
        R  R  R  R  R
        R  R  B  R1 R
        R  R  R  R  R
        R  R  R  R  R
    """)
    [territory] = board.territories
    assert sorted(letters(board, territory)) == ["bc", "cb", "cd", "dc"]


def test_territories_are_in_the_order_of_capture(played: Board) -> None:
    played.play(at(played, 3, 3), 0)
    assert [(t.owner, t.captured) for t in played.territories] == [(0, 1), (1, 1)]


def test_play_returns_the_captures_that_the_board_has() -> None:
    board = Board.from_text("""
        .  R .  .
        R  B .  .
        .  R .  .
        .  . .  .
    """)
    taken = board.play(at(board, 2, 1), 0)
    assert taken == board.territories
    assert [(t.owner, t.captured, t.freed) for t in taken] == [(0, 1, 0)]


# set-up positions


def test_drawn_territories_count_their_captures() -> None:
    board = Board.from_text(TWO_TERRITORIES)
    assert board.players == 3
    assert board.captures == (1, 1, 0)
    assert [t.owner for t in board.territories] == [0, 1]
    assert board.owner(at(board, 1, 3)) == 0
    assert not board.is_alive(at(board, 1, 2))
    assert board.is_alive(at(board, 1, 1))


def test_the_number_of_players_is_what_is_drawn_and_at_least_two() -> None:
    assert Board.from_text(". . .\n. . .\n. . .").players == 2
    assert Board.from_text(". . .\n. R .\n. . .").players == 2
    assert Board.from_text(". . .\n. G .\n. . .").players == 3
    assert Board.from_text(". . .\n. Y1 .\n. . .").players == 4
    assert Board.from_text(". R .\n. . .\n. . .", players=4).players == 4


@pytest.mark.parametrize(
    "text",
    [
        ". . .\n. G .\n. . .",
        ". . .\n. G1 .\n. . .",
        ". G .\nG Rg G\n. G .",
        ". R .\nR .g R\n. R .",
    ],
)
def test_a_drawing_with_too_many_players_is_refused(text: str) -> None:
    with pytest.raises(KropkiError):
        Board.from_text(text, players=2)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (". R .\nR Br R\n. . .", "row 2, column 2"),
        (". B .\nB Br B\n. B .", "row 2, column 2"),
        ("Br R .\nR . .\n. . .", "row 1, column 1"),
        (". R R .\nR Br . R\n. R R .", "row 2, column 2"),
        (". . . . .\n. . R . .\n. R Br R .\n. . Rr . .\n. . . . .", "row 3, column 3"),
        (". R . .\nR Br R .\n. R .r R\n. . . .", "row 3, column 3"),
    ],
)
def test_a_drawn_territory_that_no_ring_surrounds(text: str, place: str) -> None:
    with pytest.raises(InvalidDiagram, match=rf"{place}: this territory is not surrounded by a ring of R"):
        Board.from_text(text)


def test_a_drawn_territory_is_everything_inside_its_ring() -> None:
    whole = """
        .  R  R  R  R  .
        R  Br .r .r .r R
        .  R  R  R  R  .
    """
    assert Board.from_text(whole).captures == (1, 0)
    with pytest.raises(InvalidDiagram, match=r"row 2, column 2: .* not surrounded by a ring of R"):
        Board.from_text(whole.replace(".r R", ".  R"))


def test_loose_dots_inside_a_drawn_territory_are_dead() -> None:
    board = Board.from_text("""
        .  R  R  R  .
        R  Br .r .r R
        R  .r Rr .r R
        .  R  R  R  .
    """)
    assert board.captures == (1, 0)
    assert not board.is_alive(at(board, 2, 2))


@pytest.mark.parametrize(("move", "error"), [("Br1", InvalidDiagram), ("G1", NoSuchPlayer)])
def test_a_drawn_move_that_cannot_be_played_is_refused(move: str, error: type[KropkiError]) -> None:
    with pytest.raises(error):
        Board.from_text(f". . .\n. {move} .\n. . .", players=2)


def test_drawn_moves_are_played_and_can_be_undone() -> None:
    board = Board.from_text(RED_RING.replace("R B R", "R B R5"))
    assert len(undone(board)) == 2
    board.undo()
    assert state(board) == state(Board.from_text(RED_RING.replace("R B R", "R B .")))


# enemy dots that are surrounded but not captured


def test_setting_up_captures_nothing() -> None:
    board = Board.from_text(RED_RING)
    assert board.captures == (0, 0)
    assert board.territories == ()
    assert board.refusal(at(board, 2, 3)) is None


def test_a_ring_that_was_set_up_captures_with_a_dot_on_it() -> None:
    board = Board.from_text(RED_RING)
    [territory] = board.play(at(board, 2, 3), 0)
    assert sorted(letters(board, territory)) == ["bc", "cb", "cd", "dc"]
    assert (territory.owner, territory.captured, board.captures) == (0, 1, (1, 0))


@pytest.mark.parametrize("place", [(0, 0), (1, 1), (2, 5), (4, 2), (5, 3)])
def test_the_owners_dot_outside_the_ring_captures_nothing(place: tuple[int, int]) -> None:
    board = Board.from_text(RED_RING)
    assert board.play(at(board, *place), 0) == ()
    assert board.captures == (0, 0)
    assert len(board.play(at(board, 2, 3), 0)) == 1


def test_an_enemy_dot_played_into_the_ring_is_captured_later_with_the_rest() -> None:
    """It is not a house, because it contains an alive enemy dot."""
    board = Board.from_text("""
        . R R R .
        R B . . R
        . R R R .
    """)
    assert board.play(at(board, 3, 1), 1) == ()
    assert board.captures == (0, 0)
    taken = board.play(at(board, 2, 1), 0)
    assert sorted(t.captured for t in taken) == [1, 1]


def test_a_house_next_to_it_still_captures_a_dot() -> None:
    board = Board.from_text("""
        . R . R .
        R B R . R
        . R . R .
    """)
    [territory] = board.play(at(board, 3, 1), 1)
    assert (territory.owner, territory.captured) == (0, 1)
    assert board.captures == (1, 0)
    assert board.dot(at(board, 1, 1)) == 1
    assert board.is_alive(at(board, 1, 1))


def test_a_capture_by_a_ring_that_was_set_up_can_be_undone() -> None:
    board = Board.from_text(RED_RING)
    before = state(board)
    board.play(at(board, 0, 0), 1)
    board.play(at(board, 2, 3), 0)
    board.undo()
    board.undo()
    assert state(board) == before
    assert len(board.play(at(board, 2, 3), 0)) == 1


def test_a_refused_move_does_not_change_a_pending_capture() -> None:
    board = Board.from_text(RED_RING)
    before = state(board)
    for point, player in ((at(board, 2, 2), 0), (-1, 0), (at(board, 2, 3), 2)):
        with pytest.raises(KropkiError):
            board.play(point, player)
    assert state(board) == before
    assert len(board.play(at(board, 2, 3), 0)) == 1


def test_one_dot_captures_with_two_rings_that_were_set_up() -> None:
    board = Board.from_text("""
        . R R R .
        R B . B R
        . R R R .
    """)
    taken = board.play(at(board, 2, 1), 0)
    assert sorted(t.captured for t in taken) == [1, 1]
    assert board.captures == (2, 0)


def test_of_two_nested_rings_the_owner_of_the_dot_captures_with_theirs() -> None:
    """The inner ring is blue and has a red dot inside. The outer one is red and has all of that inside."""
    drawn = """
        . . R R R . .
        . R . B . R .
        R . B R B . R
        R . B . B . R
        . R . B . R .
        . . R R R . .
    """
    board = Board.from_text(drawn)
    [inner] = board.play(at(board, 3, 3), 1)
    assert (inner.owner, inner.captured, board.captures) == (1, 1, (0, 1))
    board.undo()
    assert board.play(at(board, 3, 3), 0) == ()
    assert state(board) != state(Board.from_text(drawn))


def test_a_third_players_ring_captures_dots_of_both_enemies() -> None:
    board = Board.from_text("""
        .  G G .
        G  R . G
        G  . B G
        .  G G .
    """)
    [territory] = board.play(at(board, 2, 1), 2)
    assert (territory.owner, territory.captured) == (2, 2)
    assert board.captures == (0, 0, 2)


def test_automatic_captures_cannot_be_declared() -> None:
    board = Board.from_text(". R .\nR B R\n. R .")
    ring = [board.grid.point(x, y) for x, y in ((1, 0), (2, 1), (1, 2), (0, 1))]
    with pytest.raises(RingRefused):
        board.enclose(0, [ring])
    assert board.captures == (0, 0)


# masks and rings


def masks_match_points(board: Board) -> None:
    """Check each mask against what the board says about each point."""
    points = {board.grid.xy(point): point for point in board.grid.points}
    dots = {place: board.dot(point) for place, point in points.items()}
    owners = {place: board.owner(point) for place, point in points.items()}
    alive = {place for place, point in points.items() if board.is_alive(point)}
    assert places(board, board.open_mask) == set(map(board.grid.xy, board.legal_points))
    for player in range(board.players):
        mine = {place for place in points if dots[place] == player}
        others = {place for place in points if dots[place] not in (None, player)}
        held = {place for place in points if owners[place] == player}
        assert places(board, board.dot_mask(player)) == mine
        assert places(board, board.alive_mask(player)) == mine & alive
        assert places(board, board.enemies_mask(player)) == others & alive
        assert places(board, board.held_mask(player)) == held
        assert places(board, board.uncaptured_mask(player)) == others - held
        assert places(board, board.captive_mask(player)) == mine - held - alive
        outside = {(x, y) for x in (-1, board.grid.width) for y in range(-1, board.grid.height + 1)}
        outside |= {(x, y) for y in (-1, board.grid.height) for x in range(board.grid.width)}
        reached = flood(outside, (outside | points.keys()) - (mine & alive), SIDES)
        assert places(board, board.closed_mask(player)) == points.keys() - (mine & alive) - reached - held


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
@steady(examples=8)
@given(random=st.randoms(use_true_random=False))
def test_masks_match_points(random: Random, declared: bool) -> None:
    boards: Iterator[Board] = random_positions(random, declared)
    for board in boards:
        masks_match_points(board)


def test_check_ring_returns_what_the_ring_would_capture() -> None:
    board = Board.from_text(". R . .\nR B R .\nR . R B\n. R . .", declared=True)
    ring = [board.grid.from_letters(letters) for letters in ("ba", "cb", "cc", "bd", "ac", "ab")]
    for player in (None, 0):
        territory = board.check_ring(ring, player)
        assert (territory.owner, territory.captured, territory.freed) == (0, 1, 0)
        assert places(board, territory.inside) == {(1, 1), (1, 2)}
        assert territory.ring == tuple(ring)
    with pytest.raises(RingOfForeignDot):
        board.check_ring(ring, 1)
    assert board.territories == ()
    assert board.enclose(0, [ring]) == (territory,)


def test_check_ring_accepts_a_ring_without_enemies() -> None:
    board = Board.from_text(". R .\nR . R\n. R .")
    territory = board.check_ring([board.grid.from_letters(letters) for letters in ("ba", "cb", "bc", "ab")])
    assert (territory.owner, territory.captured, territory.freed) == (0, 0, 0)


@pytest.mark.parametrize("declared", [False, True])
@pytest.mark.parametrize("variant", [Variant(), Variant(edge=True), Variant(Areas.ANY), Variant(Areas.FULL)])
def test_dots_set_up_outside_territories_make_the_same_board_as_a_drawing(
    declared: bool, variant: Variant
) -> None:
    random = Random(7)
    for _ in range(0 if declared and variant != Variant() else 12):
        board = Board(6, 6, declared=declared, variant=variant)
        for _ in range(18):
            if board.legal_points:
                board.play(random.choice(list(board.legal_points)), random.randrange(2))
        for _ in range(min(4, len(board.legal_points))):
            free = list(board.legal_points)
            added = [(point, random.randrange(2)) for point in random.sample(free, min(2, len(free)))]
            there = [point for point in board.grid.points if board.is_alive(point)]
            changed = random.sample(there, min(2, len(there)))
            dots = [*added, *((point, random.choice((None, 0, 1))) for point in changed)]
            try:
                board = board.with_dots(dots)
            except InvalidDiagram:  # a territory would not be surrounded any more
                board = board.with_dots(added)
            drawn = Board.from_diagram(board.diagram(), 2, declared=declared, variant=variant)
            assert board == drawn
            assert {(t.owner, t.inside, t.captured, t.ring) for t in board.territories} == {
                (t.owner, t.inside, t.captured, t.ring) for t in drawn.territories
            }
            assert [board.house_mask(p) for p in (0, 1)] == [drawn.house_mask(p) for p in (0, 1)]
            for point in list(board.legal_points)[:4]:
                taken = [[(t.owner, t.inside) for t in each.play(point, 0)] for each in (board, drawn)]
                assert taken[0] == taken[1]
                assert board == drawn
                board.undo()
                drawn.undo()
            for point in random.sample(list(board.legal_points), min(6, len(board.legal_points))):
                if point in board.legal_points:
                    player = random.randrange(2)
                    areas = [sorted([t.inside for t in b.play(point, player)]) for b in (board, drawn)]
                    assert areas[0] == areas[1]


@pytest.mark.parametrize("player", [None, 0, 1])
def test_setting_up_dots_takes_few_calls_on_the_largest_board(player: int | None) -> None:
    """A file or a kept game may set up dots at a thousand nodes. Counting calls needs no fast machine."""
    board = Board(52, 52)
    for point in list(board.grid.points)[::3]:
        board.play(point, point % 2)
    count = 0

    def count_call(frame: object, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    points = next(iter(board.legal_points)), next(filter(board.is_alive, board.grid.points))
    sys.setprofile(count_call)
    try:
        board.with_dots([(point, player) for point in points])
    finally:
        sys.setprofile(None)
    assert count < 3_000


def test_with_dots_adds_replaces_and_removes_dots() -> None:
    board = Board.from_text(TWO_TERRITORIES)
    changed = board.with_dots([(at(board, 0, 0), 2), (at(board, 6, 4), 0), (at(board, 1, 2), None)])
    assert changed == Board.from_text(
        TWO_TERRITORIES.replace(".  .  .  .  .  .  .", "G  .  .  .  .  .  .")
        .replace(".  G", ".  R")
        .replace("R  Br R", "R  .r R")
    )
    assert board == Board.from_text(TWO_TERRITORIES)
    assert changed.captures == (0, 1, 0)
    with pytest.raises(NothingToUndo):
        changed.undo()
    with pytest.raises(InvalidDiagram):
        board.with_dots([(at(board, 1, 1), None)])
    with pytest.raises(NoSuchPlayer):
        board.with_dots([(at(board, 0, 0), 3)])


def test_a_board_that_remembers_regions_plays_and_pickles_as_any_other() -> None:
    board = Board.from_text(". R . .\nR B R .\nR . R B\n. . . .")
    board.remember_regions()
    twin = pickle.loads(pickle.dumps(board))
    point = board.grid.point(1, 3)
    captures, inside = board.captures_after(point, 0)
    assert captures == (1, 0) and places(board, inside) == {(1, 1), (1, 2)}
    for each in (board, board.copy(), twin):
        assert [territory.captured for territory in each.play(point, 0)] == [1]
        each.undo()
    assert board == twin
