"""Python's own ways to copy: `copy`, `deepcopy`, `pickle` and processes. Copies are whole and independent.

`tests.support.compare` and `tests.support.compare_game` go on with a copy after each move of their games.
"""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kropki
from kropki import Board, Game, Rules, pickles, read_games, set_comment, write_game
from kropki.board.grid import Grid
from kropki.board.variant import Variant
from kropki.bot.board import BotBoard
from kropki.errors import StalePickle
from kropki.game.clock import Clock
from kropki.game.edits import Edits
from kropki.game.moves import Dot, Pass
from kropki.game.tree import Node, Setup
from kropki.gym import KropkiAEC, KropkiEnv
from kropki.record import Reading
from kropki.record.collection import Collection
from tests.support.copies import WAYS, shallow_stack

RECORDS = sorted((Path(__file__).parent / "records").glob("*.sgf"))

every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
Way = Callable[[Any], Any]


def full_game(width: int, height: int, seed: int = 0) -> Game:
    """Return a game whose board is full."""
    game, random = Game(width, height), Random(seed)
    while not game.outcome:
        game.play(random.choice([*game.board.legal_points]))
    return game


def rich_game() -> Game:
    """Return a game with a clock, set-ups, variations, comments, nodes that were cut, and an offer."""
    clock = Clock(main=600, increment=2)
    game = Game(9, 9, opening="empty", clock=clock, names=["Ola", "Jan"], options={"passing": True})
    at = game.board.grid.from_letters
    for number, letters in enumerate(("cc", "dd", "cd", "dc")):
        game.play(at(letters), spent=1000 * number)
    set_comment(game.node, "A comment, with ] and Polish ż.")
    here = game.node
    game.append(Node(Dot(at("aa"), game.turn), Setup(((at("ii"), 0), (at("cc"), None)), turn=1)))
    game.play(at("ab"))
    game.go_to(here)
    game.pass_turn()
    game.play(at("gg"))
    cut = Edits(game)
    cut.cut(game.node)
    game.play(at("hh"))
    game.offer_draw(0)
    return game


def view(game: Game) -> tuple[object, ...]:
    """Return what can be seen of a game."""
    return (
        *(write_game(game), str(game.board), game.board, game.ply, game.plies, game.turn, game.scores),
        *(game.time_left, game.offer, game.outcome, game.settlement, game.rules, game.names, game.clock),
        [(number, node.number, node.move) for number, node in game.nodes.items()],
    )


def views_of_all_nodes(game: Game) -> list[tuple[object, ...]]:
    views = []
    for node in game.root.walk():
        game.go_to(node)
        views.append(view(game))
    return views


@every_way
def test_a_copy_of_a_game_has_everything(way: Way) -> None:
    game = rich_game()
    twin = way(game)
    assert type(twin) is Game
    assert view(twin) == view(game)
    assert twin.node is twin.nodes[twin.node.number] and twin.nodes[0] is twin.root
    assert not {id(node) for node in twin.nodes.values()} & {id(node) for node in game.nodes.values()}
    assert views_of_all_nodes(twin) == views_of_all_nodes(game)


@every_way
def test_what_happens_to_a_copy_does_not_happen_to_the_original(way: Way) -> None:
    game = rich_game()
    before = view(game)
    twin = way(game)
    twin.decline(1)
    twin.play(twin.board.grid.from_letters("ei"))
    set_comment(twin.node.parent, "Only here.")
    twin.go_to_ply(0)
    Edits(twin).cut(twin.root.children[0])
    assert view(game) == before
    after = view(twin)
    game.decline(1)
    game.play(game.board.grid.from_letters("ie"))
    game.go_to_ply(1)
    assert view(twin) == after


def test_the_copy_of_a_board_that_captures_leaves_the_original_alone() -> None:
    board = Board.from_text(". . R .\n. R B .\n. . R .\n. . . .")
    point = board.grid.from_letters("db")
    for name, way in WAYS.items():
        twin = way(board)
        assert [territory.captured for territory in twin.play(point, 0)] == [1], name
        assert (board.captures, board.dot(point), board.territories) == ((0, 0), None, ()), name
        assert point in board.legal_points
        twin.undo()
        assert twin == board


@every_way
def test_long_games_and_deep_trees_need_no_recursion(way: Way) -> None:
    game = full_game(39, 32)
    game.root.children[0].add(Node(Dot(game.board.grid.points[0], 1)))
    with shallow_stack():
        twin = way(game)
    assert twin.ply == game.ply > 1000
    assert twin.board == game.board
    while twin.ply:
        twin.undo()
    assert twin.board == Game(39, 32).board
    assert len(twin.root.children[0].children) == 2


