"""Tours through a game with a friend, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from e2e.support.pages import Kropki
from e2e.support.tours import Tour


def _friend(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    kropki.page.evaluate("location.hash = '#open=friend'")
    kropki.part("friend-invite").wait_for()
    yield
    kropki.part("friend-invite").click()
    kropki.part("friend-code").wait_for()
    yield


TOURS = [Tour(["friend", "friend-code"], _friend)]
