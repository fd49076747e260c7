"""The dots that stand before the first move ([wikipedia], "Initial position").

A *cross* is four dots on the corners of one cell, each player's two on a diagonal. More than two players
share it equally, in turn clockwise: four have a dot each, three too, and one corner stays empty.

Lengths are counted in points; a *line* is a row or a column.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from kropki.board import diagram, setup
from kropki.board.board import MAX_PLAYERS, MIN_PLAYERS, Board
from kropki.board.diagram import Diagram, Place
from kropki.board.grid import Grid
from kropki.errors import InvalidOpening, NoRoomForOpening, NoSuchPlayer, UnknownOpening

Dots = list[tuple[int, int]]
"""Points and their players, in the order in which they are put."""

MAX_SEED = 2**32 - 1
MAX_HANDICAP = 9

FREE_EDGE = 8
"""Lines that crosses at random leave free along each edge of a board of 32 lines or more.

Players put them so on 39×32 (the crosses called "Marlov" in the dots program `org.dots.game`): eight lines
free along the edges, and the crosses nine steps from one another, columns and rows added."""


@dataclass(frozen=True)
class Opening:
    """How a game begins: the `name` of one of `OPENINGS`, and what some of them need.

    `seed`, 0 to 2³² - 1, is for crosses at random, `handicap`, 1 to 9, for handicap dots, and `position`, a
    drawing (`kropki.board.diagram`), for a custom position. For other openings they mean nothing.
    """

    name: str
    seed: int = 0
    handicap: int = 0
    position: str = ""


OPENINGS = {
    "empty": "No dots.",
    "cross": "Four dots crosswise in the middle.",
    "double-cross": "Two crosses side by side in the middle.",
    "triple-cross": "Three crosses side by side in the middle.",
    "four-crosses": "Four crosses, each a third of the board from two edges.",
    "four-crosses-random": "Four crosses anywhere, but away from the edge and from one another.",
    "handicap": "One to nine dots of the first player, spread over the board.",
    "custom": "A position that was set up.",
}
"""By name, what each opening is."""


def opening_board(opening: Opening, width: int, height: int, players: int, declared: bool) -> Board:
    """A board with the opening on it, and nothing on it to be taken back.

    Raises `SizeOutOfRange`, `NoSuchPlayer`, whatever `opening_dots` does, and for a custom position
    `InvalidDiagram`, `InvalidSetUp`, and `InvalidOpening` if it has another size.
    """
    _check_players(players)
    if opening.name == "custom":
        drawn = diagram.parse(opening.position)
        if (drawn.width, drawn.height) != (width, height):
            raise InvalidOpening(
                f"the position has {drawn.width}×{drawn.height} points, the board {width}×{height}: "
                "both must be of one size"
            )
        setup.check(drawn, players, declared=declared)
    else:
        grid = Grid.of(width, height)
        dots = {grid.xy(point): player for point, player in opening_dots(opening, grid, players)}
        drawn = Diagram(width, height, dots)
    return Board.from_diagram(drawn, players, declared=declared)


def opening_dots(opening: Opening, grid: Grid, players: int = 2) -> Dots:
    """The dots of any opening but a custom one, in the order in which they are put. None captures another.

    Raises `UnknownOpening`, `NoSuchPlayer`, `NoRoomForOpening`, which says what size would do, and
    `InvalidOpening` for a seed or a number of handicap dots that cannot be and for a custom opening.
    """
    if opening.name not in OPENINGS:
        raise UnknownOpening(f"no opening is called {opening.name[:40]!r}; there are {', '.join(OPENINGS)}")
    _check_players(players)
    if opening.name not in _FIGURES:
        raise InvalidOpening("a custom position is set up as a whole: it has no order of dots")
    return [(grid.point(*place), player) for place, player in _FIGURES[opening.name](opening, grid, players)]


_Figure = list[tuple[Place, int]]
"""Places and their players."""


def _empty(opening: Opening, grid: Grid, players: int) -> _Figure:
    return []


def _row_of_crosses(name: str, crosses: int) -> Callable[[Opening, Grid, int], _Figure]:
    """So many crosses side by side along the longer side, in the middle or half a point before it.

    With two players each cross mirrors the one before, as in the sites' double cross, with three every other
    one is upside down, and with four, where that makes every player's places alike, all stand the same way.
    """

    def row(opening: Opening, grid: Grid, players: int) -> _Figure:
        _want_room(name, grid, max(4, 2 * crosses + 2), 4)
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
    """A cross in each quarter, with as much free before it, as near as can be, as between it and the next.

    A quarter turn of a square board leaves them as they are, but for the colours: each player's dots come
    where the next one's were. With three players it leaves the colours too, and the outer corners are empty.
    """
    _want_room("four crosses", grid, 7, 7)
    left, top = (grid.width - 3) // 3, (grid.height - 3) // 3
    right, bottom = grid.width - 2 - left, grid.height - 2 - top
    clockwise = ((left, bottom), (left, top), (right, top), (right, bottom))
    turn = {2: 0, 3: 1, 4: 0}[players]
    return [dot for i, place in enumerate(clockwise) for dot in _cross(place, players, turn * i)]


def _four_crosses_random(opening: Opening, grid: Grid, players: int) -> _Figure:
    """Four crosses where the seed puts them, turned as it says (`FREE_EDGE`).

    On smaller boards they leave a quarter of the shorter side free along the edges, and are one step more
    than that from one another; between any two at least one line is free.
    """
    _want_room("four crosses at random", grid, 10, 10)
    if not 0 <= opening.seed <= MAX_SEED:
        raise InvalidOpening(f"a seed of {opening.seed} is not between 0 and {MAX_SEED}")
    # of all that `random` offers, only this sequence is promised to stay what it is in later Pythons
    random = Random(opening.seed).random
    edge = min(FREE_EDGE, min(grid.width, grid.height) // 4)
    places = [(x, y) for y in range(edge, grid.height - edge - 1) for x in range(edge, grid.width - edge - 1)]

    def apart(one: Place, other: Place) -> bool:
        dx, dy = abs(one[0] - other[0]), abs(one[1] - other[1])
        return dx + dy > edge and max(dx, dy) > 2

    def scatter(crosses: int, places: list[Place]) -> list[Place] | None:
        """So many of the places, all apart, or None where there are none such."""
        if not crosses:
            return []
        while places:
            place = places.pop(int(random() * len(places)))
            rest = scatter(crosses - 1, [other for other in places if apart(place, other)])
            if rest is not None:
                return [place, *rest]
        return None

    scattered = scatter(4, places)
    assert scattered is not None, "the four corners of the places are apart on all boards of 10×10 and more"
    return [dot for place in scattered for dot in _cross(place, players, int(random() * 4))]


def _handicap(opening: Opening, grid: Grid, players: int) -> _Figure:
    """Dots of player 0 in pairs opposite each other, and in the middle if they are odd.

    Like the star points of Go, they stand on three columns and three rows: the middle ones and those with a
    quarter of the board free before them.
    """
    _want_room("handicap dots", grid, 7, 7)
    if not 1 <= opening.handicap <= MAX_HANDICAP:
        raise InvalidOpening(f"{opening.handicap} handicap dots: 1 to {MAX_HANDICAP} can be given")
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
    """A cross whose top left corner is `place`, turned clockwise by so many quarters."""
    x, y = place
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    return [(corners[(i + turn) % 4], i % players) for i in range(4 // players * players)]


def _check_players(players: int) -> None:
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise NoSuchPlayer(f"{players} players: {MIN_PLAYERS} to {MAX_PLAYERS} can play")


def _want_room(what: str, grid: Grid, longer: int, shorter: int) -> None:
    """Raises `NoRoomForOpening` unless the board's sides are so long at least, either way round."""
    sides = grid.width, grid.height
    if max(sides) < longer or min(sides) < shorter:
        either = "" if longer == shorter else ", either way round"
        raise NoRoomForOpening(
            f"{what} wants at least {longer}×{shorter} points{either}; the board has {sides[0]}×{sides[1]}"
        )