@every_way
@pytest.mark.parametrize(("length", "width"), [(5_000, 1), (5, 1_000)], ids=["deep", "wide"])
def test_large_trees_are_copied(way: Way, length: int, width: int) -> None:
    game = Game(5, 5, options={"passing": True})
    tip = game.root
    for _ in range(length):
        for _ in range(width):
            child = tip.add(Node(Pass(0)))
        tip = child
    with shallow_stack():
        twin = way(game)
        node = way(tip)
    assert [len(each.children) for each in twin.root.walk()] == [len(n.children) for n in game.root.walk()]
    if way is copy.copy:
        assert node.parent is None
    else:
        assert len(node.path()) == length + 1 and node.path()[0] is not game.root


@pytest.mark.slow
@pytest.mark.parametrize(("length", "width"), [(100_000, 1), (5, 20_000)], ids=["deep", "wide"])
def test_trees_of_a_hundred_thousand_nodes_are_pickled_written_and_read(length: int, width: int) -> None:
    game = Game(5, 5, options={"passing": True})
    tip = game.root
    for _ in range(length):
        for _ in range(width):
            child = tip.add(Node(Pass(0)))
        tip = child
    with shallow_stack():
        text = write_game(pickle.loads(pickle.dumps(game)))
        [reading] = read_games(text)
        assert write_game(reading.game) == text
    counts = [[len(each.children) for each in tree.root.walk()] for tree in (game, reading.game)]
    assert counts[0] == counts[1] and len(counts[0]) == 100_001


@every_way
def test_what_belongs_together_stays_together(way: Way) -> None:
    if way is copy.copy:
        return
    game = rich_game()
    tip, variation = game.node, game.root.children[0].children[0]
    removed = next(node for node in game.nodes.values() if node.parent and node not in node.parent.children)
    for things in ([game, game, tip, variation, removed, game.board], [tip, removed, variation, game, game]):
        places = {id(thing): place for place, thing in enumerate(things)}
        twins = way(things)
        twin = next(each for each in twins if isinstance(each, Game))
        for thing, copied in zip(things, twins, strict=True):
            assert copied is twins[places[id(thing)]] and copied is not thing
        copied_nodes = [each for each in twins if isinstance(each, Node)]
        assert all(twin.nodes[node.number] is node for node in copied_nodes)
        assert twin.node is next(node for node in copied_nodes if node.number == tip.number)
        assert all(each is twin.board for each in twins if isinstance(each, Board))


def test_a_copied_node_is_in_no_tree_and_a_deep_copy_in_its_own() -> None:
    game = rich_game()
    node = game.root.children[0].children[0]
    alone = copy.copy(node)
    assert (alone.move, alone.notes, alone.setup) == (node.move, node.notes, node.setup)
    assert (alone.parent, alone.children, alone.number) == (None, [], -1)
    alone.notes.append(alone)  # type: ignore[arg-type]
    assert alone.notes != node.notes
    deep = copy.deepcopy(node)
    assert deep.parent is not None and deep.parent is not node.parent
    assert [it.move for it in deep.path()[0].walk()] == [it.move for it in game.root.walk()]


@every_way
def test_edits_are_copied_with_their_game(way: Way) -> None:
    if way is copy.copy:
        return
    game = rich_game()
    edits = Edits(game)
    edits.cut(game.root.children[0].children[0])
    edits.revert()
    edits.cut(game.root.children[0])
    whole = way(edits)
    whole.revert()
    assert len(whole.game.root.children) == 1 and not game.root.children
    edits.revert()
    assert write_game(whole.game) == write_game(game)


@every_way
def test_what_others_added_to_a_game_or_board_is_copied(way: Way) -> None:
    game: Any = Game(5, 5)
    game.mine = [game, game.board]
    game.board.tags = ["a"]
    twin = way(game)
    assert twin.mine == [twin, twin.board] and twin.mine[1] is twin.board
    twin.board.tags.append("b")
    assert game.board.tags == ["a"]


class MyGame(Game):
    """A game of a program that builds on the library."""


class MyBoard(Board):
    """A board of such a program."""


@every_way
def test_subclasses_stay_what_they_are(way: Way) -> None:
    assert type(way(MyGame(5, 5))) is MyGame
    assert type(way(MyBoard(5, 5))) is MyBoard
    assert type(MyGame(5, 5).copy()) is MyGame


@every_way
def test_small_things_are_copied(way: Way) -> None:
    board = Board.from_text(". R .\nR B1 R\n. R .".replace("B1", "Br"))
    [territory] = board.territories
    assert way(territory) == territory and way(territory).ring == territory.ring
    assert way(board.grid) is board.grid
    assert way(Grid.with_frame(52, 3)).points == Grid.with_frame(52, 3).points
    rules = Rules(komi=1)
    assert way(rules) == rules and hash(way(rules)) == hash(rules)
    dot = Dot(7, 1, ((1, 2, 3),))
    assert way(dot) == dot
    legal = way(board.legal_points)
    assert [*legal] == [*board.legal_points]
    assert way(Variant(edge=True)) == Variant(edge=True)


