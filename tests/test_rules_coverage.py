"""`docs/rules-coverage.md` names a test for each sentence of the sources, and all these tests are there.

The sources are not in the repository: `python -m tests.test_rules_coverage FOLDER` holds the table against
them.
"""

import ast
import re
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

REPOSITORY = Path(__file__).parents[1]
NAMES = ["dots-wikipedia", "game-of-kropki-stachowski", "pravila-tochki-ru", "rules-wikikropki", "sgf-gm40"]

CELLS = re.compile(r"\| (\d+)\.(\d+) \| (.+?) \| (.+?) \| (.+?) \|")
NO_RULE = re.compile(r"no rule: .{4,}")
TEST = re.compile(r"`((?:tests|e2e)/test_\w+\.py)::(test_\w+)`")
AFTER_FULL_STOP = re.compile(r"""(?<=[^.][.!?])[»")\]]*\s+(?=[A-ZА-Я(«'"])""")
ABBREVIATION = re.compile(r"(?:\b[ei]\.[ge]|^\d)\.\s+\Z", re.MULTILINE)
LINE = re.compile(r"^(?P<mark>[-#]+\s)?(?=\S)", re.MULTILINE)
FIELD = re.compile(r"[A-Z]\w+: ")


class Row(NamedTuple):
    """A sentence: where it stands, its first words, what it says, and its tests or why there is none."""

    paragraph: int
    sentence: int
    first_words: str
    says: str
    shown: str


@cache
def sections() -> dict[str, str]:
    """The part of the table for each source."""
    text = (REPOSITORY / "docs/rules-coverage.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (.+)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def rows(name: str) -> list[Row]:
    lines = [line for line in sections()[f"{name}.txt"].splitlines() if line.startswith("|")][2:]
    found = []
    for line in lines:
        cells = CELLS.fullmatch(line)
        assert cells, f"no row: {line}"
        found.append(Row(int(cells[1]), int(cells[2]), cells[3].strip("`"), cells[4], cells[5]))
    return found


@cache
def functions(path: str) -> set[str]:
    """The names of the tests of a file."""
    tree = ast.parse((REPOSITORY / path).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_each_source_has_its_table() -> None:
    assert [name for name in sections() if name.endswith(".txt")] == [f"{name}.txt" for name in NAMES]


@pytest.mark.parametrize("name", NAMES)
def test_as_many_rows_as_sentences_numbered_without_a_gap(name: str) -> None:
    told = re.search(r"^(\d+) sentences\.$", sections()[f"{name}.txt"], re.MULTILINE)
    assert told and len(rows(name)) == int(told[1])
    before = (0, 0)
    for row in rows(name):
        here = (row.paragraph, row.sentence)
        assert here in ((before[0], before[1] + 1), (before[0] + 1, 1)), f"{here} follows {before}"
        before = here


@pytest.mark.parametrize("name", NAMES)
def test_each_sentence_has_tests_that_there_are_or_is_no_rule(name: str) -> None:
    for row in rows(name):
        assert len(row.first_words.split()) <= 4, f"too much of the text: {row.first_words}"
        if NO_RULE.fullmatch(row.shown):
            continue
        for item in row.shown.split(", "):
            test = TEST.fullmatch(item)
            assert test, f"{name} {row.paragraph}.{row.sentence}: {item!r} is no test"
            assert (REPOSITORY / test[1]).is_file(), f"{test[1]} is not there"
            assert test[2] in functions(test[1]), f"{test[1]} has no {test[2]}"


def beginnings(name: str, text: str) -> set[int]:
    """Where sentences begin: after each full stop and at each line. The lines of `sgf-gm40.txt` are broken
    anywhere; there only those with a mark or the name of a field count."""
    found = {match.end() for match in AFTER_FULL_STOP.finditer(text)}
    found -= {start for start in found if ABBREVIATION.search(text[:start])}
    for line in LINE.finditer(text):
        if name != "sgf-gm40" or line["mark"] or FIELD.match(text, line.end()):
            found.add(line.end())
    return found


def check_text(name: str, text: str) -> None:
    """The rows' first words are found one after another, and where a sentence begins there is a row."""
    at, starts = 0, set[int]()
    for row in rows(name):
        words = r"\s+".join(map(re.escape, row.first_words.split()))
        found = re.compile(words).search(text, at)
        assert found, f"{row.paragraph}.{row.sentence}: {row.first_words!r} is not in the rest of the text"
        starts.add(found.start())
        at = found.end()
    missing = [text[start : start + 40] for start in sorted(beginnings(name, text) - starts)]
    assert missing == []


if __name__ == "__main__":
    for source in NAMES:
        check_text(source, (Path(sys.argv[1]) / f"{source}.txt").read_text(encoding="utf-8").strip())
