"""Points AI Protocol 6 [points-ai], by which programs ask for moves: `kropki engine`.

    list_commands, author, name, version, license
    init WIDTH HEIGHT SEED                             an empty board with sides of 1 to 52 points
    play X Y COLOUR                                    a dot of any colour, at any time
    undo
    gen_move COLOUR                                    a move, which is not played (nor are those below)
    gen_move_with_complexity COLOUR COMPLEXITY         0 for the weakest, 100 for the best
    gen_move_with_time COLOUR TIME                     within this many milliseconds
    gen_move_with_full_time COLOUR REMAINING PER_MOVE
    quit

A number goes before each command, and the answer repeats it: `= NUMBER COMMAND …`, or `? NUMBER COMMAND` if
the command cannot be carried out; then nothing has changed. Columns, rows and colours count from 0. Captures
are automatic.
"""

from __future__ import annotations

import gc
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from kropki import __version__
from kropki.computer.levels import LEVELS, Level
from kropki.computer.player import Thinking, quick_point
from kropki.computer.readiness import make_ready
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.tree import Node

NAMES = {"author": "The_Kropki_authors", "name": "Kropki", "version": __version__, "license": "MIT"}
"""What the program says about itself, without spaces, as the protocol demands."""
MARGIN_SHARE = 0.08
"""The share of a move's time that is left unused."""
MARGIN_SECONDS = 0.02
"""The time of a move that is left unused besides."""
MIN_MOVES_LEFT = 10
"""The remaining time of a game is divided among at least this many moves."""
SWITCH_SECONDS = 0.001
"""How long the thinking thread runs before the waiting one gets its turn."""
MAX_WORD = 40
"""Characters of a word that an answer repeats."""
COMPLEXITIES = 101


class _Refused(KropkiError):
    """A command cannot be carried out."""

    code = "command/refused"


