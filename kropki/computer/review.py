"""The review of a game: how it stood after each move, which moves lost most, and what was better."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field, replace

from kropki.computer.advice import Hint, advice
from kropki.computer.advice import Reason as Why
from kropki.computer.levels import Level
from kropki.computer.player import Thinking, automatic, knowledge
from kropki.computer.search import Search
from kropki.computer.threats import lead
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.moves import AgreedDraw, Dot, Resignation, TimeUp
from kropki.game.outcome import EndReason
from kropki.game.tree import Node

WORST = 8
"""How many moves are named as those that lost most."""
WORTH_TELLING = 1.0
"""The loss in dots from which a move is named."""
MOST_MOVES = 3_000
"""How long a game may be: the largest board is full before that."""
DEPTHS = 2
"""At how many depths of search a move must lose to be named, where there is time for them."""
PATIENCE = 3
"""How much longer than about a position it is thought about one move of a suspect."""
AT_ONCE = {Why.CAPTURES, Why.SAVES, Why.PLACES, Why.THREATENS}
"""Reasons that need no search."""
COUNTED = {EndReason.FULL_BOARD, EndReason.STOP, EndReason.PASSES, EndReason.LEAD, EndReason.FIRST_TO}
"""Ends after which the score says how it stood."""


class NoReview(KropkiError):
    """The game is none that is reviewed."""


class TooManyPlay(NoReview):
    """More than two play."""

    code = "review/players"


class NothingPlayed(NoReview):
    """No dot has been put."""

    code = "review/no-moves"


class TooLong(NoReview):
    """There are more than `MOST_MOVES` moves."""

    code = "review/too-long"


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that lost dots: its node, how many moves there were with it, whose it was and where, how many
    dots it lost, what was better, and how the other one makes use of it: the points that follow by turns,
    None for one who does nothing."""

    node: Node
    ply: int
    player: int
    point: int
    loss: float
    better: Hint
    answer: tuple[int | None, ...]


@dataclass(slots=True)
class Review:
    """What is found so far: `curve` holds by how many dots player 0 wins, by what can be read, at each node
    of the line from the root on."""

    curve: list[float] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)
    """The moves that lost most, the worst first."""


@dataclass(frozen=True, slots=True)
class _Outlook:
    """What comes of a move: what it is worth in dots for who makes it, and how the game would go on."""

    value: float
    line: tuple[int | None, ...]


