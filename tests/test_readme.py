"""The examples of the README and of docs/api.md are true, and docs/api.md names all that is public."""

import doctest
import re
from pathlib import Path

import pytest

import kropki

ROOT = Path(__file__).parent.parent
API = ROOT / "docs/api.md"


@pytest.mark.parametrize("path", [ROOT / "README.md", API], ids=lambda path: path.name)
def test_every_example_prints_what_it_says(path: Path) -> None:
    results = doctest.testfile(str(path), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0


def test_the_document_names_all_that_is_public() -> None:
    rows = re.findall(r"^\| (`.*?) \|", API.read_text(encoding="utf-8"), re.MULTILINE)
    names = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(names) == sorted(kropki.__all__)
    assert all(hasattr(kropki, name) for name in names)
