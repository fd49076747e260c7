"""The state of a game in words, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from kropki.board.grid import COLOURS
from kropki.board.territory import Territory, gains_of
from kropki.game.game import Game


def colour(player: int) -> str:
    """Return the name of a player's colour."""
    return COLOURS[player].lower()


def counted(number: int, thing: str) -> str:
    """Return how many things there are, such as `1 dot` and `2 dots`."""
    return f"{number} {thing}{'s' * (number != 1)}"


def score(game: Game) -> str:
    """Return the score of each player, such as `3:1`."""
    return ":".join(f"{score:g}" for score in game.scores)


def score_or_result(game: Game) -> str:
    """Return the score, and the result if the game is over."""
    if game.outcome is None:
        return score(game)
    winner, reason = game.outcome
    result = "a draw" if winner is None else f"{colour(winner)} wins"
    return f"{score(game)}, {result} ({reason.replace('-', ' ')})"


def pairing(game: Game) -> str:
    """Return the players' names, or their colours where there is no name."""
    return " – ".join(name or COLOURS[player] for player, name in enumerate(game.names))


def part(game: Game, span: tuple[int, int]) -> str:
    """Return the players' names, and which moves of their game are shown."""
    first, last = span
    return f"{pairing(game)}. " + (f"Move {first}" if first == last else f"Moves {first}–{last}")


def captures(territories: Iterable[Territory]) -> str:
    """Return what each owner of newly taken territories captured and freed."""
    return ", ".join(
        f"{colour(player)} captures {captured}" + (f" and frees {freed}" if freed else "")
        for player, captured, freed in gains_of(territories)
    )
