"""Rings that players declare: whose they are, and capturing what they surround."""

from __future__ import annotations

from collections.abc import Sequence

from kropki.board.board import Board
from kropki.board.grid import Player, Point
from kropki.board.ring import area_inside
from kropki.board.territory import Territory
from kropki.errors import KropkiError, RingNotSmallest
from kropki.game.moves import Ring


def ring_owner(board: Board, ring: Sequence[Point]) -> Player | None:
    """Return the player who has all dots of a ring, None if there is no such player."""
    names = board.grid.names
    owners = {board.dot(point) if point in names else None for point in ring}
    return owners.pop() if len(owners) == 1 else None


def rings_by_owner(board: Board, rings: Sequence[Ring], default: Player) -> dict[Player, list[Ring]]:
    """Return the rings of each player, starting with those of `default`, who also gets rings of nobody."""
    owned: dict[Player, list[Ring]] = {default: []} if rings else {}
    for ring in rings:
        owner = ring_owner(board, ring)
        owned.setdefault(default if owner is None else owner, []).append(ring)
    return {owner: own for owner, own in owned.items() if own}


def outermost_offers(board: Board, player: Player) -> tuple[Ring, ...]:
    """Return the rings that a player could declare now, without those that lie inside others."""
    chosen: list[Territory] = []
    for offer in sorted(board.offers(player), key=lambda o: -o.inside.bit_count()):
        if not any(offer.inside & other.inside for other in chosen):
            chosen.append(offer)
    return tuple(offer.ring for offer in chosen)


def declare_rings(
    board: Board, rings: Sequence[Ring], player: Player, *, smallest: bool
) -> tuple[Territory, ...]:
    """Capture what some rings of a player surround, and return the territories.

    `Board.undo` takes back all of them together.

    Args:
        board: The board, which this changes.
        rings: The rings to declare.
        player: The player who declares them.
        smallest: Whether to accept only rings that have no smaller one inside.

    Raises:
        OffBoard: If a point is not on the board.
        RingRefused: If a ring may not be declared. Its subclass says why. Then nothing has changed.
    """
    offers = [offer.inside for offer in board.offers(player)] if smallest else []
    taken = board.enclose(player, rings)
    if smallest and not all(area_inside(ring, board.grid) in offers for ring in rings):
        board.undo()
        raise RingNotSmallest("there is a smaller ring, and these rules want the smallest")
    return taken


def replay_rings(board: Board, rings: Sequence[Ring], player: Player) -> tuple[Territory, ...]:
    """Capture what the rings listed in a move surround, and return the territories.

    Unlike `declare_rings`, this accepts rings of other players, as files have them. `Board.undo` takes back
    the captures of one player at a time: call it once for each item of `rings_by_owner`.

    Args:
        board: The board, which this changes.
        rings: The rings of the move.
        player: The player who made the move.

    Raises:
        OffBoard: If a point is not on the board.
        RingRefused: If what is listed is not a ring. Its subclass says why. Then nothing has changed.
    """
    taken: tuple[Territory, ...] = ()
    done = 0
    try:
        for owner, own in rings_by_owner(board, rings, player).items():
            taken += board.enclose(owner, own)
            done += 1
    except KropkiError:
        for _ in range(done):
            board.undo()
        raise
    return taken
