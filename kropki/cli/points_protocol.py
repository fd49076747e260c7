"""Points AI Protocol 6 [points-ai], by which programs are asked for moves: `python3 -m kropki engine`.

    list_commands, author, name, version, license
    init WIDTH HEIGHT SEED                            an empty board of 3 to 52 points a side
    play X Y COLOUR                                   any colour's dot at any time
    undo
    gen_move COLOUR                                   a move, which is not played; so are all that follow
    gen_move_with_complexity COLOUR COMPLEXITY        0 the weakest, 100 the best
    gen_move_with_time COLOUR TIME                    within so many milliseconds
    gen_move_with_full_time COLOUR REMAINING PER_MOVE
    quit

Before each command stands a number, which its answer repeats: `= NUMBER COMMAND …`, or `? NUMBER COMMAND` for
what cannot be done, and then nothing has changed. Columns, rows and colours count from 0; captures happen by
themselves."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from threading import Event, Thread

from kropki import __version__
from kropki.computer.levels import LEVELS, Level
from kropki.computer.player import Thinking, load_knowledge, quick_point
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.tree import Node

NAMES = {"author": "The_Kropki_authors", "name": "Kropki", "version": __version__, "license": "MIT"}
"""What the program says of itself, without spaces, as the protocol wants it."""
MARGIN = 0.08, 0.02
"""What is left over of a move's time: a share of it, and seconds."""
FEWEST_MOVES = 10
"""So many moves at least are still to come for who shares out the time of a game."""
SWITCH = 0.001
"""Seconds after which who thinks aside lets the one go on who waits for him."""
LONGEST_WORD = 40
"""Characters of a word that an answer repeats."""
COMPLEXITIES = 101


class _Refused(KropkiError):
    code = "command/refused"


