"""Edits of a game's tree, undone and redone."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.errors import CannotEdit, CannotPaste, InvalidDiagram, KropkiError, NoSuchPlayer, NothingToRevert
from kropki.game.edits import Edits
from kropki.game.game import Game
from kropki.game.tree import Node, Note, Setup, parse_setup
from kropki.protocol.describe import tree_row
from kropki.record.annotations import comment_of, with_comment
from kropki.record.game_json import from_json, to_json
from kropki.record.notes import make_note
from tests.support.games import drawn, empty, everything, outcome, play, rings
from tests.support.settings import steady


def texts(game: Game) -> list[str]:
    """List the moves of a game's tree in order, each with its number and, after a slash, its parent's."""
    rows = [tree_row(node, game.board.grid) for node in game.root.walk()]
    return [
        f"{node} {text or '-'}" + f"|{parent}" * (parent is not None) for node, parent, _, text, *_ in rows
    ]


def whole(game: Game) -> dict[str, object]:
    """Return everything about a game: its position, its notes, and each node its tree has had."""
    return {
        **everything(game),
        "tree": texts(game),
        "nodes": {
            number: (node.selected_index, node.turn, [*node.notes]) for number, node in game.nodes.items()
        },
    }


def forked() -> tuple[Game, Edits]:
    """Return a game with a variation of two moves, at the root:

    0 ┬ 1 aa ─ 2 ba ─ 3 ca
      └ 4 ab ─ 5 bb"""
    game = empty()
    play(game, "aa ba ca")
    game.go_to_ply(0)
    play(game, "ab bb")
    game.go_to_ply(0)
    return game, Edits(game)


MAIN = ["1 aa|0", "2 ba|1", "3 ca|2"]
SIDE = ["4 ab|0", "5 bb|4"]


def said(text: str) -> list[Note]:
    return [make_note("C", [text])]


# notes and names


def test_notes_and_names_can_be_undone_and_redone() -> None:
    game, edits = forked()
    node = game.nodes[2]
    edits.set_notes(node, said("a"))
    edits.set_notes(game.root, said("b"), ("Ola", "Jan"))
    assert (comment_of(node), comment_of(game.root), game.names) == ("a", "b", ("Ola", "Jan"))
    assert edits.revert() == [game.root]
    assert (comment_of(game.root), game.names) == ("", ("", ""))
    assert edits.revert() == [node]
    assert (comment_of(node), edits.can_revert) == ("", False)
    assert edits.repeat() == [node]
    assert edits.repeat() == [game.root]
    assert (comment_of(node), comment_of(game.root), game.names) == ("a", "b", ("Ola", "Jan"))
    assert (edits.can_revert, edits.can_repeat, edits.edition) == (True, False, 0)


def test_setting_the_same_value_is_not_an_edit() -> None:
    game, edits = forked()
    edits.set_notes(game.root, [])
    edits.set_notes(game.root, [], ("", ""))
    assert not edits.can_revert
    edits.set_notes(game.root, said("a"))
    edits.revert()
    edits.set_notes(game.root, [])
    assert edits.can_repeat


# promote


@pytest.mark.parametrize("chosen", [4, 5])
def test_promoting_a_node_moves_its_variation_first(chosen: int) -> None:
    game, edits = forked()
    edits.promote(game.nodes[chosen])
    assert texts(game) == ["0 -", *SIDE, *MAIN]
    assert edits.edition == 1
    edits.revert()
    assert texts(game) == ["0 -", *MAIN, *SIDE]
    edits.repeat()
    assert texts(game) == ["0 -", *SIDE, *MAIN]
    assert edits.edition == 3


def test_promoting_a_nested_variation_passes_only_its_siblings() -> None:
    game, edits = forked()
    game.go_to(game.nodes[4])
    play(game, "cc")
    play(game, "dd")
    edits.promote(game.node)
    assert texts(game) == ["0 -", *MAIN, "4 ab|0", "6 cc|4", "7 dd|6", "5 bb|4"]
    edits.promote(game.node)
    assert texts(game) == ["0 -", "4 ab|0", "6 cc|4", "7 dd|6", "5 bb|4", *MAIN]
    with pytest.raises(CannotEdit, match="main line already"):
        edits.promote(game.node)


@pytest.mark.parametrize("stands", [0, 1, 3, 4, 5])
def test_promoting_leaves_the_current_node(stands: int) -> None:
    game, edits = forked()
    game.go_to(game.nodes[stands])
    before = everything(game)
    line = game.node.line()
    for edit in (lambda: edits.promote(game.nodes[5]), edits.revert, edits.repeat):
        edit()
        assert {**everything(game), "record": 0} == {**before, "record": 0}
        assert game.node.line() == line


@pytest.mark.parametrize("node", [0, 1, 2, 3])
def test_the_main_line_cannot_be_promoted(node: int) -> None:
    game, edits = forked()
    before = whole(game)
    with pytest.raises(CannotEdit):
        edits.promote(game.nodes[node])
    assert (whole(game), edits.edition, edits.can_revert) == (before, 0, False)


# cut


def test_cutting_a_node_removes_everything_after_it() -> None:
    game, edits = forked()
    edits.cut(game.nodes[2])
    assert texts(game) == ["0 -", "1 aa|0", *SIDE]
    edits.cut(game.nodes[4])
    assert texts(game) == ["0 -", "1 aa|0"]
    edits.revert()
    edits.revert()
    assert texts(game) == ["0 -", *MAIN, *SIDE]
    edits.repeat()
    assert texts(game) == ["0 -", "1 aa|0", *SIDE]
    assert edits.edition == 5


@pytest.mark.parametrize(("stands", "then"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 4), (5, 5)])
def test_cutting_the_current_node_goes_to_its_parent(stands: int, then: int) -> None:
    game, edits = forked()
    game.go_to(game.nodes[stands])
    game.offer_draw(0)
    edits.cut(game.nodes[2])
    assert game.node is game.nodes[then]
    assert (game.offer is None) == (stands != then)
    edits.revert()
    assert game.node is game.nodes[then]
    game.go_to(game.nodes[3])
    edits.repeat()
    assert game.node is game.nodes[1]


def test_cutting_another_line_keeps_the_chosen_one() -> None:
    game, edits = forked()
    assert game.root.next is game.nodes[4]
    edits.cut(game.nodes[1])
    assert game.root.next is game.nodes[4]
    edits.revert()
    assert game.root.next is game.nodes[4]
    edits.cut(game.nodes[4])
    assert game.root.next is game.nodes[1]
    edits.cut(game.nodes[1])
    assert (game.root.children, game.plies) == ([], 0)


def test_node_numbers_are_never_reused() -> None:
    game, edits = forked()
    edits.cut(game.nodes[1])
    edits.cut(game.nodes[4])
    play(game, "aa")
    assert texts(game) == ["0 -", "6 aa|0"]
    again = from_json(to_json(game))
    assert texts(again) == texts(game)
    play(again, "bb")
    assert texts(again) == ["0 -", "6 aa|0", "7 bb|6"]


@pytest.mark.parametrize("way", [Edits.cut, Edits.copy])
def test_the_root_can_be_neither_cut_nor_copied(way: Callable[[Edits, Node], None]) -> None:
    game, edits = forked()
    with pytest.raises(CannotEdit, match="beginning"):
        way(edits, game.root)
    assert (edits.clipboard, texts(game)) == (None, ["0 -", *MAIN, *SIDE])


# copy and paste


def test_cut_nodes_can_be_pasted_elsewhere() -> None:
    """Blue's answer to one red dot is pasted as the answer to another."""
    game, edits = forked()
    game.nodes[2].notes = said("a]")
    edits.cut(game.nodes[2])
    game.go_to(game.nodes[4])
    edits.paste()
    assert texts(game) == ["0 -", "1 aa|0", *SIDE, "6 ba|4", "7 ca|6"]
    assert (game.node, game.node.notes, game.ply, game.plies) == (game.nodes[6], said("a]"), 2, 3)
    assert game.root.line()[-1] is game.nodes[7]
    edits.revert()
    assert texts(game) == ["0 -", "1 aa|0", *SIDE]
    assert game.node is game.nodes[4]
    edits.revert()
    assert texts(game) == ["0 -", *MAIN, *SIDE]
    edits.repeat()
    edits.repeat()
    assert texts(game) == ["0 -", "1 aa|0", *SIDE, "6 ba|4", "7 ca|6"]


