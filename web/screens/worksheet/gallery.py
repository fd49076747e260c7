"""Tours through the worksheets, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from e2e.support.pages import Kropki
from e2e.support.tours import Tour


def _worksheet(kropki: Kropki) -> Iterator[None]:
    kropki.choose("worksheets")
    kropki.page.wait_for_selector("#worksheet-preview .paper", timeout=60_000)
    yield


TOURS = [Tour(["worksheet"], _worksheet)]
