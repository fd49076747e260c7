"""Worksheets: puzzles, positions, games and blank boards on sheets of paper, as HTML and PDF."""
