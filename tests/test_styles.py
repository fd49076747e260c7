"""The styles of play in `research.match.styles`, and the levels that lose to them."""

from __future__ import annotations

import pytest

from kropki.computer.levels import LEVELS
from kropki.game.game import Game
from kropki.game.moves import Dot, Stop
from kropki.game.openings import Opening
from research.match.fixtures import make_fixtures
from research.match.games import play_match
from research.match.settings import STYLE_NAMES, PlayerSettings
from research.match.statistics import MatchScore
from research.match.styles import STYLES

THREATS = """
    . . . . . . . .
    . . R . . . . .
    . R B R . . . .
    . . . . . B . .
    . . . . B R B .
    . . . . . . . .
    . . . . . . . ."""


PRIZE = """
    . . . . . . . .
    . . R R R . . .
    . R B B B R . .
    . R B B B . . .
    . . R R R . . .
    . . . . . . . .
    . . . . . . . ."""


def chosen(style: str, turn: int, seed: int = 1, position: str = THREATS) -> str:
    board = Game(8, 7, opening=Opening("custom", position=position), first=turn)
    move = STYLES[style](seed, 0.05).choose_move(board)
    assert isinstance(move, Dot)
    return board.board.grid.letters(move.point)


@pytest.mark.parametrize("style", ["takes", "blocks", "naive", "careful"])
def test_a_simple_style_takes_what_one_dot_takes(style: str) -> None:
    assert chosen(style, 0) == "cd"
    assert chosen(style, 1) == "ff"


@pytest.mark.parametrize(
    "style", ["takes", "blocks", "tactics", pytest.param("playouts", marks=pytest.mark.slow)]
)
def test_every_style_that_reads_takes_many_dots(style: str) -> None:
    assert chosen(style, 0, position=PRIZE) in ("fd", "gd")  # each captures six


def test_only_one_of_the_simple_styles_blocks() -> None:
    quiet = THREATS.replace("B R B", "B R .")  # Blue needs two more dots
    board = Game(8, 7, opening=Opening("custom", position=quiet), first=1)

    def points(style: str) -> set[str]:
        moves = [STYLES[style](seed, None).choose_move(board) for seed in range(10)]
        return {board.board.grid.letters(move.point) for move in moves if isinstance(move, Dot)}

    assert points("blocks") == {"cd"}
    assert len(points("takes")) > 3


def test_newcomers_play_beside_the_opponents_dots() -> None:
    game = Game(9, 9, opening="empty")
    game.play("e5")
    moves = [
        STYLES[style](seed, None).choose_move(game) for style in ("naive", "careful") for seed in range(20)
    ]
    grid = game.board.grid
    for move in moves:
        assert isinstance(move, Dot)
        x, y = grid.xy(move.point)
        assert max(abs(x - 4), abs(y - 4)) == 1


def test_a_careful_newcomer_sees_most_threats() -> None:
    quiet = THREATS.replace("B R B", "B R .")
    game = Game(8, 7, opening=Opening("custom", position=quiet), first=1)
    moves = [STYLES["careful"](seed, None).choose_move(game) for seed in range(100)]
    blocked = sum(isinstance(move, Dot) and game.board.grid.letters(move.point) == "cd" for move in moves)
    assert 50 < blocked < 90


def test_the_shape_style_plays_the_same_point_whatever_the_seed() -> None:
    assert len({chosen("shape", 0, seed) for seed in range(4)}) == 1


def test_a_style_stops_when_it_has_won() -> None:
    position = ". R . .\nR B R .\n. . . .\n. . . ."
    won = Game(4, 4, options={"stop": "settled"}, opening=Opening("custom", position=position))
    for letters in ("bc", "dd"):
        won.play(won.board.grid.from_letters(letters))
    assert isinstance(STYLES["takes"](1, None).choose_move(won), Stop)


def test_the_names_of_the_settings_are_those_of_the_styles() -> None:
    assert tuple(STYLES) == STYLE_NAMES


def share(first: str, second: str, games: int = 12) -> float:
    players = PlayerSettings.parse(first), PlayerSettings.parse(second)
    return MatchScore.of([*play_match(make_fixtures(players, games, sizes=[(11, 11)]))]).share


def test_the_first_level_is_a_first_rung() -> None:
    """It loses to a player who makes and blocks captures by one dot, and otherwise plays nearby."""
    assert LEVELS[1].shape == 0
    assert share("level=1,steps=9", "style=blocks") < 0.35
