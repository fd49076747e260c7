"""Plays each game to its end many times at random, and takes the point that wins most dots."""

import random

CANDIDATES = 8
TRIES = 4


def candidates(board):
    points = [*board.threats(board.me), *board.threats(board.other)]
    near = [
        point
        for point in board.open_points
        if any(board.at(neighbour) for neighbour in board.neighbours(point))
    ]
    random.shuffle(near)
    points += near or board.open_points
    return [point for point in points if board.is_open(point)][:CANDIDATES]


def play_out(board, point):
    board.play(point)
    moves = 1
    points = board.open_points
    random.shuffle(points)
    for point in points:
        if board.is_open(point):
            board.play(point)
            moves += 1
    lead = board.lead
    board.undo(moves)
    return lead


def choose(board):
    values = {}
    for point in candidates(board):
        values[point] = sum(play_out(board, point) for _ in range(TRIES)) / TRIES
        board.note(point, values[point])
    return max(values, key=values.get)
