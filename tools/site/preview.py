"""Draws the picture that other sites show with a link to the page, and writes the tags that name it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urljoin

from kropki.board.board import Board
from kropki.pages.card import card

_POSITION = """
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  R  .  .  .  .  .  .  .  R  .  .  .
    .  .  .  .  .  R  B  R  .  .  .  R  B  B  B  .  .  .
    .  .  .  .  R  B  B  B  R  .  .  B  R  R  R  B  .  .
    .  .  B  .  .  R  B  R  B  .  R  .  B  R  B  .  R  .
    .  .  .  .  B  B  R1 .  .  R  .  .  R  B2 .  .  .  .
    .  .  .  .  .  .  .  B  .  .  .  .  .  R  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
"""
_NAME = "runtime/preview.png"
_PAGES = ("index.html", "embed.html")


def draw_preview(root: Path, runtime: Path) -> None:
    """Draw the picture into the folder `runtime`.

    Args:
        root: The repository.
        runtime: Its folder `runtime`.

    Raises:
        CalledProcessError: If it cannot be drawn.
    """
    draw(root, {runtime / Path(_NAME).name: card(Board.from_text(_POSITION))})


def draw(root: Path, pictures: Mapping[Path, str]) -> None:
    """Draw pictures as PNG.

    Args:
        root: The repository.
        pictures: The text of the SVG for each file.

    Raises:
        CalledProcessError: If one cannot be drawn.
    """
    given = json.dumps({str(path): picture for path, picture in pictures.items()})
    subprocess.run(["node", root / "tools/site/preview.mjs"], input=given, text=True, check=True)


def name_address(site: Path, address: str) -> None:
    """Write the public address of a site into its pages: other sites follow no relative address.

    Args:
        site: The site, with pages that name the picture by a relative address.
        address: Where the site will be, from `public_address`.

    Raises:
        ValueError: If a page does not have the expected form.
    """
    for name in _PAGES:
        path = site / name
        page = path.read_text(encoding="utf-8")
        picture, here = f'content="{_NAME}"', urljoin(address, "" if name == "index.html" else name)
        first = '<meta property="og:type"'
        if page.count(picture) != 1 or page.count(first) != 1:
            raise ValueError(f"{name} does not name {_NAME} once")
        page = page.replace(picture, f'content="{urljoin(address, _NAME)}"')
        own = f'<link rel="canonical" href="{here}">\n<meta property="og:url" content="{here}">\n'
        path.write_text(page.replace(first, own + first), encoding="utf-8")
