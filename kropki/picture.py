"""Drawing positions as SVG pictures that look like the board on the page.

Sizes and shapes come from `stamps.js`, `territory.js`, `paper.js` and `marks.js` in `web/board`, and colours
from `web/styles/ink.css`. A picture is self-contained: it loads nothing, runs no scripts and describes in
words what it shows. It can be a file, an `<img>`, or a part of an HTML page beside others: its ids and
classes begin with a name of its own, and its styles are for these alone. The name follows from what the
picture shows, so equal positions give equal text, and different pictures different names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from math import cos, pi, sin
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.grid import COLOURS, LETTERS, Place, Player, Point
from kropki.board.territory import Territory
from kropki.game.moves import Dot, Move


class _Inks(NamedTuple):
    """The colours of `web/styles/ink.css`."""

    paper: str
    field: str
    line: str
    faint: str
    edge: str
    pencil: str
    players: tuple[str, str, str, str]


_LIGHT = _Inks(
    paper="#f8f5ea",
    field="#fffdf7",
    line="#838fa6",
    faint="#e4e5e2",
    edge="#6e7a93",
    pencil="#646a75",
    players=("#c93a17", "#1d4c9f", "#19724a", "#806300"),
)
_DARK = _Inks(
    paper="#171a20",
    field="#1d2128",
    line="#667082",
    faint="#222730",
    edge="#798395",
    pencil="#98a0ae",
    players=("#ff8560", "#7fb0ff", "#62c796", "#e0b04c"),
)
_PRINT = _LIGHT._replace(paper="#ffffff", field="#ffffff", faint="#dfe2e6")
_SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,'Book Antiqua',Georgia,serif"

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})  # importing html would load 2,231 entities

# lengths are in cells, the squares of the grid
_PAD, _LABELLED_PAD = 0.85, 1.15
_RADIUS, _NUMBERED_RADIUS = 0.31, 0.38
_RINGED, _NUMBERED_RINGED = 0.52, 0.24
"""The width of a ringed dot's ring, as a part of the radius."""
_LAST, _NUMBERED_LAST = 0.44, 0.48
_DIGITS = (0.36, 0.36, 0.3, 0.24)
"""The font size of a number with one, two, three, and four or more digits."""
_STROKES = ((0, 1, 1, 0), (0, 0, 1, 1), (0, 0.5, 1, 0.5), (0.5, 0, 0.5, 1))
"""The direction of each owner's hatching: the ends of a stroke across the tile, as x1, y1, x2, y2."""

_NO_XML = "[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"  # slow to compile, so not compiled on import


_OWN = "\0"
"""Stands for the name of a picture before it is known. No title has this character, as XML forbids it."""
_PRIME = 2**40 - 87
"""The rest of a picture's text, divided by this, is the name of the picture."""


def svg(
    board: Board,
    *,
    numbers: Mapping[Point, int] | Mapping[str, int] | Mapping[tuple[int, int], int] | None = None,
    last: Place | None = None,
    coordinates: bool = True,
    cell: int = 24,
    title: str = "Kropki",
    printed: bool = False,
    settled: Iterable[Territory] = (),
) -> str:
    """Return a picture of a position as SVG text.

    Args:
        board: The position.
        numbers: Numbers to write on dots, by point (see `dot_numbers`). If there are any, dots are larger.
            Points may be named or paired, as `Grid.find` takes them.
        last: The point of a dot to circle, usually the last one played.
        coordinates: Whether to draw the letters of columns and the numbers of rows.
        cell: The distance between two lines, in pixels.
        title: The title of the picture. Characters that XML does not allow are replaced.
        printed: Whether the picture is for white paper: without tints, and never in dark colours.
        settled: Territories that the board does not have, such as those of a game's settlement.

    Example:
        >>> from kropki import Board
        >>> print(svg(Board(5, 5), title="An empty board").splitlines()[1])  # doctest: +ELLIPSIS
        <title id="k...-title">An empty board</title>
    """
    grid = board.grid
    circled = None if last is None else grid.find(last)
    numbered = {grid.find(point): number for point, number in (numbers or {}).items()}
    picture = _Picture(board, numbered, circled, coordinates, cell, printed, [*settled])
    text = "\n".join(picture.draw(title)) + "\n"
    return text.replace(_OWN, f"k{int.from_bytes(text.encode()) % _PRIME:x}")


