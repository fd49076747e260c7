"""The computer player in one call: the best move of a game, and hints with their reasons.

`kropki.computer.player.Thinking` has more: it can be stopped at any time, and shows what it has found so far.
What this module imports only when it is called keeps `import kropki` fast.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kropki.board.grid import Point
from kropki.errors import described, digits
from kropki.game.game import Game
from kropki.game.moves import Dot, Move

if TYPE_CHECKING:
    from kropki.computer.hints import HintReason

STRONGEST = 8
HINT_SECONDS = 1.0
"""How long the computer looks for hints, if no other time is given."""

_WORDS = {
    "captures": "captures {}",
    "saves": "saves {}",
    "forces": "captures {} by force",
    "prevents": "prevents the loss of {} by force",
    "threatens": "threatens to capture {}",
    "loses": "loses {} in any case",
}


@dataclass(frozen=True, slots=True)
class Hint:
    """A good point for the player to move, and why it is good.

    Attributes:
        name: The name of the point, such as `"d5"`. `Game.play` takes it.
        point: The point.
        reasons: The reasons with their numbers of dots, the most important first. A point that is only well
            placed has none.
        gain: By how many dots the player's lead grows, as far as the computer can see.
        line: The names of the points where the game would go on, beginning with this one. None stands for a
            turn elsewhere.
    """

    name: str
    point: Point
    reasons: tuple[tuple[HintReason, int], ...]
    gain: float
    line: tuple[str | None, ...]

    def __str__(self) -> str:
        """Return the name of the point, and the reasons in words."""
        words = []
        for reason, number in self.reasons:
            if reason == "places":
                words.append("threatens to capture in two places, and one answer cannot stop both")
            else:
                words.append(_WORDS[reason].format(f"{number} dot" + "s" * (number != 1)))
        return f"{self.name}: {'; '.join(words) or 'well placed'}"


def best_move(
    game: Game,
    level: int = STRONGEST,
    *,
    seconds: float | None = None,
    steps: int | None = None,
    seed: int = 0,
    resigns: bool = False,
) -> Move:
    """Return the move that the computer would make for the player to move. Nothing is played.

    `Game.play` takes the move, and `Game.move_name` names it. It is nearly always a dot, with the rings that
    it declares if the rules have declared captures. Near the end it may be a stop or a pass, if the rules
    have them.

    Args:
        game: A game that is not over.
        level: How well to play, 1 to 8.
        seconds: How long to think at most. By default, the level's own time: 0.1 to 5 seconds.
        steps: How many steps to think instead. The same seed then gives the same move on every machine.
        seed: The seed of the random numbers that the lower levels use.
        resigns: Whether the computer may resign a game that it cannot win any more.

    Raises:
        GameOver: If the game is over.
        ValueError: If there is no such level, or no time to think.
        TypeError: If something is of a wrong type.

    Example:
        >>> game = Game(9, 9)
        >>> game.play(best_move(game, level=3, steps=20))
        ()
    """
    from kropki.computer.levels import LEVELS
    from kropki.computer.player import Thinking

    _check(game, level, seconds, steps)
    thinking = Thinking(game, LEVELS[level], seed=seed, seconds=seconds, steps=steps, resigns=resigns)
    move = thinking.decide()
    if isinstance(move, Dot) and game.rules.declared:
        twin = game.copy()
        twin.play(move.point, declare_all=True)
        return twin.node.move or move
    return move


def hints(
    game: Game,
    level: int = STRONGEST,
    *,
    seconds: float = HINT_SECONDS,
    steps: int | None = None,
    seed: int = 0,
) -> list[Hint]:
    """Return the best points for the player to move, up to three, the best first. Nothing is played.

    Args:
        game: A game that is not over.
        level: How well to look, 1 to 8.
        seconds: How long to think at most.
        steps: How many steps to think instead. The same seed then gives the same hints on every machine.
        seed: The seed of the random numbers that the lower levels use.

    Raises:
        GameOver: If the game is over.
        ValueError: If there is no such level, or no time to think.
        TypeError: If something is of a wrong type.
    """
    from kropki.computer.hints import MAX_HINTS, find_hints
    from kropki.computer.levels import LEVELS
    from kropki.computer.player import Thinking

    _check(game, level, seconds, steps)
    thinking = Thinking(game, LEVELS[level], seed=seed, seconds=seconds, steps=steps, multi_pv=MAX_HINTS)
    for _ in thinking.run():
        pass
    name = game.board.grid.name
    return [
        Hint(
            name(hint.point),
            hint.point,
            hint.reasons,
            hint.gain,
            tuple([None if point is None else name(point) for point in hint.line or [hint.point]]),
        )
        for hint in find_hints(thinking)
    ]


def _check(game: Game, level: int, seconds: float | None, steps: int | None) -> None:
    """Check what a caller asks for.

    Raises:
        GameOver, ValueError, TypeError: See `best_move`.
    """
    if not isinstance(game, Game):
        raise TypeError(f"the computer plays in a kropki.Game; this is {described(game)}")
    if isinstance(level, bool) or not isinstance(level, int):
        raise TypeError(f"a level is a number from 1 to {STRONGEST}; this is {described(level)}")
    if not 1 <= level <= STRONGEST:
        raise ValueError(f"there is no level {digits(level)}: use 1 to {STRONGEST}")
    for name, value in (("seconds", seconds), ("steps", steps)):
        if value is not None and (isinstance(value, bool) or not isinstance(value, int | float)):
            raise TypeError(f"{name} is a number; this is {described(value)}")
        if value is not None and not value > 0:
            raise ValueError(f"{name} must be more than 0")
    game.check_running()
