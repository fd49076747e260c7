"""How fast the engine plays: `python -m tests.bench`.

Random games on a cross are drawn first and then replayed, so that only play and undo are timed; the slow
model replays some of them in the same run. Of several rounds the best and the median are printed: machines
are noisy, and the ratio holds better than the figures.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median

from kropki.board import Board
from kropki.openings import Opening, opening_dots
from tests.model import Model

CROSS = Opening("cross")
SEED = 20
SIZES = ((20, 20, 100), (39, 32, 40), (52, 52, 20))
DECLARED = (30, 30, 40)
ROUNDS = 7

Moves = list[tuple[int, int]]


def random_game(width: int, height: int, rng: random.Random) -> Moves:
    """Points and players of a random game on a cross, to the full board."""
    board = Board(width, height)
    moves = opening_dots(CROSS, board.grid)
    for point, player in moves:
        board.play(point, player)
    points = list(board.legal_points)
    rng.shuffle(points)
    for point in points:
        if point in board.legal_points:
            player = len(moves) % 2
            board.play(point, player)
            moves.append((point, player))
    return moves


def play(width: int, height: int, games: list[Moves]) -> int:
    """Play all games; the number of dots."""
    for game in games:
        dot = Board(width, height).play
        for point, player in game:
            dot(point, player)
    return sum(map(len, games))


def play_and_undo(width: int, height: int, games: list[Moves]) -> int:
    """Play all games and take all dots back; the number of dots played and taken back."""
    for game in games:
        board = Board(width, height)
        for point, player in game:
            board.play(point, player)
        for _ in game:
            board.undo()
    return 2 * sum(map(len, games))


def play_model(width: int, height: int, games: list[Moves]) -> int:
    """Play the start of one game on the slow model; the number of dots."""
    model = Model(width, height)
    grid = Board(width, height).grid
    start = games[0][:100]
    for point, player in start:
        model.play(grid.xy(point), player)
    return len(start)


def declare_all(board: Board, player: int) -> None:
    """Declare what a player is offered, without what overlaps."""
    rings, taken = [], 0
    for offer in board.offers(player):
        if not offer.inside & taken:
            taken |= offer.inside
            rings.append(offer.ring)
    if rings:
        board.enclose(player, rings)


def random_declared_game(width: int, height: int, rng: random.Random) -> Moves:
    """Points and players of a random game under declared captures on a cross, to the full board."""
    board = Board(width, height, declared=True)
    points = opening_dots(CROSS, board.grid)
    points += rng.sample([(point, 0) for point in board.grid.points], width * height)
    moves: Moves = []
    for point, _ in points:
        player = len(moves) % 2
        declare_all(board, player)
        if point in board.legal_points:
            board.play(point, player)
            moves.append((point, player))
    return moves


def play_declared(width: int, height: int, games: list[Moves]) -> int:
    """Play all games, declaring all that is offered; the number of dots."""
    for game in games:
        board = Board(width, height, declared=True)
        for point, player in game:
            declare_all(board, player)
            board.play(point, player)
    return sum(map(len, games))


def speed(run: Callable[[], int], rounds: int = ROUNDS) -> tuple[float, float]:
    """Best and median of what `run` counts, a second of the processor's time."""
    speeds = []
    for _ in range(rounds):
        start = time.process_time()
        count = run()
        speeds.append(count / (time.process_time() - start))
    return max(speeds), median(speeds)


def main() -> None:
    """Print the table."""
    rng = random.Random(SEED)
    print(f"Moves a second, best (median) of {ROUNDS} rounds; random games on a cross, seed {SEED}")
    print(f"{'board':>7} {'play':>20} {'play and undo':>20} {'slow model':>11} {'ratio':>7}")
    for size in SIZES:
        print(row(*size, rng))
    width, height, number = DECLARED
    games = [random_declared_game(width, height, rng) for _ in range(number)]
    best, usual = speed(lambda: play_declared(width, height, games))
    print("\nDeclared captures, all that is offered declared before each move:")
    print(f"{width:>4}×{height} {f'{best:,.0f} ({usual:,.0f})':>20}")


def row(width: int, height: int, number: int, rng: random.Random) -> str:
    """The table's row for boards of a size, measured on that number of games."""
    games = [random_game(width, height, rng) for _ in range(number)]
    best, usual = speed(lambda: play(width, height, games))
    best_undo, usual_undo = speed(lambda: play_and_undo(width, height, games))
    slow, _ = speed(lambda: play_model(width, height, games), 1)
    played, undone = f"{best:,.0f} ({usual:,.0f})", f"{best_undo:,.0f} ({usual_undo:,.0f})"
    return f"{width:>4}×{height} {played:>20} {undone:>20} {slow:>11,.0f} {best / slow:>7,.0f}"


if __name__ == "__main__":
    main()
