"""Properties of SGF as notes of a game's nodes, and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kropki.game.tree import Node, Note
from kropki.sgf import Property

_RESULT = "RE"


def note_of(prop: Property) -> Note:
    """Return a property as a note, from which `property_of` returns it with its spelling and spaces."""
    return Note(prop.name, tuple(prop.values), prop.name == _RESULT, prop)


class StopComment(Property):
    """A comment that makes a player stop, in a file without a node or move for that stop."""


def stop_note_of(comment: Property) -> Note:
    """Return a comment as a note that `stop_comment_of` finds."""
    note = note_of(comment)
    note.source = StopComment(
        comment.name, comment.values, comment.before, -1, comment.spelling, comment.gaps
    )
    return note


def stop_comment_of(node: Node) -> str:
    """Return the raw comment of a node that makes a player stop in its file, "" if it has none."""
    return next((note.values[0] for note in node.notes if isinstance(note.source, StopComment)), "")


def property_of(note: Note) -> Property:
    """Return the property that a note was made of, or a plain one if it was not made of any."""
    return note.source if isinstance(note.source, Property) else Property(note.name, [*note.values])


def properties_of(notes: Iterable[Note]) -> list[Property]:
    """Return the properties of several notes."""
    return [property_of(note) for note in notes]


def make_note(name: str, values: Iterable[str]) -> Note:
    """Return a note with these raw values."""
    return Note(name, tuple(values), name == _RESULT)


def set_note(node: Node, name: str, values: Sequence[str]) -> None:
    """Give a node a note with these raw values, in place of one with this name; without values, remove it."""
    if values:
        node.put_note(make_note(name, values))
    else:
        node.drop_notes(name)


def remove_notes(node: Node, *names: str) -> None:
    """Remove the notes of these names from a node, and adjust how many precede its move."""
    node.notes_before_move = sum([note.name not in names for note in node.notes[: node.notes_before_move]])
    node.notes = [note for note in node.notes if note.name not in names]


def unnamed_first(properties: list[Property]) -> list[Property]:
    """Return properties with those without a name first, so that no value joins the property before it."""
    if all(prop.name for prop in properties):
        return properties
    return sorted(properties, key=lambda prop: bool(prop.name))
