"""The modules of the page that need no browser, under Node, with the engine's answers as the oracle."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.page_oracle import oracle

TESTS = sorted((Path(__file__).parent / "web").glob("*.test.mjs"))


@pytest.fixture(scope="session")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the engine's answers to a file, and return its path."""
    path = tmp_path_factory.mktemp("oracle") / "oracle.json"
    path.write_text(json.dumps(oracle()), encoding="utf-8")
    return path


@pytest.mark.parametrize("tests", TESTS, ids=[path.name.partition(".")[0] for path in TESTS])
def test_the_page_agrees_with_the_engine(tests: Path, answers: Path) -> None:
    node = shutil.which("node")
    assert node, "the page is tested by Node: install npm"
    run = subprocess.run(
        [node, "--test", tests],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | {"KROPKI_ORACLE": str(answers)},
    )
    assert run.returncode == 0, run.stdout + run.stderr
