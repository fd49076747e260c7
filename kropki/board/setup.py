"""What is wrong with a set-up position, and what it becomes when everything surrounded is captured.

A diagram (`kropki.board.diagram`) can be set up if a game can have reached the position and can go on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from kropki.board import diagram
from kropki.board.diagram import Diagram, Place
from kropki.board.enclosure import regions
from kropki.board.grid import MAX_SIZE, MIN_SIZE, Grid, Mask, Player, player_name
from kropki.board.variant import USUAL, Areas, Variant
from kropki.errors import InvalidSetup, PositionFault


def check_setup(drawn: Diagram, players: int, *, declared: bool, variant: Variant = USUAL) -> None:
    """Check that a position can be set up.

    Args:
        drawn: The position.
        players: The number of players.
        declared: Whether captures are declared, not automatic.
        variant: How captures differ from the usual ones.

    Raises:
        InvalidSetup: If it cannot. The error has all faults, and its message describes the first.
    """
    found = find_faults(drawn, players, declared=declared, variant=variant)
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise InvalidSetup(found[0].message + more, found)


def find_faults(
    drawn: Diagram, players: int, *, declared: bool, variant: Variant = USUAL
) -> tuple[PositionFault, ...]:
    """Return everything that keeps a position from being set up. If there is nothing, it can be set up.

    The codes of faults are:

    - `setup/size`: The width or the height is out of range. Then territories are not examined.
    - `setup/off-board`: Points are not on the board.
    - `setup/moves`: The diagram has moves.
    - `setup/player`: Dots or territories belong to a player who does not take part.
    - `setup/no-ring`: A territory is not surrounded by a ring of its owner.
    - `setup/no-enemy`: A territory has no enemy dots. Nobody can capture such an area ([wikikropki] 3: "any
      pool containing some enemy's dots"), unless empty areas are captured too.
    - `setup/not-full`: A territory has points without dots, but only full areas are captured.
    - `setup/pending`: An enemy surrounds alive dots. Automatic captures would have captured them. If only
      full areas are captured, this is no fault: a dot that captures may fill an area of the enemy.
    - `setup/full`: There is no point left to play on.

    Args:
        drawn: The position.
        players: The number of players.
        declared: Whether captures are declared, not automatic.
        variant: How captures differ from the usual ones.
    """
    found = [*_size_faults(drawn), *_point_faults(drawn, players)]
    if MIN_SIZE <= drawn.width <= MAX_SIZE and MIN_SIZE <= drawn.height <= MAX_SIZE:
        found += _territory_faults(drawn, players, variant)
        if not declared and variant.areas is not Areas.FULL:
            found += _capture_faults(drawn, players, variant)
        if not any(place not in drawn.dots and place not in drawn.owners for place in _places(drawn)):
            found.append(
                PositionFault("setup/full", "there is no point left to play on: leave at least one empty")
            )
    return tuple(found)


def capture_surrounded(drawn: Diagram, players: int, variant: Variant = USUAL) -> Diagram:
    """Return a position after every alive dot that is surrounded by an enemy has been captured.

    Each player captures the smallest pools with alive enemy dots ([wikipedia]: "automatically surround
    minimum area"). The largest of all pools is captured first, and its dots are dead before the next one is
    looked for. So if rings of different players surround each other, the outermost wins, whichever was
    closed first: if the outer ring was closed later, it captured the inner territory and everything in it. If
    a player's ring with enemies inside is surrounded by a wider ring of the same player, the wider one does
    not capture. If two pools have the same size, for example because the diagonal steps of their rings cross,
    the player with the lower number captures. Existing territories stay, except inside pools.

    Args:
        drawn: The position.
        players: The number of players.
        variant: How captures differ from the usual ones. Areas that only the edge closes are left, because
            a position does not tell which side of a chain is open.

    Raises:
        SizeOutOfRange: If the width or the height is out of range.
    """
    grid = Grid.of(drawn.width, drawn.height)
    alive = _alive_masks(drawn, grid)
    owners = dict(drawn.owners)
    while pools := [
        (variant.inside_of(region, alive.get(player, 0), grid), player)
        for player, region in _pools(replace(drawn, owners=owners), alive, players, variant)
    ]:
        inside, player = max(pools, key=lambda pool: pool[0].bit_count())
        alive = {p: dots & ~inside for p, dots in alive.items()}
        owners |= dict.fromkeys(_mask_places(inside, grid), player)
    return replace(drawn, owners=owners)


def _size_faults(drawn: Diagram) -> Iterator[PositionFault]:
    if not (MIN_SIZE <= drawn.width <= MAX_SIZE and MIN_SIZE <= drawn.height <= MAX_SIZE):
        yield PositionFault(
            "setup/size",
            f"the board is {drawn.width}×{drawn.height}, but both sides must be {MIN_SIZE} to {MAX_SIZE}",
        )


def _point_faults(drawn: Diagram, players: int) -> Iterator[PositionFault]:
    """Return the faults of points that do not depend on other points."""
    if drawn.moves:
        moves = [place for place, _ in drawn.moves]
        yield _fault(
            "setup/moves", moves, "the dot has a number, but a set-up has no moves: remove the number"
        )
    everything = [*drawn.dots, *drawn.owners, *(place for place, _ in drawn.moves)]
    outside = set(everything).difference(_places(drawn))
    if outside:
        yield _fault("setup/off-board", outside, f"this is not on the {drawn.width}×{drawn.height} board")
    strangers = {player for player in [*drawn.dots.values(), *drawn.owners.values()] if player >= players}
    for stranger in sorted(strangers):
        points = {
            place for whose in (drawn.dots, drawn.owners) for place in whose if whose[place] == stranger
        }
        yield _fault(
            "setup/player",
            points,
            f"this belongs to player {stranger}, but players are numbered 0 to {players - 1}",
        )


def _territory_faults(drawn: Diagram, players: int, variant: Variant) -> Iterator[PositionFault]:
    grid = Grid.of(drawn.width, drawn.height)
    alive = _alive_masks(drawn, grid)
    for owner in range(players):
        dots = alive.get(owner, 0)
        for points in diagram.connected_groups(place for place, p in drawn.owners.items() if p == owner):
            mask = _mask(points, grid)
            if not variant.is_walled(mask, dots, grid):
                yield _fault(
                    "setup/no-ring",
                    points,
                    f"no ring of {_name(owner)} goes around exactly this territory",
                )
            needs_enemy = variant.areas is not Areas.ANY
            if needs_enemy and all(drawn.dots.get(place, owner) == owner for place in points):
                yield _fault(
                    "setup/no-enemy",
                    points,
                    f"this territory of {_name(owner)} has no enemy dots: leave it as a house",
                )
            if variant.areas is Areas.FULL and not points <= drawn.dots.keys():
                yield _fault(
                    "setup/not-full",
                    points - drawn.dots.keys(),
                    f"only full areas are captured, but this point of {_name(owner)} has no dot",
                )


def _capture_faults(drawn: Diagram, players: int, variant: Variant) -> Iterator[PositionFault]:
    grid = Grid.of(drawn.width, drawn.height)
    alive = _alive_masks(drawn, grid)
    for player, region in _pools(drawn, alive, players, variant):
        yield _fault(
            "setup/pending",
            _mask_places(region & sum(alive.values()), grid),
            f"{_name(player)} surrounds these dots, so they would be captured: make this a territory",
        )


def _pools(
    drawn: Diagram, alive: dict[Player, Mask], players: int, variant: Variant
) -> Iterator[tuple[Player, Mask]]:
    """Return each player with each of the regions with alive enemy dots that they would have captured."""
    grid = Grid.of(drawn.width, drawn.height)
    needs_dots = variant.areas is Areas.FULL
    beside = grid.edge if not (needs_dots and variant.edge) else 0
    empty = [place for place in _places(drawn) if place not in drawn.dots and place not in drawn.owners]
    forbidden = beside | (_mask(empty, grid) if needs_dots else 0)
    for player in range(players):
        dots = alive.get(player, 0)
        enemies = sum(alive.values()) - dots
        for region in regions(grid.board & ~dots, grid.stride):
            if region & enemies and not region & forbidden:
                yield player, region


def _alive_masks(drawn: Diagram, grid: Grid) -> dict[Player, Mask]:
    """Return the mask of each player's alive dots."""
    alive: dict[Player, Mask] = {}
    for place, player in drawn.dots.items():
        if place not in drawn.owners:
            alive[player] = alive.get(player, 0) | _mask([place], grid)
    return alive


def _mask(points: Iterable[Place], grid: Grid) -> Mask:
    """Return the mask of those places that are on the board."""
    return sum(grid.bits[grid.point(x, y)] for x, y in points if 0 <= x < grid.width and 0 <= y < grid.height)


def _mask_places(mask: Mask, grid: Grid) -> list[Place]:
    """Return the places of a mask."""
    return [grid.xy(point) for point in grid.mask_points(mask)]


def _places(drawn: Diagram) -> Iterator[Place]:
    """Return all places of the board."""
    return ((x, y) for y in range(drawn.height) for x in range(drawn.width))


def _name(player: Player) -> str:
    """Return a player's number and the letter of their dots, for messages."""
    return f"{player_name(player)} ({diagram.DOTS[player]})"


def _fault(code: str, points: Iterable[Place], what: str) -> PositionFault:
    """Return a fault of some points. The message starts with the place of the first one."""
    ordered = tuple(sorted(points, key=lambda place: place[::-1]))
    x, y = ordered[0]
    return PositionFault(code, f"row {y + 1}, column {x + 1}: {what}", ordered)
