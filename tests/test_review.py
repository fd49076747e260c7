"""The review of games: it names mistakes, and copes with every kind of game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kropki.computer.hints import HintReason
from kropki.computer.levels import LEVELS, Level
from kropki.computer.player import Thinking
from kropki.computer.review import (
    MAX_MISTAKES,
    MAX_MOVES,
    MIN_LOSS,
    Mistake,
    NoMoves,
    Reviewer,
    TooLong,
    TooManyPlayers,
)
from kropki.computer.trajectories import lead
from kropki.game.clock import Clock
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.openings import Opening
from kropki.game.tree import Setup
from kropki.protocol.thinking import ReviewProgress, Thinker
from kropki.record import read_games, write_game
from kropki.record.game_json import from_json, to_json
from tests.support.document import DOCUMENT, quoted
from tests.support.games import drawn, empty, play
from tests.support.wire_types import fits

Json = dict[str, Any]
RECORDS = sorted((Path(__file__).parent / "records").glob("*.sgf"))
QUIET = """
    .  .  .  .  .  .  .
    .  .  R  .  .  .  .
    .  R  B  .  .  .  .
    .  .  R  .  B  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""
"""Red captures on dc, and Blue saves its dot there."""
BEGINNER = Level(1, 0.1, 1, miss_rate=0.6, noise=2.5, ladders=False)
FIRM = Level(5, 0.3, 3, miss_rate=0.12, noise=0.2)
"""Players whose games stay the same when the levels change."""


def reviewed(game: Game, level: int = 7, steps: int = 12) -> Reviewer:
    here = game.node
    tree = [*game.root.walk()]
    reviewer = Reviewer(game, LEVELS[level], steps)
    for _ in reviewer.run():
        assert 0 <= reviewer.progress <= 1
    assert reviewer.progress == 1
    assert game.node is here and [*game.root.walk()] == tree
    assert len(reviewer.review.curve) == len(reviewer.line) == game.plies + 1
    return reviewer


def test_a_plain_mistake_is_named_with_its_reason() -> None:
    game = drawn(QUIET, first=1)
    play(game, "aa dc gf")
    [worst] = reviewed(game).review.mistakes
    letters = game.board.grid.letters
    assert (worst.ply, worst.player, letters(worst.point), worst.loss) == (1, 1, "aa", 1)
    assert letters(worst.better.point) == "dc"
    assert worst.better.reasons[0] == (HintReason.SAVES, 1)
    assert [letters(point) for point in worst.answer[:1] if point] == ["dc"]


def test_a_missed_capture_is_a_mistake_too() -> None:
    game = drawn(QUIET, first=0)
    play(game, "aa dc gf")
    [worst] = reviewed(game).review.mistakes
    assert (worst.ply, worst.player, worst.better.gain) == (1, 0, 1)
    assert worst.better.reasons == ((HintReason.CAPTURES, 1),)


def test_sound_moves_are_no_mistakes() -> None:
    game = drawn(QUIET, first=1)
    play(game, "dc aa gf")
    assert reviewed(game).review.mistakes == []


def _played(seed: int, moves: int) -> Game:
    """Return a game of a beginner, who moves first, against a firm player."""
    game = Game(11, 11, opening="cross")
    while game.ply < moves and not game.outcome:
        move = Thinking(game, (BEGINNER, FIRM)[game.turn], seed=seed, steps=60, resigns=False).decide()
        assert isinstance(move, Dot)
        game.play(move.point)
    return game


@pytest.mark.slow
def test_a_deeper_search_confirms_the_mistakes() -> None:
    found: list[float] = []
    losses = [0.0, 0.0]
    for seed in (2, 6):
        game = _played(seed, 50)
        mistakes = reviewed(game, steps=60).review.mistakes
        assert 2 <= len(mistakes) <= MAX_MISTAKES
        assert len({mistake.ply for mistake in mistakes}) == len(mistakes)
        assert mistakes == sorted(mistakes, key=lambda mistake: -mistake.loss)
        for mistake in mistakes:
            assert mistake.loss >= MIN_LOSS
            losses[mistake.player] += mistake.loss
            found.append(_loss(game, mistake.ply, mistake.better.point, 250))
    assert losses[0] > 2 * losses[1]
    assert min(found) >= 0 and sum(loss == 0 for loss in found) * 8 <= len(found), found


@pytest.mark.slow
def test_a_line_continues_to_the_forced_capture() -> None:
    game = _played(2, 50)
    checked = 0
    for mistake in reviewed(game, level=7, steps=120).review.mistakes:
        forced = dict(mistake.better.reasons).get(HintReason.FORCES)
        if forced:
            checked += 1
            game.go_to_ply(mistake.ply - 1)
            board = game.board.copy()
            before = lead(board, mistake.player)
            for i, point in enumerate(mistake.better.line):
                if point is not None:
                    board.play(point, mistake.player ^ i % 2)
            assert lead(board, mistake.player) - before >= forced
    assert checked >= 2


