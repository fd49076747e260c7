"""Reads docs/protocol.md."""

import re
from pathlib import Path
from typing import NamedTuple

DOCUMENT = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")


class Table(NamedTuple):
    """A table, with the nearest heading above it."""

    heading: str
    columns: list[str]
    rows: list[list[str]]


def quoted(text: str) -> list[str]:
    """Return what is in backticks."""
    return re.findall(r"`([^`]+)`", text)


def tables() -> list[Table]:
    """Return the tables of the document."""
    found: list[Table] = []
    heading, is_inside = "", False
    for line in DOCUMENT.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ").strip("`")
        if not line.startswith("|"):
            is_inside = False
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not is_inside:
            found.append(Table(heading, cells, []))
        elif not line.startswith("|---"):
            found[-1].rows.append(cells)
        is_inside = True
    return found


def rows(*columns: str) -> list[list[str]]:
    """Return the rows of all tables with these columns."""
    return [row for table in tables() if table.columns == [*columns] for row in table.rows]
