"""The grammar of SGF: parsing, faults and their repair, with sgfmill's grammar as the oracle.

`python -m tests.test_sgf SECONDS [SEED]` tests more broken texts for that time.
"""

import gc
import re
import sys
from operator import attrgetter
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sgfmill import sgf_grammar  # type: ignore[import-untyped]

from kropki import sgf
from kropki.diagnostics import Diagnostic, Kind
from kropki.sgf import (
    WHITE_SPACE,
    Document,
    Lines,
    Property,
    SgfError,
    SgfNode,
    TreeReader,
    escape,
    parse,
    serialise,
    simple_text,
    split_compose,
)
from kropki.sgf.parser import MAX_FAULTS
from tests.support.sgf_trees import broken, random_tree, raw_values, shape, trees

SEED = 4
BOUND = 5.0
"""Seconds of processor time for any text here: many times what it takes."""

checked = settings(derandomize=True, database=None, deadline=None, max_examples=60)


Nodes = list[tuple[int, dict[str, list[bytes]]]]


def only_tree(text: str) -> SgfNode:
    """Return the tree of a text without faults, and check that it is written back unchanged."""
    collection = parse(text, strict=True)
    assert serialise(collection) == text
    (root,) = collection.trees
    return root


def read_by_sgfmill(text: str) -> list[Nodes]:
    """Return what sgfmill reads: for each node the number of its children and its properties."""
    games = []
    for game in sgf_grammar.parse_sgf_collection(text.encode()):
        nodes: Nodes = []
        waiting = [game]
        while waiting:
            tree = waiting.pop()
            nodes += [(1, properties) for properties in tree.sequence[:-1]]
            nodes.append((len(tree.children), tree.sequence[-1]))
            waiting.extend(reversed(tree.children))
        games.append(nodes)
    return games


def read(collection: Document) -> list[Nodes]:
    """Return the same of what we read."""
    return [
        [
            (
                len(node.children),
                {own.name: [raw.encode() for raw in node.values(own.name)] for own in node.properties},
            )
            for node in root.walk()
        ]
        for root in collection.trees
    ]


def check_any(text: str) -> None:
    """Check what is true of every text, broken or not."""
    start = process_time()
    collection = parse(text)
    written = serialise(collection)
    again = parse(written)
    assert [shape(root) for root in again.trees] == [shape(root) for root in collection.trees]
    assert serialise(again) == written
    left = iter(written)
    assert all(char in left for char in text), "what was read is in what is written, in the same order"
    for root in collection.trees:
        for node in root.walk():
            for own in node.properties:
                at = own.value_offset(0)
                assert text[at : at + len(own.values[0])].startswith(own.values[0].removesuffix("\\\\"))
                assert text[own.offset :].startswith(own.spelling or own.name)
    assert all(re.fullmatch("sgf/[a-z-]+", fault.kind) for fault in collection.diagnostics)
    if collection.diagnostics:
        with pytest.raises(SgfError) as raised:
            parse(text, strict=True)
        assert raised.value.diagnostic == collection.diagnostics[0]
        assert raised.value.code == collection.diagnostics[0].kind
    else:
        assert written == text
        assert serialise(parse(text, strict=True)) == text
    check_skipped(text)
    assert process_time() - start < BOUND


def check_skipped(text: str) -> None:
    """Check that skipping trees and parsing them later finds the same trees and faults as parsing at once."""
    reader, skipper = TreeReader(text), TreeReader(text)
    faults: list[Diagnostic] = []
    while True:
        before, known = reader.offset, len(reader.diagnostics)
        root = next(reader, None)
        span = skipper.skip()
        if root is None or span is None:
            break
        assert (span.start, span.end) == (before + len(root.before), reader.offset)
        again, own = skipper.tree_at(span.start)
        assert [shape(again), [node.place() for node in again.walk()]] == [
            shape(root),
            [node.place() for node in root.walk()],
        ]
        assert skipper.root_at(span.start).properties == root.properties
        faults += own
        if len(reader.diagnostics) == known:
            assert span.nodes == sum(1 for _ in root.walk())
    assert root is None and span is None
    assert skipper.offset == len(text) and skipper.after == reader.after
    place = attrgetter("line", "column", "kind", "message")
    assert sorted(faults + skipper.diagnostics, key=place) == sorted(reader.diagnostics, key=place)