def test_later_moves_do_not_change_a_copy() -> None:
    game, edits = forked()
    edits.copy(game.nodes[4])
    assert (edits.edition, edits.can_revert) == (0, False)
    game.nodes[5].notes = said("later")
    game.go_to(game.nodes[5])
    play(game, "cc")
    game.go_to_ply(0)
    edits.paste()
    assert texts(game) == ["0 -", *MAIN, *SIDE, "6 cc|5", "7 ab|0", "8 bb|7"]
    assert game.nodes[8].notes == []
    game.nodes[7].notes.append(make_note("N", ["x"]))
    game.go_to_ply(0)
    edits.paste()
    assert texts(game)[-2:] == ["9 ab|0", "10 bb|9"]
    assert game.nodes[9].notes == []


def test_variations_are_pasted_in_their_order() -> None:
    game, edits = forked()
    game.go_to(game.nodes[1])
    play(game, "dd")
    play(game, "ee")
    edits.copy(game.nodes[1])
    game.go_to_ply(0)
    edits.paste()
    pasted = ["8 aa|0", "9 ba|8", "10 ca|9", "11 dd|8", "12 ee|11"]
    assert texts(game) == ["0 -", *MAIN, "6 dd|1", "7 ee|6", *SIDE, *pasted]
    assert [node.number for node in game.node.line()] == [0, 8, 9, 10]


