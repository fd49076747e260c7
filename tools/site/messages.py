"""Completes the page's languages: a message that has not been translated yet is shown in English."""

from __future__ import annotations

import codecs
import re
from pathlib import Path

from kropki.cli.output import write_file

SOURCE = "en.ftl"
LAST = "complete"
"""The last message of each file, by which the page knows that it has arrived in full."""

SEPARATOR = "\0"

CHARSETS = {"cs": "windows-1250", "pl": "windows-1250", "ru": "windows-1251", "uk": "windows-1251"}
"""The charsets of languages in the page in one file, if not windows-1252: one byte a letter packs better."""

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
        write_file(path, "".join([*translated.values(), *missing, last]))


def pack_messages(folder: Path) -> dict[str, bytes]:
    """Return the messages of all languages without repeating their names, for the page in one file.

    Args:
        folder: The folder with the completed Fluent files.

    Returns:
        The texts of each language by the name of its file, and the names of the messages as `names`. Each
        begins with the charset that it is in, and has one part for each message. `SEPARATOR` is between them.
    """
    files = {path.name: entries(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.ftl"))}
    names = list(files[SOURCE])
    packed = {
        file: _encoded(
            CHARSETS.get(Path(file).stem, "windows-1252"),
            [re.sub(r"\n +", "\n ", texts[name][len(name) :].rstrip()) for name in names],
        )
        for file, texts in files.items()
    }
    return {"names": _encoded("utf-8", names), **packed}


def _encoded(charset: str, parts: list[str]) -> bytes:
    """Return a charset and texts in it. Letters that it lacks become escapes of Fluent."""
    return SEPARATOR.join([charset, *parts]).encode(charset, "fluent")


def _escaped(error: UnicodeError) -> tuple[str, int]:
    """Write what a charset lacks as escapes of Fluent, which only texts may have, not string literals."""
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end]
    return "".join(f'{{"\\U{ord(character):06X}"}}' for character in lacking), error.end


codecs.register_error("fluent", _escaped)


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
