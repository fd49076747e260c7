"""What the coach warns of: each danger once, and only what is true."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from kropki.computer.coach import DangerName, find_danger
from kropki.computer.ladder import LadderReader
from kropki.computer.player import copy_automatic
from kropki.computer.steps import run_to_end
from kropki.game.game import Game
from kropki.lesson.text import read_lesson
from kropki.record.game_json import to_json
from research.coach import coach, format_results, lessons
from tests.support.games import drawn, play
from tests.support.learning import learn

THREE_SIDES = """
    . . . . . . .
    . . . R . . .
    . . . B R . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
"""
BAIT = """
    . . R R R . .
    . R . B . R .
    R . B R . . R
    . R . . . R .
    . . R . R . .
    . . . . . . .
"""
"""If Blue takes the dot in the middle, Red takes all of Blue's."""
CHANCES = """
    . . . . . . . . . .
    . . B . . . . R . .
    . . R . . . R B . .
    . . B . . . . R . .
    . . . . . . . . . .
"""
"""Each side is one dot away from a capture."""


def danger(game: Game) -> tuple[str, str] | None:
    """Return the name of the danger that the coach tells, and the dots."""
    before = to_json(game)
    found = run_to_end(find_danger(game))
    assert to_json(game) == before
    grid = game.board.grid
    return (found.name.value, " ".join(grid.letters(dot) for dot in found.dots)) if found else None


def test_a_dot_that_can_be_taken_is_told_once() -> None:
    game = drawn(THREE_SIDES)
    assert danger(game) is None  # nobody has moved
    play(game, "dd")
    assert danger(game) == ("taken", "dc")
    play(game, "gf")
    assert danger(game) is None  # it is Red's turn, and Blue has only put a dot far away
    play(game, "ga")
    assert danger(game) is None  # it is still in danger, but Blue knows


def test_a_dot_that_walks_into_danger_is_told() -> None:
    game = drawn(THREE_SIDES.replace(". . . B R", ". . . . R"))
    play(game, "dd dc gf")
    assert danger(game) == ("taken", "dc")


def test_a_dot_that_is_retaken_with_more_is_in_no_danger() -> None:
    game = drawn(BAIT, first=1)
    play(game, "dd")
    assert danger(game) is None
    safe = drawn(BAIT.replace("R . R", ". . R"), first=1)  # Red cannot take anything then
    play(safe, "dd")
    assert danger(safe) == ("taken", "dc")


def test_a_chance_elsewhere_makes_no_dot_safe() -> None:
    game = drawn(CHANCES, first=1)
    play(game, "bc")
    assert danger(game) == ("taken", "cc")


def test_a_ladder_is_told_once_while_it_can_be_left() -> None:
    lesson = read_lesson(Path("lessons/7-opening.txt").read_text(encoding="utf-8"))
    game = drawn(next(step.drawing for step in lesson.steps if step.shape == "ladder"))
    board = copy_automatic(game.board)
    line = run_to_end(LadderReader(board, 0, 1, 600).read(board.grid.from_letters("bd")))
    told = []
    for point in line.points:
        game.play(point)
        told.append(danger(game))
    assert len(told) > 9
    assert told[0] == ("ladder", "cd")
    assert not any(told[1:])


def test_the_page_asks_for_the_danger_with_the_shapes() -> None:
    game = drawn(THREE_SIDES)
    play(game, "dd")
    assert learn("shapes", record=to_json(game))["danger"] == {"name": "taken", "points": "dc"}
    game.undo()
    assert learn("shapes", record=to_json(game))["danger"] is None


def test_nobody_is_warned_in_a_game_of_three() -> None:
    game = drawn(THREE_SIDES, players=3)
    play(game, "dd")
    assert danger(game) is None


def test_the_coach_is_right_and_speaks_seldom() -> None:
    """`python -m research.coach` measures 200 games."""
    results = [coach(lesson) for lesson in islice(lessons(), 6)]
    warned = sum(result.warnings.total() for result in results)
    assert warned
    assert sum(result.right.total() for result in results) >= 0.95 * warned
    assert warned <= sum(result.turns for result in results) / 4
    assert len([*format_results(results)]) == 8 + len(DangerName)
