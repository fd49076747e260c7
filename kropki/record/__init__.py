"""Games as SGF for Kropki ([sgf-gm40], GM[40]), both ways: the names that others need.

    games = read_games(data)               # bytes of a file, or text
    for reading in games:
        reading.game, reading.diagnostics
    text = write_game(reading.game)

Real files are the judge (`docs/sgf.md`): whatever can be understood is, and every fault is a diagnostic with
its place. What is not understood stays in the notes of its node and is written back as it was.
"""

from kropki.record.collection import read_games
from kropki.record.errors import NoSuchGame, UnreadableFile, UnreadableGame, UnwritableGame
from kropki.record.reader import MAX_SECONDS, Reading, read_game
from kropki.record.report import MAX_FAULTS, MAX_SET_UP
from kropki.record.rules import MAX_NODES, Mode, rules_text
from kropki.record.writer import write_game

__all__ = [
    "MAX_FAULTS",
    "MAX_NODES",
    "MAX_SECONDS",
    "MAX_SET_UP",
    "Mode",
    "NoSuchGame",
    "Reading",
    "UnreadableFile",
    "UnreadableGame",
    "UnwritableGame",
    "read_game",
    "read_games",
    "rules_text",
    "write_game",
]
