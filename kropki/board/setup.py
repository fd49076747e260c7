"""Set-up positions: what is wrong with a drawn one, and what it is once all that is surrounded is captured.

A drawing (`kropki.board.diagram`) is a set-up when a game can go on from it: what stands on it could have
been played, and something is left to play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from kropki.board import diagram
from kropki.board.diagram import Diagram, Place
from kropki.board.enclosure import border, inside_of, regions
from kropki.board.grid import MAX_SIZE, MIN_SIZE, Grid
from kropki.errors import Fault, InvalidSetUp

__all__ = ["Fault", "check", "faults", "settled"]


def check(drawn: Diagram, players: int, *, declared: bool) -> None:
    """Raises `InvalidSetUp`, which has all `faults` and names the first, if the drawing has any."""
    found = faults(drawn, players, declared=declared)
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise InvalidSetUp(found[0].message + more, found)


def faults(drawn: Diagram, players: int, *, declared: bool) -> tuple[Fault, ...]:
    """All that keeps a drawing from being a set-up for so many players, or nothing.

    The codes are `setup/size`; `setup/off-board`; `setup/moves`, numbered dots; `setup/player`, dots or
    territories of one who does not play; `setup/no-ring`, a territory that no ring of its owner is round;
    `setup/no-enemy`, a territory without a dot of another player, which nobody may enclose ([wikikropki] 3:
    "any pool containing some enemy's dots"); `setup/pending`, alive dots that an enemy surrounds, which would
    have been captured long ago unless captures are `declared`; and `setup/full`, nothing left to play on.
    Of a drawing of a wrong size no territories are judged.
    """
    found = [*_faults_of_size(drawn), *_faults_of_words(drawn, players)]
    if MIN_SIZE <= drawn.width <= MAX_SIZE and MIN_SIZE <= drawn.height <= MAX_SIZE:
        found += _faults_of_territories(drawn, players)
        if not declared:
            found += _faults_of_captures(drawn, players)
        if not any(place not in drawn.dots and place not in drawn.owners for place in _places(drawn)):
            found.append(Fault("setup/full", "no point is left to play on: leave at least one empty"))
    return tuple(found)


def settled(drawn: Diagram, players: int) -> Diagram:
    """The same dots, after every alive dot that an enemy surrounds has been captured.

    Each player takes the smallest pools that hold an alive enemy dot ([wikipedia], "automatically
    surround minimum area"), the largest of all first, and its dots are dead before the next one is looked
    for. So of rings of different players round one another the outermost wins, whichever was closed first: a
    later outer one takes the inner territory with all that is in it. A wider ring of a player who has
    enemies in his inner one only stays open. Of two pools of one size, as where the diagonal steps of two
    rings cross, the one of the player who moves earlier is taken. Territories that are drawn stay, unless a
    pool takes them in. Raises `SizeOutOfRange`.
    """
    grid = Grid.of(drawn.width, drawn.height)
    alive = _alive(drawn, grid)
    owners = dict(drawn.owners)
    while pools := [
        (inside_of(region, alive[player], grid), player)
        for player, region in _surrounded(alive, players, grid)
    ]:
        inside, player = max(pools, key=lambda pool: pool[0].bit_count())
        alive = {p: dots & ~inside for p, dots in alive.items()}
        owners |= dict.fromkeys(_marked(inside, grid), player)
    return replace(drawn, owners=owners)


def _faults_of_size(drawn: Diagram) -> Iterator[Fault]:
    if not (MIN_SIZE <= drawn.width <= MAX_SIZE and MIN_SIZE <= drawn.height <= MAX_SIZE):
        yield Fault(
            "setup/size",
            f"a board of {drawn.width}×{drawn.height}: both sides must be {MIN_SIZE} to {MAX_SIZE}",
        )


def _faults_of_words(drawn: Diagram, players: int) -> Iterator[Fault]:
    """Faults of single points, whatever stands beside them."""
    if drawn.moves:
        moves = [place for place, _ in drawn.moves]
        yield _fault(
            "setup/moves", moves, "the dot has a number: what is set up stands there from the beginning"
        )
    everything = [*drawn.dots, *drawn.owners, *(place for place, _ in drawn.moves)]
    outside = set(everything).difference(_places(drawn))
    if outside:
        yield _fault("setup/off-board", outside, f"not on a board of {drawn.width}×{drawn.height}")
    strangers = {player for player in [*drawn.dots.values(), *drawn.owners.values()] if player >= players}
    for stranger in sorted(strangers):
        points = {
            place for whose in (drawn.dots, drawn.owners) for place in whose if whose[place] == stranger
        }
        yield _fault(
            "setup/player", points, f"player {stranger} owns this, but {players} play: 0 to {players - 1}"
        )


def _faults_of_territories(drawn: Diagram, players: int) -> Iterator[Fault]:
    grid = Grid.of(drawn.width, drawn.height)
    alive = _alive(drawn, grid)
    for owner in range(players):
        dots = alive.get(owner, 0)
        for points in diagram.connected(place for place, p in drawn.owners.items() if p == owner):
            mask = _mask(points, grid)
            walled = not mask & grid.edge and not border(mask, grid.stride) & ~dots
            if not walled or inside_of(mask, dots, grid) != mask:
                yield _fault(
                    "setup/no-ring",
                    points,
                    f"no ring of {_name(owner)} is round this territory: close one round just these points",
                )
            if all(drawn.dots.get(place, owner) == owner for place in points):
                yield _fault(
                    "setup/no-enemy",
                    points,
                    f"this territory of {_name(owner)} holds no dot of another player: leave it a house",
                )


def _faults_of_captures(drawn: Diagram, players: int) -> Iterator[Fault]:
    grid = Grid.of(drawn.width, drawn.height)
    alive = _alive(drawn, grid)
    for player, region in _surrounded(alive, players, grid):
        yield _fault(
            "setup/pending",
            _marked(region & sum(alive.values()), grid),
            f"what {_name(player)} surrounds here would have been captured long ago: make it his territory",
        )


def _surrounded(alive: dict[int, int], players: int, grid: Grid) -> Iterator[tuple[int, int]]:
    """Each closed region of a player's dots with an alive enemy dot in it, as the player and its mask, by
    player and then from the top left."""
    for player in range(players):
        dots = alive.get(player, 0)
        enemies = sum(alive.values()) - dots
        for region in regions(grid.board & ~dots, grid.stride):
            if not region & grid.edge and region & enemies:
                yield player, region


def _alive(drawn: Diagram, grid: Grid) -> dict[int, int]:
    """Masks of each player's dots that lie in no territory."""
    alive: dict[int, int] = {}
    for place, player in drawn.dots.items():
        if place not in drawn.owners:
            alive[player] = alive.get(player, 0) | _mask([place], grid)
    return alive


def _mask(points: Iterable[Place], grid: Grid) -> int:
    return sum(grid.bits[grid.point(x, y)] for x, y in points if 0 <= x < grid.width and 0 <= y < grid.height)


def _marked(mask: int, grid: Grid) -> list[Place]:
    return [grid.xy(point) for point in grid.mask_points(mask)]


def _places(drawn: Diagram) -> Iterator[Place]:
    return ((x, y) for y in range(drawn.height) for x in range(drawn.width))


def _name(player: int) -> str:
    return f"player {player} ({diagram.DOTS[player]})"


def _fault(code: str, points: Iterable[Place], what: str) -> Fault:
    """A fault of some points; the message says where the first of them is."""
    ordered = tuple(sorted(points, key=lambda place: place[::-1]))
    x, y = ordered[0]
    return Fault(code, f"row {y + 1}, column {x + 1}: {what}", ordered)