def test_cut_nodes_that_were_restored_can_be_pasted_after_themselves() -> None:
    """Nodes pasted during a paste are not copied again."""
    game, edits = forked()
    edits.set_up(Setup(turn=0))
    edits.cut(game.node)
    edits.revert()
    game.go_to(game.nodes[6])
    edits.paste()
    edits.paste()
    assert texts(game) == ["0 -", *MAIN, *SIDE, "6 -|0", "7 -|6", "8 -|7"]


def test_set_ups_can_be_pasted() -> None:
    game, edits = forked()
    edits.set_up(Setup(((game.board.grid.from_letters("ee"), 1),), turn=1))
    play(game, "ef")
    edits.copy(game.nodes[6])
    game.go_to(game.nodes[3])
    edits.paste()
    assert texts(game) == ["0 -", *MAIN, "8 -|3", "9 ef|8", *SIDE, "6 -|0", "7 ef|6"]
    assert game.turn == 1
    assert game.board.dot(game.board.grid.from_letters("ee")) == 1


def nothing_kept() -> tuple[Game, Edits]:
    return forked()


def occupied() -> tuple[Game, Edits]:
    """The second of two dots is already on the board."""
    game, edits = forked()
    edits.copy(game.nodes[4])
    game.go_to_ply(0)
    play(game, "cc bb")
    return game, edits


def out_of_turn() -> tuple[Game, Edits]:
    game, edits = forked()
    edits.copy(game.nodes[2])
    return game, edits


def late_out_of_turn() -> tuple[Game, Edits]:
    """The capture that gave another turn does not happen here."""
    game = drawn(". R . .\nR B . .\n. R . .\n. . . .", options={"extra_turn": True})
    play(game, "cb da")
    edits = Edits(game)
    edits.copy(game.nodes[1])
    game.go_to_ply(0)
    edits.set_up(parse_setup(". bb", game.board.grid))
    return game, edits


def over() -> tuple[Game, Edits]:
    game, edits = forked()
    edits.copy(game.nodes[5])
    game.go_to(game.nodes[4])
    game.resign(0)
    return game, edits


def over_inside() -> tuple[Game, Edits]:
    """The first of two dots fills the board."""
    game = empty(3, 3)
    play(game, "aa ba ca")
    edits = Edits(game)
    edits.copy(game.nodes[2])
    game.go_to_ply(1)
    edits.set_up(parse_setup("R caabbbcbacbccc", game.board.grid))
    return game, edits


def resigned() -> tuple[Game, Edits]:
    game = empty(players=3)
    game.resign(1)
    edits = Edits(game)
    edits.copy(game.node)
    return game, edits


def stopped() -> tuple[Game, Edits]:
    game = empty(players=3, options={"stop": "played"})
    game.stop(1)
    edits = Edits(game)
    edits.copy(game.node)
    return game, edits


