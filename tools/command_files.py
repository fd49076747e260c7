"""Writes the man page of `kropki`, and what shells need to complete it: `make command-files`.

They lie where systems look for them, in the folder `data/share`, which the wheel installs.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path

import shtab
from argparse_manpage.manpage import Manpage

from kropki import __version__
from kropki.cli.commands import command_parser
from kropki.cli.output import write_file

SHARE = Path("data/share")
MAN_PAGE = "man/man1/kropki.1"
COMPLETIONS = {
    "bash": "bash-completion/completions/kropki",
    "fish": "fish/vendor_completions.d/kropki.fish",
    "zsh": "zsh/site-functions/_kropki",
}
"""The file of each shell."""

_FILES = ("FILE", "OUT", "PAGE", "CLASS", "PLAYER", "FOLDER")
"""How arguments that are files or folders are called in the help."""


def command_files() -> dict[str, str]:
    """Return the text of each file, by its path in `SHARE`."""
    return {MAN_PAGE: man_page()} | {path: completion(shell) for shell, path in COMPLETIONS.items()}


def man_page() -> str:
    """Return the manual as a page for `man`."""
    parser = command_parser()
    for command in _commands(parser):
        command.description = None  # it is the heading already
    width = os.environ.get("COLUMNS")
    os.environ["COLUMNS"] = "9999"  # `man` breaks the lines
    try:
        page = Manpage(parser, format="single-commands-section")
        page.date, page.source, page.manual = "", f"kropki {__version__}", "Kropki"
        page.description = "play, draw, print and check games of dots"
        text = str(page)
    finally:
        del os.environ["COLUMNS"]
        os.environ |= {"COLUMNS": width} if width else {}
    return text.replace(".SH\nCOMMANDS", ".SH COMMANDS").rstrip() + "\n"


def completion(shell: str) -> str:
    """Return what a shell needs to complete words: commands, options, their values, and files."""
    parser = command_parser()
    for command in _commands(parser):
        for action in command._actions:
            if action.metavar in _FILES:
                action.complete = shtab.FILE  # type: ignore[attr-defined]
    return shtab.complete(parser, shell).rstrip() + "\n"


def _commands(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.values()


def main() -> None:
    """Write the files."""
    for path, text in command_files().items():
        file = SHARE / path
        file.parent.mkdir(parents=True, exist_ok=True)
        write_file(file, text)


if __name__ == "__main__":
    main()
