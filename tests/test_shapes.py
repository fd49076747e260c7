"""Shapes that dots make are named, and only if they are there."""

from __future__ import annotations

from pathlib import Path

import pytest

from kropki.board.board import Board
from kropki.board.highlights import find_threats
from kropki.computer.shapes import ShapeName, find_shapes
from kropki.computer.steps import run_to_end
from kropki.game.game import Game
from kropki.lesson.text import read_lesson
from kropki.record.game_json import to_json
from tests.support.learning import learn

HOUSE = """
    .  R  .  .  .
    R  .  .  .  .
    .  R  .  B  .
    .  .  .  .  .
"""
TRAP = """
    .  R  .  .  .
    R  .  R  .  .
    .  R  .  B  .
    .  .  .  .  .
"""
CROSS = """
    .  .  .  .  .
    .  R  B  .  .
    .  B  .  .  .
    .  .  .  .  .
"""
FORK = """
    .  .  R  .  R  .  .
    .  R  B  .  B  R  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""
GROUNDED = """
    .  .  .  .  .  .
    .  R  R  R  .  .
    .  .  .  .  .  .
    .  .  .  B  .  .
    .  .  .  .  .  .
"""


def shapes_of(drawing: str, letters: str, player: int = 0) -> list[ShapeName]:
    """Return the names of the shapes that a dot makes."""
    before = Board.from_text(drawing)
    after = before.copy()
    point = before.grid.from_letters(letters)
    after.play(point, player)
    drawn = str(before), str(after)
    found = run_to_end(find_shapes(before, after, point, player))
    assert (str(before), str(after)) == drawn
    return [shape.name for shape in found]


@pytest.mark.parametrize(
    ("drawing", "letters", "player", "names"),
    [
        (HOUSE, "cb", 0, ["house"]),
        (TRAP, "bb", 1, ["house"]),
        (CROSS, "cc", 0, ["cross"]),
        (FORK, "db", 0, ["fork"]),
        (GROUNDED, "ab", 0, ["grounded"]),
    ],
)
def test_a_shape_is_named(drawing: str, letters: str, player: int, names: list[str]) -> None:
    assert shapes_of(drawing, letters, player) == names


def test_most_dots_make_no_shape() -> None:
    for drawing in (HOUSE, FORK, CROSS):
        assert not shapes_of(drawing, "ad")


def test_a_capture_is_a_ring() -> None:
    assert shapes_of(FORK.replace(".  .  .  .  .  .  .", ".  .  R  .  .  .  .", 1), "db") == ["ring"]


def test_nothing_stops_a_double_threat() -> None:
    before = Board.from_text(FORK)
    forks = [p for p in before.legal_points if "fork" in shapes_of(FORK, before.grid.letters(p))]
    assert forks
    for point in forks:
        before.play(point, 0)
        for answer in [*before.legal_points]:
            before.play(answer, 1)
            assert find_threats(before, 0)
            before.undo()
        before.undo()


def test_the_lesson_about_ladders_has_one() -> None:
    step = next(
        step
        for step in read_lesson(Path("lessons/7-opening.txt").read_text(encoding="utf-8")).steps
        if step.shape == "ladder"
    )
    assert shapes_of(step.drawing, "bd") == ["ladder"]


def test_the_page_asks_about_the_last_dot() -> None:
    game = Game(8, 8, opening="empty")
    for letters in ("cc", "dc", "dd"):
        game.play(game.board.grid.from_letters(letters))
    assert asked(game) == []
    game.play(game.board.grid.from_letters("cd"))
    assert asked(game) == [{"name": "cross", "points": "cddcddcc"}]
    game.undo()
    assert asked(game) == []


def asked(game: Game) -> object:
    return learn("shapes", record=to_json(game))["shapes"]
