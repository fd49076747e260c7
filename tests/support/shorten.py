"""Shorten a game on which engine and model differ, so that people can look at it."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from tests.models.board import LETTERS
from tests.support.compare import Difference, play_through
from tests.support.strategies import Action, Declare, Game, Undo

T = TypeVar("T")


def check(game: Game, every: int = 1) -> Counter[str]:
    """Play a game (`play_through`). If that fails, report the shortest game found that fails."""
    try:
        return play_through(game, every)
    except Exception:
        game = shortened(game, every)
        fault = failure(game, every)
        raise Difference(f"{described(game)}\n{type(fault).__name__}: {fault}\n{game!r}") from fault


def failure(game: Game, every: int) -> Exception | None:
    """Return what goes wrong in a game: a difference, or an error in the engine."""
    try:
        play_through(game, every)
    except Exception as error:
        return error
    return None


def shortened(game: Game, every: int) -> Game:
    """Return the game without the actions and set-up dots that are not needed to make it fail."""

    def without_needless(items: tuple[T, ...], changed: Callable[[tuple[T, ...]], Game]) -> Game:
        size = len(items)
        while size:
            start = 0
            while start < len(items):
                fewer = items[:start] + items[start + size :]
                if failure(changed(fewer), every):
                    items = fewer
                else:
                    start += size
            size //= 2
        return changed(items)

    game = without_needless(game.actions, lambda actions: replace(game, actions=actions))
    return without_needless(game.standing, lambda standing: replace(game, standing=standing))


def described(game: Game) -> str:
    """Return the game as text."""
    standing, played = (" ".join(map(word, actions)) for actions in (game.standing, game.actions))
    return f"{game.width}×{game.height}, {game.players} players\nstanding: {standing}\nplayed: {played}"


def word(action: Action) -> str:
    """Return an action as a word: colour, column and row, from 0."""
    if isinstance(action, Undo):
        return f"undo×{action.moves}"
    if isinstance(action, Declare):
        return f"{LETTERS[action.player]}:{action.way}"
    return f"{LETTERS[action.player]}{action.point[0]},{action.point[1]}"
