"""Every game on the smallest boards, on the engine and on the slow model.

When a position is reached for the first time, everything that a game shows is compared. When it is reached
again, only the player to move, the end, the captures and the open points are compared. `model_game.choices`
lists the moves. Depths, in moves from the start:

- two players on 3×3, from the empty board, captures automatic and declared: 9, all games to their end. Of
  positions that are mirror images or rotations of each other, one is compared in full;
- all rules, with two to four players, on 3×3 and 4×3 with three to seven dots: all games to their end, but
  only 4 moves where players can pass or stop;
- `python -m tests.test_exhaustive PLIES [3|4 PLAYERS [RULES]]`: all rules, or those named, on the empty
  boards of 3×3 and 4×3, or one of them, to that depth; no game has more than 99 moves.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable
from itertools import product
from math import inf

import pytest

from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.rules import named_rules
from tests.models.board import Point
from tests.models.game import RULE_SETS, GameModel, Move, State, as_options, choices, word
from tests.support.compare import Difference, as_points
from tests.support.compare_game import compare_games
from tests.support.counting import CUSTOM, SETS, Board, Key, forget, key_of, model_board, new_game

EMPTY = {3: ". . . / . . . / . . .", 4: ". . . . / . . . . / . . . ."}
CROWDED = [
    Board(2, ". B . / B R . / . . ."),
    Board(2, ". B R . / B R . . / . . R ."),
    Board(3, ". B . / B R . / . . G"),
    Board(3, ". B R . / B R . . / . . R G"),
    Board(4, ". B . / B R G / . Y ."),
    Board(4, ". B R . / B R . . / Y . R G"),
]
END = 99
"""More moves than any game on these boards has: all of them."""


@pytest.mark.parametrize("rules", ["russian", "stachowski"])
def test_all_games_on_3x3(rules: str) -> None:
    count = explore(rules, Board(2, EMPTY[3]), END, mirrored=False)
    assert count["deepest"] == 9
    assert count["positions"] > 6000


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["russian", "wikipedia", "stachowski", *CUSTOM])
def test_all_games_from_crowded_boards(rules: str) -> None:
    options = SETS[rules]
    count: Counter[str] = Counter()
    for board in CROWDED:
        if board.players == 2 or options.stop != "settled":
            count += explore(rules, board, 4 if options.passing or options.stop != "none" else END)
    assert count["captures"] and count["ended"]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_named_rules_are_three_kinds(rules: str) -> None:
    """The other rule sets are equal to one of the three that are played here."""
    assert named_rules(rules)[1].options() == as_options(RULE_SETS[rules])


def make(game: Game, move: Move) -> None:
    """Make one of the model's moves on the engine."""
    rings = as_points(game.board, move.rings)
    match move.kind:
        case "dot":
            game.play(game.board.grid.point(*move.point), move.player, rings=rings)
        case "declare":
            game.declare(rings)
        case "pass":
            game.pass_turn(move.player)
        case "stop":
            game.stop(move.player)
        case _:
            raise AssertionError(move)


def explore(rules: str, board: Board, plies: int, mirrored: bool = True) -> Counter[str]:
    """Play all games to a depth, and return the number of positions, moves and ends.

    Without `mirrored`, a position is compared only briefly if its mirror image was compared.
    """
    options = SETS[rules]
    model = GameModel.on(model_board(board, options), options)
    game = new_game(rules, board)
    left_at: dict[Key, float] = {}
    images: set[object] = set()
    count: Counter[str] = Counter()

    def visit(left: float) -> None:
        key = key_of(model.now, options)
        known = left_at.get(key)
        if known is None:
            count["positions"] += 1
            count["ended"] += model.now.result is not None
            count["captures"] += any(model.now.captures())
        if known is None and (mirrored or images.isdisjoint(mirror_images(model.now))):
            images.add(image_of(model.now, 0))
            compare_games(model, game)
            refuses_what_it_should(model, game)
        else:
            compare_briefly(model, game)
        if known is not None and known >= left:
            return
        left_at[key] = left
        for move in choices(model.now, options) if left else []:
            count["moves"] += 1
            count["deepest"] = max(count["deepest"], model.ply + 1)
            model.make(move)
            make(game, move)
            visit(left - 1)
            model.undo()
            model.at.following, model.at.chosen = [], None
            forget(game)

    try:
        visit(inf if plies == END else plies)
    except (Difference, KropkiError) as error:
        moves = " ".join(map(word, model.moves[: model.ply]))
        raise Difference(f"{rules}, {board}: {moves}\n{error}") from error
    return count


def image_of(state: State, turned: int) -> object:
    """Return a position turned or mirrored in one of eight ways, 0 for none, with the player to move."""
    width, height = state.board.width - 1, state.board.height - 1

    def moved(x: int, y: int) -> Point:
        x, y = (width - x if turned & 1 else x), (height - y if turned & 2 else y)
        return (y, x) if turned & 4 else (x, y)

    def image(points: dict[Point, int]) -> frozenset[tuple[Point, int]]:
        return frozenset((moved(*point), player) for point, player in points.items())

    return image(state.board.dots), image(state.board.owner), state.turn


def mirror_images(state: State) -> list[object]:
    """Return all images of a position on a square board."""
    return [image_of(state, turned) for turned in range(8)]


def compare_briefly(model: GameModel, game: Game) -> None:
    """Raise `Difference` if the two differ in what matters most."""
    now, board = model.now, game.board
    outcome = (game.outcome.winner, str(game.outcome.reason)) if game.outcome else None
    ours = (now.turn, now.result, now.captures(), now.open_points())
    theirs = (game.turn, outcome, game.captures, [board.grid.xy(point) for point in board.legal_points])
    if ours != theirs:
        raise Difference(f"model {ours}\ngame {theirs}")


def refuses_what_it_should(model: GameModel, game: Game) -> None:
    """Raise `Difference` if the engine makes a move that it should refuse.

    These are a dot of another player, a pass or stop that the rules do not allow, and any move after the
    end.
    """
    over, options, turn = model.now.result is not None, model.options, game.turn
    first = game.board.grid.points[0]
    refused: list[tuple[str, Callable[[], object]]] = [
        ("game/over" if over else "move/turn", lambda: game.play(first, turn + 1))
    ]
    if over or not options.passing:
        refused.append(("game/over" if over else "move/pass", game.pass_turn))
    if over or options.stop == "none":
        refused.append(("game/over" if over else "move/stop", lambda: game.stop(turn)))
    for code, action in refused:
        try:
            action()
        except KropkiError as error:
            if error.code != code:
                raise Difference(f"model says {code}, game {error!r}") from error
        else:
            raise Difference(f"model says {code}, game yes")


def main() -> int:
    """Explore all boards to a depth."""
    plies, *rest = sys.argv[1:]
    widths = [int(rest[0])] if rest else [3, 4]
    counts = [int(rest[1])] if rest else [2, 3, 4]
    for rules in rest[2:] or SETS:
        for players, width in product(counts, widths):
            if SETS[rules].stop == "settled" and players > 2:
                continue
            started = time.monotonic()
            count = explore(rules, Board(players, EMPTY[width]), int(plies))
            seconds = time.monotonic() - started
            print(f"{rules}, {players} players, {width}×3: {dict(count)}, {seconds:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
