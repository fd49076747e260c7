"""Worksheets as HTML, for the browser's print command. A file is self-contained and runs no scripts."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence

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


_DESCRIBED = re.compile(r"<desc[^>]*>(.*?)</desc>")
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})  # as in kropki.picture


def write_html(title: str, sheets: Sequence[Sheet], language: str = "en") -> str:
    """Return sheets as an HTML document. Each prints as one page.

    Args:
        title: The title of the document.
        sheets: The sheets, at least one, all of the same paper.
        language: The language of the words, such as "pl".
    """
    width, height = sheets[0].paper
    head = [
        "<!doctype html>",
        f'<html lang="{language.translate(_ESCAPES)}">',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{title.translate(_ESCAPES)}</title>",
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
    text = _POINT.sub(r'<bdi translate="no">\g<0></bdi>', words.text.translate(_ESCAPES))
    return f'<{tag} style="{style}">{text}</{tag}>'


def _drawing(drawing: Drawing) -> str:
    described = _DESCRIBED.search(drawing.svg)
    alt = described[1] if described else ""
    return f'<img style="{_place(drawing.box)}" lang="en" alt="{alt}" src="{source_of(drawing)}">'


def source_of(drawing: Drawing) -> str:
    """Return the address of a picture that contains it."""
    return f"data:image/svg+xml;base64,{b64encode(drawing.svg.encode()).decode()}"


def _place(box: Box) -> str:
    names = ("left", "top", "width", "height")
    return ";".join(f"{name}:{length:.2f}mm" for name, length in zip(names, box, strict=True))
