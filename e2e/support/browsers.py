"""The browsers that the tests drive: how they are found and started.

`python -m e2e.support.browsers` says where they are, and installs what is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal, get_args

from playwright.sync_api import Browser, BrowserType, Playwright, sync_playwright
from selenium.webdriver import WebKitGTK
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

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
    own = [sys.executable, "-m", "playwright", "install", *(["--with-deps"] if _is_root() else []), engine]
    names = (*_PROGRAMS[engine], kind.executable_path)
    if program := _installed(names, [own, *_by_apt(_PROGRAMS[engine][0])]):
        return program
    raise NoBrowser(f"install {engine}, or name its program in the environment variable {variable}")


@contextmanager
def webkit() -> Iterator[WebDriver]:
    """A window of WebKit on a screen of its own that nobody sees. KROPKI_WEBKIT may name its driver; it and
    the screen are installed by the system's package manager where they are missing.

    Raises NoBrowser where they are missing even then."""
    named = os.environ.get("KROPKI_WEBKIT", "WebKitWebDriver")
    driver = _installed([named], _by_apt("webkit2gtk-driver"))
    screen = _installed(["Xvfb"], _by_apt("xvfb"))
    if not driver or not screen:
        raise NoBrowser("install WebKitWebDriver, which KROPKI_WEBKIT may name, and Xvfb")
    command = [screen, "-displayfd", "1", "-screen", "0", "1280x900x24"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as shown:
        assert shown.stdout
        display = f":{shown.stdout.readline().decode().strip()}"
        try:
            service = Service(driver, env=os.environ | {"DISPLAY": display})
            window = WebKitGTK(options=Options(), service=service)
            try:
                yield window
            finally:
                window.quit()
        finally:
            shown.terminate()


def _installed(names: Sequence[str], installers: list[list[str]]) -> str | None:
    """The first of these programs that is there, if need be after one of these commands."""
    for install in (None, *installers):
        if install:
            _try(install)
        for name in names:
            if program := shutil.which(name):
                return program
    return None


def _by_apt(package: str) -> list[list[str]]:
    apt = [*([] if _is_root() else ["sudo", "-n"]), "apt-get"]
    return [[*apt, "update"], [*apt, "install", "--yes", package]]


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


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
