"""Games between bots and levels of the computer player, outside the page.

Each bot runs in a process of its own, with limits of time and memory. These stop mistakes, not attacks: a bot
can do what any program of the user can do. A bot that breaks the limits or the rules loses the game.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, fields
from io import BytesIO
from pathlib import Path
from time import perf_counter
from tokenize import detect_encoding
from typing import Any, Protocol

import kropki
from kropki.board.grid import Player
from kropki.bot.faults import Fault
from kropki.bot.league import Pairing, Result
from kropki.bot.line_process import LineProcess
from kropki.bot.shelf import EXAMPLES, example
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.moves import Dot, Move, Resignation, Stop
from kropki.game.openings import Opening
from kropki.game.scatter import scatter
from kropki.record.annotations import set_comment
from kropki.record.game_json import to_json
from kropki.sgf.charset import text_of

START_SECONDS = 60.0
"""The time within which the process of a bot must be ready."""
TRACE_SECONDS = 5.0
"""How long a bot that was too slow is traced."""


class InvalidContender(KropkiError):
    """A player of a match is neither a bot nor a level."""

    code = "match/player"


@dataclass(frozen=True)
class Contender:
    """A player of a match.

    Attributes:
        name: The name.
        source: The source of a bot; empty for a level.
        level: The level of the computer player; 0 for a bot.
    """

    name: str
    source: str = ""
    level: int = 0

    @classmethod
    def named(cls, word: str) -> Contender:
        """Return the player that a word means: `level=3`, the name of an example, or the path of a bot.

        Raises:
            InvalidContender: If there is no such player.
            OSError: If the file cannot be read.
        """
        if word.startswith("level="):
            number = word.removeprefix("level=")
            if not (number.isdecimal() and int(number) in LEVELS):
                raise InvalidContender(f"{number[:20]!r} is not a level: use {min(LEVELS)} to {max(LEVELS)}")
            return cls(word, level=int(number))
        if word in EXAMPLES:
            return cls(word, example(word))
        if not word.endswith(".py"):
            raise InvalidContender(
                f"{word[:40]!r} is not a player: use the file of a bot, such as bot.py, a level, such as"
                f" level=3, or an example: {', '.join(EXAMPLES)}"
            )
        return cls(Path(word).name, source_of(Path(word).read_bytes()))


def source_of(data: bytes) -> str:
    """Return the source in a file: in the charset that it names as Python programs do, or in a likely one."""
    try:
        charset, _ = detect_encoding(BytesIO(data).readline)
        return data.decode(charset)
    except (SyntaxError, UnicodeDecodeError):
        return text_of(data)


@dataclass(frozen=True)
class Terms:
    """How the games of a match are played.

    Attributes:
        width: The width of the board.
        height: The height of the board.
        opening: The name of the opening.
        scattered: How many dots are put at random before the players move.
        seconds: The time of a bot for a move.
        bank: How many seconds more a bot has in a game, for the moves that take longer.
    """

    width: int = 15
    height: int = 15
    opening: str = "cross"
    scattered: int = 4
    seconds: float = 1.0
    bank: float = 10.0

    def new_game(self, names: Sequence[str], seed: int) -> Game:
        """Return a game before the players move."""
        game = Game(
            self.width,
            self.height,
            options={"stop": "settled"},
            opening=Opening(self.opening, seed),
            names=names,
        )
        scatter(game, self.scattered, seed)
        return game


@dataclass(frozen=True)
class PlayedGame:
    """A game of a match.

    Attributes:
        pairing: Who played, and from which position.
        game: The game.
        fault: Which bot lost the game by a fault, and why; empty if it was played to its end.
    """

    pairing: Pairing
    game: Game
    fault: str = ""

    @property
    def result(self) -> Result:
        """The result for the table."""
        assert self.game.outcome
        winner = self.game.outcome.winner
        score = 0.5 if winner is None else 1.0 - winner
        return Result(self.pairing.first, self.pairing.second, score)


class Forfeit(Exception):
    """A player has lost by a fault. The message says what happened."""


class Side(Protocol):
    """Who plays one side of a game."""

    def move(self, game: Game) -> tuple[Move, int]:
        """Return a move for the player to move, and how many milliseconds it took, 0 if that is not kept.

        Raises:
            Forfeit: If there is no valid move.
        """

    def close(self) -> None:
        """Free all resources after the game."""


def play_out(game: Game, sides: Sequence[Side]) -> str:
    """Play a game to its end. A player who commits a fault resigns, and a comment says why.

    Args:
        game: The game.
        sides: Who plays each side.

    Returns:
        Why a player lost by a fault; empty if nobody did.
    """
    while not game.outcome:
        turn = game.turn
        try:
            move, spent = sides[turn].move(game)
            match move:
                case Dot(point):
                    game.play(point, spent=spent)
                case Stop():
                    game.stop(turn, spent=spent)
                case Resignation():
                    game.resign(turn)
                case _:
                    raise Forfeit("made a move that the rules do not have")
        except (Forfeit, KropkiError) as error:
            game.resign(turn)
            fault = f"{game.names[turn]}, {error}"
            set_comment(game.node, fault)
            return fault
    return ""


def play_game(players: Sequence[Contender], pairing: Pairing, terms: Terms) -> PlayedGame:
    """Play a game to its end.

    Args:
        players: All players of the match.
        pairing: Who plays, and from which position.
        terms: How to play.

    Raises:
        OSError: If a process cannot be started.
    """
    numbers = (pairing.first, pairing.second)
    game = terms.new_game([players[number].name for number in numbers], pairing.seed)
    sides: list[Side] = []
    try:
        for number in numbers:
            player = players[number]
            sides.append(_Level(player, pairing.seed) if player.level else _Bot(player, pairing.seed, terms))
        return PlayedGame(pairing, game, play_out(game, sides))
    finally:
        for side in sides:
            side.close()


def _forfeit(fault: Fault) -> Forfeit:
    """Return why a bot loses."""
    return Forfeit(f"out of time: {fault}" if fault.code in ("bot/overrun", "bot/slow") else str(fault))


class _Level:
    """A level of the computer player in a game."""

    def __init__(self, player: Contender, seed: int) -> None:
        self._level = LEVELS[player.level]
        self._seed = seed

    def move(self, game: Game) -> tuple[Move, int]:
        """Return a move."""
        return Thinking(game, self._level, seed=self._seed).decide(), 0

    def close(self) -> None:
        """Do nothing: there is nothing to free."""


class _Bot:
    """A bot in a game, in its process."""

    def __init__(self, player: Contender, seed: int, terms: Terms) -> None:
        """Start the process.

        Raises:
            OSError: If it cannot be started.
        """
        self._source = player.source
        self._seed = seed
        self._terms = terms
        self._bank = terms.bank
        self._is_loaded = False
        self._process = start_host()

    def move(self, game: Game) -> tuple[Move, int]:
        """Return a move.

        Raises:
            Forfeit: If the bot has none.
        """
        request: dict[str, Any] = {"game": to_json(game), "player": game.turn, "seed": self._seed}
        if not self._is_loaded:
            self._is_loaded = True
            self._ask("load", {"source": self._source, "seed": self._seed}, {})
        match self._ask("move", request, request):
            case {"point": {"x": int(x), "y": int(y)}} if _is_legal(game, x, y):
                return Dot(game.board.grid.point(x, y), game.turn), 0
        raise _forfeit(_BROKEN)

    def close(self) -> None:
        """End the process."""
        self._process.close()

    def _ask(self, name: str, request: dict[str, Any], position: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a request.

        Args:
            name: The name of the request.
            request: The request.
            position: The fields of a trace that say what the bot has to do.

        Raises:
            Forfeit: If the bot has committed a fault.
        """
        begin = perf_counter()
        self._process.send(f"{name} {json.dumps(request)}")
        try:
            line = self._process.receive(self._terms.seconds + self._bank)
        except TimeoutError:
            raise _forfeit(self._explain(position)) from None
        self._bank -= max(0.0, perf_counter() - begin - self._terms.seconds)
        if not line:
            raise _forfeit(_DEAD)
        answer = _read_answer(line)
        fault = _read_fault(answer.get("fault")) if answer else _BROKEN
        if fault:
            raise _forfeit(fault)
        return answer

    def _explain(self, position: dict[str, Any]) -> Fault:
        """Return what took so long, which a trace in a new process finds out."""
        self._process.close()
        self._process = process = start_host()
        fault = Fault(code="bot/overrun", message="no line can be named")
        request = {"source": self._source, "seed": self._seed, "seconds": TRACE_SECONDS, **position}
        process.send(f"trace {json.dumps(request)}")
        end = perf_counter() + 2 * TRACE_SECONDS
        try:
            while line := process.receive(end - perf_counter()):
                if line.startswith("answer "):
                    fault = _read_fault(_read_answer(line).get("fault")) or fault
                    break
                report = _read_fault(_loaded(line.removeprefix("report ")))
                fault = report or fault
        except TimeoutError:
            pass  # one line takes for ever: it is the one that was reported last
        return fault


