"""The policy that is learned from games."""

from __future__ import annotations

import json
import re
from itertools import islice
from pathlib import Path

import pytest

from research.learn import main
from research.records import read_packed, size_of

DATA = Path("research/data/selfplay-1.games")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with twenty games on 10×10."""
    path = tmp_path_factory.mktemp("learn") / "small.games"
    small = islice((packed for packed in read_packed(DATA) if size_of(packed) == (10, 10)), 20)
    with DATA.open("rb") as data, path.open("wb") as file:
        file.write(data.readline())
        file.writelines(len(packed).to_bytes(2, "big") + packed for packed in small)
    return path


@pytest.mark.slow
def test_the_policy_learns_what_the_search_chooses(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main([str(tmp_path / "weights.json"), str(games), "--share", "0.5", "--epochs", "3"])
    out = capsys.readouterr().out
    [positions] = re.findall(r"18 games, (\d+) positions", out)
    assert 400 < int(positions) < 900
    likelihoods = [float(word) for word in re.findall(r"log (\S+)", out)]
    guesses = [float(word) for word in re.findall(r"first (\S+),", out)]
    assert len(likelihoods) == len(guesses) == 3
    assert max(guesses) > 0.5  # it does not know these two games; a blind guess is right one time in fifty
    weights = json.loads((tmp_path / "weights.json").read_text("utf-8"))
    assert weights["d011"] > 0 > weights["d05"]  # diagonally next to the last dot, and far away


@pytest.mark.slow
def test_fewer_positions_of_each_game_can_be_taken(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    counts = []
    for share in ("0.1", "1"):
        main([str(tmp_path / "weights.json"), str(games), "--share", share])
        counts += re.findall(r"(\d+) positions", capsys.readouterr().out)
    assert int(counts[0]) < int(counts[1]) / 5
