"""Games as JSON: what is saved, and what is refused."""

import json
from typing import Any

import pytest

from kropki.errors import InvalidRecord
from kropki.game.game import Game
from kropki.game.openings import Opening
from kropki.game.tree import Node
from kropki.record.game_json import from_json, to_json
from tests.support.games import empty, play
from tests.support.options import WRITTEN


def test_a_game_as_json_has_everything() -> None:
    game = Game(6, 7, names=["Ola", "", "Żaneta"])
    play(game, "aa ba ca")
    game.resign(1)
    game.offer_draw(0)
    game.accept(2)
    game.undo()
    assert json.loads(json.dumps(to_json(game))) == {
        "width": 6,
        "height": 7,
        "rules": "russian",
        "options": WRITTEN,
        "opening": {"name": "cross", "seed": 0, "handicap": 0, "position": ""},
        "names": ["Ola", "", "Żaneta"],
        "first": 0,
        "clock": None,
        "setup": "",
        "branches": [],
        "notes": [],
        "moves": ["aa", "ba", "ca", "resign 1", "draw"],
        "ply": 4,
        "numbers": [],
    }


def captured() -> Game:
    """Red has captured the blue dot on bb and is not to move."""
    game = empty(width=6, height=6)
    play(game, "ba bb ab ea bc ec cb")
    return game


def saved_game() -> dict[str, Any]:
    return to_json(Game(6, 7, names=["Ola", "Ela"])) | {"moves": ["aa", "ba", "resign 0"], "ply": 1}


def test_settings_and_place_come_back() -> None:
    game = from_json(saved_game())
    assert (game.names, game.opening, game.rule_set) == (("Ola", "Ela"), Opening("cross"), "russian")
    assert (game.ply, len(game.moves), game.turn) == (1, 3, 1)
    assert to_json(game) == saved_game()


class Unsearched(list[Node]):
    """Children of a node that must not be searched for each of them: that would be quadratic."""

    def index(self, *arguments: Any) -> int:
        raise AssertionError("the children are searched")


def test_many_variations_at_one_node(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(6, 6)
    for letters in ("aa", "ba", "ca"):
        game.play(game.board.grid.from_letters(letters))
        game.undo()
    game.root.children = Unsearched(game.root.children)
    saved = to_json(game)
    assert (saved["moves"], saved["branches"]) == (["ca"], [[0, 0, ["aa"]], [0, 1, ["ba"]]])
    monkeypatch.delattr(Node, "select")  # it searches, too
    assert to_json(from_json(saved)) == saved


def test_playing_on_does_not_change_what_was_saved() -> None:
    game = captured()
    saved = to_json(game)
    unchanged = json.dumps(saved)
    play(game, "ff")
    assert json.dumps(saved) == unchanged


@pytest.mark.parametrize(
    "value", [None, 7, True, 1.5, "record", "", [], {}, [saved_game()], json.dumps(saved_game())]
)
def test_values_that_are_not_saved_games(value: object) -> None:
    with pytest.raises(InvalidRecord, match="a saved game has the fields width, height"):
        from_json(value)


@pytest.mark.parametrize(
    "field", ["width", "height", "rules", "options", "opening", "names", "first", "clock", "moves", "ply"]
)
def test_a_missing_field(field: str) -> None:
    saved = saved_game()
    del saved[field]
    with pytest.raises(InvalidRecord, match="a saved game has the fields width, height"):
        from_json(saved)


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("width", [None, "6", 6.0, [6], True]),
        ("height", [None, "7", 7.0, {}, True]),
        ("rules", [None, 1, ["russian"]]),
        ("opening", [None, 1, ["cross"]]),
        ("names", [None, "OE", [1, 2], ["Ola", None], {"0": "Ola", "1": "Ela"}]),
        ("moves", [None, "aaba", [1], ["aa", None], [["aa"]], {}]),
        ("ply", [None, "1", 1.0, [1], True, False, float("nan")]),
    ],
)
def test_a_field_of_another_type(field: str, values: list[object]) -> None:
    for value in values:
        with pytest.raises(InvalidRecord, match="a saved game has the fields width, height"):
            from_json(saved_game() | {field: value})


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"width": 0}, "the width is 0, but it must be"),
        ({"height": 10**30}, "the height is 10+, but it must be"),
        ({"width": 3}, "a board of 3×7 points is too small for a cross"),
        ({"rules": "chess"}, "there is no rule set 'chess'"),
        ({"opening": {"name": "\ud800", "seed": 0, "handicap": 0, "position": ""}}, "there is no opening"),
        ({"options": {"speed": 1}}, "there is no option"),
        ({"options": {"lead": 0}}, "lead is 0"),
        ({"first": 2}, "player 2 cannot begin"),
        ({"clock": {"main": 0, "increment": 5, "per_move": 0}}, "a clock must give"),
        ({"clock": {"main": 1, "increment": -1, "per_move": 0}}, "increment is -1"),
        ({"clock": {"main": 1, "increment": 0, "per_move": 0, "x": 1}}, ".*unexpected keyword"),
        ({"names": []}, "the number of players is 0"),
        ({"names": [""] * 5}, "the number of players is 5"),
    ],
)
def test_invalid_settings(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidRecord, match=f"the settings are invalid: {why}"):
        from_json(saved_game() | settings)


