"""Random positions, and what positions show."""

from collections.abc import Iterator
from random import Random
from statistics import fmean

from kropki.board.board import Board
from kropki.board.joins import find_joins
from kropki.computer.trajectories import lead
from tests.models.board import Points
from tests.support.strategies import Character, onion, rings, wander


def scattered(seed: int, size: int = 6) -> Board:
    """Return a position of random dots of two players who alternate."""
    random = Random(seed)
    board = Board(size, size)
    for i in range(random.randint(10, 28)):
        free = [*board.legal_points]
        board.play(random.choice(free), i % 2)
    return board


def clustered(seed: int, width: int, height: int) -> Board:
    """Return a position of random dots of two players, all in one part of the board."""
    random = Random(seed)
    board = Board(width, height)
    left, top = random.randrange(width - 5), random.randrange(height - 4)
    places = [(x, y) for x in range(left, left + 6) for y in range(top, top + 5)]
    for i, place in enumerate(random.sample(places, random.randint(2, 20))):
        if board.open_mask >> board.grid.point(*place) & 1:
            board.play(board.grid.point(*place), i % 2)
    return board


def fill_at_random(board: Board, random: Random) -> int:
    """Let two players put dots at random, in turn, until the board is full. Return the number of dots."""
    points = [*board.legal_points]
    random.shuffle(points)
    dots = 0
    for point in points:
        if board.open_mask >> point & 1:
            board.play(point, dots % 2)
            dots += 1
    return dots


def mean_lead(board: Board, games: int, random: Random) -> float:
    """Return the mean lead of player 0 after random games from a position, played dot by dot."""
    leads = []
    for _ in range(games):
        game = board.copy()
        fill_at_random(game, random)
        leads.append(lead(game, 0))
    return fmean(leads)


def random_positions(random: Random, declared: bool = True) -> Iterator[Board]:
    """Return the positions of a random game on one board. Players declare pools and joins now and then."""
    width, height = random.randint(4, 9), random.randint(4, 9)
    players = random.choice([2, 2, 3, 4])
    board = Board(width, height, players, declared=declared)
    plays = random.choice(
        [
            rings(random, width, height, players),
            wander(random, width, height, players, Character.draw(random)),
            onion(random, width, height, players),
        ]
    )
    patience = random.choice([0.02, 0.1, 0.3])
    for play in plays:
        point = board.grid.point(*play.point)
        if point in board.legal_points:
            board.play(point, play.player)
        yield board
        if declared and random.random() < patience:
            offered = board.offers(play.player) + find_joins(board, play.player)
            for join in random.sample(offered, min(1, len(offered))):
                board.enclose(play.player, [join.ring])


def places(board: Board, mask: int) -> Points:
    """Return the points of a mask as the model has them."""
    return Points(map(board.grid.xy, board.grid.mask_points(mask)))


def rows(text: str) -> list[list[str]]:
    """Return the words of a drawing, so that the width of its columns does not matter."""
    return [line.split() for line in text.splitlines() if line.split()]


def tidy(text: str) -> str:
    """Return a drawing without indentation and with one space between words."""
    return "\n".join(" ".join(line.split()) for line in text.strip().splitlines())
