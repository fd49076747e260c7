"""What the page starts from of Python's standard library is enough for all that it can do, and no more."""

import subprocess
from pathlib import Path

import pytest

from tests.support.sgf_games import RECORDS
from tests.support.tour import tour

ROOT = Path(__file__).parents[1]


def test_the_tour_asks_for_everything() -> None:
    tour(path.read_bytes() for path in RECORDS.iterdir())


@pytest.mark.slow
def test_the_page_starts_from_just_what_it_takes_and_can_fetch_the_rest() -> None:
    """If this fails after a change of what the engine imports: `make stdlib-list`."""
    told = subprocess.run(
        ["node", "tools/site/tour.mjs", "runtime"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.split() == (ROOT / "tools/site/stdlib.txt").read_text(encoding="utf-8").split()
