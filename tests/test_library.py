"""The library as people use it who have not read its inside: names of points, files, the computer player."""

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kropki
from kropki import Board, Game, Grid, best_move, hints, read_games
from kropki.bot.point import Point
from kropki.errors import GameOver, KropkiError, NoSuchPlayer, NotYourTurn, Occupied, OffBoard
from kropki.game.moves import AgreedDraw, Declaration, Dot, Pass, Resignation, Stop
from kropki.record import UnreadableFile, UnreadableGame

TWO = "(;GM[40]SZ[6]PB[Ola];B[cb];W[cc])(;GM[40]SZ[7];B[aa])"

D5: list[Any] = [
    *("d5", (3, 4), [3, 4], Point(3, 4), np.array([3, 4]), (np.int8(3), np.int64(4))),
    *(
        Grid.of(39, 32).point(3, 4),
        np.int64(Grid.of(39, 32).point(3, 4)),
        np.uint16(Grid.of(39, 32).point(3, 4)),
    ),
]


@pytest.mark.parametrize("place", D5, ids=range(len(D5)))
def test_a_point_can_be_named_in_many_ways(place: Any) -> None:
    game = Game(39, 32, opening="empty")
    assert place in game.legal_points and place in game.board.legal_points
    game.play(place)
    board = Board(39, 32)
    board.play(place, 1)
    index = board.grid.from_letters("de")
    for each in (game.board, board):
        assert [point for point in each.grid.points if each.dot(point) is not None] == [index]
        assert place not in each.legal_points
        assert each.dot(place) is not None and each.is_alive(place) and each.owner(place) is None
        assert each.house(place) is None
    assert place not in game.legal_points
    assert isinstance(game.node.move, Dot) and type(game.node.move.point) is int
    assert type(board.grid.find(place)) is int and board.grid.name(index) == "d5"
    board.undo()
    assert board == Board(39, 32)


def test_names_are_those_of_the_page() -> None:
    small, wide = Grid.of(9, 9), Grid.of(52, 52)
    assert [small.find(name) for name in ("a1", "i1", "a9")] == [
        small.point(*p) for p in ((0, 0), (8, 0), (0, 8))
    ]
    assert small.find("B2") == small.find("b2")
    assert wide.find("B2") == wide.point(27, 1) != wide.find("b2")
    for grid in (small, wide, Grid.of(1, 1)):
        assert [grid.find(grid.name(point)) for point in grid.points] == list(grid.points)


NO_NAMES = ["", "d", "5", "d0", "d05", "d-1", "a²", "ж1"]
NO_INDICES = [3, -1, 10**5000, np.int64(3)]
NO_PLACES = [
    3.5,
    None,
    True,
    np.float64(15),
    np.bool_(1),
    b"d5",
    (1, 2, 3),
    (1,),
    {3, 4},
    (1.0, 2),
    (True, 1),
]
NO_ARRAYS = [object(), np.array([1.0, 2.0]), np.array([1, 2, 3]), iter((3, 4))]
WRONG: list[tuple[Any, type[Exception], str]] = [
    ("z99", OffBoard, "z99 is not on the board, which goes from a1 to i9"),
    ("cb", OffBoard, r"cb as in SGF is grid.from_letters\('cb'\)"),
    *((text, OffBoard, "a name is a letter and a number") for text in NO_NAMES),
    ((9, 0), OffBoard, r"\(9, 0\) is not on the board"),
    ((10**5000, 0), OffBoard, "huge number"),
    *((number, OffBoard, "a bare number is an index") for number in NO_INDICES),
    *((value, TypeError, 'a point is a name such as "d5"') for value in NO_PLACES + NO_ARRAYS),
]


@pytest.mark.parametrize(("value", "error", "message"), WRONG, ids=range(len(WRONG)))
def test_what_is_no_point_is_refused_in_words(value: Any, error: type[Exception], message: str) -> None:
    game = Game(9, 9)
    for attempt in (
        lambda: game.play(value),
        lambda: game.board.play(value, 0),
        lambda: game.board.grid.find(value),
    ):
        with pytest.raises(error, match=message):
            attempt()
    assert value not in game.legal_points and value not in game.board.legal_points
    assert game.ply == 0 and game.board == Game(9, 9).board


