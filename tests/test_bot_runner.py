"""Tests of running a bot: `kropki.bot.runner`."""

from __future__ import annotations

import json
from time import perf_counter
from typing import Any

import pytest

from kropki.bot import runner, tracing
from kropki.bot.board import BotBoard
from kropki.bot.runner import Runner, trace
from kropki.game.game import Game
from kropki.record.game_json import to_json


def run(source: str, game: Game | None = None, seed: int = 1) -> Any:
    """Return the answer to a request for a point, or to loading the bot if that fails."""
    game = game or Game()
    runner = Runner()
    answer = json.loads(runner.load(json.dumps({"source": source, "seed": seed})))
    if answer["fault"]:
        return answer
    request = {"game": to_json(game), "player": game.turn, "seed": seed}
    return json.loads(runner.move(json.dumps(request)))


def traced(source: str, **more: object) -> tuple[Any, list[Any]]:
    """Return the answer of a trace, and what it reported."""
    reports: list[Any] = []
    request = {"source": source, "seed": 1, "game": to_json(Game()), "player": 0, **more}
    answer = trace(json.dumps(request), lambda text: reports.append(json.loads(text)))
    return json.loads(answer), reports


@pytest.mark.parametrize("answer", ["(3, 4)", "[3, 4]", "'d5'", "'D5'", "board.point(3, 4)"])
def test_a_bot_may_answer_with_a_point_a_pair_or_a_name(answer: str) -> None:
    assert run(f"def choose(board):\n return {answer}")["point"] == {"x": 3, "y": 4, "name": "d5"}


def test_the_same_seed_gives_the_same_point() -> None:
    source = "import random\ndef choose(board):\n return random.choice(board.open_points)"
    points = {run(source, seed=seed)["point"]["name"] for seed in (1, 1, 2, 3, 4)}
    assert run(source)["point"] == run(source)["point"]
    assert len(points) > 1


def test_what_a_bot_prints_and_notes_comes_with_the_move() -> None:
    source = "def choose(board):\n print('hm')\n board.note('a1', 2)\n return 'b2'"
    answer = run(source)
    assert answer["printed"] == {"text": "hm\n", "cut": False}
    assert answer["notes"] == [[0, 0, 2.0]]


def test_output_is_bounded() -> None:
    lines = run("def choose(board):\n for i in range(5000): print(i)\n return 'b2'")["printed"]
    assert lines["text"].count("\n") == 2000 and lines["cut"]
    long = run("def choose(board):\n print('x' * 50000)\n return 'b2'")["printed"]
    assert len(long["text"]) == 20_000 and long["cut"]


@pytest.mark.parametrize(
    ("source", "code", "line"),
    [
        ("def choose(board):\n  pont = 3\n  return pnt", "bot/exception", 3),
        ("def choose(board):\n  return board.point(99, 1)", "bot/exception", 2),
        ("def choose(board):\n  if 1:\n    return 'h8'\n  return 'a1'", "bot/illegal", 3),
        ("def choose(board):\n  return (15, 3)", "bot/illegal", 2),
        ("def choose(board):\n  pass", "bot/nothing", 1),
        ("def choose(board):\n  yield 3", "bot/no-point", 1),
        ("def choose(board):\n  return 7", "bot/no-point", 2),
        ("def choose():\n  return 3", "bot/parameters", 1),
        ("def chose(board):\n  return 3", "bot/missing", None),
        ("x = 1\ndef choose(board)\n  return 3", "bot/syntax", 2),
        ("x = '\0'", "bot/syntax", None),
        ("import js\n", "bot/import", 1),
        ("def choose(board):\n  from pyodide.ffi import to_js", "bot/import", 2),
        ("def f(n):\n  return f(n + 1)\ndef choose(board):\n  return f(0)", "bot/recursion", 2),
        ("def choose(board):\n  x = [0] * 10**15", "bot/memory", 2),
        ("def choose(board):\n  exit()", "bot/exit", 2),
        ("#" * 200_001, "bot/too-long", None),
    ],
)
def test_faults_name_the_line(source: str, code: str, line: int | None) -> None:
    answer = run(source)
    assert answer.get("point") is None
    assert (answer["fault"]["code"], answer["fault"]["line"]) == (code, line)
    assert answer["fault"]["message"]


