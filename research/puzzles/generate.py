"""Finds puzzles in quick games of the policy against itself or in recorded games, and proves them.

Each game has a number, and everything about it follows from the seed and this number. So the search can be
interrupted, continued and spread over processes, and finds the same puzzles each time. A journal has a line
of JSON for each game: its number, the processor time, and the puzzles in it.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import cache
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from kropki.board.board import Board
from kropki.board.enclosure import chains, spread
from kropki.board.grid import Mask, Player, Point
from kropki.board.setup import check_setup
from kropki.cli.output import write_file
from kropki.computer.ladder import LadderReader, ladder_starts
from kropki.computer.player import load_policy
from kropki.computer.policy import Policy, points_near_dots
from kropki.computer.search import Search
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import Trajectory, TrajectoryFinder, gain_at, one_dot_trajectories
from kropki.errors import KropkiError
from kropki.puzzle.claims import MAX_RIGHT, find_claim, is_clear
from kropki.puzzle.proof import OutOfPositions, Proof
from kropki.puzzle.puzzle import THEMES, Puzzle
from research.executors import run_tasks
from research.puzzles.crop import FIRST, ROOMY, parts_of_game
from research.records import GameRecord, read_packed

SIZES = ((6, 6), (7, 6), (7, 7), (8, 7), (8, 8), (9, 8))
SMALL = (5, 5)
"""The size of the boards on which the last points are played."""
SMALL_SHARE = 0.1
"""The share of games on small boards."""
RANDOM_SHARE = 0.12
"""The share of random moves."""
STEPS = 3
"""How many steps the search thinks about a move."""
MIN_OPEN, MAX_OPEN, MAX_LADDER_OPEN = 7, 34, 26
"""How many open points a position of a puzzle has."""
MAX_LAST = 10
"""How many open points there are at most if the board is played to its last point."""
QUICK, THOROUGH, LONG = 3000, 60_000, 200_000
"""How many positions a first proof of two dots may take, the whole proof, and that of a ladder."""
MAX_ROOMY_OPEN = 46
"""How many open points a part of a recorded game has at most."""
MAX_FIRST_RIGHT = 2
"""How many points may be right in a puzzle for beginners."""
SEED_STEP = 997
"""How many recorded games lie between the first ones of two seeds."""
LADDER_BUDGET = 60
RARE = frozenset({"houses", "races", "connect", "ladders"})
"""Themes that are rare in games."""
ALTERED, CHANGES = 3, 4
"""How often each position is altered for them, and how many points are changed."""
MIN_CHOICES = 3
"""How many captures of both players there are at least in a race where something can be captured at once."""
MIN_CHAIN = 3
"""How many dots a chain has that a puzzle is about connecting."""
MAX_PER_GAME = 3
"""How many puzzles of a game are kept, all of different themes."""
OBVIOUS_SHARE = 0.15
"""The share of positions that are kept although a look at the next captures is enough to solve them."""


_BEGINS = '{"game": '


class InvalidJournal(KropkiError):
    """A file is no journal of a search."""

    code = "puzzles/journal"


class Source(NamedTuple):
    """Where the games of a search come from.

    Attributes:
        games: A file of recorded games; None for quick games of the policy against itself.
        is_first: Whether to cut boards for beginners out of them.
    """

    games: Path | None = None
    is_first: bool = False


QUICK_GAMES = Source()


class SearchTask(NamedTuple):
    """A game to search.

    Attributes:
        seed: The seed of the journal.
        number: The number of the game in it.
        themes: The themes to look for.
        source: Where its moves come from.
    """

    seed: int
    number: int
    themes: tuple[str, ...]
    source: Source


def generate(
    seed: int,
    themes: Sequence[str],
    out: Path,
    executor: Executor | None = None,
    source: Source = QUICK_GAMES,
    *,
    seconds: float = math.inf,
    games: float = math.inf,
) -> None:
    """Search for puzzles, and add what is found to a journal.

    Args:
        seed: The seed of the games.
        themes: The themes to look for; none means all.
        out: The journal. If it exists, the games in it are not searched again.
        executor: Searches the games; None for this process (`research.executors`).
        source: Where the games come from.
        seconds: How long to search.
        games: How many games to search.

    Raises:
        InvalidJournal: If `out` is a file of another kind. It is left as it is.
        OSError: If it cannot be read or written.
    """
    begin = time.monotonic()
    known = read_journal(out) if out.exists() else []
    write_file(out, "".join(f"{json.dumps(game)}\n" for game in known))
    done = {game["game"] for game in known}
    tasks = (SearchTask(seed, number, tuple(themes), source) for number in count() if number not in done)
    with out.open("a", encoding="utf-8") as journal:
        for searched, line in enumerate(run_tasks(executor, _search_game, tasks), 1):
            journal.write(json.dumps(line) + "\n")
            journal.flush()
            if time.monotonic() - begin > seconds or searched >= games:
                break


def read_journal(path: Path) -> list[dict[str, Any]]:
    """Return what a journal says of each game. A last line that is not finished is left out.

    Args:
        path: The journal.

    Raises:
        InvalidJournal: If it is a file of another kind.
        OSError: If it cannot be read.
    """
    *lines, rest = path.read_text(encoding="utf-8", errors="replace").split("\n")
    try:
        games = [json.loads(line) for line in lines]
        is_journal = all(game["game"] >= 0 and isinstance(game["puzzles"], list) for game in games)
    except (ValueError, TypeError, LookupError):
        is_journal = False
    if not is_journal or rest[: len(_BEGINS)] != _BEGINS[: len(rest)]:
        raise InvalidJournal(f"{path} is no journal of a search: name one that generate has written")
    return games


def _search_game(task: SearchTask) -> dict[str, object]:
    begin = time.process_time()
    random, themes = Random(f"{task.seed} {task.number}"), task.themes or THEMES
    if task.source.games:
        records = _recorded(task.source.games)
        record = GameRecord.from_bytes(records[(task.seed * SEED_STEP + task.number) % len(records)])
        found = find_in_record(record, random, themes, is_first=task.source.is_first)
    else:
        found = find_puzzles(random, themes)
    puzzles = [{"theme": puzzle.theme, "text": str(puzzle)} for puzzle in found]
    return {"game": task.number, "seconds": round(time.process_time() - begin, 2), "puzzles": puzzles}


@cache
def _recorded(path: Path) -> list[bytes]:
    """Return the games of a file, packed."""
    return [*read_packed(path)]


def find_in_record(
    record: GameRecord, random: Random, themes: Collection[str], *, is_first: bool
) -> list[Puzzle]:
    """Return puzzles from parts of a recorded game, at most one of each theme.

    Args:
        record: The game.
        random: Draws the parts.
        themes: The themes to look for.
        is_first: Whether they are for beginners.
    """
    found: dict[str, Puzzle] = {}
    for board in parts_of_game(record, FIRST if is_first else ROOMY, random):
        wanted = {*themes} - {*found}
        if is_first:
            puzzle = find_first(board, wanted)
        elif board.open_mask.bit_count() <= MAX_ROOMY_OPEN:
            puzzle = find_tactics(board, 0, wanted, random.random() < OBVIOUS_SHARE)
        else:
            continue
        if puzzle and puzzle.theme in wanted:
            found[puzzle.theme] = puzzle
    return [*found.values()]


def find_first(board: Board, wanted: set[str]) -> Puzzle | None:
    """Return a proved puzzle for beginners from a position with Red to move, or None.

    If Red can capture at once and Blue threatens nothing, it is about this capture alone.
    """
    own = [trajectory for trajectory in one_dot_trajectories(board, 0) if trajectory.gain]
    if not own or one_dot_trajectories(board, 1):
        puzzle = find_tactics(board, 0, wanted, True)
    elif "captures" in wanted:
        puzzle = replace(run_to_end(find_claim(board, 0, 1, THOROUGH)), theme="captures")
    else:
        return None
    return puzzle if puzzle and puzzle.gain >= 0 and len(puzzle.right) <= MAX_FIRST_RIGHT else None


def find_puzzles(random: Random, themes: Collection[str]) -> list[Puzzle]:
    """Play a game, and return puzzles in it.

    Positions of rare themes are looked for in altered positions too.

    Args:
        random: Draws the size and the moves.
        themes: The themes to look for.
    """
    is_small = "last" in themes and random.random() < SMALL_SHARE
    width, height = SMALL if is_small else random.choice(SIZES)
    found: dict[str, Puzzle] = {}
    for board, player in _play_game(random, width, height):
        count = board.open_mask.bit_count()
        if is_small and 5 <= count <= MAX_LAST:
            puzzles = [find_last(board, player)]
        elif not is_small and MIN_OPEN <= count <= MAX_OPEN:
            wanted = {*themes} - {*found}
            boards = [board, *(_altered(board, random) for _ in range(ALTERED * RARE.issuperset(wanted)))]
            puzzles = [
                find_tactics(each, player, wanted, random.random() < OBVIOUS_SHARE) for each in boards if each
            ]
        else:
            continue
        found |= {puzzle.theme: puzzle for puzzle in puzzles if puzzle and puzzle.theme in themes}
        if len(found) >= min(MAX_PER_GAME, len(themes)):
            break
    return [*found.values()]


def _altered(board: Board, random: Random) -> Board | None:
    """Return a position with a few dots changed, or None if something could be captured at once in it."""
    points = random.sample([*board.grid.points], CHANGES)
    try:
        changed = board.with_dots([(point, random.choice((0, 1, None))) for point in points])
        check_setup(changed.diagram(), 2, declared=False)
    except KropkiError:  # a territory is broken
        return None
    text = str(changed)
    declared = Board.from_text(text, 2, declared=True)
    return None if declared.offers(0) or declared.offers(1) else Board.from_text(text, 2)


def _play_game(random: Random, width: int, height: int) -> Iterator[tuple[Board, Player]]:
    """Play a game, and yield each position and the player to move."""
    policy = _policy()
    board = Board(width, height)
    last: list[Point] = []
    player = 0
    while not board.is_full:
        yield board, player
        if random.random() < RANDOM_SHARE or not last:
            point = random.choice([*board.grid.mask_points(points_near_dots(board))])
        else:
            search = Search(board.copy(), player, 1 - player, policy, last=tuple(last[:-3:-1]))
            for _ in islice(search.run(), STEPS):
                pass
            candidates = search.info.candidates
            point = candidates[0].point if candidates else random.choice([*board.legal_points])
        board.play(point, player)
        last.append(point)
        player = 1 - player


@cache
def _policy() -> Policy:
    return load_policy()


def find_tactics(board: Board, player: Player, wanted: set[str], may_be_obvious: bool) -> Puzzle | None:
    """Return a proved puzzle from a position, unless it is dull or takes too many positions to prove.

    Args:
        board: The position.
        player: The player to move.
        wanted: The themes to look for.
        may_be_obvious: Whether a look at the next captures may be enough to solve it.
    """
    enemy = 1 - player
    own = run_to_end(TrajectoryFinder(board, player).find(2))
    own = [trajectory for trajectory in own if trajectory.gain]
    feared = one_dot_trajectories(board, enemy)
    if not own and not feared:
        return None
    houses = board.house_mask(player) | board.house_mask(enemy)
    if not _may_have(wanted, houses, own, feared):
        return None
    count = board.open_mask.bit_count()
    try:
        ladder = _ladder(board, player, own) if count <= MAX_LADDER_OPEN else 0
        quick = Proof(board, QUICK)
        gain = quick.gain(player, 2)
        right = quick.right(player, 2, gain)
        is_ladder = gain <= 0 and 3 <= ladder <= 6
        if not is_ladder:
            if len(right) > MAX_RIGHT:
                return None
            guess = Puzzle(player, gain, 2 if gain > 0 else None, 2, _letters(board, right), "")
            if any(t.points.bit_count() == 1 and t.gain >= gain for t in own) and gain > 0:
                guess = replace(guess, dots=1)
            if not may_be_obvious and _is_obvious(board, guess, right, own, feared):
                return None
            if _theme(board, guess, own, feared) not in wanted:
                return None
        span = ladder + 1 if is_ladder else 3 if count <= 30 else 2
        puzzle = run_to_end(find_claim(board, player, span, LONG if is_ladder else THOROUGH))
        if not is_clear(puzzle):
            return None
        return replace(puzzle, theme=_theme(board, puzzle, own, feared))
    except OutOfPositions:
        return None


def _may_have(wanted: set[str], houses: Mask, own: list[Trajectory], feared: list[Trajectory]) -> bool:
    """Return whether a position may have one of some themes, as far as that can be seen at once."""
    needs = {"houses": houses, "races": own and feared, "connect": feared, "saves": feared}
    return any(needs.get(theme, True) for theme in wanted)


def _is_obvious(
    board: Board, puzzle: Puzzle, right: Sequence[Point], own: list[Trajectory], feared: list[Trajectory]
) -> bool:
    """Return whether a right point captures at once, or takes a point where the enemy would capture."""
    bits = board.grid.bits
    is_block = puzzle.gain <= 0 and any(t.points == bits[point] for t in feared for point in right)
    if _theme(board, puzzle, own, feared) == "races":
        return False
    return puzzle.dots == 1 or (is_block and not all(_connects(board, point, puzzle.turn) for point in right))


def find_last(board: Board, player: Player) -> Puzzle | None:
    """Return a proved puzzle about the last points of a board, unless it is dull."""
    count = board.open_mask.bit_count()
    try:
        puzzle = run_to_end(find_claim(board, player, None, THOROUGH))
    except OutOfPositions:
        return None
    right = [board.grid.from_letters(letters) for letters in puzzle.right]
    if not 1 <= len(right) <= 2 or count < 2 * len(right) + 2:
        return None
    if any(gain_at(board, point, player) > 0 for point in right):
        return None
    return replace(puzzle, theme="last")


def _ladder(board: Board, player: Player, own: list[Trajectory]) -> int:
    """Return how many dots the shortest ladder takes that the reader of ladders finds; 0 if it finds none."""
    lengths = []
    for point in ladder_starts(board, own):
        line = run_to_end(LadderReader(board, player, 1 - player, LADDER_BUDGET).read(point))
        if line.gain > 0:
            lengths.append((len(line.points) + 1) // 2)
    return min(lengths, default=0)


def _theme(board: Board, puzzle: Puzzle, own: list[Trajectory], feared: list[Trajectory]) -> str:
    """Return the theme of a position, by what the right points do."""
    player, enemy = puzzle.turn, 1 - puzzle.turn
    grid = board.grid
    right = [grid.from_letters(letters) for letters in puzzle.right]
    houses = board.house_mask(player) | board.house_mask(enemy)
    if any(houses >> point & 1 for point in right):
        return "houses"
    at_once = [t for t in own if t.points.bit_count() == 1]
    if any(t.gain > 0 for t in feared) and (
        (puzzle.dots or 0) > 1 or (at_once and len(at_once) + len(feared) >= MIN_CHOICES)
    ):
        return "races"
    if puzzle.gain > 0:
        if puzzle.dots == 1:
            return "captures"
        if puzzle.dots == 2:
            return "doubles" if all(_threats(board, point, player) > 1 for point in right) else "captures"
        return "ladders" if all(_threats(board, point, player) == 1 for point in right) else "captures"
    if not feared:
        return "broken" if any(trajectory.points.bit_count() == 2 for trajectory in own) else "saves"
    if all(_connects(board, point, player) for point in right):
        return "connect"
    return "saves"


def _threats(board: Board, point: Point, player: Player) -> int:
    """Return how many captures with one dot a dot threatens."""
    board.play(point, player)
    threats = sum(trajectory.gain > 0 for trajectory in one_dot_trajectories(board, player))
    board.undo()
    return threats


def _connects(board: Board, point: Point, player: Player) -> bool:
    """Return whether a dot connects two chains of three and more dots."""
    stride = board.grid.stride
    around = spread(board.grid.bits[point], stride)
    near = [part for part in chains(board.alive_mask(player), stride) if part & around]
    return sum(part.bit_count() >= MIN_CHAIN for part in near) > 1


def _letters(board: Board, points: Sequence[Point]) -> tuple[str, ...]:
    return tuple(board.grid.letters(point) for point in points)
