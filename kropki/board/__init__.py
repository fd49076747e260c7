"""Dots, chains and territories: what the rules say of a position."""