def test_skipped_trees() -> None:
    text = "x(;C[a;(\\];]B[;]\n;W[aa](;B[bb])(;))\n;B[cc];W[dd])(;AB[aa"
    reader = TreeReader(text)
    spans = []
    while span := reader.skip():
        spans.append((text[span.start : span.end], span.nodes))
    assert spans == [("(;C[a;(\\];]B[;]\n;W[aa](;B[bb])(;))", 4), (";B[cc];W[dd])", 2), ("(;AB[aa", 1)]
    assert [(fault.column, fault.kind) for fault in reader.diagnostics] == [(1, Kind.JUNK)]
    root, faults = reader.tree_at(text.index(";B[cc]"))
    assert (root.children[0].place(), [fault.kind for fault in faults]) == ((3, 7), [Kind.UNOPENED])
    assert reader.root_at(1).properties == [Property("C", ["a;(\\];"]), Property("B", [";"])]
    with pytest.raises(SgfError, match="line 3, column 1"):
        TreeReader(text, strict=True).tree_at(text.index(";B[cc]"))


@pytest.mark.parametrize("text", ["a\nb\n\nc", "a\r\nb\r\n", "\n\r\n\ra", "a\rb\r\nc\n\rd\r\r\n\n", "", "ab"])
def test_places_with_every_line_break(text: str) -> None:
    lines = Lines(text)
    offset = column = 0
    line = 1
    while offset < len(text):
        together = text[offset : offset + 2]
        for _ in together if together in ("\r\n", "\n\r") else together[0]:
            column += 1
            assert lines.place(offset) == (line, column)
            offset += 1
        if together[0] in "\r\n":
            line, column = line + 1, 0
    assert lines.place(len(text)) == (line, column + 1)


def test_a_tree_has_nodes_with_properties_and_variations() -> None:
    root = only_tree("(;FF[4]C[hello]\n;B[aa](;W[bb];B[c]) (;W[cc] )\n)")
    assert shape(root) == [
        (1, [("FF", ["4"]), ("C", ["hello"])]),
        (2, [("B", ["aa"])]),
        (1, [("W", ["bb"])]),
        (0, [("B", ["c"])]),
        (0, [("W", ["cc"])]),
    ]
    move = root.children[0]
    assert move.parent is root and "B" in move and "W" not in move
    assert move.get("B") == Property("B", ["aa"]) and move.get("W") is None
    assert root.values("C") == ["hello"] and root.values("N") == []


def test_places_of_nodes_properties_and_values() -> None:
    root = only_tree("(;FF[4]\r\n;AB [aa]\n\r [bb]\r;W[cc]C[x])")
    move = root.children[0]
    stones = move.properties[0]
    assert root.place() == (1, 2)
    assert move.place() == (2, 1)
    assert move.place(stones) == (2, 2)
    assert [move.place(stones, index) for index in (0, 1)] == [(2, 6), (3, 3)]
    assert move.children[0].place(move.children[0].properties[1], 0) == (4, 9)
    assert SgfNode().place() == SgfNode().place(Property("C", ["x"]), 0) == (0, 0)


def test_white_space_order_and_unknown_properties_are_kept() -> None:
    text = "\n ( \f;XX[ a\tb ]FF [4]\v[5]\n(;\rC[\n\n] ) ( ; ) )\r\n\n(;)\n"
    assert serialise(parse(text, strict=True)) == text


def test_a_tree_is_made_and_written() -> None:
    root = SgfNode()
    root.properties.append(Property("C", [escape("a]\\")]))
    assert serialise(root) == "(;C[a\\]\\\\])"
    SgfNode(root, before="\n").properties.append(Property("B", ["aa", "bb"]))
    assert serialise(root) == "(;C[a\\]\\\\]\n;B[aa][bb])"
    SgfNode(root)
    assert serialise(root) == "(;C[a\\]\\\\]\n(;B[aa][bb])(;))"
    assert serialise(root.children[0]) == "\n(;B[aa][bb])"
    assert serialise(Document([root, SgfNode()], after="\n")).endswith("(;))(;)\n")


@pytest.mark.parametrize("value", ["]", "a]b", "\\", "\\\\\\", "\\\\]"])
def test_a_value_that_is_not_raw_is_not_written(value: str) -> None:
    root = SgfNode()
    root.properties.append(Property("C", [value]))
    with pytest.raises(ValueError, match="would end early"):
        serialise(root)


