"""What a release publishes for Python: the wheel's types as Pyright sees them, and what PyPI shows."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from e2e.outside.conftest import PACKAGES, PROGRAMS

pytestmark = pytest.mark.outside

MIN_KNOWN = 0.99
"""The share of public names with known types. Those without are in the example bots, which beginners read."""


def test_pyright_knows_the_types_of_public_names(environment: dict[str, str], tmp_path: Path) -> None:
    command = [str(PROGRAMS / "pyright"), "--verifytypes", "kropki", "--ignoreexternal", "--outputjson"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    found = json.loads(done.stdout)["typeCompleteness"]
    assert found["packageName"] == "kropki"
    assert sum(found["exportedSymbolCounts"].values()) > 1000
    assert found["completenessScore"] >= MIN_KNOWN


def test_twine_finds_no_fault() -> None:
    archives = [*PACKAGES.iterdir()]
    assert len(archives) == 2
    command = [str(PROGRAMS / "twine"), "check", "--strict", *map(str, archives)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
