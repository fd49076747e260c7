"""Plays anywhere."""

import random


def choose(board):
    return random.choice(board.open_points)
