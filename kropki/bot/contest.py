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
from typing import Any

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
from kropki.game.moves import Dot, Resignation, Stop
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
    sides: list[_Level | _Bot] = []
    try:
        for number in numbers:
            player = players[number]
            sides.append(_Level(player, pairing.seed) if player.level else _Bot(player, pairing.seed, terms))
        while not game.outcome:
            turn = game.turn
            fault = sides[turn].play(game)
            if fault:
                game.resign(turn)
                played = PlayedGame(pairing, game, f"{game.names[turn]}, {_sentence(fault)}")
                set_comment(game.node, played.fault)
                return played
    finally:
        for side in sides:
            side.close()
    return PlayedGame(pairing, game)


def _sentence(fault: Fault) -> str:
    """Return why a bot lost."""
    return f"out of time: {fault}" if fault.code in ("bot/overrun", "bot/slow") else str(fault)


class _Level:
    """A level of the computer player in a game."""

    def __init__(self, player: Contender, seed: int) -> None:
        self._level = LEVELS[player.level]
        self._seed = seed

    def play(self, game: Game) -> Fault | None:
        """Make a move. Return no fault."""
        match Thinking(game, self._level, seed=self._seed).decide():
            case Dot(point):
                game.play(point)
            case Stop(player):
                game.stop(player)
            case Resignation(player):
                game.resign(player)
        return None

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

    def play(self, game: Game) -> Fault | None:
        """Make a move, or return why the bot cannot."""
        request: dict[str, Any] = {"game": to_json(game), "player": game.turn, "seed": self._seed}
        if not self._is_loaded:
            self._is_loaded = True
            fault = self._ask("load", {"source": self._source, "seed": self._seed}, {})[1]
            if fault:
                return fault
        answer, fault = self._ask("move", request, request)
        if fault:
            return fault
        match answer:
            case {"point": {"x": int(x), "y": int(y)}}:
                return _play(game, x, y)
        return _BROKEN

    def close(self) -> None:
        """End the process."""
        self._process.close()

    def _ask(
        self, name: str, request: dict[str, Any], position: dict[str, Any]
    ) -> tuple[dict[str, Any], Fault | None]:
        """Return the answer to a request, and the fault of the bot if there is one.

        Args:
            name: The name of the request.
            request: The request.
            position: The fields of a trace that say what the bot has to do.
        """
        begin = perf_counter()
        self._process.send(f"{name} {json.dumps(request)}")
        try:
            line = self._process.receive(self._terms.seconds + self._bank)
        except TimeoutError:
            return {}, self._explain(position)
        self._bank -= max(0.0, perf_counter() - begin - self._terms.seconds)
        if not line:
            return {}, _DEAD
        answer = _read_answer(line)
        return answer, _read_fault(answer.get("fault")) if answer else _BROKEN

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


def _play(game: Game, x: int, y: int) -> Fault | None:
    """Play a dot, or return that the bot has changed what checks its answers."""
    try:
        game.play(game.board.grid.point(x, y))
    except KropkiError:
        return _BROKEN
    return None


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