def _loss(game: Game, ply: int, better: int, steps: int) -> float:
    """Return how much a move lost against a better one, by a search of some steps after each."""
    game.go_to_ply(ply)
    move = game.node.move
    assert isinstance(move, Dot)
    other = Thinking(game, LEVELS[7], player=1 - move.player, steps=steps)
    other.decide()
    made = -other.info.candidates[0].value
    assert game.node.parent
    twin = from_json(to_json(game))
    twin.undo()
    twin.play(better)
    answer = Thinking(twin, LEVELS[7], player=1 - move.player, steps=steps)
    answer.decide()
    game.go_to_ply(game.plies)
    return -answer.info.candidates[0].value - made


def _with_komi() -> Game:
    game = empty(options={"komi": 3})
    play(game, "aa bb cc dd")
    return game


def _resigned() -> Game:
    game = empty()
    play(game, "cb cc bc aa")
    game.resign(0)
    return game


def _out_of_time() -> Game:
    game = empty(clock=Clock(main=5))
    play(game, "aa bb")
    game.lose_on_time(6_000)
    return game


def _drawn_by_agreement() -> Game:
    game = empty()
    play(game, "aa bb")
    game.offer_draw(0)
    game.accept(1)
    return game


def _stopped() -> Game:
    game = empty(options={"stop": "settled"})
    play(game, "cb cc bc aa dc ab cd")
    game.stop(0)
    return game


def _stopped_alone() -> Game:
    game = empty(4, 4, options={"stop": "played"})
    play(game, "ba bb ab dd cb")
    game.stop(1)
    play(game, "bc")
    game.stop(0)
    return game


def _passed() -> Game:
    game = empty(options={"passing": True})
    play(game, "cb cc bc")
    game.pass_turn()
    play(game, "dc")
    game.pass_turn()
    game.pass_turn()
    return game


def _declared() -> Game:
    game = empty(options={"captures": "declared"})
    play(game, "cb cc bc aa dc ab cd af")
    return game


def _settled() -> Game:
    game = _declared()
    game.offer_settlement(0)
    game.accept(1)
    return game


def _with_handicap() -> Game:
    game = Game(9, 9, opening=Opening("handicap", handicap=3))
    play(game, "aa bb ab")
    return game


def _set_up_between() -> Game:
    game = empty()
    play(game, "aa bb")
    point = game.board.grid.from_letters
    setup = Setup(((point("cb"), 0), (point("cc"), 1), (point("bc"), 0), (point("dc"), 0)), 0)
    game.append(type(game.root)(setup=setup))
    play(game, "ee cd")
    return game


def _full() -> Game:
    game = empty(3, 3)
    while not game.outcome:
        game.play(next(iter(game.board.legal_points)))
    return game


def _in_the_middle_first() -> Game:
    game = empty(8, 8, options={"middle": 4})
    play(game, "cc dd cd dc aa bb")
    return game


def _extra_turns() -> Game:
    game = empty(options={"extra_turn": True})
    play(game, "cb cc bc aa dc ab cd ff")
    return game


def _first_to() -> Game:
    game = empty(options={"first_to": 1})
    play(game, "cb cc bc aa dc ab cd")
    return game


def _out_of_turn() -> Game:
    """Return a game where Red plays three dots in a row."""
    [reading] = read_games("(;FF[4]GM[40]SZ[6];B[cb];W[cc];B[bc];B[dc];B[ff];W[ee];B[cd])")
    return reading.game


def _check_lines(game: Game, mistake: Mistake) -> None:
    """Check that the lines of a mistake can be played in turns, by the player who made the mistake first."""
    assert mistake.node.parent
    for line in (mistake.better.line, (mistake.point, *mistake.answer)):
        twin = from_json(to_json(game))
        twin.go_to(twin.nodes[mistake.node.parent.number])
        assert twin.turn == mistake.player
        for point in line:
            if point is None:
                break
            twin.play(point, declare_all=twin.rules.declared)


@pytest.mark.parametrize(
    "make",
    [
        _with_komi, _resigned, _out_of_time, _drawn_by_agreement, _stopped, _stopped_alone, _passed,
        _declared, _settled, _with_handicap, _set_up_between, _full, _in_the_middle_first, _extra_turns,
        _first_to, _out_of_turn,
    ],
)  # fmt: skip
def test_every_kind_of_game_is_reviewed(make: Any) -> None:
    game = make()
    review = reviewed(game, steps=6).review
    curve = review.curve
    for mistake in review.mistakes:
        _check_lines(game, mistake)
    if game.outcome and game.outcome.reason in ("full-board", "stop", "passes", "first-to"):
        assert curve[-1] == game.scores[0] - game.scores[1]