def dot_numbers(moves: Iterable[Move], first: int = 1) -> dict[Point, int]:
    """Return the number of each dot by its point, as `svg` takes it.

    Args:
        moves: The moves of a game. They are numbered from 1; those that are not dots are left out.
        first: The number of the first move whose dot gets its number, as in a diagram of a part of a game.
    """
    numbered = enumerate(moves, 1)
    return {move.point: number for number, move in numbered if isinstance(move, Dot) and number >= first}


class _Picture:
    """A picture of a board. The origin of its coordinates is the top left point of the board."""

    def __init__(
        self,
        board: Board,
        numbers: dict[Point, int],
        last: Point | None,
        coordinates: bool,
        cell: int,
        printed: bool,
        settled: list[Territory],
    ) -> None:
        self.board = board
        self.settled = settled
        self.numbers = numbers
        self.last = last
        self.coordinates = coordinates
        self.cell = cell
        self.printed = printed
        self.pad = round(cell * (_LABELLED_PAD if coordinates else _PAD))
        self.right = (board.grid.width - 1) * cell
        self.bottom = (board.grid.height - 1) * cell
        self.radius = cell * (_NUMBERED_RADIUS if numbers else _RADIUS)
        self.ring = self.radius * (_NUMBERED_RINGED if numbers else _RINGED)

    def draw(self, title: str) -> Iterator[str]:
        """Return the lines of the SVG text."""
        width, height = self.right + 2 * self.pad + 1, self.bottom + 2 * self.pad + 1
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
            f' viewBox="0 0 {width} {height}" class="{_OWN}"'
            f' role="img" aria-labelledby="{_OWN}-title {_OWN}-desc">'
        )
        yield f'<title id="{_OWN}-title">{re.sub(_NO_XML, "�", title).translate(_ESCAPES)}</title>'
        yield f'<desc id="{_OWN}-desc">{self._description().translate(_ESCAPES)}</desc>'
        yield f"<style>{self._style()}</style>"
        territories = [*self.board.territories, *self.settled]
        if territories:
            owners = sorted({territory.owner for territory in territories})
            yield "".join(["<defs>", *map(self._hatching, owners), "</defs>"])
        yield f'<rect class="{_OWN}-paper" width="{width}" height="{height}"/>'
        yield f'<g transform="translate({self.pad + 0.5} {self.pad + 0.5})">'
        yield from self._paper()
        yield from self._dots(dead=True)
        paths = [(territory.owner, self._path(territory)) for territory in territories]
        rule = ' fill-rule="evenodd"' if any(territory.holes for territory in territories) else ""
        yield from (f'<path fill="url(#{_OWN}-hatching-{owner})"{rule} d="{path}"/>' for owner, path in paths)
        yield from (f'<path class="{_OWN}-wall {_OWN}-ink-{owner}" d="{path}"/>' for owner, path in paths)
        yield from self._dots(dead=False)
        if self.last is not None:
            x, y = self._place(self.last)
            radius = _number(self.cell * (_NUMBERED_LAST if self.numbers else _LAST))
            yield f'<g class="{_OWN}-ink-{self.board.dot(self.last)}">'
            yield f'<circle class="{_OWN}-last" cx="{x}" cy="{y}" r="{radius}"/></g>'
        yield "</g>"
        yield "</svg>"

    def _description(self) -> str:
        """Return what the picture shows, in words."""
        board = self.board
        grid = board.grid
        sentences = [f"A board of {grid.width} by {grid.height} points."]
        for player in range(board.players):
            dots, captured = sum(1 for _ in board.dots(player)), board.captures[player]
            plural = "" if dots == 1 else "s"
            sentences.append(f"{COLOURS[player]}: {dots} dot{plural} on the board, {captured} captured.")
        if self.last is not None:
            sentences.append(f"The last dot is on {grid.name(self.last)}.")
        return " ".join(sentences)

    # how it looks

    def _style(self) -> str:
        cell = self.cell
        label = round(min(cell * 0.44, max(15, cell * 0.26)))
        wall = _number(max(1.25, cell * 0.1))
        own = f".{_OWN}"
        rules = [
            ",".join(f"{own}-{name}" for name in ("line", "faint", "edge", "last", "wall")) + "{fill:none}",
            f"{own}-edge{{stroke-width:1.5}}{own}-last{{stroke-width:1.25;stroke-opacity:.6}}",
            f"{own}-wall{{stroke-width:{wall};stroke-linejoin:round}}",
            f"{own}-dead circle,{own}-dead path{{opacity:{'.3' if self.numbers else '.4'}}}",
            f"{own}-ringed{{stroke-width:{_number(self.ring)};stroke-linejoin:round}}",
            f"{own} text{{text-anchor:middle;stroke:none}}{own}-labels{{font:italic {label}px {_SERIF}}}",
        ]
        if self.numbers:
            rules.append(f"{own}-dots text{{font-family:sans-serif;font-weight:bold}}")
        if self.printed:
            return "".join([*rules, *self._colours(_PRINT)])
        return "".join([*rules, *self._colours(_LIGHT), "@media (prefers-color-scheme:dark){"]) + "".join(
            [*self._colours(_DARK), "}"]
        )

    def _colours(self, inks: _Inks) -> Iterator[str]:
        own = f".{_OWN}"
        for name, ink in (("paper", inks.paper), ("field", inks.field), ("labels", inks.pencil)):
            yield f"{own}-{name}{{fill:{ink}}}"
        for name, ink in (("line", inks.line), ("faint", inks.faint), ("edge", inks.edge)):
            yield f"{own}-{name}{{stroke:{ink}}}"
        for player in range(self.board.players):
            ink = inks.players[player]
            yield f"{own}-ink-{player}{{stroke:{ink}}}{own}-tint-{player}{{fill:{ink}}}"
            dot, digits = (inks.field, ink) if player % 2 else (ink, inks.field)
            yield f"{own}-dots-{player}{{fill:{dot}}}"
            if self.numbers:
                yield f"{own}-dots-{player} text{{fill:{digits}}}"
                yield f"{own}-dead {own}-tint-{player}{{fill:{ink}}}"

    def _hatching(self, owner: int) -> str:
        parts = 3 if self.cell >= 30 else 2 if self.cell >= 12 else 1
        size = max(4, round(self.cell / parts))
        x1, y1, x2, y2 = (_number(size * part) for part in _STROKES[owner])
        strokes = "".join(
            f"M{_number(float(x1) + shift)} {y1}L{_number(float(x2) + shift)} {y2}"
            for shift in (-size, 0, size)  # strokes of neighbouring tiles reach around the corners
        )
        return (
            f'<pattern id="{_OWN}-hatching-{owner}" width="{size}" height="{size}"'
            ' patternUnits="userSpaceOnUse">'
            f'<rect class="{_OWN}-tint-{owner}" width="{size}" height="{size}" opacity=".13"/>'
            f'<path class="{_OWN}-ink-{owner}" fill="none"'
            f' stroke-width="{_number(0.9 * min(1, self.cell / 20))}"'
            f' stroke-linecap="square" opacity=".5" d="{strokes}"/></pattern>'
        )

    def _paper(self) -> Iterator[str]:
        """Draw the lines, which continue faintly to the edge of the picture, and the coordinates."""
        cell, right, bottom, pad = self.cell, self.right, self.bottom, self.pad
        columns, rows = range(0, right + 1, cell), range(0, bottom + 1, cell)
        outer = [(i, f"M{i} {-pad}V{bottom + pad}") for i in (-cell, *columns, right + cell)]
        outer += [(j, f"M{-pad} {j}H{right + pad}") for j in (-cell, *rows, bottom + cell)]
        faint = "".join(line for i, line in outer if i >= -pad)
        yield f'<path class="{_OWN}-faint" d="{faint}"/>'
        # a board with a single row or column is drawn as a strip
        aside, above = (cell // 2 if side == 1 else 0 for side in (len(columns), len(rows)))
        corner = f'x="{-aside}" y="{-above}" ' if aside or above else ""
        board = f'{corner}width="{right + 2 * aside}" height="{bottom + 2 * above}"'
        yield f'<rect class="{_OWN}-field" {board}/>'
        lines = [f"M{x} {-above}V{bottom + above}" for x in columns]
        lines += [f"M{-aside} {y}H{right + aside}" for y in rows]
        yield f'<path class="{_OWN}-line" d="{"".join(lines)}"/>'
        yield f'<rect class="{_OWN}-edge" {board}/>'
        if self.coordinates:
            away = -_rounded(0.72 * cell)
            names = [(float(x), away, LETTERS[i]) for i, x in enumerate(columns)]
            names += [(away, float(y), str(j)) for j, y in enumerate(rows, 1)]
            yield "".join(
                [
                    f'<g class="{_OWN}-labels">',
                    *[f'<text x="{x:g}" y="{y:g}" dy=".35em">{name}</text>' for x, y, name in names],
                    "</g>",
                ]
            )

    # dots and territories

    def _dots(self, *, dead: bool) -> Iterator[str]:
        board = self.board
        for player in range(board.players):
            all_dots, alive = board.dot_mask(player), board.alive_mask(player)
            for territory in self.settled:
                freed = all_dots & territory.inside if territory.owner == player else 0
                alive = alive & ~territory.inside | freed
            mask = all_dots & ~alive if dead else alive
            if mask:
                classes = ["dots", f"dots-{player}"] + ["dead"] * dead
                if player % 2:
                    classes += ["ringed", f"ink-{player}"]
                names = " ".join(f"{_OWN}-{each}" for each in classes)
                dots = [self._dot(point, player, dead=dead) for point in board.grid.mask_points(mask)]
                yield "".join([f'<g class="{names}">', *dots, "</g>"])

    def _dot(self, point: Point, player: Player, *, dead: bool) -> str:
        """Draw a dot with its number, if it has one.

        Players 0 to 3 have a disc, a ring, a filled square standing on a corner, and a hollow triangle. Dead
        ones are pale, and their numbers have the player's ink.
        """
        x, y = self._place(point)
        ring = self.ring / 2 if player % 2 else 0
        if player < 2:
            drawn = f'<circle cx="{x}" cy="{y}" r="{_number(self.radius - ring)}"/>'
        else:
            corners = _corners(x, y, self.radius * 1.15 - ring, 4 if player == 2 else 3)
            drawn = f'<path d="M{" ".join(corners)}Z"/>'
        number = self.numbers.get(point)
        if number is None:
            return drawn
        share, down = (1, ".36em") if player < 2 else (0.8, ".36em") if player == 2 else (0.62, ".5em")
        size = _number(share * self.cell * _DIGITS[min(len(str(number)), len(_DIGITS)) - 1])
        ink = f' class="{_OWN}-tint-{player}"' if dead else ""
        return f'{drawn}<text{ink} x="{x}" y="{y}" dy="{down}" font-size="{size}">{number}</text>'

    def _path(self, territory: Territory) -> str:
        rings = ([self._place(point) for point in ring] for ring in (territory.ring, *territory.holes))
        return "".join("M" + " ".join(f"{x} {y}" for x, y in ring) + "Z" for ring in rings)

    def _place(self, point: Point) -> tuple[int, int]:
        """Return the coordinates of a point in the picture."""
        x, y = self.board.grid.xy(point)
        return x * self.cell, y * self.cell


def _corners(x: int, y: int, radius: float, corners: int) -> Iterator[str]:
    """Return the corners of a regular polygon whose first corner is at the top."""
    for i in range(corners):
        angle = 2 * pi * i / corners - pi / 2
        yield f"{_number(x + radius * cos(angle))} {_number(y + radius * sin(angle))}"


def _rounded(length: float) -> float:
    return round(length, 2) + 0.0  # no -0


def _number(length: float) -> str:
    return f"{_rounded(length):g}"
