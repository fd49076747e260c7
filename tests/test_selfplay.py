"""Games of self-play: compact files, and interrupted runs that continue."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from research import selfplay
from research.records import (
    BYTES,
    FAR,
    RANKS,
    VALUES,
    Choice,
    Frequencies,
    GameRecord,
    InvalidRecord,
    read_packed,
    read_records,
)
from research.selfplay import GameTask, MoveKind, kind_of, main, play_game

SMALL = ((6, 5), (7, 7), (8, 6))


@pytest.fixture(autouse=True)
def small_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "SIZES", SMALL)


def random_record(seed: int, width: int = 39, height: int = 32) -> GameRecord:
    random = Random(seed)
    record = GameRecord(seed, width, height, random.choice(["cross", "empty"]), -1, 3, (), -7)
    board, moves = record.board(), []
    for number in range(60):
        points = [*board.grid.mask_points(board.open_mask)]
        point, best = random.choice(points), random.choice(points)
        moves.append(Choice(point, best if number % 5 == 0 else point, random.randint(-90, 90)))
        board.play(point, number % 2)
    return GameRecord(seed, width, height, record.opening, -1, 3, tuple(moves), -7)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_a_game_is_read_as_it_was_written(seed: int) -> None:
    record = random_record(seed)
    assert GameRecord.from_bytes(record.to_bytes()[2:]) == record


@pytest.mark.parametrize("frequencies", [RANKS, VALUES, BYTES, Frequencies([1, 0, 5])])
def test_symbols_come_back_in_reverse(frequencies: Frequencies) -> None:
    random = Random(1)
    symbols = [random.randrange(3 if frequencies not in (RANKS, VALUES, BYTES) else FAR) for _ in range(200)]
    state = 1
    for symbol in symbols:
        state = frequencies.push(state, symbol)
    found = []
    for _ in symbols:
        symbol, state = frequencies.pop(state)
        found.append(symbol)
    assert found[::-1] == symbols
    assert state == 1


def test_a_game_depends_on_its_seed_and_number_alone() -> None:
    games = {play_game(GameTask(seed, number, 2, 5)) for seed in (1, 2) for number in (0, 1)}
    assert len(games) == 4
    assert play_game(GameTask(2, 1, 2, 5)) in games


def test_the_kinds_of_moves_are_known_again() -> None:
    record = GameRecord.from_bytes(play_game(GameTask(1, 3, 2, 5))[2:])
    kinds = [kind_of(record, number) for number in range(len(record.moves))]
    assert kinds[: record.random_moves] == [MoveKind.OPENING] * record.random_moves
    assert MoveKind.CHOSEN in kinds


def test_an_interrupted_run_continues(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, whole = tmp_path / "games", tmp_path / "whole"
    words = ["--plies", "2", "--steps", "5", "--games"]
    assert main([str(path), *words, "2"]) == 0
    path.write_bytes(path.read_bytes()[:-3])  # in the middle of the second game
    assert main([str(path), *words, "5"]) == 0
    assert main([str(whole), *words, "5"]) == 0
    assert sorted(read_packed(path)) == sorted(read_packed(whole))
    assert sorted(record.number for record in read_records(path)) == [0, 1, 2, 3, 4]
    assert "5 games" in capsys.readouterr().out


def test_a_file_of_other_settings_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games"
    path.write_text("kropki-games 1 seed=9 plies=2 steps=5\n")
    assert main([str(path), "--games", "1"]) == 2
    assert "seed=9" in capsys.readouterr().err
    assert path.read_text() == "kropki-games 1 seed=9 plies=2 steps=5\n"


@pytest.mark.parametrize("data", [b"", b"abc", bytes(15), b"\0\0\0\1\5\5\77" + bytes(9)])
def test_other_bytes_are_no_game(data: bytes) -> None:
    with pytest.raises(InvalidRecord):
        GameRecord.from_bytes(data)
