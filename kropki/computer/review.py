"""Reviews a game and finds the moves that lost most, and better ones."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from kropki.board.board import Board
from kropki.board.grid import Grid, Mask, Player, Point
from kropki.computer.findings import find_findings
from kropki.computer.foresight import load_foresight
from kropki.computer.hints import Hint, HintReason, find_hints, with_finding
from kropki.computer.levels import Level
from kropki.computer.lines import LineKind, ShownLine, line_to_capture
from kropki.computer.player import Thinking, TimeSource, copy_automatic, last_points, load_policy
from kropki.computer.search import Search
from kropki.computer.steps import Steps
from kropki.computer.trajectories import lead
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.moves import AgreedDraw, AgreedScore, Dot, Resignation, TimeUp
from kropki.game.outcome import EndReason
from kropki.game.tree import Node

MAX_MISTAKES = 40
"""How many mistakes a review names."""
MIN_LOSS = 1.0
"""The smallest loss in dots of a move that is named."""
MAX_MOVES = 3_000
"""The longest game that is reviewed. The largest board is full sooner."""
MAX_COMPARISONS = 2
"""At how many depths a move must lose against a better one, as far as there is time."""
PATIENCE = 3
"""The time limit for searching one of the compared moves, as a multiple of that for a position."""
IMMEDIATE_REASONS = {HintReason.CAPTURES, HintReason.SAVES, HintReason.PLACES, HintReason.THREATENS}
"""Reasons that need no search."""
SCORED_ENDS = {EndReason.FULL_BOARD, EndReason.STOP, EndReason.PASSES, EndReason.LEAD, EndReason.FIRST_TO}
"""The ends of a game after which the score decides."""


class NoReview(KropkiError):
    """The game cannot be reviewed."""


class TooManyPlayers(NoReview):
    """The game has more than two players."""

    code = "review/players"


class NoMoves(NoReview):
    """The game has no dots."""

    code = "review/no-moves"


class TooLong(NoReview):
    """The game has more than `MAX_MOVES` moves."""

    code = "review/too-long"


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that lost dots.

    Attributes:
        node: The node of the move.
        ply: The number of the node in the line, from 0 for the root.
        player: The player who made the move.
        point: Where the player played.
        loss: How many dots the move lost.
        better: A better move.
        answer: How the opponent takes advantage of the mistake: the following moves. None is a null move.
        punished: The line from the mistake to what the opponent captures, or None if that is nothing.
    """

    node: Node
    ply: int
    player: Player
    point: Point
    loss: float
    better: Hint
    answer: tuple[Point | None, ...]
    punished: ShownLine | None = None


@dataclass(slots=True)
class Review:
    """What a review has found so far.

    Attributes:
        curve: By how many dots player 0 is expected to win, at each node of the line from the root.
        mistakes: The moves that lost most, the worst first.
    """

    curve: list[float] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Outlook:
    """What a search expects after a move: its value for the player who made it, and the line from there."""

    value: float
    line: tuple[Point | None, ...]


