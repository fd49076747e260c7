"""Finds puzzles in games, proves and grades them."""
