"""Fixtures of the browser tests: the built site, a browser, and pages that report every fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

from e2e.support.browsers import ENGINES, Engine, launch, webkit
from e2e.support.host import DIST, Host
from e2e.support.tabs import PATIENCE, Name, PlaywrightTab, Tab, WebKitTab
from kropki.cli.server import serving

SLOW = {
    "test_annotating", "test_clock", "test_declaring", "test_demo", "test_ends", "test_explain",
    "test_harness", "test_idle", "test_info", "test_input", "test_layout", "test_lead", "test_newgame",
    "test_npm", "test_offline", "test_pictures", "test_players", "test_setup", "test_snippet",
    "test_sources", "test_treeview", "test_walking",
}  # fmt: skip
"""Test files that only `make e2e` runs, because `make test` would take too long."""

_FAST_START = ("--js-flags=--liftoff-only",)
"""Chromium does not optimize WebAssembly: Python starts with a third less work, but runs slower."""

_UNWELCOMED = """
    new MutationObserver((_, observer) => {
        const dialog = document.getElementById('arrival-dialog');
        if (!dialog) return;
        observer.disconnect();
        dialog.showModal = () => {};
    }).observe(document, { childList: true, subtree: true });
"""

expect.set_options(timeout=30_000)  # starting Python takes its time on a small machine


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.stem in SLOW:
            item.add_marker("slow")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "engine" in metafunc.fixturenames:
        smoke = metafunc.definition.get_closest_marker("smoke")
        others = [pytest.param(engine, marks=pytest.mark.slow) for engine in ENGINES if engine != "chromium"]
        metafunc.parametrize("engine", ["chromium", *(others if smoke else ())], scope="session")


@pytest.fixture(scope="module")
def tab(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Tab]:
    """A tab of the browser that the test names as its parameter `tab`, for all tests of a file."""
    name: Name = request.param
    if name == "webkit":
        with webkit() as driver:
            yield WebKitTab(driver)
        return
    browser = launch(playwright, name, *(_FAST_START if name == "chromium" else ()))
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(PATIENCE * 1000)
    yield PlaywrightTab(page, name)
    browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the built page: below the top of its host, so only relative addresses work."""
    _check_built()
    host = tmp_path_factory.mktemp("host")
    (host / "games").mkdir()
    (host / "games/kropki").symlink_to(DIST)
    (host / "favicon.ico").touch()  # Chromium asks for it where a file names no icon
    with serving(host) as address:
        yield urljoin(address, "games/kropki/")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A separate host for the page, which the test can stop."""
    _check_built()
    host = Host(tmp_path)
    yield host
    host.kill()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser(playwright: Playwright, engine: Engine) -> Iterator[Browser]:
    """A browser: Chromium, and each of the others for tests with the mark `smoke`.

    Each file starts its own: if a browser crashes after hundreds of pages, the tests of other files go on.
    """
    browser = launch(playwright, engine, *(_FAST_START if engine == "chromium" else ()))
    yield browser
    browser.close()


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """The faults on all pages so far. A test fails if any are left; one that expects them clears the list."""
    found: list[str] = []
    yield found
    assert not found


@pytest.fixture
def open_page(browser: Browser, site: str, faults: list[str]) -> Iterator[Callable[..., Page]]:
    """Open an empty page as another visitor; options as in Playwright's new_context: `viewport`,
    `device_scale_factor`, `has_touch`, `color_scheme`, … The page does what it does in idle time, such as
    keeping Python for the next visit, only if there are service workers, or with `idle=True`.
    Whoever comes first by somebody else's game is told what the game is only with `welcome=True`.
    """
    contexts: list[BrowserContext] = []

    def open_page(*, idle: bool = False, welcome: bool = False, **options: Any) -> Page:
        # a service worker would answer before a test's routes
        options = {"base_url": site, "service_workers": "block", **options}
        context = browser.new_context(**options)
        contexts.append(context)
        if not idle and options["service_workers"] == "block":
            context.add_init_script("window.requestIdleCallback = () => {}")
        if not welcome:
            context.add_init_script(_UNWELCOMED)
        _watch(context, urljoin(options["base_url"], "/"), faults)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(open_page: Callable[..., Page], request: pytest.FixtureRequest) -> Page:
    """An empty page on the screen given by the mark `screen`, or 1280 x 720."""
    screen = request.node.get_closest_marker("screen")
    return open_page(**(screen.kwargs if screen else {}))


def _check_built() -> None:
    if not (DIST / "index.html").exists():
        pytest.fail("there is no built page to test: `make build`")


def _watch(context: BrowserContext, origin: str, faults: list[str]) -> None:
    """Add to `faults` each uncaught error, each error on the console, of workers too, and each request to
    another origin than the page's.
    """

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(f"on the console: {message.text}")

    def on_request(request: Request) -> None:
        if not request.url.startswith((origin, "data:", "blob:")):
            faults.append(f"request to another origin: {request.url}")

    context.on("weberror", lambda event: faults.append(f"uncaught: {event.error}"))
    context.on("console", on_console)
    context.on("request", on_request)
