"""Writes the tables of docs/protocol.md: `make protocol`.

Their texts are the docstrings of the messages and values in `kropki.protocol`. Everything between
`<!-- tables: NAME -->` and `<!-- end -->` is generated; the rest of the document is written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from kropki.cli.output import write_file
from kropki.protocol import learning, requests, thinking
from kropki.protocol.requests import REQUESTS
from tools.protocol_types import MODULES, Definition, Field, definitions, description

DOCUMENT = Path(__file__).parents[1] / "docs/protocol.md"
WORKERS = (thinking, *learning.MODULES)
"""The modules of the workers, each with its requests and answers."""
TYPES = {found.name: found for module in MODULES for found in definitions(module)}
_ASKED = {request.__name__ for request in (*REQUESTS.values(), *thinking.REQUESTS.values(), *learning.TASKS)}
_TABLES = re.compile(r"(?<=<!-- tables: )(\S+)( -->\n).*?(?=<!-- end -->)", re.DOTALL)


def document(text: str) -> str:
    """Return the document with its tables up to date.

    Args:
        text: The document.

    Raises:
        KeyError: It has a name of tables that there are none for.
        ValueError: The docstring of an answer does not describe each of its fields.
    """
    tables = all_tables()
    return _TABLES.sub(lambda found: found[1] + found[2] + tables[found[1]], text)


def all_tables() -> dict[str, str]:
    """Return the tables by name: groups of requests, modules, and the values.

    Raises:
        ValueError: The docstring of an answer does not describe each of its fields.
    """
    groups = {
        group.__name__: [cls.__name__ for cls in REQUESTS.values() if cls.__bases__ == (group,)]
        for group in {cls.__bases__[0] for cls in REQUESTS.values()}
    }
    tables = {name: _request_table(TYPES[request] for request in group) for name, group in groups.items()}
    for module in MODULES:
        found = [one for one in definitions(module) if one.kind]
        asked = [one for one in found if one.name in _ASKED] if module is not requests else []
        answers = [_answer(one) for one in found if one.name not in _ASKED]
        tables[module.__name__.rpartition(".")[2]] = "\n".join(
            [*([_request_table(asked)] if asked else []), *answers]
        )
    values = [one for one in TYPES.values() if not one.kind]
    tables["values"] = "\n".join(
        (
            _table("type", [(one.name, _choices(one), _meaning(one)) for one in values if _choices(one)]),
            _table("fields", [(one.name, _names(one), _meaning(one)) for one in values if one.fields]),
        )
    )
    return tables


def _request_table(group: Iterable[Definition]) -> str:
    rows = [(one.kind, _names(one), _meaning(one)) for one in group]
    return _table("fields", rows, name="kind")


def _answer(one: Definition) -> str:
    described = _attributes(one)
    if [*described] != [field.name for field in _fields(one)]:
        raise ValueError(f"{one.name} has fields without a description, or in another order")
    rows = [(field.name, field.type.replace(" | ", " or "), described[field.name]) for field in _fields(one)]
    return f"### `{one.kind}`\n{_meaning(one)}\n\n" + _table("type", rows, name="field")


def _table(middle: str, rows: Iterable[tuple[str, str, str]], name: str = "name") -> str:
    lines = [f"| {name} | {middle} | meaning |", "|---|---|---|"]
    lines += [f"| `{row[0]}` | {row[1]}{' ' * bool(row[1])}| {row[2]} |" for row in rows]
    return "\n".join(lines) + "\n"


def _fields(one: Definition) -> tuple[Field, ...]:
    """Return the fields of a type, those it inherits first."""
    return (*(field for base in one.bases for field in _fields(TYPES[base])), *one.fields)


def _names(one: Definition) -> str:
    return ", ".join(f"`{field.name}{'?' * field.is_optional}`" for field in _fields(one))


def _choices(one: Definition) -> str:
    """Return the texts that a type is one of, if it is such a type."""
    texts = [text.strip("'") for text in one.alias.split(" | ") if text.startswith("'")]
    return " ".join(f"`{text}`" for text in texts if text)


def _meaning(one: Definition) -> str:
    """Return what a docstring says before its attributes, as one paragraph."""
    return " ".join(description(one).split())


def _attributes(one: Definition) -> dict[str, str]:
    """Return what a docstring says about each attribute."""
    entries = re.split(r"\n {4}(?=\S)", one.doc.partition("Attributes:")[2])[1:]
    return {name: " ".join(text.split()) for name, _, text in (entry.partition(":") for entry in entries)}


def main() -> None:
    """Write the document."""
    write_file(DOCUMENT, document(DOCUMENT.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
