"""The command `scorm`: packages of classes for learning platforms."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kropki.classroom.scorm import PAGE, write_package
from kropki.classroom.text import read_class
from kropki.cli.files import read_bytes, report
from kropki.cli.output import keep_inputs, write_file
from kropki.sgf.charset import decode_text

_PLACES = (Path(PAGE), Path("dist", PAGE))


def write_scorm(arguments: argparse.Namespace) -> int:
    """Write a package of a class, and return the exit code.

    Raises:
        OSError: If a file cannot be read or written, or the page is not there.
        KropkiError: If the file is not a class, a lesson in it is wrong, or the package would replace a file
            that it is made of.
    """
    decoded = decode_text(read_bytes(arguments.file), arguments.charset)
    report(arguments.file, decoded.diagnostics, sys.stderr)
    text = decoded.text
    read_class(text)  # so that its mistakes are reported even if the page is missing
    place = arguments.page or next((path for path in _PLACES if path.is_file()), None)
    if not place or not place.exists():
        raise FileNotFoundError(
            f"{place or PAGE}, the page in one file, is not here: it does not come with pip install. Save"
            f" {PAGE} from a site of Kropki, or make dist/{PAGE} with make build from the source code,"
            " and say with --page where it is"
        )
    page = read_bytes(str(place))
    if not page[:100].lower().startswith(b"<!doctype html"):
        raise OSError(f"{place} is not the page in one file")
    keep_inputs(arguments.out, [arguments.file, place])
    write_file(arguments.out, write_package(text, page))
    return 0
