"""Captures at once or by force, and stops the other player from doing so."""

import random


def best(found):
    return max(found, key=found.get)


def choose(board):
    for player in (board.me, board.other):
        threats = board.threats(player)
        if threats:
            return best(threats)
        ladders = board.ladders(player)
        if ladders:
            print("ladder of", player, ladders)
            return best(ladders)
    last = board.last_move or board.point(board.width // 2, board.height // 2)
    points = board.open_points
    nearest = min(point.distance(last) for point in points)
    return random.choice([point for point in points if point.distance(last) == nearest])