class Reviewer:
    """Goes through the line of a two-player game on which it stands, from its first node to its last. It
    thinks about each position for so many `steps` or `seconds`, else as long as the level does.

    What a move has lost is suspected from how the value falls, and then measured: both moves, the one that
    was made and a better one, are searched equally deep. Raises `NoReview`."""

    def __init__(
        self, game: Game, level: Level, steps: int | None = None, *, seconds: float | None = None
    ) -> None:
        self.review = Review()
        self.line = game.node.line()
        self.grid = game.board.grid
        if game.board.players != 2:
            raise TooManyPlay(f"{game.board.players} play: only games of two are reviewed")
        if not any(isinstance(node.move, Dot) for node in self.line):
            raise NothingPlayed("no dot has been put: there is nothing to review")
        if len(self.line) > MOST_MOVES + 1:
            raise TooLong(f"the game has {len(self.line) - 1} moves; up to {MOST_MOVES} are reviewed")
        self._game = game
        self._level = level
        self._steps = steps
        self._seconds = seconds or level.seconds
        self._thoughts: dict[int, Thinking] = {}
        """By places on the line, the last few, where there is something to think about."""

    @property
    def progress(self) -> float:
        """The share of the line that is done."""
        return len(self.review.curve) / len(self.line)

    def run(self) -> Iterator[None]:
        """Think about each position, step by step; the game is moved to and fro, and at the end stands where
        it stood."""
        game, line, curve = self._game, self.line, self.review.curve
        home = game.node
        for i, node in enumerate(line):
            game.go_to(node, select=False)
            thinking = self._thoughts.get(i - 1)
            if i and not _changes(node):
                curve.append(curve[-1])
            elif _is_settled(game):
                thinking = None
                curve.append(game.scores[0] - game.scores[1])
            else:
                thinking = self._thinking(self._mover(i))
                yield from thinking.run()
                curve.append(_expected(thinking))
            if thinking:
                self._thoughts[i] = thinking
            self._thoughts.pop(i - 3, None)
            depth = (thinking or self._thoughts[i - 1]).thought.depth if i and self._is_choice(i) else 0
            if depth and self._fall(i) >= WORTH_TELLING:
                yield from self._examine(i, depth)
            elif depth and self._fall(i) <= -WORTH_TELLING:
                curve[i - 1] = curve[i]  # a move gains nothing that was not there before it
                if i > 1 and self._is_choice(i - 1) and self._fall(i - 1) >= WORTH_TELLING:
                    yield from self._examine(i - 1, depth + 1)
            yield
        game.go_to(home, select=False)

    def _mover(self, i: int) -> int:
        """Who moves next on the line, where the game stands at its node `i`."""
        move = next((node.move for node in self.line[i + 1 :] if node.move), None)
        return move.player if isinstance(move, Dot) else self._game.turn

    def _thinking(self, player: int) -> Thinking:
        return Thinking(
            self._game, self._level, player=player, steps=self._steps, seconds=self._seconds, resigns=False
        )

    def _is_choice(self, i: int) -> bool:
        """Whether node `i` is a dot in its turn, of the player who was thought for before it and whom the
        other one answers: a search knows nothing of a player who goes on alone."""
        node, before = self.line[i], self._thoughts.get(i - 1)
        move = node.move
        return (
            isinstance(move, Dot)
            and not node.setup
            and before is not None
            and before.player == move.player == node.turn
            and (self._game.rules.extra_turn or self._following(i) != move.player)
        )

    def _fall(self, i: int) -> float:
        """By how much the curve falls at node `i`, as its player sees it."""
        move, curve = self.line[i].move, self.review.curve
        assert isinstance(move, Dot)
        return (1 - 2 * move.player) * (curve[i - 1] - curve[i])

    def _examine(self, i: int, depth: int) -> Iterator[None]:
        """Name the move of node `i` if another one was better."""
        game, node, before = self._game, self.line[i], self._thoughts[i - 1]
        here, move, following = game.node, node.move, self._following(i)
        assert isinstance(move, Dot) and node.parent
        game.go_to(node, select=False)
        allowed = game.middle_mask()
        game.go_to(node.parent, select=False)
        stand = lead(game.board, move.player)
        hints = [hint for hint in advice(before) if hint.point != move.point]
        found: dict[int, Mistake] = {}  # by the better point, where it is better by least
        compared = 0
        while hints and depth and compared < DEPTHS:
            made = yield from self._outlook(move, move.point, following, allowed, depth)
            for hint in hints if made else ():
                other = yield from self._outlook(move, hint.point, following, allowed, depth)
                if made and other:
                    gain, loss = other.value - stand, other.value - made.value
                    reasons = _reasons(hint, gain, loss)
                    better = replace(hint, reasons=reasons, gain=gain, line=other.line)
                    known = found.get(hint.point)
                    if not known or loss < known.loss:
                        answer = made.line[1:]
                        found[hint.point] = Mistake(node, i, move.player, move.point, loss, better, answer)
            compared += bool(made)
            depth -= 1
        worst = max(found.values(), key=lambda mistake: mistake.loss, default=None)
        mistakes = self.review.mistakes
        if worst and worst.loss >= WORTH_TELLING and not any(mistake.ply == i for mistake in mistakes):
            mistakes.append(worst)
            mistakes.sort(key=lambda mistake: -mistake.loss)
            del mistakes[WORST:]
        game.go_to(here, select=False)

    def _following(self, i: int) -> int:
        """Who moved after node `i`."""
        after = self._thoughts.get(i)
        if after:
            return after.player
        move = self.line[i].move
        return 1 - move.player if isinstance(move, Dot) else 0

    def _outlook(
        self, move: Dot, point: int, following: int, allowed: int, depth: int
    ) -> Generator[None, None, _Outlook | None]:
        """What comes of a dot on `point` in the place of a move, searched so deep; None if that takes too
        long."""
        board = automatic(self._game.board)
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
            knowledge()[0],
            last=(point,),
            allowed=allowed & board.open_mask,
            deepest=depth,
            ladders=self._level.ladders,
        )
        begin = time.perf_counter()
        for step, _ in enumerate(search.run(), 1):
            yield
            if self._steps:
                if step > PATIENCE * self._steps:
                    return None
            elif time.perf_counter() - begin > PATIENCE * self._seconds:
                return None
        best = search.thought.candidates[0]
        line = best.line or (best.point,)
        if self._game.rules.extra_turn:  # whoever captures goes on, of which the search knows nothing
            line = () if following == player else line[:1]
        return _Outlook(sign * best.value, (point, *line))


def _reasons(hint: Hint, gain: float, loss: float) -> tuple[tuple[Why, int], ...]:
    """Why a point was better: what is seen at once, and what the search has measured."""
    reasons = [(why, number) for why, number in hint.reasons if why in AT_ONCE]
    told = {why for why, _ in reasons}
    if gain >= 1 and Why.CAPTURES not in told:
        reasons.insert(0, (Why.FORCES, round(gain)))
    elif gain < 0:
        reasons.append((Why.LOSES, round(-gain)))
    elif gain < 1 and Why.SAVES not in told:
        reasons.insert(0, (Why.PREVENTS, round(loss)))
    return tuple(reasons)


def _changes(node: Node) -> bool:
    """Whether the position is another one than before the node, or another one's to move in."""
    return bool(node.setup) or not (
        node.move is None or isinstance(node.move, Resignation | TimeUp | AgreedDraw)
    )


def _is_settled(game: Game) -> bool:
    """Whether the score says how it stands, as nothing more can be played."""
    counted = game.outcome is not None and game.outcome.reason in COUNTED
    return counted or game.settlement is not None or not game.board.open_mask


def _expected(thinking: Thinking) -> float:
    """By how many dots player 0 wins, by what one of the two thinks."""
    return (1 - 2 * thinking.player) * thinking.expected() + 0.0  # never -0
