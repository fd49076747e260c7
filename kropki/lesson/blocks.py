"""Blocks of lines with fields, of which lessons and classes are made.

Empty lines separate blocks, and lines that begin with # are comments. A block has fields, such as `aim:`,
and lines without a colon, which are a drawing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kropki.errors import quoted
from kropki.lesson.errors import InvalidLesson, InvalidText
from kropki.text import joined, plain, written_lines

MAX_WORDS = 300
"""Characters of a field."""
RECORD = "sgf"
"""The key of the field that may be longer."""
_PROSE = ("class", "lesson", "text", "right", "wrong", RECORD)
"""Keys of fields that keep each sign as it was written."""
_COLON = re.compile("[:：]")
_START = 100_000
"""Characters in which a text shows what it is."""


@dataclass(frozen=True)
class Block:
    """Lines without an empty one in between, and the number of the first."""

    line: int
    lines: list[str]


@dataclass(frozen=True)
class Fields:
    """The fields of a block with their lines, and the rows of its drawing."""

    line: int
    values: Mapping[str, tuple[int, str]]
    rows: list[tuple[int, str]]
    error: type[InvalidText]

    def need(self, key: str) -> str:
        """Return a field that must be there.

        Raises:
            InvalidText: If it is missing or empty.
        """
        line, value = self.values.get(key, (self.line, ""))
        if not value:
            raise self.error("missing", f"“{key}:” is missing or empty", line)
        return value

    def get(self, key: str) -> str:
        """Return a field, or an empty text."""
        return self.values.get(key, (0, ""))[1]

    def line_of(self, key: str) -> int:
        """Return the line of a field, or that of the block."""
        return self.values.get(key, (self.line, ""))[0]


def begins_with(text: str, key: str) -> bool:
    """Return whether the first line of a text that is neither empty nor a comment has this field."""
    lines = written_lines(text[:_START])
    return key_of(next((line for line in lines if not (is_empty(line) or is_comment(line))), "")) == key


def is_empty(line: str) -> bool:
    """Return whether nothing can be seen on a line."""
    return not plain(line).strip()


def is_comment(line: str) -> bool:
    """Return whether a line is a comment."""
    return plain(line).startswith("#")


def key_of(line: str) -> str:
    """Return the key of the field on a line, or an empty text."""
    return split_field(line)[0]


def split_field(line: str) -> tuple[str, str]:
    """Return the key and the value of the field on a line; the key is empty if the line has no field."""
    parts = _COLON.split(line, 1)
    if len(parts) < 2:
        return "", line
    return plain(parts[0]).strip().lower(), parts[1]  # Word begins lines with a capital letter


def blocks_of(text: str, line: int = 1) -> Iterator[Block]:
    """Yield the blocks of a text, with `#` for each comment.

    Args:
        text: The text.
        line: The number of its first line.
    """
    lines: list[str] = []
    first = line
    for number, written in enumerate(written_lines(text), line):
        each = "#" if is_comment(written) else written
        if is_empty(each):
            if lines:
                yield Block(first, lines)
            lines = []
        elif lines or each != "#":
            if not lines:
                first = number
            lines.append(each)
    if lines:
        yield Block(first, lines)


def fields_of(block: Block, keys: tuple[str, ...], error: type[InvalidText] = InvalidLesson) -> Fields:
    """Return the fields and the drawing of a block.

    Raises:
        InvalidText: If a field is unknown, given twice or too long. It is an `error`.
    """
    values: dict[str, tuple[int, str]] = {}
    rows: list[tuple[int, str]] = []
    for number, line in enumerate(block.lines, block.line):
        if line == "#":
            continue
        if not _COLON.search(line):
            rows.append((number, line))
            continue
        key, written = split_field(line)
        value = (joined(written) if key in _PROSE else plain(joined(written))).strip()
        if key not in keys:
            raise error("key", f"{quoted(key)} is unknown here; there are {', '.join(keys)}", number)
        if key in values:
            raise error("key", f"“{key}:” is there twice", number)
        if len(value) > MAX_WORDS and key != RECORD:
            raise error("too-long", f"“{key}:” has at most {MAX_WORDS} characters", number)
        values[key] = number, value
    return Fields(block.line, values, rows, error)
