"""Matches: two settings of players play many games against each other, and what comes of it is counted.

Games are played in pairs that begin alike, with the colours changed. A game that is kept tells all that is
counted of it, so that a match that was broken off goes on where it was."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise
from json import dumps
from math import sqrt
from multiprocessing import get_context, parent_process
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from statistics import fmean, stdev
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread
from time import perf_counter
from typing import Protocol

from kropki.cli.arguments import positive, positive_or_0, size
from kropki.cli.output import printable, run, say
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking, load_knowledge
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.moves import Dot, Move, Resignation, Stop
from kropki.game.openings import OPENINGS, Opening, opening_board
from kropki.record import read_games, write_game
from kropki.record.annotations import comment_of, set_comment

GIVEN = 1.0
"""Seconds that an outside program has for a move unless its setting says so."""
BEGINNING = 60.0
"""Seconds within which it must be ready to play."""
GRACE = 10.0
"""Seconds over its time after which it has lost."""
NEAR = 2
"""How far from other dots those lie that are put at random, in columns and rows."""
SURE = 1.96
"""Standard deviations on either side within which 95 of 100 results lie."""
FAST = 0.5
"""Seconds a move up to which a level plays `FAST_GAMES` of the ladder, else `SLOW_GAMES`."""
FAST_GAMES, SLOW_GAMES = 200, 40


class InvalidSetting(KropkiError):
    """A text that names no setting of a player, or no match that can be played."""

    code = "match/setting"


@dataclass(frozen=True)
class Setting:
    """Who plays: the computer player of a level, with a time in seconds or so many steps for each move in
    the place of the level's time; or an outside program that speaks Points AI Protocol 6."""

    level: int = max(LEVELS)
    seconds: float | None = None
    steps: int | None = None
    seed: int = 0
    command: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Setting:
        """The setting that a text means, as `level=8,seconds=0.3` or `seconds=1,command=…`: a command comes
        last and goes on to the end. Raises `InvalidSetting`."""
        found = re.search("(^|,)command=", text)
        head = text[: found.start()] if found else text
        read: dict[str, Callable[[str], object]] = {
            "level": _level,
            "seconds": _seconds,
            "steps": _positive,
            "seed": _number,
        }
        values: dict[str, object] = {}
        for part in head.split(",") if head or not found else ():
            name, _, value = part.partition("=")
            if name not in read or name in values:
                raise InvalidSetting(
                    f"{part[:40]!r} is no part of a setting: {', '.join(f'{known}=' for known in read)} and,"
                    " at last, command= are, each once"
                )
            values[name] = read[name](value)
        if found:
            values["command"] = _command(text[found.end() :])
            if values.keys() & {"level", "steps"}:
                raise InvalidSetting("a program is given seconds and a seed, not a level or steps")
        if values.keys() >= {"seconds", "steps"}:
            raise InvalidSetting("a move takes so many seconds or so many steps, not both")
        return cls(**values)  # type: ignore[arg-type]

    def __str__(self) -> str:
        parts = [] if self.command else [f"level={self.level}"]
        parts += [f"seconds={self.seconds:g}"] if self.seconds else []
        parts += [f"steps={self.steps}"] if self.steps else []
        parts += [f"seed={self.seed}"] if self.seed else []
        parts += [f"command={shlex.join(self.command)}"] if self.command else []
        return ",".join(parts)


def _number(word: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", word):
        raise InvalidSetting(f"{word[:40]!r} is no whole number")
    return int(word)


def _positive(word: str) -> int:
    if not _number(word):
        raise InvalidSetting("no steps are too few")
    return int(word)


def _level(word: str) -> int:
    if _number(word) not in LEVELS:
        raise InvalidSetting(f"{word} is no level: {min(LEVELS)} to {max(LEVELS)} are")
    return int(word)


def _seconds(word: str) -> float:
    if not re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,9})?", word) or not float(word):
        raise InvalidSetting(f"{word[:40]!r} is no time: 0.5 is half a second")
    return float(word)


def _command(text: str) -> tuple[str, ...]:
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise InvalidSetting(f"the command cannot be understood: {error}") from None
    if not words:
        raise InvalidSetting("the command is empty")
    return tuple(words)


