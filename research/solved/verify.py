"""Verifies tables by other methods than the one that made them.

The solver remembers positions up to symmetry and tries everything. `research.solved.layers` finds all values
once more, from the full boards back and by another board. The slow model of the rules (`tests/models`) plays
random games, and from each position every move: a value must be what the values after the moves say. And
alpha-beta (`kropki.puzzle.proof`) proves the value of the empty board without a table.

The proofs of larger boards (`research.solved.prover`) rest on what is settled. That is verified by the
tables, and by the solver in random positions of larger boards.
"""

from __future__ import annotations

from random import Random

import numpy as np

from kropki.board.board import Board
from kropki.puzzle.proof import Proof
from kropki.solved.solver import Solver
from kropki.solved.table import TRIED, Table
from research.montecarlo.board import Ints, Position, new_position
from research.montecarlo.compiling import compiled
from research.solved.layers import set_position, solve_layers
from research.solved.prover import Prover, Search, look
from tests.models.board import Model

ALONE = 9
"""With more open points, the slow model cannot try all orders in which a player alone may put dots."""


def check_all(table: Table) -> int:
    """Check the values of all positions of a table.

    Args:
        table: The table.

    Returns:
        How many positions there are, those that are not in the table included.

    Raises:
        AssertionError: If a value is wrong, or a position is missing or too many.
    """
    count = 0
    values: dict[int, tuple[int, int]] = {}
    for layer in solve_layers(table.width, table.height):
        count += len(layer.numbers)
        kept = (layer.open > TRIED) & ((layer.to_the_end != 0) | (layer.may_stop != 0))
        numbers, _, to_the_end, may_stop = (column[kept].tolist() for column in layer)
        values |= zip(numbers, zip(to_the_end, may_stop, strict=True), strict=True)
    for number in table.values.keys() | values.keys():
        found, told = values.get(number), table.values.get(number)
        assert found == told, f"position {number} is worth {found}, and the table says {told}"
    assert count == table.positions, f"there are {count} positions, and the table says {table.positions}"
    return count


def check_games(solver: Solver, width: int, height: int, games: int, seed: int = 1) -> int:
    """Play random games by the model, and check the value of every position on the way.

    Args:
        solver: Knows the values.
        width: The number of columns.
        height: The number of rows.
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
        board, model, mover = Board(width, height), Model(width, height), 0
        while not board.is_full:
            if not solver.stops or board.open_mask.bit_count() <= ALONE:
                _check(solver, board, model, mover)
                count += 1
            point = random.choice([*board.legal_points])
            board.play(point, mover)
            model.play(board.grid.xy(point), mover)
            mover = 1 - mover
    return count


def _check(solver: Solver, board: Board, model: Model, mover: int) -> None:
    """Check the value of a position against those after its moves."""
    found = [-_gain_alone(model, 1 - mover)] if solver.stops else []
    before = _lead(model, mover)
    for point in model.points:
        if model.refusal(point):
            continue
        model.play(point, mover)
        board.play(board.grid.point(*point), mover)
        assert model.captures() == board.captures, f"the model captures {model.captures()}\n{board}"
        gain = _lead(model, mover) - before
        found.append(gain - solver.value(board, 1 - mover))
        board.undo()
        model.undo()
    value = solver.value(board, mover)
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
    board = Board(table.width, table.height)
    value = Solver(stops=False, table=table).value(board, 0)
    proof = Proof(board)
    return proof.reaches(0, None, value) and not proof.reaches(0, None, value + 1)


def check_settled(width: int, height: int) -> int:
    """Check in all positions of a board what a proof takes for granted.

    Its bounds must hold, and positions that are one to it must be worth the same, by both sets of rules.

    Returns:
        How many kinds of positions there are to a proof.

    Raises:
        AssertionError: If a bound or a kind is wrong.
    """
    board, search = new_position(width, height), Prover(width, height).search
    kinds: list[Ints] = []
    values: list[Ints] = []
    for layer in solve_layers(width, height):
        found: Ints = np.zeros((len(layer.numbers), 4), np.int64)
        _look_at_all(layer.numbers, found, board, search)
        both: Ints = np.stack([layer.to_the_end, layer.may_stop], axis=1)
        assert (found[:, 2:3] <= both).all() and (both <= found[:, 3:]).all(), "a bound does not hold"
        kinds.append(found[:, :2])
        values.append(both)
    unique, places = np.unique(np.concatenate(kinds), axis=0, return_inverse=True)
    least = np.full((len(unique), 2), 100)
    most = -least
    np.minimum.at(least, places.ravel(), np.concatenate(values))
    np.maximum.at(most, places.ravel(), np.concatenate(values))
    assert (least == most).all(), "positions of one kind differ in what they are worth"
    return len(unique)


@compiled
def _look_at_all(numbers: Ints, found: Ints, board: Position, search: Search) -> None:
    """Fill a row for each position: its two ints and its bounds."""
    for place, number in enumerate(numbers):
        set_position(board, search.points, number)
        found[place, 0], found[place, 1], found[place, 2], found[place, 3] = look(board, search, 0)


def check_proofs(prover: Prover, games: int, open_points: int, seed: int = 1) -> int:
    """Check proofs by the solver, in positions of random games.

    Args:
        prover: Makes the proofs.
        games: How many games to play.
        open_points: How many points are open where the proof begins.
        seed: The seed of the games.

    Returns:
        How many of the positions were worth something.

    Raises:
        AssertionError: If a proof is wrong.
    """
    count = 0
    for number in range(games):
        random = Random(f"{seed}/{number}")
        board, mover = Board(prover.width, prover.height), 0
        while board.open_mask.bit_count() > open_points:
            board.play(random.choice([*board.legal_points]), mover)
            mover = 1 - mover
        value = Solver(stops=prover.stops).value(board, mover)
        reaches = [prover.reaches(board, mover, aim, seconds=60) for aim in (value, value + 1)]
        assert reaches == [True, False], f"the value is {value}\n{board}"
        count += value != 0
    return count