class Reviewer:
    """Reviews the current line of a game of two players, from its first node to its last.

    A move is suspect if the expected score falls by `MIN_LOSS`. Then both the move and a better one are
    searched equally deep, to measure the loss.

    Attributes:
        review: What has been found so far.
        line: The nodes of the line.
        grid: The grid of the board.
    """

    def __init__(
        self,
        game: Game,
        level: Level,
        steps: int | None = None,
        *,
        seconds: float | None = None,
        clock: TimeSource = time.perf_counter,
    ) -> None:
        """Prepare a review.

        Args:
            game: The game. The review moves through it.
            level: The level at which each position is thought about.
            steps: The number of steps for each position. It replaces the time limit.
            seconds: The time limit for each position. By default, that of the level.
            clock: Returns the time in seconds.

        Raises:
            TooManyPlayers: If the game has more than two players.
            NoMoves: If the line has no dots.
            TooLong: If the line has more than `MAX_MOVES` moves.
        """
        self.review: Review = Review()
        self.line: list[Node] = game.node.line()
        self.grid: Grid = game.board.grid
        if game.board.players != 2:
            raise TooManyPlayers(
                f"the game has {game.board.players} players; only games of two can be reviewed"
            )
        if not any(isinstance(node.move, Dot) for node in self.line):
            raise NoMoves("the game has no moves to review")
        if len(self.line) > MAX_MOVES + 1:
            raise TooLong(f"the game has {len(self.line) - 1} moves; at most {MAX_MOVES} can be reviewed")
        self._game = game
        self._level = replace(level, surveyed=0.0)  # random games choose points but change no value
        self._steps = steps
        self._seconds = seconds or level.seconds
        self._clock = clock
        self._thoughts: dict[int, Thinking] = {}
        """The thinking about the last few positions, by their places in the line. Positions in which nothing
        can be gained have none."""

    @property
    def progress(self) -> float:
        """The share of the line that has been reviewed, from 0 to 1."""
        return len(self.review.curve) / len(self.line)

    def run(self) -> Iterator[None]:
        """Review the line, step by step.

        The game moves through the line. At the end it returns to the node where it was.
        """
        game, line, curve = self._game, self.line, self.review.curve
        home = game.node
        for i, node in enumerate(line):
            game.go_to(node, select=False)
            thinking = self._thoughts.get(i - 1)
            if i and not _changes_position(node):
                curve.append(curve[-1])
            elif is_decided(game):
                thinking = None
                curve.append(game.scores[0] - game.scores[1])
            else:
                thinking = self._think(self._next_player(i))
                yield from thinking.run()
                curve.append(_expected_score(thinking))
            if thinking:
                self._thoughts[i] = thinking
            self._thoughts.pop(i - 3, None)
            depth = (thinking or self._thoughts[i - 1]).info.depth if i and self._is_choice(i) else 0
            if depth and self._fall(i) >= MIN_LOSS:
                yield from self._examine(i, depth)
            elif depth and self._fall(i) <= -MIN_LOSS:
                curve[i - 1] = curve[i]  # a move cannot gain what was not already there
                if i > 1 and self._is_choice(i - 1) and self._fall(i - 1) >= MIN_LOSS:
                    yield from self._examine(i - 1, depth + 1)
            yield
        game.go_to(home, select=False)

    def _next_player(self, i: int) -> Player:
        """Return the player who makes the next move of the line after node `i`, where the game is now."""
        move = next((node.move for node in self.line[i + 1 :] if node.move), None)
        return move.player if isinstance(move, Dot) else self._game.turn

    def _think(self, player: Player) -> Thinking:
        return Thinking(
            self._game,
            self._level,
            player=player,
            steps=self._steps,
            seconds=self._seconds,
            resigns=False,
            clock=self._clock,
        )

    def _is_choice(self, i: int) -> bool:
        """Return whether the move of node `i` can be compared with others.

        It must be a dot by the player to move, for whom the position was thought about. The opponent must
        answer it, because the search does not know about a player who moves twice.
        """
        node, before = self.line[i], self._thoughts.get(i - 1)
        move = node.move
        return (
            isinstance(move, Dot)
            and not node.setup
            and before is not None
            and before.player == move.player == node.turn
            and (self._game.rules.extra_turn or self._player_after(i) != move.player)
        )

    def _fall(self, i: int) -> float:
        """Return by how much the expected score falls at node `i` for the player who moved."""
        move, curve = self.line[i].move, self.review.curve
        assert isinstance(move, Dot)
        return (1 - 2 * move.player) * (curve[i - 1] - curve[i])

    def _examine(self, i: int, depth: int) -> Iterator[None]:
        """Compare the move of node `i` with better ones, and name it if it loses against one of them."""
        game, node, before = self._game, self.line[i], self._thoughts[i - 1]
        here, move, following = game.node, node.move, self._player_after(i)
        assert isinstance(move, Dot) and node.parent
        game.go_to(node, select=False)
        allowed = game.middle_mask()
        game.go_to(node.parent, select=False)
        lead_before = lead(game.board, move.player)
        hints = [hint for hint in find_hints(before) if hint.point != move.point]
        found: dict[Point, Mistake] = {}  # by the better point, at the depth where it is better by least
        compared = 0
        while hints and depth and compared < MAX_COMPARISONS:
            made = yield from self._search_after(move, move.point, following, allowed, depth)
            for hint in hints if made else ():
                other = yield from self._search_after(move, hint.point, following, allowed, depth)
                if made and other:
                    gain, loss = other.value - lead_before, other.value - made.value
                    better = _measured(hint, gain, loss, other.line)
                    known = found.get(hint.point)
                    if not known or loss < known.loss:
                        answer = made.line[1:]
                        found[hint.point] = Mistake(node, i, move.player, move.point, loss, better, answer)
            compared += bool(made)
            depth -= 1
        worst = max(found.values(), key=lambda mistake: mistake.loss, default=None)
        mistakes = self.review.mistakes
        if worst and worst.loss >= MIN_LOSS and not any(mistake.ply == i for mistake in mistakes):
            game.go_to(node.parent, select=False)
            board, last, better = copy_automatic(game.board), last_points(game), worst.better
            player, enemy = move.player, 1 - move.player
            [finding] = yield from find_findings(
                load_foresight(), board, [better.point], player, enemy, last, instead=move.point
            )
            worst = replace(
                worst,
                better=_with_expected(board, with_finding(better, finding, player), player),
                punished=_punished(board, player, (move.point, *worst.answer)),
            )
            mistakes.append(worst)
            mistakes.sort(key=lambda mistake: -mistake.loss)
            del mistakes[MAX_MISTAKES:]
        game.go_to(here, select=False)

    def _player_after(self, i: int) -> Player:
        """Return the player who moved after node `i`."""
        after = self._thoughts.get(i)
        if after:
            return after.player
        move = self.line[i].move
        return 1 - move.player if isinstance(move, Dot) else 0

    def _search_after(
        self, move: Dot, point: Point, following: Player, allowed: Mask, depth: int
    ) -> Steps[_Outlook | None]:
        """Search the position after a dot on `point` instead of a move.

        Args:
            move: The move of the line.
            point: Where its player plays instead.
            following: The player who moves next.
            allowed: The points that player may play; 0 for all open points.
            depth: How many plies deep to search.

        Returns:
            What the search expects, or None if it took too long.
        """
        board = copy_automatic(self._game.board)
        player = move.player
        taken = board.play(point, player)
        if self._game.rules.extra_turn:
            following = player if any(territory.owner == player for territory in taken) else 1 - player
        sign = 1 if following == player else -1
        if not board.open_mask:
            return _Outlook(float(lead(board, player)), (point,))
        search = Search(
            board,
            following,
            1 - following,
            load_policy(),
            last=(point,),
            allowed=allowed & board.open_mask,
            max_depth=depth,
            ladders=self._level.ladders,
        )
        begin = self._clock()
        for step, _ in enumerate(search.run(), 1):
            yield
            if self._steps:
                if step > PATIENCE * self._steps:
                    return None
            elif self._clock() - begin > PATIENCE * self._seconds:
                return None
        best = search.info.candidates[0]
        line = best.line or (best.point,)
        if self._game.rules.extra_turn:  # the search does not know that a capture earns another turn
            line = () if following == player else line[:1]
        return _Outlook(sign * best.value, (point, *line))