@pytest.mark.parametrize(
    ("raw", "meant"),
    [
        ("", ""),
        ("plain", "plain"),
        (r"\]\\\:\a", r"]\:a"),
        ("a\nb\rc\r\nd\n\re\n\nf", "a\nb\nc\nd\ne\n\nf"),
        ("a\\\nb\\\rc\\\r\nd\\\n\re", "abcde"),
        ("a\tb\vc\fd\\\te", "a b c d e"),
        ("\\\\\n", "\\\n"),
        (" two  spaces ", " two  spaces "),
        ("\\", ""),
    ],
)
def test_text(raw: str, meant: str) -> None:
    assert sgf.text(raw) == meant == sgf_grammar.text_value(raw.encode()).decode()
    assert simple_text(raw) == meant.replace("\n", " ") == sgf_grammar.simpletext_value(raw.encode()).decode()


@checked
@given(st.text("\\\\]:\n\r\t aż"))
def test_text_as_sgfmill_reads_it(raw: str) -> None:
    assert sgf.text(raw).encode() == sgf_grammar.text_value(raw.encode())
    assert simple_text(raw).encode() == sgf_grammar.simpletext_value(raw.encode())
    first, second = split_compose(raw)
    assert (first.encode(), second if second is None else second.encode()) == sgf_grammar.parse_compose(
        raw.encode()
    )


@checked
@given(st.text(), st.text())
def test_a_text_is_read_as_it_was_escaped(one: str, other: str) -> None:
    meant = re.sub("[\t\v\f]", " ", re.sub("\r\n|\n\r|\r", "\n", one))
    assert sgf.text(escape(one)) == meant
    halves = split_compose(f"{escape(one, composed=True)}:{escape(other)}")
    assert halves == (escape(one, composed=True), escape(other))
    assert sgf.text(halves[0]) == meant


def test_a_value_without_a_colon_is_not_composed() -> None:
    assert split_compose("a\\:b") == ("a\\:b", None)
    assert split_compose("a:b:c") == ("a", "b:c")


@checked
@given(st.lists(trees(), min_size=1, max_size=3))
def test_trees_as_sgfmill_reads_them(made: list[SgfNode]) -> None:
    text = serialise(Document(made))
    collection = parse(text, strict=True)
    assert [shape(root) for root in collection.trees] == [shape(root) for root in made]
    assert serialise(collection) == text
    assert read(collection) == read_by_sgfmill(text)


def test_thousands_of_trees_as_sgfmill_reads_them() -> None:
    rng = Random(SEED)
    for _ in range(1_500):
        root = random_tree(rng, rng.choice((1, 2, 3, 5, 8, 20)))
        text = serialise(root)
        collection = parse(text, strict=True)
        assert shape(collection.trees[0]) == shape(root)
        assert serialise(collection) == text
        assert read(collection) == read_by_sgfmill(text)


def test_trees_that_sgfmill_writes() -> None:
    rng = Random(SEED)
    for _ in range(300):
        text = serialise(random_tree(rng, 10))
        theirs = sgf_grammar.serialise_game_tree(sgf_grammar.parse_sgf_game(text.encode())).decode()
        assert (
            read(parse(theirs, strict=True))
            == read_by_sgfmill(text)
            == read_by_sgfmill(serialise(parse(theirs)))
        )


def test_junk_around_trees_as_sgfmill_skips_it() -> None:
    text = "Dear all (see below),\n(;B[aa]) and ( ;W[bb])\nYours :-)"
    collection = parse(text)
    assert read(collection) == read_by_sgfmill(text)
    assert [fault.kind for fault in collection.diagnostics] == ["sgf/junk"] * 3
    assert serialise(collection) == text
    assert (collection.trees[1].before, collection.after) == (" and ", "\nYours :-)")


def test_duplicates_and_lower_case_as_sgfmill_reads_them() -> None:
    text = "(;Comment[a]B[aa]C[b];Black[bb])"
    assert read(parse(text)) == read_by_sgfmill(text)


