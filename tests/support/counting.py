"""How many games there are: counted by the slow model, for the engine to be checked against.

`python -m tests.support.counting` counts anew with `tests.models.game` and writes `tests/counts/*.json`, a
file for each set of rules. `python -m tests.support.counting --check` plays every sequence of moves to the
depths written there on the engine; `test_counting.py` does so to smaller ones.

What counts as a move is said by `model_game.choices`. For each number of moves from 0 on, `sequences` are all
sequences of exactly so many; a sequence that ends the game is not continued. `over` are those of them whose
last move ended the game, and `captures` each player's captures, summed over them. The model need not play
them one by one: positions to which several sequences lead are counted once, with how many those are.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kropki.game.game import Game
from kropki.game.moves import Ring
from kropki.game.openings import Opening
from tests.models.board import LETTERS, Model
from tests.models.game import RULE_SETS, Options, State, after, as_options, choices

COUNTS = Path(__file__).parents[1] / "counts"
MOST_STATES = 1700
"""Positions after so many moves from which the model still counts on."""
MOST_SEQUENCES = 10_000_000
"""Sequences of one length that are still written down, as the engine has to play each."""

CUSTOM = {
    "passing": Options(passing=True),
    "passing-declared": Options(captures="declared", passing=True),
    "stop-settled": Options(stop="settled"),
    "stop-settled-declared": Options(captures="declared", stop="settled"),
    "stop-played-declared": Options(captures="declared", stop="played"),
    "stop-without-dot": Options(captures="declared", smallest=True, stop_without_dot=True),
    "extra-turn": Options(extra_turn=True, first_to=2),
    "extra-turn-declared": Options(captures="declared", extra_turn=True, lead=2),
    "middle": Options(middle=3, lead=1),
}
"""Sets of options that no named rules have."""

SETS = RULE_SETS | CUSTOM


@dataclass(frozen=True)
class Board:
    """What a game begins from: rows of points, `players` who play."""

    players: int
    drawn: str

    @property
    def rows(self) -> list[list[str]]:
        """The points as they are drawn."""
        return [row.split() for row in self.drawn.split("/")]


def _empty(width: int, height: int) -> str:
    return " / ".join([" ".join(["."] * width)] * height)


BOARDS = [
    *(Board(players, _empty(*size)) for players in (2, 3, 4) for size in ((3, 3), (4, 3), (4, 4), (5, 4))),
    Board(2, ". . . . / . R B . / . B R . / . . . ."),
    Board(2, ". . . . . / . R B . . / . B R . . / . . . . ."),
    Board(2, ". R . . / R B . . / B R B . / . . . ."),
    Board(2, ". R R . . / R B . . . / B R R B . / B B . R R"),
    Board(2, "R R R R . / R . . R . / R R R . B / R B . B B"),
    Board(2, ". B . / B R . / . B R"),
    Board(2, "R R R R R / R . R . B / R R B . B / B B B B B"),
    Board(2, "R B R B / B . . R / R B . B / . R B ."),
    Board(3, ". . . . / . R B . / . . G . / . . . ."),
    Board(3, ". R B . / R G . B / B R G B / . B . G"),
    Board(3, "B R R G . / R . . R . / G R R . B / B . R G B"),
    Board(3, ". B . / B R . / . B G"),
    Board(4, ". . . . / . R B . / . Y G . / . . . ."),
    Board(4, ". R B R / R Y G . / B G . Y / . Y Y R"),
    Board(4, "B R R Y . / R . . R . / G R R . B / B . Y G B"),
    Board(4, ". B . / B Y . / R B G"),
]
"""Empty boards and crosses, and crowded positions from which a few moves capture and end games."""


@dataclass
class Count:
    """The sums for each number of moves."""

    sequences: list[int]
    over: list[int]
    captures: list[list[int]]

    def add(self, moves: int, state: State, ways: int) -> None:
        """A position after so many moves, to which so many sequences lead."""
        while len(self.sequences) <= moves:
            self.sequences.append(0)
            self.over.append(0)
            self.captures.append([0] * state.board.players)
        self.sequences[moves] += ways
        self.over[moves] += ways * (state.result is not None)
        for player, captures in enumerate(state.captures()):
            self.captures[moves][player] += ways * captures


def model_board(board: Board, options: Options) -> Model:
    """The model's board with what is drawn on it."""
    rows = board.rows
    model = options.board(len(rows[0]), len(rows), board.players)
    model.dots = {
        (x, y): LETTERS.index(dot) for y, row in enumerate(rows) for x, dot in enumerate(row) if dot != "."
    }
    return model


Key = tuple[object, ...]


def key_of(state: State, options: Options) -> Key:
    """All that the rest of the game depends on."""
    board = state.board
    return (
        frozenset(board.dots.items()),
        frozenset(board.owner.items()),
        state.turn,
        state.passes,
        state.stopped,
        min(state.played, options.middle or 0),
        state.result,
        state.settled,
    )


def count_on_model(board: Board, options: Options) -> Count:
    """Layer by layer, each position once."""
    start = State(model_board(board, options), 0, (0,) * board.players)
    layer: dict[Key, tuple[State, int]] = {key_of(start, options): (start, 1)}
    count = Count([], [], [])
    moves = 0
    while layer:
        for state, ways in layer.values():
            count.add(moves, state, ways)
        if len(layer) > MOST_STATES:
            break
        moves += 1
        below: dict[Key, tuple[State, int]] = {}
        for state, ways in layer.values():
            for move in choices(state, options):
                next_state = after(state, move, options)
                key = key_of(next_state, options)
                below[key] = (next_state, ways + (below[key][1] if key in below else 0))
        layer = below
        if sum(ways for _, ways in layer.values()) > MOST_SEQUENCES:
            break
    return count


