"""Finds programs of the system that tests drive, and installs missing ones by its package manager."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence


def find_program(names: Sequence[str], installers: list[list[str]]) -> str | None:
    """Return the first of these programs that exists, running the install commands in turn until one does.

    Args:
        names: The programs.
        installers: The commands, such as those of `by_apt`.
    """
    for install in (None, *installers):
        if install:
            attempt(install)
        for name in names:
            if program := shutil.which(name):
                return program
    return None


def by_apt(*packages: str) -> list[list[str]]:
    """Return the commands that install packages of Debian or Ubuntu."""
    return [[*_apt(), "update"], [*_apt(), "install", "--yes", *packages]]


def is_root() -> bool:
    """Whether this process may install packages."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def attempt(command: list[str]) -> None:
    """Run a command that may fail. If it does, say so, and show what it printed."""
    print("Something is missing, trying:", *command, flush=True)
    try:
        subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=600,
            check=True,
        )
    except (OSError, subprocess.SubprocessError) as error:
        print(getattr(error, "stdout", None) or "", error, sep="", flush=True)


def _apt() -> list[str]:
    return [*([] if is_root() else ["sudo", "-n"]), "apt-get"]