def start_host() -> LineProcess:
    """Start the process of a bot, and wait until it is ready.

    Raises:
        OSError: If it cannot be started.
    """
    root = str(Path(kropki.__file__).parent.parent)
    env = {**os.environ, "PYTHONPATH": root, "PYTHONHASHSEED": "0"}
    process = LineProcess([sys.executable, "-P", "-m", "kropki.bot.host"], env)
    try:
        if process.receive(START_SECONDS) != "ready \n":
            raise OSError("the process of a bot cannot be started")
    except TimeoutError:
        process.close()
        raise OSError("the process of a bot did not start in time") from None
    return process


def _is_legal(game: Game, x: int, y: int) -> bool:
    """Whether a dot may be played there; if not, the bot has changed what checks its answers."""
    grid = game.board.grid
    return 0 <= x < grid.width and 0 <= y < grid.height and grid.point(x, y) in game.legal_points


_BROKEN = Fault(code="bot/broken", message="the bot changed Python or the library, and gives no valid answer")
_DEAD = Fault(code="bot/dead", message="the bot's process ended: its memory was full, or it ended itself")
_NAMES = frozenset(field.name for field in fields(Fault))


def _loaded(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _read_answer(line: str) -> dict[str, Any]:
    """Return the answer in a line, or nothing if the bot has written something else there."""
    value = _loaded(line.removeprefix("answer ")) if line.startswith("answer ") else None
    return value if isinstance(value, dict) else {}


def _read_fault(value: Any) -> Fault | None:
    """Return the fault in an answer, or None."""
    if value is None:
        return None
    match value:
        case {"code": str(), "message": str(), "line": int() | None, "values": [*values]} if (
            value.keys() == _NAMES
            and all(isinstance(pair, list) and list(map(type, pair)) == [str, str] for pair in values)
        ):
            pairs = tuple((name, text) for name, text in values)
            return Fault(**{**value, "values": pairs})
    return _BROKEN


def won_by(played: PlayedGame) -> Player | None:
    """Return the number of the player who won a game; None for a draw."""
    score = played.result.score
    return None if score == 0.5 else played.pairing.first if score else played.pairing.second
