"""Values of properties: what they mean, and how a text is written as one ([sgf-ff4] 3)."""

from __future__ import annotations

import re

WHITE_SPACE = " \t\n\r\v\f"
"""The characters of white space ([sgf-ff4] 2.1)."""

RAW_VALUE = re.compile(r"(?:[^\]\\]++|\\.)*+", re.DOTALL)
"""A value as it is written between brackets: every `]` and every backslash in it is escaped."""

_ESCAPE_OR_BREAK = re.compile(r"\\(?:\r\n|\n\r|.)?|\r\n|\n\r|[\r\t\v\f]", re.DOTALL)
_FIRST_HALF = re.compile(r"((?:[^\\:]++|\\.)*+):", re.DOTALL)


def text(raw: str) -> str:
    r"""Return what a raw value means as Text ([sgf-ff4] 3.2).

    Line breaks are LF, escaped line breaks vanish, and other white space is spaces.

    >>> text("a\\] \\\\\\:\tb")
    'a] \\: b'
    """
    return _ESCAPE_OR_BREAK.sub(_unescape, raw)


def simple_text(raw: str) -> str:
    """Return what a raw value means as SimpleText ([sgf-ff4] 3.3): Text on one line."""
    return text(raw).replace("\n", " ") if raw else ""


def escape(text: str, *, composed: bool = False) -> str:
    """Return the raw value of a text ([sgf-ff4] 3.2, "Escaping").

    Args:
        text: Any text.
        composed: Whether the text is one half of a composed value, in which colons are escaped.
    """
    raw = text.replace("\\", "\\\\").replace("]", "\\]")
    return raw.replace(":", "\\:") if composed else raw


def split_compose(raw: str) -> tuple[str, str | None]:
    r"""Split a composed value at its first unescaped colon ([sgf-ff4] 3).

    >>> split_compose("aa:A\\:1")
    ('aa', 'A\\:1')

    Returns:
        Both raw halves, or the whole value and None if it has no such colon.
    """
    match = _FIRST_HALF.match(raw)
    return (match[1], raw[match.end() :]) if match else (raw, None)


def _unescape(match: re.Match[str]) -> str:
    found = match[0]
    if found[0] != "\\":
        return "\n" if found[0] in "\r\n" else " "
    if found[1:2] in ("\r", "\n"):
        return ""
    return " " if found[1:] and found[1] in WHITE_SPACE else found[1:]
