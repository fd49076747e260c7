"""Tactical positions with proofs, and how many of them each level of the computer player solves."""
