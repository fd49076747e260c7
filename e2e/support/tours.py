"""Tours through the page, of which `e2e.gallery` takes pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from e2e.support.pages import Kropki, play_randomly
from kropki.game.game import Game

DANGER = [(2, 2), (2, 1), (8, 8), (1, 2), (8, 10), (2, 3)]
"""Moves of two players, the last of which makes three of the four sides around the first dot."""


@dataclass
class Tour:
    """A visit to the page that shows some of its states, one after another.

    Attributes:
        states: The names of the states, in order.
        walk: Goes to each state in turn, and yields when it is there. It ends where a window
            has no further states.
        visitor: The visitor's storage, as Playwright's `storage_state`.
        address: The address to open, relative to the site.
        lost: A pattern of files that the host has lost.
        fixed: Whether the states change when the window is resized, so that each size needs its own visit.
    """

    states: list[str]
    walk: Callable[[Kropki], Iterator[None]]
    visitor: Callable[[str], dict[str, Any]] | None = None
    address: str = "./"
    lost: str = ""
    fixed: bool = False


def long_game() -> Game:
    """Return a game of 150 moves."""
    game = Game(20, 20, names=("Ola", "Jan"))
    play_randomly(game, Random(5), 150)
    return game
