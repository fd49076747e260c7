"""The thinking worker's side of the protocol: games by JSON, slices of thinking, and invalid requests."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.computer.levels import LEVELS
from kropki.computer.player import TimeSource
from kropki.game.game import Game
from kropki.protocol.lines import NO_DOT
from kropki.protocol.session import Session, Sessions
from kropki.protocol.thinking import PURPOSES, ProofFound, Thinker, ThinkingProgress
from kropki.record.game_json import to_json
from tests.support.wire_types import fits

Json = dict[str, Any]
SLICE = 25


class FakeClock:
    """A clock that advances by a millisecond each time it is read; `now` is in milliseconds."""

    now = 0

    def __call__(self) -> float:
        self.now += 1
        return self.now / 1000


class Table:
    """A session and a thinker that exchange nothing but text."""

    def __init__(self, clock: TimeSource = time.perf_counter, **settings: Any) -> None:
        self.session = Session()
        self.thinker = Thinker(clock)
        self.ask("new", **{"width": 8, "height": 8, "opening": "empty", **settings})

    def ask(self, kind: str, **fields: Any) -> Json:
        request = {"v": 1, "id": 1, "state": self.session.state, "kind": kind, **fields}
        answer: Json = json.loads(self.session.handle(json.dumps(request)))
        return answer

    def begin(self, **fields: Any) -> Json:
        record = self.ask("record")["record"]
        request = {"v": 1, "id": 7, "kind": "think", "record": record, "level": 2, **fields}
        answer: Json = json.loads(self.thinker.begin(json.dumps(request)))
        return answer

    def think(self, **fields: Any) -> Json:
        """Return the final answer."""
        answer = self.begin(**fields)
        while answer["kind"] == "thought" and not answer["done"]:
            answer = json.loads(self.thinker.go_on(SLICE))
        return answer

    def move(self, **fields: Any) -> Json:
        """Play the move that the thinker decides on."""
        decision = self.think(**fields)["decision"]
        answer = self.ask(**decision)
        assert answer["kind"] == "position", answer
        return answer


@pytest.mark.parametrize("options", [{}, {"captures": "declared", "passing": True}, {"stop": "settled"}])
def test_a_game_by_text(options: Json) -> None:
    table = Table(options=options, width=6, height=6)
    for _ in range(37):
        shown = table.move(seconds=0.01)
        if shown["outcome"]:
            return
    pytest.fail("the game has not ended")


@pytest.mark.parametrize("players", [3, 4])
def test_a_game_of_more_than_two_players(players: int) -> None:
    table = Table(names=[""] * players, width=6, height=5)
    turns = [table.move(seconds=0.01)["turn"] for _ in range(players * 2)]
    assert set(turns) == set(range(players))


def test_it_can_be_interrupted() -> None:
    table = Table(width=20, height=20, opening="four-crosses")
    for _ in range(6):
        table.move(seconds=0.02)
    first = table.begin(seconds=None, level=8)
    assert (first["id"], first["done"], first["decision"]) == (7, False, None)
    answer = json.loads(table.thinker.go_on(SLICE))
    assert not answer["done"] and 0 <= answer["progress"] <= 1
    last = json.loads(table.thinker.conclude())
    assert last["done"] and last["progress"] == 1
    assert json.loads(table.thinker.go_on(SLICE)) == last
    assert table.ask(**last["decision"])["ply"] == 7


def test_it_knows_a_legal_move_at_once() -> None:
    table = Table(options={"middle": 4})
    assert table.begin(level=8)["kind"] == "thought"
    assert table.ask(**json.loads(table.thinker.conclude())["decision"])["ply"] == 1


def test_a_slice_ends_with_the_first_step_after_its_time() -> None:
    clock = FakeClock()
    table = Table(clock, width=30, height=30, opening="four-crosses")
    table.begin(seconds=None, level=8)
    for _ in range(20):
        start = clock.now
        json.loads(table.thinker.go_on(SLICE))
        assert SLICE <= clock.now - start <= SLICE + 3


def test_thinking_ends_with_the_first_step_after_its_time() -> None:
    clock = FakeClock()
    table = Table(clock, width=20, height=20)
    start = clock.now
    table.think(level=8, seconds=0.1)
    assert 100 <= clock.now - start <= 110


def test_candidates_and_lines() -> None:
    table = Table()
    answer = table.think(level=5)
    assert 1 <= len(answer["candidates"]) <= 5
    for one in answer["candidates"]:
        assert {*one} == {"x", "y", "value", "line"}
        pairs = [one["line"][i : i + 2] for i in range(0, len(one["line"]), 2)]
        assert pairs[0] != NO_DOT and len(pairs) >= 1
    assert isinstance(answer["expected"], float | int)


def test_the_player_who_is_asked_considers_a_draw() -> None:
    table = Table()
    answer = table.think(purpose="draw", player=1)
    assert answer["player"] == 1
    assert answer["accepts"] is False  # the game has hardly begun
    assert answer["decision"] is None


def test_it_does_not_resign_if_it_may_not() -> None:
    table = Table(opening="custom", position="R R R R\nR B1 B1 R\nR B1 B1 R\n. R R .", width=4, height=4)
    assert table.ask("show")["ply"] == 0
    answer = table.think(resigns=False, seconds=0.05)
    assert answer["decision"]["kind"] == "play"


@pytest.mark.parametrize("purpose", PURPOSES)
def test_answers_are_of_their_type(purpose: str) -> None:
    table = Table()
    for answer in (table.begin(purpose=purpose), table.think(purpose=purpose, seconds=0.05)):
        fields = {name: answer[name] for name in answer.keys() - {"v", "id", "kind"}}
        assert fits(fields, ThinkingProgress)


WRONG: list[Json] = [
    {"kind": "show"},
    {"level": 0},
    {"level": max(LEVELS) + 1},
    {"level": "3"},
    {"purpose": "tea"},
    {"player": 2},
    {"player": -1},
    {"seconds": -1},
    {"seconds": "long"},
    {"seconds": 1e300},
    {"record": None},
    {"record": {}},
    {"resigns": 1},
    {"v": 2},
    {"id": None},
    {"more": 1},
]


def test_a_gain_by_force_is_proved() -> None:
    drawing = ". . . . .\n. R R . .\n. B . . .\n. R R . .\n. . . . ."
    table = Table(width=5, height=5, opening="custom", position=drawing, first=0)
    record = table.ask("record")["record"]
    for gain, is_proved in ((1, True), (2, False)):
        request = {"v": 1, "id": 3, "kind": "prove", "record": record, "x": 0, "y": 2, "gain": gain}
        answer = json.loads(table.thinker.begin(json.dumps(request)))
        while not answer["done"]:
            answer = json.loads(table.thinker.go_on(SLICE))
        fields = {name: value for name, value in answer.items() if name not in ("v", "id", "kind")}
        assert fits(fields, ProofFound)
        assert (answer["kind"], answer["gain"], answer["proof"] is not None) == ("proof", gain, is_proved)
        if is_proved:
            assert (answer["proof"]["x"], answer["proof"]["y"], answer["proof"]["threat"]) == (0, 2, "cc")
            assert f"KF[{gain}]" in answer["sgf"]


@pytest.mark.parametrize("fields", [{"x": 9, "y": 0}, {"gain": 0}, {"gain": 10**9}, {"x": "1"}], ids=str)
def test_an_invalid_question_for_a_proof_is_refused(fields: Json) -> None:
    table = Table()
    record = table.ask("record")["record"]
    request = {"v": 1, "id": 3, "kind": "prove", "record": record, "x": 1, "y": 1, "gain": 1, **fields}
    assert json.loads(table.thinker.begin(json.dumps(request)))["kind"] == "error"


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_invalid_requests_are_refused(wrong: Json) -> None:
    table = Table()
    assert table.begin(**wrong)["kind"] == "error"
    assert json.loads(table.thinker.go_on(SLICE))["code"] == "thinking/idle"
    assert json.loads(table.thinker.conclude())["code"] == "thinking/idle"
    assert table.begin()["kind"] == "thought"


def test_a_finished_game_is_refused() -> None:
    table = Table()
    table.ask("resign", player=0)
    assert table.begin()["code"] == "game/over"


@settings(max_examples=60, deadline=None)
@given(st.text(st.characters()))
def test_any_text_is_answered(text: str) -> None:
    assert json.loads(Thinker().begin(text))["kind"] == "error"


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
fields = st.sampled_from(
    ["v", "id", "kind", "record", "level", "purpose", "player", "seconds", "seed", "resigns"]
)


@settings(max_examples=80, deadline=None)
@given(st.dictionaries(fields, values, min_size=1, max_size=2))
def test_invalid_fields_are_answered(wrong: Json) -> None:
    table = Table(width=4, height=4)
    answer = table.begin(**wrong)
    assert answer["kind"] in ("error", "thought")
    assert json.loads(table.thinker.conclude())["kind"] in ("error", "thought")


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_invalid_games_are_answered(data: st.DataObject) -> None:
    table = Table(width=4, height=4)
    record = table.ask("record")["record"]
    record[data.draw(st.sampled_from(sorted(record)))] = data.draw(values)
    assert table.begin(record=record)["kind"] in ("error", "thought")
    assert json.loads(table.thinker.conclude())["kind"] in ("error", "thought")


def test_without_a_record_the_game_is_the_one_that_is_followed() -> None:
    """It may go on meanwhile: the thought is about the position where it has begun."""
    sessions = Sessions()
    thinker = Thinker(followed=sessions.game)
    request = json.dumps({"v": 1, "id": 1, "kind": "think", "level": 2})
    assert json.loads(thinker.begin(request))["code"] == "request/field"
    state = 0

    def ask(kind: str, **fields: Any) -> Json:
        nonlocal state
        text = json.dumps({"v": 1, "id": 1, "state": state, "kind": kind, **fields})
        answer: Json = json.loads(sessions.handle(text))
        state = answer["state"]
        return answer

    ask("new", width=8, height=8, opening="empty")
    for x, y in ((3, 3), (3, 2), (4, 4), (4, 2), (2, 4)):
        ask("play", x=x, y=y)
    record = ask("record")["record"]
    answer = json.loads(thinker.begin(request))
    assert (answer["kind"], answer["player"]) == ("thought", 1)
    ask("play", x=0, y=0)
    ask("undo")
    ask("undo")
    while not answer["done"]:
        answer = json.loads(thinker.go_on(SLICE))
    assert answer["decision"]
    assert ask("record")["record"] == record | {"ply": 4, "moves": [*record["moves"], "aa"]}


def test_a_record_is_taken_rather_than_the_game_that_is_followed() -> None:
    sessions = Sessions()
    sessions.handle(json.dumps({"v": 1, "id": 1, "kind": "show"}))
    game = Game(6, 6)
    game.play("a1")
    request = {"v": 1, "id": 1, "kind": "think", "level": 1, "record": to_json(game)}
    assert json.loads(Thinker(followed=sessions.game).begin(json.dumps(request)))["player"] == 1
