"""docs/teaching.md: its links open what exists, its commands work, and its program plays."""

import re
import shlex
from pathlib import Path

import pytest

from kropki.bot.contest import Contender, Terms, play_game
from kropki.bot.league import pairings
from kropki.cli.commands import main
from kropki.game.game import Game
from kropki.puzzle.puzzle import THEMES
from kropki.record import write_game

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs/teaching.md").read_text(encoding="utf-8")
CHAPTERS = {path.stem.partition("-")[2] for path in (ROOT / "lessons").glob("*.txt")}
PARTS = {"lessons": CHAPTERS, "puzzles": {*THEMES, "first", "day"}, "lab": set[str]()}


def test_every_link_opens_something() -> None:
    links = re.findall(r"#open=(\w+)(?:/([a-z]+))?", TEXT)
    assert len(links) > 15
    for screen, part in links:
        assert not part or part in PARTS[screen], part


@pytest.mark.parametrize("screen", ["lessons", "puzzles"])
def test_every_part_of_a_screen_is_named(screen: str) -> None:
    [row] = [line for line in TEXT.splitlines() if f"`#open={screen}/NAME`" in line]
    assert set(re.findall(r"`(\w+)`", row)) == PARTS[screen]


def test_each_plan_takes_45_minutes() -> None:
    plans = re.split(r"\n## \d+\. ", TEXT)[1:]
    minutes = [sum(map(int, re.findall(r"^\| (\d+) \|", plan, re.MULTILINE))) for plan in plans]
    assert minutes == [45, 45, 45]


def test_every_command_prints_a_worksheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    game = Game(8, 8)
    for point in sorted(game.board.legal_points)[:24]:
        game.play(point)
    (tmp_path / "my-game.sgf").write_text(write_game(game))
    commands = re.findall(r"^    kropki (print .+)$", TEXT, re.MULTILINE)
    assert len(commands) == 5
    for command in commands:
        words = shlex.split(command)
        assert main(words) == 0
        assert (tmp_path / words[-1]).read_bytes().startswith(b"%PDF")
    assert not capsys.readouterr().err  # such as too few puzzles


def test_the_program_plays_without_a_fault() -> None:
    [program] = re.findall(r"```python\n(.+?)```", TEXT, re.DOTALL)
    players = [Contender("first", program), Contender.named("random")]
    played = play_game(players, next(iter(pairings(2, 1, 0))), Terms(6, 6, "empty", 0, 1.0, 10.0))
    assert not played.fault
