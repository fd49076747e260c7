"""Captures, or else saves its own dots, or else plays next to the last dot."""

import random


def choose(board):
    mine = board.threats(board.me)
    theirs = board.threats(board.other)
    if mine:
        return max(mine, key=mine.get)
    if theirs:
        return max(theirs, key=theirs.get)
    if board.last_move:
        near = [point for point in board.neighbours(board.last_move) if board.is_open(point)]
        if near:
            return random.choice(near)
    return random.choice(board.open_points)
