"""Continues a game by link: the players send each other the whole game as a link after each move.

The game of a link must begin with all moves that are known. Otherwise somebody has changed a move, or has
played on from an earlier one.
"""

from __future__ import annotations

from itertools import zip_longest

from kropki.board.territory import Territory
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.tree import Node
from kropki.record.game_json import to_json

_SETTINGS = ("width", "height", "rules", "options", "opening", "first", "clock", "setup")


class OldLink(KropkiError):
    """A link has no new moves."""

    code = "link/old"


class ForkedLink(KropkiError):
    """A link has a different game, or the same game with a different move."""

    code = "link/forked"


def follow(game: Game, brought: Game) -> tuple[Territory, ...]:
    """Go to the end of a game's line, and add the new moves of a link to it.

    Variations and notes of the game stay. Players without a name take it from the link.

    Args:
        game: The game as it is known. Its line is the one that `Game.redo` follows.
        brought: The game of the link. Only its line counts.

    Returns:
        The territories that the last move took.

    Raises:
        OldLink: The line of the link has no new moves.
        ForkedLink: The lines differ, or the games began differently. Nothing has changed.
    """
    known, other = to_json(game), to_json(brought)
    if len(game.names) != len(brought.names) or any(known[name] != other[name] for name in _SETTINGS):
        raise ForkedLink("the link brings another game: its board, rules or start differ")
    moves, others = _texts(known["moves"]), _texts(other["moves"])
    for number, (mine, theirs) in enumerate(zip_longest(moves, others), 1):
        if theirs is None:
            break
        if mine is not None and mine != theirs:
            raise ForkedLink(f"the link brings another game: move {number} differs")
    if len(others) <= len(moves):
        raise OldLink(f"the link ends after move {len(others)}, and all of it is known")
    game.go_to_ply(game.plies)
    taken: tuple[Territory, ...] = ()
    for node in brought.root.line()[len(moves) + 1 :]:
        taken = game.append(Node(node.move, node.setup))
    game.names = tuple(mine or theirs for mine, theirs in zip(game.names, brought.names, strict=True))
    return taken


def _texts(value: object) -> list[str]:
    assert isinstance(value, list)
    return value
