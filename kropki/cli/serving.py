"""The command `serve`: the page on this machine, for people who have its files."""

from __future__ import annotations

import argparse
from pathlib import Path

from kropki.classroom.scorm import PAGE
from kropki.cli.server import serve

_SITE = Path("runtime/manifest.json")
"""A file that every built site has."""


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
        OSError: If neither is there.
    """
    places = [named, named / PAGE] if named else [Path(), Path("dist"), Path(PAGE)]
    for place in places:
        if place.is_file() or (place / _SITE).is_file():
            return place
    raise FileNotFoundError(
        f"{named or PAGE} is not here, or not the page: it does not come with pip install. Save {PAGE} from a"
        " site of Kropki, or unpack kropki-site.zip of a release, and name the file or folder"
    )