@every_way
def test_boards_of_many_territories_are_copied(way: Way) -> None:
    board = Board(52, 52)
    for y in range(1, 51, 2):
        for x in range(1 + y // 2 % 2, 51, 2):
            for dx, dy, player in ((0, 0, 1), (0, -1, 0), (-1, 0, 0), (1, 0, 0), (0, 1, 0)):
                point = board.grid.point(x + dx, y + dy)
                if point in board.legal_points:
                    board.play(point, player)
    assert len(board.territories) > 500
    with shallow_stack():
        twin = way(board)
    assert twin == board
    assert [it.inside for it in twin.territories] == [it.inside for it in board.territories]
    while True:
        try:
            twin.undo()
        except Exception:
            break
    assert twin == Board(52, 52)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_games_of_files_are_copied(path: Path) -> None:
    for reading in read_games(path.read_bytes()):
        text = write_game(reading.game)
        for way in WAYS.values():
            twin: Reading = way(reading)
            assert twin.diagnostics == reading.diagnostics
            assert (twin.mode, twin.result) == (reading.mode, reading.result)
            assert twin.divergence == reading.divergence
            assert write_game(twin.game) == text


@every_way
def test_collections_are_copied(way: Way) -> None:
    collection = Collection((RECORDS[0]).read_bytes() * 3)
    collection.read(2)
    twin = way(collection)
    assert [*twin] == [*collection]
    assert write_game(twin.read(3).game) == write_game(collection.read(3).game)


@every_way
def test_boards_of_bots_are_copied(way: Way) -> None:
    board = BotBoard(Game(7, 7), 0)
    board.play("a1")
    before = str(board), [*board.moves], board.turn
    twin = way(board)
    assert (str(twin), twin.moves, twin.turn, twin.open_points) == (*before, board.open_points)
    twin.play("b1")
    assert (str(board), board.moves, board.turn) == before
    twin.undo(2)
    assert twin.moves == [] and board.moves == before[1]
    board.undo()


@every_way
def test_environments_are_copied(way: Way) -> None:
    both = KropkiAEC(6, 6, scattered=2)
    both.reset(seed=1)
    for _ in range(7):
        both.step(int(both.observe(both.agent_selection)["action_mask"].argmax()))
    one = KropkiEnv(6, 6, steps=2)
    one.reset(seed=1)
    for env in (both, one):
        text = env._table.text()
        twin = way(env)
        for _ in range(2):
            mask = twin._table.action_mask()
            twin.step(int(mask.argmax()))
        assert env._table.text() == text != twin._table.text()
        for _ in range(2):
            env.step(int(env._table.action_mask().argmax()))
        assert env._table.text() == twin._table.text()
        results = [each.reset() for each in (env, twin)]
        assert env._table.text() == twin._table.text(), results


def count_captures(game: Game) -> tuple[int, ...]:
    """Play the rest of a game in another process."""
    while not game.outcome:
        game.play(next(iter(game.board.legal_points)))
    return game.captures


def test_games_go_to_other_processes() -> None:
    games = [full_game(15, 15, seed) for seed in range(3)]
    for game in games:
        game.go_to_ply(150)
    expected = [count_captures(copy.deepcopy(game)) for game in games]
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        assert [*pool.map(count_captures, games)] == expected


@pytest.mark.parametrize("version", ["0.1.0", None])
def test_what_another_version_pickled_is_refused_in_words(
    version: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        if version:
            earlier.setattr(kropki, "__version__", version)
        else:
            earlier.setattr(pickles, "_STAMP", "none")
        texts = [pickle.dumps(thing) for thing in (rich_game(), Board(5, 5), [Game(5, 5).root, Game(5, 5)])]
    for text in texts:
        with pytest.raises(
            StalePickle, match=f"pickled by Kropki {version or 'an earlier version'}, and this"
        ):
            pickle.loads(text)


@every_way
def test_copies_in_the_middle_of_a_declared_capture_go_on_alike(way: Way) -> None:
    game = Game(7, 7, opening="empty", rules="stachowski", clock=Clock(main=60))
    at = game.board.grid.from_letters
    for letters in ("bc", "cc", "cb", "gg", "dc", "ga", "cd"):
        game.play(at(letters), spent=100)
    twin = way(game)
    for each in (game, twin):
        assert each.declarable_rings()
        each.declare(each.declarable_rings(), spent=50)
        each.play(at("ee"), spent=70)
    assert view(twin) == view(game)
    game.undo()
    assert (twin.ply, twin.time_left) != (game.ply, game.time_left)
    twin.undo()
    assert view(twin) == view(game)


def test_a_pickle_is_small() -> None:
    game = full_game(15, 15)
    assert len(pickle.dumps(game)) < 60_000
