"""Kropki, the game of dots: rules, captures and territories for two to four players."""

__version__ = "0.1.0"