def test_a_resignation_does_not_change_the_curve() -> None:
    game = _resigned()
    curve = reviewed(game).review.curve
    assert curve[-1] == curve[-2]


def test_komi_counts() -> None:
    assert reviewed(_with_komi()).review.curve[0] == -1.5


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_games_of_other_programs_are_reviewed(path: Path) -> None:
    for reading in read_games(path.read_bytes()):
        game = reading.game
        if game.board.players == 2 and any(isinstance(move, Dot) for move in game.moves):
            reviewed(game, level=4, steps=2)


def test_some_games_cannot_be_reviewed() -> None:
    with pytest.raises(TooManyPlayers):
        Reviewer(empty(players=3), LEVELS[7])
    with pytest.raises(NoMoves):
        Reviewer(empty(), LEVELS[7])
    long = empty(options={"passing": True})
    play(long, "aa")
    for _ in range(MAX_MOVES):
        long.append(type(long.root)())
    with pytest.raises(TooLong):
        Reviewer(long, LEVELS[7])


# the protocol


def _begin(thinker: Thinker, game: Game, **fields: Any) -> Json:
    request = {"v": 1, "id": 7, "kind": "review", "record": to_json(game), "level": 7, "steps": 5, **fields}
    answer: Json = json.loads(thinker.begin(json.dumps(request)))
    return answer


def _blunder() -> Game:
    game = drawn(QUIET, first=1)
    play(game, "aa dc gf")
    return game


def test_a_review_by_text() -> None:
    thinker = Thinker()
    game = _blunder()
    answer = _begin(thinker, game)
    assert (answer["id"], answer["kind"], answer["done"], answer["moves"], answer["curve"]) == (
        7,
        "review",
        False,
        3,
        [],
    )
    length = 0
    while not answer["done"]:
        answer = json.loads(thinker.go_on(1))
        assert len(answer["curve"]) >= length
        length = len(answer["curve"])
    assert answer["progress"] == 1
    assert [number for number, _ in answer["curve"]] == [node.number for node in game.node.line()]
    [worst] = answer["mistakes"]
    assert (worst["ply"], worst["player"], worst["x"], worst["y"], worst["loss"]) == (1, 1, 0, 0, 1)
    assert (worst["better"]["x"], worst["better"]["y"]) == (3, 2)
    assert worst["better"]["line"].startswith("dc") and worst["answer"].startswith("dc")


def test_a_cancelled_review_keeps_what_it_has_found() -> None:
    thinker = Thinker()
    _begin(thinker, _played(1, 20), steps=40)
    while not json.loads(thinker.go_on(1))["curve"]:
        pass
    answer = json.loads(thinker.conclude())
    assert answer["done"] and 0 < len(answer["curve"]) < 21 and answer["progress"] < 1
    assert json.loads(thinker.go_on(25)) == answer


@pytest.mark.parametrize(
    ("game", "fields", "code"),
    [
        (empty(players=3), {}, "review/players"),
        (empty(), {}, "review/no-moves"),
        (_blunder(), {"level": 0}, "request/field"),
        (_blunder(), {"steps": 0}, "request/field"),
        (_blunder(), {"seconds": -1}, "request/field"),
        (_blunder(), {"record": {}}, "record/invalid"),
        (_blunder(), {"purpose": "move"}, "request/field"),
    ],
)
def test_invalid_requests_are_refused(game: Game, fields: Json, code: str) -> None:
    thinker = Thinker()
    assert _begin(thinker, game, **fields)["code"] == code
    assert json.loads(thinker.go_on(25))["code"] == "thinking/idle"


def test_its_errors_are_documented() -> None:
    assert {TooManyPlayers.code, NoMoves.code, TooLong.code} <= set(quoted(DOCUMENT))


def test_answers_are_of_their_type() -> None:
    thinker = Thinker()
    answer = _begin(thinker, _blunder(), steps=50)
    while not answer["done"]:
        answer = json.loads(thinker.go_on(25))
        assert fits({name: answer[name] for name in answer.keys() - {"v", "id", "kind"}}, ReviewProgress)
    assert answer["mistakes"]


def test_a_game_read_from_its_file_has_the_same_review() -> None:
    game = _blunder()
    [reading] = read_games(write_game(game).encode())
    again = reading.game
    again.go_to_ply(again.plies)
    assert reviewed(again).review.curve == reviewed(game).review.curve