class Engine:
    """A board, and a computer player that is asked for moves on it.

    Args:
        level: The level for `gen_move` and the commands with a time.
        seconds: The time for a move without one; None for the level's own time.
        steps: The steps of thinking for a move without a time, instead of seconds.
        seed: Added to the seed of `init`.
    """

    def __init__(
        self,
        level: Level,
        *,
        seconds: float | None = None,
        steps: int | None = None,
        seed: int = 0,
    ) -> None:
        self._level = level
        self._seconds = seconds
        self._steps = steps
        self._seed = self._first_seed = seed
        self._game: Game | None = None
        self._thread: _ThinkingThread | None = None
        self._commands: dict[str, Callable[..., object]] = {
            "list_commands": self._list,
            **{name: lambda text=text: text for name, text in NAMES.items()},
            "init": self._init,
            "play": self._play,
            "undo": self._undo,
            "gen_move": self._move,
            "gen_move_with_complexity": self._move_by_complexity,
            "gen_move_with_time": self._move_in_time,
            "gen_move_with_full_time": self._move_in_full_time,
            "quit": lambda: None,
        }

    def answer(self, line: str) -> str:
        """Return the answer to a command. This never raises."""
        words = line.split()
        repeated = " ".join([_printable(word) for word in words[:2]])
        try:
            number, name, *arguments = words
            _number(number)
            answer = self._commands[name](*arguments)
        except Exception:  # the other program waits for an answer to each line, whatever went wrong
            return f"? {repeated}"
        return f"= {repeated}" if answer is None else f"= {repeated} {answer}"

    def _list(self) -> str:
        return " ".join(self._commands)

    def _init(self, width: str, height: str, seed: str) -> None:
        new_seed = self._first_seed + _number(seed)
        self._game = Game(_number(width), _number(height), opening="empty")
        self._seed = new_seed
        make_ready()

    def _play(self, x: str, y: str, colour: str) -> str:
        game = self._current_game()
        point = game.board.grid.point(_number(x), _number(y))
        game.append(Node(Dot(point, _colour(colour))))
        return f"{_number(x)} {_number(y)} {_colour(colour)}"

    def _undo(self) -> None:
        game = self._current_game()
        game.undo()
        game.node.children.clear()

    def _move(self, colour: str) -> str:
        return self._best_move(_colour(colour), self._level)

    def _move_by_complexity(self, colour: str, complexity: str) -> str:
        number = _number(complexity)
        if not 0 <= number < COMPLEXITIES:
            raise _Refused(f"a complexity is 0 to {COMPLEXITIES - 1}, not {number}")
        levels = sorted(LEVELS)
        return self._best_move(_colour(colour), LEVELS[levels[number * len(levels) // COMPLEXITIES]])

    def _move_in_time(self, colour: str, milliseconds: str) -> str:
        return self._best_move_within(_colour(colour), _seconds(milliseconds))

    def _move_in_full_time(self, colour: str, remaining: str, per_move: str) -> str:
        left, each = _seconds(remaining), _seconds(per_move)
        moves = max(MIN_MOVES_LEFT, self._current_game().board.open_mask.bit_count() // 3)
        return self._best_move_within(_colour(colour), min(each + left / moves, max(left, each)))

    def _current_game(self) -> Game:
        """Return the game.

        Raises:
            _Refused: If there has been no `init`.
        """
        if not self._game:
            raise _Refused("there is no board: use init first")
        return self._game

    def _thinking(self, player: int, level: Level, seconds: float | None, steps: int | None) -> Thinking:
        """Return the thinking about a move.

        Raises:
            _Refused: If the board is full, or there is none.
        """
        game = self._current_game()
        if game.board.is_full:
            raise _Refused("the board is full")
        return Thinking(
            game, level, player=player, seed=self._seed, seconds=seconds, steps=steps, resigns=False
        )

    def _best_move(self, player: int, level: Level) -> str:
        thinking = self._thinking(player, level, self._seconds, self._steps)
        for _ in thinking.run():
            pass
        return self._text(_best_point(thinking), player)

    def _best_move_within(self, player: int, seconds: float) -> str:
        """Return a move within this time, counted from now."""
        end = time.perf_counter() + max(seconds * (1 - MARGIN_SHARE) - MARGIN_SECONDS, seconds / 4)
        thinking = self._thinking(player, self._level, seconds, None)
        point = None
        if self._is_idle_by(end):
            with _no_collection():
                self._thread = _ThinkingThread(thinking)
                self._thread.join(max(0.0, end - time.perf_counter()))
                point = self._thread.finish()
        return self._text(quick_point(self._current_game(), player) if point is None else point, player)

    def _is_idle_by(self, end: float) -> bool:
        """Wait until the thinking about an earlier move has ended, at most until `end`."""
        if self._thread:
            self._thread.join(max(0.0, end - time.perf_counter()))
        return not (self._thread and self._thread.is_alive())

    def _text(self, point: int, player: int) -> str:
        x, y = self._current_game().board.grid.xy(point)
        return f"{x} {y} {player}"


@contextmanager
def _no_collection() -> Iterator[None]:
    """Switch garbage collection off meanwhile: it takes long with large tables."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class _ThinkingThread(Thread):
    """Thinks while the engine waits: on a large board even the first step can take a second."""

    def __init__(self, thinking: Thinking) -> None:
        super().__init__(daemon=True)
        self._thinking = thinking
        self._is_enough = Event()
        self._point: int | None = None
        self._error: Exception | None = None
        self.start()

    def run(self) -> None:
        """Think, and note the best point after each step."""
        try:
            for _ in self._thinking.run():
                if self._is_enough.is_set():
                    return
                self._point = _best_point(self._thinking)
            if not self._is_enough.is_set():
                self._point = _best_point(self._thinking)
        except Exception as error:
            self._error = error

    def finish(self) -> int | None:
        """Stop after the current step, and return the best point so far, or None if there is none yet.

        Raises:
            Exception: Whatever the thinking raised.
        """
        self._is_enough.set()
        if self._error:
            raise self._error
        return self._point


def _best_point(thinking: Thinking) -> int:
    """Return the point that seems best so far.

    Raises:
        _Refused: If the player does not want to play a dot.
    """
    move = thinking.decision()
    if not isinstance(move, Dot):
        raise _Refused("the player does not want to play a dot")
    return move.point


def _printable(word: str) -> str:
    return "".join([char if char.isprintable() else "\ufffd" for char in word[:MAX_WORD]])


def _number(word: str) -> int:
    if not re.fullmatch("-?[0-9]{1,20}", word):
        raise _Refused(f"{word[:MAX_WORD]!r} is not a whole number")
    return int(word)


def _colour(word: str) -> int:
    number = _number(word)
    if number not in (0, 1):
        raise _Refused(f"a colour is 0 or 1, not {number}")
    return number


def _seconds(milliseconds: str) -> float:
    number = _number(milliseconds)
    if number < 0:
        raise _Refused("a time is not negative")
    return min(number, 10**9) / 1000


def answer_commands(engine: Engine, lines: Iterable[str]) -> Iterator[str]:
    """Yield the engine's answers to commands, a line each, until `quit`."""
    sys.setswitchinterval(SWITCH_SECONDS)
    for line in lines:
        if line.strip():
            answer = engine.answer(line)
            yield answer
            if answer.startswith("=") and line.split()[1:] == ["quit"]:
                return
