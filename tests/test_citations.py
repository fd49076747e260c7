"""Sources are cited by keys, and `docs/sources.md` lists each of them with its title and address."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

REPOSITORY = Path(__file__).parents[1]
SOURCES = REPOSITORY / "docs/sources.md"

CITATION = re.compile(r"(?<!\S)[(\"`]*\[([a-z][a-z0-9]+(?:-[a-z0-9]+)*)\](?![\w(\[\]])")
ROW = re.compile(r"^\| `\[([a-z0-9-]+)\]` \| (.+?) \| (.+?) \|$", re.MULTILINE)


def prose(path: Path) -> Iterator[str]:
    """The docstrings and comments of a Python file that may cite anything; other files whole."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py" or not CITATION.search(text):
        yield text
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)
    yield from re.findall("^ *# .*|  # .*", text, re.MULTILINE)


def cited() -> dict[str, str]:
    """The keys that are cited, each with a file that does so."""
    folders = ("kropki", "research", "tools", "tests", "e2e")
    paths = [path for folder in folders for path in (REPOSITORY / folder).rglob("*.py")]
    paths += [path for path in (REPOSITORY / "docs").glob("*.md") if path != SOURCES]
    return {key: path.name for path in paths for text in prose(path) for key in CITATION.findall(text)}


def test_each_key_that_is_cited_is_listed_and_the_other_way_round() -> None:
    rows = ROW.findall(SOURCES.read_text(encoding="utf-8"))
    listed = {key for key, _, _ in rows}
    assert len(listed) == len(rows) > 5
    where = cited()
    assert {key: path for key, path in where.items() if key not in listed} == {}
    assert listed - set(where) == set()
