"""Puts the styles and the words of the board element into a module, so that a board loads only its script."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tools.site.messages import SOURCE, entries

MODULE = "js/board.mjs"
"""The module's path in `runtime/`."""
ELEMENT = "web/viewer/kropki-board.js"
"""The script that defines `<kropki-board>`."""
BOARD_SCRIPT = "kropki/assets/board.js"
"""The same script for pages that this package writes: a file of the package, but not of the page."""
FENCES = "web/viewer/kropki-fences.js"
"""The script that turns code blocks into such elements."""

_STYLES = ("web/styles/ink.css", "web/styles/viewer.css")
_TYPES = """export const STYLES: string;
export const WORDS: Record<string, string>;
"""
_CALL = re.compile(r"\.(?:text|textOr|label)\(")
_TEXT = re.compile(
    r"""(?P<quote>["'`])(?P<text>(?:(?!(?P=quote)|\$\{)[^\\]|\\.)*)(?P<goes_on>\$\{[^`]*)?(?P=quote)"""
)
_REM = re.compile(r"(?<![\w.])([\d.]+)rem\b")
_REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")


def write_board_module(root: Path, runtime: Path) -> None:
    """Write the module that exports the styles of a board and its words in all languages.

    Args:
        root: The repository.
        runtime: The runtime, with the libraries that the board imports.

    Raises:
        CalledProcessError: If the board's script or its styles have an error.
    """
    esbuild = root.resolve() / "node_modules/.bin/esbuild"
    common = ["--minify", "--charset=utf8", "--log-level=warning"]
    styles = "".join((root / name).read_text(encoding="utf-8") for name in _STYLES)
    styles = subprocess.run(
        [esbuild, "--loader=css", *common], input=styles, capture_output=True, encoding="utf-8", check=True
    ).stdout.strip()
    # the page around a board sets the size of its root, and with it `rem`
    styles = _REM.sub(r"calc(\1*var(--kropki-rem))", styles)
    options = ["--bundle", "--format=esm", f"--external:../../runtime/{MODULE}", *common]
    script = subprocess.run(
        [esbuild, ELEMENT, *options], cwd=root, capture_output=True, encoding="utf-8", check=True
    ).stdout
    words = board_words(script, root / "web/messages")
    exported = {"STYLES": styles, "WORDS": words}
    lines = [
        f"export const {name} = {json.dumps(each, ensure_ascii=False)};\n" for name, each in exported.items()
    ]
    module = runtime / MODULE
    module.write_text("".join(lines), encoding="utf-8")
    module.with_suffix(".d.mts").write_text(_TYPES, encoding="utf-8")


def write_board_script(root: Path) -> None:
    """Write the script of the board into the package, and the one that makes it a widget of notebooks.

    Args:
        root: The repository, with the runtime's module of the board.

    Raises:
        CalledProcessError: If a script cannot be bundled.
    """
    program = root / "tools/site/board_script.mjs"
    subprocess.run(["node", program, root, (root / BOARD_SCRIPT).parent], check=True)


def board_words(script: str, folder: Path) -> dict[str, str]:
    """Return the messages that a script shows, as one Fluent text for each language.

    Args:
        script: The text of a script that asks for messages by `text`, `textOr` and `label`.
        folder: The folder with one Fluent file for each language. What a file lacks stays English.

    Raises:
        OSError: If a file cannot be read.
    """
    files = {path.stem: entries(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.ftl"))}
    english = files[SOURCE]
    shown = [name for name in english if _is_named(name, list(_names(script)))]
    for name in shown:  # which grows on the way
        texts = (texts.get(name, "") for texts in files.values())
        inside = [other for text in texts for other in _REFERENCE.findall(text)]
        shown += [other for other in dict.fromkeys(inside) if other in english and other not in shown]
    return {
        language: "".join(re.sub(r"\n +", "\n ", texts.get(name, english[name])) for name in shown)
        for language, texts in files.items()
    }


def _names(script: str) -> Iterator[tuple[str, bool]]:
    """Yield the texts in the calls that ask for messages, each with whether the script adds to it."""
    for call in _CALL.finditer(script):
        depth, end = 1, call.end()
        while depth and end < len(script):
            depth += {"(": 1, ")": -1}.get(script[end], 0)
            end += 1
        for text in _TEXT.finditer(script, call.end(), end):
            yield text["text"], text["goes_on"] is not None


def _is_named(name: str, texts: list[tuple[str, bool]]) -> bool:
    return any(name.startswith(text) if goes_on and text else name == text for text, goes_on in texts)
