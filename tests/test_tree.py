"""The tree of a game, and its nodes as text."""

import pytest

from kropki.board.grid import Grid
from kropki.errors import KropkiError
from kropki.game.moves import AgreedDraw, Declaration, Dot, Pass, Stop
from kropki.game.tree import Node, Setup, node_text, parse_node, parse_setup, setup_text
from kropki.record.annotations import comment_of, set_comment
from kropki.record.notes import make_note, set_note

GRID = Grid.of(6, 6)
AA, BB, CC = (GRID.from_letters(letters) for letters in ("aa", "bb", "cc"))


def small_tree() -> tuple[Node, Node, Node, Node]:
    """Return a root with two children, the first of which has one child."""
    root = Node()
    main = root.add(Node(Dot(AA, 0)))
    side = root.add(Node(Dot(BB, 0)))
    return root, main, side, main.add(Node(Dot(CC, 1)))


def test_children_and_lines() -> None:
    root, main, side, leaf = small_tree()
    assert (root.next, side.parent, leaf.next) == (side, root, None)
    assert leaf.path() == [root, main, leaf]
    assert root.line() == [root, side]
    leaf.select()
    assert root.line() == [*side.line()[:1], main, leaf] == main.line()
    assert list(root.walk()) == [root, main, leaf, side]


def test_notes_keep_their_order() -> None:
    node = Node(notes=[make_note("LB", ["aa:1"]), make_note("C", ["a"]), make_note("XX", ["x"])])
    set_note(node, "C", ["b", "c"])
    assert [note.name for note in node.notes] == ["LB", "C", "XX"]
    assert node.values("C") == ["b", "c"]
    set_note(node, "C", [])
    set_note(node, "N", ["n"])
    assert [note.name for note in node.notes] == ["LB", "XX", "N"]
    assert node.values("C") == []


@pytest.mark.parametrize("comment", ["", "plain", "a]b\\c", "two\nlines", "x:y"])
def test_comments(comment: str) -> None:
    node = Node()
    set_comment(node, comment)
    assert comment_of(node) == comment
    assert bool(node.notes) is bool(comment)


def test_a_repeated_property() -> None:
    node = Node(notes=[make_note("C", ["a"]), make_note("N", ["n"]), make_note("C", ["b"])])
    assert comment_of(node) == "a\nb"
    set_comment(node, "c")
    assert [(note.name, note.values) for note in node.notes] == [("C", ("c",)), ("N", ("n",))]


@pytest.mark.parametrize(
    ("node", "turn", "text"),
    [
        (Node(Dot(AA, 0)), 0, "aa"),
        (Node(Dot(AA, 1)), 0, "1:aa"),
        (Node(Dot(AA, 0, ((AA, BB),), 5)), 0, "aa.aabb@5"),
        (Node(Declaration(1, ((AA, BB),))), 0, "1:.aabb"),
        (Node(Pass(1)), 1, "pass 1"),
        (Node(Stop(0, 7)), 1, "stop 0@7"),
        (Node(AgreedDraw()), 0, "draw"),
        (Node(), 0, ""),
        (Node(setup=Setup(((AA, 0), (BB, 1), (CC, None)), 1)), 0, "{R aa B bb . cc > B}"),
        (Node(Dot(BB, 1), Setup(((AA, 0),), 1)), 0, "{R aa > B}1:bb"),
        (Node(setup=Setup((), 0)), 0, "{> R}"),
    ],
)
def test_nodes_as_text(node: Node, turn: int, text: str) -> None:
    node.turn = turn
    assert node_text(node, GRID) == text
    again = parse_node(text, turn, GRID)
    assert (again.move, again.setup) == (node.move, node.setup)


@pytest.mark.parametrize("text", ["{R aa", "{X aa}", "{R}", "{R a}", "{> Z}", "{R zz}", "7:aa", "aaa"])
def test_texts_that_are_not_nodes(text: str) -> None:
    with pytest.raises(KropkiError):
        parse_node(text, 0, GRID)


def test_set_ups_as_text() -> None:
    setup = Setup(((AA, 1), (BB, 1), (CC, None)))
    assert setup_text(setup, GRID) == "B aabb . cc"
    assert parse_setup("B aabb . cc", GRID) == setup
