"""Tours through the cards beside an empty board, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from e2e.support.pages import Kropki
from e2e.support.tours import Tour


def _invite(kropki: Kropki) -> Iterator[None]:
    kropki.part("invite-play").wait_for()
    yield


TOURS = [Tour(["invite"], _invite)]