def test_errors_name_points_as_the_caller_does() -> None:
    game = Game(9, 9)
    with pytest.raises(Occupied, match=r"^d4 already has a dot$"):
        game.play("d4")
    with pytest.raises(Occupied, match=r"^d4 already has a dot$"):
        game.board.play((3, 3), 0)
    with pytest.raises(Occupied, match=r"^dd already has a dot$"):
        game.play(game.board.grid.from_letters("dd"))


def test_players_are_numbers() -> None:
    game: Any = Game(9, 9)
    with pytest.raises(NotYourTurn, match=r"2 players, and a point is one argument, as in \(3, 4\)"):
        game.play(3, 3)
    for player in ("red", 1.0, True, (1,)):
        with pytest.raises(TypeError, match="a player is a number"):
            game.play("a1", player)
        with pytest.raises(TypeError, match="a player is a number"):
            game.board.play("a1", player)
    with pytest.raises(NoSuchPlayer):
        game.board.play("a1", 2)
    game.play("a1", np.int64(0))
    game.board.play("b1", np.int8(1))
    assert type(game.board.dot("b1")) is int


def test_rings_take_names() -> None:
    game = Game(6, 6, rules="stachowski", opening="empty")
    for name in ("b2", "c2", "a1", "a2", "a3", "f6", "f5"):
        game.play(name)
    game = Game(6, 6, rules="stachowski", opening="empty")
    for name in ("c2", "c3", "b3", "f6", "d3", "e6"):
        game.play(name)
    [territory] = game.play("c4", rings=[["c2", (3, 2), "c4", "b3"]])
    assert territory.captured == 1


def test_whole_moves_can_be_played() -> None:
    game = Game(6, 6, options={"passing": True, "stop": "played"}, opening="empty")
    point = game.board.grid.find("c3")
    game.play(Dot(point, 0))
    game.play(Pass(1))
    game.play(Stop(0))
    assert game.stopped == {0}
    game.play(Resignation(1))
    assert game.outcome and game.outcome.winner == 0
    game.undo()
    with pytest.raises(TypeError, match="nobody can play AgreedDraw alone"):
        game.play(AgreedDraw())
    with pytest.raises(TypeError, match="needs no player"):
        game.play(Pass(1), 1)
    with pytest.raises(NotYourTurn):
        game.play(Dot(point + 1, 0))
    with pytest.raises(KropkiError):
        game.play(Declaration(1, ((point, point + 1, point + 2, point + 3),)))


def test_legal_points_of_a_game_follow_it() -> None:
    game = Game(8, 8, options={"middle": 2})
    legal = game.legal_points
    assert "a1" not in legal and "c3" in legal and "a1" in game.board.legal_points
    assert sorted(legal) == [point for point in game.board.grid.points if point in legal]
    assert len(legal) == len([*legal])
    game.play("c3")
    game.play("f3")
    assert "a1" in legal
    game.resign(0)
    assert len(legal) == 0 and "a1" not in legal
    house = Game(5, 5, options={"suicide": False}, opening="empty")
    for name in ("b1", "e5", "a2", "e4", "c2", "e3", "b3"):
        house.play(name)
    assert "b2" not in house.legal_points and "b2" in house.board.legal_points


def test_everything_prints() -> None:
    game = Game(4, 3, names=["Ola", ""], opening="empty")
    game.play("b2")
    assert repr(game) == "<Game 4×3, russian, after 1 move: Blue to move, 0:0>"
    assert str(game) == "  a b c d\n1 . . . .\n2 . R . .\n3 . . . .\nBlue to move, 0:0"
    game.resign(1)
    assert repr(game).endswith("after 2 moves: Ola wins (resignation), 0:0>")
    assert repr(game.root) == "<Node 0, 1 child>"
    assert repr(game.node.parent).startswith("<Node 1, Dot(point=") and "parent" not in repr(game.node)
    assert eval(repr(game.board.grid), {"Grid": Grid}) is game.board.grid
    assert eval(repr(game.board), {"Board": Board}) == game.board
    assert repr(game.board.legal_points) == "<11 points where a dot can be played>"
    assert "<Game 6×6" in repr(read_games(TWO)[0])


