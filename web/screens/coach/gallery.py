"""A tour to the coach's ring and words, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from e2e.support.pages import Kropki
from e2e.support.tours import DANGER, Tour


def _coach(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    kropki.tap(*DANGER)
    kropki.seat(1, 2)
    kropki.until("kropki.advised().rings.length === 1")
    yield


TOURS = [Tour(["coach"], _coach)]
