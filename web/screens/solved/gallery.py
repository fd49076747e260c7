"""Tours through the solved boards, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from e2e.support.pages import Kropki
from e2e.support.tours import Tour


def _solved(kropki: Kropki) -> Iterator[None]:
    kropki.choose("solved")
    kropki.page.locator("#solved-board").get_by_role("gridcell").nth(5).click(force=True)
    kropki.page.wait_for_selector("#solved-undo:enabled")
    yield


TOURS = [Tour(["solved"], _solved)]
