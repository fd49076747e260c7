"""The search: alpha-beta over the points of threats, by iterative deepening.

Only points of threats short enough for the plies that are left are tried, and doing nothing; at the root also
the most promising quiet points. All is done in small steps of a generator, so that whoever thinks can be
stopped at any moment and always knows a move.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from heapq import nlargest

from kropki.board.board import Board
from kropki.board.enclosure import spread
from kropki.computer.ladder import NOTHING, Forced, Ladder, starts
from kropki.computer.potential import Potential
from kropki.computer.threats import Finder, Threat, closings, gain_of, lead

INFINITY = 10_000.0
WIDEST = 14
"""How many points are tried in a position below the root."""
STEP = 16
"""Positions between two steps of the generator."""
LADDER = 150
"""How many dots are tried for a ladder from one point."""
WEIGHED = 12
"""Of how many quiet points it is looked at what they promise."""
ANSWERED = 6
"""To how many of these points answers are looked at."""
FIRST = 5
"""How many plies are searched before that, as it takes a while."""
NEAR = 3
"""By threats of how many dots it is looked at what an answer leaves."""
PROMISE = 3.0
"""What a promised dot is worth in the policy's units."""
TOLD = 3
"""Of how many candidates the line is kept."""
VERIFIED = 4
"""How often a ply is searched anew where the best candidate turns out to leave a ladder to the enemy."""

Threats = list[Threat]


@dataclass(slots=True)
class Candidate:
    """A point to play, what comes of it (in dots, for the player), and how the game would go on: the points
    of the line, `point` first, None where a player does nothing."""

    point: int
    value: float
    quality: float = 0.0
    """What the policy thinks of it: of two points of the same value the one of more quality is played."""
    line: tuple[int | None, ...] = ()


@dataclass(slots=True)
class Thought:
    """What a search knows so far: the candidates, best first, how many plies deep they are searched, how
    many positions were seen."""

    candidates: list[Candidate] = field(default_factory=list)
    depth: int = 0
    positions: int = 0


