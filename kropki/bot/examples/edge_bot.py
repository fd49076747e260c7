"""Stays as close to the edge as it can."""

import random


def to_edge(board, point):
    right = board.width - 1 - point.x
    below = board.height - 1 - point.y
    return min(point.x, point.y, right, below)


def choose(board):
    points = board.open_points
    nearest = min(to_edge(board, point) for point in points)
    return random.choice([point for point in points if to_edge(board, point) == nearest])
