"""The command `serve`: the page on this machine, for people who have its files."""

from __future__ import annotations

import argparse
from pathlib import Path

from kropki.classroom.scorm import PAGE
from kropki.cli.server import serve

_SITE = Path("runtime/manifest.json")
"""A file that every built site has."""
_TITLE = b'<title data-l10n="title">Kropki</title>'
"""What the page has within its first bytes, and no other file."""
_HEAD_BYTES = 1000


def serve_page(arguments: argparse.Namespace) -> int:
    """Serve the page until Ctrl-C, and return the exit code.

    Raises:
        OSError: If the page is not there.
    """
    serve(_found(arguments.page), arguments.port, open_browser=arguments.open)
    return 0


def _found(named: Path | None) -> Path:
    """Return the folder of the site, or the page in one file.

    Raises:
        OSError: If neither is there, or it cannot be read.
    """
    places = [named, named / PAGE] if named else [Path(), Path("dist"), Path(PAGE)]
    for place in places:
        if _is_page(place) or (place / _SITE).is_file():
            return place
    what = f"{named} is not the page" if named and named.exists() else f"{named or PAGE} is not here"
    raise FileNotFoundError(
        f"{what}. The page does not come with pip install: save {PAGE} from a site of Kropki, or unpack"
        " kropki-site.zip of a release, and name the file or folder"
    )


def _is_page(place: Path) -> bool:
    """Return whether a place is the page in one file."""
    if not place.is_file():
        return False
    with place.open("rb") as file:
        return _TITLE in file.read(_HEAD_BYTES)
