"""Measures what a first visit downloads until Python has answered, and limits it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

LIMITS = {"br": 3_050_000, "gzip": 4_050_000}
"""The maximum number of bytes in each coding."""
_SCRIPT = re.compile(r'(?:modulepreload" href|script type="module" src)="([^"]+)"')


class TooLarge(Exception):
    """A first visit downloads too much."""


class Size(NamedTuple):
    """The size of a part of the download in bytes, uncompressed and in each coding."""

    part: str
    plain: int
    gzip: int
    br: int


def sizes(site: Path) -> list[Size]:
    """Return the sizes of the parts that are downloaded, and last their sum.

    Of the page it counts the scripts that `index.html` names and the worker, but not what loads when a screen
    is opened. Of the languages it counts only the largest.

    Args:
        site: The built site.

    Raises:
        OSError: If the site is incomplete.
    """
    runtime = site / "runtime"
    manifest = json.loads((runtime / "manifest.json").read_text(encoding="utf-8"))
    index = site / "index.html"
    scripts = [site / name for name in (*_SCRIPT.findall(index.read_text("utf-8")), "web/worker.js")]
    python = [
        *manifest["scripts"],
        *(file for file in manifest["files"] if file["path"].startswith("pyodide/")),
    ]
    words = max((site / "web/messages").glob("*.ftl"), key=lambda path: path.stat().st_size)
    fonts = (site / "web/fonts").glob("*.woff2")
    page = [index, runtime / "manifest.json", runtime / "start.json", words, *scripts, *fonts]
    parts = [
        _size("Python (Pyodide)", (runtime / file["path"] for file in python)),
        _size("its standard library", [runtime / manifest["stdlib"]]),
        _size("the engine", [runtime / manifest["kropki"]]),
        _size("the page", page),
    ]
    sums = [sum(column) for column in zip(*(part[1:] for part in parts), strict=True)]
    return [*parts, Size("all", *sums)]


def table(parts: Iterable[Size]) -> str:
    """Return the sizes as a table in megabytes."""
    lines = [f"{'downloaded to the first answer':<32}{'plain':>9}{'gzip':>9}{'brotli':>9}   MB"]
    for name, *counts in parts:
        lines.append(f"{name:<32}" + "".join(f"{count / 1e6:9.2f}" for count in counts))
    return "\n".join(lines)


def check(parts: Iterable[Size]) -> None:
    """Check the sum, the last of the parts.

    Raises:
        TooLarge: If it exceeds a limit.
    """
    *_, whole = parts
    for coding, limit in LIMITS.items():
        if (count := getattr(whole, coding)) > limit:
            raise TooLarge(f"a first visit downloads {count} bytes as {coding}; the limit is {limit}")


def _size(part: str, paths: Iterable[Path]) -> Size:
    """Return the size of these files, which may include their compressed copies."""
    files = [path for path in paths if path.is_file() and not path.with_suffix("").is_file()]
    rows = [(_bytes(path), _bytes(path, ".gz"), _bytes(path, ".br")) for path in files]
    return Size(part, *(sum(column) for column in zip(*rows, strict=True)))


def _bytes(path: Path, suffix: str = "") -> int:
    """Return the size of a file, or of its copy with a suffix if there is one."""
    copy = path.with_name(path.name + suffix)
    return (copy if copy.exists() else path).stat().st_size
