"""Experiments with the computer player: matches, tactical positions, and learning from games.

None of this is part of the package or of the page. What comes out of it is: the weights of the player, its
network, and the tables of solved boards.
"""
