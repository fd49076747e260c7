"""The files of the page's languages, as the build completes and packs them."""

import json
import re
from pathlib import Path

import pytest

from kropki.diagnostics import Kind
from tools.site.messages import PAGES, SEPARATOR, complete_messages, entries, fill_pages, pack_messages

ENGLISH = """### Words

## Moves
undo = Undo
    .title = Take back
# How many
count = { $count ->
    [one] one
   *[other] more
} dots
new = New

complete = yes
"""
SCREEN = """## Door
solved = Solved boards

## Screen
# Of a move
worth = Worth
"""
POLISH = """undo = Cofnij
    .title = Cofnij ruch
complete = yes
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder `web` with the words of the page and of a screen."""
    (tmp_path / "messages").mkdir()
    (tmp_path / "messages/en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "messages/pl.ftl").write_text(POLISH, encoding="utf-8")
    (tmp_path / "screens/solved").mkdir(parents=True)
    (tmp_path / "screens/solved/solved.en.ftl").write_text(SCREEN, encoding="utf-8")
    (tmp_path / "screens/doors.js").touch()
    return tmp_path


def test_a_file_is_divided_into_its_messages() -> None:
    found = entries(ENGLISH)
    assert list(found) == ["undo", "count", "new", "complete"]
    assert found["undo"] == "undo = Undo\n    .title = Take back\n"
    assert found["count"].endswith("} dots\n")


def test_what_is_not_translated_is_added_in_english_before_the_end(folder: Path) -> None:
    complete_messages(folder)
    polish = entries((folder / "messages/pl.ftl").read_text(encoding="utf-8"))
    assert list(polish) == ["undo", "count", "new", "solved", "complete"]
    assert polish["undo"] == entries(POLISH)["undo"]
    assert polish["new"] == "new = New\n"


def test_the_words_of_a_door_load_with_the_page_and_those_of_its_screen_later(folder: Path) -> None:
    polish = "## Door\nsolved = Rozwiązane plansze\n\n## Screen\nworth = Warte\n"
    (folder / "screens/solved/solved.pl.ftl").write_text(polish, encoding="utf-8")
    complete_messages(folder)
    for language, texts in (("en", ("Solved boards", "Worth")), ("pl", ("Rozwiązane plansze", "Warte"))):
        page, screen = (
            entries((folder / path).read_text(encoding="utf-8"))
            for path in (f"messages/{language}.ftl", f"screens/solved/solved.{language}.ftl")
        )
        assert page["solved"] == f"solved = {texts[0]}\n"
        assert list(screen) == ["worth", "complete"]
        assert screen["worth"] == f"worth = {texts[1]}\n"


def test_a_screen_without_words_in_a_language_has_them_in_english(folder: Path) -> None:
    complete_messages(folder)
    polish = entries((folder / "screens/solved/solved.pl.ftl").read_text(encoding="utf-8"))
    assert polish == {"worth": "worth = Worth\n", "complete": "complete = yes\n"}


def test_each_language_has_words_for_what_is_wrong_in_a_file() -> None:
    kinds = {kind.replace("/", "-") for kind in Kind} - {"record-modes-differ"}  # the page has a line for it
    for path in (Path(__file__).parents[1] / "web/messages").glob("*.ftl"):
        problem = entries(path.read_text(encoding="utf-8"))["problem"]
        named = set(re.findall(r"^    \[([\w-]+)\]", problem, re.MULTILINE))
        assert named == (set() if path.stem == "en" else kinds), path.name


def test_the_packed_languages_have_the_names_only_once(folder: Path) -> None:
    complete_messages(folder)
    packed = {file: _parts(content) for file, content in pack_messages(folder).items()}
    names = packed["web/messages/names"]
    assert names == ["undo", "count", "new", "solved", "complete"]
    assert packed["web/screens/solved/solved.names"] == ["worth", "complete"]
    assert packed["web/screens/solved/solved.pl.ftl"] == [" = Worth", " = yes"]
    for language in ("en", "pl"):
        texts = packed[f"web/messages/{language}.ftl"]
        whole = "".join(f"{name}{text}\n" for name, text in zip(names, texts, strict=True))
        assert list(entries(whole)) == names
        assert "Undo" not in whole or language == "en"


def test_the_packed_languages_have_one_byte_a_letter_and_escape_others(folder: Path) -> None:
    (folder / "messages/ru.ftl").write_text("undo = Назад ×\ncomplete = yes\n", encoding="utf-8")
    complete_messages(folder)
    packed = pack_messages(folder)["web/messages/ru.ftl"]
    assert packed.startswith(b"windows-1251\0")
    assert _parts(packed)[0] == ' = Назад {"\\U0000D7"}'


def _parts(packed: bytes) -> list[str]:
    """Return the parts of a packed text without its charset, as the page does."""
    charset = packed.split(b"\0", 1)[0].decode("ascii")
    return packed.decode(charset).split(SEPARATOR)[1:]


def test_pages_say_in_each_language_what_needs_no_script(folder: Path) -> None:
    site = folder.parent / "site"
    site.mkdir()
    web = folder.rename(site / "web")
    (web / "static").mkdir()
    words = "lost = Gone: `a<b`\nplay = Play\ndescription = Dots\n"
    (web / "static/static.en.ftl").write_text(words, encoding="utf-8")
    (web / "static/static.pl.ftl").write_text(words.replace("Play", "Zagraj"), encoding="utf-8")
    (web / "boot.js").write_text("const languages = ['en'];", encoding="utf-8")
    (web / "kropki.webmanifest").write_text('{"name": "Kropki"}', encoding="utf-8")
    for page in PAGES:
        (site / page).write_text('<p class="help" each-language>{lost} <a>{play}</a></p>\n', encoding="utf-8")
    fill_pages(site, site)
    gone = 'Gone: <code translate="no">a&lt;b</code>'
    assert (site / "404.html").read_text(encoding="utf-8") == (
        f'<p lang="en" class="help">{gone} <a>Play</a></p>\n'
        f'<p lang="pl" class="help">{gone} <a>Zagraj</a></p>\n'
    )
    assert (web / "boot.js").read_text(encoding="utf-8") == 'const languages = ["en", "pl"];'
    assert json.loads((web / "kropki.webmanifest").read_text(encoding="utf-8")) == {
        "name": "Kropki",
        "description": "Dots",
        "description_localized": {"pl": "Dots"},
    }
