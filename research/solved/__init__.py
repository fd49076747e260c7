"""Solves small boards: what every position is worth when both play best (docs/solved.md)."""