FAULTS = [
    ("", "no-game 1:1", ""),
    (" \n hello", "no-game 2:2", " \n hello"),
    ("()", "empty-tree 1:1, no-game 1:3", "()"),
    ("mail\n(;B[aa])", "junk 1:1", "mail\n(;B[aa])"),
    ("(;B[aa])\nend", "junk 2:1", "(;B[aa])\nend"),
    ("(;B[aa])\x1a", "junk 1:9", "(;B[aa])\x1a"),
    ("(;B[aa]!;W[bb])", "junk 1:8", "(;B[aa]!;W[bb])"),
    ("(hello;B[aa])", "junk 1:1, unopened 1:7", "(hello(;B[aa])"),
    ("(;B[aa](hello;W[bb]))", "junk 1:9", "(;B[aa](hello;W[bb]))"),
    ("(;B[aa]())", "empty-tree 1:8", "(;B[aa](;))"),
    ("(;B[aa]((;W[bb])(;W[cc])))", "empty-tree 1:8", "(;B[aa](;(;W[bb])(;W[cc])))"),
    ("(;B[aa])()(;W[bb])", "empty-tree 1:9", "(;B[aa])()(;W[bb])"),
    ("((;B[aa]))", "empty-tree 1:1", "((;B[aa]))"),
    ("( ((;B[aa])\n(;W[bb]) ) ))", "empty-tree 1:1, unopened 2:13", "( ((;B[aa])\n(;W[bb]) ) ))"),
    (":-( (;B[aa]) )", "junk 1:1, unopened 1:14", ":-( (;B[aa]) )"),
    ("(;B[aa]))", "unopened 1:9", "(;B[aa]))"),
    (";B[aa];W[bb])", "unopened 1:1", "(;B[aa];W[bb])"),
    ("(;B[aa];\nW[bb]", "unclosed 2:6", "(;B[aa];\nW[bb])"),
    ("(;B[aa](;W[bb];B[cc] ", "unclosed 1:22", "(;B[aa](;W[bb];B[cc] ))"),
    ("(;B[aa](", "empty-tree 1:8, unclosed 1:9", "(;B[aa](;))"),
    ("(;B[aa](;W[bb]);W[cc];B[dd])", "late-node 1:16", "(;B[aa](;W[bb])(;W[cc];B[dd]))"),
    ("(;B[aa](;W[bb]) C[x])", "late-node 1:17", "(;B[aa](;W[bb])(; C[x]))"),
    ("(B[aa];W[bb])", "no-semicolon 1:2", "(;B[aa];W[bb])"),
    ("(;B[aa]( W[bb]))", "no-semicolon 1:10", "(;B[aa](; W[bb]))"),
    ("(;B[aa]KO;W)", "no-value 1:8, no-value 1:11", "(;B[aa]KO;W)"),
    ("(; [aa]C[x])", "no-name 1:4", "(; [aa]C[x])"),
    ("(;B2[aa])", "name 1:3", "(;B2[aa])"),
    ("(;Ż[aa])", "name 1:3", "(;Ż[aa])"),
    ("(;AddBlack[aa]white[bb])", "lowercase 1:3, lowercase 1:15", "(;AddBlack[aa]white[bb])"),
    ("(;C[a]B[aa]\nC[b])", "duplicate 2:1", "(;C[a]B[aa]\nC[b])"),
    ("(;B[aa];W[bb", "unclosed-value 1:13, unclosed 1:13", "(;B[aa];W[bb])"),
    ("(;B[aa](;W[bb))", "unclosed-value 1:16", "(;B[aa](;W[bb]))"),
    ("(;C[a\\)", "unclosed-value 1:8, unclosed 1:8", "(;C[a\\)])"),
    ("(;C[a\\", "unclosed-value 1:7, unclosed 1:7", "(;C[a\\\\])"),
    ("(;C[see [1] !];B[aa])", "junk 1:13, bracket 1:14", "(;C[see [1] !];B[aa])"),
]


@pytest.mark.parametrize(("text", "faults", "mended"), FAULTS, ids=[text for text, *_ in FAULTS])
def test_a_fault_is_reported_and_repaired(text: str, faults: str, mended: str) -> None:
    collection = parse(text)
    named = [f"{fault.kind}"[4:] + f" {fault.line}:{fault.column}" for fault in collection.diagnostics]
    assert ", ".join(named) == faults
    assert serialise(collection) == mended
    check_any(text)


def test_every_kind_of_fault_is_tested() -> None:
    tested = {f"sgf/{fault.split()[0]}" for _, faults, _ in FAULTS for fault in faults.split(", ")}
    assert tested == {kind for kind in Kind if kind.startswith("sgf/")} - {Kind.TOO_MANY}


def test_reading_goes_on_after_a_repair() -> None:
    old = parse("(;AddBlack[aa]white[bb])").trees[0]
    assert shape(old) == [(0, [("AB", ["aa"]), ("white", ["bb"])])]
    assert shape(parse("(; [aa]C[x])").trees[0]) == [(0, [("", ["aa"]), ("C", ["x"])])]
    assert parse("(;C[a]B[aa]C[b])").trees[0].values("C") == ["a", "b"]
    late = parse("(;B[aa](;W[bb]);W[cc](;B[dd]))").trees[0]
    assert [node.values("W") for node in late.children] == [["bb"], ["cc"]]