def test_a_fault_has_the_values_of_its_line() -> None:
    source = "def choose(board):\n  cells = list(range(1000))\n  n = 0\n  return cells[1] / n"
    fault = run(source)["fault"]
    assert fault["text"] == "return cells[1] / n"
    assert fault["values"] == [["cells", "[0, 1, 2, 3, 4, … 995 more]"], ["n", "0"]]
    assert fault["error"] == "ZeroDivisionError"


def test_an_illegal_move_says_why() -> None:
    fault = run("def choose(board):\n  return 'h8'")["fault"]
    assert fault["reason"] == "move/occupied"
    assert fault["message"] == "choose returned h8: h8 already has a dot"


def test_a_trace_names_the_line_of_an_endless_loop() -> None:
    answer, _ = traced("def choose(board):\n  n = 3\n  while True:\n    n = n\n")
    fault = answer["fault"]
    assert (fault["code"], fault["line"], fault["count"]) == ("bot/overrun", 3, 100_000)
    assert fault["values"] == [["n", "3"]]


def test_a_trace_counts_no_time_outside_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine that may be more than the bot has."""
    passed = [0]

    def prepare_slowly(*given: Any) -> BotBoard:
        passed[0] += 3600
        return BotBoard(*given)

    monkeypatch.setattr(runner, "BotBoard", prepare_slowly)
    monkeypatch.setattr(tracing, "perf_counter", lambda: perf_counter() + passed[0])
    for source, code, line in (
        ("n = 3\ndef choose(board):\n  while True:\n    n = 3\n", "bot/overrun", 3),
        ("def choose(board):\n  n = sum(range(10_000_000))\n  return 'a1'\n", "bot/slow", 2),
    ):
        fault = traced(source, budget=1000, seconds=1800)[0]["fault"]
        assert (fault["code"], fault["line"]) == (code, line)


def test_a_trace_reports_each_new_line_before_it_runs() -> None:
    source = "def choose(board):\n  for k in (1, 2, 3):\n    x = 10**k\n  return 'a1'"
    _, reports = traced(source)
    assert [report["line"] for report in reports] == [1, 2, 3, 2, 3, 2, 3, 2, 4]


def test_a_trace_ends_a_bot_that_catches_everything() -> None:
    source = (
        "def choose(board):\n  try:\n    while True:\n      len([])\n  except BaseException:\n    return 'a1'"
    )
    answer, reports = traced(source, budget=1000)
    assert answer["fault"]["code"] == "bot/overrun" == reports[-1]["code"]
    assert answer["point"] is None


def test_a_trace_ends_a_deep_recursion() -> None:
    source = (
        "import sys\ndef f(n):\n  return f(n + 1)\ndef choose(board):\n  sys.setrecursionlimit(10**6)\n  f(0)"
    )
    fault = traced(source)[0]["fault"]
    assert (fault["code"], fault["detail"]) == ("bot/recursion", "f")


def test_a_trace_of_a_slow_bot_names_the_slowest_line() -> None:
    source = "import time\ndef choose(board):\n  time.sleep(0.2)\n  return 'a1'"
    fault = traced(source)[0]["fault"]
    assert (fault["code"], fault["line"]) == ("bot/slow", 3)


def test_a_trace_of_loading_needs_no_game() -> None:
    fault = traced("n = 1\nwhile n:\n  n += 1", game=None)[0]["fault"]
    assert (fault["code"], fault["line"]) == ("bot/overrun", 2)


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "null", '{"game": {}, "player": 0, "seed": 1}', "[" * 100_000, '{"seed": true}']
)
def test_requests_that_are_not_valid_are_answered(text: str) -> None:
    runner = Runner()
    assert json.loads(runner.load(text))["fault"]["code"] == "bot/request"
    assert json.loads(runner.move(text))["fault"]["code"] == "bot/request"
    assert json.loads(trace(text))["fault"]["code"] == "bot/request"
