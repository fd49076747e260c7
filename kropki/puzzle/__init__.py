"""Puzzles: positions with proofs of what the player to move can reach."""
