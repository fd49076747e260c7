"""Worksheets as HTML, for the browser's print command. A file is self-contained and runs no scripts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from urllib.parse import quote
from xml.etree import ElementTree

from kropki.worksheet.sheet import Box, Drawing, Sheet, Words

_STYLE = """\
:root { color-scheme: light; font-family: Helvetica, Arial, sans-serif; line-height: 1.3; }
body { margin: 0; background: #ddd; }
.sheet { position: relative; overflow: hidden; margin: 1rem auto; background: #fff; color: #000; }
.sheet > * { position: absolute; margin: 0; font-weight: normal; white-space: nowrap; overflow: hidden; }
.sheet > h1 { font-weight: bold; }
.sheet > p, .sheet > h1 { text-overflow: ellipsis; }
@media print {
  body { background: none; }
  .sheet { margin: 0; break-after: page; }
  .sheet:last-child { break-after: auto; }
}
"""

_POINT = re.compile(r"(?<![\w&#])[a-zA-Z][1-9]\d?(?!\w)")
"""The name of a point, which a browser that translates the page must leave alone."""


def write_html(title: str, sheets: Sequence[Sheet]) -> str:
    """Return sheets as an HTML document. Each prints as one page.

    Args:
        title: The title of the document.
        sheets: The sheets, at least one, all of the same paper.
    """
    width, height = sheets[0].paper
    head = [
        "<!doctype html>",
        '<html lang="en">',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title>",
        f"<style>\n@page {{ size: {width:g}mm {height:g}mm; margin: 0; }}",
        f".sheet {{ width: {width:g}mm; height: {height:g}mm; }}",
        f"{_STYLE}</style>",
    ]
    return "\n".join([*head, *(line for sheet in sheets for line in _sheet(sheet)), "</html>", ""])


def _sheet(sheet: Sheet) -> Iterator[str]:
    yield '<section class="sheet">'
    yield from map(_words, sheet.words)
    yield from map(_drawing, sheet.drawings)
    yield "</section>"


def _words(words: Words) -> str:
    tag = "h1" if words.is_heading else "p"
    align = "" if words.align == "left" else f";text-align:{words.align}"
    style = f"{_place(words.box)};font-size:{words.size:g}pt{align}"
    text = _POINT.sub(r'<bdi translate="no">\g<0></bdi>', escape(words.text))
    return f'<{tag} style="{style}">{text}</{tag}>'


def _drawing(drawing: Drawing) -> str:
    described = ElementTree.fromstring(drawing.svg).findtext("{http://www.w3.org/2000/svg}desc")
    source = f"data:image/svg+xml,{quote(drawing.svg, safe=' =:/,;')}"
    return f'<img style="{_place(drawing.box)}" alt="{escape(described or "")}" src="{source}">'


def _place(box: Box) -> str:
    names = ("left", "top", "width", "height")
    return ";".join(f"{name}:{length:.2f}mm" for name, length in zip(names, box, strict=True))
