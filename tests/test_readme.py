"""The examples of the documents are true, and docs/api.md names all that is public."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import kropki
from kropki.bot.board import BotBoard
from kropki.game.game import Game

ROOT = Path(__file__).parent.parent
API = ROOT / "docs/api.md"
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
TEXTS = {path: path.read_text(encoding="utf-8") for path in DOCUMENTS}
EXAMPLES = [path for path, text in TEXTS.items() if ">>> " in text]
PROGRAMS = [
    pytest.param(program, id=path.name)
    for path, text in TEXTS.items()
    for program in re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    if ">>> " not in program
]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_every_example_prints_what_it_says(path: Path) -> None:
    results = doctest.testfile(str(path), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("program", PROGRAMS)
def test_every_program_runs(program: str) -> None:
    names: dict[str, Any] = {}
    exec(program, names)
    if choose := names.get("choose"):
        board = BotBoard(Game(6, 6), 0)
        assert board.is_open(choose(board))


def test_the_document_names_all_that_is_public() -> None:
    rows = re.findall(r"^\| (`.*?) \|", API.read_text(encoding="utf-8"), re.MULTILINE)
    names = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(names) == sorted(kropki.__all__)
    assert all(hasattr(kropki, name) for name in names)
