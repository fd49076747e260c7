"""Tries every point near a dot, and looks at what the other player could capture next."""

import random


def is_near(board, point):
    return any(board.at(neighbour) for neighbour in board.neighbours(point))


def value(board, point):
    gain = board.play(point)
    danger = max(board.threats(board.other).values(), default=0)
    hope = max(board.threats(board.me).values(), default=0)
    board.undo()
    return gain - danger + hope / 2


def choose(board):
    points = [point for point in board.open_points if is_near(board, point)]
    best, best_value = random.choice(board.open_points), -1000
    random.shuffle(points)
    for point in points:
        points_value = value(board, point)
        board.note(point, points_value)
        if points_value > best_value:
            best, best_value = point, points_value
    return best
