"""Tours through the welcome, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from e2e.support.pages import Kropki
from e2e.support.tours import Tour, long_game
from kropki.record.link import link_text


def _arrive(kropki: Kropki) -> Iterator[None]:
    kropki.part("arrival-dialog").wait_for()
    yield


TOURS = [Tour(["arrival"], _arrive, address=f"./#{link_text(long_game())}")]
