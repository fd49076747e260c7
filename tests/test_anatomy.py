"""The parts of the network can be looked at and changed, and the computer player does not notice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kropki.board.grid import Grid
from kropki.computer.anatomy import (
    INPUTS,
    Change,
    InvalidPart,
    change_net,
    feeds_of,
    rows_of,
    thresholds_of,
    weights_of,
)
from kropki.computer.foresight import Sheet, load_net
from kropki.game.game import Game
from kropki.record.game_json import to_json
from tests.models.net import STEPS
from tests.support.games import play
from tests.support.learning import learn

NET = load_net()
LAST = len(NET.layers) + 1
DOTS = "cb cc bc ba dc ca cd ee fe ef"


def game() -> Game:
    made = Game(9, 7, opening="empty")
    play(made, DOTS)
    return made


def examine(row: int, number: int, **changes: Any) -> Any:
    answer = learn("network", record=to_json(game()), row=row, number=number, **changes)
    assert answer["kind"] == "network" and answer["done"]
    return answer


def sum_at(planes: list[list[int]], weights: list[int], x: int, y: int) -> int:
    """Return the sum of all weights at a point of the 9×7 board."""
    total = 0
    for tap, weight in enumerate(weights):
        dx, dy = STEPS[tap % 9]
        if 0 <= x + dx < 9 and 0 <= y + dy < 7:
            total += weight * planes[tap // 9][(y + dy) * 9 + x + dx]
    return total


def test_every_input_has_a_name() -> None:
    assert len({*INPUTS}) == len(INPUTS) == len(Sheet(Grid.of(5, 5)).inputs())
    position = game()
    own, other = (examine(0, number)["plane"] for number in (0, 1))
    [mover, enemy] = (position.board.alive_mask(player) for player in (position.turn, 1 - position.turn))
    for plane, mask in ((own, mover), (other, enemy)):
        assert plane == [mask >> point & 1 for point in position.board.grid.points]
    assert sum(examine(0, 7)["plane"]) == sum(examine(0, 8)["plane"]) == 1
    assert examine(0, len(INPUTS) - 1)["plane"] == [1] * 63


@pytest.mark.parametrize("row", [1, 3])
def test_the_number_of_a_neuron_is_how_many_thresholds_its_sum_reaches(row: int) -> None:
    """Thresholds are for the sum of the weights as they are shown, without the digits that are inverted."""
    rows = [[examine(0, number)["plane"] for number in range(len(INPUTS))]]
    if row > 1:
        rows.append([examine(row - 1, number)["plane"] for number in range(40)])
    planes = [plane for planes in rows for plane in planes]
    changes = {"weights": [[row, 5, 4, 1], [row, 5, 13, -1]], "thresholds": [[row, 5, 2, 40]]}
    for changed in ({}, changes):
        found = examine(row, 5, **changed)
        weights, thresholds = found["weights"], found["thresholds"]
        if changed:
            weights[4], weights[13], thresholds[2] = 1, -1, 40
        for y in range(7):
            for x in range(9):
                total = sum_at(planes, weights, x, y)
                if row > 1:
                    total += 8 * rows[1][5][y * 9 + x]
                assert found["plane"][y * 9 + x] == sum(total >= threshold for threshold in thresholds)


def test_a_change_changes_the_forecast_of_this_answer_alone() -> None:
    before = NET.to_json()
    usual = examine(LAST, 0)
    changed = examine(LAST, 0, thresholds=[[LAST, 0, number, -100] for number in range(15)])
    assert changed["plane"] == [15] * 63 and changed["dots"] != usual["dots"]
    assert (changed["weights"], changed["thresholds"]) == (usual["weights"], usual["thresholds"])
    assert examine(LAST, 0) == usual
    assert load_net().to_json() == before
    forecast = learn("forecast", record=to_json(game()))
    assert (forecast["dots"], forecast["moves"]) == (usual["dots"], usual["moves"])


def test_a_network_without_changes_is_the_same() -> None:
    random = Random(1)
    weights, thresholds = [], []
    for row, neurons in enumerate(rows_of(NET)):
        for number, neuron in enumerate(neurons):
            seen = len(INPUTS) + (40 if row > 1 else 0)
            tap = random.randrange(9 * seen)
            weights.append(Change(row, number, tap, weights_of(neuron, seen)[tap]))
            thresholds.append(Change(row, number, 0, thresholds_of(neuron)[0]))
    assert change_net(NET, weights, thresholds).to_json() == NET.to_json()


def test_a_neuron_feeds_those_that_have_a_weight_for_it() -> None:
    for row, number in ((0, 3), (1, 7), (LAST - 1, 12)):
        channel = number + (len(INPUTS) if row else 0)
        expected = []
        for above in range(row + 1, LAST + 1 if row == 0 else row + 2):
            for other, neuron in enumerate(rows_of(NET)[above]):
                weights = weights_of(neuron, len(INPUTS) + 40)[9 * channel : 9 * channel + 9]
                plus = weights.count(1) + (8 if row and above < LAST and other == number else 0)
                if plus or weights.count(-1):
                    expected.append((above, other, plus, weights.count(-1)))
        assert feeds_of(NET, row, number) == expected
    assert feeds_of(NET, LAST, 0) == []


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"row": -1}, "network/part"),
        ({"row": LAST + 1}, "network/part"),
        ({"number": 40}, "network/part"),
        ({"weights": [[0, 0, 0, 1]]}, "network/part"),
        ({"weights": [[1, 0, 9 * len(INPUTS), 1]]}, "network/part"),
        ({"weights": [[1, -1, 0, 1]]}, "network/part"),
        ({"thresholds": [[1, 0, 3, 1]]}, "network/part"),
        ({"weights": [[1, 0, 0, 2]]}, "network/weight"),
        ({"thresholds": [[1, 0, 0, 5000], [1, 0, 1, 4000]]}, "network/threshold"),
        ({"thresholds": [[1, 0, 2, 10**9]]}, "network/threshold"),
        ({"weights": [[1, 0, 0]]}, "request/field"),
        ({"weights": [1, 0, 0, 1]}, "request/field"),
        ({"weights": [[1, 0, 0, True]]}, "request/field"),
        ({"record": to_json(Game(8, 8, names=["A", "B", "C"]))}, "request/field"),
    ],
)
def test_what_is_not_there_is_refused(fields: dict[str, Any], code: str) -> None:
    answer = learn("network", **({"record": to_json(game()), "row": 1, "number": 0} | fields))
    assert (answer["kind"], answer["code"]) == ("error", code)


def test_an_error_says_what_the_network_has() -> None:
    with pytest.raises(InvalidPart, match="rows 0 to 7"):
        change_net(NET, [Change(9, 0, 0, 1)], [])


def test_after_the_end_nothing_is_expected() -> None:
    resigned = game()
    resigned.resign(0)
    found = learn("network", record=to_json(resigned), row=1, number=0)
    assert len(found["plane"]) == 63 and not found["dots"] and not found["moves"]
