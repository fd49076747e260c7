"""Links between loose dots: a slow model finds the same, and what they catch is caught whatever happens."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from kropki.board.board import Board
from kropki.computer.links import LONGEST_LINK, between, caught, corridors
from tests.support.positions import clustered, scattered

Place = tuple[int, int]
Pairs = set[tuple[Place, Place]]


def places(board: Board, mask: int) -> set[Place]:
    """Return the points of a mask as places."""
    return {board.grid.xy(point) for point in board.grid.mask_points(mask)}


def corridor_pairs(board: Board, player: int) -> Pairs:
    """Return the pairs of points in a player's corridors, as places."""
    dots, free, stride = board.alive_mask(player), board.open_mask, board.grid.stride
    along_rows = places(board, corridors(dots, free, 1, stride))
    along_columns = places(board, corridors(dots, free, stride, 1))
    return {((x, y), (x, y + 1)) for x, y in along_rows} | {((x, y), (x + 1, y)) for x, y in along_columns}


def middles(around: Pairs) -> set[Place]:
    """Return the places in the middle of some pairs."""
    return {((x1 + x2) // 2, (y1 + y2) // 2) for (x1, y1), (x2, y2) in around}


def slow_pairs(board: Board, player: int) -> tuple[Pairs, Pairs]:
    """Return the pairs in corridors and those around a point, found place by place."""
    dots, free = places(board, board.alive_mask(player)), places(board, board.open_mask)
    within: Pairs = set()
    around: Pairs = set()
    for (x, y), length in product(dots, range(1, LONGEST_LINK + 1)):
        for turned, side in product((False, True), (-1, 0)):

            def place(along: int, across: int, x: int = x, y: int = y, turned: bool = turned) -> Place:
                return (x + across, y + along) if turned else (x + along, y + across)

            corridor = [(place(step, side), place(step, side + 1)) for step in range(1, length + 1)]
            end = {place(length + 1, side), place(length + 1, side + 1)}
            if all(free.issuperset(pair) for pair in corridor) and dots & end:
                within.update(corridor)
    for x, y in dots:
        for dx, dy in ((1, 0), (0, 1)):
            pair = ((x + dx - dy, y + dy - dx), (x + dx + dy, y + dy + dx))
            if (x + 2 * dx, y + 2 * dy) in dots and free.issuperset(pair):
                around.add(pair)
    return within, around


def slow_caught(board: Board, player: int) -> set[Place]:
    """Return the places from which nothing gets to the edge, found step by step."""
    grid = board.grid
    within, around = slow_pairs(board, player)
    walls = places(board, board.alive_mask(player))
    walls |= middles(around)
    inside = places(board, grid.board) - walls
    reached = inside & places(board, grid.edge)
    rest = [*reached]
    while rest:
        x, y = rest.pop()
        for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            step = tuple(sorted(((x, y), place)))
            if place in inside - reached and step not in within:
                reached.add(place)
                rest.append(place)
    return inside - reached


def caught_places(board: Board, player: int) -> set[Place]:
    """Return the places from which nothing gets to the edge."""
    grid = board.grid
    mask = caught(board.alive_mask(player), board.open_mask, grid.board, grid.edge, grid.stride)
    return places(board, mask)


@pytest.mark.parametrize("seed", range(60))
def test_links_and_what_they_catch_are_those_of_a_slow_model(seed: int) -> None:
    board = scattered(seed, 8) if seed % 2 else clustered(seed, 9, 8)
    for player in (0, 1):
        within, around = slow_pairs(board, player)
        assert corridor_pairs(board, player) == within
        assert places(
            board, between(board.alive_mask(player), board.open_mask, board.grid.stride)
        ) == middles(around)
        assert caught_places(board, player) == slow_caught(board, player)


def loose_ring(random: Random) -> Board:
    """Return a board where Red has a loose ring around a dot of Blue, and Blue has dots elsewhere."""
    board = Board(13, 13)
    ring = [(2, y) for y in range(3, 10)] + [(10, y) for y in range(3, 10)]
    ring += [(x, 2) for x in range(3, 10)] + [(x, 10) for x in range(3, 10)]
    for place in random.sample(ring, random.randint(8, 20)):
        board.play(board.grid.point(*place), 0)
    board.play(board.grid.point(6, 6), 1)
    return board


def held(board: Board) -> bool:
    """Return whether the dot of Blue in the middle is caught or captured."""
    return (6, 6) in caught_places(board, 0) | places(board, board.captive_mask(1))


def answered(board: Board, point: int, random: Random) -> bool:
    """Let Red answer a dot of Blue so that the middle stays caught. Return whether that was possible."""
    x, y = board.grid.xy(point)
    answers = [(x + dx, y + dy) for dx, dy in product(range(-2, 3), repeat=2)]
    if held(board):  # there is time to close a link
        answers = [place for pairs in slow_pairs(board, 0) for pair in sorted(pairs) for place in pair]
        random.shuffle(answers)
    for place in answers:
        if not {*place} <= {*range(13)}:
            continue
        answer = board.grid.point(*place)
        if board.open_mask >> answer & 1:
            board.play(answer, 0)
            if held(board):
                return True
            board.undo()
    return held(board)


def test_links_hold_if_they_are_answered() -> None:
    rings = 0
    for seed in range(200):
        random = Random(seed)
        board = loose_ring(random)
        if not held(board):
            continue
        rings += 1
        points = [*board.legal_points]
        random.shuffle(points)
        middle = board.grid.point(6, 6)
        for point in points:
            if board.captive_mask(1) >> middle & 1:
                break
            if board.open_mask >> point & 1:
                board.play(point, 1)
                assert answered(board, point, random)
        assert board.captive_mask(1) >> middle & 1
    assert rings > 40
