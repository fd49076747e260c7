"""The players of a match: levels of the computer player, styles, and other programs.

The time for a move is processor time, so that other programs on the machine matter little. Only other
programs have real time.
"""

from __future__ import annotations

import re
import time
from abc import ABC, abstractmethod

from kropki.bot.contest import Forfeit
from kropki.bot.line_process import LineProcess
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking
from kropki.computer.readiness import make_ready
from kropki.game.game import Game
from kropki.game.moves import Dot, Move
from kropki.game.openings import opening_board
from research.match.checkout import engine_of
from research.match.fixtures import Fixture
from research.match.settings import PlayerSettings
from research.match.styles import STYLES

DEFAULT_SECONDS = 1.0
"""The time that a program has for a move if its settings name none."""
START_SECONDS = 60.0
"""The time within which a program must be ready to play."""
GRACE_SECONDS = 10.0
"""How many seconds after its time a program loses."""
COMMIT_GRACE = 60.0
"""The same for an old commit, whose time is processor time: on a busy machine it may wait for a core."""


class MatchPlayer(ABC):
    """A player of one game, whose times are kept.

    Attributes:
        nodes: How many positions or random games the player has looked at, if that is known.
        seconds: How long the player has thought about moves.
    """

    nodes = 0
    seconds = 0.0

    def move(self, game: Game) -> tuple[Move, int]:
        """Return a move for the player to move, and how many milliseconds it took.

        Raises:
            Forfeit: If the player does not respond properly.
        """
        self.update(game)
        begin = time.perf_counter()
        move = self.choose_move(game)
        seconds = time.perf_counter() - begin
        self.seconds += seconds
        return move, round(1000 * seconds)

    def update(self, game: Game) -> None:  # noqa: B027 - only programs have to
        """Learn the current position, before the time for the move begins.

        Raises:
            Forfeit: If the player does not respond properly.
        """

    @abstractmethod
    def choose_move(self, game: Game) -> Move:
        """Return a move for the player to move.

        Raises:
            Forfeit: If the player does not respond properly.
        """

    def close(self) -> None:  # noqa: B027 - only programs have to
        """Free all resources after the game."""


class ComputerPlayer(MatchPlayer):
    """A level of the computer player."""

    def __init__(self, settings: PlayerSettings, fixture: Fixture) -> None:
        """Prepare for a game."""
        self._settings = settings
        self._seed = _player_seed(settings, fixture)
        self._resigns = not fixture.to_full_board
        make_ready()

    def choose_move(self, game: Game) -> Move:
        """Return a move for the player to move."""
        settings = self._settings
        thinking = Thinking(
            game,
            LEVELS[settings.level],
            seed=self._seed,
            seconds=settings.seconds,
            steps=settings.steps,
            resigns=self._resigns,
            clock=time.process_time,
        )
        move = thinking.decide()
        self.nodes += thinking.info.positions
        return move


class StylePlayer(MatchPlayer):
    """A style of play."""

    def __init__(self, settings: PlayerSettings, fixture: Fixture) -> None:
        """Prepare for a game."""
        self._style = STYLES[settings.style](_player_seed(settings, fixture), settings.seconds)

    def choose_move(self, game: Game) -> Move:
        """Return a move for the player to move."""
        move = self._style.choose_move(game)
        self.nodes += self._style.nodes
        return move


class ProgramPlayer(MatchPlayer):
    """A program or an old commit that plays one game by Points AI Protocol 6 [points-ai]."""

    def __init__(self, settings: PlayerSettings, fixture: Fixture) -> None:
        """Start the program.

        Raises:
            OSError: If the program cannot be started.
        """
        self._seconds = settings.seconds or DEFAULT_SECONDS
        self._seed = _player_seed(settings, fixture)
        self._is_commit = bool(settings.commit)
        self._process = LineProcess(settings.command or engine_of(settings.commit, self._seconds))
        self._asked = 0
        self._announced: int | None = None
        """How many moves of the game the program knows; None before it knows the board."""

    def update(self, game: Game) -> None:
        """Tell the program the moves that it does not know yet.

        Raises:
            Forfeit: If the program does not answer properly.
        """
        grid = game.board.grid
        moves = [move for move in game.moves_made if isinstance(move, Dot)]
        if self._announced is None:
            self._announced = 0
            self._ask(f"init {grid.width} {grid.height} {self._seed}", START_SECONDS)
            board = opening_board(game.opening, grid.width, grid.height, game.board.players, declared=False)
            for (x, y), player in board.diagram().dots.items():
                self._ask(f"play {x} {y} {player}", GRACE_SECONDS)
        for move in moves[self._announced :]:
            x, y = grid.xy(move.point)
            self._ask(f"play {x} {y} {move.player}", GRACE_SECONDS)
        self._announced = len(moves)

    def choose_move(self, game: Game) -> Move:
        """Ask the program for a move.

        Raises:
            Forfeit: If the program does not answer properly.
        """
        grid = game.board.grid
        if self._is_commit:
            answer = self._ask(f"gen_move {game.turn}", self._seconds + COMMIT_GRACE)
        else:
            question = f"gen_move_with_time {game.turn} {round(1000 * self._seconds)}"
            answer = self._ask(question, self._seconds + GRACE_SECONDS)
        if re.fullmatch(f"[0-9]{{1,4}} [0-9]{{1,4}} {game.turn}", " ".join(answer)):
            x, y = int(answer[0]), int(answer[1])
            if x < grid.width and y < grid.height:
                return Dot(grid.point(x, y), game.turn)
        raise Forfeit(f"played no point of the board: {' '.join(answer)[:40]!r}")

    def close(self) -> None:
        """Kill the program and everything that it has started."""
        self._process.close()

    def _ask(self, command: str, patience: float) -> list[str]:
        """Return the program's answer to a command, without the number and the name of the command.

        Raises:
            Forfeit: If the program does not answer, or not properly.
        """
        self._asked += 1
        name = command.split(maxsplit=1)[0]
        self._process.send(f"{self._asked} {command}")
        try:
            line = self._process.receive(patience)
        except TimeoutError:
            raise Forfeit(f"did not answer {name}") from None
        if not line:
            raise Forfeit(f"ended at {name}")
        words = line.split()
        if words[:3] != ["=", str(self._asked), name]:
            raise Forfeit(f"answered {line.strip()[:40]!r} to {command!r}")
        return words[3:]


def make_player(settings: PlayerSettings, fixture: Fixture) -> MatchPlayer:
    """Return the player of a game.

    Raises:
        OSError: If a program cannot be started.
    """
    if settings.style:
        return StylePlayer(settings, fixture)
    if settings.command or settings.commit:
        return ProgramPlayer(settings, fixture)
    return ComputerPlayer(settings, fixture)


def _player_seed(settings: PlayerSettings, fixture: Fixture) -> int:
    return settings.seed * 1_000_000 + fixture.seed
