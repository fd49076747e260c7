"""The page asks what the computer player expects of a game."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from kropki.game.game import Game
from kropki.game.openings import Opening
from kropki.record.game_json import to_json
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
