"""The page asks what the computer player expects of a game."""

from __future__ import annotations

import json
from textwrap import dedent
from typing import Any

from kropki.game.game import Game
from kropki.game.openings import Opening
from kropki.protocol.learning import Learner
from kropki.protocol.requests import VERSION
from kropki.record.game_json import to_json
from tests.test_net import SURROUNDED


def forecast(game: Game) -> dict[str, Any]:
    learner = Learner()
    learner.begin(json.dumps({"v": VERSION, "id": 1, "kind": "forecast", "record": to_json(game)}))
    answer: dict[str, Any] = json.loads(learner.go_on(10_000))
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
