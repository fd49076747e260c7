"""Games by which other engines are judged: recorded and nasty ones of `games.txt`, and random ones.

They are commands of the protocol of `kropki verify`.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.grid import LETTERS, Grid
from kropki.conformance.verifier import Verifier

_FILE = "games.txt"
"""A name such as `nasty: one row`, then the size, the rules if they are unusual, and the moves. A move is a
player with a letter pair, or with rings of letter pairs (`0:bacbbcab`)."""
_SIZES = ((5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (6, 11), (13, 3), (15, 15), (20, 20), (39, 32))
"""The boards of random games in turn."""
_UNDONE = 6
"""At most this many moves are taken back and played again at once."""
_SHARE_UNDONE = 0.08
_SHARE_REFUSED = 0.1
"""After which share of the dots of a random game one is tried that must be refused."""
_NEARBY = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
_SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))

_Place = tuple[int, int]


class TrialGame(NamedTuple):
    """A game for an engine.

    Attributes:
        name: What reports call it. The word before a colon is its group.
        commands: The commands, the first of which asks for a board.
    """

    name: str
    commands: list[str]

    @property
    def group(self) -> str:
        """The group of the game: `recorded`, `nasty`, `declared`, `players` or `random`."""
        return self.name.partition(":")[0]


def written_games() -> Iterator[TrialGame]:
    """Yield the games of the file."""
    lines = files("kropki.cli.conformance").joinpath(_FILE).read_text(encoding="utf-8").splitlines()
    for name, line in zip(lines[::2], lines[1::2], strict=True):
        head, moves = line.split(": ", 1)
        size, *rules = head.split()
        width, height = map(int, size.split("x"))
        grid = Grid.of(width, height)
        played = [_command(move, grid) for move in moves.split()]
        new = " ".join(["new", *size.split("x"), *rules])
        yield TrialGame(name.removeprefix("# "), [*_tried(new, played)])


def _command(move: str, grid: Grid) -> str:
    if move[1] == ":":
        return f"enclose {move[0]} {move[2:].replace(':', ' ')}"
    x, y = map(LETTERS.index, move[1:])
    return f"play {x} {y} {move[0]}"


def random_games(count: int, seed: int) -> Iterator[TrialGame]:
    """Yield random games of two players: some wander over the board, others build rings."""
    for number in range(count):
        random = Random(f"{seed}/{number}")
        width, height = _SIZES[number % len(_SIZES)]
        dots = _wandering(random, width, height) if number % 3 == 0 else _rings(random, width, height)
        played = [f"play {x} {y} {player}" for (x, y), player in dots]
        commands = [*_tried(f"new {width} {height}", played, random)]
        yield TrialGame(f"random: {number + 1} of seed {seed}", commands)


def _tried(new: str, played: list[str], random: Random | None = None) -> Iterator[str]:
    """Yield the commands of a game: its moves, boards to show, dots to refuse, and moves to take back.

    Args:
        new: The command that asks for the board.
        played: The moves, of which some may be refused.
        random: Decides what is tried meanwhile; without it, all of that comes after the moves.
    """
    verifier, done = Verifier(), list[str]()
    verifier.answer(new)
    yield new
    for command in played:
        yield command
        if verifier.answer(command)[0].startswith("ok"):
            done.append(command)
        if random and random.random() < _SHARE_REFUSED:
            yield command
        if random and done and random.random() < _SHARE_UNDONE:
            yield from _again(done[-random.randint(1, _UNDONE) :])
    yield "board"
    assert verifier.board
    yield from _refused(verifier.board)
    yield from _again(done[-_UNDONE:])
    yield "board"
    if not random:
        yield from ["undo"] * (len(done) + 1)
        yield "board"


def _again(moves: list[str]) -> Iterator[str]:
    """Yield the commands that take moves back and make them again."""
    yield from ["undo"] * len(moves)
    yield "board"
    yield from moves


def _refused(board: Board) -> Iterator[str]:
    """Yield dots that nobody may play: off the board, and one on each kind of point that is taken."""
    grid = board.grid
    yield f"play {grid.width} 0 0"
    yield f"play 0 {grid.height} 1"
    taken = {(board.dot(point), board.owner(point)): point for point in grid.points}
    for (dot, owner), point in taken.items():
        x, y = grid.xy(point)
        for player in (0, 1) if (dot, owner) != (None, None) else ():
            yield f"play {x} {y} {player}"


def _wandering(random: Random, width: int, height: int) -> Iterator[tuple[_Place, int]]:
    """Yield dots of both players in turn, most of them beside the player's last one."""
    free = {(x, y) for y in range(height) for x in range(width)}
    last: list[_Place | None] = [None, None]
    nearby = random.choice([0.0, 0.5, 0.9])
    player = 0
    while free:
        x, y = last[player] or (0, 0)
        near = [(x + dx, y + dy) for dx, dy in _NEARBY if (x + dx, y + dy) in free]
        place = random.choice(near) if near and random.random() < nearby else random.choice(sorted(free))
        free.remove(place)
        last[player] = place
        yield place, player
        player = 1 - player


def _rings(random: Random, width: int, height: int) -> Iterator[tuple[_Place, int]]:
    """Yield dots that make rings of any shape, through and around each other, with any dots inside."""
    free = {(x, y) for y in range(height) for x in range(width)}
    inner = {(x, y) for x, y in free if 0 < x < width - 1 and 0 < y < height - 1}
    inside: set[_Place] = set()
    for _ in range(4 + width * height // 12):
        inside |= _sides(inside)  # around the ring before
        if not inside or not inside <= inner or random.random() < 0.4:
            inside = {random.choice(sorted(inner))}
        for _ in range(random.choice([0, 0, 2, 5, 12])):
            inside.add(random.choice(sorted(_sides(inside) & inner or inside)))
        owner = random.randrange(2)
        dots = [(place, owner) for place in sorted(_sides(inside))]
        dots += [(place, random.randrange(2)) for place in sorted(inside) if random.random() < 0.3]
        random.shuffle(dots)
        for place, player in dots:
            if place in free:
                free.remove(place)
                yield place, player


def _sides(inside: set[_Place]) -> set[_Place]:
    """Return the points beside some points."""
    return {(x + dx, y + dy) for x, y in inside for dx, dy in _SIDES} - inside
