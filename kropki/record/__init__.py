"""Games as SGF, by the format for Kropki ([sgf-gm40], GM[40]), and the other formats of files.

>>> reading = read_games("(;GM[40]SZ[6];B[cb];W[zz])")[0]
>>> [str(diagnostic.kind) for diagnostic in reading.diagnostics]
['record/move']
>>> write_game(reading.game).splitlines()[-1]
';W[zz])'

Real files decide what is read (`docs/sgf.md`): everything that can be understood is read, and every fault is
a diagnostic with its place. What is not understood stays in the notes of its node, and is written back as it
was.
"""

from kropki.record.collection import Readings, read_games
from kropki.record.element import write_element
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
    "Readings",
    "UnreadableFile",
    "UnreadableGame",
    "UnwritableGame",
    "read_game",
    "read_games",
    "rules_text",
    "write_element",
    "write_game",
]
