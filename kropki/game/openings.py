"""The dots on the board before the first move ([wikipedia], "Initial position").

A *cross* is four dots on the corners of one cell, each player's two on a diagonal. Three or four players have
one dot each, in clockwise order; with three, one corner stays empty.

Lengths are counted in points. A *line* is a row or a column.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from kropki.board import diagram, setup
from kropki.board.board import MAX_PLAYERS, MIN_PLAYERS, Board
from kropki.board.diagram import Diagram, Place
from kropki.board.grid import Grid, Player, Point
from kropki.board.variant import USUAL, Variant
from kropki.errors import InvalidOpening, NoRoomForOpening, NoSuchPlayer, UnknownOpening

Dots = list[tuple[Point, Player]]
"""Points and the players who have a dot there, in the order in which the dots are put."""

MAX_SEED = 2**32 - 1
MAX_HANDICAP = 9

FREE_EDGE = 8
"""How many lines random crosses leave free along each edge of a board with 32 lines or more.

This is how players put them on 39×32 (the crosses called "Marlov" in the dots program `org.dots.game`): eight
lines stay free along the edges, and the crosses are nine steps apart, counting columns plus rows."""


@dataclass(frozen=True)
class Opening:
    """What is on the board when a game begins."""

    name: str
    """A key of `OPENINGS`."""
    seed: int = 0
    """Where random crosses are put, 0 to `MAX_SEED`. Other openings ignore it."""
    handicap: int = 0
    """The number of handicap dots, 1 to `MAX_HANDICAP`. Other openings ignore it."""
    position: str = ""
    """A custom position as a diagram (`kropki.board.diagram`). Other openings ignore it."""


OPENINGS = {
    "empty": "No dots.",
    "cross": "A cross in the middle.",
    "double-cross": "Two crosses side by side in the middle.",
    "triple-cross": "Three crosses side by side in the middle.",
    "four-crosses": "Four crosses, each a third of the board away from two edges.",
    "four-crosses-random": "Four crosses at random places, away from the edges and from each other.",
    "handicap": "One to nine dots of the first player, spread over the board.",
    "custom": "A position set up by hand.",
}
"""A description of each opening, by name."""


def opening_board(
    opening: Opening,
    width: int,
    height: int,
    players: int,
    declared: bool,
    variant: Variant = USUAL,
) -> Board:
    """Return a board with an opening on it, and no moves to undo.

    Args:
        opening: The opening.
        width: The number of columns.
        height: The number of rows.
        players: The number of players.
        declared: Whether captures are declared.
        variant: How captures differ from the usual ones.

    Raises:
        SizeOutOfRange: If a side of the board is too short or too long.
        NoSuchPlayer: If there are too few or too many players.
        UnknownOpening: If there is no such opening.
        NoRoomForOpening: If the board is too small for it.
        InvalidOpening: If its seed or handicap is out of range, or a custom position has another size.
        InvalidDiagram: If a custom position is not a diagram.
        InvalidSetup: If no game can be played from a custom position.
    """
    _check_players(players)
    if opening.name == "empty":
        return Board(width, height, players, declared=declared, variant=variant)
    if opening.name == "custom":
        drawn = diagram.parse(opening.position)
        if (drawn.width, drawn.height) != (width, height):
            raise InvalidOpening(
                f"the position has {drawn.width}×{drawn.height} points and the board {width}×{height}: "
                "the sizes must be equal"
            )
        setup.check_setup(drawn, players, declared=declared, variant=variant)
    else:
        grid = Grid.of(width, height)
        dots = {grid.xy(point): player for point, player in opening_dots(opening, grid, players)}
        drawn = Diagram(width, height, dots)
    return Board.from_diagram(drawn, players, declared=declared, variant=variant)


def opening_dots(opening: Opening, grid: Grid, players: int = 2) -> Dots:
    """Return the dots of any opening except a custom one. None of them captures another.

    Args:
        opening: The opening.
        grid: The points of the board.
        players: The number of players.

    Raises:
        UnknownOpening: If there is no such opening.
        NoSuchPlayer: If there are too few or too many players.
        NoRoomForOpening: If the board is too small. The message names the smallest size.
        InvalidOpening: If the seed or handicap is out of range, or the opening is a custom one.
    """
    if opening.name not in OPENINGS:
        names = ", ".join(OPENINGS)
        raise UnknownOpening(f"there is no opening {opening.name[:40]!r}: choose one of {names}")
    _check_players(players)
    if opening.name not in _FIGURES:
        raise InvalidOpening("a custom position is set up as a whole: its dots have no order")
    return [(grid.point(*place), player) for place, player in _FIGURES[opening.name](opening, grid, players)]


_Figure = list[tuple[Place, Player]]
"""Places and the players who have a dot there."""


def _empty(opening: Opening, grid: Grid, players: int) -> _Figure:
    return []


def _row_of_crosses(name: str, crosses: int) -> Callable[[Opening, Grid, int], _Figure]:
    """Return a function that puts a row of crosses along the longer side, in the middle or half a point off.

    With two players each cross mirrors the one before it, like the double cross of playing sites. With three
    every other cross is upside down. With four all look alike, which gives all players equal places.
    """

    def row(opening: Opening, grid: Grid, players: int) -> _Figure:
        _check_room(name, grid, max(4, 2 * crosses + 2), 4)
        x, y = grid.width // 2 - 1, grid.height // 2 - 1
        turn = {2: 1, 3: 2, 4: 0}[players]
        figure = []
        for i in range(crosses):
            ahead = 2 * i - crosses + 1
            place = (x + ahead, y) if grid.width >= grid.height else (x, y + ahead)
            figure += _cross(place, players, turn * i)
        return figure

    return row


def _four_crosses(opening: Opening, grid: Grid, players: int) -> _Figure:
    """Put a cross in each quarter, about as far from the edges as from the next cross.

    A quarter turn of a square board moves each player's dots to where the next player's were. With three
    players it moves them to where their own were, and the outer corner of each cross is empty.
    """
    _check_room("four crosses", grid, 7, 7)
    left, top = (grid.width - 3) // 3, (grid.height - 3) // 3
    right, bottom = grid.width - 2 - left, grid.height - 2 - top
    clockwise = ((left, bottom), (left, top), (right, top), (right, bottom))
    turn = {2: 0, 3: 1, 4: 0}[players]
    return [dot for i, place in enumerate(clockwise) for dot in _cross(place, players, turn * i)]


def _four_crosses_random(opening: Opening, grid: Grid, players: int) -> _Figure:
    """Put four crosses at random places, turned at random (`FREE_EDGE`).

    On boards with fewer than 32 lines, they leave a quarter of the shorter side free along the edges, and are
    one step more than that apart. At least one line is free between any two of them.
    """
    _check_room("four crosses at random", grid, 10, 10)
    if not 0 <= opening.seed <= MAX_SEED:
        raise InvalidOpening(f"a seed of {opening.seed} is not between 0 and {MAX_SEED}")
    # the only sequence of the module `random` that later versions of Python promise to keep
    random = Random(opening.seed).random
    edge = min(FREE_EDGE, min(grid.width, grid.height) // 4)
    places = [(x, y) for y in range(edge, grid.height - edge - 1) for x in range(edge, grid.width - edge - 1)]

    def are_apart(one: Place, other: Place) -> bool:
        dx, dy = abs(one[0] - other[0]), abs(one[1] - other[1])
        return dx + dy > edge and max(dx, dy) > 2

    def scatter(crosses: int, places: list[Place]) -> list[Place] | None:
        """Return places for this number of crosses, all apart, or None if there is no room."""
        if not crosses:
            return []
        while places:
            place = places.pop(int(random() * len(places)))
            rest = scatter(crosses - 1, [other for other in places if are_apart(place, other)])
            if rest is not None:
                return [place, *rest]
        return None

    scattered = scatter(4, places)
    assert scattered is not None, "the four corners of the places are apart on all boards of 10×10 and more"
    return [dot for place in scattered for dot in _cross(place, players, int(random() * 4))]


def _handicap(opening: Opening, grid: Grid, players: int) -> _Figure:
    """Put dots of player 0 in opposite pairs, with one in the middle if their number is odd.

    Like the star points of Go, they are on three columns and three rows: those in the middle, and those a
    quarter of the board away from the edges.
    """
    _check_room("handicap dots", grid, 7, 7)
    if not 1 <= opening.handicap <= MAX_HANDICAP:
        raise InvalidOpening(f"there are 1 to {MAX_HANDICAP} handicap dots, not {opening.handicap}")
    left, top = (grid.width - 1) // 4, (grid.height - 1) // 4
    right, bottom = grid.width - 1 - left, grid.height - 1 - top
    x, y = grid.width // 2, grid.height // 2
    places = [
        *((right, top), (left, bottom)),
        *((left, top), (right, bottom)),
        *((left, y), (right, y)),
        *((x, top), (x, bottom)),
    ][: opening.handicap // 2 * 2]
    if opening.handicap % 2:
        places.append((x, y))
    return [(place, 0) for place in places]


_FIGURES: dict[str, Callable[[Opening, Grid, int], _Figure]] = {
    "empty": _empty,
    "cross": _row_of_crosses("a cross", 1),
    "double-cross": _row_of_crosses("a double cross", 2),
    "triple-cross": _row_of_crosses("a triple cross", 3),
    "four-crosses": _four_crosses,
    "four-crosses-random": _four_crosses_random,
    "handicap": _handicap,
}


def _cross(place: Place, players: int, turn: int) -> _Figure:
    """Return a cross with its top left corner at `place`, after `turn` quarter turns clockwise."""
    x, y = place
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    return [(corners[(i + turn) % 4], i % players) for i in range(4 // players * players)]


def _check_players(players: int) -> None:
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise NoSuchPlayer(f"the number of players is {players}, but it must be 2, 3 or 4")


def _check_room(what: str, grid: Grid, longer: int, shorter: int) -> None:
    """Raise `NoRoomForOpening` if the board is smaller than this, either way round."""
    sides = grid.width, grid.height
    if max(sides) < longer or min(sides) < shorter:
        either = "" if longer == shorter else ", either way round"
        raise NoRoomForOpening(
            f"a board of {sides[0]}×{sides[1]} points is too small for {what}: "
            f"it needs at least {longer}×{shorter}{either}"
        )
