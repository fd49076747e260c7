"""The judge: it finds positions in games, and prefers moves that save dots."""

from __future__ import annotations

from argparse import Namespace
from itertools import zip_longest
from pathlib import Path

import pytest

from research.judge import GAMES, Task, format_gains, judge, main, make_tasks
from research.match.fixtures import make_fixtures
from research.match.games import play_match
from research.match.settings import InvalidMatch, PlayerSettings

READER = PlayerSettings(level=6, steps=20)
TAKER = PlayerSettings(style="takes")
RED = ((2, 1), (3, 1), (4, 1), (1, 2), (5, 2), (1, 3), (2, 4), (3, 4), (4, 4))
BLUE = ((2, 2), (3, 2), (4, 2), (2, 3), (3, 3), (4, 3), (9, 9), (10, 9))
"""Six dots of Blue are nearly surrounded. Blue is to move."""


def test_to_save_dots_is_worth_more_than_another_move() -> None:
    reds = [(x, y, 0) for x, y in RED]
    blues = [(x, y, 1) for x, y in BLUE]
    dots = tuple(dot for pair in zip_longest(reds, blues) for dot in pair if dot)
    task = Task((TAKER, READER), 12, 12, "empty", dots, 4_000, 1)
    taker, reader = judge(task)
    assert 0 < taker < reader - 0.1 < 0.9
    assert judge(task) == (taker, reader)


def test_positions_come_from_self_play_and_from_the_games_of_a_match(tmp_path: Path) -> None:
    arguments = Namespace(source=GAMES, size=(15, 15), positions=3, games=10, seed=4)
    tasks = make_tasks((READER,), arguments)
    assert make_tasks((READER,), arguments) == tasks
    assert len({task.dots for task in tasks}) == 3
    for task in tasks:
        assert len(task.game().moves_made) == len(task.dots) > 0
    match = make_fixtures((PlayerSettings(level=1, steps=1),) * 2, 2, sizes=[(9, 8)])
    assert len([*play_match(match, folder=tmp_path)]) == 2
    for task in make_tasks((READER,), Namespace(source=tmp_path, size=(9, 8), positions=2, games=10, seed=4)):
        assert len(task.game().moves_made) == len(task.dots) > 0
    with pytest.raises(InvalidMatch, match=r"no games on 15×15"):
        make_tasks((READER,), Namespace(**{**vars(arguments), "source": tmp_path}))


def test_a_table_compares_with_the_first_player(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [*format_gains((READER, TAKER), [(0.5, 0.25), (0.5, 0.5)])]
    assert lines[1].endswith("0 of 2  +0.0000 ± 0.0000")
    assert lines[2].endswith("1 of 2  -0.1250 ± 0.1250")
    words = ["level=2,steps=2", "style=takes", "--size", "10", "--positions", "2", "--games", "50"]
    assert main(words) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert main(["level=2", "--size", "7x9"]) == 2
