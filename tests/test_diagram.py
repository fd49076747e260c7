"""Positions drawn as text: reading, drawing, and errors with their places."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.board.diagram import Diagram, format_rows, looks_like_diagram, parse, parse_all
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


def test_empty_lines_are_ignored() -> None:
    assert parse("\n\n. R .\n \n. . .\n\n. . B\n\n") == parse(". R .\n. . .\n. . B")


def test_a_drawing_can_have_letters_and_numbers_around_it() -> None:
    labelled = """
           a  b  c
        1  .  R  B2
        2  Br .r G

        3  Y1 .  B10
    """
    assert parse(labelled) == parse(". R B2\nBr .r G\nY1 . B10")
    assert parse(labelled).places[0, 2] == (6, 12)


@pytest.mark.parametrize(
    ("row", "what"),
    [("3 . . .", "row 2 starts with '3' instead of its number 2"), ("2", "row 2 has no points")],
)
def test_the_numbers_of_rows_must_be_right(row: str, what: str) -> None:
    with pytest.raises(InvalidDiagram, match=what) as raised:
        parse(f"  a b c\n1 . . .\n {row}\n3 . . .")
    assert (raised.value.line, raised.value.column) == (3, 2)


def test_several_drawings_are_separated_by_empty_lines() -> None:
    one, other = ". R .\n. . .\n. . B", ". . . .\n. R2 B1 .\n. . . ."
    assert parse_all(f"\n{one}\n\n \n{other}\n") == [parse(one), parse(other)]
    assert parse_all(f"{one}\n\n{one}")[1].places[0, 0] == (5, 1)
    loose = one.replace("\n", "\n\n")
    assert parse_all(loose) == [parse(one)]


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        (". R x\n. . .\n. . .", True),
        ("...\n.R.\n...", True),
        ("  a b c\n1 . . .\n2 . . .\n3 . . .", True),
        ("", False),
        ("y", False),
        ("123", False),
        ("A game of Go by Bob.", False),
    ],
)
def test_texts_that_look_like_diagrams(text: str, drawn: bool) -> None:
    assert looks_like_diagram(text) is drawn


@pytest.mark.parametrize(
    ("text", "place", "what"),
    [
        ("\n. R B\n . x .\n. . .", (3, 4), "row 2, column 2: 'x' is not a point"),
        (". . .\n\n  . .\n. . .", (3, 3), "row 2 has 2 points"),
        (" ...\n ...\n ...", (1, 2), "'...' is not a point .*; put a space between points"),
        (". R1 .\n. . R1\n. . .", (2, 5), "move number 1 is used twice"),
        ("\n " + ". " * 53, (2, 2), "the board is 53×1"),
    ],
)
def test_the_place_of_an_error(text: str, place: tuple[int, int], what: str) -> None:
    with pytest.raises(InvalidDiagram, match=what) as raised:
        parse(text)
    assert (raised.value.line, raised.value.column) == place


def test_columns_line_up_and_lines_end_without_blanks() -> None:
    drawn = parse("R10 . .\n. Br .\n. . B9")
    assert str(drawn) == "R10 .   .\n.   Br  .\n.   .   B9"
    assert drawn.moves == [((2, 2), 1), ((0, 0), 0)]
    assert parse("R2 . .\n. Br .\n. . B1").numbers == []


def test_words_of_different_length_are_in_columns() -> None:
    assert format_rows([["R", ".", "Br"], [".", "B12", "."]]) == "R   .   Br\n.   B12 ."


places = st.tuples(st.integers(0, 4), st.integers(0, 3))
players = st.integers(0, 3)


@st.composite
def diagrams(draw: st.DrawFn) -> Diagram:
    """Draw a random diagram of 5×4."""
    dots = draw(st.dictionaries(places, players))
    moves = draw(st.dictionaries(places.filter(lambda place: place not in dots), players))
    owners = draw(st.dictionaries(places.filter(lambda place: place not in moves), players))
    numbers = sorted(draw(st.sets(st.integers(0, 9999), min_size=len(moves), max_size=len(moves))))
    is_plain = draw(st.booleans()) or numbers == [*range(1, len(moves) + 1)]
    return Diagram(5, 4, dots, owners, list(moves.items()), [] if is_plain else numbers)


@settings(derandomize=True, database=None, deadline=None)
@given(diagrams())
def test_a_diagram_can_be_read_from_its_text(drawn: Diagram) -> None:
    assert parse(str(drawn)) == drawn


@pytest.mark.parametrize("text", ["", " ", "\n\n", "\t\n"])
def test_an_empty_drawing(text: str) -> None:
    with pytest.raises(InvalidDiagram, match="the drawing is empty"):
        parse(text)


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("\n".join([". " * 53] * 3), "53×3"),
        ("\n".join([". . ."] * 53), "3×53"),
    ],
)
def test_a_drawing_of_a_size_out_of_range(text: str, size: str) -> None:
    with pytest.raises(InvalidDiagram, match=f"the board is {size}, but both sides must be 1 to 52"):
        parse(text)


@pytest.mark.parametrize(
    ("text", "size"), [(".", (1, 1)), ("R . B", (3, 1)), ("R\nB", (1, 2)), ("a\n1 R\n", (1, 1))]
)
def test_the_smallest_drawings(text: str, size: tuple[int, int]) -> None:
    drawn = parse(text)
    assert (drawn.width, drawn.height) == size
    assert parse(str(drawn)) == drawn


@pytest.mark.parametrize("row", [". .", ". . . ."])
def test_rows_of_different_length(row: str) -> None:
    with pytest.raises(InvalidDiagram, match=rf"row 3 has {len(row.split())} points, but row 1 has 3"):
        parse(f". . .\n. . .\n{row}")


@pytest.mark.parametrize(
    "word",
    ["x", "r", "RB", "Brr", "B3r", "Br3", ".3", "3", "B-1", "B12345", "B٣", "BR", "..", "R.", "\ud800"],
)
def test_a_word_that_is_not_a_point(word: str) -> None:
    with pytest.raises(InvalidDiagram, match=r"row 2, column 3: .* is not a point"):
        parse(f". . .\n. . {word}\n. . .")


@pytest.mark.parametrize("word", ["B7", "R7", "R07"])
def test_two_moves_with_the_same_number(word: str) -> None:
    with pytest.raises(InvalidDiagram, match=r"row 3, column 1: move number 0?7 is used twice"):
        parse(f"B7 . .\n. . .\n{word} . .")


def test_an_empty_diagram_is_a_board_for_two() -> None:
    drawn = parse(". . . .\n. . . .")
    assert drawn.players == 2
