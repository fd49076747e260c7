"""Text as people write it: its lines, and the signs that mean the same as those of our formats.

Windows, Word and slides put other separators than line feeds into a text, invisible characters, and
typographic signs in place of those on the keyboard. `kropki.sgf.charset.text_of` turns bytes into text.
"""

from __future__ import annotations

import re

MARK = "\ufeff"
"""A byte order mark that has been decoded."""

_LINE_END = re.compile(r"\r\n|\r|\n")
_SOFT_END = re.compile("[\v\f\x1c-\x1e\x85\u2028\u2029]")
"""Separators that end a line for some programs but not for others: slides have a VT inside a paragraph."""
_ANY_END = re.compile(f"{_LINE_END.pattern}|{_SOFT_END.pattern}")
_SPACES = "\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
_INVISIBLE = (
    0xAD,
    0x61C,
    0x180E,
    *range(0x200B, 0x2010),
    *range(0x202A, 0x202F),
    *range(0x2060, 0x2070),
    0xFEFF,
)
"""Soft hyphens, joiners, marks of direction and the like."""
_WIDE = {chr(sign + 0xFEE0): chr(sign) for sign in range(ord("!"), ord("~") + 1)}
"""Letters, digits and signs as wide as those of East Asia, such as those of a Japanese keyboard."""
_ALIKE = dict(
    zip(
        "асеорујіѕһхԁԛԝАВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧο",
        "aceopyjishxdqwABESIJKMHOPCTYXABEZHIKMNOPTYXo",
        strict=True,
    )
)
"""Cyrillic and Greek letters that look like Latin ones."""
_PLAIN = str.maketrans(
    {
        **dict.fromkeys(_INVISIBLE, ""),
        **dict.fromkeys(_SPACES, " "),
        **dict.fromkeys("‐‑‒–—―−﹣－", "-"),
        **dict.fromkeys("‘’‚‛′", "'"),
        **dict.fromkeys("“”„‟″«»", '"'),
        "…": "...",
        **_WIDE,
        **_ALIKE,
    }
)


def lines_of(text: str) -> list[str]:
    r"""Return the lines of a text. LF, CR and CRLF each end one, as in Python and most editors.

    >>> lines_of("a\r\nb\vc\n")
    ['a', 'b\x0bc']
    """
    lines = _LINE_END.split(text)
    return lines if lines[-1] else lines[:-1]


def written_lines(text: str) -> list[str]:
    """Return the lines of a text that somebody has written by hand, without a byte order mark.

    If no line feed or carriage return is there, the lines end at what separates them instead.
    """
    text = text.removeprefix(MARK)
    return lines_of(text) if _LINE_END.search(text) else rows_of(text)


def rows_of(text: str) -> list[str]:
    """Return the rows of a drawing, which end at any separator of lines."""
    rows = _ANY_END.split(text)
    return rows if rows[-1] else rows[:-1]


def joined(text: str) -> str:
    """Return a text with a space in place of each separator that is not the end of a line everywhere."""
    return _SOFT_END.sub(" ", text)


def plain(text: str) -> str:
    """Return a text with the signs of the keyboard: for what has a fixed form, not for words.

    Spaces of all kinds become usual ones, dashes, quotes, ellipses and wide letters those of ASCII, Cyrillic
    and Greek letters the Latin ones that look the same, and what is invisible, such as soft hyphens, goes.

    >>> plain("B –1\u00a0by ab\u200b")
    'B -1 by ab'
    >>> plain("\uff24\uff15 \u0441\u0430")
    'D5 ca'
    """
    return text if text.isascii() else text.translate(_PLAIN)
