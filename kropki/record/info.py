"""What is known of a game beside its moves: players, event, date and so on (FF[4] "Game Info Properties")."""

from __future__ import annotations

from collections.abc import Mapping

from kropki.errors import InvalidAnnotation
from kropki.game.game import Game
from kropki.game.tree import Node, Note
from kropki.record.notes import set_note
from kropki.sgf import escape, simple_text, text

NAMES = ("PB", "PW", "P3", "P4")
"""The fields of the players' names; the last two are of no file, as SGF knows two players."""
FIELDS = ("BR", "WR", "BT", "WT", "EV", "RO", "PC", "DT", "RE", "GN", "GC", "SO", "US", "AN", "CP", "ON")
"""The other fields: ranks, teams, event, round, place, date, result, name and comment of the game, source,
who wrote it down, who annotated it, copyright, opening."""
_OF_LINES = ("GC",)
MAX_NAME = 100
"""Characters of the longest name of a player."""


def info(game: Game) -> dict[str, str]:
    """The fields that are set, names of the players first."""
    said = {field: name for field, name in zip(NAMES, game.names, strict=False) if name}
    for field in FIELDS:
        value = "\n".join(map(text if field in _OF_LINES else simple_text, game.root.values(field)))
        if value:
            said[field] = value
    return said


def with_info(game: Game, fields: Mapping[str, object]) -> tuple[tuple[str, ...], list[Note]]:
    """The players' names and the root's notes with these fields instead of what they are; an empty text takes
    one away. Raises `InvalidAnnotation`."""
    names = list(game.names)
    trial = Node(notes=list(game.root.notes))
    for field, value in fields.items():
        if not isinstance(value, str):
            raise InvalidAnnotation(f"{field[:10]} must be a text")
        if field in NAMES[: len(names)]:
            if len(value) > MAX_NAME:
                raise InvalidAnnotation(f"a name has {len(value)} characters; {MAX_NAME} are the most")
            if trial.values(field) and value != names[NAMES.index(field)]:
                set_note(trial, field, [escape(value)] if value else [])
            names[NAMES.index(field)] = value
        elif field not in FIELDS:
            raise InvalidAnnotation(f"{field[:10]!r} is none of {', '.join([*NAMES[: len(names)], *FIELDS])}")
        elif value != info(game).get(field, ""):
            set_note(trial, field, [escape(value)] if value else [])
    return tuple(names), trial.notes
