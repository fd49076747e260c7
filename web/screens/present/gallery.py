"""Tours through the presentation, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from e2e.support.pages import Kropki, visitor_with
from e2e.support.tours import Tour, long_game


def _present(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    kropki.choose("present")
    kropki.part("present-panel").wait_for()
    kropki.relocate()
    kropki.page.mouse.move(*kropki.place((6, 6)))
    yield
    kropki.press("s", "4")
    kropki.click((3, 3))
    kropki.press("5")
    kropki.relocate()
    kropki.click((6, 5), (6, 5), (11, 8))
    yield
    kropki.press("?")
    yield
    kropki.press("Escape", "h")
    kropki.relocate()
    yield
    kropki.press("h", "Escape")
    kropki.page.evaluate("location.hash = '#open=lessons/edge'")
    kropki.part("learn-text").wait_for()
    button = kropki.page.locator("#learn-dialog .to-present")
    if not button.is_visible():
        return  # nobody presents in a narrow window
    button.click()
    kropki.page.locator("#learn-dialog #present-panel").wait_for()
    yield


TOURS = [
    Tour(
        ["present", "present-votes", "present-keys", "present-alone", "present-lesson"],
        _present,
        partial(visitor_with, long_game()),
    ),
]
