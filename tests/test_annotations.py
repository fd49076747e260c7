"""Notes of a node: comment, name, markup and verdicts."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.board.grid import LETTERS, Grid
from kropki.errors import InvalidAnnotation
from kropki.game.tree import Node, Setup
from kropki.record import annotations
from kropki.record.annotations import (
    JUDGEMENTS,
    LABELS,
    LINE_MARKS,
    MAX_LABEL,
    POINT_MARKS,
    VERDICTS,
    comment_of,
    judgement,
    marks,
    name,
    signs,
    verdict,
    with_annotations,
)
from kropki.record.notes import make_note, note_of, properties_of
from kropki.sgf import parse
from tests.support.settings import steady

GRID = Grid.of(6, 4)


def noted(sgf: str) -> Node:
    """Return a node with the properties of an SGF node."""
    [root] = parse(f"(;{sgf})").trees
    return Node(notes=[*map(note_of, root.properties)])


def written(node: Node) -> str:
    """Return a node's notes as SGF."""
    return "".join(map(str, properties_of(node.notes)))


def annotate(node: Node, **said: Any) -> Node:
    """Return the node after annotating it."""
    node.notes = with_annotations(node, GRID, **said)
    return node


# reading markup


@pytest.mark.parametrize(
    ("sgf", "found"),
    [
        ("", {}),
        ("TR[aa]", {"TR": "aa"}),
        (
            "TR[ba][aa]SQ[fd]CR[bb]MA[cc]SL[dd]",
            {"TR": "baaa", "SQ": "fd", "CR": "bb", "MA": "cc", "SL": "dd"},
        ),
        ("TR[aa:bb]", {"TR": "aabaabbb"}),
        ("TR[bb:aa]", {"TR": "aabaabbb"}),
        ("TR[ba:ab]", {"TR": "aabaabbb"}),
        ("TR[aa:ba][ba:ca][aa]", {"TR": "aabaca"}),
        ("TR[ cc ][\nbb]", {"TR": "ccbb"}),
        ("TR[aa:aa]", {"TR": "aa"}),
        ("TR[aa:fd]", {"TR": "".join(GRID.letters(point) for point in GRID.points)}),
        ("TR[zz][aa:zz][ga][ae][bb]", {"TR": "bb"}),
        ("TR[zz]SQ[]CR[a]MA[aaa]SL[aa:]", {}),
        ("TR[aa]TR[bb]", {"TR": "aabb"}),
        ("LN[aa:bb][cc:dd]AR[bb:aa]", {"AR": [["bb", "aa"]], "LN": [["aa", "bb"], ["cc", "dd"]]}),
        ("AR[aa:zz][zz:aa][aa][][aa:]LN[zz:zz]", {}),
        ("LB[aa:A]", {"LB": [["aa", "A"]]}),
        ("LB[aa:1][zz:2][bb:3]", {"LB": [["aa", "1"], ["bb", "3"]]}),
        ("LB[aa:a:b][bb:c\\:d][cc:e\\]f\\\\]", {"LB": [["aa", "a:b"], ["bb", "c:d"], ["cc", "e]f\\"]]}),
        (
            "LB[aa:two\nlines][bb:\\\njoined][cc:]",
            {"LB": [["aa", "two lines"], ["bb", "joined"], ["cc", ""]]},
        ),
        ("LB[aa][:x]", {"LB": [["aa", ""]]}),
        ("XX[aa]C[TR]", {}),
    ],
)
def test_markup_is_read_from_a_file(sgf: str, found: dict[str, object]) -> None:
    assert marks(noted(sgf), GRID) == found


def test_many_rectangles_are_expanded_in_linear_time() -> None:
    """10,000 points are examined; the largest board has 2,704."""
    grid = Grid.of(52, 52)
    [note] = noted("TR[aa:ZZ]").notes
    node = Node(notes=[make_note("TR", note.values * 100_000)])
    assert len(marks(node, grid)["TR"]) == 2 * 52 * 52


# dimmed points


