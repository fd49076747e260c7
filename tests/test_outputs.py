"""What the commands write: never over what they read, and never over a file of another kind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import research.learn
import research.net.__main__
import research.puzzles.__main__
import research.selfplay
import research.solved.__main__
import tools.site.__main__
from kropki.cli.commands import main
from research.puzzles.generate import InvalidJournal, read_journal

DRAWING = ". R .\nR B R\n. . .\n"


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (main, "draw IT -o IT"),
        (main, "convert IT --to text -o IT"),
        (main, "print IT -o IT"),
        (main, "print --blank 9 --font IT -o IT"),
        (main, "print FOLDER -o IT"),
        (main, "scorm IT --page OTHER -o IT"),
        (main, "scorm OTHER --page IT -o IT"),
        (research.learn.main, "IT IT"),
        (research.net.__main__.main, "IT --out IT"),
        (research.net.__main__.main, "OTHER --start IT --out IT"),
        (research.selfplay.main, "IT --games 1"),
        (research.puzzles.__main__.main, "generate --out IT"),
        (research.puzzles.__main__.main, "add IT"),
        (research.solved.__main__.main, "prove 2 2 --state IT"),
        (tools.site.__main__.main, "packages --site FOLDER --out FOLDER"),
        (tools.site.__main__.main, "packages --site OTHER --out FOLDER"),
        (tools.site.__main__.main, "build --out FOLDER"),
    ],
)
def test_a_command_refuses_to_replace_what_is_not_its_own(
    command: Callable[[list[str]], int], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    it, other = tmp_path / "folder/it.html", tmp_path / "other"
    it.parent.mkdir()
    it.write_text(DRAWING, encoding="utf-8")
    other.write_text("kropki-games 1 \n<!doctype html>\n", encoding="utf-8")
    paths = {"IT": it, "OTHER": other, "FOLDER": it.parent}
    try:
        code = command([str(paths.get(word, word)) for word in words.split()])
        assert (code, capsys.readouterr().err.count("\n")) == (2, 1)
    except SystemExit as ended:
        assert "not a saved proof" in str(ended.code)
    assert it.read_text(encoding="utf-8") == DRAWING
    assert {path.name for path in tmp_path.rglob("*")} == {"folder", "it.html", "other"}


@pytest.mark.parametrize(
    "text",
    [
        "notes",
        "notes\n",
        "1\n",
        '{"game": 0}\n',
        '{"game": 0, "puzzles": 1}\n',
        '{"game": 1, "puzzles": []}\nnotes',
    ],
)
def test_a_file_of_another_kind_is_no_journal(text: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidJournal, match=r"notes\.txt is no journal"):
        read_journal(path)
