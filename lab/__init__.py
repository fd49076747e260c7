"""Experiments with the computer player: matches, tactical positions, and learning from games.

Nothing here is part of the package or of the page.
"""
