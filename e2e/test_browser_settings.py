"""Browsers with other settings, frames of other sites, and hosts without https: the page and the board
play there, and say what they cannot keep or do.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Playwright

from e2e.support.browsers import Engine, launch_profile
from e2e.support.choice import mostly_slow
from e2e.support.embedded import THREAT, check_board
from e2e.support.host import Host
from e2e.support.pages import CAPTURE
from e2e.support.tabs import NAMES, PATIENCE, PlaywrightTab, Tab

STORES = "(() => { try { return Boolean(localStorage); } catch { return false; } })()"
"""Whether the browser lets a page keep anything, as a JavaScript expression."""

INSECURE = "[::ffff:127.0.0.1]"
"""This machine, under an address that no browser trusts without https. WebKit refuses 0.0.0.0."""

pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")  # of selenium

each_browser = pytest.mark.parametrize("tab", mostly_slow(NAMES, ["chromium"]), indirect=True)


@dataclass(frozen=True)
class Settings:
    """Settings of a browser.

    Attributes:
        engine: The browser.
        preferences: As for `launch_profile`.
        arguments: As for `launch_profile`.
        effect: A JavaScript expression that holds only with these settings.
        stores: Whether a page can keep something.
        stores_in_frame: Whether it can in a frame of another site.
        is_saved: Whether the page can be saved for use without a network.
    """

    engine: Engine
    preferences: dict[str, Any] = field(default_factory=dict)
    arguments: tuple[str, ...] = ()
    effect: str = "true"
    stores: bool = True
    stores_in_frame: bool = True
    is_saved: bool = True


COOKIES = "network.cookie.cookieBehavior"
SETTINGS = {
    "Chromium, all cookies blocked": Settings(
        "chromium",
        {"profile": {"default_content_setting_values": {"cookies": 2}}},
        stores=False,
        stores_in_frame=False,
        is_saved=False,
    ),
    "Chromium, cookies of other sites blocked": Settings(
        "chromium", {"profile": {"cookie_controls_mode": 1}}, stores_in_frame=False
    ),
    "Firefox, all cookies blocked": Settings(
        "firefox", {COOKIES: 2}, stores=False, stores_in_frame=False, is_saved=False
    ),
    "Firefox, cookies of other sites blocked": Settings("firefox", {COOKIES: 1}, stores_in_frame=False),
    "Firefox, cookies of unvisited sites blocked": Settings("firefox", {COOKIES: 3}, stores_in_frame=False),
    "Firefox, no fingerprints": Settings(
        "firefox",
        {"privacy.resistFingerprinting": True},
        effect="Intl.DateTimeFormat().resolvedOptions().timeZone === 'Atlantic/Reykjavik'",
    ),
    "Firefox, no service workers": Settings(
        "firefox",
        {"dom.serviceWorkers.enabled": False},
        effect="!('serviceWorker' in navigator)",
        is_saved=False,
    ),
}
NO_WEBASSEMBLY = {
    "Chromium": Settings("chromium", arguments=("--js-flags=--jitless",)),
    "Firefox": Settings("firefox", {"javascript.options.wasm": False}),
}


@contextmanager
def started(playwright: Playwright, settings: Settings, folder: Path, host: Host) -> Iterator[PlaywrightTab]:
    """Start a browser with these settings."""
    context = launch_profile(
        playwright,
        settings.engine,
        folder / "profile",
        host.address,
        *settings.arguments,
        preferences=settings.preferences,
        service_workers="allow",
    )
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        yield PlaywrightTab(page, settings.engine)
    finally:
        context.close()


def open_frame(tab: Tab, host: Host, address: str, attributes: str = "") -> None:
    """Open a page of another site with a frame."""
    frame = f'<iframe {attributes} width="1100" height="750" src="{escape(host.address + address)}"></iframe>'
    (host.site / "blog.html").write_text(f'<!doctype html><meta charset="utf-8">{frame}', encoding="utf-8")
    tab.open(f"{host.address.replace('127.0.0.1', 'localhost')}blog.html")


def capture_by_cells(tab: Tab) -> None:
    """Capture a dot as screen readers do: Playwright's mouse reaches no frame of another site in Firefox."""
    tab.start()
    tab.ask("one('.seat-button', 1).click()")
    tab.ask("one('#seat-menu [role=menuitemradio]').click()")
    width = tab.ask("kropki.answer().width")
    for x, y in CAPTURE:
        tab.ask("one('#board [role=gridcell]', given[0]).click()", y * width + x)
        tab.ask("kropki.settled()")
    assert tab.ask("kropki.answer().captures") == [1, 0]