def test_dimmed_points_are_inherited_until_replaced() -> None:
    root = noted("DD[aa:ba]")
    child = root.add(noted("C[x]"))
    other = child.add(noted("DD[cc]TR[dd]"))
    leaf = other.add(Node())
    bare = leaf.add(noted("DD[]"))
    last = bare.add(Node())
    found = [marks(node, GRID) for node in (root, child, other, leaf, bare, last)]
    assert found == [{"DD": "aaba"}, {"DD": "aaba"}, {"DD": "cc", "TR": "dd"}, {"DD": "cc"}, {}, {}]


def test_inherited_dimming_is_not_written_again() -> None:
    root = noted("DD[aa:ba]")
    child = root.add(noted("C[x]"))
    annotate(child, marks={"DD": "baaa", "TR": "cc"})
    assert written(child) == "C[x]TR[cc]"
    annotate(child, marks={"DD": "aa", "TR": "cc"})
    assert written(child) == "C[x]TR[cc]DD[aa]"
    assert marks(child.add(Node()), GRID) == {"DD": "aa"}
    annotate(child, marks={"DD": "aaba"})
    assert written(child) == "C[x]"


def test_inherited_dimming_can_be_ended() -> None:
    root = noted("DD[aa]")
    child = root.add(Node())
    annotate(child, marks={})
    assert (written(child), marks(child, GRID)) == ("DD[]", {})
    assert marks(child.add(Node()), GRID) == {}
    annotate(child, marks={})
    assert written(child) == "DD[]"
    annotate(child, marks={"DD": "aa"})
    assert (written(child), marks(child, GRID)) == ("", {"DD": "aa"})
    annotate(root, marks={})
    assert (written(root), marks(child, GRID)) == ("", {})


# writing markup


@pytest.mark.parametrize(
    ("wanted", "sgf"),
    [
        ({}, ""),
        ({"TR": "", "LB": [], "AR": [], "DD": ""}, ""),
        ({"TR": "baaa"}, "TR[ba][aa]"),
        ({"TR": "aaaaaa"}, "TR[aa]"),
        ({"DD": "aaba"}, "DD[aa][ba]"),
        ({"LN": [["aa", "bb"]], "AR": [["bb", "aa"], ["aa", "bb"]]}, "AR[bb:aa][aa:bb]LN[aa:bb]"),
        ({"LB": [["aa", "1"], ["bb", "x"]]}, "LB[aa:1][bb:x]"),
        ({"LB": [["aa", "a]b\\:c"]]}, "LB[aa:a\\]b\\\\\\:c]"),
        ({"LB": [["aa", "\\"]]}, "LB[aa:\\\\]"),
        ({"LB": [["aa", "żółw 囲🙂"]]}, "LB[aa:żółw 囲🙂]"),
    ],
)
def test_markup_is_written_as_sgf_properties(wanted: dict[str, object], sgf: str) -> None:
    assert written(annotate(Node(), marks=wanted)) == sgf


def test_new_markup_replaces_only_markup() -> None:
    node = noted("TR[aa:bb]C[x]LB[aa:1]XX[y]SQ[zz]")
    annotate(node, marks={"SQ": "cc", "LB": [["aa", "2"]]})
    assert written(node) == "C[x]LB[aa:2]XX[y]SQ[cc]"
    annotate(node, marks={})
    assert written(node) == "C[x]XX[y]"


