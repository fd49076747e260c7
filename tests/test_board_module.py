"""The words that the build puts into the script of the board element."""

import json
import re
from pathlib import Path

import pytest

from tools.site.board import MODULE, board_words
from tools.site.messages import entries

ROOT = Path(__file__).parents[1]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    english = "a = A\nb =\n    .title = B\nc-one = 1 { d }\nc-two = 2\nd = D\ne = E\ncomplete = yes\n"
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    (tmp_path / "pl.ftl").write_text("a = Ą\nb =\n    .title = B { e }\ncomplete = tak\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("script", "names"),
    [
        ("m.text('a')", "a"),
        ("m.label(x(y), 'b', {values})", "b e"),
        ("m.text(t ? `a` : 'd')", "a d"),
        ("m.textOr(`c-${code}`, 'e')", "c-one c-two d e"),
        ("m.text(t ? `x-${x}` : `c-${code}`)", "c-one c-two d"),
        ("m.text('a'); 'd'", "a"),
    ],
)
def test_the_messages_that_a_script_asks_for_are_chosen(folder: Path, script: str, names: str) -> None:
    assert set(entries(board_words(script, folder)["en"])) == set(names.split())


def test_what_a_language_lacks_is_english(folder: Path) -> None:
    assert board_words("m.text('a') + m.text('d')", folder)["pl"] == "a = Ą\nd = D\n"


def test_a_board_has_words_for_all_that_it_says_and_no_others() -> None:
    module = (ROOT / "runtime" / MODULE).read_text(encoding="utf-8")
    found = re.search(r"WORDS = (.*);$", module, re.MULTILINE)
    assert found
    words = json.loads(found[1])
    assert set(words) == {"en", "pl", "ru", "uk", "cs", "de"}
    names = set(entries(words["en"]))
    told = {"game", "file", "origin", "python", "starting", "board", "menu", "first", "last"}
    assert {f"viewer-{name}" for name in told} <= names
    assert {"point", "player", "puzzles-aim", "puzzles-told", "refusal-move-occupied"} <= names
    assert not {"new", "complete", "refusal-page-friend-back"} & names
    for language, texts in words.items():
        assert set(entries(texts)) == names, language
