"""What a dot does to a chain, as the network expects it: it makes the chain safer, or may cut it off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.enclosure import chains
from kropki.board.grid import Player, Point
from kropki.computer.foresight import LIKELIHOODS, Foresight, Sheet
from kropki.computer.network import number_at
from kropki.computer.steps import Steps

MIN_CHANGE = 1.5
"""How many more dots of a chain must be expected to be saved, or captured, for that to be told."""
CLEAR = LIKELIHOODS // 8
"""By how much the likelihood of a dot must change to count, in parts of `LIKELIHOODS`."""


class Finding(NamedTuple):
    """What is expected of a chain.

    Attributes:
        own: Whether it is a chain of the player, which becomes safer. A chain of the enemy may be cut off.
        point: The dot of the chain that this changes most for.
        dots: The dots for which it changes clearly.
    """

    own: bool
    point: Point
    dots: tuple[Point, ...]


def find_findings(
    foresight: Foresight,
    board: Board,
    points: Sequence[Point],
    player: Player,
    enemy: Player,
    last: tuple[Point, ...],
    instead: Point | None = None,
) -> Steps[list[Finding | None]]:
    """Return in steps, for a player's dot on each of some points, what it does to a chain, if that is much.

    Each dot is compared with another dot, or with none. In either case the enemy moves next.

    Args:
        foresight: What expects.
        board: The position. Dots are played on it and taken back.
        points: The points, one of which is played.
        player: The player.
        enemy: The opponent.
        last: The last points that were played, the newest first.
        instead: The other dot. None for none.
    """
    sheet = Sheet(board.grid)
    stride, limit = board.grid.stride, board.grid.limit
    found = [(owner, chain) for owner in (player, enemy) for chain in chains(board.alive_mask(owner), stride)]
    alive = []
    for dots in [[] if instead is None else [instead], *([point] for point in points)]:
        for dot in dots:
            board.play(dot, player)
        sheet.add(board, enemy, player, (*dots, *last))
        alive.append(board.alive_mask(player) | board.alive_mask(enemy))
        for _ in dots:
            board.undo()
        yield
    likely = yield from foresight.look(sheet)

    def change(number: int, owner: Player, dot: Point) -> int:
        """Return by how much a dot of a chain fares better for the player than at the first place."""
        channel = likely.mover if owner == player else likely.other
        before, after = (number_at(channel, at * limit + dot) for at in (0, number))
        return before - after if owner == player else after - before

    findings: list[Finding | None] = []
    for number in range(1, len(points) + 1):
        largest, finding = MIN_CHANGE * LIKELIHOODS, None
        for owner, chain in found:
            left = board.grid.mask_points(chain & alive[0] & alive[number])
            changes = {dot: gain for dot in left if (gain := change(number, owner, dot)) >= CLEAR}
            if (total := sum(changes.values())) >= largest:
                largest = total
                finding = Finding(owner == player, max(changes, key=changes.__getitem__), tuple(changes))
        findings.append(finding)
        yield
    return findings
