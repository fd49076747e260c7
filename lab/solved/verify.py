"""Verifies tables by another method than the one that made them.

The solver remembers positions up to symmetry and tries everything. Here the slow model of the rules
(`tests/models`) plays random games, and from each position every move: a value must be what the values after
the moves say. And alpha-beta (`kropki.puzzle.proof`) proves the value of the empty board without a table.
"""

from __future__ import annotations

from random import Random

from kropki.board.board import Board
from kropki.puzzle.proof import Proof
from lab.solved.position import position_of
from lab.solved.table import Table
from tests.models.board import Model


def check_games(table: Table, games: int, seed: int = 1) -> int:
    """Play random games by the model, and check the value of every position on the way.

    Args:
        table: The table.
        games: How many games to play.
        seed: The seed of the games.

    Returns:
        How many positions were checked.

    Raises:
        AssertionError: If a value is wrong, or the engine captures something else than the model.
    """
    count = 0
    for number in range(games):
        random = Random(f"{seed}/{number}")
        board, model, mover = _start(table), Model(table.width, table.height), 0
        while not board.is_full:
            _check(table, board, model, mover)
            count += 1
            point = random.choice([*board.legal_points])
            board.play(point, mover)
            model.play(board.grid.xy(point), mover)
            mover = 1 - mover
    return count


def _check(table: Table, board: Board, model: Model, mover: int) -> None:
    """Check the value of a position against those after its moves."""
    found = [-_gain_alone(model, 1 - mover)] if table.stops else []
    before = _lead(model, mover)
    for point in model.points:
        if model.refusal(point):
            continue
        model.play(point, mover)
        board.play(board.grid.point(*point), mover)
        assert model.captures() == board.captures, f"the model captures {model.captures()}\n{board}"
        gain = _lead(model, mover) - before
        found.append(gain - table.value(position_of(board, 1 - mover)))
        board.undo()
        model.undo()
    value = table.value(position_of(board, mover))
    assert value == max(found), f"{value} is not the best of {found}\n{board}"


def _gain_alone(model: Model, player: int) -> int:
    """Return the most that a player gains by playing on alone, found by trying all orders of dots."""
    best = 0
    before = _lead(model, player)
    seen = set()

    def look() -> None:
        nonlocal best
        position = frozenset(model.dots.items()), frozenset(model.owner.items())
        if position in seen:
            return
        seen.add(position)
        best = max(best, _lead(model, player) - before)
        for point in model.points:
            if not model.refusal(point):
                model.play(point, player)
                look()
                model.undo()

    look()
    return best


def _lead(model: Model, player: int) -> int:
    captures = model.captures()
    return captures[player] - captures[1 - player]


def prove_start(table: Table) -> bool:
    """Return whether alpha-beta proves the value of the empty board, if nobody may stop."""
    board = _start(table)
    value = table.value(position_of(board, 0))
    proof = Proof(board)
    return proof.reaches(0, None, value) and not proof.reaches(0, None, value + 1)


def _start(table: Table) -> Board:
    return Board(table.width, table.height)
