"""A tour to the coach's ring and words, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from e2e.support.pages import Kropki, play, visitor_with
from e2e.support.tours import DANGER, Tour
from kropki.game.game import Game


def _endangered() -> Game:
    game = Game(12, 12)
    play(game, *DANGER)
    return game


def _coach(kropki: Kropki) -> Iterator[None]:
    kropki.until("kropki.advised().rings.length === 1")
    yield


TOURS = [Tour(["coach"], _coach, partial(visitor_with, _endangered(), seats=[0, 2]))]
