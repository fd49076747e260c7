"""Tours through the Python lab, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from playwright.sync_api import FilePayload

from e2e.support.pages import Kropki, visitor_with
from e2e.support.tours import Tour, long_game


def _lab(kropki: Kropki) -> Iterator[None]:
    page, part = kropki.page, kropki.part
    kropki.wait()
    kropki.choose("lab")
    part("lab-example").select_option("oneply")
    yield
    if part("lab-tab-game").is_visible():
        part("lab-tab-game").click()
    part("lab-size").select_option("8")
    part("lab-start").click()
    page.locator(".lab-notes rect").first.wait_for(timeout=60_000)
    part("lab-start").click()
    yield
    part("lab-tab-program").click()
    source = b"def choose(board):\n    points = []\n    return points[0]\n"
    part("lab-file").set_input_files(FilePayload(name="guest.py", mimeType="text/x-python", buffer=source))
    part("lab-allow").wait_for()
    yield
    part("lab-allow").click()
    part("lab-editor").locator(".cm-content").press("Control+Enter")
    part("lab-told").locator("strong").wait_for(timeout=60_000)
    part("lab-tab-program").click()
    yield
    part("lab-example").select_option("puzzle greedy")
    yield
    for tab in ("tournament", "ladder", "reference"):
        part(f"lab-tab-{tab}").click()
        yield


def _network(kropki: Kropki) -> Iterator[None]:
    part = kropki.part
    kropki.wait()
    kropki.choose("lab")
    part("lab-tab-network").click()
    part("lab-net-weights").locator("button").first.wait_for(timeout=60_000)
    yield
    part("lab-net-row").select_option("2")
    openers = part("lab-net-weights").locator(".lab-stencil-opener")
    openers.nth(61).wait_for(timeout=60_000)
    openers.nth(4).click()
    part("lab-net-weights").locator(".lab-stencil-places button").nth(4).click()
    part("lab-net-reset").and_(kropki.page.locator(":enabled")).wait_for()
    yield


TOURS = [
    Tour(
        [f"lab-{name}" for name in ("program", "game", "asked", "fault", "puzzle")]
        + ["lab-tournament", "lab-ladder", "lab-reference"],
        _lab,
    ),
    Tour(["lab-network", "lab-network-changed"], _network, partial(visitor_with, long_game())),
]
