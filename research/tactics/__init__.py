"""Tactical positions with proofs, and which levels of the computer player solve them."""
