"""Plays games with an engine, and finds the first answer that is wrong."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from kropki.board.board import Board
from kropki.board.grid import Point
from kropki.bot.line_process import LineProcess
from kropki.cli.conformance.games import TrialGame
from kropki.conformance.referee import PointsReferee, Referee, VerifyReferee, words_of
from kropki.conformance.transcript import ANSWER, COMMAND, REMARK, Exchange, find_difference, is_declined
from kropki.errors import KropkiError, quoted

PROTOCOLS = {"points": PointsReferee, "verify": VerifyReferee}
"""The protocols by their names."""
START_SECONDS = 60.0
"""The time for the first answer, if that is more than for others."""
_THINKING = 200
"""Milliseconds for a move that the engine is asked for."""
_GEN_MOVES = ("gen_move_with_time", "gen_move")
_MAX_SAID = 200
"""Characters of a line of the engine that are kept."""


class Breakdown(KropkiError):
    """The conversation with an engine has broken down."""

    code = "conformance/breakdown"


@dataclass
class Failure:
    """The first thing that an engine gets wrong.

    Attributes:
        game: The name of the game; empty outside of games.
        told: What is wrong.
        exchanges: The whole game so far.
        board: The board as it must be after the command.
        last: The point of the last dot.
        differing: The points at which the engine's board is another one, each with what must be there and
            what the engine says, in the letters of the protocol.
    """

    game: str
    told: str
    exchanges: list[Exchange] = field(default_factory=list)
    board: Board | None = None
    last: Point | None = None
    differing: list[tuple[str, str, str]] = field(default_factory=list)


@dataclass
class Verdict:
    """How an engine has done.

    Attributes:
        engine: Its command.
        protocol: The name of the protocol that it speaks.
        judged: How many games of each group it has got right.
        declined: How many boards of each group it has refused.
        commands: How many commands were judged.
        failure: The first thing that it gets wrong.
    """

    engine: str
    protocol: str
    judged: Counter[str] = field(default_factory=Counter)
    declined: Counter[str] = field(default_factory=Counter)
    commands: int = 0
    failure: Failure | None = None

    @property
    def passes(self) -> bool:
        """Whether at least one game was judged, and nothing was wrong."""
        return not self.failure and bool(self.judged)


class Conversation:
    """A conversation with an engine, which has a limited time for each answer."""

    def __init__(self, command: list[str], seconds: float) -> None:
        """Start the engine.

        Raises:
            OSError: It cannot be started.
        """
        self._process = LineProcess(command, shows_errors=True)
        self._seconds = seconds
        self._patience = max(seconds, START_SECONDS)

    def tell(self, command: str) -> None:
        """Send a command."""
        self._process.send(command)

    def line(self) -> str:
        """Return the next line.

        Raises:
            Breakdown: No line comes in time, or the engine has ended.
        """
        try:
            line = self._process.receive(self._patience)
        except TimeoutError:
            raise Breakdown(f"there was no answer within {self._patience:g} seconds") from None
        if not line:
            raise Breakdown(self._end())
        self._patience = self._seconds
        return line.rstrip("\r\n")[:_MAX_SAID]

    def quit(self, command: str) -> None:
        """Ask the engine to end.

        Raises:
            Breakdown: It does not end in time, or with an error.
        """
        self.tell(command)
        code = self._process.exit_code(self._seconds)
        if code is None:
            raise Breakdown(f"the engine still ran {self._seconds:g} seconds after quit")
        if code:
            raise Breakdown(f"after quit {_told(code)}")

    def close(self) -> None:
        """Kill the engine."""
        self._process.close()

    def _end(self) -> str:
        if self._process.has_flooded:
            return (
                "the engine wrote a line of more than a million characters, or far more lines than asked for"
            )
        code = self._process.exit_code()
        return "the engine closed its output" if code is None else _told(code)


def _told(code: int) -> str:
    return (
        f"the engine was ended by signal {-code}" if code < 0 else f"the engine ended with exit code {code}"
    )


class Judge:
    """Plays games with an engine."""

    def __init__(self, command: list[str], seconds: float, protocol: str | None) -> None:
        """Start the engine, and find out which protocol it speaks.

        Raises:
            OSError: The engine cannot be started.
        """
        self._talk = Conversation(command, seconds)
        self._number = 0
        self._can: set[str] = set()
        self.transcript: list[str] = []
        self.verdict = Verdict(shlex.join(command), protocol or "")

    def judge(self, games: Iterable[TrialGame]) -> Verdict:
        """Play games until one goes wrong, and return the verdict."""
        verdict = self.verdict
        try:
            self._greet()
            for game in games:
                if commands := [*self._translated(game)]:
                    self._play(game, commands)
                if verdict.failure:
                    return verdict
            self._talk.quit("quit" if verdict.protocol == "verify" else f"{self._number + 1} quit")
        except Breakdown as trouble:
            verdict.failure = Failure("", str(trouble))
        finally:
            self._talk.close()
        return verdict

    def _greet(self) -> None:
        """Ask for the commands, which only one of the protocols has.

        Raises:
            Breakdown: The engine does not answer.
        """
        verdict = self.verdict
        if verdict.protocol == "verify":
            return
        self._talk.tell("0 list_commands")
        line = self._talk.line()
        self._can = {*line.split()}
        verdict.protocol = verdict.protocol or ("points" if line[:1] in ("=", "?") else "verify")

    def _translated(self, game: TrialGame) -> Iterator[str]:
        """Yield the commands of a game in the engine's protocol; none if it cannot say them."""
        if self.verdict.protocol == "verify":
            yield from game.commands
            return
        if game.group in ("declared", "players"):
            return
        asks = next((name for name in _GEN_MOVES if name in self._can), "") if game.group != "random" else ""
        for command in game.commands:
            match command.split():
                case ["new", width, height]:
                    yield self._numbered(f"init {width} {height} 0")
                case ["board"] if asks:
                    for colour in (0, 1):
                        time = f" {_THINKING}" if asks != "gen_move" else ""
                        yield self._numbered(f"{asks} {colour}{time}")
                case ["play", *_] | ["undo"]:
                    yield self._numbered(command)

    def _numbered(self, command: str) -> str:
        self._number += 1
        return f"{self._number} {command}"

    def _play(self, game: TrialGame, commands: list[str]) -> None:
        """Play a game, as long as the answers are right and the engine takes its board."""
        verdict = self.verdict
        referee = PROTOCOLS[verdict.protocol]()
        exchanges: list[Exchange] = []
        last: Point | None = None
        self.transcript.append(REMARK + game.name)
        for number, command in enumerate(commands, 1):
            right = referee.right_answer(command)
            said, told = self._ask(referee, command, right)
            exchanges.append(Exchange(command, said, number))
            self.transcript += [COMMAND + command, *(ANSWER + line for line in said)]
            if is_declined(referee, exchanges[-1]):
                verdict.declined[game.group] += 1
                return
            if words_of(command)[0] == "play" and referee.board and not referee.is_refusal(right[0]):
                x, y = map(int, words_of(command)[1:3])
                last = referee.board.grid.point(x, y)
            if told:
                differing = [*self._differing(referee, command, said)]
                verdict.failure = Failure(game.name, told, exchanges, referee.board, last, differing)
                return
            verdict.commands += 1
        verdict.judged[game.group] += 1

    def _ask(self, referee: Referee, command: str, right: list[str]) -> tuple[list[str], str]:
        """Return the answer to a command, up to its first wrong line, and what is wrong."""
        said: list[str] = []
        self._talk.tell(command)
        try:
            while len(said) < len(right):
                said.append(self._talk.line())
                if difference := find_difference(referee, right[: len(said)], said):
                    return said, difference.described(command)
        except Breakdown as trouble:
            return said, f"{quoted(command, 40)}: {trouble}"
        return said, ""

    def _differing(self, referee: Referee, command: str, said: list[str]) -> Iterator[tuple[str, str, str]]:
        """Yield the points at which the engine's board is another one, as far as it tells."""
        if self.verdict.protocol != "verify" or not referee.board or not said:
            return
        right = referee.right_answer("board")[:-1]
        rows = said if command == "board" else []
        try:
            if command != "board":
                self._talk.tell("board")
            while len(rows) < len(right):
                rows.append(self._talk.line())
        except Breakdown:
            return
        grid = referee.board.grid
        for point in grid.points:
            x, y = grid.xy(point)
            cell = slice(2 * x, 2 * x + 2)
            if rows[y][cell] != right[y][cell]:
                yield grid.name(point), right[y][cell], rows[y][cell]
