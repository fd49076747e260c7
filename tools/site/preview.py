"""Draws the picture that other sites show with a link to the page, and writes the tags that name it."""

from __future__ import annotations

import subprocess
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from kropki.board.board import Board
from kropki.picture import svg

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
_CELL = 63
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
    picture = svg(Board.from_text(_POSITION), coordinates=False, cell=_CELL)
    program, target = root / "tools/site/preview.mjs", runtime / Path(_NAME).name
    subprocess.run(["node", program, target], input=picture, text=True, check=True)


def name_address(site: Path, address: str) -> None:
    """Write the public address of a site into its pages: other sites follow no relative address.

    Args:
        site: The site, with pages that name the picture by a relative address.
        address: Where the site will be, from `site_address`.

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


def site_address(text: str) -> str:
    """Return the public address of a site, with a slash at the end.

    Args:
        text: The address of its folder.

    Raises:
        ValueError: If it is no such address.
    """
    parts = urlsplit(text)  # raises ValueError as well
    is_plain = not (parts.query or parts.fragment or parts.username) and not set(text) & set("\"'<>&?# ")
    if parts.scheme not in ("https", "http") or not parts.hostname or not is_plain:
        raise ValueError(f"{text!r} is not the address of a folder, such as https://example.org/kropki/")
    return text if text.endswith("/") else f"{text}/"
