"""A tree search whose leaves are random games. They see what the lookahead does not: large encirclements.

It chooses between moves that the lookahead finds about equally good. The search goes down the tree from the
root. In each position it takes the move with the highest sum of its worth and of a bonus for moves that look
good but have been tried rarely. The bonus is the move's share in the policy, times the square root of the
visits of the position, divided by those of the move and one (PUCT). From the leaf, random games are played to
the end, those of several leaves side by side.

At first, the worth of a move is its *value as if first* (AMAF): the mean result of all games in which the
player put a dot on the point at any time. With more games of its own, these count more. The share of the
value as if first is √(k / (3n + k)) after n games, as in RAVE.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from heapq import nlargest
from math import exp, sqrt
from operator import itemgetter
from random import Random

from kropki.board.board import Board
from kropki.board.grid import Mask, Player, Point
from kropki.computer.policy import Policy
from kropki.computer.random_games import Outcomes, RandomGames, masks_of
from kropki.computer.search import RootMove
from kropki.computer.steps import Steps

LEAVES = 8
"""From how many leaves games are played at a time."""
GAMES = 4
"""How many games are played from a leaf."""
WIDTH = 10
"""How many moves are tried in a position."""
EXPAND_AT = 4
"""After how many visits a leaf gets moves."""
CURIOSITY = 0.35
"""The weight of the bonus for moves that look good."""
AS_FIRST = 300
"""How many games make a move's own value about half as important as its value as if first."""
FIRST_GAMES = 8
"""For how many games the value of the position counts in a move's value as if first."""
WINNER_SHARE = 0.85
"""The share of a result that depends only on who wins. The rest depends on by how much."""
LARGE = 20
"""The lead in dots at which the rest is full."""
FULL = 15
"""What a won game counts in tallies of results, which are whole numbers."""
LANE = 4
"""How many bytes a number in a tally has. A tally has a number for each point, side by side in one int."""
MAX_VISITS = 10_000
"""From how many leaves games are played at most."""

GAP = 0.5
"""By how many dots a move may be worth less than the best one to be compared."""
QUALITY_WEIGHT = 0.3
"""What the quality of a point is worth in dots when the moves to compare get their shares."""
SPREAD = 0.7
"""How many dots make a move look e times as good."""
FLOOR = 0.1
"""The part that is shared equally between the moves to compare, however good they look."""

_BITS_TO_BYTES = bytes(int(code == ord("1")) for code in range(256))


class Node:
    """A position of the tree.

    Attributes:
        point: The point of the move to it.
        prior: How good the move looks, in shares.
        visits: How often the search has come here.
        value: The mean result for the player who made the move, from 0 to 1.
        children: The positions after the moves to try here, or None if it is too early to try any.
        games: In how many games the player to move has put a dot on each point, as a tally.
        results: The sums of the results of these games for the player to move, as a tally.
    """

    __slots__ = ("children", "games", "point", "prior", "results", "value", "visits")

    def __init__(self, point: Point, prior: float) -> None:
        """Begin with no visit."""
        self.point = point
        self.prior = prior
        self.visits = 0
        self.value = 0.0
        self.children: list[Node] | None = None
        self.games = 0
        self.results = 0

    def visit(self) -> None:
        """Add a visit. Until its games are played, it counts as lost, so that the next one goes elsewhere."""
        self.value *= self.visits / (self.visits + 1)
        self.visits += 1


