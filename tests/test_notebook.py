"""The widget of notebooks, without a notebook. e2e/outside/test_notebooks.py clicks on it."""

from __future__ import annotations

from typing import Any

import pytest

from kropki import Game, read_games, set_comment
from kropki.errors import Occupied
from kropki.notebook import GameWidget


class Page:
    """The side of a widget that is in the page: it asks, and collects the answers."""

    def __init__(self, widget: GameWidget, monkeypatch: pytest.MonkeyPatch) -> None:
        self.widget = widget
        self.answers: list[dict[str, Any]] = []
        monkeypatch.setattr(widget, "send", self.answers.append)

    def ask(self, **request: object) -> Any:
        self.widget._handle_custom_msg(request, [])
        return self.answers[-1]["refusal"] if self.answers else None


def game() -> Game:
    return Game(9, 9, opening="empty")


def test_a_click_plays_a_dot_and_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    played = game()
    widget = GameWidget(played)
    page = Page(widget, monkeypatch)
    assert page.ask(kind="play", x=2, y=3, id="1") is None
    assert [played.move_name(move) for move in played.moves_made] == ["c4"]
    position = widget._shown["position"]
    assert (position["ply"], position["plies"], position["turn"]) == (1, 1, 1)
    assert position["change"]["dot"] == {"x": 2, "y": 3, "player": 0}
    assert widget._shown["open"]


def test_a_dot_that_the_rules_forbid_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = GameWidget(game())
    widget.play("c4")
    before = widget._shown
    refusal = Page(widget, monkeypatch).ask(kind="play", x=2, y=3, id="1")
    assert refusal["code"] == Occupied.code
    assert widget._shown == before
    with pytest.raises(Occupied):
        widget.play("c4")


def test_the_computer_answers_and_nobody_plays_for_it() -> None:
    widget = GameWidget(game(), level=1)
    widget.play("e5")
    assert widget.game.ply == 2
    assert widget._shown["open"]
    first = GameWidget(game(), level=1, seat=0)
    assert first.game.ply == 1
    first.game.go_to_ply(0)
    first.refresh()
    assert not first._shown["open"]
    assert first.game.ply == 0  # somebody looks at the past


def test_the_arrows_step_through_the_game_and_a_dot_in_the_past_is_a_variation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    widget = GameWidget(game())
    for name in ("a1", "b2", "c3"):
        widget.play(name)
    page = Page(widget, monkeypatch)
    page.ask(kind="go", ply=1, id="1")
    assert widget.game.ply == 1
    page.ask(kind="go", ply=99, id="2")
    assert widget.game.ply == 3
    page.ask(kind="go", ply=-1, id="3")
    page.ask(kind="play", x=8, y=8, id="4")
    assert len(widget.game.root.children) == 2


def test_python_changes_the_game_and_hears_of_changes() -> None:
    widget = GameWidget(game())
    heard: list[str] = []
    widget.observe(lambda change: heard.append(change["new"]), "sgf")
    widget.game.play("e5")
    widget.refresh()
    [record] = read_games(heard[-1])
    assert record.game.plies == 1
    other = Game(6, 7, opening="empty")
    other.play("a1")
    set_comment(other.node, "A corner")
    widget.game = other
    assert widget.game is other
    assert widget._shown["position"]["height"] == 7
    assert widget._shown["comments"]


def test_a_dot_declares_its_rings(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = GameWidget(Game(9, 9, opening="empty", options={"captures": "declared"}))
    for name in ("c2", "c3", "b3", "a9", "d3", "b9"):
        widget.play(name)
    Page(widget, monkeypatch).ask(kind="play", x=2, y=3, id="1")
    assert widget.game.captures == (1, 0)


def test_a_finished_game_takes_no_dots() -> None:
    played = game()
    played.resign(0)
    widget = GameWidget(played, level=1, seat=0)
    assert not widget._shown["open"]


@pytest.mark.parametrize("request_", [{}, {"kind": "play", "x": "<b>", "y": 1, "id": "1"}, {"kind": "go"}, 7])
def test_requests_that_make_no_sense_change_nothing(
    request_: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = GameWidget(game())
    before = widget._shown
    widget._handle_custom_msg(request_, [])
    assert widget._shown == before


@pytest.mark.parametrize(
    ("options", "error", "said"),
    [
        ({"game": "(;GM[40])"}, TypeError, "a widget shows a kropki.Game; this is"),
        ({"game": Game(9, 9, opening="empty", names="abc")}, ValueError, "this one has 3"),
        ({"level": 9}, ValueError, "there is no level 9: use 1 to 8"),
        ({"level": "3"}, TypeError, "a level is a number from 1 to 8; this is"),
        ({"seat": 2}, ValueError, "there is no seat 2: use 0 or 1"),
    ],
)
def test_bad_arguments_are_refused(options: dict[str, Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        GameWidget(**options)
