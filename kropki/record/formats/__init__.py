"""The formats of files of games: a module for each, and `FORMATS`, which lists them."""

from __future__ import annotations

from kropki.record.errors import UnreadableFile
from kropki.record.formats.diagram import DiagramFile
from kropki.record.formats.file import Content, GameFile
from kropki.record.formats.sav import SavFile
from kropki.record.formats.sgf import SgfFile
from kropki.record.formats.transcript import TranscriptFile

FORMATS: tuple[type[GameFile], ...] = (SavFile, SgfFile, TranscriptFile, DiagramFile)
"""The formats in the order in which they are tried: a file of PointsXT may contain `(;` by chance."""


def open_file(content: Content, max_nodes: int) -> GameFile:
    """Return the games of a file in the first format that it has.

    Args:
        content: The file.
        max_nodes: The most nodes and moves of a game that is read.

    Raises:
        UnknownCharset: There is no such charset.
        UnreadableFile: The file holds no game in any known format.
        InvalidDiagram: The file is a diagram, and it is wrong.
    """
    for format in FORMATS:
        if format.matches(content):
            return format(content, max_nodes)
    signs = [format.sign for format in FORMATS]
    raise UnreadableFile(f"{content.name} holds no game: {', '.join(signs[:-1])}, and {signs[-1]}")