@dataclass(frozen=True)
class Fixture:
    """A game that is to be played: the settings of who moves first and second, and how it begins. `seed` is
    for the opening, for the `scattered` dots that are put at random before the players move, and for the
    players. Unless it is played `out` to the last point, players may resign and stop. `number` is its place
    in the match, from 0; the first setting of the match moves second where that is odd."""

    number: int
    settings: tuple[Setting, Setting]
    width: int
    height: int
    opening: str
    seed: int
    scattered: int
    out: bool

    @property
    def swapped(self) -> bool:
        """Whether the match's first setting moves second."""
        return self.number % 2 == 1

    @property
    def begins(self) -> str:
        """How it begins, for who reads the table."""
        return f"{self.width}×{self.height} {self.opening}"

    def file_name(self) -> str:
        """What the file of the game is called. It tells all that the game hangs on, the computer player's
        own files included."""
        told = dumps([asdict(self), "" if all(s.command for s in self.settings) else _made_of()])
        digest = sha256(told.encode()).hexdigest()[:12]
        return f"{self.number + 1:04}-{self.width}x{self.height}-{self.opening}-{digest}.sgf"


_NO_PLAYERS = ("advice.py", "review.py")
"""Files of the computer player that no move hangs on."""


@cache
def _made_of() -> str:
    """A digest of what the computer player is made of."""
    digest = sha256()
    for file in sorted(files("kropki.computer").iterdir(), key=lambda file: file.name):
        if file.name.endswith((".py", ".json")) and file.name not in _NO_PLAYERS:
            digest.update(file.read_bytes())
    return digest.hexdigest()


