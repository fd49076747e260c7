"""Tours through Analyse, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from e2e.support.pages import Kropki, visitor_with
from e2e.support.tours import Tour, long_game


def _analyse(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    kropki.choose("analyse")
    kropki.part("analysis").wait_for()
    yield
    for button in kropki.part("layers").get_by_role("button").all():
        if button.is_visible():
            button.click()
    kropki.until("'forecast' in kropki.highlights()")
    yield


def _compare(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    kropki.page.evaluate("location.hash = '#open=analyse/compare'")
    kropki.page.locator("#compare-dialog .told:not(:empty)").last.wait_for()
    yield


TOURS = [
    Tour(["analyse", "layers"], _analyse, partial(visitor_with, long_game())),
    Tour(["compare"], _compare, partial(visitor_with, long_game())),
]
