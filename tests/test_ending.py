"""The last points of a board are played exactly."""

from functools import cache
from random import Random

import pytest

from kropki.board.board import Board
from kropki.board.settlement import settle_stop
from kropki.computer.ending import ENDING_POINTS, Ending
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import lead
from kropki.game.game import Game
from kropki.game.moves import Dot, Stop
from kropki.puzzle.proof import Proof
from tests.support.games import drawn

ZUGZWANG = """
    .  .  R  R
    .  B  .  R
    B  .  B  .
    .  B  .  .
"""
"""Red, to move, loses a dot if the game goes on to the last point (docs/solved.md)."""


@cache
def endings() -> list[Board]:
    """Return random positions with a few open points."""
    found = []
    for seed in range(30):
        random = Random(seed)
        board = Board(random.choice((4, 5, 7)), random.choice((4, 6)))
        player = 0
        while board.open_mask.bit_count() > 6:
            board.play(random.choice([*board.legal_points]), player)
            player = 1 - player
        if board.open_mask:
            found.append(board)
    assert len(found) >= 25
    return found


def value(board: Board, player: int, stops: bool) -> int:
    """Return the lead of the player to move at the end, by trying every move of both players."""
    values = [lead(board, player)] if board.is_full else []
    if stops:
        captures = settle_stop(board, player).captures
        values.append(captures[player] - captures[1 - player])
    for point in [*board.legal_points]:
        board.play(point, player)
        values.append(-value(board, 1 - player, stops))
        board.undo()
    return max(values)


@pytest.mark.slow
@pytest.mark.parametrize("stops", [False, True])
def test_each_move_is_worth_what_trying_everything_says(stops: bool) -> None:
    for board in endings():
        diagram = str(board.diagram())
        for player in (0, 1):
            values = run_to_end(Ending(board, stops=stops).values(player))
            assert values.keys() == set(board.legal_points)
            for point, found in values.items():
                board.play(point, player)
                assert found == -value(board, 1 - player, stops), diagram
                board.undo()
        assert str(board.diagram()) == diagram


def test_with_more_points_the_best_move_gains_what_a_proof_says() -> None:
    for seed in range(6):
        random = Random(seed)
        board = Board(12, 12)
        player = 0
        while board.open_mask.bit_count() > ENDING_POINTS - 1:
            board.play(random.choice([*board.legal_points]), player)
            player = 1 - player
        values = run_to_end(Ending(board, stops=False).values(player))
        assert max(values.values()) - lead(board, player) == Proof(board).gain(player, None)


def test_a_line_leads_to_what_its_move_is_worth() -> None:
    longest = 0
    for board in endings():
        ending = Ending(board, stops=False)
        for point, worth in run_to_end(ending.values(0)).items():
            line = run_to_end(ending.line(point, 0, worth))
            assert line[0] == point
            longest = max(longest, len(line))
            for i, place in enumerate(line):
                board.play(place, i % 2)
            assert lead(board, 0) == worth
            for _ in line:
                board.undo()
    assert longest > 1


@pytest.mark.parametrize("level", [7, 8])
def test_it_sees_that_the_last_points_must_be_played(level: int) -> None:
    thinking = Thinking(drawn(ZUGZWANG, options={"stop": "none"}), LEVELS[level], seconds=0)
    assert isinstance(thinking.decide(), Dot)
    assert thinking.info.solved
    assert thinking.info.candidates[0].value == -1


@pytest.mark.parametrize("level", [7, 8])
def test_it_stops_if_every_move_loses_something(level: int) -> None:
    house = "B  B  B  B  R\nB  .  .  B  R\nB  B  B  B  R"
    assert Thinking(drawn(house, options={"stop": "settled"}), LEVELS[level], seconds=0).decide() == Stop(0)
    thinking = Thinking(drawn(house, options={"stop": "none"}), LEVELS[level], seconds=0)
    assert isinstance(thinking.decide(), Dot)


def _full_but_for(points: int, game: Game) -> Game:
    while len(game.board.legal_points) > points:
        game.play(min(game.board.legal_points))
    return game


@pytest.mark.parametrize(
    ("game", "solves"),
    [
        (Game(6, 6), True),
        (Game(6, 6, rules="wikipedia"), True),
        (Game(6, 6, options={"passing": True}), False),
        (Game(6, 6, options={"captures": "declared"}), False),
        (Game(6, 6, options={"suicide": False}), False),
        (Game(7, 7, names=("", "", "")), False),
    ],
)
def test_only_usual_rules_are_solved(game: Game, solves: bool) -> None:
    thinking = Thinking(_full_but_for(5, game), LEVELS[8], seconds=0)
    thinking.decide()
    assert thinking.info.solved is solves
