"""Tours through the comparison of lines, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from e2e.support.pages import Kropki, visitor_with
from e2e.support.tours import Tour, long_game


def _compare(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    kropki.choose("compare")
    kropki.page.locator("#compare-dialog .told:not(:empty)").last.wait_for()
    yield


TOURS = [Tour(["compare"], _compare, partial(visitor_with, long_game()))]