def fixtures(
    settings: tuple[Setting, Setting],
    games: int,
    *,
    sizes: Sequence[tuple[int, int]] = ((15, 15),),
    openings: Sequence[str] = ("cross",),
    seed: int = 0,
    scattered: int = 4,
    out: bool = False,
) -> list[Fixture]:
    """The games of a match, in pairs that begin alike; the pairs go through the sizes and openings in turn,
    each with a seed of its own. Raises `InvalidSetting` for an odd number of games, and what `Game` raises
    where there is no room for an opening."""
    if games < 1 or games % 2:
        raise InvalidSetting(f"{games} games: they are played in pairs, with the colours changed")
    beginnings = [(width, height, opening) for opening in openings for width, height in sizes]
    for width, height, opening in beginnings:
        Game(width, height, opening=opening)
    return [
        Fixture(
            number,
            settings if number % 2 == 0 else (settings[1], settings[0]),
            *beginnings[number // 2 % len(beginnings)],
            seed + number // 2,
            scattered,
            out,
        )
        for number in range(games)
    ]


# players


class _Lost(Exception):
    """A player has lost by what he did; the message says what that was."""


class _Player(Protocol):
    """Who plays one game for one side."""

    def hear(self, game: Game) -> None:
        """How the game stands, before his time begins to run. Raises `_Lost`."""

    def move(self, game: Game) -> Move:
        """The move of the player to move. Raises `_Lost`."""

    def close(self) -> None:
        """The game is over."""


class _Computer:
    """The computer player of a setting."""

    def __init__(self, setting: Setting, fixture: Fixture) -> None:
        self._setting = setting
        self._seed = setting.seed * 1_000_000 + fixture.seed
        self._resigns = not fixture.out
        load_knowledge()

    def hear(self, game: Game) -> None:
        pass

    def move(self, game: Game) -> Move:
        setting = self._setting
        return Thinking(
            game,
            LEVELS[setting.level],
            seed=self._seed,
            seconds=setting.seconds,
            steps=setting.steps,
            resigns=self._resigns,
        ).decide()

    def close(self) -> None:
        pass


class _Program:
    """An outside program that plays one game."""

    def __init__(self, setting: Setting, fixture: Fixture) -> None:
        self._seconds = setting.seconds or GIVEN
        self._seed = setting.seed * 1_000_000 + fixture.seed
        self._process = Popen(
            setting.command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        self._asked = 0
        self._told: int | None = None
        """How many moves of the game it knows, None before it knows of the game."""

    def hear(self, game: Game) -> None:
        grid = game.board.grid
        moves = [move for move in game.moves_made if isinstance(move, Dot)]
        if self._told is None:
            self._told = 0
            self._ask(f"init {grid.width} {grid.height} {self._seed}", BEGINNING)
            opened = opening_board(game.opening, grid.width, grid.height, game.board.players, declared=False)
            for (x, y), player in opened.diagram().dots.items():
                self._ask(f"play {x} {y} {player}", GRACE)
        for made in moves[self._told :]:
            x, y = grid.xy(made.point)
            self._ask(f"play {x} {y} {made.player}", GRACE)
        self._told = len(moves)

    def move(self, game: Game) -> Move:
        grid = game.board.grid
        question = f"gen_move_with_time {game.turn} {round(1000 * self._seconds)}"
        answer = self._ask(question, self._seconds + GRACE)
        if re.fullmatch(f"[0-9]{{1,4}} [0-9]{{1,4}} {game.turn}", " ".join(answer)):
            x, y = int(answer[0]), int(answer[1])
            if x < grid.width and y < grid.height:
                return Dot(grid.point(x, y), game.turn)
        raise _Lost(f"plays no point of the board: {' '.join(answer)[:40]!r}")

    def close(self) -> None:
        process = self._process
        with suppress(OSError):
            if hasattr(os, "killpg"):  # with all that it has started
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        self._reader.join()
        for stream in (process.stdin, process.stdout):
            with suppress(OSError):
                assert stream
                stream.close()

    def _read(self) -> None:
        for line in self._process.stdout or ():
            self._lines.put(line)
        self._lines.put("")

    def _ask(self, command: str, patience: float) -> list[str]:
        """What it answers to a command, without the number and the name. Raises `_Lost`."""
        self._asked += 1
        name = command.split(maxsplit=1)[0]
        try:
            assert self._process.stdin
            self._process.stdin.write(f"{self._asked} {command}\n")
            self._process.stdin.flush()
            line = self._lines.get(timeout=patience)
        except Empty:
            raise _Lost(f"does not answer {name}") from None
        except OSError:
            line = ""
        if not line:
            raise _Lost(f"has ended by itself at {name}")
        words = line.split()
        if words[:3] != ["=", str(self._asked), name]:
            raise _Lost(f"answers {line.strip()[:40]!r} to {command!r}")
        return words[3:]


# games


@dataclass(frozen=True)
class Result:
    """What came of a game, as the match's first setting sees it: `share` is 1, ½ or 0 points, `difference` by
    how many more dots it captured. `seconds` are the times of the moves of each setting, and `fault` is how a
    player lost whom the match had to stop."""

    fixture: Fixture
    share: float
    difference: int
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    fault: str

    @classmethod
    def of(cls, fixture: Fixture, game: Game) -> Result:
        """What a finished game came to."""
        assert game.outcome
        first = int(fixture.swapped)
        winner = game.outcome.winner
        captures = game.board.captures
        dots = [move for move in game.moves_made if isinstance(move, Dot)][fixture.scattered :]
        times = [tuple([dot.spent / 1000 for dot in dots if dot.player == p]) for p in (first, 1 - first)]
        return cls(
            fixture,
            0.5 if winner is None else float(winner == first),
            captures[first] - captures[1 - first],
            (times[0], times[1]),
            comment_of(game.node),
        )


def play(fixture: Fixture, keep: Path | None = None) -> Result:
    """Play a game, and keep it in a folder. Raises `OSError` where a program cannot be started or the game
    not be written."""
    game = Game(
        fixture.width,
        fixture.height,
        options={"stop": "none" if fixture.out else "settled"},
        opening=Opening(fixture.opening, fixture.seed),
        names=[str(setting) for setting in fixture.settings],
    )
    scatter(game, fixture.scattered, fixture.seed)
    players: list[_Player] = []
    try:
        for setting in fixture.settings:
            players.append((_Program if setting.command else _Computer)(setting, fixture))
        while game.outcome is None:
            _play_on(game, players[game.turn])
    finally:
        for player in players:
            player.close()
    if keep:
        path = keep / fixture.file_name()
        unfinished = path.with_suffix(".part")
        unfinished.write_text(write_game(game), encoding="utf-8")
        unfinished.replace(path)
    return Result.of(fixture, game)


def _play_on(game: Game, player: _Player) -> None:
    """One move; who cannot make it resigns, and the game says why."""
    turn = game.turn
    try:
        player.hear(game)
        begin = perf_counter()
        move = player.move(game)
        spent = round(1000 * (perf_counter() - begin))
        match move:
            case Dot(point):
                game.play(point, spent=spent)
            case Stop():
                game.stop(turn, spent=spent)
            case Resignation():
                game.resign(turn)
            case _:
                raise _Lost("makes a move that these rules don't know")
    except (_Lost, KropkiError) as error:
        game.resign(turn)
        set_comment(game.node, f"{game.names[turn]} {error}")


def scatter(game: Game, dots: int, seed: int) -> None:
    """Put dots in turn at random, near others and such that none closes a ring."""
    grid = game.board.grid
    # of all that `random` offers, only this sequence is promised to stay what it is in later Pythons
    random = Random(seed).random
    for _ in range(dots):
        there = list(game.board.diagram().dots) or [(grid.width // 2, grid.height // 2)]
        open_points = [point for point in grid.points if point in game.board.legal_points]
        near = [point for point in open_points if _beside(grid.xy(point), there)]
        quiet = [point for point in near if not game.board.may_close_ring(point, game.turn)]
        choice = quiet or near or open_points
        if game.outcome or not choice:
            return
        game.play(choice[int(random() * len(choice))])


def _beside(place: tuple[int, int], there: Iterable[tuple[int, int]]) -> bool:
    return any(abs(place[0] - x) <= NEAR and abs(place[1] - y) <= NEAR for x, y in there)


def kept(fixture: Fixture, keep: Path) -> Result | None:
    """What came of a game if it lies finished in a folder."""
    try:
        data = (keep / fixture.file_name()).read_bytes()
        [reading] = read_games(data)
    except (OSError, KropkiError, ValueError):
        return None
    game = reading.game
    game.go_to_ply(game.plies)
    return Result.of(fixture, game) if game.outcome else None


def played(games: Sequence[Fixture], *, keep: Path | None = None, processes: int = 1) -> Iterator[Result]:
    """The results of games as they come: those that are kept first, then the others, so many at a time in
    processes of their own. Raises what `play` raises."""
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
    left = []
    for fixture in games:
        result = kept(fixture, keep) if keep else None
        if result:
            yield result
        else:
            left.append(fixture)
    if processes == 1 or len(left) < 2:
        for fixture in left:
            yield play(fixture, keep)
        return
    executor = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_obey)
    try:
        for future in as_completed([executor.submit(play, fixture, keep) for fixture in left]):
            yield future.result()
    finally:
        executor.shutdown(cancel_futures=True)


def _obey() -> None:
    """Let this process end without a word when the terminal interrupts it, or the one that has started it is
    gone."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)


# what is counted


@dataclass(frozen=True)
class Score:
    """What the first setting of a match came to."""

    wins: int
    draws: int
    losses: int
    difference: float
    """The mean of the differences of captured dots, in its favour."""
    error: float
    """The standard error of that."""

    @property
    def games(self) -> int:
        """How many were played."""
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """The share of the points that it won; a draw is half a point."""
        return (self.wins + self.draws / 2) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where that lies with 95 % (Wilson)."""
        return wilson(self.share, self.games)

    @classmethod
    def of(cls, results: Sequence[Result]) -> Score:
        """Counted of at least one result."""
        shares = [result.share for result in results]
        differences = [result.difference for result in results]
        error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
        return cls(shares.count(1), shares.count(0.5), shares.count(0), fmean(differences), error)


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval: between which shares the true one lies with 95 %, after so many games."""
    z2 = SURE**2 / games
    middle = (share + z2 / 2) / (1 + z2)
    half = SURE / (1 + z2) * sqrt(share * (1 - share) / games + z2 / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


HEADINGS = (
    *("", "games", "won", "drawn", "lost", "share", "95 %", "difference"),
    *("first's s", "longest", "second's s", "longest"),
)
"""Of the columns: the last four are the seconds that a move of either setting took, the mean and the most."""


def table(matches: Sequence[Sequence[Result]]) -> str:
    """A row for each match of at least one game, and for each way to begin where there are several; below
    it who plays in which, and the faults."""
    rows: list[tuple[str, ...]] = [HEADINGS]
    notes = []
    for number, unsorted in enumerate(matches, 1):
        results = sorted(unsorted, key=lambda result: result.fixture.number)
        first, second = _settings(results[0].fixture)
        title = f"match {number}" if len(matches) > 1 else "match"
        notes.append(f"{title}: {first} against {second}")
        rows.append(_row(title, results))
        beginnings = dict.fromkeys(result.fixture.begins for result in results)
        for begins in beginnings if len(beginnings) > 1 else ():
            rows.append(_row(f"  {begins}", [r for r in results if r.fixture.begins == begins]))
        notes += [
            f"{title}, game {result.fixture.number + 1} lost by fault: {result.fault}"
            for result in results
            if result.fault
        ]
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join([cells[0].ljust(widths[0]), *map(str.rjust, cells[1:], widths[1:])]).rstrip()
        for cells in rows
    ]
    return "\n".join([*lines, "", *notes])


def _settings(fixture: Fixture) -> tuple[Setting, Setting]:
    """The settings in the order of the match."""
    first, second = fixture.settings
    return (second, first) if fixture.swapped else (first, second)


def _row(title: str, results: Sequence[Result]) -> tuple[str, ...]:
    score = Score.of(results)
    low, high = score.interval
    times: list[str] = []
    for side in (0, 1):
        seconds = [second for result in results for second in result.seconds[side]]
        times += [f"{fmean(seconds):.3f}", f"{max(seconds):.3f}"] if seconds else ["–", "–"]
    return (
        title,
        *map(str, (score.games, score.wins, score.draws, score.losses)),
        f"{score.share:.3f}",
        f"{low:.3f}–{high:.3f}",
        f"{score.difference:+.2f} ± {score.error:.2f}",
        *times,
    )


def said(result: Result) -> str:
    """A result in a line."""
    fixture = result.fixture
    first, second = _settings(fixture)
    won = "a draw" if result.share == 0.5 else f"{first if result.share else second} wins"
    fault = f" ({result.fault})" if result.fault else ""
    return (
        f"game {fixture.number + 1}, {fixture.begins}, {first if not fixture.swapped else second} begins:"
        f" {won}, {result.difference:+} for {first}{fault}"
    )


def ladder() -> list[tuple[Setting, Setting, int]]:
    """Each level against the one below, and how many games they play."""
    levels = sorted(LEVELS)
    return [
        (
            Setting(level=upper),
            Setting(level=lower),
            FAST_GAMES if LEVELS[upper].seconds <= FAST else SLOW_GAMES,
        )
        for lower, upper in pairwise(levels)
    ]


def main(argv: list[str] | None = None) -> int:
    """Run a match from the command line and return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m lab.match", description="Play many games between two players and count the results."
    )
    parser.add_argument(
        "settings",
        metavar="SETTING",
        nargs="*",
        help="who plays, twice: as level=4, level=8,seconds=0.3, steps=200,seed=3, or seconds=1,command=…"
        " for a program that speaks Points AI Protocol 6",
    )
    parser.add_argument("--ladder", action="store_true", help="each level against the one below, instead")
    parser.add_argument(
        "--games",
        type=positive,
        metavar="N",
        help="an even number: each beginning twice, with colours changed"
        " (20; of the ladder 200, and 40 of slow levels)",
    )
    parser.add_argument("--size", type=size, action="append", help="as 15 or 39x32, also several times (15)")
    openings = [name for name in OPENINGS if name not in ("custom", "handicap")]
    parser.add_argument("--opening", choices=openings, action="append", help="also several times (cross)")
    parser.add_argument("--seed", type=positive_or_0, default=0, metavar="N", help="of the first pair (0)")
    parser.add_argument(
        "--scatter", type=positive_or_0, default=4, metavar="N", help="dots put at random at first (4)"
    )
    parser.add_argument("--out", action="store_true", help="up to the last point: nobody resigns or stops")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the games there; go on from those")
    parser.add_argument("--processes", type=positive, default=1, metavar="N", help="games at a time (1)")
    arguments = parser.parse_args(argv)
    return run(lambda: _run(arguments))


def _run(arguments: argparse.Namespace) -> int:
    from lab.match import InvalidSetting, Setting, fixtures, ladder, played, said, table

    if len(arguments.settings) != (0 if arguments.ladder else 2):
        raise InvalidSetting("a match is between two settings; with --ladder it has its own")
    if arguments.ladder:
        pairs = [(upper, lower, arguments.games or games) for upper, lower, games in ladder()]
    else:
        first, second = map(Setting.parse, arguments.settings)
        pairs = [(first, second, arguments.games or 20)]
    matches = [
        fixtures(
            (first, second),
            games,
            sizes=arguments.size or [(15, 15)],
            openings=arguments.opening or ["cross"],
            seed=arguments.seed,
            scattered=arguments.scatter,
            out=arguments.out,
        )
        for first, second, games in pairs
    ]
    results: list[list[Result]] = []
    for match in matches:
        results.append([])
        for result in played(match, keep=arguments.keep, processes=arguments.processes):
            results[-1].append(result)
            print(printable(said(result)), file=sys.stderr, flush=True)
        if match is not matches[-1]:
            print(f"\n{table(results)}\n", file=sys.stderr, flush=True)
    for line in table(results).splitlines():
        say(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
