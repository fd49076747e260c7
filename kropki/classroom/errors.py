"""What can be wrong with a class."""

from __future__ import annotations

from kropki.lesson.errors import InvalidText


class InvalidClass(InvalidText):
    """A text is not a class."""

    area = "class"
