"""`docs/rules-coverage.md` names tests for each sentence of the sources, and these tests exist.

The sources are not in the repository. `python -m tests.test_rules_coverage FOLDER` compares the tables with
their texts: `wikipedia.txt` and so on, named after the keys of `docs/sources.md`.
"""

import ast
import re
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from kropki.lesson.text import read_lesson

REPOSITORY = Path(__file__).parents[1]
KEYS = ["wikipedia", "stachowski", "tochki-rules", "wikikropki", "sgf-gm40"]

CELLS = re.compile(r"\| (\d+)\.(\d+) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|")
NO_LESSON = re.compile(r"not taught: .{4,}")
NOT_A_RULE = re.compile(r"not a rule: .{4,}")
TEST = re.compile(r"`((?:tests|e2e)/test_\w+\.py)::(test_\w+)`")
AFTER_FULL_STOP = re.compile(r"""(?<=[^.][.!?])[»")\]]*\s+(?=[A-ZА-Я(«'"])""")
ABBREVIATION = re.compile(r"(?:\b[ei]\.[ge]|^\d)\.\s+\Z", re.MULTILINE)
LINE = re.compile(r"^(?P<mark>[-#]+\s)?(?=\S)", re.MULTILINE)
FIELD = re.compile(r"[A-Z]\w+: ")


class Row(NamedTuple):
    """A sentence: its place and first words, what it says, its tests, and the step that teaches it."""

    paragraph: int
    sentence: int
    first_words: str
    says: str
    shown: str
    taught: str


@cache
def sections() -> dict[str, str]:
    """Return the part of the document for each heading."""
    text = (REPOSITORY / "docs/rules-coverage.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (.+)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def rows(key: str) -> list[Row]:
    """Return the table of a source."""
    lines = [line for line in sections()[f"[{key}]"].splitlines() if line.startswith("|")][2:]
    found = []
    for line in lines:
        cells = CELLS.fullmatch(line)
        assert cells, f"not a row: {line}"
        found.append(Row(int(cells[1]), int(cells[2]), cells[3].strip("`"), cells[4], cells[5], cells[6]))
    return found


@cache
def functions(path: str) -> set[str]:
    """Return the names of the functions of a file."""
    tree = ast.parse((REPOSITORY / path).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_each_source_has_its_table() -> None:
    assert [heading for heading in sections() if heading.startswith("[")] == [f"[{key}]" for key in KEYS]


@pytest.mark.parametrize("key", KEYS)
def test_as_many_rows_as_sentences_numbered_without_a_gap(key: str) -> None:
    count = re.search(r"^(\d+) sentences\.$", sections()[f"[{key}]"], re.MULTILINE)
    assert count and len(rows(key)) == int(count[1])
    before = (0, 0)
    for row in rows(key):
        here = (row.paragraph, row.sentence)
        assert here in ((before[0], before[1] + 1), (before[0] + 1, 1)), f"{here} follows {before}"
        before = here


@pytest.mark.parametrize("key", KEYS)
def test_each_sentence_has_tests_that_exist_or_is_not_a_rule(key: str) -> None:
    for row in rows(key):
        assert len(row.first_words.split()) <= 4, f"too much of the text: {row.first_words}"
        if NOT_A_RULE.fullmatch(row.shown):
            continue
        for item in row.shown.split(", "):
            test = TEST.fullmatch(item)
            assert test, f"[{key}] {row.paragraph}.{row.sentence}: {item!r} is not a test"
            assert (REPOSITORY / test[1]).is_file(), f"{test[1]} does not exist"
            assert test[2] in functions(test[1]), f"{test[1]} has no {test[2]}"


@pytest.mark.parametrize("key", KEYS)
def test_each_rule_of_play_is_taught_by_a_step_of_the_lessons(key: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (REPOSITORY / "lessons").glob("*.txt")]
    steps = {f"`{step.text.removeprefix('@')}`" for text in texts for step in read_lesson(text).steps}
    for row in rows(key):
        is_rule = not NOT_A_RULE.fullmatch(row.shown)
        assert is_rule or row.taught == "–"
        assert not is_rule or row.taught in steps or NO_LESSON.fullmatch(row.taught), row
    if key != "sgf-gm40":
        assert {row.taught for row in rows(key)} & steps


def sentence_starts(key: str, text: str) -> set[int]:
    """Return where sentences start: after each full stop and at each line.

    The lines of [sgf-gm40] are broken anywhere; there only lines with a mark or the name of a field count.
    """
    found = {match.end() for match in AFTER_FULL_STOP.finditer(text)}
    found -= {start for start in found if ABBREVIATION.search(text[:start])}
    for line in LINE.finditer(text):
        if key != "sgf-gm40" or line["mark"] or FIELD.match(text, line.end()):
            found.add(line.end())
    return found


def check_text(key: str, text: str) -> None:
    """Check that the rows' first words follow each other in a text, and that every sentence has a row."""
    at, starts = 0, set[int]()
    for row in rows(key):
        words = r"\s+".join(map(re.escape, row.first_words.split()))
        found = re.compile(words).search(text, at)
        assert found, f"{row.paragraph}.{row.sentence}: {row.first_words!r} is not in the rest of the text"
        starts.add(found.start())
        at = found.end()
    missing = [text[start : start + 40] for start in sorted(sentence_starts(key, text) - starts)]
    assert missing == []


if __name__ == "__main__":
    for source in KEYS:
        check_text(source, (Path(sys.argv[1]) / f"{source}.txt").read_text(encoding="utf-8").strip())
