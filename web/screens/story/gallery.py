"""Tours through the story of a game, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from e2e.support.pages import Kropki, visitor_with
from e2e.support.tours import Tour, long_game


def _story(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    kropki.end("Resign")
    kropki.part("story-seeks").wait_for(state="hidden")
    yield


TOURS = [Tour(["story"], _story, partial(visitor_with, long_game(), seats=[0, 2]))]