def test_existing_markup_keeps_its_spelling_unless_changed() -> None:
    node = noted("TR[aa:bb][zz]\nLB[aa:a\nb]")
    annotate(node, comment="x", marks=None)
    assert written(node) == "TR[aa:bb][zz]\nLB[aa:a\nb]C[x]"


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"XX": "aa"}, "'XX' is not a markup; there are AR, CR, DD, LB, LN, MA, SL, SQ, TR"),
        ({"C": "aa"}, "'C' is not a markup"),
        ({"TR": ["aa"]}, "TR must be a text of letter pairs"),
        ({"TR": "aab"}, "TR has 'b', which is not a point of this board"),
        ({"TR": "aazz"}, "TR has 'zz', which is not a point of this board"),
        ({"SQ": "aa:bb"}, "SQ has ':b', which is not a point of this board"),
        ({"LB": "aa"}, "LB must be a list of pairs"),
        ({"LB": [["aa", 1]]}, "LB must be a list of pairs: .*'aa', 1.* is not a pair"),
        ({"LB": [["zz", "x"]]}, "LB has 'zz', which is not a point of this board"),
        ({"LB": [["aa", ""]]}, "a label has 1 to 20 characters, not 0"),
        ({"LB": [["aa", "x" * (MAX_LABEL + 1)]]}, "a label has 1 to 20 characters, not 21"),
        ({"AR": [["aa", "aa"]]}, "AR must be a list of pairs"),
        ({"LN": [["aa", "bb", "cc"]]}, "LN must be a list of pairs"),
        ({"LN": [["aa", "zz"]]}, "LN has 'zz', which is not a point of this board"),
    ],
)
def test_invalid_markup_is_refused(wanted: dict[str, object], why: str) -> None:
    node = noted("TR[aa]C[x]")
    with pytest.raises(InvalidAnnotation, match=why):
        annotate(node, comment="y", marks={"SQ": "aa", **wanted})
    assert written(node) == "TR[aa]C[x]"


letters = st.builds(lambda x, y: LETTERS[x] + LETTERS[y], st.integers(0, 5), st.integers(0, 3))
points = st.lists(letters, max_size=8, unique=True).map("".join)
lines = st.lists(st.tuples(letters, letters).filter(lambda pair: pair[0] != pair[1]).map(list), max_size=4)
plain = st.text(st.characters(exclude_characters="\n\r\t\v\f"), min_size=1, max_size=MAX_LABEL)
labels = st.lists(st.tuples(letters, plain).map(list), max_size=4)
markup = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(POINT_MARKS, points),
        **dict.fromkeys(LINE_MARKS, lines),
        LABELS: labels,
    },
)


def through_sgf(node: Node) -> Node:
    """Return the node after writing and reading it."""
    return noted(written(node))


@steady(200)
@given(markup, markup, markup)
def test_markup_survives_writing_and_reading(
    before: dict[str, Any], here: dict[str, Any], inherited: dict[str, Any]
) -> None:
    """This holds whatever was there before, also after reading it from a file."""
    parent = annotate(Node(), marks=inherited)
    node = parent.add(annotate(Node(), marks=before))
    annotate(node, marks=here)
    found = marks(node, GRID)
    wanted = {name: marked for name, marked in here.items() if marked}
    if found.keys() == wanted.keys() == {"DD"}:
        assert {*found["DD"]} == {*wanted["DD"]}  # inherited in another order
    again = through_sgf(parent).add(through_sgf(node))
    assert marks(again, GRID) == found
    for seen in (found, wanted):
        if dimmed := seen.pop("DD", None):
            seen["DD"] = {dimmed[i : i + 2] for i in range(0, len(dimmed), 2)}
    assert found == wanted


# texts


@pytest.mark.parametrize(
    ("sgf", "found"),
    [
        ("", ""),
        ("N[x]", "x"),
        ("N[a\nb\\\nc\td]", "a bc d"),
        ("N[a\\]b\\\\]", "a]b\\"),
        ("N[one][two]", "one"),
        ("N[]", ""),
    ],
)
def test_names_are_read_from_a_file(sgf: str, found: str) -> None:
    assert name(noted(sgf)) == found


texts = st.text(st.characters(exclude_characters="\r\t\v\f"), max_size=30)


@steady(200)
@given(texts, texts)
def test_comments_and_names_survive_writing_and_reading(comment: str, title: str) -> None:
    title = title.replace("\n", " ")
    node = annotate(noted("C[old]N[old]"), comment=comment, name=title)
    assert (comment_of(node), name(node)) == (comment, title)
    assert written(node) == "" or (comment_of(node), name(node)) == (
        comment_of(through_sgf(node)),
        name(through_sgf(node)),
    )
    assert ("c" in signs(node), "n" in signs(node)) == (bool(comment), bool(title))


def test_fields_left_out_stay() -> None:
    node = noted("N[a\\\nb]C[x\r\ny]GB[2]DO[]TR[aa]")
    annotate(node)
    assert written(node) == "N[a\\\nb]C[x\r\ny]GB[2]DO[]TR[aa]"
    annotate(node, comment="x\ny", verdict="DO", judgement="GB")
    assert written(node) == "N[a\\\nb]C[x\r\ny]GB[2]DO[]TR[aa]"
    annotate(node, name="", comment="")
    assert written(node) == "GB[2]DO[]TR[aa]"


