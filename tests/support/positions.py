"""Random positions for tests."""

from random import Random

from kropki.board.board import Board


def scattered(seed: int, size: int = 6) -> Board:
    """A position of random dots, two players in turns."""
    random = Random(seed)
    board = Board(size, size)
    for i in range(random.randint(10, 28)):
        free = [*board.legal_points]
        board.play(random.choice(free), i % 2)
    return board