def test_an_error_names_the_place_and_the_property() -> None:
    with pytest.raises(SgfError, match=r"^line 2, column 3: .*'KO'"):
        parse("(;B[aa]\n; KO)", strict=True)


def test_the_number_of_faults_is_limited() -> None:
    faults = parse("(;" + "x " * (MAX_FAULTS + 5) + ")").diagnostics
    assert len(faults) == MAX_FAULTS + 1
    assert [fault.kind for fault in faults[-2:]] == [Kind.NO_VALUE, Kind.TOO_MANY]


def test_a_byte_order_mark_is_not_junk() -> None:
    assert not parse("\ufeff(;B[aa])").diagnostics


def test_trees_are_read_one_by_one() -> None:
    text = "\n(;B[aa])" * 3 + "end"
    reader = TreeReader(text)
    assert reader.offset == 0
    for number, root in enumerate(reader, 1):
        assert (root.place()[0], reader.offset) == (number + 1, 9 * number)
        assert not reader.diagnostics
    assert (reader.after, reader.offset) == ("end", len(text))
    assert [fault.kind for fault in reader.diagnostics] == [Kind.JUNK]
    assert next(reader, None) is None


def test_a_broken_tree_does_not_harm_those_before_it() -> None:
    reader = TreeReader("(;B[aa])(;W[bb]KO)", strict=True)
    assert next(reader).values("B") == ["aa"]
    with pytest.raises(SgfError):
        next(reader)


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        "(" + ";B[aa]" * 100_000 + ")",
        "(;B[aa]" * 10_000 + ")" * 10_000,
        "(;B[aa](;W[bb])" * 10_000 + ")" * 10_000,
        "(;B[aa]" + "(;W[bb])" * 50_000 + ")",
    ],
    ids=["sequence", "nested", "combed", "wide"],
)
def test_deep_trees(text: str) -> None:
    start = process_time()
    collection = parse(text, strict=True)
    assert serialise(collection) == text
    assert sum(1 for _ in collection.trees[0].walk()) == text.count(";")
    del collection
    gc.collect()
    assert process_time() - start < BOUND


@pytest.mark.parametrize(
    "text",
    [
        "(" * 200_000,
        ")" * 200_000,
        "[" * 200_000,
        "]" * 200_000,
        ";" * 200_000,
        "(;" * 50_000,
        "(;" + "[" * 200_000,
        "(;" + "]" * 200_000,
        "(;" + "a" * 200_000,
        "(;" + "a " * 100_000,
        "(;" + " " * 200_000,
        "(;A" + "[]\n" * 40_000,
        "(;A" + "[" + "\\" * 200_001,
        "(;A[" + "\\]" * 100_000,
        "(;A[" + ")" * 200_000,
        "(;" + "".join(f"{chr(65 + n % 26)}[]" for n in range(70_000)),
        "(\t" * 100_000,
        "(;B[aa]" + "()" * 50_000,
        "(;)x" * 15_000,
        "(B[" * 60_000,
        ";B[]" * 50_000,
    ],
    ids=lambda text: repr(text[:8]),
)
def test_hostile_texts_take_no_longer_than_others(text: str) -> None:
    start = process_time()
    collection = parse(text)
    written = serialise(collection)
    assert serialise(parse(written)) == written
    assert process_time() - start < BOUND


def test_broken_texts() -> None:
    rng = Random(SEED)
    for _ in range(800):
        text = serialise(random_tree(rng, rng.choice((1, 3, 10))))
        check_any(broken(rng, text, rng.choice((1, 1, 2, 5))))


@checked
@given(st.text("();[]\\BCx \n") | st.text())
def test_any_text(text: str) -> None:
    check_any(text)


@checked
@given(st.text(WHITE_SPACE + "x", max_size=3), raw_values)
def test_any_value(gap: str, value: str) -> None:
    check_any(f"(;C{gap}[{value}]{gap}[{value}])")


def soak(seconds: float, seed: int) -> None:
    rng, count, end = Random(seed), 0, process_time() + seconds
    while process_time() < end:
        check_any(broken(rng, serialise(random_tree(rng, rng.choice((1, 3, 10, 40)))), rng.randint(1, 10)))
        count += 1
    print(f"{count} broken texts from seed {seed}: all read, written and read again")


if __name__ == "__main__":
    soak(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else SEED)
