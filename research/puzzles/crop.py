"""Cuts small boards out of recorded games, around what can be captured there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.diagram import Diagram, Place
from kropki.board.enclosure import spread
from kropki.board.grid import Mask, Player
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import TrajectoryFinder, one_dot_trajectories
from kropki.errors import KropkiError
from research.records import GameRecord


class Crop(NamedTuple):
    """What a part of a board has to be like.

    Attributes:
        sizes: How long its sides may be.
        margin: How many points are kept around what matters, if the board has them.
        least: The fewest dots in it.
        most: The most dots in it.
        share: The largest share of its points that may have dots.
    """

    sizes: range
    margin: int
    least: int
    most: int
    share: float


FIRST = Crop(range(5, 8), 1, 4, 10, 1 / 3)
"""For beginners: a few dots with much room around them."""
ROOMY = Crop(range(7, 10), 1, 8, 30, 0.45)
"""For the others: a fight with room around it."""


def parts_of_game(record: GameRecord, crop: Crop, random: Random) -> Iterator[Board]:
    """Yield parts of the positions of a game where something can be captured soon. Red is to move in each.

    Args:
        record: The game.
        crop: What the parts have to be like.
        random: Draws the sizes.
    """
    board = record.board()
    seen: set[str] = set()
    for number, move in enumerate(record.moves):
        board.play(move.point, number % 2)
        player = (number + 1) % 2
        for mask in _events(board, player, move.point):
            part = _part(board, mask, crop, random)
            if part is None:
                continue
            red = _turned(part) if player else part
            text = str(red)
            if text in seen:
                continue
            seen.add(text)
            try:
                small = Board.from_diagram(red, 2)
                declared = Board.from_text(text, 2, declared=True)
            except KropkiError:  # a territory is cut
                continue
            if not declared.offers(0) and not declared.offers(1):
                yield small


def _events(board: Board, player: Player, last: int) -> Iterator[Mask]:
    """Yield what belongs to each capture near the last dot: its dots, what it captures, and those around."""
    near = board.grid.bits[last]
    for _ in range(4):
        near |= spread(near, board.grid.stride)
    near &= board.open_mask
    found = [
        *one_dot_trajectories(board, 1 - player, near),
        *(t for t in run_to_end(TrajectoryFinder(board, player, near).find(2)) if t.gain),
    ]
    dots = board.dot_mask(0) | board.dot_mask(1)
    houses = near & (board.house_mask(0) | board.house_mask(1))
    if houses:
        yield houses | (spread(houses, board.grid.stride) & dots)
    for trajectory in found:
        captured = trajectory.captured
        yield trajectory.points | captured | (spread(captured, board.grid.stride) & dots)


def _part(board: Board, mask: Mask, crop: Crop, random: Random) -> Diagram | None:
    """Return the part of a position around some points, or None if it is not as wanted."""
    grid = board.grid
    places = [grid.xy(point) for point in grid.mask_points(mask)]
    starts, sizes = [], []
    for axis, size in enumerate((grid.width, grid.height)):
        along = [place[axis] for place in places]
        first, last = max(0, min(along) - crop.margin), min(size - 1, max(along) + crop.margin)
        fitting = [each for each in crop.sizes if last - first < each <= size]
        if not fitting:
            return None
        length = random.choice(fitting)
        lowest = max(0, last + 1 - length)
        starts.append(random.randint(lowest, max(lowest, min(first, size - length))))
        sizes.append(length)
    (left, top), (width, height) = starts, sizes
    drawn = board.diagram()

    def moved(owners: dict[Place, Player]) -> dict[Place, Player]:
        return {
            (x - left, y - top): player
            for (x, y), player in owners.items()
            if left <= x < left + width and top <= y < top + height
        }

    dots = moved(drawn.dots)
    if not crop.least <= len(dots) <= min(crop.most, crop.share * width * height):
        return None
    return Diagram(width, height, dots, moved(drawn.owners))


def _turned(drawn: Diagram) -> Diagram:
    """Return a position with the colours exchanged."""
    dots, owners = (
        {place: 1 - player for place, player in each.items()} for each in (drawn.dots, drawn.owners)
    )
    return Diagram(drawn.width, drawn.height, dots, owners)
