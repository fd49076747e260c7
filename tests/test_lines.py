"""What lines claim: that they can be played, who captures how many dots, and with which rings."""

from __future__ import annotations

from random import Random

import pytest

from kropki.board.board import Board
from kropki.computer.hints import HintReason, find_explained_hints, find_hints
from kropki.computer.levels import LEVELS
from kropki.computer.lines import LineKind, ShownLine, line_to_capture
from kropki.computer.player import Thinking
from kropki.computer.review import Reviewer
from kropki.computer.steps import run_to_end
from kropki.game.game import Game
from tests.support.games import drawn, empty

CAPTURE = """
    .  .  .  .  .
    .  .  R  .  .
    .  R  B  .  .
    .  .  R  .  .
    .  .  .  .  .
"""
"""Red captures on dc."""
FORK = """
    .  .  .  .  .  .  .  .
    .  .  R  .  R  .  .  .
    .  R  B  .  B  R  .  .
    .  .  .  R  .  .  .  .
    .  .  .  .  .  .  .  .
"""


def thought(game: Game, steps: int = 30, level: int = 8) -> Thinking:
    thinking = Thinking(game, LEVELS[level], steps=steps, multi_pv=3)
    thinking.decide()
    return thinking


def check(board: Board, line: ShownLine) -> None:
    """Check a line from a position on, which is left unchanged."""
    if line.kind in (LineKind.SAFER, LineKind.CUTS):
        owner = line.first if line.kind is LineKind.SAFER else 1 - line.first
        assert line.captured == len(line.dots) and not line.is_proved and not line.rings
        assert all(board.is_alive(dot) and board.dot(dot) == owner for dot in line.dots)
        return
    twin = board.copy()
    for number, point in enumerate(line.points[:-1]):
        if point is not None:
            assert twin.refusal(point) is None
            twin.play(point, (line.first + number) % 2)
    before, last = twin.captures, line.points[-1]
    alive = {dot for dot in line.dots if twin.is_alive(dot) and twin.dot(dot) == 1 - line.taker}
    assert alive == {*line.dots}
    assert last is not None and twin.refusal(last) is None
    taken = twin.play(last, (line.first + len(line.points) - 1) % 2)
    assert twin.captures[line.taker] - before[line.taker] == line.captured == len(line.dots) > 0
    assert {each.ring for each in taken if each.owner == line.taker} == {*line.rings}
    assert not any(twin.is_alive(dot) for dot in line.dots)


def random_game(seed: int, size: int = 8) -> Game:
    random = Random(seed)
    game = empty(size, size)
    for _ in range(random.randint(14, size * 5)):
        game.play(random.choice([*game.board.legal_points]))
    return game


def test_a_line_ends_with_its_largest_capture() -> None:
    board = drawn(CAPTURE).board
    letters = board.grid.from_letters
    line = line_to_capture(board, LineKind.EXPECTED, 1, [letters("aa"), letters("dc"), letters("ee")])
    assert line and line.points == (letters("aa"), letters("dc"))
    assert (line.taker, line.captured, line.dots) == (0, 1, (letters("cc"),))
    assert line_to_capture(board, LineKind.EXPECTED, 1, [letters("dc"), letters("aa")]) is None
    assert line_to_capture(board, LineKind.EXPECTED, 0, [letters("cc"), letters("dc")]) is None
    assert line_to_capture(board, LineKind.EXPECTED, 0, [letters("dc")], taker=1) is None


def test_hints_show_what_the_dot_takes_and_what_it_saves() -> None:
    [line] = find_hints(thought(drawn(CAPTURE)))[0].lines
    assert (line.kind, line.first, line.captured, line.is_proved) == (LineKind.TAKES, 0, 1, True)
    game = drawn(CAPTURE, first=1)
    lines = find_hints(thought(game))[0].lines
    assert [(line.kind, line.first, line.taker) for line in lines[:1]] == [(LineKind.ELSEWHERE, 0, 0)]
    assert lines[0].points == (game.board.grid.from_letters("dc"),)


def test_captures_that_one_answer_cannot_stop_are_shown_together() -> None:
    game = drawn(FORK)
    hint = next(h for h in find_hints(thought(game, 200)) if dict(h.reasons).get(HintReason.PLACES) == 2)
    places = [line for line in hint.lines if line.kind is LineKind.PLACES]
    assert len(places) == 2 and {line.points[:2] for line in places} == {(hint.point, None)}
    for line in places:
        check(game.board, line)


@pytest.mark.parametrize("seed", range(30))
def test_the_lines_of_hints_are_true(seed: int) -> None:
    game = random_game(seed)
    drawing = str(game.board)
    me = game.turn
    for hint in run_to_end(find_explained_hints(thought(game))):
        reasons = dict(hint.reasons)
        for line in hint.lines:
            check(game.board, line)
            if line.kind is LineKind.ELSEWHERE:
                assert line.first == line.taker == 1 - me
                assert line.captured >= 1 and (HintReason.SAVES in reasons or HintReason.PREVENTS in reasons)
                if line.is_proved:
                    assert len(line.points) == 1
                    after = game.board.copy()
                    after.play(hint.point, me)
                    saved = [dot for dot in line.dots if after.is_alive(dot)]
                    assert len(saved) <= reasons[HintReason.SAVES]
            else:
                assert line.points[0] == hint.point and line.first == me
            if line.kind is LineKind.TAKES:
                assert line.captured == reasons[HintReason.CAPTURES]
            if line.kind is LineKind.THREATENS:
                assert line.captured == reasons[HintReason.THREATENS] and line.points[1] is None
        immediate = {HintReason.CAPTURES, HintReason.SAVES, HintReason.THREATENS, HintReason.PLACES}
        assert hint.lines or not immediate & {*reasons}
    assert str(game.board) == drawing


@pytest.mark.parametrize("seed", range(6))
def test_the_lines_of_reviews_are_true(seed: int) -> None:
    game = random_game(100 + seed)
    reviewer = Reviewer(game, LEVELS[7], 12)
    for _ in reviewer.run():
        pass
    for mistake in reviewer.review.mistakes:
        game.go_to_ply(mistake.ply - 1)
        board, me = game.board, mistake.player
        if mistake.punished:
            check(board, mistake.punished)
            assert (mistake.punished.first, mistake.punished.taker) == (me, 1 - me)
            assert mistake.punished.points[0] == mistake.point
        for line in mistake.better.lines:
            check(board, line)
            assert line.kind is LineKind.ELSEWHERE or line.points[0] == mistake.better.point


def test_there_are_no_lines_for_more_than_two_players() -> None:
    game = drawn(CAPTURE, players=3)
    hints = find_hints(thought(game))
    assert hints[0].reasons and not any(hint.lines for hint in hints)