@pytest.mark.parametrize(
    ("moves", "number", "why"),
    [
        (["aa", "aa"], 2, "aa already has a dot"),
        (["cc"], 1, "cc already has a dot"),
        (["aa", "ga"], 2, "is not on the 6×7 board"),
        (["ah"], 1, "is not on the 6×7 board"),
        ([" "], 1, "is not a point"),
        (["aa", "ba", "b"], 3, "is not a point"),
        (["aa", "\ud800\udfff"], 2, "is not a point"),
        (["resign"], 1, "is not a point"),
        (["resign -1"], 1, "is not a point"),
        (["resign ٣"], 1, "is not a point"),
        (["resign 01"], 1, "is not a point"),
        (["resign 2"], 1, "there is no player 2: players are numbered 0 to 1"),
        (["resign 0", "aa"], 2, "the game is over"),
        (["resign 0", "resign 1"], 2, "the game is over"),
        (["aa", "draw", "draw"], 3, "the game is over"),
        (["Draw"], 1, "is not a point"),
    ],
)
def test_an_impossible_move_is_named(moves: list[str], number: int, why: str) -> None:
    with pytest.raises(InvalidRecord, match=f"move {number}, .*{why}"):
        from_json(saved_game() | {"moves": moves, "ply": 0})


def test_resigning_twice_or_playing_in_a_territory() -> None:
    three = saved_game() | {"names": ["", "", ""], "ply": 0}
    with pytest.raises(InvalidRecord, match=r"move 2, 'resign 1', .*Blue is out of the game"):
        from_json(three | {"moves": ["resign 1", "resign 1"]})
    saved: Any = to_json(captured())
    with pytest.raises(InvalidRecord, match="move 8, 'bb', is impossible: bb already has a dot"):
        from_json(saved | {"moves": [*saved["moves"], "bb"]})


@pytest.mark.parametrize("ply", [-1, 4, 10**30])
def test_an_invalid_ply(ply: int) -> None:
    with pytest.raises(InvalidRecord, match=f"the ply is invalid: .* after {ply} moves: the line has 3"):
        from_json(saved_game() | {"ply": ply})


@pytest.mark.parametrize("field", ["moves", "rules", "opening"])
def test_messages_about_broken_games_are_short(field: str) -> None:
    long = "x" * 100_000
    with pytest.raises(InvalidRecord) as refused:
        from_json(saved_game() | {field: [long] if field == "moves" else long})
    assert len(str(refused.value)) < 500


@pytest.mark.parametrize(
    "branches",
    [[[0, 0, ["ab"]], [0, 0, ["ac"]]], [[0, 1, ["ab"]], [2, 0, ["ac"]]], [[0, 1, ["ab"]], [0, 0, ["ac"]]]],
    ids=["one place twice", "back to the main line", "falling places"],
)
def test_branches_in_another_order_than_they_are_saved_in(branches: list[object]) -> None:
    """They would take quadratic time: each branch would move the others, or replay the way to itself."""
    saved = to_json(Game(6, 6, opening="empty")) | {"moves": ["aa", "bb", "cc"], "branches": branches}
    with pytest.raises(InvalidRecord, match="is not in the order of a game"):
        from_json(saved)


def test_many_branches_are_restored_by_taking_back_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each move is made once, however long the way from the beginning is."""
    texts = [a + b for a in "abcdef" for b in "abcdef"][:20]
    game = from_json(
        to_json(Game(6, 6, opening="empty"))
        | {"moves": texts, "branches": [[20 - i, 1, ["ff"]] for i in range(1, 20)]}
    )
    steps = 0
    step_to = Game.step_to

    def count(game: Game, node: Node) -> object:
        nonlocal steps
        steps += 1
        return step_to(game, node)

    monkeypatch.setattr(Game, "step_to", count)
    again = from_json(to_json(game))
    assert to_json(again) == to_json(game)
    assert steps < 20 + 19 + 21
