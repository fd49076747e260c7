"""Whether a game is decided: whether play can still change its result.

The proof bounds what a player can still lose, *whatever anybody plays*, in whatever order. It does not assume
that anybody plays well.

**What cannot be lost.** A player's safe ground (`kropki.board.grounding`) can never be captured, even if the
player stops playing; more dots of their own do not endanger it. A dot that they put on the edge, or next to
safe ground (one of the four neighbours), becomes safe ground at once: it is connected to the edge through the
four neighbours, and no ring can cut that connection. A dot in one of their safe houses is on safe ground
already.

**What may be lost.** So each dot that they ever lose either lies in the rest of their ground now, or will be
put on one of the other open points, which hold one dot each. The captures that they may lose are the enemy
dots in the rest of their ground. The sum of these three numbers is `max_loss`. Captures that they make later
and lose again change nothing.

**What follows.** If nobody has anything to lose, nothing can be captured any more. If two play, and the one
who leads can lose less than the lead, that player wins, unless they resign, run out of time or agree on
something else.

This holds for automatic and declared captures, for passes, stops, extra turns and any komi. A game with an
option that the proof does not know counts as undecided. `tests/test_decided.py` compares the bound with every
order of all dots of both players on small boards.
"""

from __future__ import annotations

from dataclasses import fields
from enum import StrEnum

from kropki.board.board import Board
from kropki.board.enclosure import border, flood, union
from kropki.board.grid import Mask, Player
from kropki.board.grounding import ground_of
from kropki.game.replay import Replay
from kropki.game.rules import Rules

KNOWN_OPTIONS = {
    "captures",
    "smallest",
    "stop_without_dot",
    "passing",
    "stop",
    "extra_turn",
    "middle",
    "komi",
}
"""The options of the rules that the proof covers. Any other one must have its default value."""


class Decided(StrEnum):
    """What play can no longer change: the captures, or only who wins."""

    CAPTURES = "captures"
    """Nothing can be captured any more, whatever anybody plays."""
    WINNER = "winner"
    """The same player wins, whatever anybody plays."""


def find_decided(game: Replay) -> Decided | None:
    """Return what play cannot change any more in a game, None if that is unknown or the game is over.

    Args:
        game: The game.
    """
    if game.outcome or game.resigned:
        return None
    board = game.board
    players = range(board.players)
    lead = game.scores[0] - game.scores[1]
    is_won = len(players) == 2 and bool(lead) and _is_below(board, 0 if lead > 0 else 1, abs(lead))
    is_still = (is_won or not lead or len(players) > 2) and all(
        _is_below(board, player, 1) for player in players
    )
    if not (is_won or is_still) or not _is_covered(game):
        return None
    return Decided.CAPTURES if is_still else Decided.WINNER


def max_loss(board: Board, player: Player) -> int:
    """Return the most dots that a player can still lose: captured dots of their own, and captures freed.

    More is never lost, whatever anybody plays. Often less is.

    Args:
        board: The position.
        player: A player of the board.
    """
    return _loss_outside(ground_of(board, player).safe, board, player)


def _loss_outside(safe: Mask, board: Board, player: Player) -> int:
    """Return how many dots a player can lose if only this part of their ground is safe."""
    grid = board.grid
    dots = union(board.dot_mask(each) for each in range(board.players))
    risked = (board.alive_mask(player) | board.held_mask(player)) & dots & ~safe
    harmless = border(safe, grid.stride) | safe | grid.edge
    return risked.bit_count() + (board.open_mask & ~harmless).bit_count()


def _is_below(board: Board, player: Player, limit: float) -> bool:
    """Return whether the most that a player can still lose is below a limit.

    In most positions it is far above. Two quick looks show it: one at the neighbours of the player's dots,
    and one that assumes that no house can be entered.
    """
    grid = board.grid
    ground = board.alive_mask(player) | board.held_mask(player)
    if not board.declared:
        ground |= board.house_mask(player)
    if _loss_outside(ground, board, player) >= limit:
        return False
    safe = flood(ground & grid.edge, ground, grid.stride)
    return _loss_outside(safe, board, player) < limit and max_loss(board, player) < limit


def _is_covered(game: Replay) -> bool:
    """Return whether the proof covers the rules and the position of a game."""
    rules = game.rules
    unknown = [option for option in fields(Rules) if option.name not in KNOWN_OPTIONS]
    if any(getattr(rules, option.name) != option.default for option in unknown):
        return False
    if game.rules.declared:
        return game.board.players == 2
    # a set-up can leave dots surrounded but not captured
    board = game.board
    return not any(board.closed_mask(player) & board.enemies_mask(player) for player in range(board.players))
