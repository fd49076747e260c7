"""Set-up positions: all faults, and positions after everything surrounded has been captured."""

from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.board.board import Board
from kropki.board.diagram import Diagram, parse
from kropki.board.setup import capture_surrounded, check_setup, find_faults
from kropki.errors import InvalidDiagram, InvalidSetup, SizeOutOfRange

quick = settings(derandomize=True, database=None, deadline=None, max_examples=150)


def drawing(text: str) -> str:
    return dedent(text).strip("\n")


def found(
    text: str, players: int = 2, *, declared: bool = False
) -> list[tuple[str, tuple[tuple[int, int], ...]]]:
    """Return the codes and points of a drawing's faults."""
    return [(fault.code, fault.points) for fault in find_faults(parse(text), players, declared=declared)]


def settle(text: str, players: int = 2) -> str:
    return str(capture_surrounded(parse(text), players))


SOUND = """
    .  R  .  .  .  .
    R  Br R  .  B  .
    R  .r R  B  Rb B
    .  R  .  .  B  .
"""


def test_a_valid_position() -> None:
    assert found(SOUND) == []
    assert found(SOUND, 4) == []
    assert found(SOUND, declared=True) == []
    check_setup(parse(SOUND), 2, declared=False)


def test_an_empty_ring_is_a_house_and_not_a_fault() -> None:
    assert (
        found("""
        . R . .
        R . R .
        . R . .
    """)
        == []
    )


@pytest.mark.parametrize(("width", "height"), [(0, 9), (9, 53), (0, 0), (-1, 3)])
def test_a_size_out_of_range(width: int, height: int) -> None:
    (fault,) = find_faults(Diagram(width, height), 2, declared=False)
    assert (fault.code, fault.points) == ("setup/size", ())
    assert fault.message == f"the board is {width}×{height}, but both sides must be 1 to 52"
    with pytest.raises(SizeOutOfRange):
        capture_surrounded(Diagram(width, height), 2)


def test_numbered_dots() -> None:
    text = """
        .  .  R1
        .  B  .
        B2 .  .
    """
    assert found(text) == [("setup/moves", ((2, 0), (0, 2)))]
    (fault,) = find_faults(parse(text), 2, declared=False)
    assert fault.message == (
        "row 1, column 3: the dot has a number, but a set-up has no moves: remove the number"
    )


def test_points_off_the_board() -> None:
    drawn = Diagram(3, 3, {(1, 1): 0, (3, 0): 1}, {(-1, 2): 0})
    codes = [(fault.code, fault.points) for fault in find_faults(drawn, 2, declared=False)]
    assert codes[0] == ("setup/off-board", ((3, 0), (-1, 2)))


def test_players_who_do_not_take_part() -> None:
    text = """
        .  Y  .  G
        Y  By Y  .
        .  Y  .  G
    """
    assert found(text) == [
        ("setup/player", ((3, 0), (3, 2))),
        ("setup/player", ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2))),
    ]
    assert [code for code, _ in found(text, 3)] == ["setup/player"]
    assert found(text, 4) == []
    message = find_faults(parse(text), 2, declared=False)[0].message
    assert message == "row 1, column 4: this belongs to player 2, but players are numbered 0 to 1"


@pytest.mark.parametrize(
    "text",
    [
        ".  R  .\nR  Br R\n.  .  .",
        ".  R  .\nR  Br R\n.  B  .",
        "Br R  .\nR  .  .\n.  .  .",
        ".  R  R  .\nR  Br .  R\n.  R  R  .",
        ".  R  .  .\nR  Br Rr R\n.  R  .  .",
    ],
)
def test_a_territory_without_a_ring(text: str) -> None:
    assert "setup/no-ring" in [code for code, _ in found(text)]
    with pytest.raises(InvalidDiagram):
        Board.from_text(text)


def test_a_territory_must_have_all_points_inside_its_ring() -> None:
    text = """
        .  R  R  R  .
        R  Br Br Br R
        R  Br R  Br R
        R  Br Br Br R
        .  R  R  R  .
    """
    ((code, points),) = found(text)
    assert (code, len(points)) == ("setup/no-ring", 8)
    assert found(text.replace("Br R  Br", "Br Rr Br")) == []


