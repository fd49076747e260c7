"""Information about a game: players, event, date and so on ([sgf-ff4] "Game Info Properties")."""

from __future__ import annotations

from collections.abc import Mapping

from kropki.errors import InvalidAnnotation
from kropki.game.game import Game
from kropki.game.tree import Node, Note
from kropki.record.notes import set_note
from kropki.sgf import escape, simple_text, text

NAMES = ("PB", "PW", "P3", "P4")
"""The fields of the players' names. The last two are never in a file, because SGF is for two players."""
FIELDS = ("BR", "WR", "BT", "WT", "EV", "RO", "PC", "DT", "RE", "GN", "GC", "SO", "US", "AN", "CP", "ON")
"""The other fields: ranks, teams, event, round, place, date, result, name and comment of the game, source,
recorder, annotator, copyright, opening."""
_WITH_LINES = ("GC",)
MAX_NAME = 100
"""Characters of a player's name. Longer ones in files are kept, but shown cut."""
MAX_FIELD = 10_000
"""Characters of another field that are shown."""


def info(game: Game) -> dict[str, str]:
    """Return the fields that are not empty, the names of the players first. Long ones are cut."""
    found = {field: name[:MAX_NAME] for field, name in zip(NAMES, game.names, strict=False) if name}
    for field in FIELDS:
        value = "\n".join(map(text if field in _WITH_LINES else simple_text, game.root.values(field)))
        if value:
            found[field] = value[:MAX_FIELD]
    return found


def with_info(game: Game, fields: Mapping[str, object]) -> tuple[tuple[str, ...], list[Note]]:
    """Return the players' names and the root's notes with other values of some fields.

    Args:
        game: The game.
        fields: The values by field. An empty text removes the field. One that `info` returned, perhaps cut,
            leaves the field as it is.

    Raises:
        InvalidAnnotation: A field is unknown, or its value is not a text or is too long.
    """
    shown = info(game)
    names = list(game.names)
    trial = Node(notes=list(game.root.notes))
    for field, value in fields.items():
        if not isinstance(value, str):
            raise InvalidAnnotation(f"{field[:10]} must be a text")
        if value and value == shown.get(field):
            continue
        if field in NAMES[: len(names)]:
            if len(value) > MAX_NAME:
                raise InvalidAnnotation(f"a name has at most {MAX_NAME} characters, not {len(value)}")
            if trial.values(field) and value != names[NAMES.index(field)]:
                set_note(trial, field, [escape(value)] if value else [])
            names[NAMES.index(field)] = value
        elif field not in FIELDS:
            raise InvalidAnnotation(
                f"{field[:10]!r} is not one of {', '.join([*NAMES[: len(names)], *FIELDS])}"
            )
        elif value or field in shown:
            set_note(trial, field, [escape(value)] if value else [])
    return tuple(names), trial.notes
