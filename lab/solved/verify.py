"""Verifies tables by other methods than the one that made them.

The solver remembers positions up to symmetry and tries everything. `lab.solved.layers` finds all values once
more, from the full boards back and by another board. The slow model of the rules (`tests/models`) plays
random games, and from each position every move: a value must be what the values after the moves say. And
alpha-beta (`kropki.puzzle.proof`) proves the value of the empty board without a table.
"""

from __future__ import annotations

from random import Random

from kropki.board.board import Board
from kropki.puzzle.proof import Proof
from kropki.solved.solver import Solver
from kropki.solved.table import TRIED, Table
from lab.solved.layers import solve_layers
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
