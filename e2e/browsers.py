"""The browsers that the tests drive: how they are found and started.

`python -m e2e.browsers` says where they are, and installs what is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Any, Literal, get_args

from playwright.sync_api import Browser, BrowserType, Playwright, sync_playwright

Engine = Literal["chromium", "firefox"]
ENGINES: tuple[Engine, ...] = get_args(Engine)

_PROGRAMS: dict[Engine, tuple[str, ...]] = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "firefox": ("firefox-esr", "firefox"),
}
_CHROMIUM_ARGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
# Playwright turns this one off, which would let pages from disk do more than they may with a reader.
_FIREFOX_PREFERENCES = {"security.fileuri.strict_origin_policy": True}


class NoBrowser(Exception):
    """No browser of the engine asked for is here, and none could be installed."""


def launch(playwright: Playwright, engine: Engine) -> Browser:
    """Start a browser of that engine, without a window, after installing it where there is none.

    Raises NoBrowser where there is none even then.
    """
    kind: BrowserType = getattr(playwright, engine)
    program = find(kind)
    options: dict[str, Any] = {"executable_path": program}
    if engine == "chromium":
        options["args"] = _CHROMIUM_ARGS
    else:
        options["firefox_user_prefs"] = _FIREFOX_PREFERENCES
        if program != kind.executable_path:  # Playwright's own Firefox is a changed one, and driven otherwise
            options["channel"] = "moz-firefox"
    return kind.launch(**options)


def find(kind: BrowserType) -> str:
    """The program of that kind of browser: the one that KROPKI_CHROMIUM or KROPKI_FIREFOX names, else one
    that is installed, else one that Playwright, or else the system's package manager, installs now.

    Raises NoBrowser where none is to be had.
    """
    engine: Engine = "chromium" if kind.name == "chromium" else "firefox"
    variable = f"KROPKI_{engine.upper()}"
    if named := os.environ.get(variable):
        if program := shutil.which(named):
            return program
        raise NoBrowser(f"{variable} names {named}, which is no program")
    for install in (None, *_installers(engine)):
        if install:
            _try(install)
        for name in (*_PROGRAMS[engine], kind.executable_path):
            if program := shutil.which(name):
                return program
    raise NoBrowser(f"install {engine}, or name its program in the environment variable {variable}")


def _installers(engine: Engine) -> list[list[str]]:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    own = [sys.executable, "-m", "playwright", "install", *(["--with-deps"] if is_root else []), engine]
    apt = [*([] if is_root else ["sudo", "-n"]), "apt-get"]
    return [own, [*apt, "update"], [*apt, "install", "--yes", _PROGRAMS[engine][0]]]


def _try(command: list[str]) -> None:
    print("No browser found, trying:", *command, flush=True)
    try:
        subprocess.run(command, stdin=subprocess.DEVNULL, timeout=600, check=True)
    except (OSError, subprocess.SubprocessError) as error:
        print(error, flush=True)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        for kind in (playwright.chromium, playwright.firefox):
            print(f"{kind.name}: {find(kind)}")
