"""Finds and starts the browsers that the tests drive.

`python -m e2e.support.browsers` prints where they are, and installs missing ones.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal, get_args

from playwright.sync_api import Browser, BrowserContext, BrowserType, Playwright, sync_playwright
from selenium.webdriver import WebKitGTK
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from e2e.support.programs import by_apt, find_program, is_root

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
# Playwright turns this off, which would allow pages from disk more than a reader's browser does.
_FIREFOX_PREFERENCES = {"security.fileuri.strict_origin_policy": True}


class NoBrowser(Exception):
    """No browser with this engine is installed, and none could be installed."""


def launch(playwright: Playwright, engine: Engine, *arguments: str) -> Browser:
    """Start a browser without a window, and install it first if it is missing.

    Args:
        playwright: What drives it.
        engine: Its engine.
        arguments: Further arguments of Chromium.

    Raises:
        NoBrowser: There is no such browser, and none can be installed.
    """
    kind: BrowserType = getattr(playwright, engine)
    return kind.launch(**_options(kind, engine, *arguments))


def launch_profile(
    playwright: Playwright,
    engine: Engine,
    profile: Path,
    site: str,
    *arguments: str,
    preferences: dict[str, Any] | None = None,
    service_workers: Literal["allow", "block"] = "block",
) -> BrowserContext:
    """Start a browser that keeps what it stores in a folder.

    Args:
        playwright: What drives it.
        engine: Its engine.
        profile: The folder.
        site: The address that its pages' addresses are relative to.
        arguments: Further arguments of Chromium.
        preferences: What its reader has chosen in the settings: preferences of Firefox, or what Chromium
            keeps of them in the file `Preferences`.
        service_workers: Whether pages get service workers.

    Raises:
        NoBrowser: There is no such browser, and none can be installed.
    """
    kind: BrowserType = getattr(playwright, engine)
    options = _options(kind, engine, *arguments)
    if preferences and engine == "firefox":
        options["firefox_user_prefs"] |= preferences
    elif preferences:
        file = profile / "Default/Preferences"
        file.parent.mkdir(parents=True)
        file.write_text(json.dumps(preferences), encoding="utf-8")
    return kind.launch_persistent_context(profile, base_url=site, service_workers=service_workers, **options)


def kill_profile(profile: Path) -> None:
    """Kill all processes of the browser with a profile at once, as when the machine loses its power."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if str(profile).encode() in (folder / "cmdline").read_bytes():
                os.kill(int(folder.name), signal.SIGKILL)


def _options(kind: BrowserType, engine: Engine, *arguments: str) -> dict[str, Any]:
    program = find(kind)
    options: dict[str, Any] = {"executable_path": program}
    if engine == "chromium":
        options["args"] = [*_CHROMIUM_ARGS, *arguments]
    else:
        options["firefox_user_prefs"] = dict(_FIREFOX_PREFERENCES)
        if program != kind.executable_path:  # Playwright's own Firefox is a changed one, and driven otherwise
            options["channel"] = "moz-firefox"
    return options


def find(kind: BrowserType) -> str:
    """Return the program of a browser: the one named by KROPKI_CHROMIUM or KROPKI_FIREFOX, an installed one,
    or one that Playwright or the system's package manager installs now.

    Raises NoBrowser if there is none.
    """
    engine: Engine = "chromium" if kind.name == "chromium" else "firefox"
    variable = f"KROPKI_{engine.upper()}"
    if named := os.environ.get(variable):
        if program := shutil.which(named):
            return program
        raise NoBrowser(f"{variable} names {named}, which is not a program")
    own = [sys.executable, "-m", "playwright", "install", *(["--with-deps"] if is_root() else []), engine]
    names = (*_PROGRAMS[engine], kind.executable_path)
    if program := find_program(names, [own, *by_apt(_PROGRAMS[engine][0])]):
        return program
    raise NoBrowser(f"install {engine}, or name its program in the environment variable {variable}")


@contextmanager
def webkit() -> Iterator[WebDriver]:
    """Open a window of WebKit on an invisible screen. KROPKI_WEBKIT may name its driver; the system's
    package manager installs the driver and the screen if they are missing.

    Raises NoBrowser if that fails."""
    driver, screen = find_webkit()
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


def find_webkit() -> tuple[str, str]:
    """Return WebKit's driver and the program that makes an invisible screen, and install them if they are
    missing.

    Raises NoBrowser if that fails.
    """
    named = os.environ.get("KROPKI_WEBKIT", "WebKitWebDriver")
    driver = find_program([named], by_apt("webkit2gtk-driver"))
    screen = find_program(["Xvfb"], by_apt("xvfb"))
    if not driver or not screen:
        raise NoBrowser("install WebKitWebDriver, which KROPKI_WEBKIT may name, and Xvfb")
    return driver, screen


if __name__ == "__main__":
    with sync_playwright() as playwright:
        for kind in (playwright.chromium, playwright.firefox):
            print(f"{kind.name}: {find(kind)}")
    print("webkit:", *find_webkit())