def no_ring() -> tuple[Game, Edits]:
    """A ring is declared around a dot that does not exist."""
    game = drawn(". R . .\nR B . .\n. R . .\n. . . .", "stachowski")
    play(game, "cb.bacbbcab")
    edits = Edits(game)
    edits.copy(game.node)
    game.go_to_ply(0)
    edits.set_up(parse_setup(". bb > R", game.board.grid))
    return game, edits


@pytest.mark.parametrize(
    ("seat", "why"),
    [
        (nothing_kept, "nothing has been cut or copied"),
        (occupied, "bb already has a dot"),
        (out_of_turn, "Red is to move there, not Blue"),
        (late_out_of_turn, "Blue is to move there, not Red"),
        (over, "over there"),
        (over_inside, "over there"),
        (resigned, "Blue is out of the game"),
        (stopped, "Blue has already stopped"),
        (no_ring, "inside"),
    ],
)
def test_nodes_that_are_illegal_there_are_not_pasted(
    seat: Callable[[], tuple[Game, Edits]], why: str
) -> None:
    """Nodes, numbers, the chosen line and the offer all stay the same."""
    game, edits = seat()
    if not game.outcome:
        game.offer_draw(0)
    before, done = whole(game), (edits.edition, edits.can_revert, edits.can_repeat)
    with pytest.raises(CannotPaste, match=why):
        edits.paste()
    assert whole(game) == before
    assert (edits.edition, edits.can_revert, edits.can_repeat) == done
    assert all(node.parent is None or node in node.parent.children for node in game.nodes.values())


def test_a_stop_or_resignation_can_be_pasted_whoever_is_to_move() -> None:
    game = empty(options={"stop": "played"})
    game.stop(0)
    edits = Edits(game)
    edits.copy(game.node)
    game.go_to_ply(0)
    play(game, "aa")
    edits.paste()
    assert texts(game) == ["0 -", "1 stop 0|0", "2 aa|0", "3 stop 0|2"]
    assert (game.turn, [*game.stopped]) == (1, [0])


def test_a_set_up_can_continue_after_the_end() -> None:
    game, edits = forked()
    edits.set_up(Setup(turn=1))
    play(game, "dd")
    edits.copy(game.nodes[6])
    game.go_to(game.nodes[3])
    game.resign(0)
    assert outcome(game)
    edits.paste()
    assert (outcome(game), game.turn, game.plies) == (None, 1, 6)


def test_pasted_nodes_can_be_saved() -> None:
    game, edits = forked()
    edits.cut(game.nodes[2])
    game.go_to(game.nodes[4])
    edits.paste()
    edits.revert()
    edits.repeat()
    again = from_json(to_json(game))
    assert (texts(again), to_json(again)) == (texts(game), to_json(game))


# set-ups


def test_a_set_up_gets_its_own_node() -> None:
    game, edits = forked()
    game.go_to(game.nodes[1])
    edits.set_up(parse_setup("R cc B dd . aa > R", game.board.grid))
    assert texts(game) == ["0 -", *MAIN, "6 -|1", *SIDE]
    assert (game.node, game.turn) == (game.nodes[6], 0)
    assert [game.board.dot(game.board.grid.from_letters(point)) for point in ("aa", "cc", "dd")] == [
        None,
        0,
        1,
    ]
    edits.revert()
    assert texts(game) == ["0 -", *MAIN, *SIDE]
    assert game.node is game.nodes[1]
    edits.repeat()
    assert texts(game) == ["0 -", *MAIN, "6 -|1", *SIDE]


@pytest.mark.parametrize(
    ("words", "error"),
    [("> G", NoSuchPlayer), ("G aa", NoSuchPlayer), (". ba", InvalidDiagram)],
)
def test_an_invalid_set_up_changes_nothing(words: str, error: type[KropkiError]) -> None:
    game = drawn(". R . .\nR Br R .\n. R . .\n. . . .")
    edits = Edits(game)
    game.offer_draw(0)
    before = whole(game)
    with pytest.raises(error):
        edits.set_up(parse_setup(words, game.board.grid))
    assert (whole(game), edits.edition, edits.can_revert) == (before, 0, False)


# undo and redo


def test_no_edit_to_undo_or_redo() -> None:
    game, edits = forked()
    before = whole(game)
    for way in (edits.revert, edits.repeat):
        with pytest.raises(NothingToRevert):
            way()
    assert (whole(game), edits.edition) == (before, 0)


