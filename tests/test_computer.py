"""The computer player: its moves are legal and sensible, and it can be stopped at any time."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest

from kropki.board.board import Board
from kropki.board.territory import Territory
from kropki.computer.hints import HintReason, find_hints
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking
from kropki.computer.review import Reviewer
from kropki.computer.search import STEADY_DEPTH
from kropki.game.game import Game
from kropki.game.moves import Dot, Pass, Resignation, Stop
from kropki.game.rules import RULE_SETS
from kropki.game.scatter import scatter
from tests.support.games import drawn, empty, play

CAPTURE = """
    .  .  .  .  .  .  .
    .  .  R  .  .  .  .
    .  R  B  .  .  .  .
    .  .  R  .  B  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""
"""Red captures on dc, and Blue saves its dot there."""
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
"""Two points lie in a house of Blue."""


def thinking(game: Game, level: int = 8, steps: int = 40, **how: object) -> Thinking:
    found = Thinking(game, LEVELS[level], steps=steps, **how)  # type: ignore[arg-type]
    for _ in found.run():
        pass
    return found


def played(game: Game, level: int, seed: int, steps: int = 4) -> None:
    """Play the move of a level."""
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
def test_games_of_every_rule_set_are_played_to_the_end(rules: str, players: int) -> None:
    game = Game(6, 7, rules="russian" if players > 2 else rules, opening="empty", names=[""] * players)
    for ply in range(300):
        if game.outcome:
            break
        before = str(game.board), game.ply
        played(game, 1 + ply % 8, seed=ply)
        assert (str(game.board), game.ply) != before
    assert game.outcome


def test_random_games_change_the_choice_of_moves() -> None:
    changed = 0
    for seed in range(12):
        game = Game(9, 9, opening="cross")
        scatter(game, 14, seed)
        with_games, without = (
            Thinking(game, replace(LEVELS[8], surveyed=surveyed), steps=120) for surveyed in (0.5, 0.0)
        )
        changed += with_games.decide() != without.decide()
    assert changed


def test_it_answers_before_its_time_is_over_once_the_best_move_is_steady() -> None:
    game = Game(9, 9, opening="cross")
    scatter(game, 14, 1)
    moments = (float(number) for number in count())
    limited = Thinking(game, LEVELS[8], seconds=1e6, clock=lambda: next(moments))
    limited.decide()
    assert limited.info.steady and STEADY_DEPTH <= limited.info.depth < LEVELS[8].plies
    for whole in (Thinking(game, LEVELS[8], seconds=0), Thinking(game, LEVELS[8], seconds=1e6, multi_pv=3)):
        for _ in whole.run():
            if whole.info.depth > limited.info.depth:
                break
        assert whole.info.depth > limited.info.depth


def test_there_is_a_move_even_if_no_time_is_left_for_random_games() -> None:
    for steps in range(1, 12):
        game = Game(9, 9, opening="cross")
        scatter(game, 14, 1)
        found = Thinking(game, LEVELS[8], steps=steps)
        for _ in found.run():
            assert isinstance(found.decision(), Dot)
        assert isinstance(found.decision(), Dot)


def test_the_first_dots_are_in_the_middle_if_the_rules_say_so() -> None:
    game = Game(12, 12, rules="russian", options={"middle": 4}, opening="empty")
    for _ in range(4):
        played(game, 4, seed=1)
    assert game.ply == 4


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_steps_give_the_same_decision(level: int) -> None:
    game = drawn(CAPTURE)
    assert thinking(game, level, 7, seed=5).decision() == thinking(game, level, 7, seed=5).decision()


def test_it_can_be_stopped_at_any_step_and_leaves_the_game_unchanged() -> None:
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


