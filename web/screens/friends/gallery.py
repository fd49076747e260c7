"""Tours through the choice of how to play with a friend, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from e2e.support.pages import Kropki
from e2e.support.tours import Tour


def _friends(kropki: Kropki) -> Iterator[None]:
    kropki.part("invite-friend").click()
    kropki.part("friends-here").wait_for()
    yield


TOURS = [Tour(["friends"], _friends)]