def test_a_new_edit_clears_the_redo_history_but_a_move_does_not() -> None:
    game, edits = forked()
    edits.cut(game.nodes[5])
    edits.revert()
    play(game, "ee")
    assert edits.can_repeat
    edits.repeat()
    edits.revert()
    edits.set_notes(game.node, said("x"))
    assert not edits.can_repeat


def test_moves_after_an_edited_node_disappear_and_return_with_it() -> None:
    game, edits = forked()
    edits.cut(game.nodes[2])
    game.go_to(game.nodes[4])
    edits.paste()
    play(game, "cc")
    edits.revert()
    assert texts(game) == ["0 -", "1 aa|0", *SIDE]
    assert game.node is game.nodes[4]
    play(game, "ff")
    edits.repeat()
    assert texts(game) == ["0 -", "1 aa|0", *SIDE, "6 ba|4", "7 ca|6", "8 cc|6", "9 ff|4"]
    assert game.node is game.nodes[9]


def test_edits_of_a_node_replaced_by_a_declaration_are_forgotten() -> None:
    game = drawn(". R . . .\nR B . . .\n. R . . .\n. . . . .", "stachowski")
    edits = Edits(game)
    play(game, "da")
    edits.set_notes(game.node, said("kept"))
    game.go_to_ply(0)
    play(game, "cb")
    closed = game.node
    edits.set_notes(closed, said("x"))
    play(game, "dd")
    edits.cut(game.node)
    edits.promote(closed)
    game.declare(rings(game, "bacbbcab"))
    assert closed not in game.root.children
    edits.forget(closed, game.node)
    assert texts(game) == ["0 -", "4 cb.bacbbcab|0", "1 da|0"]
    edits.revert()
    assert [comment_of(node) for node in game.root.children] == ["x", ""]
    assert not edits.can_revert
    edits.repeat()
    assert (texts(game), comment_of(game.nodes[1])) == (["0 -", "4 cb.bacbbcab|0", "1 da|0"], "kept")


# random edits


def edit_by_chance(random: Random, game: Game, edits: Edits) -> None:
    """Make one edit anywhere, or none if it is not possible."""
    node = random.choice([*game.root.walk()])
    kinds = ["note", "names", "promote", "promote", "cut", "copy", "paste", "paste", "set up", "graft"]
    try:
        match random.choice(kinds):
            case "note":
                edits.set_notes(node, said(str(random.random())))
            case "names":
                edits.set_notes(game.root, game.root.notes, (random.choice("abc"), ""))
            case "promote":
                edits.promote(node)
            case "cut":
                edits.cut(node)
            case "copy":
                edits.copy(node)
            case "paste":
                if edits.clipboard and random.random() < 0.7:
                    game.go_to(node)
                edits.paste()
            case "graft":
                points = game.board.grid.points
                places = random.choices([*game.root.walk()], k=2)
                annotate = partial(with_comment, comment=random.choice(["", "said"]))
                edits.graft(
                    [(place, random.choices(points, k=random.randint(0, 4)), annotate) for place in places]
                )
            case "set up":
                point = random.choice(game.board.grid.points)
                edits.set_up(Setup(((point, random.choice([0, 1, None])),), random.choice([0, 1, None])))
    except KropkiError:
        pass


def move_by_chance(random: Random, game: Game) -> None:
    """Play a move, or go somewhere in the tree."""
    if random.random() < 0.5:
        game.go_to(random.choice([*game.root.walk()]))
    elif not game.outcome:
        game.play(random.choice([*game.board.legal_points]))


def revert_all(edits: Edits) -> None:
    while edits.can_revert:
        edits.revert()


def repeat_all(edits: Edits) -> None:
    while edits.can_repeat:
        edits.repeat()


def nested(game: Game) -> object:
    """Return the tree with its notes."""
    return texts(game), [[*node.notes] for node in game.root.walk()], game.names


