"""Finds out what can be claimed of a position, so that it becomes a puzzle."""

from __future__ import annotations

from collections.abc import Iterable

from kropki.board.board import Board
from kropki.board.diagram import Diagram
from kropki.board.grid import Player, Point
from kropki.computer.steps import Steps
from kropki.errors import InvalidDiagram
from kropki.puzzle.proof import OutOfPositions, Proof, Span
from kropki.puzzle.puzzle import Puzzle

MAX_RIGHT = 3
"""How many points may be right."""
MIN_SHARE = 4
"""How many open points there are at least for each right one."""
SPANS = (2, 3)
"""How far positions of games are proved, the first one that is enough."""
MAX_POSITIONS = 100_000
"""How many positions such a proof may look at."""
MARGIN = 2
"""How many points are kept around what matters in a position of a game."""
MIN_SIZE, MAX_SIZE = 6, 12
MAX_WHOLE, MAX_WHOLE_POSITIONS = 225, 40_000
"""Up to how many points a board becomes a puzzle as a whole, and how many positions its proof may look at."""


def find_claim(board: Board, player: Player, span: Span, most: float) -> Steps[Puzzle]:
    """Find in steps what the player to move can reach, and with which points.

    Args:
        board: The position.
        player: The player to move.
        span: How far to look.
        most: How many positions the proof may look at.

    Raises:
        OutOfPositions: If it takes more positions.
    """
    proof = Proof(board)
    gain = yield from proof.in_steps(lambda: proof.gain(player, span), most)
    right = yield from proof.in_steps(lambda: proof.right(player, span, gain), most)
    dots = None
    if gain > 0 and span is not None:
        for dots in range(1, span + 1):
            if (yield from proof.in_steps(lambda n=dots: proof.reaches(player, n, gain), most)):  # type: ignore[misc]
                break
    letters = tuple(board.grid.letters(point) for point in right)
    return Puzzle(player, gain, dots, span, letters, str(board))


def is_clear(puzzle: Puzzle) -> bool:
    """Return whether few points are right, so that there is something to find."""
    count = len(puzzle.right)
    return 1 <= count <= MAX_RIGHT and len(puzzle.board().legal_points) >= MIN_SHARE * count


def puzzle_of_game(
    board: Board, player: Player, better: Point, around: Iterable[Point]
) -> Steps[Puzzle | None]:
    """Make a puzzle of a position in a game where a player has missed a better point.

    Args:
        board: The position, of two players with the usual captures.
        player: The player to move.
        better: The better point.
        around: Other points that matter.

    Returns:
        The part of the position around these points, or else all of it if the board is not too large: if it
        is proved that the better point is one of few right ones there. Otherwise None.
    """
    part = _part(board, [better, *around])
    whole = ((0, 0), board.diagram()) if len(board.grid.points) <= MAX_WHOLE else None
    for place, spans, most in ((part, SPANS, MAX_POSITIONS), (whole, SPANS[:1], MAX_WHOLE_POSITIONS)):
        found = (yield from _prove(board, player, better, place, spans, most)) if place else None
        if found:
            return found
    return None


def _prove(
    board: Board,
    player: Player,
    better: Point,
    place: tuple[tuple[int, int], Diagram],
    spans: Iterable[int],
    most: int,
) -> Steps[Puzzle | None]:
    """Return the puzzle of a part of a position, with its first point, if the better point is right there."""
    corner, drawn = place
    x, y = board.grid.xy(better)
    try:
        small = Board.from_diagram(drawn, 2)
        wanted = small.grid.letters(small.grid.point(x - corner[0], y - corner[1]))
        for span in spans:
            puzzle = yield from find_claim(small, player, span, most)
            if wanted in puzzle.right and is_clear(puzzle):
                return puzzle
    except (InvalidDiagram, OutOfPositions):
        return None
    return None


def _part(board: Board, points: Iterable[Point]) -> tuple[tuple[int, int], Diagram] | None:
    """Return the part of a position around some points, and the column and row of its first point."""
    ranges = _ranges_around(board, [board.grid.xy(point) for point in points])
    if any(last - first + 1 > MAX_SIZE for first, last in ranges):
        return None
    (left, right), (top, bottom) = ranges
    drawn = board.diagram()

    def moved(place: tuple[int, int]) -> tuple[int, int]:
        return place[0] - left, place[1] - top

    part = Diagram(
        right - left + 1,
        bottom - top + 1,
        {moved(place): player for place, player in drawn.dots.items() if _is_in(place, ranges)},
        {moved(place): player for place, player in drawn.owners.items() if _is_in(place, ranges)},
    )
    return (left, top), part


def _ranges_around(board: Board, places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the first and last column and row of a part around some places, which cuts no territory."""
    grid = board.grid
    ranges = []
    for along, size in zip(zip(*places, strict=True), (grid.width, grid.height), strict=True):
        first, last = min(along) - MARGIN, max(along) + MARGIN
        while last - first + 1 < MIN_SIZE:
            first, last = first - 1, last + 1
        ranges.append((max(0, first), min(size - 1, last)))
    left = [*board.territories]
    while cut := next(
        (each for each in left if any(_is_in(grid.xy(p), ranges) for p in board.inside(each))), None
    ):
        left.remove(cut)
        ring = [grid.xy(point) for point in cut.ring]
        ranges = [
            (min(first, *along), max(last, *along))
            for (first, last), along in zip(ranges, zip(*ring, strict=True), strict=True)
        ]
    return ranges


def _is_in(place: tuple[int, int], ranges: Iterable[tuple[int, int]]) -> bool:
    return all(first <= at <= last for at, (first, last) in zip(place, ranges, strict=True))
