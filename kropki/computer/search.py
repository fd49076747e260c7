"""Searches for the best move, one ply deeper each time (iterative deepening).

It tries the points of trajectories, those of ladders, and the most promising quiet points, and looks ahead
from each (`kropki.computer.lookahead`). It runs in small steps, so that it can be stopped at any time and
always knows a move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import nlargest

from kropki.board.board import Board
from kropki.board.enclosure import union
from kropki.board.grid import Mask, Player, Point
from kropki.computer.ending import Ending
from kropki.computer.foresight import Foresight
from kropki.computer.ladder import NO_GAIN, ForcedLine, LadderReader, ladder_starts
from kropki.computer.lookahead import INFINITY, REDUCTION, Lookahead, Threat, leads_of, threats_of
from kropki.computer.steps import Steps
from kropki.computer.trajectories import Trajectories, Trajectory, lead

MARGIN = 1e-3
"""By how much a bound is below a worth that must be found exactly. Values are whole dots."""
LADDER_BUDGET = 600
"""How many dots are tried to read a ladder from one point."""
QUICK_BUDGET = 50
"""How many dots are tried for that at first."""
SHORT_LADDER = 13
"""The number of moves up to which every ladder is seen: seven dots of the attacker and six answers."""
QUICK_DEPTH = 3
"""The depth before which ladders are read at first."""
PATIENT_DEPTH = 5
"""The depth before which the ladders are read again that were given up at first."""
ROOT_WIDTH = 20
"""How many points of threats are tried at the root."""
LONGEST_THREAT = 4
"""How many dots the trajectories of the search have at most. Longer ones take long to find, and hardly ever
change a value."""
LATE = 6
"""After how many points of the root the others are late, as in `kropki.computer.lookahead`."""
WHOLE_DEPTH = 5
"""Up to this depth all points are searched whole."""
FORESIGHT_DEPTH = 3
"""The depth before which the network compares points."""
LATE_FORESIGHT_DEPTH = 7
"""The same on large boards, where the network takes long: with 0.3 s it would never come to an end."""
LARGE_BOARD = 400
"""How many points a board has that is not yet large."""
FAR_FROM_END = 32
"""With fewer open points, the search sees the end better than random games and the network."""
FORESIGHT_WEIGHT = 0.4
"""What a dot that the network expects is worth in dots that the search has seen."""
SURVEY_QUALITY = 0.1
"""What the quality of a quiet point is worth in dots beside what random games tell of it."""
ENDING_DEPTH = 5
"""The depth after which an ending is tried to the last point."""
STEADY_DEPTH = 13
"""The depth from which a best move that stays the best is likely to remain it."""
STEADY_DEPTHS = 3
"""After how many depths in a row with the same best move."""
MAX_LINES = 3
"""For how many candidates the line is kept."""
MAX_VERIFICATIONS = 12
"""How often a depth is searched again if the best candidate turns out to allow a ladder."""

RatePoints = Callable[[Trajectories, Player, tuple[Point, ...]], Steps[dict[Point, float]]]
"""Rates the points near dots: called with the trajectories of a position, the player to move and the
last points played."""

SurveyPoints = Callable[[Trajectories, Sequence[Point]], Steps[Mapping[Point, float]]]
"""Tells how many dots a dot of the player on each of some points gains nearby: called with the trajectories
of the position and the points."""


@dataclass(slots=True)
class RootMove:
    """A move that is considered at the root.

    Attributes:
        point: Where to play.
        value: The lead of the player in the end, in dots, as far as the search can see.
        quality: What the policy thinks of the point. It decides between points of the same worth.
        promise: What random games and the network add to the value, in dots: 0 where they expect most, and
            less elsewhere.
        line: How the game would continue, beginning with `point`. None is a null move.
    """

    point: Point
    value: float
    quality: float = 0.0
    promise: float = 0.0
    line: tuple[Point | None, ...] = ()

    @property
    def worth(self) -> float:
        """The value and the promise."""
        return self.value + self.promise


@dataclass(slots=True)
class SearchInfo:
    """What a search has found so far.

    Attributes:
        candidates: The moves considered, the best first.
        depth: How many plies deep they have been searched.
        positions: How many positions have been searched.
        solved: Whether the values are exact, to the last point.
        steady: Whether the best move has stayed the same for so long that more time would hardly change it.
    """

    candidates: list[RootMove] = field(default_factory=list)
    depth: int = 0
    positions: int = 0
    solved: bool = False
    steady: bool = False


class Search:
    """Looks for the best move of a player.

    Attributes:
        board: The board of the search. Dots are played on it and taken back.
        player: The player to move.
        enemy: The opponent.
        info: What has been found so far. It may be read after each step.
    """

    def __init__(
        self,
        board: Board,
        player: Player,
        enemy: Player,
        rate: RatePoints,
        *,
        last: tuple[Point, ...] = (),
        allowed: Mask = 0,
        quiet_width: int = 8,
        max_depth: int = 9,
        ladders: bool = True,
        multi_pv: int = 1,
        foresight: Foresight | None = None,
        foreseen: int = 0,
        survey: SurveyPoints | None = None,
        notices: Callable[[Mask], bool] | None = None,
        ending: Ending | None = None,
    ) -> None:
        """Prepare a search.

        Args:
            board: The position. It is left unchanged when the search has run to its end.
            player: The player to move.
            enemy: The opponent.
            rate: Rates the points near dots, as a `Policy` does.
            last: The last points that were played, the newest first.
            allowed: The points that may be played; 0 for all open points.
            quiet_width: How many points are tried at the root although they threaten nothing.
            max_depth: How many plies deep to search.
            ladders: Whether to read ladders.
            multi_pv: How many of the best candidates get exact values. The values of the others are bounds.
            foresight: Expects what is captured in the end. Without it points are compared by `rate` only.
            foreseen: For how many points it is asked. Half of them are the best quiet points.
            survey: Compares the points that `rate` rates before the search begins. By default, nothing does.
            notices: Tells whether the player sees the trajectory of some points. By default, all are seen.
            ending: Solves the position when few points are open. By default, nothing does.
        """
        board.remember_regions()
        self.board = board
        self.player = player
        self.enemy = enemy
        self.info: SearchInfo = SearchInfo()
        self._rate = rate
        self._last = last
        self._allowed = allowed or -1
        self._trajectories = Trajectories(board)
        self._quiet_width = quiet_width
        self._max_depth = max_depth
        self._reads_ladders = ladders
        self._multi_pv = multi_pv
        self._foresight = foresight
        self._foreseen = foreseen
        self._survey = survey
        self._promises: list[tuple[dict[Point, float], float]] = []
        """What random games and the network promise: by point, and for all other points, of which less is
        known."""
        self._notices = notices
        self._ending = ending
        self._lookahead = Lookahead(board)
        self._own: list[Threat] = []
        """The threats of the player that fit into the current depth."""
        self._theirs: list[Threat] = []
        """The same for the opponent."""
        self._lead = lead(board, player)
        """The lead of the player before the move."""
        self._own_points: Mask = 0
        """The points of all trajectories of the player that fit into the current depth, seen or not."""
        self._quiet_values: dict[tuple[int, tuple[Threat, ...]], tuple[float, float]] = {}
        """What a dot on any other point is worth, by the plies that are left and the threats that it leaves
        to the opponent: the value found, and the bound above which it is exact."""
        self._forced: dict[Point, ForcedLine] = {}
        """By point: the ladder of the player that begins there."""
        self._ceiling: dict[Point, float] = {}
        """By point: the most the player can have after playing there, because of a ladder of the opponent;
        `INFINITY` if there is none."""
        self._refutation: dict[Point, tuple[Point, ...]] = {}
        """By point: that ladder."""
        self._unread: dict[Player, list[Point]] = {}
        """By player: where a ladder may begin that has not been read to its end."""
        self._overlooked: dict[Player, set[Point]] = {}
        """By player: where only short ladders are seen."""
        self._ladder_points: Mask = 0
        """The points to try because of ladders: where those of the player begin, and all of the opponent."""
        self._enemy_ladders: dict[Point, ForcedLine] = {}
        """By point: the ladder of the opponent that begins there."""
        self._feared = 0
        """The largest gain of a ladder of the opponent if the player does nothing."""
        self._defences = 0
        """The mask of the points where a dot may do something about the ladders of the opponent."""

    def run(self) -> Iterator[None]:
        """Search in steps of about a millisecond."""
        board, player, enemy = self.board, self.player, self.enemy
        allowed = self._allowed & board.open_mask
        qualities = yield from self._rate(self._trajectories, player, self._last)
        quality = {p: q for p, q in qualities.items() if allowed >> p & 1}
        quality = quality or dict.fromkeys(board.grid.mask_points(allowed), 0.0)
        info = self.info
        ranked = sorted(quality, key=lambda point: -quality[point])
        self._show_first(ranked, quality)
        yield
        is_far = board.open_mask.bit_count() >= FAR_FROM_END
        if self._survey and is_far:
            self._promise_gains((yield from self._survey(self._trajectories, ranked)))
            ranked.sort(key=lambda point: -self._promise(point) - SURVEY_QUALITY * quality[point])
            self._show_first(ranked, quality)
        own_length = enemy_length = 0
        best, same = None, 0
        if self._reads_ladders:
            yield from self._find_ladders()
        is_large = board.grid.width * board.grid.height > LARGE_BOARD
        depths = QUICK_DEPTH, PATIENT_DEPTH, LATE_FORESIGHT_DEPTH if is_large else FORESIGHT_DEPTH
        quick_depth, patient_depth, foresight_depth = (min(depth, self._max_depth) for depth in depths)
        for depth in range(1, self._max_depth + 1):
            if depth == patient_depth:
                yield from self._read_ladders(LADDER_BUDGET)
            elif depth == quick_depth:
                yield from self._read_ladders(QUICK_BUDGET)
            if depth == foresight_depth and self._foresight and is_far:
                yield from self._foresee(self._foresight, ranked)
            if own_length < (depth + 1) // 2 <= LONGEST_THREAT:
                own_length = (depth + 1) // 2
                self._own = threats_of((yield from self._find(player, own_length)))
                found = yield from self._trajectories.find(player, own_length)
                self._own_points = union(trajectory.points for trajectory in found)
            if enemy_length < depth // 2 <= LONGEST_THREAT:
                enemy_length = depth // 2
                self._theirs = threats_of((yield from self._find(enemy, enemy_length)))
            self._quiet_values.clear()
            yield from self._lookahead.start_depth()
            for _ in range(MAX_VERIFICATIONS):
                points = self._root_points(ranked)
                yield from self._deepen(points, quality, depth)
                if (yield from self._verify_best()):
                    break
            for candidate in info.candidates[:MAX_LINES]:
                candidate.line = self._line(candidate, depth)
            same = same + 1 if info.candidates[0].point == best else 1
            best = info.candidates[0].point
            if depth >= STEADY_DEPTH and same >= STEADY_DEPTHS:
                info.steady = True
                yield
            if info.candidates[0].value < self._lead and self._quiet_width < len(ranked):
                self._quiet_width *= 3  # all moves tried so far lose something: try more
            if not self._own and not self._theirs and depth >= foresight_depth:
                break
            if depth == ENDING_DEPTH and self._ending:
                break
        if self._ending:
            yield from self._solve(self._ending, quality)

    def forced_gain(self, point: Point) -> int:
        """Return what the player gains by force with a dot on a point; 0 if no ladder was found."""
        return self._forced.get(point, NO_GAIN).gain

    def forced_line(self, point: Point) -> tuple[Point, ...]:
        """Return the ladder that begins with a dot of the player on a point, or no point at all."""
        return self._forced.get(point, NO_GAIN).points

    def feared_line(self) -> tuple[Point, ...]:
        """Return the opponent's best ladder if the player does nothing, or no point at all."""
        return max(self._enemy_ladders.values(), key=lambda line: line.gain, default=NO_GAIN).points

    def prevented_gain(self, point: Point) -> int:
        """Return what the opponent gains by force unless the player plays on a point.

        It is 0 if a dot on the point does not prevent that, or if this is not known.
        """
        return self._feared if self._ceiling.get(point) == INFINITY else 0

    def _solve(self, ending: Ending, quality: dict[Point, float]) -> Iterator[None]:
        """Replace the candidates by all moves with their exact values."""
        values = yield from ending.values(self.player)
        worst_quality = _worst_of(quality)
        found = [
            RootMove(point, value, quality.get(point, worst_quality))
            for point, value in values.items()
            if self._allowed >> point & 1
        ]
        found.sort(key=_rank)
        for candidate in found[:MAX_LINES]:
            candidate.line = yield from ending.line(candidate.point, self.player, candidate.value)
        self.info.candidates = found
        self.info.depth = len(values)
        self.info.solved = True

    def _show_first(self, ranked: list[Point], quality: dict[Point, float]) -> None:
        """Make the best quiet points the candidates, before anything has been searched."""
        self.info.candidates = [
            RootMove(point, float(self._lead), quality[point], self._promise(point))
            for point in ranked[: self._quiet_width]
        ]

    def _find(self, player: Player, max_dots: int) -> Steps[list[Trajectory]]:
        """Find the trajectories that the player of the search sees."""
        found = yield from self._trajectories.find(player, max_dots)
        return [each for each in found if self._notices(each.points)] if self._notices else found

    def _foresee(self, foresight: Foresight, ranked: list[Point]) -> Iterator[None]:
        """Compare points by what the network expects after a dot there, and rank quiet points by that."""
        candidates = (candidate.point for candidate in self.info.candidates)
        points = [*dict.fromkeys((*ranked[: self._foreseen // 2], *candidates))][: self._foreseen]
        gains = yield from foresight.gains_after(self.board, points, self.player, self.enemy, self._last)
        self._promise_gains({p: FORESIGHT_WEIGHT * gain for p, gain in zip(points, gains, strict=True)})
        ranked.sort(key=lambda point: -self._promise(point))

    def _promise_gains(self, gains: Mapping[Point, float]) -> None:
        """Add what is expected of some points to the promises. Of all others, the least is expected."""
        most = max(gains.values())
        promises = {point: gain - most for point, gain in gains.items()}
        self._promises.append((promises, min(promises.values())))

    def _promise(self, point: Point) -> float:
        """Return what random games and the network add to the value of a point."""
        return sum(promises.get(point, least) for promises, least in self._promises)

    def _find_ladders(self) -> Iterator[None]:
        """Find where ladders of both players may begin."""
        for player in (self.player, self.enemy):
            found = yield from self._trajectories.find(player, 2)
            seen = yield from self._find(player, 2)
            self._unread[player] = ladder_starts(self.board, found)
            self._overlooked[player] = {*self._unread[player]} - {*ladder_starts(self.board, seen)}
            self._defences |= union(trajectory.points for trajectory in found)

    def _read_ladders(self, budget: int) -> Iterator[None]:
        """Read the ladders of both players that have not been read to their end.

        Args:
            budget: After how many dots a ladder is given up.
        """
        board, player, enemy = self.board, self.player, self.enemy
        for attacker, starts in self._unread.items():
            reader = LadderReader(board, attacker, enemy if attacker == player else player, budget)
            given_up = []
            for point in starts:
                line = yield from reader.read(point)
                if point in self._overlooked[attacker] and len(line.points) > SHORT_LADDER:
                    line = NO_GAIN
                if line.gain and attacker == player:
                    self._forced[point] = line
                    self._ladder_points |= board.grid.bits[point]
                    self._defences |= board.grid.bits[point]
                elif line.gain:
                    self._enemy_ladders[point] = line
                    self._ladder_points |= union(board.grid.bits[step] for step in line.points)
                    self._defences |= reader.tried
                    self._ceiling.clear()
                elif reader.left <= 0:
                    given_up.append(point)
                yield
            self._unread[attacker] = given_up
        self._feared = max((line.gain for line in self._enemy_ladders.values()), default=0)

    def _verify_best(self) -> Steps[bool]:
        """Check whether the best candidate allows a ladder of the opponent, and lower its value if so.

        A candidate whose value is lowered no longer comes first if another one is better.

        Returns:
            Whether the candidate keeps its value.
        """
        best = self.info.candidates[0]
        expected = self._expected_ceiling(best.point)
        if best.point not in self._ceiling:
            self._ceiling[best.point] = yield from self._read_ceiling(best.point)
        ceiling = self._ceiling[best.point]
        if best.value <= ceiling <= expected:
            return True
        best.value = min(best.value, ceiling)
        self.info.candidates.sort(key=_rank)
        return False

    def _expected_ceiling(self, point: Point) -> float:
        """Return the most that the player can have after a dot, as far as that is known.

        A dot that has nothing to do with the ladders of the opponent does not prevent them.
        """
        if point in self._ceiling:
            return self._ceiling[point]
        if not self._feared or self._defences >> point & 1:
            return INFINITY
        return float(self._lead - self._feared)

    def _read_ceiling(self, point: Point) -> Steps[float]:
        """Read the opponent's ladders after a dot, and return the most that the player can have then."""
        board = self.board
        board.play(point, self.player)
        after = float(lead(board, self.player))
        worst = NO_GAIN
        reader = LadderReader(board, self.enemy, self.player, LADDER_BUDGET)
        for start in sorted(self._enemy_ladders, key=lambda point: -self._enemy_ladders[point].gain):
            if board.open_mask >> start & 1:
                line = yield from reader.read(start)
                if line.gain > worst.gain:
                    worst = line
            if worst.gain >= self._feared:
                break
            yield
        board.undo()
        self._refutation[point] = worst.points
        return after - worst.gain if worst.gain else INFINITY

    def _value_of(self, point: Point, depth: int, bound: float, guess: float | None) -> Steps[float]:
        """Return what a dot of the player is worth, with the ladders that begin there.

        Args:
            point: Where to put the dot.
            depth: How many plies to search, with the dot.
            bound: If the value is not above this, an upper bound of the value is enough.
            guess: What the value seems to be, or None.
        """
        board, player = self.board, self.player
        forced = self._forced.get(point)
        if forced:
            bound = min(bound, self._lead - 1)  # the search must see what an answer elsewhere wins
        board.play(point, player)
        if depth == 1:
            value = -float(lead(board, self.enemy))
        else:
            value = yield from self._value_after(point, depth - 1, bound, guess)
        board.undo()
        if forced and value >= self._lead:
            value = max(value, self._lead + forced.gain)
        return min(value, self._expected_ceiling(point))

    def _value_after(self, point: Point, depth: int, bound: float, guess: float | None) -> Steps[float]:
        """Return what the player's dot on a point is worth.

        Dots that belong to no trajectory of the player and leave the same threats to the opponent are all
        worth the same, so only one of them is searched.

        Args:
            point: Where the player has just played.
            depth: How many plies are left.
            bound: If the value is not above this, an upper bound of the value is enough.
            guess: What the value seems to be. If it is not known, it seems to be not above the bound.
        """
        board, player, enemy, ahead, own = self.board, self.player, self.enemy, self._lookahead, self._own
        leads, free = leads_of(board), board.open_mask
        after = ahead.enemy_threats_after(point, player, enemy, self._theirs, free, depth)
        is_quiet = not self._own_points >> point & 1 and leads[player] == self._lead
        if is_quiet:
            known, known_bound = self._quiet_values.get((depth, tuple(after)), (INFINITY, INFINITY))
            if known > known_bound or known <= bound:
                return known

        def look(low: float, high: float) -> Steps[float]:
            """Return the value if it is between two bounds. Otherwise the result only tells on which side."""
            value = yield from ahead.search(enemy, player, depth, -high, -low, after, own, point, leads, free)
            return -value

        value = yield from self._narrow(look, bound, guess)
        if is_quiet:
            self._quiet_values[depth, tuple(after)] = value, bound
        return value

    def _narrow(
        self, look: Callable[[float, float], Steps[float]], bound: float, guess: float | None
    ) -> Steps[float]:
        """Return a value, as `_value_after` does.

        At first the search only asks whether the value is what it seems to be. This takes fewer positions
        than to find the value.

        Args:
            look: Returns the value if it is between two bounds.
            bound: If the value is not above this, an upper bound of the value is enough.
            guess: What the value seems to be. If it is not known, it seems to be not above the bound.
        """
        if self._multi_pv > 1 or (guess is None and bound == -INFINITY):
            return (yield from look(bound, INFINITY))
        low = bound if guess is None else max(bound, guess - 1)
        high = max(low, bound if guess is None else guess) + 1
        value = yield from look(low, high)
        if value >= high:
            return max(value, (yield from look(value - MARGIN, INFINITY)))
        if bound < value <= low:
            return min(value, (yield from look(bound, value + MARGIN)))
        return value

    def _line(self, candidate: RootMove, depth: int) -> tuple[Point | None, ...]:
        """Return how the game would continue with a candidate, as far as the search knows it."""
        point = candidate.point
        forced = self._forced.get(point)
        if forced and candidate.value >= self._lead + forced.gain:
            return forced.points
        if candidate.value == self._ceiling.get(point):
            return (point, *self._refutation[point])
        self.board.play(point, self.player)
        line = [point, *self._lookahead.line(self.enemy, self.player, depth - 1)]
        self.board.undo()
        while line[-1] is None:
            line.pop()
        return tuple(line)

    def _root_points(self, ranked: list[Point]) -> list[Point]:
        """Return the points to try at the root: quiet ones, the most important ones of threats, and ladders.

        Candidates of the depth before come first, in their order.
        """
        known = {candidate.point: i for i, candidate in enumerate(self.info.candidates)}
        mask = self._ladder_points & self.board.open_mask
        weights = self._lookahead.weigh(self._own, self._theirs)
        for bit in nlargest(ROOT_WIDTH, weights, key=weights.__getitem__):
            mask |= bit
        tried = dict.fromkeys(ranked[: self._quiet_width])
        tried.update(dict.fromkeys(self.board.grid.mask_points(mask)))
        allowed = self._allowed
        return sorted((p for p in tried if allowed >> p & 1), key=lambda point: known.get(point, len(known)))

    def _deepen(self, points: list[Point], quality: dict[Point, float], depth: int) -> Iterator[None]:
        """Search all root points to a depth, and update the candidates after each."""
        worst_quality = _worst_of(quality)
        info = self.info
        before = {candidate.point: candidate for candidate in info.candidates}
        found: list[RootMove] = []
        best = best_quality = -INFINITY
        for point in points:
            promise = self._promise(point)
            # a point of the same worth as the best one matters only if its quality is higher
            rivals_best = quality.get(point, worst_quality) > best_quality
            bound = best - promise - (MARGIN if rivals_best else 0)
            if self._multi_pv > 1:
                bound = (
                    sorted((c.worth for c in found), reverse=True)[self._multi_pv - 1] - promise - MARGIN
                    if len(found) >= self._multi_pv
                    else -INFINITY
                )
            guess = before[point].value if point in before and not found else None
            is_late = len(found) >= LATE and depth > WHOLE_DEPTH and self._multi_pv == 1
            value = yield from self._value_of(point, depth - REDUCTION if is_late else depth, bound, guess)
            if is_late and value > bound:
                value = yield from self._value_of(point, depth, bound, guess)
            info.positions = self._lookahead.positions
            move = RootMove(point, value, quality.get(point, worst_quality), promise)
            if move.worth > best or (rivals_best and move.worth == best):
                best, best_quality = move.worth, move.quality
            found.append(move)
            searched = {candidate.point for candidate in found}
            rest = [candidate for candidate in before.values() if candidate.point not in searched]
            if len(found) > 1 or depth == 1:
                found.sort(key=_rank)
                info.candidates = [*found, *rest]
            elif point in before and move.worth >= before[point].worth:
                info.candidates = [*found, *rest]
        info.candidates = found
        info.depth = depth


def _worst_of(quality: dict[Point, float]) -> float:
    """Return the quality of points that have not been rated: worse than all that have."""
    return min(quality.values(), default=0.0) - 1


def _rank(candidate: RootMove) -> tuple[float, float]:
    """Return a key that sorts candidates, the best first."""
    return -candidate.worth, -candidate.quality
