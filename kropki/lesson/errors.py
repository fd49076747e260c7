"""What can be wrong with a lesson."""

from __future__ import annotations

from typing import ClassVar

from kropki.errors import KropkiError


class InvalidText(KropkiError):
    """A text is not what it should be.

    Attributes:
        line: The line of the text with the error, from 1.
        column: The column of the text with the error, from 1.
    """

    area: ClassVar[str] = "text"

    def __init__(self, reason: str, message: str, line: int = 1, column: int = 1) -> None:
        """Create the error.

        Args:
            reason: What is wrong; `code` is the area of the error and this.
            message: What is wrong and what would be right. The line is put in front of it.
            line: The line of the text, from 1.
            column: The column of the text, from 1.
        """
        super().__init__(f"line {line}: {message}")
        self.code: str = f"{self.area}/{reason}"
        self.line = line
        self.column = column


class InvalidLesson(InvalidText):
    """A text is not a lesson."""

    area = "lesson"