KEPT = "until(() => window.kropki && kropki.answer()?.captures[0] === 1)"
"""Waits until the page shows the game of before it was loaded, with its capture."""


def check_told(tab: Tab, *, stores: bool) -> None:
    """Check that the page says whether it keeps the game."""
    if stores:
        assert tab.ask("kropki.state().unsaved") == ""
    else:
        tab.ask("until(() => kropki.state().unsaved === 'denied')")
        assert "does not let the page keep anything" in tab.text("#note")
        tab.sees("#unsaved-save")


def check_offline(tab: Tab, *, is_saved: bool) -> None:
    """Check that the page says whether it works without a network."""
    tab.ask("until(() => !one('.offline').textContent.includes('still being loaded'))")
    said = tab.text(".offline")
    assert ("works without a network" if is_saved else "does not let pages be saved") in said


def check_frames(tab: Tab, host: Host, *, stores: bool) -> None:
    """Check that the page and the board play in frames of another site, and that the page says if it keeps
    nothing.
    """
    open_frame(tab, host, "index.html")
    with tab.frame():
        assert tab.ask(STORES) is stores
        capture_by_cells(tab)
        check_told(tab, stores=stores)
    if stores:
        tab.reload()
        with tab.frame():
            tab.ask(KEPT)
    open_frame(tab, host, f"embed.html#interactive&sgf={quote(THREAT)}")
    with tab.frame():
        check_board(tab)


@pytest.mark.slow
@pytest.mark.parametrize("name", SETTINGS)
def test_the_page_and_the_board_play(playwright: Playwright, host: Host, tmp_path: Path, name: str) -> None:
    settings = SETTINGS[name]
    with started(playwright, settings, tmp_path, host) as tab:
        tab.open(f"{host.address}index.html")
        assert tab.ask(settings.effect)
        assert tab.ask(STORES) is settings.stores
        tab.capture()
        check_told(tab, stores=settings.stores)
        check_offline(tab, is_saved=settings.is_saved)
        if settings.stores:
            tab.reload()
            tab.ask(KEPT)
        check_frames(tab, host, stores=settings.stores_in_frame)


@pytest.mark.slow
@pytest.mark.parametrize("name", SETTINGS)
def test_the_page_in_one_file_plays(playwright: Playwright, host: Host, tmp_path: Path, name: str) -> None:
    settings = SETTINGS[name]
    with started(playwright, settings, tmp_path, host) as tab:
        tab.open((host.site / "kropki.html").as_uri())
        tab.capture()
        tab.ask(f"until(() => kropki.state().unsaved === '{'' if settings.stores else 'denied'}')")


@pytest.mark.slow
@pytest.mark.parametrize("name", NO_WEBASSEMBLY)
def test_a_browser_without_webassembly_is_told_so(
    playwright: Playwright, host: Host, tmp_path: Path, name: str
) -> None:
    with started(playwright, NO_WEBASSEMBLY[name], tmp_path, host) as tab:
        for address in (f"{host.address}index.html", (host.site / "kropki.html").as_uri()):
            tab.open(address)
            tab.sees("#card")
            assert "does not support WebAssembly" in tab.text("#card")
        tab.open(f"{host.address}embed.html#interactive&sgf={quote(THREAT)}")
        tab.ask("until(() => one('kropki-board')?.length === 6)")  # it is shown without Python
        tab.ask("one('kropki-board').play({ x: 4, y: 2 })")
        told = tab.ask("one('kropki-board').shadowRoot.querySelector('[role=status]').textContent")
        assert "WebAssembly" in told