@pytest.mark.parametrize("ply", [0, 200])
def test_few_dots_are_tried_between_two_steps(ply: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """So every step is short, on a large and crowded board too."""
    game = Game(39, 32, opening="four-crosses")
    random = Random(1)
    while game.ply < ply:
        game.play(random.choice([*game.board.legal_points]))
    tried = 0
    play_dot = Board.play

    def count(board: Board, point: int, player: int) -> tuple[Territory, ...]:
        nonlocal tried
        tried += 1
        return play_dot(board, point, player)

    monkeypatch.setattr(Board, "play", count)
    for _ in Thinking(game, LEVELS[8], steps=300).run():
        assert tried <= 1000
        tried = 0


def test_the_network_changes_the_choice_of_quiet_moves() -> None:
    level = replace(LEVELS[8], plies=4, noise=0, surveyed=0)
    others = 0
    for seed in range(12):
        game = Game(12, 12)
        for ply in range(12):
            played(game, 4, seed=100 * seed + ply)
        best = []
        for foreseen in (0, LEVELS[8].foreseen):
            mind = Thinking(game, replace(level, foreseen=foreseen), seconds=0)
            for _ in mind.run():
                pass
            best.append(mind.info.candidates[0])
            assert str(mind.search.board) == str(game.board)
        assert best[0].promise == 0
        others += best[0].point != best[1].point
    assert others >= 2


def test_before_the_first_step_it_knows_a_legal_move() -> None:
    game = Game(10, 10)
    move = Thinking(game, LEVELS[8]).decision()
    assert isinstance(move, Dot) and move.point in game.board.legal_points


def point(game: Game, letters: str) -> int:
    return game.board.grid.from_letters(letters)


def test_it_captures() -> None:
    game = drawn(CAPTURE)
    for level in (4, 8):
        assert thinking(game, level).decision() == Dot(point(game, "dc"), 0)


def test_it_saves_a_dot_in_danger() -> None:
    game = drawn(CAPTURE, first=1)
    for level in (4, 8):
        assert thinking(game, level).decision() == Dot(point(game, "dc"), 1)


def test_it_resigns_if_everything_is_lost_unless_it_may_not() -> None:
    game = drawn(LOST, first=1)
    assert thinking(game).decision() == Resignation(1)
    assert isinstance(thinking(game, resigns=False).decision(), Dot)


def test_it_does_not_resign_while_a_point_is_left_that_loses_less() -> None:
    found = thinking(drawn(LOST, first=1))
    [candidate] = found.info.candidates[:1]
    found.info.candidates.append(replace(candidate, value=0.0))
    assert found.decision() == Dot(candidate.point, 1)


def behind(captured: int, open_points: int) -> Game:
    """Return a game where Blue, to move, has lost some dots, and nothing can be gained on the open points."""
    full, rest = divmod(open_points, 12)
    rows = [
        ["B"] + ["R"] * captured + ["B"] * (11 - captured),
        ["R"] + ["Br"] * captured + ["R"] + ["B"] * (10 - captured),
        ["B"] + ["R"] * captured + ["B"] * (11 - captured),
        *[["."] * 12] * full,
        ["."] * rest + ["B"] * (12 - rest),
    ]
    return drawn("\n".join(" ".join(word.ljust(2) for word in row) for row in rows), first=1)


@pytest.mark.parametrize(("captured", "open_points"), [(7, 10), (8, 15), (9, 20)])
def test_it_resigns_if_it_is_five_dots_behind_plus_one_for_each_five_open_points(
    captured: int, open_points: int
) -> None:
    assert isinstance(thinking(behind(captured - 1, open_points), 4).decision(), Dot)
    assert thinking(behind(captured, open_points), 4).decision() == Resignation(1)
    assert isinstance(thinking(behind(captured, open_points + 1), 4).decision(), Dot)


def test_it_stops_if_it_wins_whatever_the_opponent_does() -> None:
    assert thinking(drawn(LOST, options={"stop": "settled"})).decision() == Stop(0)
    assert isinstance(thinking(drawn(LOST)).decision(), Dot)


@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_play_into_a_house_to_be_captured(seed: int) -> None:
    game = drawn(TRAP)
    for level in (4, 6, 8):
        move = thinking(game, level, seed=seed).decision()
        assert isinstance(move, Dot)
        assert move.point in [point(game, letters) for letters in ("ea", "eb", "ec")]


def test_it_passes_rather_than_lose_a_dot_if_the_rules_allow_it() -> None:
    full = TRAP.replace(" . \n", " B \n").replace("B  .\n", "B  R\n")
    assert isinstance(thinking(drawn(full, options={"passing": True}), resigns=False).decision(), Pass)
    assert isinstance(thinking(drawn(full), resigns=False).decision(), Dot)


def test_it_accepts_a_draw_late_unless_it_leads() -> None:
    level = drawn("R  R  B  B  .\nR  R  B  B  .\nR  R  B  B  .")
    assert thinking(level).accepts_draw()
    ahead = drawn("R  R  R  .  .\nR  Br R  B  .\nR  R  R  B  .\nB  B  B  B  .")
    assert not thinking(ahead).accepts_draw()
    assert not thinking(Game(10, 10)).accepts_draw()


@pytest.mark.parametrize(("komi", "accepts"), [(-2, True), (0, True), (1, True), (2, False)])
def test_it_accepts_a_draw_if_it_expects_to_win_by_half_a_dot_at_most(komi: int, accepts: bool) -> None:
    level = drawn("R  R  B  B  .\nR  R  B  B  .\nR  R  B  B  .", options={"komi": komi}, first=1)
    considered = thinking(level)
    assert considered.expected_margin() == komi / 2
    assert considered.accepts_draw() is accepts


@pytest.mark.parametrize(("filled", "accepts"), [(19, False), (21, True)])
def test_it_accepts_a_draw_once_a_fifth_of_the_board_is_filled(filled: int, accepts: bool) -> None:
    dots = "".join("RB"[i % 2] if i < filled else "." for i in range(100))
    game = drawn("\n".join(" ".join(dots[row : row + 10]) for row in range(0, 100, 10)))
    assert thinking(game).accepts_draw() is accepts


@pytest.mark.parametrize(("filled", "offers"), [(59, False), (60, True)])
def test_it_offers_a_draw_once_three_fifths_of_the_board_are_filled(filled: int, offers: bool) -> None:
    dots = "".join("RB"[i // 10 % 2] if i < filled else "." for i in range(100))
    game = drawn("\n".join(" ".join(dots[row : row + 10]) for row in range(0, 100, 10)))
    assert thinking(game, 4).offers_draw() is offers


def test_it_offers_a_draw_late_if_nothing_more_can_be_gained() -> None:
    level = "R  R  B  B  .\nR  R  B  B  .\nR  R  B  B  ."
    assert thinking(drawn(level)).offers_draw()
    assert not thinking(drawn(level, options={"komi": 1})).offers_draw()
    assert not thinking(drawn("R  R  R  .  .\nR  Br R  B  .\nR  R  R  B  .\nB  B  B  B  .")).offers_draw()
    assert not thinking(drawn(CAPTURE)).offers_draw()
    assert not thinking(empty(10, 10)).offers_draw()


def test_hints_have_reasons() -> None:
    game = drawn(CAPTURE)
    best = find_hints(thinking(game, multi_pv=3))[0]
    assert (best.point, best.reasons[0], best.gain) == (point(game, "dc"), (HintReason.CAPTURES, 1), 1)
    saved = find_hints(thinking(drawn(CAPTURE, first=1), multi_pv=3))[0]
    assert (HintReason.SAVES, 1) in saved.reasons


def test_a_hint_that_is_only_well_placed_has_no_reason() -> None:
    assert [hint.reasons for hint in find_hints(thinking(empty(9, 9), multi_pv=3))] == [()] * 3


def test_a_dot_that_can_be_captured_elsewhere_is_not_saved() -> None:
    twice = drawn("""
        .  .  .  .  .  .
        .  R  R  .  .  .
        R  B  B  .  .  .
        .  R  R  .  R  .
        .  .  .  .  .  .
    """, first=1)  # fmt: skip
    found = {hint.point: dict(hint.reasons) for hint in find_hints(thinking(twice, multi_pv=3))}
    assert found[point(twice, "dc")] == {HintReason.SAVES: 2}
    again = drawn("""
        .  .  R  R  .
        .  R  B  .  R
        .  R  B  B  .
        .  .  R  R  R
        .  .  .  .  .
    """, first=1)  # fmt: skip
    for hint in find_hints(thinking(again, multi_pv=3)):
        assert HintReason.SAVES not in dict(hint.reasons) or hint.gain >= 0


@pytest.mark.parametrize("seed", range(24))
def test_the_reasons_of_hints_are_true(seed: int) -> None:
    random = Random(seed)
    game = empty(7, 7)
    for _ in range(random.randint(14, 30)):
        game.play(random.choice([*game.board.legal_points]))
    me, enemy = game.turn, 1 - game.turn
    for hint in find_hints(thinking(game, 7, 20, multi_pv=3)):
        reasons = dict(hint.reasons)
        now = game.board.copy()
        before = _endangered(now, enemy)
        now.play(hint.point, me)
        assert now.captures[me] - game.board.captures[me] == reasons.get(HintReason.CAPTURES, 0)
        assert len(before - _endangered(now, enemy)) == reasons.get(HintReason.SAVES, 0)
        threatened = reasons.get(HintReason.THREATENS)
        assert threatened is None or threatened in _catches(now, me)
        if HintReason.PLACES in reasons:
            for answer in [*now.legal_points]:
                now.play(answer, enemy)
                assert max(_catches(now, me)) > 0
                now.undo()


def _catches(board: Board, player: int) -> set[int]:
    """Return the numbers of dots that a player's moves capture."""
    found = set()
    for place in [*board.legal_points]:
        before = board.captures[player]
        board.play(place, player)
        found.add(board.captures[player] - before)
        board.undo()
    return found


def _endangered(board: Board, player: int) -> set[int]:
    """Return the enemy dots that one dot of a player captures."""
    found = set()
    for place in [*board.legal_points]:
        for territory in board.play(place, player):
            if territory.owner == player:
                found |= {*board.grid.mask_points(territory.inside)}
        board.undo()
    return {p for p in found if board.alive_mask(1 - player) >> p & 1}


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
