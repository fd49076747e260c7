"""A language for tests of the layout: English with accents, and 40 % longer."""

from __future__ import annotations

import re
from math import ceil

from playwright.sync_api import Page

GROWTH = 0.4
"""By how much each word grows."""

_PREFIX = re.compile(r"^(\s*(?:-?[A-Za-z][\w-]* =|\.[\w-]+ =|\*?\[[^\]]+\])?)(.*)$")
_PLACEABLE = re.compile(r"(\{[^{}]*\}|\{[^{}]*->$|^\s*\})")
_ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "áčéíñöšüýžÁČÉÍÑÖŠÜÝŽ")


def speak_pseudo(page: Page) -> None:
    """Let a page that has not been opened yet speak the longer words."""
    page.route("**/*en.ftl", lambda route: route.fulfill(body=pseudo_messages(route.fetch().text())))


def pseudo_messages(source: str) -> str:
    """Return a Fluent file with longer words in place of those of another.

    Args:
        source: The English file. Its selectors begin on the lines of their messages.
    """
    return "".join(_longer_line(line) for line in source.splitlines(keepends=True))


def _longer_line(line: str) -> str:
    if line.startswith("#"):
        return line
    found = _PREFIX.match(line.rstrip("\n"))
    assert found
    prefix, text = found.groups()
    if prefix == "complete =":
        return line
    parts = _PLACEABLE.split(text)
    return prefix + "".join(part if i % 2 else _longer(part) for i, part in enumerate(parts)) + "\n"


def _longer(text: str) -> str:
    """Return a text whose words are longer."""
    return re.sub(
        r"[^\W\d_]{2,}", lambda word: word[0] + word[0][: ceil(GROWTH * len(word[0]))].lower(), text
    ).translate(_ACCENTS)
