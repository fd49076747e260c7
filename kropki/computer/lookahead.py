"""Looks ahead from a move at the root: alpha-beta over the points of threats.

In each position it tries the points of threats that are short enough for the plies that are left, and the
null move (doing nothing). The functions are long and use plain tuples, because the computer player spends
most of its time here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from kropki.board.board import Board
from kropki.board.enclosure import union
from kropki.board.grid import Mask, Player, Point
from kropki.board.variant import Areas
from kropki.computer.steps import Steps
from kropki.computer.trajectories import Trajectory, closing_points, lead, lead_of

INFINITY = 10_000.0
MAX_WIDTH = 10
"""How many points are tried in a position."""
LATE = 3
"""After how many points of a position the others are late: they are searched to the whole depth only if they
seem to be better than the best so far."""
REDUCTION = 2
"""How many plies less are enough for null moves and for a first look at late points. The number is even, so
that the same player puts the last dot."""
FULL_PLIES = 3
"""With so few plies left, all are searched to the end."""
ENTRIES_A_STEP = 5000
"""How many entries of the table are put away in a step."""
POSITIONS_PER_STEP = 16
"""How many positions are searched between two steps of the generator, at least."""
OWN_SHARES = tuple(1 / 8**length for length in range(64))
"""How much a point counts that belongs to a threat of so many dots: an eighth for each dot."""
THEIR_SHARES = tuple(0.9 * share for share in OWN_SHARES)
"""The same for threats of the opponent."""

Threat: TypeAlias = tuple[Mask, int, Mask, int]
"""A trajectory in the search: its points, its gain, what it encloses as far as that is known, and how many
points it has."""
Leads: TypeAlias = tuple[int, ...]
"""The lead of each player, in dots."""
TableKey: TypeAlias = tuple[int, Player, Mask, Mask, Mask, int, bool]
"""The key of a searched position: the plies that are left, the player to move, that player's alive dots, the
opponent's, the open points, the player's lead, and whether the opponent has just made a null move. The open
points and the lead tell what has been captured."""
TableEntry: TypeAlias = tuple[float, float, Mask | None]
"""What is known of a position: a lower and an upper bound of its value, and the bit of the best move, or None
if no move is better than doing nothing."""
UNKNOWN: TableEntry = (-INFINITY, INFINITY, None)


def threats_of(trajectories: Iterable[Trajectory]) -> list[Threat]:
    """Return trajectories as threats."""
    return [
        (points, gain, house | captured, points.bit_count()) for points, gain, house, captured in trajectories
    ]


def leads_of(board: Board) -> Leads:
    """Return the leads of all players."""
    captures = board.captures
    return tuple([lead_of(captures, player) for player in range(board.players)])


def fewer_plies(left: int) -> int:
    """Return how many of the plies that are left a null move is searched, and a late point at first."""
    return left - REDUCTION if left > FULL_PLIES else left


class _Bits(dict[Mask, tuple[Mask, ...]]):
    """The bits of each mask, one by one."""

    def __missing__(self, mask: Mask) -> tuple[Mask, ...]:
        bits, rest = [], mask
        while rest:
            bits.append(rest & -rest)
            rest &= rest - 1
        self[mask] = found = tuple(bits)
        return found


class Lookahead:
    """Searches what follows the moves at the root.

    Attributes:
        board: The board of the search. Dots are played on it and taken back.
        positions: How many positions have been searched.
    """

    def __init__(self, board: Board) -> None:
        """Begin with an empty table."""
        self.board = board
        self.positions: int = 0
        self._pause_at = POSITIONS_PER_STEP
        self._bits = _Bits()
        self._table: dict[TableKey, TableEntry] = {}
        """The transposition table of the current depth."""
        self._best_moves: dict[TableKey, Mask | None] = {}
        """The best moves found at earlier depths."""
        self._closing: dict[tuple[Point, Mask], Mask] = {}
        """Where rings through a dot may be closed, by its point and all alive dots of its owner."""

    def start_depth(self) -> Iterator[None]:
        """Forget the values of the depth before in steps, and remember its best moves."""
        before, self._table = self._table, {}
        while before:
            for _ in range(min(len(before), ENTRIES_A_STEP)):
                key, (_, _, best_move) = before.popitem()
                self._best_moves[key] = best_move
            if before:
                yield

    def line(self, mover: Player, other: Player, depth: int) -> list[Point | None]:
        """Return how the game would continue, as far as the table knows it. None is a null move.

        Args:
            mover: The player to move.
            other: The opponent.
            depth: With how many plies left the position was searched.
        """
        board = self.board
        line: list[Point | None] = []
        left, after_null = depth, False
        while left:
            dots, their_dots = board.alive_mask(mover), board.alive_mask(other)
            key = (left, mover, dots, their_dots, board.open_mask, lead(board, mover), after_null)
            entry = self._table.get(key)
            if not entry or (entry[2] is None and after_null):
                break
            after_null = entry[2] is None
            left -= 1
            if entry[2] is None:
                line.append(None)
                left = fewer_plies(left)
            else:
                point = entry[2].bit_length() - 1
                line.append(point)
                board.play(point, mover)
            mover, other = other, mover
        for move in line:
            if move is not None:
                board.undo()
        return line

    def weigh(self, own: Iterable[Threat], theirs: Iterable[Threat]) -> dict[Mask, float]:
        """Return how much each point matters for threats, by its bit.

        A point of a threat counts as many dots as the threat gains and one more, times the share for the
        length of the threat.

        Args:
            own: The threats of the player to move.
            theirs: The threats of the opponent.
        """
        weights: dict[Mask, float] = {}
        bits = self._bits
        for threats, shares in ((own, OWN_SHARES), (theirs, THEIR_SHARES)):
            for points, gain, _, length in threats:
                if gain:
                    weight = (gain + 1) * shares[length]
                    for bit in bits[points]:
                        weights[bit] = weights.get(bit, 0.0) + weight
        return weights

    def enemy_threats_after(
        self, point: Point, player: Player, enemy: Player, threats: list[Threat], free: Mask, left: int
    ) -> list[Threat]:
        """Return the threats of a player's enemy after a dot of the player.

        Args:
            point: Where the player has just played.
            player: The player.
            enemy: The enemy, who is to move.
            threats: The threats of the enemy before.
            free: The open points after the dot.
            left: How many plies are left. Threats that do not fit into them are left out.
        """
        board = self.board
        grid = board.grid
        bit = grid.bits[point]
        longest = (left + 1) // 2
        found: list[Threat] = []
        for threat in threats:
            points, gain, inside, length = threat
            if length <= longest and points & free == points:
                found.append((points, gain + 1, inside, length) if inside & bit else threat)
        dots = board.alive_mask(player)
        if dots & bit:
            around = grid.crosses[point] & ~bit
            if not around & (dots | ~grid.board):
                points = around & free
                length = points.bit_count()
                if points and length <= longest and not around & ~points & ~board.alive_mask(enemy):
                    found.append((points, 1, 0, length))
        return found

    def own_threats_after(
        self, point: Point, player: Player, threats: list[Threat], free: Mask, left: int
    ) -> list[Threat]:
        """Return the threats of a player after a dot of the player.

        Args:
            point: Where the player has just played.
            player: The player.
            threats: The threats of the player before.
            free: The open points after the dot.
            left: How many plies are left. Threats that do not fit into them are left out.
        """
        longest = left // 2
        if not longest:
            return []
        board = self.board
        bits = board.grid.bits
        bit = bits[point]
        found: list[Threat] = []
        for threat in threats:
            points, gain, inside, length = threat
            if points & bit:
                points ^= bit
                if points and length <= longest + 1 and points & free == points:
                    found.append((points, gain, inside, length - 1))
            elif length <= longest and points & free == points:
                found.append(threat)
        if board.alive_mask(player) & bit:
            places = self._closing_mask(point, player, free)
            if places:
                known = {threat[0] for threat in found}
                before = lead(board, player)
                for place in board.grid.mask_points(places):
                    if bits[place] not in known:
                        captures, inside = board.captures_after(place, player)
                        gain = lead_of(captures, player) - before
                        if gain > 0:
                            found.append((bits[place], gain, inside, 1))
        return found

    def _closing_mask(self, point: Point, player: Player, free: Mask) -> Mask:
        """Return the mask of the `closing_points` of a dot, which are remembered."""
        board = self.board
        if board.variant.areas is Areas.FULL:  # there it also depends on the dots of the opponent
            return union([board.grid.bits[place] for place in closing_points(board, point, player, free)])
        dots = board.alive_mask(player)
        known = self._closing.get((point, dots))
        if known is None:
            places = closing_points(board, point, player, board.grid.board & ~dots)
            known = self._closing[point, dots] = union([board.grid.bits[place] for place in places])
        return known & free

    def search(
        self,
        player: Player,
        other: Player,
        depth: int,
        alpha: float,
        beta: float,
        own: list[Threat],
        theirs: list[Threat],
        last: Point | None,
        leads: Leads,
        free: Mask,
    ) -> Steps[float]:
        """Return what a position is worth for the player to move, by alpha-beta (fail-soft).

        Args:
            player: The player to move.
            other: The opponent.
            depth: How many plies are left, at least one.
            alpha: The value that the player already has elsewhere.
            beta: The value that the opponent already has elsewhere.
            own: The threats of the player to move, none longer than the player's dots in these plies.
            theirs: The threats of the opponent before the last move.
            last: Where the opponent has just played, or None for a null move. After a null move the player
                does not make another one: if both do nothing, the line ends.
            leads: The leads of all players.
            free: The open points.
        """
        after_null = last is None
        if depth == 1:
            return self._last_dot(player, other, alpha, beta, own, leads, free, after_null)
        self.positions += 1
        if self.positions >= self._pause_at:
            self._pause_at = self.positions + POSITIONS_PER_STEP
            yield
        now = float(leads[player])
        turns = (depth + 1) // 2
        most = longest = 0
        for _, gain, _, length in own:
            if gain > most:
                most = gain
            if length > longest:
                longest = length
        hope = now + turns * most
        if hope > alpha and longest > 1:
            # each dot completes one threat at most, none with more dots than the player has played by then
            if longest > turns:
                own = [threat for threat in own if threat[3] <= turns]
            gains = [0] * (turns + 1)
            for _, gain, _, length in own:
                if gain > gains[length]:
                    gains[length] = gain
            hope, most = now, 0
            for gain in gains:
                if gain > most:
                    most = gain
                hope += most
        if hope <= alpha:
            return hope
        board = self.board
        dots, their_dots = board.alive_mask(player), board.alive_mask(other)
        key = (depth, player, dots, their_dots, free, leads[player], after_null)
        lower, upper, _ = self._table.get(key, UNKNOWN)
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        if last is None:
            theirs = [threat for threat in theirs if threat[3] <= depth // 2]
        else:
            theirs = self.own_threats_after(last, other, theirs, free, depth)
        if not most and not any(threat[1] for threat in theirs):
            return now
        left = depth - 1
        fewer = fewer_plies(left)
        first_alpha = alpha
        best = now
        if theirs and not after_null:
            if fewer == 1:
                best = -self._last_dot(other, player, -beta, -alpha, theirs, leads, free, True)
            else:
                best = -(
                    yield from self.search(
                        other, player, fewer, -beta, -alpha, theirs, own, None, leads, free
                    )
                )
        best_move: Mask | None = None
        if best < beta:
            alpha = max(alpha, best)
            feared = theirs
            if depth == 2:  # the opponent has one dot: only a dot on the best point for it can help
                after_nothing = (1, other, their_dots, dots, free, leads[other], True)
                worst = self._table[after_nothing][2] if best < now else None
                feared = [threat for threat in theirs if threat[0] == worst]
            weights = self.weigh(own, feared)
            moves = sorted(weights, key=weights.__getitem__, reverse=True)[:MAX_WIDTH]
            hint = self._best_moves.get((left, *key[1:]))
            if hint is not None and hint in weights:
                moves.remove(hint) if hint in moves else None
                moves.insert(0, hint)
            for number, bit in enumerate(moves):
                point = bit.bit_length() - 1
                if board.play(point, player):
                    leads_after, free_after = leads_of(board), board.open_mask
                else:
                    leads_after, free_after = leads, free ^ bit
                after = self.enemy_threats_after(point, player, other, theirs, free_after, left)
                if left == 1:
                    value = -self._last_dot(
                        other, player, -beta, -alpha, after, leads_after, free_after, False
                    )
                else:
                    is_late = number >= LATE and fewer < left
                    plies, ceiling = (fewer, alpha + 1) if is_late else (left, beta)
                    value = -(
                        yield from self.search(
                            other, player, plies, -ceiling, -alpha, after, own, point, leads_after, free_after
                        )
                    )
                    if is_late and value > alpha:
                        value = -(
                            yield from self.search(
                                other, player, left, -beta, -alpha, after, own, point, leads_after, free_after
                            )
                        )
                board.undo()
                if value > best:
                    best, best_move = value, bit
                    if value > alpha:
                        alpha = value
                        if alpha >= beta:
                            break
        if best <= first_alpha:
            self._table[key] = (-INFINITY, best, best_move)
        elif best >= beta:
            self._table[key] = (best, INFINITY, best_move)
        else:
            self._table[key] = (best, best, best_move)
        return best

    def _last_dot(
        self,
        player: Player,
        other: Player,
        alpha: float,
        beta: float,
        own: list[Threat],
        leads: Leads,
        free: Mask,
        after_null: bool,
    ) -> float:
        """Return what a position is worth if the player to move plays one more dot, as `search` does."""
        self.positions += 1
        now = float(leads[player])
        most = 0
        for threat in own:
            if threat[1] > most:
                most = threat[1]
        if now + most <= alpha or not most:
            return now + most
        board = self.board
        dots, their_dots = board.alive_mask(player), board.alive_mask(other)
        key = (1, player, dots, their_dots, free, leads[player], after_null)
        lower, upper, _ = self._table.get(key, UNKNOWN)
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        weights: dict[Mask, int] = {}
        for points, gain, _, _ in own:
            if gain:
                weights[points] = weights.get(points, 0) + gain + 1
        first_alpha = alpha
        best = now
        best_move: Mask | None = None
        if best < beta:
            alpha = max(alpha, best)
            for bit in sorted(weights, key=weights.__getitem__, reverse=True)[:MAX_WIDTH]:
                self.positions += 1
                captures, inside = board.captures_after(bit.bit_length() - 1, player)
                value = -float(lead_of(captures, other)) if inside else best
                if value > best:
                    best, best_move = value, bit
                    if value > alpha:
                        alpha = value
                        if alpha >= beta:
                            break
        if best <= first_alpha:
            self._table[key] = (-INFINITY, best, best_move)
        elif best >= beta:
            self._table[key] = (best, INFINITY, best_move)
        else:
            self._table[key] = (best, best, best_move)
        return best
