"""Games that claim a gain by force, and the check of such claims.

A note KF on a dot says how many dots its player gains by force. The variations after it hold the answers of
the opponent that need a reply other than an immediate capture, each followed by the reply.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from kropki.board.board import Board
from kropki.board.grid import Player, player_name
from kropki.computer.forcing import Aim, Forcing
from kropki.computer.player import copy_automatic
from kropki.diagnostics import Diagnostic, Kind
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.openings import Opening
from kropki.game.tree import Node, Note

GAIN = "KF"
"""The name of the note: one of our own properties of SGF."""
MAX_CHECKED = 100_000
"""How many answers of a file are tried."""


def claim_game(game: Game, player: Player, forcing: Forcing, gain: int) -> Game:
    """Return a game that begins with the position of another one and shows a gain by force.

    Args:
        game: The game of two players with the position. It is left unchanged.
        player: The player who gains.
        forcing: How.
        gain: By how many dots the lead of the player grows at least.
    """
    grid = game.board.grid
    opening = Opening("custom", position=str(copy_automatic(game.board)))
    claim = Game(grid.width, grid.height, rules="russian", opening=opening, names=game.names, first=player)
    _show(claim, forcing)
    claim.go_to(claim.root)
    claim.root.children[0].put_note(Note(GAIN, (str(gain),)))
    return claim


def _show(game: Game, forcing: Forcing) -> None:
    """Add a dot and the answers to it after the current node, and come back to this node."""
    here = game.node
    game.play(forcing.point)
    for answer, after in forcing.answers:
        game.play(answer)
        if after:
            _show(game, after)
        game.undo()
    game.go_to(here)


def check_claims(game: Game) -> list[Diagnostic]:
    """Return what is wrong with the claims of a game. The game is left as it was.

    Args:
        game: The game.
    """
    here = game.node
    faults = []
    left = MAX_CHECKED
    for node in [node for node in game.root.walk() if node.values(GAIN)]:
        value = node.values(GAIN)[0]
        if not isinstance(node.move, Dot) or game.board.players != 2 or not re.fullmatch("[0-9]{1,4}", value):
            message = f"KF[{value[:10]}] is not a number of dots that a move gains"
            faults.append(Diagnostic(Kind.CLAIM, message))
            continue
        assert node.parent
        game.go_to(node.parent, select=False)
        letters = game.board.grid.letters(node.move.point)
        checking = _Check(copy_automatic(game.board), node.move.player, int(value), left)
        fault = next(checking.faults(node), None)
        left = checking.left
        if fault:
            message = f"move {game.ply + 1} on {letters} is said to gain {value} by force: {fault}"
            faults.append(Diagnostic(Kind.CLAIM, message))
    game.go_to(here, select=False)
    return faults


class _Check:
    def __init__(self, board: Board, attacker: Player, gain: int, left: int) -> None:
        self._board = board
        self._attacker = attacker
        self._defender = 1 - attacker
        self._aim = Aim(board, attacker, self._defender, gain)
        self.left = left

    def faults(self, node: Node) -> Iterator[str]:
        """Yield what is wrong with a dot of the attacker, and play no further than that."""
        board, grid, move = self._board, self._board.grid, node.move
        if not isinstance(move, Dot) or move.player != self._attacker or board.refusal(move.point):
            yield f"a dot of {player_name(self._attacker)} should follow {_place(node, board)}"
            return
        taken = board.play(move.point, self._attacker)
        if not (taken and self._aim.is_reached()):
            replies = {child.move.point: child for child in node.children if isinstance(child.move, Dot)}
            for answer in grid.mask_points(board.open_mask):
                self.left -= 1
                if self.left < 0:
                    yield f"there are more than {MAX_CHECKED} answers to check"
                    break
                board.play(answer, self._defender)
                reply = replies.get(answer)
                if reply and reply.children:
                    yield from self.faults(reply.children[0])
                elif not self._aim.is_reached() and not self._aim.is_one_dot_away():
                    yield f"{player_name(self._defender)} can answer on {grid.letters(answer)}"
                board.undo()
        board.undo()


def _place(node: Node, board: Board) -> str:
    above = node.parent.move if node.parent else None
    return board.grid.letters(above.point) if isinstance(above, Dot) else "the position"