@steady(examples=120)
@given(st.integers(0, 2**32 - 1))
def test_each_edit_is_undone_separately(seed: int) -> None:
    random = Random(seed)
    game, edits = forked()
    seen: list[object] = []
    here = nested(game)
    for _ in range(random.randint(1, 25)):
        edit_by_chance(random, game, edits)
        if nested(game) != here:
            seen.append(here)
            here = nested(game)
        if random.random() < 0.3:
            game.go_to(random.choice([*game.root.walk()]))
    seen.append(here)
    for before in seen[-2::-1]:
        edits.revert()
        assert nested(game) == before
        if random.random() < 0.3:
            game.go_to(random.choice([*game.root.walk()]))
    assert not edits.can_revert
    for after in seen[1:]:
        edits.repeat()
        assert nested(game) == after
    assert (edits.can_revert, edits.can_repeat) == (len(seen) > 1, False)


@steady(examples=120)
@given(st.integers(0, 2**32 - 1))
def test_any_sequence_of_moves_and_edits_can_be_undone_and_redone(seed: int) -> None:
    random = Random(seed)
    game, edits = forked()
    edition = edits.edition
    for _ in range(random.randint(1, 30)):
        if random.random() < 0.5:
            move_by_chance(random, game)
        elif random.random() < 0.7:
            edit_by_chance(random, game, edits)
        else:
            way = random.choice([edits.can_revert and edits.revert, edits.can_repeat and edits.repeat])
            if way:
                way()
    repeat_all(edits)
    last = nested(game)
    revert_all(edits)
    first = nested(game)
    repeat_all(edits)
    assert nested(game) == last
    revert_all(edits)
    assert nested(game) == first
    assert edits.edition >= edition
    for node in [*game.root.walk()]:
        game.go_to(node)
    again = from_json(to_json(game))
    assert nested(again) == nested(game)
    assert again.nodes.keys() == {node.number for node in game.root.walk()}


# added lines


def _graft(edits: Edits, *lines: tuple[int, str, str]) -> None:
    """Return the lines after nodes, by node number."""
    game = edits.game
    edits.graft(
        [
            (
                game.nodes[node],
                rings(game, text)[0] if text else (),
                partial(with_comment, comment=comment),
            )
            for node, text, comment in lines
        ]
    )


def test_lines_are_added_as_one_edit() -> None:
    game, edits = forked()
    game.go_to(game.nodes[3])
    before = whole(game)
    _graft(edits, (1, "bbcc", "first"), (0, "abbbdd", "second"))
    assert texts(game) == ["0 -", *MAIN, "6 bb|1", "7 cc|6", *SIDE, "8 dd|5"]
    assert game.node is game.nodes[3] and game.root.line() == game.node.path()
    assert [comment_of(game.nodes[number]) for number in (6, 4, 7)] == ["first", "second", ""]
    assert edits.revert() == [] and edits.edition == 2
    assert texts(game) == ["0 -", *MAIN, *SIDE] and not edits.can_revert
    assert {key: value for key, value in whole(game).items() if key != "nodes"} == {
        key: value for key, value in before.items() if key != "nodes"
    }
    assert comment_of(game.nodes[4]) == ""
    edits.repeat()
    assert len(texts(game)) == 9 and comment_of(game.nodes[4]) == "second"


def test_existing_nodes_are_not_added_again() -> None:
    game, edits = forked()
    _graft(edits, (1, "bbcc", "first"))
    tree = texts(game)
    _graft(edits, (1, "bbcc", "first"), (0, "aaba", ""))
    assert texts(game) == tree and edits.edition == 1
    edits.revert()
    assert not edits.can_revert


def test_a_line_ends_at_its_first_illegal_dot() -> None:
    game, edits = forked()
    _graft(edits, (0, "ccddcc", ""))
    assert texts(game)[-2:] == ["6 cc|0", "7 dd|6"]


def test_a_failed_addition_of_lines_leaves_nothing() -> None:
    game, edits = forked()
    before = whole(game)
    with pytest.raises(CannotPaste):
        _graft(edits, (0, "cc", "x"), (4, "bb", "y"), (1, "aa", "z"))
    assert whole(game) == before and not edits.can_revert


def test_lines_can_declare_captures() -> None:
    game = empty(options={"captures": "declared"})
    play(game, "cb cc bc aa dc ab ff")
    edits = Edits(game)
    _graft(edits, (6, "cd", "takes it"))
    [_, added] = [tree_row(child, game.board.grid) for child in game.nodes[6].children]
    assert str(added[3]).startswith("cd.")
    assert game.node is game.nodes[7]
    edits.revert()
    assert len(texts(game)) == 8