@pytest.mark.parametrize(
    "kind", ["text", "bytes", "bytearray", "path", "open text", "open bytes", "string io"]
)
def test_games_are_read_from_everything_that_is_a_file(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "two.sgf"
    path.write_text(TWO, encoding="utf-8")
    sources: dict[str, Callable[[], Any]] = {
        "text": lambda: TWO,
        "bytes": TWO.encode,
        "bytearray": lambda: bytearray(TWO.encode()),
        "path": lambda: path,
        "open text": lambda: path.open(encoding="utf-8"),
        "open bytes": lambda: path.open("rb"),
        "string io": lambda: io.StringIO(TWO),
    }
    source = sources[kind]()
    games = read_games(source)
    if hasattr(source, "close"):
        source.close()
    assert len(games) == 2
    assert [reading.game.plies for reading in games] == [reading.game.plies for reading in games] == [2, 1]
    assert games[0].game.names == ("Ola", "") and games[-1].game.board.grid.width == 7
    assert [reading.game.plies for reading in games[:1]] == [2]
    assert bool(games)


def test_a_game_that_was_asked_for_stays_the_same() -> None:
    games = read_games(TWO)
    games[0].game.play("f6")
    assert games[0] is games[0] is next(iter(games)) and games[0].game.plies == 1
    with pytest.raises(IndexError, match="the file holds 2; the first one has the index 0"):
        games[2]
    with pytest.raises(IndexError):
        games[-3]


def test_a_text_is_never_the_name_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "two.sgf"
    path.write_text(TWO, encoding="utf-8")
    with pytest.raises(UnreadableFile, match=r"use read_games\(pathlib.Path\(name\)\)"):
        read_games(str(path))
    with pytest.raises(UnreadableFile, match=r"two\.sgf holds no game"):
        path.write_text("nothing", encoding="utf-8")
        read_games(path)
    for wrong in (None, 3, ["(;)"]):
        with pytest.raises(TypeError, match="read_games takes the bytes or the text of a file"):
            read_games(wrong)  # type: ignore[arg-type]
    with pytest.raises(FileNotFoundError):
        read_games(tmp_path / "none.sgf")


def test_unreadable_games_do_not_hide_the_others() -> None:
    games = read_games("(;GM[40]SZ[99])" + TWO)
    with pytest.raises(UnreadableGame):
        games[0]
    assert len(games) == 3 and games[1].game.plies == 2


@pytest.mark.parametrize("rules", ["russian", "wikipedia", "stachowski"])
def test_the_computer_plays_a_whole_game(rules: str) -> None:
    game = Game(5, 5, rules=rules)
    while not game.outcome:
        before = (game.ply, str(game.board))
        move = best_move(game, level=2, steps=3, seed=game.ply)
        assert (game.ply, str(game.board)) == before
        assert game.move_name(move) in ("stop", "pass") or game.move_name(move) in game.legal_points
        game.play(move)
    with pytest.raises(GameOver):
        best_move(game)
    with pytest.raises(GameOver):
        hints(game)


def test_the_computer_declares_what_it_captures() -> None:
    game = Game(6, 6, rules="stachowski", opening="empty")
    for name in ("c2", "c3", "b3", "f6", "d3", "f5"):
        game.play(name)
    move = best_move(game, level=6, steps=30)
    assert game.move_name(move) == "c4"
    [territory] = game.play(move)
    assert territory.captured == 1


def test_hints_have_names_and_reasons() -> None:
    game = Game(6, 6, opening="empty")
    for name in ("c2", "c3", "b3", "f6", "d3", "f5"):
        game.play(name)
    best, *_ = hints(game, steps=30)
    assert best.name == "c4" and best.point == game.board.grid.find("c4") and best.line[0] == "c4"
    assert best.reasons[0] == ("captures", 1) and str(best).startswith("c4: captures 1 dot")
    game.play(best.name)
    assert game.captures == (1, 0)


def test_wrong_levels_and_times_are_refused() -> None:
    game: Any = Game(6, 6)
    for level in (0, 9, -1, 10**5000):
        with pytest.raises(ValueError, match="use 1 to 8"):
            best_move(game, level)
    wrong: list[Any] = ["3", None, 3.0, True]
    for level in wrong:
        with pytest.raises(TypeError, match="a level is a number from 1 to 8"):
            best_move(game, level)
    for options in ({"seconds": 0}, {"steps": -1}, {"seconds": float("nan")}):
        with pytest.raises(ValueError, match="must be more than 0"):
            hints(game, **options)
    with pytest.raises(TypeError, match=r"a kropki\.Game"):
        best_move(game.board)


def test_importing_the_library_imports_no_player() -> None:
    code = "import sys, kropki; print([name for name in sys.modules if name.startswith('kropki.computer')])"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout == "[]\n"
    assert kropki.best_move.__module__ == "kropki.advice"
