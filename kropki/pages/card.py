"""The picture that chats and social networks show with a link to a page."""

from __future__ import annotations

import re
from collections.abc import Iterable

from kropki.board.board import Board
from kropki.board.grid import Place
from kropki.board.territory import Territory
from kropki.errors import KropkiError
from kropki.picture import svg

WIDTH, HEIGHT = 1200, 630
"""The size in pixels that other sites ask for."""
_MARGIN = 1.7
"""What a picture of a board has around the points, in cells."""


class NoPng(KropkiError):
    """The package that makes PNG is not installed."""

    code = "picture/no-png"


def card(
    board: Board, *, last: Place | None = None, title: str = "Kropki", settled: Iterable[Territory] = ()
) -> str:
    """Return a picture of a position in the size of a preview: the board in the middle of squared paper.

    Args:
        board: The position.
        last: The point of a dot to circle, usually the last one played.
        title: The title of the picture.
        settled: Territories that the board does not have, as `svg` takes them.
    """
    columns, rows = board.grid.width - 1 + _MARGIN, board.grid.height - 1 + _MARGIN
    cell = int(min((WIDTH - 2) / columns, (HEIGHT - 2) / rows))
    picture = svg(board, last=last, coordinates=False, cell=cell, title=title, settled=settled)
    [(width, height, own)] = re.findall(
        r'^<svg [^>]* width="(\d+)" height="(\d+)" [^>]*class="(\w+)"', picture
    )
    left, top = (WIDTH - int(width)) // 2, (HEIGHT - int(height)) // 2
    pad = round(cell * _MARGIN / 2) + 0.5
    lines = [f"M{x:g} 0V{HEIGHT}" for x in _through(left + pad, cell, WIDTH)]
    lines += [f"M0 {y:g}H{WIDTH}" for y in _through(top + pad, cell, HEIGHT)]
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {WIDTH} {HEIGHT}">\n'
        f'<rect class="{own}-paper" {size}/>\n'
        f'<path class="{own}-faint" d="{"".join(lines)}"/>\n'
        f'<g transform="translate({left} {top})">\n{picture}</g>\n</svg>\n'
    )


def _through(place: float, cell: int, end: int) -> list[float]:
    """Return the places of all lines, one of which is here."""
    first = place % cell
    return [first + cell * i for i in range(int((end - first) // cell) + 1)]


def png(picture: str, zoom: int = 1) -> bytes:
    """Return an SVG as PNG.

    Args:
        picture: The text of the SVG.
        zoom: How many pixels of the PNG one pixel of the SVG becomes, in each direction.

    Raises:
        NoPng: If resvg-py is not installed.
    """
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise NoPng("PNG needs resvg-py: install it with pip install 'kropki[png]'") from None
    return svg_to_bytes(svg_string=picture, zoom=zoom)
