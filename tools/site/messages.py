"""Puts the page's words where it loads them, and completes its languages with English.

The words of a screen are in its folder. Those under `## Door` load with the page, the others with the screen.
"""

from __future__ import annotations

import codecs
import json
import re
from html import escape
from itertools import pairwise
from pathlib import Path

from kropki.cli.output import write_file

SOURCE = "en"
LAST = "complete"
"""The last message of each file, by which the page knows that it has arrived in full."""

_SCREEN = "## Screen\n"
"""The line above the words that load with their screen."""

SEPARATOR = "\0"

CHARSETS = {"cs": "windows-1250", "pl": "windows-1250", "ru": "windows-1251", "uk": "windows-1251"}
"""The charsets of languages in the page in one file, if not windows-1252: one byte a letter packs better."""

PAGES = ("index.html", "embed.html", "404.html")
"""The pages that say something in each language before or without their scripts."""
_REPEATED = re.compile(r"<(\w+)((?: [\w-]+=\"[^\"]*\")*) each-language>(.*?)</\1>")

_ENTRY = re.compile(r"^-?[A-Za-z][\w-]*(?= *=)", re.MULTILINE)


def complete_messages(web: Path) -> None:
    """Move the words of the doors to the files that load first, and add what a file lacks in English.

    Args:
        web: The folder `web` of a site, with the sources. Its files are changed.
    """
    first = {
        path.stem: entries(path.read_text(encoding="utf-8")) for path in (web / "messages").glob("*.ftl")
    }
    last = {language: texts.pop(LAST) for language, texts in first.items()}
    for folder in (path for path in (web / "screens").iterdir() if path.is_dir()):
        screen = {}
        for language in first:
            source = folder / f"{folder.name}.{language}.ftl"
            text = source.read_text(encoding="utf-8") if source.exists() else ""
            door, _, inside = text.rpartition(_SCREEN)
            first[language] |= entries(door)
            screen[language] = entries(inside)
        _write(folder, f"{folder.name}.", screen, last)
    _write(web / "messages", "", first, last)


def _write(folder: Path, stem: str, languages: dict[str, dict[str, str]], last: dict[str, str]) -> None:
    for language, texts in languages.items():
        missing = [text for name, text in languages[SOURCE].items() if name not in texts]
        write_file(folder / f"{stem}{language}.ftl", "".join([*texts.values(), *missing, last[language]]))


def fill_pages(source: Path, out: Path) -> None:
    """Put what pages say without their scripts into them, in each language, and name the languages.

    In a page, an element with the attribute `each-language` is repeated for each language, and `{name}` in it
    is the text of that name in `web/static`.

    Args:
        source: A folder with the sources of the site.
        out: The folder for the pages, their first script and the manifest. It may be the same.

    Raises:
        KeyError: A language lacks a text that a page names.
    """
    folder = source / "web/static"
    languages = [SOURCE, *sorted({path.stem for path in (source / "web/messages").glob("*.ftl")} - {SOURCE})]
    words = {language: _static_words(folder / f"static.{language}.ftl") for language in languages}
    for page in PAGES:
        text = (source / page).read_text(encoding="utf-8")
        write_file(out / page, _REPEATED.sub(lambda found: _repeated(found, words), text))
    (out / "web").mkdir(exist_ok=True)
    boot = (source / "web/boot.js").read_text(encoding="utf-8")
    write_file(out / "web/boot.js", boot.replace(f"['{SOURCE}']", json.dumps(languages)))
    manifest = json.loads((source / "web/kropki.webmanifest").read_text(encoding="utf-8"))
    described = {language: texts["description"] for language, texts in words.items()}
    about = {"description": described.pop(SOURCE), "description_localized": described}
    manifest_text = json.dumps(manifest | about, ensure_ascii=False, indent=2)
    write_file(out / "web/kropki.webmanifest", manifest_text)


def _static_words(path: Path) -> dict[str, str]:
    found = entries(path.read_text(encoding="utf-8"))
    return {name: text.partition("=")[2].strip() for name, text in found.items()}


def _repeated(found: re.Match[str], words: dict[str, dict[str, str]]) -> str:
    """Return an element once for each language, with its texts."""
    tag, attributes, inside = found.groups()
    return "\n".join(
        f'<{tag} lang="{language}"{attributes}>'
        + re.sub(r"{([\w-]+)}", lambda name, texts=texts: _html(texts[name[1]]), inside)
        + f"</{tag}>"
        for language, texts in words.items()
    )


def _html(text: str) -> str:
    """Return a text as HTML, with what is in backticks as code."""
    return re.sub("`([^`]+)`", r'<code translate="no">\1</code>', escape(text, quote=False))


def pack_messages(web: Path) -> dict[str, bytes]:
    """Return the messages of all languages without repeating their names, for the page in one file.

    Args:
        web: The folder `web` of a built site.

    Returns:
        The texts by the path of each file, such as `web/messages/pl.ftl`, and the names of their messages,
        such as `web/messages/names`. Each begins with its charset, and has one part for each message, with
        `SEPARATOR` between them.
    """
    packed = {}
    for source in sorted(web.rglob(f"*{SOURCE}.ftl")):
        stem = source.name.removesuffix(f"{SOURCE}.ftl")
        path = f"web/{source.parent.relative_to(web).as_posix()}/{stem}"
        names = list(entries(source.read_text(encoding="utf-8")))
        packed[f"{path}names"] = _encoded("utf-8", names)
        for file in sorted(source.parent.glob(f"{stem}*.ftl")):
            language = file.name.removeprefix(stem).removesuffix(".ftl")
            texts = entries(file.read_text(encoding="utf-8"))
            parts = [re.sub(r"\n +", "\n ", texts[name][len(name) :].rstrip()) for name in names]
            packed[f"{path}{language}.ftl"] = _encoded(CHARSETS.get(language, "windows-1252"), parts)
    return packed


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
    found = list(_ENTRY.finditer(bare))
    bounds = pairwise([*(entry.start() for entry in found), len(bare)])
    return {
        entry.group(): bare[start:end].rstrip() + "\n"
        for entry, (start, end) in zip(found, bounds, strict=True)
    }