class Search:
    """Looks for the best point for a player on a board, which it changes and leaves as it was when it is
    run to its end. `order` gives the quality of each open point near dots for a player, where the last dots
    were played on `last`, newest first; the best `quiet` of them are tried though they threaten nothing.
    `allowed` is the mask of the points that may be played, 0 for all open ones. `potential` weighs what quiet
    points promise, by threats of up to `far` dots, and the best of them by what the best `answers` leave. The
    values of the best `exact` candidates are exact, those of the others bounds. `sees` tells, threat by
    threat, whether it is seen at all."""

    def __init__(
        self,
        board: Board,
        player: int,
        enemy: int,
        order: Callable[[Board, int, tuple[int, ...]], Generator[None, None, dict[int, float]]],
        *,
        last: tuple[int, ...] = (),
        allowed: int = 0,
        quiet: int = 8,
        deepest: int = 9,
        ladders: bool = True,
        exact: int = 1,
        potential: Potential | None = None,
        far: int = 3,
        answers: int = 0,
        sees: Callable[[], bool] | None = None,
    ) -> None:
        self.board = board
        self.player = player
        self.enemy = enemy
        self.thought = Thought()
        self._order = order
        self._last = last
        self._allowed = allowed or -1
        self._quiet = quiet
        self._deepest = deepest
        self._reads_ladders = ladders
        self._exact = exact
        self._potential = potential
        self._far = far
        self._answers = answers
        self._sees = sees
        self._known: dict[tuple[int, ...], tuple[float, float, int | None]] = {}
        self._best: dict[tuple[int, ...], int | None] = {}
        self._floor: dict[int, Forced] = {}
        """By point: what the player gains there by force."""
        self._ceiling: dict[int, float] = {}
        """By point: what he has at most if he plays there, for the enemy gains by force then."""
        self._refuted: dict[int, tuple[int, ...]] = {}
        """By point: how the enemy does that."""
        self._foe_starts: list[int] = []
        self._feared = 0
        """What the enemy gains by force if nothing is done."""

    def run(self) -> Iterator[None]:
        """Think. Each step takes about a millisecond; `thought` may be read after each."""
        board, player, enemy = self.board, self.player, self.enemy
        allowed = self._allowed & board.open_mask
        qualities = yield from self._order(board, player, self._last)
        quality = {p: q for p, q in qualities.items() if allowed >> p & 1}
        quality = quality or dict.fromkeys(board.grid.mask_points(allowed), 0.0)
        thought = self.thought
        ranked = sorted(quality, key=lambda point: -quality[point])
        stand = float(lead(board, player))
        thought.candidates = [Candidate(point, stand, quality[point]) for point in ranked[: self._quiet]]
        yield
        own: Threats = []
        foe: Threats = []
        own_most = foe_most = 0
        looks = dict(quality)
        answers = self._answers
        ladder_points = (yield from self._ladders()) if self._reads_ladders else 0
        for depth in range(1, self._deepest + 1):
            if depth == 3 and self._potential:
                yield from self._weigh(self._potential, quality, ranked)
            if (depth + 1) // 2 > own_most:
                own_most = (depth + 1) // 2
                own = yield from self._find(player, own_most)
            if depth // 2 > foe_most:
                foe_most = depth // 2
                foe = yield from self._find(enemy, foe_most)
            self._best.update({key: known[2] for key, known in self._known.items()})
            self._known.clear()
            points = self._root_points(ranked, own, foe, ladder_points)
            for _ in range(VERIFIED):
                yield from self._deepen(points, quality, depth, own, foe)
                if (yield from self._verified()):
                    break
            for candidate in thought.candidates[:TOLD]:
                candidate.line = self._line(candidate, depth)
            if thought.candidates[0].value < lead(board, player) and self._quiet < len(ranked):
                self._quiet *= 3  # all that was tried loses something: look wider
            settled = not own and not foe and depth >= 3
            if answers and self._potential and (settled or depth == FIRST):
                yield from self._weigh_answers(self._potential, answers, looks, quality, ranked)
                answers = 0
            elif settled:
                break

    def forced(self, point: int) -> int:
        """What the player gains by force if he plays on a point, as far as it was read."""
        return self._floor.get(point, NOTHING).gain

    def prevents(self, point: int) -> int:
        """What the enemy gains by force, but no more if the player plays on a point."""
        return self._feared if self._ceiling.get(point) == INFINITY else 0

    def _find(self, player: int, most: int) -> Generator[None, None, Threats]:
        found = yield from Finder(self.board, player).threats(most)
        return [threat for threat in found if self._sees()] if self._sees else found

    def _weigh(self, potential: Potential, quality: dict[int, float], ranked: list[int]) -> Iterator[None]:
        """Look again at the most promising quiet points: what does the position promise after each?"""
        board, player, enemy, far = self.board, self.player, self.enemy, self._far
        weighed = ranked[:WEIGHED]
        for point in weighed:
            around = self._around(far, point)
            before = yield from potential.promised(board, player, enemy, far, around)
            if not board.play(point, player):
                after = yield from potential.promised(board, enemy, player, far, around)
                quality[point] -= PROMISE * (before + after)
            board.undo()
        _rank(quality, ranked, WEIGHED)

    def _weigh_answers(
        self,
        potential: Potential,
        answers: int,
        looks: dict[int, float],
        quality: dict[int, float],
        ranked: list[int],
    ) -> Iterator[None]:
        """Look once more at the best of them: what is left after the enemy's best answer? `looks` is their
        quality by the policy alone."""
        for point in ranked[:ANSWERED]:
            left = yield from self._left(potential, point, answers)
            quality[point] = looks[point] + PROMISE * left
        _rank(quality, ranked, ANSWERED)

    def _left(self, potential: Potential, point: int, answers: int) -> Generator[None, None, float]:
        """How much more than now the position promises after a quiet point and the enemy's best answer."""
        board, player, enemy = self.board, self.player, self.enemy
        if board.play(point, player):
            board.undo()
            return 0.0  # the search knows what a capture is worth
        qualities = yield from self._order(board, enemy, (point, *self._last))
        board.undo()
        stand = lead(board, player)
        least = INFINITY
        for answer in nlargest(answers, qualities, key=qualities.__getitem__):
            around = self._around(NEAR, point, answer)
            before = yield from potential.promised(board, player, enemy, NEAR, around)
            board.play(point, player)
            board.play(answer, enemy)
            after = yield from potential.promised(board, player, enemy, NEAR, around)
            least = min(least, after - before + lead(board, player) - stand)
            board.undo()
            board.undo()
        return least if qualities else 0.0

    def _around(self, reach: int, *points: int) -> int:
        """Mask of what lies within so many steps of some points."""
        grid = self.board.grid
        around = sum(grid.bits[point] for point in points)
        for _ in range(reach):
            around = spread(around, grid.stride) & grid.board
        return around

    def _ladders(self) -> Generator[None, None, int]:
        """Read the ladders of both. A mask of the points that are worth trying for them."""
        board = self.board
        mask = 0
        own = yield from self._find(self.player, 2)
        for point in starts(own, board):
            forced = yield from Ladder(board, self.player, self.enemy, LADDER).from_start(point)
            if forced.gain:
                self._floor[point] = forced
                mask |= board.grid.bits[point]
            yield
        foe = yield from self._find(self.enemy, 2)
        for point in starts(foe, board):
            forced = yield from Ladder(board, self.enemy, self.player, LADDER).from_start(point)
            if forced.gain:
                self._foe_starts.append(point)
                self._feared = max(self._feared, forced.gain)
                for step in forced.line:
                    mask |= board.grid.bits[step]
            yield
        return mask & board.open_mask

    def _verified(self) -> Generator[None, None, bool]:
        """See that the best candidate leaves no ladder to the enemy; whether it is as good as it seemed."""
        board = self.board
        best = self.thought.candidates[0]
        if best.point in self._ceiling or not self._foe_starts:
            return True
        board.play(best.point, self.player)
        have = float(lead(board, self.player))
        worst = NOTHING
        for point in self._foe_starts:
            if board.open_mask >> point & 1:
                forced = yield from Ladder(board, self.enemy, self.player, LADDER).from_start(point)
                if forced.gain > worst.gain:
                    worst = forced
            yield
        board.undo()
        ceiling = self._ceiling[best.point] = have - worst.gain if worst.gain else INFINITY
        self._refuted[best.point] = worst.line
        if best.value <= ceiling:
            return True
        best.value = ceiling
        return False

    def _line(self, candidate: Candidate, depth: int) -> tuple[int | None, ...]:
        """How the game would go on after a root point, as far as the search has it."""
        point = candidate.point
        forced = self._floor.get(point)
        if forced:
            return forced.line
        if candidate.value == self._ceiling.get(point):
            return (point, *self._refuted[point])
        board = self.board
        line: list[int | None] = [point]
        board.play(point, self.player)
        mover, other, rested = self.enemy, self.player, False
        while depth > 1:
            depth -= 1
            key = (depth, mover, board.alive_mask(mover), board.alive_mask(other), rested)
            known = self._known.get(key)
            if not known:
                break
            if known[2] is None:
                if rested:
                    break
                line.append(None)
            else:
                answer = known[2].bit_length() - 1
                line.append(answer)
                board.play(answer, mover)
            rested = known[2] is None
            mover, other = other, mover
        for played in line:
            if played is not None:
                board.undo()
        while line[-1] is None:
            line.pop()
        return tuple(line)

    def _root_points(self, ranked: list[int], own: Threats, foe: Threats, mask: int) -> list[int]:
        known = {candidate.point: i for i, candidate in enumerate(self.thought.candidates)}
        for threat in (*own, *foe):
            if threat.gain:
                mask |= threat.points
        points = dict.fromkeys(ranked[: self._quiet])
        points.update(dict.fromkeys(self.board.grid.mask_points(mask)))
        allowed = self._allowed
        return sorted((p for p in points if allowed >> p & 1), key=lambda point: known.get(point, len(known)))

    def _deepen(
        self, points: list[int], quality: dict[int, float], depth: int, own: Threats, foe: Threats
    ) -> Iterator[None]:
        """Search all root points one ply deeper than before."""
        board, player = self.board, self.player
        worst = min(quality.values(), default=0.0) - 1
        thought = self.thought
        before = {candidate.point: candidate for candidate in thought.candidates}
        found: list[Candidate] = []
        best = best_quality = -INFINITY
        stand = lead(board, player)
        for point in points:
            board.play(point, player)
            ours, theirs = self._after(point, player, own, foe, depth - 1)
            # one as good as the best one must be told from a worse one only where its quality would decide
            rival = quality.get(point, worst) > best_quality
            bound = best - 1 if rival else best
            if self._exact > 1:
                bound = (
                    sorted((c.value for c in found), reverse=True)[self._exact - 1] - 1
                    if len(found) >= self._exact
                    else -INFINITY
                )
            value = -(
                yield from self._look(self.enemy, player, depth - 1, -INFINITY, -bound, theirs, ours, False)
            )
            board.undo()
            if point in self._floor:
                value = max(value, stand + self._floor[point].gain)
            value = min(value, self._ceiling.get(point, INFINITY))
            if value > best or (rival and value == best):
                best, best_quality = value, quality.get(point, worst)
            found.append(Candidate(point, value, quality.get(point, worst)))
            searched = {candidate.point for candidate in found}
            rest = [candidate for candidate in before.values() if candidate.point not in searched]
            if len(found) > 1 or depth == 1:
                found.sort(key=lambda c: (-c.value, -c.quality))
                thought.candidates = [*found, *rest]
            elif value >= before[point].value:
                thought.candidates = [*found, *rest]
        thought.candidates = found
        thought.depth = depth

    def _after(
        self, point: int, player: int, own: Threats, foe: Threats, depth: int
    ) -> tuple[Threats, Threats]:
        """The threats of the player who has just played on a point and those of the other one."""
        board = self.board
        grid = board.grid
        bit = grid.bits[point]
        free = board.open_mask
        ours: Threats = []
        for threat in own:
            points = threat.points
            if points & bit:
                points ^= bit
                if points and points & free == points:
                    ours.append(Threat(points, threat.gain, threat.house))
            elif points & free == points:
                ours.append(threat)
        theirs: Threats = []
        for threat in foe:
            points = threat.points
            if points & free == points:
                baited = not threat.gain and threat.house & bit
                theirs.append(Threat(points, 1, threat.house) if baited else threat)
        mine = board.alive_mask(player)
        if mine & bit:
            around = grid.crosses[point] & ~bit
            if around & grid.board == around and not around & mine:
                points = around & free
                enemies = board.alive_mask(self.enemy if player == self.player else self.player)
                if points and not around & ~points & ~enemies:
                    theirs.append(Threat(points, 1, 0))
            if depth >= 2:
                self._closings(point, player, ours)
        return ours, theirs

    def _closings(self, point: int, player: int, ours: Threats) -> None:
        """Add the threats of one dot that the new dot on a point has made."""
        board = self.board
        bits = board.grid.bits
        known = {threat.points for threat in ours}
        for place in closings(board, point, player):
            if bits[place] not in known:
                gain = gain_of(board, place, player)
                if gain > 0:
                    ours.append(Threat(bits[place], gain, 0))

    def _look(
        self,
        player: int,
        other: int,
        depth: int,
        alpha: float,
        beta: float,
        own: Threats,
        foe: Threats,
        rested: bool,
    ) -> Generator[None, None, float]:
        """What the position is worth for the player to move. `rested` if the other one has just done
        nothing."""
        thought = self.thought
        thought.positions += 1
        board = self.board
        stand = float(lead(board, player))
        if depth <= 0:
            return stand
        if not thought.positions % STEP:
            yield
        own = [threat for threat in own if threat.points.bit_count() <= (depth + 1) // 2]
        foe = [threat for threat in foe if threat.points.bit_count() <= depth // 2]
        weights: dict[int, float] = {}
        for threats, share in ((own, 1.0), (foe, 0.9)):
            for points, gain, *_ in threats:
                if gain:
                    weight = share * (gain + 1) / (1 << 3 * points.bit_count())
                    rest = points
                    while rest:
                        low_bit = rest & -rest
                        weights[low_bit] = weights.get(low_bit, 0.0) + weight
                        rest ^= low_bit
        if not weights:
            return stand
        dots = (depth + 1) // 2
        hope = stand + dots * max((threat.gain for threat in own), default=0)
        if hope <= alpha:
            return hope
        key = (depth, player, board.alive_mask(player), board.alive_mask(other), rested)
        least, most, _ = self._known.get(key, (-INFINITY, INFINITY, None))
        if least >= beta or least == most:
            return least
        if most <= alpha:
            return most
        first_alpha = alpha
        best = stand
        if foe and not rested:
            best = -(yield from self._look(other, player, depth - 1, -beta, -alpha, foe, own, True))
        best_move: int | None = None
        if best < beta:
            alpha = max(alpha, best)
            moves = sorted(weights, key=weights.__getitem__, reverse=True)[:WIDEST]
            hint = self._best.get((depth - 1, *key[1:]))
            if hint is not None and hint in weights:
                moves.remove(hint) if hint in moves else None
                moves.insert(0, hint)
            for low_bit in moves:
                point = low_bit.bit_length() - 1
                board.play(point, player)
                ours, theirs = self._after(point, player, own, foe, depth - 1)
                value = -(yield from self._look(other, player, depth - 1, -beta, -alpha, theirs, ours, False))
                board.undo()
                if value > best:
                    best, best_move = value, low_bit
                    if value > alpha:
                        alpha = value
                        if alpha >= beta:
                            break
        if best <= first_alpha:
            self._known[key] = (-INFINITY, best, best_move)
        elif best >= beta:
            self._known[key] = (best, INFINITY, best_move)
        else:
            self._known[key] = (best, best, best_move)
        return best


def _rank(quality: dict[int, float], ranked: list[int], first: int) -> None:
    """Sort points by quality; of those after the `first` ones less is known: they stay behind."""
    low = min(quality[point] for point in ranked[:first])
    for point in ranked[first:]:
        quality[point] = min(quality[point], low)
    ranked.sort(key=lambda point: -quality[point])