def _measured(hint: Hint, gain: float, loss: float, line: tuple[Point | None, ...]) -> Hint:
    """Return a hint with why its point was better: what it does at once, and what the search has measured."""
    reasons = [(reason, number) for reason, number in hint.reasons if reason in IMMEDIATE_REASONS]
    found = {reason for reason, _ in reasons}
    if gain >= 1 and HintReason.CAPTURES not in found:
        reasons.insert(0, (HintReason.FORCES, round(gain)))
    elif gain < 0:
        reasons.append((HintReason.LOSES, round(-gain)))
    elif gain < 1 and HintReason.SAVES not in found:
        reasons.insert(0, (HintReason.PREVENTS, round(loss)))
    lines = tuple(each for each in hint.lines if each.is_proved)
    return replace(hint, reasons=tuple(reasons), gain=gain, line=line, lines=lines)


def _punished(board: Board, player: Player, line: tuple[Point | None, ...]) -> ShownLine | None:
    """Return what the opponent captures after a player's mistake, with which the line begins."""
    found = line_to_capture(board, LineKind.PUNISHED, player, line, taker=1 - player)
    return found and replace(found, is_proved=len(found.points) == 2)


def _with_expected(board: Board, hint: Hint, player: Player) -> Hint:
    """Return a player's hint with the line that the search expects, if it shows what it has measured."""
    found = {reason for reason, _ in hint.reasons}
    expected: ShownLine | None = None
    if HintReason.FORCES in found:
        expected = line_to_capture(board, LineKind.FORCES, player, hint.line, taker=player)
    elif HintReason.LOSES in found:
        expected = line_to_capture(board, LineKind.EXPECTED, player, hint.line, taker=1 - player)
    return replace(hint, lines=(expected, *hint.lines)) if expected else hint


def _changes_position(node: Node) -> bool:
    """Return whether a node changes the board or the player to move."""
    return bool(node.setup) or not (
        node.move is None or isinstance(node.move, Resignation | TimeUp | AgreedDraw | AgreedScore)
    )


def is_decided(game: Game) -> bool:
    """Return whether the score is final, because nothing more can be played."""
    scored = game.outcome is not None and game.outcome.reason in SCORED_ENDS
    scored = scored or isinstance(game.node.move, AgreedScore)
    return scored or game.settlement is not None or not game.board.open_mask


def _expected_score(thinking: Thinking) -> float:
    """Return by how many dots player 0 is expected to win."""
    return (1 - 2 * thinking.player) * thinking.expected_margin() + 0.0  # turns -0.0 into 0.0