# verdicts


def test_a_move_and_a_position_have_one_verdict_each() -> None:
    node = Node()
    for said, sgf in (("TE", "TE[1]"), ("IT", "IT[]"), ("DO", "DO[]"), ("BM", "BM[1]"), ("", "")):
        annotate(node, verdict=said)
        assert (verdict(node), judgement(node), written(node)) == (said, "", sgf)
    annotate(node, verdict="TE")
    for said in (*JUDGEMENTS, ""):
        annotate(node, judgement=said)
        assert (verdict(node), judgement(node)) == ("TE", said)
        assert written(node) == "TE[1]" + f"{said}[1]" * bool(said)


def test_the_first_known_verdict_is_returned_and_all_are_replaced() -> None:
    node = noted("BM[2]TE[2]UC[1]GW[1]")
    assert (verdict(node), judgement(node)) == ("TE", "GW")
    annotate(node, verdict="IT", judgement="")
    assert written(node) == "IT[]"


@pytest.mark.parametrize(
    "said", [{"verdict": "GB"}, {"judgement": "TE"}, {"verdict": "te"}, {"judgement": " "}]
)
def test_invalid_verdicts_are_refused(said: dict[str, str]) -> None:
    node = noted("TE[1]")
    with pytest.raises(InvalidAnnotation):
        annotate(node, comment="x", **said)
    assert written(node) == "TE[1]"


# signs


@pytest.mark.parametrize(
    ("sgf", "letters"),
    [
        ("", ""),
        ("C[x]", "c"),
        ("N[x]", "n"),
        ("C[]N[]", ""),
        ("XX[x]PL[B]", ""),
        *[(f"{mark}[aa]", "m") for mark in (*POINT_MARKS, *LINE_MARKS, LABELS)],
        *[(f"{said}[]", letter) for said, letter in zip(VERDICTS, "TIDB", strict=True)],
        *[(f"{said}[2]", "j") for said in JUDGEMENTS],
        ("DM[1]BM[1]TR[aa]LB[aa:1]N[x]C[x]", "cnmBj"),
    ],
)
def test_signs(sgf: str, letters: str) -> None:
    assert signs(noted(sgf)) == letters


def test_the_sign_of_a_set_up_comes_in_its_order() -> None:
    node = noted("DM[1]BM[1]TR[aa]N[x]C[x]")
    node.setup = Setup()
    assert signs(node) == "cnmsBj"
    assert signs(Node(setup=Setup(turn=0))) == "s"


def test_long_labels_are_cut_in_answers_and_kept_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(annotations, "MAX_LABELS", 2)
    node = Node(notes=[make_note("LB", ["ba:" + "x" * 30, "aa:one:" + "y" * 30, "ca:1", "zz:1"])])
    shown = marks(node, GRID)
    assert shown == {"LB": [["ba", "x" * MAX_LABEL], ["aa", ("one:" + "y" * 30)[:MAX_LABEL]]]}
    assert with_annotations(node, GRID, marks=shown) == node.notes
    changed = with_annotations(node, GRID, marks={"LB": [shown["LB"][0], ["aa", "new"]]})
    assert changed[0].values == ("ba:" + "x" * 30, "aa:new", "ca:1")


def test_only_some_of_very_many_arrows_are_answered_and_all_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(annotations, "MAX_LINES", 100)
    points = [GRID.letters(GRID.point(x, y)) for x in range(6) for y in range(4)]
    arrows = [f"{a}:{b}" for a in points for b in points if a != b]
    node = Node(notes=[make_note("AR", arrows)])
    shown = marks(node, GRID)
    assert shown["AR"] == [arrow.split(":") for arrow in arrows[:100]]
    assert with_annotations(node, GRID, marks=shown) == node.notes
    changed = with_annotations(node, GRID, marks={"AR": shown["AR"][:1]})
    assert changed[0].values == (arrows[0], *arrows[100:])
