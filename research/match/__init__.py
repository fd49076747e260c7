"""Matches between two players, computer levels or other programs, and their statistics."""
