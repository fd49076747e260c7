"""Whether play can still change the result of a game, against every order of all dots on small boards."""

import sys
from collections.abc import Iterator
from random import Random

import pytest

from kropki.board.board import Board
from kropki.board.settlement import settle_by_agreement, undeclared_rings
from kropki.errors import GameOver, NotDecided
from kropki.game.decided import Decided, max_loss
from kropki.game.game import Game
from kropki.game.moves import AgreedScore, AgreedSettlement
from kropki.game.outcome import EndReason, Outcome
from kropki.game.tree import Setup
from kropki.record import read_games, write_game
from tests.support.games import check_back_and_forth, drawn, outcome, play

RED, BLUE = 0, 1

STILL = """
    . R  . . B .
    R Br R . B B
    . R  . . B .
"""
"""Each open point lies on the edge or next to safe dots of both players."""
LED = """
    . R  R  . . B .
    R Br Br R B . B
    . R  R  . . B .
"""
"""Red leads by two dots, and could throw one away in Blue's house."""
CLOSE = """
    . R  . . B .
    R Br R B . B
    . R  . . B .
"""
"""Red leads by one dot, and could throw it away in Blue's house."""
SPARE = """
    . R R . . B .
    R B B R B . B
    . R R . . B .
"""
"""The same as `LED`, where Red could still declare the captures."""


@pytest.mark.parametrize(
    ("position", "decided"),
    [(STILL, Decided.CAPTURES), (LED, Decided.WINNER), (CLOSE, None), ("\n".join([". " * 9] * 9), None)],
    ids=["still", "led", "close", "open"],
)
def test_what_play_can_no_longer_change(position: str, decided: Decided | None) -> None:
    assert drawn(position).decided is decided


def test_komi_counts() -> None:
    assert drawn(CLOSE, options={"komi": -1}).decided is Decided.WINNER
    assert drawn(LED, options={"komi": 2}).decided is None


@pytest.mark.parametrize("options", [{"lead": 5}, {"first_to": 5}, {"suicide": False}, {"areas": "any"}])
def test_options_that_the_proof_does_not_cover(options: dict[str, object]) -> None:
    assert drawn(STILL, options=options).decided is None


def test_a_set_up_with_dots_surrounded_but_not_captured_is_undecided() -> None:
    game = drawn(STILL.replace("Br", ". "))
    game.set_up_root(Setup(((game.board.grid.from_letters("bb"), BLUE),)))
    assert game.decided is None


def test_a_finished_game_counts_the_captures_as_they_are() -> None:
    game = drawn(STILL)
    play(game, "aa")
    game.finish()
    assert game.node.move == AgreedScore()
    assert (game.outcome, game.difference) == (Outcome(RED, EndReason.AGREEMENT), 1)
    assert game.decided is None
    check_back_and_forth(game)
    [reading] = read_games(write_game(game).encode())
    assert reading.diagnostics == []
    reading.game.go_to_ply(reading.game.plies)
    assert (reading.game.outcome, reading.game.captures) == (game.outcome, game.captures)
    with pytest.raises(GameOver):
        game.finish()
    game.undo()
    assert game.decided is Decided.CAPTURES


def test_a_finished_game_with_declared_captures_is_settled_by_what_could_be_declared() -> None:
    game = drawn(LED, "stachowski")
    assert game.decided is Decided.WINNER
    game.finish()
    rings = undeclared_rings(game.board)
    assert len(rings) == 1
    assert game.node.move == AgreedSettlement(rings)
    assert game.settlement == settle_by_agreement(game.board, game.turn, rings)
    assert game.outcome == Outcome(RED, EndReason.AGREEMENT)
    assert drawn(SPARE, "stachowski").decided is None


def test_an_undecided_game_cannot_be_finished() -> None:
    game = drawn(CLOSE)
    with pytest.raises(NotDecided):
        game.finish()
    assert game.outcome is None