def test_a_territory_without_an_enemy() -> None:
    text = """
        .  R  R  .
        R  .r Rr R
        .  R  R  .
    """
    assert found(text) == [("setup/no-enemy", ((1, 1), (2, 1)))]
    assert found(text.replace("Rr", "Br")) == []


def test_what_is_surrounded_would_have_been_captured() -> None:
    text = """
        .  R  R  .
        R  B  .  R
        R  B  G  R
        .  R  R  .
    """
    assert found(text, 3) == [("setup/pending", ((1, 1), (1, 2), (2, 2)))]
    assert found(text, 3, declared=True) == []
    (fault,) = find_faults(parse(text), 3, declared=False)
    assert fault.message == (
        "row 2, column 2: Red (R) surrounds these dots, so they would be captured: make this a territory"
    )


def test_every_enclosed_region_is_a_separate_fault() -> None:
    text = """
        .  .  .  B  .  .
        .  B  B  R  B  .
        B  R  .  B  .  B
        .  B  B  R  B  .
        .  .  .  B  .  .
    """
    assert found(text) == [
        ("setup/pending", ((3, 1),)),
        ("setup/pending", ((1, 2),)),
        ("setup/pending", ((3, 3),)),
    ]
    red = text.replace("B", "?").replace("R", "B").replace("?", "R")
    assert [points for _, points in found(red)] == [points for _, points in found(text)]


def test_a_surrounded_dead_dot_is_not_a_fault() -> None:
    assert (
        found("""
        .  .  B  .  .
        .  B  Rb B  .
        B  Rb Bb Rb B
        .  B  Rb B  .
        .  .  B  .  .
    """)
        == []
    )


@pytest.mark.parametrize("declared", [False, True])
def test_nothing_left_to_play_on(declared: bool) -> None:
    text = """
        R  R  R
        R  Br R
        R  R  B
    """
    assert found(text, declared=declared) == [("setup/full", ())]
    territory = text.replace("Br R\n", ".r R\n").replace("R  R  B", "R  R  R")
    assert ("setup/full", ()) in found(territory, declared=declared)
    assert found(text.replace("R  R  B", "R  R  ."), declared=declared) == []


MANY = """
    .  R  .  .  G1
    R  B  R  .  .
    .  R  .  Br .
    .  .  .  .  .
    .  B  .  .  Y
    B  .b B  .  .
    .  B  .  .  .
"""


def test_all_faults_are_reported_at_once() -> None:
    assert [code for code, _ in found(MANY)] == [
        "setup/moves",
        "setup/player",
        "setup/no-ring",
        "setup/no-enemy",
        "setup/pending",
    ]
    with pytest.raises(InvalidSetup) as refused:
        check_setup(parse(MANY), 2, declared=False)
    assert refused.value.faults == find_faults(parse(MANY), 2, declared=False)
    assert refused.value.code == "setup/invalid"
    assert str(refused.value) == (
        "row 1, column 5: the dot has a number, but a set-up has no moves: remove the number (and 4 more)"
    )


def test_the_message_of_a_single_fault() -> None:
    with pytest.raises(InvalidSetup, match=r"make this a territory$"):
        check_setup(parse(". R .\nR B R\n. R ."), 2, declared=False)


def test_what_is_surrounded_becomes_a_territory() -> None:
    assert settle("""
        . R R . .
        R B . R .
        . R . R B
        . . R . .
    """) == drawing("""
        .  R  R  .  .
        R  Br .r R  .
        .  R  .r R  B
        .  .  R  .  .
    """)


def test_of_rings_of_different_players_the_outermost_wins() -> None:
    assert settle("""
        . . B . .
        . B R B .
        B R B R B
        . B R B .
        . . B . .
    """) == drawing("""
        .  .  B  .  .
        .  B  Rb B  .
        B  Rb Bb Rb B
        .  B  Rb B  .
        .  .  B  .  .
    """)


