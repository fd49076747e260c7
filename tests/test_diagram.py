"""Positions drawn as text: what is read, what is drawn, and what is refused with its place."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.diagram import Diagram, draw_rows, parse
from kropki.errors import InvalidDiagram


def test_a_drawing_has_dots_owners_and_numbered_moves() -> None:
    drawn = parse("""
        .   R   B2
        Br  .r  G
        Y1  .   B10
    """)
    assert (drawn.width, drawn.height) == (3, 3)
    assert drawn.dots == {(1, 0): 0, (0, 1): 1, (2, 1): 2}
    assert drawn.owners == {(0, 1): 0, (1, 1): 0}
    assert drawn.moves == [((0, 2), 3), ((2, 0), 1), ((2, 2), 1)]


def test_empty_lines_do_not_count() -> None:
    assert parse("\n\n. R .\n \n. . .\n\n. . B\n\n") == parse(". R .\n. . .\n. . B")


def test_what_is_drawn_lines_up_and_ends_without_blanks() -> None:
    drawn = parse("R10 . .\n. Br .\n. . B9")
    assert str(drawn) == "R2 .  .\n.  Br .\n.  .  B1"


def test_words_of_different_length_stand_in_columns() -> None:
    assert draw_rows([["R", ".", "Br"], [".", "B12", "."]]) == "R   .   Br\n.   B12 ."


places = st.tuples(st.integers(0, 4), st.integers(0, 3))
players = st.integers(0, 3)


@st.composite
def diagrams(draw: st.DrawFn) -> Diagram:
    """Any drawing of a board of 5×4."""
    dots = draw(st.dictionaries(places, players))
    moves = draw(st.dictionaries(places.filter(lambda place: place not in dots), players))
    owners = draw(st.dictionaries(places.filter(lambda place: place not in moves), players))
    return Diagram(5, 4, dots, owners, list(moves.items()))


@settings(derandomize=True, database=None, deadline=None)
@given(diagrams())
def test_what_was_drawn_is_read_back(drawn: Diagram) -> None:
    assert parse(str(drawn)) == drawn


@pytest.mark.parametrize("text", ["", " ", "\n\n", "\t\n"])
def test_an_empty_drawing(text: str) -> None:
    with pytest.raises(InvalidDiagram, match="the drawing is empty"):
        parse(text)


@pytest.mark.parametrize(
    ("text", "size"),
    [
        (".", "1×1"),
        (". .\n. .\n. .", "2×3"),
        (". . .\n. . .", "3×2"),
        ("\n".join([". " * 53] * 3), "53×3"),
        ("\n".join([". . ."] * 53), "3×53"),
    ],
)
def test_a_board_of_another_size_than_there_is(text: str, size: str) -> None:
    with pytest.raises(InvalidDiagram, match=f"a board of {size} was drawn: both sides must be 3 to 52"):
        parse(text)


@pytest.mark.parametrize("row", [". .", ". . . ."])
def test_rows_of_different_length(row: str) -> None:
    with pytest.raises(InvalidDiagram, match=rf"row 3 has {len(row.split())} points, row 1 has 3"):
        parse(f". . .\n. . .\n{row}")


@pytest.mark.parametrize(
    "word",
    ["x", "r", "RB", "Brr", "B3r", "Br3", ".3", "3", "B-1", "B12345", "B٣", "BR", "..", "R.", "\ud800"],
)
def test_a_word_that_is_no_point(word: str) -> None:
    with pytest.raises(InvalidDiagram, match=r"row 2, column 3: .* is no point"):
        parse(f". . .\n. . {word}\n. . .")


@pytest.mark.parametrize("word", ["B7", "R7", "R07"])
def test_two_moves_of_one_number(word: str) -> None:
    with pytest.raises(InvalidDiagram, match=r"row 3, column 1: there is a move 0?7 already"):
        parse(f"B7 . .\n. . .\n{word} . .")