class Sampling:
    """Compares moves by random games.

    Attributes:
        root: The position to move in.
    """

    def __init__(
        self,
        board: Board,
        player: Player,
        last: tuple[Point, ...],
        moves: Mapping[Point, float],
        policy: Policy,
        random: Random,
        ahead: float = 0.0,
    ) -> None:
        """Prepare to compare.

        Args:
            board: The position of two players with automatic captures. Dots are played on it.
            player: The player to move.
            last: The last points that were played, the newest first.
            moves: The moves to compare, each with how good it looks, in shares.
            policy: Rates the moves further on.
            random: The source of chance.
            ahead: How many dots player 0 is given at the end.
        """
        self.root = Node(-1, 1.0)
        self.root.children = [Node(point, prior) for point, prior in moves.items()]
        self._board = board
        self._player = player
        self._last = last
        self._policy = policy
        self._random_games = RandomGames(board.grid, GAMES, random)
        self._ahead = ahead
        self._shares: list[float] = []
        """By visits of a move: the share of its value as if first."""

    @property
    def moves(self) -> list[Node]:
        """The moves that are compared, those that were tried most often first."""
        return sorted(self.root.children or (), key=lambda child: (-child.visits, -child.prior))

    def drop(self, point: Point) -> None:
        """Stop comparing a move. At least one other is left."""
        self.root.children = [child for child in self.root.children or () if child.point != point]

    def run(self) -> Iterator[None]:
        """Compare in steps of about a millisecond, until all games have been played."""
        while self.root.visits < MAX_VISITS:
            leaves: list[list[Node]] = []
            positions = []
            for _ in range(LEAVES):
                path = yield from self._descend()
                positions.append(masks_of(self._board))
                for _ in path[1:]:
                    self._board.undo()
                for node in path:
                    node.visit()
                leaves.append(path)
            outcomes = yield from self._random_games.play(positions)
            self._learn(leaves, outcomes)
            yield

    def _descend(self) -> Steps[list[Node]]:
        """Go down the tree to a leaf, and play the moves to it on the board.

        Returns:
            The positions on the way, from the root.
        """
        mover, node, path = self._player, self.root, [self.root]
        while True:
            if node.children is None and node.visits >= EXPAND_AT:
                yield from self._expand(node, mover, path)
            if not node.children:
                return path
            node = self._choose(node)
            self._board.play(node.point, mover)
            path.append(node)
            mover = 1 - mover
            if not node.visits:
                return path

    def _expand(self, node: Node, mover: Player, path: list[Node]) -> Steps[None]:
        """Add the moves that look best to a position."""
        if not self._board.open_mask:
            return
        last = (*(passed.point for passed in path[:0:-1]), *self._last)[:2]
        qualities = yield from self._policy(self._board, mover, last)
        best = dict(nlargest(WIDTH, qualities.items(), key=itemgetter(1)))
        node.children = [Node(point, share) for point, share in shares_of(best).items()]

    def _choose(self, node: Node) -> Node:
        """Return the child to go to."""
        size = LANE * self._board.grid.limit
        games = memoryview(node.games.to_bytes(size, "little")).cast("I")
        results = memoryview(node.results.to_bytes(size, "little")).cast("I")
        while len(self._shares) <= node.visits:
            self._shares.append(sqrt(AS_FIRST / (3 * GAMES * len(self._shares) + AS_FIRST)))
        shares = self._shares
        curiosity = CURIOSITY * sqrt(node.visits)
        usual = FULL * FIRST_GAMES * (1 - node.value)
        children = node.children
        assert children
        best, most = children[0], -1.0
        for child in children:
            point, visits = child.point, child.visits
            share = shares[visits]
            worth = (
                share * (results[point] + usual) / (FULL * (games[point] + FIRST_GAMES))
                + (1 - share) * child.value
                + curiosity * child.prior / (1 + visits)
            )
            if worth > most:
                best, most = child, worth
        return best

    def _learn(self, leaves: list[list[Node]], outcomes: Outcomes) -> None:
        """Add the results of games to the positions on the way to the leaves."""
        width = self._board.grid.limit
        filled = [_bytes_of(mask, len(outcomes.leads) * width) for mask in outcomes.filled]
        first = 0
        for path in leaves:
            games, results = [0, 0], [0, 0]
            total = 0.0
            for number in range(first, first + GAMES):
                result = self._result(outcomes.leads[number])
                total += result
                won = round(FULL * result)
                for player, worth in ((0, won), (1, FULL - won)):
                    dots = int.from_bytes(filled[player][number * width : (number + 1) * width], "little")
                    games[player] += dots
                    results[player] += worth * dots
            first += GAMES
            self._add(
                path, [_widen(n, width) for n in games], [_widen(n, width) for n in results], total / GAMES
            )

    def _add(self, path: list[Node], games: list[int], results: list[int], result: float) -> None:
        """Add the games from a leaf to the positions on the way to it.

        Args:
            path: The positions, from the root.
            games: For each player, in how many games they put a dot on each point, as a tally.
            results: The sums of the results of these games.
            result: The mean result for player 0.
        """
        mover = self._player ^ (len(path) + 1) % 2
        for number in range(len(path) - 1, -1, -1):
            node = path[number]
            node.value += (result if mover else 1 - result) / node.visits
            node.games += games[mover]
            node.results += results[mover]
            mover = 1 - mover
            if number:
                lane = 8 * LANE * node.point
                games[mover] += GAMES << lane
                results[mover] += round(FULL * GAMES * (1 - result if mover else result)) << lane

    def _result(self, lead: int) -> float:
        """Return what a game counts for player 0 that ends with this lead, from 0 to 1."""
        lead_then = lead + self._ahead
        winner = (lead_then > 0) - (lead_then < 0)
        margin = max(-1.0, min(1.0, lead_then / LARGE))
        return 0.5 + 0.5 * (WINNER_SHARE * winner + (1 - WINNER_SHARE) * margin)


def moves_to_compare(candidates: Sequence[RootMove]) -> dict[Point, float]:
    """Return the points that seem worth as much as the best, each with how good it looks, in shares.

    Args:
        candidates: The moves that the search has considered, the best first.
    """
    found = [move for move in candidates if move.value >= candidates[0].value - GAP]
    looks = {move.point: (move.worth + QUALITY_WEIGHT * move.quality) / SPREAD for move in found}
    shares = shares_of(looks)
    return {point: FLOOR / len(shares) + (1 - FLOOR) * share for point, share in shares.items()}


def shares_of(qualities: Mapping[Point, float]) -> dict[Point, float]:
    """Return how likely each point is chosen, by its quality (softmax)."""
    highest = max(qualities.values(), default=0.0)
    weights = {point: exp(quality - highest) for point, quality in qualities.items()}
    total = sum(weights.values())
    return {point: weight / total for point, weight in weights.items()}


def _bytes_of(mask: Mask, length: int) -> bytes:
    """Return a byte for each bit of a mask, 0 or 1, the lowest first."""
    return f"{mask:0{length}b}".encode().translate(_BITS_TO_BYTES)[::-1]


def _widen(tally: int, width: int) -> int:
    """Return a tally with one byte for each number as one with `LANE` bytes."""
    wide = bytearray(LANE * width)
    wide[::LANE] = tally.to_bytes(width, "little")
    return int.from_bytes(wide, "little")