@pytest.mark.slow
def test_a_picture_that_firefox_makes_unreadable_is_not_saved(
    playwright: Playwright, host: Host, tmp_path: Path
) -> None:
    with started(playwright, SETTINGS["Firefox, no fingerprints"], tmp_path, host) as tab:
        tab.open(f"{host.address}index.html")
        tab.start()
        for id in ("more", "share-game", "tab-picture", "picture-make"):
            tab.click(f"#{id}")
        tab.ask("until(() => one('#picture-fault').textContent.includes('read what it draws'))")


@pytest.mark.slow
@pytest.mark.parametrize("tab", NAMES, indirect=True)
def test_a_host_without_https(tab: Tab, host: Host) -> None:
    address = host.address.replace("127.0.0.1", INSECURE)
    tab.open(f"{address}index.html")
    assert not tab.ask("isSecureContext || navigator.serviceWorker || navigator.clipboard || crypto.subtle")
    tab.capture()
    check_told(tab, stores=True)
    check_offline(tab, is_saved=False)
    for id in ("more", "share-game", "link-copy"):
        tab.click(f"#{id}")
    tab.ask("until(() => one('#save-told').textContent.includes('does not let the page copy'))")
    tab.reload()
    tab.ask(KEPT)
    tab.open(f"{address}embed.html#interactive&sgf={quote(THREAT)}")
    check_board(tab)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tab", "stores"),
    [("chromium", False), ("firefox", True), ("webkit", True)],  # Playwright's Chromium has private windows
    indirect=["tab"],
)
def test_a_frame_of_another_site(tab: Tab, host: Host, stores: bool) -> None:
    check_frames(tab, host, stores=stores)


@pytest.fixture
def private_host(tmp_path: Path) -> Iterator[Host]:
    """A host that lets no other site read its files."""
    host = Host(tmp_path, is_public=False)
    yield host
    host.kill()


@pytest.mark.slow
@each_browser
def test_a_sandboxed_frame_without_its_files_says_why(tab: Tab, private_host: Host) -> None:
    for address in ("index.html", f"embed.html#sgf={quote(THREAT)}"):
        open_frame(tab, private_host, address, 'sandbox="allow-scripts"')
        with tab.frame():
            tab.sees("#barred")
            assert "Access-Control-Allow-Origin: *" in tab.text("#barred p:not([hidden])")
            assert not tab.ask("isSeen(one('#broken'))")


@pytest.mark.slow
@pytest.mark.parametrize("tab", NAMES, indirect=True)
def test_a_bot_plays_in_a_sandboxed_frame(tab: Tab, host: Host) -> None:
    open_frame(tab, host, "index.html", 'sandbox="allow-scripts"')
    with tab.frame():
        tab.start()
        for id in ("to-teach", "lab"):
            tab.ask("one(given[0]).click()", f"#{id}")
        tab.sees("#lab-dialog")
        tab.ask("Object.assign(one('#lab-size'), { value: '6' }).dispatchEvent(new Event('change'))")
        for seat in (0, 1):
            choose = (
                "Object.assign(one(given[0]), { value: 'example random' }).dispatchEvent(new Event('change'))"
            )
            tab.ask(choose, f"#lab-seat-{seat}")
        tab.ask("one('#lab-start').click()")
        tab.ask("until(() => /^(\\d\\d|[5-9]) \\//.test(one('#lab-dialog output').textContent))")
        assert not tab.ask("isSeen(one('#lab-fault')) && one('#lab-fault').textContent")
