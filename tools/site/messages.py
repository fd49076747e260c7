"""Completes the page's languages: a message that has not been translated yet is shown in English."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = "en.ftl"
LAST = "complete"
"""The last message of each file, by which the page knows that it has arrived in full."""

SEPARATOR = "\0"

_ENTRY = re.compile(r"^-?[A-Za-z][\w-]*(?= *=)", re.MULTILINE)


def complete_messages(folder: Path) -> None:
    """Add the messages that a language lacks to its file, in English.

    Args:
        folder: The folder with one Fluent file for each language. Its files are changed.
    """
    source = entries((folder / SOURCE).read_text(encoding="utf-8"))
    for path in folder.glob("*.ftl"):
        translated = entries(path.read_text(encoding="utf-8"))
        missing = [text for name, text in source.items() if name not in translated]
        last = translated.pop(LAST)
        path.write_text("".join([*translated.values(), *missing, last]), encoding="utf-8")


def pack_messages(folder: Path) -> dict[str, str]:
    """Return the messages of all languages without repeating their names, for the page in one file.

    Args:
        folder: The folder with the completed Fluent files.

    Returns:
        The texts of each language by the name of its file, and the names of the messages as `names`. Each has
        one part for each message, and `SEPARATOR` between them.
    """
    files = {path.name: entries(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.ftl"))}
    names = list(files[SOURCE])
    packed = {
        file: SEPARATOR.join(re.sub(r"\n +", "\n ", texts[name][len(name) :].rstrip()) for name in names)
        for file, texts in files.items()
    }
    return {"names": SEPARATOR.join(names), **packed}


def entries(text: str) -> dict[str, str]:
    """Return the messages and terms of a Fluent file by name, each as text, without the comments.

    Args:
        text: The content of the file.
    """
    bare = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
    starts = list(_ENTRY.finditer(bare))
    ends = [start.start() for start in starts[1:]] + [len(bare)]
    return {
        start.group(): bare[start.start() : end].rstrip() + "\n"
        for start, end in zip(starts, ends, strict=True)
    }
