"""The page asks what the computer player expects of a game."""

from __future__ import annotations

from random import Random
from textwrap import dedent
from typing import Any

import pytest

from kropki.computer.course import MOST
from kropki.computer.foresight import load_foresight
from kropki.computer.player import last_points
from kropki.computer.steps import run_to_end
from kropki.game.game import Game
from kropki.game.openings import Opening
from kropki.record.game_json import to_json
from tests.support.games import play
from tests.support.learning import learn
from tests.test_net import SURROUNDED


def forecast(game: Game) -> dict[str, Any]:
    answer: dict[str, Any] = learn("forecast", record=to_json(game))
    assert answer["kind"] == "forecast" and answer["done"]
    return answer


def test_dots_in_danger_and_likely_moves_come_in_order() -> None:
    found = forecast(Game(9, 8, opening=Opening("custom", position=dedent(SURROUNDED).strip())))
    [dot, *_] = found["dots"]
    assert (dot["x"], dot["y"]) == (3, 3)
    for points in (found["dots"], found["moves"]):
        shares = [point["share"] for point in points]
        assert shares == sorted(shares, reverse=True) and 0 < shares[-1] <= shares[0] <= 1


def test_declared_captures_are_forecast_too() -> None:
    game = Game(8, 8, rules="stachowski", opening="empty")
    game.play(game.board.grid.point(4, 4))
    assert forecast(game)["moves"]


def test_nothing_is_forecast_after_the_end_or_for_more_than_two_players() -> None:
    resigned = Game(8, 8)
    resigned.resign(0)
    for game in (resigned, Game(8, 8, names=["A", "B", "C"])):
        assert not forecast(game)["dots"] and not forecast(game)["moves"]


def course(game: Game, **fields: Any) -> list[tuple[int, float | None]]:
    answer = learn("course", record=to_json(game), **fields)
    assert answer["kind"] == "course" and answer["done"]
    return [(number, lead) for number, lead in answer["curve"]]


def expected_lead(game: Game) -> float:
    """Return by how many dots player 0 will win, by forecasts of each dot with either player to move."""
    board = game.board
    lost = [0.0, 0.0]
    for player in (0, 1):
        last = last_points(game) if player == game.turn else ()
        found = run_to_end(load_foresight().forecast(board, player, 1 - player, last))
        for point, share in found.captured.items():
            lost[board.dot(point) or 0] += share / 2
    return game.scores[0] - game.scores[1] + lost[1] - lost[0]


def test_a_course_has_what_is_forecast_after_each_move() -> None:
    game = Game(9, 8, options={"komi": -1})
    points = list(game.board.grid.mask_points(game.board.open_mask))
    for point in Random(3).sample(points, 20):
        if game.board.open_mask >> point & 1:
            game.play(point)
    game.undo()
    here, line = game.node, game.node.line()
    leads: dict[int, float] = {}
    for count in (MOST, len(line) - MOST, 0):
        found = course(game, known=list(leads))
        assert [number for number, _ in found] == [node.number for node in line]
        new = {number: lead for number, lead in found if lead is not None}
        assert len(new) == count
        leads |= new
        assert here.number in leads
    for node in line:
        game.go_to(node)
        assert leads[node.number] == pytest.approx(expected_lead(game))


def test_a_course_leaves_out_what_is_known_and_ends_with_the_score() -> None:
    game = Game(5, 4, opening="empty")
    play(game, "cb cc bc ba dc ca cd")
    game.resign(1)
    found = course(game, known=[1, 2, 500])
    assert [number for number, lead in found if lead is None] == [1, 2]
    game = Game(4, 4, opening="empty")
    for point in list(game.board.legal_points):
        game.play(point)
    assert course(game)[-1][1] == 0


def test_a_game_of_three_has_no_course() -> None:
    assert course(Game(8, 8, names=["A", "B", "C"])) == []
