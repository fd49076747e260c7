"""The examples of the documents are true, and docs/api.md names all that is public."""

import ast
import doctest
import re
from pathlib import Path

import pytest

import kropki

ROOT = Path(__file__).parent.parent
API = ROOT / "docs/api.md"
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = [path for path in DOCUMENTS if ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_every_example_prints_what_it_says(path: Path) -> None:
    results = doctest.testfile(str(path), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_program_is_python(path: Path) -> None:
    programs = re.findall(
        r"^```python\n(.*?)^```", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    for program in programs:
        if ">>> " not in program:
            ast.parse(program)


def test_the_document_names_all_that_is_public() -> None:
    rows = re.findall(r"^\| (`.*?) \|", API.read_text(encoding="utf-8"), re.MULTILINE)
    names = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(names) == sorted(kropki.__all__)
    assert all(hasattr(kropki, name) for name in names)