def test_three_players_finish_when_nothing_can_be_captured() -> None:
    game = drawn(STILL, players=3)
    assert game.decided is None  # the third player has no safe dot next to the point in the middle
    game = drawn(STILL.replace(". R  . . B", ". R  . G B", 1), players=3)
    assert game.decided is Decided.CAPTURES
    game.finish()
    assert game.outcome == Outcome(RED, EndReason.AGREEMENT)


# every order of all dots


def crowded(random: Random, *, declared: bool) -> Iterator[Board]:
    """Return small boards on which a few points are open."""
    while True:
        board = Board(random.randint(3, 6), random.randint(3, 6), declared=declared)
        points = [*board.grid.points]
        random.shuffle(points)
        left = random.randint(2, 5 if declared else 6)
        is_alternate = random.random() < 0.7
        for number, point in enumerate(points):
            if board.open_mask.bit_count() <= left:
                break
            if point in board.legal_points:
                board.play(point, number % 2 if is_alternate else random.randrange(2))
            for player in (RED, BLUE) if declared and random.random() < 0.5 else ():
                for offer in board.offers(player)[:1]:
                    board.enclose(player, [offer.ring])
        yield board


def least_lead(board: Board, player: int) -> int:
    """Return the smallest lead that a player can ever have, if both may put dots anywhere at any time.

    That includes passes, stops and extra turns. Captures are declared one by one, with the smallest rings.
    """
    seen = set()
    least = sys.maxsize

    def visit() -> None:
        nonlocal least
        key = tuple((board.alive_mask(p), board.dot_mask(p), board.held_mask(p)) for p in (RED, BLUE))
        if key in seen:
            return
        seen.add(key)
        least = min(least, board.captures[player] - board.captures[1 - player])
        for mover in (RED, BLUE):
            for point in [*board.legal_points]:
                board.play(point, mover)
                visit()
                board.undo()
            for offer in board.offers(mover) if board.declared else ():
                board.enclose(mover, [offer.ring])
                visit()
                board.undo()

    visit()
    return least


def check_bound(seed: int, positions: int) -> None:
    """Compare the bound with every order of all dots, in random positions."""
    random = Random(seed)
    boards = [crowded(random, declared=declared) for declared in (False, True)]
    tight = 0
    for number in range(positions):
        board = next(boards[number % 3 == 0])
        for player in (RED, BLUE):
            lead = board.captures[player] - board.captures[1 - player]
            loss = lead - least_lead(board, player)
            assert loss <= max_loss(board, player), f"player {player}\n{board}"
            tight += loss == max_loss(board, player)
    assert tight > positions


def check_games(seed: int, games: int) -> None:
    """Play random games on, from where they count as decided, and compare what they come to."""
    random = Random(seed)
    found = dict.fromkeys(Decided, 0)
    for number in range(games):
        rules = ("russian", "stachowski", "wikipedia")[number % 3]
        game = Game(random.randint(4, 7), random.randint(4, 7), rules=rules, opening="empty")
        decided: Decided | None = None
        scores, winner = game.scores, None
        while not game.outcome:
            if decided is None and (decided := game.decided):
                found[decided] += 1
                scores = game.scores
                winner = None if scores[0] == scores[1] else int(scores[1] > scores[0])
                game.finish()
                assert outcome(game) == Outcome(winner, EndReason.AGREEMENT)
                game.undo()
            all_rings = random.random() < 0.7 and game.rules.declared
            game.play(random.choice([*game.board.legal_points]), declare_all=all_rings)
        if decided:
            assert getattr(outcome(game), "winner", -1) == winner
        if decided is Decided.CAPTURES:
            assert game.scores == scores
    assert all(found.values())


def test_no_play_loses_more_than_the_bound() -> None:
    check_bound(seed=1, positions=30)


def test_no_play_changes_what_is_decided() -> None:
    check_games(seed=1, games=60)


@pytest.mark.slow
def test_no_play_loses_more_than_the_bound_in_many_positions() -> None:
    check_bound(seed=2, positions=600)
    check_games(seed=2, games=800)
