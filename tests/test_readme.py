"""The README's examples are true."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_every_example_prints_what_it_says() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0