def new_game(rules: str, board: Board) -> Game:
    """The engine's game on such a board."""
    rows = board.rows
    opening = Opening("empty")
    if any(dot != "." for row in rows for dot in row):
        opening = Opening("custom", position=board.drawn.replace(" / ", "\n"))
    named = rules in RULE_SETS
    return Game(
        len(rows[0]),
        len(rows),
        rules=rules if named else "custom",
        options=None if named else as_options(CUSTOM[rules]),
        opening=opening,
        names=[""] * board.players,
    )


def count_on_engine(game: Game, plies: int) -> Count:
    """Each sequence of up to so many moves played on the engine, and taken back."""
    sums = Count([0] * (plies + 1), [0] * (plies + 1), [[0] * game.board.players for _ in range(plies + 1)])

    def visit(moves: int) -> None:
        sums.sequences[moves] += 1
        sums.over[moves] += game.outcome is not None
        for player, captures in enumerate(game.captures):
            sums.captures[moves][player] += captures
        if moves == plies or game.outcome:
            return
        for _ in each_move(game):
            visit(moves + 1)
            forget(game)

    visit(0)
    return sums


def each_move(game: Game) -> Iterator[None]:
    """Makes each move that counts as one (`model_game.choices`), one after the other; the caller takes it
    back."""
    rules, player = game.rules, game.turn
    middle = game.middle_mask()
    for point in list(game.board.legal_points):
        if middle and not middle >> point & 1:
            continue
        game.play(point)
        singles = [offer.ring for offer in game.board.offers(player)] if rules.declared else []
        everything = game.declarable_rings()
        yield
        for rings in with_all(singles, everything):
            game.play(point, rings=rings)
            yield
    if rules.stop_without_dot:
        singles = [offer.ring for offer in game.board.offers(player)]
        for rings in with_all(singles, outermost(game, player)):
            game.declare(rings)
            yield
    if rules.passing:
        game.pass_turn()
        yield
    if rules.stop != "none":
        game.stop(player)
        yield


def forget(game: Game) -> None:
    """Take the last move back and forget it, else the tree of all that was played fills the memory."""
    game.undo()
    game.node.children.clear()


def with_all(singles: Sequence[Ring], everything: Sequence[Ring]) -> list[Sequence[Ring]]:
    """Each single ring, and all together if they are several."""
    return [*([ring] for ring in singles), *([everything] if len(everything) > 1 else [])]


def outermost(game: Game, player: int) -> tuple[Ring, ...]:
    """Rings round what a player may declare, without such as lie in others."""
    offers = game.board.offers(player)
    return tuple(
        one.ring
        for one in offers
        if not any(one.inside & o.inside == one.inside for o in offers if o is not one)
    )


def read_counts(rules: str) -> list[tuple[Board, Count]]:
    """What the model counted for rules of that name."""
    data: list[dict[str, Any]] = json.loads((COUNTS / f"{rules}.json").read_text())
    return [
        (Board(one["players"], one["board"]), Count(one["sequences"], one["over"], one["captures"]))
        for one in data
    ]


def write_counts(rules: str) -> None:
    """Count on the model and write the file."""
    options = SETS[rules]
    lines = []
    for board in BOARDS:
        if options.stop == "settled" and board.players > 2:
            continue
        count = count_on_model(board, options)
        entry = {"players": board.players, "board": board.drawn} | vars(count)
        lines.append(json.dumps(entry))
    (COUNTS / f"{rules}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")


def check(rules: str, most: int) -> tuple[int, int, list[str]]:
    """Play the sequences of the moves that are `most` at most for each board: the greatest depth, how many
    sequences that were, and what differs."""
    deepest, played, faults = 0, 0, []
    for board, count in read_counts(rules):
        plies = max(n for n in range(len(count.sequences)) if sum(count.sequences[: n + 1]) <= most)
        found = count_on_engine(new_game(rules, board), plies)
        deepest, played = max(deepest, plies), played + sum(found.sequences)
        expected = Count(*(values[: plies + 1] for values in vars(count).values()))
        if found != expected:
            faults.append(f"{rules}, {board}\nmodel {expected}\ngame {found}")
    return deepest, played, faults


def main() -> int:
    """Count, or check what was counted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="play all on the engine instead of counting")
    parser.add_argument("--most", type=int, default=10**9, help="sequences a board, when checking")
    parser.add_argument("rules", nargs="*", help="names of rules; all unless given")
    arguments = parser.parse_args()
    for rules in arguments.rules or SETS:
        started = time.monotonic()
        if arguments.check:
            deepest, played, faults = check(rules, arguments.most)
            print(f"{rules}: {played} sequences of up to {deepest} moves, {time.monotonic() - started:.1f} s")
            if faults:
                print("\n".join(faults))
                return 1
        else:
            write_counts(rules)
            depths = [len(count.sequences) - 1 for _, count in read_counts(rules)]
            print(
                f"{rules}: {min(depths)} to {max(depths)} moves, {time.monotonic() - started:.1f} s",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