class Engine:
    """A board and the player that is asked for moves on it.

    `level` is whom `gen_move` and the commands with a time ask; `seconds` and `steps` are for moves without a
    time (`Thinking`), and `seed` is added to the one that `init` says."""

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
        self._aside: _Aside | None = None
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
        """The answer to a line. Never raises for what it says."""
        words = line.split()
        said = " ".join([_repeated(word) for word in words[:2]])
        try:
            number, name, *arguments = words
            _number(number)
            answer = self._commands[name](*arguments)
        except Exception:  # whoever measures wants an answer to each line, whatever went wrong
            return f"? {said}"
        return f"= {said}" if answer is None else f"= {said} {answer}"

    def _list(self) -> str:
        return " ".join(self._commands)

    def _init(self, width: str, height: str, seed: str) -> None:
        seeded = self._first_seed + _number(seed)
        self._game = Game(_number(width), _number(height), opening="empty")
        self._seed = seeded
        load_knowledge()

    def _play(self, x: str, y: str, colour: str) -> str:
        game = self._begun()
        point = game.board.grid.point(_number(x), _number(y))
        game.append(Node(Dot(point, _colour(colour))))
        return f"{_number(x)} {_number(y)} {_colour(colour)}"

    def _undo(self) -> None:
        game = self._begun()
        game.undo()
        game.node.children.clear()

    def _move(self, colour: str) -> str:
        return self._thought_out(_colour(colour), self._level)

    def _move_by_complexity(self, colour: str, complexity: str) -> str:
        number = _number(complexity)
        if not 0 <= number < COMPLEXITIES:
            raise _Refused(f"a complexity of {number} is not between 0 and {COMPLEXITIES - 1}")
        levels = sorted(LEVELS)
        return self._thought_out(_colour(colour), LEVELS[levels[number * len(levels) // COMPLEXITIES]])

    def _move_in_time(self, colour: str, milliseconds: str) -> str:
        return self._in_time(_colour(colour), _time(milliseconds))

    def _move_in_full_time(self, colour: str, remaining: str, per_move: str) -> str:
        left, each = _time(remaining), _time(per_move)
        moves = max(FEWEST_MOVES, self._begun().board.open_mask.bit_count() // 3)
        return self._in_time(_colour(colour), min(each + left / moves, max(left, each)))

    def _begun(self) -> Game:
        """The game. Raises `_Refused` before `init`."""
        if not self._game:
            raise _Refused("there is no board: init makes one")
        return self._game

    def _thinking(self, player: int, level: Level, seconds: float | None, steps: int | None) -> Thinking:
        """Thinking about a move of a player. Raises `_Refused` where no dot can be put."""
        game = self._begun()
        if game.board.is_full:
            raise _Refused("no point is open")
        return Thinking(
            game, level, player=player, seed=self._seed, seconds=seconds, steps=steps, resigns=False
        )

    def _thought_out(self, player: int, level: Level) -> str:
        thinking = self._thinking(player, level, self._seconds, self._steps)
        for _ in thinking.run():
            pass
        return self._said(_dot(thinking), player)

    def _in_time(self, player: int, seconds: float) -> str:
        """A move within so many seconds, counted from now."""
        share, fixed = MARGIN
        end = time.perf_counter() + max(seconds * (1 - share) - fixed, seconds / 4)
        thinking = self._thinking(player, self._level, seconds, None)
        point = None
        if self._free_by(end):
            self._aside = _Aside(thinking)
            self._aside.join(max(0.0, end - time.perf_counter()))
            point = self._aside.give_up()
        return self._said(quick_point(self._begun(), player) if point is None else point, player)

    def _free_by(self, end: float) -> bool:
        """Whether nobody thinks any more about an earlier move; waits up to a moment for that."""
        if self._aside:
            self._aside.join(max(0.0, end - time.perf_counter()))
        return not (self._aside and self._aside.is_alive())

    def _said(self, point: int, player: int) -> str:
        x, y = self._begun().board.grid.xy(point)
        return f"{x} {y} {player}"


class _Aside(Thread):
    """Thinks beside the one who waits, for on a large board even the first step may take a second."""

    def __init__(self, thinking: Thinking) -> None:
        super().__init__(daemon=True)
        self._thinking = thinking
        self._enough = Event()
        self._point: int | None = None
        self._error: Exception | None = None
        self.start()

    def run(self) -> None:
        """Think, and know after each step what it has come to."""
        try:
            for _ in self._thinking.run():
                if self._enough.is_set():
                    return
                self._point = _dot(self._thinking)
            if not self._enough.is_set():
                self._point = _dot(self._thinking)
        except Exception as error:
            self._error = error

    def give_up(self) -> int | None:
        """End with the step that runs; the point that it came to by now, if to any. Raises what went
        wrong."""
        self._enough.set()
        if self._error:
            raise self._error
        return self._point


def _dot(thinking: Thinking) -> int:
    """The point that seems best by now."""
    move = thinking.decision()
    if not isinstance(move, Dot):
        raise _Refused("the player wants to put no dot")
    return move.point


def _repeated(word: str) -> str:
    """A word as an answer repeats it."""
    return "".join([char if char.isprintable() else "\ufffd" for char in word[:LONGEST_WORD]])


def _number(word: str) -> int:
    if not re.fullmatch("-?[0-9]{1,20}", word):
        raise _Refused(f"{word[:LONGEST_WORD]!r} is no whole number")
    return int(word)


def _colour(word: str) -> int:
    number = _number(word)
    if number not in (0, 1):
        raise _Refused(f"colours are 0 and 1, not {number}")
    return number


def _time(word: str) -> float:
    """Milliseconds as seconds."""
    number = _number(word)
    if number < 0:
        raise _Refused("time is over")
    return min(number, 10**9) / 1000


def spoken(engine: Engine, lines: Iterable[str]) -> Iterator[str]:
    """The engine's answers to lines of commands, up to `quit`."""
    sys.setswitchinterval(SWITCH)
    for line in lines:
        if line.strip():
            answer = engine.answer(line)
            yield answer
            if answer.startswith("=") and line.split()[1:] == ["quit"]:
                return