def test_a_wider_ring_of_the_same_player_without_other_enemies_captures_nothing() -> None:
    wide = """
        .  R  R  R  R  R  .
        R  .  .  R  .  .  R
        R  .  R  B  R  .  R
        R  .  .  R  .  .  R
        .  R  R  R  R  R  .
    """
    assert settle(wide) == drawing(wide.replace("R  B  R", "R  Br R"))
    assert settle(wide.replace("R  .  .  R", "R  B  .  R")) == drawing("""
        .  R  R  R  R  R  .
        R  Br .r R  .  .  R
        R  .r R  Br R  .  R
        R  Br .r R  .  .  R
        .  R  R  R  R  R  .
    """)


def test_rings_that_cross_go_to_the_larger_and_then_to_the_earlier_player() -> None:
    assert settle("""
        . R B .
        R B R B
        . R B .
    """) == drawing("""
        .  R  B  .
        R  Br R  B
        .  R  B  .
    """)
    assert settle("""
        . R B B .
        R B R . B
        . R B B .
    """) == drawing("""
        .  R  B  B  .
        R  B  Rb .b B
        .  R  B  B  .
    """)


def test_drawn_territories_stay_or_become_part_of_larger_ones() -> None:
    assert settle(SOUND) == drawing(SOUND)
    assert settle("""
        .  .  B  .  .
        .  B  R  B  .
        B  R  Br R  B
        .  B  R  B  .
        .  .  B  .  .
    """) == drawing("""
        .  .  B  .  .
        .  B  Rb B  .
        B  Rb Bb Rb B
        .  B  Rb B  .
        .  .  B  .  .
    """)


def test_dots_of_players_who_do_not_take_part_capture_nothing_but_are_captured() -> None:
    text = """
        .  G  .  .  R  .
        G  R  G  R  G  R
        .  G  .  .  R  .
    """
    assert settle(text) == drawing(text.replace("R  G  R\n", "R  Gr R\n"))
    assert settle(text, 3) == drawing(text.replace("G  R  G  R  G  R", "G  Rg G  R  Gr R"))


@st.composite
def dots(draw: st.DrawFn) -> tuple[Diagram, int]:
    """Draw random dots on a board of 3×3 to 8×8, often crowded, and the number of players."""
    width, height, players = draw(st.integers(3, 8)), draw(st.integers(3, 8)), draw(st.integers(2, 4))
    random = draw(st.randoms(use_true_random=False))
    share, ours = random.uniform(0.2, 1), random.uniform(0.3, 0.8)
    places = [(x, y) for y in range(height) for x in range(width) if random.random() < share]
    return Diagram(
        width,
        height,
        {place: 0 if random.random() < ours else random.randrange(players) for place in places},
    ), players


@quick
@given(dots())
def test_after_all_captures_no_alive_dot_is_surrounded(position: tuple[Diagram, int]) -> None:
    drawn, players = position
    before = str(drawn)
    after = capture_surrounded(drawn, players)
    assert str(drawn) == before
    assert after.dots == drawn.dots
    assert {fault.code for fault in find_faults(after, players, declared=False)} <= {"setup/full"}
    assert capture_surrounded(after, players) == after
    board = Board.from_diagram(after, players)
    assert str(board) == str(after)
    assert sum(board.captures) == sum(
        after.owners[p] != player for p, player in drawn.dots.items() if p in after.owners
    )


@quick
@given(dots(), st.data())
def test_only_a_drawing_without_faults_can_be_set_up(
    position: tuple[Diagram, int], data: st.DataObject
) -> None:
    drawn, players = position
    drawn = capture_surrounded(drawn, players) if data.draw(st.booleans()) else drawn
    places = st.tuples(st.integers(0, drawn.width - 1), st.integers(0, drawn.height - 1))
    for place in data.draw(st.lists(places, max_size=2)):
        owner = data.draw(st.sampled_from([None, *range(players)]))
        drawn.owners.pop(place, None)
        if owner is not None:
            drawn.owners[place] = owner
    codes = {fault.code for fault in find_faults(drawn, players, declared=True)}
    try:
        Board.from_diagram(drawn, players, declared=True)
    except InvalidDiagram:
        assert "setup/no-ring" in codes
    else:
        assert "setup/no-ring" not in codes
        assert Board.from_diagram(drawn, players).is_full == ("setup/full" in codes)
        pending = Board.from_diagram(drawn, players)._holdings.pending
        assert pending == ("setup/pending" in {f.code for f in find_faults(drawn, players, declared=False)})
