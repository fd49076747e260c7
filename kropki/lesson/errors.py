"""What can be wrong with a lesson."""

from __future__ import annotations

from kropki.errors import KropkiError


class InvalidLesson(KropkiError):
    """A text is not a lesson.

    Attributes:
        line: The line of the text with the error, from 1.
        column: The column of the text with the error, from 1.
    """

    code = "lesson/invalid"

    def __init__(self, reason: str, message: str, line: int = 1, column: int = 1) -> None:
        """Create the error.

        Args:
            reason: What is wrong; `code` is `lesson/` and this.
            message: What is wrong and what would be right. The line is put in front of it.
            line: The line of the text, from 1.
            column: The column of the text, from 1.
        """
        super().__init__(f"line {line}: {message}")
        self.code = f"lesson/{reason}"
        self.line = line
        self.column = column
