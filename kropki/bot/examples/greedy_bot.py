"""Captures as many dots as it can, and otherwise plays anywhere."""

import random


def choose(board):
    threats = board.threats()
    if threats:
        return max(threats, key=threats.get)
    return random.choice(board.open_points)
