"""The computer player: its moves are legal and sensible, and it can be stopped at any moment."""

import pytest

from kropki.computer.advice import Reason, advice
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking
from kropki.computer.review import Reviewer
from kropki.game import Game
from kropki.moves import Dot, Pass, Resignation, Stop
from kropki.rules import RULE_SETS
from tests.games import drawn, play

CAPTURE = """
    .  .  .  .  .  .  .
    .  .  R  .  .  .  .
    .  R  B  .  .  .  .
    .  .  R  .  B  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""
"""Red captures on dc, and blue saves his dot there."""
LOST = """
    .  R  R  R  R  R  .
    R  Br Br Br Br Br R
    R  Br Br Br Br Br R
    .  R  R  R  R  R  .
    .  .  .  .  .  .  .
"""
TRAP = """
    B  B  B  B  .
    B  .  .  B  .
    B  B  B  B  .
"""
"""Two points lie in a house of blue."""


def thinking(game: Game, level: int = 8, steps: int = 40, **how: object) -> Thinking:
    found = Thinking(game, LEVELS[level], steps=steps, **how)  # type: ignore[arg-type]
    for _ in found.run():
        pass
    return found


def played(game: Game, level: int, seed: int, steps: int = 4) -> None:
    """Let the player make his move."""
    match thinking(game, level, steps, seed=seed).decision():
        case Dot(point=point):
            game.play(point, declare_all=game.rules.declared)
        case Resignation(player):
            game.resign(player)
        case Stop(player):
            game.stop(player)
        case Pass():
            game.pass_turn()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", [rules.name for rules in RULE_SETS.values()])
def test_every_rule_set_is_played_to_its_end(rules: str, players: int) -> None:
    game = Game(6, 7, rules="russian" if players > 2 else rules, opening="empty", names=[""] * players)
    for ply in range(300):
        if game.outcome:
            break
        before = str(game.board), game.ply
        played(game, 1 + ply % 8, seed=ply)
        assert (str(game.board), game.ply) != before
    assert game.outcome


def test_the_first_dots_keep_to_the_middle() -> None:
    game = Game(12, 12, rules="russian", options={"middle": 4}, opening="empty")
    for _ in range(4):
        played(game, 4, seed=1)
    assert game.ply == 4


@pytest.mark.parametrize("level", LEVELS)
def test_one_who_thinks_as_long_again_decides_the_same(level: int) -> None:
    game = drawn(CAPTURE)
    assert thinking(game, level, 7, seed=5).decision() == thinking(game, level, 7, seed=5).decision()


def test_it_may_be_stopped_at_any_step_and_never_touches_the_game() -> None:
    game = Game(10, 10, opening="empty")
    play(game, "cc dd ee cf fc ff gd dg")
    before = str(game.board)
    for steps in range(1, 60):
        mind = Thinking(game, LEVELS[8], seconds=0)
        for step, _ in enumerate(mind.run()):
            if step == steps:
                break
        move = mind.decision()
        assert isinstance(move, Dot) and move.point in game.board.legal_points
        assert str(game.board) == before


def test_before_the_first_step_it_knows_a_legal_move() -> None:
    game = Game(10, 10)
    move = Thinking(game, LEVELS[8]).decision()
    assert isinstance(move, Dot) and move.point in game.board.legal_points


def point(game: Game, letters: str) -> int:
    return game.board.grid.from_letters(letters)


def test_it_captures_what_it_can() -> None:
    game = drawn(CAPTURE)
    for level in (4, 8):
        assert thinking(game, level).decision() == Dot(point(game, "dc"), 0)


def test_it_saves_what_is_threatened() -> None:
    game = drawn(CAPTURE, first=1)
    for level in (4, 8):
        assert thinking(game, level).decision() == Dot(point(game, "dc"), 1)


def test_it_gives_up_when_all_is_lost_unless_told_to_play_on() -> None:
    game = drawn(LOST, first=1)
    assert thinking(game).decision() == Resignation(1)
    assert isinstance(thinking(game, resigns=False).decision(), Dot)


def test_it_stops_where_it_has_won_whatever_the_other_does() -> None:
    assert thinking(drawn(LOST, options={"stop": "settled"})).decision() == Stop(0)
    assert isinstance(thinking(drawn(LOST)).decision(), Dot)


@pytest.mark.parametrize("seed", range(5))
def test_it_keeps_out_of_traps(seed: int) -> None:
    game = drawn(TRAP)
    for level in (4, 6, 8):
        move = thinking(game, level, seed=seed).decision()
        assert isinstance(move, Dot)
        assert move.point in [point(game, letters) for letters in ("ea", "eb", "ec")]


def test_it_passes_rather_than_lose_a_dot_where_that_is_allowed() -> None:
    full = TRAP.replace(" . \n", " B \n").replace("B  .\n", "B  R\n")
    assert isinstance(thinking(drawn(full, options={"passing": True}), resigns=False).decision(), Pass)
    assert isinstance(thinking(drawn(full), resigns=False).decision(), Dot)


def test_a_draw_is_taken_late_by_one_who_does_not_lead() -> None:
    level = drawn("R  R  B  B  .\nR  R  B  B  .\nR  R  B  B  .")
    assert thinking(level).accepts_draw()
    ahead = drawn("R  R  R  .  .\nR  Br R  B  .\nR  R  R  B  .\nB  B  B  B  .")
    assert not thinking(ahead).accepts_draw()
    assert not thinking(Game(10, 10)).accepts_draw()


def test_hints_say_why() -> None:
    game = drawn(CAPTURE)
    best = advice(thinking(game, exact=3))[0]
    assert (best.point, best.reasons[0], best.gain) == (point(game, "dc"), (Reason.CAPTURES, 1), 1)
    saved = advice(thinking(drawn(CAPTURE, first=1), exact=3))[0]
    assert (Reason.SAVES, 1) in saved.reasons


def test_a_review_names_the_move_that_lost_most() -> None:
    game = drawn(CAPTURE, first=1)
    play(game, "aa dc gf")
    here = game.node
    reviewer = Reviewer(game, LEVELS[6], 30)
    for _ in reviewer.run():
        pass
    [worst, *_] = reviewer.review.mistakes
    assert worst.node is game.root.children[0]
    assert (worst.player, worst.better.point) == (1, point(game, "dc"))
    assert worst.loss >= 1
    assert len(reviewer.review.curve) == 4
    assert game.node is here
