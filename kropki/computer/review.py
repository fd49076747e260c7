"""The review of a game: how it stood after each move, which moves lost most, and what was better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kropki.computer.advice import Hint, advice
from kropki.computer.levels import Level
from kropki.computer.player import Thinking
from kropki.game import Game
from kropki.moves import Dot
from kropki.tree import Node

WORST = 5
"""How many moves are named as those that lost most."""
WORTH_TELLING = 1.0
"""The loss in dots from which a move is named."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that lost dots: its node, whose it was, how many dots it lost, and what was better."""

    node: Node
    player: int
    loss: float
    better: Hint


@dataclass(slots=True)
class Review:
    """What is found so far: `curve` holds by how many dots player 0 leads, by what can be read, before each
    move and at the end."""

    curve: list[float] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)
    """The moves that lost most, the worst first."""


class Reviewer:
    """Goes through the line of a two-player game at which it stands, from its first move to its last.
    `steps` is how long it thinks about each position."""

    def __init__(self, game: Game, level: Level, steps: int) -> None:
        self.review = Review()
        self.progress = 0.0
        """The share of the line that is done."""
        self._game = game
        self._level = level
        self._steps = steps

    def run(self) -> Iterator[None]:
        """Think about each position, step by step; the game is moved to and fro, and at the end stands where
        it stood."""
        game, review = self._game, self.review
        home = game.node
        line = [node for node in home.line() if isinstance(node.move, Dot)]
        better: list[Hint | None] = []
        for i, node in enumerate(line):
            assert node.parent and isinstance(node.move, Dot)
            player = node.move.player
            game.go_to(node.parent, choose=False)
            thinking = Thinking(game, self._level, player=player, steps=self._steps, resigns=False)
            for _ in thinking.run():
                yield
            candidates = thinking.thought.candidates
            value = candidates[0].value if candidates else 0.0
            better.append(next((h for h in advice(thinking) if h.point != node.move.point), None))
            review.curve.append((1 - 2 * player) * value)
            self.progress = (i + 1) / (len(line) + 1)
            yield
        if line:
            game.go_to(line[-1], choose=False)
            captures = game.captures
            review.curve.append(float(captures[0] - captures[1]))
            game.go_to(home, choose=False)
        for i, (node, hint) in enumerate(zip(line, better, strict=True)):
            assert isinstance(node.move, Dot)
            sign = 1 - 2 * node.move.player
            loss = sign * (review.curve[i] - review.curve[i + 1])
            if loss >= WORTH_TELLING and hint:
                review.mistakes.append(Mistake(node, node.move.player, loss, hint))
        review.mistakes.sort(key=lambda mistake: -mistake.loss)
        del review.mistakes[WORST:]
        self.progress = 1.0
